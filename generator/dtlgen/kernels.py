# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call, as a file of its own says it: functions of numbers alone."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen import language
from dtlgen.grammar import shown
from dtlgen.item import Item
from dtlgen.language import Language
from dtlgen.place import Place, Problem
from dtlgen.record import record

ALONE = "thread"  # the scope of one, which no name ends in


@record
class Passed:
    """A number that a kernel gives: int32 or uint64."""

    name: str
    type: str
    doc: str


@record
class KernelConstant:
    """`name` is that in C."""

    name: str
    value: int
    doc: str
    place: Place


@record
class KernelFunction:
    """`scopes`: which threads call it together, a function each."""

    name: str
    scopes: tuple[str, ...]
    returns: str
    params: tuple[Passed, ...]
    doc: str
    place: Place

    @property
    def symbols(self) -> tuple[str, ...]:
        """What it is called in each scope, behind the prefix."""
        return tuple(
            self.name if scope == ALONE else f"{self.name}_{scope}" for scope in self.scopes
        )


@record
class KernelStruct:
    name: str
    fields: tuple[Passed, ...]
    doc: str
    place: Place


@record
class Lent:
    """A function by what a library has: a `call` that tells nothing, or the `value` it gives."""

    name: str
    call: str
    value: str


@record
class Library:
    """A library that has the functions too. `scopes` is by scope what its own names are like, with
    * for the name here; `constants` by parameter its names for ours; `refused` by parameter what is
    told of it, and when.
    """

    name: str
    title: str
    helper: str  # the header that stands between
    shown: str
    scopes: tuple[tuple[str, str], ...]
    constants: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    refused: tuple[tuple[str, str, str], ...]
    functions: tuple[Lent, ...]


@record
class Kernels:
    """What kernels call; `shown` says by compiler what the tests do with it."""

    word: str
    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    constants: tuple[KernelConstant, ...]
    structs: tuple[KernelStruct, ...]
    functions: tuple[KernelFunction, ...]
    libraries: tuple[Library, ...]
    language: Language | None


def read(item: Item) -> Kernels:
    functions = tuple(
        KernelFunction(
            name=name,
            scopes=each.texts("scopes") or (ALONE,),
            returns=each.text("returns"),
            params=tuple(_passed(each, "params")),
            doc=each.text("doc"),
            place=each.place,
        )
        for name, each in item.entries("functions")
    )
    structs = tuple(
        KernelStruct(name, tuple(_passed(each, "fields")), each.text("doc"), each.place)
        for name, each in item.entries("structs")
    )
    return Kernels(
        word=item.text("kernels"),
        title=item.text("title"),
        doc=item.text("doc"),
        shown=item.pairs("shown"),
        constants=tuple(
            KernelConstant(name, each.number("value"), each.text("doc"), each.place)
            for name, each in item.entries("constants")
        ),
        structs=structs,
        functions=functions,
        libraries=tuple(
            _library(name, each, functions) for name, each in item.entries("libraries")
        ),
        language=_language(item, functions, structs),
    )


def _language(
    item: Item, functions: tuple[KernelFunction, ...], structs: tuple[KernelStruct, ...]
) -> Language | None:
    if "language" not in item:
        return None
    symbols = {symbol for function in functions for symbol in function.symbols}
    return language.read(item.item("language"), symbols, {each.name for each in structs})


def _library(name: str, item: Item, functions: tuple[KernelFunction, ...]) -> Library:
    known = {each.name for each in functions}
    for function, entry in item.entries("functions"):
        if function not in known:
            words = f"{name}.functions: {shown(function)}; expected a function of this file"
            item.problems.append(Problem(entry.place, words))
        if ("call" in entry) == ("value" in entry):
            words = f"{name}.functions: {shown(function)} needs a call, or a value; expected one"
            item.problems.append(Problem(entry.place, words))
    return Library(
        name=name,
        title=item.text("title"),
        helper=item.text("helper"),
        shown=item.text("shown"),
        scopes=item.pairs("scopes"),
        constants=tuple((each, entry.pairs("theirs")) for each, entry in item.entries("constants")),
        refused=tuple(
            (each, entry.text("when"), entry.text("gives"))
            for each, entry in item.entries("refused")
        ),
        functions=tuple(
            Lent(each, entry.text("call"), entry.text("value"))
            for each, entry in item.entries("functions")
        ),
    )


def _passed(item: Item, key: str) -> Iterator[Passed]:
    for name, each in item.entries(key):
        yield Passed(name, each.text("type"), each.text("doc"))
