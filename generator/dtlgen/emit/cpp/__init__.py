# SPDX-License-Identifier: BSD-3-Clause
"""C++: one header over C's."""
