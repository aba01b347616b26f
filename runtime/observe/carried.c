/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are one step of memory which the ranks share: their comparison is in that step,
 * with the data.  So it waits until the call comes to it.  When all have compared, nothing of such
 * a call can fail on one rank alone, and nobody waits for its outcome.  Where ranks differ, or one
 * fails before, all begin with messages, as any other call does (check.c, outcome.c). */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "dtl_error.h"

/* On all ranks alike where they call the same, but for those that have devices: their marks differ
 * then, and they go by messages. */
static bool is_one_step(enum call call)
{
    switch (call) {
    case CALL_BARRIER:
    case CALL_BROADCAST:
    case CALL_REDUCE:
    case CALL_ALLREDUCE:
    case CALL_ALLREDUCE_ALIKE:
    case CALL_ALLREDUCE_FLOAT64:
    case CALL_ALLREDUCE_INT64:
    case CALL_SCAN:
    case CALL_EXSCAN:
    case CALL_GATHER:
    case CALL_SCATTER:
    case CALL_ALLGATHER:
    case CALL_ALLTOALL:
        return !atomic_load_explicit(&dtl__devices_in_use, memory_order_relaxed);
    default:
        return false;
    }
}

uint64_t dtl__check_mark(const struct observed_call *call)
{
    uint64_t mark = (uint64_t)call->call;

    for (int32_t index = 0; index < call->matched; index++) {
        mark = (mark ^ (uint64_t)call->values[index]) * 0x9e3779b97f4a7c15u;
        mark ^= mark >> 29;
    }
    return (mark ^ (uint64_t)call->matched) * 0xbf58476d1ce4e5b9u;
}

bool dtl__check_carry(struct context *context, int32_t depth)
{
    struct observing *observing = &dtl__observing;
    const struct observed_call *call = observing->latest;

    if (context->memory == NULL || !is_one_step(call->call) ||
        !dtl__observe_keeps(observing, depth))
        return false;
    observing->carried = (struct carried){context, depth, dtl__check_mark(call)};
    return true;
}

/* Any order of additions will do, or there is none. */
static bool is_taken(const struct context *context, const struct collective *what)
{
    return (!collective_is_reduction(what->kind) || !dtl__context_has_fixed_order(context)) &&
           context->memory->takes(&context->comm, what);
}

dtl_status dtl__check_with(struct comm *comm, const struct collective *what, bool *is_done)
{
    struct observing *observing = &dtl__observing;
    const struct carried mine = observing->carried;
    struct context *context = mine.context;
    dtl_status status = DTL_SUCCESS;
    bool is_in_step;

    *is_done = false;
    if (context == NULL || comm != &context->comm)
        return DTL_SUCCESS;
    observing->carried.context = NULL; /* what is called while this one waits is another call */
    is_in_step = is_taken(context, what);
    if (is_in_step)
        status = context->memory->meet(comm, context->check_count, mine.mark, what, is_done);
    if (status != DTL_SUCCESS || *is_done)
        return status;
    dtl__observe_again(mine.depth);
    return dtl__check_compare(context, mine.depth, !is_in_step, true);
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
