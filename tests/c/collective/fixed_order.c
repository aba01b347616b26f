/* SPDX-License-Identifier: BSD-3-Clause */
/* The three reduction-order policies of a context: with a fixed order, results are bitwise
 * identical on all ranks, in every run, under every backend. */
#include "../support/support.h"

static const dtl_size_t counts[] = {1, 17, 5000};

/* Values whose sum depends on the order of additions. */
static double fragile(int32_t rank, uint64_t index)
{
    return (rank % 2 == 0 ? 1e16 : -1e16) + 1.0 / (double)(rank + 3 + (int32_t)(index % 7));
}

static double sum_of_tree(int32_t begin, int32_t end, uint64_t index)
{
    int32_t middle = begin + (end - begin) / 2;

    if (end - begin == 1)
        return fragile(begin, index);
    return sum_of_tree(begin, middle, index) + sum_of_tree(middle, end, index);
}

static double sum_in_order(int32_t ranks, uint64_t index)
{
    double sum = fragile(0, index);

    for (int32_t rank = 1; rank < ranks; rank++)
        sum += fragile(rank, index);
    return sum;
}

static dtl_context_t context_with(int determinism, int schedule, int progress)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;

    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = determinism;
    DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(options) = schedule;
    DTL_CONTEXT_OPT_PROGRESS_ORDERING(options) = progress;
    assert_success(dtl_context_create(&ctx, &options));
    return ctx;
}

/* Reduces with every kind of call and compares the results bit by bit. */
static void assert_order(dtl_context_t ctx, bool by_rank)
{
    for (size_t which = 0; which < COUNT_OF(counts); which++) {
        dtl_size_t count = counts[which];
        double *mine = calloc(count, sizeof *mine), *all = calloc(count, sizeof *all),
               *one = calloc(count, sizeof *one);

        for (uint64_t index = 0; index < count; index++)
            mine[index] = fragile(world.rank, index);
        assert_success(dtl_allreduce(ctx, mine, all, count, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
        assert_success(
            dtl_reduce(ctx, mine, one, count, DTL_DTYPE_FLOAT64, DTL_OP_SUM, world.size - 1));
        for (uint64_t index = 0; index < count; index++) {
            double expected =
                by_rank ? sum_in_order(world.size, index) : sum_of_tree(0, world.size, index);
            assert_true(all[index] == expected);
            assert_true(world.rank != world.size - 1 || one[index] == expected);
        }
        assert_success(dtl_scan(ctx, mine, all, count, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
        for (uint64_t index = 0; index < count; index++)
            assert_true(all[index] == sum_in_order(world.rank + 1, index));
        free(mine);
        free(all);
        free(one);
    }
}

static void deterministic_context_reduces_on_a_tree(void **state)
{
    dtl_context_t ctx = context_with(DTL_DETERMINISM_DETERMINISTIC, 0, 0);

    (void)state;
    assert_int_equal(dtl_context_determinism_mode(ctx), DTL_DETERMINISM_DETERMINISTIC);
    assert_order(ctx, false);
    dtl_context_destroy(ctx);
}

static void fixed_tree_is_the_same_tree(void **state)
{
    dtl_context_t ctx = context_with(0, DTL_REDUCTION_SCHEDULE_FIXED_TREE, 0);

    (void)state;
    assert_int_equal(dtl_context_reduction_schedule_policy(ctx), DTL_REDUCTION_SCHEDULE_FIXED_TREE);
    assert_order(ctx, false);
    dtl_context_destroy(ctx);
}

static void rank_ordered_context_adds_from_rank_0_up(void **state)
{
    dtl_context_t ctx = context_with(0, 0, DTL_PROGRESS_ORDERING_RANK_ORDERED);

    (void)state;
    assert_int_equal(dtl_context_progress_ordering_policy(ctx), DTL_PROGRESS_ORDERING_RANK_ORDERED);
    assert_order(ctx, true);
    dtl_context_destroy(ctx);
}

static void copies_and_parts_keep_the_policies(void **state)
{
    dtl_context_t ctx = context_with(DTL_DETERMINISM_DETERMINISTIC, 0, 0), copy = NULL, part = NULL;

    (void)state;
    assert_success(dtl_context_dup(ctx, &copy));
    assert_success(dtl_context_split(ctx, 0, 0, &part));

    assert_int_equal(dtl_context_determinism_mode(copy), DTL_DETERMINISM_DETERMINISTIC);
    assert_int_equal(dtl_context_determinism_mode(part), DTL_DETERMINISM_DETERMINISTIC);
    assert_order(copy, false);
    assert_order(part, false);
    dtl_context_destroy(ctx);
    dtl_context_destroy(copy);
    dtl_context_destroy(part);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deterministic_context_reduces_on_a_tree),
        cmocka_unit_test(fixed_tree_is_the_same_tree),
        cmocka_unit_test(rank_ordered_context_adds_from_rank_0_up),
        cmocka_unit_test(copies_and_parts_keep_the_policies),
    };

    return run_in_world("fixed_order", tests, COUNT_OF(tests));
}
