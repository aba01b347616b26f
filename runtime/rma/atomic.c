/* SPDX-License-Identifier: BSD-3-Clause */
/* Words that ranks of a node, and the service of each for all others, change by the processor's
 * atomic operations. */
#include "window.h"

_Static_assert(ATOMIC_INT_LOCK_FREE == 2 && ATOMIC_LLONG_LOCK_FREE == 2,
               "no lock stands beside a word, where another process would not see it");

/* Of uint32_t and uint64_t. */
#define APPLY(type)                                                                                \
    static type apply_##type(_Atomic type *word, int32_t op, type value, type compare)             \
    {                                                                                              \
        switch (op) {                                                                              \
        case DTL_ATOMIC_SET:                                                                       \
            return atomic_exchange(word, value);                                                   \
        case DTL_ATOMIC_ADD:                                                                       \
            return atomic_fetch_add(word, value);                                                  \
        case DTL_ATOMIC_AND:                                                                       \
            return atomic_fetch_and(word, value);                                                  \
        case DTL_ATOMIC_OR:                                                                        \
            return atomic_fetch_or(word, value);                                                   \
        case DTL_ATOMIC_XOR:                                                                       \
            return atomic_fetch_xor(word, value);                                                  \
        case WORD_COMPARE_SWAP:                                                                    \
            atomic_compare_exchange_strong(word, &compare, value);                                 \
            return compare;                                                                        \
        default:                                                                                   \
            return atomic_load(word);                                                              \
        }                                                                                          \
    }

APPLY(uint32_t)
APPLY(uint64_t)

uint64_t dtl__word_apply(void *word, uint64_t bytes, int32_t op, uint64_t value, uint64_t compare)
{
    if (bytes == sizeof(uint32_t))
        return apply_uint32_t(word, op, (uint32_t)value, (uint32_t)compare);
    return apply_uint64_t(word, op, value, compare);
}
