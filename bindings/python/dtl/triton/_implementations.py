# SPDX-License-Identifier: BSD-3-Clause
"""What stands behind the functions that kernels call: those that do it, under the interpreter, or
those that build what will.
"""

from dtl.triton import _interpreter

__all__ = ["extern", "function", "host", "triton"]

if _interpreter.is_on() is False:
    from dtl.triton.compiled import extern, host, triton
    from dtl.triton.compiled.builder import function
else:
    from dtl.triton.interpreted import extern, host, triton

    def function(called):
        """One that kernels call, which the interpreter calls as any other."""
        return called
