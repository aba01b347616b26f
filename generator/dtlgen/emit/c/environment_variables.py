# SPDX-License-Identifier: BSD-3-Clause
"""The table of the environment variables that the library reads."""

from __future__ import annotations

import json
from collections.abc import Iterator

from dtlgen.derive.variables import expected
from dtlgen.document.record import record
from dtlgen.model.api import Api, Variable


@record
class Row:
    """A variable; the fields are C string literals."""

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


def header(api: Api) -> Iterator[tuple[str, Header]]:
    if api.variables:
        rows = tuple(map(_row, api.variables))
        package = api.names.package
        yield f"c/impl/{package}_variables.h", Header(f"{package.upper()}_VARIABLES_H", rows)


def _row(variable: Variable) -> Row:
    return Row(
        name=json.dumps(variable.name),
        takes=f"TAKES_{variable.takes.upper()}",
        values=tuple(map(json.dumps, variable.values)),
        default=json.dumps(variable.default),
        expected=json.dumps(expected(variable)),
        doc=json.dumps(" ".join(variable.doc.split())),
    )
