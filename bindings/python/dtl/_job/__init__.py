# SPDX-License-Identifier: BSD-3-Clause
"""Backends of this machine, and the launcher of local jobs."""
