/* SPDX-License-Identifier: BSD-3-Clause */
#include "scratch_memory.h"

#include <pthread.h>

#include "page_advice.h"

enum { KEPT_LEAST = 1 << 20, KEPT_MOST = 256 << 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct scratch kept; /* the largest of late */

static bool is_kept(uint64_t bytes)
{
    return bytes >= KEPT_LEAST && bytes <= KEPT_MOST;
}

dtl_status dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what)
{
    dtl_status status;

    *out = (struct scratch){NULL, bytes};
    pthread_mutex_lock(&lock);
    if (is_kept(bytes) && bytes <= kept.bytes) {
        *out = kept;
        kept = (struct scratch){0};
    }
    pthread_mutex_unlock(&lock);
    if (out->start != NULL)
        return DTL_SUCCESS;
    status = dtl__alloc(&out->start, bytes, what);
    if (status == DTL_SUCCESS)
        dtl__pages_advise(out->start, bytes, PAGES_WIDEN);
    return status;
}

void dtl__scratch_close(struct scratch *scratch)
{
    struct scratch left = *scratch;

    *scratch = (struct scratch){0};
    if (left.start != NULL && is_kept(left.bytes)) {
        struct scratch before;

        dtl__pages_advise(left.start, left.bytes, PAGES_LEND);
        pthread_mutex_lock(&lock);
        before = kept;
        kept = left.bytes > before.bytes ? left : before;
        left = left.bytes > before.bytes ? before : left;
        pthread_mutex_unlock(&lock);
    }
    dtl__release(left.start);
}
