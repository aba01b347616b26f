/* SPDX-License-Identifier: BSD-3-Clause */
/* A context with NCCL for each test, over a fake NCCL and a fake driver: each rank on a device of
 * its own. */
#ifndef DTL_TEST_NCCL_H
#define DTL_TEST_NCCL_H

#include "../c/support/device_leaks.h"
#include "../c/support/device_memory.h"

static dtl_context_t nccl; /* in hybrid mode */

static inline dtl_context_t with_nccl(dtl_nccl_operation_mode mode)
{
    dtl_context_t ctx = NULL;

    assert_success(dtl_context_with_nccl_ex(world.ctx, world.rank, mode, &ctx));
    return ctx;
}

static inline int32_t ranks_sum(void)
{
    return world.size * (world.size - 1) / 2;
}

static inline int open(void **state)
{
    (void)state;
    device_choose("cuda", world.rank);
    nccl = with_nccl(DTL_NCCL_MODE_HYBRID_PARITY);
    return 0;
}

static inline int close(void **state)
{
    (void)state;
    dtl_context_destroy(nccl);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open, close)

#endif
