/* SPDX-License-Identifier: BSD-3-Clause */
/* Epochs that both sides agree on: an owner posts its part to some ranks, which start to access it
 * and complete, and waits for them. */
#include "async/answering.h"
#include "dtl_impl.h"
#include "window.h"

static dtl_status ranks_check(const char *function, const char *argument, struct window *window,
                              const dtl_rank_t *ranks, uint64_t count)
{
    int32_t size = window->context->comm.size;

    for (uint64_t index = 0; index < count; index++) {
        if (ranks[index] < 0 || ranks[index] >= size)
            return dtl__fail(DTL_ERROR_INVALID_RANK,
                             "dtl_%s: %s[%llu] is %d; expected a rank from 0 to %d "
                             "[DTL-%s-%s-range]",
                             function, argument, (unsigned long long)index, (int)ranks[index],
                             (int)size - 1, function, argument);
        for (uint64_t before = 0; before < index; before++)
            if (ranks[before] == ranks[index])
                return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                                 "dtl_%s: %s[%llu] is %d, as %s[%llu]; expected each rank once "
                                 "[DTL-%s-%s-once]",
                                 function, argument, (unsigned long long)index, (int)ranks[index],
                                 argument, (unsigned long long)before, function, argument);
    }
    return DTL_SUCCESS;
}

static dtl_status epoch_refuse(const char *function, const char *found, const char *expected)
{
    return dtl__fail(DTL_ERROR_CONSISTENCY_VIOLATION,
                     "dtl_%s: win is %s; expected %s [DTL-%s-win-epoch]", function, found, expected,
                     function);
}

static dtl_status notify(struct window *window, int32_t rank, enum window_verb verb)
{
    struct window_request request = {.verb = verb};
    struct answer none = {0};

    if (rank == window->context->comm.rank)
        return dtl__window_handle(window, rank, &request, sizeof request, &none);
    return dtl__service_tell(window->service, rank, window->identity, &request, sizeof request);
}

/* ---- who owns the part ----------------------------------------------------------------------- */

dtl_status dtl_impl_window_post(struct window *win, const dtl_rank_t *origins, dtl_size_t count)
{
    dtl_status status = ranks_check("window_post", "origins", win, origins, count);

    if (status != DTL_SUCCESS)
        return status;
    if (win->is_exposed)
        return epoch_refuse("window_post", "posted already", "dtl_window_wait before");
    win->is_exposed = true;
    win->exposed = count;
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++)
        status = notify(win, origins[index], WINDOW_POSTED);
    return status;
}

static bool is_over(struct window *window)
{
    if (atomic_load(&window->complete) < window->exposed)
        return false;
    atomic_fetch_sub(&window->complete, window->exposed);
    window->is_exposed = false;
    return true;
}

dtl_status dtl_impl_window_wait(struct window *win)
{
    int64_t begun = 0;

    if (!win->is_exposed)
        return epoch_refuse("window_wait", "not posted", "dtl_window_post before");
    while (!is_over(win))
        dtl__answer_meanwhile(&begun);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_window_test(struct window *win, int *completed)
{
    if (!win->is_exposed)
        return epoch_refuse("window_test", "not posted", "dtl_window_post before");
    dtl__service_progress();
    *completed = is_over(win);
    return DTL_SUCCESS;
}

/* ---- who accesses it ------------------------------------------------------------------------- */

static dtl_status start_check(const struct window *window, const dtl_rank_t *targets,
                              uint64_t count)
{
    if (window->is_started)
        return epoch_refuse("window_start", "started already", "dtl_window_complete before");
    if (window->has_all)
        return epoch_refuse("window_start", "locked", "dtl_window_unlock_all before");
    for (uint64_t index = 0; index < count; index++)
        if (window->access[targets[index]] != ACCESS_NONE)
            return epoch_refuse("window_start", "locked at one of targets",
                                "dtl_window_unlock before");
    return DTL_SUCCESS;
}

static void post_take(struct window *window, int32_t target)
{
    int64_t begun = 0;

    while (atomic_load(&window->posts[target]) == 0)
        dtl__answer_meanwhile(&begun);
    atomic_fetch_sub(&window->posts[target], 1);
    window->access[target] = ACCESS_STARTED;
}

dtl_status dtl_impl_window_start(struct window *win, const dtl_rank_t *targets, dtl_size_t count)
{
    dtl_status status = ranks_check("window_start", "targets", win, targets, count);

    if (status == DTL_SUCCESS)
        status = start_check(win, targets, count);
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++)
        post_take(win, targets[index]);
    win->is_started = true;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_window_complete(struct window *win)
{
    dtl_status result = DTL_SUCCESS;

    if (!win->is_started)
        return epoch_refuse("window_complete", "not started", "dtl_window_start before");
    win->is_started = false;
    for (int32_t target = 0; target < win->context->comm.size; target++) {
        dtl_status status;

        if (win->access[target] != ACCESS_STARTED)
            continue;
        win->access[target] = ACCESS_NONE;
        status = dtl__window_flush(win, target);
        if (status == DTL_SUCCESS)
            status = notify(win, target, WINDOW_COMPLETED);
        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}
