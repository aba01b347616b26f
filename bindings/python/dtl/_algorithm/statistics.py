# SPDX-License-Identifier: BSD-3-Clause
"""What is found of all elements of a container: numbers, or with a stream futures of these."""

import numpy as np

from dtl._algorithm.algorithm import has_all, lie_alike
from dtl._container.container import container_handle
from dtl._core import arguments
from dtl._core.arguments import memory, room
from dtl._core.errors import refuse
from dtl._device.queue import answered, done
from dtl._native import ffi
from dtl._raw import algorithm as raw
from dtl._raw import queue as raw_queue
from dtl._status import MismatchError

# ---- search ------------------------------------------------------------------------------------


def find(container, value, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_find, raw_queue.container_queue_find_local
    return _number(calls, np.int64, container, stream, handle, _element(container, value))


def count(container, value, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_count, raw_queue.container_queue_count_local
    return _number(calls, np.uint64, container, stream, handle, _element(container, value))


def minmax(container, *, stream=None):
    handle = container_handle("container", container)
    if stream is not None and has_all(container):
        both = np.empty(2, container.dtype)
        call = raw_queue.container_queue_minmax_local
        return answered(container, stream, call, handle, room=both, read=tuple)
    if stream is not None:
        return done(container, stream, lambda: minmax(container))
    low, high = np.empty((), container.dtype), np.empty((), container.dtype)
    raw.container_minmax(handle, room(low), room(high))
    return low[()], high[()]


def min_element(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_min_element, raw_queue.container_queue_min_element_local
    return _number(calls, np.int64, container, stream, handle)


def max_element(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_max_element, raw_queue.container_queue_max_element_local
    return _number(calls, np.int64, container, stream, handle)


# ---- statistics --------------------------------------------------------------------------------


def mean(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_mean, raw_queue.container_queue_mean_local
    return _number(calls, np.float64, container, stream, handle)


def var(container, ddof=0, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_var, raw_queue.container_queue_var_local
    return _number(calls, np.float64, container, stream, handle, arguments.size("ddof", ddof))


def norm(container, *, stream=None):
    handle = container_handle("container", container)
    calls = raw.container_norm, raw_queue.container_queue_norm_local
    return _number(calls, np.float64, container, stream, handle)


def dot(a, b, *, stream=None):
    handles = container_handle("a", a), container_handle("b", b)
    calls = raw.container_dot, raw_queue.container_queue_dot_local
    if stream is not None and not lie_alike(a, b):
        return done(a, stream, lambda: dot(a, b))
    return _number(calls, np.float64, a, stream, *handles)


def histogram(container, bins=10, range=None, *, stream=None):
    handle = container_handle("container", container)
    bins = arguments.size("bins", bins)
    if stream is not None and not has_all(container):
        return done(container, stream, lambda: histogram(container, bins, range))
    low, high = _edges(container, range)
    found = np.zeros(bins, np.uint64)
    if stream is not None:
        call = raw_queue.container_queue_histogram_local
        given = handle, low, high, bins

        def read(counts):
            return counts.astype(np.int64), np.linspace(low, high, bins + 1)

        return answered(container, stream, call, *given, room=found, read=read)
    raw.container_histogram(handle, low, high, bins, arguments.numbers(found))
    return found.astype(np.int64), np.linspace(low, high, bins + 1)


def quantile(container, q, *, stream=None):
    handle = container_handle("container", container)
    if stream is not None and not has_all(container):
        return done(container, stream, lambda: quantile(container, q))
    wanted = np.array(arguments.array("q", q)[0], np.float64, order="C")
    found = np.empty_like(wanted)
    given = handle, ffi.from_buffer("double[]", wanted), wanted.size
    if stream is not None:
        call = raw_queue.container_queue_quantile_local
        return answered(container, stream, call, *given, room=found, read=_whole)
    raw.container_quantile(*given, ffi.from_buffer("double[]", found))
    return found[()]


# ---- what they share ---------------------------------------------------------------------------


def _number(calls, dtype, container, stream, *given):
    """By the first of two functions; or queued by the second, which is for this rank's part, where
    that is all.
    """
    if stream is None:
        return calls[0](*given)
    if not has_all(container):
        return done(container, stream, lambda: calls[0](*given))
    found = np.empty((), dtype)
    return answered(container, stream, calls[1], *given, room=found, read=np.ndarray.item)


def _element(container, value):
    return memory(container._element("value", value))


def _whole(found):
    return found[()]


def _edges(container, given):
    """Those of the outer bins; a range of no width is one around it."""
    if given is not None:
        low, high = _pair("range", given)
    elif container.empty:
        low, high = 0.0, 1.0
    else:
        low, high = map(float, minmax(container))
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def _pair(argument, given):
    try:
        low, high = map(float, given)
    except (TypeError, ValueError):
        refuse(argument, given, "two numbers, the lower one first", kind=MismatchError)
    if not low <= high:
        refuse(argument, given, "two numbers, the lower one first", kind=MismatchError)
    return low, high
