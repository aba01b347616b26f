# SPDX-License-Identifier: BSD-3-Clause
"""Imports Triton, in its interpreted mode where there is no GPU, and checks its version."""

import os

import dtl

__all__ = ["VARIABLE", "VERSION", "knobs", "tl"]

VARIABLE = "TRITON_INTERPRET"
OLDEST = {False: (3, 6), True: (3, 7)}  # by "is interpreted"

# Triton binds its own functions to the interpreter or the compiler when it is imported.
if not (dtl.has_cuda() or dtl.has_hip()):
    os.environ.setdefault(VARIABLE, "1")

try:
    import triton
    import triton.language as tl
    from triton import knobs
except ImportError as error:
    words = "dtl.triton: there is no Triton; expected 3.7 or later: pip install triton"
    raise ImportError(words) from error

VERSION = tuple(map(int, triton.__version__.split(".")[:2]))
_oldest = OLDEST[bool(knobs.runtime.interpret)]
if _oldest > VERSION:
    how = f"{'.'.join(map(str, _oldest))} or later, as {VARIABLE} is {int(knobs.runtime.interpret)}"
    raise ImportError(f"dtl.triton: Triton is {triton.__version__}; expected {how}")
