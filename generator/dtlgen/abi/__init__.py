# SPDX-License-Identifier: BSD-3-Clause
"""The released API, and the changes that break programs built for it."""
