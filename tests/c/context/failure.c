/* SPDX-License-Identifier: BSD-3-Clause */
/* Error handlers: who is told of which failure, in which words. */
#include "../support.h"

struct told {
    int times;
    dtl_status status;
    char message[256];
};

static void remember(dtl_status status, const char *message, void *user_data)
{
    struct told *told = user_data;

    told->times++;
    told->status = status;
    snprintf(told->message, sizeof told->message, "%s", message);
}

static dtl_context_t context_with(struct told *told)
{
    dtl_context_t ctx = NULL;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_context_set_error_handler(ctx, remember, told));
    return ctx;
}

static void refused_argument_is_told(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, world.size));

    assert_int_equal(told.times, 1);
    assert_int_equal(told.status, DTL_ERROR_INVALID_RANK);
    assert_non_null(strstr(told.message, "dtl_broadcast: root is"));
    dtl_context_destroy(ctx);
}

static void failure_of_a_container_is_told(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    dtl_vector_t vec = NULL;
    dtl_size_t index = 0;

    (void)state;
    assert_success(dtl_vector_create(ctx, DTL_DTYPE_INT32, 8, &vec));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_get_local(vec, 100, &index));

    assert_int_equal(told.times, 1);
    assert_int_equal(told.status, DTL_ERROR_OUT_OF_BOUNDS);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

static void failure_of_the_work_itself_is_told(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    int64_t message[2] = {1, 2}, room = -1;
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_isend(ctx, message, 2, DTL_DTYPE_INT64, world.rank, 5, &request));
    assert_int_not_equal(dtl_recv(ctx, &room, 1, DTL_DTYPE_INT64, world.rank, 5), DTL_SUCCESS);

    assert_int_equal(told.times, 1);
    assert_non_null(strstr(told.message, "16"));
    assert_success(dtl_wait(request));
    dtl_context_destroy(ctx);
}

static void failure_of_a_request_is_told_once(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    int64_t message[2] = {1, 2}, room = -1;
    dtl_request_t receiving = NULL;

    (void)state;
    assert_success(dtl_irecv(ctx, &room, 1, DTL_DTYPE_INT64, world.rank, 5, &receiving));
    assert_success(dtl_send(ctx, message, 2, DTL_DTYPE_INT64, world.rank, 5));
    assert_int_not_equal(dtl_wait(receiving), DTL_SUCCESS);

    assert_int_equal(told.times, 1);
    dtl_context_destroy(ctx);
}

static void derived_context_takes_the_handler_over(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told), half = NULL;

    (void)state;
    assert_success(dtl_context_split(ctx, world.rank % 2, 0, &half));
    dtl_context_destroy(ctx);
    assert_int_equal(dtl_context_error_policy(half), DTL_ERROR_POLICY_CALLBACK);
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(half, 1, DTL_OP_SUM, NULL));

    assert_int_equal(told.times, 1);
    dtl_context_destroy(half);
}

static void nobody_is_told_of_others_failures_or_of_success(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    int64_t sum = 0;

    (void)state;
    assert_success(dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, &sum));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(world.ctx, 1, DTL_OP_SUM, NULL));
    assert_success(dtl_context_set_error_handler(ctx, NULL, NULL));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, NULL));

    assert_int_equal(told.times, 0);
    dtl_context_destroy(ctx);
}

static void container_answers_the_policy_of_its_context(void **state)
{
    struct told told = {0};
    dtl_context_t ctx = context_with(&told);
    dtl_vector_t vec = NULL;

    (void)state;
    assert_success(dtl_vector_create(ctx, DTL_DTYPE_INT32, 8, &vec));
    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_CALLBACK);
    assert_success(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS));

    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_RETURN_STATUS);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refused_argument_is_told),
        cmocka_unit_test(failure_of_a_container_is_told),
        cmocka_unit_test(failure_of_the_work_itself_is_told),
        cmocka_unit_test(failure_of_a_request_is_told_once),
        cmocka_unit_test(derived_context_takes_the_handler_over),
        cmocka_unit_test(nobody_is_told_of_others_failures_or_of_success),
        cmocka_unit_test(container_answers_the_policy_of_its_context),
    };

    return run_in_world("failure", tests, COUNT_OF(tests));
}
