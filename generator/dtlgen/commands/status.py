# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen status`: counts the functions without an implementation."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from dtlgen.commands.specification import areas
from dtlgen.model.api import Area
from dtlgen.read.load import load


def run(options: argparse.Namespace, root: Path) -> int:
    """Prints the table for one area or for all areas."""
    print("\n".join(_status(areas(load(root / "spec"), options.area))))
    return 0


def _status(chosen: Iterable[Area]) -> Iterator[str]:
    """Yields one row per area, and last the total number of functions without an implementation."""
    rows = [(area.name, len(area.functions), _missing(area)) for area in chosen]
    yield f"{'area':<20} {'functions':>9} {'implemented':>11} {'missing':>7}"
    for name, count, missing in rows:
        yield f"{name:<20} {count:>9} {count - missing:>11} {missing:>7}"
    yield f"{sum(missing for _, _, missing in rows)} missing"


def _missing(area: Area) -> int:
    """Returns the number of functions that are not implemented."""
    return sum(function.planned for function in area.functions)
