# SPDX-License-Identifier: BSD-3-Clause
"""Procedures whose arrays are type(*): one for all kinds, which are told apart at run time.

Messages, also between roles, collectives that are started or planned, one-sided access, values of
futures and remote actions.  They call any_NAME in bindings/fortran, or start_NAME where C's
function differs from others in its name alone, which then is an argument.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.emit.fortran_methods import (
    COLLECTIVE,
    ENDING,
    WIDTHS,
    Context,
    Move,
    bound_name,
    declared_self,
    given,
    is_form,
    is_own,
    receiver,
    type_name,
)
from dtlgen.emit.fortran_types import INTEGER
from dtlgen.expression import names
from dtlgen.forms import FORMS
from dtlgen.model import Function, Parameter

# The areas with such functions, and where their any_NAME are.
HOMES = {
    "point_to_point": "dtl_message",
    "window": "dtl_one_sided",
    "role": "dtl_intergroup",
    "future": "dtl_later",
    "action": "dtl_later",
}

DTYPE = f"{INTEGER}, intent(in), optional :: dtype"


def transfers(context: Context, functions: tuple[Function, ...]) -> Iterator[Move]:
    for function in functions:
        if is_own(context.handle, function) and is_transfer(function):
            takes_sizes = any(map(_is_size, _arguments(context, function)))
            for suffix in WIDTHS if takes_sizes else ("",):
                yield _transfer(context, functions, function, suffix)


def is_transfer(function: Function) -> bool:
    has_buffer = any(each.type == "buffer" for each in function.params)
    return has_buffer and (function.area in HOMES or is_form(function))


def homes(function: Function) -> Iterator[tuple[str, str]]:
    """The modules of what the procedures call."""
    is_v = "_v" if any(each.array for each in function.params) else ""
    yield f"any_{function.name}", HOMES.get(function.area, f"dtl_collective{is_v}")
    yield f"start_{function.name}", f"dtl_start{is_v}"


def _transfer(
    context: Context, functions: tuple[Function, ...], function: Function, suffix: str
) -> Move:
    handle = context.handle
    arguments = _arguments(context, function)
    taken = [each for each in function.params if each not in arguments]
    takes_dtype = any(each.type == "enum.dtype" for each in taken)
    bound = bound_name(handle, function)
    call, first = _call(functions, function)
    own = receiver(handle, function)
    return Move(
        bound=bound,
        name=f"{handle.name}_{bound}{suffix}",
        doc=function.doc,
        names=(
            "self",
            *(each.name for each in _required_first(arguments)),
            *("stat", "errmsg"),
            *(["dtype"] if takes_dtype else []),
        ),
        declarations=(
            declared_self(handle, function),
            *(_declared(context, function, each, WIDTHS[suffix]) for each in arguments),
            *ENDING,
            *([DTYPE] if takes_dtype else []),
        ),
        head=f"call {call}",
        passed=(
            *first,
            *(
                "self%handle" if each is own else _passed(each)
                for each in function.params
                if each is own or each in arguments
            ),
            *("stat", "errmsg"),
            *(["dtype"] if takes_dtype else []),
        ),
    )


def _arguments(context: Context, function: Function) -> list[Parameter]:
    return [each for each in function.params if not _is_known(context, function, each)]


def _is_known(context: Context, function: Function, parameter: Parameter) -> bool:
    """Whether the object or the arrays know it themselves."""
    is_size = any(
        parameter.name in _names(each) for each in function.params if each.type == "buffer"
    )
    return parameter is receiver(context.handle, function) or (
        parameter.type == "enum.dtype" or (parameter.type == "size" and is_size)
    )


def _names(buffer: Parameter) -> set[str]:
    """The parameters that a buffer's length is made of."""
    return set(names(buffer.len)) if buffer.len else set()


def _required_first(arguments: list[Parameter]) -> list[Parameter]:
    """In C's order, but what the call gives stands before what may be left out at the end."""
    out = [each for each in arguments if each.dir == "out" and each.type != "buffer"]
    others = [each for each in arguments if each not in out]
    end = len(others)
    while end > 0 and _is_optional(others[end - 1]):
        end -= 1
    return [*others[:end], *out, *others[end:]]


def _is_size(parameter: Parameter) -> bool:
    return parameter.type == "size" and parameter.dir == "in"


def _is_optional(parameter: Parameter) -> bool:
    return bool(parameter.default) or (parameter.array and parameter.nullable is True)


def _declared(context: Context, function: Function, parameter: Parameter, width: str) -> str:
    """An array that another may take the place of can be left out: the call then works in place."""
    if parameter.type == "buffer":
        in_place = is_form(function) and parameter.name in {each.alias for each in function.params}
        intent = "intent(in)" if parameter.dir == "in" else "intent(inout)"
        stays = ", asynchronous" if parameter.retains else ""
        optional = ", optional" if in_place else ""
        return f"type(*){stays}, {intent}{optional} :: {parameter.name}(..)"
    optional = ", optional" if _is_optional(parameter) else ""
    shape = "(:)" if parameter.array else ""
    if parameter.group == "handle":
        return f"type({type_name(parameter.item)}), intent({parameter.dir}) :: {parameter.name}"
    if parameter.type == "string":
        return f"character(len=*), intent(in) :: {parameter.name}"
    type = width if _is_size(parameter) else context.fortran.item(parameter)
    return f"{type}, intent({parameter.dir}){optional} :: {parameter.name}{shape}"


def _passed(parameter: Parameter) -> str:
    if parameter.group == "handle":
        return f"{parameter.name}%handle"
    if parameter.type == "string":
        return f"trim({parameter.name}) // c_null_char"
    if _is_size(parameter):
        return f"int({parameter.name}, c_int64_t)"
    return given(parameter)


def _call(functions: tuple[Function, ...], function: Function) -> tuple[str, tuple[str, ...]]:
    """What is called, and its first arguments."""
    if not is_form(function):
        return f"any_{function.name}", ()
    blocking = _blocking(functions, function)
    alike = next(
        each for each in functions if each.area == COLLECTIVE and _shape(each) == _shape(blocking)
    )
    return f"start_{alike.name}", (f'"{function.name}"', function.c_name)


def _blocking(functions: tuple[Function, ...], function: Function) -> Function:
    names = {function.name.removeprefix(form.prefix) for form in FORMS.values()}
    return next(each for each in functions if each.forms and each.name in names)


def _shape(function: Function) -> tuple[tuple[object, ...], ...]:
    return tuple(
        (each.name, each.type, each.dir, each.len, each.at, each.alias) for each in function.params
    )
