# SPDX-License-Identifier: BSD-3-Clause
"""The program replay.c, which repeats recorded calls. The support's record.h lists the forms of
recorded arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dtlgen.derive.c_types import Spelling, spelling
from dtlgen.derive.caching import Reiterable
from dtlgen.document.record import record
from dtlgen.model.api import Api, Callback, Function, Parameter

# The C expression that reads an argument of each form.
READERS = {"h": "read_handle()", "a": "read_handles()", "w": "read_buffer()"}
READERS |= {"r": READERS["w"], "s": READERS["w"]}


@record
class EmptyCallback:
    """A function that does nothing and replaces a callback of the recorded program."""

    head: str
    parameters: tuple[str, ...]
    names: tuple[str, ...]
    returns: str


@record
class Replayed:
    """A function that replay.c can call. `reads` are the statements that read its arguments from
    the line, `adds` those that register the returned handles; `keeps` is true if the started
    operation retains buffers.
    """

    name: str
    c_name: str
    reads: tuple[str, ...]
    head: str
    arguments: tuple[str, ...]
    adds: tuple[str, ...]
    keeps: bool
    status: str


@record
class Replay:
    """The page. `calls` are the names of the functions without and with their prefix."""

    callbacks: tuple[EmptyCallback, ...]
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
                _empty_callback(c, each)
                for each in api.callbacks
                if f"callback.{each.name}" in used
            ),
            functions=Reiterable(lambda: (_replayed(c, each) for each in functions)),
            calls=tuple((each.name, each.c_name) for each in functions),
        ),
    )


def form(parameter: Parameter) -> str:
    """Returns the letter of the parameter's form, as record.h lists it."""
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


def _empty_callback(c: Spelling, callback: Callback) -> EmptyCallback:
    return EmptyCallback(
        head=c.declared(callback.returns, f"nothing_{callback.name}"),
        parameters=tuple(c.declared(type, name) for name, type in callback.params) or ("void",),
        names=tuple(name for name, _ in callback.params),
        returns=_result(c, callback.returns),
    )


def _result(c: Spelling, type: str) -> str:
    """Returns a value of the type; "" for void."""
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
        reads=tuple(line for each in function.params for line in _read(c, each)),
        head=f"{'' if function.returns.is_void else result}{function.c_name}",
        arguments=tuple(_passed(each) for each in function.params),
        adds=tuple(f"add_handle({each.name})" for each in made),
        keeps=any(each.retains for each in function.params),
        status="status" if is_status else c.outcomes.success,
    )


def _read(c: Spelling, parameter: Parameter) -> Iterator[str]:
    name, letter = parameter.name, form(parameter)
    if letter == "n":
        yield c.declared(parameter.type, name)
        yield f"read_value(&{name}, sizeof {name})"
    elif letter == "m":
        yield "next_word()"
        yield c.declared(parameter.type, f"{name} = NULL")
    elif letter == "f":
        yield c.declared(
            parameter.type, f"{name} = read_presence() ? nothing_{parameter.item} : NULL"
        )
    elif letter == "p":
        yield f"void *{name} = read_presence() ? dummy : NULL"
    else:
        yield f"void *{name} = {READERS[letter]}"


def _passed(parameter: Parameter) -> str:
    return f"&{parameter.name}" if form(parameter) == "m" else parameter.name
