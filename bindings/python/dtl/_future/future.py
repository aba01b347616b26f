# SPDX-License-Identifier: BSD-3-Clause
"""Futures: results of operations, values set by the program, and combinations of futures.

A future is complete once it has an outcome (value or exception), which is set once, under its lock.
wait() and test() progress the operation of a future, or those of the futures that it depends on.
For a future that set() completes, wait() sleeps until a callback wakes it.
"""

import functools
import time
import warnings
from _thread import allocate_lock
from collections import deque
from reprlib import recursive_repr

import numpy as np

from dtl._calls.future import FutureCalls
from dtl._core import arguments, call_site, pending_operations
from dtl._core.errors import failure, refuse, shown
from dtl._core.interrupt import interrupts
from dtl._core.lifetime import Native, record_location, warn_dropped
from dtl._native import ffi
from dtl._raw import future as raw
from dtl._raw import request as raw_request
from dtl._status import BUFFER_TOO_SMALL, CANCELED, INVALID_STATE, TIMEOUT

_WAIT_SLICE = 50  # milliseconds of one wait in C, between checks for Ctrl-C
_MIN_POLL_INTERVAL, _MAX_POLL_INTERVAL = 5e-5, 2e-3  # seconds between tests in asyncio

_REQUEST = ffi.typeof("dtl_request_t")


class Future(FutureCalls, Native):
    __slots__ = (
        "__weakref__",
        "_callbacks",
        "_handle",
        "_is_detached",
        "_is_retrieved",
        "_is_valid",
        "_lock",
        "_made_at",
        "_outcome",
        "_result",
        "_retained",
        "_upstream",
    )

    def __init__(self, _native=None, *, result=None, keeps=()):
        self._handle = None
        self._lock = allocate_lock()
        self._callbacks = []
        self._outcome = None  # (value, None) or (None, error)
        self._upstream = ()
        self._is_valid = True
        self._is_retrieved = False
        self._is_detached = (
            False  # whether it may be dropped without a warning before it is complete
        )
        self._result = result
        self._retained = keeps
        self._made_at = ""
        if _native is not None:
            self._made_at = call_site.location()
            self._internal_handle(_native, "dtl.Future(), which has no value yet")
            is_request = ffi.typeof(_native) is _REQUEST
            self._handle = raw_request.request_future(_native) if is_request else _native
            record_location(self._handle, self._made_at)
            pending_operations.free_completed()

    def valid(self):
        return self._is_valid

    def test(self):
        if self._outcome is None:
            self._drive(None)
        return self._outcome is not None

    def wait(self, timeout=None):
        self._complete(timeout)
        self._is_retrieved = True
        if self._outcome[1] is not None:
            raise self._outcome[1]

    def get(self, size=None, *, timeout=None):
        self.wait(timeout)
        value = self._outcome[0]
        return value if size is None else _bytes_of(value, arguments.size("size", size))

    def set(self, data):
        self._refuse_operation()
        self._set(_copy_of(data), None)

    def set_error(self, error):
        if not isinstance(error, BaseException):
            refuse("error", error, "an exception")
        self._refuse_operation()
        self._set(None, error)

    def _set(self, value, error):
        """Sets the outcome; raises if there is one already."""
        if not self._finish(value, error):
            what = f"{self!r} has its value"
            raise failure("self", "state", what, "one without a value", INVALID_STATE)

    def then(self, func):
        arguments.function("func", func)
        result = Future()
        result._upstream = (self,)

        def call():
            self._is_retrieved = True
            value, error = self._outcome
            if error is None:
                try:
                    value = func(value)
                except BaseException as raised:  # noqa: BLE001  - it is the outcome
                    value, error = None, raised
            return result._set_outcome(value, error)

        self._when_complete(call)
        return result

    def destroy(self):
        self._is_valid = False
        self._is_retrieved = True
        if self._handle is not None:
            if self.test():
                self._close()
            else:
                _retain_operation(self)
        else:
            what = "the future was destroyed before it had a value"
            self._finish(None, failure("self", "canceled", what, "one that is set", CANCELED))

    def __await__(self):
        return _await_in_loop(self).__await__()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        if not self._is_driven():
            if self._outcome is None:
                self.destroy()
        elif exc_type is None:
            self.wait()
        elif interrupts(exc_val):
            self.destroy()
        else:
            self._complete(None)

    def __del__(self):
        if self._is_ending() or not hasattr(self, "_made_at"):
            return
        if self._outcome is None and self._handle is not None:
            is_let_go = self._is_detached
            _retain_operation(self)
            if is_let_go:
                return
            warn_dropped("dtl.Future was dropped before it was complete", self)
            return
        self._close()
        error = None if self._outcome is None else self._outcome[1]
        if error is not None and not self._is_retrieved:
            words = f"a dtl.Future failed, and nobody has asked for it: {error!r}"
            warnings.warn(words, RuntimeWarning, 2, source=self)

    def __repr__(self):
        return f"<dtl.{type(self).__name__}, {self._state()}>"

    @recursive_repr("a value that holds it")
    def _state(self):
        """Returns the state as text for repr()."""
        if not self._is_valid:
            return "destroyed"
        if self._outcome is None:
            return "under way" if self._is_driven() else "without a value"
        value, error = self._outcome
        return f"of {shown(value, 60)}" if error is None else f"failed: {shown(error, 60)}"

    def _complete(self, timeout):
        """Returns once there is an outcome; raises TimeoutError after `timeout` seconds.

        Progresses the operations that the future depends on.
        """
        if self._outcome is not None:
            return
        deadline = None
        if timeout is not None:
            deadline = time.monotonic() + _checked_timeout(timeout)
        if not self._is_valid:
            refuse("self", self, "one that is open", INVALID_STATE)
        while self._outcome is None:
            remaining = _WAIT_SLICE if deadline is None else 1e3 * (deadline - time.monotonic())
            if remaining <= 0 and not self.test():
                what = f"{self!r} has no value after {timeout} s"
                raise failure("timeout", "passed", what, "one by then", TIMEOUT, TimeoutError)
            self._drive(max(min(remaining, _WAIT_SLICE), 0))
            if self._outcome is None and not self._is_driven():
                self._sleep(None if deadline is None else deadline - time.monotonic())

    def _sleep(self, seconds):
        """Sleeps until another thread sets the outcome, at most `seconds`."""
        outcome_set = allocate_lock()
        outcome_set.acquire()
        self._when_complete(outcome_set.release)
        outcome_set.acquire(timeout=-1 if seconds is None else max(seconds, 0))

    def _root_future(self):
        """Returns the future at the start of the chain of then() calls that ends in this one."""
        future = self
        while future._outcome is None and len(future._upstream) == 1:
            (future,) = future._upstream
        return future

    def _is_driven(self):
        """Returns whether an operation in progress, and not only set(), will complete the
        future.
        """
        first = self._root_future()
        return first._outcome is None and (
            first._handle is not None or any(each._is_driven() for each in first._upstream)
        )

    def _drive(self, milliseconds):
        """Progresses the operations it depends on for at most `milliseconds`; None: only tests."""
        first = self._root_future()
        if len(first._upstream) > 1 and milliseconds:
            milliseconds = min(milliseconds, 1)  # one operation must not delay the others
        for each in first._upstream:
            if each._outcome is None and first._outcome is None:
                each._drive(milliseconds)
        handle = first._handle
        if handle is None or first._outcome is not None:
            return
        try:
            if not raw.future_wait_for(handle, int(milliseconds or 0)):
                return
            value = first._result() if callable(first._result) else first._result
        except Exception as error:
            if hasattr(error, "_interrupts_dtl"):
                raise
            first._close()  # an operation that is not closed uses memory that goes with the outcome
            first._finish(None, error)
        else:
            first._finish(value, None)

    def _set_outcome(self, value, error):
        """Sets the outcome and returns the callbacks, which are due; None if there is one."""
        with self._lock:
            if self._outcome is not None:
                return None
            self._outcome = value, error
            callbacks, self._callbacks = self._callbacks, []
        self._result, self._retained, self._upstream = None, (), ()
        return callbacks

    def _finish(self, value, error):
        """Sets the outcome and calls the callbacks; returns whether this was the first outcome."""
        callbacks = self._set_outcome(value, error)
        _call(callbacks or ())
        return callbacks is not None

    def _when_complete(self, callback):
        """Calls `callback` once there is an outcome, at once if there is one already.

        A callback returns further callbacks to call, or None.
        """
        with self._lock:
            if self._outcome is None:
                self._callbacks.append(callback)
                return
        _call([callback])

    def _refuse_operation(self):
        """Raises if the future is not one of Future(), whose outcome the program sets."""
        if self._handle is not None or self._upstream:
            refuse("self", self, "one that Future() made", INVALID_STATE)

    def _close(self):
        """Frees the handle of the operation, if any."""
        handle, self._handle = self._handle, None
        if handle is not None:
            raw.future_destroy(handle)


def _call(callbacks):
    """Calls callbacks, then those that they return, in a loop: a chain may be of any length."""
    due = deque(callbacks)
    while due:
        due.extend(due.popleft()() or ())


def detached(future):
    """Marks a stream-ordered operation, whose future may be dropped; returns the future."""
    future._is_detached = True
    return future


def completed(value=None):
    """Returns a complete future with this value."""
    future = Future()
    future._finish(value, None)
    return future


def when_all(futures):
    futures = _futures(futures)
    result = Future()
    result._upstream = tuple(futures)
    missing = [None] * len(futures)
    lock = allocate_lock()

    def count():
        with lock:
            missing.pop()
            is_last = not missing
        return _gather(futures, result) if is_last else None

    for each in futures:
        each._when_complete(count)
    if not futures:
        result._finish([], None)
    return result


def when_any(futures):
    futures = _futures(futures)
    if not futures:
        refuse("futures", futures, "at least one future", rule="empty")
    result = Future()
    result._upstream = tuple(futures)
    for index, each in enumerate(futures):
        each._when_complete(functools.partial(_follow, result, index, each))
    return result


def _follow(result, index, future):
    """Sets the outcome of a when_any() future if it has none; returns the callbacks due."""
    value, error = future._outcome
    future._is_retrieved = True
    return result._set_outcome(None if error else (index, value), error)


def _gather(futures, result):
    """Sets the outcome of a when_all() future; returns the callbacks due."""
    error = None
    for each in futures:
        each._is_retrieved = True
        error = error or each._outcome[1]
    return result._set_outcome(None if error else [each._outcome[0] for each in futures], error)


def _futures(futures):
    """Returns the futures as a list; raises if an object is no Future."""
    futures = list(futures)
    for each in futures:
        if not isinstance(each, Future):
            refuse("futures", each, "dtl.Future objects")
    return futures


async def _await_in_loop(future):
    """Awaits a future in the event loop; tests an operation at increasing intervals."""
    import asyncio  # noqa: PLC0415  - most programs don't need it

    if future.test():
        return future.get()
    loop = asyncio.get_running_loop()
    waiter = loop.create_future()

    def wake():
        if not loop.is_closed():
            loop.call_soon_threadsafe(lambda: waiter.done() or waiter.set_result(None))

    future._when_complete(wake)
    interval = _MIN_POLL_INTERVAL
    while not future.test():
        if future._is_driven():
            await asyncio.wait({waiter}, timeout=interval)
            interval = min(1.25 * interval, _MAX_POLL_INTERVAL)
        else:
            await waiter
    return future.get()


def _retain_operation(future):
    """Retains the operation of a dropped future until it is complete."""
    handle, future._handle = future._handle, None
    pending_operations.keep(
        raw.future_test, raw.future_destroy, handle, future._result, future._retained
    )


def _copy_of(data):
    """Returns a copy of an array or a mutable buffer; other values unchanged."""
    if isinstance(data, np.ndarray):
        return data.copy()
    return bytes(data) if isinstance(data, (bytearray, memoryview)) else data


def _bytes_of(value, size):
    """Returns a value as bytes; raises if there are more than `size` of them."""
    try:
        data = value.tobytes() if isinstance(value, np.ndarray) else bytes(memoryview(value))
    except TypeError:
        refuse("size", size, f"None, for a value that is no buffer: {shown(value, 60)}")
    if len(data) > size:
        expected = f"at least the value's, {len(data)}"
        raise failure("size", "range", f"size is {size}", expected, BUFFER_TOO_SMALL)
    return data


def _checked_timeout(timeout):
    """Returns a timeout in seconds; raises if it is no number of 0 or more."""
    if isinstance(timeout, (int, float)) and timeout >= 0:
        return timeout
    return refuse("timeout", timeout, "a number of seconds, or None")
