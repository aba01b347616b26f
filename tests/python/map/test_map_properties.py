# SPDX-License-Identifier: BSD-3-Clause
"""A map behaves like a dict under random operations of all ranks.

All ranks generate the same examples.  Each step is performed by one rank, and a sync separates
steps of different ranks on the same key.
"""

import operator

import numpy as np
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import dtl

KEYS = st.integers(-3, 12)
VALUES = st.integers(-1000, 1000)
STEPS = st.one_of(
    st.tuples(st.just("insert"), KEYS, VALUES),
    st.tuples(st.just("combine"), KEYS, VALUES),
    st.tuples(st.just("fold"), KEYS, VALUES),
    st.tuples(st.just("erase"), KEYS, st.none()),
    st.tuples(st.just("find"), KEYS, st.none()),
    st.tuples(st.just("batch"), st.lists(st.tuples(KEYS, VALUES), max_size=40), st.none()),
    st.tuples(st.just("clear"), st.none(), st.none()),
)
PLANS = st.lists(st.tuples(st.integers(0, 5), STEPS), max_size=25)


def same(examples):
    """Applies settings that generate the same examples on all ranks, without past failures."""
    phases = [Phase.explicit, Phase.generate]
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )


def fold(old, new):
    return 3 * old - new


def step_in_dict(model, name, key, value):
    """Applies the step to a dict and returns the expected result."""
    if name == "insert":
        model[key] = value
    elif name == "combine":
        model[key] = model.get(key, 0) + value
    elif name == "fold":
        model[key] = fold(model[key], value) if key in model else value
    elif name == "erase":
        return model.pop(key, None) is not None
    elif name == "find":
        return model.get(key)
    elif name == "batch":
        model.update(key)
    elif name == "clear":
        model.clear()
    return None


def step_in_map(table, name, key, value):
    if name == "insert":
        table.insert(key, value)
    elif name == "combine":
        table.combine(key, value, operator.add if value % 2 else "sum")
    elif name == "fold":
        table.combine(key, value, fold)
    elif name == "erase":
        return table.erase(key)
    elif name == "find":
        return table.find(key)
    elif name == "batch":
        table.insert_many([each for each, _ in key], [each for _, each in key])
    return None


@same(40)
@given(PLANS)
def test_a_map_behaves_like_a_dict(ctx, plan):
    model = {}
    with dtl.DistributedMap(ctx, np.int32, np.int64) as table:
        last = None
        for who, (name, key, value) in plan:
            rank = who % ctx.size
            if last not in (None, rank):
                table.sync()
            last = rank
            expected = step_in_dict(model, name, key, value)
            if name == "clear":
                table.clear()
            elif ctx.rank == rank:
                assert step_in_map(table, name, key, value) == expected
        assert table.global_view() == model
        assert table.global_size == len(model)


@same(30)
@given(st.lists(st.tuples(KEYS, VALUES), max_size=60), st.integers(1, 7))
def test_sums_do_not_depend_on_the_adding_rank(ctx, pairs, chunk):
    with dtl.DistributedMap(ctx, np.int64, np.int64) as table:
        mine = pairs[ctx.rank :: ctx.size]
        for begin in range(0, len(mine), chunk):
            part = mine[begin : begin + chunk]
            table.combine_many([key for key, _ in part], [value for _, value in part])
        expected = {}
        for key, value in pairs:
            expected[key] = expected.get(key, 0) + value
        assert table.global_view() == expected


@same(30)
@given(st.dictionaries(st.text(max_size=6).filter(lambda s: not s.endswith("\0")), VALUES))
def test_text_round_trips(ctx, model):
    with dtl.DistributedMap(ctx, "U6", np.int16) as table:
        for place, (key, value) in enumerate(model.items()):
            if place % ctx.size == ctx.rank:
                table[key] = value
        assert table.global_view() == model
