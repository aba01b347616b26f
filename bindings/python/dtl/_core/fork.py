# SPDX-License-Identifier: BSD-3-Clause
"""Objects of the parent in a process that was forked: their methods refuse, as the library does.

The library refuses the parent's handles in such a process, but methods that answer from what Python
has kept would go on with data of the parent.  They are replaced in the child, so that they cost
nothing elsewhere.  What Python knows of an object by itself (its rank, shape or dtype) stays.

The child of a rank can make no objects.  That of a process that has joined no job can, and these
have all methods.
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


_ALONE = "the object is of the process that was forked; expected one that this process has made"

_of_parent: "dict[int, Any]" = {}  # objects by id; they stay, so that no other has that id


def _refused(thing, name):
    lib.dtl_barrier(ffi.NULL)  # the library says what is wrong with every call in a child of a rank
    words = last_error().partition(": ")[2].rpartition(" [")[0]
    owner = type(thing).__name__
    words = f"{owner}.{name}: {words if 'forked' in words else _ALONE} [DTL-{owner}.{name}-state]"
    raise _error(EXCEPTIONS[INVALID_STATE], INVALID_STATE, words)


def _refusing(name, found):
    @wraps(found)
    def method(self, *args, **named):
        if id(self) in _of_parent:
            _refused(self, name)
        return found(self, *args, **named)

    return method


def _answering(name, found):
    """A property that asks the library is refused, in whatever way it fails."""

    def answer(self):
        try:
            return found.fget(self)
        except Exception:
            if id(self) in _of_parent:
                _refused(self, name)
            raise

    return property(answer, found.fset)


def _either(found, of_parent):
    """A method that is another one for objects of the parent."""

    @wraps(found)
    def method(self, *args):
        return (of_parent if id(self) in _of_parent else found)(self, *args)

    return method


def _closes_nothing(*_):
    """The object is the parent's to close."""


def _words(self):
    return f"<dtl.{type(self).__name__} of the process that was forked>"


def _replace(kind):
    for name, found in list(vars(kind).items()):
        if name == "_opened" or name in _SPECIAL or not name.startswith("_"):
            if isinstance(found, FunctionType):
                setattr(kind, name, _refusing(name.strip("_"), found))
            elif isinstance(found, property):
                setattr(kind, name, _answering(name, found))
    for name, of_parent in ("__exit__", _closes_nothing), ("__repr__", _words):
        if name in vars(kind):
            setattr(kind, name, _either(vars(kind)[name], of_parent))


def _in_child():
    _of_parent.update((id(each), each) for each in gc.get_objects() if isinstance(each, Native))
    if not _of_parent:
        return
    public = [each for each in vars(sys.modules["dtl"]).values() if isinstance(each, type)]
    mine = {each for kind in public if issubclass(kind, Native) for each in kind.__mro__}
    for kind in mine:
        if kind.__module__.partition(".")[0] == "dtl":
            _replace(kind)


def watch():
    os.register_at_fork(after_in_child=_in_child)
