# SPDX-License-Identifier: BSD-3-Clause
"""Requests completed in any order, and matched probes (mprobe, mrecv)."""

import asyncio
import contextlib
import warnings

import numpy as np
import pytest

import dtl


def test_waitany_returns_each_request_once(ctx):
    buffers = [np.zeros(2) for _ in range(4)]
    receiving = [dtl.irecv(ctx, buffer, ctx.rank, tag=each) for each, buffer in enumerate(buffers)]
    assert dtl.testany(receiving) is None
    for each in (2, 0):
        dtl.send(ctx, np.full(2, float(each)), ctx.rank, tag=each)
    assert {dtl.waitany(receiving), dtl.waitany(receiving)} == {0, 2}
    assert dtl.testany(receiving) is None
    assert not dtl.testall(receiving)
    assert receiving[2].wait() is buffers[2]
    for each in (3, 1):
        dtl.send(ctx, np.full(2, float(each)), ctx.rank, tag=each)
    assert dtl.waitany(iter(receiving)) in (1, 3)
    dtl.waitall(receiving)
    assert dtl.testall(receiving)
    assert [buffer[0] for buffer in buffers] == [0, 1, 2, 3]
    for call in (dtl.waitany, dtl.testany):
        with pytest.raises(dtl.DTLError):  # no request is left
            call(receiving)


def test_a_cancelled_receive_loses_no_message(ctx):
    buffer = np.full(3, -1.0)
    request = dtl.irecv(ctx, buffer, ctx.rank, tag=5)
    request.cancel()
    for _ in range(2):
        with pytest.raises(dtl.CommunicationError, match="cancel"):
            request.wait()
    assert buffer.tolist() == [-1, -1, -1]
    assert "failed" in repr(request)
    dtl.send(ctx, np.ones(3), ctx.rank, tag=5)
    assert dtl.recv(ctx, ctx.rank, 5).tolist() == [1, 1, 1]
    request.cancel()  # cancelling a completed request has no effect


def test_a_send_cannot_be_cancelled(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    array = np.ones(1_000_000)
    request = dtl.isend(ctx, array, following, tag=5)
    if ctx.size > 1:  # on one rank, it is complete at once
        with pytest.raises(dtl.DTLError, match="only a receive"):
            request.cancel()
    assert (dtl.recv(ctx, before, 5) == 1).all()
    assert request.wait() is array


def test_a_failed_request_does_not_affect_the_others(ctx):
    def wait_until(condition):
        def wait(requests):
            while (found := condition(requests)) in (None, False):
                pass
            return found

        return wait

    def start():
        small, right = np.zeros(1), np.zeros(2)
        found = [dtl.irecv(ctx, small, ctx.rank, 1), dtl.irecv(ctx, right, ctx.rank, 2)]
        for tag in (1, 2):
            dtl.send(ctx, np.ones(2), ctx.rank, tag)
        assert dtl.recv(ctx, ctx.rank, 1).size == 2  # the message that the first request refused
        return found, right

    requests, right = start()
    with pytest.raises(dtl.DTLError, match="room for"):
        dtl.waitall(requests)
    assert right.tolist() == [1, 1]
    for find in (dtl.waitany, wait_until(dtl.testany)):
        requests, right = start()
        with contextlib.suppress(dtl.DTLError):  # the valid request may complete first
            assert find(requests) == 1
        with pytest.raises(dtl.DTLError, match="room for"):
            requests[0].wait()
        requests[1].wait()
        assert right.tolist() == [1, 1]
    requests, right = start()
    with pytest.raises(dtl.DTLError, match="room for"):
        wait_until(dtl.testall)(requests)
    assert right.tolist() == [1, 1]


def test_waits_accept_requests_only(ctx):
    for call in (dtl.waitall, dtl.waitany, dtl.testall, dtl.testany):
        with pytest.raises(dtl.InvalidArgumentError, match=r"requests: 1; expected dtl\.Request"):
            call([1])
    with pytest.raises(dtl.InvalidArgumentError, match="none of which is under way"):
        dtl.waitany([])
    assert dtl.testany([]) is None
    assert dtl.waitall([]) == []
    assert dtl.testall([])
    assert ctx.size


def test_a_with_block_waits_for_the_request(ctx):
    buffer = np.zeros(2)
    with dtl.irecv(ctx, buffer, ctx.rank, tag=1) as request:
        dtl.send(ctx, np.ones(2), ctx.rank, tag=1)
    assert request.test()
    assert buffer.tolist() == [1, 1]


def test_a_dropped_request_keeps_its_array(ctx):
    buffer = np.zeros(1000)
    request = dtl.irecv(ctx, buffer, ctx.rank, tag=12)
    with pytest.warns(ResourceWarning, match="dropped before it was complete"):
        del request
    dtl.send(ctx, np.ones(1000), ctx.rank, tag=12)
    dtl.sendrecv(ctx, 1.0, ctx.rank, ctx.rank)
    assert (buffer == 1).all()


def test_a_request_has_a_future(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    buffer = np.zeros(2)
    receiving, sending = dtl.irecv(ctx, buffer, before, 6), dtl.isend(ctx, np.ones(2), following, 6)
    future = receiving.future()
    assert future is receiving.future()
    assert dtl.when_all([future, sending.future()]).get()[0] is buffer
    assert receiving.test()
    assert receiving.wait() is buffer
    assert sending.future().get().tolist() == [1, 1]
    done = dtl.isend(ctx, np.ones(2), ctx.rank, 6)
    dtl.recv(ctx, ctx.rank, 6)
    assert done.wait() is done.future().get()


def test_the_future_of_a_failed_request_fails(ctx):
    for condition in (lambda each: each.future().get(), lambda each: each.wait()):
        request = dtl.irecv(ctx, np.zeros(1), ctx.rank, 8)
        request.future()
        dtl.send(ctx, np.zeros(2), ctx.rank, 8)
        with pytest.raises(dtl.DTLError, match="room for"):
            condition(request)
        assert dtl.recv(ctx, ctx.rank, 8).size == 2
    with pytest.raises(dtl.DTLError, match="room for"):
        request.test()


def test_a_request_can_be_awaited(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size

    async def ring():
        sending = dtl.isend(ctx, np.full(3, ctx.rank), following, 5)
        found = await dtl.irecv(ctx, np.zeros(3, int), before, 5)
        await sending
        return found

    assert asyncio.run(ring()).tolist() == [before] * 3


# ---- matched messages ------------------------------------------------------------------------


def test_a_matched_message_is_not_received_by_others(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    with dtl.isend(ctx, np.arange(5), following, tag=9), dtl.isend(ctx, 7, following, tag=9):
        first = dtl.mprobe(ctx, before, 9, np.int64)
        assert (first.source, first.tag, first.count) == (before, 9, 5)
        assert dtl.recv(ctx, before, 9, np.int64).tolist() == [7]
        assert dtl.mrecv(first, np.int64).tolist() == [0, 1, 2, 3, 4]
    assert "received" in repr(first)
    with pytest.raises(dtl.InvalidArgumentError, match="one that was not received yet"):
        dtl.mrecv(first)


def test_a_matched_message_keeps_its_dtype_by_default(ctx):
    assert dtl.improbe(ctx, ctx.rank, 3) is None
    with dtl.isend(ctx, np.ones(4), ctx.rank, tag=3):
        message = dtl.mprobe(ctx, ctx.rank, 3)
        assert (message.count, message.dtype) == (4, np.float64)
        found = dtl.mrecv(message)
    assert found.dtype == np.float64
    assert found.tolist() == [1, 1, 1, 1]


def test_a_matched_message_is_received_into_an_array(ctx):
    out = np.zeros((2, 3))
    with dtl.isend(ctx, np.ones((2, 3)), ctx.rank, tag=4):
        assert dtl.mrecv(dtl.mprobe(ctx, ctx.rank, 4), out=out) is out
    assert (out == 1).all()
    with dtl.isend(ctx, np.ones(6), ctx.rank, tag=4):
        with pytest.raises(dtl.DTLError, match="room for"):
            dtl.mrecv(dtl.mprobe(ctx, ctx.rank, 4), out=np.zeros(2))
        assert dtl.recv(ctx, ctx.rank, 4).size == 6


def test_a_wrong_dtype_keeps_the_matched_message(ctx):
    with dtl.isend(ctx, np.ones(3, np.int32), ctx.rank, tag=4):
        message = dtl.mprobe(ctx, ctx.rank, 4)
        with pytest.raises(dtl.InvalidArgumentError, match=r"dtype: 'float64'; expected int32"):
            dtl.mrecv(message, float)
        assert dtl.mrecv(message, "i4").tolist() == [1, 1, 1]
    with pytest.raises(dtl.InvalidArgumentError, match=r"message: 1; expected a dtl\.Message"):
        dtl.mrecv(1)
    with pytest.raises(dtl.BoundsError, match="source"):
        dtl.mprobe(ctx, ctx.size)


def test_a_dropped_message_warns(ctx):
    with dtl.isend(ctx, np.ones(3), ctx.rank, tag=4):
        message = dtl.mprobe(ctx, ctx.rank, 4)
        with pytest.warns(ResourceWarning, match="dropped before it was received"):
            del message
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with dtl.isend(ctx, np.ones(3), ctx.rank, tag=4):
            dtl.mrecv(dtl.mprobe(ctx, ctx.rank, 4))


@pytest.mark.parametrize("wrong", [{"source": 10**6}, {"dest": -5}, {"recvcount": -1}])
def test_sendrecv_refuses_before_it_sends(ctx, wrong):
    options = {"dest": ctx.rank, "source": ctx.rank, **wrong}
    with pytest.raises(dtl.DTLError):
        dtl.sendrecv(ctx, np.zeros(1_000_000), **options)
    assert dtl.iprobe(ctx, ctx.rank) == (False, None)
