# SPDX-License-Identifier: BSD-3-Clause
"""Implementations of the kernel functions for Triton's interpreter: a call performs its operation.

`compiled` has the same modules for kernels that are compiled.
"""
