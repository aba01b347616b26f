# SPDX-License-Identifier: BSD-3-Clause
"""Containers and foreign arrays in device memory: runs device_containers.py, exchanged_arrays.py
and cuda_array_interface.py in a separate process with emulated devices or devices of a mock driver.
"""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

FAKES = Path(__file__).parents[3] / "build/tests/fakes"
DRIVERS = {"emulated": "", "cuda": FAKES / "lib", "hip": FAKES / "lib_hip"}


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize(
    ("kind", "tests"),
    [
        *product(DRIVERS, ["device_containers.py", "exchanged_arrays.py"]),
        *product(["cuda", "hip"], ["cuda_array_interface.py"]),
    ],
)
def test_device_guarantees_hold(kind, tests):
    file = str(Path(__file__).with_name(tests))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", file]
    there = str(DRIVERS[kind])
    driver = {"LD_LIBRARY_PATH": there, "DTL_PLUGIN_PATH": there} if there else {}
    around = {**os.environ, "DTL_DEVICE": kind, "DTL_MPI": "none", **driver}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=around)
    assert ended.returncode == 0, ended.stdout + ended.stderr
