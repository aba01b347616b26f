# SPDX-License-Identifier: BSD-3-Clause
"""Rust: the functions of C, and a safe layer over them."""
