# SPDX-License-Identifier: BSD-3-Clause
"""Refuses to close an object while a call in any thread still uses it.

A blocking call releases the GIL, so another thread could close an object that the call uses, and
the library would access freed memory. Calls keep no usage counts, which would slow them down:
close() inspects the stack frames of all threads instead.
"""

import sys
from _thread import _count, get_ident

from dtl._core.errors import failure
from dtl._core.interrupt import PACKAGE
from dtl._status import INVALID_STATE

_CONTEXT_MANAGER_FILE = "contextlib.py"  # its frames may lie between frames of the package


def refuse(item):
    """Raises if a running call uses `item`, which is about to be closed."""
    found = _using_call(item)
    if found is None:
        return
    thread, name = found
    where = "this thread" if thread == get_ident() else f"thread {thread}"
    what = f"{where} is in {name} with {item!r}"
    raise failure("self", "call", what, "that call to have returned", INVALID_STATE)


def _using_call(item):
    """Returns the thread and the name of a call that uses `item`; None if no call does.

    refuse() must call it directly, because it inspects the stack from the caller of refuse() on.
    """
    mine = get_ident()
    name = _outermost_call_with(_program_frame_below(sys._getframe(2)), item)
    if name is not None:
        return mine, name
    if _count() == 0:
        return None
    for thread, frame in sys._current_frames().items():
        name = None if thread == mine else _outermost_call_with(frame, item)
        if name is not None:
            return thread, name
    return None


def _is_package_frame(frame):
    """Returns whether the frame runs code of this package."""
    return frame.f_code.co_filename.startswith(PACKAGE)


def _program_frame_below(frame):
    """Returns the frame of the program that has called close(); None without one."""
    while frame is not None and (
        _is_package_frame(frame) or frame.f_code.co_filename.endswith(_CONTEXT_MANAGER_FILE)
    ):
        frame = frame.f_back
    return frame


def _outermost_call_with(frame, item):
    """Returns the name of the package's outermost function that has `item` as a local variable.

    Searches from `frame` outward; returns None if no function has it.
    """
    name = None
    while frame is not None:
        if _is_package_frame(frame) and any(each is item for each in frame.f_locals.values()):
            name = frame.f_code.co_name
        frame = frame.f_back
    return name
