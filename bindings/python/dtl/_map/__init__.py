# SPDX-License-Identifier: BSD-3-Clause
"""Distributed hash maps."""
