/* SPDX-License-Identifier: BSD-3-Clause */
/* Locations of ranks: queried by one rank alone, without a call of the others. */
#include "../support/support.h"

static void one_rank_may_query_all_ranks(void **state)
{
    (void)state;
    if (world.rank != world.size - 1)
        return; /* the other ranks never call */
    for (int32_t rank = 0; rank < world.size; rank++) {
        int node = -1;
        int cpu = -1;
        int gpu = -7;
        int is_local = -1;

        assert_success(dtl_topology_node_id(rank, &node));
        assert_int_equal(node, 0); /* tests run on one machine */
        assert_success(dtl_topology_cpu_affinity(rank, &cpu));
        assert_true(cpu >= 0);
        assert_success(dtl_topology_gpu_id(rank, &gpu));
        assert_true(gpu >= -1);
        assert_success(dtl_topology_is_local(0, rank, &is_local));
        assert_int_equal(is_local, 1);
    }
}

static void ranks_of_a_node_are_counted_in_their_order(void **state)
{
    int nodes = 0;

    (void)state;
    assert_success(dtl_topology_num_nodes(&nodes));
    assert_int_equal(nodes, 1);
    for (int32_t rank = 0; rank < world.size; rank++) {
        int node_rank = -1;
        int node_size = -1;

        assert_success(dtl_topology_node_rank(rank, &node_rank));
        assert_int_equal(node_rank, rank);
        assert_success(dtl_topology_node_size(rank, &node_size));
        assert_int_equal(node_size, world.size);
    }
}

static void a_set_of_cpus_begins_with_the_first(void **state)
{
    char set[64], first[16];
    int cpu = -1;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        assert_success(dtl_topology_cpu_affinity(rank, &cpu));
        snprintf(first, sizeof first, "%d", cpu);
        assert_true(dtl_topology_cpu_set(rank, set, sizeof set) >= strlen(first));
        assert_memory_equal(set, first, strlen(first));
    }
    assert_int_equal(dtl_topology_cpu_set(world.size, set, sizeof set), 0);
    assert_message("[DTL-topology_cpu_set-rank-range]");
    assert_string_equal(set, "");
}

static void a_context_splits_into_its_nodes(void **state)
{
    dtl_context_t node = NULL, leaders = NULL;

    (void)state;
    assert_success(dtl_context_split_by_node(world.ctx, &node));
    assert_int_equal(dtl_context_size(node), world.size);
    assert_int_equal(dtl_context_rank(node), world.rank);
    assert_success(dtl_context_split_leaders(world.ctx, &leaders));
    assert_int_equal(leaders != NULL, world.rank == 0);
    if (leaders != NULL)
        assert_int_equal(dtl_context_size(leaders), 1);
    dtl_context_destroy(leaders);
    dtl_context_destroy(node);
}

/* The ranks of a context may be a subset of the job's. */
static void a_part_of_the_ranks_splits_by_node_too(void **state)
{
    dtl_context_t part = NULL, node = NULL, leaders = NULL;

    (void)state;
    assert_success(dtl_context_split(world.ctx, world.rank % 2, -world.rank, &part));
    assert_success(dtl_context_split_by_node(part, &node));
    assert_int_equal(dtl_context_size(node), dtl_context_size(part));
    assert_int_equal(dtl_context_rank(node), dtl_context_rank(part));
    assert_success(dtl_context_split_leaders(part, &leaders));
    assert_int_equal(leaders != NULL, dtl_context_rank(part) == 0);
    dtl_context_destroy(leaders);
    dtl_context_destroy(node);
    dtl_context_destroy(part);
}

static void an_allowed_cpu_exists(void **state)
{
    int cpus = 0;
    int gpus = -1;

    (void)state;
    assert_success(dtl_topology_num_cpus(&cpus));
    assert_true(cpus >= 1);
    assert_success(dtl_topology_num_gpus(&gpus));
    assert_true(gpus >= 0);
}

/* tests/hosts and tests/fakes test real devices. */
static void without_devices_the_host_suits_all_ranks(void **state)
{
    int device = 7;

    (void)state;
    assert_success(dtl_topology_device_id(DTL_DEVICE_HOST, &device));
    assert_int_equal(device, 0);
    assert_success(dtl_topology_device_id(DTL_DEVICE_EMULATED, &device));
    assert_int_equal(device, -1);
}

static void a_rank_that_does_not_exist_is_refused(void **state)
{
    int node = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK, dtl_topology_node_id(world.size, &node));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_topology_node_id(-1, &node));
    assert_int_equal(node, 7);
}

static void a_length_can_be_queried_with_any_size(void **state)
{
    (void)state;
    assert_int_equal(dtl_topology_text(NULL, 64), dtl_topology_text(NULL, 0));
    assert_int_equal(dtl_topology_host_name(world.rank, NULL, 64),
                     dtl_topology_host_name(world.rank, NULL, 0));
    assert_int_equal(dtl_topology_cpu_set(world.rank, NULL, 64),
                     dtl_topology_cpu_set(world.rank, NULL, 0));
    assert_int_equal(dtl_backend_report(NULL, 64), dtl_backend_report(NULL, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_rank_may_query_all_ranks),
        cmocka_unit_test(a_length_can_be_queried_with_any_size),
        cmocka_unit_test(ranks_of_a_node_are_counted_in_their_order),
        cmocka_unit_test(a_set_of_cpus_begins_with_the_first),
        cmocka_unit_test(a_context_splits_into_its_nodes),
        cmocka_unit_test(a_part_of_the_ranks_splits_by_node_too),
        cmocka_unit_test(an_allowed_cpu_exists),
        cmocka_unit_test(without_devices_the_host_suits_all_ranks),
        cmocka_unit_test(a_rank_that_does_not_exist_is_refused),
    };

    return run_in_world("topology", tests, COUNT_OF(tests));
}
