/* SPDX-License-Identifier: BSD-3-Clause */
/* What the thunks in generated/c/dev/ share: functions of <dtl/dev.h> by those of a library that
 * has the same.  Addresses come as numbers. */
#ifndef DTL_THUNK_H
#define DTL_THUNK_H

#include <dtl/dev.h>
#include <dtl/types.h>

/* NOLINTBEGIN(performance-no-int-to-ptr) */

#if defined(__CUDACC__) || defined(__HIPCC__)
#define OWN static inline __device__
#else
#define OWN static inline
#endif

OWN void *at(uint64_t address)
{
    return (void *)address;
}

OWN uint8_t *bytes_at(uint64_t address)
{
    return (uint8_t *)address;
}

OWN uint64_t *word_at(uint64_t address)
{
    return (uint64_t *)address;
}

OWN uint64_t number(const void *pointer)
{
    return (uint64_t)pointer;
}

/* NOLINTEND(performance-no-int-to-ptr) */

#endif
