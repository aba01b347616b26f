/* SPDX-License-Identifier: BSD-3-Clause */
/* Each rank tells each other what it is about to call, on a communicator of the context that serves
 * nothing else: so checks meet checks in the order of the calls, whatever the ranks call.  A
 * blocking collective waits for the others' word before it runs, and for what has come of it on
 * them before it returns.  One that is started can't: it goes on at once, made of messages with a
 * tag of its own which are taken back if it turns out that the ranks differ, and its wait gives the
 * verdict and hears of the others' end.  A rank that refuses its arguments tells that in place of
 * its call, and does not wait.  Cost: two messages from each rank to each; where they share memory
 * they compare there, and these are for what differs, fails or is started. */
#include "check_state.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "progress/wait.h"

enum { WORDS = sizeof(struct declaration) / sizeof(int64_t) };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of all contexts' refusals */

/* ---- error messages -------------------------------------------------------------------------- */

static void declaration_text(const struct declaration *declaration, bool is_told,
                             char text[OBSERVED_TEXT])
{
    const char *where = declaration->is_on_device ? " on memory of its device" : "";
    char call[OBSERVED_TEXT];

    if (is_told)
        snprintf(call, sizeof call, "%s", declaration->told);
    else
        dtl__observe_text((enum call)declaration->call, declaration->values,
                          (int32_t)declaration->count, call);
    if (declaration->plan == 0)
        snprintf(text, OBSERVED_TEXT, "calls %.240s%s", call, where);
    else
        snprintf(text, OBSERVED_TEXT, "starts the plan of %.210s%s, call %lld of the context", call,
                 where, (long long)declaration->plan);
}

static dtl_status fail_differs(const struct declaration *all, int32_t rank)
{
    char first[OBSERVED_TEXT], other[OBSERVED_TEXT];
    bool is_told = all[0].told[0] != '\0' && all[rank].told[0] != '\0' &&
                   strcmp(all[0].told, all[rank].told) != 0;

    declaration_text(&all[0], is_told, first);
    declaration_text(&all[rank], is_told, other);
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "check",
                                "rank 0 %s and rank %d %s; expected the same of all ranks", first,
                                (int)rank, other);
}

/* In that rank's words, which are "dtl_NAME: what is; expected what [ID]" or anything else. */
dtl_status dtl__check_fail_as(dtl_status status, int32_t rank, const char *verb,
                              const char *refusal)
{
    char text[REFUSAL_BYTES], *what = text, *id;
    const char *name = "it", *expected = "success on all ranks";
    char *colon, *turn;

    snprintf(text, sizeof text, "%s", refusal);
    id = strstr(text, " [DTL-");
    colon = text + strcspn(text, ": ");
    if (id != NULL)
        *id = '\0';
    if (strncmp(colon, ": ", 2) == 0) {
        *colon = '\0';
        name = what;
        what = colon + 2;
    }
    turn = strstr(what, "; expected ");
    if (turn != NULL) {
        *turn = '\0';
        expected = turn + strlen("; expected ");
    }
    return dtl__refuse_argument(status, "check", "rank %d %s %s, since %s; expected %s", (int)rank,
                                verb, name, what, expected);
}

static dtl_status fail_refused(const struct declaration *all, int32_t rank)
{
    return dtl__check_fail_as(DTL_ERROR_COLLECTIVE_PARTICIPATION, rank, "refuses",
                              all[rank].refusal);
}

dtl_status dtl__check_verdict(const struct check *check)
{
    for (int32_t rank = 0; rank < check->comm->size; rank++)
        if (check->all[rank].refusal[0] != '\0')
            return fail_refused(check->all, rank);
    for (int32_t rank = 1; rank < check->comm->size; rank++)
        if (memcmp(&check->all[0], &check->all[rank], offsetof(struct declaration, told)) != 0)
            return fail_differs(check->all, rank);
    return DTL_SUCCESS;
}

/* ---- comparison by messages ------------------------------------------------------------------ */

static dtl_status check_make(struct context *context, enum check_message message,
                             struct check **out)
{
    struct comm *comm = &context->checks;
    uint64_t ranks = (uint64_t)comm->size;
    struct check *check = NULL;
    dtl_status status = dtl__alloc((void **)&check, sizeof *check, "check of a collective");

    if (status != DTL_SUCCESS)
        return status;
    check->comm = comm;
    check->context = context;
    check->tag = dtl__check_tag(context, message);
    check->failed = -1;
    status = dtl__alloc((void **)&check->all, ranks * sizeof *check->all, "check of a collective");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&check->operations, 2 * ranks * sizeof(struct operation *),
                            "check of a collective");
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

dtl_status dtl__check_hear(struct context *context, enum check_message message, struct check **out)
{
    struct check *check = NULL;
    dtl_status status = check_make(context, message, &check);
    int32_t others = context->checks.size - 1;

    while (status == DTL_SUCCESS && check->count < others) {
        int32_t peer = dtl__check_peer(check->comm, check->count);

        status = check->comm->ops->irecv(check->comm, &check->all[peer], WORDS,
                                         dtl__dtype(DTL_DTYPE_INT64), peer, check->tag,
                                         &check->operations[check->count]);
        check->count += status == DTL_SUCCESS;
    }
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

/* Tells all others, also where there is no memory for a message that nobody waits for: so little
 * MPI takes at once, received or not. */
static dtl_status tell_bare(struct comm *comm, const struct declaration *mine, int32_t tag)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < comm->size - 1; index++) {
        dtl_status sent = comm->ops->send(comm, mine, WORDS, dtl__dtype(DTL_DTYPE_INT64),
                                          dtl__check_peer(comm, index), tag);

        status = status == DTL_SUCCESS ? sent : status;
    }
    return status;
}

dtl_status dtl__check_send(struct check *check, const struct declaration *mine)
{
    struct comm *comm = check->comm;
    dtl_status status = DTL_SUCCESS;

    check->all[comm->rank] = *mine;
    for (int32_t index = 0; index < comm->size - 1 && status == DTL_SUCCESS; index++) {
        int32_t peer = dtl__check_peer(comm, index);
        struct operation **operation = &check->operations[check->count];

        status = comm->ops->isend(comm, &check->all[comm->rank], WORDS, dtl__dtype(DTL_DTYPE_INT64),
                                  peer, check->tag, operation);
        if (status == DTL_SUCCESS)
            check->count++;
        else
            status =
                comm->ops->send(comm, mine, WORDS, dtl__dtype(DTL_DTYPE_INT64), peer, check->tag);
    }
    return status;
}

static bool is_over(const struct check *check)
{
    bool is_done = true;

    for (int32_t index = 0; index < check->count && is_done; index++)
        if (check->comm->ops->operation_test(check->operations[index], &is_done, NULL) !=
            DTL_SUCCESS)
            is_done = true;
    return is_done;
}

void dtl__check_reap(struct context *context)
{
    struct check **place = &context->refusals;

    pthread_mutex_lock(&lock);
    while (*place != NULL) {
        struct check *each = *place;

        if (is_over(each)) {
            *place = each->next;
            dtl__check_release(each);
        } else {
            place = &each->next;
        }
    }
    pthread_mutex_unlock(&lock);
}

static void by_messages(struct context *context)
{
    if (context->memory != NULL)
        context->memory->use_messages(&context->comm, context->check_count);
}

/* What can't be declared on this rank is refused, and others hear of that. */
dtl_status dtl__check_fail(struct context *context, dtl_status status)
{
    struct declaration mine = {.count = 0};

    if (!dtl__check_is_wanted(context))
        return status;
    by_messages(context);
    dtl__result(dtl__observe_latest()->call, status);
    snprintf(mine.refusal, sizeof mine.refusal, "%s", dtl__error_text());
    tell_bare(&context->checks, &mine, dtl__check_tag(context, CHECK_DECLARED));
    return dtl__fail_again(status, mine.refusal);
}

dtl_status dtl__check_declare(struct context *context, const struct declaration *mine,
                              struct check **out)
{
    struct check *check = NULL;
    dtl_status status = dtl__check_hear(context, CHECK_DECLARED, &check);

    by_messages(context);
    if (status != DTL_SUCCESS && dtl__call_kinds[mine->call] == IS_FREEING)
        return tell_bare(&context->checks, mine, dtl__check_tag(context, CHECK_DECLARED));
    if (status != DTL_SUCCESS)
        return dtl__check_fail(context, status);
    status = dtl__check_send(check, mine);
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

dtl_status dtl__check_test(struct check *check, bool *done)
{
    const struct comm_ops *ops = check->comm->ops;
    dtl_status status = DTL_SUCCESS;

    *done = true;
    for (int32_t index = 0; index < check->count && *done && status == DTL_SUCCESS; index++)
        status = ops->operation_test(check->operations[index], done, NULL);
    check->is_judged = *done && status == DTL_SUCCESS;
    return check->is_judged ? dtl__check_verdict(check) : status;
}

/* A wait_test. */
static dtl_status is_checked(void *state, bool *done)
{
    return dtl__check_test(state, done);
}

dtl_status dtl__check_wait(struct check *check)
{
    return dtl__wait(is_checked, check, &dtl__pace);
}

void dtl__check_release(struct check *check)
{
    if (check == NULL)
        return;
    for (int32_t index = 0; index < check->count; index++)
        check->comm->ops->operation_release(check->operations[index]);
    dtl__release(check->operations);
    dtl__release(check->all);
    dtl__release(check);
}

/* ---- calls ----------------------------------------------------------------------------------- */

struct declaration dtl__check_declaration(void)
{
    const struct observed_call *call = dtl__observe_latest();
    struct declaration declaration = {.call = (int64_t)call->call, .count = call->matched};

    memcpy(declaration.values, call->values,
           (size_t)declaration.count * sizeof declaration.values[0]);
    memcpy(declaration.told, call->told, sizeof declaration.told);
    return declaration;
}

/* ---- refused calls --------------------------------------------------------------------------- */

void dtl__check_leave_behind(struct check *check)
{
    pthread_mutex_lock(&lock);
    check->next = check->context->refusals;
    check->context->refusals = check;
    check->context->is_littered = true;
    pthread_mutex_unlock(&lock);
}

dtl_status dtl__check_refuse(struct context *context, const char *why)
{
    struct declaration mine = {.count = 0};
    struct check *check = NULL;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    snprintf(mine.refusal, sizeof mine.refusal, "%s", why);
    dtl__check_begin(context);
    status = dtl__check_declare(context, &mine, &check);
    if (status != DTL_SUCCESS || check == NULL)
        return status;
    dtl__check_leave_behind(check);
    return DTL_SUCCESS;
}

void dtl__check_forget(struct context *context)
{
    dtl__check_reap(context);
    while (context->refusals != NULL) {
        struct check *first = context->refusals;

        context->refusals = first->next;
        dtl__check_release(first);
    }
}

dtl_status dtl_impl_context_refuse(struct context *ctx, const char *why)
{
    return dtl__check_refuse(ctx, why);
}
