/* SPDX-License-Identifier: BSD-3-Clause */
/* Post/start/complete/wait epochs (generalized active target synchronization in MPI). An owner
 * posts its part to some ranks (post); these access it (start, complete); the owner waits until all
 * have completed (wait). */
#include <stdio.h>

#include "dtl_impl.h"
#include "progress/wait.h"
#include "window.h"

/* Fails unless `ranks` has valid ranks of the window without duplicates. `argument` is the name of
 * the parameter, for the message. */
static dtl_status ranks_check(const char *argument, struct window *window, const dtl_rank_t *ranks,
                              uint64_t count)
{
    int32_t size = window->context->comm.size;
    char key[sizeof "origins-range"];

    for (uint64_t index = 0; index < count; index++) {
        if (ranks[index] < 0 || ranks[index] >= size) {
            snprintf(key, sizeof key, "%s-range", argument);
            return dtl__refuse_argument(
                DTL_ERROR_INVALID_RANK, key, "%s[%llu] is %d; expected a rank from 0 to %d",
                argument, (unsigned long long)index, (int)ranks[index], (int)size - 1);
        }
        for (uint64_t before = 0; before < index; before++) {
            if (ranks[before] != ranks[index])
                continue;
            snprintf(key, sizeof key, "%s-once", argument);
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                        "%s[%llu] is %d, as %s[%llu]; expected each rank once",
                                        argument, (unsigned long long)index, (int)ranks[index],
                                        argument, (unsigned long long)before);
        }
    }
    return DTL_SUCCESS;
}

/* Sends a request without an answer to a rank, or executes it at once if the rank is this one. */
static dtl_status notify(struct window *window, int32_t rank, enum window_verb verb)
{
    struct window_request request = {.verb = verb};
    struct reply none = {0};

    if (rank == window->context->comm.rank)
        return dtl__window_handle(window, rank, &request, sizeof request, &none);
    return dtl__service_notify(window->service, rank, window->identity, &request, sizeof request);
}

/* ---- the owner: post and wait ---------------------------------------------------------------- */

/* Opens the exposure epoch to `count` ranks. Returns false if one is open already. */
static bool exposure_open(struct window *window, uint64_t count)
{
    pthread_mutex_lock(&window->epoch_lock);

    bool was_exposed = window->is_exposed;

    window->is_exposed = true;
    if (!was_exposed)
        window->exposed_count = count;
    pthread_mutex_unlock(&window->epoch_lock);
    return !was_exposed;
}

dtl_status dtl_impl_window_post(struct window *win, const dtl_rank_t *origins, dtl_size_t count)
{
    dtl_status status = ranks_check("origins", win, origins, count);

    if (status != DTL_SUCCESS)
        return status;
    if (!exposure_open(win, count))
        return dtl__epoch_refuse("posted already", "dtl_window_wait before");
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++)
        status = notify(win, origins[index], WINDOW_POSTED);
    return status;
}

/* Test callback for dtl__wait(): true once all ranks have completed their access. Ends the exposure
 * epoch then. Also true if another thread has ended it. */
static dtl_status is_exposure_complete(void *state, bool *done)
{
    struct window *window = state;
    bool are_gone = dtl__service_has_left(window->service, DTL_ANY_SOURCE);

    pthread_mutex_lock(&window->epoch_lock);
    *done = !window->is_exposed || atomic_load(&window->completed_count) >= window->exposed_count;
    if (*done && window->is_exposed) {
        atomic_fetch_sub(&window->completed_count, window->exposed_count);
        window->is_exposed = false;
    }
    pthread_mutex_unlock(&window->epoch_lock);
    return !*done && are_gone ? dtl__comm_fail_left(DTL_ANY_SOURCE) : DTL_SUCCESS;
}

dtl_status dtl_impl_window_wait(struct window *win)
{
    if (!win->is_exposed)
        return dtl__epoch_refuse("not posted", "dtl_window_post before");
    return dtl__wait(is_exposure_complete, win, &dtl__pace);
}

dtl_status dtl_impl_window_test(struct window *win, int *completed)
{
    bool done = false;
    dtl_status status;

    if (!win->is_exposed)
        return dtl__epoch_refuse("not posted", "dtl_window_post before");
    dtl__service_progress();
    status = is_exposure_complete(win, &done);
    *completed = done;
    return status;
}

/* ---- the origin: start and complete ---------------------------------------------------------- */

/* Fails if this rank already has an access epoch to one of the targets. */
static dtl_status start_check(const struct window *window, const dtl_rank_t *targets,
                              uint64_t count)
{
    if (window->is_started)
        return dtl__epoch_refuse("started already", "dtl_window_complete before");
    if (window->has_all)
        return dtl__epoch_refuse("locked", "dtl_window_unlock_all before");
    for (uint64_t index = 0; index < count; index++)
        if (window->access[targets[index]] != ACCESS_NONE)
            return dtl__epoch_refuse("locked at one of targets", "dtl_window_unlock before");
    return DTL_SUCCESS;
}

/* Begins the access epoch to all targets, or to none if start_check() fails. Does not wait for
 * their posts. */
static dtl_status access_begin_all(struct window *window, const dtl_rank_t *targets, uint64_t count)
{
    pthread_mutex_lock(&window->epoch_lock);

    dtl_status status = start_check(window, targets, count);

    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++)
        window->access[targets[index]] = ACCESS_STARTED;
    window->is_started |= status == DTL_SUCCESS;
    pthread_mutex_unlock(&window->epoch_lock);
    return status;
}

struct post_wait {
    struct window *window;
    int32_t target;
};

/* Test callback for dtl__wait(): true once the target has posted its part to this rank. */
static dtl_status is_posted(void *state, bool *done)
{
    const struct post_wait *wait = state;
    bool has_left = dtl__service_has_left(wait->window->service, wait->target);

    *done = atomic_load(&wait->window->received_posts[wait->target]) > 0;
    return !*done && has_left ? dtl__comm_fail_left(wait->target) : DTL_SUCCESS;
}

/* Waits until `target` has posted its part to this rank, and consumes that post. Fails if the
 * target has left the job. */
static dtl_status post_consume(struct window *window, int32_t target)
{
    struct post_wait wait = {window, target};
    dtl_status status = dtl__wait(is_posted, &wait, &dtl__pace);

    if (status == DTL_SUCCESS)
        atomic_fetch_sub(&window->received_posts[target], 1);
    return status;
}

/* Ends the access that access_begin_all() began, after a failure. The first `taken` targets' posts,
 * which were consumed, become available to the next start. */
static void access_undo(struct window *window, const dtl_rank_t *targets, uint64_t count,
                        uint64_t taken)
{
    pthread_mutex_lock(&window->epoch_lock);
    for (uint64_t index = 0; index < count; index++)
        window->access[targets[index]] = ACCESS_NONE;
    window->is_started = false;
    pthread_mutex_unlock(&window->epoch_lock);
    for (uint64_t index = 0; index < taken; index++)
        atomic_fetch_add(&window->received_posts[targets[index]], 1);
}

dtl_status dtl_impl_window_start(struct window *win, const dtl_rank_t *targets, dtl_size_t count)
{
    dtl_status status = ranks_check("targets", win, targets, count);
    uint64_t taken = 0;

    if (status == DTL_SUCCESS)
        status = access_begin_all(win, targets, count);
    if (status != DTL_SUCCESS)
        return status;
    while (taken < count && status == DTL_SUCCESS) {
        status = post_consume(win, targets[taken]);
        taken += status == DTL_SUCCESS;
    }
    if (status != DTL_SUCCESS)
        access_undo(win, targets, count, taken);
    return status;
}

dtl_status dtl_impl_window_complete(struct window *win)
{
    dtl_status result = DTL_SUCCESS;

    if (!atomic_exchange(&win->is_started, false))
        return dtl__epoch_refuse("not started", "dtl_window_start before");
    for (int32_t target = 0; target < win->context->comm.size; target++) {
        unsigned char started = ACCESS_STARTED;
        dtl_status status;

        if (!atomic_compare_exchange_strong(&win->access[target], &started, ACCESS_NONE))
            continue;
        status = dtl__window_flush(win, target);
        if (status == DTL_SUCCESS)
            status = notify(win, target, WINDOW_COMPLETED);
        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}
