# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/failure.py.j2.
# Do not edit.
"""Failures of the library as exceptions."""

import sys
import warnings
from typing import Any

from dtl._native import ffi, lib
from dtl._status import EXCEPTIONS, NAMES, BoundsError

_rewriters: Any = []  # the package's function that rewrites messages, if it has set one


def deprecated(message):
    """Warns about a deprecated function at the line of the user's program that called it."""
    package, frame, level = __file__.rpartition("/")[0], sys._getframe(1), 2
    while frame.f_back is not None and frame.f_code.co_filename.startswith(package):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, DeprecationWarning, level)


def text(pointer):
    """Returns the C string at `pointer`, which C owns."""
    return ffi.string(pointer).decode()


def report(function):
    """Returns the complete text of a C function (buffer, size) that returns the text's length."""
    length = function(ffi.NULL, 0)
    buffer = ffi.new("char[]", length + 1)
    function(buffer, length + 1)
    return ffi.string(buffer).decode(errors="replace")


def last_error():
    """Returns the message of this thread's last failure in the library."""
    return "a call has failed"


def set_rewriter(rewrite):
    """Sets the function that rewrites the library's messages for exceptions."""
    _rewriters[:] = [rewrite]


def fail(status):
    """Raises the exception of an error status; returns for other codes of the success category."""
    kind = EXCEPTIONS.get(status, BoundsError)
    if kind is None:
        return
    message = last_error()
    for rewrite in _rewriters:
        message = rewrite(message)
    raise error(kind, status, message)


def error(kind, status, message):
    """Returns the exception of this class with its status."""
    found = kind(f"{NAMES.get(status, status)}: {message}")
    found.status = status
    return found
