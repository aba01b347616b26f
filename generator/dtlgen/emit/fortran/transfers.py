# SPDX-License-Identifier: BSD-3-Clause
"""Procedures of a handle's type that move arrays: they call any_NAME of calls.py.

Blocking collectives have a procedure for each kind of elements, so that the compiler checks that
arrays have the same kind. The others take all kinds with type(*) and distinguish them at run time.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.methods import bound_name, receiver
from dtlgen.document.record import record
from dtlgen.emit.fortran.lengths import Lengths
from dtlgen.emit.fortran.methods import (
    ENDING,
    WIDTHS,
    Context,
    converted,
    declared_handle,
    declared_self,
    documentation,
    is_move,
    is_of_one_kind,
    is_scalar,
    is_size,
    may_be_left_out,
    places,
    text_assignments,
    text_declarations,
)
from dtlgen.emit.fortran.types import INTEGER, Kind
from dtlgen.model.api import Function, Parameter

DTYPE = f"{INTEGER}, intent(in), optional :: dtype"


@record
class Move:
    """An operation on arrays of one kind, or of any; `head` does the work for all kinds, and finds
    the `places`, which C counts from 0.
    """

    function: str
    bound: str
    name: str
    doc: str
    names: tuple[str, ...]
    declarations: tuple[str, ...]
    texts: tuple[str, ...]
    head: str
    passed: tuple[str, ...]
    places: tuple[str, ...]


def moves(context: Context, function: Function) -> Iterator[Move]:
    """Yields the bindings of a transfer of arrays for each kind and integer width; none for
    others.
    """
    if not is_move(context.questions, function):
        return
    lengths = Lengths.of(function, context.questions)
    for kind in context.kinds if is_of_one_kind(lengths) else (None,):
        for suffix in widths(arguments(lengths)):
            yield _move(context, lengths, kind, suffix)


def widths(taken: list[Parameter]) -> tuple[str, ...]:
    """Returns the suffixes of the variants, one per integer kind if there are sizes."""
    return tuple(WIDTHS) if any(map(is_size, taken)) else ("",)


def arguments(lengths: Lengths) -> list[Parameter]:
    """Returns the parameters without the object and those derived from arrays."""
    own = receiver(lengths.function)
    params = lengths.function.params
    return [each for each in params if each is not own and not lengths.is_derived(each)]


def _move(context: Context, lengths: Lengths, kind: Kind | None, suffix: str) -> Move:
    function, bound = lengths.function, bound_name(lengths.function)
    taken = arguments(lengths)
    own = receiver(function)
    dtype = ("dtype",) if lengths.has_dtype and not kind else ()
    known = (kind.constant,) if kind else dtype
    found = tuple(places(context, function))
    return Move(
        function=function.name,
        bound=bound,
        name="_".join([context.handle.name, bound, *([kind.name] if kind else [])]) + suffix,
        doc=documentation(function, found),
        names=_names(function, taken, dtype),
        declarations=(
            declared_self(context.names, function),
            *(_declared(context, lengths, each, kind, WIDTHS[suffix]) for each in taken),
            *ENDING,
            *([DTYPE] if dtype else []),
            *text_declarations(taken),
        ),
        texts=tuple(text_assignments(taken)),
        head=f"call any_{function.name}",
        passed=(
            *(
                "self%handle" if each is own else _passed(each)
                for each in function.params
                if each is own or each in taken
            ),
            *("stat", "errmsg"),
            *known,
        ),
        places=found,
    )


def names_of_move(lengths: Lengths) -> tuple[str, ...]:
    """Returns the dummy arguments; `dtype` is one of them if one procedure serves all kinds."""
    is_general = lengths.has_dtype and not is_of_one_kind(lengths)
    return _names(lengths.function, arguments(lengths), ("dtype",) if is_general else ())


def _names(function: Function, taken: list[Parameter], dtype: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the dummy arguments in their order."""
    given = (each.name for each in _required_first(function, taken))
    return ("self", *given, "stat", "errmsg", *dtype)


def _required_first(function: Function, taken: list[Parameter]) -> list[Parameter]:
    """Returns the parameters in C's order, but outputs precede the optional ones at the end."""
    out = [each for each in taken if each.dir == "out" and each.type != "buffer"]
    others = [each for each in taken if each not in out]
    end = len(others)
    while end > 0 and _is_optional(function, others[end - 1]):
        end -= 1
    return [*others[:end], *out, *others[end:]]


def _is_optional(function: Function, parameter: Parameter) -> bool:
    return parameter.type != "buffer" and may_be_left_out(function, parameter)


def _declared(
    context: Context, lengths: Lengths, parameter: Parameter, kind: Kind | None, width: str
) -> str:
    optional = ", optional" if may_be_left_out(lengths.function, parameter) else ""
    if parameter.type == "buffer":
        intent = "intent(in)" if parameter.dir == "in" else "intent(inout)"
        stays = ", asynchronous" if parameter.retains else ""
        type = kind.type if kind else "type(*)"
        shape = "" if is_scalar(lengths, parameter) else "(..)"
        return f"{type}{stays}, {intent}{optional} :: {parameter.name}{shape}"
    shape = "(:)" if parameter.array else ""
    if parameter.group == "handle":
        type = declared_handle(context.names, parameter)
        return f"{type}, intent({parameter.dir}) :: {parameter.name}"
    if parameter.type == "string":
        return f"character(len=*), intent(in){optional} :: {parameter.name}"
    type = width if is_size(parameter) else context.fortran.item(parameter)
    return f"{type}, intent({parameter.dir}){optional} :: {parameter.name}{shape}"


def _passed(parameter: Parameter) -> str:
    """Returns the argument for the C call, with the default of an optional one."""
    if parameter.default:
        return f"given({parameter.name}, {parameter.default})"
    return converted(parameter)
