# SPDX-License-Identifier: BSD-3-Clause
"""Objects that a call still uses are not closed, in whichever thread the call is.

A call that waits runs without the interpreter's lock, so another thread may close what the call
uses, and the library would use memory that is gone. Nothing counts the calls of an object: who
closes one looks into the functions that run, which costs calls nothing.
"""

import sys
from _thread import _count, get_ident

from dtl._core.errors import failure
from dtl._core.interrupt import PACKAGE
from dtl._status import INVALID_STATE

_PASSING = "contextlib.py"  # what stands between a function of the package and one that it calls


def refuse(item):
    """Raise where a call uses `item`, which is to be closed."""
    found = _user(item)
    if found is None:
        return
    thread, name = found
    where = "this thread" if thread == get_ident() else f"thread {thread}"
    what = f"{where} is in {name} with {item!r}"
    raise failure("self", "call", what, "that call to have returned", INVALID_STATE)


def _user(item):
    """A thread, and the name of its call that uses `item`; None where there is none."""
    mine = get_ident()
    name = _call(_beneath(sys._getframe(2)), item)
    if name is not None:
        return mine, name
    if _count() == 0:
        return None
    for thread, frame in sys._current_frames().items():
        name = None if thread == mine else _call(frame, item)
        if name is not None:
            return thread, name
    return None


def _is_ours(frame):
    return frame.f_code.co_filename.startswith(PACKAGE)


def _beneath(frame):
    """The function of the program, called by the package, that the closing call is in; or None."""
    while frame is not None and (_is_ours(frame) or frame.f_code.co_filename.endswith(_PASSING)):
        frame = frame.f_back
    return frame


def _call(frame, item):
    """The outermost function of the package from `frame` on that has `item`; None: none has."""
    name = None
    while frame is not None:
        if _is_ours(frame) and any(each is item for each in frame.f_locals.values()):
            name = frame.f_code.co_name
        frame = frame.f_back
    return name
