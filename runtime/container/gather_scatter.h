/* SPDX-License-Identifier: BSD-3-Clause */
/* Gather and scatter of elements in device memory by index. A kernel copies the elements between
 * the container and contiguous device memory, so no other elements are transferred. */
#ifndef DTL_CONTAINER_GATHER_SCATTER_H
#define DTL_CONTAINER_GATHER_SCATTER_H

#include "dtl_container.h"

/* Returns true if the device of a stream runs kernels. Accepts NULL. */
bool dtl__stream_runs_kernels(const struct device_stream *stream);

/* Returns true if the container has local elements in device memory that the host can't access, on
 * a device that runs kernels. */
static inline bool dtl__container_uses_kernels(const struct container *container)
{
    return dtl__container_is_on_device(container) && container->local_size > 0 &&
           dtl__stream_runs_kernels(container->block->stream);
}

/* A list of indices in device memory, and a buffer for as many elements. */
struct index_list {
    struct device_stream *stream;
    const struct device *device; /* valid even after the stream is released */
    void *memory;                /* allocation of both buffers; NULL: empty list */
    struct device_part elements;
    struct device_part table;
    uint64_t count;
    uint32_t size; /* bytes of an element */
    /* the table has runs of equidistant indices instead of single indices, if they are smaller */
    bool is_runs;
};

/* Copies a list of at least one index to the device. The caller closes it after the queued
 * operations are complete. */
dtl_status dtl__index_list_open(struct device_stream *stream, const struct dtype *type,
                                const uint64_t *indices, uint64_t count, struct index_list *out);
void dtl__index_list_close(struct index_list *list);

/* Queue the copy of the listed elements of `from` to the list's buffer, or from the buffer to the
 * listed elements of `to`. For scatter, the indices are distinct. */
dtl_status dtl__index_list_gather(const struct index_list *list, struct device_part from);
dtl_status dtl__index_list_scatter(const struct index_list *list, struct device_part to);

/* Copy local elements of a container in device memory to or from host memory, by local index. If an
 * index occurs several times in a scatter, the last one takes effect. Block until the copy is
 * complete. */
dtl_status dtl__container_gather(const struct container *container, const uint64_t *indices,
                                 uint64_t count, void *to);
dtl_status dtl__container_scatter(struct container *container, const uint64_t *indices,
                                  uint64_t count, const void *from);

#endif
