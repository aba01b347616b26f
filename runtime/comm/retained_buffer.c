/* SPDX-License-Identifier: BSD-3-Clause */
#include "composed.h"

#include <stdatomic.h>
#include <string.h>

/* Each begins with the one before it. */
static void keep(void *memory)
{
    static _Atomic(void *) latest;
    void *before = atomic_load(&latest);

    do
        memcpy(memory, &before, sizeof before);
    while (!atomic_compare_exchange_weak(&latest, &before, memory));
}

void dtl__sent_release(void *memory, uint64_t bytes, dtl_status status)
{
    if (memory != NULL && status != DTL_SUCCESS && bytes >= sizeof memory)
        keep(memory);
    else
        dtl__release(memory);
}
