# SPDX-License-Identifier: BSD-3-Clause
"""Where the ranks run."""
