# SPDX-License-Identifier: BSD-3-Clause
"""Base classes of objects that own a handle of the C library: opening, closing and finalization.

Ranks collect garbage at different times and in any thread, but freeing a handle may communicate.
The finalizer of an unclosed object therefore warns and defers the free: free_deferred() runs when
an object is next created or closed, and the library frees the rest at exit.  Objects that all ranks
free collectively are in collective_objects.py.
"""

import atexit
import warnings
from collections import deque
from sys import is_finalizing
from types import MemberDescriptorType
from typing import Any
from weakref import WeakSet

import numpy as np

from dtl._core import call_site, close_guard, interrupt, name_suggestions
from dtl._core.errors import IS_CHECKING, failure, refuse
from dtl._native import ffi, lib

_opened_objects: "WeakSet[Any]" = WeakSet()  # objects that warn at exit if they are still open
_deferred: "deque[tuple[Any, Any]]" = deque()  # the freeing function and the handle


class InitializedObject:
    """Base class of objects that raise a clear error if only __new__ has created them."""

    __slots__ = ()

    def __getattr__(self, name):
        """Raises for an attribute that is unset because __init__ has not run; _is_open is False.

        For an unknown name, the message suggests DTL's equivalent of a name of another library.
        """
        if name == "_is_open":
            return False
        for kind in type(self).__mro__:
            found = vars(kind).get(name)
            if isinstance(found, MemberDescriptorType):
                what = f"self: a dtl.{type(self).__name__} that __new__ has made alone"
                expected = "one that its class has made"
                raise failure("self", "init", what, expected, kind=AttributeError)
            if found is not None:  # a property whose getter raised AttributeError: raise it again
                return found.__get__(self, type(self))
        kind = type(self)
        words = f"{kind.__name__!r} object has no attribute {name!r}"
        if not name.startswith("_"):
            words += name_suggestions.advice(name, **{kind.__name__: kind})
        raise AttributeError(words)


class Native(InitializedObject):
    """Base class of objects that refer to memory of this process, and so cannot be pickled."""

    __slots__ = ()

    @staticmethod
    def _is_ending():
        """Returns whether the interpreter is finalizing; module globals may then be None."""
        return is_finalizing is None or is_finalizing()

    _stands_for = "memory and communication"

    def __reduce_ex__(self, protocol):
        what = (
            f"a dtl.{type(self).__name__} can't be pickled or copied: it stands for"
            f" {self._stands_for} of this process"
        )
        expected = "what it holds, as Python or NumPy has it"
        raise failure("self", "pickle", what, expected, kind=TypeError)

    def _internal_handle(self, handle, made_by):
        """Returns `handle`; raises if a user calls a class that only the package instantiates."""
        if isinstance(handle, ffi.CData):
            return handle
        what = f"a dtl.{type(self).__name__} is not made by a call"
        raise failure("self", "call", what, made_by, kind=TypeError)


class Closable(Native):
    """Base class of objects that are open until close() or the end of a `with` block.

    A subclass sets _noun for messages and _free, the C function that frees the handle, and defines
    _about(), which returns the text for the object in warnings.  It may override _drop(), the
    finalizer of an object that was not closed.
    """

    __slots__ = ("__weakref__", "_handle", "_is_open", "_made_at")

    _noun = "an object"
    _free: Any = None  # the C function that frees the handle; set by each subclass
    _warns_if_unclosed = True  # whether an unclosed object warns at exit

    def _open(self, handle):
        """Takes ownership of `handle`, marks the object as open and records the source line."""
        self._handle = handle
        self._made_at = call_site.location()
        self._is_open = True
        record_location(handle, self._made_at)
        if self._warns_if_unclosed:
            _opened_objects.add(self)

    @property
    def is_valid(self):
        return self._is_open

    def close(self):
        if self._is_open:
            close_guard.refuse(self)
            self._is_open = False
            with interrupt.closing():
                self._close()
                free_deferred()

    def _close(self):
        """Frees the handle; called once, by close()."""
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
        """Returns the handle; raises if the object is closed."""
        if not self._is_open:
            refuse(
                call_site.parameter_name(self), self, f"{self._noun} that is open", rule="handle"
            )
        return self._handle

    def _drop(self):
        """Defers the free of an object that was garbage-collected while open, and warns."""
        defer_free(type(self)._free, self._handle)
        warn_unclosed(self._about(), self._made_at, self)


def record_location(handle, place=None):
    """Records the source line that created a handle, with DTL_CHECK=1, for the report of leaks."""
    if IS_CHECKING and handle != ffi.NULL:
        pointer = ffi.cast("void *", handle)
        lib.dtl_tell_place(pointer, (place or call_site.location()).encode())


def owning_view(pointer, count, dtype, memory):
    """Returns an array over `count` elements at `pointer`; it owns `memory`, a library handle."""
    hold = ffi.gc(memory, lib.dtl_memory_release)
    pointer = ffi.gc(pointer, lambda _, hold=hold: ffi.release(hold))
    return elements_at(pointer, count, dtype)


def elements_at(pointer, count, dtype):
    """Returns an array over `count` elements at `pointer`, without ownership of the memory."""
    return np.frombuffer(ffi.buffer(pointer, count * dtype.itemsize), dtype)


def warn_dropped(what, source):
    """Warns about an object that was garbage-collected before its operation was complete."""
    words = f"a {what}; it was made at {source._made_at}"
    warnings.warn(words, ResourceWarning, 3, source=source)


def warn_unclosed(what, made, source):
    """Warns about an object that was not closed, and names the line that created it."""
    warnings.warn(
        f"{what} was never closed; it was made at {made}", ResourceWarning, 2, source=source
    )


@atexit.register
def _warn_at_exit():
    """Warns about objects that are still open at exit, whose __del__ runs too late to warn."""
    for each in sorted(_opened_objects, key=lambda found: found._made_at):
        if each._is_open:
            warn_unclosed(each._about(), each._made_at, each)


def defer_free(free, handle):
    """Adds a handle to those that free_deferred() frees; for finalizers, which must not free it."""
    _deferred.append((free, handle))


def free_deferred():
    """Frees the handles of objects that were garbage-collected without being closed."""
    while _deferred:
        try:
            free, handle = _deferred.popleft()
        except IndexError:  # another thread took the last one
            return
        free(handle)
