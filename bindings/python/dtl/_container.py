# SPDX-License-Identifier: BSD-3-Clause
"""What vectors, arrays, tensors and spans have in common."""

from sys import is_finalizing
from typing import Any

import numpy as np

from dtl import _arguments, _dtypes, _lifetime, _reduction
from dtl._arguments import memory, numbers, room
from dtl._constants import (
    ConsistencyPolicy,
    ErrorPolicy,
    ExecutionPolicy,
    PartitionPolicy,
    PlacementPolicy,
)
from dtl._error import MismatchError, UnavailableError, UnsupportedError, refuse
from dtl._group import handle_of
from dtl._native import ffi, lib
from dtl._properties import make_quick
from dtl._raw import container as raw
from dtl._raw import memory as raw_memory
from dtl._raw import policy as raw_policy
from dtl._status import BackendError


class DistributedContainer(np.lib.mixins.NDArrayOperatorsMixin):
    __slots__ = (
        "__weakref__",
        "_context",
        "_dtype",
        "_global_size",
        "_handle",
        "_is_open",
        "_local_offset",
        "_local_shape",
        "_local_size",
        "_num_ranks",
        "_rank",
        "_shape",
        "_view",
    )

    _destroy: Any = None  # the C function, which each kind has
    _noun = "a container"
    _owns = False  # its elements, all that its global size counts

    def __init__(self):
        self._is_open = False
        raise TypeError(f"{type(self).__name__} is what all kinds of containers are; make one")

    def _adopt(self, handle, context):
        """The object stands for a container that was just made, of a context or of none."""
        self._handle = handle
        self._context = context
        self._is_open = True
        self._rank = raw.container_rank(handle)
        self._num_ranks = raw.container_num_ranks(handle)
        self._measure()

    def _measure(self):
        """What the rank now has of it is known; views of what it had stay as they are."""
        self._global_size = raw.container_global_size(self._handle)
        self._local_size = raw.container_local_size(self._handle)
        self._local_offset = raw.container_local_offset(self._handle)
        self._shape, self._local_shape = self._shapes()
        self._view = None

    def _shapes(self):
        return (self._global_size,), (self._local_size,)

    @property
    def global_size(self):
        return self._global_size

    @property
    def size(self):
        return self._global_size

    @property
    def local_size(self):
        return self._local_size

    @property
    def local_offset(self):
        return self._local_offset

    @property
    def shape(self):
        return self._shape

    @property
    def local_shape(self):
        return self._local_shape

    @property
    def ndim(self):
        return len(self._shape)

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
        return PartitionPolicy(raw.container_partition_policy(self._opened()))

    @property
    def placement_policy(self):
        return PlacementPolicy(raw.container_placement_policy(self._opened()))

    @property
    def execution_policy(self):
        return ExecutionPolicy(raw.container_execution_policy(self._opened()))

    @property
    def consistency_policy(self):
        return ConsistencyPolicy(raw.container_consistency_policy(self._opened()))

    @property
    def error_policy(self):
        return ErrorPolicy(raw.container_error_policy(self._opened()))

    @property
    def device_id(self):
        return raw.container_device_id(self._opened())

    @property
    def block_size(self):
        return raw.container_block_size(self._opened())

    @property
    def is_dirty(self):
        return bool(raw.container_is_dirty(self._opened()))

    @property
    def is_clean(self):
        return bool(raw.container_is_clean(self._opened()))

    # ---- elements of this rank -----------------------------------------------------------------

    def local_view(self):
        raw.container_local_data_mut(self._opened())  # from here on it may be written
        return self._part()

    def to_numpy(self):
        copy = np.empty(self._local_shape, self._dtype)
        raw.container_copy_to_host(self._opened(), room(copy), self._local_size)
        return copy

    def from_numpy(self, values):
        handle = self._opened()
        array = self._elements("values", values)
        if array.shape != self._local_shape:
            words = f"{self._local_shape}, this rank's part"
            refuse("values.shape", array.shape, words, kind=MismatchError)
        raw.container_copy_from_host(handle, memory(array), self._local_size)

    def fill(self, value):
        handle = self._opened()
        raw.container_fill_local(handle, memory(self._element("value", value)))

    def get_local(self, local_idx):
        handle = self._opened()
        element = np.empty((), self._dtype)
        raw.container_get_local(handle, self._local_index(local_idx), room(element))
        return element[()]

    def set_local(self, local_idx, value):
        handle = self._opened()
        index = self._local_index(local_idx)
        raw.container_set_local(handle, index, memory(self._element("value", value)))

    # ---- elements of any rank ------------------------------------------------------------------

    def expose(self):
        raw.container_expose(self._opened())

    def get(self, global_idx):
        handle = self._opened()
        indices = self._global_indices(global_idx)
        values = np.empty(indices.shape, self._dtype)
        raw.container_get_elements(handle, _addresses(indices), indices.size, room(values))
        return values[()]

    def set(self, global_idx, value):
        handle = self._opened()
        indices = self._global_indices(global_idx)
        given = self._elements("value", value)
        try:
            values = np.broadcast_to(given, indices.shape).copy()
        except ValueError:
            words = f"one value, or {indices.shape} of them"
            refuse("value.shape", given.shape, words, kind=MismatchError)
        raw.container_set_elements(handle, _addresses(indices), indices.size, memory(values))

    # ---- distribution --------------------------------------------------------------------------

    def is_local(self, global_idx):
        return bool(raw.container_is_local(self._opened(), self._global_index(global_idx)))

    def owner(self, global_idx):
        return raw.container_owner(self._opened(), self._global_index(global_idx))

    def to_local(self, global_idx):
        return raw.container_to_local(self._opened(), self._global_index(global_idx))

    def to_global(self, local_idx):
        return raw.container_to_global(self._opened(), self._local_index(local_idx))

    def barrier(self):
        raw.container_barrier(self._opened())

    def sync(self):
        raw.container_sync(self._opened())

    def exchange_halo(self, width=1, periodic=False, fill=0):
        handle = self._opened()
        dims = len(self._shape)
        widths = np.array([_arguments.size("width", each) for each in _each("width", width, dims)])
        ring = np.array([bool(each) for each in _each("periodic", periodic, dims)], np.intc)
        shape = np.add(self._local_shape, 2 * widths)
        padded = np.full(shape, self._element("fill", fill), self._dtype)
        addresses = numbers(widths.astype(np.uint64)), ffi.from_buffer("int[]", ring)
        raw.container_exchange_halo(handle, *addresses, room(padded), padded.size)
        return padded

    # ---- over all ranks ------------------------------------------------------------------------

    sum = _reduction.total
    prod = _reduction.product
    min = _reduction.least
    max = _reduction.greatest
    mean = _reduction.mean
    var = _reduction.variance
    std = _reduction.deviation
    all = _reduction.all_true
    any = _reduction.any_true
    argmin = _reduction.least_at
    argmax = _reduction.greatest_at

    # ---- life ----------------------------------------------------------------------------------

    def close(self):
        if self._is_open:
            self._is_open = False
            self._view = None
            type(self)._destroy(self._handle)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __del__(self):
        if not self._is_open or is_finalizing():
            return
        if self._context is None or self._context.is_valid:
            type(self)._destroy(self._handle)
        else:  # it is what still holds its context's ranks together
            _lifetime.postpone(type(self)._destroy, self._handle)

    def __repr__(self):
        name = f"dtl.{type(self).__name__}"
        if not self._is_open:
            return f"<{name}, closed>"
        return f"<{name}, {self._form()}, {self._where()} on rank {self._rank}>"

    def _form(self):
        """What the whole is, and how it is spread."""
        shape = " x ".join(map(str, self._shape))
        policy = self.partition_policy.name.lower()
        return f"{shape} x {self._dtype}, {policy} over {self._num_ranks} ranks"

    def _where(self):
        """What this rank has of it."""
        return str(self._local_size)

    def __reduce_ex__(self, protocol):
        raise TypeError(
            f"a dtl.{type(self).__name__} can't be pickled or copied so: its elements are spread "
            f"over {self._num_ranks} ranks; to_numpy() copies this rank's part, dtl.save() writes "
            "all of it to a file"
        )

    # ---- NumPy and others ----------------------------------------------------------------------

    def __array__(self, dtype=None, copy=None):
        view = self.local_view()
        if dtype is None or np.dtype(dtype) == self._dtype:
            return view.copy() if copy else view
        if copy is False:
            refuse("copy", copy, f"anything else, since {self._dtype} becomes {np.dtype(dtype)}")
        return view.astype(dtype)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        targets = kwargs.get("out", ())
        _check_alike([each for each in (*inputs, *targets) if isinstance(each, _Owner)])
        if targets:
            kwargs["out"] = tuple(map(_writable, targets))
        if "where" in kwargs:
            kwargs["where"] = _readable(kwargs["where"])
        take = _writable if method == "at" else _readable
        result = getattr(ufunc, method)(*map(take, inputs), **kwargs)
        if not targets:
            return result
        made = result if isinstance(result, tuple) else (result,)
        found = tuple(new if old is None else old for old, new in zip(targets, made))
        return found if len(found) > 1 else found[0]

    def __dlpack__(self, **options):
        return self.local_view().__dlpack__(**options)

    def __dlpack_device__(self):
        return self.local_view().__dlpack_device__()

    def __len__(self):
        return self._local_shape[0]

    def __bool__(self):  # noqa: PLE0304, it never returns
        refuse("self", self, "a truth value that is asked for by empty, all() or any()")

    def __iter__(self):
        return iter(self.local_view())

    def __contains__(self, value):
        return value in self._read()

    def __getitem__(self, key):
        found = self._read()[key]
        return self.local_view()[key] if isinstance(found, np.ndarray) else found

    def __setitem__(self, key, value):
        self.local_view()[key] = _readable(value)

    # ---- what the above share ------------------------------------------------------------------

    def _opened(self):
        if not self._is_open:
            refuse("self", self, f"{self._noun} that is open")
        return self._handle

    def _part(self):
        """The local part, without a word to the library about who may write it."""
        if self._view is None:
            self._view = _shared(self._handle, self._local_size, self._dtype)
        return self._view.reshape(self._local_shape)

    def _read(self):
        """The same, for reading, of a container that is open."""
        self._opened()
        return self._part()

    def _global_index(self, value):
        return _arguments.index("global_idx", value, self._global_size)

    def _global_indices(self, value):
        return _arguments.indices("global_idx", value, self._global_size)

    def _local_index(self, value):
        return _arguments.index("local_idx", value, self._local_size)

    def _elements(self, argument, values):
        """`values` as a C-contiguous array of this dtype, if they keep their meaning."""
        converted = None
        try:
            found = np.asarray(values)
            if _may_become(found.dtype, self._dtype):
                converted = np.asarray(values, self._dtype, order="C")
        except (TypeError, ValueError, OverflowError):
            converted = None
        if converted is None or not _keeps_values(found, converted):
            refuse(argument, values, f"what {self._dtype} can hold", kind=UnsupportedError)
        return converted

    def _element(self, argument, value):
        """`value` as an array of one element and no dimension."""
        element = self._elements(argument, value)
        if element.ndim:
            refuse(argument, value, f"one {self._dtype}", kind=MismatchError)
        return element


make_quick(
    DistributedContainer,
    *("global_size", "local_size", "local_offset", "shape", "local_shape", "dtype", "rank"),
    "num_ranks",
)


class _Owner(DistributedContainer):
    """A container that has elements of its own, and may be given another distribution."""

    __slots__ = ()
    _owns = True

    def _make(self, create, ctx, dtype, fill, policies):
        """Made by `create(context, number of the dtype, options)`, and filled."""
        self._is_open = False
        context = handle_of(ctx)
        self._dtype, number = _dtypes.given(dtype)
        options = _options(**policies)
        element = None if fill is None else self._element("fill", fill)
        _lifetime.settle()
        try:
            handle = create(context, number, options)
        except BackendError as error:
            raise UnavailableError.of(error) from None
        self._adopt(handle, ctx)
        if element is not None:
            raw.container_fill_local(handle, memory(element))

    def _layout(self):
        """What must be equal for parts of two containers to belong together."""
        handle = self._opened()
        policy = raw.container_partition_policy(handle)
        return self._shape, policy, raw.container_block_size(handle), self._num_ranks


def redistribute(self, partition):
    policy = _arguments.member("partition", partition, PartitionPolicy)
    raw.container_redistribute(self._opened(), policy)
    self._measure()


def container_handle(argument, value):
    """The library's handle of a container that is open."""
    if not isinstance(value, DistributedContainer):
        words = "a DistributedVector, DistributedArray, DistributedTensor or DistributedSpan"
        refuse(argument, value, words, kind=UnsupportedError)
    if not value.is_valid:
        refuse(argument, value, f"{value._noun} that is open")
    return value._handle


def _options(partition, placement, execution, device_id, block_size):
    """The policies of a new container, as the library takes them."""
    options = raw_policy.container_options_init()
    if partition is not None:
        options.partition = _arguments.member("partition", partition, PartitionPolicy)
    if placement is not None:
        options.placement = _arguments.member("placement", placement, PlacementPolicy)
    if execution is not None:
        options.execution = _arguments.member("execution", execution, ExecutionPolicy)
    options.device_id = _arguments.integer("device_id", device_id)
    options.block_size = _arguments.size("block_size", block_size)
    return options


def _each(argument, value, dims):
    """One for each dimension: `value`, or its entries."""
    if not isinstance(value, (tuple, list, np.ndarray)):
        return [value] * dims
    if len(value) != dims:
        refuse(argument, value, f"one, or {dims} of them: one for each dimension")
    return list(value)


def _may_become(source, target):
    """Whether numbers keep their kind; of other dtypes, whether NumPy may try."""
    kinds = "bui", "f", "c"
    order = {letter: place for place, letters in enumerate(kinds) for letter in letters}
    if source == target or target.fields is not None:
        return True
    if source.kind in order and target.kind in order:
        return order[source.kind] <= order[target.kind]
    return source.kind in "uif"


def _keeps_values(found, converted):
    """Whether integers are what they were; other numbers may be rounded."""
    is_exact = converted.dtype.kind in "bui" and found.dtype != converted.dtype
    return not (is_exact and (found != converted).any())


def _shared(handle, size, dtype):
    """An array over the memory of a container, which lives as long as the array."""
    pointer = ffi.cast("void *", raw.container_local_data(handle))
    if pointer == ffi.NULL:
        return np.empty(0, dtype)
    hold = ffi.gc(raw_memory.container_memory(handle), lib.dtl_memory_release)
    pointer = ffi.gc(pointer, lambda _, hold=hold: ffi.release(hold))
    return np.frombuffer(ffi.buffer(pointer, size * dtype.itemsize), dtype)


def _shared_elements(address, count, dtype):
    """An array over elements in memory of the library's, for as long as the library says."""
    return np.frombuffer(ffi.buffer(address, count * dtype.itemsize), dtype)


def _check_alike(owners):
    """Local parts are combined element by element, so they must be of the same elements."""
    for each in owners[1:]:
        if each._layout() != owners[0]._layout():
            words = f"one distributed as {owners[0]!r}; redistribute it, or use dtl.transform"
            refuse("operand", each, words, kind=MismatchError)


def _addresses(indices):
    return ffi.from_buffer("dtl_index_t[]", indices)


def _readable(value):
    return value._read() if isinstance(value, DistributedContainer) else value


def _writable(value):
    return value.local_view() if isinstance(value, DistributedContainer) else value
