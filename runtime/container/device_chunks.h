/* SPDX-License-Identifier: BSD-3-Clause */
/* Sequential host access to elements in device memory, in chunks through two pinned buffers: one
 * chunk is copied while the host processes the other. */
#ifndef DTL_CONTAINER_DEVICE_CHUNKS_H
#define DTL_CONTAINER_DEVICE_CHUNKS_H

#include "dtl_container.h"

/* An access in progress, from the first to the last element. */
struct device_chunks {
    struct device_stream *stream;
    char *elements;
    char *buffer;         /* two chunks */
    uint64_t bytes;       /* of all elements */
    uint64_t chunk_bytes; /* maximal bytes of a chunk */
    uint64_t queued;      /* end of the chunks whose copy was queued */
};

/* Begins the access to a container's elements in device memory; at least one. Chunks have at most
 * `most` bytes. */
dtl_status dtl__device_chunks_open(const struct container *container, uint64_t most,
                                   struct device_chunks *out);

/* Returns the size of the chunk at offset `begin`. */
uint64_t dtl__device_chunks_bytes(const struct device_chunks *chunks, uint64_t begin);

/* Returns the host address of the chunk at offset `begin`, valid until the chunk after the next one
 * is requested. */
char *dtl__device_chunks_at(const struct device_chunks *chunks, uint64_t begin);

/* Reads the chunk at offset `begin` from the device and starts to copy the next one. Blocks until
 * the first copy is complete. */
dtl_status dtl__device_chunks_read(struct device_chunks *chunks, uint64_t begin);

/* Starts to copy the chunk at offset `begin` to the device. Blocks until the copy of the previous
 * chunk is complete. */
dtl_status dtl__device_chunks_write(struct device_chunks *chunks, uint64_t begin);

/* Waits for pending copies and frees the buffers. Returns `status`, or the failure of a copy if
 * `status` is a success. */
dtl_status dtl__device_chunks_close(struct device_chunks *chunks, dtl_status status);

#endif
