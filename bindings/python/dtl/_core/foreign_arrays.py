# SPDX-License-Identifier: BSD-3-Clause
"""Arrays of other libraries, as they hand them over: in the memory of devices by the CUDA array
interface or by DLPack, in the host's by DLPack.

What C is given of a device's is an address with a form: an array of NumPy's that nobody here reads.
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
_CPUS = _CPU, 3, 11  # devices of DLPack whose memory the host reads: CPU, pinned by CUDA, by ROCm
_BY_INTERFACE = DeviceKind.CUDA, DeviceKind.HIP
_MANAGED = 13  # by CUDA
_DEVICES = {
    DeviceKind.CUDA: 2,
    DeviceKind.HIP: 10,
    DeviceKind.EMULATED: 12,  # an extension: no other library takes it for its own
}
_CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}
_BFLOAT16 = 4, 16  # code and bits
_DEFAULT = {DeviceKind.CUDA: 1, DeviceKind.HIP: 0}  # streams, as DLPack names them
_READABLE = 1, 0  # the version of DLPack whose capsules are understood
_LIMIT = 2**63  # of bytes


class Lent(np.ndarray):
    """An array over memory that the host may be unable to read, with the object that has it."""

    owner: object


class Borrowed(np.ndarray):
    """An array over memory of the host that an object of another library has."""

    owner: object


def lent(argument, value):
    """What a device has of `value`; None where the host reads it."""
    own = getattr(value, "_lends", None)
    if own is not None:
        return _over(*own(), value)
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is not None:
        _check_known(argument, "of CUDA or HIP", _BY_INTERFACE)
        return _by_interface(argument, value, interface)
    ask = getattr(value, "__dlpack_device__", None)
    if ask is None or isinstance(value, np.ndarray) or ask()[0] in _CPUS:
        return None
    number = int(ask()[0])
    wanted = _DEVICES[DeviceKind.CUDA] if number == _MANAGED else number
    kinds = [kind for kind, known in _DEVICES.items() if known == wanted]
    _check_known(argument, f"that DLPack calls {number}", kinds)
    return _by_dlpack(argument, value, kinds[0])


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
    try:
        address, is_read_only = interface["data"]
        address, shape = operator.index(address), tuple(map(operator.index, interface["shape"]))
        dtype = _described(interface["typestr"])
    except (KeyError, TypeError, ValueError):
        words = "shape, typestr and data, as version 3 has them"
        refuse(f"{argument}.__cuda_array_interface__", interface, words)
    _check(argument, shape, dtype, interface.get("strides"), dtype.itemsize)
    if interface.get("mask") is not None:
        refuse(argument, "an array with a mask", "one without", kind=UnsupportedError)
    if interface.get("stream") is not None:
        _finish(argument, value, _BY_INTERFACE, interface["stream"])
    found = _over(address, shape, dtype, value)
    found.flags.writeable = not is_read_only
    return _aligned(argument, address, found)


def _described(typestr):
    """The dtype; other libraries call bfloat16 as ml_dtypes does, two bytes of no kind."""
    dtype = np.dtype(typestr)
    is_extension = dtype.kind == "V" and dtype.itemsize == 2
    return dtypes.given("bfloat16")[0] if is_extension else dtype


def _finish(argument, value, kinds, native):
    """What is queued on a stream comes first.  The default stream is one of each device: of the
    array's, if it tells, since each device that is asked costs memory.
    """
    try:
        native = operator.index(native)
    except TypeError:
        refuse(argument, f"stream {native!r}", "the address of a stream")
    ask = getattr(value, "__dlpack_device__", None)
    is_met = False
    for kind in kinds:
        count = raw.device_count(kind)
        for number in range(count) if ask is None else [int(ask()[1])]:
            is_met = (count > 0 and _wait(kind, number, native)) or is_met
    if not is_met:
        words = "one of a device that can be used here"
        refuse(argument, f"stream {native:#x}", words, rule="stream")


def _wait(kind, number, native):
    """Whether it is one of that device."""
    if native == _DEFAULT[DeviceKind.CUDA]:
        native = _DEFAULT[kind]
    try:
        stream = raw.stream_from_native(kind, number, ffi.cast("void *", native))
    except DTLError:
        return False
    try:
        raw.stream_synchronize(stream)
    finally:
        raw.stream_destroy(stream)
    return True


def _by_dlpack(argument, value, kind):
    stream = _DEFAULT.get(kind)
    try:
        capsule = value.__dlpack__(stream=stream, max_version=_READABLE)
    except TypeError:  # it is of a time before versions
        capsule = value.__dlpack__(stream=stream)
    if stream is not None:
        _finish(argument, value, [kind], stream)
    address, code, bits, lanes, shape, strides, is_read_only = _fast.dltensor(capsule)
    dtype = _dtype_of(argument, code, bits, lanes)
    _check(argument, shape, dtype, strides or None, 1)
    found = _over(address, shape, dtype, value)
    found.keeps = capsule  # the memory is the owner's until it is gone
    found.flags.writeable = not is_read_only
    return _aligned(argument, address, found)


def layout(dtype):
    """Code and bits of DLPack's; None where it has none."""
    if dtype.kind in _CODES:
        return _CODES[dtype.kind], 8 * dtype.itemsize
    return _BFLOAT16 if str(dtype) == "bfloat16" else None


def place(kind, number):
    """A device as DLPack numbers it."""
    return _DEVICES[kind], number


def _dtype_of(argument, code, bits, lanes):
    """NumPy's dtype for one of DLPack's."""
    every = {layout(dtype): dtype for dtype in dtypes.NUMPY.values() if dtype.kind in _CODES}
    if lanes == 1 and (code, bits) == _BFLOAT16:
        return dtypes.given("bfloat16")[0]
    if lanes != 1 or (code, bits) not in every:
        words = f"DLPack's type {code} of {bits} bits, {lanes} of them"
        refuse(argument, words, "a dtype of NumPy's", kind=UnsupportedError)
    return every[code, bits]


def _check(argument, shape, dtype, strides, unit):
    """Refuse what does not lie element after element; `unit` is what strides count in a dtype."""
    if min(shape, default=0) < 0 or math.prod(shape) * dtype.itemsize >= _LIMIT:
        refuse(f"{argument}.shape", shape, f"0 or more, of less than {_LIMIT} bytes", rule="range")
    packed = [math.prod(shape[axis + 1 :]) * unit for axis in range(len(shape))]
    matter = [axis for axis, count in enumerate(shape) if count > 1]
    is_packed = strides is None or all(strides[axis] == packed[axis] for axis in matter)
    if not is_packed and math.prod(shape) > 0:
        refuse(argument, f"strides {tuple(strides)}", "a C-contiguous array", rule="contiguous")
    if not dtype.isnative:
        refuse(f"{argument}.dtype", str(dtype), "the machine's order of bytes")


def _aligned(argument, address, found):
    """A device that reads elements elsewhere than at their multiples fails for good."""
    if found.size > 0 and address % found.dtype.alignment:
        words = f"a multiple of {found.dtype.alignment}, as {found.dtype} needs"
        refuse(argument, f"memory at {address:#x}", words, rule="alignment")
    return found


def _over(address, shape, dtype, owner):
    if address == 0 or math.prod(shape) == 0:
        found = np.empty(shape, dtype).view(Lent)
    else:
        memory = ffi.buffer(ffi.cast("char *", address), max(1, math.prod(shape) * dtype.itemsize))
        found = np.ndarray.__new__(Lent, shape, dtype, memory)
    found.owner = owner
    return found
