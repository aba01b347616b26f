# SPDX-License-Identifier: BSD-3-Clause
"""Kernels that fail, as other ranks hear of them while they wait.

All ranks launch the same kernels, and count them: who waits in a kernel hears of ranks that failed
in the same one.  Each rank has a row for every other, with the kernel's number and what was wrong.
"""

import numpy as np

_NUMBER = 8  # bytes
_ROW = 512


class Told:
    """What this rank is told, and tells others."""

    def __init__(self, heap):
        self._rows = heap.allocate((heap.n_pes, _ROW), np.uint8)
        others = [pe for pe in range(heap.n_pes) if pe != heap.my_pe]
        self._seen = [heap.remote_ptr(self._rows, pe)[heap.my_pe] for pe in others]
        self._numbers = self._rows[:, :_NUMBER].view(np.int64)
        self._launch = 0

    def begin(self):
        """Another kernel begins."""
        self._launch += 1

    def tell(self, error, fence):
        """This rank's kernel has failed; the number is seen after the words."""
        text = str(error).encode()[: _ROW - _NUMBER]
        for row in self._seen:
            row[_NUMBER:] = 0
            row[_NUMBER : _NUMBER + len(text)] = np.frombuffer(text, np.uint8)
        fence()
        for row in self._seen:
            row[:_NUMBER].view(np.int64)[0] = self._launch

    def heard(self):
        """A rank whose kernel has failed, and why; or None."""
        (failed,) = np.nonzero(self._numbers[:, 0] == self._launch)
        if not self._launch or not len(failed):
            return None
        text = self._rows[failed[0], _NUMBER:].tobytes().rstrip(b"\0")
        return int(failed[0]), text.decode(errors="replace")
