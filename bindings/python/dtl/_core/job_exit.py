# SPDX-License-Identifier: BSD-3-Clause
"""Ends the whole job when one rank fails, because the other ranks would wait for it forever.

A rank fails by an uncaught exception or by an exit status other than 0.
"""

import os
import sys
import time
from functools import update_wrapper

from dtl import _fast
from dtl._native import lib

_OUTPUT_FORWARDING_TIME = 0.3  # seconds; launchers drop unread output when a job ends
_OTHER_HOOK_TIME = 0.5  # seconds for another package's hook to print

_is_watching = False
_process = os.getpid()


def watch():
    """Installs the hooks; called in processes of jobs with several ranks."""
    global _is_watching  # noqa: PLW0603
    if not _is_watching:
        import threading  # noqa: PLC0415  - a millisecond that most programs need not spend

        _is_watching = True
        _end_job_after_hook(sys)
        _end_job_after_hook(threading)
        sys.exit = _exit_with_status
        _fast.end_job_on_failure()


class _Exit(SystemExit):
    """Passes the exit status to C when the interpreter reads `code`, as the program is ending.

    Only the interpreter reads the attribute without a Python caller.
    """

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


def _exit_with_status(status=None, /):
    """Raises _Exit, which C can read the exit status from; replaces sys.exit."""
    raise _Exit(status) if status is not None else _Exit


update_wrapper(_exit_with_status, sys.exit)


def _end_job_after_hook(module):
    """Replaces the module's excepthook by one that prints as before and then ends the job."""
    hook = module.excepthook

    def end_job(*arguments):
        try:
            hook(*arguments)
        finally:
            if not _leaves_job_running(*arguments):
                _end_job_later() if module.excepthook is not end_job else _end_job()

    module.excepthook = end_job


def _end_job():
    """Flushes the output, waits until launchers have forwarded it, and aborts all ranks."""
    _flush()
    time.sleep(_OUTPUT_FORWARDING_TIME)
    lib.dtl_abort(1)


def _end_job_later():
    """Ends the job after a delay: a hook that another package installed later may print first."""
    import threading  # noqa: PLC0415

    def end():
        time.sleep(_OTHER_HOOK_TIME)
        _end_job()

    threading.Thread(target=end, daemon=True).start()


def _leaves_job_running(kind, *_):
    """Returns whether an exception does not end the job: at an interactive prompt, for a
    SystemExit in a thread, and in a process that was forked from a rank.
    """
    kind = getattr(kind, "exc_type", kind)
    return hasattr(sys, "ps1") or issubclass(kind, SystemExit) or os.getpid() != _process


def _flush():
    """Flushes stdout and stderr."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
