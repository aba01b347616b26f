# SPDX-License-Identifier: BSD-3-Clause
"""Profiling of kernels, and compilation of kernels ahead of time."""

from dtl.triton.tools.ahead_of_time import (
    aot_compile_spaces,
    apply_triton340_inductor_patch,
    dump_c_code,
    kernel_name_suffix,
    make_ast_source,
    materialize_c_params,
)
from dtl.triton.tools.profiler import (
    Profiler,
    ProfilerBuffer,
    alloc_profiler_buffer,
    export_to_perfetto_trace,
    parse_to_tracks,
    reset_profiler_buffer,
)

__all__ = [
    "Profiler",
    "ProfilerBuffer",
    "alloc_profiler_buffer",
    "aot_compile_spaces",
    "apply_triton340_inductor_patch",
    "dump_c_code",
    "export_to_perfetto_trace",
    "kernel_name_suffix",
    "make_ast_source",
    "materialize_c_params",
    "parse_to_tracks",
    "reset_profiler_buffer",
]
