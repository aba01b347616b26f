/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of rocSHMEM that thunks call, declared as documented: for compilers without its
 * headers, and for a recorder on the host. */
#ifndef DTL_TEST_DECLARED_ROCSHMEM_H
#define DTL_TEST_DECLARED_ROCSHMEM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __HIPCC__
#define THEIRS __device__
#else
#define THEIRS extern
#endif

#ifdef __cplusplus
namespace rocshmem
{
#endif

enum {
    ROCSHMEM_CMP_EQ,
    ROCSHMEM_CMP_NE,
    ROCSHMEM_CMP_GT,
    ROCSHMEM_CMP_GE,
    ROCSHMEM_CMP_LT,
    ROCSHMEM_CMP_LE
};
enum { ROCSHMEM_SIGNAL_SET, ROCSHMEM_SIGNAL_ADD };

THEIRS int rocshmem_my_pe(void);
THEIRS int rocshmem_n_pes(void);
THEIRS void *rocshmem_ptr(const void *address, int pe);

#define DECLARE_COPY(name)                                                                         \
    THEIRS void rocshmem_##name(void *dest, const void *source, size_t bytes, int pe);             \
    THEIRS void rocshmem_##name##_wave(void *dest, const void *source, size_t bytes, int pe);      \
    THEIRS void rocshmem_##name##_wg(void *dest, const void *source, size_t bytes, int pe);
DECLARE_COPY(putmem)
DECLARE_COPY(putmem_nbi)
DECLARE_COPY(getmem)
DECLARE_COPY(getmem_nbi)

#define DECLARE_PUT_SIGNAL(name)                                                                   \
    THEIRS void name(void *dest, const void *source, size_t bytes, uint64_t *signal,               \
                     uint64_t value, int op, int pe);
DECLARE_PUT_SIGNAL(rocshmem_putmem_signal)
DECLARE_PUT_SIGNAL(rocshmem_putmem_signal_wg)
DECLARE_PUT_SIGNAL(rocshmem_putmem_signal_nbi)
DECLARE_PUT_SIGNAL(rocshmem_putmem_signal_nbi_wg)

THEIRS void rocshmem_uint64_atomic_set(uint64_t *word, uint64_t value, int pe);
THEIRS void rocshmem_uint64_atomic_add(uint64_t *word, uint64_t value, int pe);
THEIRS void rocshmem_uint64_wait_until(uint64_t *word, int comparison, uint64_t value);
THEIRS void rocshmem_fence(void);
THEIRS void rocshmem_quiet(void);
THEIRS void rocshmem_barrier_all(void);
THEIRS void rocshmem_barrier_all_wave(void);
THEIRS void rocshmem_barrier_all_wg(void);
THEIRS void rocshmem_sync_all(void);

#ifdef __cplusplus
}
#endif

#endif
