/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking and planned collectives mixed with blocking ones give the same results, of any size,
 * with waits in any order, and whatever a rank does meanwhile. They use shared memory after the
 * first blocking collective. Argument `poll`: without the progress thread, and so through MPI;
 * `nodes`: each rank is a node of its own. */
#include "../support/support.h"

#include <float.h>
#include <unistd.h>

/* float64s: 6 fit beside the flag in a cache line, 2048 fill a block. */
enum { INLINE = 6, BLOCK = 2048, CHUNKS = 20011, MANY = 40, KINDS = 13, CAPACITY = 4 * CHUNKS };

static double mine[CAPACITY], called[CAPACITY], later[CAPACITY];
static dtl_size_t counts[16], places[16];

static void fill(void)
{
    for (int64_t index = 0; index < CAPACITY; index++)
        mine[index] = 1.0 / (double)(3 + index % 1001) + (double)world.rank * DBL_EPSILON;
}

/* Sets a count for each rank; the last rank's is 0. */
static void counts_set(dtl_size_t count)
{
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = rank == world.size - 1 ? 0 : count;
        places[rank] = (dtl_size_t)rank * count;
    }
}

/* Calls the blocking, nonblocking or planned form of a collective, whose arguments differ only in
 * the last. */
#define EACH(kind, ...)                                                                            \
    (out == NULL    ? dtl_##kind(__VA_ARGS__)                                                      \
     : plan == NULL ? dtl_i##kind(__VA_ARGS__, out)                                                \
                    : dtl_plan_##kind(__VA_ARGS__, plan))

static dtl_status one(dtl_context_t ctx, int kind, dtl_size_t n, double *to, dtl_request_t *out,
                      dtl_collective_plan_t *plan)
{
    const dtl_dtype type = DTL_DTYPE_FLOAT64;
    dtl_rank_t root = world.size - 1;
    dtl_size_t own = counts[world.rank];

    switch (kind) {
    case 0:
        return EACH(barrier, ctx);
    case 1:
        memcpy(to, mine, n * sizeof *to);
        return EACH(broadcast, ctx, to, n, type, root);
    case 2:
        return EACH(reduce, ctx, mine, to, n, type, DTL_OP_SUM, root);
    case 3:
        return EACH(allreduce, ctx, mine, to, n, type, DTL_OP_SUM);
    case 4:
        return EACH(scan, ctx, mine, to, n, type, DTL_OP_SUM);
    case 5:
        return EACH(exscan, ctx, mine, to, n, type, DTL_OP_SUM);
    case 6:
        return EACH(reduce_scatter, ctx, mine, to, counts, type, DTL_OP_SUM);
    case 7:
        return EACH(gather, ctx, mine, n, type, to, n, type, root);
    case 8:
        return EACH(scatter, ctx, mine, n, type, to, n, type, root);
    case 9:
        return EACH(allgather, ctx, mine, n, type, to, n, type);
    case 10:
        return EACH(alltoall, ctx, mine, n, type, to, n, type);
    case 11:
        return EACH(allgatherv, ctx, mine, own, type, to, counts, places);
    default:
        return EACH(gatherv, ctx, mine, own, type, to, counts, places, type, root);
    }
}

static void is_same_in_each_form(dtl_context_t ctx, int kind, dtl_size_t count)
{
    dtl_collective_plan_t plan;
    dtl_request_t request;

    memset(called, 0, sizeof called);
    memset(later, 0, sizeof later);
    assert_success(one(ctx, kind, count, called, NULL, NULL));
    assert_success(one(ctx, kind, count, later, &request, NULL));
    assert_success(dtl_wait(request));
    assert_memory_equal(called, later, sizeof called);

    memset(later, 0, sizeof later);
    assert_success(one(ctx, kind, count, later, &request, &plan));
    for (int turn = 0; turn < 2; turn++) {
        int done = 0;

        assert_success(dtl_collective_plan_start(plan));
        while (!done && turn == 0)
            assert_success(dtl_collective_plan_test(plan, &done));
        assert_success(dtl_collective_plan_wait(plan));
    }
    assert_memory_equal(called, later, sizeof called);
    dtl_collective_plan_destroy(plan);
}

static void every_kind_of_every_size(dtl_context_t ctx)
{
    const dtl_size_t sizes[] = {0, 1, INLINE + 1, BLOCK, BLOCK + 1, CHUNKS};

    fill();
    for (size_t which = 0; which < COUNT_OF(sizes); which++) {
        counts_set(sizes[which]);
        for (int kind = 0; kind < KINDS; kind++)
            is_same_in_each_form(ctx, kind, sizes[which]);
    }
}

static void nonblocking_calls_equal_blocking_calls(void **state)
{
    (void)state;
    assert_success(dtl_barrier(world.ctx));
    every_kind_of_every_size(world.ctx);
}

static void nonblocking_calls_equal_blocking_calls_in_a_fixed_order(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx;

    (void)state;
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    assert_success(dtl_context_create(&ctx, &options));
    every_kind_of_every_size(ctx);
    dtl_context_destroy(ctx);
}

/* More collectives than the ring holds, of all sizes, waited for in reverse, with blocking ones
 * between them. */
static void many_are_waited_for_in_any_order(void **state)
{
    static int64_t values[MANY], sums[MANY], much[2][CHUNKS];
    dtl_request_t requests[MANY], large[2];

    (void)state;
    assert_success(dtl_barrier(world.ctx));
    for (int index = 0; index < MANY; index++) {
        values[index] = world.rank + index;
        if (index % 20 == 0)
            assert_success(dtl_iallreduce(world.ctx, much[index / 20], much[index / 20], CHUNKS,
                                          DTL_DTYPE_INT64, DTL_OP_SUM, &large[index / 20]));
        assert_success(dtl_iallreduce(world.ctx, &values[index], &sums[index], 1, DTL_DTYPE_INT64,
                                      DTL_OP_SUM, &requests[index]));
    }
    assert_success(dtl_barrier(world.ctx));
    for (int index = MANY - 1; index >= 0; index--) {
        int first = world.rank % 2 == 0 ? index : MANY - 1 - index;

        assert_success(dtl_wait(requests[first]));
        assert_int_equal(sums[first],
                         (int64_t)world.size * first + world.size * (world.size - 1) / 2);
    }
    assert_success(dtl_wait(large[1]));
    assert_success(dtl_wait(large[0]));
}

/* Rank 0 has started a collective and waits for a message that another rank sends once that
 * collective is complete. */
static void collectives_progress_while_a_rank_waits_for_a_message(void **state)
{
    static double much[CHUNKS], sum[CHUNKS];
    dtl_request_t request;
    char note = 0;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_barrier(world.ctx));
    assert_success(
        dtl_iallreduce(world.ctx, much, sum, CHUNKS, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request));
    if (world.rank == 0)
        assert_success(dtl_recv(world.ctx, &note, 1, DTL_DTYPE_BYTE, 1, 3));
    assert_success(dtl_wait(request));
    if (world.rank == 1)
        assert_success(dtl_send(world.ctx, &note, 1, DTL_DTYPE_BYTE, 0, 3));
}

static void collectives_progress_while_a_rank_is_in_another(void **state)
{
    static double much[CHUNKS], sum[CHUNKS];
    dtl_request_t request;
    dtl_context_t other;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &other));
    assert_success(dtl_barrier(world.ctx));
    assert_success(
        dtl_iallreduce(world.ctx, much, sum, CHUNKS, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request));
    if (world.rank == 0)
        assert_success(dtl_barrier(other));
    assert_success(dtl_wait(request));
    if (world.rank != 0)
        assert_success(dtl_barrier(other));
    dtl_context_destroy(other);
}

/* A released request completes without a wait. */
static void a_released_request_blocks_no_rank(void **state)
{
    static double much[CHUNKS], sum[CHUNKS];
    dtl_request_t request;

    (void)state;
    assert_success(dtl_barrier(world.ctx));
    assert_success(
        dtl_iallreduce(world.ctx, much, sum, CHUNKS, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request));
    if (world.rank == 0)
        dtl_request_free(request);
    else
        assert_success(dtl_wait(request));
    assert_success(dtl_barrier(world.ctx));
}

/* A rank that finds another rank in a different collective fails; the next collective succeeds. */
static void starting_another_collective_is_reported(void **state)
{
    bool is_shared = getenv("DTL_PROGRESS") == NULL && getenv("DTL_NODE_SIZE") == NULL;
    int64_t value = 7, sum = 0;
    dtl_request_t request;

    (void)state;
    if (world.size == 1 || !is_shared)
        skip();
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_iallreduce(world.ctx, &value, &sum, 1, DTL_DTYPE_INT64,
                                  world.rank == 0 ? DTL_OP_SUM : DTL_OP_MAX, &request));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));
    assert_message(world.rank == 0 ? "in allreduce of 8 bytes, max of int64; expected allreduce"
                                   : "in allreduce of 8 bytes, sum of int64; expected allreduce");
    assert_success(
        dtl_iallreduce(world.ctx, &value, &sum, 1, DTL_DTYPE_INT64, DTL_OP_MIN, &request));
    assert_success(dtl_wait(request));
    assert_int_equal(sum, 7);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nonblocking_calls_equal_blocking_calls),
        cmocka_unit_test(nonblocking_calls_equal_blocking_calls_in_a_fixed_order),
        cmocka_unit_test(many_are_waited_for_in_any_order),
        cmocka_unit_test(collectives_progress_while_a_rank_waits_for_a_message),
        cmocka_unit_test(collectives_progress_while_a_rank_is_in_another),
        cmocka_unit_test(a_released_request_blocks_no_rank),
        cmocka_unit_test(starting_another_collective_is_reported),
    };

    if (argc > 1 && strcmp(argv[1], "nodes") == 0)
        setenv("DTL_NODE_SIZE", "1", 1);
    if (argc > 1 && strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
    return run_in_world("collective_queue", tests, COUNT_OF(tests));
}
