/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of the runtime that the copied files call. A plugin gets them from struct host. */
#ifndef TOY_RUNTIME_H
#define TOY_RUNTIME_H

#include "dtl_backend.h"

extern const struct host *toy__host;

#define dtl__fail toy__host->fail
#define dtl__alloc toy__host->alloc
#define dtl__release toy__host->release
#define dtl__refuse_message toy__host->refuse_message

static inline size_t dtl__plus(size_t a, size_t b)
{
    return a + b;
}

#endif
