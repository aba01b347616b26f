# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def neighbour(ctx: dtl.Context, step: int) -> int:
    """The ranks as a ring: who comes next, and who came before."""
    return (ctx.rank + step) % ctx.size


def message_ring(ctx: dtl.Context) -> None:
    if ctx.size == 1:
        total = dtl.sendrecv(ctx, np.array([10]), 0, 0, 1, 1)
    elif ctx.is_root:
        dtl.send(ctx, np.array([10]), neighbour(ctx, 1), 1)
        total = dtl.recv(ctx, neighbour(ctx, -1), 1)
    else:
        total = dtl.recv(ctx, neighbour(ctx, -1), 1)
        dtl.send(ctx, total, neighbour(ctx, 1), 1)
    if ctx.is_root:
        print(f"it came round: {total[0]}")


def message_started(ctx: dtl.Context) -> None:
    theirs = np.zeros(2, np.int64)
    requests = [
        dtl.irecv(ctx, theirs, neighbour(ctx, -1), 2),
        dtl.isend(ctx, np.array([1, 2]), neighbour(ctx, 1), 2),
    ]
    # ... work that needs neither ...
    dtl.waitall(requests)
    if ctx.is_root:
        print(*theirs)


def message_probe(ctx: dtl.Context) -> None:
    request = dtl.isend(ctx, np.array([7, 8, 9]), neighbour(ctx, 1), 3)
    info = dtl.probe(ctx, neighbour(ctx, -1), 3)  # waits for one
    there, _ = dtl.iprobe(ctx, info["source"], info["tag"])
    dtl.recv(ctx, info["source"], info["tag"])
    request.wait()
    if ctx.is_root:
        print(f"{info['count']} elements, still there: {yes_no(there)}")


def message_taken(ctx: dtl.Context) -> None:
    mine = np.array([4])
    requests = [dtl.isend(ctx, mine, neighbour(ctx, 1), 4) for _ in range(2)]
    # no other thread can receive what these have found
    first = dtl.mprobe(ctx, neighbour(ctx, -1), 4)
    second = None
    while second is None:
        second = dtl.improbe(ctx, first.source, first.tag)
    one, other = dtl.mrecv(first), dtl.mrecv(second)
    dtl.waitall(requests)
    if ctx.is_root:
        print(f"{one[0]} and {other[0]}")


def message_dropped(ctx: dtl.Context) -> None:
    request = dtl.isend(ctx, np.array([5]), neighbour(ctx, 1), 5)
    count = dtl.recv(ctx, None, 5).size  # discards the message
    request.wait()
    if ctx.is_root:
        print(f"{count} element is dropped")


def message_shapes(ctx: dtl.Context) -> None:
    mine = np.array([[1, 2, 3], [4, 5, 6]], np.float32)
    request = dtl.isend(ctx, mine, neighbour(ctx, 1), 6)
    message = dtl.mprobe(ctx, neighbour(ctx, -1), 6)
    theirs = dtl.mrecv(message)  # arrays come as they were sent
    there = True
    request.wait()
    if ctx.is_root:
        rows, columns = theirs.shape
        print(f"{rows} x {columns} of {theirs.dtype}, still there: {yes_no(there)}")


def message_dimensions(ctx: dtl.Context) -> None:
    mine = np.arange(30).reshape(2, 1, 3, 1, 1, 1, 1, 1, 1, 5)
    theirs = dtl.sendrecv(ctx, mine, neighbour(ctx, 1), neighbour(ctx, -1), 7, 7)
    if ctx.is_root:
        print(f"{theirs.ndim} dimensions, the last of {theirs.shape[9]}")


EXAMPLES = (
    message_ring,
    message_started,
    message_probe,
    message_taken,
    message_dropped,
    message_shapes,
    message_dimensions,
)
