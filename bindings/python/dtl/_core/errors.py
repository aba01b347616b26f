# SPDX-License-Identifier: BSD-3-Clause
"""Failures that are noticed before the library is asked, and how those of the library are told."""

import os
import re

from dtl import _failure, _fast
from dtl._core import caller
from dtl._message_names import translate_message
from dtl._native import lib
from dtl._status import (
    ALGORITHM,
    EXCEPTIONS,
    INVALID_ARGUMENT,
    INVALID_RANK,
    INVALID_STATE,
    OUT_OF_BOUNDS,
    DTLError,
    MismatchError,
    UnavailableError,
)

# What short ways through C raise where an argument is not of the usual kind.
UNUSUAL = (AttributeError, BufferError, KeyError, OverflowError, TypeError, ValueError)

IS_CHECKING = os.environ.get("DTL_CHECK") == "1"

# How the rule is called that an argument breaks, if a refusal gives no better name.
_RULES = {
    MismatchError: "match",
    INVALID_RANK: "range",
    INVALID_STATE: "state",
    OUT_OF_BOUNDS: "range",
}


def _as_called(words):
    """What the library says, whose functions and arguments have other names."""
    _fast.raise_interrupt()
    found = re.fullmatch(r"dtl_(\w+): (.*)", words, re.DOTALL)
    if found is None:
        return words
    name = caller.name()
    within = re.fullmatch(r"(.*, in )dtl_\w+\(.*\)(; expected .*)", found[2], re.DOTALL)
    what = f"{within[1]}{caller.words()}{within[2]}" if within else found[2]
    what = translate_message(found[1], name, what.replace("opts.", ""))
    return f"{name}: {what}".replace(f"[DTL-{found[1]}-", f"[DTL-{name}-")


_failure.set_rewriter(_as_called)
_fast.describe_calls(caller.words)


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
    function = caller.name()
    parts = re.findall(r"\w+", re.sub(r"\[\d+\]|'s\b", "", argument))
    if len(parts) == 1:
        parts.append(rule)
    words = f"{function}: {what}; expected {expected} [{'-'.join(('DTL', function, *parts))}]"
    if IS_CHECKING:
        _tell_other_ranks(words)
    else:
        _take_part(words)
    error = _failure.error(kind or EXCEPTIONS[status], status, words)
    error.reason = what, expected
    return error


def unavailable(error):
    """The same as `error`, of a placement."""
    found = UnavailableError(str(error))
    found.status = error.status
    return found


def _tell_other_ranks(words):
    """As the library does with what it refuses itself, under DTL_CHECK."""
    handle = getattr(caller.collective_context(), "_handle", None)
    if handle is not None:
        lib.dtl_context_refuse(handle, words.encode())


def _take_part(words):
    """All ranks hear of a refusal where they are in a call that asks for that."""
    context = caller.agreeing_context()
    if context is not None and context.size > 1:
        lib.dtl_context_refuse_call(context._handle, words.encode())


def refused_on_all(context, error):
    """Let the other ranks raise in the words of a refusal, in their next question whether to go on;
    whether that is possible.  Where calls are compared, a call of the library asks it.
    """
    reason = getattr(error, "reason", None)
    if context is None or reason is None or IS_CHECKING:
        return False
    lib.dtl_context_refuse_call(context._handle, "; expected ".join(reason).encode())
    return True


def failed_elsewhere(rank):
    """Raise since a function of the user's has raised on another rank."""
    what = f"a function that was called for the elements of rank {rank} has raised there"
    raise failure("func", "raised", what, "one that raises on no rank", ALGORITHM, DTLError)


def shown(value, most=80):
    words = repr(value)
    return words if len(words) <= most else f"{words[: most - 3]}..."
