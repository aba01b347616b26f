/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks that communicate from device to device.  Beside it they have a communicator of the host's,
 * by which who fails tells the others, so that nobody waits for what will not come. */
#ifndef DTL_DEVICE_DEVICE_GROUP_H
#define DTL_DEVICE_DEVICE_GROUP_H

#include "device.h"

struct device_group;

/* Sets *out to a group of the ranks of `comm`, each on its device, which no two of them share.
 * `back` is the table of communicators that are derived from `comm`, and lives longer than the
 * group.  Collective. */
dtl_status dtl__group_make(struct comm *comm, const struct comm_ops *back,
                           const struct device *device, struct device_group **out);
/* The same, of one whose ranks signal each other as well. */
dtl_status dtl__group_make_signals(struct comm *comm, const struct comm_ops *back,
                                   const struct device *device, const struct signal_limits *limits,
                                   struct device_group **out);
/* Waits for nobody. */
void dtl__group_release(struct device_group *group);

/* Whether it performs a collective without the host; the same on all ranks. */
bool dtl__group_has(const struct device_group *group, const struct collective *what);

/* One that it has, queued behind what is on the stream; returns once it is done on this rank.
 * Buffers are memory of the device.  Where `checked` is a failure, this rank refuses to take part:
 * that is what it returns, and the call of a rank that takes part fails.  Such a group is of no use
 * any more, nor is one in which an operation has failed. */
dtl_status dtl__group_run(struct device_group *group, struct device_stream *stream,
                          const struct collective *what, dtl_status checked);

/* The same, and returns at once; `event` tells whether it is done, by dtl__group_test, as long as
 * both exist, as does the stream. */
dtl_status dtl__group_start(struct device_group *group, struct device_stream *stream,
                            const struct collective *what, dtl_status checked,
                            struct device_event *event);
dtl_status dtl__group_test(struct device_group *group, struct device_event *event, bool *done);

/* Returns once what was started is on its stream, so that what is queued there comes behind. */
dtl_status dtl__group_settle(struct device_group *group);

/* Whether its ranks can signal each other; the same on all ranks that have the same library. */
bool dtl__group_signals(const struct device_group *group);

/* Whether one that is not eager is made ready for signals by its first window. */
bool dtl__group_signal_needs_window(const struct device_group *group);

/* A call of the back end's that is about the communicator; it fails, or has queued something. */
typedef dtl_status group_call(const struct device_signal_ops *ops, struct device_comm *comm,
                              void *data);

/* Makes the call, and returns once what it has queued is on its stream.  A failure here or
 * elsewhere ends the group, on all ranks. */
dtl_status dtl__group_call(struct device_group *group, group_call *call, void *data);

/* Returns once what an event marks has run; fails where another rank has. */
dtl_status dtl__group_wait(struct device_group *group, struct device_event *event);

#endif
