# SPDX-License-Identifier: BSD-3-Clause
"""Arguments, dtypes, errors, lifetimes and foreign arrays: what all other packages use."""
