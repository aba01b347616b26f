# SPDX-License-Identifier: BSD-3-Clause
"""Leak check for emulated devices and for devices of the mock drivers."""

import ctypes
import gc
from pathlib import Path

_FILE = Path(__file__).parents[3] / "build/tests/fakes/leak_count.so"


def nothing_is_left():
    """Checks that no memory block, stream or event is leaked; real devices cannot be checked."""
    if _FILE.exists():  # exists once the C tests are built
        gc.collect()
        left = ctypes.CDLL(str(_FILE)).fake_left()
        assert left == 0, f"{left} blocks, streams and events are left; expected none"
