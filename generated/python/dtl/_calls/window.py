# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""One-sided memory: what follows from the C functions."""

from dtl._constants import LockMode
from dtl._core import arguments as _arguments
from dtl._raw import window as raw


class WindowCalls:
    __slots__ = ()

    def fence(self):
        """Ends an epoch on all ranks and begins the next. Collective."""
        raw.window_fence(self._opened())

    def complete(self):
        """Ends it; all operations are complete, and the targets know. Waits for the targets of
        the epoch.
        """
        raw.window_complete(self._opened())

    def wait(self):
        """Returns when all ranks that this part was posted to have completed. Waits for the
        origins to complete their epochs.
        """
        raw.window_wait(self._opened())

    def test(self):
        """Whether they have; does not wait. Local: does not wait for other ranks."""
        return bool(raw.window_test(self._opened()))

    def lock(self, target, mode='exclusive'):
        """Begins an epoch with one target. Waits for the target, and ranks that hold its lock."""
        raw.window_lock(self._opened(), _arguments.integer("target", target),
                        _arguments.member("mode", mode, LockMode))

    def unlock(self, target):
        """Ends it; all operations on the target are complete. Waits for the target."""
        raw.window_unlock(self._opened(), _arguments.integer("target", target))

    def lock_all(self):
        """Begins a shared epoch with all targets. Waits for the targets, and ranks that hold
        their locks.
        """
        raw.window_lock_all(self._opened())

    def unlock_all(self):
        """Ends it. Waits for the targets of the epoch."""
        raw.window_unlock_all(self._opened())

    def flush_all(self):
        """Operations on all targets are complete. Waits for the targets of the epoch."""
        raw.window_flush_all(self._opened())

    def flush_local(self, target):
        """Arrays given to operations on the target may be used. Waits for the target."""
        raw.window_flush_local(self._opened(), _arguments.integer("target", target))

    def flush_local_all(self):
        """Arrays given to any operation may be used. Waits for the targets of the epoch."""
        raw.window_flush_local_all(self._opened())
