# SPDX-License-Identifier: BSD-3-Clause
"""Functions that kernels call; `extra` has threads, memory operations, and functions of NVSHMEM."""

from dtl.triton._vector import vector
from dtl.triton.language import _functions, extra
from dtl.triton.language._functions import *  # noqa: F403

__all__ = ["extra", "vector"]
__all__ += _functions.__all__
