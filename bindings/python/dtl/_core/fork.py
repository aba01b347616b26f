# SPDX-License-Identifier: BSD-3-Clause
"""Refuses calls on objects of the parent in a forked process, as the C library does.

The library refuses the parent's handles in a child, but methods that only read attributes in
Python would continue with the parent's data.  After a fork, the child replaces the methods of its
classes by guarded ones; other processes pay no cost.  Properties that need no call into the
library, such as rank, shape and dtype, remain usable.

The child of a rank cannot create objects.  The child of a process outside a job can, and all
methods of such new objects work.
"""

import gc
import os
import sys
from functools import wraps
from types import FunctionType
from typing import Any

from dtl._core.lifetime import Native
from dtl._failure import error as _error
from dtl._failure import last_error
from dtl._native import ffi, lib
from dtl._status import EXCEPTIONS, INVALID_STATE

_OPERATORS = ("array", "array_ufunc", "await", "bool", "contains", "getitem", "iter", "setitem")
_SPECIAL = {f"__{name}__" for name in _OPERATORS}


_FORKED_OBJECT = (
    "the object is of the process that was forked; expected one that this process has made"
)

_of_parent: "dict[int, Any]" = {}  # the parent's objects by id; retained so that ids stay unique


def _raise_forked(thing, name):
    """Raises for the use of an object of the parent; `name` is the method that was called."""
    lib.dtl_barrier(ffi.NULL)  # fails with the library's message in a child of a rank
    words = last_error().partition(": ")[2].rpartition(" [")[0]
    owner = type(thing).__name__
    what = words if "forked" in words else _FORKED_OBJECT
    words = f"{owner}.{name}: {what} [DTL-{owner}.{name}-state]"
    raise _error(EXCEPTIONS[INVALID_STATE], INVALID_STATE, words)


def _guarded_method(name, found):
    """Returns a method that raises for objects of the parent, and else calls `found`."""

    @wraps(found)
    def method(self, *args, **named):
        if id(self) in _of_parent:
            _raise_forked(self, name)
        return found(self, *args, **named)

    return method


def _guarded_property(name, found):
    """Returns a property that raises the error of forked objects if its getter fails in any way."""

    def guarded(self):
        try:
            return found.fget(self)
        except Exception:
            if id(self) in _of_parent:
                _raise_forked(self, name)
            raise

    return property(guarded, found.fset)


def _dispatch_by_process(found, of_parent):
    """Returns a method that calls `of_parent` for objects of the parent, and `found` for others."""

    @wraps(found)
    def method(self, *args):
        return (of_parent if id(self) in _of_parent else found)(self, *args)

    return method


def _close_nothing(*_):
    """Does nothing: only the parent closes its object."""


def _forked_repr(self):
    """Returns the repr of an object of the parent."""
    return f"<dtl.{type(self).__name__} of the process that was forked>"


def _guard_class(kind):
    """Replaces the methods and properties of a class that users call by guarded ones."""
    for name, found in list(vars(kind).items()):
        if name == "_opened" or name in _SPECIAL or not name.startswith("_"):
            if isinstance(found, FunctionType):
                setattr(kind, name, _guarded_method(name.strip("_"), found))
            elif isinstance(found, property):
                setattr(kind, name, _guarded_property(name, found))
    for name, of_parent in ("__exit__", _close_nothing), ("__repr__", _forked_repr):
        if name in vars(kind):
            setattr(kind, name, _dispatch_by_process(vars(kind)[name], of_parent))


def _guard_classes_in_child():
    """Records the parent's objects and guards the classes; runs in the child after a fork."""
    _of_parent.update((id(each), each) for each in gc.get_objects() if isinstance(each, Native))
    if not _of_parent:
        return
    public = [each for each in vars(sys.modules["dtl"]).values() if isinstance(each, type)]
    mine = {each for kind in public if issubclass(kind, Native) for each in kind.__mro__}
    for kind in mine:
        if kind.__module__.partition(".")[0] == "dtl":
            _guard_class(kind)


def watch():
    """Installs the fork handler; called once, on import of the package."""
    os.register_at_fork(after_in_child=_guard_classes_in_child)
