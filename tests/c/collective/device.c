/* SPDX-License-Identifier: BSD-3-Clause */
/* All collectives on memory of devices without NCCL, staged through the host. */
#include "../support/device_kind.h"
#include "../support/device_leaks.h"
#include "../support/device_memory.h"

#include "dtl_context.h"

enum { COUNT = 6, MANY = 600011, CAPACITY = 64, BUSY_BYTES = 1 << 24, BUSY_COPIES = 16 };

static dtl_context_t device; /* a context with a device */

static int32_t mine[CAPACITY], found[CAPACITY];
static void *send, *recv;

/* Returns different devices for neighboring ranks, if there are two. */
static int32_t device_number(void)
{
    return is_one_device() ? 0 : world.rank % 2;
}

static void expect(int32_t index, int32_t value)
{
    if (found[index] != value)
        fail_msg("rank %d: element %d is %d; expected %d", (int)world.rank, (int)index,
                 (int)found[index], (int)value);
}

static int32_t ranks_sum(void)
{
    return world.size * (world.size - 1) / 2;
}

/* ---- one value for each ---------------------------------------------------------------------- */

static void reductions(void **state)
{
    (void)state;
    assert_success(dtl_allreduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    for (int32_t index = 0; index < COUNT; index++)
        expect(index, 100 * ranks_sum() + world.size * index);
    expect(COUNT, -1);
    assert_success(
        dtl_reduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_MAX, world.size - 1));
    DEVICE_READ(found, recv);
    expect(1, world.rank == world.size - 1 ? 100 * world.rank + 1 : 100 * ranks_sum() + world.size);
    assert_success(dtl_scan(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    expect(1, 100 * (world.rank * (world.rank + 1) / 2) + world.rank + 1);
    assert_success(dtl_exscan(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    expect(1, 100 * (world.rank * (world.rank - 1) / 2) + world.rank);
}

static void a_sum_in_place_takes_several_chunks(void **state)
{
    int32_t *numbers = malloc(MANY * sizeof *numbers);
    void *block;

    (void)state;
    for (int32_t index = 0; index < MANY; index++)
        numbers[index] = world.rank + index;
    block = device_block(numbers, MANY * sizeof *numbers);
    assert_success(dtl_allreduce(device, block, block, MANY, DTL_DTYPE_INT32, DTL_OP_SUM));
    device_copy(numbers, block, MANY * sizeof *numbers);
    for (int32_t index = 0; index < MANY; index++)
        if (numbers[index] != ranks_sum() + world.size * index)
            fail_msg("element %d is %d", (int)index, (int)numbers[index]);
    device_free(block);
    free(numbers);
}

static void a_broadcast(void **state)
{
    (void)state;
    assert_success(dtl_broadcast(device, send, COUNT, DTL_DTYPE_INT32, world.size - 1));
    DEVICE_READ(found, send);
    expect(2, 100 * (world.size - 1) + 2);
    expect(COUNT, 100 * world.rank + COUNT);
    assert_success(dtl_broadcast(device, send, 0, DTL_DTYPE_INT32, 0));
}

/* The receivers' devices are late: they have not copied a chunk when the chunk after the next
 * arrives. */
static void a_broadcast_waits_for_late_receivers(void **state)
{
    struct context *context = dtl__handle_object(device, HANDLE_CONTEXT, "test", "ctx");
    struct device_stream *stream = NULL;
    int32_t *numbers = calloc(1, BUSY_BYTES);
    char *busy = device_block(numbers, BUSY_BYTES);
    void *block;

    (void)state;
    for (int32_t index = 0; index < MANY; index++)
        numbers[index] = world.rank == 0 ? 3 * index : -1;
    block = device_block(numbers, MANY * sizeof *numbers);
    assert_success(dtl__context_stream(context, &stream));
    for (int copy = 0; world.rank > 0 && copy < BUSY_COPIES; copy++)
        assert_success(
            memory_device->ops->copy(stream, busy + BUSY_BYTES / 2, busy, BUSY_BYTES / 2));
    assert_success(dtl_broadcast(device, block, MANY, DTL_DTYPE_INT32, 0));
    device_copy(numbers, block, MANY * sizeof *numbers);
    for (int32_t index = 0; index < MANY; index++)
        if (numbers[index] != 3 * index)
            fail_msg("element %d is %d", (int)index, (int)numbers[index]);
    device_free(block);
    device_free(busy);
    free(numbers);
}

static void blocks_of_a_reduction(void **state)
{
    uint64_t counts[8];

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++)
        counts[rank] = (uint64_t)rank + 1;
    assert_success(dtl_reduce_scatter(device, send, recv, counts, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    expect(0, 100 * ranks_sum() + world.size * (world.rank * (world.rank + 1) / 2));
    expect(world.rank + 1, -1);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static void blocks_of_one_size(void **state)
{
    (void)state;
    assert_success(dtl_allgather(device, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32));
    DEVICE_READ(found, recv);
    for (int32_t rank = 0; rank < world.size; rank++)
        expect(2 * rank + 1, 100 * rank + 1);
    expect(2 * world.size, -1);
    assert_success(dtl_alltoall(device, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32));
    DEVICE_READ(found, recv);
    for (int32_t rank = 0; rank < world.size; rank++)
        expect(2 * rank + 1, 100 * rank + 2 * world.rank + 1);
    assert_success(dtl_scatter(device, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32, 0));
    DEVICE_READ(found, recv);
    expect(1, 2 * world.rank + 1);
    assert_success(dtl_gather(device, send, 3, DTL_DTYPE_INT32, recv, 3, DTL_DTYPE_INT32, 0));
    DEVICE_READ(found, recv);
    if (world.rank == 0)
        expect(3 * (world.size - 1) + 2, 100 * (world.size - 1) + 2);
}

/* Elements between the blocks are unchanged. */
static void blocks_with_gaps(void **state)
{
    uint64_t counts[8], displs[8];

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = 2;
        displs[rank] = 5 * (uint64_t)rank + 1;
    }
    assert_success(dtl_allgatherv(device, send, 2, DTL_DTYPE_INT32, recv, counts, displs));
    DEVICE_READ(found, recv);
    for (int32_t rank = 0; rank < world.size; rank++) {
        expect(5 * rank, -1);
        expect(5 * rank + 2, 100 * rank + 1);
        expect(5 * rank + 3, -1);
    }
}

static void a_rank_without_elements_may_pass_any_memory(void **state)
{
    bool is_last = world.rank == world.size - 1;
    uint64_t counts[8];

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++)
        counts[rank] = rank == world.size - 1 ? 0 : 1;
    assert_success(dtl_gatherv(device, is_last ? mine : send, counts[world.rank], DTL_DTYPE_INT32,
                               recv, counts, NULL, DTL_DTYPE_INT32, 0));
    DEVICE_READ(found, recv);
    for (int32_t rank = 0; world.rank == 0 && rank < world.size - 1; rank++)
        expect(rank, 100 * rank);
}

/* ---- misuse ---------------------------------------------------------------------------------- */

static void memory_of_the_device_and_of_the_host_are_not_mixed(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(device, mine, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("memory of the host, or freed; expected memory of");
    assert_message("the device of ctx [DTL-allreduce-sendbuf-memory]");
    assert_success(dtl_allreduce(device, mine, found, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    expect(1, 100 * ranks_sum() + world.size);
}

static void one_rank_that_refuses_fails_all(void **state)
{
    bool is_last = world.rank == world.size - 1;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_allreduce(device, is_last ? mine : send, recv,
                                                            COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    DEVICE_READ(found, recv);
    expect(0, -1);
}

static void ranks_with_different_memory_are_refused(void **state)
{
    bool is_last = world.rank == world.size - 1;
    const void *given = is_last ? send : mine;
    void *taken = is_last ? recv : found;

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(device, given, taken, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message(is_last ? "the memory is a device's on this rank"
                           : "the memory is the host's on this rank");
    assert_message("expected the host's on all ranks, or a device's");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_broadcast(device, taken, COUNT, DTL_DTYPE_INT32, 0));
    assert_message("[DTL-broadcast-buf-memory]");
    assert_success(dtl_allreduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
}

static void a_host_context_refuses_device_memory(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(world.ctx, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("expected memory of the host, since ctx has no device");
}

/* The refusal involves no other rank: the others do not call. */
static void without_devices_each_rank_refuses_by_itself(void **state)
{
    (void)state;
    if (world.rank < world.size - 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(world.ctx, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("[DTL-allreduce-sendbuf-memory]");
}

/* The host can access pinned memory, so host collectives accept it. */
static void pinned_memory_is_host_memory(void **state)
{
    int32_t *pinned = NULL;

    (void)state;
    assert_success(memory_device->ops->allocate(memory_device, MEMORY_PINNED,
                                                COUNT * sizeof *pinned, (void **)&pinned));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_allreduce(device, send, pinned, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_message("recvbuf is 0x");
    assert_message(", pinned memory of ");
    assert_success(dtl_allreduce(device, mine, pinned, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_int_equal(pinned[1], 100 * ranks_sum() + world.size);
    device_free(pinned);
}

/* Reductions with a value form, used by language bindings, accept host memory only. */
static void a_value_with_a_form_must_be_host_memory(void **state)
{
    int32_t form = -2;

    (void)state;
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_allreduce_alike(device, send, found, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 7, 0, &form));
    assert_message("[DTL-allreduce_alike-sendbuf-memory]");
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_allreduce_alike(device, mine, recv, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 7, 0, &form));
    assert_message("[DTL-allreduce_alike-recvbuf-memory]");
    assert_int_equal(form, -2);
}

/* ---- nonblocking and planned ----------------------------------------------------------------- */

static void completes(dtl_status started, dtl_request_t *request)
{
    assert_success(started);
    assert_success(dtl_wait(*request));
    *request = NULL;
    DEVICE_READ(found, recv);
}

static void started_reductions(void **state)
{
    dtl_request_t request = NULL;

    (void)state;
    completes(dtl_iallreduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &request),
              &request);
    for (int32_t index = 0; index < COUNT; index++)
        expect(index, 100 * ranks_sum() + world.size * index);
    expect(COUNT, -1);
    completes(dtl_ireduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_MAX, 0, &request),
              &request);
    expect(1, world.rank == 0 ? 100 * (world.size - 1) + 1 : 100 * ranks_sum() + world.size);
    completes(dtl_iexscan(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &request),
              &request);
    expect(1, 100 * (world.rank * (world.rank - 1) / 2) + world.rank);
    completes(dtl_iallreduce(device, send, send, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &request),
              &request);
    DEVICE_READ(found, send);
    expect(2, 100 * ranks_sum() + world.size * 2);
}

static void started_blocks(void **state)
{
    dtl_request_t request = NULL;
    uint64_t counts[8];

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++)
        counts[rank] = (uint64_t)rank + 1;
    completes(
        dtl_ireduce_scatter(device, send, recv, counts, DTL_DTYPE_INT32, DTL_OP_SUM, &request),
        &request);
    expect(0, 100 * ranks_sum() + world.size * (world.rank * (world.rank + 1) / 2));
    expect(world.rank + 1, -1);
    completes(dtl_ialltoall(device, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32, &request),
              &request);
    for (int32_t rank = 0; rank < world.size; rank++)
        expect(2 * rank + 1, 100 * rank + 2 * world.rank + 1);
    completes(dtl_iscatter(device, send, 2, DTL_DTYPE_INT32, recv, 2, DTL_DTYPE_INT32, 0, &request),
              &request);
    expect(1, 2 * world.rank + 1);
    completes(dtl_ibroadcast(device, send, COUNT, DTL_DTYPE_INT32, world.size - 1, &request),
              &request);
    DEVICE_READ(found, send);
    expect(2, 100 * (world.size - 1) + 2);
    expect(COUNT, 100 * world.rank + COUNT);
}

/* Elements between the blocks are unchanged. */
static void nonblocking_blocks_with_gaps(void **state)
{
    dtl_request_t request = NULL;
    uint64_t counts[8], displs[8];

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = rank == world.size - 1 ? 0 : 2;
        displs[rank] = 5 * (uint64_t)rank + 1;
    }
    completes(dtl_iallgatherv(device, send, counts[world.rank], DTL_DTYPE_INT32, recv, counts,
                              displs, &request),
              &request);
    for (int32_t rank = 0; rank < world.size - 1; rank++) {
        expect(5 * rank, -1);
        expect(5 * rank + 2, 100 * rank + 1);
        expect(5 * rank + 3, -1);
    }
    expect(5 * (world.size - 1) + 1, -1);
}

/* Each rank waits for the later request first. */
static void several_collectives_are_pending_at_once(void **state)
{
    dtl_request_t sum = NULL, all = NULL;
    void *other = DEVICE_BLOCK(found);

    (void)state;
    assert_success(dtl_iallreduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &sum));
    assert_success(
        dtl_iallgather(device, send, 1, DTL_DTYPE_INT32, other, 1, DTL_DTYPE_INT32, &all));
    completes(DTL_SUCCESS, &all);
    DEVICE_READ(found, other);
    expect(world.size - 1, 100 * (world.size - 1));
    completes(DTL_SUCCESS, &sum);
    expect(1, 100 * ranks_sum() + world.size);
    device_free(other);
}

static void a_plan_reads_its_buffers_at_each_start(void **state)
{
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_success(
        dtl_plan_allreduce(device, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &plan));
    for (int32_t round = 1; round < 4; round++) {
        assert_success(dtl_collective_plan_start(plan));
        assert_success(dtl_collective_plan_wait(plan));
        DEVICE_READ(found, recv);
        expect(1, round * (100 * ranks_sum() + world.size));
        for (int32_t index = 0; index < CAPACITY; index++)
            found[index] = (round + 1) * (100 * world.rank + index);
        device_copy(send, found, sizeof found);
    }
    dtl_collective_plan_destroy(plan);
}

static void nonblocking_collectives_accept_device_memory_only(void **state)
{
    dtl_request_t request = NULL;

    (void)state;
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_iallreduce(device, send, found, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_message("recvbuf is ");
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_iallreduce(world.ctx, send, recv, COUNT, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_message("expected memory of the host, since ctx has no device");
    assert_null(request);
}

static void a_plan_refused_on_one_rank_is_created_on_none(void **state)
{
    bool is_last = world.rank == world.size - 1;
    dtl_collective_plan_t plan = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_plan_allreduce(device, send, is_last ? found : recv, COUNT, DTL_DTYPE_INT32,
                                     DTL_OP_SUM, &plan));
    assert_null(plan);
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_plan_allreduce(device, is_last ? send : mine, is_last ? recv : found, COUNT,
                                     DTL_DTYPE_INT32, DTL_OP_SUM, &plan));
    assert_message("the memory is ");
    assert_null(plan);
}

static void nccl_is_unavailable(void **state)
{
    dtl_context_t ctx = NULL;

    (void)state;
    if (dtl_has_nccl()) /* NVIDIA devices */
        return;
    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE, dtl_context_with_nccl(device, 0, &ctx));
    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE,
                  dtl_nccl_allreduce_device(device, send, recv, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
}

static void a_context_returns_its_device(void **state)
{
    dtl_context_t host = NULL;

    (void)state;
    assert_int_equal(dtl_context_has_device(device), 1);
    assert_int_equal(dtl_context_has_cuda(device), device_kind() == DTL_DEVICE_CUDA);
    assert_int_equal(dtl_context_device_id(device), device_number());
    assert_success(dtl_context_with_device(device, DTL_DEVICE_HOST, 0, &host));
    assert_int_equal(dtl_context_has_device(host), 0);
    dtl_context_destroy(host);
    host = NULL;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_context_with_device(world.ctx, device_kind(), 9, &host));
    assert_message("device_id is 9; expected 0 <= device_id < ");
}

static int open(void **state)
{
    (void)state;
    for (int32_t index = 0; index < CAPACITY; index++) {
        mine[index] = 100 * world.rank + index;
        found[index] = -1;
    }
    device_choose(device_kind_name(), device_number());
    send = DEVICE_BLOCK(mine);
    recv = DEVICE_BLOCK(found);
    assert_success(dtl_context_with_device(world.ctx, device_kind(), device_number(), &device));
    return 0;
}

static int close(void **state)
{
    (void)state;
    dtl_context_destroy(device);
    device_free(send);
    device_free(recv);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open, close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(reductions),
        TEST(a_sum_in_place_takes_several_chunks),
        TEST(a_broadcast),
        TEST(a_broadcast_waits_for_late_receivers),
        TEST(blocks_of_a_reduction),
        TEST(blocks_of_one_size),
        TEST(blocks_with_gaps),
        TEST(a_rank_without_elements_may_pass_any_memory),
        TEST(memory_of_the_device_and_of_the_host_are_not_mixed),
        TEST(one_rank_that_refuses_fails_all),
        TEST(ranks_with_different_memory_are_refused),
        TEST(a_host_context_refuses_device_memory),
        TEST(without_devices_each_rank_refuses_by_itself),
        TEST(pinned_memory_is_host_memory),
        TEST(a_value_with_a_form_must_be_host_memory),
        TEST(started_reductions),
        TEST(started_blocks),
        TEST(nonblocking_blocks_with_gaps),
        TEST(several_collectives_are_pending_at_once),
        TEST(a_plan_reads_its_buffers_at_each_start),
        TEST(nonblocking_collectives_accept_device_memory_only),
        TEST(a_plan_refused_on_one_rank_is_created_on_none),
        TEST(nccl_is_unavailable),
        TEST(a_context_returns_its_device),
    };

    return run_on_devices("device", tests, COUNT_OF(tests));
}
