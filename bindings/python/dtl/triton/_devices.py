# SPDX-License-Identifier: BSD-3-Clause
"""What the driver of NVIDIA's GPUs, and the library that manages them, tell of devices.  Both are
opened by name when they are asked, and never before.
"""

import ctypes
import functools
import itertools

import dtl
from dtl._error import failure, refuse
from dtl._status import BACKEND_UNAVAILABLE, OUT_OF_BOUNDS

CLOCK_RATE, PROCESSORS, MAJOR, SHARED_MEMORY = 13, 16, 75, 97  # attributes of a device
_PCI = 50, 33, 34  # domain, bus, device
_NATIVE_ATOMIC = 3  # of two devices
_CLOCK_OF_PROCESSORS, _NVLINK = 1, 2  # as the managing library numbers them


def _library(name, start):
    try:
        library = ctypes.CDLL(name)
    except OSError as error:
        raise _unavailable(name, str(error)) from None
    _checked(library, start, *((0,) if start == "cuInit" else ()))
    return library


def _unavailable(name, words):
    expected = "a GPU of NVIDIA's, and its driver"
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


@functools.cache
def _driver():
    return _library("libcuda.so.1", "cuInit")


@functools.cache
def _manager():
    return _library("libnvidia-ml.so.1", "nvmlInit_v2")


def asked(function, *given):
    """Calls the driver, which does it."""
    _checked(_driver(), function, *given)


def is_given(function, *given):
    """Calls the driver, which may have nothing of that kind."""
    return _called(_driver(), function, *given) == 0


def _number(library, function, *given):
    """What a function writes to its first argument."""
    out = ctypes.c_int(0)
    _checked(library, function, ctypes.byref(out), *given)
    return out.value


def count():
    """How many devices there are; 0 without a driver."""
    try:
        return _number(_driver(), "cuDeviceGetCount")
    except dtl.DTLError:
        return 0


def _device(device_id):
    known = _number(_driver(), "cuDeviceGetCount")
    if not isinstance(device_id, int) or not 0 <= device_id < known:
        expected = f"the number of a device, 0 to {known - 1}"
        refuse("device_id", device_id, expected, status=OUT_OF_BOUNDS)
    return _number(_driver(), "cuDeviceGet", device_id)


def attribute(device_id, which):
    device = _device(device_id)
    return _number(_driver(), "cuDeviceGetAttribute", which, device)


def address(device_id):
    """Where the device is on the bus, as dtl.Topology.gpus() has it."""
    domain, bus, device = (attribute(device_id, which) for which in _PCI)
    return f"{domain:04x}:{bus:02x}:{device:02x}.0"


def numa_node(device_id):
    """Of the host; -1 where the system has none."""
    where = address(device_id)
    return next((x["numa"] for x in dtl.Topology.gpus() if x["address"] == where), -1)


def _managed(device_id):
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


def are_linked(one, other):
    status = ctypes.c_int(-1)
    given = _managed(one), _managed(other), _NVLINK, ctypes.byref(status)
    _checked(_manager(), "nvmlDeviceGetP2PStatus", *given)
    return status.value == 0


def has_native_atomics(one, other):
    pair = _device(one), _device(other)
    return _number(_driver(), "cuDeviceGetP2PAttribute", _NATIVE_ATOMIC, *pair) == 1
