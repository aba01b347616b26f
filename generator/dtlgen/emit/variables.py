# SPDX-License-Identifier: BSD-3-Clause
"""Variables of the environment: the table that the library reads them by, and their page."""

from __future__ import annotations

import json
from collections.abc import Iterator

from dtlgen.emit.reference import prose
from dtlgen.model import Api, Variable
from dtlgen.record import record

EXPECTED = {"switch": "0 or 1", "count": "a number from 1 up", "seconds": "seconds > 0"}


@record
class Row:
    """A variable in C: string literals."""

    name: str
    takes: str
    values: tuple[str, ...]
    default: str
    expected: str
    doc: str


@record
class Header:
    guard: str
    rows: tuple[Row, ...]


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


def header(api: Api) -> Iterator[tuple[str, Header]]:
    if api.variables:
        rows = tuple(map(_row, api.variables))
        package = api.names.package
        yield f"c/impl/{package}_variables.h", Header(f"{package.upper()}_VARIABLES_H", rows)


def reference(api: Api) -> Iterator[tuple[str, Page]]:
    if api.variables:
        yield "site/reference/variables.md", Page(tuple(map(_shown, api.variables)))


def expected(variable: Variable) -> str:
    """The values that it takes, in words."""
    *others, last = variable.values or ("",)
    if others:
        return f"{', '.join(others)} or {last}"
    return last or EXPECTED.get(variable.takes, "text")


def _row(variable: Variable) -> Row:
    return Row(
        name=json.dumps(variable.name),
        takes=f"TAKES_{variable.takes.upper()}",
        values=tuple(map(json.dumps, variable.values)),
        default=json.dumps(variable.default),
        expected=json.dumps(expected(variable)),
        doc=json.dumps(" ".join(variable.doc.split())),
    )


def _shown(variable: Variable) -> Shown:
    page = f"[{variable.page}](../{variable.page}.md)" if variable.page else ""
    doc = prose(" ".join(variable.doc.split())).replace("\n", " ")
    values = expected(variable) if variable.takes != "internal" else "set by the library"
    return Shown(f"`{variable.name}`", values, variable.default, page, doc)
