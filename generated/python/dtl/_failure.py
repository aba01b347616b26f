# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/failure.py.j2.
# Do not edit.
"""Failures of the library as exceptions."""

import sys
import warnings
from typing import Any

from dtl._native import ffi, lib
from dtl._status import EXCEPTIONS, NAMES, DTLError

_ROOM = 1024

_last_error = lib.dtl_last_error

_told: Any = []  # how failures are told; the package may put in a function of its own


def deprecated(words):
    """Warn of a function that will go, at the place where the user's program called."""
    package, frame, level = __file__.rpartition("/")[0], sys._getframe(1), 2
    while frame.f_back is not None and frame.f_code.co_filename.startswith(package):
        frame, level = frame.f_back, level + 1
    warnings.warn(words, DeprecationWarning, level)


def text(pointer):
    """The text at `pointer`, which C owns."""
    return ffi.string(pointer).decode()


def report(ask):
    """The whole text of a C function (buffer, size) that answers with the text's length."""
    length = ask(ffi.NULL, 0)
    buffer = ffi.new("char[]", length + 1)
    ask(buffer, length + 1)
    return ffi.string(buffer).decode(errors="replace")


def last_error():
    """This thread's last failure in the library, in words."""
    buffer = ffi.new("char[]", _ROOM)
    if _last_error(buffer, _ROOM) >= _ROOM:
        return report(_last_error)
    return ffi.string(buffer).decode(errors="replace")


def tell_by(words):
    """Have failures told as `words` makes them of what the library says."""
    _told[:] = [words]


def fail(status):
    """Raise what an error status stands for; the other codes of the success category pass."""
    kind = EXCEPTIONS.get(status, DTLError)
    if kind is None:
        return
    words = last_error()
    for tell in _told:
        words = tell(words)
    raise error(kind, status, words)


def error(kind, status, words):
    """The exception of that kind."""
    found = kind(f"{NAMES.get(status, status)}: {words}")
    found.status = status
    return found
