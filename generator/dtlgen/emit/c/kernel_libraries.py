# SPDX-License-Identifier: BSD-3-Clause
"""Implementations of the functions that device kernels call, by libraries with equivalent
functions: one C file per library.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from dtlgen.derive.kernels import TYPES
from dtlgen.document.record import record
from dtlgen.model.api import Api
from dtlgen.model.kernels import SINGLE_THREAD, KernelFunction, Library, LibraryFunction

COLUMNS = 100
INDENT = 4


@record
class Table:
    parameter: str
    entries: tuple[tuple[str, str], ...]


@record
class Refusal:
    when: str
    gives: str


@record
class Thunk:
    head: str
    parameters: tuple[str, ...]
    unused: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    lines: tuple[str, ...]


@record
class Page:
    title: str
    helper: str
    tables: tuple[Table, ...]
    thunks: tuple[Thunk, ...]


def pages(api: Api) -> Iterator[tuple[str, Page]]:
    for library in api.kernels.libraries if api.kernels else ():
        assert api.kernels is not None
        yield (
            f"c/{api.kernels.word}/{library.name}.c",
            Page(
                title=f"{api.kernels.title}, by {library.title}.",
                helper=library.helper,
                tables=tuple(Table(*each) for each in library.constants),
                thunks=tuple(_thunks(api, library)),
            ),
        )


def _thunks(api: Api, library: Library) -> Iterator[Thunk]:
    assert api.kernels is not None
    implemented = {each.name: each for each in library.functions}
    for function in api.kernels.functions:
        if function.name not in implemented:
            continue
        for scope, symbol in zip(function.scopes, function.symbols, strict=True):
            name = api.names.c(f"{api.kernels.word}_{symbol}")
            yield _thunk(api, library, implemented[function.name], function, scope, name)


def _thunk(
    api: Api,
    library: Library,
    implemented: LibraryFunction,
    function: KernelFunction,
    scope: str,
    name: str,
) -> Thunk:
    theirs = dict(library.scopes).get(scope, dict(library.scopes)[SINGLE_THREAD])
    done = (implemented.call or implemented.value).replace(
        "*", theirs.replace("*", function.name), 1
    )
    names = [each.name for each in function.params]
    refusals = tuple(_refusals(library, implemented, function))
    used = " ".join((done, *(each.when for each in refusals)))
    return Thunk(
        head=f"{TYPES[function.returns]} {name}",
        parameters=tuple(f"{TYPES[each.type]} {each.name}" for each in function.params),
        unused=tuple(each for each in names if not re.search(rf"\b{each}\b", used)),
        refusals=refusals,
        lines=tuple(_lines(api, implemented, done)),
    )


def _refusals(
    library: Library, implemented: LibraryFunction, function: KernelFunction
) -> Iterator[Refusal]:
    """Yields the checks in the order of the library's list. A function that returns a number
    reports no failure.
    """
    names = {each.name for each in function.params}
    if implemented.value and function.returns == "int32":
        return
    for parameter, when, gives in library.refused:
        if parameter in names:
            yield Refusal(when, "0" if implemented.value else gives)


def _lines(api: Api, implemented: LibraryFunction, done: str) -> Iterator[str]:
    statement = f"return {done};" if implemented.value else f"{done};"
    yield from wrap(
        statement, COLUMNS - INDENT, subsequent_indent=" " * INDENT, break_long_words=False
    )
    if implemented.call and api.kernels is not None:
        yield f"return {api.kernels.constants[0].name};"
