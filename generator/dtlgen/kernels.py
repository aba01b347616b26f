# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call, as a file of its own says it: functions of numbers alone."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen import language
from dtlgen.item import Item
from dtlgen.language import Language
from dtlgen.place import Place
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
class Kernels:
    """What kernels call; `shown` says by compiler what the tests do with it."""

    word: str
    title: str
    doc: str
    shown: tuple[tuple[str, str], ...]
    constants: tuple[KernelConstant, ...]
    structs: tuple[KernelStruct, ...]
    functions: tuple[KernelFunction, ...]
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
        language=_language(item, functions, structs),
    )


def _language(
    item: Item, functions: tuple[KernelFunction, ...], structs: tuple[KernelStruct, ...]
) -> Language | None:
    if "language" not in item:
        return None
    symbols = {symbol for function in functions for symbol in function.symbols}
    return language.read(item.item("language"), symbols, {each.name for each in structs})


def _passed(item: Item, key: str) -> Iterator[Passed]:
    for name, each in item.entries(key):
        yield Passed(name, each.text("type"), each.text("doc"))
