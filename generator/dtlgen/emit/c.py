# SPDX-License-Identifier: BSD-3-Clause
"""C: headers, stubs, what the runtime is compiled with, tests."""

from __future__ import annotations

from dtlgen.emit import (
    c_answers,
    c_called,
    c_examples,
    c_fixture,
    c_fuzz,
    c_headers,
    c_impl,
    c_kernels,
    c_libraries,
    c_misuse,
    c_replay,
    c_sources,
    c_stubs,
    c_support,
    symbol_map,
    variables,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("C headers", c_headers.pages, "c/header.h.j2"),
    Output("C header of all", c_headers.whole, "c/whole.h.j2"),
    Output("older C headers", c_headers.older, "c/older.h.j2"),
    Output("implementations", c_impl.implementations, "c/impl.h.j2"),
    Output("calls of stubs, declared", c_impl.calls_header, "c/calls.h.j2"),
    Output("calls of stubs", c_impl.calls_source, "c/calls.c.j2"),
    Output("members of enums", c_impl.enums, "c/enums.h.j2"),
    Output("dtypes, declared", c_impl.dtypes_header, "c/dtypes.h.j2"),
    Output("dtypes", c_impl.dtypes_source, "c/dtypes.c.j2"),
    Output("answers of the specification", c_answers.pages, "c/answers.c.j2"),
    Output("steps of operations", c_kernels.steps, "c/steps.h.j2"),
    Output("kernels", c_kernels.operations, "c/kernels.c.j2"),
    Output("kernels, declared", c_kernels.header, "c/kernels.h.j2"),
    Output("vectors of scans", c_kernels.lanes, "c/lanes.h.j2"),
    Output("scans", c_kernels.scans, "c/scans.h.j2"),
    Output("table of kernels", c_kernels.table, "c/kernel_table.c.j2"),
    Output("comparisons", c_kernels.comparisons, "c/compare.c.j2"),
    *c_support.outputs(),
    Output("C stubs", c_stubs.pages, "c/stubs.c.j2"),
    Output("replay of calls", c_replay.pages, "c/replay.c.j2"),
    Output("C examples", c_examples.pages, "c/examples.c.j2"),
    Output("C fuzzer", c_fuzz.pages, "c/fuzz.c.j2"),
    *c_fixture.outputs(),
    Output("C misuse tests", c_misuse.pages, "c/misuse.c.j2"),
    Output("C sources", c_sources.pages, "c/sources.cmake.j2"),
    Output("C header of what kernels call", c_called.header, "c/called.h.j2"),
    Output("symbols of what kernels call", c_called.symbols, "c/called.txt.j2"),
    Output("what kernels call, by libraries", c_libraries.pages, "c/libraries.c.j2"),
    Output("variables of the environment", variables.header, "c/variables.h.j2"),
    Output("symbol map", symbol_map.pages, "c/symbols.map.j2"),
)
