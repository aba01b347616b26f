/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts of calls and of their bytes, if metrics are enabled. */
#include "../support/support.h"

struct counted {
    dtl_size_t calls, bytes;
};

static struct counted counted(const char *function)
{
    struct counted found = {0};

    assert_success(dtl_metrics_count(function, &found.calls, &found.bytes));
    return found;
}

/* Checks the increase of the counts between two snapshots. */
static void assert_added(const char *function, struct counted before, uint64_t calls,
                         uint64_t bytes)
{
    struct counted now = counted(function);

    assert_int_equal(now.calls - before.calls, calls);
    assert_int_equal(now.bytes - before.bytes, bytes);
}

static void calls_and_bytes_are_counted_by_function(void **state)
{
    struct counted before = counted("dtl_allreduce"), barriers = counted("dtl_barrier");
    double mine[3] = {1.0}, all[3];

    (void)state;
    assert_success(dtl_metrics_enable(1));
    for (int round = 0; round < 5; round++)
        assert_success(dtl_allreduce(world.ctx, mine, all, 3, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_metrics_enable(0));
    assert_success(dtl_barrier(world.ctx));
    assert_added("dtl_allreduce", before, 5, 5 * sizeof mine);
    assert_added("dtl_barrier", barriers, 1, 0);
}

/* Only the root reads the send buffer of a scatter. */
static void insignificant_arguments_are_not_counted(void **state)
{
    struct counted before = counted("dtl_scatter");
    int32_t all[8] = {0}, mine;

    (void)state;
    assert_success(dtl_metrics_enable(1));
    assert_success(dtl_scatter(world.ctx, all, 1, DTL_DTYPE_INT32, &mine, 1, DTL_DTYPE_INT32, 0));
    assert_success(dtl_metrics_enable(0));
    assert_added("dtl_scatter", before, 1,
                 (world.rank == 0 ? (uint64_t)world.size : 1) * sizeof mine);
}

static void a_refused_call_is_not_counted(void **state)
{
    struct counted before = counted("dtl_broadcast");

    (void)state;
    assert_success(dtl_metrics_enable(1));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_broadcast(world.ctx, NULL, 1, DTL_DTYPE_INT32, 0));
    assert_success(dtl_metrics_enable(0));
    assert_added("dtl_broadcast", before, 0, 0);
}

static void another_function_is_refused(void **state)
{
    dtl_size_t calls = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_metrics_count("allreduce", &calls, NULL));
    assert_message("name is \"allreduce\"; expected that of a function");
    assert_message("[DTL-metrics_count-name-known]");
    assert_int_equal(calls, 7);
    assert_success(dtl_metrics_count("dtl_allreduce", NULL, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_and_bytes_are_counted_by_function),
        cmocka_unit_test(insignificant_arguments_are_not_counted),
        cmocka_unit_test(a_refused_call_is_not_counted),
        cmocka_unit_test(another_function_is_refused),
    };

    return run_in_world("metrics", tests, COUNT_OF(tests));
}
