# SPDX-License-Identifier: BSD-3-Clause
"""What looks into kernels while they run, and what compiles them ahead of time."""

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
    "export_to_perfetto_trace",
    "parse_to_tracks",
    "reset_profiler_buffer",
]
