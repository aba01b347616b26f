# SPDX-License-Identifier: BSD-3-Clause
"""Rules: every referenced name exists."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, cycle_through, parameters, path, unknown_name
from dtlgen.derive.handle_kinds import families
from dtlgen.document.diagnostics import Problem
from dtlgen.document.schema import shown


def parameter_types_are_known(index: ApiIndex) -> Iterator[Problem]:
    types = index.types
    for function, parameter in parameters(index.api):
        item = parameter.type.removesuffix("[]")
        if item not in types:
            yield unknown_name(parameter.place, path(function, parameter, "type"), item, types)


def returned_types_are_known(index: ApiIndex) -> Iterator[Problem]:
    types = (*_values(index), "void")
    for function in index.api.functions():
        if function.returns.type not in types:
            yield unknown_name(
                function.place, f"{function.name}.returns", function.returns.type, types
            )


def callback_types_are_known(index: ApiIndex) -> Iterator[Problem]:
    types = _values(index)
    for callback in index.api.callbacks:
        for name, type in callback.params:
            if type not in types:
                yield unknown_name(callback.place, f"{callback.name}.{name}", type, types)
        if callback.returns not in (*types, "void"):
            yield unknown_name(callback.place, f"{callback.name}.returns", callback.returns, types)


def _values(index: ApiIndex) -> tuple[str, ...]:
    """Returns the types of values in C; a buffer is no value, since its length is another
    argument.
    """
    return tuple(type for type in index.types if type != "buffer")


def field_types_are_known(index: ApiIndex) -> Iterator[Problem]:
    types = (*_in_structs(index), *index.dtypes)
    for struct in index.api.structs:
        for field in struct.fields:
            if field.type not in types:
                yield unknown_name(field.place, f"{struct.name}.{field.name}", field.type, types)


def _in_structs(index: ApiIndex) -> tuple[str, ...]:
    """Returns the types of struct members; callbacks are declared after the structs that
    they take.
    """
    return tuple(type for type in _values(index) if not type.startswith("callback."))


def constants_have_a_scalar_type(index: ApiIndex) -> Iterator[Problem]:
    types = (*index.scalars, "int")
    for constant in index.api.constants:
        if constant.type not in types:
            yield unknown_name(constant.place, constant.name, constant.type, types)


def handle_parents_are_handles(index: ApiIndex) -> Iterator[Problem]:
    for handle in index.api.handles():
        if handle.parent and handle.parent not in index.handles:
            yield unknown_name(handle.place, f"{handle.name}.parent", handle.parent, index.handles)


def families_are_known(index: ApiIndex) -> Iterator[Problem]:
    names = families(index.api)
    for family in index.api.families:
        if family.parent and family.parent not in index.handles:
            yield unknown_name(family.place, f"{family.name}.parent", family.parent, index.handles)
        if family.name in index.handles:
            message = f"{family.name}: the name of a handle, too; expected another name"
            yield Problem(family.place, message)
    for handle in index.api.handles():
        if handle.family and handle.family not in names:
            yield unknown_name(handle.place, f"{handle.name}.family", handle.family, names)


def forms_are_known(index: ApiIndex) -> Iterator[Problem]:
    names = [form.name for form in index.api.forms]
    types = [f"handle.{name}" for name in index.handles]
    for form in index.api.forms:
        if form.type not in types:
            yield unknown_name(form.place, f"{form.name}.type", form.type, types)
    for function in index.api.functions():
        for name in function.forms:
            if name not in names:
                yield unknown_name(function.place, f"{function.name}.forms", name, names)


def answers_have_a_type(index: ApiIndex) -> Iterator[Problem]:
    """The result of a query is a number or a member of an enum."""
    types = ("int", *index.scalars, *(f"enum.{name}" for name in index.enums))
    owners = [(handle.name, handle.queries) for handle in index.api.handles()]
    owners += [(family.name, family.queries) for family in index.api.families]
    for name, queries in owners:
        for query in queries:
            if query.type not in types:
                yield unknown_name(query.place, f"{name}.{query.name}.type", query.type, types)


def parents_form_no_circle(index: ApiIndex) -> Iterator[Problem]:
    parents = {handle.name: (handle.parent,) for handle in index.api.handles()}
    for handle in index.api.handles():
        if circle := cycle_through(handle.name, parents):
            message = f"{handle.name}.parent: {circle}; expected one that is made before it"
            yield Problem(handle.place, message)


def needs_form_no_circle(index: ApiIndex) -> Iterator[Problem]:
    needs = {feature.name: feature.needs for feature in index.api.features}
    for feature in index.api.features:
        if circle := cycle_through(feature.name, needs):
            message = f"{feature.name}.needs: {circle}; expected what works without it"
            yield Problem(feature.place, message)


def functions_are_not_of_the_future(index: ApiIndex) -> Iterator[Problem]:
    version = index.api.version
    now = (version.major, version.minor, version.patch)
    for function in index.api.functions():
        if tuple(map(int, function.since.split("."))) > now:
            expected = f"expected at most {'.'.join(map(str, now))}, the version of api.yaml"
            yield Problem(function.place, f"{function.name}.since: {function.since}; {expected}")


def features_are_known(index: ApiIndex) -> Iterator[Problem]:
    names = [feature.name for feature in index.api.features]
    for feature in index.api.features:
        for needed in feature.needs:
            if needed not in names:
                yield unknown_name(feature.place, f"{feature.name}.needs", needed, names)
    for function in index.api.functions():
        if function.requires and function.requires not in names:
            yield unknown_name(
                function.place, f"{function.name}.requires", function.requires, names
            )


def statuses_are_known(index: ApiIndex) -> Iterator[Problem]:
    # Each status is reported once, although a default status applies to many conditions
    reported = {"", *index.statuses}
    outcomes = index.api.outcomes
    for word, status in outcomes.named():
        if status not in reported:
            reported.add(status)
            yield unknown_name(outcomes.place, f"outcomes.{word}", status, index.statuses)
    for scalar in index.api.scalars:
        if scalar.refused not in reported:
            reported.add(scalar.refused)
            yield unknown_name(
                scalar.place, f"{scalar.name}.refused", scalar.refused, index.statuses
            )
    for function in index.api.functions():
        for status in function.fails:
            if status not in index.statuses:
                yield unknown_name(function.place, f"{function.name}.fails", status, index.statuses)
        conditions = [c for parameter in function.params for c in parameter.valid]
        for condition in (*conditions, *function.requirements):
            if condition.status not in reported:
                where = f"{function.name}: status"
                yield unknown_name(condition.place, where, condition.status, index.statuses)


def categories_are_known(index: ApiIndex) -> Iterator[Problem]:
    names = [category.name for category in index.api.categories]
    for status in index.api.statuses:
        if status.category not in names:
            yield unknown_name(status.place, f"{status.name}.category", status.category, names)


def aliases_of_statuses_have_the_same_value(index: ApiIndex) -> Iterator[Problem]:
    for status in index.api.statuses:
        if not status.alias_of:
            continue
        other = index.statuses.get(status.alias_of)
        if other is None:
            yield unknown_name(
                status.place, f"{status.name}.alias", status.alias_of, index.statuses
            )
        elif other.value != status.value:
            message = (
                f"{status.name}.value: {status.value}; expected {other.value}, as {other.name}"
            )
            yield Problem(status.place, message)


def matched_arguments_are_parameters(index: ApiIndex) -> Iterator[Problem]:
    comparable = {*index.scalars, *index.dtypes, *index.enums, *index.structs, "int"}
    for function in index.api.functions():
        names = {parameter.name: parameter for parameter in function.params}
        for name in function.match:
            if name not in names:
                yield unknown_name(function.place, f"{function.name}.match", name, names)
            elif names[name].item not in comparable or names[name].dir != "in":
                where = f"{function.name}.match: {shown(name)}"
                message = f"{where}; expected an input number, enum or struct"
                yield Problem(function.place, message)


def operation_kinds_are_known(index: ApiIndex) -> Iterator[Problem]:
    kinds = sorted({dtype.kind for dtype in index.api.dtypes})
    for operation in index.api.operations:
        for kind in operation.kinds:
            if kind not in kinds:
                yield unknown_name(operation.place, f"{operation.name}.kinds", kind, kinds)


def pairs_are_made_of_dtypes(index: ApiIndex) -> Iterator[Problem]:
    for dtype in index.api.dtypes:
        if (dtype.pair is not None) != (dtype.kind == "pair"):
            message = f"{dtype.name}.pair: kind is {dtype.kind}; expected `pair` for kind pair only"
            yield Problem(dtype.place, message)
        for name in dtype.pair or ():
            if name not in index.dtypes:
                yield unknown_name(dtype.place, f"{dtype.name}.pair", name, index.dtypes)


def modules_hold_every_area_once(index: ApiIndex) -> Iterator[Problem]:
    areas = {area.name: area for area in index.api.areas}
    held = [area for _, names in index.api.fortran_modules for area in names]
    place = index.api.areas[0].place if index.api.areas else None
    for name in held:
        if name not in areas and place:
            yield unknown_name(place, "known.api.yaml: fortran_modules", name, areas)
    for name, area in areas.items():
        if held.count(name) != 1:
            message = f"{name}: in {held.count(name)} of fortran_modules; expected 1"
            yield Problem(area.place, message)


def answers_are_known(index: ApiIndex) -> Iterator[Problem]:
    """The generated answer of a function is a fact about its argument."""
    facts = {f"version.{fact}": "" for fact in ("major", "minor", "patch", "abi", "text")}
    facts |= {f"status.{fact}": "status" for fact in ("text", "doc", "category", "category_code")}
    facts |= {f"{name}.text": f"enum.{name}" for name in index.enums}
    facts |= {f"{name}.defaults": f"struct.{name}" for name in index.structs}
    facts |= {"dtype.size": "enum.dtype", "error.text": "char[], size"}
    facts |= {"error.status": "", "error.clear": ""}
    for function in index.api.functions():
        if function.answers not in ("", *facts):
            yield unknown_name(function.place, f"{function.name}.answers", function.answers, facts)
        elif function.answers:
            wanted = facts[function.answers]
            if ", ".join(parameter.type for parameter in function.params) != wanted:
                message = f"{function.name}.params: expected {wanted or 'none'}"
                yield Problem(function.place, f"{message}, since it answers {function.answers}")
