# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def queue_work(ctx: dtl.Context) -> None:
    """With a device the program continues while the work runs; without one each call completes at
    once."""
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
    """Operations on replicated containers; the host waits only for the results that it needs."""
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
    """The target indices are in a container, too, so the host does not wait."""
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


def queue_answers(ctx: dtl.Context) -> None:
    """The result of a search is the value of a future."""
    vec = dtl.DistributedVector(ctx, 4, partition="replicated")
    with vec, ctx.stream as stream:
        vec.from_numpy(np.array([3.0, 1.0, 4.0, 1.0]), stream=stream)
        ones, first = dtl.count(vec, 1, stream=stream), dtl.find(vec, 1, stream=stream)
        least, greatest = dtl.min_element(vec, stream=stream), dtl.max_element(vec, stream=stream)
        ends = dtl.minmax(vec, stream=stream)
        mean, var = dtl.mean(vec, stream=stream), dtl.var(vec, stream=stream)
        norm, dot = dtl.norm(vec, stream=stream), dtl.dot(vec, vec, stream=stream)
        counted = dtl.histogram(vec, 2, (0, 4), stream=stream)
        median = dtl.quantile(vec, 0.5, stream=stream)
        dtl.sort(vec, stable=True, stream=stream)
        distinct = dtl.unique(vec)
        low, high = ends.get()
        below, above = counted.get()[0]
        if ctx.is_root:
            words = f"{ones.get()} ones, the first at {first.get()}"
            print(f"{words}; least at {least.get()}, greatest at {greatest.get()}")
            words = f"from {low:.1f} to {high:.1f}, mean {mean.get():.2f}, variance {var.get():.4f}"
            print(f"{words}, norm {norm.get():.3f}, dot {dot.get():.1f}")
            words = f"{below} and {above} in bins, median {median.get():.1f}"
            print(f"{words}, {distinct.global_size} distinct")


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
    queue_answers,
    queue_future,
)
