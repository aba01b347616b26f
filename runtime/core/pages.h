/* SPDX-License-Identifier: BSD-3-Clause */
/* What the system is told about large memory. */
#ifndef DTL_CORE_PAGES_H
#define DTL_CORE_PAGES_H

#include <stdint.h>

/* Asks for large pages, which the system may refuse: each page of the usual size costs a fault when
 * it is first written, and has to be found again where many are in use. */
void dtl__pages_widen(void *start, uint64_t bytes);

/* Lets the system take pages whose content nobody needs any more, until they are written again; of
 * those that it has not taken by then, nothing is lost. */
void dtl__pages_lend(void *start, uint64_t bytes);

#endif
