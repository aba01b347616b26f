/* SPDX-License-Identifier: BSD-3-Clause */
/* Fences and flushes. */
#include "dtl_impl.h"
#include "window.h"

dtl_status dtl_impl_window_fence(struct window *win)
{
    dtl_status flushed = dtl__window_flush_all(win);
    dtl_status status = dtl__service_barrier(win->service);

    if (status == DTL_SUCCESS)
        win->is_fenced = true;
    return status == DTL_SUCCESS ? flushed : status;
}

dtl_status dtl_impl_window_flush(struct window *win, dtl_rank_t target)
{
    return dtl__window_flush(win, target);
}

dtl_status dtl_impl_window_flush_all(struct window *win)
{
    return dtl__window_flush_all(win);
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
