/* SPDX-License-Identifier: BSD-3-Clause */
/* Included before the source of a test program: puts the buffers of its collectives on a device of
 * the kind that DTL_DEVICE names. The buffers of a blocking call live for the call, those of a
 * request until its completion, those of a plan as long as the plan. Each buffer gets a block of
 * the size that the collective needs; overlapping buffers share a block. At each start the host's
 * contents are copied to the device, and results are copied back. A count beyond all memory leaves
 * the buffers on the host. */
#ifndef DTL_TEST_COLLECTIVE_DEVICE_BUFFERS_H
#define DTL_TEST_COLLECTIVE_DEVICE_BUFFERS_H

#include "../support/device_leaks.h"
#include "../support/device_memory.h"

enum { BUFFERS = 2, MOST = 1 << 30, TURNS = 1000000 };

struct buffer {
    const void *address;
    dtl_size_t bytes;
    bool is_written;
};

struct placed {
    struct placed *next;
    const void *holder; /* request or plan; NULL for a blocking call */
    struct buffer buffer[BUFFERS];
    void *blocks[BUFFERS];
    void *at[BUFFERS]; /* addresses passed to the library */
    bool is_started;
};

static struct placed *all_placed; /* requests and plans; blocking calls are not in this list */
static struct device_stream *placing;
static uint64_t placed_count;

/* ---- lengths --------------------------------------------------------------------------------- */

static inline dtl_size_t bytes_of(dtl_size_t count, dtl_dtype dtype)
{
    dtl_size_t size = dtl_dtype_size(dtype);

    return size == 0 || count > MOST / size ? MOST : count * size;
}

static inline dtl_size_t times(dtl_size_t count, dtl_size_t factor)
{
    return factor != 0 && count > MOST / factor ? MOST : count * factor;
}

/* Returns the end of the last block; without displacements blocks are packed. */
static inline dtl_size_t extent(const dtl_size_t *counts, const dtl_size_t *displs, int32_t ranks)
{
    dtl_size_t end = 0;

    for (int32_t rank = 0; counts != NULL && rank < ranks; rank++) {
        dtl_size_t begin = displs != NULL ? displs[rank] : end;

        if (counts[rank] > MOST || begin > MOST)
            return MOST;
        if (counts[rank] > 0 && begin + counts[rank] > end)
            end = begin + counts[rank];
    }
    return end;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static inline void placed_copy(void *to, const void *from, size_t bytes)
{
    bool done = false;

    if (placing == NULL)
        assert_int_equal(memory_device->ops->stream_create(memory_device, &placing), DTL_SUCCESS);
    assert_int_equal(memory_device->ops->copy(placing, to, from, bytes), DTL_SUCCESS);
    while (!done)
        assert_int_equal(memory_device->ops->stream_query(placing, &done), DTL_SUCCESS);
}

static inline void placed_write(const struct placed *placed)
{
    for (int index = 0; index < BUFFERS; index++)
        if (placed->at[index] != placed->buffer[index].address)
            placed_copy(placed->at[index], placed->buffer[index].address,
                        placed->buffer[index].bytes);
}

static inline void placed_read(const struct placed *placed)
{
    for (int index = 0; index < BUFFERS; index++)
        if (placed->at[index] != placed->buffer[index].address && placed->buffer[index].is_written)
            placed_copy((void *)(uintptr_t)placed->buffer[index].address, placed->at[index],
                        placed->buffer[index].bytes);
}

static inline void placed_allocate(struct placed *placed, int index, size_t bytes)
{
    if (memory_device == NULL)
        device_choose(device_kind_name(), 0);
    assert_int_equal(
        memory_device->ops->allocate(memory_device, MEMORY_DEVICE, bytes, &placed->blocks[index]),
        DTL_SUCCESS);
    placed_count++;
}

static inline const char *end_of(const struct buffer *buffer)
{
    return (const char *)buffer->address + buffer->bytes;
}

static inline bool is_overlap(const struct buffer *a, const struct buffer *b)
{
    return a->bytes > 0 && b->bytes > 0 && (const char *)a->address < end_of(b) &&
           (const char *)b->address < end_of(a);
}

static inline void placed_at(struct placed *placed, int index, void *block, const void *begin)
{
    const struct buffer *buffer = &placed->buffer[index];

    placed->at[index] = (char *)block + ((const char *)buffer->address - (const char *)begin);
}

static inline void placed_together(struct placed *placed)
{
    const struct buffer *a = &placed->buffer[0], *b = &placed->buffer[1];
    const void *begin = a->address < b->address ? a->address : b->address;
    const char *end = end_of(a) > end_of(b) ? end_of(a) : end_of(b);

    placed_allocate(placed, 0, (size_t)(end - (const char *)begin));
    placed_at(placed, 0, placed->blocks[0], begin);
    placed_at(placed, 1, placed->blocks[0], begin);
}

static inline void placed_separately(struct placed *placed)
{
    for (int index = 0; index < BUFFERS; index++) {
        const struct buffer *buffer = &placed->buffer[index];

        if (buffer->address == NULL || buffer->bytes == 0)
            continue;
        placed_allocate(placed, index, buffer->bytes);
        placed_at(placed, index, placed->blocks[index], buffer->address);
    }
}

static inline struct placed *placed_make(dtl_context_t ctx, struct buffer first,
                                         struct buffer second)
{
    struct placed *placed = calloc(1, sizeof *placed);

    assert_non_null(placed);
    assert_true(dtl_context_has_device(ctx));
    *placed = (struct placed){.buffer = {first, second}};
    for (int index = 0; index < BUFFERS; index++)
        placed->at[index] = (void *)(uintptr_t)placed->buffer[index].address;
    if (first.bytes < MOST && second.bytes < MOST) {
        if (is_overlap(&first, &second))
            placed_together(placed);
        else
            placed_separately(placed);
    }
    placed_write(placed);
    return placed;
}

static inline void placed_free(struct placed *placed)
{
    for (int index = 0; index < BUFFERS; index++)
        if (placed->blocks[index] != NULL)
            device_free(placed->blocks[index]);
    free(placed);
}

static inline dtl_status placed_called(struct placed *placed, dtl_status status)
{
    placed_read(placed); /* also after a failed call, which must not have written */
    placed_free(placed);
    return status;
}

/* ---- nonblocking and planned ----------------------------------------------------------------- */

static inline dtl_status placed_held(struct placed *placed, dtl_status status, void *const *holder)
{
    if (status != DTL_SUCCESS)
        return placed_called(placed, status);
    placed->holder = *holder;
    placed->next = all_placed;
    all_placed = placed;
    return status;
}

static inline struct placed **placed_of(const void *holder)
{
    struct placed **link = &all_placed;

    while (*link != NULL && ((*link)->holder != holder || holder == NULL))
        link = &(*link)->next;
    return link;
}

static inline void placed_pop(struct placed **link)
{
    struct placed *placed = *link;

    if (placed == NULL)
        return;
    *link = placed->next;
    placed_free(placed);
}

static inline void placed_drop(const void *holder)
{
    placed_pop(placed_of(holder));
}

static inline dtl_status request_done(dtl_request_t request, bool is_done, dtl_status status)
{
    if (is_done && *placed_of(request) != NULL) {
        placed_read(*placed_of(request));
        placed_drop(request);
    }
    return status;
}

static inline dtl_status all_done(dtl_size_t count, dtl_request_t *requests)
{
    void **held = calloc(count, sizeof *held);
    dtl_status status;

    assert_non_null(held);
    memcpy(held, requests, count * sizeof *held);
    status = dtl_waitall(count, requests);
    for (dtl_size_t index = 0; index < count; index++)
        request_done(held[index], true, status);
    free(held);
    return status;
}

static inline dtl_status tested(dtl_request_t request, int *completed)
{
    dtl_status status = dtl_test(request, completed);

    return request_done(request, status == DTL_SUCCESS && *completed, status);
}

static inline dtl_status plan_start(dtl_collective_plan_t plan)
{
    struct placed *placed = *placed_of(plan);

    if (placed != NULL && !placed->is_started) {
        placed_write(placed);
        placed->is_started = true;
    }
    return dtl_collective_plan_start(plan);
}

static inline dtl_status plan_done(dtl_collective_plan_t plan, bool is_done, dtl_status status)
{
    struct placed *placed = *placed_of(plan);

    if (is_done && placed != NULL && placed->is_started) {
        placed_read(placed);
        placed->is_started = false;
    }
    return status;
}

static inline dtl_status plan_tested(dtl_collective_plan_t plan, int *completed)
{
    dtl_status status = dtl_collective_plan_test(plan, completed);

    return plan_done(plan, status == DTL_SUCCESS && *completed, status);
}

/* A pending request that is never waited for keeps its blocks until the end. */
static inline void plan_end(dtl_collective_plan_t plan)
{
    struct placed *placed = *placed_of(plan);
    bool is_started = placed != NULL && placed->is_started;

    dtl_collective_plan_destroy(plan);
    if (is_started)
        placed->holder = NULL;
    else
        placed_drop(plan);
}

/* ---- the collectives ------------------------------------------------------------------------- */

#define GIVEN(...) __VA_ARGS__
#define AT(index) placed->at[index]
#define NO_BUFFER ((struct buffer){0})
#define READ(at, bytes) ((struct buffer){at, bytes, false})
#define WRITTEN(at, bytes) ((struct buffer){at, bytes, true})

/* PLACED_CALL(NAME, PARAMETERS, ARGUMENTS, BUFFER, BUFFER) defines the replacement of the blocking
 * call. */
#define PLACED_CALL(name, parameters, arguments, first, second)                                    \
    static inline dtl_status placed_##name(dtl_context_t ctx, GIVEN parameters)                    \
    {                                                                                              \
        struct placed *placed = placed_make(ctx, first, second);                                   \
                                                                                                   \
        return placed_called(placed, dtl_##name(ctx, GIVEN arguments));                            \
    }

#define PLACED_FORM(name, holder, parameters, arguments, first, second)                            \
    static inline dtl_status placed_##name(dtl_context_t ctx, GIVEN parameters, holder *held)      \
    {                                                                                              \
        struct placed *placed = placed_make(ctx, first, second);                                   \
                                                                                                   \
        return placed_held(placed, dtl_##name(ctx, GIVEN arguments, held), (void *const *)held);   \
    }

#define PLACED(name, parameters, arguments, first, second)                                         \
    PLACED_CALL(name, parameters, arguments, first, second)                                        \
    PLACED_FORM(i##name, dtl_request_t, parameters, arguments, first, second)                      \
    PLACED_FORM(plan_##name, dtl_collective_plan_t, parameters, arguments, first, second)

#define RANK dtl_context_rank(ctx)
#define SIZE dtl_context_size(ctx)
#define ENTRY(counts) ((counts) == NULL ? 0 : (counts)[RANK])
#define EXTENT(counts, displs) extent(counts, displs, SIZE)

#define TWO_PARAMETERS const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype
#define TWO_ARGUMENTS AT(0), AT(1), count, dtype
#define OF_SEND READ(sendbuf, bytes_of(count, dtype))
#define TO_RECV WRITTEN(recvbuf, bytes_of(count, dtype))
#define BLOCK_PARAMETERS                                                                           \
    const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype, void *recvbuf,                 \
        dtl_size_t recvcount, dtl_dtype recvdtype
#define BLOCK_ARGUMENTS AT(0), sendcount, senddtype, AT(1), recvcount, recvdtype
#define OF_MINE READ(sendbuf, bytes_of(sendcount, senddtype))
#define OF_BLOCKS READ(sendbuf, bytes_of(times(sendcount, (dtl_size_t)SIZE), senddtype))
#define TO_MINE WRITTEN(recvbuf, bytes_of(recvcount, recvdtype))
#define TO_BLOCKS WRITTEN(recvbuf, bytes_of(times(recvcount, (dtl_size_t)SIZE), recvdtype))

/* Buffers that are not significant on this rank stay on the host. */
#define ROOT_READ(bytes) READ(sendbuf, RANK == root ? (bytes) : 0)
#define ROOT_WRITTEN(bytes) WRITTEN(recvbuf, RANK == root ? (bytes) : 0)

PLACED(broadcast, (void *buf, dtl_size_t count, dtl_dtype dtype, dtl_rank_t root),
       (AT(0), count, dtype, root), WRITTEN(buf, bytes_of(count, dtype)), NO_BUFFER)
PLACED(reduce, (TWO_PARAMETERS, dtl_reduce_op op, dtl_rank_t root), (TWO_ARGUMENTS, op, root),
       OF_SEND, ROOT_WRITTEN(bytes_of(count, dtype)))
PLACED(allreduce, (TWO_PARAMETERS, dtl_reduce_op op), (TWO_ARGUMENTS, op), OF_SEND, TO_RECV)
PLACED(scan, (TWO_PARAMETERS, dtl_reduce_op op), (TWO_ARGUMENTS, op), OF_SEND, TO_RECV)
PLACED(exscan, (TWO_PARAMETERS, dtl_reduce_op op), (TWO_ARGUMENTS, op), OF_SEND, TO_RECV)
PLACED(reduce_scatter,
       (const void *sendbuf, void *recvbuf, const dtl_size_t *recvcounts, dtl_dtype dtype,
        dtl_reduce_op op),
       (AT(0), AT(1), recvcounts, dtype, op),
       READ(sendbuf, bytes_of(EXTENT(recvcounts, NULL), dtype)),
       WRITTEN(recvbuf, bytes_of(ENTRY(recvcounts), dtype)))
PLACED(reduce_scatter_block, (TWO_PARAMETERS, dtl_reduce_op op), (TWO_ARGUMENTS, op),
       READ(sendbuf, bytes_of(times(count, (dtl_size_t)SIZE), dtype)), TO_RECV)
PLACED(gather, (BLOCK_PARAMETERS, dtl_rank_t root), (BLOCK_ARGUMENTS, root), OF_MINE,
       ROOT_WRITTEN(bytes_of(times(recvcount, (dtl_size_t)SIZE), recvdtype)))
PLACED(scatter, (BLOCK_PARAMETERS, dtl_rank_t root), (BLOCK_ARGUMENTS, root),
       ROOT_READ(bytes_of(times(sendcount, (dtl_size_t)SIZE), senddtype)), TO_MINE)
PLACED(allgather, (BLOCK_PARAMETERS), (BLOCK_ARGUMENTS), OF_MINE, TO_BLOCKS)
PLACED(alltoall, (BLOCK_PARAMETERS), (BLOCK_ARGUMENTS), OF_BLOCKS, TO_BLOCKS)
PLACED(gatherv,
       (const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype, void *recvbuf,
        const dtl_size_t *recvcounts, const dtl_size_t *displs, dtl_dtype recvdtype,
        dtl_rank_t root),
       (AT(0), sendcount, senddtype, AT(1), recvcounts, displs, recvdtype, root), OF_MINE,
       ROOT_WRITTEN(bytes_of(EXTENT(recvcounts, displs), recvdtype)))
PLACED(scatterv,
       (const void *sendbuf, const dtl_size_t *sendcounts, const dtl_size_t *displs,
        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype,
        dtl_rank_t root),
       (AT(0), sendcounts, displs, senddtype, AT(1), recvcount, recvdtype, root),
       ROOT_READ(bytes_of(EXTENT(sendcounts, displs), senddtype)), TO_MINE)
PLACED(allgatherv,
       (const void *sendbuf, dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
        const dtl_size_t *recvcounts, const dtl_size_t *displs),
       (AT(0), sendcount, dtype, AT(1), recvcounts, displs),
       READ(sendbuf, bytes_of(sendcount, dtype)),
       WRITTEN(recvbuf, bytes_of(EXTENT(recvcounts, displs), dtype)))
PLACED(alltoallv,
       (const void *sendbuf, const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
        dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
        dtl_dtype recvdtype),
       (AT(0), sendcounts, sdispls, senddtype, AT(1), recvcounts, rdispls, recvdtype),
       READ(sendbuf, bytes_of(EXTENT(sendcounts, sdispls), senddtype)),
       WRITTEN(recvbuf, bytes_of(EXTENT(recvcounts, rdispls), recvdtype)))

/* ---- contexts -------------------------------------------------------------------------------- */

static inline dtl_status placed_context(dtl_context_t *ctx, const dtl_context_options *options)
{
    dtl_context_t host_ctx = NULL;
    dtl_status status = dtl_context_create(&host_ctx, options);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_context_with_device(host_ctx, device_kind(), 0, ctx);
    dtl_context_destroy(host_ctx);
    return status;
}

/* Collectives that were released while pending keep their handles until later ones are created. */
static inline int handles_left(dtl_context_t alone)
{
    int left = emulated_handles_left() + fake_handles_left();

    for (int turn = 0; left > 0 && turn < TURNS; turn++) {
        dtl_request_t request = NULL;

        if (dtl_ibarrier(alone, &request) != DTL_SUCCESS || dtl_wait(request) != DTL_SUCCESS)
            fail_msg("%s", last_message());
        left = emulated_handles_left() + fake_handles_left();
    }
    return left;
}

static inline int run_placed(const char *name, const struct CMUnitTest *tests, size_t count)
{
    dtl_context_t all = NULL, alone = NULL;
    int failed, left;

    if (dtl_context_create_default(&all) != DTL_SUCCESS ||
        dtl_context_split(all, dtl_context_rank(all), 0, &alone) != DTL_SUCCESS)
        fail_msg("%s", last_message());
    failed = run_in_world(name, tests, count);
    while (all_placed != NULL)
        placed_pop(&all_placed);
    if (placing != NULL)
        memory_device->ops->stream_release(placing);
    left = handles_left(alone) + device_blocks_left();
    dtl_context_destroy(alone);
    dtl_context_destroy(all);
    if (left > 0 || placed_count == 0)
        fprintf(stderr, "%s: %d blocks, streams and events are left of %d; expected none of many\n",
                name, left, (int)placed_count);
    return failed + left + (placed_count == 0);
}

/* ---- tests that need host memory ------------------------------------------------------------- */

/* They check how ranks synchronize in shared memory. */
static const char *const of_the_host[] = {
    "memory_is_shared_unless_it_is_off",
    "too_small_a_buffer_is_reported",
    "differing_collectives_are_reported",
    "differing_large_collectives_are_reported",
    "a_context_fails_after_a_collective_that_fails_halfway",
    "contexts_are_created_and_freed_repeatedly",
    "one_rank_without_shared_memory_disables_it_for_all",
    "shared_memory_is_off_for_all_if_off_for_one",
};

static inline void is_of_the_host(void **state)
{
    (void)state;
}

static inline CMUnitTestFunction placed_test(const char *name, CMUnitTestFunction test)
{
    for (size_t index = 0; index < COUNT_OF(of_the_host); index++)
        if (strcmp(of_the_host[index], name) == 0)
            return is_of_the_host;
    return test;
}

#undef cmocka_unit_test
#define cmocka_unit_test(test)                                                                     \
    {                                                                                              \
#test, placed_test(#test, test), NULL, NULL, NULL                                          \
    }

#define run_in_world run_placed
#define dtl_context_create placed_context
#define dtl_wait(request) request_done(request, true, (dtl_wait)(request))
#define dtl_waitall all_done
#define dtl_test tested
#define dtl_request_free(request) (dtl_request_free)(request)
#define dtl_collective_plan_start plan_start
#define dtl_collective_plan_wait(plan) plan_done(plan, true, (dtl_collective_plan_wait)(plan))
#define dtl_collective_plan_test plan_tested
#define dtl_collective_plan_destroy plan_end
#define dtl_broadcast placed_broadcast
#define dtl_ibroadcast placed_ibroadcast
#define dtl_plan_broadcast placed_plan_broadcast
#define dtl_reduce placed_reduce
#define dtl_ireduce placed_ireduce
#define dtl_plan_reduce placed_plan_reduce
#define dtl_allreduce placed_allreduce
#define dtl_iallreduce placed_iallreduce
#define dtl_plan_allreduce placed_plan_allreduce
#define dtl_scan placed_scan
#define dtl_iscan placed_iscan
#define dtl_plan_scan placed_plan_scan
#define dtl_exscan placed_exscan
#define dtl_iexscan placed_iexscan
#define dtl_plan_exscan placed_plan_exscan
#define dtl_reduce_scatter placed_reduce_scatter
#define dtl_ireduce_scatter placed_ireduce_scatter
#define dtl_plan_reduce_scatter placed_plan_reduce_scatter
#define dtl_reduce_scatter_block placed_reduce_scatter_block
#define dtl_ireduce_scatter_block placed_ireduce_scatter_block
#define dtl_plan_reduce_scatter_block placed_plan_reduce_scatter_block
#define dtl_gather placed_gather
#define dtl_igather placed_igather
#define dtl_plan_gather placed_plan_gather
#define dtl_scatter placed_scatter
#define dtl_iscatter placed_iscatter
#define dtl_plan_scatter placed_plan_scatter
#define dtl_allgather placed_allgather
#define dtl_iallgather placed_iallgather
#define dtl_plan_allgather placed_plan_allgather
#define dtl_alltoall placed_alltoall
#define dtl_ialltoall placed_ialltoall
#define dtl_plan_alltoall placed_plan_alltoall
#define dtl_gatherv placed_gatherv
#define dtl_igatherv placed_igatherv
#define dtl_plan_gatherv placed_plan_gatherv
#define dtl_scatterv placed_scatterv
#define dtl_iscatterv placed_iscatterv
#define dtl_plan_scatterv placed_plan_scatterv
#define dtl_allgatherv placed_allgatherv
#define dtl_iallgatherv placed_iallgatherv
#define dtl_plan_allgatherv placed_plan_allgatherv
#define dtl_alltoallv placed_alltoallv
#define dtl_ialltoallv placed_ialltoallv
#define dtl_plan_alltoallv placed_plan_alltoallv

#endif
