/* SPDX-License-Identifier: BSD-3-Clause */
#include "pages.h"

#include <sys/mman.h>

enum { WIDE_PAGE = 2 << 20 };

/* Gives advice on the wide pages that lie within. */
static void advise(void *start, uint64_t bytes, int advice)
{
    uint64_t before = (WIDE_PAGE - (uintptr_t)start % WIDE_PAGE) % WIDE_PAGE;

    if (bytes >= before + WIDE_PAGE)
        (void)madvise((char *)start + before, (bytes - before) / WIDE_PAGE * WIDE_PAGE, advice);
}

void dtl__pages_widen(void *start, uint64_t bytes)
{
#ifdef MADV_HUGEPAGE
    advise(start, bytes, MADV_HUGEPAGE);
#else
    (void)start;
    (void)bytes;
#endif
}

void dtl__pages_lend(void *start, uint64_t bytes)
{
#ifdef MADV_FREE
    advise(start, bytes, MADV_FREE);
#else
    (void)start;
    (void)bytes;
#endif
}
