/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures of work queued on a device's stream. */
#ifndef DTL_FUTURE_STREAM_FUTURE_H
#define DTL_FUTURE_STREAM_FUTURE_H

#include "future.h"

/* Work on a stream up to an event, and the resources that it needs until then. */
struct queued_work {
    struct device_event *event;
    void *workspace; /* device memory used by the work; NULL: none */
    void *pinned;    /* pinned host memory into which the work copies its result; NULL: no result */
    void *result;    /* destination of the result, written when the future is tested; NULL: none */
    void *value;     /* the future's value, made from the result; NULL: no value */
    uint64_t bytes;  /* bytes of the result and of the value */
    /* Converts the result to the value, or fails because of it; NULL: the value is a copy of the
     * result. */
    dtl_status (*read)(const struct queued_work *queued);
    /* Argument of `read`, such as a count.  A second argument may be stored in *value beforehand.
     */
    uint64_t limit;
    dtl_dtype dtype;
};

/* Creates a future of the work.  On success, it owns the resources of *queued. */
dtl_status dtl__stream_future_create(const struct queued_work *queued, struct future **out);

/* Releases the resources of *queued; first waits for the event if memory is in use until then. */
void dtl__stream_future_free(struct queued_work *queued);

/* Creates a complete future with a value of `bytes` bytes. */
dtl_status dtl__complete_future_create(const void *value, uint64_t bytes, struct future **out);

#endif
