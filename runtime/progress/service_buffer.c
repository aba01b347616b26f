/* SPDX-License-Identifier: BSD-3-Clause */
/* Caches the buffers of messages.  Returning a large buffer to the system and allocating a new one
 * costs more than the message itself, because each page of new memory causes a page fault. */
#include "service_state.h"

enum { MIN_BYTES = 1024, MAX_BYTES = 1 << 20 }; /* sizes of cached buffers */

/* Returns the capacity of a new buffer: the next power of two, at least MIN_BYTES. */
static uint64_t buffer_size(uint64_t bytes)
{
    uint64_t size = MIN_BYTES;

    while (size < bytes)
        size *= 2;
    return size;
}

dtl_status dtl__service_buffer_acquire(struct service *service, uint64_t bytes, const char *what,
                                       struct message_buffer *out)
{
    struct message_buffer *smallest = NULL; /* smallest cached buffer that is large enough */

    *out = (struct message_buffer){0};
    if (bytes > MAX_BYTES)
        return dtl__alloc(&out->start, bytes, what);
    for (int index = 0; index < CACHED_BUFFERS; index++) {
        struct message_buffer *cached = &service->buffers[index];

        if (cached->bytes >= bytes && (smallest == NULL || cached->bytes < smallest->bytes))
            smallest = cached;
    }
    if (smallest != NULL) {
        *out = *smallest;
        *smallest = (struct message_buffer){0};
        return DTL_SUCCESS;
    }
    out->bytes = buffer_size(bytes);
    return dtl__alloc(&out->start, out->bytes, what);
}

void dtl__service_buffer_release(struct service *service, struct message_buffer buffer)
{
    for (int index = 0; index < CACHED_BUFFERS && buffer.bytes > 0; index++) {
        struct message_buffer *cached = &service->buffers[index];

        if (cached->bytes < buffer.bytes) { /* keeps the larger one */
            struct message_buffer smaller = *cached;

            *cached = buffer;
            buffer = smaller;
        }
    }
    dtl__release(buffer.start);
}

void dtl__service_buffers_free(struct service *service)
{
    for (int index = 0; index < CACHED_BUFFERS; index++)
        dtl__release(service->buffers[index].start);
}
