/* SPDX-License-Identifier: BSD-3-Clause */
/* Remote actions: calls, failures, nested calls, and refused calls. */
#include "../support/support.h"

enum { MEGABYTES = 3 << 20 };

static dtl_context_t ctx;
static dtl_size_t add, fail, countdown, reverse;

static int add_numbers(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                       void *user_data)
{
    const int32_t *numbers = args;
    int32_t sum = *(int32_t *)user_data;

    if (result_size != sizeof sum)
        return DTL_ERROR_BUFFER_TOO_SMALL;
    for (dtl_size_t index = 0; index < args_size / sizeof sum; index++)
        sum += numbers[index];
    memcpy(result, &sum, sizeof sum);
    return DTL_SUCCESS;
}

static int always_fail(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                       void *user_data)
{
    (void)args, (void)args_size, (void)result, (void)result_size, (void)user_data;
    return DTL_ERROR_NOT_SUPPORTED;
}

/* Invokes itself on the next rank with a smaller count, so that each rank is invoked repeatedly. */
static int count_down(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                      void *user_data)
{
    int32_t left = *(const int32_t *)args;
    int32_t calls = 0;

    (void)args_size, (void)user_data;
    if (left > 0) {
        dtl_status status;

        left--;
        status = dtl_remote_invoke(ctx, (dtl_context_rank(ctx) + 1) % dtl_context_size(ctx),
                                   countdown, &left, sizeof left, &calls, sizeof calls);
        if (status != DTL_SUCCESS)
            return status;
    }
    calls++;
    memcpy(result, &calls, result_size);
    return DTL_SUCCESS;
}

static dtl_status reverse_bytes(const void *args, dtl_size_t args_size, dtl_rank_t source,
                                dtl_future_t reply, void *user_data)
{
    char *copy = malloc(args_size + 1);
    dtl_status status;

    (void)source, (void)user_data;
    for (dtl_size_t index = 0; index < args_size; index++)
        copy[index] = ((const char *)args)[args_size - 1 - index];
    status = dtl_future_set(reply, copy, args_size);
    free(copy);
    return status;
}

static int set_up(void **state)
{
    static int32_t rank;

    (void)state;
    rank = world.rank;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_action_register(ctx, "add", add_numbers, &rank, &add));
    assert_success(dtl_action_register(ctx, "fail", always_fail, NULL, &fail));
    assert_success(dtl_action_register(ctx, "countdown", count_down, NULL, &countdown));
    assert_success(dtl_action_register_reply(ctx, "reverse", reverse_bytes, NULL, &reverse));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_context_destroy(ctx);
    return 0;
}

static void every_rank_can_call_every_other(void **state)
{
    int32_t numbers[3] = {100, 20, 3};

    (void)state;
    for (int32_t target = 0; target < world.size; target++) {
        int32_t sum = 0;

        assert_success(
            dtl_remote_invoke(ctx, target, add, numbers, sizeof numbers, &sum, sizeof sum));
        assert_int_equal(sum, 123 + target);
    }
    assert_success(dtl_action_barrier(ctx));
}

static void many_calls_can_be_pending(void **state)
{
    dtl_future_t futures[64] = {0};
    int32_t target = (world.rank + 1) % world.size;

    (void)state;
    for (int32_t index = 0; index < 64; index++)
        assert_success(dtl_remote_invoke_async(ctx, target, add, &index, sizeof index,
                                               sizeof(int32_t), &futures[index]));
    for (int32_t index = 63; index >= 0; index--) {
        int32_t sum = -1;

        assert_success(dtl_future_get(futures[index], &sum, sizeof sum));
        assert_int_equal(sum, index + target);
        dtl_future_destroy(futures[index]);
    }
    assert_success(dtl_action_barrier(ctx));
}

static void a_failure_names_rank_and_action(void **state)
{
    int32_t target = world.size - 1;
    char expected[64];

    (void)state;
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_remote_invoke(ctx, target, fail, NULL, 0, NULL, 0));
    snprintf(expected, sizeof expected, "the action \"fail\" failed on rank %d", (int)target);
    assert_message(expected);
    assert_success(dtl_action_barrier(ctx));
}

/* Without a progress thread, a waiting call runs actions of other ranks, whether they fail or
 * not. */
static void serving_other_ranks_keeps_the_last_error(void **state)
{
    int32_t target = (world.rank + 1) % world.size, one = 1, sum = 0;
    dtl_future_t future = NULL;

    (void)state;
    assert_success(dtl_remote_invoke_async(ctx, target, fail, NULL, 0, 0, &future));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_broadcast(ctx, &one, 1, DTL_DTYPE_INT32, world.size));
    assert_success(dtl_remote_invoke(ctx, target, add, &one, sizeof one, &sum, sizeof sum));
    assert_success(dtl_action_barrier(ctx));
    assert_message("dtl_broadcast: root is");
    dtl_future_destroy(future);
}

static void actions_may_call_actions(void **state)
{
    int32_t left = 9;
    int32_t calls = 0;

    (void)state;
    assert_success(
        dtl_remote_invoke(ctx, world.rank, countdown, &left, sizeof left, &calls, sizeof calls));
    assert_int_equal(calls, 10);
    assert_success(dtl_action_barrier(ctx));
}

static void megabytes_are_sent_in_both_directions(void **state)
{
    char *mine = malloc(MEGABYTES);
    dtl_future_t future = NULL;
    dtl_size_t bytes = 0;

    (void)state;
    for (size_t index = 0; index < MEGABYTES; index++)
        mine[index] = (char)(index % 251);
    assert_success(dtl_remote_invoke_async(ctx, (world.rank + 1) % world.size, reverse, mine,
                                           MEGABYTES, 0, &future));
    assert_success(dtl_future_size(future, &bytes));
    assert_int_equal(bytes, MEGABYTES);
    assert_success(dtl_future_get(future, mine, MEGABYTES));
    for (size_t index = 0; index < MEGABYTES; index++)
        assert_int_equal(mine[index], (char)((MEGABYTES - 1 - index) % 251));
    dtl_future_destroy(future);
    free(mine);
    assert_success(dtl_action_barrier(ctx));
}

static void unregistered_memory_is_refused(void **state)
{
    dtl_size_t number = 7;
    dtl_context_t bare = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_remote_invoke(ctx, 0, 99, NULL, 0, NULL, 0));
    assert_message("action is 99; expected one of the 4");
    assert_status(DTL_ERROR_INVALID_RANK, dtl_remote_invoke(ctx, 99, add, NULL, 0, NULL, 0));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_action_register(ctx, "add", add_numbers, NULL, &number));
    assert_message("one that this context does not have yet");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, /* the action registered last */
                  dtl_action_register(ctx, "reverse", add_numbers, NULL, &number));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_action_register(ctx, "", add_numbers, NULL, &number));
    assert_success(dtl_context_dup(world.ctx, &bare));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_remote_invoke(bare, 0, 0, NULL, 0, NULL, 0));
    assert_message("ctx has no actions");
    dtl_context_destroy(bare);
}

static void another_name_on_another_rank_is_refused_on_all(void **state)
{
    dtl_size_t number = 7;
    const char *name = world.rank == 0 ? "first" : "other";
    bool is_checked =
        getenv("DTL_CHECK") != NULL; /* then another rank's message may be the last error */

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_action_register(ctx, name, add_numbers, NULL, &number));
    assert_message(is_checked ? "the ranks register different actions" : name);
    assert_int_equal(number, 7);
    assert_success(dtl_action_register(ctx, "agreed", add_numbers, NULL, &number));
    assert_int_equal(number, 4);
}

static void a_context_may_be_freed_with_pending_calls(void **state)
{
    dtl_context_t other = NULL;
    dtl_size_t number = 7;
    dtl_future_t future = NULL;
    char *large = calloc(MEGABYTES, 1);
    dtl_status status;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &other));
    assert_success(dtl_action_register_reply(other, "reverse", reverse_bytes, NULL, &number));
    assert_success(dtl_remote_invoke_async(other, (world.rank + 1) % world.size, number, large,
                                           MEGABYTES, 0, &future));
    dtl_context_destroy(other);
    status = dtl_future_wait(future);
    assert_true(status == DTL_SUCCESS || status == DTL_ERROR_CANCELED);
    dtl_future_destroy(future);
    free(large);
}

/* Rank 0 closes the context while the others invoke actions on it, until they are refused. */
static void a_rank_freeing_a_context_serves_until_all_free_it(void **state)
{
    static int32_t more = 10;
    dtl_status status = DTL_SUCCESS;
    dtl_context_t other = NULL;
    dtl_size_t number = 7;
    int32_t given[] = {1, 2}, sum = 13;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &other));
    assert_success(dtl_action_register(other, "add", add_numbers, &more, &number));
    while (world.rank != 0 && status == DTL_SUCCESS) {
        assert_int_equal(sum, 13);
        sum = 0;
        status = dtl_remote_invoke(other, 0, number, given, sizeof given, &sum, sizeof sum);
    }
    assert_int_equal(status, world.rank == 0 ? DTL_SUCCESS : DTL_ERROR_CANCELED);
    if (world.rank != 0)
        assert_message("on rank 0");
    dtl_context_destroy(other);
    assert_success(dtl_barrier(world.ctx));
}

/* The last rank closes the context; each other rank closes it only after it has been notified. The
 * first rank keeps it open until the end of the program. */
static void closing_waits_for_no_other_rank(void **state)
{
    dtl_context_t other = NULL;
    dtl_size_t first;
    int32_t offset = 1, sum, word = 0;
    dtl_rank_t last = world.size - 1;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &other));
    assert_success(dtl_action_register(other, "add", add_numbers, &offset, &first));
    if (world.rank == last) {
        dtl_context_destroy(other);
        for (dtl_rank_t rank = 0; rank < last; rank++)
            assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 5));
    } else {
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, last, 5));
        assert_status(DTL_ERROR_CANCELED,
                      dtl_remote_invoke(other, last, first, NULL, 0, &sum, sizeof sum));
        if (world.rank != 0)
            dtl_context_destroy(other);
    }
    assert_success(dtl_barrier(world.ctx)); /* all ranks are here, and rank 0's context is open */
    if (world.rank == 0 && last > 0)
        assert_status(DTL_ERROR_RANK_FAILURE, dtl_action_barrier(other));
}

static int close_context(const void *args, dtl_size_t args_size, void *result,
                         dtl_size_t result_size, void *user_data)
{
    (void)args, (void)args_size;
    dtl_context_destroy(*(dtl_context_t *)user_data);
    memset(result, 7, result_size);
    return DTL_SUCCESS;
}

static void an_action_may_close_its_own_context(void **state)
{
    dtl_context_t other = NULL;
    dtl_rank_t last = world.size - 1;
    dtl_size_t close;
    char result = 0;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &other));
    assert_success(dtl_action_register(other, "close", close_context, &other, &close));
    if (world.rank == 0)
        assert_status(last > 0 ? DTL_SUCCESS : DTL_ERROR_CANCELED, /* its own call */
                      dtl_remote_invoke(other, last, close, NULL, 0, &result, 1));
    assert_int_equal(result, world.rank == 0 && last > 0 ? 7 : 0);
    assert_success(dtl_barrier(world.ctx));
    if (world.rank != last)
        dtl_context_destroy(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_rank_can_call_every_other, set_up, tear_down),
        cmocka_unit_test_setup_teardown(many_calls_can_be_pending, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_failure_names_rank_and_action, set_up, tear_down),
        cmocka_unit_test_setup_teardown(serving_other_ranks_keeps_the_last_error, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(actions_may_call_actions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(megabytes_are_sent_in_both_directions, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unregistered_memory_is_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(another_name_on_another_rank_is_refused_on_all, set_up,
                                        tear_down),
        cmocka_unit_test(a_context_may_be_freed_with_pending_calls),
        cmocka_unit_test(a_rank_freeing_a_context_serves_until_all_free_it),
        cmocka_unit_test(closing_waits_for_no_other_rank),
        cmocka_unit_test(an_action_may_close_its_own_context),
    };

    return run_in_world("action", tests, COUNT_OF(tests));
}
