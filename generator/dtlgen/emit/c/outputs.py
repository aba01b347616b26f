# SPDX-License-Identifier: BSD-3-Clause
"""C: headers, stubs, what the runtime is compiled with, tests."""

from __future__ import annotations

from dtlgen.emit.c import (
    environment_variables,
    examples,
    fuzz,
    headers,
    implementation,
    kernel_header,
    kernel_libraries,
    kernels,
    lookup_functions,
    misuse,
    misuse_fixture,
    replay,
    sources,
    stubs,
    support,
    symbol_map,
)
from dtlgen.emit.output import Output

OUTPUTS = (
    Output("C headers", headers.pages, "c/templates/header.h.j2"),
    Output("C header of all", headers.umbrella, "c/templates/umbrella.h.j2"),
    Output("older C headers", headers.former, "c/templates/former_header.h.j2"),
    Output("implementations", implementation.implementations, "c/templates/impl.h.j2"),
    Output("calls of stubs, declared", implementation.calls_header, "c/templates/calls.h.j2"),
    Output("calls of stubs", implementation.calls_source, "c/templates/calls.c.j2"),
    Output("members of enums", implementation.enums, "c/templates/enums.h.j2"),
    Output("dtypes, declared", implementation.dtypes_header, "c/templates/dtypes.h.j2"),
    Output("dtypes", implementation.dtypes_source, "c/templates/dtypes.c.j2"),
    Output(
        "answers of the specification", lookup_functions.pages, "c/templates/lookup_functions.c.j2"
    ),
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
    *misuse_fixture.outputs(),
    Output("C misuse tests", misuse.pages, "c/templates/misuse.c.j2"),
    Output("C sources", sources.pages, "c/templates/sources.cmake.j2"),
    Output(
        "C header of what kernels call", kernel_header.header, "c/templates/kernel_functions.h.j2"
    ),
    Output(
        "symbols of what kernels call", kernel_header.symbols, "c/templates/kernel_symbols.txt.j2"
    ),
    Output(
        "what kernels call, by libraries",
        kernel_libraries.pages,
        "c/templates/kernel_libraries.c.j2",
    ),
    Output(
        "variables of the environment",
        environment_variables.header,
        "c/templates/environment_variables.h.j2",
    ),
    Output("symbol map", symbol_map.pages, "c/templates/symbols.map.j2"),
)
