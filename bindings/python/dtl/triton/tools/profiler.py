# SPDX-License-Identifier: BSD-3-Clause
"""Profiler that kernels use to record when each group of a block starts and ends a task."""

import contextlib
import time

import numpy as np

from dtl._core.errors import refuse
from dtl.triton import _interpreter
from dtl.triton._import_triton import tl
from dtl.triton.interpreted import arguments
from dtl.triton.tools import buffer_layout
from dtl.triton.tools.tracks import check_buffer, export_to_perfetto_trace, parse_to_tracks

__all__ = [
    "Profiler",
    "ProfilerBuffer",
    "alloc_profiler_buffer",
    "export_to_perfetto_trace",
    "parse_to_tracks",
    "reset_profiler_buffer",
]

_BITS = 8 * buffer_layout.DTYPE.itemsize


class Profiler:
    """Recorder of one group of a block: kernels make it with `create`, and `record` returns the
    next.
    """

    def __init__(self, buffer, track, index, step, is_leader):
        self._buffer, self._track, self._is_leader = buffer, track, is_leader
        self._index, self._step = index, step

    @staticmethod
    def create(
        profiler_buffer,
        group_id,
        num_groups,
        is_leader=True,
        ENABLE_PROFILING=True,  # noqa: N803
    ):
        """Makes the profiler of a group of this program; it writes nothing unless a leader and
        enabled.
        """
        if not _interpreter.plain(ENABLE_PROFILING):
            return Profiler(None, 0, 0, 0, is_leader=False)
        element = arguments.pointer("profiler_buffer", profiler_buffer).type.element_ty
        if not element.is_int() or element.primitive_bitwidth != _BITS:
            refuse("profiler_buffer", f"a pointer to {element}", "one to integers of 64 bits")
        groups = arguments.integer("num_groups", num_groups, 1)
        group = arguments.integer("group_id", group_id)
        if not 0 <= group < groups:
            refuse("group_id", group, f"a number from 0 to {groups - 1}", rule="range")
        return _create_enabled(profiler_buffer, group, groups, bool(_interpreter.plain(is_leader)))

    def record(self, is_start, task_type):
        """Records that a task starts or ends now, and returns the profiler for the next event."""
        task = arguments.integer("task_type", task_type)
        if not 0 <= task < buffer_layout.TASKS:
            refuse("task_type", task, f"a number from 0 to {buffer_layout.TASKS - 1}", rule="range")
        if not self._is_leader:
            return self
        if self._index < _load(self._buffer, buffer_layout.LENGTH):
            tag = (
                self._track << buffer_layout.TRACK_SHIFT
                | task << 1
                | bool(_interpreter.plain(is_start))
            )
            _store(self._buffer, self._index, _halves(tag, time.time_ns()))
        else:
            tl.atomic_add(self._buffer + buffer_layout.DROPPED, 1)
        index = self._index + self._step
        return Profiler(self._buffer, self._track, index, self._step, is_leader=True)


def _create_enabled(buffer, group, groups, is_leader):
    """Returns a profiler that records; a leader also writes the header and its block's entry."""
    block, blocks = _block()
    if blocks * groups > buffer_layout.MAX_TRACKS:
        what = f"{groups} groups of {blocks} blocks"
        refuse("num_groups", what, f"at most {buffer_layout.MAX_TRACKS} in all", rule="range")
    if is_leader:
        _store(buffer, buffer_layout.SHAPE, _halves(blocks, groups))
        if buffer_layout.HEADER + block < _load(buffer, buffer_layout.LENGTH):
            _store(buffer, buffer_layout.HEADER + block, _halves(block, 0))
    track = block * groups + group
    first = buffer_layout.HEADER + blocks + track
    return Profiler(buffer, track, first, blocks * groups, is_leader)


def _block():
    """Returns this program's number over all axes of the grid, and the number of programs."""
    number, count = 0, 1
    for axis in range(3):
        number += count * _interpreter.plain(tl.program_id(axis))
        count *= _interpreter.plain(tl.num_programs(axis))
    return number, count


def _load(buffer, index):
    """Returns an integer of a buffer as a Python integer."""
    return _interpreter.plain(tl.load(buffer + index))


def _store(buffer, index, value):
    """Writes a Python integer to a buffer."""
    tl.store(buffer + index, _interpreter.scalar(value, buffer.type.element_ty))


def _halves(low, high):
    """Returns two 32-bit halves as one signed 64-bit integer."""
    return int(
        np.uint64((high << buffer_layout.HALF | low) & (1 << _BITS) - 1).astype(buffer_layout.DTYPE)
    )


def alloc_profiler_buffer(max_num_profile_slots):
    """Allocates a buffer with the given number of slots: one per block, the others for events."""
    slots = arguments.integer("max_num_profile_slots", max_num_profile_slots, 1)
    buffer = np.empty(buffer_layout.HEADER + slots, buffer_layout.DTYPE)
    reset_profiler_buffer(buffer)
    return buffer


def reset_profiler_buffer(profiler_buffer):
    """Removes all events from a buffer; the time of its reset is the base of the events' clock."""
    check_buffer(profiler_buffer)
    if len(profiler_buffer) <= buffer_layout.HEADER:
        expected = f"{buffer_layout.HEADER + 1} or more"
        refuse("profiler_buffer", f"{len(profiler_buffer)} words", expected, rule="length")
    profiler_buffer[:] = buffer_layout.EMPTY
    profiler_buffer[buffer_layout.LENGTH] = len(profiler_buffer)
    profiler_buffer[buffer_layout.SHAPE] = profiler_buffer[buffer_layout.DROPPED] = 0
    profiler_buffer[buffer_layout.RESET] = time.time_ns()


class ProfilerBuffer(contextlib.AbstractContextManager):
    """Context manager that returns a buffer and writes its events to a trace file at the end.

    No file is written if the block raises an exception.
    """

    def __init__(self, max_num_profile_slots, trace_file, task_names):
        self.buffer = alloc_profiler_buffer(max_num_profile_slots)
        self._trace_file, self._task_names = trace_file, task_names

    def __enter__(self):
        reset_profiler_buffer(self.buffer)
        return self.buffer

    def __exit__(self, kind, error, trace):
        if kind is None:
            export_to_perfetto_trace(self.buffer, self._task_names, self._trace_file)
