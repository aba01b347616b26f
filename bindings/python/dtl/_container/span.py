# SPDX-License-Identifier: BSD-3-Clause
"""Distributed spans: views of elements owned by a container or by the program."""

import numpy as np

from dtl._calls.span import DistributedSpanCalls
from dtl._constants import DTL_SPAN_NPOS
from dtl._container.container import DistributedContainer
from dtl._core import arguments, dtypes
from dtl._core.errors import refuse
from dtl._core.lifetime import elements_at
from dtl._native import ffi
from dtl._raw import span as raw
from dtl._status import MismatchError, UnsupportedError


class DistributedSpan(DistributedSpanCalls, DistributedContainer):
    __slots__ = ("_memory",)
    _free = raw.span_destroy
    _noun = "a span"

    def __init__(
        self,
        source,
        dtype=None,
        *,
        local_size=None,
        global_size=None,
        rank=0,
        num_ranks=1,
    ):
        self._memory = None
        wanted = None if dtype is None else dtypes.resolved(dtype)[0]
        if isinstance(source, DistributedContainer):
            _refuse_options(local_size=local_size, global_size=global_size)
            self._view_container(source, wanted)
            return
        self._memory = _elements(source, wanted, local_size)
        self._dtype = self._memory.dtype
        size = self._memory.size
        global_count = size if global_size is None else arguments.size("global_size", global_size)
        number = dtypes.number(self._dtype, "source.dtype")
        ranks = arguments.integer("rank", rank), arguments.integer("num_ranks", num_ranks)
        start = arguments.writable_memory(self._memory) if size else ffi.NULL
        self._adopt(raw.span_create(number, start, size, global_count, *ranks), None)

    def _view_container(self, source, wanted):
        """Initializes the object as a span of the local part of a container or another span."""
        handle = source._opened()
        if wanted is not None and wanted != source.dtype:
            words = f"{source.dtype}, as the source has it"
            refuse("dtype", str(wanted), words, kind=UnsupportedError)
        if isinstance(source, DistributedSpan):
            self._view_span(source, raw.span_subspan(handle, 0, _until_end()))
            return
        self._dtype = source.dtype
        self._adopt(type(source)._span_from(handle), source._context)

    def _new_span_handle(self):
        return raw.span_subspan(self._opened(), 0, _until_end())

    def _view_span(self, span, handle, start=0):
        """Initializes the object as the part of `span` that starts at its element `start`."""
        self._memory = span._memory
        self._dtype = span.dtype
        self._adopt(handle, span._context)
        if self._memory is not None:
            self._memory = self._memory[start : start + self._local_size]

    def _host_array(self):
        return super()._host_array() if self._memory is None else self._memory[:]

    def first(self, count):
        handle = self._opened()
        new_handle = raw.span_first(handle, arguments.size("count", count))
        return self._new_span(new_handle, 0)

    def last(self, count):
        handle = self._opened()
        count = arguments.size("count", count)
        return self._new_span(raw.span_last(handle, count), self._local_size - count)

    def subspan(self, offset, count=None):
        handle = self._opened()
        offset = arguments.size("offset", offset)
        count = _until_end() if count is None else arguments.size("count", count)
        return self._new_span(raw.span_subspan(handle, offset, count), offset)

    def _new_span(self, handle, start):
        """Returns a new span that owns `handle` and starts at element `start` of this one."""
        span = DistributedSpan.__new__(DistributedSpan)
        span._view_span(self, handle, start)
        return span


def _until_end():
    """Returns the count that stands for all elements up to the end."""
    return int(ffi.cast("dtl_size_t", DTL_SPAN_NPOS))


def _refuse_options(**options):
    """Raises if an option is not None, since the source defines it."""
    for name, value in options.items():
        if value is not None:
            refuse(name, value, "nothing: the source is a container, which knows", rule="excess")


def _elements(source, wanted, size):
    """Returns the program's memory as a one-dimensional array, without a copy."""
    if isinstance(source, int):
        return _array_at(source, wanted, size)
    _refuse_options(local_size=size)
    if isinstance(source, np.ndarray):
        found = source
    else:
        try:
            found = np.frombuffer(source, wanted or np.uint8)
        except (TypeError, ValueError, BufferError):
            words = "a container, a NumPy array, another object with a buffer, or an address"
            refuse("source", source, words, kind=UnsupportedError)
    if wanted is not None and wanted != found.dtype:
        words = f"{found.dtype}, as the source has it"
        refuse("dtype", str(wanted), words, kind=UnsupportedError)
    if not found.flags.c_contiguous:
        words = "a C-contiguous array: a span copies nothing, np.ascontiguousarray does"
        what = f"an array of strides {found.strides}"
        refuse("source", what, words, kind=MismatchError, rule="contiguous")
    if not found.flags.writeable:
        words = "a writable one: spans are written through"
        refuse("source", "a read-only array", words, rule="writable")
    return found.reshape(-1)


def _array_at(address, wanted, size):
    """Returns an array over the memory at an address; dtype and size are required."""
    if wanted is None:
        refuse("dtype", None, "the type of the elements at the address", rule="null")
    if size is None:
        refuse("local_size", None, "the number of elements at the address", rule="null")
    size = arguments.size("local_size", size)
    if address <= 0 and size > 0:
        refuse("source", address, "an address, above 0", rule="range")
    if size == 0:
        return np.empty(0, wanted)
    return elements_at(ffi.cast("char *", address), size, wanted)
