# SPDX-License-Identifier: BSD-3-Clause
"""Kernels in Triton's language that communicate with other ranks, on unmodified Triton.

`language` has the functions that kernels call, generated from spec/device.yaml.  Each is a wrapper
around its implementation: `interpreted` where Triton interprets kernels in the Python process,
`compiled` where it compiles them for a GPU (see `_implementations`).  `host` manages symmetric
memory, `persistent` runs a model as one kernel, and `tools` profiles kernels and compiles them
ahead of time.  `_interpreter` and `_compiler` contain all uses of Triton's internal names.

Start reading in `_jit` (a launch), `_heap` (symmetric memory) and `interpreted/triton.py`.
"""

from dtl._model.model import ModelBuilder
from dtl.triton import host, language, tools
from dtl.triton._alias import install_alias
from dtl.triton._jit import jit
from dtl.triton.persistent import PersistentKernel

__all__ = ["ModelBuilder", "PersistentKernel", "host", "install_alias", "jit", "language", "tools"]
