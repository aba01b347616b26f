# SPDX-License-Identifier: BSD-3-Clause
"""Calls that a signal handler interrupts by raising, as Ctrl-C does.

The call has ended, but what it started may go on: a send reads its array until the receiver has the
elements, and a collective its arrays until all ranks have joined it. So all that an interrupted
call uses stays until the process ends.
"""

import sys
from contextlib import contextmanager
from typing import Any

from dtl import _fast

PACKAGE = __file__.rsplit("/", 2)[0]

_kept: "list[dict[str, Any]]" = []  # the variables of functions of the package


def _keep():
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(PACKAGE):
        _kept.append(dict(frame.f_locals))
        frame = frame.f_back


_fast.run_signals(_keep)


def failed(_kind, error, _traceback):
    """Takes what a function has raised that C calls and that has no caller in Python: an interrupt
    ends the call that the main thread is in, and anything else is printed.
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
    """Around what closes an object: it waits for no other rank after an interrupt, since the ranks
    may never come to close it too.
    """
    if not interrupts(sys.exc_info()[1]):
        yield
        return
    _fast.cancel_waits(True)
    try:
        yield
    finally:
        _fast.cancel_waits(False)
