/* SPDX-License-Identifier: BSD-3-Clause */
/* Call checks through a node's shared memory: small calls send no message, differences and
 * preceding nonblocking calls are detected as usual, and no rank waits unnecessarily. The program
 * restarts itself with DTL_CHECK=1. */
#include "../support/support.h"

#include <unistd.h>

#include "dtl_context.h"

enum { ROUNDS = 50, AHEAD = 20 /* rounds by which a rank runs ahead: more than the ring holds */ };

static struct context *context;
static struct comm_ops counting; /* operations of the context's communicator for checks */
static const struct comm_ops *checks;
static int messages;
static bool has_single_rank_nodes; /* each rank is a node of its own */

static dtl_status counted(struct comm *comm, const void *buffer, uint64_t count,
                          const struct dtype *type, int32_t dest, int32_t tag,
                          struct operation **out)
{
    messages++;
    return checks->isend(comm, buffer, count, type, dest, tag, out);
}

static int set_up(void **state)
{
    (void)state;
    context = dtl__handle_object(world.ctx, HANDLE_CONTEXT, "test", "ctx");
    checks = context->checks.ops;
    counting = *checks;
    counting.isend = counted;
    context->checks.ops = &counting;
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    context->checks.ops = checks;
    return 0;
}

static void all_work(void)
{
    double mine[2] = {world.rank + 1.0, 2.0}, sum[2] = {0.0, 0.0}, parts[8] = {0.0};
    double expected = world.size * (world.size + 1) / 2.0, before = 0.0;

    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_allreduce(world.ctx, mine, sum, 2, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_true(sum[0] == expected && sum[1] == 2.0 * world.size);
    sum[0] = 0.0;
    assert_success(dtl_reduce(world.ctx, mine, sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM, 1));
    assert_true(sum[0] == (world.rank == 1 ? expected : 0.0));
    assert_success(dtl_exscan(world.ctx, mine, &before, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_true(before == world.rank * (world.rank + 1) / 2.0);
    assert_success(
        dtl_allgather(world.ctx, mine, 1, DTL_DTYPE_FLOAT64, parts, 1, DTL_DTYPE_FLOAT64));
    assert_true(parts[0] == 1.0 && parts[world.size - 1] == world.size);
    assert_success(
        dtl_scatter(world.ctx, parts, 1, DTL_DTYPE_FLOAT64, &before, 1, DTL_DTYPE_FLOAT64, 0));
    assert_true(before == mine[0]);
    assert_success(dtl_broadcast(world.ctx, mine, 2, DTL_DTYPE_FLOAT64, 1));
    assert_true(mine[0] == 2.0);
}

static void small_calls_send_no_message(void **state)
{
    (void)state;
    messages = 0;
    for (int round = 0; round < ROUNDS; round++)
        all_work();
    if (!has_single_rank_nodes)
        assert_int_equal(messages, 0);
}

/* In place, so nothing may be written before the comparison is complete. */
static void differing_calls_are_reported_and_write_nothing(void **state)
{
    int64_t value = 5;

    (void)state;
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64,
                                world.rank == world.size - 1 ? DTL_OP_MAX : DTL_OP_SUM));
    assert_message("calls dtl_allreduce(count=1, dtype=int64, op=max)");
    assert_int_equal(value, 5);
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT64, world.rank == 1));
    assert_message("rank 1 calls dtl_broadcast(count=1, dtype=int64, root=1)");
    all_work();
}

/* Rank 1 is refused repeatedly before any other rank calls: it waits for no rank. */
static void refusals_wait_for_no_rank(void **state)
{
    int32_t word = 1;

    (void)state;
    for (int call = 0; call < AHEAD && world.rank == 1; call++)
        assert_status(DTL_ERROR_INVALID_RANK,
                      dtl_broadcast(world.ctx, &word, 1, DTL_DTYPE_INT32, 99));
    for (int32_t rank = 0; rank < world.size && world.rank == 1; rank++)
        if (rank != 1)
            assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
    if (world.rank != 1)
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
    for (int call = 0; call < AHEAD && world.rank != 1; call++) {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                      dtl_broadcast(world.ctx, &word, 1, DTL_DTYPE_INT32, 0));
        assert_message("rank 1 refuses dtl_broadcast, since root is 99");
    }
    all_work();
}

/* Nonblocking calls are checked by messages, and blocking ones overtake them. */
static void nonblocking_and_blocking_calls_alternate(void **state)
{
    dtl_request_t requests[AHEAD];
    int64_t mine[AHEAD], sums[AHEAD];

    (void)state;
    for (int call = 0; call < AHEAD; call++) {
        mine[call] = call;
        assert_success(dtl_iallreduce(world.ctx, &mine[call], &sums[call], 1, DTL_DTYPE_INT64,
                                      DTL_OP_SUM, &requests[call]));
        if (call % 3 == world.rank % 3)
            assert_success(dtl_wait(requests[call]));
        all_work();
    }
    for (int call = 0; call < AHEAD; call++) {
        if (call % 3 != world.rank % 3)
            assert_success(dtl_wait(requests[call]));
        assert_int_equal(sums[call], (int64_t)call * world.size);
    }
}

/* Data that does not fit into the step that compares the call. */
static void large_calls_are_compared_first(void **state)
{
    enum { LARGE = 5000 };
    static int64_t mine[LARGE], sum[LARGE];

    (void)state;
    for (int index = 0; index < LARGE; index++)
        mine[index] = index;
    assert_success(dtl_allreduce(world.ctx, mine, sum, LARGE, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum[LARGE - 1], (int64_t)(LARGE - 1) * world.size);
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_allreduce(world.ctx, mine, sum, world.rank == 0 ? 1 : LARGE, DTL_DTYPE_INT64,
                                DTL_OP_SUM));
    assert_message("rank 0 calls dtl_allreduce(count=1, dtype=int64, op=sum)");
    all_work();
}

/* The rank fails before it reaches the data movement. */
static void a_rank_that_fails_before_the_comparison_is_reported(void **state)
{
    double value = 1.0, sum = 0.0;
    int32_t dtype = 0;
    bool is_wrong = world.rank == 1;
    dtl_status status = dtl_allreduce_alike(world.ctx, &value, &sum, 1, DTL_DTYPE_FLOAT64,
                                            is_wrong ? 99 : DTL_OP_SUM, 0, 1, &dtype);

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, status);
    assert_message("op is 99; expected a dtl_reduce_op");
    all_work();
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(small_calls_send_no_message, set_up, tear_down),
        cmocka_unit_test(differing_calls_are_reported_and_write_nothing),
        cmocka_unit_test(refusals_wait_for_no_rank),
        cmocka_unit_test(nonblocking_and_blocking_calls_alternate),
        cmocka_unit_test(large_calls_are_compared_first),
        cmocka_unit_test(a_rank_that_fails_before_the_comparison_is_reported),
    };

    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is linked into this program */
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    has_single_rank_nodes = argc > 1;
    if (has_single_rank_nodes)
        setenv("DTL_NODE_SIZE", "1", 1);
    return run_in_world("check_shared_memory", tests, COUNT_OF(tests));
}
