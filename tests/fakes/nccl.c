/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts with NCCL and their collectives, over a fake NCCL and a fake driver: each rank on a
 * device of its own. */
#include "nccl.h"

enum { COUNT = 5, MANY = 1000003 };

/* ---- contexts -------------------------------------------------------------------------------- */

static void a_context_reports_its_features(void **state)
{
    (void)state;
    assert_int_equal(dtl_has_nccl(), 1);
    assert_int_equal(dtl_context_has_nccl(nccl), 1);
    assert_int_equal(dtl_context_has_cuda(nccl), 1);
    assert_int_equal(dtl_context_device_id(nccl), world.rank);
    assert_int_equal(dtl_context_nccl_mode(nccl), DTL_NCCL_MODE_HYBRID_PARITY);
    assert_int_equal(dtl_context_has_nccl(world.ctx), 0);
    assert_int_equal(dtl_context_nccl_mode(world.ctx), -1);
    assert_int_equal(dtl_context_nccl_supports_native(world.ctx, DTL_NCCL_OP_ALLREDUCE), 0);
}

static bool is_native(dtl_nccl_operation op)
{
    return op != DTL_NCCL_OP_POINT_TO_POINT && op != DTL_NCCL_OP_SCAN && op != DTL_NCCL_OP_EXSCAN &&
           op != DTL_NCCL_OP_LOGICAL_REDUCTION;
}

static void each_operation_is_native_or_hybrid(void **state)
{
    dtl_context_t native = with_nccl(DTL_NCCL_MODE_NATIVE_ONLY);

    (void)state;
    for (dtl_nccl_operation op = 0; op <= DTL_NCCL_OP_LOGICAL_REDUCTION; op++) {
        assert_int_equal(dtl_context_nccl_supports_native(nccl, op), is_native(op));
        assert_int_equal(dtl_context_nccl_supports_hybrid(nccl, op),
                         op != DTL_NCCL_OP_POINT_TO_POINT);
        assert_int_equal(dtl_context_nccl_supports_hybrid(native, op), is_native(op));
    }
    assert_int_equal(dtl_context_nccl_mode(native), DTL_NCCL_MODE_NATIVE_ONLY);
    dtl_context_destroy(native);
}

static void two_ranks_on_a_device_are_refused(void **state)
{
    dtl_context_t ctx = NULL;

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_context_with_nccl(world.ctx, world.rank / 2, &ctx));
    assert_message("device_id is 0 on rank 0 and 0 on rank 1, which is the same device of");
    assert_message("NCCL serves one rank on each");
    assert_null(ctx);
}

/* Processes may number the same device differently, and each may number its own the same. */
static void devices_are_identified_by_pci_address(void **state)
{
    char own[16];
    dtl_context_t ctx = NULL;

    (void)state;
    snprintf(own, sizeof own, "%x", 0x10 + (unsigned)world.rank);
    setenv("DTL_FAKE_BUSES", own, 1);
    assert_success(dtl_context_with_nccl(world.ctx, 0, &ctx));
    dtl_context_destroy(ctx);
    ctx = NULL;
    setenv("DTL_FAKE_BUSES", "10,10,10,10", 1);
    if (world.size > 1) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_context_with_nccl(world.ctx, world.rank, &ctx));
        assert_message("device_id is 0 on rank 0 and 1 on rank 1, which is the same device of");
        assert_null(ctx);
    }
    unsetenv("DTL_FAKE_BUSES");
}

static void modes_that_differ_are_refused(void **state)
{
    dtl_nccl_operation_mode mode =
        world.rank == world.size - 1 ? DTL_NCCL_MODE_NATIVE_ONLY : DTL_NCCL_MODE_HYBRID_PARITY;
    dtl_context_t ctx = NULL;

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_context_with_nccl_ex(world.ctx, world.rank, mode, &ctx));
    assert_message("mode is 0 on rank");
    assert_null(ctx);
}

static void a_split_context_has_its_own_nccl_communicator(void **state)
{
    const int32_t color = world.rank == 0 ? -1 : world.rank % 2;
    int32_t mine[] = {1}, found[] = {0};
    void *block;
    dtl_context_t half = NULL;

    (void)state;
    assert_success(dtl_context_split_nccl(nccl, color, 0, &half));
    if (color < 0) {
        assert_null(half);
        return;
    }
    block = DEVICE_BLOCK(mine);
    assert_int_equal(dtl_context_has_nccl(half), 1);
    assert_int_equal(dtl_context_device_id(half), world.rank);
    assert_success(dtl_nccl_allreduce_device(half, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, block);
    assert_int_equal(found[0], dtl_context_size(half));
    device_free(block);
    dtl_context_destroy(half);
}

static void a_split_needs_a_device(void **state)
{
    dtl_context_t ctx = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_split_nccl(world.ctx, 0, 0, &ctx));
    assert_message("ctx has no CUDA device; expected one that has");
    assert_success(
        dtl_context_split_nccl_ex(world.ctx, 0, 0, world.rank, DTL_NCCL_MODE_NATIVE_ONLY, &ctx));
    assert_int_equal(dtl_context_size(ctx), world.size);
    dtl_context_destroy(ctx);
}

/* ---- collectives ----------------------------------------------------------------------------- */

static void reductions_by_nccl(void **state)
{
    int32_t mine[COUNT], found[COUNT];
    void *send, *recv;

    (void)state;
    for (int32_t index = 0; index < COUNT; index++)
        mine[index] = world.rank + index;
    send = DEVICE_BLOCK(mine);
    recv = DEVICE_BLOCK(mine);
    assert_success(dtl_nccl_allreduce_device(nccl, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    for (int32_t index = 0; index < COUNT; index++)
        assert_int_equal(found[index], ranks_sum() + world.size * index);
    assert_success(dtl_nccl_allreduce_device_ex(nccl, recv, recv, COUNT, DTL_DTYPE_INT32,
                                                DTL_OP_MAX, DTL_NCCL_MODE_NATIVE_ONLY));
    DEVICE_READ(found, recv);
    assert_int_equal(found[1], ranks_sum() + world.size);
    device_free(send);
    device_free(recv);
}

static void a_complex_sum_is_of_two_numbers(void **state)
{
    double mine[4] = {world.rank, 1, 2, world.rank}, found[4];
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_success(dtl_nccl_allreduce_device_ex(nccl, block, block, 2, DTL_DTYPE_COMPLEX128,
                                                DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    DEVICE_READ(found, block);
    assert_true(found[0] == ranks_sum() && found[1] == world.size && found[2] == 2 * world.size &&
                found[3] == ranks_sum());
    device_free(block);
}

static void a_broadcast_and_a_barrier(void **state)
{
    int64_t mine[COUNT], found[COUNT];
    int32_t root = world.size - 1;
    void *block;

    (void)state;
    for (int32_t index = 0; index < COUNT; index++)
        mine[index] = 100 * world.rank + index;
    block = DEVICE_BLOCK(mine);
    assert_success(dtl_nccl_broadcast_device(nccl, block, COUNT, DTL_DTYPE_INT64, root));
    DEVICE_READ(found, block);
    for (int32_t index = 0; index < COUNT; index++)
        assert_int_equal(found[index], 100 * root + index);
    assert_success(dtl_nccl_barrier_device(nccl));
    device_free(block);
}

/* Rank r has r + 1 elements for each rank. */
static void blocks_of_different_sizes(void **state)
{
    uint64_t counts[8], sent[8];
    int32_t mine[64], found[64], *received;
    int32_t size = world.size, rank = world.rank, total = size * (size + 1) / 2;
    void *send, *recv;

    (void)state;
    for (int32_t index = 0; index < 64; index++) {
        mine[index] = 100 * rank + index;
        found[index] = -1;
    }
    for (int32_t peer = 0; peer < size; peer++) {
        counts[peer] = (uint64_t)peer + 1;
        sent[peer] = (uint64_t)rank + 1;
    }
    send = DEVICE_BLOCK(mine);
    recv = DEVICE_BLOCK(found);
    assert_success(dtl_nccl_allgatherv_device_ex(nccl, send, (uint64_t)rank + 1, DTL_DTYPE_INT32,
                                                 recv, counts, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    DEVICE_READ(found, recv);
    received = found;
    for (int32_t peer = 0; peer < size; peer++)
        for (int32_t index = 0; index <= peer; index++)
            assert_int_equal(*received++, 100 * peer + index);
    assert_int_equal(found[total], -1);

    assert_success(dtl_nccl_alltoallv_device_ex(nccl, send, sent, NULL, DTL_DTYPE_INT32, recv,
                                                counts, NULL, DTL_DTYPE_INT32,
                                                DTL_NCCL_MODE_NATIVE_ONLY));
    DEVICE_READ(found, recv);
    received = found;
    for (int32_t peer = 0; peer < size; peer++)
        for (int32_t index = 0; index <= peer; index++)
            assert_int_equal(*received++, 100 * peer + rank * (peer + 1) + index);

    assert_success(dtl_nccl_gatherv_device_ex(nccl, send, (uint64_t)rank + 1, DTL_DTYPE_INT32, recv,
                                              counts, NULL, DTL_DTYPE_INT32, 0,
                                              DTL_NCCL_MODE_NATIVE_ONLY));
    if (rank == 0) {
        DEVICE_READ(found, recv);
        assert_int_equal(found[total - 1], 100 * (size - 1) + size - 1);
    }
    assert_success(dtl_nccl_scatterv_device_ex(nccl, send, counts, NULL, DTL_DTYPE_INT32, recv,
                                               counts[rank], DTL_DTYPE_INT32, 0,
                                               DTL_NCCL_MODE_NATIVE_ONLY));
    DEVICE_READ(found, recv);
    assert_int_equal(found[rank], rank * (rank + 1) / 2 + rank);
    device_free(send);
    device_free(recv);
}

static void collectives_missing_in_nccl_use_the_host(void **state)
{
    int32_t *mine = malloc(MANY * sizeof *mine), *found = malloc(MANY * sizeof *found);
    int32_t before = world.rank * (world.rank - 1) / 2;
    void *send, *recv;

    (void)state;
    for (int32_t index = 0; index < MANY; index++)
        mine[index] = world.rank + index % 7;
    send = device_block(mine, MANY * sizeof *mine);
    recv = device_block(mine, MANY * sizeof *mine);
    assert_success(dtl_nccl_scan_device_ex(nccl, send, recv, MANY, DTL_DTYPE_INT32, DTL_OP_SUM,
                                           DTL_NCCL_MODE_HYBRID_PARITY));
    device_copy(found, recv, MANY * sizeof *found);
    for (int32_t index = 0; index < MANY; index++)
        if (found[index] != before + world.rank + (world.rank + 1) * (index % 7))
            fail_msg("element %d is %d", (int)index, (int)found[index]);
    assert_success(dtl_nccl_exscan_device_ex(nccl, send, recv, MANY, DTL_DTYPE_INT32, DTL_OP_SUM,
                                             DTL_NCCL_MODE_HYBRID_PARITY));
    device_copy(found, recv, MANY * sizeof *found);
    for (int32_t index = 0; index < MANY; index++)
        if (found[index] != before + world.rank * (index % 7))
            fail_msg("element %d is %d", (int)index, (int)found[index]);
    assert_success(dtl_nccl_allreduce_device(nccl, send, recv, MANY, DTL_DTYPE_INT32, DTL_OP_LAND));
    device_copy(found, recv, MANY * sizeof *found);
    assert_int_equal(found[0], 0);
    assert_int_not_equal(found[MANY - 1], 0);
    device_free(send);
    device_free(recv);
    free(mine);
    free(found);
}

static void products_of_complex_numbers_and_pairs(void **state)
{
    float mine[2] = {0, 1}, found[2]; /* the imaginary unit */
    dtl_int32_int32 pair[1] = {{-world.rank, world.rank}};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_success(
        dtl_nccl_allreduce_device(nccl, block, block, 1, DTL_DTYPE_COMPLEX64, DTL_OP_PROD));
    DEVICE_READ(found, block);
    assert_true(found[0] == (world.size % 4 == 2 ? -1 : world.size % 4 == 0 ? 1 : 0));
    device_free(block);
    block = DEVICE_BLOCK(pair);
    assert_success(
        dtl_nccl_allreduce_device(nccl, block, block, 1, DTL_DTYPE_INT32_INT32, DTL_OP_MINLOC));
    DEVICE_READ(pair, block);
    assert_int_equal(pair[0].index, world.size - 1);
    device_free(block);
}

static void native_mode_refuses_what_nccl_lacks(void **state)
{
    dtl_context_t native = with_nccl(DTL_NCCL_MODE_NATIVE_ONLY);
    int32_t mine[1] = {1}, found[1];
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_nccl_scan_device_ex(nccl, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                          DTL_NCCL_MODE_NATIVE_ONLY));
    assert_message("goes by way of the host");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_nccl_allreduce_device(native, block, block, 1, DTL_DTYPE_INT32, DTL_OP_LXOR));
    assert_success(dtl_nccl_allreduce_device(native, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, block);
    assert_int_equal(found[0], world.size);
    device_free(block);
    dtl_context_destroy(native);
}

static void one_rank_in_native_mode_fails_all(void **state)
{
    dtl_nccl_operation_mode mode =
        world.rank == 0 ? DTL_NCCL_MODE_NATIVE_ONLY : DTL_NCCL_MODE_HYBRID_PARITY;
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_int_not_equal(
        dtl_nccl_scan_device_ex(nccl, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM, mode),
        DTL_SUCCESS);
    device_free(block);
}

static void a_fixed_order_equals_the_hosts(void **state)
{
    dtl_context_options options;
    dtl_context_t fixed = NULL, ctx = NULL;
    double mine[1] = {0.1}, found[1], expected[1];
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(options) = DTL_REDUCTION_SCHEDULE_FIXED_TREE;
    assert_success(dtl_context_create(&fixed, &options));
    assert_success(dtl_context_with_nccl(fixed, world.rank, &ctx));
    assert_int_equal(dtl_context_nccl_supports_native(ctx, DTL_NCCL_OP_ALLREDUCE), 0);
    assert_int_equal(dtl_context_nccl_supports_hybrid(ctx, DTL_NCCL_OP_ALLREDUCE), 1);
    assert_int_equal(dtl_context_nccl_supports_native(ctx, DTL_NCCL_OP_BROADCAST), 1);
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_nccl_allreduce_device_ex(ctx, block, block, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM,
                                               DTL_NCCL_MODE_NATIVE_ONLY));
    assert_success(dtl_nccl_allreduce_device(ctx, block, block, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_success(dtl_allreduce(ctx, mine, expected, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    DEVICE_READ(found, block);
    assert_memory_equal(found, expected, sizeof expected);
    device_free(block);
    dtl_context_destroy(ctx);
    dtl_context_destroy(fixed);
}

/* ---- misuse ---------------------------------------------------------------------------------- */

static void memory_not_on_the_device_is_refused(void **state)
{
    int32_t mine[COUNT] = {0};
    void *block = DEVICE_BLOCK(mine), *other;
    const struct device *own = memory_device;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_nccl_allreduce_device(nccl, mine, block, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("sendbuf is 0x");
    assert_message("memory of the host, or freed; expected memory of cuda");
    assert_message("[DTL-nccl_allreduce_device-sendbuf-memory]");
    device_choose("cuda", (world.rank + 1) % 4);
    other = DEVICE_BLOCK(mine);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_nccl_broadcast_device(nccl, other, COUNT, DTL_DTYPE_INT32, 0));
    assert_message("buf is 0x");
    assert_message("the device of ctx");
    device_free(other);
    memory_device = own;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_nccl_allreduce_device(nccl, block, block, COUNT + 1,
                                                                     DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("sendbuf needs 24 bytes, and its block ends after 20");
    assert_success(
        dtl_nccl_allreduce_device(nccl, block, block, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    device_free(block);
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_nccl_allreduce_device(nccl, block, block, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
}

static void a_context_without_nccl_is_refused(void **state)
{
    int32_t mine[1] = {0};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_nccl_allreduce_device(world.ctx, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("ctx has no NCCL; expected a context of dtl_context_with_nccl");
    device_free(block);
}

/* ---- failures -------------------------------------------------------------------------------- */

/* An allreduce in a new context, to which the last rank passes `send`, fails on all ranks. */
static void fails_on_all(const void *send, void *block, const char *words)
{
    dtl_context_t ctx = with_nccl(DTL_NCCL_MODE_HYBRID_PARITY);
    bool is_last = world.rank == world.size - 1;
    dtl_status status = dtl_nccl_allreduce_device(ctx, is_last ? send : block, block, 1,
                                                  DTL_DTYPE_INT32, DTL_OP_SUM);

    assert_int_not_equal(status, DTL_SUCCESS);
    assert_message(words);
    if (!is_last)
        assert_message("another rank has failed: ");
    unsetenv("DTL_FAKE_NCCL_FAILS");
    assert_int_not_equal(world.size == 1 ? DTL_ERROR_NCCL
                                         : dtl_nccl_allreduce_device(ctx, block, block, 1,
                                                                     DTL_DTYPE_INT32, DTL_OP_SUM),
                         DTL_SUCCESS);
    dtl_context_destroy(ctx);
}

static void a_rank_that_refuses_blocks_no_other_rank(void **state)
{
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    fails_on_all(mine, block, "memory of the host");
    device_free(block);
}

static void a_call_that_fails_on_one_rank_fails_on_all(void **state)
{
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    if (world.rank == world.size - 1)
        setenv("DTL_FAKE_NCCL_FAILS", "ncclAllReduce=1", 1);
    fails_on_all(block, block, "ncclAllReduce said \"unhandled cuda error\" (1): a fake");
    device_free(block);
}

static void a_failure_in_progress_ends_on_all_ranks(void **state)
{
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    if (world.rank == world.size - 1)
        setenv("DTL_FAKE_NCCL_FAILS", "async=6", 1);
    fails_on_all(block, block, "NCCL said \"remote process exited");
    device_free(block);
}

static void a_communicator_that_fails_on_one_rank_fails_on_all(void **state)
{
    dtl_context_t ctx = NULL;

    (void)state;
    if (world.rank == world.size - 1)
        setenv("DTL_FAKE_NCCL_FAILS", "ncclCommInitRankConfig=2", 1);
    assert_int_not_equal(dtl_context_with_nccl(world.ctx, world.rank, &ctx), DTL_SUCCESS);
    assert_message("ncclCommInitRankConfig said \"unhandled system error\" (2)");
    unsetenv("DTL_FAKE_NCCL_FAILS");
    assert_null(ctx);
}

/* ---- generic collectives --------------------------------------------------------------------- */

static void generic_collectives_accept_device_memory(void **state)
{
    int32_t mine[COUNT], found[COUNT];
    void *send, *recv;

    (void)state;
    for (int32_t index = 0; index < COUNT; index++)
        mine[index] = world.rank + index;
    send = DEVICE_BLOCK(mine);
    recv = DEVICE_BLOCK(mine);
    assert_success(dtl_allreduce(nccl, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    assert_int_equal(found[1], ranks_sum() + world.size);
    assert_success(dtl_reduce(nccl, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_MIN, 0));
    assert_success(dtl_allreduce(nccl, mine, found, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_int_equal(found[1], ranks_sum() + world.size);
    device_free(send);
    device_free(recv);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_context_reports_its_features),
        TEST(each_operation_is_native_or_hybrid),
        TEST(two_ranks_on_a_device_are_refused),
        TEST(devices_are_identified_by_pci_address),
        TEST(modes_that_differ_are_refused),
        TEST(a_split_context_has_its_own_nccl_communicator),
        TEST(a_split_needs_a_device),
        TEST(reductions_by_nccl),
        TEST(a_complex_sum_is_of_two_numbers),
        TEST(a_broadcast_and_a_barrier),
        TEST(blocks_of_different_sizes),
        TEST(collectives_missing_in_nccl_use_the_host),
        TEST(products_of_complex_numbers_and_pairs),
        TEST(native_mode_refuses_what_nccl_lacks),
        TEST(one_rank_in_native_mode_fails_all),
        TEST(a_fixed_order_equals_the_hosts),
        TEST(memory_not_on_the_device_is_refused),
        TEST(a_context_without_nccl_is_refused),
        TEST(a_rank_that_refuses_blocks_no_other_rank),
        TEST(a_call_that_fails_on_one_rank_fails_on_all),
        TEST(a_failure_in_progress_ends_on_all_ranks),
        TEST(a_communicator_that_fails_on_one_rank_fails_on_all),
        TEST(generic_collectives_accept_device_memory),
    };

    return run_on_devices("nccl", tests, COUNT_OF(tests));
}
