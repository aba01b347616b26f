# SPDX-License-Identifier: BSD-3-Clause
"""Failures as exceptions: those of the library, and those that are noticed before it is asked."""

import os
import re

from dtl import _caller
from dtl._native import ffi, lib
from dtl._status import (
    ALGORITHM,
    EXCEPTIONS,
    INVALID_ARGUMENT,
    INVALID_RANK,
    INVALID_STATE,
    NAMES,
    OUT_OF_BOUNDS,
    DTLError,
    MismatchError,
    UnavailableError,
)
from dtl._words import spoken

# What short ways through C raise where an argument is not of the usual kind.
UNUSUAL = (AttributeError, BufferError, KeyError, OverflowError, TypeError, ValueError)

_ROOM = 1024
IS_CHECKING = os.environ.get("DTL_CHECK", "0") != "0"

_last_error = lib.dtl_last_error


# How the rule is called that an argument breaks, if a refusal gives no better name.
_RULES = {
    MismatchError: "match",
    INVALID_RANK: "range",
    INVALID_STATE: "state",
    OUT_OF_BOUNDS: "range",
}


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
    """Raise what an error status stands for, in the name of what was called; the other codes of the
    success category pass.
    """
    kind = EXCEPTIONS.get(status, DTLError)
    if kind is not None:
        raise _error(kind, status, _as_called(last_error()))


def _as_called(words):
    """What the library says, whose functions and arguments have other names."""
    found = re.fullmatch(r"dtl_(\w+): (.*)", words, re.DOTALL)
    if found is None:
        return words
    name = _caller.name()
    within = re.fullmatch(r"(.*, in )dtl_\w+\(.*\)(; expected .*)", found[2], re.DOTALL)
    what = f"{within[1]}{_caller.words()}{within[2]}" if within else found[2]
    what = spoken(found[1], name, what.replace("opts.", ""))
    return f"{name}: {what}".replace(f"[DTL-{found[1]}-", f"[DTL-{name}-")


def refuse(argument, value, expected, status=INVALID_ARGUMENT, kind=None, rule=None):
    """Raise for an argument that can't even be handed to the library."""
    what = f"{argument}: {shown(value)}"
    rule = rule or _RULES.get(kind) or _RULES.get(status, "type")
    raise failure(argument, rule, what, expected, status, kind) from None


def failure(argument, rule, what, expected, status=INVALID_ARGUMENT, kind=None):
    """The exception for what is noticed before the library is asked, or has nothing to do with it.

    It begins with the name of the function that the user called, and ends with an id of that name,
    the argument and the rule that it breaks, as the library's own do: DTL-broadcast-out-shape.
    An attribute of an argument, such as out.shape, is its own rule.
    """
    function = _caller.name()
    parts = re.findall(r"\w+", re.sub(r"\[\d+\]|'s\b", "", argument))
    if len(parts) == 1:
        parts.append(rule)
    words = f"{function}: {what}; expected {expected} [{'-'.join(('DTL', function, *parts))}]"
    if IS_CHECKING:
        _tell_other_ranks(words)
    error = _error(kind or EXCEPTIONS[status], status, words)
    error.reason = what, expected
    return error


def unavailable(error):
    """The same as `error`, of a placement."""
    found = UnavailableError(str(error))
    found.status = error.status
    return found


def _tell_other_ranks(words):
    """As the library does with what it refuses itself, under DTL_CHECK."""
    handle = getattr(_caller.collective_context(), "_handle", None)
    if handle is not None:
        lib.dtl_context_refuse(handle, words.encode())


def failed_elsewhere(rank):
    """Raise since a function of the user's has raised on another rank."""
    what = f"a function that was called for the elements of rank {rank} has raised there"
    raise failure("func", "raised", what, "one that raises on no rank", ALGORITHM, DTLError)


def _error(kind, status, words):
    error = kind(f"{NAMES.get(status, status)}: {words}")
    error.status = status
    return error


def shown(value, most=80):
    words = repr(value)
    return words if len(words) <= most else f"{words[: most - 3]}..."
