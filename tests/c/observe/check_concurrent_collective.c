/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: errors on all ranks after one rank refuses a collective because another of its threads
 * is in a call with the same handle. */
#include "../support/support.h"

#include <pthread.h>
#include <unistd.h>

enum { REFUSES = 0, MANY = 20 };

struct sum {
    dtl_vector_t vec;
    dtl_status status;
    char message[1024];
};

static int notification;

static void tell(dtl_status status, const char *message, void *user_data)
{
    (void)message;
    (void)user_data;
    notification += status == DTL_ERROR_INVALID_STATE;
}

static void *reduce(void *state)
{
    struct sum *sum = state;
    double result;

    sum->status = dtl_container_reduce(sum->vec, DTL_OP_SUM, &result);
    snprintf(sum->message, sizeof sum->message, "%s", last_message());
    return NULL;
}

static void meanwhile(void *element, dtl_size_t index, void *state)
{
    pthread_t thread;

    (void)element;
    if (index > 0)
        return;
    assert_int_equal(pthread_create(&thread, NULL, reduce, state), 0);
    pthread_join(thread, NULL);
}

static struct sum sum_refused_on_one_rank(void)
{
    struct sum sum = {0};

    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 10, &sum.vec));
    if (world.rank == REFUSES)
        assert_success(dtl_for_each_vector(sum.vec, meanwhile, &sum));
    else
        reduce(&sum);
    dtl_vector_destroy(sum.vec);
    return sum;
}

static void all_ranks_get_the_error(void **state)
{
    struct sum sum = sum_refused_on_one_rank();

    (void)state;
    assert_int_equal(sum.status, DTL_ERROR_INVALID_STATE);
    assert_non_null(strstr(sum.message, "another thread is in dtl_for_each_vector with the same "
                                        "handle; expected one at a time"));
}

static void a_call_may_have_many_handles(void **state)
{
    dtl_request_t sent[MANY], received[MANY];
    int32_t numbers[MANY] = {0};

    (void)state;
    for (int32_t tag = 0; tag < MANY; tag++) {
        assert_success(dtl_irecv(world.ctx, &numbers[tag], 1, DTL_DTYPE_INT32, world.rank, tag,
                                 &received[tag]));
        assert_success(dtl_isend(world.ctx, &tag, 1, DTL_DTYPE_INT32, world.rank, tag, &sent[tag]));
        assert_success(dtl_wait(sent[tag]));
    }
    assert_success(dtl_waitall(MANY, received));
    for (int32_t tag = 0; tag < MANY; tag++)
        assert_int_equal(numbers[tag], tag);
}

static void the_error_handler_is_called(void **state)
{
    (void)state;
    assert_success(dtl_context_set_error_handler(world.ctx, tell, NULL));
    assert_success(dtl_context_set_error_policy(world.ctx, DTL_ERROR_POLICY_CALLBACK));

    sum_refused_on_one_rank();

    assert_int_equal(notification, 1);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_ranks_get_the_error),
        cmocka_unit_test(a_call_may_have_many_handles),
        cmocka_unit_test(the_error_handler_is_called),
    };

    (void)argc;
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    return run_in_world("check_concurrent_collective", tests, COUNT_OF(tests));
}
