# SPDX-License-Identifier: BSD-3-Clause
"""The environment: keeps the backends of this process initialized while it is open."""

from dtl._calls.environment import EnvironmentCalls
from dtl._context.context import Context
from dtl._core import arguments
from dtl._core.lifetime import Closable, free_deferred, warn_unclosed
from dtl._job.config import backends
from dtl._raw import environment as raw


class Environment(EnvironmentCalls, Closable):
    __slots__ = ()
    _noun = "an environment"
    _free = raw.environment_destroy

    def __init__(self):
        self._open(raw.environment_create())

    def make_world_context(self, device_id=None):
        free_deferred()
        if device_id is None:
            return Context._of(raw.environment_make_world_context(self._opened()))
        device_id = arguments.integer("device_id", device_id)
        make = raw.environment_make_world_context_gpu
        return Context._of(make(self._opened(), device_id))

    def _drop(self):
        type(self)._free(self._handle)  # local: no other rank waits for it
        warn_unclosed(self._about(), self._made_at, self)

    def _about(self):
        return "a dtl.Environment"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.Environment, closed>"
        domain = raw.environment_domain(self._handle)
        names = backends.name()
        return f"<dtl.Environment, {domain}, backends={names}, refcount={self.ref_count()}>"
