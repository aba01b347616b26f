/* SPDX-License-Identifier: BSD-3-Clause */
#include "dtl_runtime.h"

int dtl__observed;

dtl_status dtl__call_begin(enum call call, struct comm *comm, const int64_t *agree, int count)
{
    (void)call;
    (void)comm;
    (void)agree;
    (void)count;
    return DTL_SUCCESS;
}

void dtl__call_end(enum call call, dtl_status status)
{
    (void)call;
    (void)status;
}
