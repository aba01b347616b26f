/* SPDX-License-Identifier: BSD-3-Clause */
/* The OpenSHMEM backend: symmetric memory (symmetric.c) of Open MPI's OpenSHMEM, which is found at
 * run time (library.c). heap_address.c chooses the address of the symmetric heaps. */
#ifndef SHMEM_BACKEND_H
#define SHMEM_BACKEND_H

#include "dtl_backend.h"
#include "shmem_api.h"

#define SHMEM_CALLS(CALL)                                                                          \
    CALL(shmem_init_thread)                                                                        \
    CALL(shmem_finalize)                                                                           \
    CALL(shmem_my_pe)                                                                              \
    CALL(shmem_n_pes)                                                                              \
    CALL(shmem_align)                                                                              \
    CALL(shmem_free)                                                                               \
    CALL(shmem_ptr)                                                                                \
    CALL(shmem_putmem)                                                                             \
    CALL(shmem_getmem)                                                                             \
    CALL(shmem_fence)                                                                              \
    CALL(shmem_quiet)                                                                              \
    CALL(shmem_long_atomic_fetch)                                                                  \
    CALL(shmem_long_atomic_swap)                                                                   \
    CALL(shmem_long_atomic_fetch_add)                                                              \
    CALL(shmem_long_atomic_compare_swap)                                                           \
    CALL(shmem_long_atomic_set)                                                                    \
    CALL(shmem_long_atomic_add)

#define SHMEM_MEMBER(name) __typeof__(name) *name;

struct shmem {
    SHMEM_CALLS(SHMEM_MEMBER)
};

extern struct shmem shmem;
extern const struct host *shmem_host;

/* ---- library.c ------------------------------------------------------------------------------- */

/* These implement struct symmetric_ops. */
dtl_status library_prepare(void);
dtl_status library_open(void);
dtl_status library_start(uint64_t addresses);
void library_stop(void);

/* ---- heap_address.c -------------------------------------------------------------------------- */

/* Returns a bit mask of the candidate addresses that are free in this process. */
uint64_t free_addresses_find(void);

/* Selects the address of the heaps: bit i of `free` states that candidate i is free on all ranks.
 * Sets the environment variable through which the library reads the address, unless the user has
 * set it. */
dtl_status address_choose(uint64_t free);

/* ---- symmetric.c ----------------------------------------------------------------------------- */

/* These implement struct symmetric_ops. */
dtl_status memory_allocate(uint64_t bytes, void **out);
void memory_release(void *block);
void *memory_local_address(const void *address, int32_t rank);
void memory_put(void *to, const void *from, uint64_t bytes, int32_t rank);
void memory_get(void *to, const void *from, uint64_t bytes, int32_t rank);
void atomic_update(enum symmetric_atomic what, uint64_t *variable, uint64_t value, uint64_t compare,
                   int32_t rank, uint64_t *found);

#endif
