# SPDX-License-Identifier: BSD-3-Clause
"""Threads and operations on single values in memory, and symmetric memory by NVSHMEM's names."""

from dtl.triton.language.extra import language_extra, libshmem_device

__all__ = ["language_extra", "libshmem_device"]
