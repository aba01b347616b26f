# SPDX-License-Identifier: BSD-3-Clause
"""What the driver of a GPU tells of it: NVIDIA's, with the library that manages devices, and where
there is none, AMD's.  All are opened by name when they are asked, and never before.
"""

import ctypes
import functools
import itertools
from typing import NamedTuple

import dtl
from dtl._core.errors import failure, refuse
from dtl._status import BACKEND_UNAVAILABLE, NOT_SUPPORTED, OUT_OF_BOUNDS

_CLOCK_OF_PROCESSORS, _NVLINK = 1, 2  # as the managing library numbers them


class _Driver(NamedTuple):
    """`facts` are its numbers of what is asked of a device, `calls` its functions on memory."""

    names: "tuple[str, ...]"
    prefix: str
    start: str
    count: str
    native_atomic: int  # of two devices
    facts: "dict[str, int]"
    calls: "dict[str, str]"


_CUDA = _Driver(
    names=("libcuda.so.1",),
    prefix="cuDevice",
    start="cuInit",
    count="cuDeviceGetCount",
    native_atomic=3,
    facts={
        "clock": 13,
        "processors": 16,
        "major": 75,
        "shared": 97,
        "domain": 50,
        "bus": 33,
        "device": 34,
        "multicast": 132,
    },
    calls={
        "allocate": "cuMemAlloc_v2",
        "free": "cuMemFree_v2",
        "fill": "cuMemsetD8_v2",
        "write": "cuMemcpyHtoD_v2",
        "lend": "cuIpcGetMemHandle",
        "borrow": "cuIpcOpenMemHandle_v2",
        "give_back": "cuIpcCloseMemHandle",
        "variable": "cuModuleGetGlobal_v2",
    },
)
_HIP = _Driver(
    names=("libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"),
    prefix="hipDevice",
    start="hipInit",
    count="hipGetDeviceCount",
    native_atomic=2,
    facts={
        "clock": 5,
        "processors": 63,
        "major": 23,
        "shared": 74,
        "domain": 69,
        "bus": 67,
        "device": 68,
    },
    calls={
        "allocate": "hipMalloc",
        "free": "hipFree",
        "fill": "hipMemsetD8",
        "write": "hipMemcpyHtoD",
        "lend": "hipIpcGetMemHandle",
        "borrow": "hipIpcOpenMemHandle",
        "give_back": "hipIpcCloseMemHandle",
        "variable": "hipModuleGetGlobal",
    },
)
_MANAGER = "libnvidia-ml.so.1"
_MULTICAST = tuple(
    f"cuMulticast{x}" for x in ("Create", "AddDevice", "BindMem", "Unbind", "GetGranularity")
)


@functools.cache
def _library(names, start, *given):
    """The first of the libraries that is there."""
    loaded = [_loaded(name) for name in names]
    library = next((each for each in loaded if isinstance(each, ctypes.CDLL)), None)
    if library is None:
        raise _unavailable(names[0], str(loaded[0]))
    _checked(library, start, *given)
    return library


def _loaded(name):
    """The library, or why it is not there."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        return error


def _unavailable(name, words):
    whose = "AMD's" if name in _HIP.names else "NVIDIA's"
    expected = f"a GPU of {whose}, and its driver"
    return failure("device", "driver", f"{name}: {words}", expected, BACKEND_UNAVAILABLE)


def _called(library, function, *given):
    """What the library says; 0 where it has done it."""
    call = getattr(library, function, None)
    if call is None:
        raise _unavailable(library._name, f"has no {function}")
    return call(*given)


def _checked(library, function, *given):
    status = _called(library, function, *given)
    if status:
        raise _unavailable(library._name, f"{function} gave {status}")


def _opened(driver):
    return _library(driver.names, driver.start, 0)


def _manager():
    return _library((_MANAGER,), "nvmlInit_v2")


def asked(is_amd, call, *given):
    """Calls a driver, which does it."""
    driver = _HIP if is_amd else _CUDA
    _checked(_opened(driver), driver.calls[call], *given)


def is_given(is_amd, call, *given):
    """Calls a driver, which may have nothing of that kind."""
    driver = _HIP if is_amd else _CUDA
    return _called(_opened(driver), driver.calls[call], *given) == 0


def _number(library, function, *given):
    """What a function writes to its first argument."""
    out = ctypes.c_int(0)
    _checked(library, function, ctypes.byref(out), *given)
    return out.value


def _count(driver):
    try:
        return _number(_opened(driver), driver.count)
    except dtl.DTLError:
        return 0


@functools.cache
def _used():
    """NVIDIA's driver, or AMD's where that alone has devices."""
    return _HIP if _count(_CUDA) == 0 < _count(_HIP) else _CUDA


def is_of_amd():
    return _used() is _HIP


def count():
    """How many devices there are; 0 without a driver."""
    return _count(_used())


def _asked(function, *given):
    """A number of the driver that is used."""
    return _number(_opened(_used()), _used().prefix + function, *given)


def _device(device_id):
    known = _number(_opened(_used()), _used().count)
    if not isinstance(device_id, int) or not 0 <= device_id < known:
        expected = f"the number of a device, 0 to {known - 1}"
        refuse("device_id", device_id, expected, status=OUT_OF_BOUNDS)
    return _asked("Get", device_id)


def fact(device_id, which):
    """Such as its clock in kHz, the major of what it can, or the bytes that a block shares."""
    device = _device(device_id)
    return _asked("GetAttribute", _used().facts[which], device)


def address(device_id):
    """Where the device is on the bus, as dtl.Topology.gpus() has it."""
    domain, bus, device = (fact(device_id, which) for which in ("domain", "bus", "device"))
    return f"{domain:04x}:{bus:02x}:{device:02x}.0"


def numa_node(device_id):
    """Of the host; -1 where the system has none."""
    where = address(device_id)
    return next((x["numa"] for x in dtl.Topology.gpus() if x["address"] == where), -1)


def _managed(device_id):
    if is_of_amd():
        what, expected = f"{device_id} of AMD's", "a GPU of NVIDIA's, which its library manages"
        refuse("device_id", what, expected, status=NOT_SUPPORTED)
    found = ctypes.c_void_p()
    where = address(device_id).encode()
    _checked(_manager(), "nvmlDeviceGetHandleByPciBusId_v2", where, ctypes.byref(found))
    return found


def clock_in_khz(device_id):
    found, mhz = _managed(device_id), ctypes.c_uint()
    given = found, _CLOCK_OF_PROCESSORS, ctypes.byref(mhz)
    _checked(_manager(), "nvmlDeviceGetClockInfo", *given)
    return 1000 * mhz.value


def all_pairs(holds):
    """Whether something holds of all ordered pairs of devices, of which there are some."""
    devices = range(count())
    return len(devices) > 1 and all(holds(*pair) for pair in itertools.permutations(devices, 2))


def have_multicast():
    """Whether stores can reach all devices at once, by memory that the driver maps."""
    if is_of_amd() or not count():
        return False
    if not all(hasattr(_opened(_CUDA), name) for name in _MULTICAST):
        return False  # a driver that is older, and does not know the fact either
    return all(fact(each, "multicast") for each in range(count()))


def are_linked(one, other):
    """By NVLink, which GPUs of AMD have not."""
    if is_of_amd():
        return False
    status = ctypes.c_int(-1)
    given = _managed(one), _managed(other), _NVLINK, ctypes.byref(status)
    _checked(_manager(), "nvmlDeviceGetP2PStatus", *given)
    return status.value == 0


def has_native_atomics(one, other):
    pair = _device(one), _device(other)
    return _asked("GetP2PAttribute", _used().native_atomic, *pair) == 1
