/* SPDX-License-Identifier: BSD-3-Clause */
/* A call that is queued on a stream: which one, what comes before it and behind, and its future. */
#ifndef DTL_ALGORITHM_STREAM_OPERATION_H
#define DTL_ALGORITHM_STREAM_OPERATION_H

#include "device_algorithms.h"
#include "dtl_container.h"
#include "future/stream_future.h"

enum { QUEUE_OTHERS = 2 };

struct queue {
    struct container *container;            /* whose device does the work */
    struct container *others[QUEUE_OTHERS]; /* what it works on besides; NULL: nothing */
    struct device_stream *stream; /* where it is queued; NULL: there is none to wait for */
    struct queued queued;
};

/* `one`, `other` and `given` may be NULL. */
dtl_status dtl__queue_make(struct container *container, struct container *one,
                           struct container *other, struct device_stream *given, struct queue *out);

/* What was asked of the elements before comes first.  What is queued from here on needs an end. */
dtl_status dtl__queue_open(struct queue *queue);

/* Room on the device until the work is done. */
dtl_status dtl__queue_room(struct queue *queue, uint64_t bytes);

/* What the host gets: room for `left` bytes where the device leaves them, and for the future's
 * value, which is made of these. */
dtl_status dtl__queue_value(struct queue *queue, uint64_t left, uint64_t bytes);

/* A fold as a whole, whose result the value is made of. */
dtl_status dtl__queue_fold(struct queue *queue, struct far_fold *fold, uint64_t bytes,
                           struct future **fut);

/* The future, unless `status` is a failure, which is returned.  Whatever part of the work is queued
 * has run when this returns a failure: nobody else could tell. */
dtl_status dtl__queue_end(struct queue *queue, dtl_status status, struct future **fut);

/* Refuses what has no indices. */
dtl_status dtl__queue_indices_check(const struct container *indices);

/* Refuses `other`, which has not as many elements on this rank as `container`. */
dtl_status dtl__queue_same_part(const char *name, const char *of, const char *key,
                                const struct container *container, const struct container *other);

/* Around what the host does: what is queued on the stream comes first, and the future is complete,
 * with a value or without. */
dtl_status dtl__queue_before_host(const struct queue *queue);
dtl_status dtl__queue_found(dtl_status status, const void *value, uint64_t bytes,
                            struct future **fut);
static inline dtl_status dtl__queue_after_host(dtl_status status, struct future **fut)
{
    return dtl__queue_found(status, NULL, 0, fut);
}

#endif
