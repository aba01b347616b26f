/* SPDX-License-Identifier: BSD-3-Clause */
/* Device part of a collective request.  A native one is queued on the stream and performed by the
 * device.  Otherwise the ranks exchange copies in pinned host memory. */
#ifndef DTL_COLLECTIVE_DEVICE_REQUEST_H
#define DTL_COLLECTIVE_DEVICE_REQUEST_H

#include "dtl_context.h"

struct device_request {
    struct context *context;
    bool is_native;    /* performed by the device without the host */
    bool is_host_done; /* the host part is complete: only work on the stream remains */
    const void *send;  /* buffers in device memory */
    void *recv;
    /* Own stream for copies, or the context's stream at the start if native. */
    struct device_stream *stream;
    struct device_event *event; /* recorded behind a native collective; NULL otherwise */
    char *memory; /* pinned: copies of the send, then of the receive buffer; NULL if native */
};

/* Creates the device part of a collective whose displacements are set.  Unless it is native,
 * redirects the buffers of `collective` to pinned memory.  Fails if the buffers are not usable
 * (dtl__device_check()).  Local. */
dtl_status dtl__device_request_make(struct context *context, struct collective *collective,
                                    struct device_request **out);
/* Accepts NULL. */
void dtl__device_request_free(struct device_request *request);

/* Call before each start.  Work queued on the context's stream comes first.  Returns when the host
 * may start its part, if any: waits for copies to the host, but not for other ranks. */
dtl_status dtl__device_request_start(struct device_request *request,
                                     const struct collective *collective);

/* Call after the host part: queues the copies of the received data to the device.  The test then
 * sets *done once they have completed. */
dtl_status dtl__device_request_copy_back(struct device_request *request,
                                         const struct collective *collective);
dtl_status dtl__device_request_test(struct device_request *request, bool *done);

#endif
