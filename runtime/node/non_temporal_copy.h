/* SPDX-License-Identifier: BSD-3-Clause */
/* Copies with non-temporal stores, which bypass the caches.  For blocks that would not stay in a
 * cache: the destination is not read before it is written, and other cached data is not evicted. */
#ifndef DTL_NODE_NON_TEMPORAL_COPY_H
#define DTL_NODE_NON_TEMPORAL_COPY_H

#include <stdint.h>
#include <string.h>

#include "dtl_limits.h"

#ifdef __SSE2__
#include <emmintrin.h>

/* Copies one cache line of 64 bytes to an address that is aligned to it. */
static inline void dtl__line_stream(char *to, const char *from)
{
    for (int at = 0; at < 4; at++)
        _mm_stream_si128((__m128i *)(void *)to + at,
                         _mm_loadu_si128((const __m128i *)(const void *)from + at));
}

/* Copies with non-temporal stores, except for the ends that do not fill a cache line. */
static inline void dtl__copy_stream(char *to, const char *from, uint64_t bytes)
{
    enum { LINE = 64 };
    uint64_t head = -(uintptr_t)to % LINE;

    head = head < bytes ? head : bytes;
    memcpy(to, from, head);
    for (bytes -= head, to += head, from += head; bytes >= LINE; bytes -= LINE) {
        dtl__line_stream(to, from);
        to += LINE;
        from += LINE;
    }
    memcpy(to, from, bytes);
    _mm_sfence(); /* orders the stores before the following release store */
}
#else
#define dtl__copy_stream memcpy
#endif

/* Copies one chunk of a transfer of `whole` bytes in total; with non-temporal stores if the
 * transfer is too large for the caches. */
static inline void dtl__copy_chunk(char *to, const char *from, uint64_t bytes, uint64_t whole)
{
    if (whole < NON_TEMPORAL_BYTES)
        memmove(to, from, bytes);
    else
        dtl__copy_stream(to, from, bytes);
}

#endif
