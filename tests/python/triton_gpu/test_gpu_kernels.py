# SPDX-License-Identifier: BSD-3-Clause
"""Kernels launched on a GPU by several ranks; `script/test gpu` runs these tests on a machine with
a GPU, with TRITON_INTERPRET=0 and PyTorch.
"""

import numpy as np
import pytest
import torch

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton import host
from dtl.triton.language.extra import libshmem_device as shmem

# isort: split
import triton.language as tl


@pytest.fixture(scope="session", autouse=True)
def shmem_of(ctx):
    host.init_nvshmem_by_torch_process_group(ctx)
    yield
    host.finalize_distributed()


@pytest.fixture
def made():
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
    tl.store(dl.symm_at(data_ptr, peer) + places, dl.rank() * 100 + places)
    dl.notify(signal_ptr, peer, signal=1, sig_op="set", comm_scope="intra_node")
    dl.wait(signal_ptr, 1, "sys", "acquire")


def test_data_is_passed_around_a_ring(ctx, made):
    data, signal = made(128, torch.int32), made(1, torch.int64)
    pass_on[(1,)](data, signal, 128)
    before = (ctx.rank - 1) % ctx.size
    assert data.cpu().tolist() == [100 * before + place for place in range(128)]


@dtl.triton.jit
def put_to_next(dest_ptr, source_ptr, signal_ptr, size: tl.constexpr):
    after = (shmem.my_pe() + 1) % shmem.n_pes()
    shmem.putmem_signal_block(
        dest_ptr, source_ptr, size, signal_ptr, 1, shmem.NVSHMEM_SIGNAL_SET, after
    )
    shmem.signal_wait_until(signal_ptr, shmem.NVSHMEM_CMP_EQ, 1)
    shmem.barrier_all_block()


def test_a_block_puts_with_a_signal(ctx, made):
    dest, signal = made(4096, torch.float32), made(1, torch.int64)
    source = torch.full((4096,), float(ctx.rank), device="cuda")
    put_to_next[(1,)](dest, source, signal, 4 * 4096)
    assert (dest == (ctx.rank - 1) % ctx.size).all()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_a_model_is_run_by_its_persistent_kernel(ctx, dtype):
    torch.manual_seed(0)
    x, weight, up = (torch.rand(64, 64, device="cuda").to(dtype) - 0.5 for _ in range(3))
    hidden, out = torch.empty_like(x), torch.empty_like(x)
    with dtl.ModelBuilder(ctx) as builder:
        builder.linear(x, weight, hidden)
        builder.unary("silu", hidden, hidden)
        builder.allreduce(hidden)
        builder.flash_attention(hidden, up, x, out, 2)
        builder.schedule(4)
        with dtl.triton.PersistentKernel(builder) as kernel:
            kernel.run()
    silu = torch.nn.functional.silu(x.float() @ weight.float().T) * ctx.size
    heads = (each.float().reshape(64, 2, 32).transpose(0, 1) for each in (silu, up, x))
    expected = torch.nn.functional.scaled_dot_product_attention(*heads)
    expected = expected.transpose(0, 1).reshape(64, 64)
    tolerance = 1e-4 if dtype == torch.float32 else 2e-2
    np.testing.assert_allclose(out.float().cpu(), expected.cpu(), rtol=tolerance, atol=tolerance)


def test_more_workers_than_can_be_resident_are_refused(ctx):
    x = torch.zeros(300, 4, device="cuda")
    with dtl.ModelBuilder(ctx) as builder:
        for row in range(300):
            part = builder.view(x, (row, 1), (0, 4))
            builder.unary("exp", part, part)
        builder.schedule(256)
        if torch.cuda.get_device_properties(0).multi_processor_count < 256:
            with pytest.raises(dtl.DTLError, match="workers: 256; expected at most"):
                dtl.triton.PersistentKernel(builder)
