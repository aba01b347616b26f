# SPDX-License-Identifier: BSD-3-Clause
"""Calls of the GPU driver: NVIDIA's, with its management library NVML, or AMD's where only that has
devices.  The libraries are loaded by name at the first call, so that nothing links with them.
"""

import ctypes
import functools
import itertools
from typing import NamedTuple

import dtl
from dtl._core.errors import failure, refuse
from dtl._status import BACKEND_UNAVAILABLE, NOT_SUPPORTED, OUT_OF_BOUNDS

_CLOCK_OF_PROCESSORS, _NVLINK = 1, 2  # NVML_CLOCK_SM, NVML_P2P_CAPS_INDEX_NVLINK


class _Driver(NamedTuple):
    """The names and numbers of one vendor's driver.

    `attributes` are the numbers of device attributes, `calls` the names of its memory functions.
    """

    names: "tuple[str, ...]"  # of the library, tried in this order
    prefix: str
    start: str
    count: str
    native_atomic: int  # number of the peer-to-peer attribute
    attributes: "dict[str, int]"
    calls: "dict[str, str]"


_CUDA = _Driver(
    names=("libcuda.so.1",),
    prefix="cuDevice",
    start="cuInit",
    count="cuDeviceGetCount",
    native_atomic=3,
    attributes={
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
        "export": "cuIpcGetMemHandle",
        "import": "cuIpcOpenMemHandle_v2",
        "close": "cuIpcCloseMemHandle",
        "variable": "cuModuleGetGlobal_v2",
    },
)
_HIP = _Driver(
    names=("libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"),
    prefix="hipDevice",
    start="hipInit",
    count="hipGetDeviceCount",
    native_atomic=2,
    attributes={
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
        "export": "hipIpcGetMemHandle",
        "import": "hipIpcOpenMemHandle",
        "close": "hipIpcCloseMemHandle",
        "variable": "hipModuleGetGlobal",
    },
)
_NVML = "libnvidia-ml.so.1"
_MULTICAST = tuple(
    f"cuMulticast{x}" for x in ("Create", "AddDevice", "BindMem", "Unbind", "GetGranularity")
)


@functools.cache
def _library(names, start, *arguments):
    """Loads the first of the libraries that exists and calls its function `start`, once."""
    loaded = [_load(name) for name in names]
    library = next((each for each in loaded if isinstance(each, ctypes.CDLL)), None)
    if library is None:
        raise _unavailable(names[0], str(loaded[0]))
    _call_checked(library, start, *arguments)
    return library


def _load(name):
    """Returns the library, or the OSError if it cannot be loaded."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        return error


def _unavailable(name, words):
    """Returns the exception for a driver that is missing or fails; `words` say why."""
    vendor = "AMD's" if name in _HIP.names else "NVIDIA's"
    expected = f"a GPU of {vendor}, and its driver"
    return failure("device", "driver", f"{name}: {words}", expected, BACKEND_UNAVAILABLE)


def _call(library, function, *arguments):
    """Returns the status of a library function: 0 for success."""
    call = getattr(library, function, None)
    if call is None:
        raise _unavailable(library._name, f"has no {function}")
    return call(*arguments)


def _call_checked(library, function, *arguments):
    """Calls a library function; raises a DTLError if its status is not 0."""
    status = _call(library, function, *arguments)
    if status:
        raise _unavailable(library._name, f"{function} gave {status}")


def _driver_library(driver):
    """Returns the loaded library of a driver; raises a DTLError if it cannot be loaded."""
    return _library(driver.names, driver.start, 0)


def _nvml():
    """Returns the loaded library NVML; raises a DTLError if it cannot be loaded."""
    return _library((_NVML,), "nvmlInit_v2")


def call_driver(is_amd, call, *arguments):
    """Calls a memory function of a driver, by its key in `calls`; raises a DTLError if it fails."""
    driver = _HIP if is_amd else _CUDA
    _call_checked(_driver_library(driver), driver.calls[call], *arguments)


def try_call_driver(is_amd, call, *arguments):
    """Calls a memory function of a driver and returns True if it succeeded."""
    driver = _HIP if is_amd else _CUDA
    return _call(_driver_library(driver), driver.calls[call], *arguments) == 0


def _query(library, function, *arguments):
    """Returns the number that a function writes to its first argument."""
    out = ctypes.c_int(0)
    _call_checked(library, function, ctypes.byref(out), *arguments)
    return out.value


def _count(driver):
    """Returns the number of a driver's devices; 0 if it cannot be loaded."""
    try:
        return _query(_driver_library(driver), driver.count)
    except dtl.DTLError:
        return 0


@functools.cache
def _selected():
    """Returns NVIDIA's driver, or AMD's if only that one has devices."""
    return _HIP if _count(_CUDA) == 0 < _count(_HIP) else _CUDA


def is_of_amd():
    """Returns whether the selected driver is AMD's."""
    return _selected() is _HIP


def count():
    """Returns the number of devices; 0 without a driver."""
    return _count(_selected())


def _query_selected(function, *arguments):
    """Returns a number from a function of the selected driver, named without its prefix."""
    return _query(_driver_library(_selected()), _selected().prefix + function, *arguments)


def _device(device_id):
    """Returns the driver's handle of a device; raises a DTLError if there is no such device."""
    devices = _query(_driver_library(_selected()), _selected().count)
    if not isinstance(device_id, int) or not 0 <= device_id < devices:
        expected = f"the number of a device, 0 to {devices - 1}"
        refuse("device_id", device_id, expected, status=OUT_OF_BOUNDS)
    return _query_selected("Get", device_id)


def attribute(device_id, name):
    """Returns an attribute of a device by its key in `attributes`.

    "clock" is in kHz, "major" is the major compute capability, "shared" is the largest number of
    bytes of shared memory per block.
    """
    device = _device(device_id)
    return _query_selected("GetAttribute", _selected().attributes[name], device)


def pci_address(device_id):
    """Returns the PCI address of a device, in the form that dtl.Topology.gpus() uses."""
    domain, bus, device = (attribute(device_id, name) for name in ("domain", "bus", "device"))
    return f"{domain:04x}:{bus:02x}:{device:02x}.0"


def numa_node(device_id):
    """Returns the NUMA node of the host that a device is attached to; -1 if the system has none."""
    address = pci_address(device_id)
    return next((x["numa"] for x in dtl.Topology.gpus() if x["address"] == address), -1)


def _nvml_device(device_id):
    """Returns NVML's handle of a device; raises a DTLError for an AMD GPU."""
    if is_of_amd():
        what, expected = f"{device_id} of AMD's", "a GPU of NVIDIA's, which its library manages"
        refuse("device_id", what, expected, status=NOT_SUPPORTED)
    found = ctypes.c_void_p()
    address = pci_address(device_id).encode()
    _call_checked(_nvml(), "nvmlDeviceGetHandleByPciBusId_v2", address, ctypes.byref(found))
    return found


def current_clock_in_khz(device_id):
    """Returns the current clock rate of a device's multiprocessors; NVIDIA only."""
    found, mhz = _nvml_device(device_id), ctypes.c_uint()
    arguments = found, _CLOCK_OF_PROCESSORS, ctypes.byref(mhz)
    _call_checked(_nvml(), "nvmlDeviceGetClockInfo", *arguments)
    return 1000 * mhz.value


def is_true_for_all_pairs(predicate):
    """Returns True if there are several devices and the predicate holds for each ordered pair."""
    devices = range(count())
    return len(devices) > 1 and all(predicate(*pair) for pair in itertools.permutations(devices, 2))


def has_multicast():
    """Returns True if all devices support multicast memory, where one store reaches all of them."""
    if is_of_amd() or not count():
        return False
    if not all(hasattr(_driver_library(_CUDA), name) for name in _MULTICAST):
        return False  # an older driver does not know the attribute either
    return all(attribute(each, "multicast") for each in range(count()))


def are_linked(one, other):
    """Returns True if NVLink connects two devices; False for AMD GPUs."""
    if is_of_amd():
        return False
    status = ctypes.c_int(-1)
    arguments = _nvml_device(one), _nvml_device(other), _NVLINK, ctypes.byref(status)
    _call_checked(_nvml(), "nvmlDeviceGetP2PStatus", *arguments)
    return status.value == 0


def has_native_atomics(one, other):
    """Returns True if atomic operations of one device work on the memory of the other."""
    pair = _device(one), _device(other)
    return _query_selected("GetP2PAttribute", _selected().native_atomic, *pair) == 1
