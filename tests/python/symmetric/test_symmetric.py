# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric heaps: arrays at the same offset on all ranks, signals, and teams."""

import gc

import numpy as np
import pytest
from programs import run

import dtl
from dtl import _fast


@pytest.fixture(params=["on a node", "between nodes", "delayed"])
def heap(ctx, request, monkeypatch):
    monkeypatch.setenv("DTL_SHARED_MEMORY", str(int(request.param != "between nodes")))
    monkeypatch.setenv("DTL_SYMMETRIC_DELAY", str(int(request.param == "delayed")))
    with dtl.SymmetricHeap(ctx, 1 << 16) as made:
        yield made


def neighbors(heap):
    return (heap.my_pe + 1) % heap.n_pes, (heap.my_pe - 1) % heap.n_pes


def test_a_heap_has_its_ranks_and_bytes(ctx, heap):
    assert (heap.my_pe, heap.n_pes, heap.size, heap.used) == (ctx.rank, ctx.size, 1 << 16, 0)
    array = heap.allocate((2, 3), np.int32)
    assert (array.shape, array.dtype, array.tolist()) == ((2, 3), np.int32, [[0] * 3] * 2)
    assert heap.used == 64
    heap.free(array)
    assert heap.used == 0
    assert repr(heap) == "<dtl.SymmetricHeap, 65536 bytes>"


def test_put_values_are_returned_by_get(heap):
    after, before = neighbors(heap)
    array = heap.allocate(4)
    heap.put(array[1:3], [heap.my_pe, 0.5], after)
    heap.barrier_all()
    assert array.tolist() == [0, before, 0.5, 0]
    assert heap.get(array, after).tolist() == [0, heap.my_pe, 0.5, 0]
    out = np.ones(2)
    assert heap.get(array[1:3], after, out=out) is out
    assert out.tolist() == [heap.my_pe, 0.5]
    heap.sync_all()


def test_quiet_completes_pending_operations(heap):
    after, before = neighbors(heap)
    array, mine, got = heap.allocate(2), np.array([heap.my_pe, 7.0]), np.zeros(2)
    heap.put_nbi(array, mine, after)
    heap.barrier_all()
    assert array.tolist() == [before, 7]
    heap.get_nbi(got, array, after)
    heap.quiet()
    assert got.tolist() == mine.tolist()
    heap.sync_all()


def test_a_signal_comes_after_its_data(heap):
    after, before = neighbors(heap)
    array, signal = heap.allocate(100), heap.allocate(1, np.uint64)
    for turn in range(1, 20):
        heap.put_signal(array, np.full(100, 1.0 * turn + heap.my_pe), signal, 1, after, "add")
        assert heap.signal_wait_until(signal, "ge", turn, timeout=20) == turn
        assert set(array) == {turn + before}
        heap.sync_all()
    heap.put_signal_nbi(array, np.zeros(100), signal, 2**64 - 1, after)
    heap.quiet()
    assert heap.signal_wait_until(signal, dtl.Comparison.GT, 2**63, timeout=20) == 2**64 - 1
    heap.sync_all()


def test_a_put_accepts_array_likes(heap):
    after, _ = neighbors(heap)
    array, signal = heap.allocate(4), heap.allocate(1, np.uint64)
    strided = np.repeat(np.arange(4.0), 2)[::2]
    for turn, data in enumerate((np.arange(4.0), [0, 1, 2, 3], strided, range(4)), 2**63):
        heap.put_signal(array, data, signal, turn, after)
        assert heap.signal_wait_until(signal, "eq", turn) == turn
        assert array.tolist() == [0, 1, 2, 3]
        heap.sync_all()
        array.fill(-1)
        heap.sync_all()
    assert heap.signal_wait_until(signal, dtl.Comparison.NE, np.uint64(0)) == 2**63 + 3
    heap.sync_all()


def test_invalid_signal_arguments_are_refused(heap):
    array, signal = heap.allocate(4), heap.allocate(1, np.uint64)
    data = np.zeros(4)
    frozen = array.view()
    frozen.flags.writeable = False
    for match, words in {
        "source.dtype: .int64": (array, np.zeros(4, int), signal, 1, heap.my_pe),
        "source: masked_array": (array, np.ma.masked_less(data, 1), signal, 1, heap.my_pe),
        "expected a NumPy array of the heap": (bytearray(32), data, signal, 1, heap.my_pe),
        "dest: 'a read-only array'": (frozen, data, signal, 1, heap.my_pe),
        "1 float64.; expected one uint64": (array, data, array[:1], 1, heap.my_pe),
        "4 float64.; expected one uint64": (array, data, array, 1, heap.my_pe),
        "expected an integer from 0": (array, data, signal, -1, heap.my_pe),
        "value: 1.5": (array, data, signal, 1.5, heap.my_pe),
        "one of 'set', 'add'": (array, data, signal, 1, heap.my_pe, "mul"),
        "pe is": (array, data, signal, 1, heap.n_pes),
    }.items():
        with pytest.raises(dtl.DTLError, match=match):
            heap.put_signal(*words)
    with pytest.raises(dtl.DTLError, match="expected one uint64"):
        heap.signal_wait_until(array[:1], "eq", 1)
    with pytest.raises(dtl.DTLError, match="one of 'eq'"):
        heap.signal_wait_until(signal, "is", 1)
    assert not signal.any()
    heap.sync_all()


def test_only_plain_arrays_are_passed_directly_to_c(heap):
    """The C code reads the fields of NumPy's array objects directly, so their layout must match."""
    array, signal = heap.allocate((2, 3)), heap.allocate(1, np.uint64)
    data = np.ones((2, 3))
    frozen = array.view()
    frozen.flags.writeable = False
    assert _fast.set_array_layout(np.zeros(1, np.uint64)) is True

    def put(dest, source, word):
        return _fast.put_signal(heap._address, dest, source, word, 7, 9, heap.my_pe)

    for source in (data, data[1], data[1, 2:], np.array(1.0), data[:0]):
        assert put(array, source, signal) == 0
        assert array.ravel()[: source.size].tolist() == source.ravel().tolist()
        array.fill(0)
    assert put(array, data, signal.reshape(())) == 0
    assert _fast.wait_signal(heap._address, signal, 0, 7) == 7
    array.fill(0)
    for dest, source, word in (
        (array.T, data, signal),
        (frozen, data, signal),
        (array[1], data, signal),
        (array, data[:, 1:], signal),
        (array, np.ma.array(data), signal),
        (array, data.astype(np.float32), signal),
        (array, data.tolist(), signal),
        (array, data, array[1, :1]),
        (array, data, signal.view(np.int64)),
        (array, data, signal[:0]),
    ):
        assert put(dest, source, word) is None
    assert _fast.wait_signal(heap._address, array, 0, 7) is None
    with pytest.raises(TypeError, match="2 arguments; expected 7"):
        _fast.put_signal(array, data)
    assert not array.any()
    heap.sync_all()


def test_waits_for_any_and_all_signals_return(heap):
    after, _ = neighbors(heap)
    signals = heap.allocate(3, np.uint64)
    heap.signal_op(signals[1:2], 5, after)
    assert heap.signal_wait_until_any(signals, "ne", 0, timeout=20) == (1, 5)
    heap.sync_all()
    for index in range(3):
        heap.signal_op(signals[index : index + 1], 6, after)
    heap.signal_wait_until_all(signals, "eq", 6, timeout=20)
    assert signals.tolist() == [6, 6, 6]
    with pytest.raises(dtl.DTLError, match=r"is 6 after 1 ms; expected < 3"):
        heap.signal_wait_until(signals[:1], "lt", 3, timeout=0.001)
    heap.sync_all()


@pytest.mark.parametrize("dtype", [np.int32, np.uint32, np.int64, np.uint64])
def test_atomic_operations_equal_numpy(heap, dtype):
    cell = heap.allocate(1, dtype)
    old = heap.atomic_fetch(cell, 1, 0)
    assert 0 <= old < 3 * heap.n_pes
    heap.atomic(cell, 2, 0)
    heap.barrier_all()
    assert heap.atomic_fetch(cell, 0, 0, "fetch") == 3 * heap.n_pes
    heap.sync_all()
    winner = heap.atomic_compare_swap(cell, 3 * heap.n_pes, 100 + heap.my_pe, 0)
    assert winner == 3 * heap.n_pes or 100 <= winner < 100 + heap.n_pes
    heap.sync_all()


def test_the_heaps_of_a_node_are_mapped(heap):
    array = heap.allocate((2, 2), np.int64)
    array[:] = heap.my_pe
    heap.sync_all()
    on_node = heap.team_n_pes(dtl.Team.SHARED)
    for pe in range(heap.n_pes):
        theirs = heap.remote_ptr(array, pe)
        assert (theirs is None) == (on_node == 1 and pe != heap.my_pe)
        assert theirs is None or theirs.tolist() == [[pe, pe], [pe, pe]]
    heap.sync_all()


def test_arrays_outlive_their_heap(ctx):
    with dtl.SymmetricHeap(ctx, 4096) as heap:
        array = heap.allocate(3)
        array[:] = ctx.rank
        heap.sync_all()
        theirs = heap.remote_ptr(array, (ctx.rank + 1) % ctx.size)
        heap.sync_all()
    with pytest.raises(dtl.DTLError, match="expected a symmetric heap that is open"):
        heap.put(array, np.zeros(3), 0)
    del heap
    gc.collect()
    assert set(array) == {ctx.rank}
    assert theirs is None or set(theirs) == {(ctx.rank + 1) % ctx.size}


def test_teams_translate_ranks_and_run_collectives(heap):
    assert heap.team_my_pe(dtl.Team.WORLD) == heap.my_pe
    assert heap.team_n_pes(dtl.Team.INVALID) is None
    team = heap.team_split_color(dtl.Team.WORLD, heap.my_pe % 2)
    members = [pe for pe in range(heap.n_pes) if pe % 2 == heap.my_pe % 2]
    assert [heap.team_translate_pe(team, pe) for pe in range(len(members))] == members
    one, all_of_them = heap.allocate(1), heap.allocate(heap.n_pes)
    one[0] = heap.my_pe
    heap.fcollectmem(team, all_of_them, one)
    assert all_of_them[: len(members)].tolist() == members
    heap.broadcastmem(team, all_of_them[:1], one, len(members) - 1)
    assert all_of_them[0] == members[-1]
    heap.barrier(team)
    heap.sync(team)
    heap.team_destroy(team)
    first = heap.team_split_strided(dtl.Team.WORLD, 0, 1, 1)
    assert (first == dtl.Team.INVALID) == (heap.my_pe > 0)
    heap.sync_all()


def test_invalid_arguments_are_refused_before_any_transfer(heap):
    array, signal = heap.allocate(4), heap.allocate(1, np.uint64)
    with pytest.raises(dtl.DTLError, match=r"expected a range in the heap"):
        heap.put(np.zeros(4), np.ones(4), 0)
    with pytest.raises(dtl.DTLError, match=r"expected one in the heap"):
        heap.remote_ptr(np.zeros(4), 0)
    with pytest.raises(dtl.DTLError, match=r"pe is"):
        heap.put(array, np.ones(4), heap.n_pes)
    with pytest.raises(dtl.DTLError, match=r"source.nbytes: 40; expected at most dest's, 32"):
        heap.put(array, np.ones(5), 0)
    with pytest.raises(dtl.DTLError, match=r"source.dtype: .float32"):
        heap.put(array, np.ones(4, np.float32), 0)
    with pytest.raises(dtl.DTLError, match=r"C-contiguous"):
        heap.put(array[::2], np.ones(2), 0)
    with pytest.raises(dtl.DTLError, match=r"which stays until quiet"):
        heap.put_nbi(array, [1.0] * 4, 0)
    with pytest.raises(dtl.DTLError, match=r"overlaps dest"):
        heap.put(array[:2], array[1:3], heap.my_pe)
    with pytest.raises(dtl.DTLError, match=r"one uint64"):
        heap.signal_op(array, 1, 0)
    with pytest.raises(dtl.DTLError, match=r"'eq'"):
        heap.signal_wait_until(signal, "equal", 1)
    with pytest.raises(dtl.DTLError, match=r"expected an integer from 0"):
        heap.signal_op(signal, -1, 0)
    with pytest.raises(dtl.DTLError, match=r"dtype is"):
        heap.atomic(array[:1], 1, 0)
    with pytest.raises(dtl.DTLError, match=r"where nothing is allocated"):
        heap.free(array[1:])
    assert not array.any()
    heap.sync_all()


def test_arrays_outside_the_heap_are_refused(heap):
    numbers, cells = heap.allocate(4), heap.allocate(16, np.uint8)
    past_the_end = np.lib.stride_tricks.as_strided(numbers, (heap.size // 8 + 1,))
    with pytest.raises(dtl.DTLError, match=r"expected a range in the heap"):
        heap.put(past_the_end, np.zeros(past_the_end.shape), 0)
    odd = cells[4:12].view(np.uint64)
    for call in (
        lambda: heap.signal_op(odd, 1, 0),
        lambda: heap.signal_wait_until(odd, "eq", 0),
        lambda: heap.put_signal(numbers, np.ones(4), odd, 1, 0),
    ):
        with pytest.raises(dtl.DTLError, match=r"of the heap; expected a multiple of 8"):
            call()
    with pytest.raises(dtl.DTLError, match=r"root is"):
        heap.broadcastmem(dtl.Team.WORLD, numbers[:1], numbers[1:2], heap.n_pes)
    assert not numbers.any()
    heap.sync_all()


def test_reported_limits_are_exact(heap):
    signal = heap.allocate(1, np.uint64)
    with pytest.raises(MemoryError, match=rf"at most the {heap.size} bytes of the heap"):
        heap.allocate(1 << 60)
    words = "value: 18446744073709551616; expected an integer from 0 to 18446744073709551615"
    with pytest.raises(dtl.InvalidArgumentError, match=words):
        heap.signal_wait_until(signal, "ne", 2**64)
    with pytest.raises(dtl.InvalidArgumentError, match="an integer from 0 to 9223372036854775807"):
        heap.allocate(2**64)
    heap.sync_all()


def test_free_is_collective_and_refused_twice(heap):
    array = heap.allocate(4)
    if heap.n_pes > 1:
        with pytest.raises(dtl.DTLError, match=r"rank \d+ is in SymmetricHeap"):
            heap.free(array) if heap.my_pe == 0 else heap.allocate(4)
    assert heap.used > 0
    heap.free(array)
    with pytest.raises(dtl.DTLError, match=r"where nothing is allocated"):
        heap.free(array)
    assert heap.used == 0


def test_a_full_heap_lists_its_allocations(heap):
    heap.allocate(1000)
    with pytest.raises(dtl.DTLError, match=r"8000 bytes at 0"):
        heap.allocate(1 << 16)


LATE = """
import numpy as np, dtl
with dtl.Context() as ctx, dtl.SymmetricHeap(ctx, 4096) as heap:
    try:
        heap.signal_wait_until(heap.allocate(1, np.uint64), "eq", 7)
    except dtl.DTLError as late:
        print("is 0 after 3500 ms; expected == 7" in str(late))
"""


@pytest.mark.usefixtures("one_rank_only")
def test_a_timed_out_wait_names_its_signal():
    done = run(("alone", 1), LATE, DTL_TIMEOUT="4")

    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


OVER_OPENSHMEM = """
import numpy as np
import dtl

with dtl.Context() as ctx, ctx.with_shmem() as over, dtl.SymmetricHeap(over, 1 << 16) as heap:
    array, signal = heap.allocate(100), heap.allocate(1, np.uint64)
    after, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    for turn in range(1, 20):
        heap.put_signal(array, np.full(100, turn + 0.1 * ctx.rank), signal, turn, after)
        heap.signal_wait_until(signal, "eq", turn, timeout=60)
        assert set(array) == {turn + 0.1 * before}
        heap.sync_all()
    if ctx.is_root:
        print(over.has_shmem)
"""


@pytest.mark.usefixtures("one_rank_only")
def test_heaps_use_openshmem_on_request():
    done = run(("openmpi", 3), OVER_OPENSHMEM, DTL_SHMEM="openshmem")

    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")
