# SPDX-License-Identifier: BSD-3-Clause
"""One-sided memory."""

from sys import is_finalizing

import numpy as np

from dtl import _arguments, _dtypes, _lifetime
from dtl._arguments import memory, room
from dtl._constants import DTL_OP_SUM, LockMode
from dtl._context import handle_of
from dtl._error import refuse
from dtl._native import ffi
from dtl._raw import window as raw


class Window:
    __slots__ = ("__weakref__", "_array", "_handle", "_is_open", "_made_at", "_size")

    def __init__(self, ctx, size=None, *, base=None):
        self._is_open = False
        context = handle_of(ctx)
        if (size is None) == (base is None):
            refuse("size", size, "either size or base")
        _lifetime.settle()
        self._array = None
        if base is None:
            self._handle = raw.window_allocate(context, _arguments.size("size", size))
        else:
            self._array = _lent(base)
            address = room(self._array) if self._array.nbytes else ffi.NULL
            self._handle = raw.window_create(context, address, self._array.nbytes)
        self._size = raw.window_size(self._handle)
        self._made_at = _lifetime.origin()
        self._is_open = True

    @property
    def size(self):
        return self._size

    @property
    def base(self):
        return int(ffi.cast("uintptr_t", raw.window_base(self._opened())))

    @property
    def is_valid(self):
        return self._is_open

    def local_view(self, dtype=np.uint8):
        found = np.dtype(dtype)
        pointer = raw.window_base(self._opened())
        if pointer == ffi.NULL:
            return np.empty(0, found)
        return np.frombuffer(
            ffi.buffer(pointer, self._size // found.itemsize * found.itemsize), found
        )

    def fence(self):
        raw.window_fence(self._opened())

    def lock(self, target, mode="exclusive"):
        number = _arguments.member("mode", mode, LockMode)
        raw.window_lock(self._opened(), _arguments.integer("target", target), number)

    def unlock(self, target):
        raw.window_unlock(self._opened(), _arguments.integer("target", target))

    def lock_all(self):
        raw.window_lock_all(self._opened())

    def unlock_all(self):
        raw.window_unlock_all(self._opened())

    def flush(self, target):
        raw.window_flush(self._opened(), _arguments.integer("target", target))

    def flush_all(self):
        raw.window_flush_all(self._opened())

    def flush_local(self, target):
        raw.window_flush_local(self._opened(), _arguments.integer("target", target))

    def flush_local_all(self):
        raw.window_flush_local_all(self._opened())

    def close(self):
        if self._is_open:
            self._is_open = False
            raw.window_destroy(self._handle)
            _lifetime.settle()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        if self._is_open and not is_finalizing():
            what = f"a dtl.Window of {self._size} bytes"
            held = self._handle, self._array  # the array stays until the window is freed
            _lifetime.abandon(what, _free, held, self._made_at, self)

    def __repr__(self):
        return f"<dtl.Window, {self._size} bytes>" if self._is_open else "<dtl.Window, closed>"

    def _opened(self):
        if not self._is_open:
            refuse("self", self, "a window that is open")
        return self._handle


def rma_put(window, target, offset, data):
    array, _ = _arguments.array("data", data)
    raw.rma_put(*_place(window, target, offset), memory(array), array.nbytes)


def rma_get(window, target, offset, size, dtype=np.float64):
    found, _ = _dtypes.given(dtype)
    count, rest = divmod(_arguments.size("size", size), found.itemsize)
    if rest:
        refuse("size", size, f"a multiple of {found.itemsize}, the bytes of a {found}")
    result = np.empty(count, found)
    raw.rma_get(*_place(window, target, offset), room(result), result.nbytes)
    return result


def rma_accumulate(window, target, offset, data, op="sum"):
    array, dtype = _arguments.array("data", data)
    operation = _arguments.operation(op)
    raw.rma_accumulate(
        *_place(window, target, offset), memory(array), array.nbytes, dtype, operation
    )


def rma_fetch_and_add(window, target, offset, addend, dtype=np.float64):
    found, number = _dtypes.given(dtype)
    origin, result = _element("addend", addend, found), np.empty((), found)
    place = _place(window, target, offset)
    raw.rma_fetch_and_op(*place, memory(origin), room(result), number, DTL_OP_SUM)
    return result[()]


def rma_compare_and_swap(window, target, offset, compare, swap, dtype=np.float64):
    found, number = _dtypes.given(dtype)
    expected, wanted = _element("compare", compare, found), _element("swap", swap, found)
    result = np.empty((), found)
    place = _place(window, target, offset)
    raw.rma_compare_and_swap(*place, memory(expected), memory(wanted), room(result), number)
    return result[()]


def _free(held):
    raw.window_destroy(held[0])


def _place(window, target, offset):
    """Where an operation goes: the window, the rank and the byte."""
    if not isinstance(window, Window):
        refuse("window", window, "a dtl.Window")
    number = _arguments.integer("target", target)
    return window._opened(), number, _arguments.size("offset", offset)


def _element(argument, value, dtype):
    """`value` as one element."""
    try:
        found = np.asarray(value, dtype)
    except (TypeError, ValueError, OverflowError):
        refuse(argument, value, f"one {dtype}")
    if found.size != 1:
        refuse(argument, value, f"one {dtype}")
    return found.reshape(())


def _lent(base):
    """Memory that other ranks will write to: the caller's own array, never a copy."""
    if not isinstance(base, np.ndarray):
        refuse("base", base, "a NumPy array")
    if not base.flags.c_contiguous or not base.flags.writeable:
        refuse("base", f"an array of strides {base.strides}", "a writable C-contiguous array")
    return base
