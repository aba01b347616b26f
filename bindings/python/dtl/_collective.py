# SPDX-License-Identifier: BSD-3-Clause
"""Collectives on arrays and numbers.

An array goes in and an array comes out, a number goes in and a number comes out.  Blocks lie along
the first axis: of arrays of shape (3,), a gather makes one of shape (size, 3).  Counts are entries
of the first axis.
"""

import numpy as np

from dtl import _arguments, _dtypes, _fast
from dtl._algorithm import reduction
from dtl._arguments import memory, numbers, room
from dtl._constants import DTL_DTYPE_INT64, OPERATIONS
from dtl._container import DistributedContainer
from dtl._context import Context, handle_of
from dtl._error import UNUSUAL, MismatchError, fail, refuse
from dtl._native import ffi, lib

_barrier = lib.dtl_barrier
_broadcast = lib.dtl_broadcast
_scatter = lib.dtl_scatter
_scatterv = lib.dtl_scatterv
_reduce = lib.dtl_reduce
_gather = lib.dtl_gather
_gatherv = lib.dtl_gatherv
_allreduce = lib.dtl_allreduce
_allreduce_float64 = lib.dtl_allreduce_float64
_allreduce_int64 = lib.dtl_allreduce_int64
_allgather = lib.dtl_allgather
_allgatherv = lib.dtl_allgatherv
_alltoall = lib.dtl_alltoall
_alltoallv = lib.dtl_alltoallv
_scan = lib.dtl_scan
_exscan = lib.dtl_exscan
_reduce_scatter = lib.dtl_reduce_scatter
_reduce_scatter_block = lib.dtl_reduce_scatter_block

_NULL = ffi.NULL

# Bound here once: the short ways below count nanoseconds.
_fast_allreduce = _fast.allreduce
_empty_like = np.empty_like
_float64 = np.float64
_ndarray = np.ndarray
_number_of = _dtypes.NUMBERS


# ---- one for all -------------------------------------------------------------------------------


def barrier(ctx):
    handle = ctx._handle if type(ctx) is Context else handle_of(ctx)
    status = _barrier(handle)
    if status:
        fail(status)


def broadcast(ctx, value=None, root=0, *, out=None, data=None):
    value = data if value is None else value
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("value", value)
    found = _arguments.result(out, array.shape, array.dtype)
    if ctx.rank == root:
        found.reshape(array.shape)[...] = array
    _check(_broadcast(handle, room(found), found.size, dtype, root))
    return _arguments.like(value, found, out)


def scatter(ctx, values=None, root=0, *, out=None, data=None):
    values = data if values is None else values
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("values", values)
    count = _block("values", array, ctx.size)
    found = _arguments.result(out, array.shape[1:], array.dtype)
    _check(_scatter(handle, memory(array), count, dtype, room(found), count, dtype, root))
    return _arguments.like(array.dtype.type(), found, out)


def scatterv(ctx, data=None, sendcounts=None, root=0, *, out=None):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("data", data)
    rows, width = _rows("data", array)
    counts = np.zeros(ctx.size, np.uint64)
    if ctx.rank == root:
        counts = _shares(ctx, "sendcounts", sendcounts, rows)

    # The others needn't know their share: the root tells them.
    kind = DTL_DTYPE_INT64
    share = np.zeros((), np.int64)
    _check(_scatter(handle, memory(counts), 1, kind, room(share), 1, kind, root))
    found = _arguments.result(out, (int(share), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    status = _scatterv(
        handle, memory(array), elements, _NULL, dtype, room(found), found.size, dtype, root
    )
    _check(status)
    return found


# ---- all for one -------------------------------------------------------------------------------


def reduce(ctx, value=None, op="sum", root=0, *, out=None, data=None, initial=None):
    value = data if value is None else value
    if isinstance(ctx, DistributedContainer):
        return reduction(ctx, op if value is None else value, initial)
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("value", value)
    number = _arguments.operation(op)
    if ctx.rank != root:
        _check(_reduce(handle, memory(array), _NULL, array.size, dtype, number, root))
        return None
    found = _arguments.result(out, array.shape, array.dtype)
    _check(_reduce(handle, memory(array), room(found), array.size, dtype, number, root))
    return _arguments.like(value, found, out)


def gather(ctx, value=None, root=0, *, out=None, data=None):
    value = data if value is None else value
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("value", value)
    count = array.size
    if ctx.rank != root:
        _check(_gather(handle, memory(array), count, dtype, _NULL, count, dtype, root))
        return None
    found = _arguments.result(out, (ctx.size, *array.shape), array.dtype)
    _check(_gather(handle, memory(array), count, dtype, room(found), count, dtype, root))
    return found


def gatherv(ctx, data=None, recvcounts=None, root=0, *, out=None):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = _arguments.array("data", data)
    rows, width = _rows("data", array)
    if recvcounts is not None:
        recvcounts = _arguments.counts("recvcounts", recvcounts, ctx.size)

    # What the ranks really send decides: wrong counts on the root can't leave the others waiting.
    kind = DTL_DTYPE_INT64
    counts = np.zeros(ctx.size, np.uint64)
    _check(_gather(handle, memory(np.array(rows)), 1, kind, room(counts), 1, kind, root))
    source = memory(array)
    if ctx.rank != root:
        _check(_gatherv(handle, source, array.size, dtype, _NULL, _NULL, _NULL, dtype, root))
        return None
    found = _arguments.result(out, (int(counts.sum()), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    _check(_gatherv(handle, source, array.size, dtype, room(found), elements, _NULL, dtype, root))
    if recvcounts is not None and (recvcounts != counts).any():
        words = f"{counts.tolist()}, what the ranks sent"
        refuse("recvcounts", recvcounts.tolist(), words, kind=MismatchError)
    return found


# ---- all for all -------------------------------------------------------------------------------


def allreduce(ctx, value=None, op="sum", *, out=None, data=None):
    # What programs do most goes straight to C; the rest, and all that is wrong, goes the long way.
    status = None
    try:
        if out is not None:
            dtype = value.dtype
            if out.dtype is dtype:
                number, op_number = _number_of[dtype], OPERATIONS[op]
                status = _fast_allreduce(ctx._address, value, out, number, op_number)
        elif type(value) is _ndarray:
            made = _empty_like(value)
            number, op_number = _number_of[value.dtype], OPERATIONS[op]
            status = _fast_allreduce(ctx._address, value, made, number, op_number)
            out = made
        elif type(value) is float:
            cell = ctx._float64
            status = _allreduce_float64(ctx._handle, value, OPERATIONS[op], cell)
            out = cell[0]
        elif type(value) is _float64:
            cell = ctx._float64
            status = _allreduce_float64(ctx._handle, value, OPERATIONS[op], cell)
            out = _float64(cell[0])
        elif type(value) is int:
            cell = ctx._int64
            status = _allreduce_int64(ctx._handle, value, OPERATIONS[op], cell)
            out = cell[0]
    except UNUSUAL:
        pass
    if status is None:
        return _reduction(_allreduce, ctx, data if value is None else value, op, out)
    if status:
        fail(status)
    return out


def allgather(ctx, value=None, *, out=None, data=None):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("value", data if value is None else value)
    found = _arguments.result(out, (ctx.size, *array.shape), array.dtype)
    count = array.size
    _check(_allgather(handle, memory(array), count, dtype, room(found), count, dtype))
    return found


def allgatherv(ctx, value=None, recvcounts=None, *, out=None, data=None):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("value", data if value is None else value)
    rows, width = _rows("value", array)
    if recvcounts is None:
        counts = allgather(ctx, rows).astype(np.uint64)
    else:
        counts = _arguments.counts("recvcounts", recvcounts, ctx.size)
    found = _arguments.result(out, (int(counts.sum()), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    _check(_allgatherv(handle, memory(array), array.size, dtype, room(found), elements, _NULL))
    return found


def alltoall(ctx, values=None, *, out=None, data=None):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("values", data if values is None else values)
    count = _block("values", array, ctx.size)
    found = _arguments.result(out, array.shape, array.dtype)
    _check(_alltoall(handle, memory(array), count, dtype, room(found), count, dtype))
    return found


def alltoallv(
    ctx,
    send_data=None,
    send_counts=None,
    recv_counts=None,
    *,
    out=None,
    data=None,
    sendcounts=None,
    recvcounts=None,
):
    send_counts = sendcounts if send_counts is None else send_counts
    recv_counts = recvcounts if recv_counts is None else recv_counts
    handle = handle_of(ctx)
    array, dtype = _arguments.array("send_data", data if send_data is None else send_data)
    rows, width = _rows("send_data", array)
    sent = _shares(ctx, "send_counts", send_counts, rows)
    if recv_counts is None:
        received = alltoall(ctx, sent)
    else:
        received = _arguments.counts("recv_counts", recv_counts, ctx.size)
    found = _arguments.result(out, (int(received.sum()), *array.shape[1:]), array.dtype)
    sizes = numbers(sent * np.uint64(width))
    room_sizes = numbers(received * np.uint64(width))
    status = _alltoallv(
        handle, memory(array), sizes, _NULL, dtype, room(found), room_sizes, _NULL, dtype
    )
    _check(status)
    return found


def scan(ctx, value=None, op="sum", *, out=None, data=None):
    return _reduction(_scan, ctx, data if value is None else value, op, out)


def exscan(ctx, value=None, op="sum", *, out=None, data=None):
    return _reduction(_exscan, ctx, data if value is None else value, op, out)


def reduce_scatter(ctx, values=None, op="sum", recvcounts=None, *, out=None, data=None):
    handle = handle_of(ctx)
    array, dtype = _arguments.array("values", data if values is None else values)
    number = _arguments.operation(op)
    if recvcounts is None:
        count = _block("values", array, ctx.size)
        found = _arguments.result(out, array.shape[1:], array.dtype)
        _check(_reduce_scatter_block(handle, memory(array), room(found), count, dtype, number))
        return _arguments.like(array.dtype.type(), found, out)
    rows, width = _rows("values", array)
    counts = _shares(ctx, "recvcounts", recvcounts, rows)
    found = _arguments.result(out, (int(counts[ctx.rank]), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    _check(_reduce_scatter(handle, memory(array), room(found), elements, dtype, number))
    return found


# ---- what they share ---------------------------------------------------------------------------


def _reduction(function, ctx, value, op, out):
    """A reduction that leaves every rank with as much as it gave."""
    handle = handle_of(ctx)
    array, dtype = _arguments.array("value", value)
    number = _arguments.operation(op)
    found = _arguments.result(out, array.shape, array.dtype)
    _check(function(handle, memory(array), room(found), array.size, dtype, number))
    return _arguments.like(value, found, out)


def _check(status):
    if status:
        fail(status)


def _rows(argument, array):
    """Entries along the first axis, and elements in each of them."""
    if array.ndim == 0:
        words = "an array of one dimension or more"
        refuse(argument, array[()], words, kind=MismatchError)
    return len(array), int(np.prod(array.shape[1:], dtype=np.int64))


def _block(argument, array, ranks):
    """Elements in each of the blocks along the first axis, one block for each rank."""
    if array.ndim == 0 or len(array) != ranks:
        words = f"a first dimension of {ranks}, one block for each rank"
        refuse(f"{argument}.shape", array.shape, words, kind=MismatchError)
    return array.size // ranks


def _shares(ctx, argument, values, rows):
    """`values` as counts, one for each rank, that share out all `rows`."""
    counts = _arguments.counts(argument, values, ctx.size)
    if int(counts.sum()) != rows:
        words = f"counts that add up to {rows}, the length of the array"
        refuse(argument, values, words, kind=MismatchError)
    return counts
