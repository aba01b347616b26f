# SPDX-License-Identifier: BSD-3-Clause
"""Arrays in the memory of devices, as other libraries hand them over: by the CUDA array interface,
or by DLPack.

What C is given of them is an address with a form: an array of NumPy's that nobody here reads.
"""

import ctypes
import math

import numpy as np

from dtl._constants import DeviceKind
from dtl._error import refuse
from dtl._native import ffi
from dtl._raw import stream as raw
from dtl._status import DTLError, UnsupportedError

_CPUS = 1, 3, 11  # devices of DLPack whose memory the host reads: CPU, pinned by CUDA, by ROCm
_CUDA = int(DeviceKind.CUDA)
_BY_INTERFACE = DeviceKind.CUDA, DeviceKind.HIP
_MANAGED = 13  # by CUDA
DLPACK_DEVICES = {
    DeviceKind.CUDA: 2,
    DeviceKind.HIP: 10,
    DeviceKind.EMULATED: 12,  # an extension: no other library takes it for its own
}
_CODES = {0: "i", 1: "u", 2: "f", 5: "c", 6: "b"}


class Lent(np.ndarray):
    """An array over memory that the host may be unable to read, with the object that has it."""

    owner: object


class _Tensor(ctypes.Structure):
    """DLTensor, with which a DLManagedTensor begins."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = ctypes.py_object, ctypes.c_char_p


def lent(argument, value):
    """What a device has of `value`; None where the host reads it."""
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is not None:
        _check_known(argument, "of CUDA or HIP", _BY_INTERFACE)
        return _by_interface(argument, value, interface)
    ask = getattr(value, "__dlpack_device__", None)
    if ask is None or isinstance(value, np.ndarray) or ask()[0] in _CPUS:
        return None
    number = int(ask()[0])
    wanted = DLPACK_DEVICES[DeviceKind.CUDA] if number == _MANAGED else number
    kinds = [kind for kind, known in DLPACK_DEVICES.items() if known == wanted]
    _check_known(argument, f"that DLPack calls {number}", kinds)
    return _by_dlpack(argument, value)


def owned(found):
    """The object that a result went to."""
    return found.owner if isinstance(found, Lent) else found


def repeated(array, ranks):
    """The form of one such array for each rank, of which nothing is read."""
    return _over(array.ctypes.data, (ranks, *array.shape), array.dtype, array.owner)


def _check_known(argument, what, kinds):
    """Only of devices in use can C tell an address from one of the host."""
    if not any(map(raw.device_count, kinds)):
        words = "one that can be used here, as dtl.device_count() tells"
        refuse(argument, f"memory of a device {what}", words, kind=UnsupportedError)


def _by_interface(argument, value, interface):
    address, is_read_only = interface["data"]
    shape, dtype = tuple(interface["shape"]), np.dtype(interface["typestr"])
    _check(argument, shape, dtype, interface.get("strides"), dtype.itemsize)
    if interface.get("mask") is not None:
        refuse(argument, "an array with a mask", "one without", kind=UnsupportedError)
    if interface.get("stream") is not None:
        _finish(interface["stream"])
    found = _over(address, shape, dtype, value)
    found.flags.writeable = not is_read_only
    return found


def _finish(native):
    """What is queued on a stream comes first.  The default stream is one of each device."""
    for device_id in range(raw.device_count(_CUDA)):
        try:
            stream = raw.stream_from_native(_CUDA, device_id, ffi.cast("void *", native))
        except DTLError:
            continue  # it is another device's
        try:
            raw.stream_synchronize(stream)
        finally:
            raw.stream_destroy(stream)


def _by_dlpack(argument, value):
    capsule = value.__dlpack__()
    tensor = _Tensor.from_address(_pointer(capsule, b"dltensor"))
    code = _CODES.get(tensor.code)
    if code is None or tensor.lanes != 1:
        words = f"DLPack's type {tensor.code} of {tensor.bits} bits, {tensor.lanes} of them"
        refuse(argument, words, "a dtype of NumPy's", kind=UnsupportedError)
    dtype = np.dtype(f"{code}{tensor.bits // 8}")
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else None
    _check(argument, shape, dtype, strides, 1)
    found = _over((tensor.data or 0) + tensor.byte_offset, shape, dtype, value)
    found.keeps = capsule  # the memory is the owner's until it is gone
    return found


def _check(argument, shape, dtype, strides, unit):
    """Refuse what does not lie element after element; `unit` is what strides count in a dtype."""
    packed = [math.prod(shape[axis + 1 :]) * unit for axis in range(len(shape))]
    matter = [axis for axis, count in enumerate(shape) if count > 1]
    is_packed = strides is None or all(strides[axis] == packed[axis] for axis in matter)
    if not is_packed and math.prod(shape) > 0:
        refuse(argument, f"strides {tuple(strides)}", "a C-contiguous array", rule="contiguous")
    if not dtype.isnative:
        refuse(f"{argument}.dtype", str(dtype), "the machine's order of bytes")


def _over(address, shape, dtype, owner):
    if address == 0:
        found = np.empty(shape, dtype).view(Lent)
    else:
        memory = ffi.buffer(ffi.cast("char *", address), max(1, math.prod(shape) * dtype.itemsize))
        found = np.ndarray.__new__(Lent, shape, dtype, memory)
    found.owner = owner
    return found
