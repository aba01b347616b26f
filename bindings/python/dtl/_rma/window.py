# SPDX-License-Identifier: BSD-3-Clause
"""Windows: memory that ranks expose to each other for one-sided operations."""

import numpy as np

from dtl._calls.window import WindowCalls
from dtl._context.collective_objects import CollectiveObject, free_released
from dtl._core import arguments as _arguments
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import UNUSUAL, refuse
from dtl._core.group import handle_of
from dtl._core.lifetime import owning_view
from dtl._failure import fail
from dtl._native import ffi, lib
from dtl._raw import window as raw

_flush = lib.dtl_window_flush


class Window(WindowCalls, CollectiveObject):
    __slots__ = ("_address", "_dtype", "_exposed", "_is_dynamic", "_size")
    _noun = "a window"
    _free = raw.window_destroy

    def __init__(self, ctx, size=None, *, base=None):
        context = handle_of(ctx)
        if size is None and base is None:
            refuse("size", size, "size or base", rule="match")
        if base is None:
            self._make(ctx, raw.window_allocate, context, _arguments.size("size", size))
            return
        array = _check_exposable("base", base)
        count = array.nbytes if size is None else _arguments.size("size", size)
        if count > array.nbytes:
            refuse("size", size, f"at most base's bytes, {array.nbytes}", rule="range")
        address = writable_memory(array) if count else ffi.NULL
        self._make(ctx, raw.window_create, context, address, count, exposed=[array])

    @classmethod
    def dynamic(cls, ctx):
        window = cls.__new__(cls)
        window._make(ctx, raw.window_create_dynamic, handle_of(ctx), is_dynamic=True)
        return window

    def _make(self, ctx, create, *arguments, exposed=(), is_dynamic=False):
        """Creates the C window with `create`, and takes ownership of it.  Collective."""
        free_released(ctx)
        handle = create(*arguments)
        self._address = int(ffi.cast("uintptr_t", handle))  # None once it is closed
        self._exposed = list(exposed)  # exposed arrays, kept alive until the window is freed
        self._size = raw.window_size(handle)
        self._is_dynamic = is_dynamic
        dtype = exposed[0].dtype if exposed else None
        self._dtype = None if dtype is None or dtype.kind == "V" or dtype == np.uint8 else dtype
        self._open_collectively(ctx, handle)
        self._kept.holds = self._exposed

    @property
    def size(self):
        if self._is_dynamic and self._is_open:
            return raw.window_size(self._handle)
        return self._size

    @property
    def base(self):
        return int(ffi.cast("uintptr_t", raw.window_base(self._opened()))) or None

    def local_view(self, dtype=np.uint8):
        found = np.dtype(dtype)
        handle = self._opened()
        count = self._size // found.itemsize
        pointer = raw.window_base(handle)
        if pointer == ffi.NULL:
            return np.empty(0, found)
        if self._exposed:
            return self._exposed[0].reshape(-1).view(np.uint8)[: count * found.itemsize].view(found)
        return owning_view(pointer, count, found, raw.window_memory(handle))

    def attach(self, array):
        handle = self._opened()
        found = _check_exposable("array", array)
        offset = raw.window_attach(
            handle, writable_memory(found) if found.nbytes else ffi.NULL, found.nbytes
        )
        self._exposed.append(found)
        return offset

    def detach(self, array):
        handle = self._opened()
        positions = [index for index, each in enumerate(self._exposed) if each is array]
        if not positions:
            refuse("array", array, "an array that is attached", rule="state")
        raw.window_detach(handle, memory(array))
        del self._exposed[positions[-1]]

    def post(self, origins):
        raw.window_post(self._opened(), *_ranks("origins", origins))

    def start(self, targets):
        raw.window_start(self._opened(), *_ranks("targets", targets))

    def flush(self, target):
        try:
            status = _flush(self._opened(), target)
        except UNUSUAL:
            raw.window_flush(self._opened(), _arguments.integer("target", target))
        else:
            if status:
                fail(status)

    def close(self):
        super().close()
        self._address = None

    def _about(self):
        return f"a dtl.Window of {self.size} bytes"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Window, closed>"
        return f"<dtl.Window, {'dynamic, ' * self._is_dynamic}{self.size} bytes>"


def _check_exposable(argument, array):
    """Returns the caller's array, never a copy, as other ranks write to it; raises if it cannot be
    exposed.
    """
    if not isinstance(array, np.ndarray):
        refuse(argument, array, "a NumPy array")
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        words = f"an array of strides {array.strides}, writable: {array.flags.writeable}"
        refuse(argument, words, "a writable C-contiguous array", rule="contiguous")
    return array


def _ranks(argument, values):
    """Returns ranks as a C array, and their count."""
    try:
        found = [_arguments.integer(argument, value) for value in values]
    except TypeError:
        refuse(argument, values, "a sequence of ranks")
    return ffi.new("dtl_rank_t[]", found), len(found)
