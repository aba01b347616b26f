# SPDX-License-Identifier: BSD-3-Clause
"""Distributed vectors."""

import numpy as np

from dtl import _arguments, _dtypes, _lifetime
from dtl._arguments import memory, room
from dtl._constants import ExecutionPolicy, PartitionPolicy, PlacementPolicy
from dtl._context import handle_of
from dtl._error import MismatchError, UnsupportedError, refuse
from dtl._native import ffi, lib
from dtl._properties import make_quick
from dtl._raw import memory as raw_memory
from dtl._raw import policy as raw_policy
from dtl._raw import vector as raw


class DistributedVector:
    __slots__ = (
        "__weakref__",
        "_dtype",
        "_global_size",
        "_handle",
        "_is_open",
        "_local_offset",
        "_local_size",
        "_num_ranks",
        "_rank",
        "_view",
    )

    def __init__(
        self,
        ctx,
        size,
        dtype=None,
        fill=None,
        *,
        partition=None,
        placement=None,
        execution=None,
        device_id=0,
        block_size=1,
    ):
        self._is_open = False
        context = handle_of(ctx)
        size = _arguments.size("size", size)
        self._dtype, number = _dtypes.given(dtype)
        options = raw_policy.container_options_init()
        if partition is not None:
            options.partition = _arguments.member("partition", partition, PartitionPolicy)
        if placement is not None:
            options.placement = _arguments.member("placement", placement, PlacementPolicy)
        if execution is not None:
            options.execution = _arguments.member("execution", execution, ExecutionPolicy)
        options.device_id = _arguments.integer("device_id", device_id)
        options.block_size = _arguments.size("block_size", block_size)
        element = None if fill is None else self._element("fill", fill)
        _lifetime.settle()

        handle = raw.vector_create_with_options(context, number, size, options)
        self._handle = ffi.gc(handle, lib.dtl_vector_destroy)
        self._is_open = True
        self._rank = raw.vector_rank(handle)
        self._num_ranks = raw.vector_num_ranks(handle)
        self._measure()
        if element is not None:
            raw.vector_fill_local(handle, memory(element))

    def _measure(self):
        """What the rank now has of the vector is known; views of what it had stay as they are."""
        self._global_size = raw.vector_global_size(self._handle)
        self._local_size = raw.vector_local_size(self._handle)
        self._local_offset = raw.vector_local_offset(self._handle)
        self._view = None

    @property
    def global_size(self):
        return self._global_size

    @property
    def local_size(self):
        return self._local_size

    @property
    def local_offset(self):
        return self._local_offset

    @property
    def dtype(self):
        return self._dtype

    @property
    def rank(self):
        return self._rank

    @property
    def num_ranks(self):
        return self._num_ranks

    @property
    def is_valid(self):
        return self._is_open

    @property
    def empty(self):
        return self._global_size == 0

    @property
    def partition_policy(self):
        return PartitionPolicy(raw.vector_partition_policy(self._opened()))

    @property
    def placement_policy(self):
        return PlacementPolicy(raw.vector_placement_policy(self._opened()))

    @property
    def execution_policy(self):
        return ExecutionPolicy(raw.vector_execution_policy(self._opened()))

    @property
    def device_id(self):
        return raw.vector_device_id(self._opened())

    # ---- elements ------------------------------------------------------------------------------

    def local_view(self):
        handle = self._opened()
        if self._view is None:
            self._view = _shared(handle, self._local_size, self._dtype)
        return self._view.view()

    def to_numpy(self):
        handle = self._opened()
        copy = np.empty(self._local_size, self._dtype)
        raw.vector_copy_to_host(handle, room(copy), self._local_size)
        return copy

    def from_numpy(self, values):
        handle = self._opened()
        array = self._elements("values", values)
        if array.shape != (self._local_size,):
            words = f"({self._local_size},), this rank's part"
            refuse("values.shape", array.shape, words, kind=MismatchError)
        raw.vector_copy_from_host(handle, memory(array), self._local_size)

    def fill(self, value):
        handle = self._opened()
        raw.vector_fill_local(handle, memory(self._element("value", value)))

    def get_local(self, local_idx):
        handle = self._opened()
        index = _arguments.index("local_idx", local_idx, self._local_size)
        element = np.empty((), self._dtype)
        raw.vector_get_local(handle, index, room(element))
        return element[()]

    def set_local(self, local_idx, value):
        handle = self._opened()
        index = _arguments.index("local_idx", local_idx, self._local_size)
        raw.vector_set_local(handle, index, memory(self._element("value", value)))

    # ---- distribution --------------------------------------------------------------------------

    def is_local(self, global_idx):
        return bool(raw.vector_is_local(self._opened(), self._global_index(global_idx)))

    def owner(self, global_idx):
        return raw.vector_owner(self._opened(), self._global_index(global_idx))

    def to_local(self, global_idx):
        return raw.vector_to_local(self._opened(), self._global_index(global_idx))

    def to_global(self, local_idx):
        index = _arguments.index("local_idx", local_idx, self._local_size)
        return raw.vector_to_global(self._opened(), index)

    def resize(self, size):
        raw.vector_resize(self._opened(), _arguments.size("size", size))
        self._measure()

    def redistribute(self, partition):
        policy = _arguments.member("partition", partition, PartitionPolicy)
        raw.vector_redistribute(self._opened(), policy)
        self._measure()

    def barrier(self):
        raw.vector_barrier(self._opened())

    def sync(self):
        raw.vector_sync(self._opened())

    # ---- life ----------------------------------------------------------------------------------

    def close(self):
        if self._is_open:
            self._is_open = False
            self._view = None
            ffi.release(self._handle)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __repr__(self):
        if not self._is_open:
            return "<dtl.DistributedVector, closed>"
        where = f"{self.partition_policy.name.lower()} over {self._num_ranks} ranks"
        form = f"{self._global_size} x {self._dtype}, {where}"
        return f"<dtl.DistributedVector, {form}, {self._local_size} on rank {self._rank}>"

    # ---- other libraries -----------------------------------------------------------------------

    def __array__(self, dtype=None, copy=None):
        view = self.local_view()
        if dtype is None or np.dtype(dtype) == self._dtype:
            return view.copy() if copy else view
        if copy is False:
            refuse("copy", copy, f"anything else, since {self._dtype} becomes {np.dtype(dtype)}")
        return view.astype(dtype)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        targets = kwargs.get("out", ())
        if targets:
            kwargs["out"] = tuple(map(_local, targets))
        result = getattr(ufunc, method)(*map(_local, inputs), **kwargs)
        return targets[0] if len(targets) == 1 else targets or result

    def __dlpack__(self, **options):
        return self.local_view().__dlpack__(**options)

    def __dlpack_device__(self):
        return self.local_view().__dlpack_device__()

    # ---- what the above share ------------------------------------------------------------------

    def _opened(self):
        if not self._is_open:
            refuse("self", self, "a vector that is open")
        return self._handle

    def _global_index(self, value):
        return _arguments.index("global_idx", value, self._global_size)

    def _elements(self, argument, values):
        """`values` as a C-contiguous array of this vector's dtype, if they keep their meaning."""
        try:
            found = np.asarray(values)
            converted = np.asarray(values, self._dtype, order="C")
        except (TypeError, ValueError, OverflowError):
            found = converted = None
        if converted is None or not _keeps_meaning(found, converted):
            refuse(argument, values, f"what {self._dtype} can hold", kind=UnsupportedError)
        return converted

    def _element(self, argument, value):
        """`value` as an array of one element and no dimension."""
        element = self._elements(argument, value)
        if element.ndim:
            refuse(argument, value, f"one {self._dtype}", kind=MismatchError)
        return element


make_quick(DistributedVector, "global_size", "local_size", "local_offset", "dtype", "rank")


def _keeps_meaning(found, converted):
    """Whether numbers have kept their kind and integers their value; other dtypes are alike."""
    if found.dtype == converted.dtype:
        return True
    kinds = "b", "ui", "f", "c"
    order = {letter: place for place, letters in enumerate(kinds) for letter in letters}
    source, target = order.get(found.dtype.kind), order.get(converted.dtype.kind)
    if source is None or target is None:
        return found.dtype.kind in "ufi" or converted.dtype.fields is not None
    is_integer = converted.dtype.kind in "ui"
    return source <= target and not (is_integer and (found != converted).any())


def _shared(handle, size, dtype):
    """An array over the memory of a container, which lives as long as the array."""
    pointer = raw.vector_local_data_mut(handle)
    if pointer == ffi.NULL:
        return np.empty(0, dtype)
    hold = ffi.gc(raw_memory.container_memory(handle), lib.dtl_memory_release)
    pointer = ffi.gc(pointer, lambda _, hold=hold: ffi.release(hold))
    return np.frombuffer(ffi.buffer(pointer, size * dtype.itemsize), dtype)


def _local(value):
    return value.local_view() if isinstance(value, DistributedVector) else value
