# SPDX-License-Identifier: BSD-3-Clause
"""Adds the names of the C and Python API to the site's objects.inv, so that other sites can link to
them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

HEAD_LINES = 4  # uncompressed lines at the start of the file
ENTRY = re.compile(r"^\((dtl_\w+)\)=$(.*?)(?=^\(dtl_\w+\)=$|\Z)", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(dtl\.\w+|[A-Z]\w+\.\w+)\(", re.MULTILINE)
CLASS = re.compile(r"^## Python: `(\w+)`$", re.MULTILINE)
PRIORITY = 1  # Sphinx's priority for results that its search lists first


def names(page: str) -> Iterator[tuple[str, str, str]]:
    """Yields each function of a page of the reference: its name, its Sphinx role and its anchor."""
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
    """Adds all names to the inventory that Sphinx wrote; returns their number."""
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
