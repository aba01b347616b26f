# SPDX-License-Identifier: BSD-3-Clause
"""What programs in a language for kernels call: a row a function."""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record

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
