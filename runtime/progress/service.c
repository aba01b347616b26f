/* SPDX-License-Identifier: BSD-3-Clause */
/* Services: one a context that needs it, over a communicator of its own, so that no receive of the
 * program can take its messages; and the one thread that looks after all of them.  Lock order:
 * `registry.lock`, then a service's `lock`. */
#include "service.h"

#include <string.h>

#include "job/job.h"
#include "polling.h"
#include "service_state.h"
#include "wait.h"
#include "worker.h"

enum { THREADS_MULTIPLE = 3, LINGER = 100000000 /* nanoseconds, at the end of the job */ };

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct service *services;
    pthread_t thread;
    bool has_thread;
    atomic_bool is_polled;
    bool is_stopping;
    bool (*_Atomic is_needed)(void); /* NULL until something is attended */
    bool (*_Atomic also)(void);      /* NULL: nothing is answered but requests */
    atomic_bool is_attending;        /* the thread looks again by itself */
} registry = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

/* ---- the end --------------------------------------------------------------------------------- */

/* Returns true if a rank does not receive what is sent to it any more. */
static bool has_lost(struct service *service)
{
    bool has = atomic_load(&service->is_broken);

    for (int32_t rank = 0; rank < service->comm.size && !has; rank++)
        has = atomic_load(&service->lost[rank]);
    return has;
}

/* Releases a service that other ranks don't use any more.  One that may have lost messages is kept:
 * MPI would give those on their way to a communicator made next. */
static void service_release(struct service *service)
{
    static struct service *kept;

    if (service->user != NULL)
        service->user->release(service->object);
    while (service->early != NULL) {
        struct request *early = service->early;

        service->early = early->next;
        dtl__release(early);
    }
    if (has_lost(service)) {
        service->next = kept;
        kept = service;
        return;
    }
    service->comm.ops->free(&service->comm);
    pthread_mutex_destroy(&service->lock);
    dtl__service_rooms_release(service);
    dtl__release(service->attached);
    dtl__release(service);
}

/* Goes on with the end of a service of a context that was freed; returns true at its end. */
static bool service_ends(struct service *service)
{
    bool is_over;

    if (!service->is_freed || pthread_mutex_trylock(&service->lock) != 0)
        return false;
    is_over = dtl__service_end(service) || has_lost(service);
    if (is_over)
        dtl__service_reap(service);
    is_over = is_over && (service->outgoing == NULL || has_lost(service));
    pthread_mutex_unlock(&service->lock);
    return is_over;
}

/* Under the registry's lock. */
static bool registry_progress(void)
{
    bool worked = false;

    for (struct service **link = &registry.services; *link != NULL;) {
        struct service *service = *link;

        worked |= dtl__service_answer(service);
        if (service_ends(service)) {
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

/* A wait_test: whether no service lingers, or it is time to go. */
static dtl_status none_lingers(void *until, bool *done)
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

void dtl__service_also(bool (*answer)(void))
{
    atomic_store(&registry.also, answer);
}

static bool also_progress(void)
{
    bool (*answer)(void) = atomic_load_explicit(&registry.also, memory_order_acquire);

    return answer != NULL && answer();
}

void dtl__service_progress(void)
{
    also_progress();
    if (pthread_mutex_trylock(&registry.lock) != 0)
        return;
    registry_progress();
    pthread_mutex_unlock(&registry.lock);
}

bool dtl__service_is_left(const struct service *service, int32_t rank)
{
    return dtl__comm_has_left(&service->comm, rank);
}

void dtl__service_settle(void)
{
    pthread_mutex_lock(&registry.lock);
    for (struct service *each = registry.services; each != NULL; each = each->next)
        dtl__service_answer_all(each);
    pthread_mutex_unlock(&registry.lock);
}

bool dtl__service_has_left(const struct service *service, int32_t rank)
{
    if (!dtl__service_is_left(service, rank))
        return false;
    dtl__service_settle();
    return true;
}

/* ---- the thread ------------------------------------------------------------------------------ */

/* Whoever needs it says so first, and then sees whether the thread attends, which looks the other
 * way round. */
static bool is_needed(void)
{
    bool (*ask)(void) = atomic_load(&registry.is_needed);

    return ask != NULL && ask();
}

static void *thread_main(void *unused)
{
    int64_t pause = NAP_SHORTEST;

    pthread_mutex_lock(&registry.lock);
    while (!registry.is_stopping) {
        atomic_store(&registry.is_attending, false);
        if (registry.services == NULL && !is_needed()) {
            pause = NAP_SHORTEST;
            pthread_cond_wait(&registry.changed, &registry.lock);
            continue;
        }
        atomic_store(&registry.is_attending, true);
        bool worked = registry_progress();

        pthread_mutex_unlock(&registry.lock);
        worked |= also_progress();
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

/* Under the registry's lock. */
static void thread_start(void)
{
    static struct exit_hook hook = {.call = dtl__service_shutdown};

    if (registry.has_thread || registry.is_stopping || !dtl__service_thread_is_wanted())
        return;
    registry.has_thread = pthread_create(&registry.thread, NULL, thread_main, NULL) == 0;
    if (registry.has_thread)
        dtl__job_add_exit_hook(&hook);
}

void dtl__service_attend(bool (*ask)(void))
{
    if (atomic_load(&registry.is_attending) && atomic_load(&registry.is_needed) == ask)
        return;
    pthread_mutex_lock(&registry.lock);
    atomic_store(&registry.is_needed, ask);
    thread_start();
    pthread_cond_signal(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
}

/* Ranks that leave at the same time end the services of contexts that all of them have closed. */
void dtl__service_shutdown(void)
{
    pthread_mutex_lock(&registry.lock);

    bool has_thread = registry.has_thread;
    int64_t until = dtl__now() + LINGER;

    registry.is_stopping = true;
    registry.has_thread = false;
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
    if (has_thread)
        pthread_join(registry.thread, NULL);
    dtl__wait(none_lingers, &until, &dtl__pace_bare);
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
        dtl__answering_collectives(&context->ops);
        dtl__answering_collectives(&context->back);
        dtl__answering_collectives(&context->bare);
    }
    registry.is_polled = !registry.has_thread;
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);

    context->service = service;
    *out = service;
    return DTL_SUCCESS;
}

static dtl_status attached_grow(struct service *service)
{
    uint64_t capacity = service->attached_capacity == 0 ? 8 : 2 * service->attached_capacity;
    struct attached *attached = NULL;
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

/* Before requests for it can come. */
static void detach_last(struct service *service)
{
    pthread_mutex_lock(&service->lock);
    service->attached_count--;
    pthread_mutex_unlock(&service->lock);
}

static dtl_status attach(struct service *service, service_handler handler, void *object,
                         uint64_t *identity)
{
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    status = attached_grow(service);
    if (status == DTL_SUCCESS) {
        *identity = service->attached_count;
        service->attached[service->attached_count++] = (struct attached){handler, object};
        dtl__service_catch_up(service);
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
    attached = attach(service, handler, object, identity);
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

void dtl__service_hold(struct service *service)
{
    pthread_mutex_lock(&service->lock);
}

void dtl__service_let_go(struct service *service)
{
    pthread_mutex_unlock(&service->lock);
}
