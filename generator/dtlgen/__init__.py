# SPDX-License-Identifier: BSD-3-Clause
"""Code generator: turns the specification in spec/ into headers, stubs, bindings and
documentation.
"""

__version__ = "0.1.0a1"
