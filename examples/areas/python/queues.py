# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def queue_work(ctx: dtl.Context) -> None:
    """Without a device it is done at once; with one the program goes on meanwhile."""
    with dtl.DistributedVector(ctx, 4 * ctx.size) as vec, vec.copy() as other, ctx.stream as stream:
        vec.from_numpy(np.array([1.0, 2.0, 3.0, 4.0]), stream=stream)
        dtl.transform(vec, np.negative, stream=stream)
        dtl.copy(vec, other, stream=stream)
        vec.fill(0.5, stream=stream)
        dtl.apply(vec, other, "sum", stream=stream)
        total = dtl.async_reduce(vec, stream=stream)
        found = vec.to_numpy(stream=stream)
        if ctx.is_root:  # the host needs these alone
            print(f"{total.get():.1f}, of which the last is {found.get()[-1]:.1f}")


def queue_orders(ctx: dtl.Context) -> None:
    """Of what each rank has all of; the host waits for what it needs alone."""
    vec = dtl.DistributedVector(ctx, 4, partition="replicated")
    with vec, vec.copy() as other, ctx.stream as stream:
        vec.from_numpy(np.array([3.0, 1.0, 4.0, 2.0]), stream=stream)
        dtl.apply(vec, 2, np.multiply, stream=stream)
        dtl.sort(vec, stream=stream)
        dtl.copy(vec, other, stream=stream)
        dtl.apply(other, vec, np.hypot, stream=stream)
        dtl.inclusive_scan(vec, stream=stream)
        dtl.exclusive_scan(other, stream=stream)
        found = vec.to_numpy(stream=stream)
        if ctx.is_root:
            print(*(f"{element:.1f}" for element in found.get()))


def queue_places(ctx: dtl.Context) -> None:
    """Where elements go is a container too, so nobody waits for it."""
    vec = dtl.DistributedVector(ctx, 4, partition="replicated")
    indices = dtl.DistributedVector(ctx, 4, np.int64, partition="replicated")
    with vec, indices, vec.copy() as other, ctx.stream as stream:
        vec.from_numpy(np.array([3.0, 1.0, 4.0, 2.0]), stream=stream)
        dtl.argsort(vec, indices=indices, stream=stream)
        dtl.take(vec, indices, other, stream=stream)
        dtl.put(vec, indices, other, stream=stream)
        dtl.sort_by_key(vec, other, reverse=True, stream=stream)
        found = other.to_numpy(stream=stream)
        if ctx.is_root:
            print(*(f"{element:.1f}" for element in found.get()))


def queue_future(ctx: dtl.Context) -> None:
    with dtl.Stream() as stream:
        ctx.set_stream(stream)  # collectives of its device run there
        stream.future().wait()
        ctx.set_stream(None)
        if ctx.is_root:
            print("all has run")


EXAMPLES = (
    queue_work,
    queue_orders,
    queue_places,
    queue_future,
)
