# SPDX-License-Identifier: BSD-3-Clause
"""Reads the functions of a Python-embedded kernel language."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from dtlgen.document.diagnostics import Problem
from dtlgen.document.item import Item
from dtlgen.document.python_signature import parsed
from dtlgen.document.schema import shown
from dtlgen.model.kernel_language import (
    EXTERN,
    Language,
    LanguageConstant,
    LanguageFunction,
    LanguageModule,
)


def read(item: Item, symbols: Collection[str], structs: Collection[str]) -> Language:
    """Reads the section `language`. `symbols` are the functions of the kernel API, one name per
    scope, and `structs` its structs. Adds violations to the problems of `item`.
    """
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
