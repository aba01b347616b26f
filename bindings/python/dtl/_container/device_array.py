# SPDX-License-Identifier: BSD-3-Clause
"""DeviceArray: the local part of a container in device memory.

Other libraries access it without a copy through __cuda_array_interface__ and DLPack.
"""

import math
import operator

import numpy as np

from dtl import _fast
from dtl._constants import DeviceKind
from dtl._core import dtypes
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import failure, refuse
from dtl._core.foreign_arrays import layout, place
from dtl._core.lifetime import InitializedObject
from dtl._native import ffi, lib
from dtl._raw import container as raw
from dtl._status import MismatchError, UnsupportedError

_HOST = 1, 0  # kDLCPU and its number, as DLPack defines them


class DeviceArray(InitializedObject):
    __slots__ = ("__weakref__", "_device_id", "_device_kind", "_dtype", "_shape", "_span")

    def __init__(self):
        what = "a DeviceArray is what local_view() gives of a container on a device"
        raise failure("self", "abstract", what, "a container's local_view()", kind=TypeError)

    @classmethod
    def _from_span(cls, span, dtype, shape):
        """Creates the array of a span's elements.  Takes ownership of the handle `span`."""
        self = cls.__new__(cls)
        self._span = ffi.gc(span, lib.dtl_span_destroy)
        self._dtype, self._shape = dtype, shape
        self._device_kind = DeviceKind(raw.container_device_kind(span))
        self._device_id = raw.container_device_number(span)
        return self

    @property
    def shape(self):
        return self._shape

    @property
    def dtype(self):
        return self._dtype

    @property
    def device_kind(self):
        return self._device_kind

    @property
    def device_id(self):
        return self._device_id

    @property
    def ndim(self):
        return len(self._shape)

    @property
    def size(self):
        return math.prod(self._shape)

    @property
    def nbytes(self):
        return self.size * self._dtype.itemsize

    def data_ptr(self):
        return int(ffi.cast("uintptr_t", raw.container_device_data_mut(self._span)))

    # ---- copies through host memory -------------------------------------------------------------

    def copy_to_host(self):
        copy = np.empty(self._shape, self._dtype)
        raw.container_copy_to_host(self._span, writable_memory(copy), self.size)
        return copy

    def copy_from_host(self, values):
        array = np.asarray(values)
        if array.ndim > 0 and array.shape != self._shape:
            refuse("values.shape", array.shape, f"() or {self._shape}", kind=MismatchError)
        found = dtypes.converted(values, self._dtype)
        if found is None:
            refuse("values", values, f"what {self._dtype} can hold", kind=UnsupportedError)
        copy = np.ascontiguousarray(np.broadcast_to(found, self._shape))
        raw.container_copy_from_host(self._span, memory(copy), self.size)

    def __getitem__(self, key):
        local_indices = self._small_selection(key)
        if local_indices is None:
            return self.copy_to_host()[key]
        found = np.empty(local_indices.shape, self._dtype)
        raw.container_get_elements(
            self._span, *self._global_indices(local_indices), writable_memory(found)
        )
        return found[()]

    def __setitem__(self, key, values):
        local_indices = self._small_selection(key)
        if local_indices is None:
            copy = self.copy_to_host()
            copy[key] = values
            self.copy_from_host(copy)
            return
        elements = np.empty(local_indices.shape, self._dtype)
        elements[...] = values
        raw.container_set_elements(
            self._span, *self._global_indices(local_indices), memory(elements)
        )

    def _small_selection(self, key):
        """Returns the row-major local indices that a NumPy key selects.

        Returns None for more than a quarter of the elements: then copying all is faster.
        """
        local_indices = np.arange(self.size).reshape(self._shape)[key]
        return local_indices if 4 * local_indices.size <= self.size else None

    def _global_indices(self, local_indices):
        """Returns the global indices of local ones as a C array, and their count."""
        span, flat = self._span, local_indices.reshape(-1).tolist()
        indices = np.array([raw.container_to_global(span, place) for place in flat], np.int64)
        return ffi.from_buffer("dtl_index_t[]", indices), indices.size

    # ---- NumPy, which cannot read device memory -------------------------------------------------

    def __array__(self, dtype=None, copy=None):
        self._refuse_to_be_read()

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        if any(isinstance(each, DeviceArray) for each in inputs):
            self._refuse_to_be_read()
        targets = kwargs.get("out", ())
        written = tuple(map(_to_host, targets))
        getattr(ufunc, method)(*inputs, **{**kwargs, "out": written})
        for target, values in zip(targets, written):
            if isinstance(target, DeviceArray):
                target.copy_from_host(values)
        return targets if len(targets) > 1 else targets[0]

    def __eq__(self, other):
        self._refuse_to_be_read()

    def __hash__(self):
        return object.__hash__(self)

    def __bool__(self):  # noqa: PLE0304, it never returns
        refuse("self", self, "a truth value of copy_to_host()", rule="truth")

    def _refuse_to_be_read(self):
        """Raises UnsupportedError: NumPy cannot read device memory."""
        what = f"{self!r} is in the memory of {self._device_name()}, which NumPy can't read"
        raise failure("self", "memory", what, "copy_to_host()", kind=UnsupportedError)

    # ---- other libraries ------------------------------------------------------------------------

    @property
    def __cuda_array_interface__(self):
        if self._device_kind not in (DeviceKind.CUDA, DeviceKind.HIP):
            what = f"it is in the memory of {self._device_name()}"
            words = "memory of a CUDA or HIP device, or __dlpack__()"
            raise failure("self", "interface", what, words, kind=AttributeError)
        return {
            "shape": self._shape,
            "typestr": self._dtype.str,
            "data": (self.data_ptr(), False),
            "strides": None,
            "stream": None,
            "version": 3,
        }

    def __dlpack_device__(self):
        return place(self._device_kind, self._device_id)

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        here = self.__dlpack_device__()
        _check_stream(stream)
        wanted = here if dl_device is None else _pair("dl_device", dl_device)
        is_versioned = max_version is not None and _pair("max_version", max_version) >= (1, 0)
        if wanted == _HOST and copy is not False:
            host_copy = self.copy_to_host()
            return self._capsule(host_copy, host_copy.ctypes.data, _HOST, is_versioned)
        if wanted != here:
            words = f"{here}, where it is, or {_HOST}, for which it is copied"
            refuse("dl_device", dl_device, words, kind=BufferError)
        if copy:
            refuse("copy", copy, "anything else: it is shared", kind=BufferError)
        return self._capsule(self, self.data_ptr(), here, is_versioned)

    def _capsule(self, owner, address, device, is_versioned):
        """Returns a DLPack capsule for memory at `address`; it keeps `owner` alive."""
        form = layout(self._dtype)
        if form is None:
            refuse("self.dtype", str(self._dtype), "one that DLPack has", kind=BufferError)
        return _fast.dlpack(owner, address, self._shape, *form, *device, is_versioned)

    def _device_export(self):
        """Returns address, shape and dtype, which collectives pass to the library."""
        return self.data_ptr(), self._shape, self._dtype

    def __len__(self):
        return self._shape[0]

    def __repr__(self):
        return f"<dtl.DeviceArray, {self._shape} {self._dtype}, {self._device_name()}>"

    def _device_name(self):
        """Returns the device kind and number as text."""
        return f"{self._device_kind.name.lower()} {self._device_id}"


def _check_stream(stream):
    """Checks DLPack's `stream`, which is unused: no operation on the memory is pending."""
    if stream is not None and (isinstance(stream, bool) or not isinstance(stream, int)):
        refuse("stream", stream, "None, or a number of DLPack's")


def _pair(argument, pair):
    """Returns two integers; raises if `pair` is something else."""
    try:
        first, second = map(operator.index, pair)
    except (TypeError, ValueError):
        refuse(argument, pair, "two integers")
    return first, second


def _to_host(target):
    """Returns a host copy of a DeviceArray; other values unchanged."""
    return target.copy_to_host() if isinstance(target, DeviceArray) else target
