# SPDX-License-Identifier: BSD-3-Clause
"""Searches and statistics over all elements of a container.

With a stream, the functions return futures.
"""

import numpy as np

from dtl._algorithm.algorithm import has_all_elements, is_same_layout
from dtl._container.container import container_handle
from dtl._core import arguments
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import refuse
from dtl._device.stream_operations import answered, done
from dtl._native import ffi
from dtl._raw import algorithm as raw
from dtl._raw import queue as raw_queue
from dtl._status import MismatchError

# ---- search ------------------------------------------------------------------------------------


def find(container, value, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_find, raw_queue.container_queue_find_local
    return _scalar_result(calls, np.int64, container, stream, handle, _element(container, value))


def count(container, value, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_count, raw_queue.container_queue_count_local
    return _scalar_result(calls, np.uint64, container, stream, handle, _element(container, value))


def minmax(container, *, stream=None):
    handle = container_handle("container", container)
    if stream is not None and has_all_elements(container):
        both = np.empty(2, container.dtype)
        call = raw_queue.container_queue_minmax_local
        return answered(container, stream, call, handle, buffer=both, read=tuple)
    if stream is not None:
        return done(container, stream, lambda: minmax(container))
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    raw.container_minmax(handle, writable_memory(low), writable_memory(high))
    return low[()], high[()]


def min_element(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_min_element, raw_queue.container_queue_min_element_local
    return _scalar_result(calls, np.int64, container, stream, handle)


def max_element(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_max_element, raw_queue.container_queue_max_element_local
    return _scalar_result(calls, np.int64, container, stream, handle)


# ---- statistics --------------------------------------------------------------------------------


def mean(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_mean, raw_queue.container_queue_mean_local
    return _scalar_result(calls, np.float64, container, stream, handle)


def var(container, ddof=0, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_var, raw_queue.container_queue_var_local
    return _scalar_result(
        calls, np.float64, container, stream, handle, arguments.size("ddof", ddof)
    )


def norm(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_norm, raw_queue.container_queue_norm_local
    return _scalar_result(calls, np.float64, container, stream, handle)


def dot(a, b, *, stream=None):
    handles = container_handle("a", a), container_handle("b", b)
    calls = raw.container_dot, raw_queue.container_queue_dot_local
    if stream is not None and not is_same_layout(a, b):
        return done(a, stream, lambda: dot(a, b))
    return _scalar_result(calls, np.float64, a, stream, *handles)


def histogram(container, bins=10, range=None, *, stream=None):
    handle = container_handle("container", container)
    bins = arguments.size("bins", bins)
    if stream is not None and not has_all_elements(container):
        return done(container, stream, lambda: histogram(container, bins, range))
    low, high = _edges(container, range)
    found = np.zeros(bins, np.uint64)
    if stream is not None:
        call = raw_queue.container_queue_histogram_local
        args = handle, low, high, bins

        def read(counts):
            return counts.astype(np.int64), np.linspace(low, high, bins + 1)

        return answered(container, stream, call, *args, buffer=found, read=read)
    raw.container_histogram(handle, low, high, bins, arguments.numbers(found))
    return found.astype(np.int64), np.linspace(low, high, bins + 1)


def quantile(container, q, *, stream=None):
    handle = container_handle("container", container)
    if stream is not None and not has_all_elements(container):
        return done(container, stream, lambda: quantile(container, q))
    wanted = np.array(arguments.array("q", q)[0], np.float64, order="C")
    found = np.empty_like(wanted)
    args = handle, ffi.from_buffer("double[]", wanted), wanted.size
    if stream is not None:
        call = raw_queue.container_queue_quantile_local
        return answered(container, stream, call, *args, buffer=found, read=_unwrap)
    raw.container_quantile(*args, ffi.from_buffer("double[]", found))
    return found[()]


# ---- shared helpers ----------------------------------------------------------------------------


def _scalar_result(calls, dtype, container, stream, *args):
    """Returns the result of the first of two C functions or, with a stream, a Future.

    With a stream, queues the second function, which processes the local part, if this rank has all
    elements.  Otherwise synchronizes the stream and calls the first one.
    """
    if stream is None:
        return calls[0](*args)
    if not has_all_elements(container):
        return done(container, stream, lambda: calls[0](*args))
    found = np.empty((), dtype)
    return answered(container, stream, calls[1], *args, buffer=found, read=np.ndarray.item)


def _element(container, value):
    """Returns the address of `value` as one element of the container's dtype."""
    return memory(container._element("value", value))


def _unwrap(found):
    """Returns a zero-dimensional array as a scalar, and other arrays unchanged."""
    return found[()]


def _edges(container, value_range):
    """Returns the lowest and highest edge of a histogram.  Collective if `value_range` is None.

    An empty range is widened by 0.5 to both sides.
    """
    if value_range is not None:
        low, high = _pair("range", value_range)
    elif container.empty:
        low, high = 0.0, 1.0
    else:
        low, high = map(float, minmax(container))
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def _pair(argument, values):
    """Returns two numbers as floats; raises unless the first one is at most the second."""
    try:
        low, high = map(float, values)
    except (TypeError, ValueError):
        refuse(argument, values, "two numbers, the lower one first", kind=MismatchError)
    if not low <= high:
        refuse(argument, values, "two numbers, the lower one first", kind=MismatchError)
    return low, high
