# SPDX-License-Identifier: BSD-3-Clause
"""Distributed tensors: containers of several dimensions, one of which is distributed."""

import math
import operator

import numpy as np

from dtl._calls.tensor import DistributedTensorCalls
from dtl._constants import DTL_MAX_TENSOR_RANK
from dtl._container.container import OwningContainer
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._native import ffi
from dtl._raw import tensor as raw
from dtl._raw.span import span_from_tensor
from dtl._status import OUT_OF_BOUNDS, MismatchError


class DistributedTensor(DistributedTensorCalls, OwningContainer):
    __slots__ = ("_distributed_dim",)
    _noun = "a tensor"
    _create = raw.tensor_create_with_options
    _free = raw.tensor_destroy
    _span_from = span_from_tensor

    def _extents(self, shape, distributed_dim):
        """Returns the shape for messages, and the C arguments that describe it."""
        found = _shape("shape", shape)
        dim = arguments.integer("distributed_dim", distributed_dim)
        if not -len(found) <= dim < len(found):
            words = f"a dimension of {len(found)}, from 0"
            refuse("distributed_dim", distributed_dim, words, rule="range")
        dim %= len(found)
        return f"{found} along dimension {dim}", [_c_shape(found), dim]

    def _new_like(self, ctx, dtype, shape=None, **options):
        """Returns a new tensor, with this shape unless another is passed.  Collective."""
        options.setdefault("distributed_dim", self._distributed_dim)
        return DistributedTensor(ctx, shape or self._shape, dtype, **options)

    def _shapes(self):
        """Returns the global and the local shape; also reads the distributed dimension."""
        handle = self._handle
        self._distributed_dim = raw.tensor_distributed_dim(handle)
        return _extents(raw.tensor_shape(handle)), _extents(raw.tensor_local_shape(handle))

    def _layout(self):
        return (*super()._layout(), self._distributed_dim)

    @property
    def strides(self):
        return tuple(raw.tensor_stride(self._opened(), dim) for dim in range(self.ndim))

    def reshape(self, *shape):
        handle = self._opened()
        wanted = _shape("shape", shape[0] if len(shape) == 1 else shape, self.global_size)
        raw.tensor_reshape(handle, _c_shape(wanted))
        self._update_extents()

    def to_local(self, global_idx):
        found = super().to_local(global_idx)
        return None if found < 0 else _unravel_index(found, self._local_shape)

    def to_global(self, local_idx):
        return _unravel_index(super().to_global(local_idx), self._shape)

    def _describe_local(self):
        return " x ".join(map(str, self._local_shape))

    def _describe(self):
        return f"{super()._describe()} along dimension {self._distributed_dim}"

    # ---- indices: a tuple with one index per dimension, or a row-major index ---------------------

    def _global_idx(self, value):
        return _row_major_index("global_idx", value, self._shape)

    def _global_indices(self, value):
        """Returns row-major global indices for an array of them, or for a tuple with one array per
        dimension.
        """
        if not isinstance(value, tuple):
            return super()._global_indices(value)
        if len(value) != self.ndim:
            words = f"{self.ndim} indices, one for each dimension"
            refuse("global_idx", value, words, OUT_OF_BOUNDS)
        indices = [
            arguments.indices(f"global_idx[{dim}]", each, extent)
            for dim, (each, extent) in enumerate(zip(value, self._shape))
        ]
        try:
            found = np.ravel_multi_index(np.broadcast_arrays(*indices), self._shape)
        except ValueError:
            words = "arrays that NumPy can broadcast"
            refuse("global_idx", value, words, kind=MismatchError)
        return np.array(found, np.int64, order="C")

    def _local_idx(self, value):
        return _row_major_index("local_idx", value, self._local_shape)


def _shape(argument, value, elements=None):
    """Returns `value` as a shape of `elements` elements, if not None; then one extent may be -1."""
    try:
        extents = tuple(value) if np.iterable(value) else (value,)
        extents = tuple(map(operator.index, extents))
    except TypeError:
        refuse(argument, value, "a tuple of integers")
    if not 1 <= len(extents) <= DTL_MAX_TENSOR_RANK:
        refuse(argument, value, f"1 to {DTL_MAX_TENSOR_RANK} dimensions", rule="rank")
    if elements is not None and extents.count(-1) == 1:
        others = math.prod(each for each in extents if each != -1)
        if others > 0 and elements % others == 0:
            extents = tuple(elements // others if each == -1 else each for each in extents)
    if min(extents) < 0:
        refuse(argument, value, "0 or more in each dimension", rule="range")
    if elements is not None and math.prod(extents) != elements:
        refuse(argument, value, f"a shape of {elements} elements", kind=MismatchError)
    return tuple(arguments.size(argument, each) for each in extents)


def _c_shape(extents):
    """Returns a tuple as a C dtl_shape."""
    shape = ffi.new("dtl_shape *")
    shape.ndim = len(extents)
    for dim, extent in enumerate(extents):
        shape.dims[dim] = extent
    return shape[0]


def _extents(shape):
    """Returns a C dtl_shape as a tuple."""
    return tuple(shape.dims[dim] for dim in range(shape.ndim))


def _row_major_index(argument, value, shape):
    """Returns the row-major index for `value`: one itself, or a tuple of one per dimension."""
    if not isinstance(value, tuple):
        return arguments.index(argument, value, math.prod(shape))
    if len(value) != len(shape):
        refuse(argument, value, f"{len(shape)} indices, one for each dimension", OUT_OF_BOUNDS)
    position = 0
    for index, extent in zip(value, shape):
        found = arguments.integer(argument, index, arguments.SIZE_LIMIT)
        if not 0 <= found < extent:
            refuse(argument, value, f"an index of the shape {shape}", OUT_OF_BOUNDS)
        position = position * extent + found
    return position


def _unravel_index(position, shape):
    """Returns a row-major index as a tuple of one index per dimension."""
    indices = []
    for extent in reversed(shape):
        position, index = divmod(position, extent)
        indices.append(index)
    return tuple(reversed(indices))
