/* SPDX-License-Identifier: BSD-3-Clause */
/* Hooks that are called before the job is left.  The list only grows, so it is read without a lock,
 * also while MPI finalizes. */
#include "job.h"

static struct exit_hook *_Atomic first;

void dtl__job_add_exit_hook(struct exit_hook *hook)
{
    struct exit_hook *_Atomic *end = &first;
    struct exit_hook *listed = NULL;

    if (atomic_exchange(&hook->is_listed, true))
        return;
    while (!atomic_compare_exchange_strong(end, &listed, hook)) {
        end = &listed->next;
        listed = NULL;
    }
}

void dtl__job_run_exit_hooks(void)
{
    for (struct exit_hook *each = atomic_load(&first); each != NULL;
         each = atomic_load(&each->next))
        each->call();
    for (struct exit_hook *each = atomic_load(&first); each != NULL;
         each = atomic_load(&each->next))
        if (each->end != NULL)
            each->end();
}
