# SPDX-License-Identifier: BSD-3-Clause
"""The linker's version script, which exports exactly the functions of the API.

Each release that adds functions has a version node. A program that calls a function of a release
newer than the library fails to start, because the library lacks that node.
"""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.model.api import Api


@record
class Node:
    """The functions added by one release; `before` is the node of the previous one, "" for none."""

    version: str
    symbols: tuple[str, ...]
    before: str


@record
class SymbolMap:
    nodes: tuple[Node, ...]


def pages(api: Api) -> Iterator[tuple[str, SymbolMap]]:
    yield f"c/{api.names.package}.map", SymbolMap(tuple(_nodes(api)))


def _nodes(api: Api) -> Iterator[Node]:
    """Yields the nodes. The first also has all functions older than symbol versioning."""
    first = _number(api.symbols_since)
    added: dict[tuple[int, ...], list[str]] = {first: []}
    for function in api.functions():
        added.setdefault(max(first, _number(function.since)), []).append(function.c_name)
    before = ""
    for release, symbols in sorted(added.items()):
        later = f"_{'.'.join(map(str, release))}" if release != first else ""
        yield Node(api.symbol_version + later, tuple(sorted(symbols)), before)
        before = api.symbol_version + later


def _number(version: str) -> tuple[int, ...]:
    """Returns a version as integers, for sorting."""
    return tuple(map(int, version.split(".")))
