# SPDX-License-Identifier: BSD-3-Clause
"""Summaries and drawings of the files written by DTL_TRACE."""

import json
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from programs import PARALLEL, run

SVG = "{http://www.w3.org/2000/svg}"
PROGRAM = """
import dtl
with dtl.Context() as ctx:
    for _ in range(3):
        ctx.barrier()
"""

pytestmark = pytest.mark.usefixtures("one_rank_only")


def call(name, rank, start, length, status="ok", thread=0):
    place = {"ph": "X", "pid": rank, "tid": thread, "ts": start, "dur": length}
    return {"name": name, "cat": "collective", **place, "args": {"status": status}}


CALLS = [
    [call("dtl_barrier", 0, 0.0, 50.0), call("dtl_sort", 0, 60.0, 2000.0)],
    [
        call("dtl_barrier", 1, 10.0, 40.0, "timeout"),
        call("dtl_send", 1, 70.0, 0.5, thread=1),
    ],
]


@pytest.fixture
def trace_files(tmp_path):
    for rank, found in enumerate(CALLS):
        head = {"name": "process_name", "ph": "M", "pid": rank, "args": {}}
        lines = ",\n".join(map(json.dumps, [head, *found]))
        tmp_path.joinpath(f"calls.{rank}.json").write_text(f"[\n{lines}\n]\n")
    return tmp_path / "calls"


def trace(*arguments):
    command = [sys.executable, "-m", "dtl", "trace", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_functions_are_summed_over_all_ranks(trace_files):
    done = trace(trace_files)

    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split("  ") for line in done.stdout.splitlines()]
    rows = [[word.strip() for word in line if word.strip()] for line in lines]
    assert rows == [
        ["4 calls of 2 ranks in 2.06 ms"],
        ["function", "calls", "total", "mean", "longest", "failed"],
        ["dtl_sort", "1", "2 ms", "2 ms", "2 ms", "0"],
        ["dtl_barrier", "2", "90 us", "45 us", "50 us", "1"],
        ["dtl_send", "1", "0.5 us", "0.5 us", "0.5 us", "0"],
    ]


def test_the_file_of_one_rank_is_summed_separately(trace_files):
    done = trace(f"{trace_files}.1.json")

    assert done.stdout.startswith("2 calls of 1 rank in 60.5 us\n")


def test_each_call_is_drawn_at_its_time_and_rank(trace_files, tmp_path):
    done = trace(trace_files, "--svg", tmp_path / "all.svg")

    assert done.returncode == 0, done.stderr
    page = ElementTree.parse(tmp_path / "all.svg").getroot()
    boxes = {
        box.find(f"{SVG}title").text: tuple(float(box.get(key)) for key in ("x", "y", "width"))
        for box in page.iter(f"{SVG}rect")
        if box.find(f"{SVG}title") is not None
    }
    assert set(boxes) == {
        *("dtl_sort: 2 ms, ok", "dtl_barrier: 50 us, ok", "dtl_barrier: 40 us, timeout"),
        "dtl_send: 0.5 us, ok",
    }
    (x, y, width), (later, below, _) = (
        boxes[name] for name in ("dtl_barrier: 50 us, ok", "dtl_barrier: 40 us, timeout")
    )
    assert width == pytest.approx(50 * 1200 / 2060, abs=0.01)
    assert later - x == pytest.approx(10 * 1200 / 2060, abs=0.01)
    assert below > y
    words = [each.text for each in page.iter(f"{SVG}text")]
    assert {"rank 0", "rank 1, thread 0", "rank 1, thread 1"} <= set(words)


def test_a_truncated_file_is_read_to_its_end(trace_files):
    path = trace_files.with_name("calls.0.json")
    path.write_text(path.read_text().partition('"dtl_sort"')[0])

    assert trace(path).stdout.startswith("1 call of 1 rank in 50 us\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no JSON", "is no timeline; expected what DTL_TRACE has written"),
        ("[]", "has no calls; expected a program that calls DTL"),
        ('[{"ph": "X"}]', "is no timeline; expected what DTL_TRACE has written"),
    ],
)
def test_an_invalid_timeline_is_refused(tmp_path, text, said):
    path = tmp_path / "wrong.json"
    path.write_text(text)
    done = trace(path)

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"python -m dtl trace: {path} {said}\n"


def test_missing_files_are_named(trace_files, tmp_path):
    done = trace(tmp_path / "nothing")
    assert done.returncode == 1
    assert done.stderr.endswith("nothing.0.json are not there; expected DTL_TRACE's FILE\n")

    done = trace(trace_files, "--svg", tmp_path / "no/all.svg")
    assert done.returncode == 1
    assert done.stderr.endswith("all.svg: No such file or directory\n")


@pytest.mark.parametrize("launch", PARALLEL[:1], ids=lambda launch: launch[0])
def test_the_trace_of_a_program_is_read(launch, tmp_path):
    done = run(launch, PROGRAM, DTL_TRACE=str(tmp_path / "calls"))
    assert done.returncode == 0, done.stderr

    printed = trace(tmp_path / "calls").stdout
    assert f"of {launch[1]} ranks in " in printed
    row = next(line for line in printed.splitlines() if "barrier " in line)
    assert row.split()[1] == str(3 * launch[1])
