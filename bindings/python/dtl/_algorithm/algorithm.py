# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms over all ranks of a container."""

import functools

import numpy as np

from dtl._algorithm.user_functions import comparator, convert, test_chunks, visit
from dtl._constants import (
    DTL_OPERAND_SECOND,
    DTL_SORT_ASCENDING,
    DTL_SORT_DESCENDING,
    OPERATIONS,
    UFUNCS,
    PartitionPolicy,
)
from dtl._container.array import DistributedArray
from dtl._container.binary_ufuncs import operation_number
from dtl._container.collective_errors import ErrorCollector
from dtl._container.container import OwningContainer, container_handle
from dtl._container.reductions import product, total
from dtl._container.unary_ufuncs import apply_on_device, device_operation
from dtl._container.vector import DistributedVector
from dtl._core.arguments import function, memory, operation, writable_memory
from dtl._core.dtypes import number
from dtl._core.errors import refuse
from dtl._core.lifetime import elements_at
from dtl._device.stream_operations import done, queued
from dtl._future.future import Future
from dtl._native import ffi
from dtl._raw import algorithm as raw
from dtl._raw import queue as raw_queue
from dtl._raw.container import container_combine
from dtl._status import DTLError, UnsupportedError

_UINT8 = number(np.dtype(np.uint8))
_SORTS = raw.container_sort, raw_queue.container_queue_sort_local
_STABLE_SORTS = raw.container_stable_sort, raw_queue.container_queue_stable_sort_local
# Reductions of integers and booleans, whose result has the dtype that NumPy chooses.
_WIDENED = {OPERATIONS["sum"]: total, OPERATIONS["prod"]: product}
_NONE = np.iinfo(np.int64).max  # "not found": greater than every index


# ---- each element ------------------------------------------------------------------------------


def fill(container, value, *, stream=None):
    args = container_handle("container", container), memory(container._element("value", value))
    if stream is None:
        return raw.container_fill(*args)
    return queued(container, stream, raw_queue.container_queue_fill, *args)


def copy(src, dst, *, stream=None):
    handles = container_handle("src", src), container_handle("dst", dst)
    if stream is None:
        return raw.container_copy(*handles)
    if is_same_layout(src, dst):
        on = dst if dst._is_on_device else src
        return queued(on, stream, raw_queue.container_queue_copy, *handles)
    return done(dst, stream, lambda: raw.container_copy(*handles))


def apply(dst, src, op="sum", *, stream=None):
    handle = container_handle("dst", dst)
    number = operation_number(op)
    if isinstance(src, (bool, int, float, complex, np.generic)):
        value = memory(dst._element("src", src)), DTL_OPERAND_SECOND
        number = operation(op) if number is None else number  # raises for an unknown operation
        calls = raw.container_apply_value, raw_queue.container_queue_apply_value
        return _call_or_queue(calls, dst, stream, handle, handle, *value, number)
    handles = handle, container_handle("src", src)
    if number is None or op in OPERATIONS or getattr(op, "__name__", "") in UFUNCS:
        calls = raw.container_apply, raw_queue.container_queue_apply
        args = *handles, operation(op)
    else:
        calls = raw.container_apply_binary, raw_queue.container_queue_apply_binary
        args = handle, *handles, number
    if stream is None or is_same_layout(src, dst):
        return _call_or_queue(calls, dst, stream, *args)
    return done(dst, stream, lambda: calls[0](*args))


def _call_or_queue(calls, dst, stream, *args):
    """Calls the first of two C functions and returns its result.

    With a stream, queues the second one and returns a Future.
    """
    return calls[0](*args) if stream is None else queued(dst, stream, calls[1], *args)


def inclusive_scan(container, op="sum", *, stream=None):
    calls = raw.container_inclusive_scan, raw_queue.container_queue_inclusive_scan_local
    return _call_or_queue_local(calls, container, stream, operation(op))


def exclusive_scan(container, op="sum", *, stream=None):
    calls = raw.container_exclusive_scan, raw_queue.container_queue_exclusive_scan_local
    return _call_or_queue_local(calls, container, stream, operation(op))


def _call_or_queue_local(calls, container, stream, *args):
    """Like _call_or_queue() for a second function that processes the local part only.

    The second one is queued if this rank has all elements.  Otherwise the stream is synchronized
    and the first one called.
    """
    handle = container_handle("container", container)
    if stream is None or has_all_elements(container):
        return _call_or_queue(calls, container, stream, handle, *args)
    return done(container, stream, lambda: calls[0](handle, *args))


def has_all_elements(container):
    """Returns whether this rank has all elements of the container."""
    return container.num_ranks == 1 or _is_replicated(container)


def for_each(container, func, with_index=False, *, vectorized=False):
    container_handle("container", container)
    function("func", func)
    errors = ErrorCollector()
    index_of = functools.partial(_global_indices, container) if with_index else None

    def run():
        with container._writable_view() as view:
            visit(view, func, index_of, vectorized=vectorized)

    errors(run)
    errors.reduce_or_raise(container)


def transform(src, dst, func=None, *, vectorized=False, stream=None):
    if func is None:
        dst, func = src, dst
    handles = container_handle("src", src), container_handle("dst", dst)
    if stream is None:
        return _transform(handles, src, dst, func, vectorized)
    number = device_operation(func, src, dst) if is_same_layout(src, dst) else None
    if number is None:
        return done(dst, stream, lambda: _transform(handles, src, dst, func, vectorized))
    call = raw_queue.container_queue_apply_unary
    return queued(dst, stream, call, *reversed(handles), number)


def _transform(handles, src, dst, func, vectorized):
    """Implements transform() without a stream; `handles` are those of `src` and `dst`.  Collective.

    Raises on all ranks if `func` raises on any.
    """
    write = convert(dst, function("func", func), vectorized=vectorized)
    errors = ErrorCollector()
    if is_same_layout(src, dst):

        def run():
            if apply_on_device(func, src, dst):
                return
            with dst._writable_view() as target:
                write(target if src is dst else src._read().reshape(-1), target)

        errors(run)
    else:

        @ffi.callback("dtl_chunk_transform_func", onerror=errors.record_callback_error)
        def chunk(source, target, count, _):
            source = elements_at(source, count, src.dtype)
            errors(write, source, elements_at(target, count, dst.dtype))

        raw.container_transform_chunks(*handles, chunk, ffi.NULL)
    errors.reduce_or_raise(dst)


# ---- search ------------------------------------------------------------------------------------


def find_if(container, predicate, *, vectorized=False):
    def first(view):
        for begin, found in test_chunks(view, predicate, vectorized=vectorized):
            if found.any():
                return container.to_global(begin + int(found.argmax()))
        return _NONE

    index = _reduce_answers(container, predicate, first, "min")
    return -1 if index == _NONE else index


def count_if(container, predicate, *, vectorized=False):
    def number_of(view):
        chunks = test_chunks(view, predicate, vectorized=vectorized)
        return sum(int(found.sum()) for _, found in chunks)

    return _reduce_answers(container, predicate, number_of, "sum")


def all_of(container, predicate, *, vectorized=False):
    def lacks(view):
        return any(
            not found.all() for _, found in test_chunks(view, predicate, vectorized=vectorized)
        )

    return not _reduce_answers(container, predicate, lacks, "max")


def any_of(container, predicate, *, vectorized=False):
    def has(view):
        return any(found.any() for _, found in test_chunks(view, predicate, vectorized=vectorized))

    return bool(_reduce_answers(container, predicate, has, "max"))


def none_of(container, predicate, *, vectorized=False):
    return not any_of(container, predicate, vectorized=vectorized)


# ---- reductions --------------------------------------------------------------------------------


def reduction(container, op, initial=None, out=None):
    """Implements dtl.reduce() for a container.  Collective."""
    handle = container_handle("container", container)
    if out is not None:
        refuse("out", out, "None, since every rank gets the number")
    if not callable(op) or UFUNCS.get(getattr(op, "__name__", None)) is not None:
        if initial is not None:
            refuse("initial", initial, "None where op is no function of the program's")
        number = operation(op)
        if container.dtype.kind in "biu" and number in _WIDENED:
            return _WIDENED[number](container)
        found = np.empty((), container.dtype)
        raw.container_reduce(handle, number, writable_memory(found))
        return found[()]
    first = [] if initial is None else [container._element("initial", initial).item()]
    errors = ErrorCollector()
    values = container._read().reshape(-1).tolist()
    partial = errors(_fold, container, op, values) if values else None
    errors.reduce_or_raise(container)
    parts = first + _gather_partials(container, partial)
    if not parts:
        refuse("initial", initial, "a value, since the container has no elements", rule="null")
    return _fold(container, op, parts)[()]


# ---- order -------------------------------------------------------------------------------------


def sort(container, reverse=False, *, stable=False, cmp=None, stream=None):
    handle = container_handle("container", container)
    if stream is not None:
        if cmp is None:
            calls = _STABLE_SORTS if stable else _SORTS
            return _call_or_queue_local(calls, container, stream, _order(reverse))
        return done(container, stream, lambda: sort(container, reverse, cmp=cmp))
    if cmp is not None:
        errors = ErrorCollector()
        compare = comparator(container.dtype, function("cmp", cmp), errors, reverse=reverse)
        try:
            raw.container_sort_func(handle, compare, ffi.NULL)
        except DTLError:
            if errors.error is not None:  # the original exception says more
                raise errors.error from None
            raise
        errors.reduce_or_raise(container)
    elif stable:
        raw.container_stable_sort(handle, _order(reverse))
    else:
        raw.container_sort(handle, _order(reverse))
    return None


def sort_by_key(keys, payload, reverse=False, *, stream=None):
    container_handle("keys", keys)
    args = container_handle("payload", payload), _order(reverse)
    calls = raw.container_sort_by_key, raw_queue.container_queue_sort_by_key_local
    return _call_or_queue_local(calls, keys, stream, *args)


def argsort(container, reverse=False, *, indices=None, stream=None):
    handle = container_handle("container", container)
    if indices is None:
        placement = None if stream is None else container.placement
        indices = _empty_like(container, np.int64, placement)
    args = handle, _order(reverse), container_handle("indices", indices)
    if stream is None:
        raw.container_argsort(*args)
        return indices
    if has_all_elements(container):
        call = raw_queue.container_queue_argsort_local
        return queued(container, stream, call, *args, result=lambda: indices, keeps=(indices,))
    return done(container, stream, lambda: argsort(container, reverse, indices=indices))


def take(src, indices, dst, *, stream=None):
    args = container_handle("src", src), container_handle("indices", indices)
    handle = container_handle("dst", dst)
    return _start_or_queue(dst, stream, raw_queue.container_queue_gather, handle, *args)


def put(dst, indices, src, *, stream=None):
    args = container_handle("indices", indices), container_handle("src", src)
    handle = container_handle("dst", dst)
    return _start_or_queue(dst, stream, raw_queue.container_queue_scatter, handle, *args)


def _start_or_queue(dst, stream, call, *args):
    """Calls a C function that starts an operation; returns None after its completion.

    With a stream, queues it and returns a Future.
    """
    if stream is None:
        return Future(call(*args, ffi.NULL)).get()
    return queued(dst, stream, call, *args)


def unique(container):
    handle = raw.container_unique(container_handle("container", container))
    found = DistributedVector.__new__(DistributedVector)
    found._dtype = container.dtype
    found._adopt(handle, container._context)
    return found


# ---- shared helpers ----------------------------------------------------------------------------


def _order(reverse):
    """Returns the C constant of the sort order."""
    return DTL_SORT_DESCENDING if reverse else DTL_SORT_ASCENDING


def _global_indices(container, begin, count):
    """Returns the global indices of `count` local elements from `begin` on."""
    end = begin + count
    first, last = container.to_global(begin), container.to_global(end - 1)
    if last - first == count - 1:
        return np.arange(first, last + 1)
    return np.fromiter(map(container.to_global, range(begin, end)), np.int64, count)


def is_same_layout(src, dst):
    """Returns true if equal local indices mean equal global indices.  Same result on all ranks."""
    if src is dst:
        return True
    return (
        isinstance(src, OwningContainer)
        and isinstance(dst, OwningContainer)
        and src._layout() == dst._layout()
    )


def _reduce_answers(container, predicate, query, op):
    """Returns the reduction of each rank's integer `query(local part)`.  Collective.

    The elements of a replicated container count once.
    """
    container_handle("container", container)
    function("predicate", predicate)
    errors = ErrorCollector()
    answer = errors(query, container._read().reshape(-1))
    return errors.reduce_or_raise(
        container, int(answer or 0), "max" if _is_replicated(container) else op
    )


def _is_replicated(container):
    """Returns whether every rank has all elements."""
    return container.partition_policy is PartitionPolicy.REPLICATED


def _fold(container, op, values):
    """Returns the Python reduction of `values` by `op`, as an element of the container's dtype."""
    return container._element("op's result", functools.reduce(op, values))


def _gather_partials(container, partial):
    """Returns the partial results of the ranks that have one, in rank order.  Collective.

    The results are Python numbers.  `partial` is None on a rank without one.
    """
    width = 1 + container.dtype.itemsize
    table = np.zeros((container.num_ranks, width), np.uint8)
    if partial is not None:
        table[container.rank] = np.frombuffer(b"\1" + partial.tobytes(), np.uint8)
    handle = container_handle("container", container)
    container_combine(
        handle, memory(table), writable_memory(table), table.size, _UINT8, OPERATIONS["bor"]
    )
    if _is_replicated(container):
        table = table[:1]  # every rank has the same elements
    found = table[table[:, 0] != 0, 1:].copy().view(container.dtype)
    return found.reshape(-1).tolist()


def _empty_like(container, dtype, placement=None):
    """Returns a new container of another dtype with the same distribution.  Collective.

    It is in host memory unless a placement is passed; a vector yields an array.
    """
    if not isinstance(container, OwningContainer):
        words = "a DistributedVector, DistributedArray or DistributedTensor"
        refuse("container", container, words, kind=UnsupportedError)
    policies = {"partition": container.partition_policy, "block_size": container.block_size}
    if placement is not None:
        policies |= {"placement": placement, "device_id": container.device_id}
    if isinstance(container, DistributedVector):
        return DistributedArray(container._context, container.global_size, dtype, **policies)
    return container._new_like(container._context, dtype, **policies)
