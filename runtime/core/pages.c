/* SPDX-License-Identifier: BSD-3-Clause */
#include "pages.h"

#include <sys/mman.h>

void dtl__pages_widen(void *start, uint64_t bytes)
{
#ifdef MADV_HUGEPAGE
    enum { WIDE_PAGE = 2 << 20 };
    uint64_t before = (WIDE_PAGE - (uintptr_t)start % WIDE_PAGE) % WIDE_PAGE;

    if (bytes >= before + WIDE_PAGE)
        (void)madvise((char *)start + before, (bytes - before) / WIDE_PAGE * WIDE_PAGE,
                      MADV_HUGEPAGE);
#else
    (void)start;
    (void)bytes;
#endif
}
