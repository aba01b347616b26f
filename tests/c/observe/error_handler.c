/* SPDX-License-Identifier: BSD-3-Clause */
/* Error handlers: which handler is called for which failure, with which message. */
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../support/support.h"

struct notification {
    int times;
    dtl_status status;
    char message[256];
};

static void remember(dtl_status status, const char *message, void *user_data)
{
    struct notification *notification = user_data;

    notification->times++;
    notification->status = status;
    snprintf(notification->message, sizeof notification->message, "%s", message);
}

/* Queries the last error, and causes a failure itself. */
static void remember_and_fail(dtl_status status, const char *message, void *user_data)
{
    struct notification *notification = user_data;

    (void)message;
    notification->times++;
    notification->status = status;
    dtl_last_error(notification->message, sizeof notification->message);
    assert_status(DTL_ERROR_NULL_POINTER, dtl_environment_create(NULL));
}

static dtl_context_t context_with(struct notification *notification)
{
    dtl_context_t ctx = NULL;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_context_set_error_handler(ctx, remember, notification));
    return ctx;
}

static void refused_argument_is_reported(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, world.size));

    assert_int_equal(notification.times, 1);
    assert_int_equal(notification.status, DTL_ERROR_INVALID_RANK);
    assert_non_null(strstr(notification.message, "dtl_broadcast: root is"));
    dtl_context_destroy(ctx);
}

static void a_failing_handler_keeps_the_last_error(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    int32_t value = 7;

    (void)state;
    assert_success(dtl_context_set_error_handler(ctx, remember_and_fail, &notification));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, world.size));

    assert_int_equal(notification.times, 1);
    assert_non_null(strstr(notification.message, "dtl_broadcast: root is"));
    assert_message("dtl_broadcast: root is");
    dtl_context_destroy(ctx);
}

static void failure_of_a_container_is_reported(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    dtl_vector_t vec = NULL;
    dtl_size_t index = 0;

    (void)state;
    assert_success(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_CALLBACK));
    assert_success(dtl_vector_create(ctx, DTL_DTYPE_INT32, 8, &vec));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_get_local(vec, 100, &index));

    assert_int_equal(notification.times, 1);
    assert_int_equal(notification.status, DTL_ERROR_OUT_OF_BOUNDS);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

static void failure_of_the_operation_itself_is_reported(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    int64_t message[2] = {1, 2}, received = -1;
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_isend(ctx, message, 2, DTL_DTYPE_INT64, world.rank, 5, &request));
    assert_int_not_equal(dtl_recv(ctx, &received, 1, DTL_DTYPE_INT64, world.rank, 5), DTL_SUCCESS);

    assert_int_equal(notification.times, 1);
    assert_non_null(strstr(notification.message, "16"));
    assert_success(dtl_wait(request));
    dtl_context_destroy(ctx);
}

static void failure_of_a_request_is_reported_once(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    int64_t message[2] = {1, 2}, received = -1;
    dtl_request_t receiving = NULL;

    (void)state;
    assert_success(dtl_irecv(ctx, &received, 1, DTL_DTYPE_INT64, world.rank, 5, &receiving));
    assert_success(dtl_send(ctx, message, 2, DTL_DTYPE_INT64, world.rank, 5));
    assert_int_not_equal(dtl_wait(receiving), DTL_SUCCESS);

    assert_int_equal(notification.times, 1);
    dtl_context_destroy(ctx);
}

static void derived_context_inherits_the_handler(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification), half = NULL;

    (void)state;
    assert_success(dtl_context_split(ctx, world.rank % 2, 0, &half));
    dtl_context_destroy(ctx);
    assert_int_equal(dtl_context_error_policy(half), DTL_ERROR_POLICY_CALLBACK);
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(half, 1, DTL_OP_SUM, NULL));

    assert_int_equal(notification.times, 1);
    dtl_context_destroy(half);
}

static void other_ranks_failures_and_successes_are_not_reported(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    int64_t sum = 0;

    (void)state;
    assert_success(dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, &sum));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(world.ctx, 1, DTL_OP_SUM, NULL));
    assert_success(dtl_context_set_error_handler(ctx, NULL, NULL));
    assert_status(DTL_ERROR_NULL_POINTER, dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, NULL));

    assert_int_equal(notification.times, 0);
    dtl_context_destroy(ctx);
}

static void container_returns_the_policy_of_its_context(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification);
    dtl_vector_t vec = NULL;

    (void)state;
    assert_success(dtl_vector_create(ctx, DTL_DTYPE_INT32, 8, &vec));
    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_RETURN_STATUS);
    assert_success(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_CALLBACK));
    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_CALLBACK);
    assert_success(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS));

    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_RETURN_STATUS);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
}

/* ---- error policy of a container ------------------------------------------------------------- */

/* A vector in a context that calls no handler itself. */
static dtl_vector_t vector_with(dtl_context_t ctx, dtl_error_policy policy, dtl_size_t size)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    dtl_container_options_set_error(&options, policy);
    assert_success(dtl_vector_create_with_options(ctx, DTL_DTYPE_INT32, size, &options, &vec));
    return vec;
}

static dtl_context_t context_without_handler(struct notification *notification)
{
    dtl_context_t ctx = context_with(notification);

    assert_success(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS));
    return ctx;
}

static void copy(const void *from, void *to, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    memcpy(to, from, sizeof(int32_t));
}

/* As in programs that set a handler on the context, and the policy on one vector. */
static void a_handler_is_not_called_for_containers_that_return_status(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_with(&notification), same = NULL;
    dtl_vector_t quiet = vector_with(ctx, DTL_ERROR_POLICY_RETURN_STATUS, 16);
    dtl_vector_t loud = vector_with(ctx, DTL_ERROR_POLICY_CALLBACK, 8), none = NULL;
    dtl_container_options options;
    int32_t value = 7;

    (void)state;
    dtl_container_options_init(&options);
    options.block_size = 0;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(quiet, 100, &value));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(ctx, DTL_DTYPE_INT8, 1, &options, &none));
    assert_success(dtl_context_dup(ctx, &same));
    dtl_vector_destroy(quiet);
    quiet = vector_with(same, DTL_ERROR_POLICY_RETURN_STATUS, 16);
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(quiet, 100, &value));
    assert_int_equal(notification.times, 0);

    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(loud, 100, &value));
    assert_int_equal(notification.times, 1);
    dtl_vector_destroy(loud);
    dtl_vector_destroy(quiet);
    dtl_context_destroy(same);
    dtl_context_destroy(ctx);
}

static void policies_of_options_are_set_and_read_by_macros(void **state)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&options);
    assert_int_equal(dtl_container_options_error(&options), DTL_ERROR_POLICY_RETURN_STATUS);
    dtl_container_options_set_error(&options, DTL_ERROR_POLICY_CALLBACK);
    dtl_container_options_set_consistency(&options, DTL_CONSISTENCY_RELAXED);
    assert_int_equal(dtl_container_options_error(&options), DTL_ERROR_POLICY_CALLBACK);
    assert_int_equal(options.reserved[0], DTL_CONSISTENCY_RELAXED);
    assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &vec));

    assert_int_equal(dtl_vector_error_policy(vec), DTL_ERROR_POLICY_CALLBACK);
    assert_int_equal(dtl_vector_consistency_policy(vec), DTL_CONSISTENCY_RELAXED);
    dtl_vector_destroy(vec);
}

static void policies_out_of_range_are_refused(void **state)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    (void)state;
    for (int index = 0; index < 3; index++) {
        dtl_container_options_init(&options);
        options.reserved[index] = 9;
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT8, 1, &options, &vec));
    }
}

static void failure_of_a_container_with_a_policy_is_reported_once(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_without_handler(&notification);
    dtl_vector_t quiet = vector_with(ctx, DTL_ERROR_POLICY_RETURN_STATUS, 16);
    dtl_vector_t loud = vector_with(ctx, DTL_ERROR_POLICY_CALLBACK, 8);
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(quiet, 100, &value));
    assert_int_equal(notification.times, 0);

    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_vector_set_local(loud, 100, &value));
    assert_int_equal(notification.times, 1);
    assert_int_equal(notification.status, DTL_ERROR_OUT_OF_BOUNDS);

    if (dtl_vector_local_size(loud) > 0) {
        assert_status(DTL_ERROR_NULL_POINTER, dtl_vector_copy_to_host(loud, NULL, 8));
        assert_int_equal(notification.times, 2);
        assert_int_equal(notification.status, DTL_ERROR_NULL_POINTER);
        notification.times = 1;
    }
    assert_status(DTL_ERROR_NULL_POINTER, dtl_vector_copy_to_host(loud, NULL, 0));
    assert_int_equal(notification.times, 2);
    assert_int_equal(notification.status, DTL_ERROR_NULL_POINTER);
    dtl_vector_destroy(loud);
    dtl_vector_destroy(quiet);
    dtl_context_destroy(ctx);
}

static void any_container_of_a_call_may_have_the_policy(void **state)
{
    struct notification notification = {0}, other = {0};
    dtl_context_t ctx = context_without_handler(&notification);
    dtl_context_t elsewhere = context_without_handler(&other);
    dtl_vector_t quiet =
        vector_with(elsewhere, DTL_ERROR_POLICY_RETURN_STATUS, 16 * (dtl_size_t)world.size);
    dtl_vector_t loud = vector_with(ctx, DTL_ERROR_POLICY_CALLBACK, 8 * (dtl_size_t)world.size);

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_transform_vector(loud, quiet, copy, NULL));
    assert_int_equal(notification.times, 1);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_transform_vector(quiet, loud, copy, NULL));

    assert_int_equal(notification.times, 2);
    assert_int_equal(notification.status, DTL_ERROR_INVALID_ARGUMENT);
    assert_int_equal(other.times, 0);
    dtl_vector_destroy(loud);
    dtl_vector_destroy(quiet);
    dtl_context_destroy(elsewhere);
    dtl_context_destroy(ctx);
}

static void failing_options_follow_their_policy(void **state)
{
    struct notification notification = {0};
    dtl_context_t ctx = context_without_handler(&notification);
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&options);
    dtl_container_options_set_error(&options, DTL_ERROR_POLICY_CALLBACK);
    options.block_size = 0;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(ctx, DTL_DTYPE_INT8, 1, &options, &vec));
    assert_int_equal(notification.times, 1);
    options.partition = (dtl_partition_policy)77;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_vector_create_with_options(ctx, DTL_DTYPE_INT8, 1, &options, &vec));

    assert_int_equal(notification.times, 2);
    assert_int_equal(notification.status, DTL_ERROR_INVALID_ARGUMENT);
    dtl_context_destroy(ctx);
}

/* Only without a launcher, which would end the other ranks as well. */
static void terminate_ends_the_process_by_abort(void **state)
{
    int status = 0;
    pid_t child;

    (void)state;
    if (world.size > 1)
        return;
    fflush(NULL);
    child = fork();
    assert_true(child >= 0);
    if (child ==
        0) { /* a forked process cannot use the library, so it executes this program again */
        execl("/proc/self/exe", "failure", "terminate", (char *)NULL);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);

    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

/* Runs in the process that the test above has started. */
static void terminate(void)
{
    int32_t value = 7;

    world_open((void *[]){NULL});
    dtl_vector_set_local(vector_with(world.ctx, DTL_ERROR_POLICY_TERMINATE, 8), 100, &value);
}

static void span_of_raw_memory_has_no_policy(void **state)
{
    int32_t memory[4] = {0};
    dtl_span_t span = NULL;

    (void)state;
    assert_success(dtl_span_create(DTL_DTYPE_INT32, memory, 4, 4, 0, 1, &span));
    assert_int_equal(dtl_container_error_policy(span), DTL_ERROR_POLICY_RETURN_STATUS);
    dtl_span_destroy(span);
}

int main(int count, char **arguments)
{
    (void)arguments;
    if (count > 1) {
        terminate();
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refused_argument_is_reported),
        cmocka_unit_test(a_failing_handler_keeps_the_last_error),
        cmocka_unit_test(failure_of_a_container_is_reported),
        cmocka_unit_test(failure_of_the_operation_itself_is_reported),
        cmocka_unit_test(failure_of_a_request_is_reported_once),
        cmocka_unit_test(derived_context_inherits_the_handler),
        cmocka_unit_test(other_ranks_failures_and_successes_are_not_reported),
        cmocka_unit_test(container_returns_the_policy_of_its_context),
        cmocka_unit_test(a_handler_is_not_called_for_containers_that_return_status),
        cmocka_unit_test(policies_of_options_are_set_and_read_by_macros),
        cmocka_unit_test(policies_out_of_range_are_refused),
        cmocka_unit_test(failure_of_a_container_with_a_policy_is_reported_once),
        cmocka_unit_test(any_container_of_a_call_may_have_the_policy),
        cmocka_unit_test(failing_options_follow_their_policy),
        cmocka_unit_test(terminate_ends_the_process_by_abort),
        cmocka_unit_test(span_of_raw_memory_has_no_policy),
    };

    return run_in_world("error_handler", tests, COUNT_OF(tests));
}
