/* SPDX-License-Identifier: BSD-3-Clause */
/* Distributed sort: sort locally, find exact splitters, exchange once, merge.  Each record crosses
 * the network at most once.  The number of records per rank stays the same, even with skewed or
 * equal keys. */
#include "distributed.h"

#include <string.h>

#include "container/progress_bar.h"
#include "core/scratch_memory.h"
#include "splitters.h"

enum { LONG_SORT = 1 << 19 }; /* records of a rank from which on the progress is reported */

/* Steps of a sort, as shown by the progress report. */
enum { SORTED_LOCALLY = 1, CUT, EXCHANGED, MERGED };

/* Numbers of records to send to and to receive from each rank.  All arrays have one entry per rank,
 * and the starts one more. */
struct routes {
    uint64_t *memory; /* holds all arrays below */
    uint64_t *targets;
    uint64_t *cuts;
    uint64_t *send_counts;
    uint64_t *recv_counts;
    uint64_t *recv_starts;
    struct progress_bar *progress;
};

/* Allocates the arrays of the routes, with one more entry than there are ranks. */
static dtl_status make_routes(const struct comm *comm, struct routes *out)
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

/* Sets the number of records that come before those of each rank.  Collective. */
static dtl_status find_targets(struct comm *comm, uint64_t count, struct routes *routes)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_UINT64);
    dtl_status status = dtl__run(comm, allgather_of(&count, routes->targets + 1, 1, type));

    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        routes->targets[rank + 1] += routes->targets[rank];
    return status;
}

/* Sets the numbers of records to send and to receive, and the start of each rank's records in the
 * receive buffer. Collective. */
static dtl_status exchange_counts(struct comm *comm, struct routes *routes)
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

/* Fails on all ranks, before any records are exchanged, if the cuts are inconsistent: the caller's
 * comparator may differ between ranks or contradict itself. */
static dtl_status check_routes(struct comm *comm, const struct record_order *order, uint64_t count,
                               const struct routes *routes)
{
    bool is_consistent = routes->recv_starts[comm->size] == count;
    dtl_status status = DTL_SUCCESS;

    if (order->compare == NULL)
        return DTL_SUCCESS;
    for (int32_t rank = 0; rank < comm->size; rank++)
        is_consistent = is_consistent && routes->cuts[rank] <= routes->cuts[rank + 1];
    if (!is_consistent)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "cmp-order",
                                      "cmp contradicts itself, or that of another rank; "
                                      "expected one order on all ranks");
    return dtl__comm_agree(comm, status);
}

/* Converts counts and displacements from records to bytes, in place. */
static void scale_to_bytes(uint64_t *numbers, int32_t count, uint64_t factor)
{
    for (int32_t index = 0; index < count; index++)
        numbers[index] *= factor;
}

/* Sends each rank its records.  Leaves the counts of the routes in bytes, and `recv_starts` in
 * records.  Collective. */
static dtl_status exchange_records(struct comm *comm, const struct record_order *order,
                                   const void *records, void *received, struct routes *routes)
{
    int32_t size = comm->size;
    dtl_status status;

    scale_to_bytes(routes->send_counts, size, order->stride);
    scale_to_bytes(routes->cuts, size + 1, order->stride);
    scale_to_bytes(routes->recv_counts, size, order->stride);
    scale_to_bytes(routes->recv_starts, size + 1, order->stride);
    status = dtl__run(comm, alltoallv_of(records, routes->send_counts, routes->cuts, received,
                                         routes->recv_counts, routes->recv_starts,
                                         dtl__dtype(DTL_DTYPE_BYTE)));
    for (int32_t rank = 0; rank <= size; rank++)
        routes->recv_starts[rank] /= order->stride;
    return status;
}

/* Finds the splitters, exchanges the records, which each rank has sorted, and merges those that
 * this rank receives into `records`. Collective. */
static dtl_status exchange_and_merge(struct comm *comm, const struct record_order *order,
                                     void *records, uint64_t count, struct routes *routes)
{
    struct scratch received = {0};
    dtl_status status = find_targets(comm, count, routes);

    if (status == DTL_SUCCESS)
        status = dtl__splitters_find(comm, order, records, count, routes->targets, routes->cuts);
    dtl__progress_bar_update(routes->progress, CUT);
    if (status == DTL_SUCCESS)
        status = exchange_counts(comm, routes);
    if (status == DTL_SUCCESS)
        status = check_routes(comm, order, count, routes);
    if (status == DTL_SUCCESS)
        status =
            dtl__comm_agree(comm, dtl__scratch_open(&received, dtl__times(count, order->stride),
                                                    "records of other ranks"));
    if (status == DTL_SUCCESS)
        status = exchange_records(comm, order, records, received.start, routes);
    dtl__progress_bar_update(routes->progress, EXCHANGED);
    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(
            comm, dtl__sort_merge(order, received.start, routes->recv_starts, comm->size, records));
    if (status == DTL_SUCCESS)
        dtl__progress_bar_update(routes->progress, MERGED);
    dtl__scratch_close(&received);
    return status;
}

/* Sorts this rank's records as `local_sort` requires; LOCAL_SORT_DONE: not at all. */
static dtl_status sort_locally(const struct record_order *order, void *records, uint64_t count,
                               enum local_sort_kind local_sort)
{
    if (local_sort == LOCAL_SORT_STABLE)
        return dtl__sort_stable(order, records, count);
    return local_sort == LOCAL_SORT_ANY ? dtl__sort_any(order, records, count) : DTL_SUCCESS;
}

/* Sorts locally with a progress report. */
static DTL_COLD dtl_status sort_with_progress(const struct record_order *order, void *records,
                                              uint64_t count, enum local_sort_kind local_sort)
{
    struct progress_bar progress = dtl__progress_bar_make("sorting", SORTED_LOCALLY, true);
    dtl_status status = sort_locally(order, records, count, local_sort);

    dtl__progress_bar_update(&progress, SORTED_LOCALLY);
    dtl__progress_bar_end(&progress);
    return status;
}

/* Sorts locally, then exchanges the records and merges them.  Each rank keeps its number of
 * records.  Collective. */
static dtl_status sort_over_ranks(struct comm *comm, const struct record_order *order,
                                  void *records, uint64_t count, enum local_sort_kind local_sort)
{
    struct progress_bar progress =
        dtl__progress_bar_make("sorting", MERGED, comm->rank == 0 && count >= LONG_SORT);
    struct routes routes = {.progress = &progress};
    dtl_status status = sort_locally(order, records, count, local_sort);

    dtl__progress_bar_update(&progress, SORTED_LOCALLY);
    if (status == DTL_SUCCESS)
        status = make_routes(comm, &routes);
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status = exchange_and_merge(comm, order, records, count, &routes);
    dtl__release(routes.memory);
    dtl__progress_bar_end(&progress);
    return status;
}

dtl_status dtl__sort_distributed(struct comm *comm, const struct record_order *order, void *records,
                                 uint64_t count, enum local_sort_kind local_sort)
{
    if (comm != NULL && comm->size > 1)
        return sort_over_ranks(comm, order, records, count, local_sort);
    return (count < LONG_SORT ? sort_locally : sort_with_progress)(order, records, count,
                                                                   local_sort);
}
