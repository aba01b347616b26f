/* SPDX-License-Identifier: BSD-3-Clause */
/* A rank that waits in any call serves the requests of other ranks. Here all others request a
 * number from rank 0 before they enter the call that it waits in, or each rank requests one from
 * the next. */
#include "../rma/transport.h"
#include "../support/support.h"

enum { MOST = 4 };

static dtl_context_t ctx;
static dtl_size_t action;

static int answer(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                  void *user_data)
{
    int32_t number = 42;

    (void)args, (void)args_size, (void)user_data;
    memcpy(result, &number, result_size);
    return DTL_SUCCESS;
}

static int set_up(void **state)
{
    (void)state;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_action_register(ctx, "answer", answer, NULL, &action));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    assert_success(dtl_action_barrier(ctx));
    dtl_context_destroy(ctx);
    return 0;
}

static void send_request(dtl_rank_t target)
{
    int32_t number = 0;

    assert_success(dtl_remote_invoke(ctx, target, action, NULL, 0, &number, sizeof number));
    assert_int_equal(number, 42);
}

/* All ranks but rank 0 send a request first, and enter the following call only after the reply. */
static void come_late(void)
{
    if (world.rank > 0)
        send_request(0);
}

/* Returns the value that `rank` contributes for `other`. */
static int64_t of(int64_t rank, int64_t other)
{
    return 100 * rank + other + 1;
}

/* Returns the sum over the ranks below `end`. */
static int64_t sum_of(int64_t end, int64_t other)
{
    return 100 * end * (end - 1) / 2 + end * (other + 1);
}

struct data {
    int64_t send[MOST];
    int64_t recv[MOST];
    dtl_size_t ones[MOST];
};

static struct data data_make(void)
{
    struct data data = {.ones = {1, 1, 1, 1}};

    for (int other = 0; other < MOST; other++)
        data.send[other] = of(world.rank, other);
    return data;
}

static void one_for_all(void **state)
{
    struct data data = data_make();
    dtl_rank_t root = world.size - 1;
    int64_t value = data.send[0];

    (void)state;
    come_late();
    assert_success(dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT64, root));
    assert_int_equal(value, of(root, 0));
    come_late();
    assert_success(
        dtl_scatter(ctx, data.send, 1, DTL_DTYPE_INT64, &value, 1, DTL_DTYPE_INT64, root));
    assert_int_equal(value, of(root, world.rank));
    come_late();
    value = 0;
    assert_success(dtl_scatterv(ctx, data.send, data.ones, NULL, DTL_DTYPE_INT64, &value, 1,
                                DTL_DTYPE_INT64, root));
    assert_int_equal(value, of(root, world.rank));
}

static void all_for_one(void **state)
{
    struct data data = data_make();
    int64_t sum = 0;

    (void)state;
    come_late();
    assert_success(dtl_reduce(ctx, data.send, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, 0));
    assert_int_equal(sum, world.rank == 0 ? sum_of(world.size, 0) : 0);
    for (int with_counts = 0; with_counts < 2; with_counts++) {
        come_late();
        memset(data.recv, 0, sizeof data.recv);
        assert_success(with_counts ? dtl_gatherv(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv,
                                                 data.ones, NULL, DTL_DTYPE_INT64, 0)
                                   : dtl_gather(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv, 1,
                                                DTL_DTYPE_INT64, 0));
        for (int rank = 0; rank < world.size; rank++)
            assert_int_equal(data.recv[rank], world.rank == 0 ? of(rank, 0) : 0);
    }
}

static void all_for_all(void **state)
{
    struct data data = data_make();

    (void)state;
    come_late();
    assert_success(dtl_barrier(ctx));
    for (int with_counts = 0; with_counts < 2; with_counts++) {
        come_late();
        assert_success(
            with_counts
                ? dtl_allgatherv(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv, data.ones, NULL)
                : dtl_allgather(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv, 1, DTL_DTYPE_INT64));
        for (int rank = 0; rank < world.size; rank++)
            assert_int_equal(data.recv[rank], of(rank, 0));
        come_late();
        assert_success(with_counts ? dtl_alltoallv(ctx, data.send, data.ones, NULL, DTL_DTYPE_INT64,
                                                   data.recv, data.ones, NULL, DTL_DTYPE_INT64)
                                   : dtl_alltoall(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv, 1,
                                                  DTL_DTYPE_INT64));
        for (int rank = 0; rank < world.size; rank++)
            assert_int_equal(data.recv[rank], of(rank, world.rank));
    }
}

static void reductions_for_all(void **state)
{
    struct data data = data_make();
    int64_t *sum = data.recv;

    (void)state;
    come_late();
    assert_success(dtl_allreduce(ctx, data.send, sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(*sum, sum_of(world.size, 0));
    come_late();
    assert_success(dtl_scan(ctx, data.send, sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(*sum, sum_of(world.rank + 1, 0));
    come_late();
    assert_success(dtl_exscan(ctx, data.send, sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(*sum, sum_of(world.rank, 0));
    come_late();
    assert_success(dtl_reduce_scatter_block(ctx, data.send, sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(*sum, sum_of(world.size, world.rank));
    come_late();
    assert_success(dtl_reduce_scatter(ctx, data.send, sum, data.ones, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(*sum, sum_of(world.size, world.rank));
}

static void contexts_are_made(void **state)
{
    dtl_context_t made = NULL;

    (void)state;
    come_late();
    assert_success(dtl_context_dup(ctx, &made));
    dtl_context_destroy(made);
    come_late();
    assert_success(dtl_context_split(ctx, 0, -world.rank, &made));
    assert_int_equal(dtl_context_rank(made), world.size - 1 - world.rank);
    dtl_context_destroy(made);
}

static void messages_arrive(void **state)
{
    dtl_rank_t next = (world.rank + 1) % world.size;
    dtl_rank_t before = (world.rank + world.size - 1) % world.size;
    int64_t mine = world.rank, theirs = -1;
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    dtl_request_t request = NULL;

    (void)state;
    come_late();
    assert_success(dtl_sendrecv(ctx, &mine, 1, DTL_DTYPE_INT64, next, 0, &theirs, 1,
                                DTL_DTYPE_INT64, before, 0));
    assert_int_equal(theirs, before);
    for (int matched = 0; matched < 2; matched++) {
        come_late();
        assert_success(dtl_isend(ctx, &mine, 1, DTL_DTYPE_INT64, next, 1, &request));
        theirs = -1;
        if (matched) {
            assert_success(dtl_mprobe(ctx, before, 1, DTL_DTYPE_INT64, &message, &info));
            assert_success(dtl_mrecv(message, &theirs, 1, DTL_DTYPE_INT64));
        } else {
            assert_success(dtl_probe(ctx, before, 1, DTL_DTYPE_INT64, &info));
            assert_success(dtl_recv(ctx, &theirs, 1, DTL_DTYPE_INT64, before, 1));
        }
        assert_int_equal(info.count, 1);
        assert_int_equal(theirs, before);
        assert_success(dtl_wait(request));
    }
}

static void pending_operations_are_waited_for(void **state)
{
    struct data data = data_make();
    dtl_collective_plan_t plan = NULL;
    dtl_request_t request = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(ctx, data.send, data.recv, 2, DTL_DTYPE_INT64, DTL_OP_SUM, &plan));
    come_late();
    assert_success(dtl_collective_plan_start(plan));
    assert_success(dtl_collective_plan_wait(plan));
    assert_int_equal(data.recv[1], sum_of(world.size, 1));
    dtl_collective_plan_destroy(plan);
    come_late();
    assert_success(dtl_iallgather(ctx, data.send, 1, DTL_DTYPE_INT64, data.recv, 1, DTL_DTYPE_INT64,
                                  &request));
    assert_success(dtl_wait(request));
    for (int rank = 0; rank < world.size; rank++)
        assert_int_equal(data.recv[rank], of(rank, 0));
}

/* Each rank waits in the window for the previous one, which first sends a request to this rank. */
static void ranks_wait_for_windows(void **state)
{
    dtl_rank_t next = (world.rank + 1) % world.size;
    dtl_rank_t before = (world.rank + world.size - 1) % world.size;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(ctx, sizeof(int32_t), &win));

    if (world.rank > 0)
        assert_success(dtl_window_start(win, &before, 1)); /* blocks until the post below */
    send_request(next);
    if (world.rank < world.size - 1) {
        assert_success(dtl_window_post(win, &next, 1));
        assert_success(dtl_window_wait(win));
    }
    if (world.rank > 0)
        assert_success(dtl_window_complete(win));

    if (world.rank == 0)
        assert_success(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
    assert_success(dtl_barrier(ctx));
    if (world.rank == 0)
        send_request(next); /* blocks until the lock is released */
    else
        assert_success(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
    assert_success(dtl_window_unlock(win, 0));
    assert_success(dtl_action_barrier(ctx));
    dtl_window_destroy(win);
}

static int give(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                void *user_data)
{
    (void)result, (void)result_size;
    return dtl_future_set(*(dtl_future_t *)user_data, args, args_size);
}

/* Each rank waits for a value that the previous one sends, by an action that this rank runs. */
static void ranks_wait_for_values(void **state)
{
    dtl_future_t value = NULL, given = NULL;
    dtl_size_t give_action;
    int32_t number = 0;

    (void)state;
    assert_success(dtl_future_create(&value));
    assert_success(dtl_action_register(ctx, "give", give, &value, &give_action));
    assert_success(dtl_remote_invoke_async(ctx, (world.rank + 1) % world.size, give_action,
                                           &world.rank, sizeof world.rank, 0, &given));

    assert_success(dtl_future_wait(value));

    assert_success(dtl_future_get(value, &number, sizeof number));
    assert_int_equal(number, (world.rank + world.size - 1) % world.size);
    assert_success(dtl_future_wait(given));
    assert_success(dtl_action_barrier(ctx));
    dtl_future_destroy(given);
    dtl_future_destroy(value);
}

/* Ranks send requests to each other, each in a context of its own. */
static void a_rank_waiting_in_one_context_serves_others(void **state)
{
    dtl_context_t contexts[2];
    dtl_vector_t vectors[2];
    dtl_size_t size = (dtl_size_t)world.size;
    int32_t value = -1;

    (void)state;
    for (int which = 0; which < 2; which++) {
        assert_success(dtl_context_dup(world.ctx, &contexts[which]));
        assert_success(dtl_vector_create(contexts[which], DTL_DTYPE_INT32, size, &vectors[which]));
        assert_success(dtl_container_expose((dtl_container_t)vectors[which]));
    }

    assert_success(dtl_container_get_element((dtl_container_t)vectors[world.rank % 2],
                                             (world.rank + 1) % world.size, &value));

    assert_int_equal(value, 0);
    assert_success(dtl_action_barrier(ctx));
    for (int which = 0; which < 2; which++) {
        dtl_vector_destroy(vectors[which]);
        dtl_context_destroy(contexts[which]);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_for_all, set_up, tear_down),
        cmocka_unit_test_setup_teardown(all_for_one, set_up, tear_down),
        cmocka_unit_test_setup_teardown(all_for_all, set_up, tear_down),
        cmocka_unit_test_setup_teardown(reductions_for_all, set_up, tear_down),
        cmocka_unit_test_setup_teardown(contexts_are_made, set_up, tear_down),
        cmocka_unit_test_setup_teardown(messages_arrive, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pending_operations_are_waited_for, set_up, tear_down),
        cmocka_unit_test_setup_teardown(ranks_wait_for_windows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(ranks_wait_for_values, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_rank_waiting_in_one_context_serves_others, set_up,
                                        tear_down),
    };

    transport_choose(argc, argv);
    return run_in_world("service", tests, COUNT_OF(tests));
}
