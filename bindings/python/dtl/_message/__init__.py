# SPDX-License-Identifier: BSD-3-Clause
"""Messages from one rank to another, of arrays and of Python objects."""
