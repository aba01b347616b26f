# SPDX-License-Identifier: BSD-3-Clause
"""Turns the specification in spec/ into every language's surface."""
