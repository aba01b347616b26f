# SPDX-License-Identifier: BSD-3-Clause
"""Failures as exceptions: those of the library, and those that are noticed before it is asked."""

from dtl._native import ffi, lib
from dtl._status import (
    ALGORITHM,
    EXCEPTIONS,
    INVALID_ARGUMENT,
    NAMES,
    BackendError,
    DTLError,
    InvalidArgumentError,
)

# What short ways through C raise where an argument is not of the usual kind.
UNUSUAL = (AttributeError, BufferError, KeyError, OverflowError, TypeError, ValueError)

_ROOM = 1024

_last_error = lib.dtl_last_error


class MismatchError(InvalidArgumentError, RuntimeError):
    """Arguments that don't fit together; a RuntimeError too, as older programs expect."""

    __module__ = "dtl"


class UnsupportedError(MismatchError, TypeError):
    """A dtype that the library has no elements of; a TypeError too, as older programs expect."""

    __module__ = "dtl"


class UnavailableError(BackendError, ValueError):
    """A placement that this machine can't serve; a ValueError too, as older programs expect."""

    __module__ = "dtl"

    @classmethod
    def of(cls, error):
        """The same as `error`."""
        found = cls(str(error))
        found.status = error.status
        return found


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


def fail(status):
    """Raise what an error status stands for; the other codes of the success category pass."""
    kind = EXCEPTIONS.get(status, DTLError)
    if kind is not None:
        raise _error(kind, status, last_error())


def failure(status, words):
    """The exception for a failure that the library knows nothing of."""
    return _error(EXCEPTIONS[status], status, words)


def refuse(argument, value, expected, status=INVALID_ARGUMENT, kind=None):
    """Raise for an argument that can't even be handed to the library."""
    words = f"{argument}: {_shown(value)}; expected {expected}"
    raise _error(kind or EXCEPTIONS[status], status, words) from None


def failed_elsewhere(rank):
    """Raise since a function of the user's has raised on another rank."""
    words = f"a function that was called for the elements of rank {rank} has raised there"
    raise _error(DTLError, ALGORITHM, words)


def _error(kind, status, words):
    error = kind(f"{NAMES.get(status, status)}: {words}")
    error.status = status
    return error


def _shown(value):
    words = repr(value)
    return words if len(words) <= 80 else f"{words[:77]}..."
