# SPDX-License-Identifier: BSD-3-Clause
"""The steps of script/test, script/check, script/coverage, and what they run."""
