# SPDX-License-Identifier: BSD-3-Clause
"""C: headers, stubs, what the runtime is compiled with, tests."""

from __future__ import annotations

from dtlgen.emit import (
    c_answers,
    c_examples,
    c_fuzz,
    c_headers,
    c_impl,
    c_kernels,
    c_misuse,
    c_sources,
    c_stubs,
    symbol_map,
)
from dtlgen.emit.output import Output

OUTPUTS = (
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
    Output("C fuzzer", c_fuzz.pages, "c/fuzz.c.j2"),
    Output("C misuse tests", c_misuse.pages, "c/misuse.c.j2"),
    Output("C sources", c_sources.pages, "c/sources.cmake.j2"),
    Output("symbol map", symbol_map.pages, "c/dtl.map.j2"),
)
