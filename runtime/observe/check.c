/* SPDX-License-Identifier: BSD-3-Clause */
/* Each rank tells each other what it is about to call, on a communicator of the context that serves
 * nothing else: so checks meet checks in the order of the calls, whatever the ranks call.  A
 * blocking collective waits for the others' word before it runs.  One that is started can't: it
 * goes on at once, made of messages with a tag of its own which are taken back if it turns out that
 * the ranks differ, and its wait gives the verdict.  A rank that refuses its arguments tells that
 * in place of its call, and does not wait.  Cost: a message from each rank to each. */
#include "check.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "progress/wait.h"

enum { WORDS = sizeof(struct declaration) / sizeof(int64_t) };

struct check {
    struct comm *comm;
    struct declaration *all; /* by rank */
    struct operation **operations;
    int32_t count;      /* of operations */
    struct check *next; /* in context->refusals */
};

/* ---- what is told of a difference ------------------------------------------------------------ */

static void declaration_text(const struct declaration *declaration, bool is_told,
                             char text[OBSERVED_TEXT])
{
    char call[OBSERVED_TEXT];

    if (is_told)
        snprintf(call, sizeof call, "%s", declaration->told);
    else
        dtl__observe_text((enum call)declaration->call, declaration->values,
                          (int32_t)declaration->count, call);
    if (declaration->plan == 0)
        snprintf(text, OBSERVED_TEXT, "calls %.260s", call);
    else
        snprintf(text, OBSERVED_TEXT, "starts the plan of %.240s, call %lld of the context", call,
                 (long long)declaration->plan);
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
static dtl_status fail_refused(struct declaration *all, int32_t rank)
{
    char *what = all[rank].refusal, *id = strstr(what, " [DTL-");
    const char *name = "it", *expected = "what no rank refuses";
    char *colon = what + strcspn(what, ": "), *turn;

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
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "check",
                                "rank %d refuses %s, since %s; expected %s", (int)rank, name, what,
                                expected);
}

static dtl_status verdict(const struct check *check)
{
    for (int32_t rank = 0; rank < check->comm->size; rank++)
        if (check->all[rank].refusal[0] != '\0')
            return fail_refused(check->all, rank);
    for (int32_t rank = 1; rank < check->comm->size; rank++)
        if (memcmp(&check->all[0], &check->all[rank], offsetof(struct declaration, told)) != 0)
            return fail_differs(check->all, rank);
    return DTL_SUCCESS;
}

/* ---- under way ------------------------------------------------------------------------------- */

static dtl_status check_make(struct context *context, struct check **out)
{
    struct comm *comm = &context->checks;
    uint64_t ranks = (uint64_t)comm->size;
    struct check *check = NULL;
    dtl_status status = dtl__alloc((void **)&check, sizeof *check, "check of a collective");

    if (status != DTL_SUCCESS)
        return status;
    check->comm = comm;
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

static dtl_status exchange_with(struct check *check, int32_t peer)
{
    struct comm *comm = check->comm;
    const struct dtype *word = dtl__dtype(DTL_DTYPE_INT64);
    dtl_status status = comm->ops->irecv(comm, &check->all[peer], WORDS, word, peer, CHECK_TAG,
                                         &check->operations[check->count]);

    if (status != DTL_SUCCESS)
        return status;
    check->count++;
    status = comm->ops->isend(comm, &check->all[comm->rank], WORDS, word, peer, CHECK_TAG,
                              &check->operations[check->count]);
    check->count += status == DTL_SUCCESS;
    return status;
}

/* Releases the refusals that every rank has answered. */
static void reap(struct context *context)
{
    struct check **place = &context->refusals;

    while (*place != NULL) {
        struct check *each = *place;
        bool is_done = true;

        for (int32_t index = 0; index < each->count && is_done; index++)
            if (each->comm->ops->operation_test(each->operations[index], &is_done, NULL) !=
                DTL_SUCCESS)
                is_done = true;
        if (is_done) {
            *place = each->next;
            dtl__check_release(each);
        } else {
            place = &each->next;
        }
    }
}

dtl_status dtl__check_start(struct context *context, const struct declaration *mine,
                            struct check **out)
{
    const struct comm *comm = &context->checks;
    struct check *check = NULL;
    dtl_status status = check_make(context, &check);

    if (status != DTL_SUCCESS)
        return status;
    reap(context);
    context->check_count++;
    check->all[comm->rank] = *mine;
    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance++)
        status = exchange_with(check, (comm->rank + distance) % comm->size);
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
    return *done && status == DTL_SUCCESS ? verdict(check) : status;
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

/* ---- of a blocking collective ---------------------------------------------------------------- */

struct declaration dtl__check_declaration(void)
{
    const struct observed_call *call = dtl__observe_latest();
    struct declaration declaration = {.call = (int64_t)call->call,
                                      .count = dtl__call_matched[call->call]};

    memcpy(declaration.values, call->values,
           (size_t)declaration.count * sizeof declaration.values[0]);
    memcpy(declaration.told, call->told, sizeof declaration.told);
    return declaration;
}

dtl_status dtl__check_call(struct context *context)
{
    struct declaration mine = dtl__check_declaration();
    struct check *check = NULL;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    status = dtl__check_start(context, &mine, &check);
    if (status == DTL_SUCCESS)
        status = dtl__check_wait(check);
    dtl__check_release(check);
    return status;
}

/* ---- of one that is refused ------------------------------------------------------------------ */

dtl_status dtl__check_refuse(struct context *context, const char *why)
{
    struct declaration mine = {.count = 0};
    struct check *check = NULL;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    snprintf(mine.refusal, sizeof mine.refusal, "%s", why);
    status = dtl__check_start(context, &mine, &check);
    if (status != DTL_SUCCESS)
        return status;
    check->next = context->refusals;
    context->refusals = check;
    return DTL_SUCCESS;
}

void dtl__check_forget(struct context *context)
{
    reap(context);
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
