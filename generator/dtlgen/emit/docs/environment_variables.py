# SPDX-License-Identifier: BSD-3-Clause
"""The page of the variables of the environment."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.derive.variables import expected
from dtlgen.document.record import record
from dtlgen.emit.docs.reference import prose
from dtlgen.model.api import Api, Variable


@record
class Shown:
    """A variable on the page; `page` is a link, or ""."""

    name: str
    values: str
    default: str
    page: str
    doc: str


@record
class Page:
    shown: tuple[Shown, ...]


def reference(api: Api) -> Iterator[tuple[str, Page]]:
    if api.variables:
        yield "site/reference/variables.md", Page(tuple(map(_shown, api.variables)))


def _shown(variable: Variable) -> Shown:
    page = f"[{variable.page}](../{variable.page}.md)" if variable.page else ""
    doc = prose(" ".join(variable.doc.split())).replace("\n", " ")
    values = expected(variable) if variable.takes != "internal" else "set by the library"
    return Shown(f"`{variable.name}`", values, variable.default, page, doc)
