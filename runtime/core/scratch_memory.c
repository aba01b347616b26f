/* SPDX-License-Identifier: BSD-3-Clause */
/* Temporary memory and the cached block: see scratch_memory.h. */
#include "scratch_memory.h"

#include <pthread.h>

#include "page_advice.h"

enum { CACHED_MIN_BYTES = 1 << 20, CACHED_MAX_BYTES = 256 << 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct scratch cached; /* the largest block released recently; {0}: none */

/* Returns true for a size of 1 to 256 MiB. */
static bool is_cacheable(uint64_t bytes)
{
    return bytes >= CACHED_MIN_BYTES && bytes <= CACHED_MAX_BYTES;
}

dtl_status dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what)
{
    dtl_status status;

    *out = (struct scratch){NULL, bytes};
    pthread_mutex_lock(&lock);
    if (is_cacheable(bytes) && bytes <= cached.bytes) {
        *out = cached;
        cached = (struct scratch){0};
    }
    pthread_mutex_unlock(&lock);
    if (out->start != NULL)
        return DTL_SUCCESS;
    status = dtl__alloc(&out->start, bytes, what);
    if (status == DTL_SUCCESS)
        dtl__pages_advise(out->start, bytes, PAGES_HUGE);
    return status;
}

void dtl__scratch_close(struct scratch *scratch)
{
    struct scratch released = *scratch;

    *scratch = (struct scratch){0};
    if (released.start != NULL && is_cacheable(released.bytes)) {
        struct scratch previous;

        dtl__pages_advise(released.start, released.bytes, PAGES_RECLAIMABLE);
        pthread_mutex_lock(&lock);
        previous = cached;
        cached = released.bytes > previous.bytes ? released : previous;
        released = released.bytes > previous.bytes ? previous : released;
        pthread_mutex_unlock(&lock);
    }
    dtl__release(released.start);
}
