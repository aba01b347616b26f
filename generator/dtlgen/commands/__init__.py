# SPDX-License-Identifier: BSD-3-Clause
"""One module per command; its function `run` returns the exit status of dtlgen."""
