# SPDX-License-Identifier: BSD-3-Clause
"""Parses the buffer of a profiler, and exports it as a trace that opens beside one of DTL_TRACE."""

import json
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dtl._core.errors import failure, refuse
from dtl._status import OUT_OF_BOUNDS, MismatchError
from dtl.triton import _heap
from dtl.triton.tools import buffer_layout

_FIRST_TRACK = 1000  # number of the first track in a trace; a rank's threads have lower ones
_MICROSECOND = 1000  # in nanoseconds
_LOW = (1 << buffer_layout.HALF) - 1


class Span(NamedTuple):
    """The time of a task in nanoseconds since 1970; `end` is None if no end was recorded."""

    task_type: int
    start: int
    end: "int | None"


class Track(NamedTuple):
    """The tasks of one group of a block; `processor` is the multiprocessor that ran the block."""

    block: int
    group: int
    processor: int
    spans: "tuple[Span, ...]"


def parse_to_tracks(profiler_buffer, *, allow_dropped=False):
    """Returns the tracks of a buffer, ordered by block and group.

    Events have 32 bits of the clock, from which the full time is reconstructed: an event must be
    less than 4.29 seconds after the previous one of its track, or after the buffer's reset.  Raises
    a DTLError if events did not fit into the buffer, unless `allow_dropped`.
    """
    buffer = _initialized(profiler_buffer)
    dropped = int(buffer[buffer_layout.DROPPED])
    if dropped and not allow_dropped:
        what = f"{dropped} events had no room in {len(buffer) - buffer_layout.HEADER} slots"
        expected = (
            f"max_num_profile_slots of {len(buffer) - buffer_layout.HEADER + dropped} or more"
        )
        message = f"profiler_buffer: {what}"
        raise failure("profiler_buffer", "full", message, expected, OUT_OF_BOUNDS)
    blocks, groups = _shape(buffer)
    return [_track(buffer, block, group) for block in range(blocks) for group in range(groups)]


def check_buffer(buffer):
    """Returns a buffer as an array; raises a DTLError unless it is one row of 64-bit integers."""
    array = np.asarray(buffer)
    if (
        array.ndim != 1
        or array.dtype.kind not in "iu"
        or array.itemsize != buffer_layout.DTYPE.itemsize
    ):
        what = f"{array.dtype} of shape {array.shape}"
        refuse("profiler_buffer", what, "one row of integers of 64 bits", kind=MismatchError)
    return array


def _initialized(buffer):
    """Returns a buffer as unsigned integers; raises if it was not initialized."""
    array = check_buffer(buffer)
    if len(array) <= buffer_layout.HEADER or array[buffer_layout.LENGTH] != len(array):
        found = f"{len(array)} words, the first of them {array[:1].tolist()}"
        refuse("profiler_buffer", found, "one that alloc_profiler_buffer() has made", rule="length")
    return array.view(np.uint64)


def _shape(buffer):
    """Returns the number of blocks and of groups per block; zeros before a kernel has run."""
    shape = int(buffer[buffer_layout.SHAPE])
    return shape & _LOW, shape >> buffer_layout.HALF


def _track(buffer, block, group):
    """Returns the track of one group of a block."""
    blocks, groups = _shape(buffer)
    number = block * groups + group
    index = buffer_layout.HEADER + block
    entry = int(buffer[index]) if index < len(buffer) else buffer_layout.EMPTY
    processor = 0 if entry == buffer_layout.EMPTY else entry >> buffer_layout.HALF
    events = buffer[buffer_layout.HEADER + blocks + number :: blocks * groups]
    return Track(
        block, group, processor, _spans(_events(events, number, int(buffer[buffer_layout.RESET])))
    )


def _events(values, track, clock):
    """Yields the events of a track: the task's type, whether it starts, and the time."""
    for each in map(int, values):
        if each == buffer_layout.EMPTY:
            return
        tag = each & _LOW
        if tag >> buffer_layout.TRACK_SHIFT != track:
            what = f"an event of lane {tag >> buffer_layout.TRACK_SHIFT} in lane {track}"
            refuse("profiler_buffer", what, "events of one kernel since its reset", rule="lane")
        clock += (each >> buffer_layout.HALF) - clock & _LOW
        yield tag >> 1 & buffer_layout.TASKS - 1, bool(tag & 1), clock


def _spans(events):
    """Returns the spans of a track's events; an end belongs to the last open start of its task."""
    spans, open_spans = [], {}
    for task, is_start, clock in events:
        if is_start:
            open_spans.setdefault(task, []).append(len(spans))
            spans.append(Span(task, clock, None))
        elif open_spans.get(task):
            index = open_spans[task].pop()
            spans[index] = spans[index]._replace(end=clock)
        else:
            what = f"task {task} ends and has not begun"
            refuse("profiler_buffer", what, "a start before each end", rule="order")
    return tuple(spans)


def export_to_perfetto_trace(profiler_buffer, task_names, file_name, *, allow_dropped=False):
    """Writes the tracks to a file that Perfetto opens, also together with those of DTL_TRACE.

    An existing file is replaced.  `task_names` maps the type of a task to its name.
    """
    tracks = parse_to_tracks(profiler_buffer, allow_dropped=allow_dropped)
    rank = _heap.opened().heap.my_pe if _heap.is_open() else 0
    process = {"name": "process_name", "ph": "M", "pid": rank, "args": {"name": f"rank {rank}"}}
    lines = [json.dumps(process), *_lines(tracks, task_names, rank)]
    dropped = int(np.asarray(profiler_buffer)[buffer_layout.DROPPED])
    if dropped:
        metadata = {"name": "dropped events", "ph": "M", "pid": rank, "args": {"count": dropped}}
        lines.append(json.dumps(metadata))
    path = Path(file_name)
    path.unlink(missing_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


def _lines(tracks, names, rank):
    """Yields the JSON objects of the tracks' names and spans, one per line."""
    for number, track in enumerate(tracks, _FIRST_TRACK):
        ids = {"pid": rank, "tid": number}
        title = f"block {track.block} group {track.group}"
        yield json.dumps({"name": "thread_name", "ph": "M", **ids, "args": {"name": title}})
        for span in track.spans:
            event = {"name": _name(names, span.task_type), "cat": "kernel", **ids}
            event["args"] = {"processor": track.processor}
            yield f"{json.dumps(event)[:-1]}, {_times(span)}}}"


def _times(span):
    """Returns times in microseconds as text: a float would lose digits behind the point."""
    start = f'"ts": {_microseconds(span.start)}'
    if span.end is None:
        return f'"ph": "B", {start}'
    return f'"ph": "X", {start}, "dur": {_microseconds(span.end - span.start)}'


def _microseconds(nanoseconds):
    """Returns nanoseconds as microseconds with three decimals."""
    whole, rest = divmod(nanoseconds, _MICROSECOND)
    return f"{whole}.{rest:03d}"


def _name(names, task):
    """Returns the name of a type of task; raises if there is none."""
    try:
        return str(names[task])
    except (IndexError, KeyError):
        refuse("task_names", f"none of task {task}", "one of each that was recorded", rule="name")
