# SPDX-License-Identifier: BSD-3-Clause
"""Reads the input files of all commands; refuses everything that is not a regular file."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read(path: Path) -> bytes:
    """Returns the bytes of a regular file. Raises OSError for any other kind of file, because
    opening a FIFO would wait for a writer and a device may have no end.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "not a regular file")
        return file.read()


def read_text(path: Path) -> str:
    """Returns the UTF-8 text of a regular file. Raises OSError like `read`, and ValueError if the
    bytes are not UTF-8.
    """
    return read(path).decode("utf-8")
