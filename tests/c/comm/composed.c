/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives composed of messages fulfill the communicator contract on 1 to 9 ranks. Reductions in
 * a fixed order have bitwise identical results. */
#include "../support/support.h"

#include "threads.h"

enum { RANKS = 9 };

/* Small and large reductions use different algorithms. */
static const uint64_t counts[] = {0, 1, 3, 17, 1000};

static int64_t element(int32_t rank, uint64_t index)
{
    return rank * INT64_C(100000) + (int64_t)index;
}

static const struct dtype *int64(void)
{
    return dtl__dtype(DTL_DTYPE_INT64);
}

static int64_t *numbers(uint64_t count)
{
    return calloc(count + 1, sizeof(int64_t));
}

static int64_t *contribution(int32_t rank, uint64_t count)
{
    int64_t *made = numbers(count);

    for (uint64_t index = 0; index < count; index++)
        made[index] = element(rank, index);
    return made;
}

static bool is_sum_of(const int64_t *values, uint64_t count, int32_t ranks, uint64_t first)
{
    for (uint64_t index = 0; index < count; index++) {
        int64_t sum = 0;
        for (int32_t rank = 0; rank < ranks; rank++)
            sum += element(rank, first + index);
        if (values[index] != sum)
            return false;
    }
    return true;
}

static dtl_status result_of(bool is_right, const char *what)
{
    return is_right ? DTL_SUCCESS : dtl__fail(DTL_ERROR_INTERNAL, "%s", what);
}

/* Runs `work` for all numbers of ranks and elements. */
static void on_all_sizes(dtl_status (*work)(struct comm *comm, void *state))
{
    for (int32_t ranks = 1; ranks <= RANKS; ranks++)
        for (size_t index = 0; index < COUNT_OF(counts); index++)
            assert_int_equal(threads_run(ranks, work, (void *)&counts[index]), 0);
}

static dtl_status broadcast_work(struct comm *comm, void *state)
{
    uint64_t count = *(const uint64_t *)state;
    bool is_right = true;

    for (int32_t root = 0; root < comm->size; root++) {
        int64_t *values = comm->rank == root ? contribution(root, count) : numbers(count);

        is_right =
            is_right && dtl__run(comm, broadcast_of(values, count, int64(), root)) == DTL_SUCCESS;
        for (uint64_t index = 0; index < count; index++)
            is_right = is_right && values[index] == element(root, index);
        free(values);
    }
    return result_of(is_right, "broadcast");
}

static void broadcast_reaches_every_rank(void **state)
{
    (void)state;
    on_all_sizes(broadcast_work);
}

static dtl_status gather_work(struct comm *comm, void *state)
{
    uint64_t count = *(const uint64_t *)state, total = count * (uint64_t)comm->size;
    int64_t *mine = contribution(comm->rank, count), *all = numbers(total), *back = numbers(count);
    bool is_right = true;

    for (int32_t root = 0; root < comm->size; root++) {
        memset(all, 0, total * sizeof *all);
        dtl__run(comm, gather_of(mine, comm->rank == root ? all : NULL, count, int64(), root));
        for (uint64_t index = 0; comm->rank == root && index < total; index++)
            is_right = is_right && all[index] == element((int32_t)(index / count), index % count);
        dtl__run(comm, scatter_of(comm->rank == root ? all : NULL, back, count, int64(), root));
        is_right = is_right && memcmp(back, mine, count * sizeof *mine) == 0;
    }
    dtl__run(comm, allgather_of(mine, all, count, int64()));
    for (uint64_t index = 0; index < total; index++)
        is_right = is_right && all[index] == element((int32_t)(index / count), index % count);
    free(mine);
    free(all);
    free(back);
    return result_of(is_right, "gather");
}

static void gather_scatter_and_allgather_are_in_the_order_of_ranks(void **state)
{
    (void)state;
    on_all_sizes(gather_work);
}

static dtl_status alltoall_work(struct comm *comm, void *state)
{
    uint64_t count = *(const uint64_t *)state, total = count * (uint64_t)comm->size;
    int64_t *out = contribution(comm->rank, total), *in = numbers(total);
    bool is_right = dtl__run(comm, alltoall_of(out, in, count, int64())) == DTL_SUCCESS;

    for (uint64_t index = 0; index < total; index++)
        is_right = is_right && in[index] == element((int32_t)(index / count),
                                                    (uint64_t)comm->rank * count + index % count);
    free(out);
    free(in);
    return result_of(is_right, "alltoall");
}

static void alltoall_transposes_blocks(void **state)
{
    (void)state;
    on_all_sizes(alltoall_work);
}

/* Rank r sends (r + d) % 4 elements to rank d. Blocks are separated by one element that must stay
 * unchanged. */
static dtl_status alltoallv_work(struct comm *comm, void *state)
{
    uint64_t sendcounts[RANKS], sdispls[RANKS], recvcounts[RANKS], rdispls[RANKS], end = 0;
    int64_t *out = contribution(comm->rank, 64), *in = numbers(64);
    bool is_right = true;

    (void)state;
    for (int32_t peer = 0; peer < comm->size; peer++) {
        sendcounts[peer] = recvcounts[peer] = (uint64_t)(comm->rank + peer) % 4;
        sdispls[peer] = rdispls[peer] = end;
        end += sendcounts[peer] + 1;
    }
    memset(in, 0xff, 64 * sizeof *in);
    is_right = dtl__run(comm, alltoallv_of(out, sendcounts, sdispls, in, recvcounts, rdispls,
                                           int64())) == DTL_SUCCESS;
    for (int32_t peer = 0; peer < comm->size; peer++) {
        uint64_t at_peer = 0;
        for (int32_t before = 0; before < comm->rank; before++)
            at_peer += (uint64_t)(peer + before) % 4 + 1;
        for (uint64_t index = 0; index < recvcounts[peer]; index++)
            is_right = is_right && in[rdispls[peer] + index] == element(peer, at_peer + index);
        is_right = is_right && in[rdispls[peer] + recvcounts[peer]] == -1;
    }
    free(out);
    free(in);
    return result_of(is_right, "alltoallv");
}

static void alltoallv_leaves_gaps_alone(void **state)
{
    (void)state;
    on_all_sizes(alltoallv_work);
}

static dtl_status reduce_work(struct comm *comm, void *state)
{
    uint64_t count = *(const uint64_t *)state, blocks[RANKS];
    int64_t *mine = contribution(comm->rank, count * RANKS), *result = numbers(count * RANKS);
    bool is_right = true;

    for (int32_t root = 0; root < comm->size; root++) {
        memset(result, 0, count * sizeof *result);
        dtl__run(comm, reduce_of(mine, comm->rank == root ? result : NULL, count, int64(),
                                 DTL_OP_SUM, root));
        is_right = is_right && (comm->rank != root || is_sum_of(result, count, comm->size, 0));
    }
    dtl__run(comm, scan_of(mine, result, count, int64(), DTL_OP_SUM));
    is_right = is_right && is_sum_of(result, count, comm->rank + 1, 0);
    memset(result, 0xff, count * sizeof *result);
    dtl__run(comm, exscan_of(mine, result, count, int64(), DTL_OP_SUM));
    is_right = is_right && (comm->rank == 0 ? count == 0 || result[0] == -1
                                            : is_sum_of(result, count, comm->rank, 0));
    for (int32_t rank = 0; rank < comm->size; rank++)
        blocks[rank] = count;
    dtl__run(comm, reduce_scatter_of(mine, result, blocks, int64(), DTL_OP_SUM));
    is_right = is_right && is_sum_of(result, count, comm->size, (uint64_t)comm->rank * count);
    dtl__run(comm, allreduce_of(mine, mine, count, int64(), DTL_OP_SUM)); /* in place */
    is_right = is_right && is_sum_of(mine, count, comm->size, 0);
    free(mine);
    free(result);
    return result_of(is_right, "reductions");
}

static void reductions_use_every_rank_once(void **state)
{
    (void)state;
    on_all_sizes(reduce_work);
}

/* Values whose sum depends on the order of additions. */
static double fragile(int32_t rank, uint64_t index)
{
    return (rank % 2 == 0 ? 1e16 : -1e16) + 1.0 / (double)(rank + 3 + (int32_t)(index % 7));
}

static double sum_of_tree(int32_t begin, int32_t end, uint64_t index)
{
    int32_t middle = begin + (end - begin) / 2;

    if (end - begin == 1)
        return fragile(begin, index);
    return sum_of_tree(begin, middle, index) + sum_of_tree(middle, end, index);
}

static double sum_in_order(int32_t ranks, uint64_t index)
{
    double sum = fragile(0, index);

    for (int32_t rank = 1; rank < ranks; rank++)
        sum += fragile(rank, index);
    return sum;
}

static dtl_status order_work(struct comm *comm, void *state)
{
    uint64_t count = *(const uint64_t *)state;
    double *mine = calloc(count + 1, sizeof *mine), *result = calloc(count + 1, sizeof *result);
    const struct dtype *float64 = dtl__dtype(DTL_DTYPE_FLOAT64);
    struct comm_ops ops = *comm->ops;
    struct comm fixed = *comm;
    bool is_right = true;

    fixed.ops = &ops;
    for (uint64_t index = 0; index < count; index++)
        mine[index] = fragile(comm->rank, index);
    for (int by_rank = 0; by_rank < 2; by_rank++) {
        dtl__comm_fix_order(&ops, by_rank);
        dtl__run(&fixed, allreduce_of(mine, result, count, float64, DTL_OP_SUM));
        for (uint64_t index = 0; index < count; index++)
            is_right = is_right && result[index] == (by_rank ? sum_in_order(comm->size, index)
                                                             : sum_of_tree(0, comm->size, index));
    }
    free(mine);
    free(result);
    return result_of(is_right, "fixed order");
}

static void fixed_orders_have_the_bits_of_their_order(void **state)
{
    (void)state;
    on_all_sizes(order_work);
}

static void backend_without_a_required_operation_is_refused(void **state)
{
    static const size_t required[] = {
        offsetof(struct comm_ops, name),
        offsetof(struct comm_ops, free),
        offsetof(struct comm_ops, dup),
        offsetof(struct comm_ops, split),
        offsetof(struct comm_ops, send),
        offsetof(struct comm_ops, recv),
        offsetof(struct comm_ops, sendrecv),
        offsetof(struct comm_ops, isend),
        offsetof(struct comm_ops, irecv),
        offsetof(struct comm_ops, probe),
        offsetof(struct comm_ops, operation_test),
        offsetof(struct comm_ops, operation_wait),
        offsetof(struct comm_ops, operation_cancel),
        offsetof(struct comm_ops, operation_release),
        offsetof(struct comm_ops, barrier),
    };

    (void)state;
    for (size_t index = 0; index < COUNT_OF(required); index++) {
        struct comm_ops lame = threads_ops, ours = {.size = 7};

        memset((char *)&lame + required[index], 0, sizeof(void *));

        assert_status(DTL_ERROR_BACKEND_INVALID, dtl__comm_adopt(&ours, &lame));

        assert_message(index == 0 ? "backend without a name lacks" : "backend threads lacks");
        assert_int_equal(ours.size, 7);
    }
}

static dtl_status for_any_kind(struct comm *comm, const struct collective *what)
{
    (void)comm;
    (void)what;
    return DTL_SUCCESS;
}

static dtl_status for_broadcast(struct comm *comm, const struct collective *what)
{
    return for_any_kind(comm, what);
}

static void function_of_one_kind_precedes_that_of_any(void **state)
{
    struct comm_ops theirs = threads_ops, ours;

    (void)state;
    theirs.size = sizeof theirs;
    theirs.collective = for_any_kind;
    theirs.collectives[COLLECTIVE_BROADCAST] = for_broadcast;

    assert_success(dtl__comm_adopt(&ours, &theirs));

    assert_ptr_equal(ours.collectives[COLLECTIVE_BROADCAST], for_broadcast);
    assert_ptr_equal(ours.collectives[COLLECTIVE_ALLREDUCE], for_any_kind);
    assert_ptr_equal(ours.collectives[COLLECTIVE_ALLTOALLV], for_any_kind);
}

static void table_of_a_later_contract_is_cut(void **state)
{
    struct {
        struct comm_ops ops;
        void *unknown;
    } later = {threads_ops, &later};
    struct comm_ops ours;

    (void)state;
    later.ops.size = sizeof later;

    assert_success(dtl__comm_adopt(&ours, &later.ops));

    assert_int_equal(ours.size, sizeof ours);
    assert_non_null(ours.collectives[COLLECTIVE_ALLTOALLV]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broadcast_reaches_every_rank),
        cmocka_unit_test(gather_scatter_and_allgather_are_in_the_order_of_ranks),
        cmocka_unit_test(alltoall_transposes_blocks),
        cmocka_unit_test(alltoallv_leaves_gaps_alone),
        cmocka_unit_test(reductions_use_every_rank_once),
        cmocka_unit_test(fixed_orders_have_the_bits_of_their_order),
        cmocka_unit_test(backend_without_a_required_operation_is_refused),
        cmocka_unit_test(function_of_one_kind_precedes_that_of_any),
        cmocka_unit_test(table_of_a_later_contract_is_cut),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
