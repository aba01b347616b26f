# SPDX-License-Identifier: BSD-3-Clause
"""Metrics, timelines and drawings of a job."""
