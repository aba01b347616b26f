/* SPDX-License-Identifier: BSD-3-Clause */
/* What the ways have in common whose memory is that of devices. */
#ifndef DTL_SIGNAL_DEVICE_TRANSPORT_H
#define DTL_SIGNAL_DEVICE_TRANSPORT_H

#include "communicator.h"
#include "device/device.h"

/* Memory of the communicator's device, and a stream of it or none. */
dtl_status dtl__signal_device_check(const struct signal_comm *comm, const char *argument,
                                    const void *start, uint64_t bytes);
dtl_status dtl__signal_device_stream_check(const struct signal_comm *comm,
                                           const struct device_stream *stream);

/* Sets *out to the stream of what is posted, on which what was posted before comes first: its own,
 * or that of the communicator's context. */
dtl_status dtl__signal_stream(const struct posted *posted, struct device_stream **out);

/* What has been queued on it is what was posted last. */
dtl_status dtl__signal_queued(struct signal_comm *comm, struct device_stream *stream);

/* Queues what is posted on its stream: a signal, or a wait. */
typedef dtl_status (*signal_queuer)(const struct posted *posted, struct device_stream *stream);
dtl_status dtl__signal_queue(const struct posted *posted, signal_queuer signal, signal_queuer wait);

#endif
