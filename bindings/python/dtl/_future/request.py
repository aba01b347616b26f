# SPDX-License-Identifier: BSD-3-Clause
"""Requests: non-blocking operations in progress."""

from _thread import get_ident

from dtl._core import call_site, pending_operations
from dtl._core.errors import DTLError, failure, refuse
from dtl._core.interrupt import interrupts
from dtl._core.lifetime import Native, record_location, warn_dropped
from dtl._future.future import Future
from dtl._native import ffi
from dtl._raw import request as raw
from dtl._status import CANCELED, INVALID_STATE


class Request(Native):
    __slots__ = (
        "__weakref__",
        "_accept",
        "_array",
        "_error",
        "_future",
        "_handle",
        "_made_at",
        "_waiting_thread",
    )

    def __init__(self, handle, array):
        pending_operations.free_completed()
        self._handle = self._internal_handle(handle, "isend, irecv or such to give one")
        self._array = array
        self._accept = None  # or a function that raises if the received array is invalid
        self._error = None
        self._future = None
        self._waiting_thread = None  # id of the thread in wait()
        self._made_at = call_site.location()
        record_location(handle, self._made_at)

    def wait(self):
        if self._complete() is not None:
            raise self._error
        return self._array

    def test(self):
        if not self._is_complete():
            return False
        self.wait()
        return True

    def cancel(self):
        if self._handle is not None:
            raw.cancel(self._handle)

    def future(self):
        if self._future is None:
            handle, self._handle = self._handle, None
            self._future = Future(handle, result=self._accepted, keeps=(self._array,))
            if handle is None:
                self._future._finish(self._array, self._error)
        return self._future

    def __await__(self):
        return self.future().__await__()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        if not interrupts(exc_val):
            self.wait()
        elif self._handle is not None:
            self._abandon()

    def __del__(self):
        if getattr(self, "_handle", None) is None or self._is_ending():
            return
        self._abandon()
        warn_dropped("dtl.Request was dropped before it was complete", self)

    def __repr__(self):
        if self._future is not None:
            return f"<dtl.Request, {self._future._state()}>"
        if self._handle is not None:
            return "<dtl.Request, under way>"
        return f"<dtl.Request, {'complete' if self._error is None else f'failed: {self._error}'}>"

    def _abandon(self):
        """Drops the request; its operation continues without a waiting thread."""
        handle, self._handle = self._handle, None
        pending_operations.keep(raw.test, raw.request_free, handle, self._array)
        what = "the request was given up when another call was interrupted"
        self._error = failure("self", "interrupt", what, "one that is waited for", CANCELED)

    def _complete(self):
        """Waits for the operation; returns its error, or None.

        Raises if another thread waits for the request, or if the wait is interrupted.
        """
        handle, self._handle = self._handle, None
        if self._waiting_thread is not None:
            what = f"thread {self._waiting_thread} waits for the request"
            raise failure("self", "thread", what, "one thread that does", INVALID_STATE)
        try:
            if handle is not None:
                self._waiting_thread = get_ident()
                try:
                    raw.wait(handle)
                finally:
                    self._waiting_thread = None
            elif self._future is not None:
                self._future.wait()
            if self._error is None:
                self._accepted()
        except DTLError as error:
            self._error = error
        except BaseException:
            what = "the wait for the request was interrupted"
            self._error = failure("self", "interrupt", what, "one that ends", CANCELED)
            raise
        return self._error

    def _accepted(self):
        """Returns the array; raises on the first call if the received data is invalid."""
        accept, self._accept = self._accept, None
        if accept is not None:
            accept(self._array)
        return self._array

    def _is_complete(self):
        """Returns whether the operation is complete, without raising its error."""
        if self._handle is None:
            is_over = self._future is None or self._future.test()
            return is_over and self._waiting_thread is None
        try:
            return bool(raw.test(self._handle))
        except DTLError:  # a failed operation is complete; wait() raises the error
            return True


def waitall(requests):
    requests = _listed(requests)
    errors = [each._complete() for each in requests]
    for error in filter(None, errors):
        raise error
    return [each._array for each in requests]


def testall(requests):
    requests = _listed(requests)
    # Tests every request, so that each makes progress.
    states = [each._is_complete() for each in requests]
    if not all(states):
        return False
    waitall(requests)
    return True


def waitany(requests):
    requests = _listed(requests)
    if not any(each._handle for each in requests):
        what = f"{len(requests)} requests, none of which is under way"
        refuse("requests", what, "at least one that was not waited for yet", rule="state")
    return _first(requests, lambda *open_ones: (raw.waitany(*open_ones), True))


def testany(requests):
    return _first(_listed(requests), raw.testany)


def _first(requests, find):
    """Returns the index of a complete request from `find`, or None; raises its error."""
    if not requests:
        return None
    handles = [each._handle or ffi.NULL for each in requests]
    array = ffi.new("dtl_request_t[]", handles)
    try:
        index, found = find(len(requests), array)
    except DTLError as error:
        for each, before, now in zip(requests, handles, array):
            if before != now:
                each._handle, each._error = None, error
        raise
    if not found:
        return None
    requests[index]._handle = None
    waitall([requests[index]])
    return index


def _listed(requests):
    """Returns the requests as a list; raises if an object is no Request."""
    requests = list(requests)
    for each in requests:
        if not isinstance(each, Request):
            refuse("requests", each, "dtl.Request objects")
    return requests
