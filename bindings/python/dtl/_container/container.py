# SPDX-License-Identifier: BSD-3-Clause
"""What vectors, arrays, tensors and spans have in common."""

import math
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from dtl._calls.container import DistributedContainerCalls
from dtl._collective.inferred import together
from dtl._constants import ExecutionPolicy, PartitionPolicy, PlacementPolicy
from dtl._container import binary_ufuncs, copy_methods, reductions, unary_ufuncs
from dtl._container.array_function import SERVED, answer, refuse_part, whose
from dtl._container.collective_errors import attempted
from dtl._container.device_array import DeviceArray
from dtl._container.distribution_drawing import html, picture
from dtl._container.index_map import is_spread
from dtl._core import arguments, caller, dtypes, in_use
from dtl._core.arguments import memory, numbers, room
from dtl._core.errors import IS_CHECKING, failure, refuse, unavailable
from dtl._core.group import handle_of
from dtl._core.lifetime import Closable, postpone, settle, tell_place, viewed
from dtl._device.queue import queued
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
_FETCHED = 1 << 14  # elements that an iteration asks other ranks for at a time
_SHOWN = {"threshold": 8, "edgeitems": 3, "max_line_width": 1 << 30}  # of the values in a repr


class DistributedContainer(DistributedContainerCalls, Closable, NDArrayOperatorsMixin):
    __slots__ = (
        "_context",
        "_dtype",
        "_global_size",
        "_is_far",
        "_local_offset",
        "_local_shape",
        "_local_size",
        "_num_ranks",
        "_rank",
        "_shape",
        "_view",
    )

    _noun = "a container"
    _owns = False  # its elements, all that its global size counts
    _COPIED_BY = "to_numpy(), which copies this rank's part, or dtl.save(), which writes all of it"

    def __init__(self):
        what = f"{type(self).__name__} is what all kinds of containers are"
        raise failure("self", "abstract", what, "one of these", kind=TypeError)

    def _adopt(self, handle, context):
        """The object stands for a container that was just made, of a context or of none."""
        self._handle = handle
        self._context = context
        self._is_open = True
        self._rank = raw.container_rank(handle)
        self._num_ranks = raw.container_num_ranks(handle)
        self._is_far = not self.is_host_accessible
        self._measure()
        if IS_CHECKING:
            tell_place(handle)

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
    def ndim(self):
        return len(self._shape)

    @property
    def empty(self):
        return self._global_size == 0

    # ---- elements of this rank -----------------------------------------------------------------

    def local_view(self):
        if self._is_far:
            return DeviceArray._over(self._span_of(), self._dtype, self._local_shape)
        raw.container_local_data_mut(self._opened())  # from here on it may be written
        return self._part()

    def to_numpy(self, *, stream=None):
        copy = np.empty(self._local_shape, self._dtype)
        given = self._opened(), room(copy), self._local_size
        if stream is None:
            raw.container_copy_to_host(*given)
            return copy
        call = raw_queue.container_queue_copy_to_host
        return queued(self, stream, call, *given, result=copy, keeps=(copy,))

    def fill(self, value, *, stream=None):
        given = self._opened(), memory(self._element("value", value))
        if stream is None:
            return raw.container_fill_local(*given)
        return queued(self, stream, raw_queue.container_queue_fill, *given)

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
            words = f"{self._local_shape}, this rank's part, of size {self._local_size}"
            refuse("values.shape", array.shape, words, kind=MismatchError)
        given = handle, memory(array), self._local_size
        if stream is None:
            return raw.container_copy_from_host(*given)
        call = raw_queue.container_queue_copy_from_host
        return queued(self, stream, call, *given, keeps=(array,))

    # ---- elements of any rank ------------------------------------------------------------------

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

    def exchange_halo(self, width=1, periodic=False, fill=0, out=None):
        handle = self._opened()
        shape, *margin = self._margin(width, periodic)
        padded = arguments.result(out, shape, self._dtype)
        if out is None:
            padded[...] = self._element("fill", fill)
        raw.container_exchange_halo(handle, *margin, room(padded), padded.size)
        return padded if out is None else out

    def refresh_halo(self, padded, width=1, periodic=False):
        handle = self._opened()
        shape, *margin = self._margin(width, periodic)
        held = arguments.result(padded, shape, self._dtype, "padded")
        raw.container_refresh_halo(handle, *margin, room(held), held.size)

    def _margin(self, width, periodic):
        """The shape of this rank's part with a margin, its widths, and which dimensions close."""
        dims = len(self._shape)
        widths = np.array([arguments.size("width", each) for each in _each("width", width, dims)])
        ring = np.array([bool(each) for each in _each("periodic", periodic, dims)], np.intc)
        shape = tuple(np.add(self._local_shape, 2 * widths).tolist())
        return shape, numbers(widths.astype(np.uint64)), ffi.from_buffer("int[]", ring)

    # ---- over all ranks ------------------------------------------------------------------------

    sum = reductions.total
    prod = reductions.product
    min = reductions.least
    max = reductions.greatest
    mean = reductions.mean
    var = reductions.variance
    std = reductions.deviation
    all = reductions.all_true
    any = reductions.any_true
    argmin = reductions.least_at
    argmax = reductions.greatest_at

    # ---- new containers ------------------------------------------------------------------------

    copy = copy_methods.copied
    take = copy_methods.taken
    section = copy_methods.section

    @property
    def T(self):  # noqa: N802, NumPy's name
        self._opened()
        return copy_methods.transposed(self)

    def __deepcopy__(self, memo):
        if not self._owns:
            return self.__reduce_ex__(2)
        return self.copy()

    # ---- life ----------------------------------------------------------------------------------

    def close(self):
        if self._is_open:
            in_use.refuse(self)
            self._is_open = False
            self._view = None
            type(self)._free(self._handle)

    def _drop(self):
        if self._context is None or self._context.is_valid:
            type(self)._free(self._handle)
        else:  # it is what still holds its context's ranks together
            postpone(type(self)._free, self._handle)

    def __repr__(self):
        name = f"dtl.{type(self).__name__}"
        if not self._is_open:
            return f"<{name}, closed>"
        return f"<{name}, {self._form()}, {self._where()} on rank {self._rank}{self._values()}>"

    def _repr_html_(self):
        return html(self)

    def draw(self):
        if not self._owns:
            refuse("self", self, "a container that owns its elements", kind=UnsupportedError)
        self._opened()
        return picture(self)

    def _values(self):
        """This rank's first and last elements, where the host has them."""
        if not self.is_host_accessible:
            return ""
        return f": {' '.join(np.array2string(self._part(), **_SHOWN).split())}"

    def _form(self):
        """What the whole is, and how it is spread."""
        shape = " x ".join(map(str, self._shape))
        policy = self.partition_policy.name.lower()
        return f"{shape} x {self._dtype}, {policy} over {self._num_ranks} ranks"

    def _where(self):
        """What this rank has of it."""
        return str(self._local_size)

    def __reduce_ex__(self, protocol):
        what = f"it can't be pickled or copied so: it is spread over {self._num_ranks} ranks"
        raise failure("self", "pickle", what, self._COPIED_BY, kind=TypeError)

    # ---- NumPy and others ----------------------------------------------------------------------

    def __array__(self, dtype=None, copy=None):
        if is_spread(self):
            words = "local_view() or to_numpy(), this rank's part"
            what = f"an array would be of {whose(self)}"
            raise failure("self", "whole", what, words, kind=UnsupportedError)
        view = self.local_view()
        if self._is_far:
            return view.__array__()
        if dtype is None or np.dtype(dtype) == self._dtype:
            return view.copy() if copy else view
        if copy is False:
            refuse("copy", copy, f"anything else, since {self._dtype} becomes {np.dtype(dtype)}")
        return view.astype(dtype)

    def __array_function__(self, func, types, args, kwargs):
        if not all(issubclass(each, (DistributedContainer, np.ndarray)) for each in types):
            return NotImplemented
        return answer(self, func, args, kwargs)

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        is_called = method == "__call__"
        is_by_element = ufunc.signature is None and (is_called or method == "at")
        if ufunc in SERVED or not is_by_element:
            return answer(self, ufunc if is_called else method, inputs, kwargs)
        targets = kwargs.get("out", ())
        _check_alike([each for each in (*inputs, *targets) if isinstance(each, Owner)])
        if is_called and kwargs.keys() == {"out"} and _done_there(ufunc, inputs, targets):
            return targets[0]
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

    def __array_namespace__(self, *, api_version=None):
        ask = getattr(np.empty(0), "__array_namespace__", None)
        if ask is None:
            what = f"NumPy {np.__version__} does not follow the array API standard"
            raise failure("self", "namespace", what, "NumPy 2.0 or later", kind=UnsupportedError)
        try:
            return ask(api_version=api_version)
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
        if caller.is_numpys():  # np.vstack(t) of its rows, which no __array_function__ hears of
            refuse_part(self)
        if not is_spread(self):
            return iter(self.local_view())
        self._opened()
        return self._in_order()

    def __reversed__(self):
        return reversed(list(self))

    def __contains__(self, value):
        part = self._read()
        if not is_spread(self):
            return value in part
        found = attempted(self, part.__contains__, value)
        return bool(reductions._combined(self, np.bool_(found), "lor"))

    def __getitem__(self, key):
        if is_spread(self):
            return self.take(self._place(key))[()]
        if self._is_far:
            return self.local_view()[key]
        found = self._read()[key]
        return self.local_view()[key] if isinstance(found, np.ndarray) else found

    def __setitem__(self, key, value):
        if is_spread(self):
            words = "local_view()[key] = value on the rank that has the elements, or set()"
            refuse("key", key, words, kind=UnsupportedError, rule="whole")
        self.local_view()[key] = _readable(value)

    # ---- what the above share ------------------------------------------------------------------

    def _part(self):
        """The local part, without a word to the library about who may write it."""
        if self._view is None:
            self._view = _shared(self._handle, self._local_size, self._dtype)
        return self._view.reshape(self._local_shape)

    def _is_replicated(self):
        """Returns whether each rank has all elements; if it is closed, whether this rank had."""
        if not self._is_open:
            return self._global_size == self._local_size
        return self.partition_policy is PartitionPolicy.REPLICATED

    def _span_of(self):
        """The handle of a new span of all that this rank has."""
        return type(self)._seen(self._opened())

    def _read(self):
        """The same, for reading, of a container that is open; of one on a device a copy."""
        if self._is_far:
            return self.to_numpy()
        self._opened()
        return self._part()

    @contextmanager
    def _changed(self):
        """The part for writing, in one dimension, which is what it was where the work raises."""
        view = self.local_view()
        if not self._is_far:
            yield view.reshape(-1)
            return
        copy = view.copy_to_host()
        yield copy.reshape(-1)
        view.copy_from_host(copy)

    def _place(self, key):
        """The index in row-major order of the element that `key` names.  Other keys are refused, as
        NumPy would apply them to this rank's part.
        """
        given = key if isinstance(key, tuple) else (key,)
        if len(given) != len(self._shape) or not all(map(_is_index, given)):
            words = "the index of one element; others by section(), take() or local_view()[key]"
            refuse("key", key, words, kind=UnsupportedError, rule="whole")
        found = tuple(int(each) + extent * (each < 0) for each, extent in zip(given, self._shape))
        if not all(0 <= each < extent for each, extent in zip(found, self._shape)):
            refuse("key", key, f"an index of the shape {self._shape}", OUT_OF_BOUNDS)
        return np.int64(np.ravel_multi_index(found, self._shape))

    def _in_order(self):
        """Elements, or what is along the first dimension, in the order of global indices."""
        length, *rest = self._shape
        width = math.prod(rest)
        rows = max(1, _FETCHED // max(1, width))
        for begin in range(0, length, rows):
            end = min(begin + rows, length)
            yield from self.take(np.arange(begin * width, end * width)).reshape(-1, *rest)

    def _global_idx(self, value):
        return arguments.index("global_idx", value, self._global_size)

    def _global_indices(self, value):
        return arguments.indices("global_idx", value, self._global_size)

    def _local_idx(self, value):
        return arguments.index("local_idx", value, self._local_size)

    def _elements(self, argument, values):
        """`values` as a C-contiguous array of this dtype, if they keep their meaning."""
        converted = dtypes.converted(_readable(values), self._dtype)
        if converted is None:
            refuse(argument, values, f"what {self._dtype} can hold", kind=UnsupportedError)
        return converted

    def _element(self, argument, value):
        """`value` as an array of one element and no dimension."""
        element = self._elements(argument, value)
        if element.ndim:
            refuse(argument, value, f"one {self._dtype}", kind=MismatchError)
        return element


def _is_index(value):
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


class Owner(DistributedContainer):
    """A container that has elements of its own, and may be given another distribution."""

    __slots__ = ()
    _owns = True
    _create: Any = None  # C's functions, which each kind has
    _seen: Any = None
    _distributed_dim = 0

    def _make(self, ctx, shape, dtype, fill, *, distributed_dim=0, **policies):
        """Made by C's function for the kind, which takes the context, dtype, extents, options."""
        context = handle_of(ctx)

        def prepare():
            self._dtype, number = dtypes.given(dtype)
            options = _options(**policies)
            element = None if fill is None else self._element("fill", fill)
            words, asked = self._extents(shape, distributed_dim)
            blocks = f" of blocks of {options.block_size}" if options.block_size != 1 else ""
            partition = PartitionPolicy(options.partition).name.lower() + blocks
            words = f"{self._dtype} of shape {words} in partition {partition} to {self._noun}"
            return (number, options, element, asked), words

        number, options, element, asked = together(ctx, "shape", prepare)
        settle()
        try:
            handle = type(self)._create(context, number, *asked, options)
        except BackendError as error:
            raise unavailable(error) from None
        self._adopt(handle, ctx)
        if element is not None:
            raw.container_fill_local(handle, memory(element))

    def redistribute(self, partition):
        policy = arguments.member("partition", partition, PartitionPolicy)
        raw.container_redistribute(self._opened(), policy)
        self._measure()

    def _layout(self):
        """What must be equal for parts of two containers to belong together."""
        handle = self._opened()
        policy = raw.container_partition_policy(handle)
        return self._shape, policy, raw.container_block_size(handle), self._num_ranks


class Line(Owner):
    """One that has one dimension."""

    __slots__ = ()

    def _extents(self, size, _):
        if hasattr(size, "__len__") and not isinstance(size, str):
            words = (
                f"a number of elements; {type(self).__name__}.from_numpy(ctx, array) takes an array"
            )
            refuse("size", size, words, rule="type")
        count = arguments.size("size", size)
        return (count,), [count]

    def _like(self, ctx, dtype, shape=None, **options):
        """A new one of this shape, or of the same."""
        size, *_ = shape or self._shape
        return type(self)(ctx, size, dtype, **options)


def container_handle(argument, value, kind=DistributedContainer):
    """The library's handle of a container that is open."""
    if not isinstance(value, kind):
        words = "a DistributedVector, DistributedArray, DistributedTensor or DistributedSpan"
        words = words if kind is DistributedContainer else f"a {kind.__name__}"
        refuse(argument, value, words, kind=UnsupportedError)
    if not value.is_valid:
        refuse(argument, value, f"{value._noun} that is open", rule="handle")
    return value._handle


def _options(device_id, block_size, **policies):
    """The policies of a new container, as the library takes them."""
    options = raw_policy.container_options_init()
    for name, enum in _POLICIES.items():
        if policies[name] is not None:
            setattr(options, name, arguments.member(name, policies[name], enum))
    options.device_id = arguments.integer("device_id", device_id)
    options.block_size = arguments.size("block_size", block_size)
    return options


def _each(argument, value, dims):
    """One for each dimension: `value`, or its entries."""
    if not isinstance(value, (tuple, list, np.ndarray)):
        return [value] * dims
    if len(value) != dims:
        refuse(argument, value, f"one, or {dims} of them: one for each dimension")
    return list(value)


def _shared(handle, size, dtype):
    """An array over the memory of a container, which lives as long as the array."""
    pointer = ffi.cast("void *", raw.container_local_data(handle))
    if pointer == ffi.NULL:
        return np.empty(0, dtype)
    return viewed(pointer, size, dtype, raw_memory.container_memory(handle))


def _check_alike(owners):
    """Local parts are combined element by element, so they must be of the same elements."""
    for each in owners[1:]:
        if each._layout() != owners[0]._layout():
            words = f"one distributed as {owners[0]._form()}; redistribute it, or use dtl.transform"
            refuse("operand", each, words, kind=MismatchError)


def _done_there(ufunc, inputs, targets):
    """Whether a device has done what the ufunc does, to elements that are the same or apart."""
    way = {1: unary_ufuncs, 2: binary_ufuncs}.get(len(inputs))
    if way is None or len(targets) != 1 or not isinstance(targets[0], DistributedContainer):
        return False
    others = [each for each in inputs if isinstance(each, DistributedContainer)]
    if not all(each is targets[0] or _own_both(each, targets[0]) for each in others):
        return False
    return bool(others) and way.done_there(ufunc, *inputs, targets[0])


def _own_both(one, other):
    return isinstance(one, Owner) and isinstance(other, Owner)


def _addresses(indices):
    return ffi.from_buffer("dtl_index_t[]", indices)


def _readable(value):
    return value._read() if isinstance(value, DistributedContainer) else value


def _writable(value):
    return value.local_view() if isinstance(value, DistributedContainer) else value
