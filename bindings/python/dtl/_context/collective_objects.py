# SPDX-License-Identifier: BSD-3-Clause
"""Objects that all ranks of a context free together: maps and windows.

Ranks collect garbage at different times.  An object that a rank releases without closing it is
therefore retained until all ranks have released it.  The ranks check this when the next such object
of the context is created, and when the context is closed.  Each rank has the same list of unfreed
objects, in order of creation.
"""

import sys

import numpy as np

from dtl import _fast
from dtl._constants import DTL_OP_MIN
from dtl._core import dtypes
from dtl._core.lifetime import Closable, warn_unclosed

_BYTE = dtypes.NUMBERS[np.dtype(np.uint8)]


class UnfreedObject:
    """A handle that is not freed yet; `holds` keeps objects alive until it is."""

    __slots__ = ("_free", "_handle", "holds", "is_released", "is_single_rank", "others")

    def __init__(self, ctx, free, handle):
        self._free, self._handle = free, handle
        self.holds, self.is_released, self.others = (), False, ctx._collective_objects
        self.is_single_rank = ctx.size == 1
        self.others.append(self)

    def free(self):
        """Frees the handle and removes it from the context's list; collective."""
        self.others.remove(self)
        self._free(self._handle)


class CollectiveObject(Closable):
    """A Closable whose handle all ranks free together; subclasses call _open_collectively()."""

    __slots__ = ("_kept",)

    def _open_collectively(self, ctx, handle):
        """Takes ownership of `handle` and adds it to the context's unfreed objects.

        All ranks of the context call it for the same objects, in the same order.
        """
        self._kept = UnfreedObject(ctx, type(self)._free, handle)
        self._open(handle)

    def _close(self):
        """Frees the handle.  Collective."""
        self._kept.free()

    def __exit__(self, exc_type, exc_val, exc_tb):
        """Closes the object, or only releases it after an exception, which may have occurred on
        this rank alone: the collective free would then wait for ranks that do not close.
        """
        if exc_type is None or self._kept.is_single_rank:
            self.close()
        elif self._is_open:
            self._is_open = False
            self._kept.is_released = True

    def _drop(self):
        """Marks the object as released, to be freed once all ranks have released it, and warns."""
        self._kept.is_released = True
        warn_unclosed(self._about(), self._made_at, self)


def free_released(ctx):
    """Frees the objects that all ranks have released.  Collective."""
    kept = list(ctx._collective_objects)
    if not kept:
        return
    released = np.array([each.is_released for each in kept], np.uint8)
    if ctx.size > 1:  # also reports a rank that refuses to create the next object
        _fast.checked_collective(
            ctx._address, _fast.ALLREDUCE, released.copy(), released, _BYTE, DTL_OP_MIN, -1, False
        )
    for each, is_released in zip(kept, released, strict=True):
        if is_released:
            each.free()


def free_released_at_close(ctx):
    """Calls free_released() before a context is closed, except while an exception propagates:
    the other ranks may not have failed.
    """
    if sys.exc_info()[0] is None:
        free_released(ctx)
