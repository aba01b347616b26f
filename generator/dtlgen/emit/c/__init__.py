# SPDX-License-Identifier: BSD-3-Clause
"""C: headers, stubs, what the runtime is compiled with, tests."""
