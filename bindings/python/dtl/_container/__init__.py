# SPDX-License-Identifier: BSD-3-Clause
"""Vectors, arrays, tensors and spans."""
