# SPDX-License-Identifier: BSD-3-Clause
"""Loads the specification for commands, and selects areas."""

from __future__ import annotations

import re
from pathlib import Path

from dtlgen import check
from dtlgen.document.diagnostics import CommandError, SpecError
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Api, Area
from dtlgen.read.load import load


def load_sound(root: Path) -> Api:
    """Returns the API; raises a SpecError if it violates a rule that emitters depend on."""
    api = load(root / "spec")
    found = check.problems(api, check.SOUND)
    if found:
        raise SpecError(found)
    return api


def load_for_pages(root: Path) -> Api:
    """Like load_sound(), with less memory, for commands that only print pages. Identical parameters
    share one object, so their positions are inexact; if there are problems, the specification is
    read again for exact positions.
    """
    try:
        api = load(root / "spec", shares=True)
        if not check.problems(api, check.SOUND):
            return api
    except SpecError:
        pass
    return load_sound(root)


def areas(api: Api, name: str | None) -> list[Area]:
    """Returns the area of that name, or all areas for None."""
    found = [area for area in api.areas if name in (None, area.name)]
    if not found:
        known = [area.name for area in api.areas]
        raise CommandError(
            f"area {shown(name or '')} is not known; expected {nearest(name or '', known)}"
        )
    return found


def first_sentence(doc: str) -> str:
    """Returns the first sentence on one line."""
    return re.split(r"(?<=[.!?])\s", " ".join(doc.split()), maxsplit=1)[0]
