/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether the library can be used: from the start until the back ends are shut down, and not by the
 * children of a rank, which would send in its name. */
#include <pthread.h>

#include "dtl_runtime.h"

atomic_bool dtl__is_open = true;
atomic_uint_fast64_t dtl__dropped;
bool dtl__is_forked;
bool dtl__is_child;

const char *dtl__closed_words(void)
{
    return dtl__is_forked ? "the process was forked from one of the job; expected a call of the "
                            "parent, or a new program (exec) that starts the library itself"
                          : "the library is shut down; expected a call before the process leaves";
}

static atomic_bool stays_in_parent; /* what the library has can't be used by a child */

void dtl__fork_refuse(void)
{
    atomic_store(&stays_in_parent, true);
}

/* The child of a process alone begins anew, without the parent's handles.  That of a rank, and of a
 * process whose calls are observed, does nothing: locks may be held by threads that it lacks. */
static void child_begin(void)
{
    dtl__is_child = true;
    if (!atomic_load(&stays_in_parent)) {
        dtl__handles_forget();
        return;
    }
    dtl__is_forked = true;
    atomic_store(&dtl__is_open, false);
}

__attribute__((constructor)) static void state_start(void)
{
    pthread_atfork(NULL, NULL, child_begin);
}
