# SPDX-License-Identifier: BSD-3-Clause
"""Results of task graphs equal those of NumPy and of serial execution."""

import re
import sys

import mock_torch
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dtl


@pytest.fixture
def builder(ctx):
    with dtl.ModelBuilder(ctx) as made:
        yield made


def _drawn(*shape):
    return np.random.default_rng(7).uniform(-1, 1, shape).astype(np.float32)


def _run(builder, workers=2):
    builder.schedule(workers)
    builder.run()


FUNCTIONS = {
    "negative": np.negative,
    "absolute": np.abs,
    "exp": np.exp,
    "tanh": np.tanh,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "relu": lambda x: np.maximum(x, 0),
    "silu": lambda x: x / (1 + np.exp(-x)),
}


@pytest.mark.parametrize("op", FUNCTIONS)
def test_elementwise_functions_equal_numpy(builder, op):
    x = _drawn(5, 700)
    out = np.empty_like(x)
    builder.unary(op, x, out)
    _run(builder)
    np.testing.assert_allclose(out, FUNCTIONS[op](x), rtol=1e-5, atol=1e-6)


def test_a_gated_activation_splits_a_product_in_halves(builder):
    x, weight = _drawn(6, 40), _drawn(64, 40)
    both, out = np.empty((6, 64), np.float32), np.empty((6, 32), np.float32)
    builder.linear(x, weight, both)
    gate, up = (builder.view(both, (0, 6), (first, 32)) for first in (0, 32))
    builder.binary("silu_and_mul", gate, up, out)
    _run(builder)
    product = x @ weight.T
    expected = product[:, :32] / (1 + np.exp(-product[:, :32])) * product[:, 32:]
    np.testing.assert_allclose(out, expected, rtol=1e-4, atol=1e-5)


def test_rows_are_normalized(builder):
    x, weight, bias = _drawn(4, 300), _drawn(300), _drawn(300)
    rms, layer = np.empty_like(x), np.empty_like(x)
    builder.normalize("rms", x, rms, weight)
    builder.normalize("layer", x, layer, weight, bias, epsilon=1e-5)
    _run(builder)
    root = np.sqrt((x**2).mean(1, keepdims=True) + 1e-6)
    np.testing.assert_allclose(rms, x / root * weight, rtol=1e-4, atol=1e-5)
    centred = x - x.mean(1, keepdims=True)
    spread = np.sqrt(x.var(1, keepdims=True) + 1e-5)
    np.testing.assert_allclose(layer, centred / spread * weight + bias, rtol=1e-4, atol=1e-5)


def test_an_allreduce_task_sums_over_ranks(builder, ctx):
    x = np.full(9, ctx.rank + 1, np.float32)
    builder.prefetch(x)
    builder.allreduce(x, np.add)
    builder.barrier()
    builder.unary("negative", x, x)
    assert builder.tasks == 4
    _run(builder)
    assert (x == -ctx.size * (ctx.size + 1) / 2).all()


@pytest.mark.parametrize("dtype", [mock_torch.FLOAT32, mock_torch.BFLOAT16])
def test_tensors_of_pytorch_are_used_without_copies(builder, monkeypatch, dtype):
    monkeypatch.setitem(sys.modules, "torch", mock_torch.TORCH)
    array, out = np.arange(8, dtype=dtype.kind).reshape(2, 4), np.zeros((2, 4), dtype.kind)
    x = mock_torch.Tensor(array, dtype)
    builder.unary("negative", x, mock_torch.Tensor(out, dtype))
    assert builder.tensor(x) == builder.tensor(x) == builder.tensor(array)
    builder.schedule()
    for factor in (1, 3):
        array[:] = factor * np.arange(8).reshape(2, 4)
        builder.run()
        assert (out == -array).all()


def test_a_noncontiguous_tensor_is_refused(builder):
    x = mock_torch.Tensor(np.zeros((4, 4), np.float32)[:, :2], mock_torch.FLOAT32)
    words = r"x: 'of shape \(4, 2\)'; expected a contiguous tensor of one or two dimensions"
    with pytest.raises(dtl.DTLError, match=words):
        builder.unary("copy", x, x)


def test_a_cyclic_graph_is_refused_by_name(builder):
    x = _drawn(4)
    builder.unary("copy", x, x)
    builder.unary("negative", x, x)
    builder.order(0, 1)
    with pytest.raises(dtl.DTLError, match=r"in a cycle: 0 \(unary\), 1 \(unary\), and again 0"):
        builder.schedule()
    with pytest.raises(dtl.DTLError, match="run: self has no schedule"):
        builder.run()


def test_invalid_operands_are_refused(builder):
    for odd in (np.zeros(4), np.zeros(4, "m8[s]"), np.array(["a"])):
        words = (
            rf"array.dtype: '{re.escape(str(odd.dtype))}'; expected float32 or bfloat16, or int64"
        )
        with pytest.raises(dtl.DTLError, match=words):
            builder.tensor(odd)
    for odd in ([1.0, 2.0], None, "x", True, 1.5):
        words = (
            r"x: .*; expected an array, or the number of a tensor \[DTL-ModelBuilder.unary-x-type\]"
        )
        with pytest.raises(dtl.DTLError, match=words):
            builder.unary("copy", odd, _drawn(4))
    frozen = _drawn(4)
    frozen.flags.writeable = False
    with pytest.raises(dtl.DTLError, match="x: 'a read-only array'; expected a writable"):
        builder.unary("copy", frozen, _drawn(4))
    with pytest.raises(dtl.DTLError, match="rows: 3; expected a tuple"):
        builder.view(_drawn(4, 4), 3, (0, 1))


def test_a_tensor_number_must_exist(builder):
    builder.tensor(_drawn(4))
    for odd in (-1, 1, 999, 2**70):
        words = f"array: {odd}; expected the number of one of the 1 tensors"
        with pytest.raises(dtl.BoundsError, match=words):
            builder.tensor(odd)
    assert builder.tensor(np.int64(0)) == 0


def test_invalid_operations_are_refused(builder):
    x = _drawn(4)
    for odd in ("sine", np.arange(2), 3, None):
        with pytest.raises(dtl.DTLError, match=r"op: .*; expected one of 'copy', 'negative'"):
            builder.unary(odd, x, x)
    for odd in ("mean", "band", np.bitwise_or):
        words = r"op: .*; expected one of 'sum', 'prod', 'min', 'max', or NumPy's function for it"
        with pytest.raises(dtl.DTLError, match=words):
            builder.allreduce(x, odd)
    builder.allreduce(x, np.maximum)
    assert builder.tasks == 1


def test_misaligned_memory_is_refused(builder):
    odd = np.zeros(18, np.uint8)[2:].view(np.float32)
    with pytest.raises(dtl.DTLError, match="expected a multiple of the 4 bytes of float32"):
        builder.tensor(odd)


def test_different_schedules_fail_on_all_ranks(builder, ctx):
    x = _drawn(4)
    builder.allreduce(x, "sum" if ctx.is_root else "max")
    if ctx.size > 1:
        words = "task 0, an allreduce of 1 x 4 float32 by sum, on rank 0 and task 0, .* by max"
        with pytest.raises(dtl.DTLError, match=words):
            builder.schedule()
    words = "workers is 0; expected workers >= 1 and workers <= 256"
    with pytest.raises(dtl.DTLError, match=words if ctx.is_root else f"on rank 0 {words}"):
        builder.schedule(0 if ctx.is_root else 1)


# The same examples on all ranks.
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(
    st.lists(st.tuples(*[st.integers(0, 8)] * 3), max_size=40),
    st.integers(1, 8),
)
def test_any_number_of_workers_returns_the_serial_result(tasks, workers):
    with dtl.Context() as alone, dtl.ModelBuilder(alone) as builder:
        memory = np.arange(13 * 4, dtype=np.float32).reshape(13, 4) / 64
        expected = memory.copy()
        parts = [builder.view(memory, (first, 4), (first % 3, 2)) for first in range(9)]
        for a, b, out in tasks:
            try:
                builder.binary("add", parts[a], parts[b], parts[out])
            except dtl.DTLError:
                continue  # the task would overwrite its input
            slices = [np.s_[each : each + 4, each % 3 : each % 3 + 2] for each in (a, b, out)]
            expected[slices[2]] = expected[slices[0]] + expected[slices[1]]
        builder.schedule(workers)
        builder.run()
        np.testing.assert_array_equal(memory, expected)
