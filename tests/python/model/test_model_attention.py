# SPDX-License-Identifier: BSD-3-Clause
"""Attention tasks equal NumPy in float64, and return the same on any number of workers."""

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dtl

TOLERANCE = {np.float32: 1e-5, ml_dtypes.bfloat16: 1 / 128}
SIDE_BY_SIDE = st.tuples(st.integers(1, 3), st.integers(1, 3), st.integers(1, 70))


@pytest.fixture
def builder(ctx):
    with dtl.ModelBuilder(ctx) as made:
        yield made


def drawn(seed, rows, columns, dtype=np.float32):
    return np.random.default_rng(seed).uniform(-2, 2, (rows, columns)).astype(dtype)


def softmax(scores):
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)


def attention(query, key, value, heads, causal=False, scale=0):
    """Reference attention that computes all scores of one head at a time."""
    query, key, value = (each.astype(np.float64) for each in (query, key, value))
    columns = query.shape[1] // heads
    shared = heads // (key.shape[1] // columns)
    out = np.empty_like(query)
    behind = np.arange(len(key)) > np.arange(len(query))[:, None] + len(key) - len(query)
    for head in range(heads):
        mine = np.s_[:, head * columns : (head + 1) * columns]
        theirs = np.s_[:, head // shared * columns : (head // shared + 1) * columns]
        scores = query[mine] @ key[theirs].T * (scale or columns**-0.5)
        scores[behind & causal] = -np.inf
        out[mine] = softmax(scores) @ value[theirs]
    return out


def run(builder, workers=2):
    builder.schedule(workers)
    builder.run()


def close(out, expected):
    tolerance = TOLERANCE[out.dtype.type]
    np.testing.assert_allclose(out.astype(np.float64), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", TOLERANCE)
@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(
    SIDE_BY_SIDE,
    st.integers(1, 400),
    st.integers(0, 300),
    st.booleans(),
    st.sampled_from([0, 0.25]),
)
def test_attention_equals_numpy(dtype, form, rows, more, causal, scale):
    groups, shared, columns = form
    heads = groups * shared
    query = drawn(1, rows, heads * columns, dtype)
    key, value = (drawn(seed, rows + more, groups * columns, dtype) for seed in (2, 3))
    out = np.full_like(query, np.nan)
    with dtl.Context() as alone, dtl.ModelBuilder(alone) as builder:
        builder.flash_attention(query, key, value, out, heads, causal, scale)
        run(builder)
    close(out, attention(query, key, value, heads, causal, scale))


@pytest.mark.parametrize("dtype", TOLERANCE)
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(SIDE_BY_SIDE, st.lists(st.integers(1, 300), min_size=1, max_size=4), st.data())
def test_attention_reads_the_filled_part_of_a_cache(dtype, form, capacities, data):
    groups, shared, columns = form
    heads, sequences, capacity = groups * shared, len(capacities), max(capacities)
    query = drawn(4, sequences, heads * columns, dtype)
    key, value = (drawn(each, sequences * capacity, groups * columns, dtype) for each in (5, 6))
    lengths, out = np.array(capacities), np.full_like(query, np.nan)
    with dtl.Context() as alone, dtl.ModelBuilder(alone) as builder:
        builder.flash_decode(query, key, value, lengths, out, heads)
        builder.schedule()
        for _ in range(2):
            builder.run()
            for each, length in enumerate(lengths):
                rows = np.s_[each * capacity : each * capacity + length]
                expected = attention(query[each : each + 1], key[rows], value[rows], heads)
                close(out[each : each + 1], expected)
            lengths[:] = [data.draw(st.integers(1, capacity)) for _ in lengths]


def test_a_row_is_appended_to_a_cache_through_a_view(builder):
    cache, row, query = drawn(7, 4, 8), drawn(8, 1, 8), drawn(9, 1, 8)
    expected = np.concatenate([cache[:2], row])
    lengths, out = np.array([3]), np.empty_like(query)
    place = builder.view(cache, (2, 1), (0, 8))
    builder.unary("copy", row, place)
    builder.flash_decode(query, cache, cache, lengths, out, 2)
    run(builder)
    close(out, attention(query, expected, expected, 2))


@pytest.mark.parametrize("dtype", TOLERANCE)
def test_tokens_are_decoded_with_a_growing_cache(builder, dtype):
    heads, capacity, steps = 2, 9, 4
    keys, values, queries = (drawn(seed, steps * 2, 8, dtype) for seed in (1, 2, 3))
    key, value = (np.full((2 * capacity, 8), np.nan, dtype) for _ in range(2))
    lengths = np.array([0, 0])
    row, new_key, new_value, out = (np.empty((2, 8), dtype) for _ in range(4))
    builder.append(new_key, lengths, key)
    builder.append(new_value, lengths, value)
    builder.flash_decode(row, key, value, lengths, out, heads)
    builder.schedule(3)
    for step in range(steps):
        mine = np.s_[2 * step : 2 * step + 2]
        row[:], new_key[:], new_value[:] = queries[mine], keys[mine], values[mine]
        lengths += 1
        builder.run()
        for each in range(2):
            seen = np.s_[each : 2 * step + 2 : 2]
            expected = attention(row[each : each + 1], keys[seen], values[seen], heads)
            close(out[each : each + 1], expected)


def test_heads_are_split_among_workers_by_views(builder):
    query, key, value = drawn(1, 33, 64), drawn(2, 50, 32), drawn(3, 50, 32)
    out = np.empty_like(query)
    for group in range(4):
        wide, narrow = (group * 16, 16), (group * 8, 8)
        operands = (
            builder.view(query, (0, 33), wide),
            *(builder.view(each, (0, 50), narrow) for each in (key, value)),
        )
        builder.flash_attention(*operands, builder.view(out, (0, 33), wide), 2, causal=True)
    run(builder, 4)
    close(out, attention(query, key, value, 8, True))


def test_invalid_attention_arguments_are_refused(builder):
    query, key, out = drawn(1, 4, 12), drawn(2, 4, 8), np.empty((4, 12), np.float32)
    halves = key.astype(ml_dtypes.bfloat16)
    with pytest.raises(dtl.DTLError, match="heads is 5 for the 12 columns of query; expected a d"):
        builder.flash_attention(query, key, key, out, 5)
    with pytest.raises(dtl.DTLError, match="heads is 3 for the 2 heads of key; expected a mult"):
        builder.flash_attention(query, key, key, out, 3)
    with pytest.raises(dtl.DTLError, match="heads: -1; expected 0 or more"):
        builder.flash_attention(query, key, key, out, -1)
    with pytest.raises(dtl.DTLError, match="heads"):
        builder.flash_attention(query, key, key, out, 0)
    with pytest.raises(dtl.DTLError, match="value is tensor 3 of bfloat16; expected float32, as"):
        builder.flash_attention(query, query, halves.repeat(3, 1)[:, :12].copy(), out, 3)
    with pytest.raises(dtl.DTLError, match="which overlaps query, tensor 0; expected one that"):
        builder.flash_attention(query, query, query, query, 3)
    with pytest.raises(dtl.DTLError, match=r"scale is nan; expected a number from 0 to 3\.40282e"):
        builder.flash_attention(query, query, query, out, 3, scale=np.nan)
    with pytest.raises(dtl.DTLError, match="causal: 'no'; expected True or False"):
        builder.flash_attention(query, query, query, out, 3, causal="no")
    with pytest.raises(dtl.DTLError, match=r"lengths is tensor \d of float32; expected int64"):
        builder.flash_decode(query, query, query, drawn(3, 1, 4), out, 3)
    with pytest.raises(dtl.DTLError, match="cache is tensor 0, which overlaps x, tensor 0"):
        builder.append(query, np.array([4]), query)


def test_a_length_beyond_the_cache_fails_on_all_ranks(builder, ctx):
    query, cache, out = drawn(1, 2, 4), drawn(2, 10, 4), np.empty((2, 4), np.float32)
    lengths = np.array([5, 6 if ctx.rank == ctx.size - 1 else 5])
    builder.flash_decode(query, cache, cache, lengths, out, 1)
    builder.schedule()
    words = rf"failed on rank {ctx.size - 1}; .*lengths has 6 for sequence 1; expected 1 to 5"
    with pytest.raises(dtl.DTLError, match=words):
        builder.run()


def apply(task, parts, lengths):
    """Returns the expected result of a random task."""
    kind, query, key, value, length = task
    if kind == "binary":
        return np.maximum(parts[query], parts[key])
    heads = parts[query].shape[1] // 2
    if kind == "flash_attention":
        return attention(parts[query], parts[key], parts[value], heads, True)
    rows = np.s_[: lengths[length]]
    first = parts[query][:1]
    return attention(first, parts[key][rows], parts[value][rows], heads)


# The same examples on all ranks.
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["binary", "flash_attention", "flash_decode"]),
            *[st.integers(0, 8)] * 4,
            st.integers(0, 1),
        ),
        max_size=40,
    ),
    st.integers(1, 8),
)
def test_any_number_of_workers_returns_the_serial_result(tasks, workers):
    with dtl.Context() as alone, dtl.ModelBuilder(alone) as builder:
        memory = np.arange(13 * 8, dtype=np.float32).reshape(13, 8) / 128
        expected = memory.copy()
        lengths = np.array([4, 2])
        forms = [((first, 4), (first % 3, 4)) for first in range(9)]
        places = [np.s_[row : row + 4, at : at + 4] for (row, _), (at, _) in forms]
        views = [builder.view(memory, *form) for form in forms]
        tops = [builder.view(memory, (row, 1), across) for (row, _), across in forms]
        for kind, query, key, value, out, length in tasks:
            try:
                if kind == "binary":
                    builder.binary("maximum", views[query], views[key], views[out])
                elif kind == "flash_attention":
                    operands = views[query], views[key], views[value], views[out]
                    builder.flash_attention(*operands, 2, causal=True)
                else:
                    operands = tops[query], views[key], views[value]
                    numbers = lengths[length : length + 1]
                    builder.flash_decode(*operands, numbers, tops[out], 2)
            except dtl.DTLError:
                continue  # the task would overwrite its input
            parts = [expected[place] for place in places]
            made = apply((kind, query, key, value, length), parts, lengths)
            expected[places[out]][: len(made)] = made
        builder.schedule(workers)
        builder.run()
        np.testing.assert_allclose(memory, expected, rtol=1e-4, atol=1e-4)
