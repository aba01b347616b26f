# SPDX-License-Identifier: BSD-3-Clause
"""A rank that fails ends the whole job, for the other ranks would wait for ever.

It fails by an exception that nobody catches, or by an exit with another status than 0.
"""

import os
import sys
import time
from functools import update_wrapper

from dtl import _fast
from dtl._native import lib

_FORWARDING = 0.3  # seconds: launchers drop what they have not yet read when a job is ended
_OTHER_HOOK = 0.5  # seconds, for it to print

_is_watching = False
_process = os.getpid()


def watch():
    """From here on; for a process that is one of several."""
    global _is_watching  # noqa: PLW0603
    if not _is_watching:
        import threading  # noqa: PLC0415  - a millisecond that most programs need not spend

        _is_watching = True
        _end_behind(sys)
        _end_behind(threading)
        sys.exit = _exit
        _fast.end_job_on_failure()


class _Exit(SystemExit):
    """Tells when the interpreter itself asks for the code, which is when the program ends by it."""

    @property
    def code(self):
        found = SystemExit.code.__get__(self)
        if sys._getframe().f_back is None:
            _fast.set_exit_status(found & 0xFF if isinstance(found, int) else found is not None)
        return found

    @code.setter
    def code(self, value):
        SystemExit.code.__set__(self, value)

    def __reduce__(self):
        return SystemExit, self.args


for _name in ("__name__", "__qualname__", "__module__"):
    setattr(_Exit, _name, getattr(SystemExit, _name))


def _exit(status=None, /):
    raise _Exit(status) if status is not None else _Exit


update_wrapper(_exit, sys.exit)


def _end_behind(module):
    """The job ends once the module's hook for exceptions has printed them."""
    hook = module.excepthook

    def end_job(*arguments):
        try:
            hook(*arguments)
        finally:
            if not _is_harmless(*arguments):
                _end_soon() if module.excepthook is not end_job else _end()

    module.excepthook = end_job


def _end():
    _flush()
    time.sleep(_FORWARDING)
    lib.dtl_abort(1)


def _end_soon():
    """Another package has put its own hook in front, which may print when this one returns."""
    import threading  # noqa: PLC0415

    def end():
        time.sleep(_OTHER_HOOK)
        _end()

    threading.Thread(target=end, daemon=True).start()


def _is_harmless(kind, *_):
    """Whether somebody sits at a prompt, or it is but a thread that ends itself, or a process that
    was forked from a rank.
    """
    kind = getattr(kind, "exc_type", kind)
    return hasattr(sys, "ps1") or issubclass(kind, SystemExit) or os.getpid() != _process


def _flush():
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
