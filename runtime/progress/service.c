/* SPDX-License-Identifier: BSD-3-Clause */
/* Services, one per context that needs it, and the thread that serves all of them.  Each service
 * has a communicator of its own, so that receives of the program can't match its messages.  Lock
 * order: `registry.lock`, then a service's `lock`. */
#include "service.h"

#include <string.h>

#include "job/job.h"
#include "polling.h"
#include "service_state.h"
#include "wait.h"
#include "worker.h"

enum {
    THREADS_MULTIPLE = 3,
    LINGER_TIME = 100000000 /* nanoseconds that services may linger when the job ends */
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct service *services;
    pthread_t thread;
    bool has_thread;
    atomic_bool is_polled;
    bool is_stopping;
    bool (*_Atomic is_needed)(void); /* keeps the thread running; NULL: only services do */
    bool (*_Atomic poller)(void);    /* serves requests in shared memory; NULL: none */
    atomic_bool is_polling;          /* the thread polls, and needs no signal */
} registry = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

/* ---- ending services ------------------------------------------------------------------------- */

/* Returns true if messages from or to some rank may be lost. */
static bool has_lost(struct service *service)
{
    bool has = atomic_load(&service->is_broken);

    for (int32_t rank = 0; rank < service->comm.size && !has; rank++)
        has = atomic_load(&service->lost[rank]);
    return has;
}

/* Releases a service that other ranks no longer use.  A service that may have lost messages keeps
 * its communicator: MPI could deliver messages in transit to a communicator created later. */
static void service_release(struct service *service)
{
    static struct service *broken;

    if (service->user != NULL)
        service->user->release(service->object);
    while (service->early != NULL) {
        struct request *early = service->early;

        service->early = early->next;
        dtl__release(early);
    }
    if (has_lost(service)) {
        service->next = broken;
        broken = service;
        return;
    }
    service->comm.ops->free(&service->comm);
    pthread_mutex_destroy(&service->lock);
    dtl__service_buffers_free(service);
    dtl__release(service->attached);
    dtl__release(service);
}

/* Advances the end of a service whose context was freed; returns true when it has ended. */
static bool service_try_end(struct service *service)
{
    bool is_over;

    if (!service->is_freed || pthread_mutex_trylock(&service->lock) != 0)
        return false;
    is_over = dtl__service_advance_end(service) || has_lost(service);
    if (is_over)
        dtl__service_reap(service);
    is_over = is_over && (service->outgoing == NULL || has_lost(service));
    pthread_mutex_unlock(&service->lock);
    return is_over;
}

/* Serves all services, and releases those that have ended.  Returns true if anything was done.
 * Called with the registry's lock held. */
static bool registry_progress(void)
{
    bool worked = false;

    for (struct service **link = &registry.services; *link != NULL;) {
        struct service *service = *link;

        worked |= dtl__service_try_serve(service);
        if (service_try_end(service)) {
            *link = service->next;
            service_release(service);
            worked = true;
        } else {
            link = &service->next;
        }
    }
    if (registry.services == NULL)
        atomic_store(&registry.is_polled, false);
    return worked;
}

void dtl__service_linger(struct service *service, const struct service_user *user, void *object)
{
    pthread_mutex_lock(&service->lock);
    service->user = user;
    service->object = object;
    service->end = END_WANTED;
    pthread_mutex_unlock(&service->lock);
}

void dtl__service_free(struct service *service)
{
    if (service == NULL)
        return;
    pthread_mutex_lock(&registry.lock);
    service->is_freed = true;
    registry_progress();
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
}

/* Wait test: done if no service lingers, or at time *until. */
static dtl_status has_no_lingering(void *until, bool *done)
{
    pthread_mutex_lock(&registry.lock);
    registry_progress();
    *done = true;
    for (struct service *each = registry.services; each != NULL; each = each->next)
        *done &= !each->is_freed;
    pthread_mutex_unlock(&registry.lock);
    *done |= dtl__now() >= *(const int64_t *)until;
    return DTL_SUCCESS;
}

void dtl__service_set_poller(bool (*poller)(void))
{
    atomic_store(&registry.poller, poller);
}

/* Calls the poller, if one is set; returns true if it did anything. */
static bool poller_progress(void)
{
    bool (*poller)(void) = atomic_load_explicit(&registry.poller, memory_order_acquire);

    return poller != NULL && poller();
}

void dtl__service_progress(void)
{
    poller_progress();
    if (pthread_mutex_trylock(&registry.lock) != 0)
        return;
    registry_progress();
    pthread_mutex_unlock(&registry.lock);
}

bool dtl__service_is_departed(const struct service *service, int32_t rank)
{
    return dtl__comm_has_left(&service->comm, rank);
}

void dtl__service_drain(void)
{
    pthread_mutex_lock(&registry.lock);
    for (struct service *each = registry.services; each != NULL; each = each->next)
        dtl__service_serve(each);
    pthread_mutex_unlock(&registry.lock);
}

bool dtl__service_has_left(const struct service *service, int32_t rank)
{
    if (!dtl__service_is_departed(service, rank))
        return false;
    dtl__service_drain();
    return true;
}

/* ---- the thread ------------------------------------------------------------------------------ */

/* Returns true if the thread is needed without services.  A caller of dtl__service_require_thread()
 * first sets the function and then reads is_polling; the thread clears is_polling and then reads
 * the function.  Thus one of them sees the other's write. */
static bool is_needed(void)
{
    bool (*is_thread_needed)(void) = atomic_load(&registry.is_needed);

    return is_thread_needed != NULL && is_thread_needed();
}

/* Main function of the service thread.  Serves requests and runs the workers until the shutdown,
 * with sleeps that grow longer while nothing arrives; blocks without services, unless
 * is_needed(). */
static void *thread_main(void *unused)
{
    int64_t pause = NAP_SHORTEST;

    pthread_mutex_lock(&registry.lock);
    while (!registry.is_stopping) {
        atomic_store(&registry.is_polling, false);
        if (registry.services == NULL && !is_needed()) {
            pause = NAP_SHORTEST;
            pthread_cond_wait(&registry.changed, &registry.lock);
            continue;
        }
        atomic_store(&registry.is_polling, true);
        bool worked = registry_progress();

        pthread_mutex_unlock(&registry.lock);
        worked |= poller_progress();
        dtl__workers_run();
        pthread_mutex_lock(&registry.lock);
        if (registry.is_stopping)
            break;
        if (worked)
            pause = NAP_SHORTEST;
        else if (pause < NAP_LONGEST)
            pause *= 2;
        dtl__sleep(&registry.changed, &registry.lock, pause);
    }
    pthread_mutex_unlock(&registry.lock);
    return unused;
}

bool dtl__service_thread_is_wanted(void)
{
    const char *progress = dtl__option("DTL_PROGRESS");

    return dtl__job_thread_level() >= THREADS_MULTIPLE &&
           (progress == NULL || strcmp(progress, "poll") != 0);
}

bool dtl__service_is_polled(void)
{
    return atomic_load_explicit(&registry.is_polled, memory_order_relaxed);
}

/* Starts the service thread if the job uses one.  Called with the registry's lock held. */
static void thread_start(void)
{
    static struct exit_hook hook = {.call = dtl__service_shutdown};

    if (registry.has_thread || registry.is_stopping || !dtl__service_thread_is_wanted())
        return;
    registry.has_thread = pthread_create(&registry.thread, NULL, thread_main, NULL) == 0;
    if (registry.has_thread)
        dtl__job_add_exit_hook(&hook);
}

void dtl__service_require_thread(bool (*is_thread_needed)(void))
{
    if (atomic_load(&registry.is_polling) && atomic_load(&registry.is_needed) == is_thread_needed)
        return;
    pthread_mutex_lock(&registry.lock);
    atomic_store(&registry.is_needed, is_thread_needed);
    thread_start();
    pthread_cond_signal(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
}

/* Ranks that leave at the same time also end the services of contexts that all of them have closed.
 */
void dtl__service_shutdown(void)
{
    pthread_mutex_lock(&registry.lock);

    bool has_thread = registry.has_thread;
    int64_t until = dtl__now() + LINGER_TIME;

    registry.is_stopping = true;
    registry.has_thread = false;
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
    if (has_thread)
        pthread_join(registry.thread, NULL);
    dtl__wait(has_no_lingering, &until, &dtl__pace_bare);
}

/* ---- services -------------------------------------------------------------------------------- */

dtl_status dtl__service_of(struct context *context, struct service **out)
{
    struct service *service = context->service;
    dtl_status status;

    if (service != NULL) {
        *out = service;
        return DTL_SUCCESS;
    }
    status = dtl__comm_agree(
        &context->comm,
        dtl__alloc((void **)&service,
                   sizeof *service + 2 * (size_t)context->comm.size * sizeof *service->lost,
                   "service of a context"));
    if (status == DTL_SUCCESS)
        status =
            dtl__comm_agree(&context->comm, context->comm.ops->dup(&context->comm, &service->comm));
    if (status != DTL_SUCCESS) {
        if (service != NULL && service->comm.ops != NULL)
            service->comm.ops->free(&service->comm);
        dtl__release(service);
        return status;
    }
    pthread_mutex_init(&service->lock, NULL);

    pthread_mutex_lock(&registry.lock);
    service->next = registry.services;
    registry.services = service;
    if (service->comm.size > 1) {
        thread_start();
        dtl__polling_collectives(&context->ops);
        dtl__polling_collectives(&context->message_ops);
        dtl__polling_collectives(&context->unchecked_ops);
    }
    registry.is_polled = !registry.has_thread;
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);

    context->service = service;
    *out = service;
    return DTL_SUCCESS;
}

/* Makes space for one more attached object.  Called with the service's lock held. */
static dtl_status attached_grow(struct service *service)
{
    uint64_t capacity = service->attached_capacity == 0 ? 8 : 2 * service->attached_capacity;
    struct attached_object *attached = NULL;
    dtl_status status;

    if (service->attached_count < service->attached_capacity)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&attached, capacity * sizeof *attached,
                        "objects that other ranks may ask for");
    if (status != DTL_SUCCESS)
        return status;
    if (service->attached_count > 0)
        memcpy(attached, service->attached, service->attached_count * sizeof *attached);
    dtl__release(service->attached);
    service->attached = attached;
    service->attached_capacity = capacity;
    return DTL_SUCCESS;
}

/* Undoes attach_object() before any request for the object can arrive. */
static void detach_last(struct service *service)
{
    pthread_mutex_lock(&service->lock);
    service->attached_count--;
    pthread_mutex_unlock(&service->lock);
}

/* Attaches an object on this rank, sets *identity and handles the requests for it that have
 * arrived already.  Takes the service's lock. */
static dtl_status attach_object(struct service *service, service_handler handler, void *object,
                                uint64_t *identity)
{
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    status = attached_grow(service);
    if (status == DTL_SUCCESS) {
        *identity = service->attached_count;
        service->attached[service->attached_count++] = (struct attached_object){handler, object};
        dtl__service_handle_early(service);
    }
    pthread_mutex_unlock(&service->lock);
    return status;
}

dtl_status dtl__service_attach(struct context *context, service_handler handler, void *object,
                               struct service **out, uint64_t *identity)
{
    struct service *service = NULL;
    dtl_status status = dtl__service_of(context, &service), attached;

    if (status != DTL_SUCCESS)
        return status;
    attached = attach_object(service, handler, object, identity);
    status = dtl__comm_agree(&context->comm, attached);
    if (status == DTL_SUCCESS)
        *out = service;
    else if (attached == DTL_SUCCESS)
        detach_last(service);
    return status;
}

void dtl__service_detach(struct service *service, uint64_t identity)
{
    pthread_mutex_lock(&service->lock);
    service->attached[identity].object = NULL;
    pthread_mutex_unlock(&service->lock);
}

void dtl__service_lock(struct service *service)
{
    pthread_mutex_lock(&service->lock);
}

void dtl__service_unlock(struct service *service)
{
    pthread_mutex_unlock(&service->lock);
}
