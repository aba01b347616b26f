# SPDX-License-Identifier: BSD-3-Clause
"""Models executed by one persistent kernel, compared with NumPy and with the host executor."""

import math

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dtl
import dtl.triton
from dtl.triton import PersistentKernel

TOLERANCE = {np.float32: 1e-5, ml_dtypes.bfloat16: 1 / 128}
DTYPES = pytest.mark.parametrize("dtype", TOLERANCE)


@pytest.fixture
def builder(ctx):
    with dtl.ModelBuilder(ctx) as made:
        yield made


def drawn(seed, *shape, dtype=np.float32):
    return np.random.default_rng(seed).uniform(-2, 2, shape).astype(dtype)


def wide(array):
    return array.astype(np.float64)


def run(builder, workers=2):
    builder.schedule(workers)
    with PersistentKernel(builder) as kernel:
        kernel.run()


def close(out, expected):
    tolerance = TOLERANCE[out.dtype.type]
    np.testing.assert_allclose(wide(out), expected, rtol=tolerance, atol=tolerance)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


# ---- elements ------------------------------------------------------------------------------------

UNARY = {
    "copy": lambda x: x,
    "negative": np.negative,
    "absolute": np.abs,
    "sqrt": np.sqrt,
    "reciprocal": np.reciprocal,
    "exp": np.exp,
    "log": np.log,
    "tanh": np.tanh,
    "sigmoid": sigmoid,
    "relu": lambda x: np.maximum(x, 0),
    "gelu": lambda x: x * (1 + np.vectorize(math.erf)(x / np.sqrt(2))) / 2,
    "silu": lambda x: x * sigmoid(x),
}
BINARY = {
    "add": np.add,
    "subtract": np.subtract,
    "multiply": np.multiply,
    "divide": np.divide,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "silu_and_mul": lambda x, y: x * sigmoid(x) * y,
}


@DTYPES
@pytest.mark.parametrize("op", UNARY)
def test_functions_of_elements_are_those_of_numpy(builder, dtype, op):
    x = drawn(1, 33, 70, dtype=dtype)
    x[0, :5] = 1e-3  # where a difference of exponentials would lose digits
    if op in ("sqrt", "log"):
        x = np.abs(x)
    out = np.full_like(x, np.nan)
    builder.unary(op, x, out)
    run(builder)
    close(out, UNARY[op](wide(x)))


@DTYPES
@pytest.mark.parametrize("op", BINARY)
@pytest.mark.parametrize("rows", [1, 3])
def test_pairs_of_elements_are_those_of_numpy(builder, dtype, op, rows):
    x, y, out = drawn(2, 3, 70), drawn(3, rows, 70, dtype=dtype), np.full((3, 70), np.nan, dtype)
    builder.binary(op, x, y, out)
    run(builder)
    close(out, BINARY[op](wide(x), wide(y)))


def test_nan_is_propagated(builder):
    x, y = np.array([np.nan, 1, np.inf], np.float32), np.array([1, np.nan, -1], np.float32)
    most, least, relu = (np.empty(3, np.float32) for _ in range(3))
    builder.binary("maximum", x, y, most)
    builder.binary("minimum", x, y, least)
    builder.unary("relu", x, relu)
    run(builder)
    np.testing.assert_array_equal(most, [np.nan, np.nan, np.inf])
    np.testing.assert_array_equal(least, [np.nan, np.nan, -1])
    np.testing.assert_array_equal(relu, [0, 1, np.inf])


# ---- matrices ------------------------------------------------------------------------------------


@DTYPES
@pytest.mark.parametrize("has_bias", [False, True])
@pytest.mark.parametrize("form", [(1, 1, 1), (33, 65, 40)])
def test_products_are_those_of_numpy(builder, dtype, has_bias, form):
    rows, columns, depth = form
    x, weight = drawn(4, rows, depth, dtype=dtype), drawn(5, columns, depth, dtype=dtype)
    bias = drawn(6, columns) if has_bias else None
    out = np.full((rows, columns), np.nan, np.float32)
    builder.linear(x, weight, out, bias)
    run(builder)
    expected = wide(x) @ wide(weight).T + (wide(bias) if has_bias else 0)
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-5)


@DTYPES
def test_rows_are_normalized(builder, dtype):
    x, weight, bias = drawn(7, 4, 130, dtype=dtype), drawn(8, 130), drawn(9, 130)
    rms, layer = np.empty_like(x), np.empty_like(x)
    builder.normalize("rms", x, rms, weight)
    builder.normalize("layer", x, layer, None, bias, epsilon=1e-3)
    run(builder)
    plain = wide(x)
    root = np.sqrt((plain**2).mean(1, keepdims=True) + 1e-6)
    close(rms, plain / root * weight)
    centred = plain - plain.mean(1, keepdims=True)
    close(layer, centred / np.sqrt(plain.var(1, keepdims=True) + 1e-3) + bias)


# ---- attention -----------------------------------------------------------------------------------


def softmax(scores):
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)


def attention(query, key, value, heads, causal=False, scale=0):
    query, key, value = map(wide, (query, key, value))
    columns = query.shape[1] // heads
    shared = heads // (key.shape[1] // columns)
    behind = np.arange(len(key)) > np.arange(len(query))[:, None] + len(key) - len(query)
    out = np.empty_like(query)
    for head in range(heads):
        mine = np.s_[:, head * columns : (head + 1) * columns]
        theirs = np.s_[:, head // shared * columns : (head // shared + 1) * columns]
        scores = query[mine] @ key[theirs].T * (scale or columns**-0.5)
        scores[behind & causal] = -np.inf
        out[mine] = softmax(scores) @ value[theirs]
    return out


@DTYPES
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("form", [(1, 1, 1, 1, 1), (2, 3, 20, 19, 45), (1, 2, 70, 40, 40)])
def test_attention_is_that_of_numpy(builder, dtype, causal, form):
    groups, shared, columns, rows, keys = form
    heads = groups * shared
    query = drawn(1, rows, heads * columns, dtype=dtype)
    key, value = (drawn(seed, keys, groups * columns, dtype=dtype) for seed in (2, 3))
    out = np.full_like(query, np.nan)
    builder.flash_attention(query, key, value, out, heads, causal, 0.25)
    run(builder)
    close(out, attention(query, key, value, heads, causal, 0.25))


@DTYPES
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("columns", [257, 512, 700])
def test_heads_wider_than_a_tile_are_computed_in_parts(builder, dtype, causal, columns):
    query = drawn(1, 18, 2 * columns, dtype=dtype)
    key, value = (drawn(seed, 35, columns, dtype=dtype) for seed in (2, 3))
    out, row = np.full_like(query, np.nan), np.full_like(query[:1], np.nan)
    builder.flash_attention(query, key, value, out, 2, causal)
    builder.flash_decode(query[:1], key, value, np.array([35]), row, 2)
    run(builder)
    close(out, attention(query, key, value, 2, causal))
    close(row, attention(query[:1], key, value, 2))


@DTYPES
def test_tokens_are_decoded_as_a_cache_grows(builder, dtype):
    heads, capacity, before = 4, 40, np.array([0, 35])
    key, value = (np.full((2 * capacity, 12), np.nan, dtype) for _ in range(2))
    keys, values = (drawn(seed, 2, capacity, 12, dtype=dtype) for seed in (1, 2))
    for each, count in enumerate(before):
        filled = np.s_[each * capacity : each * capacity + count]
        key[filled], value[filled] = keys[each, :count], values[each, :count]
    row, lengths = drawn(3, 2, 24, dtype=dtype), before.copy()
    new_key, new_value, out = np.empty((2, 12), dtype), np.empty((2, 12), dtype), np.empty_like(row)
    builder.append(new_key, lengths, key)
    builder.append(new_value, lengths, value)
    builder.flash_decode(row, key, value, lengths, out, heads)
    builder.schedule(3)
    with PersistentKernel(builder) as kernel:
        for _ in range(3):
            for each, count in enumerate(lengths):
                new_key[each], new_value[each] = keys[each, count], values[each, count]
            lengths += 1
            kernel.run()
            for each, count in enumerate(lengths):
                seen = keys[each, :count], values[each, :count]
                close(out[each : each + 1], attention(row[each : each + 1], *seen, heads))


# ---- ranks ---------------------------------------------------------------------------------------


REDUCTIONS = {"sum": np.add, "prod": np.multiply, "min": np.minimum, "max": np.maximum}


@DTYPES
@pytest.mark.parametrize("op", REDUCTIONS)
def test_ranks_reduce_between_tasks(builder, ctx, dtype, op):
    every = [drawn(rank, 5, 30, dtype=dtype) for rank in range(ctx.size)]
    x = every[ctx.rank].copy()
    builder.prefetch(x)
    builder.allreduce(x, op)
    builder.barrier()
    builder.unary("negative", x, x)
    run(builder)
    close(x, -REDUCTIONS[op].reduce([wide(each) for each in every]))


def test_a_barrier_waits_for_all_ranks(builder, ctx, made):
    seen, others = np.zeros(1, np.float32), made(1, np.float32)
    builder.unary("copy", np.ones(1, np.float32), others)
    builder.barrier()
    peer = dtl.triton.host._heap.opened().heap.remote_ptr(others, (ctx.rank + 1) % ctx.size)
    builder.unary("copy", peer, seen)
    run(builder)
    assert seen[0] == 1


# ---- schedules -----------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None, derandomize=True, database=None)  # on all ranks
@given(
    st.lists(
        st.tuples(st.sampled_from(["binary", "linear", "copy"]), *[st.integers(0, 8)] * 3),
        max_size=25,
    ),
    st.integers(1, 8),
)
def test_any_number_of_workers_gives_the_serial_order(tasks, workers):
    with dtl.Context() as alone, dtl.ModelBuilder(alone) as builder:
        memory = np.arange(13 * 8, dtype=np.float32).reshape(13, 8) / 128
        expected = memory.copy()
        forms = [((first, 4), (first % 3, 4)) for first in range(9)]
        places = [np.s_[row : row + 4, at : at + 4] for (row, _), (at, _) in forms]
        parts = [builder.view(memory, *form) for form in forms]
        for kind, x, y, out in tasks:
            one, two = expected[places[x]], expected[places[y]]
            try:
                if kind == "binary":
                    builder.binary("maximum", parts[x], parts[y], parts[out])
                    result = np.maximum(one, two)
                elif kind == "linear":
                    builder.linear(parts[x], parts[y], parts[out])
                    result = one @ two.T
                else:
                    builder.unary("copy", parts[x], parts[out])
                    result = one
            except dtl.DTLError:
                continue  # the output overlaps an input
            expected[places[out]] = result.copy()
        run(builder, workers)
        np.testing.assert_allclose(memory, expected, rtol=1e-5, atol=1e-5)


def test_workers_take_turns_where_they_wait(builder):
    first, second, third = (np.zeros(4, np.float32) for _ in range(3))
    builder.unary("exp", first, first)
    builder.unary("exp", second, second)
    builder.binary("add", first, second, third)
    builder.binary("subtract", third, first, first)
    builder.binary("subtract", third, second, second)
    builder.schedule(2)
    with PersistentKernel(builder) as kernel:
        for _ in range(2):
            first[:], second[:] = 0, 0
            kernel.run()
            assert third.tolist() == [2] * 4
            assert first.tolist() == second.tolist() == [1] * 4
        assert kernel.text.count("branch ==") == 3
        assert "elements.subtract" in kernel.text


def test_an_empty_model_is_run(builder):
    run(builder)


def test_both_executors_of_a_layer_agree(builder, ctx):
    """Heads are distributed over the ranks, and their outputs are added."""
    rows, width, heads = 9, 32, 2
    x, norm, hidden, out = (drawn(seed, rows, width) for seed in range(4))
    parts = [drawn(10 * ctx.rank + seed, 16, width) for seed in range(5, 8)]
    back, up, down = drawn(8, width, 16), drawn(9, 2 * width, width), drawn(10, width, width)
    query, key, value, mixed = (np.empty((rows, 16), np.float32) for _ in range(4))
    both, gated = np.empty((rows, 2 * width), np.float32), np.empty((rows, width), np.float32)
    builder.normalize("rms", x, norm)
    for part, made in zip(parts, (query, key, value)):
        builder.linear(norm, part, made)
    builder.flash_attention(query, key, value, mixed, heads, causal=True)
    builder.linear(mixed, back, hidden)
    builder.allreduce(hidden)
    builder.binary("add", x, hidden, hidden)
    builder.linear(hidden, up, both)
    halves = (builder.view(both, (0, rows), (first, width)) for first in (0, width))
    builder.binary("silu_and_mul", *halves, gated)
    builder.linear(gated, down, out)
    builder.schedule(3)
    builder.run()
    expected = out.copy()
    out[:] = np.nan
    with PersistentKernel(builder) as kernel:
        kernel.run()
    np.testing.assert_allclose(out, expected, rtol=1e-4, atol=1e-4 * np.abs(expected).max())


# ---- bad input -----------------------------------------------------------------------------------


def test_a_model_without_a_schedule_is_refused(builder):
    x = drawn(1, 4)
    with pytest.raises(dtl.DTLError, match="model: 3; expected a ModelBuilder"):
        PersistentKernel(3)
    builder.unary("copy", x, drawn(2, 4))
    words = "model: one that has no schedule, or was changed since; expected one that is scheduled"
    with pytest.raises(dtl.DTLError, match=words):
        PersistentKernel(builder)
    builder.schedule()
    builder.unary("copy", x, drawn(3, 4))
    with pytest.raises(dtl.DTLError, match=words):
        PersistentKernel(builder)


def test_a_kernel_that_is_closed_is_refused(builder):
    builder.schedule()
    kernel = PersistentKernel(builder)
    kernel.close()
    kernel.close()
    with pytest.raises(dtl.DTLError, match="a kernel that is closed; expected one that is open"):
        kernel.run()


@pytest.mark.parametrize("kind", ["append", "flash_decode"])
def test_a_length_beyond_the_cache_fails_on_all_ranks(builder, ctx, kind):
    row, cache, out = drawn(1, 2, 4), drawn(2, 10, 4), np.empty((2, 4), np.float32)
    lengths = np.array([5, 6 if ctx.rank == ctx.size - 1 else 5])
    if kind == "append":
        builder.append(row, lengths, cache)
    else:
        builder.flash_decode(row, cache, cache, lengths, out, 1)
    builder.schedule()
    words = f"task 0 has failed on rank {ctx.size - 1}, whose lengths has 6 for sequence 1; expect"
    with PersistentKernel(builder) as kernel:
        with pytest.raises(dtl.DTLError, match=words):
            kernel.run()
        lengths[:] = 5
        kernel.run()


def test_a_context_of_other_ranks_is_refused(ctx):
    with ctx.split(ctx.rank) as alone, dtl.ModelBuilder(alone) as builder:
        builder.barrier()
        builder.schedule()
        if ctx.size == 1:
            with PersistentKernel(builder) as kernel:
                kernel.run()
            return
        words = rf"rank 0 of 1, where symmetric memory is of rank {ctx.rank} of {ctx.size}"
        with pytest.raises(dtl.DTLError, match=words):
            PersistentKernel(builder)
