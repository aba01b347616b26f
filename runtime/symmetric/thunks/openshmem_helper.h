/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers for generated/c/dev/openshmem.c. Signals have type long, as in OpenSHMEM 1.4, whose
 * comparisons are signed, so unsigned ones are composed here. Collectives are gets between
 * barriers. */
#ifndef DTL_THUNK_OPENSHMEM_H
#define DTL_THUNK_OPENSHMEM_H

#include <shmem.h>

#include "thunk.h"

STATIC_DEVICE void update_signal(long *signal, uint64_t value, int32_t op, int32_t pe)
{
    if (op == DTL_SIGNAL_SET)
        shmem_long_atomic_set(signal, (long)value, pe);
    else
        shmem_long_atomic_add(signal, (long)value, pe);
}

STATIC_DEVICE void put_signal(void *dest, const void *source, uint64_t bytes, long *signal,
                              uint64_t value, int32_t op, int32_t pe)
{
    shmem_putmem(dest, source, bytes, pe);
    shmem_fence();
    update_signal(signal, value, op, pe);
}

STATIC_DEVICE int is_satisfied(uint64_t seen, int32_t comparison, uint64_t value)
{
    switch (comparison) {
    case DTL_CMP_EQ:
        return seen == value;
    case DTL_CMP_NE:
        return seen != value;
    case DTL_CMP_GT:
        return seen > value;
    case DTL_CMP_LE:
        return seen <= value;
    case DTL_CMP_LT:
        return seen < value;
    default:
        return seen >= value;
    }
}

/* Blocks until this PE's signal satisfies the unsigned comparison. Returns its value. */
STATIC_DEVICE uint64_t await_signal(long *signal, int32_t comparison, uint64_t value)
{
    long seen = shmem_long_atomic_fetch(signal, shmem_my_pe());

    while (!is_satisfied((uint64_t)seen, comparison, value)) {
        shmem_long_wait_until(signal, SHMEM_CMP_NE, seen);
        seen = shmem_long_atomic_fetch(signal, shmem_my_pe());
    }
    return (uint64_t)seen;
}

/* Copies the root's `source` to `dest` on every PE, the root included. Collective over all PEs. */
STATIC_DEVICE void broadcast(void *dest, const void *source, uint64_t bytes, int32_t root)
{
    shmem_barrier_all();
    shmem_getmem(dest, source, bytes, root);
    shmem_barrier_all();
}

/* Gathers the `source` of every PE into `dest`, by PE. Collective over all PEs. */
STATIC_DEVICE void all_gather(void *dest, const void *source, uint64_t bytes)
{
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        shmem_getmem((char *)dest + bytes * (uint64_t)pe, source, bytes, pe);
    shmem_barrier_all();
}

#endif
