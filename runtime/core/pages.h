/* SPDX-License-Identifier: BSD-3-Clause */
/* Large pages for memory that is written or looked at all over. */
#ifndef DTL_CORE_PAGES_H
#define DTL_CORE_PAGES_H

#include <stdint.h>

/* Asks for them, which the system may refuse: each page of the usual size costs a fault when it is
 * first written, and has to be found again where many are in use. */
void dtl__pages_widen(void *start, uint64_t bytes);

#endif
