# SPDX-License-Identifier: BSD-3-Clause
"""Events that kernels record with the profiler, and their traces."""

import json
import time
from decimal import Decimal
from pathlib import Path

import numpy as np
import pytest
from programs import run

import dtl
import dtl.triton
from dtl.triton import tools
from dtl.triton.tools import buffer_layout

# isort: split
import triton.language as tl

Profiler = tools.Profiler
NAMES = ["load", "add"]
FOLDERS = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "support")]


@dtl.triton.jit
def two_tasks(data_ptr, profiler_buffer, rounds, is_enabled: tl.constexpr):
    for group in range(2):
        profiler = Profiler.create(profiler_buffer, group, 2, ENABLE_PROFILING=is_enabled)
        for _ in range(rounds):
            profiler = profiler.record(is_start=True, task_type=0)
            value = tl.load(data_ptr)
            profiler = profiler.record(is_start=True, task_type=1)
            tl.store(data_ptr, value + 1)
            profiler = profiler.record(is_start=False, task_type=1)
            profiler = profiler.record(is_start=False, task_type=0)


def recorded(slots, grid, rounds):
    buffer = tools.alloc_profiler_buffer(slots)
    two_tasks[grid](np.zeros(1), buffer, rounds, True)
    return buffer


def test_tracks_have_the_tasks_of_each_group():
    before = time.time_ns()
    tracks = tools.parse_to_tracks(recorded(3 + 3 * 2 * 8, (3,), 2))
    assert [(track.block, track.group) for track in tracks] == [
        (block, group) for block in range(3) for group in range(2)
    ]
    moments = [before]
    for track in tracks:
        first, second, third, fourth = track.spans
        assert [span.task_type for span in track.spans] == [0, 1, 0, 1]
        moments += [first.start, second.start, second.end, first.end]
        moments += [third.start, fourth.start, fourth.end, third.end]
    assert moments == sorted(moments)
    assert moments[-1] <= time.time_ns()


def test_places_of_a_grid_are_numbered_by_all_axes():
    tracks = tools.parse_to_tracks(recorded(200, (2, 3, 2), 1))
    assert [track.block for track in tracks[::2]] == list(range(12))
    assert all(len(track.spans) == 2 for track in tracks)


@dtl.triton.jit
def record_one(profiler_buffer, group, groups, task, is_leader: tl.constexpr):
    profiler = Profiler.create(profiler_buffer, group, groups, is_leader)
    profiler = profiler.record(True, task)


def test_a_profiler_without_leader_or_disabled_writes_nothing():
    buffer, data = tools.alloc_profiler_buffer(9), np.zeros(1)
    before = buffer.copy()
    two_tasks[(1,)](data, buffer, 2, False)
    record_one[(1,)](buffer, 0, 1, 0, False)
    assert buffer.tolist() == before.tolist()
    assert data.tolist() == [4]
    assert tools.parse_to_tracks(buffer) == []


@pytest.mark.parametrize("slots", [1, 2, 3, 4, 17])
def test_no_event_is_written_behind_the_end(slots):
    memory = np.full(buffer_layout.HEADER + slots + 100, 77)
    buffer = memory[: buffer_layout.HEADER + slots]
    tools.reset_profiler_buffer(buffer)
    two_tasks[(2,)](np.zeros(1), buffer, 2, True)
    assert memory[buffer_layout.HEADER + slots :].tolist() == [77] * 100
    assert buffer[buffer_layout.DROPPED] == 32 - max(0, slots - 2)


def test_events_that_do_not_fit_are_counted_and_refused():
    buffer = recorded(10, (1,), 2)
    message = r"profiler_buffer: 7 events had no room in 10 slots; expected .* of 17 or more"
    with pytest.raises(dtl.DTLError, match=message):
        tools.parse_to_tracks(buffer)
    tracks = tools.parse_to_tracks(buffer, allow_dropped=True)
    assert [span.end is None for span in tracks[0].spans] == [False, False, True]
    tools.reset_profiler_buffer(buffer)
    assert tools.parse_to_tracks(buffer) == []


def made_by_hand(reset, *clocks):
    buffer = tools.alloc_profiler_buffer(1 + len(clocks))
    buffer[buffer_layout.RESET] = reset
    buffer[buffer_layout.SHAPE] = 1 | 1 << buffer_layout.HALF
    buffer[buffer_layout.HEADER] = 5 << buffer_layout.HALF
    for place, clock in enumerate(clocks):
        low = np.array(clock, np.uint64) << np.uint64(buffer_layout.HALF)
        tag = 3 << 1 | (place % 2 == 0)
        buffer[buffer_layout.HEADER + 1 + place] = (low | np.uint64(tag)).view(np.int64)
    return buffer


def test_a_clock_of_32_bits_is_unwrapped():
    """The clock wraps twice: before the first event, and between the two."""
    high = 400_000 << 32
    buffer = made_by_hand(high + (1 << 32) - 5, 10, (1 << 32) - 1, (1 << 32) - 1, 3)
    (track,) = tools.parse_to_tracks(buffer)
    assert track.processor == 5
    once, twice = high + (1 << 32), high + (2 << 32)
    assert [(span.start, span.end) for span in track.spans] == [
        (once + 10, twice - 1),
        (twice - 1, twice + 3),
    ]


WRONG = {
    "task": ((0, 1, 2048), r"record: task_type: 2048; expected a number from 0 to 2047"),
    "group": ((2, 2, 0), r"create: group_id: 2; expected a number from 0 to 1"),
    "groups": ((0, 0, 0), r"create: num_groups: 0; expected an integer of 1 or more"),
    "lanes": ((0, 1 << 21, 0), r"num_groups: .2097152 groups of 1 blocks.; expected at most"),
}


@pytest.mark.parametrize("case", WRONG)
def test_invalid_events_are_refused(case):
    arguments, expected = WRONG[case]
    with pytest.raises(dtl.DTLError, match=expected):
        record_one[(1,)](tools.alloc_profiler_buffer(9), *arguments, True)


def test_other_buffers_are_refused():
    with pytest.raises(dtl.DTLError, match=r"a pointer to int32.; expected one to integers of 64"):
        record_one[(1,)](np.zeros(9, np.int32), 0, 1, 0, True)
    with pytest.raises(dtl.DTLError, match=r"max_num_profile_slots: 0; expected an integer of 1"):
        tools.alloc_profiler_buffer(0)
    for buffer in (np.zeros(9), np.zeros((3, 3), np.int64)):
        for function in (tools.parse_to_tracks, tools.reset_profiler_buffer):
            with pytest.raises(dtl.DTLError, match=r"expected one row of integers of 64 bits"):
                function(buffer)
    with pytest.raises(dtl.DTLError, match=r"profiler_buffer: .4 words.; expected 5 or more"):
        tools.reset_profiler_buffer(np.zeros(buffer_layout.HEADER, np.int64))
    with pytest.raises(dtl.DTLError, match=r"expected one that alloc_profiler_buffer\(\) has made"):
        tools.parse_to_tracks(np.zeros(9, np.int64))
    buffer = made_by_hand(0, 1, 2)
    buffer[buffer_layout.HEADER + 1] = buffer[buffer_layout.HEADER + 2]
    with pytest.raises(dtl.DTLError, match=r"task 3 ends and has not begun"):
        tools.parse_to_tracks(buffer)
    buffer[buffer_layout.HEADER + 1] |= 1 << buffer_layout.TRACK_SHIFT
    with pytest.raises(dtl.DTLError, match=r"an event of lane 1 in lane 0"):
        tools.parse_to_tracks(buffer)


def test_a_trace_has_the_spans_of_the_buffer(ctx, tmp_path):
    path = tmp_path / "trace.json"
    path.write_text("older")
    with tools.ProfilerBuffer(40, path, NAMES) as buffer:
        two_tasks[(2,)](np.zeros(1), buffer, 2, True)
    process, *lines = json.loads(path.read_text(), parse_float=Decimal)
    assert process["args"] == {"name": f"rank {ctx.rank}"}
    named = {each["tid"]: each["args"]["name"] for each in lines if each["ph"] == "M"}
    assert list(named.values()) == [f"block {b} group {g}" for b in range(2) for g in range(2)]
    spans = [each for each in lines if each["ph"] == "X"]
    expected = [span for track in tools.parse_to_tracks(buffer) for span in track.spans]
    assert [NAMES.index(each["name"]) for each in spans] == [span.task_type for span in expected]
    for found, span in zip(spans, expected):
        assert found["ts"] * 1000 == span.start
        assert found["dur"] * 1000 == span.end - span.start
        assert (found["pid"], found["tid"] in named) == (ctx.rank, True)


def test_a_failing_block_writes_no_trace(tmp_path):
    path = tmp_path / "trace.json"
    with pytest.raises(ZeroDivisionError), tools.ProfilerBuffer(9, path, NAMES):
        raise ZeroDivisionError
    assert not path.exists()


def test_a_trace_names_all_tasks_and_counts_dropped_events(tmp_path):
    with pytest.raises(dtl.DTLError, match=r"task_names: .none of task 1.; expected one of each"):
        tools.export_to_perfetto_trace(recorded(40, (1,), 1), ["load"], tmp_path / "trace")
    assert not (tmp_path / "trace").exists()
    tools.export_to_perfetto_trace(
        recorded(7, (1,), 1), NAMES, tmp_path / "trace", allow_dropped=True
    )
    *_, begun, _whole, dropped = json.loads((tmp_path / "trace").read_text())
    assert (dropped["name"], dropped["args"]) == ("dropped events", {"count": 2})
    assert begun["ph"] == "B"


JOB = """
import sys
sys.path[:0] = {folders}
import test_kernel_profiler as profiler
from dtl.triton import host, tools
ctx = host.initialize_distributed()
with tools.ProfilerBuffer(9, {trace!r}, profiler.NAMES) as buffer:
    host.nvshmem_barrier_all_on_stream()
    profiler.two_tasks[(1,)](profiler.np.zeros(1), buffer, 1, True)
    host.nvshmem_barrier_all_on_stream()
host.finalize_distributed()
"""


@pytest.mark.usefixtures("one_rank_only")
def test_a_trace_opens_together_with_one_of_dtl_trace(tmp_path):
    """Both have one process and clock, and no common thread; the kernel runs between barriers."""
    program = JOB.format(folders=FOLDERS, trace=str(tmp_path / "kernel.json"))
    done = run(("alone", 1), program, DTL_TRACE=f"{tmp_path}/calls")
    assert done.returncode == 0, done.stderr
    kernel = json.loads((tmp_path / "kernel.json").read_text())
    calls = json.loads((tmp_path / "calls.0.json").read_text())
    assert kernel[0] == calls[0]
    assert not {each.get("tid") for each in kernel} & {each.get("tid") for each in calls} - {None}
    barriers = [each for each in calls if "barrier" in each["name"]]
    spans = [each for each in kernel if each["ph"] == "X"]
    assert all(
        barriers[0]["ts"] <= span["ts"] <= span["ts"] + span["dur"] <= barriers[-1]["ts"] + 0.001
        for span in spans
    )
    assert len(spans) == 4
