# SPDX-License-Identifier: BSD-3-Clause
"""Each function of the language under the interpreter, compared with its expected effect."""

import sys
from typing import NamedTuple

import numpy as np
import pytest

import dtl
import dtl.triton
import dtl.triton.language as dl
from dtl.triton import _array_arguments, _heap, host
from dtl.triton.language.extra import language_extra as le

# isort: split
import triton
import triton.language as tl

jit = dtl.triton.jit
SIGNALS = [np.int32, np.uint32, np.int64, np.uint64]


@jit
def store_ranks(out_ptr):
    tl.store(out_ptr, dl.rank())
    tl.store(out_ptr + 1, dl.num_ranks())
    tl.store(out_ptr + 2, dl.rank(0) + dl.num_ranks(axis=1))


def test_rank_and_number_of_ranks(ctx):
    out = np.zeros(3, np.int64)
    store_ranks[(1,)](out)
    assert out.tolist() == [ctx.rank, ctx.size, ctx.rank + ctx.size]


@jit
def read_all(own_ptr, out_ptr):
    for peer in range(dl.num_ranks()):
        tl.store(out_ptr + peer, tl.load(dl.symm_at(own_ptr + 1, peer)))


def test_a_pointer_names_the_copies_of_all_ranks(ctx, made):
    own, out = made(2, np.float32), np.zeros(ctx.size, np.float32)
    own[:] = ctx.rank, ctx.rank + 0.5
    dtl.barrier(ctx)
    read_all[(1,)](own, out)
    assert out.tolist() == [rank + 0.5 for rank in range(ctx.size)]


@jit
def notify_all(signal_ptr, value, op: tl.constexpr, scope: tl.constexpr):
    for peer in range(dl.num_ranks()):
        dl.notify(signal_ptr, peer, value, op, scope)


@jit
def wait_for(signal_ptr, count, value, scope: tl.constexpr, order: tl.constexpr):
    token = dl.wait(signal_ptr, count, scope, order, value)
    tl.static_assert(token.dtype == tl.int32)


@pytest.mark.parametrize("dtype", SIGNALS)
@pytest.mark.parametrize("scope", ["gpu", "intra_node", "inter_node"])
def test_signals_are_added_up(ctx, made, dtype, scope):
    signal = made(1, dtype)
    notify_all[(1,)](signal, 3, "add", scope)
    wait_for[(1,)](signal, 1, 3 * ctx.size, "sys", "acquire")
    assert signal.tolist() == [3 * ctx.size]


@pytest.mark.parametrize("dtype", SIGNALS)
def test_a_signal_is_set(made, dtype):
    signal = made(1, dtype)
    notify_all[(1,)](signal, np.iinfo(dtype).max, "set", "intra_node")
    wait_for[(1,)](signal, 1, np.iinfo(dtype).max, "gpu", "relaxed")
    assert signal.tolist() == [np.iinfo(dtype).max]


def test_a_negative_signal_is_waited_for(made):
    signal = made(1, np.int32)
    notify_all[(1,)](signal, -5, "set", "intra_node")
    wait_for[(1,)](signal, 1, -5, "sys", "acquire")
    assert signal.tolist() == [-5]


@jit
def notify_each(signal_ptr, count):
    for place in range(count):
        dl.notify(signal_ptr + place, (dl.rank() + 1) % dl.num_ranks(), signal=7)


def test_several_words_are_waited_for(made):
    signals = made(5, np.uint64)
    notify_each[(1,)](signals, 5)
    wait_for[(1,)](signals, 5, 7, "sys", "acquire")
    assert signals.tolist() == [7] * 5


@jit
def pass_through(value_ptr, signal_ptr, out_ptr):
    token = dl.wait(signal_ptr, 1, "sys", "acquire", waitValue=0)
    tl.store(out_ptr, tl.load(dl.consume_token(value_ptr, token)) + dl.consume_token(1, token))


def test_a_consumed_value_is_the_value(made):
    out = np.zeros(1, np.int64)
    pass_through[(1,)](np.array([41]), made(1), out)
    assert out.tolist() == [42]


@jit
def threads(out_ptr, count):
    with dl.simt_exec_region():
        for place in range(le.tid(0), count, le.num_threads()):
            tl.store(out_ptr + place, place)
    tl.store(out_ptr + count, le.num_warps() * le.threads_per_warp() + le.tid(1) + le.tid(2))
    le.__syncthreads()


def test_one_program_is_one_thread():
    out = np.full(9, -1)
    threads[(1,)](out, 8)
    assert out.tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 1]


@jit
def words(ptr, out_ptr, scope: tl.constexpr, read: tl.constexpr, write: tl.constexpr):
    tl.store(out_ptr, le.ld(ptr, scope, read))
    le.st(ptr + 1, tl.load(out_ptr) + 1, scope, write)
    tl.store(out_ptr + 1, le.ld(ptr + 1))
    le.st(ptr + 2, 9)


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.float32, np.float64, *SIGNALS])
@pytest.mark.parametrize(
    ("scope", "read", "write"), [("gpu", "relaxed", "release"), ("sys", "acquire", "relaxed")]
)
def test_words_are_read_and_written(dtype, scope, read, write):
    array, out = np.array([5, 0, 0], dtype), np.zeros(2, dtype)
    words[(1,)](array, out, scope, read, write)
    assert (array.tolist(), out.tolist()) == ([5, 6, 9], [5, 6])


@jit
def add_on_all(ptr, out_ptr, order: tl.constexpr, scope: tl.constexpr):
    for peer in range(dl.num_ranks()):
        theirs = dl.symm_at(ptr, peer)
        for _ in range(10):
            tl.store(out_ptr, le.atomic_add(theirs, 2, scope, order))


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint32, np.uint64, np.float32])
def test_no_addition_is_lost(ctx, made, dtype):
    cell, out = made(1, dtype), np.zeros(1, dtype)
    add_on_all[(1,)](cell, out, "relaxed", "gpu")
    add_on_all[(1,)](cell, out, "acq_rel", "sys")
    dtl.barrier(ctx)
    assert cell.tolist() == [40 * ctx.size]
    assert 0 <= out[0] < 40 * ctx.size


@jit
def draw(ptr, out_ptr, order: tl.constexpr):
    first = dl.symm_at(ptr, 0)
    tl.store(out_ptr, le.atomic_cas(first, 0, dl.rank() + 1, "sys", order))


@pytest.mark.parametrize("order", ["relaxed", "acquire", "release", "acq_rel"])
def test_one_rank_alone_swaps(ctx, made, order):
    cell, out = made(1), np.zeros(1, np.int64)
    draw[(1,)](cell, out, order)
    dtl.barrier(ctx)
    found = dtl.allgather(ctx, int(out[0]))
    assert sorted(found)[0] == 0
    assert list(found).count(0) == 1
    assert {*found} <= {0, list(found).index(0) + 1}


@jit
def call_library(out_ptr, path: tl.constexpr, number, real):
    symbols = {(tl.int32,): ("abs", tl.int32), (tl.float64,): ("fabs", tl.float64)}
    tl.store(out_ptr, dl.extern_call("libm", path, [number], symbols, True))
    tl.store(out_ptr + 1, dl.extern_call("libm", path, [tl.load(real)], symbols, True))
    dl.extern_call("libm", path, [1], {(tl.int32,): ("srand", None)}, False)
    dl.extern_call("libm", path, [1], {(tl.int32,): ("srand", ())}, False)


def test_a_library_is_called():
    out = np.zeros(2)
    call_library[(1,)](out, "libm.so.6", -7, np.array([-2.5]))
    assert out.tolist() == [7, 2.5]


def calls_of(run):
    """Returns the number of function calls and returns while `run` is called."""
    seen = []
    sys.setprofile(lambda _frame, event, _given: seen.append(event))
    try:
        run()
    finally:
        sys.setprofile(None)
    return len(seen)


def test_a_launch_costs_at_most_a_tenth_more_than_triton_s():
    def add(x_ptr, y_ptr, count: tl.constexpr):
        places = tl.arange(0, count)
        tl.store(y_ptr + places, tl.load(x_ptr + places) + tl.load(y_ptr + places))

    arrays = [np.ones(256, np.float32) for _ in range(2)]
    wrapped = [_array_arguments.ArrayArgument(each) for each in arrays]  # as Triton accepts them
    ours, theirs = dtl.triton.jit(add), triton.jit(add)
    own = min(calls_of(lambda: ours[(1,)](*arrays, 256)) for _ in range(3))
    assert own <= 1.1 * min(calls_of(lambda: theirs[(1,)](*wrapped, 256)) for _ in range(3))


def test_arrays_are_used_in_place():
    view = np.arange(6.0).reshape(2, 3)[1, 1:]
    add_one[(1,)](view, 2)
    assert view.base.reshape(-1).tolist() == [0, 1, 2, 3, 5, 6]


@jit
def add_one(ptr, count: tl.constexpr):
    place = ptr + tl.arange(0, count)
    tl.store(place, tl.load(place) + 1)


@jit
def wait_and_leave(_input_ptr, signal_ptr):
    dl.wait(signal_ptr, 1, "sys", "acquire")
    tl.debug_barrier()


def test_nothing_is_copied_back_over_a_peers_writes(ctx, made, after, before):
    """Another rank writes to an array while a kernel runs that has it as an argument."""
    data, signal = made(4, np.float64), made(1)
    heap = _heap.opened().heap
    heap.put_signal(data, np.full(4, 1.0 + ctx.rank), signal.view(np.uint64), 1, after)
    wait_and_leave[(1,)](data, signal)
    assert data.tolist() == [1.0 + before] * 4


def test_containers_are_arguments(ctx):
    with dtl.DistributedVector(ctx, 4 * ctx.size, dtype=np.float64) as vector:
        vector.fill(1.0)
        add_one[(1,)](vector, 4)
        assert vector.local_view().tolist() == [2.0] * 4


class Pair(NamedTuple):
    into: object
    given: object


@jit
def add_given(pair):
    tl.store(pair.into, tl.load(pair.into) + tl.load(pair[1]))


def test_tuples_of_arrays_are_arguments():
    pair = Pair(np.array([40]), np.array([2]))
    add_given[(1,)](pair)
    assert pair.into.tolist() == [42]
    add_given[(1,)](pair=pair)
    assert pair.into.tolist() == [44]


def test_numbers_of_numpy_are_arguments():
    out = np.zeros(1, np.int64)
    store[(1,)](out, np.int32(7))
    store[(1,)](out, value=np.int64(8))
    assert out.tolist() == [8]


@jit
def store(out_ptr, value):
    tl.store(out_ptr, value)


def test_arrays_of_other_ranks_are_accessible(ctx):
    arrays = host.nvshmem_create_tensors((2,), tl.float32, ctx.rank, ctx.size)
    arrays[ctx.rank][:] = ctx.rank
    dtl.barrier(ctx)
    assert [array.tolist() for array in arrays] == [[rank, rank] for rank in range(ctx.size)]
    dtl.barrier(ctx)
    host.nvshmem_free_tensor_sync(arrays[ctx.rank])
    (own,) = host.nvshmem_create_tensors(
        1, np.int8, ctx.rank, 1
    )  # as if each rank had its own node
    own[:] = ctx.rank
    dtl.barrier(ctx)
    assert own.tolist() == [ctx.rank]
    host.nvshmem_free_tensor_sync(own)
