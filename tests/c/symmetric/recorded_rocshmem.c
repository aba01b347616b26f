/* SPDX-License-Identifier: BSD-3-Clause */
/* Replaces rocSHMEM: records the calls. */
#include "declared/rocshmem/rocshmem.hpp"
#include "recorder.h"

int rocshmem_my_pe(void)
{
    return RECORDED_RANK;
}

int rocshmem_n_pes(void)
{
    return RECORDED_RANKS;
}

void *rocshmem_ptr(const void *address, int pe)
{
    RECORD(NUMBER(address), (uint64_t)pe);
    return (void *)address;
}

RECORD_COPY(rocshmem_putmem)
RECORD_COPY(rocshmem_putmem_wave)
RECORD_COPY(rocshmem_putmem_wg)
RECORD_COPY(rocshmem_putmem_nbi)
RECORD_COPY(rocshmem_putmem_nbi_wave)
RECORD_COPY(rocshmem_putmem_nbi_wg)
RECORD_COPY(rocshmem_getmem)
RECORD_COPY(rocshmem_getmem_wave)
RECORD_COPY(rocshmem_getmem_wg)
RECORD_COPY(rocshmem_getmem_nbi)
RECORD_COPY(rocshmem_getmem_nbi_wave)
RECORD_COPY(rocshmem_getmem_nbi_wg)
RECORD_PUT_SIGNAL(rocshmem_putmem_signal)
RECORD_PUT_SIGNAL(rocshmem_putmem_signal_wg)
RECORD_PUT_SIGNAL(rocshmem_putmem_signal_nbi)
RECORD_PUT_SIGNAL(rocshmem_putmem_signal_nbi_wg)

void rocshmem_uint64_atomic_set(uint64_t *word, uint64_t value, int pe)
{
    RECORD(NUMBER(word), value, (uint64_t)pe);
}

void rocshmem_uint64_atomic_add(uint64_t *word, uint64_t value, int pe)
{
    RECORD(NUMBER(word), value, (uint64_t)pe);
}

void rocshmem_uint64_wait_until(uint64_t *word, int comparison, uint64_t value)
{
    RECORD(NUMBER(word), (uint64_t)comparison, value);
}

RECORD_NOTHING(rocshmem_fence)
RECORD_NOTHING(rocshmem_quiet)
RECORD_NOTHING(rocshmem_barrier_all)
RECORD_NOTHING(rocshmem_barrier_all_wave)
RECORD_NOTHING(rocshmem_barrier_all_wg)
RECORD_NOTHING(rocshmem_sync_all)
