/* SPDX-License-Identifier: BSD-3-Clause */
/* Outcome of a collective on all its ranks, under DTL_CHECK: each rank sends its status to every
 * other rank, and fails if another rank has failed. */
#include <stdio.h>
#include <string.h>

#include "check_state.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "piggyback.h"
#include "progress/wait.h"

int32_t dtl__check_round(void)
{
    return dtl__observing.current_outcome == NULL ? 0 : dtl__observing.current_outcome->round;
}

/* Copies the text of the last error to the outcome. */
static void save_error(struct check *outcome)
{
    snprintf(outcome->error_text, sizeof outcome->error_text, "%s", dtl__error_text());
}

dtl_status dtl__check_step(dtl_status status)
{
    struct check *outcome = dtl__observing.current_outcome;

    if (outcome == NULL)
        return status;
    if (outcome->local_status != DTL_SUCCESS)
        return dtl__fail_with_text(outcome->local_status, outcome->error_text);
    if (status != DTL_SUCCESS)
        save_error(outcome);
    outcome->local_status = status;
    return status;
}

/* Fails with the error text of a rank that has failed, if one has reported that yet; sets
 * *outcome_is_known if all ranks have reported. */
static dtl_status outcome_poll(struct check *outcome, bool *outcome_is_known)
{
    struct comm *comm = outcome->comm;

    *outcome_is_known = true;
    for (int32_t index = 0; index < comm->size - 1; index++) {
        const struct declaration *peer_outcome =
            &outcome->declarations[dtl__check_peer(comm, index)];
        bool done = false;
        dtl_status status = comm->ops->operation_test(outcome->operations[index], &done, NULL);

        if (status != DTL_SUCCESS)
            return status;
        *outcome_is_known &= done;
        if (done && peer_outcome->refusal[0] != '\0') {
            outcome->failed_rank = dtl__check_peer(comm, index);
            return dtl__check_fail_as((dtl_status)peer_outcome->call, (int32_t)peer_outcome->plan,
                                      "fails in", peer_outcome->refusal);
        }
    }
    return DTL_SUCCESS;
}

/* Test callback for dtl__wait(): done once the statuses of all ranks have arrived. Fails if another
 * rank has failed with a text. */
static dtl_status outcome_is_known(void *state, bool *done)
{
    return outcome_poll(state, done);
}

/* Fails if a collective that this thread is in has failed on another rank. Called during waits. */
static dtl_status reason_to_end_wait(void)
{
    dtl_status status = DTL_SUCCESS;
    bool known;

    for (struct check *each = dtl__observing.current_outcome; each != NULL && status == DTL_SUCCESS;
         each = each->outer)
        status = each->has_failed
                     ? dtl__fail_with_text(DTL_ERROR_COLLECTIVE_PARTICIPATION, each->error_text)
                     : outcome_poll(each, &known);
    return status;
}

void dtl__check_enable_early_end(void)
{
    dtl__wait_abort_check = reason_to_end_wait;
}

/* Starts to receive the outcomes of the other ranks, and makes them those of the current call.
 * Sends a refusal if that fails. */
static dtl_status outcome_begin(struct context *context, int32_t depth)
{
    struct check *outcome = NULL;
    dtl_status status = dtl__check_start_receives(context, CHECK_OUTCOME, &outcome);

    if (status != DTL_SUCCESS)
        return dtl__check_fail(context, status);
    outcome->round = 1 + (int32_t)(context->check_count % CHECK_ROUNDS);
    outcome->depth = depth;
    outcome->outer = dtl__observing.current_outcome;
    dtl__observing.current_outcome = outcome;
    return DTL_SUCCESS;
}

/* Describes this rank's outcome.  After a failure, the text is this rank's, or that of the rank
 * whose failure has ended a wait, or empty if it is not known here. */
static struct declaration outcome_of(const struct check *outcome, dtl_status status,
                                     bool is_own_error)
{
    struct declaration mine = {.call = dtl_impl_status_is_error(status) ? status : DTL_SUCCESS,
                               .plan = outcome->comm->rank};

    if (mine.call != DTL_SUCCESS && outcome->failed_rank >= 0)
        mine = outcome->declarations[outcome->failed_rank];
    else if (mine.call != DTL_SUCCESS && is_own_error)
        snprintf(mine.refusal, sizeof mine.refusal, "%s", dtl__error_text());
    return mine;
}

/* Fails with the status of the first rank that has failed, or succeeds if none has. The statuses
 * are in the member `call` of the declarations. */
static dtl_status fail_without_text(const struct check *outcome)
{
    for (int32_t rank = 0; rank < outcome->comm->size; rank++)
        if (outcome->declarations[rank].call != DTL_SUCCESS)
            return dtl__refuse_argument((dtl_status)outcome->declarations[rank].call, ANOTHER_RANK,
                                        "rank %d has failed; expected success on all ranks",
                                        (int)rank);
    return DTL_SUCCESS;
}

/* Sends this rank's outcome, and receives those of the others unless this rank sends an error
 * text. Returns `status`, or the failure of another rank. */
static dtl_status outcome_exchange(struct check *outcome, enum call call, dtl_status status,
                                   bool is_own_error)
{
    struct declaration mine = outcome_of(outcome, status, is_own_error);
    dtl_status result = dtl__check_send(outcome, &mine);

    if (mine.refusal[0] != '\0')
        return status;
    if (result == DTL_SUCCESS)
        result = dtl__wait(outcome_is_known, outcome, &dtl__pace_bare);
    if (result == DTL_SUCCESS)
        result = fail_without_text(outcome);
    if (result == DTL_SUCCESS)
        return status;
    dtl__result(call, result);
    save_error(outcome);
    return result;
}

dtl_status dtl__check_agree(int32_t depth, enum call call, dtl_status status)
{
    struct check *outcome;
    bool is_own_error;
    dtl_status result;

    if (dtl__check_is_deferred(&dtl__observing, depth))
        status = dtl__check_after_missed_step(depth, status);
    outcome = dtl__observing.current_outcome;
    if (outcome == NULL || outcome->depth != depth)
        return status;
    is_own_error = strcmp(dtl__error_key(), ANOTHER_RANK) != 0;
    dtl__result(call, status);
    save_error(outcome);
    dtl__observing.current_outcome = outcome->outer;
    result = outcome_exchange(outcome, call, status, is_own_error);
    dtl__observing.current_outcome = outcome;
    outcome->has_failed = dtl_impl_status_is_error(result);
    return result;
}

/* A call that was compared again over another context (dtl__call_compare_again()) has an outcome
 * for each.
 */
void dtl__check_end_call(int32_t depth, dtl_status status)
{
    struct check *outcome = dtl__observing.current_outcome;
    bool is_kept = false;

    while (outcome != NULL && outcome->depth == depth) {
        dtl__observing.current_outcome = outcome->outer;
        if (outcome->has_failed)
            dtl__fail_with_text(
                status,
                outcome->error_text); /* the undoing of the call may have replaced the error */
        is_kept |= outcome->has_failed;
        if (is_kept)
            dtl__check_release_later(outcome);
        else
            dtl__check_release(outcome);
        outcome = dtl__observing.current_outcome;
    }
}

dtl_status dtl__check_outcome_receive(struct context *context, struct check **out)
{
    return dtl__check_start_receives(context, CHECK_OUTCOME, out);
}

void dtl__check_outcome_send(struct check *outcome, const struct check *check, enum call call,
                             dtl_status status)
{
    struct declaration mine = {.call = status, .plan = outcome->comm->rank};

    outcome->local_status = status;
    save_error(outcome);
    if (outcome->failed_rank >= 0 || (check != NULL && check->is_compared &&
                                      dtl__check_compare_declarations(check) != DTL_SUCCESS))
        return;
    if (status != DTL_SUCCESS)
        snprintf(mine.refusal, sizeof mine.refusal, "%s: %.*s", dtl__call_names[call],
                 REFUSAL_BYTES - 100, outcome->error_text);
    dtl__check_send(outcome, &mine);
}

dtl_status dtl__check_outcome_test(struct check *outcome, bool *done)
{
    return outcome->local_status != DTL_SUCCESS
               ? dtl__fail_with_text(outcome->local_status, outcome->error_text)
               : outcome_poll(outcome, done);
}

void dtl__check_outcome_release(struct check *outcome, dtl_status status)
{
    if (outcome == NULL || status == DTL_SUCCESS)
        dtl__check_release(outcome);
    else
        dtl__check_release_later(outcome);
}

/* Compares the call by messages; sets *is_compared if all ranks know the result. */
static dtl_status compare_by_messages(struct context *context, const struct declaration *mine,
                                      bool *is_compared)
{
    struct check *check = NULL;
    dtl_status status = dtl__check_send_declaration(context, mine, &check);

    if (status == DTL_SUCCESS && check != NULL)
        status = dtl__check_wait(check);
    *is_compared = check == NULL || check->is_compared;
    dtl__check_release(check);
    return status;
}

/* Compares the call in shared memory; sets *are_equal if the ranks are known to make the same call.
 */
static dtl_status compare_in_memory(struct context *context, bool *are_equal)
{
    enum check_result result;
    dtl_status status =
        context->memory->compare(&context->comm, context->check_count,
                                 dtl__check_signature(dtl__observe_latest()), NULL, &result);

    *are_equal = result == CHECK_EQUAL;
    return status;
}

dtl_status dtl__check_compare(struct context *context, int32_t depth, bool by_memory,
                              bool has_outcome)
{
    struct declaration mine = dtl__check_declaration();
    struct check *outcome;
    bool are_equal = false, is_compared = false;
    dtl_status status = has_outcome ? outcome_begin(context, depth) : DTL_SUCCESS;

    if (status != DTL_SUCCESS)
        return status;
    if (by_memory && context->memory != NULL)
        status = compare_in_memory(context, &are_equal);
    if (status == DTL_SUCCESS && !are_equal)
        status = compare_by_messages(context, &mine, &is_compared);
    if (status == DTL_SUCCESS || !has_outcome)
        return status;
    outcome = dtl__observing.current_outcome;
    if (!is_compared)
        return dtl__check_agree(depth, (enum call)mine.call, status);
    dtl__observing.current_outcome = outcome->outer;
    dtl__check_release(outcome);
    return status;
}
