# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Maps: what follows from the C functions."""

from dtl._core.properties import kept
from dtl._raw import map as raw


class DistributedMapCalls:
    __slots__ = ()

    rank = kept("rank")
    num_ranks = kept("num_ranks")

    def flush(self):
        """Every write of this rank is done. Waits for the ranks that own the keys."""
        raw.map_flush(self._opened())

    def sync(self):
        """Every write of every rank is done, and sizes are exact. Collective."""
        raw.map_sync(self._opened())

    def clear(self):
        """The map is empty on all ranks. Collective."""
        raw.map_clear(self._opened())

    @property
    def local_size(self):
        """Entries that this rank has now."""
        return raw.map_local_size(self._opened())

    @property
    def global_size(self):
        """Entries over all ranks as of the last `sync` or `clear`; on one rank, as of now."""
        return raw.map_global_size(self._opened())

    @property
    def is_dirty(self):
        """Whether this rank has written since the last `sync` or `clear`."""
        return bool(raw.map_is_dirty(self._opened()))

    def destroy(self):
        """Completes this rank's writes and frees the map on all ranks. A second call does
        nothing. Collective.
        """
        self.close()
