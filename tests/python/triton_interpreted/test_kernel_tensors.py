# SPDX-License-Identifier: BSD-3-Clause
"""Kernels on PyTorch tensors in host memory; a mock replaces PyTorch, which these tests do not
require.
"""

import sys

import mock_torch
import numpy as np
import pytest
from mock_torch import BFLOAT16, FLOAT32, INT64, UINT8, Tensor

import dtl.triton
import dtl.triton.language as dl
from dtl.triton import host

# isort: split
import triton.language as tl


@pytest.fixture
def torch(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", mock_torch.TORCH)


@pytest.fixture
def symmetric(torch):  # noqa: ARG001 (for its effect)
    tensors = []

    def make(shape, dtype):
        tensors.append(host.nvshmem_create_tensor(shape, dtype))
        return tensors[-1]

    yield make
    host.nvshmem_barrier_all_on_stream()
    for tensor in tensors:
        host.nvshmem_free_tensor_sync(tensor)


@dtl.triton.jit
def pass_on(data_ptr, signal_ptr, count: tl.constexpr):
    peer = (dl.rank() + 1) % dl.num_ranks()
    places = tl.arange(0, count)
    tl.store(dl.symm_at(data_ptr, peer) + places, (dl.rank() * 100 + places).to(tl.float32))
    dl.notify(signal_ptr, peer, 1, "set", "intra_node")
    dl.wait(signal_ptr, 1, "sys", "acquire")


def test_ranks_exchange_tensors(symmetric, before):
    data, signal = symmetric((2, 4), FLOAT32), symmetric(1, INT64)
    assert (type(data), data.shape, data.dtype) == (Tensor, (2, 4), FLOAT32)
    pass_on[(1,)](data, signal_ptr=signal, count=8)
    expected = (100 * before + np.arange(8)).reshape(2, 4)
    assert np.array_equal(data.numpy(), expected)


def test_tensors_of_all_ranks_are_seen(ctx, torch):  # noqa: ARG001
    seen = host.nvshmem_create_tensors(3, BFLOAT16, ctx.rank, ctx.size)
    assert {(each.shape, each.dtype) for each in seen} == {((3,), BFLOAT16)}
    seen[(ctx.rank + 1) % ctx.size].numpy()[:] = ctx.rank
    host.nvshmem_barrier_all_on_stream()
    assert seen[ctx.rank].numpy().tolist() == [(ctx.rank - 1) % ctx.size] * 3
    host.nvshmem_free_tensor_sync(seen[ctx.rank])


@dtl.triton.jit
def copy(from_ptr, into_ptr, count: tl.constexpr):
    places = tl.arange(0, count)
    tl.store(into_ptr + places, tl.load(from_ptr + places))


@pytest.mark.parametrize("dtype", [BFLOAT16, FLOAT32, INT64, UINT8])
def test_a_kernel_uses_tensors_in_place(torch, dtype):  # noqa: ARG001
    drawn = host.rand_tensor((8,), dtype, "cpu")
    into = Tensor(np.zeros(8, dtype.kind), dtype)
    copy[(1,)](drawn, into, 8)
    assert drawn.dtype is dtype
    assert into.numpy().any()
    assert np.array_equal(into.numpy(), drawn.numpy())
