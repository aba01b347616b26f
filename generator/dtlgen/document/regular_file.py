# SPDX-License-Identifier: BSD-3-Clause
"""Reads the input files of every command."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read(path: Path) -> bytes:
    """The bytes of a regular file. Raises OSError for any other kind: opening a FIFO would wait for
    a writer, and a device may never end.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "not a regular file")
        return file.read()


def read_text(path: Path) -> str:
    """The file's UTF-8 text. Raises OSError as `read` does, and ValueError for other bytes."""
    return read(path).decode("utf-8")
