# SPDX-License-Identifier: BSD-3-Clause
"""Bindings to NVSHMEM's PyPI package: its host library, and a Triton kernel that calls its device
functions.
"""

import ctypes
import sys
from pathlib import Path

import dtl.triton
import dtl.triton.language as dl

# isort: split
import triton.language as tl

FOLDER = "nvidia/nvshmem/lib"
WITH_ID = 8  # initialization by a unique id
VERSION = 1 << 16  # version field of its structures, combined with their size


def installed_file(name):
    """Returns the path of a file of the package, or None if it is not installed."""
    places = (Path(folder) / FOLDER / name for folder in sys.path)
    return next((str(place) for place in places if place.exists()), None)


def bitcode(major, minor):
    """Returns the path of the device functions for a GPU of this compute capability."""
    name = f"libnvshmem_device_sm_{major}{minor}.bc"
    path = installed_file(name)
    assert path is not None, f"no {FOLDER}/{name} in {sys.path}"
    return path


# ---- the host ------------------------------------------------------------------------------------


class _Id(ctypes.Structure):
    _fields_ = (("version", ctypes.c_int), ("content", ctypes.c_char * 124))


class _IdArguments(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_int),
        ("id", ctypes.POINTER(_Id)),
        ("rank", ctypes.c_int),
        ("ranks", ctypes.c_int),
    )


class _Arguments(ctypes.Structure):
    _fields_ = (("version", ctypes.c_int), ("id", _IdArguments), ("content", ctypes.c_char * 96))


class _Attributes(ctypes.Structure):
    _fields_ = (("version", ctypes.c_int), ("mpi", ctypes.c_void_p), ("arguments", _Arguments))


def _versioned(kind):
    return kind(version=VERSION + ctypes.sizeof(kind))


class Host:
    """NVSHMEM host library with one PE on the current device."""

    def __init__(self):
        path = installed_file("libnvshmem_host.so.3")
        assert path is not None, f"no {FOLDER}/libnvshmem_host.so.3 in {sys.path}"
        self._library = ctypes.CDLL(path)
        self._library.nvshmem_malloc.restype = ctypes.c_void_p
        self._library.nvshmem_malloc.argtypes = [ctypes.c_size_t]
        self._library.nvshmem_free.argtypes = [ctypes.c_void_p]
        self._id, attributes = _versioned(_Id), _versioned(_Attributes)
        attributes.arguments = _versioned(_Arguments)
        attributes.arguments.id = _versioned(_IdArguments)
        self.call("get_uniqueid", ctypes.byref(self._id))
        arguments = ctypes.byref(self._id), ctypes.byref(attributes)
        self.call("set_attr_uniqueid_args", 0, 1, *arguments)
        self.call("hostlib_init_attr", WITH_ID, arguments[1])

    def call(self, function, *arguments):
        status = self._library[f"nvshmemx_{function}"](*arguments)
        assert status == 0, f"nvshmemx_{function} gave {status}"

    def malloc(self, size):
        address = self._library.nvshmem_malloc(size)
        assert address is not None, f"nvshmem_malloc({size}) gave none"
        return address

    def free(self, address):
        self._library.nvshmem_free(address)

    def close(self):
        self._library.nvshmemx_hostlib_finalize()


# ---- the device ----------------------------------------------------------------------------------

# Pointers are passed as addresses, because pointer types cannot be dictionary keys.
MY_PE = tl.constexpr({(): ("nvshmem_my_pe", tl.int32)})
N_PES = tl.constexpr({(): ("nvshmem_n_pes", tl.int32)})
PUT_TYPES = (tl.int64, tl.int64, tl.int64, tl.int64, tl.uint64, tl.int32, tl.int32)
PUT = tl.constexpr({PUT_TYPES: ("nvshmemx_putmem_signal_block", None)})
WAIT = tl.constexpr({(tl.int64, tl.int32, tl.uint64): ("nvshmem_signal_wait_until", tl.uint64)})
SET, EQUAL = tl.constexpr(9), tl.constexpr(0)  # values in nvshmem.h


@dtl.triton.jit
def put_to_next(dest_ptr, source_ptr, signal_ptr, out_ptr, size: tl.constexpr, path: tl.constexpr):
    """Puts bytes followed by a signal to the next PE, and waits for those of the previous PE."""
    n_pes = dl.extern_call("nvshmem", path, [], N_PES, True)
    after = (dl.extern_call("nvshmem", path, [], MY_PE, True) + 1) % n_pes
    one, bytes_ = tl.full((), 1, tl.uint64), tl.full((), size, tl.int64)
    set_, equal = tl.full((), SET, tl.int32), tl.full((), EQUAL, tl.int32)
    dest, source, signal = dest_ptr.to(tl.int64), source_ptr.to(tl.int64), signal_ptr.to(tl.int64)
    dl.extern_call("nvshmem", path, [dest, source, bytes_, signal, one, set_, after], PUT, False)
    seen = dl.extern_call("nvshmem", path, [signal, equal, one], WAIT, False)
    tl.store(out_ptr, seen.to(tl.int32))
    tl.store(out_ptr + 1, after)
    tl.store(out_ptr + 2, n_pes)
