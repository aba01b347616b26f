# SPDX-License-Identifier: BSD-3-Clause
"""Two ranks on each of two hosts, in Python: run by tests/hosts/run."""

import numpy as np

import dtl

HOSTS, ON_EACH = 2, 2


def topology(ctx):
    assert dtl.Topology.num_nodes() == HOSTS
    names = [dtl.Topology.host_name(rank) for rank in range(ctx.size)]
    assert names == ["host-1", "host-1", "host-2", "host-2"]
    with ctx.split_by_node() as node:
        assert (node.rank, node.size) == (ctx.rank % ON_EACH, ON_EACH)
    drawing = dtl.Topology.draw(ctx)
    if ctx.is_root:
        assert "4 ranks on 2 nodes" in drawing
        assert "node 0: host-1" in drawing
        assert "node 1: host-2" in drawing


def collectives(ctx):
    assert dtl.allreduce(ctx, ctx.rank) == 6
    assert dtl.allgather(ctx, np.arange(2) + ctx.rank)[:, 1].tolist() == [1, 2, 3, 4]
    started = [dtl.iallreduce(ctx, np.full(100_000, each)) for each in range(3)]
    assert [each.get()[-1] for each in started] == [0, 4, 8]
    with ctx.plan_allgather(np.arange(2)) as plan:
        assert plan().tolist() == [[0, 1]] * 4
    assert dtl.broadcast_object(ctx, {"from": ctx.rank}, root=3) == {"from": 3}


def messages(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    got = dtl.sendrecv(ctx, np.full(300_000, ctx.rank), following, before)
    assert (got == before).all()
    assert got.size == 300_000


def windows(ctx):
    counter = np.zeros(1, np.int64)
    with dtl.Window(ctx, base=counter) as win:
        win.lock(target=0, mode="exclusive")
        dtl.rma_fetch_and_add(win, target=0, offset=0, addend=1, dtype=np.int64)
        win.unlock(target=0)
        ctx.barrier()
        if ctx.is_root:
            win.lock(target=0, mode="exclusive")
            assert dtl.rma_get(win, 0, 0, 8, np.int64)[0] == ctx.size
            win.unlock(target=0)


def main():
    with dtl.Context() as ctx:
        assert ctx.size == HOSTS * ON_EACH
        for check in (topology, collectives, messages, windows):
            check(ctx)
            ctx.barrier()
            if ctx.is_root:
                print(f"{check.__name__}: ok", flush=True)


if __name__ == "__main__":
    main()
