/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures of what is queued on a stream of a device. */
#ifndef DTL_FUTURE_QUEUED_H
#define DTL_FUTURE_QUEUED_H

#include "future.h"

/* What was queued, up to an event, and what it needs until then. */
struct queued {
    struct device_event *event;
    void *room;     /* of the device, for what runs there; NULL: it needs none */
    void *pinned;   /* where what runs leaves its result, for the host; NULL: it has none */
    void *result;   /* where that belongs: written by whoever finds it complete */
    uint64_t bytes; /* of it */
    /* In place of a result: fails for what was left there; NULL: it is a result. */
    dtl_status (*check)(const struct queued *queued);
    uint64_t limit; /* the check's own */
};

/* The future owns what `queued` has on success. */
dtl_status dtl__queued_future(const struct queued *queued, struct future **out);

/* Releases what it has; waits for it, where that is in use until then. */
void dtl__queued_end(struct queued *queued);

/* One of what is done already. */
dtl_status dtl__ready_future(struct future **out);

#endif
