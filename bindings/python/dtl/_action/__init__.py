# SPDX-License-Identifier: BSD-3-Clause
"""Functions that other ranks run."""
