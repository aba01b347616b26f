# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""All containers: what follows from the C functions."""

import numpy as np

from dtl._constants import (ConsistencyPolicy, ErrorPolicy, ExecutionPolicy, PartitionPolicy,
                            PlacementPolicy)
from dtl._core.arguments import memory, writable_memory
from dtl._core.properties import kept
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
        """The policy of the options, which has no effect."""
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

    def get_local(self, local_idx):
        """One element of this rank's part. Local: does not wait for other ranks."""
        handle = self._opened()
        value = np.empty((), self._dtype)
        raw.container_get_local(handle, self._local_idx(local_idx), writable_memory(value))
        return value[()]

    def set_local(self, local_idx, value):
        """One element of this rank's part is `value`. Local: does not wait for other ranks."""
        raw.container_set_local(self._opened(), self._local_idx(local_idx),
                                memory(self._element("value", value)))

    def expose(self):
        """Every rank may get and set elements of the others' parts from here on. A span can't be
        exposed. Collective.
        """
        raw.container_expose(self._opened())

    def is_local(self, global_idx):
        """Whether this rank holds the element. Local: does not wait for other ranks."""
        return bool(raw.container_is_local(self._opened(), self._global_idx(global_idx)))

    def owner(self, global_idx):
        """Which rank holds the element; all ranks get the same answer. Local: does not wait for
        other ranks.
        """
        return raw.container_owner(self._opened(), self._global_idx(global_idx))

    def to_local(self, global_idx):
        """The element's index in this rank's part; -1 if another rank holds it. Local: does not
        wait for other ranks.
        """
        return raw.container_to_local(self._opened(), self._global_idx(global_idx))

    def to_global(self, local_idx):
        """The global index of an element of this rank's part. Local: does not wait for other
        ranks.
        """
        return raw.container_to_global(self._opened(), self._local_idx(local_idx))

    def barrier(self):
        """Returns once every rank has entered. Collective."""
        raw.container_barrier(self._opened())

    def sync(self):
        """Every rank's changes are complete, and visible wherever its part is kept; it is clean.
        Collective.
        """
        raw.container_sync(self._opened())


class DeviceArrayCalls:
    __slots__ = ()

    shape = kept("shape")
    dtype = kept("dtype")
    device_kind = kept("device_kind")
    device_id = kept("device_id")
