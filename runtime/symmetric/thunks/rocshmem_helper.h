/* SPDX-License-Identifier: BSD-3-Clause */
/* Beneath generated/c/dev/rocshmem.c: rocSHMEM has atomic words in place of signals alone, and no
 * wait that gives the value. */
#ifndef DTL_THUNK_ROCSHMEM_H
#define DTL_THUNK_ROCSHMEM_H

#include <rocshmem/rocshmem.hpp>

#include "thunk.h"

#ifdef __cplusplus
using namespace rocshmem;
#endif

OWN void signal_change(uint64_t *signal, uint64_t value, int32_t op, int32_t pe)
{
    if (op == DTL_SIGNAL_SET)
        rocshmem_uint64_atomic_set(signal, value, pe);
    else
        rocshmem_uint64_atomic_add(signal, value, pe);
}

OWN uint64_t signal_await(uint64_t *signal, int comparison, uint64_t value)
{
    rocshmem_uint64_wait_until(signal, comparison, value);
    return *(volatile uint64_t *)signal;
}

#endif
