# SPDX-License-Identifier: BSD-3-Clause
"""Facts of a call for observers: argument values, bytes, arguments to record, buffers."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.c_types import Spelling
from dtlgen.derive.handle_kinds import releasing_kinds
from dtlgen.document.record import record
from dtlgen.emit.c.checks import LONGEST, span
from dtlgen.emit.c.expression import Scope, condition, object_name, scope
from dtlgen.emit.c.implementation import call_constant, shown
from dtlgen.emit.c.replay import form
from dtlgen.emit.layout import under
from dtlgen.model.api import Api, Function, Parameter

BUFFER_FORMS = "rws"  # record.h: memory that is read or written, and strings


@record
class Observed:
    """The observed path of a stub, a separate function, because it takes the addresses of variables
    that otherwise stay in registers. `gives` is true if it returns a value. If the stub does not
    check for device memory (`memory_check`), this function does, and `when` is also true if devices
    are in use.
    """

    when: str
    memory_check: tuple[str, ...]
    head: str
    parameters: tuple[str, ...]
    name: str
    arguments: tuple[str, ...]
    gives: bool


def observed_path(c: Spelling, function: Function, memory_check: tuple[str, ...]) -> Observed:
    inputs = [each for each in function.params if each.group == "handle" and each.dir == "in"]
    name = f"{function.name}_observed"
    objects = [f"{c.object(each)}{object_name(each)}" for each in inputs]
    observed, devices = c.names.own("observed"), c.names.own("devices_in_use")
    return Observed(
        when=f"{observed} | {devices}" if memory_check else observed,
        memory_check=memory_check,
        head=c.declared(function.returns.type, name),
        parameters=(*map(c.parameter, function.params), *objects) or ("void",),
        name=name,
        arguments=(*(each.name for each in function.params), *map(object_name, inputs)),
        gives=not function.returns.is_void,
    )


def moves(api: Api, c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the call and the numbers of bytes of the buffers that it reads and writes."""
    inside = scope(api, c, function)
    buffers = [each for each in function.buffers if each.len]
    read = [_moved(each, inside) for each in buffers if each.dir != "out"]
    written = [_moved(each, inside) for each in buffers if each.dir != "in"]
    return (call_constant(function), _total(c, read), _total(c, written)) if buffers else ()


def _moved(buffer: Parameter, inside: Scope) -> str:
    """Returns the size of the buffer; 0 on ranks on which it is not significant."""
    where = [condition(buffer.at, inside).within(2)] if buffer.at else []
    where += [f"{buffer.name} != NULL"] if buffer.nullable else []
    bytes = span(buffer, inside)
    return f"{' && '.join(where)} ? {bytes} : 0" if where else bytes


def recorded(api: Api, c: Spelling, function: Function) -> Iterator[str]:
    """Yields the arguments of the call in the forms of the support's record.h."""
    inside = scope(api, c, function)
    for each in function.params:
        begin = f"'{form(each)}', {_recorded_at(each)}, "
        yield begin + under(_recorded_bytes(each, inside), 17 + len(begin), "},")


def _recorded_at(parameter: Parameter) -> str:
    """Returns the C address from which the argument is recorded."""
    return f"{'&' * (form(parameter) in 'nhfp')}{parameter.name}"


def _recorded_bytes(parameter: Parameter, inside: Scope) -> str:
    """Returns the C expression for the number of recorded bytes."""
    size = f"sizeof {'*' * (form(parameter) not in 'nhfp')}{parameter.name}"
    if parameter.type == "buffer":
        return _moved(parameter, inside) if parameter.len else "0"
    if parameter.array and parameter.len:
        return f"{inside.length(parameter)} * {size}"
    return size


def memory(api: Api, c: Spelling, function: Function) -> tuple[str, ...]:
    """Returns the call and its buffers, if some handles of the API retain buffers."""
    retained = [each for each in function.params if form(each) in BUFFER_FORMS]
    if not retained or not releasing_kinds(api):
        return ()
    return (call_constant(function), *_blocks(scope(api, c, function), retained))


def kept(api: Api, c: Spelling, function: Function) -> Iterator[tuple[str, ...]]:
    """Yields the buffers that the operation started by the call retains until it is released."""
    retained = [each for each in function.params if each.retains and form(each) in BUFFER_FORMS]
    made = [each for each in function.creates if each.item in releasing_kinds(api)]
    if retained and made and not function.planned:
        blocks = _blocks(scope(api, c, function), retained)
        yield (call_constant(function), f"*{made[0].name}", *blocks)


def _blocks(inside: Scope, retained: list[Parameter]) -> tuple[str, str]:
    """Returns the C array of the memory ranges that the call retains, and their number."""
    blocks = (
        f"{{{each.name}, {_buffer_bytes(each, inside)}, {str(each.dir != 'in').lower()}}}"
        for each in retained
    )
    return f"(const struct memory_range[]){{{', '.join(blocks)}}}", str(len(retained))


def _buffer_bytes(parameter: Parameter, inside: Scope) -> str:
    if form(parameter) != "s":
        return _recorded_bytes(parameter, inside)
    bytes = f"__builtin_strlen({parameter.name}) + 1"
    return f"{parameter.name} == NULL ? 0 : {bytes}" if parameter.nullable else bytes


def _total(c: Spelling, sizes: list[str]) -> str:
    """Returns the C expression for the sum of the sizes; 0 for none."""
    total, *others = sizes or ["0"]
    for each in others:
        total = f"{c.names.own('plus')}({total}, {each})"
    return under(total, 12, ");")


def argument_values(api: Api, c: Spelling, function: Function) -> tuple[str, str]:
    inside = scope(api, c, function)
    names = shown(c, function)
    if not names:
        return "NULL", "0"
    values = [_digest(inside, inside.parameters[name]) for name in names]
    listed = ", ".join(values)
    if len(listed) > LONGEST - len("(const int64_t[]){"):
        listed = "".join(f"\n                {value}," for value in values).rstrip(",")
    return f"(const int64_t[]){{{listed}}}", str(len(names))


def _digest(inside: Scope, parameter: Parameter) -> str:
    """Returns a number for an argument: the digest of an array, or the first handle of an array."""
    if parameter.group == "handle":
        if not parameter.array:
            return f"(intptr_t){parameter.name}"
        return f"{inside.length(parameter)} == 0 ? 0 : (intptr_t){parameter.name}[0]"
    if parameter.array:
        bytes = f"{inside.length(parameter)} * sizeof *{parameter.name}"
        return f"{inside.own('digest')}({parameter.name}, {bytes})"
    if parameter.group == "struct":
        digest = inside.own(f"{parameter.item}_digest")
        return f"{digest}({'&' * parameter.by_value}{parameter.name})"
    return inside.value(parameter.name).text
