/* SPDX-License-Identifier: BSD-3-Clause */
/* Which calls are compared by what they move, and what stands for a call in memory: with DTL_CHECK
 * each collective comes here. */
#ifndef DTL_OBSERVE_PIGGYBACK_H
#define DTL_OBSERVE_PIGGYBACK_H

#include "check.h"

/* On all ranks alike where they call the same, but for those that have devices: their marks differ
 * then, and they go by messages. */
static inline bool dtl__check_is_one_step(enum call call)
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

static inline uint64_t dtl__check_mark(const struct observed_call *call)
{
    uint64_t mark = (uint64_t)call->call;

    for (int32_t index = 0; index < call->matched; index++) {
        mark = (mark ^ (uint64_t)call->values[index]) * 0x9e3779b97f4a7c15u;
        mark ^= mark >> 29;
    }
    return (mark ^ (uint64_t)call->matched) * 0xbf58476d1ce4e5b9u;
}

/* Whether the call begun last, of that depth, is compared by what it moves: not yet. */
static inline bool dtl__check_carry(struct observing *mine, struct context *context, int32_t depth)
{
    const struct observed_call *call = mine->latest;

    if (context->memory == NULL || !dtl__check_is_one_step(call->call) ||
        !dtl__observe_keeps(mine, depth))
        return false;
    mine->carried.context = context;
    mine->carried.depth = depth;
    mine->carried.mark = dtl__check_mark(call);
    return true;
}

#endif
