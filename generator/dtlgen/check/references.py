# SPDX-License-Identifier: BSD-3-Clause
"""Rules: every referenced name exists."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, circle_of, parameters, path, unknown
from dtlgen.derive.handle_kinds import families
from dtlgen.document.diagnostics import Problem
from dtlgen.document.schema import shown


def parameter_types_are_known(known: ApiIndex) -> Iterator[Problem]:
    types = known.types
    for function, parameter in parameters(known.api):
        item = parameter.type.removesuffix("[]")
        if item not in types:
            yield unknown(parameter.place, path(function, parameter, "type"), item, types)


def returned_types_are_known(known: ApiIndex) -> Iterator[Problem]:
    types = (*_values(known), "void")
    for function in known.api.functions():
        if function.returns.type not in types:
            yield unknown(function.place, f"{function.name}.returns", function.returns.type, types)


def callback_types_are_known(known: ApiIndex) -> Iterator[Problem]:
    types = _values(known)
    for callback in known.api.callbacks:
        for name, type in callback.params:
            if type not in types:
                yield unknown(callback.place, f"{callback.name}.{name}", type, types)
        if callback.returns not in (*types, "void"):
            yield unknown(callback.place, f"{callback.name}.returns", callback.returns, types)


def _values(known: ApiIndex) -> tuple[str, ...]:
    """Returns the types of values in C; a buffer is no value, since its length is another
    argument.
    """
    return tuple(type for type in known.types if type != "buffer")


def field_types_are_known(known: ApiIndex) -> Iterator[Problem]:
    types = (*_in_structs(known), *known.dtypes)
    for struct in known.api.structs:
        for field in struct.fields:
            if field.type not in types:
                yield unknown(field.place, f"{struct.name}.{field.name}", field.type, types)


def _in_structs(known: ApiIndex) -> tuple[str, ...]:
    """Returns the types of struct members; callbacks are declared after the structs that
    they take.
    """
    return tuple(type for type in _values(known) if not type.startswith("callback."))


def constants_have_a_scalar_type(known: ApiIndex) -> Iterator[Problem]:
    types = (*known.scalars, "int")
    for constant in known.api.constants:
        if constant.type not in types:
            yield unknown(constant.place, constant.name, constant.type, types)


def handle_parents_are_handles(known: ApiIndex) -> Iterator[Problem]:
    for handle in known.api.handles():
        if handle.parent and handle.parent not in known.handles:
            yield unknown(handle.place, f"{handle.name}.parent", handle.parent, known.handles)


def families_are_known(known: ApiIndex) -> Iterator[Problem]:
    names = families(known.api)
    for family in known.api.families:
        if family.parent and family.parent not in known.handles:
            yield unknown(family.place, f"{family.name}.parent", family.parent, known.handles)
        if family.name in known.handles:
            message = f"{family.name}: the name of a handle, too; expected another name"
            yield Problem(family.place, message)
    for handle in known.api.handles():
        if handle.family and handle.family not in names:
            yield unknown(handle.place, f"{handle.name}.family", handle.family, names)


def forms_are_known(known: ApiIndex) -> Iterator[Problem]:
    names = [form.name for form in known.api.forms]
    types = [f"handle.{name}" for name in known.handles]
    for form in known.api.forms:
        if form.type not in types:
            yield unknown(form.place, f"{form.name}.type", form.type, types)
    for function in known.api.functions():
        for name in function.forms:
            if name not in names:
                yield unknown(function.place, f"{function.name}.forms", name, names)


def answers_have_a_type(known: ApiIndex) -> Iterator[Problem]:
    """The result of a query is a number or a member of an enum."""
    types = ("int", *known.scalars, *(f"enum.{name}" for name in known.enums))
    asked = [(handle.name, handle.queries) for handle in known.api.handles()]
    asked += [(family.name, family.queries) for family in known.api.families]
    for name, queries in asked:
        for query in queries:
            if query.type not in types:
                yield unknown(query.place, f"{name}.{query.name}.type", query.type, types)


def parents_form_no_circle(known: ApiIndex) -> Iterator[Problem]:
    parents = {handle.name: (handle.parent,) for handle in known.api.handles()}
    for handle in known.api.handles():
        if circle := circle_of(handle.name, parents):
            message = f"{handle.name}.parent: {circle}; expected one that is made before it"
            yield Problem(handle.place, message)


def needs_form_no_circle(known: ApiIndex) -> Iterator[Problem]:
    needs = {feature.name: feature.needs for feature in known.api.features}
    for feature in known.api.features:
        if circle := circle_of(feature.name, needs):
            message = f"{feature.name}.needs: {circle}; expected what works without it"
            yield Problem(feature.place, message)


def functions_are_not_of_the_future(known: ApiIndex) -> Iterator[Problem]:
    version = known.api.version
    now = (version.major, version.minor, version.patch)
    for function in known.api.functions():
        if tuple(map(int, function.since.split("."))) > now:
            expected = f"expected at most {'.'.join(map(str, now))}, the version of api.yaml"
            yield Problem(function.place, f"{function.name}.since: {function.since}; {expected}")


def features_are_known(known: ApiIndex) -> Iterator[Problem]:
    names = [feature.name for feature in known.api.features]
    for feature in known.api.features:
        for needed in feature.needs:
            if needed not in names:
                yield unknown(feature.place, f"{feature.name}.needs", needed, names)
    for function in known.api.functions():
        if function.requires and function.requires not in names:
            yield unknown(function.place, f"{function.name}.requires", function.requires, names)


def statuses_are_known(known: ApiIndex) -> Iterator[Problem]:
    # Each status is reported once, although a default status applies to many conditions
    told = {"", *known.statuses}
    outcomes = known.api.outcomes
    for word, status in outcomes.named():
        if status not in told:
            told.add(status)
            yield unknown(outcomes.place, f"outcomes.{word}", status, known.statuses)
    for scalar in known.api.scalars:
        if scalar.refused not in told:
            told.add(scalar.refused)
            yield unknown(scalar.place, f"{scalar.name}.refused", scalar.refused, known.statuses)
    for function in known.api.functions():
        for status in function.fails:
            if status not in known.statuses:
                yield unknown(function.place, f"{function.name}.fails", status, known.statuses)
        conditions = [c for parameter in function.params for c in parameter.valid]
        for condition in (*conditions, *function.requirements):
            if condition.status not in told:
                where = f"{function.name}: status"
                yield unknown(condition.place, where, condition.status, known.statuses)


def categories_are_known(known: ApiIndex) -> Iterator[Problem]:
    names = [category.name for category in known.api.categories]
    for status in known.api.statuses:
        if status.category not in names:
            yield unknown(status.place, f"{status.name}.category", status.category, names)


def aliases_of_statuses_have_the_same_value(known: ApiIndex) -> Iterator[Problem]:
    for status in known.api.statuses:
        if not status.alias_of:
            continue
        other = known.statuses.get(status.alias_of)
        if other is None:
            yield unknown(status.place, f"{status.name}.alias", status.alias_of, known.statuses)
        elif other.value != status.value:
            message = (
                f"{status.name}.value: {status.value}; expected {other.value}, as {other.name}"
            )
            yield Problem(status.place, message)


def matched_arguments_are_parameters(known: ApiIndex) -> Iterator[Problem]:
    comparable = {*known.scalars, *known.dtypes, *known.enums, *known.structs, "int"}
    for function in known.api.functions():
        names = {parameter.name: parameter for parameter in function.params}
        for name in function.match:
            if name not in names:
                yield unknown(function.place, f"{function.name}.match", name, names)
            elif names[name].item not in comparable or names[name].dir != "in":
                where = f"{function.name}.match: {shown(name)}"
                message = f"{where}; expected an input number, enum or struct"
                yield Problem(function.place, message)


def operation_kinds_are_known(known: ApiIndex) -> Iterator[Problem]:
    kinds = sorted({dtype.kind for dtype in known.api.dtypes})
    for operation in known.api.operations:
        for kind in operation.kinds:
            if kind not in kinds:
                yield unknown(operation.place, f"{operation.name}.kinds", kind, kinds)


def pairs_are_made_of_dtypes(known: ApiIndex) -> Iterator[Problem]:
    for dtype in known.api.dtypes:
        if (dtype.pair is not None) != (dtype.kind == "pair"):
            message = f"{dtype.name}.pair: kind is {dtype.kind}; expected `pair` for kind pair only"
            yield Problem(dtype.place, message)
        for name in dtype.pair or ():
            if name not in known.dtypes:
                yield unknown(dtype.place, f"{dtype.name}.pair", name, known.dtypes)


def modules_hold_every_area_once(known: ApiIndex) -> Iterator[Problem]:
    areas = {area.name: area for area in known.api.areas}
    held = [area for _, names in known.api.fortran_modules for area in names]
    place = known.api.areas[0].place if known.api.areas else None
    for name in held:
        if name not in areas and place:
            yield unknown(place, "known.api.yaml: fortran_modules", name, areas)
    for name, area in areas.items():
        if held.count(name) != 1:
            message = f"{name}: in {held.count(name)} of fortran_modules; expected 1"
            yield Problem(area.place, message)


def answers_are_known(known: ApiIndex) -> Iterator[Problem]:
    """The generated answer of a function is a fact about its argument."""
    facts = {f"version.{fact}": "" for fact in ("major", "minor", "patch", "abi", "text")}
    facts |= {f"status.{fact}": "status" for fact in ("text", "doc", "category", "category_code")}
    facts |= {f"{name}.text": f"enum.{name}" for name in known.enums}
    facts |= {f"{name}.defaults": f"struct.{name}" for name in known.structs}
    facts |= {"dtype.size": "enum.dtype", "error.text": "char[], size"}
    facts |= {"error.status": "", "error.clear": ""}
    for function in known.api.functions():
        if function.answers not in ("", *facts):
            yield unknown(function.place, f"{function.name}.answers", function.answers, facts)
        elif function.answers:
            wanted = facts[function.answers]
            if ", ".join(parameter.type for parameter in function.params) != wanted:
                message = f"{function.name}.params: expected {wanted or 'none'}"
                yield Problem(function.place, f"{message}, since it answers {function.answers}")
