/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of NVSHMEM that thunks call, declared as documented: for compilers without its headers,
 * and for a recorder on the host. */
#ifndef DTL_TEST_DECLARED_NVSHMEM_H
#define DTL_TEST_DECLARED_NVSHMEM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __CUDACC__
#define THEIRS extern "C++" __device__
#else
#define THEIRS extern
#endif

typedef int32_t nvshmem_team_t;

enum {
    NVSHMEM_CMP_EQ,
    NVSHMEM_CMP_NE,
    NVSHMEM_CMP_GT,
    NVSHMEM_CMP_LE,
    NVSHMEM_CMP_LT,
    NVSHMEM_CMP_GE
};
enum { NVSHMEM_SIGNAL_SET = 9, NVSHMEM_SIGNAL_ADD = 10 };

THEIRS int nvshmem_my_pe(void);
THEIRS int nvshmem_n_pes(void);
THEIRS int nvshmem_team_my_pe(nvshmem_team_t team);
THEIRS int nvshmem_team_n_pes(nvshmem_team_t team);
THEIRS void *nvshmem_ptr(const void *address, int pe);
THEIRS void *nvshmemx_mc_ptr(nvshmem_team_t team, const void *address);

#define DECLARE_COPY(name)                                                                         \
    THEIRS void nvshmem_##name(void *dest, const void *source, size_t bytes, int pe);              \
    THEIRS void nvshmemx_##name##_warp(void *dest, const void *source, size_t bytes, int pe);      \
    THEIRS void nvshmemx_##name##_block(void *dest, const void *source, size_t bytes, int pe);
DECLARE_COPY(putmem)
DECLARE_COPY(putmem_nbi)
DECLARE_COPY(getmem)
DECLARE_COPY(getmem_nbi)

#define DECLARE_PUT_SIGNAL(name)                                                                   \
    THEIRS void name(void *dest, const void *source, size_t bytes, uint64_t *signal,               \
                     uint64_t value, int op, int pe);
DECLARE_PUT_SIGNAL(nvshmem_putmem_signal)
DECLARE_PUT_SIGNAL(nvshmemx_putmem_signal_block)
DECLARE_PUT_SIGNAL(nvshmem_putmem_signal_nbi)
DECLARE_PUT_SIGNAL(nvshmemx_putmem_signal_nbi_block)

THEIRS void nvshmemx_signal_op(uint64_t *signal, uint64_t value, int op, int pe);
THEIRS uint64_t nvshmem_signal_wait_until(uint64_t *signal, int comparison, uint64_t value);
THEIRS void nvshmem_fence(void);
THEIRS void nvshmem_quiet(void);
THEIRS void nvshmem_barrier_all(void);
THEIRS void nvshmemx_barrier_all_warp(void);
THEIRS void nvshmemx_barrier_all_block(void);
THEIRS int nvshmem_barrier(nvshmem_team_t team);
THEIRS void nvshmem_sync_all(void);
THEIRS int nvshmem_team_sync(nvshmem_team_t team);
THEIRS int nvshmemx_uint8_broadcast_block(nvshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                          size_t count, int root);
THEIRS int nvshmemx_fcollectmem_block(nvshmem_team_t team, void *dest, const void *source,
                                      size_t bytes);

#endif
