# SPDX-License-Identifier: BSD-3-Clause
"""The ranks of a job on this machine."""
