/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric heaps of contexts created by dtl_context_with_shmem(), in OpenSHMEM's memory. */
#ifndef DTL_SYMMETRIC_SHMEM_H
#define DTL_SYMMETRIC_SHMEM_H

#include "dtl_impl.h"
#include "heap.h"

/* Allocates OpenSHMEM memory and sets the heap's window to it. Collective. */
dtl_status dtl__symmetric_shmem_open(struct symmetric *heap, uint64_t size);

/* Runs a request on the part of `rank`. Writes become visible there after a quiet. */
dtl_status dtl__symmetric_shmem_start(const struct symmetric *heap, int32_t rank,
                                      const struct window_request *request, const void *payload,
                                      void *result);

#endif
