# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Collectives: what follows from the C functions."""

from dtl._collective import prepared as _prepared
from dtl._collective.calling_forms import BLOCKING, STARTED, all_forms, place
from dtl._collective.matching_arguments import checked_collective
from dtl._collective.prepared import exchanged, of_root, parts, shares
from dtl._core import arguments as _arguments
from dtl._core.arguments import memory, result, writable_memory
from dtl._core.group import handle_of, is_shared
from dtl._raw import collective as raw

_barrier = all_forms(raw, "barrier")
_broadcast = all_forms(raw, "broadcast")
_scatter = all_forms(raw, "scatter")
_reduce = all_forms(raw, "reduce")
_gather = all_forms(raw, "gather")
_allreduce = all_forms(raw, "allreduce")
_allgather = all_forms(raw, "allgather")
_alltoall = all_forms(raw, "alltoall")
_scan = all_forms(raw, "scan")
_exscan = all_forms(raw, "exscan")


def barrier_in(form, ctx):
    return form.run(_barrier, None, None, None, handle_of(ctx))


def broadcast_in(form, ctx, value, root, out):
    handle = handle_of(ctx)
    value = of_root(ctx, value, root, out, in_blocks=False)
    buf, dtype = form.array("value", value)
    count = buf.size
    buf, before = exchanged(form, buf, out, ctx.rank == root)
    return form.run(_broadcast, buf, value if out is None else out, before, handle,
                    writable_memory(buf), count, dtype, _arguments.integer("root", root))


def scatter_in(form, ctx, values, root, out):
    handle = handle_of(ctx)
    values = of_root(ctx, values, root, out, in_blocks=True)
    sendbuf, senddtype = form.array("values", values)
    sendcount, shape = shares("values", sendbuf, ctx.size)
    recvbuf = result(out, shape, sendbuf.dtype)
    return form.run(_scatter, recvbuf, sendbuf.dtype.type(0) if out is None else out, None, handle,
                    memory(sendbuf), sendcount, senddtype, writable_memory(recvbuf), sendcount,
                    senddtype, _arguments.integer("root", root))


def reduce_in(form, ctx, value, op, root, out):
    handle = handle_of(ctx)
    sendbuf, dtype = form.addend(ctx, "value", value, op, out)
    count = sendbuf.size
    recvbuf = result(out, sendbuf.shape, sendbuf.dtype) if ctx.rank == root else None
    return form.run(_reduce, recvbuf, value if out is None else out, None, handle, memory(sendbuf),
                    place(recvbuf), count, dtype, _arguments.operation(op),
                    _arguments.integer("root", root))


def gather_in(form, ctx, value, root, out):
    handle = handle_of(ctx)
    sendbuf, senddtype = form.array("value", value)
    sendcount = sendbuf.size
    recvbuf = result(out, (ctx.size, *sendbuf.shape), sendbuf.dtype) if ctx.rank == root else None
    return form.run(_gather, recvbuf, None, None, handle, memory(sendbuf), sendcount, senddtype,
                    place(recvbuf), sendcount, senddtype, _arguments.integer("root", root))


def allreduce_in(form, ctx, value, op, out):
    handle = handle_of(ctx)
    sendbuf, dtype = form.addend(ctx, "value", value, op, out)
    count = sendbuf.size
    recvbuf = result(out, sendbuf.shape, sendbuf.dtype)
    return form.run(_allreduce, recvbuf, value if out is None else out, None, handle,
                    memory(sendbuf), writable_memory(recvbuf), count, dtype,
                    _arguments.operation(op))


def allgather_in(form, ctx, value, out):
    handle = handle_of(ctx)
    sendbuf, senddtype = form.array("value", value)
    sendcount = sendbuf.size
    recvbuf = result(out, (ctx.size, *sendbuf.shape), sendbuf.dtype)
    return form.run(_allgather, recvbuf, None, None, handle, memory(sendbuf), sendcount, senddtype,
                    writable_memory(recvbuf), sendcount, senddtype)


def alltoall_in(form, ctx, values, out):
    handle = handle_of(ctx)
    sendbuf, senddtype = form.array("values", values)
    sendcount, shape = parts("values", sendbuf, ctx.size)
    recvbuf = result(out, (ctx.size, *shape), sendbuf.dtype)
    return form.run(_alltoall, recvbuf, None, None, handle, memory(sendbuf), sendcount, senddtype,
                    writable_memory(recvbuf), sendcount, senddtype)


def scan_in(form, ctx, value, op, out):
    handle = handle_of(ctx)
    sendbuf, dtype = form.addend(ctx, "value", value, op, out)
    count = sendbuf.size
    recvbuf = result(out, sendbuf.shape, sendbuf.dtype)
    return form.run(_scan, recvbuf, value if out is None else out, None, handle, memory(sendbuf),
                    writable_memory(recvbuf), count, dtype, _arguments.operation(op))


def exscan_in(form, ctx, value, op, out):
    handle = handle_of(ctx)
    sendbuf, dtype = form.addend(ctx, "value", value, op, out)
    count = sendbuf.size
    recvbuf = result(out, sendbuf.shape, sendbuf.dtype)
    return form.run(_exscan, recvbuf, value if out is None else out, None, handle, memory(sendbuf),
                    writable_memory(recvbuf), count, dtype, _arguments.operation(op))


def scatterv(ctx, data=None, sendcounts=None, root=0, *, out=None):
    """This rank's entries of the root's `data`: sendcounts[r] of them for rank r, one after the
    other along the first axis. `sendcounts` matters on the root only; the other ranks give an
    array of the same dtype and of any length. Collective.
    """
    return _prepared.scatterv(BLOCKING, ctx, data, sendcounts, root, out)


def gather(ctx, value=None, root=0, *, out=None, data=None):
    """The values of all ranks on the root, along a new first dimension: of shape (size, 1) for
    values of shape (1,), and (size,) for numbers. None on the others. Collective.
    """
    value = data if value is None else value
    if is_shared(ctx):
        return checked_collective("gather", ctx, "value", value, root=root, out=out)
    return gather_in(BLOCKING, ctx, value, root, out)


def gatherv(ctx, data=None, recvcounts=None, root=0, *, out=None):
    """The arrays of all ranks on the root, one after the other along their first axis, along
    which they may differ in length. None on the others. `recvcounts` may say on the root how
    long they are expected to be. Collective.
    """
    return _prepared.gatherv(BLOCKING, ctx, data, recvcounts, root, out)


def allgather(ctx, value=None, *, out=None, data=None):
    """The values of all ranks on every rank, along a new first dimension. Collective."""
    value = data if value is None else value
    if out is None and is_shared(ctx):
        return checked_collective("allgather", ctx, "value", value)
    return allgather_in(BLOCKING, ctx, value, out)


def allgatherv(ctx, value=None, recvcounts=None, *, out=None, data=None):
    """The arrays of all ranks on every rank, one after the other along their first axis, along
    which they may differ in length. `recvcounts`, given on all ranks or on none, spares
    telling each other how long they are. Collective.
    """
    return _prepared.allgatherv(BLOCKING, ctx, data if value is None else value, recvcounts, out)


def alltoall(ctx, values=None, *, out=None, data=None):
    """Entry r of the result is the block that rank r keeps for this rank in its `values`, whose
    first dimension is the number of ranks. Collective.
    """
    values = data if values is None else values
    if out is None and is_shared(ctx):
        return checked_collective("alltoall", ctx, "values", values)
    return alltoall_in(BLOCKING, ctx, values, out)


def alltoallv(ctx, send_data=None, send_counts=None, recv_counts=None, *, out=None, data=None,
              sendcounts=None, recvcounts=None):
    """The entries that each rank keeps for this rank, one after the other along the first axis:
    send_counts[r] entries of `send_data` go to rank r, recv_counts[r] come from it. Without
    `recv_counts`, on all ranks, they are asked for. Collective.
    """
    return _prepared.alltoallv(BLOCKING, ctx, data if send_data is None else send_data,
                               sendcounts if send_counts is None else send_counts,
                               recvcounts if recv_counts is None else recv_counts, out)


def scan(ctx, value=None, op='sum', *, out=None, data=None):
    """The reduction of `value` over the ranks up to this one. Collective."""
    value = data if value is None else value
    if out is None and is_shared(ctx):
        return checked_collective("scan", ctx, "value", value, op)
    return scan_in(BLOCKING, ctx, value, op, out)


def exscan(ctx, value=None, op='sum', *, out=None, data=None):
    """The reduction of `value` over the ranks below this one; on rank 0 the operation's neutral
    element: 0 for sum, 1 for prod, the largest value for min. Collective.
    """
    value = data if value is None else value
    if out is None and is_shared(ctx):
        return checked_collective("exscan", ctx, "value", value, op)
    return exscan_in(BLOCKING, ctx, value, op, out)


def reduce_scatter(ctx, values=None, op='sum', recvcounts=None, *, out=None, data=None):
    """This rank's block of the reduction of `values` over all ranks. The first dimension of
    `values` is the number of ranks; or `recvcounts`, the same on all ranks, says how many
    entries each rank's block has. Collective.
    """
    return _prepared.reduce_scatter(BLOCKING, ctx, data if values is None else values, op,
                                    recvcounts, out)


def ibarrier(ctx, *, stream=None):
    """A future of what `barrier` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return barrier_in(STARTED.on(ctx, stream), ctx)


def ibroadcast(ctx, value=None, root=0, *, out=None, data=None, stream=None):
    """A future of what `broadcast` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return broadcast_in(STARTED.on(ctx, stream), ctx, data if value is None else value, root, out)


def iscatter(ctx, values=None, root=0, *, out=None, data=None, stream=None):
    """A future of what `scatter` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return scatter_in(STARTED.on(ctx, stream), ctx, data if values is None else values, root, out)


def iscatterv(ctx, data=None, sendcounts=None, root=0, *, out=None, stream=None):
    """A future of what `scatterv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `scatterv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """
    return _prepared.scatterv(STARTED.on(ctx, stream), ctx, data, sendcounts, root, out)


def ireduce(ctx, value=None, op='sum', root=0, *, out=None, data=None, stream=None):
    """A future of what `reduce` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return reduce_in(STARTED.on(ctx, stream), ctx, data if value is None else value, op, root, out)


def igather(ctx, value=None, root=0, *, out=None, data=None, stream=None):
    """A future of what `gather` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return gather_in(STARTED.on(ctx, stream), ctx, data if value is None else value, root, out)


def igatherv(ctx, data=None, recvcounts=None, root=0, *, out=None, stream=None):
    """A future of what `gatherv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `gatherv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """
    return _prepared.gatherv(STARTED.on(ctx, stream), ctx, data, recvcounts, root, out)


def iallreduce(ctx, value=None, op='sum', *, out=None, data=None, stream=None):
    """A future of what `allreduce` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return allreduce_in(STARTED.on(ctx, stream), ctx, data if value is None else value, op, out)


def iallgather(ctx, value=None, *, out=None, data=None, stream=None):
    """A future of what `allgather` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return allgather_in(STARTED.on(ctx, stream), ctx, data if value is None else value, out)


def iallgatherv(ctx, value=None, recvcounts=None, *, out=None, data=None, stream=None):
    """A future of what `allgatherv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `allgatherv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """
    return _prepared.allgatherv(STARTED.on(ctx, stream), ctx, data if value is None else value,
                                recvcounts, out)


def ialltoall(ctx, values=None, *, out=None, data=None, stream=None):
    """A future of what `alltoall` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return alltoall_in(STARTED.on(ctx, stream), ctx, data if values is None else values, out)


def ialltoallv(ctx, send_data=None, send_counts=None, recv_counts=None, *, out=None, data=None,
               sendcounts=None, recvcounts=None, stream=None):
    """A future of what `alltoallv` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Counts that
    `alltoallv` can do without must be given, since a call that does not wait can't ask the
    other ranks for them. Collective; does not wait for other ranks.
    """
    return _prepared.alltoallv(STARTED.on(ctx, stream), ctx,
                               data if send_data is None else send_data,
                               sendcounts if send_counts is None else send_counts,
                               recvcounts if recv_counts is None else recv_counts, out)


def iscan(ctx, value=None, op='sum', *, out=None, data=None, stream=None):
    """A future of what `scan` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return scan_in(STARTED.on(ctx, stream), ctx, data if value is None else value, op, out)


def iexscan(ctx, value=None, op='sum', *, out=None, data=None, stream=None):
    """A future of what `exscan` gives, which has started. Arrays belong to it until it is
    complete; what is no C-contiguous array is copied at once. Ranks start their collectives
    on a context in the same order, blocking ones included, and may wait for them in any. With
    `stream`, one of the context's device as `Context.set_stream` takes it, arrays in the
    memory of the device are read and written in the order of the stream: what NCCL does is
    queued there, what goes by way of the host is done when the call returns. Collective; does
    not wait for other ranks.
    """
    return exscan_in(STARTED.on(ctx, stream), ctx, data if value is None else value, op, out)


def ireduce_scatter(ctx, values=None, op='sum', recvcounts=None, *, out=None, data=None,
                    stream=None):
    """A future of what `reduce_scatter` gives, which has started. Arrays belong to it until it
    is complete; what is no C-contiguous array is copied at once. Ranks start their
    collectives on a context in the same order, blocking ones included, and may wait for them
    in any. With `stream`, one of the context's device as `Context.set_stream` takes it,
    arrays in the memory of the device are read and written in the order of the stream: what
    NCCL does is queued there, what goes by way of the host is done when the call returns.
    Counts that `reduce_scatter` can do without must be given, since a call that does not wait
    can't ask the other ranks for them. Collective; does not wait for other ranks.
    """
    return _prepared.reduce_scatter(STARTED.on(ctx, stream), ctx,
                                    data if values is None else values, op, recvcounts, out)
