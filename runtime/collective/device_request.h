/* SPDX-License-Identifier: BSD-3-Clause */
/* What a started collective on the memory of a device has beside one on the host's: copies in
 * pinned memory, on which the ranks work, or nothing but a place on the stream where the devices do
 * it by themselves. */
#ifndef DTL_COLLECTIVE_DEVICE_REQUEST_H
#define DTL_COLLECTIVE_DEVICE_REQUEST_H

#include "dtl_context.h"

struct far {
    struct context *context;
    bool is_native;   /* the devices do it by themselves */
    bool is_ending;   /* it is on the stream, whole, and the host has nothing more to do */
    const void *send; /* of the device */
    void *recv;
    struct device_stream *stream; /* its own, or that of the context's where it was started */
    struct device_event *event;   /* where it is native */
    char *memory;                 /* pinned: a copy of what is sent, then of what is received */
};

/* Of one whose counts have their displacements; its buffers become those of the host.  Refuses what
 * can't be done with them.  Local. */
dtl_status dtl__far_make(struct context *context, struct collective *what, struct far **out);
/* May be NULL. */
void dtl__far_free(struct far *far);

/* Before each start, behind what is queued on the context's stream.  Returns once the host may
 * start its part, if it has one: it does not wait for other ranks, but for copies. */
dtl_status dtl__far_start(struct far *far, const struct collective *what);

/* After the host's part: what was received is on its way to the device, until test says that it is
 * there. */
dtl_status dtl__far_take(struct far *far, const struct collective *what);
dtl_status dtl__far_test(struct far *far, bool *done);

#endif
