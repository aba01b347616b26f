# SPDX-License-Identifier: BSD-3-Clause
"""Persistent collectives: prepared once and started many times."""

from dtl._calls.plan import CollectivePlanCalls
from dtl._core import call_site, close_guard, pending_operations
from dtl._core.errors import refuse
from dtl._core.interrupt import interrupts
from dtl._core.lifetime import Native, record_location, warn_dropped
from dtl._raw import plan as raw


class CollectivePlan(CollectivePlanCalls, Native):
    __slots__ = (
        "__weakref__",
        "_before",
        "_handle",
        "_is_pending",
        "_made_at",
        "_result",
        "_uses",
    )

    def __init__(self, handle, result, uses, before):
        pending_operations.free_completed()
        self._handle = self._internal_handle(handle, "plan_allreduce or such to give one")
        self._result = result
        self._uses = uses  # arrays that C reads and writes
        self._before = before
        self._is_pending = False
        self._made_at = call_site.location()
        record_location(handle, self._made_at)

    def start(self):
        handle = self._opened()
        if self._before is not None and not self._is_pending:
            self._before()
        raw.collective_plan_start(handle)
        self._is_pending = True

    def wait(self):
        handle = self._opened()
        try:
            self._is_pending = False
            raw.collective_plan_wait(handle)
        except BaseException as error:
            self._is_pending = interrupts(error)
            raise
        return self._result

    def test(self):
        handle = self._opened()
        if self._is_pending:
            self._is_pending = False  # a failed start is not pending; the error is raised here
            self._is_pending = not raw.collective_plan_test(handle)
        return not self._is_pending

    def __call__(self):
        self.start()
        return self.wait()

    def close(self):
        if self._handle is None:
            return
        close_guard.refuse(self)
        handle, self._handle = self._handle, None
        if self._is_pending:
            used = self._uses, self._result
            pending_operations.keep(
                raw.collective_plan_test, raw.collective_plan_destroy, handle, *used
            )
        else:
            raw.collective_plan_destroy(handle)
        self._uses = ()

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        try:
            if exc_type is None and self._handle is not None:
                self.wait()
        finally:
            self.close()

    def __del__(self):
        if getattr(self, "_handle", None) is None or self._is_ending():
            return
        if self._is_pending:
            warn_dropped("dtl.CollectivePlan was dropped while it was under way", self)
        self.close()

    def __repr__(self):
        state = "under way" if self._is_pending else "ready"
        return f"<dtl.CollectivePlan, {'closed' if self._handle is None else state}>"

    def _opened(self):
        """Returns the handle; raises if the plan is closed."""
        if self._handle is None:
            refuse("self", self, "a plan that is open", rule="handle")
        return self._handle
