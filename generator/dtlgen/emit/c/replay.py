# SPDX-License-Identifier: BSD-3-Clause
"""Calls that are recorded, and the program that makes them again: each argument in the form that
the support's record.h lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.model.api import Api, Callback, Function, Parameter

TAKES = {"h": "handle_take()", "a": "handles_take()", "w": "memory_take()"}
TAKES |= {"r": TAKES["w"], "s": TAKES["w"]}


@record
class Nothing:
    """What does nothing in place of a function that the program gave."""

    head: str
    parameters: tuple[str, ...]
    names: tuple[str, ...]
    returns: str


@record
class Replayed:
    """A function: its arguments are taken from the line, and the handles that it gives are known
    from then on; `keeps` where memory stays with what it has started.
    """

    name: str
    c_name: str
    takes: tuple[str, ...]
    head: str
    arguments: tuple[str, ...]
    gives: tuple[str, ...]
    keeps: bool
    answer: str


@record
class Replay:
    """`calls` are the functions' names without prefix and with it."""

    callbacks: tuple[Nothing, ...]
    functions: Iterable[Replayed]
    calls: tuple[tuple[str, str], ...]


def pages(api: Api) -> Iterator[tuple[str, Replay]]:
    c = spelling(api)
    functions = [each for each in api.functions() if not each.planned]
    used = {each.type for function in functions for each in function.params}
    yield (
        "c/replay.c",
        Replay(
            callbacks=tuple(
                _nothing(c, each) for each in api.callbacks if f"callback.{each.name}" in used
            ),
            functions=Reiterable(lambda: (_replayed(c, each) for each in functions)),
            calls=tuple((each.name, each.c_name) for each in functions),
        ),
    )


def form(parameter: Parameter) -> str:
    """The letter of record.h."""
    if parameter.group == "handle":
        if parameter.array:
            return "a"
        return "h" if parameter.dir == "in" else "m"
    if parameter.group == "callback":
        return "f"
    is_memory = parameter.array or parameter.type == "buffer"
    is_struct = parameter.group == "struct" and not parameter.by_value
    if is_memory or is_struct or parameter.dir != "in":
        return "w" if parameter.dir == "out" else "p" if parameter.type == "argv" else "r"
    if parameter.type == "string":
        return "s"
    return "p" if parameter.type in ("pointer", "const pointer", "argv") else "n"


def _nothing(c: Spelling, callback: Callback) -> Nothing:
    return Nothing(
        head=c.declared(callback.returns, f"nothing_{callback.name}"),
        parameters=tuple(c.declared(type, name) for name, type in callback.params) or ("void",),
        names=tuple(name for name, _ in callback.params),
        returns=_nothing_of(c, callback.returns),
    )


def _nothing_of(c: Spelling, type: str) -> str:
    """A value of the type; "" of none."""
    if type.startswith("struct."):
        return f"({c.types[type]}){{0}}"
    return "" if type == "void" else "0"


def _replayed(c: Spelling, function: Function) -> Replayed:
    made = [each for each in function.params if form(each) == "m"]
    is_status = function.returns.is_status
    result = c.declared(function.returns.type, "status = ") if is_status else "(void)"
    return Replayed(
        name=function.name,
        c_name=function.c_name,
        takes=tuple(line for each in function.params for line in _taken(c, each)),
        head=f"{'' if function.returns.is_void else result}{function.c_name}",
        arguments=tuple(_given(each) for each in function.params),
        gives=tuple(f"handle_give({each.name})" for each in made),
        keeps=any(each.retains for each in function.params),
        answer="status" if is_status else c.outcomes.success,
    )


def _taken(c: Spelling, parameter: Parameter) -> Iterator[str]:
    name, letter = parameter.name, form(parameter)
    if letter == "n":
        yield c.declared(parameter.type, name)
        yield f"value_take(&{name}, sizeof {name})"
    elif letter == "m":
        yield "word()"
        yield c.declared(parameter.type, f"{name} = NULL")
    elif letter == "f":
        yield c.declared(parameter.type, f"{name} = truth_take() ? nothing_{parameter.item} : NULL")
    elif letter == "p":
        yield f"void *{name} = truth_take() ? nothing : NULL"
    else:
        yield f"void *{name} = {TAKES[letter]}"


def _given(parameter: Parameter) -> str:
    return f"&{parameter.name}" if form(parameter) == "m" else parameter.name
