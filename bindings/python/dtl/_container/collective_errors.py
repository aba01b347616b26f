# SPDX-License-Identifier: BSD-3-Clause
"""Parts of a collective call that may raise on one rank alone.

Where one raises, its rank goes on to the end of the call all the same, so that no rank waits for
it; then it raises what was raised, and the others say which rank it was.
"""

import numpy as np

from dtl._constants import OPERATIONS
from dtl._core.arguments import memory, room
from dtl._core.dtypes import number
from dtl._core.errors import failed_elsewhere, refused_on_all
from dtl._raw.container import container_combine
from dtl._status import DTLError

_INT64 = number(np.dtype(np.int64))


class Attempt:
    """Runs the parts of a call that may raise, and remembers what was raised first."""

    def __init__(self):
        self.error = None

    def __call__(self, work, *arguments):
        """What `work` returns; None where it, or another before it, has raised."""
        if self.error is not None:
            return None
        try:
            return work(*arguments)
        except BaseException as error:  # noqa: BLE001, it is raised again
            self.error = error
            return None

    def failed(self, _kind, error, _traceback):
        """Keeps an exception that CFFI caught around a callback, as Ctrl-C raises it."""
        if self.error is None:
            self.error = error

    def settle(self, container, mine=0, op="sum"):
        """The reduction of the ranks' integers; all ranks raise where one has raised."""
        failed = _combined(container, 0 if self.error is None else container.rank + 1, "max")
        if self.error is not None:
            raise self.error
        if failed:
            failed_elsewhere(failed - 1)
        return _combined(container, mine, op)


def attempted(container, work, *arguments):
    """Returns the result of `work` on this rank if it raises on no rank.  A refusal by the package
    raises on all ranks in the same words.
    """
    attempt = Attempt()
    found = attempt(work, *arguments)
    error = attempt.error
    if isinstance(error, DTLError) and refused_on_all(container._context, error):
        raise error
    attempt.settle(container)
    return found


def _combined(container, value, op):
    given, found = np.array(value, np.int64), np.empty((), np.int64)
    handle = container._opened()
    container_combine(handle, memory(given), room(found), 1, _INT64, OPERATIONS[op])
    return int(found)
