# SPDX-License-Identifier: BSD-3-Clause
"""The table of everything that dtlgen writes.

To add an output: write `emit/NAME.py` with a frozen dataclass that mirrors the page, and a function
that takes the `Api` and yields (path under generated/, page); write
`templates/LANGUAGE/NAME.EXT.j2`, which sees the page's fields by their names, `stamp` (print it
first), `call(head, arguments, indent, more)` and `comment(text, form, indent)`; add a row. A path
must end in a suffix of render.SUFFIXES. emit/symbol_map.py is the smallest example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from dtlgen.emit import c_headers, fortran_raw, symbol_map
from dtlgen.model import Api

Pages: TypeAlias = Iterable[tuple[str, Any]]


@dataclass(frozen=True, slots=True)
class Output:
    """`pages` computes the pages, `template` (under templates/) prints each of them."""

    name: str
    pages: Callable[[Api], Pages]
    template: str


OUTPUTS: tuple[Output, ...] = (
    Output("C headers", c_headers.pages, "c/header.h.j2"),
    Output("dtl.h", c_headers.whole, "c/dtl.h.j2"),
    Output("older C headers", c_headers.older, "c/older.h.j2"),
    Output("symbol map", symbol_map.pages, "c/dtl.map.j2"),
    Output("Fortran modules of the C functions", fortran_raw.pages, "fortran/raw.f90.j2"),
)
