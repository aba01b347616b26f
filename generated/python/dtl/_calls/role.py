# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Roles: what follows from the C functions."""

from dtl._context.context import Context
from dtl._core import arguments as _arguments
from dtl._raw import role as raw


class RoleManagerCalls:
    __slots__ = ()

    def has_role(self, name):
        """Whether this rank has the role. Local: does not wait for other ranks."""
        return bool(raw.role_manager_has_role(self._opened(), _arguments.text("name", name)))

    def role_size(self, name):
        """How many ranks have it. Local: does not wait for other ranks."""
        return raw.role_manager_role_size(self._opened(), _arguments.text("name", name))

    def role_rank(self, name):
        """This rank's number among them, or -1. Local: does not wait for other ranks."""
        return raw.role_manager_role_rank(self._opened(), _arguments.text("name", name))

    def context(self):
        """A context of the ranks that have this rank's role; None without one. Collective."""
        return Context._of(raw.role_manager_context(self._opened()))

    def destroy(self):
        """Frees it; a second call does nothing. Local: does not wait for other ranks."""
        self.close()
