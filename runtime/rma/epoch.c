/* SPDX-License-Identifier: BSD-3-Clause */
/* Fences, locks and flushes.  Requests between two ranks are handled in order, so a request that is
 * answered says that all before it are done. */
#include <time.h>

#include "dtl_impl.h"
#include "window.h"

enum { NAP = 20000 }; /* nanoseconds between two tries for a lock */

static dtl_status target_flush(struct window *window, int32_t target)
{
    struct window_request request = {.verb = WINDOW_FLUSH};
    struct answer answer = {0};
    dtl_status status;

    if (target == window->context->comm.rank)
        return DTL_SUCCESS;
    status = dtl__window_call(window, target, &request, NULL, 0, &answer);
    dtl__release(answer.data);
    return status;
}

static dtl_status all_flush(struct window *window)
{
    dtl_status result = DTL_SUCCESS;

    for (int32_t target = 0; target < window->context->comm.size; target++) {
        dtl_status status = target_flush(window, target);

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}

dtl_status dtl_impl_window_fence(struct window *win)
{
    dtl_status flushed = all_flush(win);
    dtl_status status = dtl__service_barrier(win->service);

    if (status == DTL_SUCCESS)
        win->is_fenced = true;
    return status == DTL_SUCCESS ? flushed : status;
}

/* ---- locks ----------------------------------------------------------------------------------- */

static dtl_status lock_try(struct window *window, int32_t target, dtl_lock_mode mode,
                           bool *is_granted)
{
    struct window_request request = {.verb = WINDOW_LOCK, .mode = (int32_t)mode};
    struct answer answer = {0};
    dtl_status status = dtl__window_call(window, target, &request, NULL, 0, &answer);

    if (status == DTL_SUCCESS)
        *is_granted = *(const char *)answer.data != 0;
    dtl__release(answer.data);
    return status;
}

static dtl_status lock_take(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct timespec nap = {.tv_nsec = NAP};
    bool is_granted = false;
    dtl_status status;

    for (;;) {
        status = lock_try(window, target, mode, &is_granted);
        if (status != DTL_SUCCESS || is_granted)
            return status;
        dtl__service_progress();
        nanosleep(&nap, NULL);
    }
}

static dtl_status lock_give(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct window_request request = {.verb = WINDOW_UNLOCK, .mode = (int32_t)mode};
    struct answer answer = {0};
    dtl_status status = dtl__window_call(window, target, &request, NULL, 0, &answer);

    dtl__release(answer.data);
    return status;
}

dtl_status dtl_impl_window_lock(struct window *win, dtl_rank_t target, dtl_lock_mode mode)
{
    dtl_status status;

    if (win->has_all || win->access[target] != ACCESS_NONE)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "window_lock: target is %d, which this rank has locked already",
                         (int)target);
    status = lock_take(win, target, mode);
    if (status == DTL_SUCCESS)
        win->access[target] = mode == DTL_LOCK_EXCLUSIVE ? ACCESS_EXCLUSIVE : ACCESS_SHARED;
    return status;
}

dtl_status dtl_impl_window_unlock(struct window *win, dtl_rank_t target)
{
    enum access access = (enum access)win->access[target];

    if (win->has_all || access == ACCESS_NONE)
        return dtl__fail(
            DTL_ERROR_INVALID_ARGUMENT,
            "window_unlock: target is %d; expected one that this rank has locked by window_lock",
            (int)target);
    win->access[target] = ACCESS_NONE;
    return lock_give(win, target,
                     access == ACCESS_EXCLUSIVE ? DTL_LOCK_EXCLUSIVE : DTL_LOCK_SHARED);
}

static bool has_any_lock(const struct window *window)
{
    for (int32_t target = 0; target < window->context->comm.size; target++)
        if (window->access[target] != ACCESS_NONE)
            return true;
    return false;
}

dtl_status dtl_impl_window_lock_all(struct window *win)
{
    dtl_status status = DTL_SUCCESS;

    if (win->has_all || has_any_lock(win))
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "window_lock_all: this rank holds a lock of the window already");
    for (int32_t target = 0; target < win->context->comm.size && status == DTL_SUCCESS; target++) {
        status = lock_take(win, target, DTL_LOCK_SHARED);
        for (int32_t taken = 0; taken < target && status != DTL_SUCCESS; taken++)
            lock_give(win, taken, DTL_LOCK_SHARED);
    }
    win->has_all = status == DTL_SUCCESS;
    return status;
}

dtl_status dtl_impl_window_unlock_all(struct window *win)
{
    dtl_status result = DTL_SUCCESS;

    if (!win->has_all)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "window_unlock_all: expected window_lock_all before");
    win->has_all = false;
    for (int32_t target = 0; target < win->context->comm.size; target++) {
        dtl_status status = lock_give(win, target, DTL_LOCK_SHARED);

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}

/* ---- flushes --------------------------------------------------------------------------------- */

dtl_status dtl_impl_window_flush(struct window *win, dtl_rank_t target)
{
    return target_flush(win, target);
}

dtl_status dtl_impl_window_flush_all(struct window *win)
{
    return all_flush(win);
}

/* Operations copy what they are given, so there is nothing to wait for. */
dtl_status dtl_impl_window_flush_local(struct window *win, dtl_rank_t target)
{
    (void)win;
    (void)target;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_window_flush_local_all(struct window *win)
{
    (void)win;
    return DTL_SUCCESS;
}
