# SPDX-License-Identifier: BSD-3-Clause
"""How objects with a handle of the library's are closed, by whom, and what becomes of garbage.

Ranks collect garbage at different times, and in any thread.  So a handle that communicates is kept
if it is found this way, with a warning, and freed by the thread that next makes or closes such an
object; or by the library, when the program ends.  collective_objects.py has those that all ranks
free together.
"""

import atexit
import warnings
from collections import deque
from sys import is_finalizing
from types import MemberDescriptorType
from typing import Any
from weakref import WeakSet

import numpy as np

from dtl._core import caller, in_use, interrupt, other_names
from dtl._core.errors import IS_CHECKING, failure, refuse
from dtl._native import ffi, lib

_opened_objects: "WeakSet[Any]" = WeakSet()  # those that warn at the end of the process
_abandoned: "deque[tuple[Any, Any]]" = deque()  # what frees it, and the handle


class Made:
    """An object whose class sets all of its attributes where it makes one."""

    __slots__ = ()

    def __getattr__(self, name):
        """Tells of what is not set, since __new__ alone has made the object: it is not open."""
        if name == "_is_open":
            return False
        for kind in type(self).__mro__:
            found = vars(kind).get(name)
            if isinstance(found, MemberDescriptorType):
                what = f"self: a dtl.{type(self).__name__} that __new__ has made alone"
                expected = "one that its class has made"
                raise failure("self", "init", what, expected, kind=AttributeError)
            if found is not None:  # a property, which has failed
                return found.__get__(self, type(self))
        kind = type(self)
        words = f"{kind.__name__!r} object has no attribute {name!r}"
        if not name.startswith("_"):
            words += other_names.advice(name, **{kind.__name__: kind})
        raise AttributeError(words)


class Native(Made):
    """What stands for something of the library's, which no other process can have."""

    __slots__ = ()

    @staticmethod
    def _is_ending():
        """Returns whether the process ends, when names of a module may be None already."""
        return is_finalizing is None or is_finalizing()

    _stands_for = "memory and communication"

    def __reduce_ex__(self, protocol):
        what = (
            f"a dtl.{type(self).__name__} can't be pickled or copied: it stands for"
            f" {self._stands_for} of this process"
        )
        expected = "what it holds, as Python or NumPy has it"
        raise failure("self", "pickle", what, expected, kind=TypeError)

    def _handed(self, handle, made_by):
        """`handle`, for one that only functions of the package make."""
        if isinstance(handle, ffi.CData):
            return handle
        what = f"a dtl.{type(self).__name__} is not made by a call"
        raise failure("self", "call", what, made_by, kind=TypeError)


class Closable(Native):
    """An object that is open until it is closed, by close() or at the end of `with`.

    Each kind says what it is called and how its handle is freed, in _free(), and may say in _drop()
    what becomes of one that nobody has closed.
    """

    __slots__ = ("__weakref__", "_handle", "_is_open", "_made_at")

    _noun = "an object"
    _free: Any = None  # C's function, which each kind has
    _is_missed = True  # whether it warns where nobody closes it

    def _open(self, handle):
        self._handle = handle
        self._made_at = caller.place()
        self._is_open = True
        tell_place(handle, self._made_at)
        if self._is_missed:
            _opened_objects.add(self)

    @property
    def is_valid(self):
        return self._is_open

    def close(self):
        if self._is_open:
            in_use.refuse(self)
            self._is_open = False
            with interrupt.closing():
                self._close()
                settle()

    def _close(self):
        type(self)._free(self._handle)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        # At the end of the process the names of a module may be None already.
        if getattr(self, "_is_open", False) and not self._is_ending():
            self._drop()

    def _opened(self):
        """The handle, of an object that is open."""
        if not self._is_open:
            refuse(caller.parameter(self), self, f"{self._noun} that is open", rule="handle")
        return self._handle

    def _drop(self):
        postpone(type(self)._free, self._handle)
        forgotten(self._about(), self._made_at, self)


def tell_place(handle, place=None):
    """Under DTL_CHECK=1 name the line that made a handle, should that be open at the end."""
    if IS_CHECKING and handle != ffi.NULL:
        pointer = ffi.cast("void *", handle)
        lib.dtl_tell_place(pointer, (place or caller.place()).encode())


def viewed(pointer, count, dtype, memory):
    """An array over elements in `memory`, which lives as long as the array."""
    hold = ffi.gc(memory, lib.dtl_memory_release)
    pointer = ffi.gc(pointer, lambda _, hold=hold: ffi.release(hold))
    return elements_at(pointer, count, dtype)


def elements_at(pointer, count, dtype):
    """An array over elements of the library's or the program's, for as long as it has them."""
    return np.frombuffer(ffi.buffer(pointer, count * dtype.itemsize), dtype)


def dropped(what, source):
    """Warn of an object that was left to the garbage collector too early."""
    words = f"a {what}; it was made at {source._made_at}"
    warnings.warn(words, ResourceWarning, 3, source=source)


def forgotten(what, made, source):
    """Warn of an object that was left open, and say where that was made."""
    warnings.warn(
        f"{what} was never closed; it was made at {made}", ResourceWarning, 2, source=source
    )


@atexit.register
def _warn_at_exit():
    """Warn of objects that are open at the end, for which Python calls no __del__ in time."""
    for each in sorted(_opened_objects, key=lambda found: found._made_at):
        if each._is_open:
            forgotten(each._about(), each._made_at, each)


def postpone(free, handle):
    """Keep a handle that garbage may not free."""
    _abandoned.append((free, handle))


def settle():
    """Free what was abandoned since."""
    while _abandoned:
        try:
            free, handle = _abandoned.popleft()
        except IndexError:  # another thread was faster
            return
        free(handle)
