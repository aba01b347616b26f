/* SPDX-License-Identifier: BSD-3-Clause */
/* Large memory for the time of a call. */
#ifndef DTL_CORE_SCRATCH_MEMORY_H
#define DTL_CORE_SCRATCH_MEMORY_H

#include "dtl_support.h"

struct scratch {
    void *start; /* what is there is of calls before, or zero */
    uint64_t bytes;
};

/* At least so many bytes, `what` for.  A process keeps some of what it gives back for its next
 * call, without faults for pages then; a system that is short of memory takes them. */
dtl_status dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what);

/* Of {0}: nothing. */
void dtl__scratch_close(struct scratch *scratch);

#endif
