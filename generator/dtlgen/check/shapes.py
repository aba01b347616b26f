# SPDX-License-Identifier: BSD-3-Clause
"""Rules: handles, buffers and results are specified completely and consistently."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from dtlgen.check.api_index import ApiIndex, parameters, path, unknown_name
from dtlgen.derive.handle_kinds import families
from dtlgen.document.diagnostics import Problem
from dtlgen.document.expression import Number
from dtlgen.document.schema import shown
from dtlgen.model.api import Family, Function, Handle, Parameter
from dtlgen.model.waiting import without_sentence

WAITING = re.compile(r"\b(Collective|Local)[.:;,](?=\s|$)")
INTEGERS = ("int", "size", "rank", "index", "tag", "status")
NULLS = ("pointer", "const pointer", "buffer")
ADDRESSES = (*NULLS, "string", "argv")


def created_handles_can_be_freed(index: ApiIndex) -> Iterator[Problem]:
    created = {p.item for _, p in parameters(index.api) if p.group == "handle" and p.dir == "out"}
    for handle in index.api.handles():
        if handle.name in created and not handle.free:
            message = f"{handle.name}: no free; expected the function which closes what is created"
            yield Problem(handle.place, message)


def free_functions_take_their_handle(index: ApiIndex) -> Iterator[Problem]:
    for handle in index.api.handles():
        if not handle.free:
            continue
        function = index.functions.get(handle.free)
        if function is None:
            yield unknown_name(handle.place, f"{handle.name}.free", handle.free, index.functions)
        elif not _is_free(function, handle):
            message = (
                f"{function.name}: frees {handle.name}; expected returns: void and one parameter "
                f"{{type: handle.{handle.name}, nullable: true}}"
            )
            yield Problem(function.place, message)
        elif function.collective != handle.collective_free:
            message = f"{function.name}.collective: expected {str(handle.collective_free).lower()}"
            yield Problem(function.place, f"{message}, as collective_free of {handle.name}")


def _is_free(function: Function, handle: Handle) -> bool:
    """Returns whether the function has the form of a free function of the handle kind."""
    if not function.returns.is_void or len(function.params) != 1:
        return False
    parameter = function.params[0]
    return (
        parameter.type == f"handle.{handle.name}"
        and parameter.dir == "in"
        and parameter.nullable is True
    )


def buffers_have_elements_and_length(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.type != "buffer":
            continue
        for key, value in (("elem", parameter.elem), ("len", parameter.len)):
            if value is None:
                message = (
                    f"{path(function, parameter)}: no {key}; expected one, since it is a buffer"
                )
                yield Problem(parameter.place, message)


def arrays_have_a_length(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.array and parameter.len is None:
            message = f"{path(function, parameter)}: no len; expected one, since it is an array"
            yield Problem(parameter.place, message)


def only_memory_has_elements_and_length(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        has_length = parameter.array or parameter.type in ("buffer", "string")
        if parameter.elem is not None and parameter.type != "buffer":
            message = f"{path(function, parameter, 'elem')}: expected none but for a buffer"
            yield Problem(parameter.place, message)
        if parameter.len is not None and not has_length:
            message = (
                f"{path(function, parameter, 'len')}: expected none but for a buffer or an array"
            )
            yield Problem(parameter.place, message)


def lengths_are_no_negative_numbers(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        match parameter.len:
            case Number(value) if value < 0:
                message = f"{path(function, parameter, 'len')}: {value}; expected at least 0"
                yield Problem(parameter.place, message)


def structs_alone_pass_by_value(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.by_value and (parameter.group != "struct" or parameter.dir != "in"):
            message = f"{path(function, parameter, 'by')}: expected an input of a struct type"
            yield Problem(parameter.place, message)


def only_addresses_may_be_null(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.nullable is False:
            continue
        is_made = parameter.group == "handle" and parameter.dir == "out" and not parameter.array
        if is_made or (parameter.dir == "in" and not _is_address(parameter)):
            reason = "it is a handle that is made" if is_made else "it is a value"
            message = f"{path(function, parameter, 'nullable')}: expected none, since {reason}"
            yield Problem(parameter.place, message)


def _is_address(parameter: Parameter) -> bool:
    """Returns True if the argument is an address or a handle, so that it can be NULL."""
    is_struct = parameter.group == "struct" and not parameter.by_value
    has_one = parameter.type in ADDRESSES or parameter.group in ("handle", "callback")
    return parameter.array or is_struct or has_one


def only_memory_is_retained(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.retains and (not _is_address(parameter) or parameter.group == "handle"):
            message = f"{path(function, parameter, 'retains')}: expected none but for memory"
            yield Problem(parameter.place, message)


def only_handles_that_go_in_release(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        is_one = parameter.group == "handle" and parameter.dir == "in" and not parameter.array
        if parameter.releases and not (is_one and function.returns.is_status):
            message = f"{path(function, parameter, 'releases')}: expected none but for a handle"
            words = "that goes into a function with a status"
            yield Problem(parameter.place, f"{message} {words}")


def handles_are_taken_or_made(index: ApiIndex) -> Iterator[Problem]:
    """Callers are not notified if a handle is replaced, so the original object would never be
    closed.
    """
    for function, parameter in parameters(index.api):
        if parameter.group == "handle" and parameter.dir == "inout" and not parameter.array:
            message = f"{path(function, parameter, 'dir')}: inout; expected in or out for a handle"
            yield Problem(parameter.place, message)


def only_handles_that_go_in_are_closed(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.closes and (parameter.group != "handle" or parameter.dir == "out"):
            message = f"{path(function, parameter, 'closes')}: expected none but for a handle"
            yield Problem(parameter.place, f"{message} that goes in")


def callbacks_go_in(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if parameter.group == "callback" and parameter.dir != "in":
            message = f"{path(function, parameter, 'dir')}: {parameter.dir}; expected in"
            yield Problem(parameter.place, f"{message} for a callback")


def implementations_have_one_signature(index: ApiIndex) -> Iterator[Problem]:
    """Functions of several handles may share an implementation that takes their common object."""
    first: dict[str, tuple[Function, tuple[str, ...]]] = {}
    for function in index.api.functions():
        parameter_types = _signature(index, function)
        own, signature = first.setdefault(function.impl, (function, parameter_types))
        if signature != parameter_types:
            message = f"{function.name}.impl: {shown(function.impl)} takes what {own.name} is given"
            yield Problem(function.place, f"{message}; expected another")


def _signature(index: ApiIndex, function: Function) -> tuple[str, ...]:
    handles: dict[str, Handle | Family] = {**families(index.api), **index.handles}
    objects = ((handles.get(each.item), each) for each in function.params)
    parameter_types = (
        f"{each.dir} {found.struct if found else each.type} {each.array}" for found, each in objects
    )
    return function.returns.type, *parameter_types


def aliases_are_buffers_of_the_other_direction(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        if not parameter.alias:
            continue
        where = path(function, parameter, "alias")
        others = {p.name: p for p in function.params if p.type == "buffer" and p is not parameter}
        other = others.get(parameter.alias)
        if other is None:
            yield unknown_name(parameter.place, where, parameter.alias, others)
        elif "in" in (parameter.dir, other.dir) and parameter.dir == other.dir:
            yield Problem(
                parameter.place, f"{where}: both are inputs; expected one which is written"
            )
        elif other.alias not in ("", parameter.name):
            message = (
                f"{where}: {shown(other.name)} says {shown(other.alias)}; expected the same pair"
            )
            yield Problem(parameter.place, message)


def retained_buffers_belong_to_a_request(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        where = path(function, parameter, "retains")
        handles = [p.name for p in function.params if p.group == "handle"]
        if parameter.holder and parameter.holder not in handles:
            yield unknown_name(parameter.place, where, parameter.holder, handles)
        elif parameter.retains and not parameter.holder and not function.creates:
            message = f"{where}: the function creates no handle"
            yield Problem(parameter.place, f"{message}; expected one that holds the buffer")


def started_operations_say_what_they_retain(index: ApiIndex) -> Iterator[Problem]:
    """The caller must know how long a started operation uses its memory."""
    started = {form.type for form in index.api.forms}
    started |= {f"handle.{handle.name}" for handle in index.api.handles() if handle.started}
    for function in index.api.functions():
        if not any(made.type in started for made in function.creates):
            continue
        for parameter in function.params:
            is_filled = parameter.array and parameter.dir != "in" and parameter.group != "handle"
            if (parameter.type == "buffer" or is_filled) and not parameter.says_retains:
                message = f"{path(function, parameter)}: no retains; expected true or false"
                handle = next(made for made in function.creates if made.type in started)
                words = f"since {shown(handle.name)} outlives the call"
                yield Problem(parameter.place, f"{message}, {words}")


def families_are_inputs(index: ApiIndex) -> Iterator[Problem]:
    """An output, and the elements of an array, have one kind."""
    for function, parameter in parameters(index.api):
        family = parameter.item if parameter.group == "handle" else ""
        if family in families(index.api) and (parameter.array or parameter.dir != "in"):
            kind = next((h.name for h in index.api.handles() if h.family == family), "NAME")
            message = f"{path(function, parameter, 'type')}: any {family}; expected one kind"
            yield Problem(parameter.place, f"{message}, as handle.{kind}")


def arrays_are_of_values(index: ApiIndex) -> Iterator[Problem]:
    for function, parameter in parameters(index.api):
        is_many = parameter.group == "callback" or parameter.item in ("buffer", "argv")
        if parameter.array and is_many:
            message = f"{path(function, parameter, 'type')}: {shown(parameter.type)}; expected"
            yield Problem(parameter.place, f"{message} {parameter.type[:-2]} without []")


def collectives_return_a_status(index: ApiIndex) -> Iterator[Problem]:
    """A rank that cannot enter the call must be able to report this to the other ranks."""
    frees = {handle.free for handle in index.api.handles()}
    for function in index.api.functions():
        if not function.collective or function.planned or function.name in frees:
            continue
        if not function.returns.is_status:
            message = f"{function.name}.returns: {function.returns.type}; expected status"
            yield Problem(function.place, f"{message}, since it is collective")
        for parameter in function.params:
            if parameter.array and parameter.group == "handle":
                message = f"{path(function, parameter, 'type')}: {shown(parameter.type)}; expected"
                words = "no array of handles in a collective function"
                yield Problem(parameter.place, f"{message} {words}")


def collectives_are_observed(index: ApiIndex) -> Iterator[Problem]:
    """The ranks agree in the runtime's call observer; the generated observer supports one process
    only.
    """
    if index.api.is_observed:
        return
    first = next((each for each in index.api.functions() if each.collective), None)
    if first is not None:
        names = index.api.names
        place = f"{names.own('call_agree')}() in {names.c('conditions.h')}"
        message = f"{first.name}.collective: expected observe: runtime in spec/api.yaml, and"
        yield Problem(first.place, f"{message} {place}, which lets ranks agree")


def errors_have_the_type_of_the_result(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        type, on_error = function.returns.type, function.returns.on_error
        if not on_error and (function.returns.is_void or function.returns.is_status):
            continue
        wanted = _expected_on_error(type, on_error, index)
        if wanted:
            message = f"{function.name}.returns.on_error: {shown(on_error)}; expected {wanted}"
            yield Problem(function.place, message)


def _expected_on_error(type: str, on_error: str, index: ApiIndex) -> str:
    """Returns the expected form of on_error for a result of this type, or "" if it is valid."""
    group = type.partition(".")[0]
    if type == "string":
        return "" if on_error.replace("_", "").isalnum() else "a word, such as unknown"
    if type == "void":
        return "none, since nothing is returned"
    if type in NULLS or group in ("handle", "callback"):
        return "" if on_error == "NULL" else "NULL"
    if group == "struct":
        return "" if on_error == "zero" else "zero"
    return _expected_number(type, on_error, index)


def _expected_number(type: str, on_error: str, index: ApiIndex) -> str:
    """Like `_expected_on_error` for numbers; the value for an enum need not be a member."""
    constant = index.constants.get(on_error)
    if constant is not None:
        return "" if constant.type == type else f"a constant of type {type}"
    if not on_error.removeprefix("-").isdigit():
        return "an integer or a constant"
    if type == "size" and int(on_error) < 0:
        return "an integer >= 0 or a constant"
    limits = index.limits("int" if type.startswith("enum.") else type)
    if limits is None or limits[0] <= int(on_error) <= limits[1]:
        return ""
    return f"an integer from {limits[0]} to {limits[1]}"


def only_collective_functions_match(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        if function.match and not function.collective:
            message = f"{function.name}.match: expected collective: true beside it"
            yield Problem(function.place, message)


def only_collective_functions_agree(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        if function.agrees and not (function.collective and function.blocking):
            message = f"{function.name}.agrees: expected a collective function that waits"
            yield Problem(function.place, message)


def functions_that_wait_name_the_ranks(index: ApiIndex) -> Iterator[Problem]:
    for function in index.api.functions():
        if function.collective and function.waits_for:
            message = f"{function.name}.waits_for: expected none beside collective: true"
            yield Problem(function.place, message)
        elif function.blocking and not function.collective and not function.waits_for:
            message = f"{function.name}.waits_for: expected the ranks that blocking: true waits for"
            yield Problem(function.place, message)


def texts_leave_waiting_to_facts(index: ApiIndex) -> Iterator[Problem]:
    """This sentence is generated from `collective` and `waits_for`."""
    areas = index.api.areas
    members = chain.from_iterable(
        (*(each for cls in area.python_classes for each in cls.members), *area.python_functions)
        for area in areas
    )
    found = (
        *((each.name, each.doc, each.place) for each in index.api.functions()),
        *((each.name, each.doc, each.place) for each in members),
    )
    for name, doc, place in found:
        listed = WAITING.search(without_sentence(doc))
        if listed:
            message = f"{name}.doc: has {listed[0]}; expected collective or waits_for instead"
            yield Problem(place, message)


def forms_are_of_collectives_on_buffers(index: ApiIndex) -> Iterator[Problem]:
    """Other forms retain arguments until completion, so these must be memory of the caller."""
    for function in index.api.functions():
        if not function.forms:
            continue
        where = f"{function.name}.forms"
        if not function.collective or not function.returns.is_status:
            yield Problem(function.place, f"{where}: expected a collective function with a status")
        for parameter in function.params:
            if parameter.dir != "in" and parameter.type != "buffer":
                message = f"{where}: {shown(parameter.name)} is written; expected buffers alone"
                yield Problem(parameter.place, message)


def rules_of_a_function_differ(index: ApiIndex) -> Iterator[Problem]:
    """The stable id, made of function, argument and rule, identifies one condition."""
    for function in index.api.functions():
        seen: set[tuple[str, str]] = set()
        named = [(p.name, c) for p in function.params for c in p.valid]
        for name, condition in (*named, *(("", c) for c in function.requirements)):
            if (name, condition.rule) in seen:
                where = f"{function.name}.{name}" if name else function.name
                message = (
                    f"{where}: rule {shown(condition.rule)} stands twice; expected distinct rules"
                )
                yield Problem(condition.place, message)
            seen.add((name, condition.rule))
