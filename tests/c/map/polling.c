/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_PROGRESS=poll: a rank that waits for another one, in whatever call, answers its requests
 * meanwhile.  In each test every rank but 0 waits for rank 0, which first asks all of them.  The
 * program runs itself again with DTL_PROGRESS=poll, and once more with DTL_CHECK=1. */
#include "../support/support.h"

#include <unistd.h>

enum { KEYS = 64, MANY = 300000 };

static dtl_map_t map;

/* Keys of all ranks, so that each of them has to answer. */
static void ask_everybody(void)
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

static void ask_from_rank_0(void)
{
    if (world.rank == 0)
        ask_everybody();
}

static void a_barrier_answers(void **state)
{
    (void)state;
    ask_from_rank_0();
    assert_success(dtl_barrier(world.ctx));
}

static void every_collective_answers(void **state)
{
    int64_t mine = 1, sum = 0, all[16] = {0};

    (void)state;
    ask_from_rank_0();
    assert_success(dtl_allreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum, world.size);
    ask_from_rank_0();
    assert_success(dtl_broadcast(world.ctx, &mine, 1, DTL_DTYPE_INT64, 0));
    ask_from_rank_0();
    assert_success(dtl_scan(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum, world.rank + 1);
    ask_from_rank_0();
    assert_success(dtl_allgather(world.ctx, &sum, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64));
    assert_int_equal(all[world.size - 1], world.size);
}

static void started_collectives_answer(void **state)
{
    int64_t mine = 1, sum = 0;
    dtl_request_t request = NULL;

    (void)state;
    ask_from_rank_0();
    assert_success(
        dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    assert_success(dtl_wait(request));
    assert_int_equal(sum, world.size);
}

static void messages_answer(void **state)
{
    int32_t word = 5;
    dtl_request_t request = NULL;

    (void)state;
    if (world.rank == 0) {
        for (int round = 0; round < 3; round++) {
            ask_everybody();
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

/* Too large to leave before it is received. */
static void a_large_send_answers(void **state)
{
    double *numbers = calloc(MANY, sizeof *numbers);

    (void)state;
    if (world.rank == 0) {
        ask_everybody();
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

static void derived_contexts_answer(void **state)
{
    dtl_context_t copy = NULL, half = NULL;

    (void)state;
    ask_from_rank_0();
    assert_success(dtl_context_dup(world.ctx, &copy));
    ask_from_rank_0();
    assert_success(dtl_barrier(copy));
    ask_from_rank_0();
    assert_success(dtl_context_split(world.ctx, world.rank % 2, world.rank, &half));
    assert_success(dtl_barrier(half));
    dtl_context_destroy(half);
    dtl_context_destroy(copy);
}

static void a_second_map_is_made_while_the_first_is_asked(void **state)
{
    dtl_map_t second = NULL;

    (void)state;
    ask_from_rank_0();
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT32, DTL_DTYPE_INT32, &second));
    ask_from_rank_0();
    assert_success(dtl_map_sync(second));
    ask_from_rank_0();
    dtl_map_destroy(second);
}

/* Runs this program again with the next setting, if it has not been yet. */
static void again_with(const char *name, const char *value, char **argv)
{
    if (getenv(name) != NULL)
        return;
    setenv(name, value, 1);
    execv(argv[0], argv);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_barrier_answers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(every_collective_answers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(started_collectives_answer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(messages_answer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_large_send_answers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(derived_contexts_answer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_second_map_is_made_while_the_first_is_asked, set_up,
                                        tear_down),
    };

    setenv("DTL_SHARED_MEMORY", "0", 1); /* so that they ask */
    again_with("DTL_PROGRESS", "poll", argv);
    if (argc > 1)
        again_with("DTL_CHECK", argv[1], argv);
    return run_in_world("polling", tests, COUNT_OF(tests));
}
