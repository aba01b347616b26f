# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on the local part that run in a background thread or on a stream."""

import numpy as np

from dtl._calls import local_algorithm
from dtl._container.array import DistributedArray
from dtl._container.container import container_handle
from dtl._container.vector import DistributedVector
from dtl._core import arguments as _arguments
from dtl._core.errors import refuse
from dtl._device.stream_operations import queued
from dtl._future.future import Future
from dtl._raw import queue as raw_queue
from dtl._status import INVALID_STATE, UnsupportedError


class AlgorithmFuture(Future):
    __slots__ = ()

    def __init__(self, func, args=(), kwargs=None):
        from threading import Thread  # noqa: PLC0415  - most programs don't need it

        _arguments.function("func", func)
        super().__init__()
        Thread(target=self._run, args=(func, args, kwargs or {}), name="dtl-algorithm").start()

    def _run(self, func, args, kwargs):
        """Runs in the background thread; stores the result or exception as the outcome."""
        try:
            value = func(*args, **kwargs)
        except BaseException as error:  # noqa: BLE001  - stored as the outcome
            self._finish(None, error)
        else:
            self._finish(value, None)

    def _refuse_operation(self):
        """Raises: set_result() and the like are for futures made by Future()."""
        refuse("self", self, "one that Future() made", INVALID_STATE)

    def _state(self):
        return "pending, under way" if self._outcome is None else f"done, {super()._state()}"


def async_for_each(vec_or_arr, func, with_index=False):
    return _started("for_each", vec_or_arr, func, with_index)


def async_transform(vec_or_arr, func):
    return _started("transform", vec_or_arr, func)


def async_reduce(vec_or_arr, op="sum", *, stream=None):
    if stream is not None:
        handle = container_handle("vec_or_arr", vec_or_arr)
        found = np.empty((), vec_or_arr.dtype)
        args = handle, _arguments.operation(op), _arguments.writable_memory(found)
        call = raw_queue.container_queue_reduce_local
        return queued(vec_or_arr, stream, call, *args, result=lambda: found[()], keeps=(found,))
    return _started("reduce_local", vec_or_arr, op)


def async_sort(vec_or_arr, reverse=False):
    return _started("sort", vec_or_arr, reverse)


def _started(verb, container, *arguments):
    """Returns a future of the local algorithm `verb`, which runs in a background thread."""
    container_handle("vec_or_arr", container)
    for kind, noun in ((DistributedVector, "vector"), (DistributedArray, "array")):
        if isinstance(container, kind):
            func = getattr(local_algorithm, f"{verb}_{noun}")
            return AlgorithmFuture(func, (container, *arguments))
    words = "a DistributedVector or DistributedArray"
    return refuse("vec_or_arr", container, words, kind=UnsupportedError)
