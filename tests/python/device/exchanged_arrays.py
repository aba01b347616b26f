# SPDX-License-Identifier: BSD-3-Clause
"""Exchange of arrays in device memory with other libraries, through DLPack and the CUDA array
interface, on the devices named by DTL_DEVICE.  test_placement.py runs these tests.
"""

import ctypes

import ml_dtypes
import numpy as np
import pytest
from device_arrays import KIND, VALUES, ByInterface

import dtl

pytest_plugins = ("device_fixtures",)
HAS_INTERFACE = KIND in ("cuda", "hip")
PAIR = np.dtype([("value", "<f4"), ("index", "<i4")])
READ_ONLY = 1


class _Tensor(ctypes.Structure):  # DLTensor of DLPack
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    ]


class _Versioned(ctypes.Structure):
    _fields_ = [
        ("version", 2 * ctypes.c_uint32),
        ("owner", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


def held(capsule, name="dltensor"):
    find = ctypes.pythonapi.PyCapsule_GetPointer
    find.restype, find.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    form = _Tensor if name == "dltensor" else _Versioned
    return form.from_address(find(capsule, name.encode()))


class ByDlpack:
    def __init__(self, array, knows_versions=True, change=None):
        self.array, self.knows_versions, self.asked = array, knows_versions, []
        self.change = change

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()

    def __dlpack__(self, *, stream=None, **more):
        if more and not self.knows_versions:
            raise TypeError(more)
        self.asked.append((stream, *more.values()))
        capsule = self.array.__dlpack__(stream=stream, **more)
        if self.change is not None:
            self.change(held(capsule, "dltensor_versioned"))
        return capsule


# ---- export --------------------------------------------------------------------------------------


def test_dlpack_exports_address_and_layout(ctx):
    with dtl.DistributedTensor(ctx, (3, 2), dtype=np.int32, placement="device") as tensor:
        view = tensor.local_view()
        capsule = view.__dlpack__(max_version=(0, 8))
        found = held(capsule)
        assert (found.device_kind, found.device_id) == view.__dlpack_device__()
        assert view.__dlpack_device__() == tensor.__dlpack_device__()
        assert (found.code, found.bits, found.lanes) == (0, 32, 1)
        assert found.shape[: found.ndim] == [3, 2]
        assert (found.data, found.offset, found.strides) == (view.data_ptr(), 0, None)
        del capsule


def test_dlpack_exports_a_version_on_request(ctx):
    with dtl.DistributedTensor(ctx, (3, 2), dtype=np.int32, placement="device") as tensor:
        view = tensor.local_view()
        capsule = view.__dlpack__(max_version=(1, 2), stream=-1)
        found = held(capsule, "dltensor_versioned")
        assert (list(found.version), found.flags) == ([1, 0], 0)
        assert found.tensor.shape[: found.tensor.ndim] == [3, 2]
        assert (found.tensor.data, found.tensor.bits) == (view.data_ptr(), 32)
        del capsule


def test_dlpack_copies_to_the_host_only(ctx_and_make):
    _, make = ctx_and_make
    view = make(VALUES)
    for more in {}, {"max_version": (1, 0)}, {"copy": True}:
        capsule = view.__dlpack__(dl_device=(1, 0), **more)
        found = held(capsule, "dltensor_versioned" if "max_version" in more else "dltensor")
        tensor = getattr(found, "tensor", found)
        assert (tensor.device_kind, tensor.device_id) == (1, 0)
        host_values = (ctypes.c_double * VALUES.size).from_address(tensor.data)
        np.testing.assert_array_equal(host_values, VALUES)
        del capsule
    for wrong in {"dl_device": (1, 0), "copy": False}, {"dl_device": (2, 77)}:
        with pytest.raises(BufferError, match=r"dl_device: \(., \d+\); expected .* where it is"):
            view.__dlpack__(**wrong)
    with pytest.raises(BufferError, match="copy: True; expected"):
        view.__dlpack__(copy=True)


@pytest.mark.parametrize(
    "wrong", [{"stream": "1"}, {"stream": True}, {"max_version": "1.0"}, {"dl_device": 1}]
)
def test_invalid_dlpack_arguments_are_refused(ctx_and_make, wrong):
    [name] = wrong
    with pytest.raises(dtl.DTLError, match=rf"__dlpack__: {name}: .*; expected"):
        ctx_and_make[1](VALUES).__dlpack__(**wrong)


def test_dlpack_supports_bfloat16_and_refuses_pairs(ctx_and_make):
    _, make = ctx_and_make
    capsule = make([1, 2], ml_dtypes.bfloat16).__dlpack__()
    assert (held(capsule).code, held(capsule).bits) == (4, 16)
    del capsule
    with pytest.raises(BufferError, match=r"self.dtype: .*; expected one that DLPack"):
        make([(1, 2)], PAIR).__dlpack__()


def test_the_cuda_array_interface_exists_for_gpus_only(ctx_and_make):
    view = ctx_and_make[1](VALUES)
    if HAS_INTERFACE:
        interface = view.__cuda_array_interface__
        assert interface["data"] == (view.data_ptr(), False)
        assert (interface["shape"], interface["typestr"], interface["version"]) == ((12,), "<f8", 3)
        assert (interface["strides"], interface["stream"]) == (None, None)
    else:
        assert not hasattr(view, "__cuda_array_interface__")


# ---- import --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [ml_dtypes.bfloat16, "f2", "f8", "?", "c16", "u1"])
def test_foreign_arrays_of_any_dtype_are_accepted(ctx_and_make, dtype):
    ctx, make = ctx_and_make
    for export in (lambda each: each, ByDlpack, *([ByInterface] if HAS_INTERFACE else [])):
        mine, out = make([1, 0, 1], dtype), make([0, 0, 0], dtype)
        dtl.allreduce(ctx, export(mine), "max" if dtype != "c16" else "sum", out=export(out))
        np.testing.assert_array_equal(out.copy_to_host(), np.array([1, 0, 1], dtype))


def test_device_arrays_of_pairs_are_accepted(ctx_and_make):
    ctx, make = ctx_and_make
    mine, out = make([(2, 5)], PAIR), make([(0, 0)], PAIR)
    dtl.allreduce(ctx, mine, "minloc", out=out)
    assert out.copy_to_host().tolist() == [(2, 5)]


@pytest.mark.parametrize("knows_versions", [True, False])
def test_dlpack_import_requests_the_default_stream(ctx_and_make, knows_versions):
    ctx, make = ctx_and_make
    mine, out = ByDlpack(make(VALUES), knows_versions), make(VALUES)
    dtl.allreduce(ctx, mine, out=out)
    stream = {"cuda": 1, "hip": 0, "emulated": None}[KIND]
    assert mine.asked == [(stream, (1, 0)) if knows_versions else (stream,)]


def test_dlpack_metadata_is_checked(ctx_and_make):
    ctx, make = ctx_and_make

    def protect(found):
        found.flags = READ_ONLY

    def widen(found):
        found.tensor.bits, found.tensor.code = 8, 2

    def renew(found):
        found.version[0] = 2

    mine, out = make(VALUES), make(VALUES * 0)
    with pytest.raises(ValueError, match="out: 'a read-only array'; expected"):
        dtl.allreduce(ctx, mine, out=ByDlpack(out, change=protect))
    with pytest.raises(TypeError, match='value: "DLPack\'s type 2 of 8 bits, 1 of them"; expected'):
        dtl.allreduce(ctx, ByDlpack(mine, change=widen), out=out)
    with pytest.raises(BufferError, match="DLPack 2; expected 1 at most"):
        dtl.allreduce(ctx, ByDlpack(mine, change=renew), out=out)
    np.testing.assert_array_equal(out.copy_to_host(), VALUES * 0)
