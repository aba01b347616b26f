# SPDX-License-Identifier: BSD-3-Clause
"""Python: what CFFI reads, raw functions, the package, typings, tests."""
