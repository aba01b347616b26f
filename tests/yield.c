/* SPDX-License-Identifier: BSD-3-Clause */
/* Lets more ranks than cores run under MPICH, which has no setting for it: a rank that waits spins
 * until its time is over, and a test of a second takes minutes.  Preloaded by script/launch, this
 * stands in for the function in which MPICH (over UCX) polls, and gives the core away whenever
 * nothing came. */
#include <dlfcn.h>
#include <sched.h>

unsigned ucp_worker_progress(void *worker);

__attribute__((visibility("default"))) unsigned ucp_worker_progress(void *worker)
{
    static unsigned (*progress)(void *);

    if (progress == NULL) {
        void *library = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
        *(void **)&progress = dlsym(library, "ucp_worker_progress");
    }
    unsigned events = progress(worker);
    if (events == 0)
        sched_yield();
    return events;
}
