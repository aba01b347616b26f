# SPDX-License-Identifier: BSD-3-Clause
"""The outputs of a language: its pages and the template that prints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

from dtlgen.document.record import record
from dtlgen.model.api import Api

Pages: TypeAlias = Iterable[tuple[str, Any]]


@record
class Output:
    """`pages` computes the pages, `template` (under `folder`, or under emit/)
    prints each of them.

    `comments` is the form of render.FORMS in which the stamp is written, for a kind of file that
    render.SUFFIXES does not list.
    """

    name: str
    pages: Callable[[Api], Pages]
    template: str
    comments: str = ""
    folder: Path | None = None
