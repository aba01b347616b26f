# SPDX-License-Identifier: BSD-3-Clause
"""What a profiler's buffer says, and a trace of it that opens beside one of DTL_TRACE."""

import json
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dtl._core.errors import failure, refuse
from dtl._status import OUT_OF_BOUNDS, MismatchError
from dtl.triton import _heap
from dtl.triton.tools import buffer_layout

_TRACKS = 1000  # the number of the first in a trace, where a rank's threads come before
_MICROSECOND = 1000  # in nanoseconds
_LOW = (1 << buffer_layout.HALF) - 1


class Span(NamedTuple):
    """A task, and when it was, in nanoseconds since 1970; `end` is None where none was recorded."""

    task_type: int
    start: int
    end: "int | None"


class Track(NamedTuple):
    """What one group of a block has done; `processor` is where the block ran."""

    block: int
    group: int
    processor: int
    spans: "tuple[Span, ...]"


def parse_to_tracks(profiler_buffer, *, allow_dropped=False):
    """The tracks of a buffer, in the order of blocks and groups.

    The clock is read again beyond its 32 bits: an event is less than 4.29 seconds after the one
    before it in its track, or after the buffer's reset.  Events that had no room are refused.
    """
    buffer = _checked(profiler_buffer)
    dropped = int(buffer[buffer_layout.DROPPED])
    if dropped and not allow_dropped:
        what = f"{dropped} events had no room in {len(buffer) - buffer_layout.HEADER} slots"
        expected = (
            f"max_num_profile_slots of {len(buffer) - buffer_layout.HEADER + dropped} or more"
        )
        words_of = f"profiler_buffer: {what}"
        raise failure("profiler_buffer", "full", words_of, expected, OUT_OF_BOUNDS)
    blocks, groups = _shape(buffer)
    return [_track(buffer, block, group) for block in range(blocks) for group in range(groups)]


def row_of_words(buffer):
    """An array of what a buffer has to be."""
    array = np.asarray(buffer)
    if (
        array.ndim != 1
        or array.dtype.kind not in "iu"
        or array.itemsize != buffer_layout.DTYPE.itemsize
    ):
        what = f"{array.dtype} of shape {array.shape}"
        refuse("profiler_buffer", what, "one row of integers of 64 bits", kind=MismatchError)
    return array


def _checked(buffer):
    array = row_of_words(buffer)
    if len(array) <= buffer_layout.HEADER or array[buffer_layout.LENGTH] != len(array):
        found = f"{len(array)} words, the first of them {array[:1].tolist()}"
        refuse("profiler_buffer", found, "one that alloc_profiler_buffer() has made", rule="length")
    return array.view(np.uint64)


def _shape(buffer):
    shape = int(buffer[buffer_layout.SHAPE])
    return shape & _LOW, shape >> buffer_layout.HALF


def _track(buffer, block, group):
    blocks, groups = _shape(buffer)
    lane = block * groups + group
    home = buffer_layout.HEADER + block
    seat = int(buffer[home]) if home < len(buffer) else buffer_layout.EMPTY
    processor = 0 if seat == buffer_layout.EMPTY else seat >> buffer_layout.HALF
    events = buffer[buffer_layout.HEADER + blocks + lane :: blocks * groups]
    return Track(
        block, group, processor, _spans(_events(events, lane, int(buffer[buffer_layout.RESET])))
    )


def _events(found, lane, clock):
    """Which task starts, or ends, and when."""
    for each in map(int, found):
        if each == buffer_layout.EMPTY:
            return
        tag = each & _LOW
        if tag >> buffer_layout.LANE != lane:
            said = f"an event of lane {tag >> buffer_layout.LANE} in lane {lane}"
            refuse("profiler_buffer", said, "events of one kernel since its reset", rule="lane")
        clock += (each >> buffer_layout.HALF) - clock & _LOW
        yield tag >> 1 & buffer_layout.TASKS - 1, bool(tag & 1), clock


def _spans(events):
    """An end belongs to the last start of its task that has none."""
    spans, begun = [], {}
    for task, is_start, clock in events:
        if is_start:
            begun.setdefault(task, []).append(len(spans))
            spans.append(Span(task, clock, None))
        elif begun.get(task):
            place = begun[task].pop()
            spans[place] = spans[place]._replace(end=clock)
        else:
            said = f"task {task} ends and has not begun"
            refuse("profiler_buffer", said, "a start before each end", rule="order")
    return tuple(spans)


def export_to_perfetto_trace(profiler_buffer, task_names, file_name, *, allow_dropped=False):
    """Writes the tracks to a file that Perfetto opens, also together with those of DTL_TRACE.

    The file is new; an older one of its name is gone.  `task_names` has a name a task's type.
    """
    tracks = parse_to_tracks(profiler_buffer, allow_dropped=allow_dropped)
    rank = _heap.opened().heap.my_pe if _heap.is_open() else 0
    named = {"name": "process_name", "ph": "M", "pid": rank, "args": {"name": f"rank {rank}"}}
    lines = [json.dumps(named), *_lines(tracks, task_names, rank)]
    dropped = int(np.asarray(profiler_buffer)[buffer_layout.DROPPED])
    if dropped:
        said = {"name": "dropped events", "ph": "M", "pid": rank, "args": {"count": dropped}}
        lines.append(json.dumps(said))
    path = Path(file_name)
    path.unlink(missing_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


def _lines(tracks, names, rank):
    for number, track in enumerate(tracks, _TRACKS):
        place = {"pid": rank, "tid": number}
        title = f"block {track.block} group {track.group}"
        yield json.dumps({"name": "thread_name", "ph": "M", **place, "args": {"name": title}})
        for span in track.spans:
            event = {"name": _name(names, span.task_type), "cat": "kernel", **place}
            event["args"] = {"processor": track.processor}
            yield f"{json.dumps(event)[:-1]}, {_times(span)}}}"


def _times(span):
    """In microseconds; a number of Python's would lose what is behind the point."""
    start = f'"ts": {_microseconds(span.start)}'
    if span.end is None:
        return f'"ph": "B", {start}'
    return f'"ph": "X", {start}, "dur": {_microseconds(span.end - span.start)}'


def _microseconds(nanoseconds):
    whole, rest = divmod(nanoseconds, _MICROSECOND)
    return f"{whole}.{rest:03d}"


def _name(names, task):
    try:
        return str(names[task])
    except (IndexError, KeyError):
        refuse("task_names", f"none of task {task}", "one of each that was recorded", rule="name")
