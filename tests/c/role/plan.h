/* SPDX-License-Identifier: BSD-3-Clause */
/* Constants and checks shared by the two programs of a job. */
#ifndef TESTS_PLAN_H
#define TESTS_PLAN_H

#include "../support/support.h"

enum { READERS = 2, WORKERS = 2, VALUES = 1000, TASK = 3, RESULT = 4 };

static inline dtl_role_manager_t plan_make(void)
{
    dtl_role_manager_t mgr = NULL;

    assert_int_equal(world.size, READERS + WORKERS);
    assert_success(dtl_role_manager_create(world.ctx, &mgr));
    assert_success(dtl_role_manager_add_role(mgr, "reader", READERS));
    assert_success(dtl_role_manager_add_role(mgr, "worker", WORKERS));
    assert_success(dtl_role_manager_initialize(mgr));
    return mgr;
}

/* Checks that all ranks of this program have one role and none has the other. */
static inline void plan_check(dtl_role_manager_t mgr, const char *mine, const char *theirs)
{
    dtl_context_t ctx = NULL;
    dtl_rank_t rank = -7;
    int has = -1;

    assert_success(dtl_role_manager_has_role(mgr, mine, &has));
    assert_int_equal(has, 1);
    assert_success(dtl_role_manager_has_role(mgr, theirs, &has));
    assert_int_equal(has, 0);
    assert_success(dtl_role_manager_role_rank(mgr, theirs, &rank));
    assert_int_equal(rank, DTL_NO_RANK);
    assert_success(dtl_role_manager_role_rank(mgr, mine, &rank));
    assert_success(dtl_role_manager_context(mgr, &ctx));
    assert_int_equal(dtl_context_rank(ctx), rank);
    assert_int_equal(dtl_context_size(ctx), 2);
    dtl_context_destroy(ctx);
}

#endif
