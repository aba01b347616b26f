# SPDX-License-Identifier: BSD-3-Clause
"""Operations on host streams, which run at once; device_containers.py tests streams of devices."""

import asyncio
import warnings

import numpy as np
import pytest

import dtl


class ForeignStream:
    """Mock stream of another library, such as PyTorch."""

    def __cuda_stream__(self):
        return 0, 0


@pytest.fixture
def vec(ctx):
    with dtl.DistributedVector(ctx, 10 * ctx.size, fill=1.0) as vec:
        yield vec


@pytest.mark.parametrize(
    "stream", [0, dtl.Stream(), ForeignStream()], ids=["address", "own", "theirs"]
)
def test_each_call_on_a_stream_returns_a_future(vec, stream):
    with vec.copy() as other:
        assert vec.fill(2, stream=stream).get() is None
        assert dtl.apply(other, vec, stream=stream).get() is None
        assert dtl.transform(other, np.negative, stream=stream).get() is None
        assert dtl.transform(other, lambda value: value + 1, stream=stream).done()
        assert dtl.copy(other, vec, stream=stream).get() is None
        np.testing.assert_array_equal(vec.to_numpy(stream=stream).get(), np.full(10, -2.0))
        assert vec.from_numpy(np.arange(10.0), stream=stream).get() is None
        assert dtl.async_reduce(vec, stream=stream).get() == 45
        assert dtl.fill(vec, 3, stream=stream).get() is None
        assert dtl.reduce(vec) == 3 * vec.global_size


def test_sorts_scans_and_elementwise_operations_return_futures(ctx, vec):
    first = np.arange(10) + 10 * ctx.rank
    assert dtl.inclusive_scan(vec, stream=0).get() is None
    assert dtl.apply(vec, 1, np.subtract, stream=0).get() is None
    np.testing.assert_array_equal(vec.to_numpy(), first)
    assert dtl.sort(vec, reverse=True, stream=0).get() is None
    np.testing.assert_array_equal(vec.to_numpy(), vec.global_size - 1 - first)
    assert dtl.sort(vec, cmp=lambda a, b: a - b, stream=0).done()
    with vec.copy() as other:
        assert dtl.apply(vec, other, np.subtract, stream=0).get() is None
    assert dtl.apply(vec, 2, stream=0).get() is None
    assert dtl.exclusive_scan(vec, stream=0).get() is None
    np.testing.assert_array_equal(vec.to_numpy(), 2 * first)


def test_payload_sorts_and_argsorts_return_futures(ctx, vec):
    mine = np.array([5.0, 3, 9, 1, 3, 0, 2, 2, 8, 7])
    with dtl.DistributedVector(ctx, 10, partition="replicated") as keys, keys.copy() as payload:
        keys.from_numpy(mine)
        order = dtl.argsort(keys, stream=0).get()
        np.testing.assert_array_equal(order.to_numpy(), np.argsort(mine, kind="stable"))
        payload.from_numpy(np.arange(10.0))
        assert dtl.sort_by_key(keys, payload, reverse=True, stream=0).get() is None
        np.testing.assert_array_equal(payload.to_numpy(), np.argsort(-mine, kind="stable"))
        keys.from_numpy(mine)
        assert dtl.take(keys, order, payload, stream=0).get() is None
        np.testing.assert_array_equal(payload.to_numpy(), np.sort(mine))
        assert dtl.put(keys, order, payload) is None
        np.testing.assert_array_equal(keys.to_numpy(), mine)
        order[0] = 10
        for call in (lambda: dtl.take(keys, order, payload), lambda: dtl.put(keys, order, payload)):
            with pytest.raises(IndexError, match="indices has 10; expected local indices of"):
                call()
        with pytest.raises(dtl.DTLError, match="indices has dtype float64; expected int64"):
            dtl.argsort(keys, indices=payload)
        assert dtl.argsort(keys, indices=order) is order
    assert dtl.sort_by_key(vec, vec.copy(), stream=0).done()
    assert dtl.argsort(vec, stream=0).get().global_size == vec.global_size


FOUND = [
    (dtl.find, 3),
    (dtl.find, -3),
    (dtl.count, 3),
    (dtl.minmax,),
    (dtl.min_element,),
    (dtl.max_element,),
    (dtl.mean,),
    (dtl.var, 1),
    (dtl.norm,),
    (dtl.histogram, 4, (1, 9)),
    (dtl.histogram, 4),
    (dtl.quantile, [[0.1], [0.5]]),
    (dtl.quantile, 0.3),
]


@pytest.mark.parametrize("partition", ["block", "replicated"])
@pytest.mark.parametrize(("call", "arguments"), [(each[0], each[1:]) for each in FOUND])
def test_a_queued_search_returns_a_future(ctx, call, arguments, partition):
    mine = np.array([5.0, 3, 9, 1, 3, 0, 2, 2, 8, 7])
    size = 10 if partition == "replicated" else 10 * ctx.size
    with dtl.DistributedVector(ctx, size, partition=partition) as vec:
        vec.from_numpy(mine)
        expected = call(vec, *arguments)
        found = call(vec, *arguments, stream=0).get()
        np.testing.assert_equal(found, expected)
        assert type(found) is type(expected)


def test_products_need_matching_distributions(ctx, vec):
    with dtl.DistributedVector(ctx, 10 * ctx.size, partition="cyclic", fill=2) as other:
        assert dtl.dot(vec, vec, stream=0).get() == vec.global_size
        if ctx.size > 1:
            with pytest.raises(dtl.DTLError, match="expected the distribution of a"):
                dtl.dot(vec, other, stream=0)


def test_a_stable_sort_returns_a_future(ctx):
    with dtl.DistributedVector(ctx, 3, partition="replicated") as vec:
        vec.from_numpy([0.0, -1, -0.0])
        assert dtl.sort(vec, stable=True, stream=0).get() is None
        np.testing.assert_array_equal(np.signbit(vec.to_numpy()), [True, False, True])


def test_without_a_stream_no_future_is_returned(vec):
    assert vec.fill(2) is None
    assert dtl.fill(vec, 2) is None
    assert dtl.transform(vec, np.negative) is None
    assert isinstance(vec.to_numpy(), np.ndarray)


def test_redistribution_completes_within_the_call(ctx, vec):
    with dtl.DistributedVector(ctx, 10 * ctx.size, partition="cyclic", fill=4.0) as other:
        assert dtl.apply(vec, other, "max", stream=0).done()
        assert dtl.copy(other, vec, stream=0).done()
        assert dtl.reduce(vec) == 4 * vec.global_size


def test_a_queued_future_can_be_dropped(vec):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        vec.fill(2, stream=0)
        dtl.Stream().future()


def test_stream_futures_can_be_awaited_and_chained(vec):
    async def filled():
        return await dtl.when_all([vec.fill(2, stream=0), dtl.Stream().future()])

    assert asyncio.run(filled()) == [None, None]
    assert dtl.Stream().future().then(lambda _: 7).get() == 7


def test_a_context_has_a_stream(ctx):
    with ctx.stream as own, dtl.Stream() as named:
        assert own.kind is dtl.DeviceKind.HOST
        ctx.set_stream(named)
        named.close()
        with ctx.stream as found:
            found.synchronize()
        value = np.arange(3.0) + ctx.rank
        total = np.arange(3.0) * ctx.size + ctx.size * (ctx.size - 1) / 2
        np.testing.assert_array_equal(dtl.iallreduce(ctx, value, stream=0).get(), total)
        with ctx.stream as found:
            assert found.is_valid
        ctx.set_stream(None)
        np.testing.assert_array_equal(dtl.iallreduce(ctx, value, stream=own).get(), total)
    dtl.ibarrier(ctx, stream=ForeignStream()).wait()


def test_an_invalid_stream_is_refused(ctx, vec):
    closed = dtl.Stream()
    closed.close()
    for call in (
        lambda stream: vec.fill(2, stream=stream),
        lambda stream: dtl.copy(vec, vec, stream=stream),
        lambda stream: vec.to_numpy(stream=stream),
        lambda stream: dtl.iallreduce(ctx, np.ones(2), stream=stream),
    ):
        for wrong in (True, "stream", 1.5):
            with pytest.raises(TypeError, match=r"stream: .*; expected a dtl\.Stream, the addr"):
                call(wrong)
        with pytest.raises(ValueError, match=r"stream: 17; expected a dtl\.Stream, or 0"):
            call(17)
        with pytest.raises(ValueError, match=r"stream: -1; expected an address"):
            call(-1)
        with pytest.raises(dtl.DTLError, match=r"expected a stream that is open"):
            call(closed)
    assert dtl.reduce(vec) == vec.global_size
