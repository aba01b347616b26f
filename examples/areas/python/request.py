# SPDX-License-Identifier: BSD-3-Clause
from contextlib import suppress

import numpy as np
from words import yes_no

import dtl


def request_any(ctx: dtl.Context) -> None:
    mine, numbers = np.array([3]), np.zeros((2, 1), np.int64)
    receives = [dtl.irecv(ctx, numbers[i], ctx.rank, 10 + i) for i in range(2)]
    sends = [dtl.isend(ctx, mine, ctx.rank, 10 + i) for i in range(2)]
    first = dtl.waitany(receives)  # whichever is complete first
    second = None
    while second is None:
        second = dtl.testany([receives[1 - first]])
    while not dtl.testall(sends):
        pass
    if ctx.is_root:
        print(f"both: {yes_no(second == 0)}, {numbers.sum()}")


def request_given_up(ctx: dtl.Context) -> None:
    request = dtl.irecv(ctx, np.zeros(1, np.int64), ctx.rank, 12)
    completed = request.test()  # no rank sends
    request.cancel()
    with suppress(dtl.CommunicationError):
        request.wait()
    if ctx.is_root:
        print(f"complete: {yes_no(completed)}")


def request_as_future(ctx: dtl.Context) -> None:
    number = np.zeros(1, np.int64)
    receive = dtl.irecv(ctx, number, ctx.rank, 13)
    send = dtl.isend(ctx, np.array([6]), ctx.rank, 13)
    future = receive.future()  # what can be joined with others
    future.wait()
    send.wait()
    if ctx.is_root:
        print(number[0])


EXAMPLES = (
    request_any,
    request_given_up,
    request_as_future,
)
