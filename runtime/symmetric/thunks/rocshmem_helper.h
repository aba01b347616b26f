/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers for generated/c/dev/rocshmem.c. rocSHMEM has no signals, only atomic variables, and its
 * wait does not return the value. */
#ifndef DTL_THUNK_ROCSHMEM_H
#define DTL_THUNK_ROCSHMEM_H

#include <rocshmem/rocshmem.hpp>

#include "thunk.h"

#ifdef __cplusplus
using namespace rocshmem;
#endif

STATIC_DEVICE void update_signal(uint64_t *signal, uint64_t value, int32_t op, int32_t pe)
{
    if (op == DTL_SIGNAL_SET)
        rocshmem_uint64_atomic_set(signal, value, pe);
    else
        rocshmem_uint64_atomic_add(signal, value, pe);
}

/* Blocks until this PE's signal satisfies the comparison. Returns the value that it has then. */
STATIC_DEVICE uint64_t await_signal(uint64_t *signal, int comparison, uint64_t value)
{
    rocshmem_uint64_wait_until(signal, comparison, value);
    return *(volatile uint64_t *)signal;
}

#endif
