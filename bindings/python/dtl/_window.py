# SPDX-License-Identifier: BSD-3-Clause
"""Memory that ranks open to each other."""

from sys import is_finalizing

import numpy as np

from dtl import _arguments, _lifetime
from dtl._arguments import memory, room
from dtl._constants import LockMode
from dtl._error import UNUSUAL, fail, refuse
from dtl._group import handle_of
from dtl._native import ffi, lib
from dtl._raw import window as raw

_flush = lib.dtl_window_flush


class Window:
    __slots__ = (
        "__weakref__",
        "_address",
        "_handle",
        "_is_dynamic",
        "_is_open",
        "_lent",
        "_made_at",
        "_size",
    )

    def __init__(self, ctx, size=None, *, base=None):
        self._is_open = False
        context = handle_of(ctx)
        if (size is None) == (base is None):
            refuse("size", size, "either size or base")
        if base is None:
            self._open(raw.window_allocate, context, _arguments.size("size", size))
            return
        array = _lent("base", base)
        address = room(array) if array.nbytes else ffi.NULL
        self._open(raw.window_create, context, address, array.nbytes, lent=[array])

    @classmethod
    def dynamic(cls, ctx):
        window = cls.__new__(cls)
        window._is_open = False
        window._open(raw.window_create_dynamic, handle_of(ctx), is_dynamic=True)
        return window

    def _open(self, make, *arguments, lent=(), is_dynamic=False):
        _lifetime.settle()
        self._handle = make(*arguments)
        self._address = int(ffi.cast("uintptr_t", self._handle))  # None once it is closed
        self._lent = list(lent)  # arrays that stay until the window is freed
        self._size = raw.window_size(self._handle)
        self._is_dynamic = is_dynamic
        self._made_at = _lifetime.origin()
        self._is_open = True

    @property
    def size(self):
        if self._is_dynamic and self._is_open:
            return raw.window_size(self._handle)
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

    def attach(self, array):
        handle = self._opened()
        found = _lent("array", array)
        offset = raw.window_attach(handle, room(found) if found.nbytes else ffi.NULL, found.nbytes)
        self._lent.append(found)
        return offset

    def detach(self, array):
        handle = self._opened()
        held = [index for index, each in enumerate(self._lent) if each is array]
        if not held:
            refuse("array", array, "an array that is attached")
        raw.window_detach(handle, memory(array))
        del self._lent[held[-1]]

    def fence(self):
        raw.window_fence(self._opened())

    def post(self, origins):
        raw.window_post(self._opened(), *_ranks("origins", origins))

    def start(self, targets):
        raw.window_start(self._opened(), *_ranks("targets", targets))

    def complete(self):
        raw.window_complete(self._opened())

    def wait(self):
        raw.window_wait(self._opened())

    def test(self):
        return bool(raw.window_test(self._opened()))

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
        try:
            status = _flush(self._opened(), target)
        except UNUSUAL:
            raw.window_flush(self._opened(), _arguments.integer("target", target))
        else:
            if status:
                fail(status)

    def flush_all(self):
        raw.window_flush_all(self._opened())

    def flush_local(self, target):
        raw.window_flush_local(self._opened(), _arguments.integer("target", target))

    def flush_local_all(self):
        raw.window_flush_local_all(self._opened())

    def close(self):
        if self._is_open:
            self._is_open = False
            self._address = None
            raw.window_destroy(self._handle)
            _lifetime.settle()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        if self._is_open and not is_finalizing():
            what = f"a dtl.Window of {self.size} bytes"
            held = self._handle, self._lent
            _lifetime.abandon(what, _free, held, self._made_at, self)

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Window, closed>"
        return f"<dtl.Window, {'dynamic, ' * self._is_dynamic}{self.size} bytes>"

    def _opened(self):
        if not self._is_open:
            refuse("self", self, "a window that is open")
        return self._handle


def _free(held):
    raw.window_destroy(held[0])


def _lent(argument, array):
    """Memory that other ranks will write to: the caller's own array, never a copy."""
    if not isinstance(array, np.ndarray):
        refuse(argument, array, "a NumPy array")
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        words = f"an array of strides {array.strides}, writable: {array.flags.writeable}"
        refuse(argument, words, "a writable C-contiguous array")
    return array


def _ranks(argument, values):
    """Ranks as an array for C."""
    try:
        found = [_arguments.integer(argument, value) for value in values]
    except TypeError:
        refuse(argument, values, "a sequence of ranks")
    return ffi.new("dtl_rank_t[]", found), len(found)
