/* SPDX-License-Identifier: BSD-3-Clause */
/* A call that is queued on a stream: which one, what comes before it and behind, and its future. */
#ifndef DTL_ALGORITHM_STREAM_OPERATION_H
#define DTL_ALGORITHM_STREAM_OPERATION_H

#include "device_algorithms.h"
#include "dtl_container.h"
#include "future/stream_future.h"

enum { OTHER_CONTAINERS = 2 };

struct stream_operation {
    struct container *container;                /* whose device does the work */
    struct container *others[OTHER_CONTAINERS]; /* what it works on besides; NULL: nothing */
    struct device_stream *stream; /* where it is queued; NULL: there is none to wait for */
    struct queued queued;
};

/* `one`, `other` and `given` may be NULL. */
dtl_status dtl__stream_operation_make(struct container *container, struct container *one,
                                      struct container *other, struct device_stream *given,
                                      struct stream_operation *out);

/* What was asked of the elements before comes first.  What is queued from here on needs an end. */
dtl_status dtl__stream_operation_begin(struct stream_operation *operation);

/* Room on the device until the work is done. */
dtl_status dtl__stream_operation_allocate(struct stream_operation *operation, uint64_t bytes);

/* What the host gets: room for `left` bytes where the device leaves them, and for the future's
 * value, which is made of these. */
dtl_status dtl__stream_operation_allocate_value(struct stream_operation *operation, uint64_t left,
                                                uint64_t bytes);

/* A fold as a whole, whose result the value is made of. */
dtl_status dtl__stream_operation_fold(struct stream_operation *operation, struct device_fold *fold,
                                      uint64_t bytes, struct future **fut);

/* The future, unless `status` is a failure, which is returned.  Whatever part of the work is queued
 * has run when this returns a failure: nobody else could tell. */
dtl_status dtl__stream_operation_end(struct stream_operation *operation, dtl_status status,
                                     struct future **fut);

/* Refuses what has no indices. */
dtl_status dtl__stream_check_indices(const struct container *indices);

/* Refuses `other`, which has not as many elements on this rank as `container`. */
dtl_status dtl__stream_check_local_size(const char *name, const char *of, const char *key,
                                        const struct container *container,
                                        const struct container *other);

/* Around what the host does: what is queued on the stream comes first, and the future is complete,
 * with a value or without. */
dtl_status dtl__stream_before_host(const struct stream_operation *operation);
dtl_status dtl__stream_after_host_with_value(dtl_status status, const void *value, uint64_t bytes,
                                             struct future **fut);
static inline dtl_status dtl__stream_after_host(dtl_status status, struct future **fut)
{
    return dtl__stream_after_host_with_value(status, NULL, 0, fut);
}

#endif
