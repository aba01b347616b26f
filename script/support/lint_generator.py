# SPDX-License-Identifier: BSD-3-Clause
"""How many lines of dtlgen name one API: its prefix, its handles, its areas.

A generator takes such names from the specification.  The limit only goes down: who removes some
lowers it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

MOST = 18
OWN = re.compile(r'dtl_|DTL_|"(context|container|map|request|vector|tensor|window)"')
FOLDER = "generator/dtlgen"


def wrong(paths: Iterable[Path], root: Path) -> Iterator[str]:
    count = sum(_count(path) for path in paths if path.is_relative_to(root / FOLDER))
    if count > MOST:
        yield f"{count} lines name this API; at most {MOST}, take names from spec/"


def _count(path: Path) -> int:
    if path.suffix not in (".py", ".j2"):
        return 0
    return sum(bool(OWN.search(line)) for line in path.read_text("utf-8").splitlines())
