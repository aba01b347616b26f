# SPDX-License-Identifier: BSD-3-Clause
"""The linker's version script: the functions of the API, and nothing else, leave the library."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dtlgen.model import Api


@dataclass(frozen=True, slots=True)
class SymbolMap:
    version: str
    symbols: tuple[str, ...]


def pages(api: Api) -> Iterator[tuple[str, SymbolMap]]:
    symbols = sorted(function.c_name for function in api.functions())
    yield f"c/{api.names.package}.map", SymbolMap(api.symbol_version, tuple(symbols))
