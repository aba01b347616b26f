# SPDX-License-Identifier: BSD-3-Clause
"""What kernels write about themselves: when each part of a block began and ended which task."""

import contextlib
import time

import numpy as np

from dtl._core.errors import refuse
from dtl.triton import _interpreter
from dtl.triton._import_triton import tl
from dtl.triton.interpreted import arguments
from dtl.triton.tools import buffer_layout
from dtl.triton.tools.tracks import export_to_perfetto_trace, parse_to_tracks, row_of_words

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
    """One group of a block; kernels make it by `create`, and go on with what `record` gives."""

    def __init__(self, buffer, lane, place, step, is_leader):
        self._buffer, self._lane, self._is_leader = buffer, lane, is_leader
        self._place, self._step = place, step

    @staticmethod
    def create(
        profiler_buffer,
        group_id,
        num_groups,
        is_leader=True,
        ENABLE_PROFILING=True,  # noqa: N803
    ):
        """The group of this program; who is no leader, or is not enabled, writes nothing."""
        if not _interpreter.plain(ENABLE_PROFILING):
            return Profiler(None, 0, 0, 0, is_leader=False)
        element = arguments.pointer("profiler_buffer", profiler_buffer).type.element_ty
        if not element.is_int() or element.primitive_bitwidth != _BITS:
            refuse("profiler_buffer", f"a pointer to {element}", "one to integers of 64 bits")
        groups = arguments.integer("num_groups", num_groups, 1)
        group = arguments.integer("group_id", group_id)
        if not 0 <= group < groups:
            refuse("group_id", group, f"a number from 0 to {groups - 1}", rule="range")
        return _created(profiler_buffer, group, groups, bool(_interpreter.plain(is_leader)))

    def record(self, is_start, task_type):
        """The task begins now, or has ended; gives the profiler to go on with."""
        task = arguments.integer("task_type", task_type)
        if not 0 <= task < buffer_layout.TASKS:
            refuse("task_type", task, f"a number from 0 to {buffer_layout.TASKS - 1}", rule="range")
        if not self._is_leader:
            return self
        if self._place < _load(self._buffer, buffer_layout.LENGTH):
            tag = self._lane << buffer_layout.LANE | task << 1 | bool(_interpreter.plain(is_start))
            _store(self._buffer, self._place, _halves(tag, time.time_ns()))
        else:
            tl.atomic_add(self._buffer + buffer_layout.DROPPED, 1)
        place = self._place + self._step
        return Profiler(self._buffer, self._lane, place, self._step, is_leader=True)


def _created(buffer, group, groups, is_leader):
    block, blocks = _block()
    if blocks * groups > buffer_layout.LANES:
        what = f"{groups} groups of {blocks} blocks"
        refuse("num_groups", what, f"at most {buffer_layout.LANES} in all", rule="range")
    if is_leader:
        _store(buffer, buffer_layout.SHAPE, _halves(blocks, groups))
        if buffer_layout.HEADER + block < _load(buffer, buffer_layout.LENGTH):
            _store(buffer, buffer_layout.HEADER + block, _halves(block, 0))
    lane = block * groups + group
    first = buffer_layout.HEADER + blocks + lane
    return Profiler(buffer, lane, first, blocks * groups, is_leader)


def _block():
    """This program's number, and how many there are."""
    number, count = 0, 1
    for axis in range(3):
        number += count * _interpreter.plain(tl.program_id(axis))
        count *= _interpreter.plain(tl.num_programs(axis))
    return number, count


def _load(buffer, place):
    return _interpreter.plain(tl.load(buffer + place))


def _store(buffer, place, value):
    tl.store(buffer + place, _interpreter.scalar(value, buffer.type.element_ty))


def _halves(low, high):
    return int(
        np.uint64((high << buffer_layout.HALF | low) & (1 << _BITS) - 1).astype(buffer_layout.DTYPE)
    )


def alloc_profiler_buffer(max_num_profile_slots):
    """A buffer of so many words for blocks, one each, and events."""
    slots = arguments.integer("max_num_profile_slots", max_num_profile_slots, 1)
    buffer = np.empty(buffer_layout.HEADER + slots, buffer_layout.DTYPE)
    reset_profiler_buffer(buffer)
    return buffer


def reset_profiler_buffer(profiler_buffer):
    """The buffer holds no events, and what is recorded from here on is timed from now."""
    row_of_words(profiler_buffer)
    if len(profiler_buffer) <= buffer_layout.HEADER:
        expected = f"{buffer_layout.HEADER + 1} or more"
        refuse("profiler_buffer", f"{len(profiler_buffer)} words", expected, rule="length")
    profiler_buffer[:] = buffer_layout.EMPTY
    profiler_buffer[buffer_layout.LENGTH] = len(profiler_buffer)
    profiler_buffer[buffer_layout.SHAPE] = profiler_buffer[buffer_layout.DROPPED] = 0
    profiler_buffer[buffer_layout.RESET] = time.time_ns()


class ProfilerBuffer(contextlib.AbstractContextManager):
    """`with` it gives a buffer, whose events are in the file after it.  A failure writes none."""

    def __init__(self, max_num_profile_slots, trace_file, task_names):
        self.buffer = alloc_profiler_buffer(max_num_profile_slots)
        self._trace_file, self._task_names = trace_file, task_names

    def __enter__(self):
        reset_profiler_buffer(self.buffer)
        return self.buffer

    def __exit__(self, kind, error, trace):
        if kind is None:
            export_to_perfetto_trace(self.buffer, self._task_names, self._trace_file)
