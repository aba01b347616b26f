# SPDX-License-Identifier: BSD-3-Clause
"""Calls that are interrupted by an exception from a signal handler, as by Ctrl-C.

The call returns, but its operation may continue: a send reads its array until the receiver has the
elements, and a collective reads its arrays until all ranks have joined it. All variables of an
interrupted call are therefore retained until the process ends.
"""

import sys
from contextlib import contextmanager
from typing import Any

from dtl import _fast

PACKAGE = __file__.rsplit("/", 2)[0]

_retained: "list[dict[str, Any]]" = []  # local variables of interrupted functions of the package


def _retain_variables():
    """Retains the local variables of the package's functions that call this one."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(PACKAGE):
        _retained.append(dict(frame.f_locals))
        frame = frame.f_back


_fast.run_signals(_retain_variables)


def failed(_kind, error, _traceback):
    """Handles an exception of a callback that C has called, which no Python caller can catch.

    An interrupt ends the running call of the main thread; other exceptions are printed.
    """
    if isinstance(error, Exception) or not _fast.interrupt(error):
        import traceback  # noqa: PLC0415  - most programs don't need it

        traceback.print_exception(type(error), error, error.__traceback__)


def interrupts(error):
    """Returns whether this exception, or one in its __context__ chain, interrupted a call."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt) or hasattr(error, "_interrupts_dtl"):
            return True
        error = error.__context__
    return False


@contextmanager
def closing():
    """Context manager around the close of an object: after an interrupt the close does not wait
    for other ranks, because they may never close the object.
    """
    if not interrupts(sys.exc_info()[1]):
        yield
        return
    _fast.cancel_waits(True)
    try:
        yield
    finally:
        _fast.cancel_waits(False)
