# SPDX-License-Identifier: BSD-3-Clause
"""The nodes and processors on which the ranks run."""
