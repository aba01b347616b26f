/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of one context from several threads: one at a time. The error of the second thread
 * names the thread inside and its call. */
#include "../support/threads.h"

static dtl_vector_t vec;

static int set_up(void **state)
{
    (void)state;
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_INT64, (dtl_size_t)world.size,
                                          &(int64_t){1}, &vec));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_vector_destroy(vec);
    return 0;
}

/* Status of a call in another thread while this one is in the callback of
 * dtl_container_for_each. */
struct intruder {
    dtl_status (*call)(void);
    dtl_status status;
    char text[512];
};

static void *intrude(void *state)
{
    struct intruder *intruder = state;

    intruder->status = intruder->call();
    dtl_last_error(intruder->text, sizeof intruder->text);
    return NULL;
}

static void run_intruder(void *element, dtl_size_t index, void *intruder)
{
    pthread_t thread;

    (void)element, (void)index;
    pthread_create(&thread, NULL, intrude, intruder);
    pthread_join(thread, NULL);
}

static struct intruder meanwhile(dtl_status (*call)(void))
{
    struct intruder intruder = {.call = call};

    assert_success(dtl_container_for_each((dtl_container_t)vec, run_intruder, &intruder));
    return intruder;
}

static dtl_status call_barrier(void)
{
    return dtl_barrier(world.ctx);
}

static dtl_status start_barrier(void)
{
    dtl_request_t request;

    return dtl_ibarrier(world.ctx, &request);
}

static dtl_status create_map(void)
{
    dtl_map_t map;

    return dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map);
}

static dtl_status call_allreduce(void)
{
    double result;

    return dtl_allreduce_float64(world.ctx, 1.0, DTL_OP_SUM, &result);
}

static void another_threads_collective_is_refused(void **state)
{
    static dtl_status (*const calls[])(void) = {call_barrier, start_barrier, create_map,
                                                call_allreduce};
    char self[32];

    (void)state;
    snprintf(self, sizeof self, "thread %llu ", (unsigned long long)pthread_self());
    for (size_t index = 0; index < COUNT_OF(calls); index++) {
        struct intruder intruder = meanwhile(calls[index]);

        assert_int_equal(intruder.status, DTL_ERROR_INVALID_STATE);
        assert_non_null(strstr(intruder.text, "is in dtl_container_for_each on this context"));
        assert_non_null(strstr(intruder.text, self));
    }
    assert_success(dtl_barrier(world.ctx)); /* the refused call has left nothing behind */
}

static dtl_status ask_rank(void)
{
    return dtl_context_rank(world.ctx) == world.rank ? DTL_SUCCESS : DTL_ERROR_UNKNOWN;
}

static void another_threads_query_is_not(void **state)
{
    (void)state;
    assert_int_equal(meanwhile(ask_rank).status, DTL_SUCCESS);
}

static void call_collectives(void *element, dtl_size_t index, void *unused)
{
    (void)element, (void)index, (void)unused;
    expect(dtl_barrier(world.ctx) == DTL_SUCCESS);
    expect(dtl_barrier(world.ctx) == DTL_SUCCESS);
}

static void a_callback_may_call_collectives(void **state)
{
    (void)state;
    atomic_store(&failures, 0);
    assert_success(dtl_container_for_each((dtl_container_t)vec, call_collectives, NULL));
    assert_int_equal(atomic_load(&failures), 0);
    assert_int_equal(meanwhile(call_barrier).status, DTL_ERROR_INVALID_STATE);
}

/* ---- concurrent contexts --------------------------------------------------------------------- */

static dtl_context_t own[THREADS];

static void sum_on_own_context(int64_t thread)
{
    for (int turn = 0; turn < TURNS; turn++) {
        double sum = 0;

        expect(dtl_allreduce_float64(own[thread], (double)thread, DTL_OP_SUM, &sum) == DTL_SUCCESS);
        expect(sum == (double)(thread * world.size));
    }
}

static void a_context_for_each_thread_serves_all(void **state)
{
    (void)state;
    for (int thread = 0; thread < THREADS; thread++)
        assert_success(dtl_context_dup(world.ctx, &own[thread]));
    team(sum_on_own_context);
    for (int thread = 0; thread < THREADS; thread++)
        dtl_context_destroy(own[thread]);
}

static dtl_vector_t shared;
static atomic_int inside, entered;
static pthread_barrier_t start;

static void be_inside(void *element, dtl_size_t index, void *unused)
{
    (void)element, (void)index, (void)unused;
    expect(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_add(&entered, 1);
    expect(atomic_fetch_sub(&inside, 1) == 1);
}

static void come_in_or_be_refused(int64_t thread)
{
    (void)thread;
    pthread_barrier_wait(&start);
    for (int turn = 0; turn < TURNS; turn++) {
        dtl_status status = dtl_container_for_each((dtl_container_t)shared, be_inside, NULL);

        expect(status == DTL_SUCCESS || status == DTL_ERROR_INVALID_STATE);
    }
}

/* Each round has a new context, owned by this thread until then. */
static void one_of_racing_threads_enters(void **state)
{
    enum { ROUNDS = 50 };

    (void)state;
    pthread_barrier_init(&start, NULL, THREADS);
    for (int round = 0; round < ROUNDS; round++) {
        dtl_context_t raced;

        assert_success(dtl_context_dup(world.ctx, &raced));
        assert_success(dtl_vector_create(raced, DTL_DTYPE_INT64, (dtl_size_t)world.size, &shared));
        atomic_store(&entered, 0);
        team(come_in_or_be_refused);
        assert_in_range(atomic_load(&entered), 1, THREADS * TURNS);
        assert_success(dtl_barrier(raced)); /* no thread is left inside */
        dtl_vector_destroy(shared);
        dtl_context_destroy(raced);
    }
    pthread_barrier_destroy(&start);
}

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

static void sum_in_order(int64_t thread)
{
    (void)thread;
    for (int turn = 0; turn < TURNS; turn++) {
        double sum = 0;

        pthread_mutex_lock(&order);
        expect(dtl_allreduce_float64(world.ctx, 1.0, DTL_OP_SUM, &sum) == DTL_SUCCESS);
        pthread_mutex_unlock(&order);
        expect(sum == (double)world.size);
    }
}

static void threads_in_an_order_share_a_context(void **state)
{
    (void)state;
    team(sum_in_order);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(another_threads_collective_is_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(another_threads_query_is_not, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_callback_may_call_collectives, set_up, tear_down),
        cmocka_unit_test(a_context_for_each_thread_serves_all),
        cmocka_unit_test(one_of_racing_threads_enters),
        cmocka_unit_test(threads_in_an_order_share_a_context),
    };

    return run_in_world("threads", tests, COUNT_OF(tests));
}
