/* SPDX-License-Identifier: BSD-3-Clause */
/* Heaps of contexts that dtl_context_with_shmem has made. */
#ifndef DTL_SYMMETRIC_SHMEM_H
#define DTL_SYMMETRIC_SHMEM_H

#include "dtl_impl.h"
#include "heap.h"

/* Sets the heap's window, over memory of OpenSHMEM's.  Collective. */
dtl_status dtl__symmetric_shmem_open(struct symmetric *heap, uint64_t size);

/* Does a request on a rank's part: at once, but that what it writes is seen after a quiet. */
dtl_status dtl__symmetric_shmem_start(const struct symmetric *heap, int32_t rank,
                                      const struct window_request *request, const void *payload,
                                      void *result);

#endif
