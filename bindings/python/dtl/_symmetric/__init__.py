# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric memory, signals and teams."""
