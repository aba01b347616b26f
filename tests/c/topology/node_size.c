/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_NODE_SIZE=2: one machine simulates several nodes of two ranks each. */
#include "../support/support.h"

enum { NODE_SIZE = 2 };

static void each_two_ranks_are_a_node(void **state)
{
    int nodes = 0;

    (void)state;
    assert_success(dtl_topology_num_nodes(&nodes));
    assert_int_equal(nodes, (world.size + NODE_SIZE - 1) / NODE_SIZE);
    for (int32_t rank = 0; rank < world.size; rank++) {
        int node = -1;
        int is_local = -1;

        assert_success(dtl_topology_node_id(rank, &node));
        assert_int_equal(node, rank / NODE_SIZE);
        assert_success(dtl_topology_is_local(0, rank, &is_local));
        assert_int_equal(is_local, rank < NODE_SIZE);
    }
}

static void a_context_splits_into_them(void **state)
{
    int32_t first = world.rank - world.rank % NODE_SIZE;
    dtl_context_t node = NULL;

    (void)state;
    assert_success(dtl_context_split_by_node(world.ctx, &node));
    assert_int_equal(dtl_context_rank(node), world.rank - first);
    assert_int_equal(dtl_context_size(node),
                     world.size - first < NODE_SIZE ? world.size - first : NODE_SIZE);
    dtl_context_destroy(node);
}

static void ranks_of_two_nodes_reach_each_other(void **state)
{
    int32_t sum = 0;
    int64_t got = -1;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_allreduce(world.ctx, &world.rank, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_int_equal(sum, world.size * (world.size - 1) / 2);
    assert_success(dtl_window_allocate(world.ctx, sizeof got, &win));
    *(int64_t *)dtl_window_base(win) = 7 + world.rank;
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_get(win, world.size - 1, 0, &got, sizeof got));
    assert_int_equal(got, 6 + world.size);
    assert_success(dtl_window_fence(win));
    dtl_window_destroy(win);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_two_ranks_are_a_node),
        cmocka_unit_test(a_context_splits_into_them),
        cmocka_unit_test(ranks_of_two_nodes_reach_each_other),
    };

    setenv("DTL_NODE_SIZE", "2", 1);
    return run_in_world("node_size", tests, COUNT_OF(tests));
}
