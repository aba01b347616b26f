/* SPDX-License-Identifier: BSD-3-Clause */
/* A plan gives the results of its collective at each start, for the contents of its buffers at that
 * time. */
#include "../support/support.h"

enum { COUNT = 5, ROUNDS = 20, RANKS = 16 };

static int64_t sum_of_ranks(void)
{
    return (int64_t)world.size * (world.size - 1) / 2;
}

static void run(dtl_collective_plan_t plan)
{
    assert_success(dtl_collective_plan_start(plan));
    assert_success(dtl_collective_plan_wait(plan));
}

static void a_plan_uses_the_contents_of_its_buffers_at_each_start(void **state)
{
    int64_t mine[COUNT] = {0}, sum[COUNT];
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(world.ctx, mine, sum, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, &plan));
    for (int round = 0; round < ROUNDS; round++) {
        for (int index = 0; index < COUNT; index++)
            mine[index] = world.rank + round * index;
        run(plan);
        for (int index = 0; index < COUNT; index++)
            assert_int_equal(sum[index], sum_of_ranks() + (int64_t)world.size * round * index);
    }
    dtl_collective_plan_destroy(plan);
}

/* Also with roots other than rank 0. */
static void a_plan_in_place_continues_from_its_result(void **state)
{
    int64_t value = 1, expected = 1, rooted = 1, powers = 1;
    int32_t root = world.size - 1;
    dtl_collective_plan_t plan = NULL, reduction = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plan));
    assert_success(dtl_plan_reduce(world.ctx, &rooted, world.rank == root ? &rooted : NULL, 1,
                                   DTL_DTYPE_INT64, DTL_OP_SUM, root, &reduction));
    for (int round = 0; round < 8; round++) {
        run(plan);
        expected *= world.size;
        assert_int_equal(value, expected);
        run(reduction);
        powers += world.size - 1; /* the other ranks still contribute 1 */
        assert_int_equal(rooted, world.rank == root ? powers : 1);
    }
    dtl_collective_plan_destroy(reduction);
    dtl_collective_plan_destroy(plan);
}

static void every_collective_can_be_planned(void **state)
{
    enum { PLANS = 13 };
    int64_t buffer = 0, mine = 0, part = 0, block = 0, upto = 0, below = 0, one = 0;
    int64_t to[RANKS] = {0}, all[RANKS], every[RANKS], from[RANKS], all_v[RANKS], every_v[RANKS];
    int64_t from_v[RANKS];
    dtl_size_t counts[RANKS];
    dtl_collective_plan_t plans[PLANS];
    const int type = DTL_DTYPE_INT64;
    dtl_context_t ctx = world.ctx;
    int made = 0;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++)
        counts[rank] = 1;
    assert_success(dtl_plan_barrier(ctx, &plans[made++]));
    assert_success(dtl_plan_broadcast(ctx, &buffer, 1, type, 0, &plans[made++]));
    assert_success(dtl_plan_reduce(ctx, &mine, &one, 1, type, DTL_OP_SUM, 0, &plans[made++]));
    assert_success(dtl_plan_scan(ctx, &mine, &upto, 1, type, DTL_OP_SUM, &plans[made++]));
    assert_success(dtl_plan_exscan(ctx, &mine, &below, 1, type, DTL_OP_SUM, &plans[made++]));
    assert_success(
        dtl_plan_reduce_scatter_block(ctx, to, &block, 1, type, DTL_OP_SUM, &plans[made++]));
    assert_success(dtl_plan_gather(ctx, &mine, 1, type, all, 1, type, 0, &plans[made++]));
    assert_success(dtl_plan_allgather(ctx, &mine, 1, type, every, 1, type, &plans[made++]));
    assert_success(dtl_plan_scatter(ctx, to, 1, type, &part, 1, type, 0, &plans[made++]));
    assert_success(dtl_plan_alltoall(ctx, to, 1, type, from, 1, type, &plans[made++]));
    assert_success(
        dtl_plan_gatherv(ctx, &mine, 1, type, all_v, counts, NULL, type, 0, &plans[made++]));
    assert_success(dtl_plan_allgatherv(ctx, &mine, 1, type, every_v, counts, NULL, &plans[made++]));
    assert_success(dtl_plan_alltoallv(ctx, to, counts, NULL, type, from_v, counts, NULL, type,
                                      &plans[made++]));
    assert_int_equal(made, PLANS);
    memset(counts, 0xFF, sizeof counts); /* the plan has copied the counts */

    for (int round = 1; round <= 3; round++) {
        buffer = world.rank == 0 ? round : -1;
        mine = (int64_t)world.rank * round;
        for (int32_t rank = 0; rank < world.size; rank++)
            to[rank] = (world.rank * INT64_C(100) + rank) * round;
        for (int index = 0; index < PLANS; index++)
            assert_success(dtl_collective_plan_start(plans[index]));
        for (int index = PLANS - 1; index >= 0; index--)
            assert_success(dtl_collective_plan_wait(plans[index]));

        assert_int_equal(buffer, round);
        assert_int_equal(upto, (int64_t)world.rank * (world.rank + 1) / 2 * round);
        assert_int_equal(below, (int64_t)world.rank * (world.rank - 1) / 2 * round);
        assert_int_equal(block, (sum_of_ranks() * 100 + (int64_t)world.size * world.rank) * round);
        assert_int_equal(part, world.rank * round);
        assert_int_equal(one, world.rank == 0 ? sum_of_ranks() * round : 0);
        for (int32_t rank = 0; rank < world.size; rank++) {
            assert_int_equal(every[rank], (int64_t)rank * round);
            assert_int_equal(every_v[rank], (int64_t)rank * round);
            assert_int_equal(from[rank], (rank * INT64_C(100) + world.rank) * round);
            assert_int_equal(from_v[rank], (rank * INT64_C(100) + world.rank) * round);
            assert_int_equal(world.rank == 0 ? all[rank] : (int64_t)rank * round,
                             (int64_t)rank * round);
            assert_int_equal(world.rank == 0 ? all_v[rank] : (int64_t)rank * round,
                             (int64_t)rank * round);
        }
    }
    for (int index = 0; index < PLANS; index++)
        dtl_collective_plan_destroy(plans[index]);
}

static void a_pending_plan_is_not_started_again(void **state)
{
    dtl_collective_plan_t plan = NULL;
    int completed = 0;

    (void)state;
    assert_success(dtl_plan_barrier(world.ctx, &plan));
    assert_success(dtl_collective_plan_test(plan, &completed));
    assert_int_equal(completed, 1); /* no run of the plan is pending */
    assert_success(dtl_collective_plan_wait(plan));

    assert_success(dtl_collective_plan_start(plan));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_collective_plan_start(plan));
    assert_message("under way");
    for (completed = 0; !completed;)
        assert_success(dtl_collective_plan_test(plan, &completed));
    run(plan);
    dtl_collective_plan_destroy(plan);
}

static void a_plan_keeps_the_reduction_order_of_its_context(void **state)
{
    double mine = (world.rank % 2 == 0 ? 1e16 : -1e16) + 1.0 / (world.rank + 3), blocking, planned;
    dtl_context_options options;
    dtl_context_t ctx = NULL;
    dtl_collective_plan_t plan = NULL;

    (void)state;
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    assert_success(dtl_context_create(&ctx, &options));
    assert_success(dtl_allreduce(ctx, &mine, &blocking, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_success(
        dtl_plan_allreduce(ctx, &mine, &planned, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &plan));
    dtl_context_destroy(ctx); /* the plan keeps what it needs of the context */
    for (int round = 0; round < 3; round++) {
        planned = 0.0;
        run(plan);
        assert_memory_equal(&planned, &blocking, sizeof planned);
    }
    dtl_collective_plan_destroy(plan);
}

/* The other ranks depend on its contribution. */
static void a_destroyed_plan_still_completes(void **state)
{
    static int64_t mine = 1, sum;
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plan));
    assert_success(dtl_collective_plan_start(plan));
    if (world.rank != 0) {
        assert_success(dtl_collective_plan_wait(plan));
        assert_int_equal(sum, world.size);
    }
    dtl_collective_plan_destroy(plan);
    assert_success(dtl_barrier(world.ctx));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_uses_the_contents_of_its_buffers_at_each_start),
        cmocka_unit_test(a_plan_in_place_continues_from_its_result),
        cmocka_unit_test(every_collective_can_be_planned),
        cmocka_unit_test(a_pending_plan_is_not_started_again),
        cmocka_unit_test(a_plan_keeps_the_reduction_order_of_its_context),
        cmocka_unit_test(a_destroyed_plan_still_completes),
    };

    return run_in_world("plan", tests, COUNT_OF(tests));
}
