# SPDX-License-Identifier: BSD-3-Clause
"""The rules of script/lint, a file each."""
