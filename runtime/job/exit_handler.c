/* SPDX-License-Identifier: BSD-3-Clause */
/* Who must be told before the job is left: a list that only grows, so that it is walked without a
 * lock, also while the MPI is finalising. */
#include "job.h"

static struct leave_hook *_Atomic first;

void dtl__job_before_leave(struct leave_hook *hook)
{
    struct leave_hook *_Atomic *end = &first;
    struct leave_hook *there = NULL;

    if (atomic_exchange(&hook->is_listed, true))
        return;
    while (!atomic_compare_exchange_strong(end, &there, hook)) {
        end = &there->next;
        there = NULL;
    }
}

void dtl__job_leaving(void)
{
    for (struct leave_hook *each = atomic_load(&first); each != NULL;
         each = atomic_load(&each->next))
        each->call();
    for (struct leave_hook *each = atomic_load(&first); each != NULL;
         each = atomic_load(&each->next))
        if (each->end != NULL)
            each->end();
}
