# SPDX-License-Identifier: BSD-3-Clause
"""Turns the specification in spec/ into every language's surface."""

__version__ = "0.1.0a1"
