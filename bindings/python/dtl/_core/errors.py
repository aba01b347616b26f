# SPDX-License-Identifier: BSD-3-Clause
"""Errors found before the C library is called, and translation of the library's messages."""

import os
import re

from dtl import _failure, _fast
from dtl._core import call_site
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

# Exceptions of the fast paths in C for arguments that only the general path accepts.
UNUSUAL = (AttributeError, BufferError, KeyError, OverflowError, TypeError, ValueError)

IS_CHECKING = os.environ.get("DTL_CHECK") == "1"

# Name of the violated rule in an error id, if the call of refuse() passes none.
_RULES = {
    MismatchError: "match",
    INVALID_RANK: "range",
    INVALID_STATE: "state",
    OUT_OF_BOUNDS: "range",
}


def _in_python_terms(words):
    """Returns a message of the C library with the Python names of functions and arguments.

    First raises the exception of a signal handler if one has interrupted the call.
    """
    _fast.raise_interrupt()
    found = re.fullmatch(r"dtl_(\w+): (.*)", words, re.DOTALL)
    if found is None:
        return words
    name = call_site.function_name()
    within = re.fullmatch(r"(.*, in )dtl_\w+\(.*\)(; expected .*)", found[2], re.DOTALL)
    what = f"{within[1]}{call_site.description()}{within[2]}" if within else found[2]
    what = translate_message(found[1], name, what.replace("opts.", ""))
    return f"{name}: {what}".replace(f"[DTL-{found[1]}-", f"[DTL-{name}-")


_failure.set_rewriter(_in_python_terms)
_fast.describe_calls(call_site.description)


def refuse(argument, value, expected, status=INVALID_ARGUMENT, kind=None, rule=None):
    """Raises for an argument that cannot be passed to the C library; never returns.

    `kind` is the exception class; without it, `status` selects the class.  `rule` names the
    violated rule in the error id.
    """
    what = f"{argument}: {shown(value)}"
    rule = rule or _RULES.get(kind) or _RULES.get(status, "type")
    raise failure(argument, rule, what, expected, status, kind) from None


def failure(argument, rule, what, expected, status=INVALID_ARGUMENT, kind=None):
    """Returns the exception for an error that is found in Python, before the library is called.

    Its message has the form of the library's: it begins with the name of the function that the user
    called, and ends with an id of function, argument and violated rule: DTL-broadcast-out-shape. An
    attribute of an argument, such as out.shape, stands for the rule.  In a collective call this
    function also reports the message to the other ranks, so the caller must raise the exception.
    """
    function = call_site.function_name()
    parts = re.findall(r"\w+", re.sub(r"\[\d+\]|'s\b", "", argument))
    if len(parts) == 1:
        parts.append(rule)
    words = f"{function}: {what}; expected {expected} [{'-'.join(('DTL', function, *parts))}]"
    if IS_CHECKING:
        _report_to_other_ranks(words)
    else:
        _announce_refusal(words)
    error = _failure.error(kind or EXCEPTIONS[status], status, words)
    error.reason = what, expected
    return error


def unavailable(error):
    """Returns an UnavailableError with the message and status of `error`."""
    found = UnavailableError(str(error))
    found.status = error.status
    return found


def _report_to_other_ranks(words):
    """Reports the refusal to the other ranks of a collective; used with DTL_CHECK=1."""
    handle = getattr(call_site.collective_context(), "_handle", None)
    if handle is not None:
        lib.dtl_context_refuse(handle, words.encode())


def _announce_refusal(words):
    """Reports the refusal in the first message of a call in which the ranks check for one."""
    context = call_site.agreeing_context()
    if context is not None and context.size > 1:
        lib.dtl_context_refuse_call(context._handle, words.encode())


def share_refusal(context, error):
    """Makes the other ranks raise with the text of `error` when they next check for a refusal.

    Returns False if that is impossible: without a context or text, or with DTL_CHECK=1, where the
    library's consistency check reports refusals.
    """
    reason = getattr(error, "reason", None)
    if context is None or reason is None or IS_CHECKING:
        return False
    lib.dtl_context_refuse_call(context._handle, "; expected ".join(reason).encode())
    return True


def raise_remote_failure(rank):
    """Raises because a callback of the user's program has raised on another rank."""
    what = f"a function that was called for the elements of rank {rank} has raised there"
    raise failure("func", "raised", what, "one that raises on no rank", ALGORITHM, DTLError)


def shown(value, most=80):
    """Returns the repr of a value, cut to `most` characters."""
    words = repr(value)
    return words if len(words) <= most else f"{words[: most - 3]}..."
