/* SPDX-License-Identifier: BSD-3-Clause */
/* Release of send buffers. If a send has failed, its buffer is retained until the process ends,
 * because the transfer may still read it. */
#include "composed.h"

#include <stdatomic.h>
#include <string.h>

/* Adds the memory to a list that is never freed, so that leak checkers still see it as reachable.
 * The first bytes of each block hold the link to the block added before. */
static void retain_buffer(void *memory)
{
    static _Atomic(void *) latest;
    void *before = atomic_load(&latest);

    do
        memcpy(memory, &before, sizeof before);
    while (!atomic_compare_exchange_weak(&latest, &before, memory));
}

void dtl__send_buffer_release(void *memory, uint64_t bytes, dtl_status status)
{
    if (memory != NULL && status != DTL_SUCCESS && bytes >= sizeof memory)
        retain_buffer(memory);
    else
        dtl__release(memory);
}
