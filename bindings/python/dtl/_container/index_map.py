# SPDX-License-Identifier: BSD-3-Clause
"""Vectorized index translation of containers, and collective element access by global index."""

import bisect
import math

import numpy as np

from dtl._collective import prepared
from dtl._collective.calling_forms import BLOCKING
from dtl._constants import PartitionPolicy
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._raw import collective as raw_collective
from dtl._raw import container as raw
from dtl._status import UnsupportedError


class IndexMap:
    """Translates arrays of global indices of a container to owners and local indices.

    The distributed dimension is partitioned in slices; a slice of a vector is one element.
    """

    def __init__(self, container):
        if not container._owns:
            words = "a vector, an array or a tensor, whose elements are its own"
            refuse("self", container, words, kind=UnsupportedError, rule="owner")
        self._handle = container._opened()
        self._shape = container.shape
        self._local_shape = container.local_shape
        self._num_ranks = container.num_ranks
        self._is_spread = is_distributed(container)
        self._rank = container.rank
        self._policy = container.partition_policy
        self._block_size = container.block_size
        self._distributed_dim = container._distributed_dim
        self._stride = math.prod(
            self._shape[self._distributed_dim + 1 :]
        )  # elements from one slice to the next
        self._local_slices = self._find_local_slices()

    def indices(self):
        """Returns the global indices of the local elements, in an array of the local shape."""
        if 0 in self._local_shape:
            return np.empty(self._local_shape, np.int64)
        axes = [np.arange(extent) for extent in self._shape]
        axes[self._distributed_dim] = self._local_slices
        return np.ravel_multi_index(np.ix_(*axes), self._shape)

    def owners(self, indices):
        """Returns the rank that has each element; not for replicated containers."""
        slices = indices // self._stride % max(self._shape[self._distributed_dim], 1)
        if self._policy is PartitionPolicy.BLOCK:
            ranks = range(1, self._num_ranks)
            starts = [self._first_slice(rank) for rank in ranks]
            return np.searchsorted(starts, slices, side="right")
        if self._policy is PartitionPolicy.HASH:
            distinct, inverse = np.unique(slices, return_inverse=True)
            owners = [self._owner(int(each)) for each in distinct]
            return np.array(owners, np.int64)[inverse].reshape(indices.shape)
        return slices // self._block_size % self._num_ranks

    def local(self, indices):
        """Returns the row-major local indices of elements that this rank has."""
        if indices.size == 0:
            return indices
        coordinates = list(np.unravel_index(indices, self._shape))
        coordinates[self._distributed_dim] = np.searchsorted(
            self._local_slices, coordinates[self._distributed_dim]
        )
        return np.ravel_multi_index(coordinates, self._local_shape)

    def _find_local_slices(self):
        """Returns the global numbers of the local slices, in ascending order."""
        count = self._local_shape[self._distributed_dim]
        local = np.arange(count)
        if not self._is_spread or 0 in self._local_shape:
            return local
        if self._policy in (PartitionPolicy.CYCLIC, PartitionPolicy.BLOCK_CYCLIC):
            cycle, offset = np.divmod(local, self._block_size)
            return (cycle * self._num_ranks + self._rank) * self._block_size + offset
        if self._policy is PartitionPolicy.BLOCK:
            return local + self._first_slice(self._rank)
        starts = (raw.container_to_global(self._handle, int(each) * self._stride) for each in local)
        return np.fromiter(starts, np.int64, count) // self._stride

    def _owner(self, slice_number):
        """Returns the rank that has a slice."""
        return raw.container_owner(self._handle, slice_number * self._stride)

    def _first_slice(self, rank):
        """Returns the first slice of a rank in a block partition."""
        if 0 in self._shape:
            return 0
        return bisect.bisect_left(range(self._shape[self._distributed_dim]), rank, key=self._owner)


def is_distributed(container):
    """Returns true if the elements are spread over several ranks."""
    is_whole = container.partition_policy is PartitionPolicy.REPLICATED
    return container.num_ranks > 1 and not is_whole


def gather_elements(container, indices):
    """Returns the elements at global indices, which may differ between ranks.  Collective."""
    index_map = IndexMap(container)
    part = container._read().reshape(-1)
    if not is_distributed(container):
        return part[indices]
    ctx = container._context
    wanted = indices.reshape(-1)
    owners = index_map.owners(wanted)
    order = np.argsort(owners, kind="stable")
    request_counts = np.bincount(owners, minlength=ctx.size).astype(np.uint64)
    reply_counts = prepared._exchange_counts(
        raw_collective.alltoall, handle_of(ctx), request_counts, ctx.size
    )
    chosen = wanted[order]
    requested = prepared.alltoallv(BLOCKING, ctx, chosen, request_counts, reply_counts, None)
    replies = part[index_map.local(requested)]
    result = np.empty(wanted.size, container.dtype)
    result[order] = prepared.alltoallv(BLOCKING, ctx, replies, reply_counts, request_counts, None)
    return result.reshape(indices.shape)
