/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether the library can be used: from the start until the back ends are shut down, and not by the
 * children of a process, which would send in its name. */
#include <pthread.h>

#include "dtl_runtime.h"

atomic_bool dtl__is_open = true;
atomic_uint_fast64_t dtl__dropped;
bool dtl__is_forked;

const char *dtl__closed_words(void)
{
    return dtl__is_forked ? "the process was forked from one of the job; expected a call of the "
                            "parent, or a new program (exec) that starts the library itself"
                          : "the library is shut down; expected a call before the process leaves";
}

/* Locks may be held by threads that are not here: nothing is called from here on. */
static void close_child(void)
{
    dtl__is_forked = true;
    atomic_store(&dtl__is_open, false);
}

__attribute__((constructor)) static void state_start(void)
{
    pthread_atfork(NULL, NULL, close_child);
}
