# SPDX-License-Identifier: BSD-3-Clause
"""Rules: Python functions call existing C functions with matching arguments and defaults."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from dtlgen.check.api_index import ApiIndex, unknown_name
from dtlgen.derive.python_calls import (
    Argument,
    PythonCall,
    argument_mapping,
    entries,
    is_read_by_object,
    python_calls,
    python_type,
    signature,
)
from dtlgen.document.diagnostics import Problem
from dtlgen.document.python_signature import parsed
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Parameter

INDEX = "int | tuple[int, ...]"  # type of the index argument of objects with several dimensions


def calls_name_a_function(index: ApiIndex) -> Iterator[Problem]:
    for _, owner, entry in entries(index.api):
        if entry.calls and entry.calls not in index.functions:
            where = f"{owner.name}.{entry.name}" if owner else entry.name
            yield unknown_name(entry.place, f"{where}.calls", entry.calls, index.functions)


def older_names_are_arguments(index: ApiIndex) -> Iterator[Problem]:
    for _, _, entry in entries(index.api):
        if entry.older and parsed(entry.general):
            names = [each.name for each in signature(entry.general).arguments]
            for name in (each for pair in entry.older for each in pair):
                if name not in names:
                    yield unknown_name(entry.place, f"{entry.name}.older", name, names)


def calls_have_a_signature(index: ApiIndex) -> Iterator[Problem]:
    """A generated function takes its arguments from the signature."""
    for call in python_calls(index.api):
        if (call.is_made or call.has_forms) and not call.entry.general:
            message = f"{call.where}: no signature; expected (parameters) -> type"
            yield Problem(call.entry.place, f"{message}, since it calls {call.function.c_name}")


def calls_fit_the_function(index: ApiIndex) -> Iterator[Problem]:
    """Every argument belongs to a parameter, and every parameter has a source that C accepts."""
    for call in filter(lambda call: call.is_made, _readable(index)):
        found, place = argument_mapping(call), call.entry.place
        where, c = f"{call.where}.calls", call.function.c_name
        names = [parameter.name for parameter in found.missing]
        for argument in found.unused:
            message = f"{where}: {c} has no {shown(argument.name)}; expected"
            wanted = nearest(argument.name, names) if names else "no such argument"
            yield Problem(place, f"{message} {wanted}")
        for parameter in found.missing[len(found.unused) :]:
            message = f"{where}: {shown(parameter.name)} of {c} gets nothing; expected"
            yield Problem(place, f"{message} an argument of that name")
        for parameter in call.function.params:
            if parameter.name in found.arguments:
                yield from _type_problem(call, parameter, found.arguments[parameter.name])


def _type_problem(call: PythonCall, parameter: Parameter, argument: Argument) -> Iterator[Problem]:
    if argument.name == "self":
        return
    wanted = python_type(call, parameter)
    if is_read_by_object(call, parameter) and argument.type == INDEX:
        return
    if parameter.group == "enum" and argument.type == "int":
        return
    where = f"{call.where}.calls: {shown(parameter.name)} of {call.function.c_name}"
    if not wanted:
        message = f"{where} is {parameter.type}; expected what has a form in Python"
        yield Problem(call.entry.place, message)
    elif not (_is_array(parameter, argument) or argument.type.endswith(wanted)):
        message = f"{where} gets {argument.type}; expected {wanted}"
        yield Problem(call.entry.place, message)


def _is_array(parameter: Parameter, argument: Argument) -> bool:
    """Returns whether an array argument supplies a buffer parameter."""
    return parameter.type == "buffer" and argument.is_array


def defaults_are_those_of_c(index: ApiIndex) -> Iterator[Problem]:
    for call in _readable(index):
        parameters = {p.name: p for p in call.function.params if p.default}
        for argument in signature(call.entry.general).arguments:
            parameter = parameters.get(argument.name)
            if parameter is None or argument.default in ("", "None"):
                continue
            if _value(index, argument.default) != _c_value(index, parameter.default):
                message = (
                    f"{call.where}.signature: {argument.name} is {argument.default} by default"
                )
                wanted = f"expected {parameter.default}, as {call.function.c_name} has it"
                yield Problem(call.entry.place, f"{message}; {wanted}")


def _readable(index: ApiIndex) -> Iterator[PythonCall]:
    """Returns the Python calls whose signature can be parsed."""
    return (call for call in python_calls(index.api) if parsed(call.entry.general))


def _c_value(index: ApiIndex, default: str) -> object:
    """Returns the value of a C default: that of the enum member, constant or literal."""
    if default in index.enum_values:
        return index.enum_values[default][1].value
    return index.constants[default].value if default in index.constants else _literal(default)


def _value(index: ApiIndex, default: str) -> object:
    """Returns the number that C uses for a Python default."""
    owner, _, member = default.partition(".")
    for area in index.api.areas:
        for cls in area.python_classes:
            for each in cls.members:
                if (cls.name, each.name) == (owner, member):
                    return _c_value(index, each.value)
    value = _literal(default)
    operations = {operation.name: operation.value for operation in index.api.operations}
    return operations.get(value, value) if isinstance(value, str) else value


def _literal(source: str) -> object:
    """Returns the value of a Python literal, or the source text if it is none."""
    try:
        return ast.literal_eval(source)
    except ValueError:
        return source
