/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are one step of memory which the ranks share: their comparison is in that step,
 * with the data.  So it waits until the call comes to it.  When all have compared, nothing of such
 * a call can fail on one rank alone, and nobody waits for its outcome.  Where ranks differ, or one
 * fails before, all begin with messages, as any other call does (check.c, outcome.c). */
#include "piggyback.h"

#include <stdio.h>
#include <string.h>

#include "dtl_error.h"

/* Where its order of additions is fixed, it is not one step. */
static bool is_in_order(const struct context *context, const struct collective *what)
{
    return collective_is_reduction(what->kind) && dtl__context_has_fixed_order(context);
}

static DTL_APART dtl_status compare(struct context *context, int32_t depth, bool by_memory)
{
    dtl__observe_again(depth);
    return dtl__check_compare(context, depth, by_memory, true);
}

dtl_status dtl__check_with(struct comm *comm, const struct collective *what, bool *is_done)
{
    struct carried *carried = &dtl__observing.carried;
    struct context *context = carried->context;
    const uint64_t mark = carried->mark;
    const int32_t depth = carried->depth;
    enum check_result met = CHECK_NOT_COMPARED;
    dtl_status status = DTL_SUCCESS;

    *is_done = false;
    if (context == NULL || comm != &context->comm)
        return DTL_SUCCESS;
    carried->context = NULL; /* what is called while this one waits is another call */
    if (!is_in_order(context, what))
        status = context->memory->compare(comm, context->check_count, mark, what, &met);
    *is_done = met == CHECK_EQUAL;
    if (status != DTL_SUCCESS || *is_done)
        return status;
    return compare(context, depth, met == CHECK_NOT_COMPARED);
}

dtl_status dtl__check_without(int32_t depth, dtl_status status)
{
    struct context *context = dtl__observing.carried.context;
    char words[WORDS_BYTES];
    dtl_status compared;

    dtl__observing.carried.context = NULL;
    snprintf(words, sizeof words, "%s", dtl__error_text());
    dtl__observe_again(depth);
    compared = dtl__check_compare(context, depth, false, true);
    return compared != DTL_SUCCESS || status == DTL_SUCCESS ? compared
                                                            : dtl__fail_again(status, words);
}
