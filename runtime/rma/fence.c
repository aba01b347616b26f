/* SPDX-License-Identifier: BSD-3-Clause */
/* Fences and flushes. */
#include "dtl_impl.h"
#include "window.h"

dtl_status dtl__epoch_refuse(const char *found, const char *expected)
{
    return dtl__refuse_argument(DTL_ERROR_CONSISTENCY_VIOLATION, "win-epoch",
                                "win is %s; expected %s", found, expected);
}

bool dtl__window_has_access(const struct window *window)
{
    for (int32_t target = 0; target < window->context->comm.size; target++)
        if (window->access[target] != ACCESS_NONE)
            return true;
    return window->has_all;
}

/* Fails if an epoch of another kind is open: a fence ends none of them. */
static dtl_status fence_check(const struct window *window)
{
    if (window->is_started)
        return dtl__epoch_refuse("started", "dtl_window_complete before");
    if (dtl__window_has_access(window))
        return dtl__epoch_refuse("locked", "dtl_window_unlock or dtl_window_unlock_all before");
    if (window->is_exposed)
        return dtl__epoch_refuse("posted", "dtl_window_wait before");
    return DTL_SUCCESS;
}

/* Fence. The check comes after the barrier, so that a rank that fails does not block the others. */
dtl_status dtl_impl_window_fence(struct window *win)
{
    dtl_status flushed = dtl__window_flush_all(win);
    dtl_status status = dtl__service_barrier(win->service);

    if (status == DTL_SUCCESS)
        status = flushed;
    if (status == DTL_SUCCESS)
        status = fence_check(win);
    if (status == DTL_SUCCESS)
        win->is_fenced = true;
    return status;
}

dtl_status dtl_impl_window_flush(struct window *win, dtl_rank_t target)
{
    return dtl__window_flush(win, target);
}

dtl_status dtl_impl_window_flush_all(struct window *win)
{
    return dtl__window_flush_all(win);
}

/* Nothing to wait for: every operation copies the origin's data before it returns. */
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
