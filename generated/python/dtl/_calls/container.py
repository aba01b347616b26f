# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/calls.py.j2.
# Do not edit.
"""All containers: what follows from the C functions."""

from dtl._constants import (ConsistencyPolicy, ErrorPolicy, ExecutionPolicy, PartitionPolicy,
                            PlacementPolicy)
from dtl._properties import kept
from dtl._raw import container as raw


class DistributedContainerCalls:
    __slots__ = ()

    global_size = kept("global_size")
    size = kept("global_size")
    local_size = kept("local_size")
    local_offset = kept("local_offset")
    shape = kept("shape")
    local_shape = kept("local_shape")
    dtype = kept("dtype")
    rank = kept("rank")
    num_ranks = kept("num_ranks")

    @property
    def partition_policy(self):
        """How the elements are distributed."""
        return PartitionPolicy(raw.container_partition_policy(self._opened()))

    @property
    def block_size(self):
        """Elements, of a tensor slices, a block of block_cyclic; else 1."""
        return raw.container_block_size(self._opened())

    @property
    def placement_policy(self):
        """In which memory they are."""
        return PlacementPolicy(raw.container_placement_policy(self._opened()))

    @property
    def placement(self):
        """The same as placement_policy."""
        return PlacementPolicy(raw.container_placement_policy(self._opened()))

    @property
    def execution_policy(self):
        """How algorithms run over this rank's part."""
        return ExecutionPolicy(raw.container_execution_policy(self._opened()))

    @property
    def consistency_policy(self):
        """When writes of one rank become visible to others."""
        return ConsistencyPolicy(raw.container_consistency_policy(self._opened()))

    @property
    def error_policy(self):
        """What a failing call does beside failing."""
        return ErrorPolicy(raw.container_error_policy(self._opened()))

    @property
    def device_id(self):
        """The number of a device, as given when it was made."""
        return raw.container_device_id(self._opened())

    @property
    def is_dirty(self):
        """Whether this rank may have changed its part, if only by a view, since it was made or
        last synchronised.
        """
        return bool(raw.container_is_dirty(self._opened()))

    @property
    def is_clean(self):
        """The opposite of is_dirty."""
        return bool(raw.container_is_clean(self._opened()))

    def expose(self):
        """Every rank may get and set elements of the others' parts from here on. Collective. A
        span can't be exposed.
        """
        raw.container_expose(self._opened())

    def barrier(self):
        """Returns once every rank has entered. Collective."""
        raw.container_barrier(self._opened())

    def sync(self):
        """Every rank's changes are complete, and visible wherever its part is kept; it is clean.
        Collective.
        """
        raw.container_sync(self._opened())
