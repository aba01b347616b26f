# SPDX-License-Identifier: BSD-3-Clause
"""Arrays of other libraries: device memory through the CUDA array interface or DLPack, host memory
through DLPack.

An array in device memory is represented by a NumPy array over the device address.  It carries
address, shape and dtype to C, and Python code must never read its elements.
"""

import math
import operator

import numpy as np

from dtl import _fast
from dtl._constants import DeviceKind
from dtl._core import dtypes
from dtl._core.errors import refuse
from dtl._native import ffi
from dtl._raw import stream as raw
from dtl._status import DTLError, UnsupportedError

_CPU = 1
_HOST_READABLE = (
    _CPU,
    3,
    11,
)  # DLPack devices in host memory: CPU, pinned by CUDA, by ROCm
_CUDA_INTERFACE_KINDS = DeviceKind.CUDA, DeviceKind.HIP
_MANAGED = 13  # DLPack's CUDA managed memory
_DEVICES = {
    DeviceKind.CUDA: 2,
    DeviceKind.HIP: 10,
    DeviceKind.EMULATED: 12,  # an extension that no other library uses
}
_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
_BFLOAT16 = 4, 16  # DLPack's type code and bits
_DEFAULT_STREAMS = {
    DeviceKind.CUDA: 1,
    DeviceKind.HIP: 0,
}  # numbers of the default streams in DLPack
_MAX_DLPACK_VERSION = 1, 0  # highest supported version of DLPack capsules
_LIMIT = 2**63  # bytes of one array


class ForeignDeviceArray(np.ndarray):
    """An array over device memory, which the host may be unable to read; `owner` keeps it alive."""

    owner: object


class ForeignHostArray(np.ndarray):
    """An array over host memory of an object of another library, `owner`."""

    owner: object


def device_memory(argument, value):
    """Returns `value` as a ForeignDeviceArray; None if its elements are in host memory."""
    own = getattr(value, "_device_export", None)
    if own is not None:
        return _array_over(*own(), value)
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is not None:
        _check_device_present(argument, "of CUDA or HIP", _CUDA_INTERFACE_KINDS)
        return _from_cuda_interface(argument, value, interface)
    ask = getattr(value, "__dlpack_device__", None)
    if ask is None or isinstance(value, np.ndarray) or ask()[0] in _HOST_READABLE:
        return None
    number = int(ask()[0])
    wanted = _DEVICES[DeviceKind.CUDA] if number == _MANAGED else number
    kinds = [kind for kind, known in _DEVICES.items() if known == wanted]
    _check_device_present(argument, f"that DLPack calls {number}", kinds)
    return _from_dlpack(argument, value, kinds[0])


def host_memory(value):
    """Returns the host memory of `value` as a ForeignHostArray; None if it exports none.

    The array is read-only if the owner says so or supports no DLPack version that can say it.
    """
    if not hasattr(value, "__dlpack__"):
        return None
    try:
        found = np.from_dlpack(value).view(ForeignHostArray)
    except (
        BufferError,
        RuntimeError,
        TypeError,
        ValueError,
    ):  # no host memory, or a dtype that NumPy lacks
        return None
    found.owner = value
    return found


def owner_of(found):
    """Returns the user's object behind an output array."""
    return found.owner if isinstance(found, (ForeignHostArray, ForeignDeviceArray)) else found


def placeholder_blocks(array, ranks):
    """Returns an array of one block like `array` for each rank, whose elements must not be read."""
    owner = getattr(array, "owner", array)
    return _array_over(array.ctypes.data, (ranks, *array.shape), array.dtype, owner)


def _check_device_present(argument, what, kinds):
    """Raises UnsupportedError if the process has no device of one of the `kinds`.

    C would take the address of such a device for host memory.
    """
    if not any(map(raw.device_count, kinds)):
        words = "one that can be used here, as dtl.device_count() tells"
        refuse(argument, f"memory of a device {what}", words, kind=UnsupportedError)


def _from_cuda_interface(argument, value, interface):
    """Returns a ForeignDeviceArray over the memory that `interface` describes.

    Waits for the producer's stream if the interface names one.
    """
    try:
        address, is_read_only = interface["data"]
        address, shape = operator.index(address), tuple(map(operator.index, interface["shape"]))
        dtype = _dtype_from_typestr(interface["typestr"])
    except (KeyError, TypeError, ValueError):
        words = "shape, typestr and data, as version 3 has them"
        refuse(f"{argument}.__cuda_array_interface__", interface, words)
    _check(argument, shape, dtype, interface.get("strides"), dtype.itemsize)
    if interface.get("mask") is not None:
        refuse(argument, "an array with a mask", "one without", kind=UnsupportedError)
    if interface.get("stream") is not None:
        _synchronize_producer(argument, value, _CUDA_INTERFACE_KINDS, interface["stream"])
    found = _array_over(address, shape, dtype, value)
    found.flags.writeable = not is_read_only
    return _check_alignment(argument, address, found)


def _dtype_from_typestr(typestr):
    """Returns the dtype of a typestr; libraries describe bfloat16 as two bytes of kind V."""
    dtype = np.dtype(typestr)
    is_extension = dtype.kind == "V" and dtype.itemsize == 2
    return dtypes.resolved("bfloat16")[0] if is_extension else dtype


def _synchronize_producer(argument, value, kinds, native):
    """Waits for the work that the producer has queued on stream `native`.

    Each device has its own default stream.  Only the array's device is tried if it is known,
    because the first use of a device allocates memory.
    """
    try:
        native = operator.index(native)
    except TypeError:
        refuse(argument, f"stream {native!r}", "the address of a stream")
    ask = getattr(value, "__dlpack_device__", None)
    is_known_stream = False
    for kind in kinds:
        count = raw.device_count(kind)
        for number in range(count) if ask is None else [int(ask()[1])]:
            is_known_stream = (count > 0 and _wait(kind, number, native)) or is_known_stream
    if not is_known_stream:
        words = "one of a device that can be used here"
        refuse(argument, f"stream {native:#x}", words, rule="stream")


def _wait(kind, number, native):
    """Synchronizes a stream; returns False if the address is no stream of that device."""
    if native == _DEFAULT_STREAMS[DeviceKind.CUDA]:
        native = _DEFAULT_STREAMS[kind]
    try:
        stream = raw.stream_from_native(kind, number, ffi.cast("void *", native))
    except DTLError:
        return False
    try:
        raw.stream_synchronize(stream)
    finally:
        raw.stream_destroy(stream)
    return True


def _from_dlpack(argument, value, kind):
    """Returns a ForeignDeviceArray over the device memory that `value` exports through DLPack.

    Waits for the producer's work on the default stream.
    """
    stream = _DEFAULT_STREAMS.get(kind)
    try:
        capsule = value.__dlpack__(stream=stream, max_version=_MAX_DLPACK_VERSION)
    except TypeError:  # the producer predates the keyword max_version
        capsule = value.__dlpack__(stream=stream)
    if stream is not None:
        _synchronize_producer(argument, value, [kind], stream)
    address, code, bits, lanes, shape, strides, is_read_only = _fast.dltensor(capsule)
    dtype = _dtype_of(argument, code, bits, lanes)
    _check(argument, shape, dtype, strides or None, 1)
    found = _array_over(address, shape, dtype, value)
    found.keeps = capsule  # the owner keeps the memory as long as the capsule exists
    found.flags.writeable = not is_read_only
    return _check_alignment(argument, address, found)


def layout(dtype):
    """Returns DLPack's type code and bits of a dtype; None if DLPack lacks it."""
    if dtype.kind in _CODES:
        return _CODES[dtype.kind], 8 * dtype.itemsize
    return _BFLOAT16 if str(dtype) == "bfloat16" else None


def place(kind, number):
    """Returns DLPack's device type and number."""
    return _DEVICES[kind], number


def _dtype_of(argument, code, bits, lanes):
    """Returns the NumPy dtype of a DLPack data type."""
    every = {layout(dtype): dtype for dtype in dtypes.NUMPY.values() if dtype.kind in _CODES}
    if lanes == 1 and (code, bits) == _BFLOAT16:
        return dtypes.resolved("bfloat16")[0]
    if lanes != 1 or (code, bits) not in every:
        words = f"DLPack's type {code} of {bits} bits, {lanes} of them"
        refuse(argument, words, "a dtype of NumPy's", kind=UnsupportedError)
    return every[code, bits]


def _check(argument, shape, dtype, strides, unit):
    """Refuses arrays that are too large, not C-contiguous or in foreign byte order; strides count
    units of which an element has `unit`.
    """
    if min(shape, default=0) < 0 or math.prod(shape) * dtype.itemsize >= _LIMIT:
        refuse(f"{argument}.shape", shape, f"0 or more, of less than {_LIMIT} bytes", rule="range")
    packed = [math.prod(shape[axis + 1 :]) * unit for axis in range(len(shape))]
    matter = [axis for axis, count in enumerate(shape) if count > 1]
    is_packed = strides is None or all(strides[axis] == packed[axis] for axis in matter)
    if not is_packed and math.prod(shape) > 0:
        refuse(argument, f"strides {tuple(strides)}", "a C-contiguous array", rule="contiguous")
    if not dtype.isnative:
        refuse(f"{argument}.dtype", str(dtype), "the machine's order of bytes")


def _check_alignment(argument, address, found):
    """Returns `found`; refuses unaligned elements, whose access is an unrecoverable GPU error."""
    if found.size > 0 and address % found.dtype.alignment:
        words = f"a multiple of {found.dtype.alignment}, as {found.dtype} needs"
        refuse(argument, f"memory at {address:#x}", words, rule="alignment")
    return found


def _array_over(address, shape, dtype, owner):
    """Returns a ForeignDeviceArray at a device address; it keeps `owner` alive.

    Without elements, the array has host memory of its own.
    """
    if address == 0 or math.prod(shape) == 0:
        found = np.empty(shape, dtype).view(ForeignDeviceArray)
    else:
        memory = ffi.buffer(ffi.cast("char *", address), max(1, math.prod(shape) * dtype.itemsize))
        found = np.ndarray.__new__(ForeignDeviceArray, shape, dtype, memory)
    found.owner = owner
    return found
