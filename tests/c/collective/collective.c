/* SPDX-License-Identifier: BSD-3-Clause */
/* The public collectives. Expected values come from formulas; tests/contract covers all dtypes and
 * operations. */
#include "../support/support.h"

#include <math.h>

static const dtl_size_t counts[] = {0, 1, 17, 5000};

/* Returns the element that `rank` contributes. */
static int64_t element(int64_t rank, uint64_t index)
{
    return rank * 1000000 + (int64_t)index;
}

static int64_t *numbers(uint64_t count)
{
    return calloc(count + 1, sizeof(int64_t));
}

static int64_t *contribution(uint64_t count)
{
    int64_t *made = numbers(count);

    for (uint64_t index = 0; index < count; index++)
        made[index] = element(world.rank, index);
    return made;
}

static void assert_sum(const int64_t *values, uint64_t count, int64_t ranks, uint64_t first)
{
    for (uint64_t index = 0; index < count; index++)
        assert_int_equal(values[index],
                         ranks * (ranks - 1) / 2 * 1000000 + ranks * (int64_t)(first + index));
}

static void broadcast_copies_the_roots_elements(void **state)
{
    (void)state;
    for (int32_t root = 0; root < world.size; root++) {
        for (size_t which = 0; which < COUNT_OF(counts); which++) {
            int64_t *values = contribution(counts[which]);

            assert_success(dtl_broadcast(world.ctx, values, counts[which], DTL_DTYPE_INT64, root));

            for (uint64_t index = 0; index < counts[which]; index++)
                assert_int_equal(values[index], element(root, index));
            free(values);
        }
    }
}

static void broadcast_from_a_rank_that_does_not_exist_is_refused(void **state)
{
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, world.size));
    assert_message("dtl_broadcast: root is");
    assert_status(DTL_ERROR_INVALID_RANK, dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, -1));

    assert_int_equal(value, 7); /* a refused call writes nothing */
}

static void allreduce_sums_over_every_rank(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(counts); which++) {
        uint64_t count = counts[which];
        int64_t *mine = contribution(count), *total = numbers(count);

        assert_success(dtl_allreduce(world.ctx, mine, total, count, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_sum(total, count, world.size, 0);

        assert_success(dtl_allreduce(world.ctx, mine, mine, count, DTL_DTYPE_INT64,
                                     DTL_OP_SUM)); /* in place */
        assert_sum(mine, count, world.size, 0);
        free(mine);
        free(total);
    }
}

static void allreduce_by_value_agrees(void **state)
{
    double sum = 0.0;
    int64_t largest = 0;

    (void)state;
    assert_success(dtl_allreduce_float64(world.ctx, world.rank + 0.5, DTL_OP_SUM, &sum));
    assert_success(dtl_allreduce_int64(world.ctx, (int64_t)world.rank * 7, DTL_OP_MAX, &largest));

    assert_true(sum == 0.5 * world.size * world.size);
    assert_int_equal(largest, (world.size - 1) * 7);
}

static void operation_that_the_dtype_lacks_is_refused(void **state)
{
    double value = 1.0, result = 7.0;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(world.ctx, &value, &result, 1, DTL_DTYPE_FLOAT64, DTL_OP_BXOR));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce_float64(world.ctx, value, DTL_OP_BAND, &result));

    assert_true(result == 7.0);
}

static void reduce_writes_only_on_the_root(void **state)
{
    (void)state;
    for (int32_t root = 0; root < world.size; root++) {
        int64_t *mine = contribution(17), *total = numbers(17);
        bool is_root = world.rank == root;

        assert_success(dtl_reduce(world.ctx, mine, is_root ? total : NULL, 17, DTL_DTYPE_INT64,
                                  DTL_OP_SUM, root));

        if (is_root)
            assert_sum(total, 17, world.size, 0);
        free(mine);
        free(total);
    }
}

static void pairs_keep_value_and_index(void **state)
{
    dtl_float64_int64 mine = {.value = (double)(world.rank % 2), .index = world.rank}, least, most;

    (void)state;
    assert_success(
        dtl_allreduce(world.ctx, &mine, &least, 1, DTL_DTYPE_FLOAT64_INT64, DTL_OP_MINLOC));
    assert_success(
        dtl_allreduce(world.ctx, &mine, &most, 1, DTL_DTYPE_FLOAT64_INT64, DTL_OP_MAXLOC));

    assert_true(least.value == 0.0 && least.index == 0);
    assert_true(most.value == (world.size > 1 ? 1.0 : 0.0) &&
                most.index == (world.size > 1 ? 1 : 0));
}

static void gather_and_scatter_are_inverse(void **state)
{
    (void)state;
    for (int32_t root = 0; root < world.size; root++) {
        for (size_t which = 0; which < COUNT_OF(counts); which++) {
            uint64_t count = counts[which], total = count * (uint64_t)world.size;
            int64_t *mine = contribution(count), *all = world.rank == root ? numbers(total) : NULL;
            int64_t *back = numbers(count);

            assert_success(dtl_gather(world.ctx, mine, count, DTL_DTYPE_INT64, all, count,
                                      DTL_DTYPE_INT64, root));
            for (uint64_t index = 0; all != NULL && index < total; index++)
                assert_int_equal(all[index], element((int64_t)(index / count), index % count));
            assert_success(dtl_scatter(world.ctx, all, count, DTL_DTYPE_INT64, back, count,
                                       DTL_DTYPE_INT64, root));

            assert_memory_equal(back, mine, count * sizeof *mine);
            free(mine);
            free(all);
            free(back);
        }
    }
}

static void sides_that_do_not_agree_are_refused(void **state)
{
    int32_t out[2] = {0};
    int32_t *in = calloc(4 * (size_t)world.size, sizeof *in);

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allgather(world.ctx, out, 1, DTL_DTYPE_INT32, in, 2, DTL_DTYPE_INT32));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allgather(world.ctx, out, 1, DTL_DTYPE_INT32, in, 1, DTL_DTYPE_FLOAT32));
    free(in);
}

static void alltoall_transposes_blocks(void **state)
{
    uint64_t total = 3 * (uint64_t)world.size;
    int64_t *out = contribution(total), *in = numbers(total);

    (void)state;
    assert_success(dtl_alltoall(world.ctx, out, 3, DTL_DTYPE_INT64, in, 3, DTL_DTYPE_INT64));

    for (uint64_t index = 0; index < total; index++)
        assert_int_equal(in[index],
                         element((int64_t)(index / 3), (uint64_t)world.rank * 3 + index % 3));
    free(out);
    free(in);
}

/* Rank r has r + 1 elements. With displacements, blocks of the result are separated by one
 * element. */
static void blocks_of_different_sizes_are_stored_at_their_displacements(void **state)
{
    dtl_size_t sizes[64], displs[64], end = 0, mine_count = (dtl_size_t)world.rank + 1;
    int64_t *mine = contribution(mine_count), *all;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        sizes[rank] = (dtl_size_t)rank + 1;
        displs[rank] = end + 1;
        end = displs[rank] + sizes[rank];
    }
    for (int is_packed = 0; is_packed < 2; is_packed++) {
        all = numbers(end);
        memset(all, 0xff, end * sizeof *all);

        assert_success(dtl_allgatherv(world.ctx, mine, mine_count, DTL_DTYPE_INT64, all, sizes,
                                      is_packed ? NULL : displs));

        for (uint64_t rank = 0, at = 0; rank < (uint64_t)world.size; at += sizes[rank++])
            for (uint64_t index = 0; index < sizes[rank]; index++)
                assert_int_equal(all[(is_packed ? at : displs[rank]) + index],
                                 element((int64_t)rank, index));
        assert_true(is_packed || all[0] == -1); /* elements between blocks are unchanged */
        free(all);
    }
    free(mine);
}

static void gatherv_and_scatterv_are_inverse(void **state)
{
    dtl_size_t sizes[64], mine_count = 2 * (dtl_size_t)world.rank;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++)
        sizes[rank] = 2 * (dtl_size_t)rank;
    for (int32_t root = 0; root < world.size; root++) {
        bool is_root = world.rank == root;
        int64_t *mine = contribution(mine_count), *back = numbers(mine_count);
        int64_t *all = is_root ? numbers((uint64_t)world.size * (uint64_t)world.size) : NULL;

        assert_success(dtl_gatherv(world.ctx, mine, mine_count, DTL_DTYPE_INT64, all,
                                   is_root ? sizes : NULL, NULL, DTL_DTYPE_INT64, root));
        assert_success(dtl_scatterv(world.ctx, all, is_root ? sizes : NULL, NULL, DTL_DTYPE_INT64,
                                    back, mine_count, DTL_DTYPE_INT64, root));

        assert_memory_equal(back, mine, mine_count * sizeof *mine);
        free(mine);
        free(back);
        free(all);
    }
}

/* Rank r sends r + d elements to rank d. */
static void alltoallv_delivers_every_block(void **state)
{
    dtl_size_t sizes[64], total = 0;

    (void)state;
    for (int32_t peer = 0; peer < world.size; peer++) {
        sizes[peer] = (dtl_size_t)world.rank + (dtl_size_t)peer;
        total += sizes[peer];
    }
    int64_t *out = contribution(total), *in = numbers(total);

    assert_success(dtl_alltoallv(world.ctx, out, sizes, NULL, DTL_DTYPE_INT64, in, sizes, NULL,
                                 DTL_DTYPE_INT64));

    for (int32_t peer = 0, at = 0; peer < world.size; at += (int32_t)sizes[peer++]) {
        int32_t at_peer = 0;
        for (int32_t before = 0; before < world.rank; before++)
            at_peer += peer + before;
        for (int32_t index = 0; index < (int32_t)sizes[peer]; index++)
            assert_int_equal(in[at + index], element(peer, (uint64_t)(at_peer + index)));
    }
    free(out);
    free(in);
}

static void scan_includes_and_exscan_excludes_this_rank(void **state)
{
    int64_t *mine = contribution(17), *sums = numbers(17);

    (void)state;
    assert_success(dtl_exscan(world.ctx, mine, sums, 17, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_sum(sums, 17, world.rank, 0); /* rank 0 gets the neutral element */

    assert_success(dtl_scan(world.ctx, mine, mine, 17, DTL_DTYPE_INT64, DTL_OP_SUM)); /* in place */
    assert_sum(mine, 17, world.rank + 1, 0);
    free(mine);
    free(sums);
}

static void exscan_returns_the_neutral_element_on_rank_0(void **state)
{
    double mine = 2.0, before = 7.0;

    (void)state;
    assert_success(dtl_exscan(world.ctx, &mine, &before, 1, DTL_DTYPE_FLOAT64, DTL_OP_PROD));

    assert_true(before == (double)(1 << world.rank));
}

static void reduce_scatter_delivers_each_ranks_block(void **state)
{
    dtl_size_t sizes[64], total = 0, first = 0;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        sizes[rank] = (dtl_size_t)rank * 3;
        first += rank < world.rank ? sizes[rank] : 0;
        total += sizes[rank];
    }
    int64_t *mine = contribution(total + (uint64_t)world.size), *block = numbers(sizes[world.rank]);

    assert_success(dtl_reduce_scatter(world.ctx, mine, block, sizes, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_sum(block, sizes[world.rank], world.size, first);

    assert_success(
        dtl_reduce_scatter_block(world.ctx, mine, block, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_sum(block, 1, world.size, (uint64_t)world.rank);
    free(mine);
    free(block);
}

static void buffers_may_not_overlap(void **state)
{
    size_t capacity = 2 * (size_t)world.size + 2;
    int32_t *values = calloc(capacity, sizeof *values);

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(world.ctx, values, values + 1, 2, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allgather(world.ctx, values, 1, DTL_DTYPE_INT32, values, 1, DTL_DTYPE_INT32));
    assert_message("overlap");
    free(values);
}

static void counts_past_every_limit_are_refused(void **state)
{
    static const dtl_size_t huge[] = {UINT64_C(1) << 61, UINT64_C(1) << 63, UINT64_MAX};
    double value = 0.0;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(huge); index++) {
        assert_status(
            DTL_ERROR_INVALID_ARGUMENT,
            dtl_allreduce(world.ctx, &value, &value, huge[index], DTL_DTYPE_FLOAT64, DTL_OP_SUM));
        assert_message("count is");
    }
}

static void barrier_returns(void **state)
{
    (void)state;
    for (int round = 0; round < 10; round++)
        assert_success(dtl_barrier(world.ctx));
}

/* Displacements just below 2^64 wrap around to addresses before the buffer. */
enum { RANKS = 64 };

/* Computes the displacements of packed blocks, and those with rank 0's block before the buffer. */
static void blocks_lie_one_before(uint64_t *counts, uint64_t *packed, uint64_t *displs)
{
    assert_true(world.size <= RANKS);
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = 1;
        packed[rank] = (uint64_t)rank;
        displs[rank] = (uint64_t)rank - 1;
    }
}

static void blocks_before_the_buffer_are_refused(void **state)
{
    const uint64_t count = 1;
    uint64_t counts[RANKS], displs[RANKS], packed[RANKS], guarded[RANKS + 1] = {0};
    uint64_t mine[RANKS] = {0}, *inside = guarded + 1;

    (void)state;
    blocks_lie_one_before(counts, packed, displs);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allgatherv(world.ctx, mine, count, DTL_DTYPE_UINT64, inside, counts, displs));
    assert_message("[DTL-allgatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_gatherv(world.ctx, mine, count, DTL_DTYPE_UINT64, inside, counts, displs,
                              DTL_DTYPE_UINT64, world.rank));
    assert_message("[DTL-gatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_scatterv(world.ctx, inside, counts, displs, DTL_DTYPE_UINT64, mine, count,
                               DTL_DTYPE_UINT64, world.rank));
    assert_message("[DTL-scatterv-sendbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_alltoallv(world.ctx, mine, counts, packed, DTL_DTYPE_UINT64, inside, counts,
                                displs, DTL_DTYPE_UINT64));
    assert_message("[DTL-alltoallv-recvbuf-limit]");
    assert_int_equal(guarded[0], 0);
}

static void started_blocks_before_the_buffer_are_refused(void **state)
{
    uint64_t counts[RANKS], displs[RANKS], packed[RANKS], guarded[RANKS + 1] = {0};
    uint64_t mine[RANKS] = {0}, *inside = guarded + 1;
    dtl_request_t request = NULL;

    (void)state;
    blocks_lie_one_before(counts, packed, displs);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_iallgatherv(world.ctx, mine, 1, DTL_DTYPE_UINT64,
                                                              inside, counts, displs, &request));
    assert_message("[DTL-iallgatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_igatherv(world.ctx, mine, 1, DTL_DTYPE_UINT64, inside, counts, displs,
                               DTL_DTYPE_UINT64, world.rank, &request));
    assert_message("[DTL-igatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_iscatterv(world.ctx, inside, counts, displs, DTL_DTYPE_UINT64, mine, 1,
                                DTL_DTYPE_UINT64, world.rank, &request));
    assert_message("[DTL-iscatterv-sendbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_ialltoallv(world.ctx, mine, counts, packed, DTL_DTYPE_UINT64, inside, counts,
                                 displs, DTL_DTYPE_UINT64, &request));
    assert_message("[DTL-ialltoallv-recvbuf-limit]");
    assert_null(request);
    assert_int_equal(guarded[0], 0);
}

static void planned_blocks_before_the_buffer_are_refused(void **state)
{
    uint64_t counts[RANKS], displs[RANKS], packed[RANKS], guarded[RANKS + 1] = {0};
    uint64_t mine[RANKS] = {0}, *inside = guarded + 1;
    dtl_collective_plan_t plan = NULL;

    (void)state;
    blocks_lie_one_before(counts, packed, displs);
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_plan_allgatherv(world.ctx, mine, 1, DTL_DTYPE_UINT64, inside, counts, displs, &plan));
    assert_message("[DTL-plan_allgatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_plan_gatherv(world.ctx, mine, 1, DTL_DTYPE_UINT64, inside, counts, displs,
                                   DTL_DTYPE_UINT64, world.rank, &plan));
    assert_message("[DTL-plan_gatherv-recvbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_plan_scatterv(world.ctx, inside, counts, displs, DTL_DTYPE_UINT64, mine, 1,
                                    DTL_DTYPE_UINT64, world.rank, &plan));
    assert_message("[DTL-plan_scatterv-sendbuf-limit]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_plan_alltoallv(world.ctx, mine, counts, packed, DTL_DTYPE_UINT64, inside,
                                     counts, displs, DTL_DTYPE_UINT64, &plan));
    assert_message("[DTL-plan_alltoallv-recvbuf-limit]");
    assert_null(plan);
    assert_int_equal(guarded[0], 0);
}

/* ---- logical operations ---------------------------------------------------------------------- */

enum { LOGICAL_FORMS = 3 };

static dtl_status request_finish(dtl_status status, dtl_request_t *request)
{
    return status == DTL_SUCCESS ? dtl_wait(*request) : status;
}

static dtl_status plan_finish(dtl_status status, dtl_collective_plan_t *plan)
{
    if (status == DTL_SUCCESS)
        status = dtl_collective_plan_start(*plan);
    if (status == DTL_SUCCESS)
        status = dtl_collective_plan_wait(*plan);
    dtl_collective_plan_destroy(*plan);
    return status;
}

/* Runs a reduction in one of its forms: blocking, nonblocking or planned. */
#define IN_FORM(form, name, ...)                                                                   \
    ((form) == 0   ? dtl_##name(__VA_ARGS__)                                                       \
     : (form) == 1 ? request_finish(dtl_i##name(__VA_ARGS__, &request), &request)                  \
                   : plan_finish(dtl_plan_##name(__VA_ARGS__, &plan), &plan))

static double logical(dtl_reduce_op op, int32_t contributions)
{
    if (op == DTL_OP_LXOR)
        return contributions % 2;
    return op == DTL_OP_LAND || contributions > 0;
}

static void logical_check(dtl_reduce_op op, int form)
{
    const double mine[] = {2, -0.5, (double)NAN};
    double found[] = {7, 7, 7}, scanned[] = {7, 7, 7}, before[] = {7, 7, 7}, on_root[] = {7, 7, 7};
    dtl_request_t request = NULL;
    dtl_collective_plan_t plan = NULL;
    dtl_context_t ctx = world.ctx;

    assert_success(IN_FORM(form, allreduce, ctx, mine, found, 3, DTL_DTYPE_FLOAT64, op));
    assert_success(IN_FORM(form, scan, ctx, mine, scanned, 3, DTL_DTYPE_FLOAT64, op));
    assert_success(IN_FORM(form, exscan, ctx, mine, before, 3, DTL_DTYPE_FLOAT64, op));
    assert_success(IN_FORM(form, reduce, ctx, mine, on_root, 3, DTL_DTYPE_FLOAT64, op, 0));
    for (int index = 0; index < 3; index++) {
        assert_true(found[index] == logical(op, world.size));
        assert_true(scanned[index] == logical(op, world.rank + 1));
        assert_true(before[index] == logical(op, world.rank));
        assert_true(on_root[index] == (world.rank == 0 ? logical(op, world.size) : 7));
    }
}

static void logical_operations_return_0_or_1(void **state)
{
    static const dtl_reduce_op ops[] = {DTL_OP_LAND, DTL_OP_LOR, DTL_OP_LXOR};

    (void)state;
    for (int form = 0; form < LOGICAL_FORMS; form++)
        for (size_t op = 0; op < COUNT_OF(ops); op++)
            logical_check(ops[op], form);
}

/* Any byte but 0 is true; operations on bool return 0 or 1. */
static void operations_on_bool_return_0_or_1(void **state)
{
    const unsigned char mine[] = {2, 0, 255};
    unsigned char sum[] = {7, 7, 7}, scanned[] = {7, 7, 7};

    (void)state;
    assert_success(dtl_allreduce(world.ctx, mine, sum, 3, DTL_DTYPE_BOOL, DTL_OP_SUM));
    assert_success(dtl_scan(world.ctx, mine, scanned, 3, DTL_DTYPE_BOOL, DTL_OP_MAX));
    for (int index = 0; index < 3; index++) {
        assert_int_equal(sum[index], mine[index] != 0);
        assert_int_equal(scanned[index], mine[index] != 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broadcast_copies_the_roots_elements),
        cmocka_unit_test(broadcast_from_a_rank_that_does_not_exist_is_refused),
        cmocka_unit_test(allreduce_sums_over_every_rank),
        cmocka_unit_test(allreduce_by_value_agrees),
        cmocka_unit_test(operation_that_the_dtype_lacks_is_refused),
        cmocka_unit_test(reduce_writes_only_on_the_root),
        cmocka_unit_test(pairs_keep_value_and_index),
        cmocka_unit_test(gather_and_scatter_are_inverse),
        cmocka_unit_test(sides_that_do_not_agree_are_refused),
        cmocka_unit_test(alltoall_transposes_blocks),
        cmocka_unit_test(blocks_of_different_sizes_are_stored_at_their_displacements),
        cmocka_unit_test(gatherv_and_scatterv_are_inverse),
        cmocka_unit_test(blocks_before_the_buffer_are_refused),
        cmocka_unit_test(started_blocks_before_the_buffer_are_refused),
        cmocka_unit_test(planned_blocks_before_the_buffer_are_refused),
        cmocka_unit_test(alltoallv_delivers_every_block),
        cmocka_unit_test(scan_includes_and_exscan_excludes_this_rank),
        cmocka_unit_test(exscan_returns_the_neutral_element_on_rank_0),
        cmocka_unit_test(reduce_scatter_delivers_each_ranks_block),
        cmocka_unit_test(buffers_may_not_overlap),
        cmocka_unit_test(counts_past_every_limit_are_refused),
        cmocka_unit_test(logical_operations_return_0_or_1),
        cmocka_unit_test(operations_on_bool_return_0_or_1),
        cmocka_unit_test(barrier_returns),
    };

    return run_in_world("collective", tests, COUNT_OF(tests));
}
