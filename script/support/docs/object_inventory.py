# SPDX-License-Identifier: BSD-3-Clause
"""Names of C and Python in the site's objects.inv, so that the pages of others can link to them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

HEAD_LINES = 4  # of the file, before what is compressed
ENTRY = re.compile(r"^\((dtl_\w+)\)=$(.*?)(?=^\(dtl_\w+\)=$|\Z)", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(dtl\.\w+|[A-Z]\w+\.\w+)\(", re.MULTILINE)
CLASS = re.compile(r"^## Python: `(\w+)`$", re.MULTILINE)
PRIORITY = 1  # as Sphinx has it for what is found by search first


def names(page: str) -> Iterator[tuple[str, str, str]]:
    """Each function of a page of the reference: its name, its kind for Sphinx, and its place."""
    for label, text in ENTRY.findall(page):
        place = label.replace("_", "-")
        yield label, "c:function", place
        for name in dict.fromkeys(PYTHON.findall(text)):
            is_function = name.startswith("dtl.")
            yield (
                (name, "py:function", place) if is_function else (f"dtl.{name}", "py:method", place)
            )
    for name in CLASS.findall(page):
        yield f"dtl.{name}", "py:class", f"python-{name.lower()}"


def extend(inventory: Path, reference: Path) -> int:
    """Adds them all to the inventory that Sphinx has written; how many there are."""
    parts = inventory.read_bytes().split(b"\n", HEAD_LINES)
    lines = zlib.decompress(parts[-1]).decode().splitlines()
    known = {tuple(line.split()[:2]) for line in lines}
    found = {
        (name, kind): f"{name} {kind} {PRIORITY} reference/{page.stem}.html#{place} -"
        for page in sorted(reference.glob("*.md"))
        for name, kind, place in names(page.read_text(encoding="utf-8"))
    }
    lines += [line for key, line in found.items() if key not in known]
    text = "\n".join(lines) + "\n"
    inventory.write_bytes(b"\n".join([*parts[:-1], zlib.compress(text.encode(), 9)]))
    return len(found)
