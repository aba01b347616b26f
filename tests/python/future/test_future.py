# SPDX-License-Identifier: BSD-3-Clause
"""Futures: values set by the program, pending operations, and continuations."""

import asyncio
import gc
import threading
import warnings

import numpy as np
import pytest

import dtl
from dtl._native import ffi
from dtl._raw import point_to_point


def receive_future(ctx, source, tag):
    """Returns the future of a non-blocking receive."""
    array = np.zeros(3)
    handle = point_to_point.irecv(
        ctx._handle,
        ffi.from_buffer(array),
        3,
        dtl._core.dtypes.number(array.dtype, "x"),
        source,
        tag,
    )
    return dtl.Future(handle, result=array, keeps=[array])


def test_a_value_is_set_once_and_read_repeatedly():
    future = dtl.Future()
    assert not future.test()
    assert "without a value" in repr(future)
    future.set(b"abc")
    assert future.test()
    assert future.done()
    assert (future.get(), future.get(), future.get(3), future.get(10)) == (b"abc",) * 4
    with pytest.raises(dtl.DTLError, match="has its value"):
        future.set(b"def")
    with pytest.raises(dtl.DTLError, match="size is 2; expected at least the value's, 3"):
        future.get(2)


def test_a_value_can_be_any_object_and_arrays_are_copied():
    future, array = dtl.Future(), np.arange(3.0)
    future.set(array)
    array[:] = 7
    assert future.get().tolist() == [0, 1, 2]
    assert future.get(24) == np.arange(3.0).tobytes()
    other = dtl.Future()
    other.set({"a": 1})
    assert other.get() == {"a": 1}
    with pytest.raises(dtl.InvalidArgumentError, match="no buffer"):
        other.get(8)


def test_a_waiter_sleeps_until_another_thread_sets_the_value():
    future = dtl.Future()
    thread = threading.Thread(target=future.set, args=(42,))
    thread.start()
    assert future.get() == 42
    thread.join()


def test_a_wait_can_time_out():
    future = dtl.Future()
    with pytest.raises(TimeoutError, match=r"no value after 0\.01 s"):
        future.wait(timeout=0.01)
    with pytest.raises(TimeoutError):
        future.get(timeout=0)
    for wrong in (-1, "soon"):
        with pytest.raises(dtl.InvalidArgumentError, match="timeout"):
            future.wait(timeout=wrong)
    future.set(1)
    future.wait(timeout=0)


def test_a_failure_is_raised_by_the_future():
    future = dtl.Future()
    after = future.then(lambda value: value + 1)
    both = dtl.when_all([after, after])
    future.set_error(KeyError("lost"))
    for each in (future, after, both):
        assert each.test()
        assert "failed" in repr(each)
        with pytest.raises(KeyError, match="lost"):
            each.get()
    with pytest.raises(dtl.InvalidArgumentError, match="an exception"):
        dtl.Future().set_error("words")
    with pytest.raises(dtl.DTLError, match="without a value"):
        future.set_error(KeyError())


def test_a_continuation_is_called_once_by_the_thread_that_sets_the_value():
    future, callers = dtl.Future(), []

    def double(value):
        callers.append(threading.get_ident())
        return 2 * value

    result = future.then(double)
    thread = threading.Thread(target=future.set, args=(21,))
    thread.start()
    assert result.get() == 42
    thread.join()
    assert callers == [thread.ident]
    assert future.then(lambda value: value - 1).get() == 20
    with pytest.raises(dtl.InvalidArgumentError, match="func"):
        future.then(3)


def test_a_continuation_that_raises_fails_only_its_future():
    future = dtl.Future()
    result = future.then(lambda value: value / 0)
    future.set(1)
    assert future.get() == 1
    with pytest.raises(ZeroDivisionError):
        result.get()


def test_a_chain_can_have_any_length(ctx):
    last = first = receive_future(ctx, ctx.rank, 8)
    for _ in range(5000):
        last = last.then(lambda array: array + 1)
    assert not last.test()
    dtl.send(ctx, np.arange(3.0), ctx.rank, 8)
    assert last.get().tolist() == [5000, 5001, 5002]
    assert first.get().tolist() == [0, 1, 2]


def test_an_unretrieved_failure_warns():
    future = dtl.Future()
    future.set_error(ValueError("unseen"))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        del future
        gc.collect()
    assert "unseen" in str(caught[0].message)


def test_when_all_returns_all_values_in_order():
    futures = [dtl.Future() for _ in range(3)]
    together = dtl.when_all(futures)
    for index in (2, 0, 1):
        assert not together.test()
        futures[index].set(index)
    assert together.get() == [0, 1, 2]
    assert dtl.when_all([]).get() == []
    with pytest.raises(dtl.InvalidArgumentError, match="futures: 3"):
        dtl.when_all([3])


def test_when_any_returns_the_first_complete_value():
    futures = [dtl.Future() for _ in range(3)]
    thread = threading.Thread(target=futures[1].set, args=("b",))
    thread.start()
    first = dtl.when_any(futures)
    assert first.get() == (1, "b")
    thread.join()
    assert first.test()
    with pytest.raises(dtl.InvalidArgumentError, match="at least one"):
        dtl.when_any([])


def test_a_destroyed_future_cancels_its_waiters():
    future = dtl.Future()
    after = future.then(lambda value: value)
    assert future.valid()
    future.destroy()
    future.destroy()
    assert not future.valid()
    with pytest.raises(dtl.CommunicationError, match="destroyed before it had a value"):
        after.get()
    with dtl.Future() as unset:
        pass
    assert not unset.valid()


def test_an_operation_returns_its_array(ctx):
    before, after = (ctx.rank - 1) % ctx.size, (ctx.rank + 1) % ctx.size
    future = receive_future(ctx, before, 11)
    sums = future.then(np.sum)
    assert "under way" in repr(future)
    with pytest.raises(dtl.DTLError, match="expected one that Future"):
        future.set(1)
    with pytest.raises(TimeoutError):
        future.wait(timeout=0.01)
    ctx.barrier()
    dtl.send(ctx, np.full(3, float(ctx.rank)), after, 11)
    assert sums.get() == 3 * before
    assert future.get().tolist() == [before] * 3


def test_the_failure_of_an_operation_is_raised_by_its_future(ctx):
    before, after = (ctx.rank - 1) % ctx.size, (ctx.rank + 1) % ctx.size
    future = receive_future(ctx, before, 12)
    result = future.then(np.sum)
    dtl.send(ctx, np.zeros(5), after, 12)
    with pytest.raises(dtl.DTLError, match="40"):
        result.get()
    with pytest.raises(dtl.DTLError, match="40"):
        future.get()
    assert dtl.recv(ctx, before, 12, count=5).size == 5  # the refused message is still pending


def test_operations_and_values_can_be_awaited(ctx):
    async def both():
        future, value = receive_future(ctx, ctx.rank, 13), dtl.Future()
        requests = []

        async def send_later():
            for _ in range(3):
                await asyncio.sleep(0)
            requests.append(dtl.isend(ctx, np.full(3, 7.0), ctx.rank, 13))

        sending = asyncio.ensure_future(send_later())
        array = await future
        await sending
        requests[0].wait()
        thread = threading.Thread(target=value.set, args=("set",))
        thread.start()
        assert await value == "set"
        thread.join()
        return array.tolist(), await dtl.when_all([value, value])

    assert asyncio.run(both()) == ([7] * 3, ["set", "set"])


def test_an_awaited_future_can_be_cancelled(ctx):
    before, after = (ctx.rank - 1) % ctx.size, (ctx.rank + 1) % ctx.size
    future = receive_future(ctx, before, 14)

    async def impatient():
        await asyncio.wait_for(future, 0.01)

    with pytest.raises((TimeoutError, asyncio.TimeoutError)):
        asyncio.run(impatient())
    ctx.barrier()
    dtl.send(ctx, np.ones(3), after, 14)
    assert future.get().tolist() == [1, 1, 1]


def test_an_awaited_failure_is_raised():
    async def fail():
        future = dtl.Future()
        asyncio.get_running_loop().call_soon(future.set_error, KeyError("lost"))
        await future

    with pytest.raises(KeyError, match="lost"):
        asyncio.run(fail())


def test_a_dropped_operation_warns_and_completes(ctx):
    before, after = (ctx.rank - 1) % ctx.size, (ctx.rank + 1) % ctx.size
    future = receive_future(ctx, before, 15)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        del future
        gc.collect()
    assert "dropped before it was complete" in str(caught[0].message)
    assert "test_future.py" in str(caught[0].message)
    dtl.send(ctx, np.ones(3), after, 15)
    ctx.barrier()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with receive_future(ctx, before, 16) as future:
            dtl.send(ctx, np.full(3, 2.0), after, 16)
        assert future.get().tolist() == [2, 2, 2]
        future.destroy()
