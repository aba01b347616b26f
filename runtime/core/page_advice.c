/* SPDX-License-Identifier: BSD-3-Clause */
/* Implements the advice of page_advice.h by madvise(). */
#include "page_advice.h"

#include <sys/mman.h>

#ifndef MADV_HUGEPAGE
#define MADV_HUGEPAGE MADV_NORMAL
#endif
#ifndef MADV_FREE
#define MADV_FREE MADV_NORMAL
#endif

enum { HUGE_PAGE_BYTES = 2 << 20 };

static const int advices[] = {[PAGES_HUGE] = MADV_HUGEPAGE, [PAGES_RECLAIMABLE] = MADV_FREE};

void dtl__pages_advise(void *start, uint64_t bytes, enum pages_advice advice)
{
    uint64_t unaligned = (HUGE_PAGE_BYTES - (uintptr_t)start % HUGE_PAGE_BYTES) % HUGE_PAGE_BYTES;

    if (bytes >= unaligned + HUGE_PAGE_BYTES)
        (void)madvise((char *)start + unaligned,
                      (bytes - unaligned) / HUGE_PAGE_BYTES * HUGE_PAGE_BYTES, advices[advice]);
}
