# SPDX-License-Identifier: BSD-3-Clause
"""Algorithms on containers."""
