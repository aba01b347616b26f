# SPDX-License-Identifier: BSD-3-Clause
"""dtlgen serves any API: its sources contain neither the prefix of this API nor names that only its
spec/ defines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dtlgen.read.load import load

FOLDER = "generator/dtlgen"
WORDS = {
    "array",
    "file",
    "memory",
    "message",
    "shape",
    "status",
}  # names of the specification language itself


def wrong(paths: Iterable[Path], root: Path) -> Iterator[str]:
    """Yields lines of the generator that contain names of this API."""
    for path in paths:
        if path.is_relative_to(root / FOLDER) and path.suffix in (".py", ".j2", ".json"):
            for at, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if found := _names(root).search(line):
                    where = f"{path.relative_to(root)}:{at}"
                    yield f"{where}: {found[0]} names this API; take it from spec/"


@cache
def _names(root: Path) -> re.Pattern[str]:
    """Returns an expression that matches names of this API in the sources of the generator."""
    api = load(root / "spec")
    found = {handle.name for handle in api.handles()} | {each.name for each in api.families}
    found |= {each.name for each in api.structs} | {each.struct for each in api.handles()}
    found |= {each.name for area in api.areas for each in area.python_classes}
    found |= {api.names.short(name) for name, _ in api.fortran_modules} - {"core"}
    name = "|".join(sorted(found, key=len, reverse=True))
    quoted = "|".join(sorted(found - WORDS, key=len, reverse=True))
    return re.compile(
        rf"(?i:{api.names.package}(?!gen))"
        rf"|[\"'](?:[a-z]+(?:\.|: )|_)?(?:{quoted})(?:_[a-z]+)?[\"']"  # "live.vector"
        rf"|\b(?:api_+|struct )(?:{name})(?:_t)?\b"
    )
