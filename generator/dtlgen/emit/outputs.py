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

from dtlgen.emit import (
    c_answers,
    c_examples,
    c_headers,
    c_impl,
    c_kernels,
    c_misuse,
    c_sources,
    c_stubs,
    fortran_handles,
    fortran_helpers,
    fortran_raw,
    fortran_tests,
    fortran_umbrella,
    python_cdef,
    python_constants,
    python_docs,
    python_misuse,
    python_raw,
    python_status,
    python_typings,
    symbol_map,
)
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
    Output("dtl_impl.h", c_impl.implementations, "c/dtl_impl.h.j2"),
    Output("dtl_calls.h", c_impl.calls_header, "c/dtl_calls.h.j2"),
    Output("dtl_calls.c", c_impl.calls_source, "c/dtl_calls.c.j2"),
    Output("dtl_enums.h", c_impl.enums, "c/dtl_enums.h.j2"),
    Output("dtl_dtypes.h", c_impl.dtypes_header, "c/dtl_dtypes.h.j2"),
    Output("dtl_dtypes.c", c_impl.dtypes_source, "c/dtl_dtypes.c.j2"),
    Output("dtl_answers.c", c_answers.pages, "c/dtl_answers.c.j2"),
    Output("kernels", c_kernels.operations, "c/kernels.c.j2"),
    Output("dtl_kernels.h", c_kernels.header, "c/dtl_kernels.h.j2"),
    Output("dtl_kernels.c", c_kernels.table, "c/dtl_kernels.c.j2"),
    Output("dtl_compare.c", c_kernels.comparisons, "c/dtl_compare.c.j2"),
    Output("C stubs", c_stubs.pages, "c/stubs.c.j2"),
    Output("C examples", c_examples.pages, "c/examples.c.j2"),
    Output("C misuse tests", c_misuse.pages, "c/misuse.c.j2"),
    Output("C sources", c_sources.pages, "c/sources.cmake.j2"),
    Output("symbol map", symbol_map.pages, "c/dtl.map.j2"),
    Output("Fortran modules of the C functions", fortran_raw.pages, "fortran/raw.f90.j2"),
    Output("Fortran helpers", fortran_helpers.pages, "fortran/helpers.f90.j2"),
    Output("Fortran types of handles", fortran_handles.pages, "fortran/handle.f90.j2"),
    Output("Fortran umbrella module", fortran_umbrella.pages, "fortran/dtl.f90.j2"),
    Output("Fortran tests of a kind", fortran_tests.modules, "fortran/kind_test.f90.j2"),
    Output("Fortran test of all kinds", fortran_tests.program, "fortran/kinds_test.f90.j2"),
    Output("Fortran sources of tests", fortran_tests.sources, "fortran/test_sources.cmake.j2"),
    Output("Fortran sources", fortran_umbrella.sources, "fortran/sources.cmake.j2"),
    Output("what CFFI reads", python_cdef.pages, "python/cdef.h.j2"),
    Output("C functions in Python", python_raw.pages, "python/raw.py.j2"),
    Output("Python exceptions", python_status.pages, "python/status.py.j2"),
    Output("Python constants", python_constants.pages, "python/constants.py.j2"),
    Output("Python docstrings", python_docs.pages, "python/docs.py.j2"),
    Output("Python misuse tests", python_misuse.pages, "python/misuse.py.j2"),
    Output("Python typings", python_typings.pages, "python/typings.pyi.j2"),
)
