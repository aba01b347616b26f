# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl
from dtl import nccl


def neighbour(comm: nccl.Communicator, step: int) -> int:
    """The ranks as a ring: who comes next, and who came before."""
    return (comm.rank + step) % comm.nranks


def signal_put(ctx: dtl.Context) -> None:
    inbox = np.zeros(4, np.int64)
    with nccl.Communicator(ctx) as comm:
        window = comm.register_window(inbox)
        # offsets are elements here
        comm.put_signal(np.array([5, 6]), neighbour(comm, 1), window, 1)
        comm.wait_signal(nccl.WaitSignalDesc(neighbour(comm, -1)))  # one of that rank
        if ctx.is_root:
            print(*inbox, end=f", valid: {yes_no(comm.is_valid)}\n")
        ctx.barrier()  # after this no rank puts into the window
        window.close()


def signal_group(ctx: dtl.Context) -> None:
    theirs = np.zeros(1, np.int64)
    with nccl.Communicator(ctx) as comm:
        before, following = neighbour(comm, -1), neighbour(comm, 1)
        with nccl.group():  # what is asked in it is done together, at its end
            comm.send(np.array([7]), following)
            comm.recv(theirs, before)
        for _ in range(2):
            comm.signal(following)
        comm.wait_signal(nccl.WaitSignalDesc(before, 2))
        if ctx.is_root:
            print(f"{theirs[0]}, and two signals")


def signal_id(ctx: dtl.Context) -> None:
    last = ctx.size - 1
    # the others get it by any way there is
    mine = nccl.get_unique_id(empty=not ctx.is_root)
    dtl.broadcast(ctx, mine.as_ndarray, out=mine.as_ndarray)
    with nccl.Communicator.init(last + 1, last - ctx.rank, mine) as comm:
        if ctx.is_root:
            print(f"the first of ctx is the last: {yes_no(comm.rank == last)}")


def signal_index(ctx: dtl.Context) -> None:
    # two contexts, of three signals each
    config = nccl.NCCLConfig(num_rma_ctx=2, num_rma_sig=3, rma_eager_init=True)
    with nccl.Communicator(ctx, config) as comm:
        comm.signal(neighbour(comm, 1), 2, 1)
        comm.signal(neighbour(comm, 1))
        comm.wait_signal(nccl.WaitSignalDesc(neighbour(comm, -1), 1, 2, 1))
        if ctx.is_root:
            print("signal 2 of context 1")


def signal_id_index(ctx: dtl.Context) -> None:
    mine = nccl.get_unique_id(empty=not ctx.is_root)
    dtl.broadcast(ctx, mine.as_ndarray, out=mine.as_ndarray)
    config = nccl.NCCLConfig(num_rma_sig=2)
    with nccl.Communicator.init(ctx.size, ctx.rank, mine, config) as comm:
        comm.signal(neighbour(comm, 1), 1)
        comm.wait_signal(nccl.WaitSignalDesc(neighbour(comm, -1), signal_index=1))
        if ctx.is_root:
            print("signal 1 of two")


EXAMPLES = (
    signal_put,
    signal_group,
    signal_id,
    signal_index,
    signal_id_index,
)
