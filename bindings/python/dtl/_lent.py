# SPDX-License-Identifier: BSD-3-Clause
"""Arrays of other libraries, as they hand them over: in the memory of devices by the CUDA array
interface or by DLPack, in the host's by DLPack.

What C is given of a device's is an address with a form: an array of NumPy's that nobody here reads.
"""

import math

import numpy as np

from dtl import _fast
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
DLPACK_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
_KINDS = {code: kind for kind, code in DLPACK_CODES.items()}


class Lent(np.ndarray):
    """An array over memory that the host may be unable to read, with the object that has it."""

    owner: object


class Borrowed(np.ndarray):
    """An array over memory of the host that an object of another library has."""

    owner: object


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


def borrowed(value):
    """The memory of the host that `value` has; None where it has none to give.  It is read-only
    where its owner says so, or is too old to say.
    """
    if not hasattr(value, "__dlpack__"):
        return None
    try:
        found = np.from_dlpack(value).view(Borrowed)
    except (BufferError, RuntimeError, TypeError, ValueError):  # no memory, or a dtype of its own
        return None
    found.owner = value
    return found


def owned(found):
    """The object that a result went to."""
    return found.owner if isinstance(found, (Borrowed, Lent)) else found


def repeated(array, ranks):
    """The form of one such array for each rank, of which nothing is read."""
    owner = getattr(array, "owner", array)
    return _over(array.ctypes.data, (ranks, *array.shape), array.dtype, owner)


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
    address, code, bits, lanes, shape, strides = _fast.dltensor(capsule)
    if code not in _KINDS or lanes != 1:
        words = f"DLPack's type {code} of {bits} bits, {lanes} of them"
        refuse(argument, words, "a dtype of NumPy's", kind=UnsupportedError)
    dtype = np.dtype(f"{_KINDS[code]}{bits // 8}")
    _check(argument, shape, dtype, strides or None, 1)
    found = _over(address, shape, dtype, value)
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
