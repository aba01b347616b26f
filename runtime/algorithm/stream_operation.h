/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered operations (dtl_container_queue_*): choice of the stream, ordering with other work
 * on the containers, and the future of the operation.
 *
 * An operation on elements in device memory is queued: make, begin, allocate workspace if needed,
 * queue the device's work on `stream`, end.  An operation on elements in host memory runs at once,
 * between dtl__stream_before_host() and dtl__stream_after_host(). */
#ifndef DTL_ALGORITHM_STREAM_OPERATION_H
#define DTL_ALGORITHM_STREAM_OPERATION_H

#include "device_algorithms.h"
#include "dtl_container.h"
#include "future/stream_future.h"

enum { OTHER_CONTAINERS = 2 };

struct stream_operation {
    struct container *container;                /* its device does the work */
    struct container *others[OTHER_CONTAINERS]; /* further operands; NULL if unused */
    struct device_stream *stream;               /* the stream to queue on; NULL if there is none */
    struct queued_work queued;
};

/* Initializes an operation on `container` and up to two other operands, and chooses its stream.
 * `one`, `other` and `user_stream` may be NULL.  Fails if the stream `user_stream` belongs to
 * another device.
 */
dtl_status dtl__stream_operation_make(struct container *container, struct container *one,
                                      struct container *other, struct device_stream *user_stream,
                                      struct stream_operation *out);

/* Orders the operation after earlier work on its operands.  Call dtl__stream_operation_end() after
 * it, also after a failure. */
dtl_status dtl__stream_operation_begin(struct stream_operation *operation);

/* Allocates workspace in device memory, which is freed when the operation is done. */
dtl_status dtl__stream_operation_allocate(struct stream_operation *operation, uint64_t bytes);

/* Allocates `left` bytes of pinned memory, which the device writes, and `bytes` bytes for the value
 * of the future, which is computed from them. */
dtl_status dtl__stream_operation_allocate_value(struct stream_operation *operation, uint64_t left,
                                                uint64_t bytes);

/* Queues a fold as a complete operation.  The future's value has `bytes` bytes and is computed from
 * the result of the fold. */
dtl_status dtl__stream_operation_fold(struct stream_operation *operation, struct device_fold *fold,
                                      uint64_t bytes, struct future **fut);

/* Orders later work on the operands after the operation, and sets *fut.  If `status` is a failure,
 * or this fails, blocks until the work already queued has run, because the caller gets no future to
 * wait for, and returns the failure. */
dtl_status dtl__stream_operation_end(struct stream_operation *operation, dtl_status status,
                                     struct future **fut);

/* Fails unless the container's elements are indices (int64). */
dtl_status dtl__stream_check_indices(const struct container *indices);

/* Fails unless `other` has as many elements on this rank as `container`.  `name`, `of` and `key`
 * are for the message. */
dtl_status dtl__stream_check_local_size(const char *name, const char *of, const char *key,
                                        const struct container *container,
                                        const struct container *other);

/* Bracket an operation that the host runs.  The first blocks until earlier work on the stream is
 * done.  The others create a completed future, with a value of `bytes` bytes or without, unless
 * `status` is a failure. */
dtl_status dtl__stream_before_host(const struct stream_operation *operation);
dtl_status dtl__stream_after_host_with_value(dtl_status status, const void *value, uint64_t bytes,
                                             struct future **fut);
static inline dtl_status dtl__stream_after_host(dtl_status status, struct future **fut)
{
    return dtl__stream_after_host_with_value(status, NULL, 0, fut);
}

#endif
