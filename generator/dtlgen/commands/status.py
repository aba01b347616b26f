# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen status`: what has no implementation yet."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from dtlgen.commands.specification import areas
from dtlgen.model.api import Area
from dtlgen.read.load import load


def run(options: argparse.Namespace, root: Path) -> int:
    """Prints the table of an area, or of all."""
    print("\n".join(_status(areas(load(root / "spec"), options.area))))
    return 0


def _status(chosen: Iterable[Area]) -> Iterator[str]:
    """A table of what has an implementation, and as its last line how many functions have none."""
    rows = [(area.name, len(area.functions), _missing(area)) for area in chosen]
    yield f"{'area':<20} {'functions':>9} {'implemented':>11} {'missing':>7}"
    for name, count, missing in rows:
        yield f"{name:<20} {count:>9} {count - missing:>11} {missing:>7}"
    yield f"{sum(missing for _, _, missing in rows)} missing"


def _missing(area: Area) -> int:
    return sum(function.planned for function in area.functions)
