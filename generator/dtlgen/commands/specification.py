# SPDX-License-Identifier: BSD-3-Clause
"""The specification, as commands need it."""

from __future__ import annotations

import re
from pathlib import Path

from dtlgen import check
from dtlgen.document.diagnostics import CommandError, SpecError
from dtlgen.document.schema import nearest, shown
from dtlgen.model.api import Api, Area
from dtlgen.read.load import load


def sound(root: Path) -> Api:
    """The API, if emitters can rely upon it."""
    api = load(root / "spec")
    found = check.problems(api, check.SOUND)
    if found:
        raise SpecError(found)
    return api


def printable(root: Path) -> Api:
    """The same, of which pages are printed; only messages tell where a parameter stands, so that
    it is read anew where there are some.
    """
    try:
        api = load(root / "spec", shares=True)
        if not check.problems(api, check.SOUND):
            return api
    except SpecError:
        pass
    return sound(root)


def areas(api: Api, name: str | None) -> list[Area]:
    """The area of that name, or all."""
    found = [area for area in api.areas if name in (None, area.name)]
    if not found:
        known = [area.name for area in api.areas]
        raise CommandError(
            f"area {shown(name or '')} is not known; expected {nearest(name or '', known)}"
        )
    return found


def sentence(doc: str) -> str:
    """The first sentence, on one line."""
    return re.split(r"(?<=[.!?])\s", " ".join(doc.split()), maxsplit=1)[0]
