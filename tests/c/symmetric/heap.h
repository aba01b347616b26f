/* SPDX-License-Identifier: BSD-3-Clause */
/* One heap, created and freed with the program's world. */
#ifndef DTL_TEST_SYMMETRIC_HEAP_H
#define DTL_TEST_SYMMETRIC_HEAP_H

#include "../support/support.h"
#include "transport.h"

enum { HEAP_BYTES = 1 << 22 };

static dtl_symmetric_t heap;
static dtl_context_t shmem_ctx;

static inline int heap_make(void **state)
{
    (void)state;
    if (!is_shmem)
        return dtl_symmetric_create(world.ctx, HEAP_BYTES, &heap) == DTL_SUCCESS ? 0 : -1;
    assert_success(dtl_context_with_shmem(world.ctx, &shmem_ctx));
    assert_int_equal(dtl_context_has_shmem(shmem_ctx), 1);
    assert_success(dtl_symmetric_create(shmem_ctx, HEAP_BYTES, &heap));
    return 0;
}

static inline int heap_free(void **state)
{
    (void)state;
    dtl_symmetric_destroy(heap);
    if (is_shmem)
        dtl_context_destroy(shmem_ctx);
    return 0;
}

#define WITH_HEAP(test) cmocka_unit_test_setup_teardown(test, heap_make, heap_free)

static inline void *allocated(size_t bytes)
{
    void *address = NULL;

    assert_success(dtl_symmetric_allocate(heap, bytes, &address));
    return address;
}

static inline int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static inline int32_t rank_before(void)
{
    return (world.rank + world.size - 1) % world.size;
}

static inline uint64_t wait_for(const uint64_t *signal, dtl_comparison comparison, uint64_t value)
{
    uint64_t seen = 0;

    assert_success(dtl_symmetric_signal_wait_until(heap, signal, comparison, value, 20000, &seen));
    return seen;
}

#endif
