# SPDX-License-Identifier: BSD-3-Clause
"""Preparation of C arguments that the specification alone does not determine.

An array goes in and an array comes out, a number goes in and a number comes out.  Blocks lie along
the first axis: of arrays of shape (3,), a gather makes one of shape (size, 3).  Counts are entries
of the first axis.

The blocking form exchanges missing counts between the ranks.  The other forms must not block, so
the caller passes the counts.
"""

import functools

import numpy as np

from dtl._collective.calling_forms import all_forms, place
from dtl._collective.matching_arguments import (
    checked_collective,
    matched_array,
    raise_on_all_ranks,
    root_array,
)
from dtl._core import arguments, dtypes
from dtl._core.arguments import memory, numbers, writable_memory
from dtl._core.errors import refuse
from dtl._core.foreign_arrays import ForeignDeviceArray, placeholder_blocks
from dtl._core.group import handle_of, is_shared
from dtl._native import ffi
from dtl._raw import collective as raw
from dtl._status import MismatchError

_NULL = ffi.NULL
_names = "scatterv", "gatherv", "allgatherv", "alltoallv", "reduce_scatter", "reduce_scatter_block"
_forms = {name: all_forms(raw, name) for name in _names}
_COUNT = dtypes.NUMBERS[np.dtype(np.uint64)]


def scatterv(form, ctx, data, sendcounts, root, out):
    """Scatters rows of the root's array in parts of `sendcounts` rows; returns this rank's.

    `form` decides whether the call blocks.
    """
    handle = handle_of(ctx)
    data = of_root(ctx, data, root, out, in_blocks=False)

    def check(array):
        _partition_counts(ctx, "sendcounts", sendcounts, _rows("data", array)[0])

    array, dtype, root = root_array(form, ctx, "data", data, root, out, check)
    rows, width = _rows("data", array)
    counts = np.zeros(ctx.size, np.uint64)
    if ctx.rank == root:
        counts = _partition_counts(ctx, "sendcounts", sendcounts, rows)
    elif not form.exchanges_counts:
        counts = _counts_argument(ctx, "sendcounts", sendcounts)
    share = counts[ctx.rank]
    if form.exchanges_counts:
        share = _exchange_counts(raw.scatter, handle, counts, (), root=root)
    found = arguments.result(out, (int(share), *array.shape[1:]), array.dtype)
    sent = _all_ranks_side("send", array, dtype, counts, width)
    given = {**sent, **_rank_side("recv", found, dtype), "root": root}
    return form.run(_forms["scatterv"], found, None, None, ctx=handle, **given)


def gatherv(form, ctx, data, recvcounts, root, out):
    """Gathers the rows of all ranks at the root; returns the concatenation there.

    The blocking form gathers the counts, and raises on all ranks if `recvcounts` differs from them.
    """
    handle = handle_of(ctx)

    def prepare(array):
        rows, _ = _rows("data", array)
        rank, expected = arguments.integer("root", root), None
        if recvcounts is not None or (ctx.rank == rank and not form.exchanges_counts):
            expected = _counts_argument(ctx, "recvcounts", recvcounts)
        is_expected = ctx.rank == rank and expected is not None
        balance = _rank_weight(ctx.rank) * rows
        if is_expected:
            balance -= sum(_rank_weight(each) * int(count) for each, count in enumerate(expected))
        return (rank, expected), f" with root {rank}", (balance, is_expected)

    found = matched_array(form, "gatherv", ctx, "data", data, prepare=prepare)
    array, dtype, (root, expected), sums = found
    rows, width = _rows("data", array)
    is_root = ctx.rank == root
    counts = expected
    if form.exchanges_counts:
        # The counts that the ranks really send are used: wrong counts cannot make others wait.
        counts = _exchange_counts(raw.gather, handle, rows, ctx.size, root=root)
    if sums is not None and sums[1] and sums[0]:  # the root expects other counts, as all ranks know
        refusal = functools.partial(_check_received_counts, expected, counts) if is_root else None
        raise_on_all_ranks(ctx, "recvcounts", refusal)
    found = _concatenation_target(out, counts, array) if is_root else None
    received = _all_ranks_side("recv", found, dtype, counts, width)
    given = {**_rank_side("send", array, dtype), **received, "root": root}
    result = form.run(_forms["gatherv"], found, None, None, ctx=handle, **given)
    if is_root:
        _check_received_counts(expected, counts)
    return result


def allgatherv(form, ctx, value, recvcounts, out):
    """Returns the rows of all ranks in rank order, in the calling form `form`."""
    handle = handle_of(ctx)

    def prepare(array):
        rows, _ = _rows("value", array)
        if recvcounts is None and form.exchanges_counts:
            return None, "", ()
        counts = _counts_argument(ctx, "recvcounts", recvcounts)
        if form.exchanges_counts and out is None and counts[ctx.rank] != rows:
            words = f"{rows} at index {ctx.rank}, the length of this rank's value"
            refuse("recvcounts", counts.tolist(), words, kind=MismatchError)
        return counts, f" with recvcounts {counts.tolist()}", ()

    array, dtype, counts, _ = matched_array(
        form, "allgatherv", ctx, "value", value, out, prepare=prepare
    )
    rows, width = _rows("value", array)
    if counts is None:
        counts = _exchange_counts(raw.allgather, handle, rows, ctx.size)
    found = _concatenation_target(out, counts, array)
    sent = {"sendbuf": memory(array), "sendcount": array.size, "dtype": dtype}
    received = {
        "recvbuf": writable_memory(found),
        "recvcounts": _elements(counts, width),
        "displs": _NULL,
    }
    return form.run(_forms["allgatherv"], found, None, None, ctx=handle, **sent, **received)


def alltoallv(form, ctx, send_data, send_counts, recv_counts, out):
    """Sends `send_counts` rows to each rank; returns the received rows in rank order.

    The blocking form exchanges the counts if `recv_counts` is None.
    """
    handle = handle_of(ctx)

    def prepare(array):
        sent = _partition_counts(ctx, "send_counts", send_counts, _rows("send_data", array)[0])
        if recv_counts is None and form.exchanges_counts:
            return (sent, None), "", ()
        return (sent, _counts_argument(ctx, "recv_counts", recv_counts)), " with recv_counts", ()

    found = matched_array(form, "alltoallv", ctx, "send_data", send_data, out, prepare=prepare)
    array, dtype, (sent, received), _ = found
    _, width = _rows("send_data", array)
    if received is None:
        received = _exchange_counts(raw.alltoall, handle, sent, ctx.size)
    found = _concatenation_target(out, received, array)
    source = _all_ranks_side("send", array, dtype, sent, width, "sdispls")
    target = _all_ranks_side("recv", found, dtype, received, width, "rdispls")
    return form.run(_forms["alltoallv"], found, None, None, ctx=handle, **source, **target)


def reduce_scatter(form, ctx, values, op, recvcounts, out):
    """Reduces the arrays of all ranks; returns this rank's part, of `recvcounts` rows.

    Without `recvcounts`, the first axis has one entry per rank.
    """
    if form.exchanges_counts and recvcounts is None and out is None and is_shared(ctx):
        found = checked_collective("reduce_scatter", ctx, "values", values, op)
        return found if found.ndim else found[()]
    handle = handle_of(ctx)

    def prepare(array):
        number, counts = arguments.operation(op), None
        words = f" by {getattr(op, '__name__', op)}"
        if recvcounts is None:
            parts("values", array, ctx.size)
        else:
            counts = _partition_counts(ctx, "recvcounts", recvcounts, _rows("values", array)[0])
            words += f" with recvcounts {counts.tolist()}"
        return (number, counts), words, ()

    found = matched_array(
        form, "reduce_scatter", ctx, "values", values, out, in_rows=False, prepare=prepare
    )
    array, dtype, (number, counts), _ = found
    array, dtype = form.counted("values", array, dtype, op, out)
    given = {"ctx": handle, "sendbuf": memory(array), "dtype": dtype, "op": number}
    if recvcounts is None:
        given["recvcount"], shape = parts("values", array, ctx.size)
        found = arguments.result(out, shape, array.dtype)
        like = array.dtype.type(0) if out is None else out
        functions = _forms["reduce_scatter_block"]
        return form.run(functions, found, like, None, recvbuf=writable_memory(found), **given)
    _, width = _rows("values", array)
    found = arguments.result(out, (int(counts[ctx.rank]), *array.shape[1:]), array.dtype)
    given["recvcounts"] = _elements(counts, width)
    functions = _forms["reduce_scatter"]
    return form.run(functions, found, None, None, recvbuf=writable_memory(found), **given)


# ---- what they share ---------------------------------------------------------------------------


def of_root(ctx, value, root, out, *, in_blocks):
    """Returns `value`, or, on a rank without one where only the root's is read, a placeholder with
    the shape and dtype that follow from `out`.
    """
    if value is not None or out is None or ctx.rank == root:
        return value
    if isinstance(out, np.ndarray):
        found, _ = arguments.target("out", out)
    else:
        found = arguments.of_another("out", out)
    return placeholder_blocks(found, ctx.size) if in_blocks else out


def exchanged(form, array, out, is_read):
    """Returns the array that C reads or writes, and a function to call before each start.

    The function copies `array` into it; it is None if this rank only receives or no copy is needed.
    """
    kept = array if out is None and form.keeps_arrays else out
    found = arguments.result(kept, array.shape, array.dtype)

    def copy():
        found.reshape(array.shape)[...] = array

    if is_read and isinstance(array, ForeignDeviceArray):
        _same_memory(array, found)
        return found, None
    return found, copy if is_read and found is not array else None


def _same_memory(array, found):
    """Raises unless both arrays have the same address; the host cannot copy device memory."""
    if array.ctypes.data != found.ctypes.data:
        words = "the root's value itself, as only a device can copy it"
        refuse("out", "another array", words)


def parts(argument, array, ranks):
    """Returns number of elements and shape of each rank's block, an entry of the first axis."""
    return arguments.blocks(argument, array.shape, ranks)


def shares(argument, array, ranks):
    """Like parts(); a one-dimensional array is split into one equal part per rank."""
    return arguments.shares(argument, array.shape, ranks)


def check_same_size(argument, array, other):
    """Raises if `array` has another dtype or number of elements than `other`."""
    if array.dtype != other.dtype:
        refuse(f"{argument}.dtype", str(array.dtype), str(other.dtype), kind=MismatchError)
    if array.size != other.size:
        words = f"as many elements as {other.shape} has"
        refuse(f"{argument}.shape", array.shape, words, kind=MismatchError)


def _rank_side(which, array, dtype):
    """Returns the C arguments of one side, `send` or `recv`, that has only this rank's elements."""
    start = memory(array) if which == "send" else writable_memory(array)
    return {f"{which}buf": start, f"{which}count": array.size, f"{which}dtype": dtype}


def _all_ranks_side(which, array, dtype, counts, width, displs="displs"):
    """Returns the C arguments of the side that has elements of every rank.

    With `array` None, buffer and counts are NULL: this rank is not the root.
    """
    found = {f"{which}buf": _NULL, f"{which}counts": _NULL, f"{which}dtype": dtype, displs: _NULL}
    if array is not None:
        found[f"{which}buf"] = memory(array) if which == "send" else place(array)
        found[f"{which}counts"] = _elements(counts, width)
    return found


def _exchange_counts(collective, handle, mine, shape, **root):
    """Returns the counts that `collective`, such as raw.gather, receives.  Collective.

    `mine` are the counts to send, and `shape` is the shape of the result.
    """
    mine, found = np.asarray(mine, np.uint64), np.empty(shape, np.uint64)
    root.update(ctx=handle, sendbuf=memory(mine), sendcount=1, senddtype=_COUNT)
    collective(**root, recvbuf=writable_memory(found), recvcount=1, recvdtype=_COUNT)
    return found


def _concatenation_target(out, counts, array):
    """Returns the array that receives the entries of all ranks in rank order."""
    return arguments.result(out, (int(counts.sum()), *array.shape[1:]), array.dtype)


def _elements(counts, width):
    """Returns the address of counts of elements, from counts of rows with `width` elements."""
    return numbers(counts * np.uint64(width))


def _rows(argument, array):
    """Returns the number of rows, and of elements per row; raises for an array without axes."""
    if array.ndim == 0:
        words = "an array of one dimension or more"
        refuse(argument, array[()], words, kind=MismatchError)
    return len(array), int(np.prod(array.shape[1:], dtype=np.int64))


def _check_received_counts(expected, counts):
    """Raises if the counts that the ranks sent differ from `expected`; None expects none."""
    if expected is not None and (expected != counts).any():
        words = f"{counts.tolist()}, what the ranks sent"
        refuse("recvcounts", expected.tolist(), words, kind=MismatchError)


def _rank_weight(rank):
    """Returns an odd factor for a rank's count.

    A difference between two lists of counts then changes the weighted sum over the ranks.
    """
    return (0x9E3779B97F4A7C15 * (rank + 1) | 1) % 2**64


def _partition_counts(ctx, argument, values, rows):
    """Returns `values` as one count per rank; raises unless they add up to `rows`."""
    counts = arguments.counts(argument, values, ctx.size)
    if int(counts.sum()) != rows:
        words = f"counts that add up to {rows}, the length of the array"
        refuse(argument, values, words, kind=MismatchError)
    return counts


def _counts_argument(ctx, argument, values):
    """Returns `values` as one count per rank; raises if they are None."""
    if values is None:
        words = f"{ctx.size} counts, since a call that doesn't wait can't ask"
        refuse(argument, values, words, rule="null")
    return arguments.counts(argument, values, ctx.size)
