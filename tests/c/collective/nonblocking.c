/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking collectives give the results of the blocking ones. Starting one does not wait for
 * other ranks, and requests may be waited for in any order. */
#include "../support/support.h"

enum { COUNT = 5, RANKS = 16 };

static int64_t element(int32_t rank, int index)
{
    return rank * 1000 + index;
}

static void fill(int64_t *values, int count, int32_t rank)
{
    for (int index = 0; index < count; index++)
        values[index] = element(rank, index);
}

static int64_t sum_over(int32_t ranks, int index)
{
    int64_t sum = 0;

    for (int32_t rank = 0; rank < ranks; rank++)
        sum += element(rank, index);
    return sum;
}

static void broadcast_sends_the_roots_elements(void **state)
{
    int32_t root = world.size - 1;
    int64_t values[COUNT] = {0};
    dtl_request_t request = NULL;

    (void)state;
    if (world.rank == root)
        fill(values, COUNT, root);
    assert_success(dtl_ibroadcast(world.ctx, values, COUNT, DTL_DTYPE_INT64, root, &request));
    assert_success(dtl_wait(request));
    for (int index = 0; index < COUNT; index++)
        assert_int_equal(values[index], element(root, index));
}

static void reductions_combine_every_rank(void **state)
{
    int64_t mine[COUNT], one[COUNT] = {0}, all[COUNT], upto[COUNT], below[COUNT];
    int64_t block = 0, blocks[RANKS], uneven[RANKS];
    dtl_size_t counts[RANKS];
    dtl_request_t requests[6];
    int32_t root = world.size - 1;

    (void)state;
    fill(mine, COUNT, world.rank);
    fill(blocks, world.size, world.rank);
    for (int32_t rank = 0; rank < world.size; rank++)
        counts[rank] = 1;
    assert_success(
        dtl_ireduce(world.ctx, mine, one, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, root, &requests[0]));
    assert_success(
        dtl_iallreduce(world.ctx, mine, all, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[1]));
    assert_success(
        dtl_iscan(world.ctx, mine, upto, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[2]));
    assert_success(
        dtl_iexscan(world.ctx, mine, below, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[3]));
    assert_success(dtl_ireduce_scatter_block(world.ctx, blocks, &block, 1, DTL_DTYPE_INT64,
                                             DTL_OP_SUM, &requests[4]));
    assert_success(dtl_ireduce_scatter(world.ctx, blocks, uneven, counts, DTL_DTYPE_INT64,
                                       DTL_OP_SUM, &requests[5]));
    memset(counts, 0xFF, sizeof counts); /* the call has copied the counts */
    assert_success(dtl_waitall(6, requests));

    for (int index = 0; index < COUNT; index++) {
        int64_t everyone = sum_over(world.size, index);

        assert_int_equal(one[index], world.rank == root ? everyone : 0);
        assert_int_equal(all[index], everyone);
        assert_int_equal(upto[index], sum_over(world.rank + 1, index));
        assert_int_equal(below[index], sum_over(world.rank, index));
    }
    assert_int_equal(block, sum_over(world.size, world.rank));
    assert_int_equal(uneven[0], block);
}

static void data_movement_delivers_every_element(void **state)
{
    int64_t mine[COUNT], to[COUNT * RANKS], gathered[COUNT * RANKS] = {0};
    int64_t every[COUNT * RANKS], from[COUNT * RANKS], part[COUNT];
    dtl_request_t requests[4];
    int32_t root = world.size - 1;
    const int type = DTL_DTYPE_INT64;

    (void)state;
    fill(mine, COUNT, world.rank);
    fill(to, COUNT * world.size, world.rank);
    assert_success(
        dtl_igather(world.ctx, mine, COUNT, type, gathered, COUNT, type, root, &requests[0]));
    assert_success(dtl_iallgather(world.ctx, mine, COUNT, type, every, COUNT, type, &requests[1]));
    assert_success(dtl_iscatter(world.ctx, to, COUNT, type, part, COUNT, type, root, &requests[2]));
    assert_success(dtl_ialltoall(world.ctx, to, COUNT, type, from, COUNT, type, &requests[3]));
    assert_success(dtl_waitall(4, requests));

    for (int32_t rank = 0; rank < world.size; rank++)
        for (int index = 0; index < COUNT; index++) {
            int at = rank * COUNT + index;

            assert_int_equal(gathered[at], world.rank == root ? element(rank, index) : 0);
            assert_int_equal(every[at], element(rank, index));
            assert_int_equal(from[at], element(rank, world.rank * COUNT + index));
        }
    for (int index = 0; index < COUNT; index++)
        assert_int_equal(part[index], element(root, world.rank * COUNT + index));
}

/* Rank r contributes r + 1 elements; blocks of the result are separated by one element. */
static void data_movement_of_different_sizes_keeps_gaps(void **state)
{
    enum { CAPACITY = RANKS * (RANKS + 3) };
    dtl_size_t counts[RANKS], places[RANKS], mine = (dtl_size_t)world.rank + 1, place = 0;
    int64_t given[CAPACITY], gathered[CAPACITY], every[CAPACITY], part[RANKS], from[CAPACITY];
    dtl_size_t same[RANKS], theirs[RANKS], starts[RANKS];
    dtl_request_t requests[4];
    const int type = DTL_DTYPE_INT64;

    (void)state;
    fill(given, CAPACITY, world.rank);
    memset(gathered, 0xFF, sizeof gathered);
    memset(every, 0xFF, sizeof every);
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = (dtl_size_t)rank + 1;
        places[rank] = place;
        place += counts[rank] + 1;
        same[rank] = mine; /* the same to every rank */
        theirs[rank] = counts[rank];
        starts[rank] = 0;
    }
    assert_success(dtl_igatherv(world.ctx, given, mine, type, gathered, counts, places, type, 0,
                                &requests[0]));
    assert_success(
        dtl_iallgatherv(world.ctx, given, mine, type, every, counts, places, &requests[1]));
    assert_success(
        dtl_iscatterv(world.ctx, given, counts, places, type, part, mine, type, 0, &requests[2]));
    assert_success(dtl_ialltoallv(world.ctx, given, same, starts, type, from, theirs, places, type,
                                  &requests[3]));
    memset(starts, 0xFF, sizeof starts); /* the call has copied the displacements */
    memset(same, 0xFF, sizeof same);
    assert_success(dtl_waitall(4, requests));

    for (int32_t rank = 0; rank < world.size; rank++) {
        for (dtl_size_t index = 0; index < counts[rank]; index++) {
            assert_int_equal(every[places[rank] + index], element(rank, (int)index));
            assert_int_equal(from[places[rank] + index], element(rank, (int)index));
            if (world.rank == 0)
                assert_int_equal(gathered[places[rank] + index], element(rank, (int)index));
        }
        assert_int_equal(every[places[rank] + counts[rank]], -1);
    }
    for (dtl_size_t index = 0; index < mine; index++)
        assert_int_equal(part[index], element(0, (int)(places[world.rank] + index)));
}

/* Rank 0 starts the collective before it lets rank 1 start. */
static void starting_waits_for_no_rank(void **state)
{
    dtl_request_t request = NULL;
    int32_t token = 0;

    (void)state;
    if (world.rank == 1)
        assert_success(dtl_recv(world.ctx, &token, 1, DTL_DTYPE_INT32, 0, 0));
    assert_success(dtl_ibarrier(world.ctx, &request));
    if (world.rank == 0 && world.size > 1)
        assert_success(dtl_send(world.ctx, &token, 1, DTL_DTYPE_INT32, 1, 0));
    assert_success(dtl_wait(request));
}

static void a_barrier_completes_once_every_rank_has_entered(void **state)
{
    dtl_request_t request = NULL;
    int completed = 0;

    (void)state;
    if (world.rank != world.size - 1 || world.size == 1)
        assert_success(dtl_ibarrier(world.ctx, &request));
    if (world.rank == 0 && world.size > 1) {
        assert_success(dtl_test(request, &completed));
        assert_int_equal(completed, 0); /* the last rank waits for this message */
        assert_success(dtl_send(world.ctx, &completed, 1, DTL_DTYPE_INT32, world.size - 1, 0));
    }
    if (world.rank == world.size - 1 && world.size > 1) {
        assert_success(dtl_recv(world.ctx, &completed, 1, DTL_DTYPE_INT32, 0, 0));
        assert_success(dtl_ibarrier(world.ctx, &request));
    }
    while (!completed)
        assert_success(dtl_test(request, &completed));
    assert_success(dtl_wait(request));
}

/* Blocking collectives in between, and waits in an order that depends on the rank. */
static void requests_may_be_waited_for_in_any_order(void **state)
{
    int64_t mine = world.rank, sums[3] = {0}, total = 0;
    dtl_request_t requests[3];

    (void)state;
    for (int index = 0; index < 3; index++) {
        assert_success(dtl_iallreduce(world.ctx, &mine, &sums[index], 1, DTL_DTYPE_INT64,
                                      DTL_OP_SUM, &requests[index]));
        assert_success(dtl_allreduce(world.ctx, &mine, &total, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    }
    for (int index = 0; index < 3; index++)
        assert_success(dtl_wait(requests[(index + world.rank) % 3]));
    for (int index = 0; index < 3; index++)
        assert_int_equal(sums[index], total);
}

static void reductions_keep_the_order_of_their_context(void **state)
{
    enum { MANY = 3000 };
    static double mine[MANY], blocking[MANY], started[MANY];

    (void)state;
    for (int index = 0; index < MANY; index++)
        mine[index] = (world.rank % 2 == 0 ? 1e16 : -1e16) + 1.0 / (world.rank + 3 + index % 7);
    for (int is_ordered = 0; is_ordered < 2; is_ordered++) {
        dtl_context_options options;
        dtl_context_t ctx = NULL;
        dtl_request_t request = NULL;

        dtl_context_options_init(&options);
        if (is_ordered)
            DTL_CONTEXT_OPT_PROGRESS_ORDERING(options) = DTL_PROGRESS_ORDERING_RANK_ORDERED;
        else
            DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
        assert_success(dtl_context_create(&ctx, &options));
        assert_success(dtl_allreduce(ctx, mine, blocking, MANY, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
        assert_success(
            dtl_iallreduce(ctx, mine, started, MANY, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request));
        assert_success(dtl_wait(request));
        assert_memory_equal(started, blocking, sizeof started);
        assert_success(dtl_exscan(ctx, mine, blocking, MANY, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
        assert_success(
            dtl_iexscan(ctx, mine, started, MANY, DTL_DTYPE_FLOAT64, DTL_OP_SUM, &request));
        assert_success(dtl_wait(request));
        assert_memory_equal(started, blocking, sizeof started);
        dtl_context_destroy(ctx);
    }
}

static void reductions_in_place_replace_the_contribution(void **state)
{
    int64_t all[COUNT], one[COUNT];
    dtl_request_t requests[2];
    int32_t root = world.size - 1;

    (void)state;
    fill(all, COUNT, world.rank);
    fill(one, COUNT, world.rank);
    assert_success(
        dtl_iallreduce(world.ctx, all, all, COUNT, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[0]));
    assert_success(dtl_ireduce(world.ctx, one, world.rank == root ? one : NULL, COUNT,
                               DTL_DTYPE_INT64, DTL_OP_SUM, root, &requests[1]));
    assert_success(dtl_waitall(2, requests));
    for (int index = 0; index < COUNT; index++) {
        assert_int_equal(all[index], sum_over(world.size, index));
        assert_int_equal(one[index], world.rank == root ? sum_over(world.size, index)
                                                        : element(world.rank, index));
    }
}

/* A duplicated context uses MPI directly. Ranks other than the root pass one address twice, as
 * programs do for an insignificant buffer: Open MPI treats equal addresses as MPI_IN_PLACE. */
static void one_address_for_both_buffers_moves_the_same_elements(void **state)
{
    const int type = DTL_DTYPE_INT64;
    int64_t all[COUNT * RANKS], every[COUNT * RANKS], mine[COUNT], part[COUNT], same[COUNT];
    dtl_size_t counts[RANKS], places[RANKS];
    bool is_root = world.rank == 0;
    dtl_request_t requests[3];
    dtl_context_t ctx = NULL;

    (void)state;
    fill(all, COUNT * world.size, 0);
    fill(mine, COUNT, world.rank);
    fill(same, COUNT, world.rank);
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = COUNT;
        places[rank] = (dtl_size_t)rank * COUNT;
    }
    assert_success(dtl_context_dup(world.ctx, &ctx));
    for (int has_counts = 0; has_counts < 2; has_counts++) {
        void *gathered = is_root ? every : mine, *scattered = is_root ? all : part;

        memset(every, 0xFF, sizeof every);
        memset(part, 0xFF, sizeof part);
        if (has_counts) {
            assert_success(dtl_igatherv(ctx, mine, COUNT, type, gathered, counts, places, type, 0,
                                        &requests[0]));
            assert_success(dtl_iscatterv(ctx, scattered, counts, places, type, part, COUNT, type, 0,
                                         &requests[1]));
        } else {
            assert_success(
                dtl_igather(ctx, mine, COUNT, type, gathered, COUNT, type, 0, &requests[0]));
            assert_success(
                dtl_iscatter(ctx, scattered, COUNT, type, part, COUNT, type, 0, &requests[1]));
        }
        assert_success(dtl_ireduce(ctx, same, same, COUNT, type, DTL_OP_MAX, 0, &requests[2]));
        assert_success(dtl_waitall(3, requests));
        for (int index = 0; index < COUNT; index++) {
            assert_int_equal(part[index], element(0, world.rank * COUNT + index));
            assert_int_equal(mine[index], element(world.rank, index));
            assert_int_equal(same[index], element(is_root ? world.size - 1 : world.rank, index));
        }
        for (int at = 0; is_root && at < world.size * COUNT; at++)
            assert_int_equal(every[at], element(at / COUNT, at % COUNT));
    }
    dtl_context_destroy(ctx);
}

static void a_started_collective_cannot_be_canceled(void **state)
{
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_ibarrier(world.ctx, &request));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_cancel(request));
    assert_message("only a receive");
    assert_success(dtl_wait(request));
}

/* The other ranks depend on its contribution. */
static void a_released_request_still_completes(void **state)
{
    static int64_t mine = 1, sum;
    dtl_request_t request = NULL;

    (void)state;
    sum = 0;
    assert_success(
        dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    if (world.rank == 0) {
        dtl_request_free(request);
        assert_success(dtl_barrier(world.ctx));
    } else {
        assert_success(dtl_barrier(world.ctx));
        assert_success(dtl_wait(request));
        assert_int_equal(sum, world.size);
    }
}

static void wrong_arguments_are_refused_before_anything_starts(void **state)
{
    int64_t value = 7, result = 0;
    dtl_request_t request = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_ibroadcast(world.ctx, &value, 1, DTL_DTYPE_INT64, world.size, &request));
    assert_message("dtl_ibroadcast: root is");
    assert_status(DTL_ERROR_NULL_POINTER,
                  dtl_iallreduce(world.ctx, &value, &result, 1, DTL_DTYPE_INT64, DTL_OP_SUM, NULL));
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_iallreduce(world.ctx, &value, &result, 1, DTL_DTYPE_FLOAT64, DTL_OP_BAND, &request));
    assert_null(request);
}

static void a_refusal_of_several_arguments_is_a_sentence(void **state)
{
    int64_t value = 7, results[2 * 4] = {0}; /* at most four ranks */
    dtl_request_t request = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_igather(world.ctx, &value, 1, DTL_DTYPE_INT64, results, 2, DTL_DTYPE_INT64,
                              world.rank, &request));
    assert_message("dtl_igather: recvcount is 2; expected sendcount (1), where rank(ctx) (");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_isend(world.ctx, &value, (dtl_size_t)-1, DTL_DTYPE_INT64, 0, 0, &request));
    assert_message("dtl_isend: count is -1; expected");
    assert_null(request);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broadcast_sends_the_roots_elements),
        cmocka_unit_test(reductions_combine_every_rank),
        cmocka_unit_test(data_movement_delivers_every_element),
        cmocka_unit_test(data_movement_of_different_sizes_keeps_gaps),
        cmocka_unit_test(starting_waits_for_no_rank),
        cmocka_unit_test(a_barrier_completes_once_every_rank_has_entered),
        cmocka_unit_test(requests_may_be_waited_for_in_any_order),
        cmocka_unit_test(reductions_keep_the_order_of_their_context),
        cmocka_unit_test(reductions_in_place_replace_the_contribution),
        cmocka_unit_test(one_address_for_both_buffers_moves_the_same_elements),
        cmocka_unit_test(a_started_collective_cannot_be_canceled),
        cmocka_unit_test(a_released_request_still_completes),
        cmocka_unit_test(wrong_arguments_are_refused_before_anything_starts),
        cmocka_unit_test(a_refusal_of_several_arguments_is_a_sentence),
    };

    return run_in_world("nonblocking", tests, COUNT_OF(tests));
}
