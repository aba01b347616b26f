/* SPDX-License-Identifier: BSD-3-Clause */
/* Groups of ranks that communicate between devices (NCCL).  Each group also has a host
 * communicator, by which a rank that fails notifies the others, so that no rank waits for data that
 * never arrives. */
#ifndef DTL_DEVICE_DEVICE_GROUP_H
#define DTL_DEVICE_DEVICE_GROUP_H

#include "device.h"

struct device_group;

/* Sets *out to a group of the ranks of `comm`, each with its own device.  `back` is the operation
 * table of communicators derived from `comm`, and must outlive the group.  Collective. */
dtl_status dtl__group_create(struct comm *comm, const struct comm_ops *back,
                             const struct device *device, struct device_group **out);
/* Creates a group whose ranks can also signal each other. */
dtl_status dtl__group_create_with_signals(struct comm *comm, const struct comm_ops *back,
                                          const struct device *device,
                                          const struct signal_limits *limits,
                                          struct device_group **out);
/* Releases a group; NULL is allowed.  Local, does not block. */
void dtl__group_release(struct device_group *group);

/* Returns true if the group performs the collective without the host; equal on all ranks. */
bool dtl__group_supports(const struct device_group *group, const struct collective *collective);

/* Performs a supported collective after the work queued on the stream, and blocks until it is
 * complete on this rank.  Buffers are memory of the device.  If `checked` is a failure, this rank
 * refuses to take part: the function returns that failure, and the call fails on ranks that take
 * part.  The group is then unusable, as it is after any failed operation. */
dtl_status dtl__group_run(struct device_group *group, struct device_stream *stream,
                          const struct collective *collective, dtl_status checked);

/* Starts a supported collective and returns at once.  `event` completes with it, as tested by
 * dtl__group_test(); event and stream must exist until then.  A failure of `checked` refuses the
 * call, as in dtl__group_run(). */
dtl_status dtl__group_start(struct device_group *group, struct device_stream *stream,
                            const struct collective *collective, dtl_status checked,
                            struct device_event *event);
/* Sets *done if the started collective with this event is complete.  A failure, also of another
 * rank, ends the group. */
dtl_status dtl__group_test(struct device_group *group, struct device_event *event, bool *done);

/* Blocks until the started collective is queued on its stream, so that later work runs after it. */
dtl_status dtl__group_await_enqueued(struct device_group *group);

/* Returns true if the ranks can signal each other; equal on all ranks with the same library. */
bool dtl__group_has_signals(const struct device_group *group);

/* Returns true if signals of a group that was created without them need a window to be registered
 * first. */
bool dtl__group_signal_needs_window(const struct device_group *group);

/* A call of the backend on the communicator; on success it may have queued work. */
typedef dtl_status group_call(const struct device_signal_ops *ops, struct device_comm *comm,
                              void *data);

/* Performs the call, and blocks until its work is queued on its stream.  A failure on any rank ends
 * the group on all ranks. */
dtl_status dtl__group_call(struct device_group *group, group_call *call, void *data);

/* Blocks until the event is complete; fails if another rank has failed. */
dtl_status dtl__group_wait(struct device_group *group, struct device_event *event);

#endif
