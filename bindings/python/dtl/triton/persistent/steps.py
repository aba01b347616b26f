# SPDX-License-Identifier: BSD-3-Clause
"""What a worker does between its tasks: it waits for those of others, and tells them of its own."""

import triton
import triton.language as tl
from dtl.triton.language.extra.language_extra import __syncthreads as together
from dtl.triton.language.extra.language_extra import ld, st, tid
from dtl.triton.persistent import layout

FIRST_WAIT, WAITS = tl.constexpr(layout.FIRST_WAIT), tl.constexpr(layout.WAITS)


@triton.jit
def may_begin(row, done_ptr, waits_ptr, is_patient: tl.constexpr):
    """Whether other workers have run as many tasks as this one needs; a patient worker stays until
    they have.
    """
    may = tl.load(row) >= 0
    first = tl.load(row + FIRST_WAIT)
    for wait in range(first, first + tl.load(row + WAITS)):
        counter, least = done_ptr + tl.load(waits_ptr + 2 * wait), tl.load(waits_ptr + 2 * wait + 1)
        seen = ld(counter, "gpu", "acquire")
        if is_patient:
            while seen < least:
                seen = ld(counter, "gpu", "acquire")
        may = may & (seen >= least)
    together()
    return may


@triton.jit
def tell(counter_ptr, count):
    """What all threads have written is there for whoever sees the count."""
    together()
    if tid(0) == 0:
        st(counter_ptr, count, "gpu", "release")
    together()
