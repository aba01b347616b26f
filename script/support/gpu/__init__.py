# SPDX-License-Identifier: BSD-3-Clause
"""Tests on machines with a GPU, and the pack of files that such a machine needs."""
