# SPDX-License-Identifier: BSD-3-Clause
"""Reads the file of the device-side (kernel) API."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.diagnostics import Problem
from dtlgen.document.item import Item
from dtlgen.document.schema import shown
from dtlgen.model.kernel_language import Language
from dtlgen.model.kernels import (
    SINGLE_THREAD,
    KernelConstant,
    KernelFunction,
    Kernels,
    KernelStruct,
    KernelValue,
    Library,
    LibraryFunction,
)
from dtlgen.read import kernel_language


def read(item: Item) -> Kernels:
    functions = tuple(
        KernelFunction(
            name=name,
            scopes=each.texts("scopes") or (SINGLE_THREAD,),
            returns=each.text("returns"),
            params=tuple(_kernel_values(each, "params")),
            doc=each.text("doc"),
            place=each.place,
        )
        for name, each in item.entries("functions")
    )
    structs = tuple(
        KernelStruct(name, tuple(_kernel_values(each, "fields")), each.text("doc"), each.place)
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
    """Returns the kernel language; None if the specification has none."""
    if "language" not in item:
        return None
    symbols = {symbol for function in functions for symbol in function.symbols}
    return kernel_language.read(item.item("language"), symbols, {each.name for each in structs})


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
            LibraryFunction(each, entry.text("call"), entry.text("value"))
            for each, entry in item.entries("functions")
        ),
    )


def _kernel_values(item: Item, key: str) -> Iterator[KernelValue]:
    for name, each in item.entries(key):
        yield KernelValue(name, each.text("type"), each.text("doc"))
