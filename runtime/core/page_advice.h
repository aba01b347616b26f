/* SPDX-License-Identifier: BSD-3-Clause */
/* What the system is told about large memory. */
#ifndef DTL_CORE_PAGE_ADVICE_H
#define DTL_CORE_PAGE_ADVICE_H

#include <stdint.h>

enum pages_advice {
    /* Large pages are asked for, which the system may refuse: each page of the usual size costs a
     * fault when it is first written, and has to be found again where many are in use. */
    PAGES_WIDEN,
    /* The system may take pages whose content nobody needs any more, until they are written again;
     * of those that it has not taken by then, nothing is lost. */
    PAGES_LEND,
};

/* Does nothing where the system takes no such advice. */
void dtl__pages_advise(void *start, uint64_t bytes, enum pages_advice advice);

#endif
