# SPDX-License-Identifier: BSD-3-Clause
"""Each function of libshmem_device, by its effect on the memory of the ranks."""

import numpy as np
import pytest

import dtl
import dtl.triton
from dtl.triton.language.extra import libshmem_device as shmem

# isort: split
import triton.language as tl

jit = dtl.triton.jit
COPIES = [f"{verb}mem{nbi}{scope}" for verb in ("get", "put") for nbi in ("", "_nbi") for scope in
          ("", "_warp", "_block")]  # fmt: skip
BARRIERS = ["barrier_all", "barrier_all_warp", "barrier_all_block"]
COMPARED = {"EQ": np.equal, "NE": np.not_equal, "GT": np.greater, "LT": np.less,
            "GE": np.greater_equal, "LE": np.less_equal}  # fmt: skip


def test_all_functions_and_constants_are_there():
    assert {*COPIES, *BARRIERS, *(f"NVSHMEM_CMP_{name}" for name in COMPARED)} <= {*shmem.__all__}
    values = {name: getattr(shmem, name).value for name in shmem.__all__ if name.isupper()}
    assert values == {
        "NVSHMEM_CMP_EQ": 0, "NVSHMEM_CMP_NE": 1, "NVSHMEM_CMP_GT": 2, "NVSHMEM_CMP_LE": 3,
        "NVSHMEM_CMP_LT": 4, "NVSHMEM_CMP_GE": 5, "NVSHMEM_SIGNAL_SET": 9,
        "NVSHMEM_SIGNAL_ADD": 10, "NVSHMEM_TEAM_WORLD": 0, "NVSHMEMX_TEAM_NODE": 2,
    }  # fmt: skip


@jit
def store_ranks(out_ptr, team):
    tl.store(out_ptr, shmem.my_pe())
    tl.store(out_ptr + 1, shmem.n_pes())
    tl.store(out_ptr + 2, shmem.team_my_pe(team))
    tl.store(out_ptr + 3, shmem.team_n_pes(team))


@pytest.mark.parametrize("team", [shmem.NVSHMEM_TEAM_WORLD.value, shmem.NVSHMEMX_TEAM_NODE.value])
def test_ranks_and_sizes_of_teams(ctx, team):
    out = np.zeros(4, np.int64)
    store_ranks[(1,)](out, team)
    assert out.tolist() == [ctx.rank, ctx.size] * 2
    store_ranks[(1,)](out, 7)
    assert out.tolist() == [ctx.rank, ctx.size, -1, -1]


@jit
def copy(dest_ptr, source_ptr, count, peer, name: tl.constexpr):
    getattr(shmem, name)(dest_ptr, source_ptr, count, peer)
    shmem.fence()
    shmem.quiet()
    shmem.barrier_all()


@pytest.mark.parametrize("name", COPIES)
def test_bytes_are_copied(ctx, made, after, before, name):
    own, other = made(9, np.uint8), np.arange(9, dtype=np.uint8) + 10 * ctx.rank
    if name.startswith("put"):
        copy[(1,)](own[1:], other, 7, after, name)
        assert own.tolist() == [0, *(10 * before + np.arange(7)), 0]
        return
    own[:] = other
    dtl.barrier(ctx)
    copy[(1,)](other, own[1:], 7, after, name)
    expected = (10 * after + np.arange(1, 8)) % 256
    assert other.tolist() == [*expected, *(10 * ctx.rank + np.arange(7, 9))]


@jit
def put_and_signal(dest_ptr, source_ptr, signal_ptr, peer, name: tl.constexpr, op: tl.constexpr):
    getattr(shmem, name)(dest_ptr, source_ptr, 32, signal_ptr, 5, op, peer)
    seen = shmem.signal_wait_until(signal_ptr, shmem.NVSHMEM_CMP_EQ, 5)
    tl.store(source_ptr, seen)


@pytest.mark.parametrize("name", ["putmem_signal_block", "putmem_signal_nbi_block"])
@pytest.mark.parametrize("op", ["SET", "ADD"])
def test_a_signal_comes_after_its_data(ctx, made, after, before, name, op):
    data, signal, source = made(4), made(1, np.uint64), np.full(4, 1 + ctx.rank)
    number = getattr(shmem, f"NVSHMEM_SIGNAL_{op}").value
    put_and_signal[(1,)](data, source, signal, after, name, number)
    assert data.tolist() == [1 + before] * 4
    assert source[0] == 5


@jit
def signal_and_wait(signal_ptr, out_ptr, peer, value, op, comparison, expected):
    shmem.signal_op(signal_ptr, value, op, peer)
    shmem.barrier_all()
    tl.store(out_ptr, shmem.signal_wait_until(signal_ptr, comparison, expected))


@pytest.mark.parametrize("name", COMPARED)
def test_signals_are_compared_without_a_sign(made, after, name):
    signal, out = made(1), np.zeros(1, np.uint64)
    value = 2**64 - 2
    expected = next(x for x in (value, value - 1, value + 1) if COMPARED[name](value, x))
    comparison = getattr(shmem, f"NVSHMEM_CMP_{name}").value
    signal_and_wait[(1,)](signal, out, after, value, 9, comparison, expected)
    assert out.tolist() == [value]


def test_signals_are_added(ctx, made, after):
    signal, out = made(1, np.uint64), np.zeros(1, np.uint64)
    signal_and_wait[(1,)](signal, out, after, 3, shmem.NVSHMEM_SIGNAL_ADD.value, 0, 3)
    dtl.barrier(ctx)  # all ranks have read the signal
    signal_and_wait[(1,)](signal, out, after, -1, shmem.NVSHMEM_SIGNAL_ADD.value, 0, 2)
    assert out.tolist() == [2]


@jit
def write_then_synchronize(own_ptr, out_ptr, name: tl.constexpr):
    peer = (shmem.my_pe() + 1) % shmem.n_pes()
    tl.store(shmem.remote_ptr(own_ptr, peer), shmem.my_pe() + 1)
    if name == "barrier":
        shmem.barrier(shmem.NVSHMEM_TEAM_WORLD)
    else:
        getattr(shmem, name)()
    tl.store(out_ptr, tl.load(own_ptr))


@pytest.mark.parametrize("name", [*BARRIERS, "barrier", "sync_all"])
def test_stores_before_a_barrier_are_visible_after_it(made, before, name):
    own, out = made(1), np.zeros(1, np.int64)
    write_then_synchronize[(1,)](own, out, name)
    assert out.tolist() == [before + 1]


@jit
def collect(all_ptr, one_ptr, own_ptr, root):
    world = shmem.NVSHMEM_TEAM_WORLD
    shmem.fcollectmem_block(world, all_ptr, own_ptr, 16)
    shmem.broadcastmem_block(world, one_ptr, own_ptr, 16, root)


def test_all_ranks_get_what_each_has(ctx, made):
    everything, one, own = made((ctx.size, 2)), made(2), made(2)
    own[:] = ctx.rank, 2 * ctx.rank
    collect[(1,)](everything, one, own, ctx.size - 1)
    assert everything.tolist() == [[rank, 2 * rank] for rank in range(ctx.size)]
    assert one.tolist() == [ctx.size - 1, 2 * ctx.size - 2]
