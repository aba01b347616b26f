# SPDX-License-Identifier: BSD-3-Clause
"""Functions for programs in a Python-embedded kernel language, such as Numba or Triton."""

from __future__ import annotations

from dtlgen.document.diagnostics import Place
from dtlgen.document.record import record

EXTERN = "extern"  # the tier of functions that call a function of the kernel API


@record
class LanguageConstant:
    """A constant called `name` in the kernel language; `of` is the constant of the API."""

    name: str
    of: str
    doc: str
    place: Place


@record
class LanguageFunction:
    """A function of the kernel language. In the tier `extern`, `calls` is the function of the
    kernel API that it calls, and `gives` is its result.
    """

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
    state: str  # the struct that functions take as the first argument
    tiers: tuple[tuple[str, str], ...]
    modules: tuple[LanguageModule, ...]
