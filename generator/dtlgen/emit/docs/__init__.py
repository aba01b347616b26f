# SPDX-License-Identifier: BSD-3-Clause
"""Documentation: manual pages, and the reference of the site."""
