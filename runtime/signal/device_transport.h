/* SPDX-License-Identifier: BSD-3-Clause */
/* Checks and stream ordering shared by the transports for device memory. All operations of a
 * communicator run in the order in which they were posted, on whatever streams: each one waits for
 * the event recorded after the one before it, so that signal counts only grow. */
#ifndef DTL_SIGNAL_DEVICE_TRANSPORT_H
#define DTL_SIGNAL_DEVICE_TRANSPORT_H

#include "communicator.h"
#include "device/device.h"

/* Fails unless the range is memory of the communicator's device. */
dtl_status dtl__signal_device_check(const struct signal_comm *comm, const char *argument,
                                    const void *start, uint64_t bytes);
/* Fails if there is a stream and it belongs to another device than the communicator. */
dtl_status dtl__signal_device_stream_check(const struct signal_comm *comm,
                                           const struct device_stream *stream);

/* Sets *out to the operation's stream, or to the stream of the communicator's context if it has
 * none, after making that stream wait for the operation posted before. */
dtl_status dtl__signal_ordered_stream(const struct posted_operation *posted,
                                      struct device_stream **out);

/* Records the operation just queued on `stream` as the communicator's last one. */
dtl_status dtl__signal_record_last(struct signal_comm *comm, struct device_stream *stream);

/* Queues a signal or a wait on its stream, through one of the two functions. */
typedef dtl_status (*signal_enqueuer)(const struct posted_operation *posted,
                                      struct device_stream *stream);
dtl_status dtl__signal_enqueue(const struct posted_operation *posted, signal_enqueuer signal,
                               signal_enqueuer wait);

#endif
