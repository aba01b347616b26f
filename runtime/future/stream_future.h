/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures of what is queued on a stream of a device. */
#ifndef DTL_FUTURE_STREAM_FUTURE_H
#define DTL_FUTURE_STREAM_FUTURE_H

#include "future.h"

/* What was queued, up to an event, and what it needs until then. */
struct queued {
    struct device_event *event;
    void *room;     /* of the device, for what runs there; NULL: it needs none */
    void *pinned;   /* where what runs leaves its result, for the host; NULL: it has none */
    void *result;   /* where that belongs: written by whoever finds it complete; NULL: nowhere */
    void *value;    /* where the future's value is made of that; NULL: it has none */
    uint64_t bytes; /* of either */
    /* Makes the value of what was left there, or fails for it; NULL: it is that. */
    dtl_status (*read)(const struct queued *queued);
    uint64_t limit; /* what `read` goes by, as whatever the value begins with */
    dtl_dtype dtype;
};

/* The future owns what `queued` has on success. */
dtl_status dtl__queued_future(const struct queued *queued, struct future **out);

/* Releases what it has; waits for it, where that is in use until then. */
void dtl__queued_end(struct queued *queued);

/* One of what is done already, whose value has so many bytes. */
dtl_status dtl__ready_future(const void *value, uint64_t bytes, struct future **out);

#endif
