# SPDX-License-Identifier: BSD-3-Clause
"""Windows: memory that other ranks read and write."""
