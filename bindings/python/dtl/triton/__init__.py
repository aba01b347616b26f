# SPDX-License-Identifier: BSD-3-Clause
"""Kernels in Triton's language that work with other ranks, on stock Triton."""

from dtl._model.model import ModelBuilder
from dtl.triton import host, language, tools
from dtl.triton._alias import install_alias
from dtl.triton._jit import jit
from dtl.triton.persistent import PersistentKernel

__all__ = ["ModelBuilder", "PersistentKernel", "host", "install_alias", "jit", "language", "tools"]
