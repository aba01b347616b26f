/* SPDX-License-Identifier: BSD-3-Clause */
/* Beneath generated/c/dev/openshmem.c: signals are words of type long, as OpenSHMEM 1.4 has them,
 * whose comparisons have a sign; and collectives are gets between barriers. */
#ifndef DTL_THUNK_OPENSHMEM_H
#define DTL_THUNK_OPENSHMEM_H

#include <shmem.h>

#include "thunk.h"

OWN void signal_change(long *signal, uint64_t value, int32_t op, int32_t pe)
{
    if (op == DTL_SIGNAL_SET)
        shmem_long_atomic_set(signal, (long)value, pe);
    else
        shmem_long_atomic_add(signal, (long)value, pe);
}

OWN void put_signal(void *dest, const void *source, uint64_t bytes, long *signal, uint64_t value,
                    int32_t op, int32_t pe)
{
    shmem_putmem(dest, source, bytes, pe);
    shmem_fence();
    signal_change(signal, value, op, pe);
}

OWN int holds(uint64_t seen, int32_t comparison, uint64_t value)
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

OWN uint64_t signal_await(long *signal, int32_t comparison, uint64_t value)
{
    long seen = shmem_long_atomic_fetch(signal, shmem_my_pe());

    while (!holds((uint64_t)seen, comparison, value)) {
        shmem_long_wait_until(signal, SHMEM_CMP_NE, seen);
        seen = shmem_long_atomic_fetch(signal, shmem_my_pe());
    }
    return (uint64_t)seen;
}

OWN void broadcast(void *dest, const void *source, uint64_t bytes, int32_t root)
{
    shmem_barrier_all();
    shmem_getmem(dest, source, bytes, root);
    shmem_barrier_all();
}

OWN void collect(void *dest, const void *source, uint64_t bytes)
{
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        shmem_getmem((char *)dest + bytes * (uint64_t)pe, source, bytes, pe);
    shmem_barrier_all();
}

#endif
