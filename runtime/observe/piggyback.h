/* SPDX-License-Identifier: BSD-3-Clause */
/* Piggybacked comparison under DTL_CHECK: a collective that is a single step in shared memory
 * carries its call signature in that step, so that the comparison adds no communication.  This
 * header decides which calls do so, and computes the signature. */
#ifndef DTL_OBSERVE_PIGGYBACK_H
#define DTL_OBSERVE_PIGGYBACK_H

#include "check.h"

/* Returns true if the call is a single collective.  Equal on all ranks that make the same call,
 * except where only some have devices; their signatures differ then, and they compare by messages.
 */
static inline bool dtl__check_is_single_collective(enum call call)
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

/* Returns a hash of the function and the arguments that must be equal on all ranks. */
static inline uint64_t dtl__check_signature(const struct observed_call *call)
{
    uint64_t signature = (uint64_t)call->call;

    for (int32_t index = 0; index < call->matched; index++) {
        signature = (signature ^ (uint64_t)call->values[index]) * 0x9e3779b97f4a7c15u;
        signature ^= signature >> 29;
    }
    return (signature ^ (uint64_t)call->matched) * 0xbf58476d1ce4e5b9u;
}

/* Records that the call begun last, at that depth, is to be compared by its own step; returns false
 * if it must be compared now. */
static inline bool dtl__check_defer_to_step(struct observing *mine, struct context *context,
                                            int32_t depth)
{
    const struct observed_call *call = mine->latest;

    if (context->memory == NULL || !dtl__check_is_single_collective(call->call) ||
        !dtl__observe_has_entry(mine, depth))
        return false;
    mine->piggyback.context = context;
    mine->piggyback.depth = depth;
    mine->piggyback.signature = dtl__check_signature(call);
    return true;
}

#endif
