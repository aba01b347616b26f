/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_PROGRESS=poll: a rank that waits for another one, in any call, serves its requests meanwhile.
 * In each test every rank except 0 waits for rank 0, which first sends queries to all of them. The
 * program runs itself again with DTL_PROGRESS=poll, and once more with DTL_CHECK=1. */
#include "../support/support.h"

#include <unistd.h>

enum { KEYS = 64, MANY = 300000 };

static dtl_map_t map;

/* Queries keys of all ranks, so that each of them must answer. */
static void query_all_ranks(void)
{
    for (int64_t key = 0; key < KEYS; key++) {
        int64_t value = 0;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_int_equal(found, 1);
        assert_int_equal(value, key * key);
    }
}

static int set_up(void **state)
{
    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    for (int64_t key = world.rank; key < KEYS; key += world.size) {
        int64_t value = key * key;

        assert_success(dtl_map_insert(map, &key, &value));
    }
    assert_success(dtl_map_sync(map));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_map_destroy(map);
    return 0;
}

static void query_from_rank_0(void)
{
    if (world.rank == 0)
        query_all_ranks();
}

static void a_barrier_serves_requests(void **state)
{
    (void)state;
    query_from_rank_0();
    assert_success(dtl_barrier(world.ctx));
}

static void every_collective_serves_requests(void **state)
{
    int64_t mine = 1, sum = 0, all[16] = {0};

    (void)state;
    query_from_rank_0();
    assert_success(dtl_allreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum, world.size);
    query_from_rank_0();
    assert_success(dtl_broadcast(world.ctx, &mine, 1, DTL_DTYPE_INT64, 0));
    query_from_rank_0();
    assert_success(dtl_scan(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum, world.rank + 1);
    query_from_rank_0();
    assert_success(dtl_allgather(world.ctx, &sum, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64));
    assert_int_equal(all[world.size - 1], world.size);
}

static void started_collectives_serve_requests(void **state)
{
    int64_t mine = 1, sum = 0;
    dtl_request_t request = NULL;

    (void)state;
    query_from_rank_0();
    assert_success(
        dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    assert_success(dtl_wait(request));
    assert_int_equal(sum, world.size);
}

static void messages_serve_requests(void **state)
{
    int32_t word = 5;
    dtl_request_t request = NULL;

    (void)state;
    if (world.rank == 0) {
        for (int round = 0; round < 3; round++) {
            query_all_ranks();
            for (int32_t rank = 1; rank < world.size; rank++)
                assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, round));
        }
    } else {
        dtl_message_info_t info;

        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 0));
        assert_success(dtl_irecv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 1, &request));
        assert_success(dtl_wait(request));
        assert_success(dtl_probe(world.ctx, 0, 2, DTL_DTYPE_INT32, &info));
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 2));
    }
    assert_success(dtl_barrier(world.ctx));
}

/* Too large to be sent before it is received. */
static void a_large_send_serves_requests(void **state)
{
    double *numbers = calloc(MANY, sizeof *numbers);

    (void)state;
    if (world.rank == 0) {
        query_all_ranks();
        for (int32_t rank = 1; rank < world.size; rank++) {
            assert_success(dtl_recv(world.ctx, numbers, MANY, DTL_DTYPE_FLOAT64, rank, 0));
            assert_true(numbers[MANY - 1] == rank);
        }
    } else {
        numbers[MANY - 1] = world.rank;
        assert_success(dtl_send(world.ctx, numbers, MANY, DTL_DTYPE_FLOAT64, 0, 0));
    }
    free(numbers);
}

static void derived_contexts_serve_requests(void **state)
{
    dtl_context_t copy = NULL, half = NULL;

    (void)state;
    query_from_rank_0();
    assert_success(dtl_context_dup(world.ctx, &copy));
    query_from_rank_0();
    assert_success(dtl_barrier(copy));
    query_from_rank_0();
    assert_success(dtl_context_split(world.ctx, world.rank % 2, world.rank, &half));
    assert_success(dtl_barrier(half));
    dtl_context_destroy(half);
    dtl_context_destroy(copy);
}

static void a_second_map_is_created_while_the_first_is_queried(void **state)
{
    dtl_map_t second = NULL;

    (void)state;
    query_from_rank_0();
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT32, DTL_DTYPE_INT32, &second));
    query_from_rank_0();
    assert_success(dtl_map_sync(second));
    query_from_rank_0();
    dtl_map_destroy(second);
}

/* Runs this program again with the next setting, unless it is set already. */
static void run_again_with(const char *name, const char *value, char **argv)
{
    if (getenv(name) != NULL)
        return;
    setenv(name, value, 1);
    execv(argv[0], argv);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_barrier_serves_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(every_collective_serves_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(started_collectives_serve_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(messages_serve_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_large_send_serves_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(derived_contexts_serve_requests, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_second_map_is_created_while_the_first_is_queried, set_up,
                                        tear_down),
    };

    setenv("DTL_SHARED_MEMORY", "0", 1); /* so that they send requests */
    run_again_with("DTL_PROGRESS", "poll", argv);
    if (argc > 1)
        run_again_with("DTL_CHECK", argv[1], argv);
    return run_in_world("polling", tests, COUNT_OF(tests));
}
