/* SPDX-License-Identifier: BSD-3-Clause */
/* Groups: what a thread asks of communicators between a start and an end, done together. */
#include "communicator.h"
#include "dtl_impl.h"

/* One thread's. */
static _Thread_local struct {
    uint64_t depth; /* groups in one another */
    struct posted *first;
    struct posted *last;
} group;

static void posted_release(struct posted *posted)
{
    dtl__release(posted->awaited);
    dtl__release(posted);
}

/* ---- what is kept ---------------------------------------------------------------------------- */

static dtl_status keep(const struct posted *posted)
{
    struct posted *kept = NULL;
    dtl_status status = dtl__alloc((void **)&kept, sizeof *kept, "operation of a group");

    if (status != DTL_SUCCESS)
        return status;
    *kept = *posted;
    if (group.first == NULL)
        group.first = kept;
    else
        group.last->next = kept;
    group.last = kept;
    return DTL_SUCCESS;
}

dtl_status dtl__signal_post(const struct posted *posted)
{
    struct posted now = *posted;
    dtl_status status = group.depth > 0 ? keep(posted) : dtl__signal_run(&now);

    if (group.depth == 0 || status != DTL_SUCCESS)
        dtl__release(posted->awaited);
    return status;
}

void dtl__signal_group_forget(const struct signal_comm *comm)
{
    struct posted *next = group.first;

    group.first = group.last = NULL;
    while (next != NULL) {
        struct posted *posted = next;

        next = posted->next;
        posted->next = NULL;
        if (posted->comm == comm) {
            posted_release(posted);
            continue;
        }
        if (group.first == NULL)
            group.first = posted;
        else
            group.last->next = posted;
        group.last = posted;
    }
}

/* ---- what is done ---------------------------------------------------------------------------- */

/* What is done to each operation of a kind; the first failure is told. */
static void each(struct posted *first, enum posted_kind kind,
                 dtl_status (*act)(struct posted *posted), dtl_status *result)
{
    for (struct posted *posted = first; posted != NULL; posted = posted->next) {
        dtl_status status = posted->kind == kind ? act(posted) : DTL_SUCCESS;

        *result = *result == DTL_SUCCESS ? status : *result;
    }
}

static dtl_status run(struct posted *first)
{
    dtl_status status = DTL_SUCCESS;

    each(first, POSTED_RECV, dtl__signal_begin, &status);
    each(first, POSTED_SEND, dtl__signal_begin, &status);
    each(first, POSTED_SIGNAL, dtl__signal_run, &status);
    each(first, POSTED_WAIT, dtl__signal_run, &status);
    each(first, POSTED_RECV, dtl__signal_finish, &status);
    each(first, POSTED_SEND, dtl__signal_finish, &status);
    return status;
}

dtl_status dtl_impl_signal_group_start(void)
{
    group.depth++;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_signal_group_end(void)
{
    struct posted *next = group.first;
    dtl_status status;

    if (group.depth == 0)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "this thread has no group open; expected one that was started");
    if (--group.depth > 0)
        return DTL_SUCCESS;
    group.first = group.last = NULL;
    status = run(next);
    while (next != NULL) {
        struct posted *posted = next;

        next = posted->next;
        posted_release(posted);
    }
    return status;
}
