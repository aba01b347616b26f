# SPDX-License-Identifier: BSD-3-Clause
"""Where the elements of a container are, for many of them at once, and how ranks get those that
they want."""

import bisect
import math

import numpy as np

from dtl._collective import prepared
from dtl._collective.forms import BLOCKING
from dtl._constants import PartitionPolicy
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._raw import collective as raw_collective
from dtl._raw import container as raw
from dtl._status import UnsupportedError


class Places:
    """Global indices, owners and local indices of a container that has elements of its own.

    Slices along the distributed dimension have owners; a vector's are its elements.
    """

    def __init__(self, container):
        if not container._owns:
            words = "a vector, an array or a tensor, whose elements are its own"
            refuse("self", container, words, kind=UnsupportedError, rule="owner")
        self._handle = container._opened()
        self._shape = container.shape
        self._local_shape = container.local_shape
        self._ranks = container.num_ranks
        self._is_spread = is_spread(container)
        self._rank = container.rank
        self._policy = container.partition_policy
        self._block = container.block_size
        self._dim = container._distributed_dim
        self._stride = math.prod(self._shape[self._dim + 1 :])  # from slice to slice
        self._mine = self._slices()

    def indices(self):
        """The global indices of this rank's elements, in an array of the local shape."""
        if 0 in self._local_shape:
            return np.empty(self._local_shape, np.int64)
        axes = [np.arange(extent) for extent in self._shape]
        axes[self._dim] = self._mine
        return np.ravel_multi_index(np.ix_(*axes), self._shape)

    def owners(self, indices):
        """The rank of each of the elements with these global indices."""
        slices = indices // self._stride % max(self._shape[self._dim], 1)
        if self._policy is PartitionPolicy.BLOCK:
            ranks = range(1, self._ranks)
            starts = [self._first(rank) for rank in ranks]
            return np.searchsorted(starts, slices, side="right")
        if self._policy is PartitionPolicy.HASH:
            distinct, places = np.unique(slices, return_inverse=True)
            owners = [self._owner(int(each)) for each in distinct]
            return np.array(owners, np.int64)[places].reshape(indices.shape)
        return slices // self._block % self._ranks

    def local(self, indices):
        """Where in this rank's part, flat, the elements with these global indices are."""
        if indices.size == 0:
            return indices
        places = list(np.unravel_index(indices, self._shape))
        places[self._dim] = np.searchsorted(self._mine, places[self._dim])
        return np.ravel_multi_index(places, self._local_shape)

    def _slices(self):
        """The slices that this rank has, in ascending order."""
        count = self._local_shape[self._dim]
        local = np.arange(count)
        if not self._is_spread or 0 in self._local_shape:
            return local
        if self._policy in (PartitionPolicy.CYCLIC, PartitionPolicy.BLOCK_CYCLIC):
            turn, place = np.divmod(local, self._block)
            return (turn * self._ranks + self._rank) * self._block + place
        if self._policy is PartitionPolicy.BLOCK:
            return local + self._first(self._rank)
        found = (raw.container_to_global(self._handle, int(each) * self._stride) for each in local)
        return np.fromiter(found, np.int64, count) // self._stride

    def _owner(self, place):
        return raw.container_owner(self._handle, place * self._stride)

    def _first(self, rank):
        """The first slice of a rank in a block partition."""
        if 0 in self._shape:
            return 0
        return bisect.bisect_left(range(self._shape[self._dim]), rank, key=self._owner)


def is_spread(container):
    """Whether this rank has a part only."""
    is_whole = container.partition_policy is PartitionPolicy.REPLICATED
    return container.num_ranks > 1 and not is_whole


def elements(container, indices):
    """The elements with these global indices, of which each rank wants its own.  Collective."""
    places = Places(container)
    part = container._read().reshape(-1)
    if not is_spread(container):
        return part[indices]
    ctx = container._context
    wanted = indices.reshape(-1)
    owners = places.owners(wanted)
    order = np.argsort(owners, kind="stable")
    asking = np.bincount(owners, minlength=ctx.size).astype(np.uint64)
    asked = prepared._told(raw_collective.alltoall, handle_of(ctx), asking, ctx.size)
    asks = prepared.alltoallv(BLOCKING, ctx, wanted[order], asking, asked, None)
    answers = part[places.local(asks)]
    found = np.empty(wanted.size, container.dtype)
    found[order] = prepared.alltoallv(BLOCKING, ctx, answers, asked, asking, None)
    return found.reshape(indices.shape)
