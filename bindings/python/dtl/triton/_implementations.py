# SPDX-License-Identifier: BSD-3-Clause
"""Selects the implementation of the kernel functions: `interpreted` if Triton's interpreter is on,
else `compiled`.  The generated modules of `language` import it.
"""

from dtl.triton import _interpreter

__all__ = ["extern", "host", "kernel_function", "triton"]

if _interpreter.is_on() is False:
    from dtl.triton.compiled import extern, host, triton
    from dtl.triton.compiled.builder import kernel_function
else:
    from dtl.triton.interpreted import extern, host, triton

    def kernel_function(called):
        """Decorates a kernel function; the interpreter calls it like any Python function."""
        return called
