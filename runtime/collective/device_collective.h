/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on the memory of devices: by NCCL where the context has it and it can, else by way of
 * the host. */
#ifndef DTL_COLLECTIVE_DEVICE_COLLECTIVE_H
#define DTL_COLLECTIVE_DEVICE_COLLECTIVE_H

#include "dtl_context.h"

/* Performs a collective on the memory of devices, in the context's mode, and sets *is_over; leaves
 * one on the host's memory to the caller.  Where any rank has a device they agree which it is: a
 * rank without elements takes any for its own, and one whose memory is another's is refused. */
dtl_status dtl__device_called(struct context *context, const struct collective *what,
                              bool *is_over);

/* Sets *is_far where a collective is on the memory of devices, and of elements on this rank; of one
 * that is prepared the ranks agree on that as of one that is called, of one that is started each
 * rank says so by itself; *is_far is false before. */
dtl_status dtl__device_planned(struct context *context, const struct collective *what,
                               bool *is_far);
dtl_status dtl__device_started_in_use(struct context *context, const struct collective *what,
                                      bool *is_far);
static inline dtl_status dtl__device_started(struct context *context, const struct collective *what,
                                             bool *is_far)
{
    return dtl__devices_in_use ? dtl__device_started_in_use(context, what, is_far) : DTL_SUCCESS;
}

/* Refuses bytes that are not memory of the context's device, or of which its block has fewer. */
dtl_status dtl__device_buffer_check(const struct context *context, const char *buffer,
                                    const void *address, uint64_t bytes);

/* Refuses buffers that are not memory of the context's device, or too short; and what only the host
 * can do, in native-only mode. */
dtl_status dtl__device_check(const struct context *context, const struct collective *what);

/* Whether one without counts of its own is performed without the host, once it is started. */
bool dtl__device_starts(const struct context *context, const struct collective *what);

/* Returns once this rank's part is done.  All buffers are memory of the context's device, or this
 * fails, on all ranks; so it does for what only the host can do, in native-only mode. */
dtl_status dtl__device_collective(struct context *context, const struct collective *what,
                                  dtl_nccl_operation_mode mode);

/* What a buffer spans on this rank, from its start on; 0 where it does not matter here. */
uint64_t dtl__bytes_sent(const struct comm *comm, const struct collective *what);
uint64_t dtl__bytes_received(const struct comm *comm, const struct collective *what);

/* By way of the host: staged.c.  Fails on all ranks where `checked` is a failure on one.
 * Collective. */
dtl_status dtl__staged(struct context *context, const struct collective *what, dtl_status checked);

#endif
