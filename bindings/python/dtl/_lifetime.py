# SPDX-License-Identifier: BSD-3-Clause
"""What becomes of objects that all ranks must free, when the garbage collector finds one.

Ranks collect garbage at different times, and in any thread.  So a handle that is found this way is
kept, with a warning, and freed by the thread that next makes or closes such an object; or by the
library, when the program ends.
"""

import sys
import warnings
from collections import deque
from typing import Any

_PACKAGE = __file__.rpartition("/")[0]

_abandoned: "deque[tuple[Any, Any]]" = deque()  # what frees it, and the handle


def origin():
    """Where in the user's program the running call of this package was made."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def abandon(what, free, handle, made, source):
    """Keep the handle of an object that was left open, and say where that was made."""
    _abandoned.append((free, handle))
    warnings.warn(
        f"{what} was never closed; it was made at {made}", ResourceWarning, 2, source=source
    )


def postpone(free, handle):
    """Keep a handle that nobody has forgotten to close, but that garbage may not free."""
    _abandoned.append((free, handle))


def settle():
    """Free what was abandoned since."""
    while _abandoned:
        free, handle = _abandoned.popleft()
        free(handle)
