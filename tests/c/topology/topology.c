/* SPDX-License-Identifier: BSD-3-Clause */
/* Where ranks run: asked by one rank alone, answered without the others. */
#include "../support.h"

static void one_rank_may_ask_about_all(void **state)
{
    (void)state;
    if (world.rank != world.size - 1)
        return; /* the others never call */
    for (int32_t rank = 0; rank < world.size; rank++) {
        int node = -1;
        int cpu = -1;
        int gpu = -7;
        int is_local = -1;

        assert_success(dtl_topology_node_id(rank, &node));
        assert_int_equal(node, 0); /* the tests run on one machine */
        assert_success(dtl_topology_cpu_affinity(rank, &cpu));
        assert_true(cpu >= 0);
        assert_success(dtl_topology_gpu_id(rank, &gpu));
        assert_true(gpu >= -1);
        assert_success(dtl_topology_is_local(0, rank, &is_local));
        assert_int_equal(is_local, 1);
    }
}

static void there_is_a_cpu_to_run_on(void **state)
{
    int cpus = 0;
    int gpus = -1;

    (void)state;
    assert_success(dtl_topology_num_cpus(&cpus));
    assert_true(cpus >= 1);
    assert_success(dtl_topology_num_gpus(&gpus));
    assert_true(gpus >= 0);
}

static void a_rank_that_does_not_exist_is_refused(void **state)
{
    int node = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK, dtl_topology_node_id(world.size, &node));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_topology_node_id(-1, &node));
    assert_int_equal(node, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_rank_may_ask_about_all),
        cmocka_unit_test(there_is_a_cpu_to_run_on),
        cmocka_unit_test(a_rank_that_does_not_exist_is_refused),
    };

    return run_in_world("topology", tests, COUNT_OF(tests));
}
