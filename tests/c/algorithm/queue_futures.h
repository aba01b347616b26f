/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers for the futures of queued operations. */
#ifndef DTL_TEST_QUEUE_FUTURES_H
#define DTL_TEST_QUEUE_FUTURES_H

#include "../support/support.h"

static inline int is_complete(dtl_future_t future)
{
    int completed = -1;

    assert_success(dtl_future_test(future, &completed));
    return completed;
}

static inline void end(dtl_future_t future)
{
    assert_success(dtl_future_wait(future));
    dtl_future_destroy(future);
}

#endif
