# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/calls.py.j2.
# Do not edit.
"""Roles: what follows from the C functions."""

from dtl._context import Context
from dtl._raw import role as raw


class RoleManagerCalls:
    __slots__ = ()

    def context(self):
        """A context of the ranks that have this rank's role; None without one. Collective."""
        return Context._of(raw.role_manager_context(self._opened()))
