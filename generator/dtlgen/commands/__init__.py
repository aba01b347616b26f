# SPDX-License-Identifier: BSD-3-Clause
"""One module a command: its `run` gives the status that dtlgen ends with."""
