# SPDX-License-Identifier: BSD-3-Clause
"""Functions documented as local return while another rank makes no call."""

import os

import pytest
from programs import run

pytestmark = pytest.mark.usefixtures("one_rank_only")

# Rank 1 blocks in open() until rank 0 has made all of these calls.  It has no progress thread and
# the ranks share no memory, so that a call that waits for rank 1 never returns.
PROGRAM = """
import os

import numpy as np

import dtl


@dtl.action
def twice(value):
    return 2 * value


with dtl.Context() as ctx:
    dtl.serve_actions(ctx)
    window = dtl.Window(ctx, 64)
    window.fence()
    heap = dtl.SymmetricHeap(ctx, 4096)
    cell = heap.allocate(1)
    signal = heap.allocate(1, np.uint64)
    table = dtl.DistributedMap(ctx, np.int64, np.float64)
    v = dtl.DistributedVector(ctx, 8)
    plan = ctx.plan_allreduce(np.ones(4))
    roles = dtl.RoleManager(ctx)
    other = ctx.dup()
    request = asked = None
    ctx.barrier()
    if ctx.rank == 0:
        dtl.rma_put(window, 1, 0, np.ones(2))
        dtl.rma_put_async(window, 1, 16, np.ones(2))
        dtl.rma_accumulate(window, 1, 0, np.ones(2))
        got = dtl.rma_get_async(window, 1, 0, 16)
        cell[:] = signal[:] = 0
        heap.put(cell, np.ones(1), 1)
        heap.put_nbi(cell, np.ones(1), 1)
        heap.put_signal(cell, np.ones(1), signal, 1, pe=1)
        heap.signal_op(signal, 1, pe=1)
        heap.fence()
        table.insert(1, 2.0)
        table.owner(1)
        len(table), table.global_size
        request = dtl.isend(ctx, np.ones(3), 1)
        dtl.irecv(ctx, np.zeros(3), 1, 5).cancel()
        dtl.iprobe(ctx, 1, 0)
        asked = dtl.remote_invoke_async(ctx, 1, twice, 21)
        plan.start()
        started = dtl.iallreduce(ctx, np.ones(2))
        plan.test()
        ctx.fence()
        v.get_local(0)
        v.owner(5)
        v.local_view()[:] = 1
        roles.add_role("all", 2)
        dtl.DistributedSpan(v).close()
        dtl.action_progress()
        other.close()
        os.close(os.open(os.environ["FIFO"], os.O_WRONLY))
    else:
        os.close(os.open(os.environ["FIFO"], os.O_RDONLY))
        plan.start()
        started = dtl.iallreduce(ctx, np.ones(2))
        dtl.recv(ctx, 0)
        roles.add_role("all", 2)
    plan.wait()
    assert (started.get() == 2).all()
    ctx.barrier()
    window.fence()
    if ctx.rank == 0:
        request.wait()
        assert asked.get() == 42
        assert got.get().size == 2
        print("all calls have returned")
    ctx.barrier()
    table.destroy()
    heap.close()
    window.close()
"""


def test_local_calls_return_while_another_rank_calls_nothing(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    done = run(
        ("mpich", 2),
        PROGRAM,
        FIFO=str(fifo),
        DTL_PROGRESS="poll",
        DTL_SHARED_MEMORY="0",
        DTL_TIMEOUT="30",
    )

    assert done.stdout == "all calls have returned\n", done.stderr
