/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK and nonblocking collectives: the start waits for no rank, the wait reports ranks that
 * differ, and the context stays usable. The program restarts itself with DTL_CHECK=1. */
#include "../support/support.h"

#include <sys/mman.h>
#include <unistd.h>

enum { MANY = 100000 };

/* Rank 0 starts first and then sends; the others receive first and then start. */
static void a_start_does_not_wait_for_the_other_ranks(void **state)
{
    int64_t mine = world.rank, sum = -1;
    int32_t word = 42;
    dtl_request_t request = NULL;

    (void)state;
    if (world.rank == 0) {
        assert_success(
            dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
        for (int32_t rank = 1; rank < world.size; rank++)
            assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
    } else {
        word = 0;
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 7));
        assert_success(
            dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    }
    assert_success(dtl_wait(request));

    assert_int_equal(word, 42);
    assert_int_equal(sum, world.size * (world.size - 1) / 2);
}

static void a_start_of_a_plan_does_not_wait_either(void **state)
{
    int64_t mine = world.rank, sum = -1;
    int32_t word = 42;
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plan));
    for (int round = 0; round < 3; round++) {
        if (world.rank > 0)
            assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, round));
        assert_success(dtl_collective_plan_start(plan));
        for (int32_t rank = 1; rank < world.size && world.rank == 0; rank++)
            assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, round));
        assert_success(dtl_collective_plan_wait(plan));
        assert_int_equal(sum, world.size * (world.size - 1) / 2);
    }
    dtl_collective_plan_destroy(plan);
}

/* Collectives after an error match again: nonblocking, blocking, small and large. */
static void assert_context_goes_on(void)
{
    int64_t one = 1, started = 0, blocking = 0;
    dtl_request_t request = NULL;

    assert_success(
        dtl_iallreduce(world.ctx, &one, &started, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    assert_success(dtl_allreduce(world.ctx, &one, &blocking, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_success(dtl_wait(request));
    assert_int_equal(started, world.size);
    assert_int_equal(blocking, world.size);
}

static void differing_calls_of_a_team_are_reported(void **state)
{
    bool is_last = world.rank == world.size - 1;
    dtl_symmetric_t heap = NULL;
    dtl_team_t team = DTL_TEAM_INVALID;
    void *cell = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_symmetric_create(world.ctx, 4096, &heap));
    assert_success(dtl_symmetric_allocate(heap, 8, &cell));
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, 0, world.rank, &team));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  is_last ? dtl_symmetric_barrier(heap, team) : dtl_symmetric_sync(heap, team));
    assert_message("rank 0 calls dtl_symmetric_sync()");
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_symmetric_broadcastmem(heap, team, cell, cell, 8, is_last));
    assert_message("rank 0 calls dtl_symmetric_broadcastmem(size=8, root=0)");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_symmetric_broadcastmem(heap, team, is_last ? &cell : cell, cell, 8, 0));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, is_last
                                                          ? dtl_symmetric_team_destroy(heap, team)
                                                          : dtl_symmetric_sync(heap, team));
    assert_int_equal(dtl_symmetric_team_n_pes(heap, team), world.size);
    assert_success(dtl_symmetric_barrier(heap, team));
    assert_success(dtl_symmetric_team_destroy(heap, team));
    dtl_symmetric_destroy(heap);
    assert_context_goes_on();
}

/* The last rank sends one element more than the others expect. */
static void mismatched_counts_are_reported(void **state)
{
    enum { MOST = 8 };
    int32_t sent[MOST] = {0}, received[MOST * 2] = {0};
    dtl_size_t counts[MOST];
    bool is_last = world.rank == world.size - 1;

    (void)state;
    if (world.size == 1)
        return;
    for (int rank = 0; rank < MOST; rank++)
        counts[rank] = 1;
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_gatherv(world.ctx, sent, 1 + is_last, DTL_DTYPE_INT32, received, counts, NULL,
                              DTL_DTYPE_INT32, 0));
    if (world.rank == 0)
        assert_message("sends 2 elements to rank 0; expected 1");
    if (is_last)
        counts[0] = 2;
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_alltoallv(world.ctx, sent, counts, NULL, DTL_DTYPE_INT32, received,
                                (dtl_size_t[MOST]){1, 1, 1, 1, 1, 1, 1, 1}, NULL, DTL_DTYPE_INT32));
    counts[0] = 1;
    assert_success(dtl_alltoallv(world.ctx, sent, counts, NULL, DTL_DTYPE_INT32, received, counts,
                                 NULL, DTL_DTYPE_INT32));
    assert_context_goes_on();
}

static void mismatched_counts_of_a_plan_are_reported(void **state)
{
    int32_t sent[2] = {0}, received[8];
    dtl_size_t counts[] = {1, 1, 1, 1, 1, 1, 1, 1};
    dtl_collective_plan_t plan = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_plan_gatherv(world.ctx, sent, world.rank != 1, DTL_DTYPE_INT32, received,
                                   counts, NULL, DTL_DTYPE_INT32, 0, &plan));
    assert_message("rank 1 sends 0 elements to rank 0; expected 1, as that receives from it");
    assert_context_goes_on();
}

/* Rank 0 receives too few elements; the others have completed their part, and still get the
 * error. */
static void mismatched_counts_of_a_nonblocking_call_are_reported_by_the_wait(void **state)
{
    int32_t sent[2] = {0}, received[8];
    dtl_size_t counts[] = {1, 1, 1, 1, 1, 1, 1, 1};
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_igatherv(world.ctx, sent, world.rank != 1, DTL_DTYPE_INT32, received, counts,
                                NULL, DTL_DTYPE_INT32, 0, &request));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));
    assert_message("rank 1 sends 0 elements to rank 0; expected 1, as that receives from it");
    if (world.rank != 0)
        assert_message("dtl_wait: rank 0 fails in dtl_igatherv, since ");
    assert_context_goes_on();
}

static void differing_counts_of_a_reduce_scatter_are_reported(void **state)
{
    int32_t values[16] = {0}, sum[2];
    dtl_size_t counts[] = {1, 1, 1, 1, 1, 1, 1, 1};

    (void)state;
    if (world.size == 1)
        skip();
    counts[0] += world.rank == 1;
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_reduce_scatter(world.ctx, values, sum, counts, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("rank 1 sends 2 elements to rank 0; expected 1, as that receives from it");
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_reduce_scatter_block(world.ctx, values, sum, 1 + (world.rank == 1),
                                           DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("rank 1 calls dtl_reduce_scatter_block(recvcount=2,");
    assert_context_goes_on();
}

static void differing_paths_are_reported(void **state)
{
    dtl_vector_t vec = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT32, 9, &vec));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_container_save(vec, world.rank == 1 ? "b.npy" : "a.npy"));
    assert_message("path is \"b.npy\" on rank 1; expected \"a.npy\", as on rank 0");
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_container_load(vec, world.rank == 1 ? "b.npy" : "a.npy"));
    assert_int_not_equal(access("a.npy", F_OK), 0);
    dtl_vector_destroy(vec);
    assert_context_goes_on();
}

static void another_root_is_reported_by_the_wait(void **state)
{
    int32_t value = 7;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(
        dtl_ibroadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, world.rank == 1, &request));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));

    assert_message("rank 0 calls dtl_ibroadcast(count=1, dtype=int32, root=0)");
    assert_message("rank 1 calls dtl_ibroadcast(count=1, dtype=int32, root=1)");
    assert_context_goes_on();
}

/* More elements are sent than the smaller buffer holds, and nothing is written past its end. */
static void another_dtype_is_reported_by_the_wait(void **state)
{
    bool is_odd = world.rank == 1;
    dtl_dtype dtype = is_odd ? DTL_DTYPE_INT32 : DTL_DTYPE_INT64;
    size_t bytes = MANY * (is_odd ? sizeof(int32_t) : sizeof(int64_t)), guard = 4096;
    char *send, *recv;
    dtl_request_t request = NULL;
    int completed = 0;
    dtl_status status = DTL_SUCCESS;

    (void)state;
    if (world.size == 1)
        skip();
    send = calloc(1, bytes);
    recv = malloc(bytes + guard);
    memset(recv, 0x5a, bytes + guard);
    assert_success(dtl_iallreduce(world.ctx, send, recv, MANY, dtype, DTL_OP_SUM, &request));
    while (status == DTL_SUCCESS && !completed)
        status = dtl_test(request, &completed);

    assert_int_equal(status, DTL_ERROR_COLLECTIVE_PARTICIPATION);
    assert_message("rank 0 calls dtl_iallreduce(count=100000, dtype=int64, op=sum)");
    assert_message("rank 1 calls dtl_iallreduce(count=100000, dtype=int32, op=sum)");
    for (size_t index = 0; index < guard; index++)
        assert_int_equal(recv[bytes + index], 0x5a);
    dtl_request_free(request);
    assert_context_goes_on();
    free(send);
    free(recv);
}

static void another_operation_is_reported_by_the_wait(void **state)
{
    double mine = 1.0, result = -1.0;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_ireduce(world.ctx, &mine, &result, 1, DTL_DTYPE_FLOAT64,
                               world.rank == world.size - 1 ? DTL_OP_MAX : DTL_OP_SUM, 0,
                               &request));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));

    assert_message("rank 0 calls dtl_ireduce(");
    assert_message("op=sum, root=0)");
    assert_context_goes_on();
}

static void a_start_matching_a_blocking_call_is_reported_on_both(void **state)
{
    int64_t one = 1, sum = 0;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    if (world.rank == 1) {
        assert_success(
            dtl_iallreduce(world.ctx, &one, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));
    } else {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_barrier(world.ctx));
    }

    assert_message("rank 0 calls dtl_barrier()");
    assert_message("rank 1 calls dtl_iallreduce(");
    assert_context_goes_on();
}

static void another_plan_is_reported_by_its_wait(void **state)
{
    int64_t mine = 1, first = 0, second = 0;
    dtl_collective_plan_t plans[2] = {NULL, NULL};

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(
        dtl_plan_allreduce(world.ctx, &mine, &first, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plans[0]));
    assert_success(
        dtl_plan_allreduce(world.ctx, &mine, &second, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plans[1]));
    assert_success(dtl_collective_plan_start(plans[world.rank == 1]));
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_collective_plan_wait(plans[world.rank == 1]));
    assert_message("rank 0 starts the plan of dtl_plan_allreduce(");

    for (int plan = 0; plan < 2; plan++) {
        assert_success(dtl_collective_plan_start(plans[plan]));
        assert_success(dtl_collective_plan_wait(plans[plan]));
        dtl_collective_plan_destroy(plans[plan]);
    }
    assert_int_equal(first, world.size);
    assert_int_equal(second, world.size);
}

/* A request that is released without a wait does not disturb later ones. */
static void a_released_request_is_compared_with_its_counterpart(void **state)
{
    static int64_t sums[50]; /* must live as long as messages may arrive */
    int64_t one = 1;
    dtl_request_t request = NULL;

    (void)state;
    for (int round = 0; round < 50; round++) {
        assert_success(dtl_iallreduce(world.ctx, &one, &sums[round], 1, DTL_DTYPE_INT64, DTL_OP_SUM,
                                      &request));
        if (round % 2 == world.rank % 2)
            dtl_request_free(request);
        else
            assert_success(dtl_wait(request));
    }
    assert_success(dtl_barrier(world.ctx));
    assert_context_goes_on();
}

/* Relies on the sanitizers: a wait compares the sent elements, and this request has none. */
static void a_released_requests_data_is_not_read_again(void **state)
{
    int64_t *mine = malloc(sizeof *mine);
    static int64_t sum;
    dtl_request_t request = NULL;

    (void)state;
    *mine = 1;
    assert_success(dtl_iallreduce(world.ctx, mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    if (world.rank == 0)
        dtl_request_free(request);
    else
        assert_success(dtl_wait(request));
    assert_success(dtl_barrier(world.ctx)); /* the others have waited for it by now */
    free(mine);

    assert_success(dtl_ibarrier(world.ctx, &request));
    assert_success(dtl_wait(request));
    if (world.rank != 0) /* its sum may arrive later */
        assert_int_equal(sum, world.size);
    assert_context_goes_on();
}

/* Sends from the previous rank to the next one; the receive has `count` elements of `dtype`. */
static dtl_status three_integers_received_as(dtl_size_t count, dtl_dtype dtype)
{
    int32_t next = (world.rank + 1) % world.size, last = (world.rank + world.size - 1) % world.size;
    int64_t sent[3] = {1, 2, 3}, got[4] = {0};
    dtl_request_t request = NULL;
    dtl_status status;

    assert_success(dtl_isend(world.ctx, sent, 3, DTL_DTYPE_INT64, next, 7, &request));
    status = dtl_recv(world.ctx, got, count, dtype, last, 7);
    assert_int_equal(got[0], status == DTL_SUCCESS);
    if (status != DTL_SUCCESS)
        assert_int_equal(dtl_recv(world.ctx, got, 3, DTL_DTYPE_INT64, last, 7), DTL_SUCCESS);
    assert_success(dtl_wait(request));
    return status;
}

static void message_errors_name_dtypes_and_counts(void **state)
{
    (void)state;
    assert_success(three_integers_received_as(3, DTL_DTYPE_INT64));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, three_integers_received_as(3, DTL_DTYPE_FLOAT64));
    assert_message("dtl_recv: dtype is float64; expected int64, of which the message from rank ");
    assert_message("with tag 7 has 3 elements");
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, three_integers_received_as(1, DTL_DTYPE_INT64));
    assert_message("dtl_recv: buf has 1 elements of int64, 8 bytes; expected room for 3 of int64, "
                   "24 bytes, of the message from rank ");
}

static void a_buffer_written_while_it_is_sent_is_reported_by_the_wait(void **state)
{
    int32_t word = 1, got = 0;
    dtl_request_t request = NULL;

    (void)state;
    for (int is_written = 0; is_written <= 1; is_written++) {
        assert_success(dtl_isend(world.ctx, &word, 1, DTL_DTYPE_INT32, world.rank, 7, &request));
        word += is_written;
        assert_success(dtl_recv(world.ctx, &got, 1, DTL_DTYPE_INT32, world.rank, 7));
        assert_status(is_written ? DTL_ERROR_CONSISTENCY_VIOLATION : DTL_SUCCESS,
                      dtl_wait(request));
    }
    assert_message("a buffer of 4 bytes was written while rank ");
}

static void a_buffer_written_during_a_collective_is_reported(void **state)
{
    int64_t mine = 1, sum = 0;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    for (int is_written = 0; is_written <= 1; is_written++) {
        assert_success(
            dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
        mine += is_written && world.rank == 1;
        assert_status(is_written ? DTL_ERROR_CONSISTENCY_VIOLATION : DTL_SUCCESS,
                      dtl_wait(request));
    }
    assert_message("a buffer that rank 1 gave to dtl_iallreduce was written meanwhile");
    assert_context_goes_on();
}

/* Rank 0 completes only after the others have begun to wait for its later message. */
static void a_wait_reports_ranks_that_wait_for_something_else(void **state)
{
    int64_t mine = 1, sum = 0;
    int32_t word = 42;
    dtl_request_t request = NULL;

    (void)state;
    assert_success(
        dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    if (world.rank != 0)
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 7));
    assert_success(dtl_wait(request));
    for (int32_t rank = 1; rank < world.size && world.rank == 0; rank++)
        assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
    assert_int_equal(sum, world.size);
}

/* Rank 0's wait has received the others' parts before it notifies them. */
static void a_buffer_written_after_all_parts_are_done_affects_only_its_rank(void **state)
{
    int64_t mine = 1, sum = 0;
    int32_t word = 42;
    dtl_request_t request = NULL;
    bool is_written = world.rank == 1;

    (void)state;
    assert_success(
        dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    if (world.rank != 0)
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 0, 7));
    mine += is_written;
    assert_status(is_written ? DTL_ERROR_CONSISTENCY_VIOLATION : DTL_SUCCESS, dtl_wait(request));
    for (int32_t rank = 1; rank < world.size && world.rank == 0; rank++)
        assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));

    if (is_written)
        assert_message("a buffer that rank 1 gave to dtl_iallreduce was written meanwhile");
    else
        assert_int_equal(sum, world.size);
    assert_context_goes_on();
}

/* Large messages in memory that is freed after the failed wait: pending sends must not read it.
 * Messages of both collectives have the same length, so that they are pending before ranks
 * compare. */
static void memory_of_a_failed_collective_may_be_freed(void **state)
{
    enum { LONG_BLOCK = 400000 };
    const size_t half = (size_t)world.size * LONG_BLOCK;
    int64_t *memory = mmap(NULL, 2 * half * sizeof *memory, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    dtl_request_t request = NULL;

    (void)state;
    assert_true(memory != MAP_FAILED);
    if (world.rank == 0)
        assert_success(dtl_ialltoall(world.ctx, memory, LONG_BLOCK, DTL_DTYPE_INT64, memory + half,
                                     LONG_BLOCK, DTL_DTYPE_INT64, &request));
    else
        assert_success(dtl_iallgather(world.ctx, memory, LONG_BLOCK, DTL_DTYPE_INT64, memory + half,
                                      LONG_BLOCK, DTL_DTYPE_INT64, &request));
    assert_status(world.size == 1 ? DTL_SUCCESS : DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_wait(request));
    munmap(memory, 2 * half * sizeof *memory);
    assert_context_goes_on();
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_start_does_not_wait_for_the_other_ranks),
        cmocka_unit_test(a_start_of_a_plan_does_not_wait_either),
        cmocka_unit_test(differing_calls_of_a_team_are_reported),
        cmocka_unit_test(mismatched_counts_are_reported),
        cmocka_unit_test(mismatched_counts_of_a_plan_are_reported),
        cmocka_unit_test(mismatched_counts_of_a_nonblocking_call_are_reported_by_the_wait),
        cmocka_unit_test(differing_counts_of_a_reduce_scatter_are_reported),
        cmocka_unit_test(differing_paths_are_reported),
        cmocka_unit_test(another_root_is_reported_by_the_wait),
        cmocka_unit_test(another_dtype_is_reported_by_the_wait),
        cmocka_unit_test(another_operation_is_reported_by_the_wait),
        cmocka_unit_test(a_start_matching_a_blocking_call_is_reported_on_both),
        cmocka_unit_test(another_plan_is_reported_by_its_wait),
        cmocka_unit_test(memory_of_a_failed_collective_may_be_freed),
        cmocka_unit_test(a_released_request_is_compared_with_its_counterpart),
        cmocka_unit_test(a_released_requests_data_is_not_read_again),
        cmocka_unit_test(message_errors_name_dtypes_and_counts),
        cmocka_unit_test(a_buffer_written_while_it_is_sent_is_reported_by_the_wait),
        cmocka_unit_test(a_buffer_written_during_a_collective_is_reported),
        cmocka_unit_test(a_wait_reports_ranks_that_wait_for_something_else),
        cmocka_unit_test(a_buffer_written_after_all_parts_are_done_affects_only_its_rank),
    };

    (void)argc;
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    return run_in_world("check_nonblocking", tests, COUNT_OF(tests));
}
