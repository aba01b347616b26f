/* SPDX-License-Identifier: BSD-3-Clause */
/* Passive target locks. A request for a lock does not queue at the target: the origin repeats it
 * until the lock is granted. */
#include "dtl_impl.h"
#include "progress/wait.h"
#include "window.h"

struct lock_wait {
    struct window *window;
    int32_t target;
    struct window_request request;
};

/* Test callback for dtl__wait(): tries to acquire the lock once. */
static dtl_status lock_try(void *state, bool *done)
{
    const struct lock_wait *wait = state;
    bool are_gone = dtl__comm_has_left(&wait->window->context->comm, DTL_ANY_SOURCE);
    char is_granted = 0;
    dtl_status status =
        dtl__window_execute(wait->window, wait->target, &wait->request, NULL, &is_granted);

    *done = is_granted != 0;
    if (status == DTL_SUCCESS && !*done && are_gone)
        return dtl__comm_fail_left(DTL_ANY_SOURCE); /* one of the ranks that left holds it */
    return status;
}

/* Blocks until the target grants the lock. Fails if all other ranks leave the job before. */
static dtl_status lock_acquire(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct lock_wait wait = {.window = window,
                             .target = target,
                             .request = {.verb = WINDOW_LOCK, .mode = (int32_t)mode}};

    return dtl__wait(lock_try, &wait, &dtl__pace);
}

/* Flushes the target and releases its lock, also if the flush fails. */
static dtl_status lock_release(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct window_request request = {.verb = WINDOW_UNLOCK, .mode = (int32_t)mode};
    dtl_status flushed = dtl__window_flush(window, target);
    dtl_status status = dtl__window_execute(window, target, &request, NULL, NULL);

    return status == DTL_SUCCESS ? flushed : status;
}

/* Marks the access epoch as open, before the lock is acquired, so that other threads are refused
 * meanwhile. Returns false if this rank has access to the target already. */
static bool access_begin(struct window *window, int32_t target, enum access wanted)
{
    bool is_free;

    pthread_mutex_lock(&window->epoch_lock);
    is_free = !window->has_all && window->access[target] == ACCESS_NONE;
    if (is_free)
        window->access[target] = (unsigned char)wanted;
    pthread_mutex_unlock(&window->epoch_lock);
    return is_free;
}

/* Returns the kind of access to a target, and ends it if it is a lock. */
static enum access lock_access_end(struct window *window, int32_t target)
{
    enum access access;

    pthread_mutex_lock(&window->epoch_lock);
    access = (enum access)window->access[target];
    if (access == ACCESS_SHARED || access == ACCESS_EXCLUSIVE)
        window->access[target] = ACCESS_NONE;
    pthread_mutex_unlock(&window->epoch_lock);
    return access;
}

dtl_status dtl_impl_window_lock(struct window *win, dtl_rank_t target, dtl_lock_mode mode)
{
    enum access wanted = mode == DTL_LOCK_EXCLUSIVE ? ACCESS_EXCLUSIVE : ACCESS_SHARED;
    dtl_status status;

    if (!access_begin(win, target, wanted))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "target-epoch",
                                    "target is %d, which this rank may access already; "
                                    "expected one that it has not locked or started",
                                    (int)target);
    status = lock_acquire(win, target, mode);
    if (status != DTL_SUCCESS)
        atomic_store(&win->access[target], ACCESS_NONE);
    return status;
}

dtl_status dtl_impl_window_unlock(struct window *win, dtl_rank_t target)
{
    enum access access = lock_access_end(win, target);

    if (access != ACCESS_SHARED && access != ACCESS_EXCLUSIVE)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "target-epoch",
                                    "target is %d; expected one that this rank has locked "
                                    "by dtl_window_lock",
                                    (int)target);
    return lock_release(win, target,
                        access == ACCESS_EXCLUSIVE ? DTL_LOCK_EXCLUSIVE : DTL_LOCK_SHARED);
}

/* Begins an access epoch to all ranks. Returns false if this rank already has an access epoch. */
static bool all_access_begin(struct window *window)
{
    bool is_free;

    pthread_mutex_lock(&window->epoch_lock);
    is_free = !dtl__window_has_access(window);
    window->has_all |= is_free;
    pthread_mutex_unlock(&window->epoch_lock);
    return is_free;
}

dtl_status dtl_impl_window_lock_all(struct window *win)
{
    dtl_status status = DTL_SUCCESS;

    if (!all_access_begin(win))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "win-epoch",
                                    "win has targets that this rank may access already; "
                                    "expected none that it has locked or started");
    for (int32_t target = 0; target < win->context->comm.size && status == DTL_SUCCESS; target++) {
        status = lock_acquire(win, target, DTL_LOCK_SHARED);
        for (int32_t taken = 0; taken < target && status != DTL_SUCCESS; taken++)
            lock_release(win, taken, DTL_LOCK_SHARED);
    }
    if (status != DTL_SUCCESS)
        win->has_all = false;
    return status;
}

dtl_status dtl_impl_window_unlock_all(struct window *win)
{
    dtl_status result = DTL_SUCCESS;

    if (!atomic_exchange(&win->has_all, false))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "win-epoch",
                                    "win is not locked; expected dtl_window_lock_all "
                                    "before");
    for (int32_t target = 0; target < win->context->comm.size; target++) {
        dtl_status status = lock_release(win, target, DTL_LOCK_SHARED);

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}
