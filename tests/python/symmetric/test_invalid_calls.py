# SPDX-License-Identifier: BSD-3-Clause
"""The invalid calls listed in tests/refused.txt, in Python."""

from pathlib import Path

import numpy as np
import pytest

import dtl
from dtl import nccl

TABLE = Path(__file__).parents[2] / "refused.txt"
ROWS = [line.split() for line in TABLE.read_text().splitlines() if not line.startswith("#")]


class InvalidCalls:
    """Invalid calls by their names in the table."""

    def __init__(self, ctx, heap, comm, theirs):
        self._ctx, self._heap, self._comm, self._theirs = ctx, heap, comm, theirs
        self._next = (ctx.rank + 1) % ctx.size
        self._numbers = heap.allocate(8)
        self._signal = heap.allocate(1, np.uint64)

    def outside_the_heap(self):
        self._heap.put(np.zeros(1), np.zeros(1), self._next)

    def past_its_end(self):
        count = self._heap.size // 8 + 1
        past = np.lib.stride_tricks.as_strided(self._numbers, (count,))
        self._heap.put(past, np.zeros(count), self._next)

    def signal_at_an_odd_place(self):
        odd = self._numbers.view(np.uint8)[4:12].view(np.uint64)
        self._heap.signal_op(odd, 1, self._next)

    def no_such_rank(self):
        self._heap.put(self._numbers, np.zeros(8), self._ctx.size)

    def rank_outside_its_team(self):
        dest, source = self._numbers[:1], self._numbers[1:2]
        self._heap.broadcastmem(dtl.Team.WORLD, dest, source, self._ctx.size)

    def unknown_comparison(self):
        self._heap.signal_wait_until(self._signal, 6, 1)

    def freed_twice(self):
        array = self._heap.allocate(8)
        self._heap.free(array)
        self._heap.free(array)

    def freed_on_some_ranks(self):
        array = self._heap.allocate(8)
        self._heap.free(array) if self._ctx.rank == 0 else self._heap.allocate(8)

    def freed_while_used(self):
        with dtl.SymmetricHeap(self._ctx, 4096) as used:
            pass
        used.quiet()

    def put_onto_itself(self):
        self._heap.put(self._numbers[1:3], self._numbers[:2], self._ctx.rank)

    def window_of_another(self):
        self._comm.put_signal(np.zeros(1), self._next, self._theirs)

    def op_count_of_0(self):
        self._comm.wait_signal(nccl.WaitSignalDesc(self._next, 0))

    def no_descriptors(self):
        self._comm.wait_signal([])

    def late(self):
        self._heap.signal_wait_until(self._signal, "eq", 5, timeout=0.01)


@pytest.fixture
def invalid_calls(ctx):
    with (
        dtl.SymmetricHeap(ctx, 4096) as heap,
        nccl.Communicator(ctx) as comm,
        nccl.Communicator(ctx) as other,
    ):
        yield InvalidCalls(ctx, heap, comm, other.register_window(np.zeros(2)))


def test_the_table_has_no_other_lines():
    named = [name for name in vars(InvalidCalls) if not name.startswith("_")]
    assert sorted(named) == sorted(name for name, *_ in ROWS)


@pytest.mark.parametrize(("name", "status", "rule"), ROWS)
def test_invalid_calls_are_refused_as_in_the_table(ctx, invalid_calls, name, status, rule):
    if ctx.size == 1 and name == "freed_on_some_ranks":
        pytest.skip("some ranks are not all")
    with pytest.raises(dtl.DTLError) as refused:
        getattr(invalid_calls, name)()
    assert str(refused.value).startswith(status)
    assert str(refused.value).endswith(rule)
