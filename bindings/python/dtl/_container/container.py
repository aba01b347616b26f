# SPDX-License-Identifier: BSD-3-Clause
"""Base classes of the distributed containers: vectors, arrays, tensors and spans.

DistributedContainer implements the local part, element access, halos, NumPy operators and
printing.  OwningContainer adds creation and redistribution for the kinds that own their elements.
Reductions and copies are functions of other modules of this package, bound here as methods.
"""

import math
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from dtl._calls.container import DistributedContainerCalls
from dtl._collective.matching_arguments import prepare_matching
from dtl._constants import ExecutionPolicy, PartitionPolicy, PlacementPolicy
from dtl._container import binary_ufuncs, copy_methods, reductions, unary_ufuncs
from dtl._container.array_function import (
    IMPLEMENTATIONS,
    describe_local_part,
    dispatch,
    refuse_part,
)
from dtl._container.collective_errors import run_or_raise_on_all
from dtl._container.device_array import DeviceArray
from dtl._container.distribution_drawing import draw_bar, html
from dtl._container.index_map import is_distributed
from dtl._core import arguments, call_site, close_guard, dtypes
from dtl._core.arguments import memory, numbers, writable_memory
from dtl._core.errors import IS_CHECKING, failure, refuse, unavailable
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, defer_free, free_deferred, owning_view, record_location
from dtl._device.stream_operations import queued
from dtl._native import ffi
from dtl._raw import container as raw
from dtl._raw import memory as raw_memory
from dtl._raw import policy as raw_policy
from dtl._raw import queue as raw_queue
from dtl._status import OUT_OF_BOUNDS, BackendError, MismatchError, UnsupportedError

_POLICIES: Any = {
    "partition": PartitionPolicy,
    "placement": PlacementPolicy,
    "execution": ExecutionPolicy,
}
_FETCH_SIZE = 1 << 14  # elements that an iteration fetches from other ranks at a time
# np.array2string() options of a repr.
_REPR_OPTIONS = {"threshold": 8, "edgeitems": 3, "max_line_width": 1 << 30}


class DistributedContainer(DistributedContainerCalls, Closable, NDArrayOperatorsMixin):
    __slots__ = (
        "_context",
        "_dtype",
        "_global_size",
        "_is_on_device",
        "_local_offset",
        "_local_shape",
        "_local_size",
        "_num_ranks",
        "_rank",
        "_shape",
        "_view",
    )

    _noun = "a container"
    _owns = False  # true if it owns all elements that its global size counts
    _COPIED_BY = "to_numpy(), which copies this rank's part, or dtl.save(), which writes all of it"

    def __init__(self):
        what = f"{type(self).__name__} is what all kinds of containers are"
        raise failure("self", "abstract", what, "one of these", kind=TypeError)

    def _adopt(self, handle, context):
        """Initializes the object from the handle of a new container, and takes ownership of it.

        The subclass has set `_dtype`.  `context` is None for a span of memory of the program.
        """
        self._handle = handle
        self._context = context
        self._is_open = True
        self._rank = raw.container_rank(handle)
        self._num_ranks = raw.container_num_ranks(handle)
        self._is_on_device = not self.is_host_accessible
        self._update_extents()
        if IS_CHECKING:
            record_location(handle)

    def _update_extents(self):
        """Reads sizes and shapes from the library, after creation and after each change of them.

        Earlier views keep the memory that they show.
        """
        self._global_size = raw.container_global_size(self._handle)
        self._local_size = raw.container_local_size(self._handle)
        self._local_offset = raw.container_local_offset(self._handle)
        self._shape, self._local_shape = self._shapes()
        self._view = None

    def _shapes(self):
        """Returns the global and the local shape; tensors override it."""
        return (self._global_size,), (self._local_size,)

    @property
    def ndim(self):
        return len(self._shape)

    @property
    def empty(self):
        return self._global_size == 0

    # ---- elements of this rank -----------------------------------------------------------------

    def local_view(self):
        if self._is_on_device:
            return DeviceArray._from_span(self._new_span_handle(), self._dtype, self._local_shape)
        raw.container_local_data_mut(self._opened())  # records that it may be written
        return self._host_array()

    def to_numpy(self, *, stream=None):
        copy = np.empty(self._local_shape, self._dtype)
        args = self._opened(), writable_memory(copy), self._local_size
        if stream is None:
            raw.container_copy_to_host(*args)
            return copy
        call = raw_queue.container_queue_copy_to_host
        return queued(self, stream, call, *args, result=copy, keeps=(copy,))

    def fill(self, value, *, stream=None):
        args = self._opened(), memory(self._element("value", value))
        if stream is None:
            return raw.container_fill_local(*args)
        return queued(self, stream, raw_queue.container_queue_fill, *args)

    @property
    def is_host_accessible(self):
        return self.placement_policy is not PlacementPolicy.DEVICE

    @property
    def is_device_accessible(self):
        return self.placement_policy in (PlacementPolicy.DEVICE, PlacementPolicy.UNIFIED)

    def from_numpy(self, values, *, stream=None):
        handle = self._opened()
        array = self._elements("values", values)
        if array.shape != self._local_shape:
            expected = f"{self._local_shape}, this rank's part, of size {self._local_size}"
            refuse("values.shape", array.shape, expected, kind=MismatchError)
        args = handle, memory(array), self._local_size
        if stream is None:
            return raw.container_copy_from_host(*args)
        call = raw_queue.container_queue_copy_from_host
        return queued(self, stream, call, *args, keeps=(array,))

    # ---- elements of any rank ------------------------------------------------------------------

    def get(self, global_idx):
        handle = self._opened()
        indices = self._global_indices(global_idx)
        values = np.empty(indices.shape, self._dtype)
        raw.container_get_elements(
            handle, _index_pointer(indices), indices.size, writable_memory(values)
        )
        return values[()]

    def set(self, global_idx, value):
        handle = self._opened()
        indices = self._global_indices(global_idx)
        converted = self._elements("value", value)
        try:
            values = np.broadcast_to(converted, indices.shape).copy()
        except ValueError:
            words = f"one value, or {indices.shape} of them"
            refuse("value.shape", converted.shape, words, kind=MismatchError)
        raw.container_set_elements(handle, _index_pointer(indices), indices.size, memory(values))

    # ---- distribution --------------------------------------------------------------------------

    def exchange_halo(self, width=1, periodic=False, fill=0, out=None):
        handle = self._opened()
        shape, *halo = self._halo_arguments(width, periodic)
        padded = arguments.result(out, shape, self._dtype)
        if out is None:
            padded[...] = self._element("fill", fill)
        raw.container_exchange_halo(handle, *halo, writable_memory(padded), padded.size)
        return padded if out is None else out

    def refresh_halo(self, padded, width=1, periodic=False):
        handle = self._opened()
        shape, *halo = self._halo_arguments(width, periodic)
        target = arguments.result(padded, shape, self._dtype, "padded")
        raw.container_refresh_halo(handle, *halo, writable_memory(target), target.size)

    def _halo_arguments(self, width, periodic):
        """Returns the shape of the local part with its halo, and C arrays of the halo width and the
        periodic flag of each dimension.
        """
        dims = len(self._shape)
        widths = np.array(
            [arguments.size("width", each) for each in _per_dimension("width", width, dims)]
        )
        is_periodic = np.array(
            [bool(each) for each in _per_dimension("periodic", periodic, dims)], np.intc
        )
        shape = tuple(np.add(self._local_shape, 2 * widths).tolist())
        return shape, numbers(widths.astype(np.uint64)), ffi.from_buffer("int[]", is_periodic)

    # ---- over all ranks ------------------------------------------------------------------------

    sum = reductions.total
    prod = reductions.product
    min = reductions.minimum
    max = reductions.maximum
    mean = reductions.mean
    var = reductions.variance
    std = reductions.standard_deviation
    all = reductions.all_true
    any = reductions.any_true
    argmin = reductions.argmin
    argmax = reductions.argmax

    # ---- new containers ------------------------------------------------------------------------

    copy = copy_methods.copy_container
    take = copy_methods.take_elements
    section = copy_methods.section

    @property
    def T(self):  # noqa: N802, NumPy's name
        self._opened()
        return copy_methods.transpose(self)

    def __deepcopy__(self, memo):
        if not self._owns:
            return self.__reduce_ex__(2)
        return self.copy()

    # ---- life ----------------------------------------------------------------------------------

    def close(self):
        if self._is_open:
            close_guard.refuse(self)
            self._is_open = False
            self._view = None
            type(self)._free(self._handle)

    def _drop(self):
        """Frees an unclosed container; defers that if its context is closed."""
        if self._context is None or self._context.is_valid:
            type(self)._free(self._handle)
        else:  # freeing the last object of a closed context may need all ranks
            defer_free(type(self)._free, self._handle)

    def __repr__(self):
        name = f"dtl.{type(self).__name__}"
        if not self._is_open:
            return f"<{name}, closed>"
        local = f"{self._describe_local()} on rank {self._rank}{self._describe_values()}"
        return f"<{name}, {self._describe()}, {local}>"

    def _repr_html_(self):
        return html(self)

    def draw(self):
        if not self._owns:
            refuse("self", self, "a container that owns its elements", kind=UnsupportedError)
        self._opened()
        return draw_bar(self)

    def _describe_values(self):
        """Returns the first and last local elements as text, or "" in device memory."""
        if not self.is_host_accessible:
            return ""
        return f": {' '.join(np.array2string(self._host_array(), **_REPR_OPTIONS).split())}"

    def _describe(self):
        """Returns shape, dtype and distribution as text, for repr and messages."""
        shape = " x ".join(map(str, self._shape))
        policy = self.partition_policy.name.lower()
        return f"{shape} x {self._dtype}, {policy} over {self._num_ranks} ranks"

    def _describe_local(self):
        """Returns the size of the local part as text."""
        return str(self._local_size)

    def __reduce_ex__(self, protocol):
        what = f"it can't be pickled or copied so: it is spread over {self._num_ranks} ranks"
        raise failure("self", "pickle", what, self._COPIED_BY, kind=TypeError)

    # ---- NumPy and others ----------------------------------------------------------------------

    def __array__(self, dtype=None, copy=None):
        if is_distributed(self):
            words = "local_view() or to_numpy(), this rank's part"
            what = f"an array would be of {describe_local_part(self)}"
            raise failure("self", "whole", what, words, kind=UnsupportedError)
        view = self.local_view()
        if self._is_on_device:
            return view.__array__()
        if dtype is None or np.dtype(dtype) == self._dtype:
            return view.copy() if copy else view
        if copy is False:
            refuse("copy", copy, f"anything else, since {self._dtype} becomes {np.dtype(dtype)}")
        return view.astype(dtype)

    def __array_function__(self, func, types, args, kwargs):
        if not all(issubclass(each, (DistributedContainer, np.ndarray)) for each in types):
            return NotImplemented
        return dispatch(self, func, args, kwargs)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        is_called = method == "__call__"
        is_by_element = ufunc.signature is None and (is_called or method == "at")
        if ufunc in IMPLEMENTATIONS or not is_by_element:
            return dispatch(self, ufunc if is_called else method, inputs, kwargs)
        targets = kwargs.get("out", ())
        check_same_layout(
            [each for each in (*inputs, *targets) if isinstance(each, OwningContainer)]
        )
        if is_called and kwargs.keys() == {"out"} and _apply_on_device(ufunc, inputs, targets):
            return targets[0]
        if targets:
            kwargs["out"] = tuple(map(_writable, targets))
        if "where" in kwargs:
            kwargs["where"] = _readable(kwargs["where"])
        convert = _writable if method == "at" else _readable
        result = getattr(ufunc, method)(*map(convert, inputs), **kwargs)
        if not targets:
            return result
        results = result if isinstance(result, tuple) else (result,)
        outputs = tuple(new if old is None else old for old, new in zip(targets, results))
        return outputs if len(outputs) > 1 else outputs[0]

    def __array_namespace__(self, *, api_version=None):
        get_namespace = getattr(np.empty(0), "__array_namespace__", None)
        if get_namespace is None:
            what = f"NumPy {np.__version__} does not follow the array API standard"
            raise failure("self", "namespace", what, "NumPy 2.0 or later", kind=UnsupportedError)
        try:
            return get_namespace(api_version=api_version)
        except ValueError:
            refuse("api_version", api_version, f"None, or one that NumPy {np.__version__} knows")

    def __dlpack__(self, **options):
        return self.local_view().__dlpack__(**options)

    def __dlpack_device__(self):
        return self.local_view().__dlpack_device__()

    def __len__(self):
        return self._shape[0]

    def __bool__(self):  # noqa: PLE0304, it never returns
        words = "a truth value that is asked for by empty, all() or any()"
        refuse("self", self, words, rule="truth")

    def __iter__(self):
        if call_site.is_called_by_numpy():  # np.vstack(t) iterates without __array_function__
            refuse_part(self)
        if not is_distributed(self):
            return iter(self.local_view())
        self._opened()
        return self._iterate_in_order()

    def __reversed__(self):
        return reversed(list(self))

    def __contains__(self, value):
        part = self._read()
        if not is_distributed(self):
            return value in part
        found = run_or_raise_on_all(self, part.__contains__, value)
        return bool(reductions.reduce_over_ranks(self, np.bool_(found), "lor"))

    def __getitem__(self, key):
        if is_distributed(self):
            return self.take(self._element_index(key))[()]
        if self._is_on_device:
            return self.local_view()[key]
        found = self._read()[key]
        return self.local_view()[key] if isinstance(found, np.ndarray) else found

    def __setitem__(self, key, value):
        if is_distributed(self):
            words = "local_view()[key] = value on the rank that has the elements, or set()"
            refuse("key", key, words, kind=UnsupportedError, rule="whole")
        self.local_view()[key] = _readable(value)

    # ---- shared helpers --------------------------------------------------------------------------

    def _host_array(self):
        """Returns the local part as an array, without marking it as written in the library."""
        if self._view is None:
            self._view = _host_view(self._handle, self._local_size, self._dtype)
        return self._view.reshape(self._local_shape)

    def _is_replicated(self):
        """Returns true if every rank has all elements; on a closed container, compares sizes."""
        if not self._is_open:
            return self._global_size == self._local_size
        return self.partition_policy is PartitionPolicy.REPLICATED

    def _new_span_handle(self):
        """Returns the handle of a new span of the local part."""
        return type(self)._span_from(self._opened())

    def _read(self):
        """Returns the local part for reading; a copy if it is in device memory."""
        if self._is_on_device:
            return self.to_numpy()
        self._opened()
        return self._host_array()

    @contextmanager
    def _writable_view(self):
        """Context manager: yields the local part as a writable one-dimensional array.

        Device memory is copied to the host and back; it is unchanged if the block raises.
        """
        view = self.local_view()
        if not self._is_on_device:
            yield view.reshape(-1)
            return
        copy = view.copy_to_host()
        yield copy.reshape(-1)
        view.copy_from_host(copy)

    def _element_index(self, key):
        """Returns the row-major global index of the single element that `key` selects.

        Raises for other keys, as NumPy would apply them to the local part.
        """
        indices = key if isinstance(key, tuple) else (key,)
        if len(indices) != len(self._shape) or not all(map(_is_index, indices)):
            words = "the index of one element; others by section(), take() or local_view()[key]"
            refuse("key", key, words, kind=UnsupportedError, rule="whole")
        position = tuple(
            int(each) + extent * (each < 0) for each, extent in zip(indices, self._shape)
        )
        if not all(0 <= each < extent for each, extent in zip(position, self._shape)):
            refuse("key", key, f"an index of the shape {self._shape}", OUT_OF_BOUNDS)
        return np.int64(np.ravel_multi_index(position, self._shape))

    def _iterate_in_order(self):
        """Yields the slices along the first dimension in global order.  Collective."""
        length, *row_shape = self._shape
        width = math.prod(row_shape)
        rows = max(1, _FETCH_SIZE // max(1, width))
        for begin in range(0, length, rows):
            end = min(begin + rows, length)
            yield from self.take(np.arange(begin * width, end * width)).reshape(-1, *row_shape)

    def _global_idx(self, value):
        """Returns a global index as an integer; raises if it is out of bounds."""
        return arguments.index("global_idx", value, self._global_size)

    def _global_indices(self, value):
        """Returns global indices as an int64 array; raises if one is out of bounds."""
        return arguments.indices("global_idx", value, self._global_size)

    def _local_idx(self, value):
        """Returns a local index as an integer; raises if it is out of bounds."""
        return arguments.index("local_idx", value, self._local_size)

    def _elements(self, argument, values):
        """Returns `values` as a C-contiguous array of this dtype; raises if values would change."""
        converted = dtypes.converted(_readable(values), self._dtype)
        if converted is None:
            refuse(argument, values, f"what {self._dtype} can hold", kind=UnsupportedError)
        return converted

    def _element(self, argument, value):
        """Returns `value` as a zero-dimensional array of this dtype."""
        element = self._elements(argument, value)
        if element.ndim:
            refuse(argument, value, f"one {self._dtype}", kind=MismatchError)
        return element


def _is_index(value):
    """Returns whether `value` is an integer other than a bool."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


class OwningContainer(DistributedContainer):
    """A container that owns its elements and can be redistributed: a vector, array or tensor."""

    __slots__ = ()
    _owns = True
    _create: Any = None  # C functions, set by each subclass
    _span_from: Any = None
    _distributed_dim = 0

    def _make(self, ctx, shape, dtype, fill, *, distributed_dim=0, **policies):
        """Creates the container with the C function `_create`.  Collective.

        The ranks agree on the arguments first, so that wrong ones raise on all ranks.
        """
        context = handle_of(ctx)

        def prepare():
            self._dtype, number = dtypes.resolved(dtype)
            options = _options(**policies)
            element = None if fill is None else self._element("fill", fill)
            words, extents = self._extents(shape, distributed_dim)
            blocks = f" of blocks of {options.block_size}" if options.block_size != 1 else ""
            partition = PartitionPolicy(options.partition).name.lower() + blocks
            words = f"{self._dtype} of shape {words} in partition {partition} to {self._noun}"
            return (number, options, element, extents), words

        number, options, element, extents = prepare_matching(ctx, "shape", prepare)
        free_deferred()
        try:
            handle = type(self)._create(context, number, *extents, options)
        except BackendError as error:
            raise unavailable(error) from None
        self._adopt(handle, ctx)
        if element is not None:
            raw.container_fill_local(handle, memory(element))

    def redistribute(self, partition):
        policy = arguments.member("partition", partition, PartitionPolicy)
        raw.container_redistribute(self._opened(), policy)
        self._update_extents()

    def _layout(self):
        """Returns the properties that two containers must share for equal local indices to be equal
        global indices.
        """
        handle = self._opened()
        policy = raw.container_partition_policy(handle)
        return self._shape, policy, raw.container_block_size(handle), self._num_ranks


class OneDimensionalContainer(OwningContainer):
    """A one-dimensional container that owns its elements: a vector or an array."""

    __slots__ = ()

    def _extents(self, size, _):
        """Returns the shape for messages, and the C arguments that describe it."""
        if hasattr(size, "__len__") and not isinstance(size, str):
            words = (
                f"a number of elements; {type(self).__name__}.from_numpy(ctx, array) takes an array"
            )
            refuse("size", size, words, rule="type")
        count = arguments.size("size", size)
        return (count,), [count]

    def _new_like(self, ctx, dtype, shape=None, **options):
        """Returns a new container of the same kind, with this shape unless another is passed.

        Collective.
        """
        size, *_ = shape or self._shape
        return type(self)(ctx, size, dtype, **options)


def container_handle(argument, value, kind=DistributedContainer):
    """Returns the C handle of a container; raises if it is closed or of another type."""
    if not isinstance(value, kind):
        words = "a DistributedVector, DistributedArray, DistributedTensor or DistributedSpan"
        words = words if kind is DistributedContainer else f"a {kind.__name__}"
        refuse(argument, value, words, kind=UnsupportedError)
    if not value.is_valid:
        refuse(argument, value, f"{value._noun} that is open", rule="handle")
    return value._handle


def _options(device_id, block_size, **policies):
    """Returns the C options structure of a new container."""
    options = raw_policy.container_options_init()
    for name, enum in _POLICIES.items():
        if policies[name] is not None:
            setattr(options, name, arguments.member(name, policies[name], enum))
    options.device_id = arguments.integer("device_id", device_id)
    options.block_size = arguments.size("block_size", block_size)
    return options


def _per_dimension(argument, value, dims):
    """Returns a list with one entry for each dimension: a scalar is repeated."""
    if not isinstance(value, (tuple, list, np.ndarray)):
        return [value] * dims
    if len(value) != dims:
        refuse(argument, value, f"one, or {dims} of them: one for each dimension")
    return list(value)


def _host_view(handle, size, dtype):
    """Returns an array over a container's local memory in host memory, which the array keeps
    alive.
    """
    pointer = ffi.cast("void *", raw.container_local_data(handle))
    if pointer == ffi.NULL:
        return np.empty(0, dtype)
    return owning_view(pointer, size, dtype, raw_memory.container_memory(handle))


def check_same_layout(owners):
    """Raises unless all containers have the same layout: their local parts are combined element by
    element.
    """
    for each in owners[1:]:
        if each._layout() != owners[0]._layout():
            words = (
                f"one distributed as {owners[0]._describe()}; redistribute it, or use dtl.transform"
            )
            refuse("operand", each, words, kind=MismatchError)


def _apply_on_device(ufunc, inputs, targets):
    """Applies the ufunc on the device and returns true if the device supports it; else returns
    false.

    Each input must be the target itself or memory that does not overlap it.
    """
    ufuncs = {1: unary_ufuncs, 2: binary_ufuncs}.get(len(inputs))
    if ufuncs is None or len(targets) != 1 or not isinstance(targets[0], DistributedContainer):
        return False
    others = [each for each in inputs if isinstance(each, DistributedContainer)]
    if not all(each is targets[0] or _both_own_elements(each, targets[0]) for each in others):
        return False
    return bool(others) and ufuncs.apply_on_device(ufunc, *inputs, targets[0])


def _both_own_elements(first, second):
    """Returns whether both own their elements, which then do not overlap."""
    return isinstance(first, OwningContainer) and isinstance(second, OwningContainer)


def _index_pointer(indices):
    """Returns an int64 array as a C array of indices."""
    return ffi.from_buffer("dtl_index_t[]", indices)


def _readable(value):
    """Returns the local part of a container for reading; other values unchanged."""
    return value._read() if isinstance(value, DistributedContainer) else value


def _writable(value):
    """Returns the local part of a container for writing; other values unchanged."""
    return value.local_view() if isinstance(value, DistributedContainer) else value
