/* SPDX-License-Identifier: BSD-3-Clause */
/* Replaces NVSHMEM: records the calls. */
#include "declared/nvshmem.h"
#include "recorder.h"

int nvshmem_my_pe(void)
{
    return RECORDED_RANK;
}

int nvshmem_n_pes(void)
{
    return RECORDED_RANKS;
}

int nvshmem_team_my_pe(nvshmem_team_t team)
{
    return team <= 2 ? RECORDED_RANK : -1;
}

int nvshmem_team_n_pes(nvshmem_team_t team)
{
    return team <= 2 ? RECORDED_RANKS : -1;
}

void *nvshmem_ptr(const void *address, int pe)
{
    RECORD(NUMBER(address), (uint64_t)pe);
    return (void *)address;
}

void *nvshmemx_mc_ptr(nvshmem_team_t team, const void *address)
{
    RECORD((uint64_t)team, NUMBER(address));
    return NULL;
}

RECORD_COPY(nvshmem_putmem)
RECORD_COPY(nvshmemx_putmem_warp)
RECORD_COPY(nvshmemx_putmem_block)
RECORD_COPY(nvshmem_putmem_nbi)
RECORD_COPY(nvshmemx_putmem_nbi_warp)
RECORD_COPY(nvshmemx_putmem_nbi_block)
RECORD_COPY(nvshmem_getmem)
RECORD_COPY(nvshmemx_getmem_warp)
RECORD_COPY(nvshmemx_getmem_block)
RECORD_COPY(nvshmem_getmem_nbi)
RECORD_COPY(nvshmemx_getmem_nbi_warp)
RECORD_COPY(nvshmemx_getmem_nbi_block)
RECORD_PUT_SIGNAL(nvshmem_putmem_signal)
RECORD_PUT_SIGNAL(nvshmemx_putmem_signal_block)
RECORD_PUT_SIGNAL(nvshmem_putmem_signal_nbi)
RECORD_PUT_SIGNAL(nvshmemx_putmem_signal_nbi_block)

void nvshmemx_signal_op(uint64_t *signal, uint64_t value, int op, int pe)
{
    RECORD(NUMBER(signal), value, (uint64_t)op, (uint64_t)pe);
}

uint64_t nvshmem_signal_wait_until(uint64_t *signal, int comparison, uint64_t value)
{
    RECORD(NUMBER(signal), (uint64_t)comparison, value);
    return *signal;
}

RECORD_NOTHING(nvshmem_fence)
RECORD_NOTHING(nvshmem_quiet)
RECORD_NOTHING(nvshmem_barrier_all)
RECORD_NOTHING(nvshmemx_barrier_all_warp)
RECORD_NOTHING(nvshmemx_barrier_all_block)
RECORD_NOTHING(nvshmem_sync_all)

int nvshmem_barrier(nvshmem_team_t team)
{
    RECORD((uint64_t)team);
    return 0;
}

int nvshmem_team_sync(nvshmem_team_t team)
{
    RECORD((uint64_t)team);
    return 0;
}

int nvshmemx_uint8_broadcast_block(nvshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                   size_t count, int root)
{
    RECORD((uint64_t)team, NUMBER(dest), NUMBER(source), count, (uint64_t)root);
    return 0;
}

int nvshmemx_fcollectmem_block(nvshmem_team_t team, void *dest, const void *source, size_t bytes)
{
    RECORD((uint64_t)team, NUMBER(dest), NUMBER(source), bytes);
    return 0;
}
