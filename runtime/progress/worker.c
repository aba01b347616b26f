/* SPDX-License-Identifier: BSD-3-Clause */
/* The list of workers: see worker.h. */
#include "worker.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "dtl_error.h"
#include "service.h"

static pthread_mutex_t lock =
    PTHREAD_MUTEX_INITIALIZER; /* serializes additions; readers need no lock */
static _Atomic(struct worker *) workers;

/* Returns true if the worker is in the list.  Called with the lock held. */
static bool is_known(const struct worker *worker)
{
    const struct worker *known = atomic_load(&workers);

    while (known != NULL && known != worker)
        known = known->next;
    return known != NULL;
}

void dtl__worker_add(struct worker *worker)
{
    pthread_mutex_lock(&lock);
    if (!is_known(worker)) {
        worker->next = atomic_load(&workers);
        atomic_store(&workers, worker);
    }
    pthread_mutex_unlock(&lock);
}

void dtl__workers_run(void)
{
    struct last_error saved_error;

    for (const struct worker *worker = atomic_load(&workers); worker != NULL;
         worker = worker->next) {
        dtl__error_redirect(&saved_error);
        worker->work();
        dtl__error_restore();
    }
}

void dtl__progress(void)
{
    dtl__service_progress();
    dtl__workers_run();
}
