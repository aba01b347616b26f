# SPDX-License-Identifier: BSD-3-Clause
"""Error agreement for collective calls that run user code, which may raise on one rank alone.

A rank whose user code raises continues to the end of the call, so that no other rank blocks.
It then raises its own exception, and the other ranks raise an error that names the failed rank.
"""

import numpy as np

from dtl._constants import OPERATIONS
from dtl._core.arguments import memory, writable_memory
from dtl._core.dtypes import number
from dtl._core.errors import raise_remote_failure, share_refusal
from dtl._raw.container import container_combine
from dtl._status import DTLError

_INT64 = number(np.dtype(np.int64))


class ErrorCollector:
    """Runs functions that may raise, and keeps the first exception in `error`."""

    def __init__(self):
        self.error = None

    def __call__(self, work, *arguments):
        """Returns the result of `work`, or None if it or an earlier function has raised."""
        if self.error is not None:
            return None
        try:
            return work(*arguments)
        except BaseException as error:  # noqa: BLE001, raised later on all ranks
            self.error = error
            return None

    def record_callback_error(self, _kind, error, _traceback):
        """Handler for CFFI's `onerror`: keeps an exception that a callback raised, such as
        KeyboardInterrupt.
        """
        if self.error is None:
            self.error = error

    def reduce_or_raise(self, container, value=0, op="sum"):
        """Returns the reduction of the ranks' integers; raises on all ranks if any rank has raised.

        Collective.
        """
        own_failure = 0 if self.error is None else container.rank + 1
        failed_rank = _reduce_integer(container, own_failure, "max")  # 0: none, else 1 + rank
        if self.error is not None:
            raise self.error
        if failed_rank:
            raise_remote_failure(failed_rank - 1)
        return _reduce_integer(container, value, op)


def run_or_raise_on_all(container, work, *arguments):
    """Returns the result of `work` on this rank; raises on all ranks if it raises on any.

    Collective.  If the package refuses an argument, all ranks raise the same message.
    """
    errors = ErrorCollector()
    result = errors(work, *arguments)
    error = errors.error
    if isinstance(error, DTLError) and share_refusal(container._context, error):
        raise error
    errors.reduce_or_raise(container)
    return result


def _reduce_integer(container, value, op):
    """Returns the reduction of one integer per rank.  Collective."""
    contribution, result = np.array(value, np.int64), np.empty((), np.int64)
    handle = container._opened()
    container_combine(
        handle, memory(contribution), writable_memory(result), 1, _INT64, OPERATIONS[op]
    )
    return int(result)
