# SPDX-License-Identifier: BSD-3-Clause
"""Copies of containers, and of some of their elements: methods that all ranks call."""

import math

import numpy as np

from dtl._container.collective_errors import attempted
from dtl._container.index_map import Places, elements
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._raw import algorithm as raw
from dtl._status import OUT_OF_BOUNDS, UnsupportedError


def alike(container, dtype, shape=None, *, ctx=None, **options):
    """A new container of another dtype or shape that is distributed as this one is."""
    if not container._owns:
        words = "a vector, an array or a tensor, whose elements are its own"
        refuse("self", container, words, kind=UnsupportedError, rule="owner")
    options.setdefault("partition", container.partition_policy)
    options.setdefault("block_size", container.block_size)
    return container._like(ctx or container._context, dtype, shape, **options)


def copied(self):
    policies = {
        "placement": self.placement_policy,
        "execution": self.execution_policy,
        "device_id": max(self.device_id, 0),
    }
    made = alike(self, self._dtype, **policies)
    raw.container_copy(self._handle, made._handle)
    return made


def taken(self, indices):
    if hasattr(indices, "_read"):
        made = alike(indices, self._dtype)
        made.local_view()[...] = taken(self, indices._read())
        return made
    wanted = attempted(self, _positions, indices, self._global_size)
    return elements(self, wanted)[()]


def section(self, start, stop=None, step=1, *, axis=0):
    axis = _axis(axis, self.ndim)
    bounds = [each if each is None else _bound(each) for each in (start, stop, step)]
    if bounds[2] == 0:
        refuse("step", step, "another number than 0", rule="range")
    wanted = range(self._shape[axis])[slice(*bounds)]
    shape = (*self._shape[:axis], len(wanted), *self._shape[axis + 1 :])
    made = alike(self, self._dtype, shape)
    rows, columns = math.prod(shape[axis:]), math.prod(shape[axis + 1 :])
    indices = Places(made).indices()
    before, inside = np.divmod(indices, max(rows, 1))
    place, behind = np.divmod(inside, max(columns, 1))
    place = wanted.start + wanted.step * place
    found = (before * self._shape[axis] + place) * columns + behind
    made.local_view()[...] = elements(self, found)
    return made


def transposed(self, axes=None):
    order = tuple(reversed(range(self.ndim))) if axes is None else _axes(axes, self.ndim)
    if order == tuple(range(self.ndim)):
        return self
    shape = tuple(self._shape[axis] for axis in order)
    made = alike(self, self._dtype, shape, distributed_dim=order.index(self._distributed_dim))
    made.local_view()[...] = self._read().transpose(order)
    return made


def _positions(indices, size):
    """NumPy's indices, of which negative ones count from the end, as those that count from 0."""
    found = np.asarray(indices)
    if found.dtype.kind not in "iu" and found.size > 0:
        refuse("indices", indices, "an integer, or an array of integers")
    found = found.astype(np.int64)
    if found.size > 0 and not -size <= int(found.min()) <= int(found.max()) < size:
        refuse("indices", indices, f"{-size} <= indices < {size}", OUT_OF_BOUNDS)
    return np.where(found < 0, found + size, found)


def _bound(value):
    return arguments.integer("range", value, arguments.SIZE_LIMIT)


def _axis(value, ndim):
    axis = arguments.integer("axis", value)
    if not -ndim <= axis < ndim:
        refuse("axis", value, f"an axis of {ndim}, from 0", rule="range")
    return axis % ndim


def _axes(values, ndim):
    found = tuple(_axis(each, ndim) for each in values)
    if sorted(found) != list(range(ndim)):
        refuse("axes", values, f"each of {ndim} axes once", rule="range")
    return found
