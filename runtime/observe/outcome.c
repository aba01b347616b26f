/* SPDX-License-Identifier: BSD-3-Clause */
/* What comes of a collective on all its ranks, where they compare their calls: each tells each
 * other how it has ended, and fails where another has. */
#include <stdio.h>
#include <string.h>

#include "check_state.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "piggyback.h"
#include "progress/wait.h"

int32_t dtl__check_round(void)
{
    return dtl__observing.under_way == NULL ? 0 : dtl__observing.under_way->round;
}

static void words_keep(struct check *outcome)
{
    snprintf(outcome->words, sizeof outcome->words, "%s", dtl__error_text());
}

dtl_status dtl__check_step(dtl_status status)
{
    struct check *outcome = dtl__observing.under_way;

    if (outcome == NULL)
        return status;
    if (outcome->broken != DTL_SUCCESS)
        return dtl__fail_again(outcome->broken, outcome->words);
    if (status != DTL_SUCCESS)
        words_keep(outcome);
    outcome->broken = status;
    return status;
}

/* Fails in the words of a rank that has failed, if one has told so yet. */
static dtl_status outcome_look(struct check *outcome, bool *is_known)
{
    struct comm *comm = outcome->comm;

    *is_known = true;
    for (int32_t index = 0; index < comm->size - 1; index++) {
        const struct declaration *told = &outcome->all[dtl__check_peer(comm, index)];
        bool done = false;
        dtl_status status = comm->ops->operation_test(outcome->operations[index], &done, NULL);

        if (status != DTL_SUCCESS)
            return status;
        *is_known &= done;
        if (done && told->refusal[0] != '\0') {
            outcome->failed = dtl__check_peer(comm, index);
            return dtl__check_fail_as((dtl_status)told->call, (int32_t)told->plan, "fails in",
                                      told->refusal);
        }
    }
    return DTL_SUCCESS;
}

/* A wait_test. */
static dtl_status is_known(void *state, bool *done)
{
    return outcome_look(state, done);
}

static dtl_status reason_to_end(void)
{
    dtl_status status = DTL_SUCCESS;
    bool known;

    for (struct check *each = dtl__observing.under_way; each != NULL && status == DTL_SUCCESS;
         each = each->outer)
        status = each->is_over ? dtl__fail_again(DTL_ERROR_COLLECTIVE_PARTICIPATION, each->words)
                               : outcome_look(each, &known);
    return status;
}

void dtl__check_watch(void)
{
    dtl__wait_abort_check = reason_to_end;
}

static dtl_status outcome_begin(struct context *context, int32_t depth)
{
    struct check *outcome = NULL;
    dtl_status status = dtl__check_hear(context, CHECK_OUTCOME, &outcome);

    if (status != DTL_SUCCESS)
        return dtl__check_fail(context, status);
    outcome->round = 1 + (int32_t)(context->check_count % CHECK_ROUNDS);
    outcome->depth = depth;
    outcome->outer = dtl__observing.under_way;
    dtl__observing.under_way = outcome;
    return DTL_SUCCESS;
}

/* Of a failure: the words are this rank's, or those of the one whose failure has ended a wait, or
 * not known here. */
static struct declaration outcome_of(const struct check *outcome, dtl_status status, bool is_ours)
{
    struct declaration mine = {.call = dtl_impl_status_is_error(status) ? status : DTL_SUCCESS,
                               .plan = outcome->comm->rank};

    if (mine.call != DTL_SUCCESS && outcome->failed >= 0)
        mine = outcome->all[outcome->failed];
    else if (mine.call != DTL_SUCCESS && is_ours)
        snprintf(mine.refusal, sizeof mine.refusal, "%s", dtl__error_text());
    return mine;
}

static dtl_status fail_without_words(const struct check *outcome)
{
    for (int32_t rank = 0; rank < outcome->comm->size; rank++)
        if (outcome->all[rank].call != DTL_SUCCESS)
            return dtl__refuse_argument((dtl_status)outcome->all[rank].call, ANOTHER_RANK,
                                        "rank %d has failed; expected success on all ranks",
                                        (int)rank);
    return DTL_SUCCESS;
}

/* Tells the others what has come of the call here, and hears of them unless that is a failure whose
 * words are known. */
static dtl_status outcome_meet(struct check *outcome, enum call call, dtl_status status,
                               bool is_ours)
{
    struct declaration mine = outcome_of(outcome, status, is_ours);
    dtl_status met = dtl__check_send(outcome, &mine);

    if (mine.refusal[0] != '\0')
        return status;
    if (met == DTL_SUCCESS)
        met = dtl__wait(is_known, outcome, &dtl__pace_bare);
    if (met == DTL_SUCCESS)
        met = fail_without_words(outcome);
    if (met == DTL_SUCCESS)
        return status;
    dtl__result(call, met);
    words_keep(outcome);
    return met;
}

dtl_status dtl__check_agree(int32_t depth, enum call call, dtl_status status)
{
    struct check *outcome;
    bool is_ours;
    dtl_status met;

    if (dtl__check_is_carried(&dtl__observing, depth))
        status = dtl__check_without(depth, status);
    outcome = dtl__observing.under_way;
    if (outcome == NULL || outcome->depth != depth)
        return status;
    is_ours = strcmp(dtl__error_key(), ANOTHER_RANK) != 0;
    dtl__result(call, status);
    words_keep(outcome);
    dtl__observing.under_way = outcome->outer;
    met = outcome_meet(outcome, call, status, is_ours);
    dtl__observing.under_way = outcome;
    outcome->is_over = dtl_impl_status_is_error(met);
    return met;
}

/* A call that has joined another one (dtl__call_join()) has an outcome of each. */
void dtl__check_leave(int32_t depth, dtl_status status)
{
    struct check *outcome = dtl__observing.under_way;
    bool has_failed = false;

    while (outcome != NULL && outcome->depth == depth) {
        dtl__observing.under_way = outcome->outer;
        if (outcome->is_over)
            dtl__fail_again(status, outcome->words); /* what was undone may have failed too */
        has_failed |= outcome->is_over;
        if (has_failed)
            dtl__check_leave_behind(outcome);
        else
            dtl__check_release(outcome);
        outcome = dtl__observing.under_way;
    }
}

dtl_status dtl__check_listen(struct context *context, struct check **out)
{
    return dtl__check_hear(context, CHECK_OUTCOME, out);
}

void dtl__check_tell(struct check *outcome, const struct check *check, enum call call,
                     dtl_status status)
{
    struct declaration mine = {.call = status, .plan = outcome->comm->rank};

    outcome->broken = status;
    words_keep(outcome);
    if (outcome->failed >= 0 ||
        (check != NULL && check->is_judged && dtl__check_verdict(check) != DTL_SUCCESS))
        return;
    if (status != DTL_SUCCESS)
        snprintf(mine.refusal, sizeof mine.refusal, "%s: %.*s", dtl__call_names[call],
                 REFUSAL_BYTES - 100, outcome->words);
    dtl__check_send(outcome, &mine);
}

dtl_status dtl__check_heard(struct check *outcome, bool *done)
{
    return outcome->broken != DTL_SUCCESS ? dtl__fail_again(outcome->broken, outcome->words)
                                          : outcome_look(outcome, done);
}

void dtl__check_end(struct check *outcome, dtl_status status)
{
    if (outcome == NULL || status == DTL_SUCCESS)
        dtl__check_release(outcome);
    else
        dtl__check_leave_behind(outcome);
}

/* Compares the call by messages; *is_judged says whether all ranks know of a difference. */
static dtl_status compare(struct context *context, const struct declaration *mine, bool *is_judged)
{
    struct check *check = NULL;
    dtl_status status = dtl__check_declare(context, mine, &check);

    if (status == DTL_SUCCESS && check != NULL)
        status = dtl__check_wait(check);
    *is_judged = check == NULL || check->is_judged;
    dtl__check_release(check);
    return status;
}

/* Sets *are_alike where the ranks are known to make the same call. */
static dtl_status meet(struct context *context, bool *are_alike)
{
    enum check_result met;
    dtl_status status = context->memory->compare(
        &context->comm, context->check_count, dtl__check_mark(dtl__observe_latest()), NULL, &met);

    *are_alike = met == CHECK_EQUAL;
    return status;
}

dtl_status dtl__check_compare(struct context *context, int32_t depth, bool by_memory,
                              bool has_outcome)
{
    struct declaration mine = dtl__check_declaration();
    struct check *outcome;
    bool are_alike = false, is_judged = false;
    dtl_status status = has_outcome ? outcome_begin(context, depth) : DTL_SUCCESS;

    if (status != DTL_SUCCESS)
        return status;
    if (by_memory && context->memory != NULL)
        status = meet(context, &are_alike);
    if (status == DTL_SUCCESS && !are_alike)
        status = compare(context, &mine, &is_judged);
    if (status == DTL_SUCCESS || !has_outcome)
        return status;
    outcome = dtl__observing.under_way;
    if (!is_judged)
        return dtl__check_agree(depth, (enum call)mine.call, status);
    dtl__observing.under_way = outcome->outer;
    dtl__check_release(outcome);
    return status;
}
