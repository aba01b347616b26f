# SPDX-License-Identifier: BSD-3-Clause
"""Containers in the memory of a device: on_device.py, in a process that may use emulated ones."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).with_name("on_device.py")


def test_all_that_is_promised_of_devices_holds_on_emulated_ones():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS)]
    around = {**os.environ, "DTL_DEVICE": "emulated", "DTL_MPI": "none"}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=around)
    assert ended.returncode == 0, ended.stdout + ended.stderr
