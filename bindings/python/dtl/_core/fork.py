# SPDX-License-Identifier: BSD-3-Clause
"""Objects in a process that was forked from a rank: its methods refuse, as the library does there.

The library refuses every call in such a process, but methods that answer from what Python has kept
would go on with data of the parent.  They are replaced in the child, so that they cost nothing
elsewhere.  What Python knows of an object by itself (its rank, shape or dtype) stays.
"""

import os
import sys
from types import FunctionType

from dtl._core.lifetime import Native
from dtl._failure import error as _error
from dtl._failure import last_error
from dtl._native import ffi, lib
from dtl._status import EXCEPTIONS, INVALID_STATE

_OPERATORS = ("array", "array_ufunc", "await", "bool", "contains", "getitem", "iter", "setitem")
_SPECIAL = {f"__{name}__" for name in _OPERATORS}


def _refused(owner, name):
    lib.dtl_barrier(ffi.NULL)  # the library says what is wrong with every call in this process
    words = last_error().partition(": ")[2].rpartition(" [")[0]
    words = f"{owner}.{name}: {words} [DTL-{owner}.{name}-state]"
    raise _error(EXCEPTIONS[INVALID_STATE], INVALID_STATE, words)


def _refusing(name):
    def method(self, *_, **__):
        _refused(type(self).__name__, name)

    return method


def _answering(name, found):
    """A property that asks the library is refused, in whatever way it fails."""

    def answer(self):
        try:
            return found.fget(self)
        except Exception:  # noqa: BLE001
            _refused(type(self).__name__, name)

    return property(answer)


def _replace(kind):
    for name, found in list(vars(kind).items()):
        if name == "_opened" or name in _SPECIAL or not name.startswith("_"):
            if isinstance(found, FunctionType):
                setattr(kind, name, _refusing(name.strip("_")))
            elif isinstance(found, property):
                setattr(kind, name, _answering(name, found))
    if "__exit__" in vars(kind):
        kind.__exit__ = lambda *_: None  # the object is the parent's to close
    if "__repr__" in vars(kind):
        kind.__repr__ = lambda self: f"<dtl.{type(self).__name__} of the process that was forked>"


def _in_child():
    public = [each for each in vars(sys.modules["dtl"]).values() if isinstance(each, type)]
    mine = {each for kind in public if issubclass(kind, Native) for each in kind.__mro__}
    for kind in mine:
        if kind.__module__.partition(".")[0] == "dtl":
            _replace(kind)


def watch():
    os.register_at_fork(after_in_child=_in_child)
