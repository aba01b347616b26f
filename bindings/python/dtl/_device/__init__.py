# SPDX-License-Identifier: BSD-3-Clause
"""Streams and events of devices."""
