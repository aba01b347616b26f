# SPDX-License-Identifier: BSD-3-Clause
"""Windows: one-sided transfers, atomic operations, synchronization and refusals."""

import asyncio

import numpy as np
import pytest

import dtl

DTYPES = [*"bBhHiIlL", *"efdFD"]


def neighbors(ctx):
    return (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size


@pytest.fixture(params=["allocated", "attached", "by requests"])
def window(ctx, request, monkeypatch):
    """A window of 64 zeros of float64 per rank: allocated, attached, or accessed by requests."""
    monkeypatch.setenv("DTL_SHARED_MEMORY", str(int(request.param != "by requests")))
    options = {"base": np.zeros(64)} if request.param == "attached" else {"size": 512}
    with dtl.Window(ctx, **options) as made:
        yield made


def test_the_counter_of_the_guide_works(ctx):
    counter = np.zeros(1, dtype=np.int64)
    with dtl.Window(ctx, base=counter) as win:
        win.lock(target=0, mode="exclusive")
        dtl.rma_fetch_and_add(win, target=0, offset=0, addend=1, dtype=np.int64)
        win.unlock(target=0)
        ctx.barrier()
        if ctx.is_root:
            assert counter[0] == ctx.size


def test_the_window_of_the_guide_works(ctx):
    with dtl.Window(ctx, size=1024) as win:
        assert win.size == 1024
        assert win.base
        data = np.array([1.0, 2.0, 3.0])
        win.fence()
        dtl.rma_put(win, target=0, offset=0, data=data)
        win.fence()
        assert dtl.rma_get(win, target=0, offset=0, size=24, dtype=np.float64).tolist() == [1, 2, 3]
        win.fence()
        dtl.rma_accumulate(win, target=0, offset=24, data=np.array([1.0]), op=dtl.SUM)
        win.fence()
        assert dtl.rma_get(win, 0, 24, 8).tolist() == [ctx.size]
        win.fence()
        old = dtl.rma_compare_and_swap(win, 0, 24, compare=float(ctx.size), swap=-1.0)
        assert old in (ctx.size, -1)
        win.fence()


def test_access_outside_a_window_is_refused(ctx):
    with dtl.Window(ctx, size=8) as win:
        dtl.rma_put(win, ctx.rank, 0, 1.0)  # access to local memory needs no epoch
        if ctx.size > 1:
            with pytest.raises(dtl.DTLError, match="outside an epoch"):
                dtl.rma_put(win, (ctx.rank + 1) % ctx.size, 0, 1.0)
        win.fence()
        with pytest.raises(dtl.BoundsError, match="offset is 8 for 8 bytes"):
            dtl.rma_put(win, 0, 8, 1.0)
        with pytest.raises(dtl.InvalidArgumentError, match="target is"):
            dtl.rma_get(win, ctx.size, 0, 8)
        win.fence()
    with pytest.raises(dtl.InvalidArgumentError, match="closed"):
        win.fence()
    with pytest.raises(dtl.InvalidArgumentError, match="writable"):
        dtl.Window(ctx, base=np.zeros((4, 4))[:, ::2])


def test_put_values_are_in_the_view_and_returned_by_get(ctx, window):
    after, before = neighbors(ctx)
    window.fence()
    dtl.rma_put(window, after, 8, np.arange(3.0) + ctx.rank)
    window.fence()

    view = window.local_view(np.float64)
    np.testing.assert_array_equal(view[:5], [0, before, before + 1, before + 2, 0])
    np.testing.assert_array_equal(dtl.rma_get(window, after, 8, 24), np.arange(3.0) + ctx.rank)
    window.fence()


@pytest.mark.parametrize("dtype", DTYPES)
def test_accumulations_of_every_dtype_add_up(ctx, window, dtype):
    window.fence()
    dtl.rma_accumulate(window, 0, 16, np.full(2, 1 + ctx.rank, dtype))
    window.fence()

    expected = np.full(2, sum(range(ctx.size + 1)), dtype)
    size = expected.nbytes
    np.testing.assert_array_equal(dtl.rma_get(window, 0, 16, size, dtype), expected)
    window.fence()


def _all_of(ctx, tickets, dtype):
    """Checks that the tickets of all ranks are 0, 1, 2, ..., each once, modulo the dtype."""
    drawn = np.sort(dtl.allgather(ctx, np.array(tickets, dtype)).ravel())
    np.testing.assert_array_equal(drawn, np.sort(np.arange(drawn.size).astype(dtype)))


@pytest.mark.parametrize("dtype", [each for each in DTYPES if np.dtype(each).itemsize <= 8])
def test_no_ticket_is_fetched_twice(ctx, window, dtype):
    window.lock_all()
    tickets = [dtl.rma_fetch_and_op(window, 0, 8, 1, dtype=dtype) for _ in range(300)]
    window.unlock_all()
    _all_of(ctx, tickets, dtype)


@pytest.mark.parametrize("dtype", DTYPES)
def test_no_ticket_is_issued_twice_by_get_accumulate(ctx, window, dtype):
    window.lock_all()
    step = np.array([1, 2], dtype)
    pairs = np.array([dtl.rma_get_accumulate(window, 0, 16, step) for _ in range(100)])
    window.unlock_all()
    _all_of(ctx, pairs[:, 0], dtype)
    # These wrap around as well.
    np.testing.assert_array_equal(pairs[:, 1], pairs[:, 0] + pairs[:, 0])


@pytest.mark.parametrize("value", [2.7, np.ma.masked, 2**70, "1", [1, 2]], ids=repr)
def test_atomics_refuse_values_that_need_rounding(ctx, window, value):
    window.lock(ctx.rank, "shared")
    with pytest.raises(dtl.InvalidArgumentError, match="expected one int64"):
        dtl.rma_fetch_and_op(window, ctx.rank, 0, value, dtype=np.int64)
    with pytest.raises(dtl.InvalidArgumentError, match="expected one int64"):
        dtl.rma_compare_and_swap(window, ctx.rank, 0, 0, value, dtype=np.int64)
    window.unlock(ctx.rank)
    window.fence()


def test_fetch_works_with_other_operations(ctx, window):
    window.lock(ctx.rank, "shared")
    assert dtl.rma_fetch_and_op(window, ctx.rank, 0, 7.0, "max") == 0
    assert dtl.rma_fetch_and_op(window, ctx.rank, 0, 5.0, np.maximum) == 7
    assert dtl.rma_compare_and_swap(window, ctx.rank, 0, compare=7.0, swap=-1.0) == 7
    window.unlock(ctx.rank)
    assert window.local_view(np.float64)[0] == -1
    window.fence()


def test_transfers_return_futures(ctx, window):
    after, before = neighbors(ctx)

    async def exchange():
        await dtl.rma_put_async(window, after, 0, np.full(4, float(ctx.rank)))
        window.fence()
        return await dtl.rma_get_async(window, before, 0, 32)

    window.fence()
    got = asyncio.run(exchange())
    np.testing.assert_array_equal(got, np.full(4, float((ctx.rank - 2) % ctx.size)))
    later = dtl.rma_get_async(window, after, 0, 8).then(lambda array: array[0] + 0.5)
    assert later.get() == ctx.rank + 0.5
    window.fence()


def test_post_and_start_synchronize_target_and_origin(ctx, window):
    after, before = neighbors(ctx)
    for turn in range(20):
        window.post([before])
        window.start([after])
        dtl.rma_put(window, after, 0, float(100 * turn + ctx.rank))
        window.complete()
        window.wait()
        assert window.local_view(np.float64)[0] == 100 * turn + before


def test_test_returns_true_once_all_origins_completed(ctx, window):
    window.post([ctx.rank])
    assert not window.test()
    window.start([ctx.rank])
    window.complete()
    assert window.test()
    with pytest.raises(dtl.DTLError, match="not posted"):
        window.wait()


def test_an_array_is_attached_and_detached(ctx):
    after, before = neighbors(ctx)
    with dtl.Window.dynamic(ctx) as window:
        values, other = np.zeros(4), np.ones(2, np.int32)
        offset = window.attach(values)
        places = dtl.allgather(ctx, np.array([window.attach(other)])).ravel()
        assert window.size == values.nbytes + other.nbytes
        assert repr(window) == "<dtl.Window, dynamic, 40 bytes>"
        window.fence()
        dtl.rma_put(window, after, offset + 8, float(ctx.rank))
        dtl.rma_accumulate(window, after, int(places[after]), np.array([5], np.int32))
        window.fence()

        np.testing.assert_array_equal(values, [0, before, 0, 0])
        np.testing.assert_array_equal(other, [6, 1])
        with pytest.raises(dtl.BoundsError, match="attached"):
            dtl.rma_put(window, after, offset + 8, np.zeros(4))
        window.fence()
        window.detach(values)
        window.fence()
        with pytest.raises(dtl.BoundsError, match="attached"):
            dtl.rma_get(window, after, offset, 8)
        with pytest.raises(dtl.InvalidArgumentError, match="array that is attached"):
            window.detach(values)


def test_a_window_keeps_its_attached_array_alive(ctx):
    window = dtl.Window(ctx, base=np.zeros(4))
    window.fence()
    dtl.rma_put(window, ctx.rank, 0, np.arange(4.0))
    window.fence()
    np.testing.assert_array_equal(window.local_view(np.float64), np.arange(4.0))
    window.close()
    window.close()


def test_a_view_outlives_a_closed_window(window):
    view = window.local_view(np.float64)[1:]
    view[:] = 2.5
    window.close()
    assert (view == 2.5).all()
    view[:] = 1.0


@pytest.mark.parametrize("options", [{"size": 800}, {"base": np.zeros(100)}])
def test_a_view_outlives_an_unclosed_window(ctx, options):
    unclosed = dtl.Window(ctx, **options)
    view = unclosed.local_view(np.float64)
    with pytest.warns(ResourceWarning, match="never closed"):
        del unclosed
    view[:] = 2.5
    with dtl.Window(ctx, size=800) as next_window:
        next_window.local_view(np.float64)[:] = 1.0
        assert (view == 2.5).all()


def test_a_view_keeps_the_base_array_alive(ctx):
    with dtl.Window(ctx, base=np.full(100, 2.5)) as window:
        view = window.local_view(np.float64)
    assert view.base is not None
    assert (view == 2.5).all()


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda window: window.lock(0, "forever"), dtl.InvalidArgumentError, "mode"),
        (lambda window: window.unlock(0), dtl.InvalidArgumentError, "locked"),
        (lambda window: window.lock(-1), dtl.InvalidArgumentError, "target is -1"),
        (lambda window: window.start(3), dtl.InvalidArgumentError, "targets"),
        (lambda window: window.post([10**6]), dtl.BoundsError, r"origins\[0\]"),
        (lambda window: window.complete(), dtl.DTLError, "not started"),
        (lambda window: window.attach(np.zeros(1)), dtl.InvalidArgumentError, "dynamic"),
        (lambda window: window.attach([1.0]), dtl.InvalidArgumentError, "NumPy array"),
        (lambda window: dtl.rma_put(window, 0, -8, 1.0), dtl.InvalidArgumentError, "offset"),
        (lambda window: dtl.rma_put(window, 0, 0, "x"), TypeError, "dtype"),
        (lambda _: dtl.rma_put("x", 0, 0, 1.0), dtl.InvalidArgumentError, "dtl.Window"),
        (lambda window: dtl.rma_get(window, 0, 0, 7), dtl.InvalidArgumentError, "multiple of 8"),
        (lambda window: dtl.rma_get(window, 0, 510, 8, "i1"), dtl.BoundsError, "<= 512"),
        (lambda window: dtl.rma_accumulate(window, 0, 4, 1.0), ValueError, "multiple"),
        (lambda window: dtl.rma_accumulate(window, 0, 0, 1.0, "plus"), ValueError, "op"),
        (
            lambda window: dtl.rma_fetch_and_op(window, 0, 0, 1.0, "bor"),
            dtl.InvalidArgumentError,
            "op is",
        ),
        (lambda window: dtl.rma_fetch_and_add(window, 0, 0, [1, 2]), ValueError, "addend"),
    ],
)
def test_invalid_calls_are_refused_and_the_window_stays_usable(window, call, error, words):
    window.fence()
    with pytest.raises(error, match=words):
        call(window)
    window.fence()
    assert not window.local_view().any()


@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.uint64, np.float32])
def test_atomic_operations_use_the_dtype_of_their_value(ctx, dtype):
    with dtl.Window(ctx, size=16) as win:
        win.local_view(dtype)[:] = 5
        win.fence()
        win.lock(ctx.rank)
        assert dtl.rma_fetch_and_add(win, ctx.rank, 0, dtype(2)) == 5
        assert dtl.rma_fetch_and_op(win, ctx.rank, 0, dtype(9), "max") == 7
        assert dtl.rma_compare_and_swap(win, ctx.rank, 0, dtype(9), dtype(1)) == 9
        win.unlock(ctx.rank)
        assert win.local_view(dtype)[:2].tolist() == [1, 5]


def test_atomic_operations_use_the_dtype_of_the_array_of_the_window(ctx):
    counter = np.zeros(2, np.int64)
    with dtl.Window(ctx, base=counter) as win:
        win.lock(ctx.rank)
        assert dtl.rma_fetch_and_add(win, ctx.rank, 0, 3) == 0
        with pytest.raises(dtl.MismatchError, match=r"addend\.dtype: 'float64'; expected int64"):
            dtl.rma_fetch_and_add(win, ctx.rank, 0, np.float64(1))
        with pytest.raises(dtl.MismatchError, match=r"swap\.dtype: 'int32'; expected int64"):
            dtl.rma_compare_and_swap(win, ctx.rank, 0, np.int64(1), np.int32(2))
        win.unlock(ctx.rank)
    assert counter.tolist() == [3, 0]
