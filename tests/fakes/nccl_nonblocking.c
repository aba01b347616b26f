/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking and planned collectives by NCCL, and collectives that NCCL has from 2.28 on. */
#include "nccl.h"

enum { COUNT = 5 };

/* ---- blocks of one size ---------------------------------------------------------------------- */

static bool is_old(void)
{
    const char *folders = getenv("LD_LIBRARY_PATH");

    return folders != NULL && strstr(folders, "lib_old") != NULL;
}

static void expect_moved(dtl_status moved, const void *block, int32_t index, int32_t value)
{
    int32_t there[16];

    assert_success(moved);
    DEVICE_READ(there, block);
    assert_int_equal(there[index], value);
}

/* By NCCL's own calls from 2.28 on, and by messages of a group before. */
static void blocks_of_one_size(void **state)
{
    dtl_context_t native = with_nccl(DTL_NCCL_MODE_NATIVE_ONLY);
    int32_t last = world.size - 1, mine[16];
    void *send, *recv;

    (void)state;
    for (int32_t index = 0; index < 16; index++)
        mine[index] = 100 * world.rank + index;
    send = DEVICE_BLOCK(mine);
    recv = DEVICE_BLOCK(mine);
    expect_moved(dtl_alltoall(native, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32), recv,
                 2 * last + 1, 100 * last + 2 * world.rank + 1);
    expect_moved(dtl_scatter(native, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32, last),
                 recv, 1, 100 * last + 2 * world.rank + 1);
    expect_moved(dtl_gather(native, send, 3, DTL_DTYPE_INT32, recv, 3, DTL_DTYPE_INT32, 0), recv,
                 world.rank == 0 ? 3 * last + 2 : 1,
                 world.rank == 0 ? 100 * last + 2 : 100 * last + 2 * world.rank + 1);
    device_free(send);
    device_free(recv);
    dtl_context_destroy(native);
}

static dtl_status gathered(dtl_context_t ctx, const void *send, void *recv)
{
    return dtl_gather(ctx, send, 1, DTL_DTYPE_INT32, recv, 1, DTL_DTYPE_INT32, 0);
}

static dtl_status scattered(dtl_context_t ctx, const void *send, void *recv)
{
    return dtl_scatter(ctx, send, 1, DTL_DTYPE_INT32, recv, 1, DTL_DTYPE_INT32, 0);
}

static dtl_status exchanged(dtl_context_t ctx, const void *send, void *recv)
{
    return dtl_alltoall(ctx, send, 1, DTL_DTYPE_INT32, recv, 1, DTL_DTYPE_INT32);
}

static void calls_of_nccl_are_used_if_available(void **state)
{
    const struct {
        dtl_status (*move)(dtl_context_t ctx, const void *send, void *recv);
        const char *call;
    } moves[] = {{gathered, "ncclGather"}, {scattered, "ncclScatter"}, {exchanged, "ncclAlltoAll"}};
    int32_t mine[16] = {0};
    void *send = DEVICE_BLOCK(mine), *recv = DEVICE_BLOCK(mine);

    (void)state;
    for (size_t index = 0; index < COUNT_OF(moves); index++) {
        dtl_context_t ctx = with_nccl(DTL_NCCL_MODE_HYBRID_PARITY);
        char failure[32];

        snprintf(failure, sizeof failure, "%s=1", moves[index].call);
        setenv("DTL_FAKE_NCCL_FAILS", failure, 1);
        assert_true((moves[index].move(ctx, send, recv) == DTL_SUCCESS) == is_old());
        unsetenv("DTL_FAKE_NCCL_FAILS");
        if (!is_old())
            assert_message(moves[index].call);
        dtl_context_destroy(ctx);
    }
    device_free(send);
    device_free(recv);
}

/* ---- nonblocking and planned ----------------------------------------------------------------- */

/* Each rank waits for the later request first. Collectives that NCCL lacks are staged through the
 * host at the same time. */
static void nonblocking_collectives_complete_in_any_order(void **state)
{
    int32_t mine[COUNT], found[COUNT];
    void *send, *sum, *scan;
    dtl_request_t sums = NULL, scans = NULL;

    (void)state;
    for (int32_t index = 0; index < COUNT; index++)
        mine[index] = world.rank + index;
    send = DEVICE_BLOCK(mine);
    sum = DEVICE_BLOCK(mine);
    scan = DEVICE_BLOCK(mine);
    assert_success(dtl_iallreduce(nccl, send, sum, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &sums));
    assert_success(dtl_iscan(nccl, send, scan, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &scans));
    assert_success(dtl_wait(scans));
    DEVICE_READ(found, scan);
    assert_int_equal(found[1], world.rank * (world.rank + 1) / 2 + world.rank + 1);
    assert_success(dtl_allreduce(nccl, send, scan, COUNT, DTL_DTYPE_INT32, DTL_OP_MAX));
    assert_success(dtl_wait(sums));
    DEVICE_READ(found, sum);
    assert_int_equal(found[1], ranks_sum() + world.size);
    device_free(send);
    device_free(sum);
    device_free(scan);
}

static void a_plan_is_started_again(void **state)
{
    dtl_context_t native = with_nccl(DTL_NCCL_MODE_NATIVE_ONLY);
    dtl_collective_plan_t plan = NULL;
    int32_t mine[1] = {1}, found[1];
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_success(dtl_plan_allreduce(native, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &plan));
    for (int32_t expected = world.size; expected <= world.size * world.size;
         expected *= world.size) {
        assert_success(dtl_collective_plan_start(plan));
        assert_success(dtl_collective_plan_wait(plan));
        DEVICE_READ(found, block);
        assert_int_equal(found[0], expected);
        if (world.size == 1)
            break;
    }
    dtl_collective_plan_destroy(plan);
    device_free(block);
    dtl_context_destroy(native);
}

static void native_mode_starts_nothing_by_the_host(void **state)
{
    dtl_context_t native = with_nccl(DTL_NCCL_MODE_NATIVE_ONLY);
    dtl_request_t request = NULL;
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_iscan(native, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_message("goes by way of the host");
    assert_null(request);
    device_free(block);
    dtl_context_destroy(native);
}

/* By NCCL, and staged through the host: a started collective completes without the handle. */
static void a_context_may_be_closed_with_work_queued(void **state)
{
    dtl_context_t ctx = with_nccl(DTL_NCCL_MODE_HYBRID_PARITY);
    dtl_request_t sums = NULL, scans = NULL;
    int32_t mine[16] = {world.rank + 1};
    void *sum = DEVICE_BLOCK(mine), *scan = DEVICE_BLOCK(mine);
    int32_t size = world.size, rank = world.rank;

    (void)state;
    assert_success(dtl_iallreduce(ctx, sum, sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &sums));
    assert_success(dtl_iscan(ctx, scan, scan, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &scans));
    dtl_context_destroy(ctx);
    expect_moved(dtl_wait(sums), sum, 0, size * (size + 1) / 2);
    expect_moved(dtl_wait(scans), scan, 0, (rank + 1) * (rank + 2) / 2);
    device_free(sum);
    device_free(scan);
}

static void freed_memory_is_not_used_by_a_start(void **state)
{
    dtl_request_t request = NULL;
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine), *freed = DEVICE_BLOCK(mine);

    (void)state;
    device_free(freed);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_iallreduce(nccl, block, freed, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_message("recvbuf is");
    assert_message("memory of the host, or freed; expected memory of cuda");
    assert_null(request);
    device_free(block);
}

/* One rank's NCCL fails after the start: waiting ranks get the error. */
static void nonblocking_failures_are_reported_on_all(void **state)
{
    dtl_context_t ctx = with_nccl(DTL_NCCL_MODE_HYBRID_PARITY);
    dtl_request_t request = NULL;
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);

    (void)state;
    if (world.rank == world.size - 1)
        setenv("DTL_FAKE_NCCL_FAILS", "async=6", 1);
    assert_success(dtl_iallreduce(ctx, block, block, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_int_not_equal(dtl_wait(request), DTL_SUCCESS);
    assert_message("NCCL said \"remote process exited");
    unsetenv("DTL_FAKE_NCCL_FAILS");
    dtl_context_destroy(ctx);
    device_free(block);
}

/* ---- on a stream of the program -------------------------------------------------------------- */

struct named {
    dtl_stream_t stream;
    struct device_stream *queue; /* the same stream */
    uint64_t *gate;              /* blocks work that is queued after it */
    int32_t *pinned;             /* input and output */
    void *send, *recv;
};

static struct named named_open(void)
{
    const struct device_ops *ops = memory_device->ops;
    int32_t none = -1;
    struct named named = {.send = device_block(&none, sizeof none),
                          .recv = device_block(&none, sizeof none)};

    assert_success(dtl_stream_create(DTL_DEVICE_CUDA, world.rank, &named.stream));
    assert_success(
        ops->stream_adopt(memory_device, (uintptr_t)dtl_stream_native(named.stream), &named.queue));
    assert_success(ops->allocate(memory_device, MEMORY_PINNED, 64, (void **)&named.gate));
    *named.gate = 0;
    named.pinned = (int32_t *)(void *)(named.gate + 1);
    named.pinned[0] = world.rank + 1;
    named.pinned[1] = -1;
    assert_success(dtl_context_set_stream(nccl, named.stream));
    return named;
}

static void named_close(struct named *named)
{
    assert_success(dtl_context_set_stream(nccl, NULL));
    memory_device->ops->stream_release(named->queue);
    dtl_stream_destroy(named->stream);
    device_free(named->gate);
    device_free(named->send);
    device_free(named->recv);
}

static void named_copy(const struct named *named, void *to, const void *from)
{
    assert_success(memory_device->ops->copy(named->queue, to, from, sizeof(int32_t)));
}

static void nonblocking_collectives_keep_stream_order(void **state)
{
    struct named named = named_open();
    dtl_request_t request = NULL;
    dtl_future_t behind = NULL;
    int completed = -1;

    (void)state;
    assert_success(memory_device->ops->await_value(named.queue, named.gate, 1));
    named_copy(&named, named.send, &named.pinned[0]);
    assert_success(
        dtl_iallreduce(nccl, named.send, named.recv, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    named_copy(&named, &named.pinned[1], named.recv);
    assert_success(dtl_stream_future(named.stream, &behind));
    assert_success(dtl_future_test(behind, &completed));
    assert_int_equal(completed, 0);

    __atomic_store_n(named.gate, 1, __ATOMIC_RELEASE);
    assert_success(dtl_future_wait(behind));
    assert_int_equal(named.pinned[1], ranks_sum() + world.size);
    assert_success(dtl_wait(request));
    dtl_future_destroy(behind);
    named_close(&named);
}

static void operations_staged_through_the_host_complete_on_return(void **state)
{
    struct named named = named_open();
    dtl_request_t request = NULL;
    int completed = -1;

    (void)state;
    named_copy(&named, named.send, &named.pinned[0]);
    assert_success(
        dtl_iscan(nccl, named.send, named.recv, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_success(dtl_test(request, &completed));
    assert_int_equal(completed, 1);
    named_copy(&named, &named.pinned[1], named.recv);
    assert_success(dtl_stream_synchronize(named.stream));
    assert_int_equal(named.pinned[1], (world.rank + 1) * (world.rank + 2) / 2);
    assert_success(dtl_wait(request));
    named_close(&named);
}

static void a_plan_runs_where_its_context_does(void **state)
{
    struct named named = named_open();
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(nccl, named.send, named.recv, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &plan));
    for (int32_t turn = 1; turn < 4; turn++) {
        assert_success(dtl_context_set_stream(nccl, turn == 2 ? NULL : named.stream));
        named.pinned[0] = turn;
        named_copy(&named, named.send, &named.pinned[0]);
        if (turn == 2) /* the host's stream is not ordered with the copy */
            assert_success(dtl_stream_synchronize(named.stream));
        assert_success(dtl_collective_plan_start(plan));
        if (turn == 2)
            assert_success(dtl_collective_plan_wait(plan));
        named_copy(&named, &named.pinned[1], named.recv);
        assert_success(dtl_stream_synchronize(named.stream));
        assert_int_equal(named.pinned[1], turn * world.size);
        assert_success(dtl_collective_plan_wait(plan));
    }
    dtl_collective_plan_destroy(plan);
    named_close(&named);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(blocks_of_one_size),
        TEST(calls_of_nccl_are_used_if_available),
        TEST(nonblocking_collectives_complete_in_any_order),
        TEST(a_plan_is_started_again),
        TEST(native_mode_starts_nothing_by_the_host),
        TEST(a_context_may_be_closed_with_work_queued),
        TEST(freed_memory_is_not_used_by_a_start),
        TEST(nonblocking_failures_are_reported_on_all),
        TEST(nonblocking_collectives_keep_stream_order),
        TEST(operations_staged_through_the_host_complete_on_return),
        TEST(a_plan_runs_where_its_context_does),
    };

    return run_on_devices("nccl_nonblocking", tests, COUNT_OF(tests));
}
