/* SPDX-License-Identifier: BSD-3-Clause */
/* Sort here, find exact splitters, exchange once, merge: each record crosses the network at most
 * once, and skew or equal keys change nothing about who ends with how many. */
#include "distributed.h"

#include <string.h>

#include "container/progress_bar.h"
#include "core/scratch_memory.h"
#include "splitters.h"

enum { LONG_SORT = 1 << 19 }; /* records of a rank, from which on it is told how far it is */

/* What is done of a sort, as it is shown. */
enum { SORTED_HERE = 1, CUT, EXCHANGED, MERGED };

/* What each rank sends to and receives from each other one, in records; all arrays of `size`
 * entries, starts of size + 1. */
struct routes {
    uint64_t *memory; /* of all below */
    uint64_t *targets;
    uint64_t *cuts;
    uint64_t *send_counts;
    uint64_t *recv_counts;
    uint64_t *recv_starts;
    struct progress *progress;
};

static dtl_status routes_make(const struct comm *comm, struct routes *out)
{
    uint64_t size = (uint64_t)comm->size;
    dtl_status status =
        dtl__alloc((void **)&out->memory, 5 * (size + 1) * sizeof *out->memory, "routes of a sort");

    if (status != DTL_SUCCESS)
        return status;
    out->targets = out->memory;
    out->cuts = out->targets + size + 1;
    out->send_counts = out->cuts + size + 1;
    out->recv_counts = out->send_counts + size + 1;
    out->recv_starts = out->recv_counts + size + 1;
    return DTL_SUCCESS;
}

/* How many records come before those of each rank. */
static dtl_status targets_find(struct comm *comm, uint64_t count, struct routes *routes)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_UINT64);
    dtl_status status = dtl__run(comm, allgather_of(&count, routes->targets + 1, 1, type));

    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        routes->targets[rank + 1] += routes->targets[rank];
    return status;
}

static dtl_status counts_exchange(struct comm *comm, struct routes *routes)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_UINT64);
    dtl_status status;

    for (int32_t rank = 0; rank < comm->size; rank++)
        routes->send_counts[rank] = routes->cuts[rank + 1] - routes->cuts[rank];
    status = dtl__run(comm, alltoall_of(routes->send_counts, routes->recv_counts, 1, type));
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        routes->recv_starts[rank + 1] = routes->recv_starts[rank] + routes->recv_counts[rank];
    return status;
}

/* A comparator that differs from rank to rank, or contradicts itself, may cut anywhere: then no
 * rank sends. */
static dtl_status routes_check(struct comm *comm, const struct order *order, uint64_t count,
                               const struct routes *routes)
{
    bool is_sound = routes->recv_starts[comm->size] == count;
    dtl_status status = DTL_SUCCESS;

    if (order->compare == NULL)
        return DTL_SUCCESS;
    for (int32_t rank = 0; rank < comm->size; rank++)
        is_sound = is_sound && routes->cuts[rank] <= routes->cuts[rank + 1];
    if (!is_sound)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "cmp-order",
                                      "cmp contradicts itself, or that of another rank; "
                                      "expected one order on all ranks");
    return dtl__comm_agree(comm, status);
}

/* Records travel as bytes; their counts and displacements are scaled for that in place. */
static void scale(uint64_t *numbers, int32_t count, uint64_t factor)
{
    for (int32_t index = 0; index < count; index++)
        numbers[index] *= factor;
}

static dtl_status records_exchange(struct comm *comm, const struct order *order,
                                   const void *records, void *received, struct routes *routes)
{
    int32_t size = comm->size;
    dtl_status status;

    scale(routes->send_counts, size, order->stride);
    scale(routes->cuts, size + 1, order->stride);
    scale(routes->recv_counts, size, order->stride);
    scale(routes->recv_starts, size + 1, order->stride);
    status = dtl__run(comm, alltoallv_of(records, routes->send_counts, routes->cuts, received,
                                         routes->recv_counts, routes->recv_starts,
                                         dtl__dtype(DTL_DTYPE_BYTE)));
    for (int32_t rank = 0; rank <= size; rank++)
        routes->recv_starts[rank] /= order->stride;
    return status;
}

static dtl_status records_route(struct comm *comm, const struct order *order, void *records,
                                uint64_t count, struct routes *routes)
{
    struct scratch received = {0};
    dtl_status status = targets_find(comm, count, routes);

    if (status == DTL_SUCCESS)
        status = dtl__splitters_find(comm, order, records, count, routes->targets, routes->cuts);
    dtl__progress_show(routes->progress, CUT);
    if (status == DTL_SUCCESS)
        status = counts_exchange(comm, routes);
    if (status == DTL_SUCCESS)
        status = routes_check(comm, order, count, routes);
    if (status == DTL_SUCCESS)
        status =
            dtl__comm_agree(comm, dtl__scratch_open(&received, dtl__times(count, order->stride),
                                                    "records of other ranks"));
    if (status == DTL_SUCCESS)
        status = records_exchange(comm, order, records, received.start, routes);
    dtl__progress_show(routes->progress, EXCHANGED);
    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(
            comm, dtl__sort_merge(order, received.start, routes->recv_starts, comm->size, records));
    if (status == DTL_SUCCESS)
        dtl__progress_show(routes->progress, MERGED);
    dtl__scratch_close(&received);
    return status;
}

static dtl_status here_sort(const struct order *order, void *records, uint64_t count,
                            enum sorting sorting)
{
    if (sorting == SORTED_STABLY)
        return dtl__sort_stable(order, records, count);
    return sorting == SORTED_ANYHOW ? dtl__sort_any(order, records, count) : DTL_SUCCESS;
}

/* One that takes a while. */
static DTL_APART dtl_status long_sort(const struct order *order, void *records, uint64_t count,
                                      enum sorting sorting)
{
    struct progress progress = dtl__progress_make("sorting", SORTED_HERE, true);
    dtl_status status = here_sort(order, records, count, sorting);

    dtl__progress_show(&progress, SORTED_HERE);
    dtl__progress_end(&progress);
    return status;
}

static dtl_status ranks_sort(struct comm *comm, const struct order *order, void *records,
                             uint64_t count, enum sorting sorting)
{
    struct progress progress =
        dtl__progress_make("sorting", MERGED, comm->rank == 0 && count >= LONG_SORT);
    struct routes routes = {.progress = &progress};
    dtl_status status = here_sort(order, records, count, sorting);

    dtl__progress_show(&progress, SORTED_HERE);
    if (status == DTL_SUCCESS)
        status = routes_make(comm, &routes);
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status = records_route(comm, order, records, count, &routes);
    dtl__release(routes.memory);
    dtl__progress_end(&progress);
    return status;
}

dtl_status dtl__sort_distributed(struct comm *comm, const struct order *order, void *records,
                                 uint64_t count, enum sorting sorting)
{
    if (comm != NULL && comm->size > 1)
        return ranks_sort(comm, order, records, count, sorting);
    return (count < LONG_SORT ? here_sort : long_sort)(order, records, count, sorting);
}
