/* SPDX-License-Identifier: BSD-3-Clause */
/* Comparison of collectives that are a single step in shared memory (piggyback.h): the call
 * signature is in the step, with the data, so the comparison waits until the call reaches its step.
 * Once all ranks have compared successfully, such a call cannot fail on one rank alone, and no
 * exchange of outcomes is needed.  If the ranks differ, or one fails before the step, all compare
 * by messages like any other call (check.c, outcome.c). */
#include "piggyback.h"

#include <stdio.h>
#include <string.h>

#include "dtl_error.h"

/* Returns true for a reduction with a fixed order of operands, which is not a single step. */
static bool has_fixed_order(const struct context *context, const struct collective *what)
{
    return collective_is_reduction(what->kind) && dtl__context_has_fixed_order(context);
}

/* Compares the call at that depth, with its outcome, in a comparison of its own. */
static DTL_COLD dtl_status compare_now(struct context *context, int32_t depth, bool by_memory)
{
    dtl__observe_set_latest(depth);
    return dtl__check_compare(context, depth, by_memory, true);
}

dtl_status dtl__check_in_step(struct comm *comm, const struct collective *what, bool *is_done)
{
    struct piggyback *piggyback = &dtl__observing.piggyback;
    struct context *context = piggyback->context;
    const uint64_t signature = piggyback->signature;
    const int32_t depth = piggyback->depth;
    enum check_result result = CHECK_NOT_COMPARED;
    dtl_status status = DTL_SUCCESS;

    *is_done = false;
    if (context == NULL || comm != &context->comm)
        return DTL_SUCCESS;
    piggyback->context = NULL; /* calls made while this one waits are other calls */
    if (!has_fixed_order(context, what))
        status = context->memory->compare(comm, context->check_count, signature, what, &result);
    *is_done = result == CHECK_EQUAL;
    if (status != DTL_SUCCESS || *is_done)
        return status;
    return compare_now(context, depth, result == CHECK_NOT_COMPARED);
}

dtl_status dtl__check_after_missed_step(int32_t depth, dtl_status status)
{
    struct context *context = dtl__observing.piggyback.context;
    char error_text[ERROR_TEXT_BYTES];
    dtl_status compared;

    dtl__observing.piggyback.context = NULL;
    snprintf(error_text, sizeof error_text, "%s", dtl__error_text());
    dtl__observe_set_latest(depth);
    compared = dtl__check_compare(context, depth, false, true);
    return compared != DTL_SUCCESS || status == DTL_SUCCESS
               ? compared
               : dtl__fail_with_text(status, error_text);
}
