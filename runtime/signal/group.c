/* SPDX-License-Identifier: BSD-3-Clause */
/* Groups of operations: those that a thread posts between group_start and group_end run together at
 * the end. A group belongs to the calling thread and may contain operations of several
 * communicators. */
#include "communicator.h"
#include "dtl_impl.h"

/* The group that this thread has open. */
static _Thread_local struct {
    uint64_t depth; /* nesting depth; 0: no group */
    struct posted_operation *first;
    struct posted_operation *last;
} group;

static void posted_release(struct posted_operation *posted)
{
    dtl__release(posted->awaited);
    dtl__release(posted);
}

/* ---- collecting operations ------------------------------------------------------------------- */

/* Appends a copy of the operation to this thread's group. */
static dtl_status append_to_group(const struct posted_operation *posted)
{
    struct posted_operation *copy = NULL;
    dtl_status status = dtl__alloc((void **)&copy, sizeof *copy, "operation of a group");

    if (status != DTL_SUCCESS)
        return status;
    *copy = *posted;
    if (group.first == NULL)
        group.first = copy;
    else
        group.last->next = copy;
    group.last = copy;
    return DTL_SUCCESS;
}

dtl_status dtl__signal_post(const struct posted_operation *posted)
{
    struct posted_operation now = *posted;
    dtl_status status =
        group.depth > 0 ? append_to_group(posted) : posted->comm->ops->run_single(&now);

    if (group.depth == 0 || status != DTL_SUCCESS)
        dtl__release(posted->awaited);
    return status;
}

void dtl__signal_group_drop(const struct signal_comm *comm)
{
    struct posted_operation *next = group.first;

    group.first = group.last = NULL;
    while (next != NULL) {
        struct posted_operation *posted = next;

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

/* ---- running a group ------------------------------------------------------------------------- */

/* Sets of operation kinds, as bit masks. */
enum { MESSAGES = 1 << POSTED_SEND | 1 << POSTED_RECV };

/* Returns true if `kinds`, a set of bits 1 << kind, contains the operation's kind. */
static bool is_of_kind(const struct posted_operation *posted, int kinds)
{
    return (kinds >> posted->kind & 1) != 0;
}

/* Runs a step of each operation's transport, for all operations of some kinds; keeps the first
 * failure in *result. */
#define RUN_STEP(first, kinds, step, result)                                                       \
    for (struct posted_operation *posted = first; posted != NULL; posted = posted->next)           \
        if (is_of_kind(posted, kinds)) {                                                           \
            dtl_status status_ = posted->comm->ops->step(posted);                                  \
            *(result) = *(result) == DTL_SUCCESS ? status_ : *(result);                            \
        }

dtl_status dtl__signal_run_group(struct posted_operation *first)
{
    dtl_status status = DTL_SUCCESS;

    RUN_STEP(first, 1 << POSTED_RECV, begin_message, &status);
    RUN_STEP(first, 1 << POSTED_SEND, begin_message, &status);
    RUN_STEP(first, MESSAGES, flush_messages, &status);
    RUN_STEP(first, 1 << POSTED_SIGNAL, run_signal_or_wait, &status);
    RUN_STEP(first, 1 << POSTED_WAIT, run_signal_or_wait, &status);
    RUN_STEP(first, 1 << POSTED_RECV, finish_message, &status);
    RUN_STEP(first, 1 << POSTED_SEND, finish_message, &status);
    if (status == DTL_SUCCESS)
        RUN_STEP(first, ~0, synchronize, &status);
    return status;
}

dtl_status dtl__signal_no_step(struct posted_operation *posted)
{
    (void)posted;
    return DTL_SUCCESS;
}

dtl_status dtl__signal_always_ready(const struct signal_comm *comm)
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
    struct posted_operation *next = group.first;
    dtl_status status;

    if (group.depth == 0)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "this thread has no group open; expected one that was started");
    if (--group.depth > 0)
        return DTL_SUCCESS;
    group.first = group.last = NULL;
    status = dtl__signal_run_group(next);
    while (next != NULL) {
        struct posted_operation *posted = next;

        next = posted->next;
        posted_release(posted);
    }
    return status;
}
