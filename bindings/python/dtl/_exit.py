# SPDX-License-Identifier: BSD-3-Clause
"""An exception that nobody catches ends the whole job, for the other ranks would wait for ever."""

import sys
import time

from dtl._native import lib

_FORWARDING = 0.3  # seconds: launchers drop what they have not yet read when a job is ended

_is_watching = False


def watch():
    """From here on; for a process that is one of several."""
    global _is_watching  # noqa: PLW0603
    if not _is_watching:
        import threading  # noqa: PLC0415  - a millisecond that most programs need not spend

        _is_watching = True
        sys.excepthook = _ending(sys.excepthook)
        threading.excepthook = _ending(threading.excepthook)


def _ending(hook):
    def end_job(*arguments):
        try:
            hook(*arguments)
        finally:
            if not _is_harmless(*arguments):
                _flush()
                time.sleep(_FORWARDING)
                lib.dtl_abort(1)

    return end_job


def _is_harmless(kind, *_):
    """Whether somebody sits at a prompt, or it is but a thread that ends itself."""
    kind = getattr(kind, "exc_type", kind)
    return hasattr(sys, "ps1") or issubclass(kind, SystemExit)


def _flush():
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
