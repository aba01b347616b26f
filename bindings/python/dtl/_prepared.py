# SPDX-License-Identifier: BSD-3-Clause
"""What each collective gives to C, in any of its forms.

An array goes in and an array comes out, a number goes in and a number comes out.  Blocks lie along
the first axis: of arrays of shape (3,), a gather makes one of shape (size, 3).  Counts are entries
of the first axis.

Where ranks may tell each other their counts, the blocking functions below do that; the other forms
can't wait for it, and are given them.
"""

import numpy as np

from dtl import _arguments
from dtl._arguments import memory, numbers, room
from dtl._error import MismatchError, refuse
from dtl._form import BLOCKING
from dtl._group import handle_of
from dtl._native import ffi

_NULL = ffi.NULL


# ---- one for all -------------------------------------------------------------------------------


def barrier(ctx, *, form):
    return form.run("barrier", (handle_of(ctx),))


def broadcast(ctx, value=None, root=0, *, out=None, data=None, form):
    value = data if value is None else value
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("value", value)
    if out is None and form.lends:
        out = array
    found = _arguments.result(out, array.shape, array.dtype)

    def copy():
        found.reshape(array.shape)[...] = array

    before = copy if ctx.rank == root and found is not array else None
    arguments = handle, room(found), found.size, dtype, root
    return form.run("broadcast", arguments, found, value if out is None else out, before)


def scatter(ctx, values=None, root=0, *, out=None, data=None, form):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("values", data if values is None else values)
    count = _block("values", array, ctx.size)
    found = _arguments.result(out, array.shape[1:], array.dtype)
    arguments = handle, memory(array), count, dtype, room(found), count, dtype, root
    return form.run("scatter", arguments, found, array.dtype.type() if out is None else out)


def scatterv(ctx, data=None, sendcounts=None, root=0, *, out=None, form):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("data", data)
    rows, width = _rows("data", array)
    counts = np.zeros(ctx.size, np.uint64)
    if ctx.rank == root:
        counts = _shares(ctx, "sendcounts", sendcounts, rows)
    elif not form.asks_for_counts:
        counts = _given(ctx, "sendcounts", sendcounts)
    share = counts[ctx.rank]
    if form.asks_for_counts:
        share = scatter(ctx, counts.astype(np.int64), root, form=BLOCKING)

    found = _arguments.result(out, (int(share), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    target = room(found), found.size, dtype
    arguments = handle, memory(array), elements, _NULL, dtype, *target, root
    return form.run("scatterv", arguments, found)


# ---- all for one -------------------------------------------------------------------------------


def reduce(ctx, value=None, op="sum", root=0, *, out=None, data=None, form):
    value = data if value is None else value
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("value", value)
    number = _arguments.operation(op)
    if ctx.rank != root:
        arguments = handle, memory(array), _NULL, array.size, dtype, number, root
        return form.run("reduce", arguments)
    found = _arguments.result(out, array.shape, array.dtype)
    arguments = handle, memory(array), room(found), array.size, dtype, number, root
    return form.run("reduce", arguments, found, value if out is None else out)


def gather(ctx, value=None, root=0, *, out=None, data=None, form):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("value", data if value is None else value)
    found = None
    if ctx.rank == root:
        found = _arguments.result(out, (ctx.size, *array.shape), array.dtype)
    target = _NULL if found is None else room(found)
    count = array.size
    arguments = handle, memory(array), count, dtype, target, count, dtype, root
    return form.run("gather", arguments, found)


def gatherv(ctx, data=None, recvcounts=None, root=0, *, out=None, form):
    handle = handle_of(ctx)
    root = _arguments.integer("root", root)
    array, dtype = form.array("data", data)
    rows, width = _rows("data", array)
    expected = None
    if recvcounts is not None or (ctx.rank == root and not form.asks_for_counts):
        expected = _given(ctx, "recvcounts", recvcounts)
    counts = expected
    if form.asks_for_counts:
        # What the ranks really send decides: wrong counts can't leave the others waiting.
        counts = gather(ctx, np.array(rows, np.uint64), root, form=BLOCKING)

    source = memory(array), array.size, dtype
    if ctx.rank != root:
        return form.run("gatherv", (handle, *source, _NULL, _NULL, _NULL, dtype, root))
    found = _arguments.result(out, (int(counts.sum()), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    arguments = handle, *source, room(found), elements, _NULL, dtype, root
    result = form.run("gatherv", arguments, found)
    if expected is not None and (expected != counts).any():
        words = f"{counts.tolist()}, what the ranks sent"
        refuse("recvcounts", expected.tolist(), words, kind=MismatchError)
    return result


# ---- all for all -------------------------------------------------------------------------------


def allreduce(ctx, value=None, op="sum", *, out=None, data=None, form):
    return _reduction(form, "allreduce", ctx, data if value is None else value, op, out)


def scan(ctx, value=None, op="sum", *, out=None, data=None, form):
    return _reduction(form, "scan", ctx, data if value is None else value, op, out)


def exscan(ctx, value=None, op="sum", *, out=None, data=None, form):
    return _reduction(form, "exscan", ctx, data if value is None else value, op, out)


def allgather(ctx, value=None, *, out=None, data=None, form):
    handle = handle_of(ctx)
    array, dtype = form.array("value", data if value is None else value)
    found = _arguments.result(out, (ctx.size, *array.shape), array.dtype)
    count = array.size
    arguments = handle, memory(array), count, dtype, room(found), count, dtype
    return form.run("allgather", arguments, found)


def allgatherv(ctx, value=None, recvcounts=None, *, out=None, data=None, form):
    handle = handle_of(ctx)
    array, dtype = form.array("value", data if value is None else value)
    rows, width = _rows("value", array)
    if recvcounts is None and form.asks_for_counts:
        counts = allgather(ctx, np.array(rows, np.uint64), form=BLOCKING)
    else:
        counts = _given(ctx, "recvcounts", recvcounts)
    found = _arguments.result(out, (int(counts.sum()), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    source = memory(array), array.size, dtype
    return form.run("allgatherv", (handle, *source, room(found), elements, _NULL), found)


def alltoall(ctx, values=None, *, out=None, data=None, form):
    handle = handle_of(ctx)
    array, dtype = form.array("values", data if values is None else values)
    count = _block("values", array, ctx.size)
    found = _arguments.result(out, array.shape, array.dtype)
    arguments = handle, memory(array), count, dtype, room(found), count, dtype
    return form.run("alltoall", arguments, found)


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
    form,
):
    send_counts = sendcounts if send_counts is None else send_counts
    recv_counts = recvcounts if recv_counts is None else recv_counts
    handle = handle_of(ctx)
    array, dtype = form.array("send_data", data if send_data is None else send_data)
    rows, width = _rows("send_data", array)
    sent = _shares(ctx, "send_counts", send_counts, rows)
    if recv_counts is None and form.asks_for_counts:
        received = alltoall(ctx, sent, form=BLOCKING)
    else:
        received = _given(ctx, "recv_counts", recv_counts)
    found = _arguments.result(out, (int(received.sum()), *array.shape[1:]), array.dtype)
    source = memory(array), numbers(sent * np.uint64(width)), _NULL, dtype
    target = room(found), numbers(received * np.uint64(width)), _NULL, dtype
    return form.run("alltoallv", (handle, *source, *target), found)


def reduce_scatter(ctx, values=None, op="sum", recvcounts=None, *, out=None, data=None, form):
    handle = handle_of(ctx)
    array, dtype = form.array("values", data if values is None else values)
    number = _arguments.operation(op)
    if recvcounts is None:
        count = _block("values", array, ctx.size)
        found = _arguments.result(out, array.shape[1:], array.dtype)
        arguments = handle, memory(array), room(found), count, dtype, number
        like = array.dtype.type() if out is None else out
        return form.run("reduce_scatter_block", arguments, found, like)
    rows, width = _rows("values", array)
    counts = _shares(ctx, "recvcounts", recvcounts, rows)
    found = _arguments.result(out, (int(counts[ctx.rank]), *array.shape[1:]), array.dtype)
    elements = numbers(counts * np.uint64(width))
    arguments = handle, memory(array), room(found), elements, dtype, number
    return form.run("reduce_scatter", arguments, found)


# ---- what they share ---------------------------------------------------------------------------


def _reduction(form, name, ctx, value, op, out):
    """A reduction that leaves every rank with as much as it gave."""
    handle = handle_of(ctx)
    array, dtype = form.array("value", value)
    number = _arguments.operation(op)
    found = _arguments.result(out, array.shape, array.dtype)
    arguments = handle, memory(array), room(found), array.size, dtype, number
    return form.run(name, arguments, found, value if out is None else out)


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


def _given(ctx, argument, values):
    """`values` as counts, one for each rank."""
    if values is None:
        refuse(argument, values, f"{ctx.size} counts, since a call that doesn't wait can't ask")
    return _arguments.counts(argument, values, ctx.size)
