/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements of a device by their places: a kernel brings them together there, or takes them apart,
 * so that no other elements travel. */
#ifndef DTL_CONTAINER_GATHER_SCATTER_H
#define DTL_CONTAINER_GATHER_SCATTER_H

#include "dtl_container.h"

/* Whether the device of a stream runs kernels; false where there is none. */
bool dtl__stream_computes(const struct device_stream *stream);

/* Whether a container has elements here, which such a device alone reaches. */
static inline bool dtl__places_has(const struct container *container)
{
    return dtl__container_is_far(container) && container->local_size > 0 &&
           dtl__stream_computes(container->block->stream);
}

/* A list of places, on a device, and room for as many elements. */
struct places {
    struct device_stream *stream;
    const struct device *device; /* which is there when the stream is gone */
    void *room;                  /* NULL: there is no list */
    struct device_part elements;
    struct device_part table;
    uint64_t count;
    uint32_t size; /* of an element */
    bool is_runs;  /* of which there are fewer than places: the table has these */
};

/* Of at least one place.  The caller closes it, once what was queued has run. */
dtl_status dtl__places_open(struct device_stream *stream, const struct dtype *type,
                            const uint64_t *places, uint64_t count, struct places *out);
void dtl__places_close(struct places *places);

/* Queue: the elements there come into the room; and what is in the room goes there, to places of
 * which no two are the same. */
dtl_status dtl__places_gather(const struct places *places, struct device_part from);
dtl_status dtl__places_scatter(const struct places *places, struct device_part to);

/* Some of a container's own elements, which it has on a device, to or from memory of the host.  Of
 * those that are written twice the later one stays. */
dtl_status dtl__container_gather(const struct container *container, const uint64_t *places,
                                 uint64_t count, void *to);
dtl_status dtl__container_scatter(struct container *container, const uint64_t *places,
                                  uint64_t count, const void *from);

#endif
