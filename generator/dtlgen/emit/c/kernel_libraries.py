# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call, by the functions of libraries that have the same: a file of C a library."""

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
    lent = {each.name: each for each in library.functions}
    for function in api.kernels.functions:
        if function.name not in lent:
            continue
        for scope, symbol in zip(function.scopes, function.symbols, strict=True):
            name = api.names.c(f"{api.kernels.word}_{symbol}")
            yield _thunk(api, library, lent[function.name], function, scope, name)


def _thunk(
    api: Api,
    library: Library,
    lent: LibraryFunction,
    function: KernelFunction,
    scope: str,
    name: str,
) -> Thunk:
    theirs = dict(library.scopes).get(scope, dict(library.scopes)[SINGLE_THREAD])
    done = (lent.call or lent.value).replace("*", theirs.replace("*", function.name), 1)
    names = [each.name for each in function.params]
    refusals = tuple(_refusals(library, lent, function))
    used = " ".join((done, *(each.when for each in refusals)))
    return Thunk(
        head=f"{TYPES[function.returns]} {name}",
        parameters=tuple(f"{TYPES[each.type]} {each.name}" for each in function.params),
        unused=tuple(each for each in names if not re.search(rf"\b{each}\b", used)),
        refusals=refusals,
        lines=tuple(_lines(api, lent, done)),
    )


def _refusals(
    library: Library, lent: LibraryFunction, function: KernelFunction
) -> Iterator[Refusal]:
    """In the order of the library's list. A function that tells a number tells no failure."""
    names = {each.name for each in function.params}
    if lent.value and function.returns == "int32":
        return
    for parameter, when, gives in library.refused:
        if parameter in names:
            yield Refusal(when, "0" if lent.value else gives)


def _lines(api: Api, lent: LibraryFunction, done: str) -> Iterator[str]:
    statement = f"return {done};" if lent.value else f"{done};"
    yield from wrap(
        statement, COLUMNS - INDENT, subsequent_indent=" " * INDENT, break_long_words=False
    )
    if lent.call and api.kernels is not None:
        yield f"return {api.kernels.constants[0].name};"
