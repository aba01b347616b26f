# SPDX-License-Identifier: BSD-3-Clause
"""What is told of GPUs: of those of a driver of the test's own, and without any."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dtl
from dtl.triton import host

NAMES = "libcuda.so.1", "libnvidia-ml.so.1"
ASKED = """
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


@pytest.mark.usefixtures("alone")
def test_gpus_are_told_as_their_driver_has_them(tmp_path):
    source = Path(__file__).with_name("gpus.c")
    for name in NAMES:
        subprocess.run(["gcc", "-shared", "-fPIC", source, "-o", tmp_path / name], check=True)
    around = os.environ | {"LD_LIBRARY_PATH": str(tmp_path), "TRITON_INTERPRET": "1"}
    command = [sys.executable, "-c", ASKED]
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=True)
    *told, refused = done.stdout.splitlines()
    assert told == [
        "True True True",
        "1980000 345000 232448 -1",
        "1755000 345000 101376 -1",
    ]
    assert "device_id: 2; expected the number of a device, 0 to 1" in refused


def test_without_a_gpu_nothing_is_there():
    assert host.has_tma() is False
    assert host.has_fullmesh_nvlink() is False
    assert host.supports_p2p_native_atomic() is False


@pytest.mark.parametrize(
    "asked",
    [
        host.get_numa_node,
        host.get_max_gpu_clock_rate_in_khz,
        host.get_current_gpu_clock_rate_in_khz,
        host.get_device_max_shared_memory_size,
    ],
)
def test_without_a_gpu_its_facts_are_refused(asked):
    words = "libcuda.so.1: .*; expected a GPU of NVIDIA's, and its driver"
    with pytest.raises(dtl.DTLError, match=words):
        asked(0)
