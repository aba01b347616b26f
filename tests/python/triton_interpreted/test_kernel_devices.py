# SPDX-License-Identifier: BSD-3-Clause
"""Properties of GPUs and symmetric memory on them, with mock drivers and without a driver."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dtl
import dtl.triton
from dtl.triton import host

NAMES = "libcuda.so.1", "libnvidia-ml.so.1"
AMD = "libamdhip64.so.6"
QUERIES = """
from dtl.triton import host
print(host.has_tma(), host.has_fullmesh_nvlink(), host.supports_p2p_native_atomic())
for device in range(2):
    clocks = host.get_max_gpu_clock_rate_in_khz, host.get_current_gpu_clock_rate_in_khz
    others = host.get_device_max_shared_memory_size, host.get_numa_node
    print(*(asked(device) for asked in (*clocks, *others)))
try:
    host.get_device_max_shared_memory_size(2)
except Exception as error:
    print(error)
"""


# Uses a mock of PyTorch whose tensors are in host memory.
MAPPED = """
import ctypes, types
hip = {hip}
import ml_dtypes
import numpy as np
from dtl.triton import _gpu, _heap, host

class Tensor(np.ndarray):
    is_cuda = True
    def data_ptr(self): return self.ctypes.data
    def zero_(self): self[...] = 0

def as_tensor(exported, device):
    (size,), (address, _) = (exported.__cuda_array_interface__[x] for x in ("shape", "data"))
    return np.frombuffer((ctypes.c_ubyte * size).from_address(address), np.uint8).view(Tensor)

stream = types.SimpleNamespace(synchronize=lambda: None)
cuda = types.SimpleNamespace(set_device=print, device_count=lambda: 2, synchronize=lambda: None,
                             current_stream=lambda: stream)
torch = types.SimpleNamespace(cuda=cuda, as_tensor=as_tensor, float32=np.float32,
                              bfloat16=ml_dtypes.bfloat16,
                              version=types.SimpleNamespace(hip=hip))
_gpu.torch = lambda: torch
host.initialize_distributed()
runtime = _heap.opened()
one = host.nvshmem_create_tensor((2, 3), np.float32)
two = host.nvshmem_create_tensor(8, "bfloat16")
print(one.shape, one.dtype, two.dtype, two.data_ptr() - runtime.device.address >= 24)
(seen,) = host.nvshmem_create_tensors(4, np.float32, 0, 1)
host.nvshmem_barrier_all_on_stream()
variable = _heap._Context()
runtime.device.set_context(types.SimpleNamespace(module=None))
runtime.device.set_context(types.SimpleNamespace(module=ctypes.addressof(variable)))
(block,) = (ctypes.c_uint64 * 1).from_address(variable.heaps)
print(variable.my_pe, variable.n_pes, variable.bytes == runtime.heap.size,
      block == runtime.device.address)
host.nvshmem_free_tensor_sync(one)
try:
    host.nvshmem_free_tensor_sync(one)
except Exception as error:
    print(error)
host.finalize_distributed()
"""


QUERIES_AMD = """
from dtl.triton import host
print(host.has_tma(), host.has_fullmesh_nvlink(), host.supports_p2p_native_atomic())
for device in range(2):
    clock, shared = host.get_max_gpu_clock_rate_in_khz, host.get_device_max_shared_memory_size
    print(*(asked(device) for asked in (clock, shared, host.get_numa_node)))
for asked, device in ((host.get_device_max_shared_memory_size, 2),
                      (host.get_current_gpu_clock_rate_in_khz, 0)):
    try:
        asked(device)
    except Exception as error:
        print(error)
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory):
    """Returns a function that runs a program with the mock driver of two NVIDIA GPUs."""
    return with_driver(tmp_path_factory.mktemp("driver"), "mock_cuda_driver.c", NAMES)


@pytest.fixture(scope="module")
def driver_of_amd(tmp_path_factory):
    """Returns a function that runs a program with the mock driver of two AMD GPUs."""
    return with_driver(tmp_path_factory.mktemp("driver_of_amd"), "mock_hip_driver.c", [AMD])


def with_driver(folder, source, names, *flags):
    source = Path(__file__).with_name(source)
    for name in names:
        subprocess.run(["gcc", "-shared", "-fPIC", *flags, source, "-o", folder / name], check=True)

    def run(program, interprets, **environment):
        variables = {"LD_LIBRARY_PATH": str(folder), "TRITON_INTERPRET": interprets, **environment}
        command = [sys.executable, "-c", program]
        done = subprocess.run(
            command, env=os.environ | variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return run


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize(("kind", "hip"), [("driver", None), ("driver_of_amd", "6.4")])
def test_symmetric_memory_lies_in_that_of_the_gpu(request, kind, hip):
    """PyTorch for AMD GPUs is recognized by torch.version.hip; its other names are equal."""
    program = MAPPED.replace("{hip}", repr(hip))
    chosen, made, context, refused = request.getfixturevalue(kind)(program, "0")
    assert chosen == "0"
    assert made == "(2, 3) float32 bfloat16 True"
    assert context == "0 1 True True"
    assert "tensor: (2, 3); expected one of nvshmem_create_tensor()" in refused


@pytest.mark.usefixtures("one_rank_only")
def test_properties_of_nvidia_gpus_come_from_the_driver(driver):
    *properties, refused = driver(QUERIES, "1")
    assert properties == [
        "True True True",
        "1980000 345000 232448 -1",
        "1755000 345000 101376 -1",
    ]
    assert "device_id: 2; expected the number of a device, 0 to 1" in refused


NUMA_NODES = """
import dtl
from dtl.triton import host
dtl.Topology.gpus = staticmethod(lambda: [{"address": "0000:d8:01.0", "numa": 3}])
print(host.get_numa_node(0), host.get_numa_node(1))
"""


@pytest.mark.usefixtures("one_rank_only")
def test_the_numa_node_of_a_gpu_is_found_by_its_address(driver):
    assert driver(NUMA_NODES, "1") == ["-1 3"]


@pytest.mark.usefixtures("one_rank_only")
def test_properties_of_amd_gpus_come_from_the_driver(driver_of_amd):
    features, *properties, number, clock = driver_of_amd(QUERIES_AMD, "1")
    assert features == "False False True"
    assert properties == ["2100000 65536 -1", "1700000 65536 -1"]
    assert "device_id: 2; expected the number of a device, 0 to 1" in number
    assert "0 of AMD's" in clock
    assert "expected a GPU of NVIDIA's, which its library manages" in clock


RESIDENT = """
import types
from dtl.triton import _gpu, persistent
cuda = types.SimpleNamespace(current_device=lambda: 1)
_gpu.torch = lambda: types.SimpleNamespace(cuda=cuda)
model = types.SimpleNamespace(_is_on_device=True)
persistent._array_converter(model, {most})
try:
    persistent._array_converter(model, {most} + 1)
except Exception as error:
    print(error)
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize(("kind", "most"), [("driver", 114), ("driver_of_amd", 104)])
def test_workers_are_as_many_as_the_gpu_holds_at_once(request, kind, most):
    (refused,) = request.getfixturevalue(kind)(RESIDENT.format(most=most), "0")
    assert f"workers: {most + 1}; expected at most {most}: all of them have to be on" in refused


MULTICAST = "from dtl.triton import host\nprint(host.is_nvshmem_multimem_supported())"
LACKING = {"switch": "-DHAS_MULTICAST=0", "functions": "-DOLDER"}


@pytest.mark.usefixtures("one_rank_only")
def test_multicast_memory_is_reported(driver):
    assert driver(MULTICAST, "1") == ["True"]
    for name in ("NVSHMEM_DISABLE_NVLS", "NVSHMEM_DISABLE_CUDA_VMM"):
        assert driver(MULTICAST, "1", **{name: "1"}) == ["False"]
        assert driver(MULTICAST, "1", **{name: "0"}) == ["True"]


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("lacking", LACKING)
def test_multicast_memory_requires_all_gpus_and_the_driver(tmp_path, lacking):
    """Multicast is reported as missing if one GPU or the driver does not support it."""
    older = with_driver(tmp_path, "mock_cuda_driver.c", NAMES, LACKING[lacking])
    assert older(MULTICAST, "1") == ["False"]


@pytest.mark.usefixtures("one_rank_only")
def test_amd_gpus_have_no_multicast_memory(driver_of_amd):
    assert driver_of_amd(MULTICAST, "1") == ["False"]


class DeviceTensor:
    """A mock of a PyTorch tensor in GPU memory."""

    is_cuda, dtype, shape = True, "torch.float32", (2, 4)

    def __init__(self, address):
        self._address = address

    def data_ptr(self):
        return self._address

    def is_contiguous(self):
        return True


def test_tensors_of_a_gpu_are_not_touched_by_the_host(ctx):
    with dtl.ModelBuilder(ctx) as builder:
        x = DeviceTensor(4096)
        builder.unary("exp", x, x)
        assert builder.unary("copy", x, DeviceTensor(8192)) == 1
        builder.schedule(2)
        with pytest.raises(dtl.DTLError, match="tensors of a device'; expected arrays of the host"):
            builder.run()
        with pytest.raises(dtl.DTLError, match="tensors of a device'; expected arrays of the host"):
            dtl.triton.PersistentKernel(builder)


def test_a_tensor_of_a_gpu_without_order_is_refused(ctx):
    x = DeviceTensor(4096)
    x.shape = (1, 2, 3)
    words = r"x: 'of shape \(1, 2, 3\)'; expected a contiguous tensor of one or two dimensions"
    with dtl.ModelBuilder(ctx) as builder, pytest.raises(dtl.DTLError, match=words):
        builder.unary("copy", x, x)


def test_without_a_gpu_features_are_false():
    assert host.has_tma() is False
    assert host.has_fullmesh_nvlink() is False
    assert host.supports_p2p_native_atomic() is False


@pytest.mark.parametrize(
    "query",
    [
        host.get_numa_node,
        host.get_max_gpu_clock_rate_in_khz,
        host.get_current_gpu_clock_rate_in_khz,
        host.get_device_max_shared_memory_size,
    ],
)
def test_without_a_gpu_its_properties_are_refused(query):
    words = "libcuda.so.1: .*; expected a GPU of NVIDIA's, and its driver"
    with pytest.raises(dtl.DTLError, match=words):
        query(0)
