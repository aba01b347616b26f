/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void role_queue(dtl_context_t ctx)
{
    dtl_rank_t first = 0, place;
    int64_t task = 7, total = 0;
    int is_worker;
    dtl_size_t workers;
    dtl_role_manager_t mgr;

    check(dtl_role_manager_create(ctx, &mgr));
    check(dtl_role_manager_add_role_of(mgr, "giver", &first, 1));
    check(dtl_role_manager_add_role_of(mgr, "worker", &first, 1)); /* a rank may have several */
    check(dtl_role_manager_initialize(mgr));
    check(dtl_role_manager_has_role(mgr, "worker", &is_worker));
    check(dtl_role_manager_role_size(mgr, "worker", &workers));
    check(dtl_role_manager_role_rank(mgr, "worker", &place));
    if (is_worker) {
        check(dtl_intergroup_send(mgr, "worker", 0, &task, 1, DTL_DTYPE_INT64, 1));
        check(dtl_intergroup_recv(mgr, "giver", 0, &total, 1, DTL_DTYPE_INT64, 1));
        printf("%d for worker %d of %d\n", (int)total, (int)place, (int)workers);
    }
    dtl_role_manager_destroy(mgr);
}

static void role_contexts(dtl_context_t ctx)
{
    int64_t word = dtl_context_is_root(ctx) ? 5 : 0, mine = 1, all = 0;
    dtl_context_t same;
    dtl_role_manager_t mgr;

    check(dtl_role_manager_create(ctx, &mgr));
    check(dtl_role_manager_add_role(mgr, "solver", (dtl_size_t)dtl_context_size(ctx)));
    check(dtl_role_manager_initialize(mgr));
    check(dtl_role_manager_context(mgr, &same)); /* of the ranks with this rank's role */
    check(dtl_allreduce(same, &mine, &all, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    check(dtl_intergroup_broadcast(mgr, "solver", 0, "solver", &word, 1, DTL_DTYPE_INT64, 2));
    if (dtl_context_is_root(ctx))
        printf("%d, all solve: %s\n", (int)word, yes_no(all == dtl_context_size(ctx)));
    dtl_context_destroy(same);
    dtl_role_manager_destroy(mgr);
}

const struct example role_examples[] = {
    EXAMPLE(role_queue),
    EXAMPLE(role_contexts),
    {NULL, NULL},
};
