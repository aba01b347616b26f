# SPDX-License-Identifier: BSD-3-Clause
"""Objects that are created and closed repeatedly leak no memory or descriptors."""

import contextlib
import gc
import resource
from pathlib import Path

import numpy as np
import pytest

import dtl

WARM_UP_CYCLES = 20
MAX_MEMORY_BYTES = 8 * 2**20  # bytes
MAX_DESCRIPTORS = 4


def _neighbors(ctx):
    return (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size


def contexts(ctx):
    with ctx.dup() as copy, copy.split(0), copy.split_by_node():
        pass


def environments(ctx):
    with dtl.Environment(), dtl.RoleManager(ctx) as roles:
        roles.add_role("all", ctx.size)
        roles.initialize()


def windows(ctx):
    following, _ = _neighbors(ctx)
    with dtl.Window(ctx, size=4096) as window:
        window.fence()
        dtl.rma_put(window, following, 0, np.ones(4))
        window.fence()
    with dtl.Window(ctx, base=np.zeros(512)) as window:
        window.lock_all()
        dtl.rma_fetch_and_add(window, following, 0, 1.0)
        window.unlock_all()
    with dtl.Window.dynamic(ctx) as window:
        array = np.zeros(10)
        window.attach(array)
        window.detach(array)


def messages(ctx):
    following, before = _neighbors(ctx)
    with dtl.isend(ctx, np.ones(5), following, tag=1):
        dtl.mrecv(dtl.mprobe(ctx, before, 1))
    with dtl.isend(ctx, np.ones(5), following, tag=2):
        dtl.irecv(ctx, np.zeros(5), before, 2).future().get()
    request = dtl.irecv(ctx, np.zeros(3), before, tag=77)
    request.cancel()
    with contextlib.suppress(dtl.CommunicationError):
        request.wait()


def operations(ctx):
    with ctx.plan_allreduce(np.ones(10000)) as plan:
        plan()
        plan()
    dtl.iallreduce(ctx, np.ones(10)).then(np.sum).get()
    dtl.iallgatherv(ctx, np.ones(ctx.rank + 1), np.arange(1, ctx.size + 1)).get()


def containers(ctx):
    for make in (dtl.DistributedVector, dtl.DistributedTensor, dtl.DistributedArray):
        with make(ctx, (100, 3) if make is dtl.DistributedTensor else 300) as container:
            dtl.fill(container, 1.0)
    with dtl.DistributedMap(ctx) as table:
        table[ctx.rank] = 1.0


def heaps(ctx):
    following, _ = _neighbors(ctx)
    with dtl.SymmetricHeap(ctx, 1 << 12) as heap:
        heap.put(heap.allocate(4), np.ones(4), following)
        heap.barrier_all()


def streams(ctx):
    with dtl.Stream() as stream, dtl.Event() as event:
        event.record(stream)
        stream.wait(event)
    future = dtl.Future()
    future.set(ctx.rank)
    future.get()


def _resource_usage():
    """Returns the memory in bytes and the number of descriptors of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize(), len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.parametrize(
    ("work", "times"),
    [
        (contexts, 1100),
        *(
            (each, 600)
            for each in (windows, messages, operations, containers, environments, heaps, streams)
        ),
    ],
)
def test_repeated_work_leaks_nothing(ctx, work, times, record_property, request):
    times *= 3 if work is contexts and request.config.getoption("--long") else 1
    for _ in range(WARM_UP_CYCLES):
        work(ctx)
    gc.collect()
    memory, descriptors = _resource_usage()
    for _ in range(times):
        work(ctx)
    gc.collect()
    memory_now, descriptors_now = _resource_usage()
    record_property("MiB", (memory_now - memory) / 2**20)
    record_property("descriptors", descriptors_now - descriptors)
    assert memory_now - memory < MAX_MEMORY_BYTES
    assert descriptors_now - descriptors <= MAX_DESCRIPTORS
