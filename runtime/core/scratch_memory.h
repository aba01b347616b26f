/* SPDX-License-Identifier: BSD-3-Clause */
/* Temporary memory for one call, which may be large.
 *
 * A process caches one released block (the largest recent one of 1 to 256 MiB), so that repeated
 * calls reuse it without new page faults.  The cached pages are marked reclaimable: a system that
 * is short of memory takes them back.  All functions may be called from any thread. */
#ifndef DTL_CORE_SCRATCH_MEMORY_H
#define DTL_CORE_SCRATCH_MEMORY_H

#include "dtl_support.h"

struct scratch {
    void *start; /* contents are undefined: zeros, or data of earlier calls */
    uint64_t bytes;
};

/* Allocates at least `bytes` bytes; `what` names the purpose in the error message.  Sets *out,
 * which the caller closes.  Fails with DTL_ERROR_OUT_OF_MEMORY. */
dtl_status dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what);

/* Releases or caches the memory, and resets *scratch to {0}.  Accepts a zeroed object. */
void dtl__scratch_close(struct scratch *scratch);

#endif
