/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers shared by the thunks in generated/c/dev/, which implement <dtl/dev.h> by the matching
 * functions of a SHMEM library. Addresses are passed as integers. */
#ifndef DTL_THUNK_H
#define DTL_THUNK_H

#include <dtl/dev.h>
#include <dtl/types.h>

/* NOLINTBEGIN(performance-no-int-to-ptr) */

#if defined(__CUDACC__) || defined(__HIPCC__)
#define STATIC_DEVICE static inline __device__
#else
#define STATIC_DEVICE static inline
#endif

STATIC_DEVICE void *at(uint64_t address)
{
    return (void *)address;
}

STATIC_DEVICE uint8_t *bytes_at(uint64_t address)
{
    return (uint8_t *)address;
}

STATIC_DEVICE uint64_t *word_at(uint64_t address)
{
    return (uint64_t *)address;
}

STATIC_DEVICE uint64_t number(const void *pointer)
{
    return (uint64_t)pointer;
}

/* NOLINTEND(performance-no-int-to-ptr) */

#endif
