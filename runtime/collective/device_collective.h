/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on device memory: performed by NCCL where the context has it and it supports the
 * operation, otherwise staged through host memory. */
#ifndef DTL_COLLECTIVE_DEVICE_COLLECTIVE_H
#define DTL_COLLECTIVE_DEVICE_COLLECTIVE_H

#include "dtl_context.h"

/* Runs a blocking collective if its buffers are in device memory, in the context's mode, and sets
 * *is_done.  If they are in host memory, clears *is_done and leaves the collective to the caller.
 * If any rank of the context has a device, the ranks agree on the location: a rank without elements
 * accepts either, and a mixture of both fails.  Collective. */
dtl_status dtl__device_run(struct context *context, const struct collective *collective,
                           bool *is_done);

/* Set *is_on_device if the buffers are in device memory and this rank sends or receives elements.
 * *is_on_device must be false before.  dtl__device_detect() is for plans: the ranks agree on the
 * location as for a blocking collective, and the call is collective.  dtl__device_detect_local() is
 * for nonblocking collectives: each rank decides locally. */
dtl_status dtl__device_detect(struct context *context, const struct collective *collective,
                              bool *is_on_device);
dtl_status dtl__device_detect_local_in_use(struct context *context,
                                           const struct collective *collective, bool *is_on_device);
static inline dtl_status dtl__device_detect_local(struct context *context,
                                                  const struct collective *collective,
                                                  bool *is_on_device)
{
    return dtl__devices_in_use ? dtl__device_detect_local_in_use(context, collective, is_on_device)
                               : DTL_SUCCESS;
}

/* Fails unless `bytes` bytes at `address` lie in one block of the context's device memory.
 * `buffer` is the parameter's name for the message. */
dtl_status dtl__device_buffer_check(const struct context *context, const char *buffer,
                                    const void *address, uint64_t bytes);

/* Fails unless the buffers are in memory of the context's device and long enough, or if the
 * collective would have to be staged in native-only mode.  Local. */
dtl_status dtl__device_check(const struct context *context, const struct collective *collective);

/* Returns true if the device performs the nonblocking form without the host.  Never for collectives
 * with counts per rank. */
bool dtl__device_is_native(const struct context *context, const struct collective *collective);

/* Runs a blocking collective on device memory; returns when this rank's part is done.  Fails on all
 * ranks if a buffer is not in memory of the context's device, or if the collective would have to be
 * staged and `mode` is native-only.  Collective. */
dtl_status dtl__device_collective(struct context *context, const struct collective *collective,
                                  dtl_nccl_operation_mode mode);

/* Bytes from the start of this rank's send or receive buffer to the end of the data; 0 where the
 * buffer is not significant on this rank. */
uint64_t dtl__bytes_sent(const struct comm *comm, const struct collective *collective);
uint64_t dtl__bytes_received(const struct comm *comm, const struct collective *collective);

/* Runs a collective on device memory through pinned host memory (staged.c).  `checked` is this
 * rank's result of the argument checks: a failure on one rank fails on all.  Collective. */
dtl_status dtl__run_staged(struct context *context, const struct collective *collective,
                           dtl_status checked);

#endif
