/* SPDX-License-Identifier: BSD-3-Clause */
#include "page_advice.h"

#include <sys/mman.h>

#ifndef MADV_HUGEPAGE
#define MADV_HUGEPAGE MADV_NORMAL
#endif
#ifndef MADV_FREE
#define MADV_FREE MADV_NORMAL
#endif

enum { WIDE_PAGE = 2 << 20 };

static const int advices[] = {[PAGES_WIDEN] = MADV_HUGEPAGE, [PAGES_LEND] = MADV_FREE};

/* Of the wide pages that lie within. */
void dtl__pages_advise(void *start, uint64_t bytes, enum pages_advice advice)
{
    uint64_t before = (WIDE_PAGE - (uintptr_t)start % WIDE_PAGE) % WIDE_PAGE;

    if (bytes >= before + WIDE_PAGE)
        (void)madvise((char *)start + before, (bytes - before) / WIDE_PAGE * WIDE_PAGE,
                      advices[advice]);
}
