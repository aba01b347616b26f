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
    dtl_status status = group.depth > 0 ? keep(posted) : posted->comm->ops->alone(&now);

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

/* What a step is for. */
enum { MESSAGES = 1 << POSTED_SEND | 1 << POSTED_RECV };

static bool is_of(const struct posted *posted, int kinds)
{
    return (kinds >> posted->kind & 1) != 0;
}

/* The step of each way, for all of some kinds; the first failure is told. */
#define EACH(first, kinds, step, result)                                                           \
    for (struct posted *posted = first; posted != NULL; posted = posted->next)                     \
        if (is_of(posted, kinds)) {                                                                \
            dtl_status status_ = posted->comm->ops->step(posted);                                  \
            *(result) = *(result) == DTL_SUCCESS ? status_ : *(result);                            \
        }

dtl_status dtl__signal_together(struct posted *first)
{
    dtl_status status = DTL_SUCCESS;

    EACH(first, 1 << POSTED_RECV, begin, &status);
    EACH(first, 1 << POSTED_SEND, begin, &status);
    EACH(first, MESSAGES, begun, &status);
    EACH(first, 1 << POSTED_SIGNAL, run, &status);
    EACH(first, 1 << POSTED_WAIT, run, &status);
    EACH(first, 1 << POSTED_RECV, finish, &status);
    EACH(first, 1 << POSTED_SEND, finish, &status);
    if (status == DTL_SUCCESS)
        EACH(first, ~0, settle, &status);
    return status;
}

dtl_status dtl__signal_skip(struct posted *posted)
{
    (void)posted;
    return DTL_SUCCESS;
}

dtl_status dtl__signal_ready(const struct signal_comm *comm)
{
    (void)comm;
    return DTL_SUCCESS;
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
    status = dtl__signal_together(next);
    while (next != NULL) {
        struct posted *posted = next;

        next = posted->next;
        posted_release(posted);
    }
    return status;
}
