/* SPDX-License-Identifier: BSD-3-Clause */
/* Locks of parts.  Who does not get one asks again. */
#include "async/answering.h"
#include "dtl_impl.h"
#include "window.h"

static dtl_status lock_take(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct window_request request = {.verb = WINDOW_LOCK, .mode = (int32_t)mode};
    int64_t begun = 0;

    for (;;) {
        char is_granted = 0;
        dtl_status status = dtl__window_do(window, target, &request, NULL, &is_granted);

        if (status != DTL_SUCCESS || is_granted)
            return status;
        dtl__answer_meanwhile(&begun);
    }
}

static dtl_status lock_give(struct window *window, int32_t target, dtl_lock_mode mode)
{
    struct window_request request = {.verb = WINDOW_UNLOCK, .mode = (int32_t)mode};
    dtl_status flushed = dtl__window_flush(window, target);
    dtl_status status = dtl__window_do(window, target, &request, NULL, NULL);

    return status == DTL_SUCCESS ? flushed : status;
}

dtl_status dtl_impl_window_lock(struct window *win, dtl_rank_t target, dtl_lock_mode mode)
{
    dtl_status status;

    if (win->has_all || win->access[target] != ACCESS_NONE)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "dtl_window_lock: target is %d, which this rank may access already; "
                         "expected one that it has not locked or started "
                         "[DTL-window_lock-target-epoch]",
                         (int)target);
    status = lock_take(win, target, mode);
    if (status == DTL_SUCCESS)
        win->access[target] = mode == DTL_LOCK_EXCLUSIVE ? ACCESS_EXCLUSIVE : ACCESS_SHARED;
    return status;
}

dtl_status dtl_impl_window_unlock(struct window *win, dtl_rank_t target)
{
    enum access access = (enum access)win->access[target];

    if (access != ACCESS_SHARED && access != ACCESS_EXCLUSIVE)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "dtl_window_unlock: target is %d; expected one that this rank has locked "
                         "by dtl_window_lock [DTL-window_unlock-target-epoch]",
                         (int)target);
    win->access[target] = ACCESS_NONE;
    return lock_give(win, target,
                     access == ACCESS_EXCLUSIVE ? DTL_LOCK_EXCLUSIVE : DTL_LOCK_SHARED);
}

static bool has_any_access(const struct window *window)
{
    for (int32_t target = 0; target < window->context->comm.size; target++)
        if (window->access[target] != ACCESS_NONE)
            return true;
    return window->has_all;
}

dtl_status dtl_impl_window_lock_all(struct window *win)
{
    dtl_status status = DTL_SUCCESS;

    if (has_any_access(win))
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "dtl_window_lock_all: win has targets that this rank may access already; "
                         "expected none that it has locked or started "
                         "[DTL-window_lock_all-win-epoch]");
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
                         "dtl_window_unlock_all: win is not locked; expected dtl_window_lock_all "
                         "before [DTL-window_unlock_all-win-epoch]");
    win->has_all = false;
    for (int32_t target = 0; target < win->context->comm.size; target++) {
        dtl_status status = lock_give(win, target, DTL_LOCK_SHARED);

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}
