# SPDX-License-Identifier: BSD-3-Clause
"""Fortran: modules, and their tests."""
