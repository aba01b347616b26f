# SPDX-License-Identifier: BSD-3-Clause
"""What programs in a language for kernels call: a row a function."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from dtlgen.grammar import shown
from dtlgen.item import Item
from dtlgen.place import Place, Problem
from dtlgen.python_signature import parsed
from dtlgen.record import record

EXTERN = "extern"  # the tier of what calls a function of the file


@record
class LanguageConstant:
    """`name` is the API's constant `of`."""

    name: str
    of: str
    doc: str
    place: Place


@record
class LanguageFunction:
    """`calls` and `gives` are of the tier extern: its function there, and what comes of that."""

    name: str
    signature: str
    tier: str
    calls: str
    gives: str
    doc: str


@record
class LanguageModule:
    name: str
    path: str
    doc: str
    constants: tuple[LanguageConstant, ...]
    functions: tuple[LanguageFunction, ...]


@record
class Language:
    package: str
    title: str
    doc: str
    state: str  # the struct that functions are handed first
    tiers: tuple[tuple[str, str], ...]
    modules: tuple[LanguageModule, ...]


def read(item: Item, symbols: Collection[str], structs: Collection[str]) -> Language:
    """`symbols` are the functions of the file, each with its scope, and `structs` its structs."""
    tiers, state = item.pairs("tiers"), item.text("state")
    if state not in structs:
        message = f"language.state: {shown(state)}; expected a struct of this file"
        item.problems.append(Problem(item.at("state"), message))
    for _, module in item.entries("modules"):
        for name, row in module.entries("functions"):
            item.problems.extend(_problems(name, row, {tier for tier, _ in tiers}, symbols))
    return Language(
        package=item.text("package"),
        title=item.text("title"),
        doc=item.text("doc"),
        state=state,
        tiers=tiers,
        modules=tuple(_module(name, each) for name, each in item.entries("modules")),
    )


def _problems(
    name: str, row: Item, tiers: Collection[str], symbols: Collection[str]
) -> Iterator[Problem]:
    tier, calls = row.text("tier"), row.text("calls")
    if tier not in tiers:
        yield Problem(
            row.at("tier"),
            f"{name}.tier: {shown(tier)}; expected one of {', '.join(sorted(tiers))}",
        )
    if (tier == EXTERN) != (calls in symbols):
        expected = "a function of this file" if tier == EXTERN else f"none without tier {EXTERN}"
        yield Problem(row.place, f"{name}.calls: {shown(calls)}; expected {expected}")
    if parsed(row.text("signature")) is None:
        words = f"{name}.signature: {shown(row.text('signature'))}"
        yield Problem(row.at("signature"), f"{words}; expected (parameters) -> type")


def _module(name: str, item: Item) -> LanguageModule:
    return LanguageModule(
        name=name,
        path=item.text("path"),
        doc=item.text("doc"),
        constants=tuple(
            LanguageConstant(each, entry.text("is"), entry.text("doc"), entry.at("is"))
            for each, entry in item.entries("constants")
        ),
        functions=tuple(
            LanguageFunction(
                name=each,
                signature=entry.text("signature"),
                tier=entry.text("tier"),
                calls=entry.text("calls"),
                gives=entry.text("gives"),
                doc=entry.text("doc"),
            )
            for each, entry in item.entries("functions")
        ),
    )
