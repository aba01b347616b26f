/* SPDX-License-Identifier: BSD-3-Clause */
/* Tracks whether the library can be used.  It is open from the start of the process until the
 * backends are shut down, and it is closed in forked children of a rank, which would otherwise send
 * messages in the rank's name. */
#include <pthread.h>

#include "dtl_runtime.h"

atomic_bool dtl__is_open = true;
atomic_uint_fast64_t dtl__dropped;
bool dtl__is_forked;
bool dtl__is_child;

const char *dtl__closed_reason(void)
{
    return dtl__is_forked ? "the process was forked from one of the job; expected a call of the "
                            "parent, or a new program (exec) that starts the library itself"
                          : "the library is shut down; expected a call before the process leaves";
}

/* True if the library closes in forked children, which could not use its threads and connections.
 */
static atomic_bool is_closed_in_children;

void dtl__fork_forbid(void)
{
    atomic_store(&is_closed_in_children, true);
}

/* Runs in the child after fork().  In the child of a single process, the library starts anew
 * without the parent's handles.  In the child of a rank, or of a process whose calls are traced,
 * the library closes: a thread that exists only in the parent may have held any of its locks. */
static void reset_after_fork(void)
{
    dtl__is_child = true;
    if (!atomic_load(&is_closed_in_children)) {
        dtl__handles_abandon();
        return;
    }
    dtl__is_forked = true;
    atomic_store(&dtl__is_open, false);
}

__attribute__((constructor)) static void register_fork_handler(void)
{
    pthread_atfork(NULL, NULL, reset_after_fork);
}
