/* SPDX-License-Identifier: BSD-3-Clause */
/* A part that only a device reaches, gone through from its beginning to its end by the host: in
 * pieces through pinned memory, of which one is copied while the host is at another. */
#ifndef DTL_CONTAINER_DEVICE_CHUNKS_H
#define DTL_CONTAINER_DEVICE_CHUNKS_H

#include "dtl_container.h"

struct pieces {
    struct device_stream *stream;
    char *elements;
    char *room;      /* of two pieces */
    uint64_t bytes;  /* of the part */
    uint64_t piece;  /* of a piece, at most */
    uint64_t queued; /* of those whose copy is */
};

/* Of the elements of a container that is far; at least one. */
dtl_status dtl__pieces_open(const struct container *container, uint64_t most, struct pieces *out);

/* The bytes of the piece that begins there. */
uint64_t dtl__pieces_bytes(const struct pieces *pieces, uint64_t begin);

/* Where that piece lies for the host, until the next one is asked for. */
char *dtl__pieces_at(const struct pieces *pieces, uint64_t begin);

/* It does so when this returns; the next one is on its way. */
dtl_status dtl__pieces_read(struct pieces *pieces, uint64_t begin);

/* It is on its way to the device; the one before has come there. */
dtl_status dtl__pieces_write(struct pieces *pieces, uint64_t begin);

/* Waits for what is on its way; gives `status`, unless only that has failed. */
dtl_status dtl__pieces_close(struct pieces *pieces, dtl_status status);

#endif
