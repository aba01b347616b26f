/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric memory and atomic operations on it. */
#include "shmem_backend.h"

enum { ALIGNMENT = 4096 };

dtl_status memory_allocate(uint64_t bytes, void **out)
{
    void *block =
        shmem.shmem_align(ALIGNMENT, (bytes + sizeof(long) - 1) / sizeof(long) * sizeof(long));

    if (block == NULL)
        return shmem_host->fail(DTL_ERROR_OUT_OF_MEMORY,
                                "OpenSHMEM has no %llu bytes; expected as many of those that "
                                "SHMEM_SYMMETRIC_SIZE gives it",
                                (unsigned long long)bytes);
    *out = block;
    return DTL_SUCCESS;
}

void memory_release(void *block)
{
    shmem.shmem_free(block);
}

void *memory_local_address(const void *address, int32_t rank)
{
    return shmem.shmem_ptr(address, rank);
}

void memory_put(void *to, const void *from, uint64_t bytes, int32_t rank)
{
    shmem.shmem_putmem(to, from, bytes, rank);
}

void memory_get(void *to, const void *from, uint64_t bytes, int32_t rank)
{
    shmem.shmem_getmem(to, from, bytes, rank);
}

/* ---- atomic operations ----------------------------------------------------------------------- */

/* Executes an atomic operation on rank `rank`'s variable and returns the value before it. `compare`
 * is used by SYMMETRIC_COMPARE_SWAP only. */
static uint64_t atomic_fetch_update(enum symmetric_atomic what, long *variable, long value,
                                    long compare, int32_t rank)
{
    switch (what) {
    case SYMMETRIC_FETCH:
        return (uint64_t)shmem.shmem_long_atomic_fetch(variable, rank);
    case SYMMETRIC_SET:
        return (uint64_t)shmem.shmem_long_atomic_swap(variable, value, rank);
    case SYMMETRIC_ADD:
        return (uint64_t)shmem.shmem_long_atomic_fetch_add(variable, value, rank);
    default:
        return (uint64_t)shmem.shmem_long_atomic_compare_swap(variable, compare, value, rank);
    }
}

void atomic_update(enum symmetric_atomic what, uint64_t *variable, uint64_t value, uint64_t compare,
                   int32_t rank, uint64_t *found)
{
    long *target = (long *)(void *)variable;

    if (found != NULL)
        *found = atomic_fetch_update(what, target, (long)value, (long)compare, rank);
    else if (what == SYMMETRIC_ADD)
        shmem.shmem_long_atomic_add(target, (long)value, rank);
    else
        shmem.shmem_long_atomic_set(target, (long)value, rank);
}
