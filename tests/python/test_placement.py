# SPDX-License-Identifier: BSD-3-Clause
"""Containers in the memory of a device: on_device.py, in a process that may use emulated ones, or
those of a driver of tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).with_name("on_device.py")
FAKES = Path(__file__).parents[2] / "build/tests/fakes"


@pytest.mark.parametrize(
    ("kind", "folder"), [("emulated", ""), ("cuda", FAKES / "lib"), ("hip", FAKES / "lib_hip")]
)
def test_all_that_is_promised_of_devices_holds(kind, folder):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS)]
    driver = {"LD_LIBRARY_PATH": str(folder)} if folder else {}
    around = {**os.environ, "DTL_DEVICE": kind, "DTL_MPI": "none", **driver}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=around)
    assert ended.returncode == 0, ended.stdout + ended.stderr
