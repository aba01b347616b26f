# SPDX-License-Identifier: BSD-3-Clause
"""What is left of devices in this process, emulated ones and those of the drivers of tests."""

import ctypes
import gc
from pathlib import Path

_FILE = Path(__file__).parents[3] / "build/tests/fakes/leak_count.so"


def nothing_is_left():
    """No block, stream or event; of real devices nobody knows."""
    if _FILE.exists():  # the tests in C are built
        gc.collect()
        left = ctypes.CDLL(str(_FILE)).fake_left()
        assert left == 0, f"{left} blocks, streams and events are left; expected none"
