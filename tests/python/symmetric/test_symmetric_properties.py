# SPDX-License-Identifier: BSD-3-Clause
"""A heap behaves like a table with one row per rank under random operations of all ranks.

All ranks generate the same examples.  Each turn is performed by one rank, and a barrier follows it.
"""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_map_properties import same

import dtl

CELLS = 8
PLACES, RANKS = st.integers(0, CELLS - 1), st.integers(0, 5)
WORDS = st.integers(0, 2**64 - 1)
DATA = st.lists(WORDS, max_size=CELLS)
FOLDS = {
    "set": lambda _, new: new,
    "add": lambda old, new: (old + new) % 2**64,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
}
STEPS = st.one_of(
    st.tuples(st.sampled_from(["put", "put_nbi", "get", "get_nbi"]), PLACES, DATA),
    st.tuples(st.sampled_from([f"atomic {op}" for op in FOLDS]), PLACES, WORDS),
    st.tuples(st.sampled_from([f"fetch {op}" for op in FOLDS]), PLACES, WORDS),
    st.tuples(st.just("swap if"), PLACES, st.tuples(WORDS, WORDS)),
    st.tuples(st.sampled_from(["signal set", "signal add"]), PLACES, WORDS),
    st.tuples(st.sampled_from(["put and set", "put and add"]), PLACES, st.tuples(DATA, WORDS)),
)
TURNS = st.lists(st.tuples(RANKS, st.lists(st.tuples(RANKS, STEPS), max_size=5)), max_size=6)


def span(place, data):
    return slice(place, min(CELLS, place + len(data)))


def step_in_table(line, name, place, value):
    """Applies the step to a row of cells and a signal, and returns the expected result."""
    verb, _, op = name.partition(" ")
    if name in ("get", "get_nbi"):
        return line[span(place, value)]
    if name in ("put", "put_nbi"):
        line[span(place, value)] = value[: CELLS - place]
    elif name == "swap if":
        old, (expected, new) = line[place], value
        line[place] = new if old == expected else old
        return old
    elif verb in ("atomic", "fetch"):
        old = line[place]
        line[place] = FOLDS[op](old, value)
        return old if verb == "fetch" else None
    elif verb == "signal":
        line[CELLS] = FOLDS[op](line[CELLS], value)
    else:
        data, word = value
        line[span(place, data)] = data[: CELLS - place]
        line[CELLS] = FOLDS[name.rpartition(" ")[2]](line[CELLS], word)
    return None


def step_in_heap(heap, parts, target, name, place, value):
    """Applies the step to the heap, completes it with quiet(), and returns its result."""
    cells, signal = parts
    cell, (verb, _, op) = cells[place : place + 1], name.partition(" ")
    if verb in ("put", "put_nbi", "get", "get_nbi"):
        data, word = value if op else (value, None)
        place_of = cells[span(place, data)]
        source = np.array(data[: place_of.size], np.uint64)
        if op:
            heap.put_signal(place_of, source, signal, word, target, op.rpartition(" ")[2])
        elif verb == "get":
            return heap.get(place_of, target).tolist()
        else:
            pair = (source, place_of) if verb == "get_nbi" else (place_of, source)
            getattr(heap, verb)(*pair, target)
            heap.quiet()
            return source.tolist() if verb == "get_nbi" else None
    elif name == "swap if":
        return heap.atomic_compare_swap(cell, *value, target)
    elif verb == "fetch":
        return heap.atomic_fetch(cell, value, target, op)
    elif verb == "atomic":
        heap.atomic(cell, value, target, op)
    else:
        heap.signal_op(signal, value, target, op)
    heap.quiet()
    return None


@pytest.mark.parametrize("transport", ["on a node", "between nodes", "delayed"])
def test_a_heap_is_a_table_of_ranks(ctx, transport, monkeypatch):
    monkeypatch.setenv("DTL_SHARED_MEMORY", str(int(transport != "between nodes")))
    monkeypatch.setenv("DTL_SYMMETRIC_DELAY", str(int(transport == "delayed")))

    @same(15)
    @given(TURNS)
    def holds(turns):
        table = [[0] * (CELLS + 1) for _ in range(ctx.size)]
        cells[:], signal[:] = 0, 0
        heap.barrier_all()
        for actor, steps in turns:
            for target, step in steps:
                expected = step_in_table(table[target % ctx.size], *step)
                if actor % ctx.size == ctx.rank:
                    found = step_in_heap(heap, (cells, signal), target % ctx.size, *step)
                    assert found == expected
            heap.barrier_all()
        assert [*cells.tolist(), *signal.tolist()] == table[ctx.rank]
        heap.barrier_all()

    with dtl.SymmetricHeap(ctx, 4096) as heap:
        cells, signal = heap.allocate(CELLS, np.uint64), heap.allocate(1, np.uint64)
        holds()
