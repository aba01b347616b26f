# SPDX-License-Identifier: BSD-3-Clause
"""Implementations of the kernel functions for compiled kernels: a call adds operations to the
kernel.

`interpreted` has the same modules for kernels that are interpreted.
"""
