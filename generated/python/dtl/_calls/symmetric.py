# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Symmetric memory: what follows from the C functions."""

from dtl._raw import symmetric as raw


class SymmetricHeapCalls:
    __slots__ = ()

    def fence(self):
        """What is put later is not seen before what was put already, on the same rank. Local:
        does not wait for other ranks.
        """
        raw.symmetric_fence(self._opened())

    def sync_all(self):
        """All ranks have come here. Collective."""
        raw.symmetric_sync_all(self._opened())
