# SPDX-License-Identifier: BSD-3-Clause
"""Julia: a module of the functions of C, called by `ccall`."""
