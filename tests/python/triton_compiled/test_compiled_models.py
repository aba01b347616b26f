# SPDX-License-Identifier: BSD-3-Clause
"""The persistent kernel of a model compiled for two GPUs: a task starts after an acquire load of
the counts that it waits for, and is counted by a release store.
"""

import ml_dtypes
import numpy as np
import pytest
from test_compiled_language import TARGETS, compiled, stands_in_order

import dtl
import dtl.triton
from dtl.triton import PersistentKernel

SIGNATURE = "*i64, *i64, *i64, *i64, *i64, *fp32"
SHARED = {"cuda:90": 227 << 10, "hip:gfx942": 64 << 10}  # bytes that a block can have
RELEASE, ACQUIRE = "release", "acquire"  # the compiler may place either first
ORDER = {
    ("cuda:90", RELEASE): (
        r"bar\.sync|barrier\.sync",  # all threads have written
        r"st\.release\.gpu\.u64",
    ),
    ("cuda:90", ACQUIRE): (r"ld\.acquire\.gpu\.u64",),
    ("hip:gfx942", RELEASE): (
        r"buffer_wbl2 sc1\n\ts_waitcnt vmcnt\(0\).*\n\ts_barrier",  # all waves have written
        r"buffer_wbl2 sc0 sc1",
        r"flat_store_dwordx2 .* sc0 sc1",
    ),
    ("hip:gfx942", ACQUIRE): (
        r"flat_load_dwordx2 .* sc0 sc1",
        r"buffer_inv sc0 sc1",  # invalidates the cache, so that loads see new data
    ),
}


@pytest.fixture(scope="module")
def ctx():
    with dtl.Context() as made:
        yield made


@pytest.fixture
def builder(ctx):
    with dtl.ModelBuilder(ctx) as made:
        yield made


@pytest.fixture(scope="module")
def shmem(ctx):
    dtl.triton.host.init_nvshmem_by_torch_process_group(ctx)
    yield
    dtl.triton.host.finalize_distributed()


def code_of(builder, target, workers=2):
    builder.schedule(workers)
    with PersistentKernel(builder) as kernel:
        return compiled(kernel.kernel, target, SIGNATURE)


@pytest.mark.parametrize("target", TARGETS)
def test_a_task_begins_after_what_it_waits_for(builder, target):
    x = np.ones(70, np.float32)
    builder.unary("negative", x, x)
    found = code_of(builder, target)
    for side in (RELEASE, ACQUIRE):
        stands_in_order(found.text, *ORDER[target, side])
    assert found.scratch == 0


@pytest.mark.parametrize("target", TARGETS)
def test_products_of_bfloat16_are_those_of_the_matrix_units(builder, target):
    x = np.ones((16, 16), ml_dtypes.bfloat16)
    builder.linear(x, x, np.empty((16, 16), np.float32))
    text = code_of(builder, target).text
    stands_in_order(text, {"cuda:90": r"mma\.sync.*bf16", "hip:gfx942": "v_mfma.*bf16"}[target])


@pytest.mark.parametrize("target", TARGETS)
def test_prefetched_elements_are_loaded_though_unused(builder, target):
    builder.prefetch(np.ones(70, np.float32))
    text = code_of(builder, target).text
    stands_in_order(text, {"cuda:90": r"ld\.volatile\.global", "hip:gfx942": "global_load"}[target])


@pytest.mark.parametrize("target", TARGETS)
def test_a_block_holds_a_part_of_a_head_that_is_wide(builder, target):
    x = np.ones((16, 4096), np.float32)
    builder.flash_attention(x, x, x, np.empty_like(x), 1)
    assert code_of(builder, target).shared <= SHARED[target]


@pytest.mark.usefixtures("shmem")
@pytest.mark.parametrize("target", TARGETS)
def test_all_kinds_of_tasks_compile(builder, target):
    x, lengths = np.ones((4, 64), np.float32), np.array([1, 1])
    halves, row = x.astype(ml_dtypes.bfloat16), np.ones(64, np.float32)
    builder.unary("gelu", x, halves)
    builder.binary("maximum", x, row, x)
    builder.linear(x, np.ones((64, 64), np.float32), halves, row)
    builder.normalize("layer", x, halves, row, row)
    builder.flash_attention(halves, halves.copy(), halves.copy(), np.empty_like(halves), 2)
    builder.append(x, lengths, np.empty((8, 64), np.float32))
    builder.flash_decode(x[:2], x, x, lengths, np.empty((2, 64), np.float32), 2)
    builder.prefetch(x)
    builder.allreduce(x)
    builder.barrier()
    found = code_of(builder, target)
    assert "dtl_dev_here" in found.text  # the context with the addresses of other ranks
    assert found.scratch == 0
