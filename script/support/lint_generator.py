# SPDX-License-Identifier: BSD-3-Clause
"""How many lines of dtlgen name one API: by its prefix, or by what only its specification has.

A generator takes such names from the specification.  The limit only goes down: who removes some
lowers it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from dtlgen.load import load

MOST = 12
FOLDER = "generator/dtlgen"
WORDS = {
    "array",
    "file",
    "memory",
    "message",
    "shape",
    "status",
}  # what the language of specifications itself has


def wrong(paths: Iterable[Path], root: Path) -> Iterator[str]:
    count = sum(_count(path, root) for path in paths if path.is_relative_to(root / FOLDER))
    if count != MOST:
        expected = f"expected {MOST}: take names from spec/" if count > MOST else "lower MOST"
        yield f"{count} lines name this API; {expected}"


@cache
def _names(root: Path) -> re.Pattern[str]:
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


def _count(path: Path, root: Path) -> int:
    if path.suffix not in (".py", ".j2", ".json"):
        return 0
    return sum(bool(_names(root).search(line)) for line in path.read_text("utf-8").splitlines())


if __name__ == "__main__":
    home = Path(__file__).resolve().parents[2]
    for each in sorted((home / FOLDER).rglob("*")):
        if _count(each, home) if each.is_file() and "__pycache__" not in each.parts else 0:
            for at, words in enumerate(each.read_text("utf-8").splitlines(), 1):
                if _names(home).search(words):
                    print(f"{each.relative_to(home)}:{at}: {words.strip()}")
