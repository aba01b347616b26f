/* SPDX-License-Identifier: BSD-3-Clause */
/* Advice to the operating system about large memory blocks (madvise). */
#ifndef DTL_CORE_PAGE_ADVICE_H
#define DTL_CORE_PAGE_ADVICE_H

#include <stdint.h>

enum pages_advice {
    /* Requests huge pages, which the system may refuse.  With pages of the usual size, each first
     * write to a page costs a page fault, and large blocks miss the TLB often. */
    PAGES_HUGE,
    /* Lets the system reclaim the pages, whose contents are no longer needed.  The advice ends for
     * a page when it is written again; pages not reclaimed by then keep their contents. */
    PAGES_RECLAIMABLE,
};

/* Applies the advice to the aligned 2 MiB pages that lie entirely within the block.  Does nothing
 * on systems without this advice. */
void dtl__pages_advise(void *start, uint64_t bytes, enum pages_advice advice);

#endif
