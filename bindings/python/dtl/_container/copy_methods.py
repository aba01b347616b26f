# SPDX-License-Identifier: BSD-3-Clause
"""Collective methods of containers that copy all or some elements to a new container."""

import math

import numpy as np

from dtl._container.collective_errors import run_or_raise_on_all
from dtl._container.index_map import IndexMap, gather_elements
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._raw import algorithm as raw
from dtl._status import OUT_OF_BOUNDS, UnsupportedError


def new_like(container, dtype, shape=None, *, ctx=None, **options):
    """Creates a container of a dtype and shape, distributed like `container`.  Collective."""
    if not container._owns:
        words = "a vector, an array or a tensor, whose elements are its own"
        refuse("self", container, words, kind=UnsupportedError, rule="owner")
    options.setdefault("partition", container.partition_policy)
    options.setdefault("block_size", container.block_size)
    return container._new_like(ctx or container._context, dtype, shape, **options)


def copy_container(self):
    policies = {
        "placement": self.placement_policy,
        "execution": self.execution_policy,
        "device_id": max(self.device_id, 0),
    }
    result = new_like(self, self._dtype, **policies)
    raw.container_copy(self._handle, result._handle)
    return result


def take_elements(self, indices):
    if hasattr(indices, "_read"):
        result = new_like(indices, self._dtype)
        result.local_view()[...] = take_elements(self, indices._read())
        return result
    wanted = run_or_raise_on_all(self, _nonnegative_indices, indices, self._global_size)
    return gather_elements(self, wanted)[()]


def section(self, start, stop=None, step=1, *, axis=0):
    axis = _axis(axis, self.ndim)
    bounds = [each if each is None else _slice_bound(each) for each in (start, stop, step)]
    if bounds[2] == 0:
        refuse("step", step, "another number than 0", rule="range")
    wanted = range(self._shape[axis])[slice(*bounds)]
    shape = (*self._shape[:axis], len(wanted), *self._shape[axis + 1 :])
    result = new_like(self, self._dtype, shape)
    rows, columns = math.prod(shape[axis:]), math.prod(shape[axis + 1 :])
    indices = IndexMap(result).indices()
    outer, inside = np.divmod(indices, max(rows, 1))
    position, offset = np.divmod(inside, max(columns, 1))
    position = wanted.start + wanted.step * position
    source = (outer * self._shape[axis] + position) * columns + offset
    result.local_view()[...] = gather_elements(self, source)
    return result


def transpose(self, axes=None):
    """Returns a new container with permuted axes, in reversed order for None.

    Returns `self` if the order does not change.  Creating the container is collective, and the
    local parts are transposed without communication.
    """
    order = tuple(reversed(range(self.ndim))) if axes is None else _axes(axes, self.ndim)
    if order == tuple(range(self.ndim)):
        return self
    shape = tuple(self._shape[axis] for axis in order)
    result = new_like(self, self._dtype, shape, distributed_dim=order.index(self._distributed_dim))
    result.local_view()[...] = self._read().transpose(order)
    return result


def _nonnegative_indices(indices, size):
    """Returns the indices as int64; negative ones, which count from the end, become positive.

    Raises if one is out of bounds.
    """
    found = np.asarray(indices)
    if found.dtype.kind not in "iu" and found.size > 0:
        refuse("indices", indices, "an integer, or an array of integers")
    found = found.astype(np.int64)
    if found.size > 0 and not -size <= int(found.min()) <= int(found.max()) < size:
        refuse("indices", indices, f"{-size} <= indices < {size}", OUT_OF_BOUNDS)
    return np.where(found < 0, found + size, found)


def _slice_bound(value):
    """Returns an argument of range() as an integer of 64 bits."""
    return arguments.integer("range", value, arguments.SIZE_LIMIT)


def _axis(value, ndim):
    """Returns an axis as an index from 0; negative ones count from the end."""
    axis = arguments.integer("axis", value)
    if not -ndim <= axis < ndim:
        refuse("axis", value, f"an axis of {ndim}, from 0", rule="range")
    return axis % ndim


def _axes(values, ndim):
    """Returns a permutation of the axes as a tuple; raises if it is none."""
    found = tuple(_axis(each, ndim) for each in values)
    if sorted(found) != list(range(ndim)):
        refuse("axes", values, f"each of {ndim} axes once", rule="range")
    return found
