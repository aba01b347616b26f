# SPDX-License-Identifier: BSD-3-Clause
"""What kernels call; `extra` has threads, single words, and NVSHMEM's names."""

from dtl.triton._vector import vector
from dtl.triton.language import _functions, extra
from dtl.triton.language._functions import *  # noqa: F403

__all__ = ["extra", "vector"]
__all__ += _functions.__all__
