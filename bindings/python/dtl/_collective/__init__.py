# SPDX-License-Identifier: BSD-3-Clause
"""Collectives: blocking, started and planned."""
