# SPDX-License-Identifier: BSD-3-Clause
"""Graphs of tasks, scheduled once and run many times."""
