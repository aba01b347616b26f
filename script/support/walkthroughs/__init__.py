# SPDX-License-Identifier: BSD-3-Clause
"""The walkthroughs of CONTRIBUTING.md, run in a copy of the checkout."""
