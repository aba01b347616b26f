# SPDX-License-Identifier: BSD-3-Clause
"""Size thresholds between the algorithms of collectives, and memory use, are as documented."""

import re
from pathlib import Path

import pytest
from programs import ROOT

import dtl

DESIGN = ROOT / "docs/design/shared-memory-collectives.md"
PROGRESS = ROOT / "docs/concepts/progress.md"
ALGORITHMS = ROOT / "docs/guide/algorithms.md"
ROW = re.compile(r"^\| ([A-Z_]+) \| (\d+) \| (.+?) \| (.+) \|$", re.MULTILINE)
LINE = re.compile(r"^  ([A-Z_]+) = (\d+) (.+?): (.+)$", re.MULTILINE)


def shared():
    """Returns the bytes of memory that the contexts of this process share with other ranks."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    ends = [line.split()[0].split("-") for line in maps if "memfd:dtl" in line]
    return sum(int(end, 16) - int(begin, 16) for begin, end in ends)


def constant(file, name):
    """Returns the value of a constant in the library's sources; its unit may be a shift."""
    text = (ROOT / "runtime" / file).read_text(encoding="utf-8")
    number, shift = re.search(rf"\b{name} = (\d+)(?: << (\d+))?", text).groups(default="0")
    return int(number) << int(shift)


def documented(page, pattern):
    return int(re.search(pattern, " ".join(page.read_text(encoding="utf-8").split()))[1])


def test_dtl_info_shows_the_documented_thresholds():
    shown = LINE.findall(dtl.backends.report())

    assert len(shown) > 8
    assert shown == ROW.findall(DESIGN.read_text(encoding="utf-8"))


def test_the_report_shows_the_requested_algorithm(monkeypatch):
    for algorithm in ("off", "pieces", "direct", "auto"):
        monkeypatch.setenv("DTL_NODE_COLLECTIVES", algorithm)
        assert f"collectives on a node: {algorithm} (DTL_NODE_COLLECTIVES=" in dtl.backends.report()


def test_a_context_uses_the_documented_amount_of_memory(ctx):
    if ctx.size == 1:
        pytest.skip("one rank shares nothing")
    kilobytes = int(re.search(r"(\d+) KiB a rank and context", PROGRESS.read_text())[1])
    most = 1024 * kilobytes * ctx.size
    before = shared()

    with ctx.dup() as made:
        dtl.barrier(made)
        dtl.allreduce(made, list(range(100_000)))
        taken = shared() - before

    assert 0.97 * most < taken <= most
    assert shared() == before


def test_sorts_use_the_documented_amount_of_memory():
    kept = documented(ALGORITHMS, r"keeps such memory for its next call, up to (\d+) MiB")
    large = documented(ALGORITHMS, r"a quarter of that from (\d+) GiB a thread on")
    shares = constant("algorithm/sort/parallel_quicksort.c", "SHARES_PER_THREAD")

    assert kept << 20 == constant("core/scratch_memory.c", "CACHED_MAX_BYTES")
    assert large << 30 == shares * constant(
        "algorithm/sort/parallel_quicksort.c", "BYTES_PER_SHARE"
    )
    assert shares == 4  # one share is a quarter of the elements that a thread sorts
