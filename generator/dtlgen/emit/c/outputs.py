# SPDX-License-Identifier: BSD-3-Clause
"""C: headers, stubs, what the runtime is compiled with, tests."""

from __future__ import annotations

from dtlgen.emit.c import (
    examples,
    fixture,
    fuzz,
    headers,
    impl,
    kernel_header,
    kernels,
    libraries,
    lookup_functions,
    misuse,
    replay,
    sources,
    stubs,
    support,
    symbol_map,
    variables,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("C headers", headers.pages, "c/templates/header.h.j2"),
    Output("C header of all", headers.whole, "c/templates/whole.h.j2"),
    Output("older C headers", headers.older, "c/templates/older.h.j2"),
    Output("implementations", impl.implementations, "c/templates/impl.h.j2"),
    Output("calls of stubs, declared", impl.calls_header, "c/templates/calls.h.j2"),
    Output("calls of stubs", impl.calls_source, "c/templates/calls.c.j2"),
    Output("members of enums", impl.enums, "c/templates/enums.h.j2"),
    Output("dtypes, declared", impl.dtypes_header, "c/templates/dtypes.h.j2"),
    Output("dtypes", impl.dtypes_source, "c/templates/dtypes.c.j2"),
    Output("answers of the specification", lookup_functions.pages, "c/templates/answers.c.j2"),
    Output("steps of operations", kernels.steps, "c/templates/steps.h.j2"),
    Output("kernels", kernels.operations, "c/templates/kernels.c.j2"),
    Output("kernels, declared", kernels.header, "c/templates/kernels.h.j2"),
    Output("vectors of scans", kernels.lanes, "c/templates/lanes.h.j2"),
    Output("scans", kernels.scans, "c/templates/scans.h.j2"),
    Output("table of kernels", kernels.table, "c/templates/kernel_table.c.j2"),
    Output("comparisons", kernels.comparisons, "c/templates/compare.c.j2"),
    *support.outputs(),
    Output("C stubs", stubs.pages, "c/templates/stubs.c.j2"),
    Output("replay of calls", replay.pages, "c/templates/replay.c.j2"),
    Output("C examples", examples.pages, "c/templates/examples.c.j2"),
    Output("C fuzzer", fuzz.pages, "c/templates/fuzz.c.j2"),
    *fixture.outputs(),
    Output("C misuse tests", misuse.pages, "c/templates/misuse.c.j2"),
    Output("C sources", sources.pages, "c/templates/sources.cmake.j2"),
    Output("C header of what kernels call", kernel_header.header, "c/templates/called.h.j2"),
    Output("symbols of what kernels call", kernel_header.symbols, "c/templates/called.txt.j2"),
    Output("what kernels call, by libraries", libraries.pages, "c/templates/libraries.c.j2"),
    Output("variables of the environment", variables.header, "c/templates/variables.h.j2"),
    Output("symbol map", symbol_map.pages, "c/templates/symbols.map.j2"),
)
