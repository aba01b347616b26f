/* SPDX-License-Identifier: BSD-3-Clause */
/* Two ranks on each of two hosts: communication between hosts, and the reported topology. */
#include "../c/support/support.h"

enum { RANKS = 4, ON_EACH = 2, LARGE = 1 << 20 };

static int32_t following(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t before(void)
{
    return (world.rank + world.size - 1) % world.size;
}

static void there_are_two_nodes_of_two_ranks(void **state)
{
    int nodes = 0;

    (void)state;
    assert_int_equal(world.size, RANKS);
    assert_success(dtl_topology_num_nodes(&nodes));
    assert_int_equal(nodes, RANKS / ON_EACH);
    for (int32_t rank = 0; rank < RANKS; rank++) {
        char name[64], expected[64];
        int node = -1, node_rank = -1, is_local = -1;

        assert_success(dtl_topology_node_id(rank, &node));
        assert_int_equal(node, rank / ON_EACH);
        assert_success(dtl_topology_node_rank(rank, &node_rank));
        assert_int_equal(node_rank, rank % ON_EACH);
        assert_success(dtl_topology_is_local(0, rank, &is_local));
        assert_int_equal(is_local, rank < ON_EACH);
        snprintf(expected, sizeof expected, "host-%d", rank / ON_EACH + 1);
        assert_true(dtl_topology_host_name(rank, name, sizeof name) > 0);
        assert_string_equal(name, expected);
    }
}

static void contexts_split_by_host(void **state)
{
    dtl_context_t node = NULL, leaders = NULL;

    (void)state;
    assert_success(dtl_context_split_by_node(world.ctx, &node));
    assert_int_equal(dtl_context_size(node), ON_EACH);
    assert_int_equal(dtl_context_rank(node), world.rank % ON_EACH);
    assert_success(dtl_context_split_leaders(world.ctx, &leaders));
    assert_int_equal(leaders != NULL, world.rank % ON_EACH == 0);
    if (leaders != NULL) {
        assert_int_equal(dtl_context_size(leaders), RANKS / ON_EACH);
        assert_int_equal(dtl_context_rank(leaders), world.rank / ON_EACH);
    }
    dtl_context_destroy(leaders);
    dtl_context_destroy(node);
}

static void collectives_reach_every_host(void **state)
{
    int64_t mine = world.rank, total = -1, all[RANKS] = {0};
    double reported = world.rank == RANKS - 1 ? 2.5 : 0;

    (void)state;
    assert_success(dtl_allreduce(world.ctx, &mine, &total, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(total, RANKS * (RANKS - 1) / 2);
    assert_success(dtl_allgather(world.ctx, &mine, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64));
    for (int64_t rank = 0; rank < RANKS; rank++)
        assert_int_equal(all[rank], rank);
    assert_success(dtl_broadcast(world.ctx, &reported, 1, DTL_DTYPE_FLOAT64, RANKS - 1));
    assert_true(reported == 2.5);
}

static void large_messages_go_round(void **state)
{
    int32_t *send = malloc(LARGE * sizeof *send);
    int32_t *recv = malloc(LARGE * sizeof *recv);

    (void)state;
    for (int32_t index = 0; index < LARGE; index++)
        send[index] = index ^ world.rank;
    assert_success(dtl_sendrecv(world.ctx, send, LARGE, DTL_DTYPE_INT32, following(), 5, recv,
                                LARGE, DTL_DTYPE_INT32, before(), 5));
    for (int32_t index = 0; index < LARGE; index++)
        assert_int_equal(recv[index], index ^ before());
    free(send);
    free(recv);
}

static void windows_are_written_across_hosts(void **state)
{
    dtl_window_t win = NULL;
    int64_t mine = 100 + world.rank, one = 1, old = -1;
    int64_t *base;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 2 * sizeof(int64_t), &win));
    base = dtl_window_base(win);
    base[0] = base[1] = 0;
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_put(win, following(), 0, &mine, sizeof mine));
    assert_success(dtl_window_fence(win));
    assert_int_equal(base[0], 100 + before());
    assert_success(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
    assert_success(
        dtl_rma_fetch_and_op(win, 0, sizeof one, &one, &old, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_success(dtl_window_unlock(win, 0));
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0) {
        assert_success(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        assert_int_equal(base[1], RANKS);
        assert_success(dtl_window_unlock(win, 0));
    }
    dtl_window_destroy(win);
}

static void a_map_is_one_on_all_hosts(void **state)
{
    dtl_map_t map = NULL;
    int64_t count = 0;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map));
    for (int64_t key = world.rank; key < 1000; key += RANKS) {
        double value = 0.5 * (double)key;

        assert_success(dtl_map_insert(map, &key, &value));
    }
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), 1000);
    for (int64_t key = 0; key < 1000; key += 97) {
        double value = -1;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_true(found && value == 0.5 * (double)key);
        count++;
    }
    assert_int_equal(count, 11);
    assert_success(dtl_map_sync(map));
    dtl_map_destroy(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_are_two_nodes_of_two_ranks),
        cmocka_unit_test(contexts_split_by_host),
        cmocka_unit_test(collectives_reach_every_host),
        cmocka_unit_test(large_messages_go_round),
        cmocka_unit_test(windows_are_written_across_hosts),
        cmocka_unit_test(a_map_is_one_on_all_hosts),
    };

    return run_in_world("hosts", tests, COUNT_OF(tests));
}
