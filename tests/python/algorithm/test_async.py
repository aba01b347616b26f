# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms that run in a background thread on the local part."""

import asyncio
import threading

import numpy as np
import pytest

import dtl


@pytest.fixture(params=[dtl.DistributedVector, dtl.DistributedArray])
def made(ctx, request):
    container = request.param(ctx, 100 * ctx.size)
    container.local_view()[:] = np.random.default_rng(ctx.rank).permutation(100)
    return container


def test_results_are_returned_by_the_future(made):
    assert dtl.async_reduce(made).get() == 4950
    assert dtl.async_reduce(made, op=dtl.MAX).get() == 99
    dtl.async_sort(made, reverse=True).wait()
    np.testing.assert_array_equal(made.local_view(), np.arange(100)[::-1])
    dtl.async_transform(made, np.negative).wait()
    np.testing.assert_array_equal(made.local_view(), -np.arange(100)[::-1])


def test_each_element_is_visited_in_another_thread(made):
    seen = {}

    def visit(value, index):
        seen[index] = value, threading.current_thread() is threading.main_thread()

    dtl.async_for_each(made, visit, with_index=True).wait()

    assert sorted(seen) == list(range(100))
    assert [seen[index][0] for index in range(100)] == made.to_numpy().tolist()
    assert not any(is_main for _, is_main in seen.values())


def test_exceptions_of_a_function_are_raised_by_the_future(made):
    future = dtl.async_transform(made, lambda value: 1 / (value - value))

    with pytest.raises(ZeroDivisionError):
        future.get()


def test_a_future_is_pending_until_its_function_returns():
    gate = threading.Event()
    future = dtl.AlgorithmFuture(gate.wait)

    assert not future.done()
    assert "under way" in repr(future)
    with pytest.raises(TimeoutError):
        future.wait(0.01)
    with pytest.raises(dtl.DTLError, match="expected one that Future"):
        future.set(7)
    gate.set()

    assert future.get() is True
    assert future.done()


def test_algorithms_are_awaited_and_gathered(made):
    async def both():
        return await dtl.when_all([dtl.async_reduce(made), dtl.async_reduce(made, "min")])

    assert asyncio.run(both()) == [4950, 0]
    assert dtl.async_reduce(made).then(lambda value: value + 1).get() == 4951


def test_other_objects_than_vectors_are_refused(ctx):
    with pytest.raises(TypeError, match="vec_or_arr"):
        dtl.async_sort(np.ones(3))
    with pytest.raises(TypeError, match="a DistributedVector or DistributedArray"):
        dtl.async_sort(dtl.DistributedTensor(ctx, (2, 2)))
    with pytest.raises(ValueError, match="func: 7; expected a function"):
        dtl.AlgorithmFuture(7)
