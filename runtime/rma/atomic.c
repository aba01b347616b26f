/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomic operations on 32- and 64-bit values. The ranks of a node, and the progress engine on
 * behalf of other ranks, use the processor's atomic operations. */
#include "window.h"

_Static_assert(ATOMIC_INT_LOCK_FREE == 2 && ATOMIC_LLONG_LOCK_FREE == 2,
               "atomic operations need no lock, which other processes would not see");

/* Defines apply_uint32_t() and apply_uint64_t(), which return the previous value. An `op` without a
 * case, such as DTL_ATOMIC_FETCH, only reads the value. */
#define APPLY(type)                                                                                \
    static type apply_##type(_Atomic type *target, int32_t op, type value, type compare)           \
    {                                                                                              \
        switch (op) {                                                                              \
        case DTL_ATOMIC_SET:                                                                       \
            return atomic_exchange(target, value);                                                 \
        case DTL_ATOMIC_ADD:                                                                       \
            return atomic_fetch_add(target, value);                                                \
        case DTL_ATOMIC_AND:                                                                       \
            return atomic_fetch_and(target, value);                                                \
        case DTL_ATOMIC_OR:                                                                        \
            return atomic_fetch_or(target, value);                                                 \
        case DTL_ATOMIC_XOR:                                                                       \
            return atomic_fetch_xor(target, value);                                                \
        case WINDOW_OP_COMPARE_SWAP:                                                               \
            atomic_compare_exchange_strong(target, &compare, value);                               \
            return compare;                                                                        \
        default:                                                                                   \
            return atomic_load(target);                                                            \
        }                                                                                          \
    }

APPLY(uint32_t)
APPLY(uint64_t)

uint64_t dtl__atomic_apply(void *target, uint64_t bytes, int32_t op, uint64_t value,
                           uint64_t compare)
{
    if (bytes == sizeof(uint32_t))
        return apply_uint32_t(target, op, (uint32_t)value, (uint32_t)compare);
    return apply_uint64_t(target, op, value, compare);
}
