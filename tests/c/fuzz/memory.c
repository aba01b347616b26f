/* SPDX-License-Identifier: BSD-3-Clause */
/* If linked in, allocations of a call fail on demand: the linker redirects malloc and calloc to
 * this file (--wrap). */
#include <stdatomic.h>

#include "world.h"

static atomic_long failing; /* countdown to the failing allocation; 0: none fails */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

void fuzz_fail_allocation(long which)
{
    atomic_store(&failing, which);
}

static bool is_to_fail(void)
{
    return atomic_load(&failing) > 0 && atomic_fetch_sub(&failing, 1) == 1;
}

void *__wrap_malloc(size_t size)
{
    return is_to_fail() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_to_fail() ? NULL : __real_calloc(count, size);
}
