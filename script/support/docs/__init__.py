# SPDX-License-Identifier: BSD-3-Clause
"""The documentation site: its pages, plots and links."""
