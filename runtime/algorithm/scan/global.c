/* SPDX-License-Identifier: BSD-3-Clause */
/* Global scans: prefix reductions in the order of global indices.  The reductions of the ranks'
 * elements are scanned over the ranks, and then each rank scans its part, starting with the result
 * of the previous ranks. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/global_order.h"
#include "algorithm/reduce/finite.h"
#include "algorithm/reduce/fold.h"
#include "comm/agreement_record.h"
#include "dtl_impl.h"
#include "scan.h"

/* ---- scans that avoid overflow --------------------------------------------------------------- */

enum { RANKS_ON_STACK = 64 };

/* This rank's part of a scan: elements in global order, in host or device memory. */
struct rank_scan {
    struct container *part;
    struct comm *comm;
    dtl_reduce_op op;
    bool is_inclusive;
};

/* Scans this rank's elements on the host, and sets *after to the prefix including all of them. */
static dtl_status scan_with_end(const struct rank_scan *scan, const void *before, void *after)
{
    const struct dtype *type = scan->part->type;
    struct staged staged;
    _Alignas(16) char last[ELEMENT_BYTES];
    char *end;
    dtl_status status = dtl__stage(scan->part, STAGE_UPDATE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    end = (char *)staged.container->data + (scan->part->local_size - 1) * type->size;
    memcpy(last, end, type->size);
    status = dtl__scan_local(staged.container, scan->op, scan->is_inclusive, before);
    memcpy(after, scan->is_inclusive ? end : last, type->size);
    if (!scan->is_inclusive)
        dtl__kernel(type->id, scan->op)(after, end, 1);
    return dtl__stage_end(&staged, status);
}

/* Scans so that no partial result of one rank overflows unless the scan in index order does
 * (finite.h).  All ranks have all `totals`, and combine them in rank order.  A rank whose total is
 * not finite scans its elements when its turn comes, and broadcasts the prefix that includes them.
 */
static dtl_status scan_by_totals(const struct rank_scan *scan, const char *totals)
{
    const struct dtype *type = scan->part->type;
    struct comm *comm = scan->comm;
    bool is_done = false;
    _Alignas(16) char prefix[ELEMENT_BYTES], mine[ELEMENT_BYTES];
    dtl_status status = DTL_SUCCESS, broadcast_status = DTL_SUCCESS;

    dtl__neutral(type->id, scan->op, prefix);
    for (int32_t rank = 0; rank < comm->size && broadcast_status == DTL_SUCCESS; rank++) {
        const void *total = totals + (uint64_t)rank * type->size;
        _Alignas(16) char next[ELEMENT_BYTES];

        if (rank == comm->rank)
            memcpy(mine, prefix, type->size);
        memcpy(next, total, type->size);
        if (dtl__all_finite(type, total, 1) || rank == comm->size - 1) {
            dtl__kernel(type->id, scan->op)(next, prefix, 1);
        } else {
            is_done = is_done || rank == comm->rank;
            if (rank == comm->rank)
                status = scan_with_end(scan, rank == 0 ? NULL : mine, next);
            broadcast_status = dtl__run(comm, broadcast_of(next, 1, type, rank));
        }
        memcpy(prefix, next, type->size);
    }
    if (status == DTL_SUCCESS)
        status = broadcast_status;
    if (status == DTL_SUCCESS && !is_done)
        status = dtl__scan_local(scan->part, scan->op, scan->is_inclusive,
                                 comm->rank == 0 ? NULL : mine);
    return status;
}

/* Returns true if the totals of all ranks fit into one record of the agreement. */
static bool totals_fit_in_record(const struct rank_scan *scan)
{
    return record_has_value((uint64_t)scan->comm->size, scan->part->type->size);
}

/* Exchanges small totals within the agreement's record, in which a rank may also report a failure.
 * Each rank fills in its own total and leaves the others zero; a bitwise OR combines them.
 * `totals` has the size of a record's payload. */
static dtl_status exchange_small_totals(const struct rank_scan *scan, const void *total,
                                        char *totals)
{
    const uint64_t size = scan->part->type->size, bytes = (uint64_t)scan->comm->size * size;

    memset(totals, 0, bytes);
    memcpy(totals + (uint64_t)scan->comm->rank * size, total, size);
    return dtl__comm_combine(scan->comm, totals, totals, bytes, dtl__dtype(DTL_DTYPE_BYTE),
                             DTL_OP_BOR);
}

/* Sets `totals` to the reductions of the ranks' elements, in rank order.  Collective. */
static dtl_status gather_totals(const struct rank_scan *scan, const void *total, char *totals)
{
    if (totals_fit_in_record(scan))
        return exchange_small_totals(scan, total, totals);
    return dtl__run(scan->comm, allgather_of(total, totals, 1, scan->part->type));
}

/* Scans from the totals of all ranks instead of an exscan, for totals that overflow.  `total` is
 * this rank's.  Collective. */
static dtl_status scan_avoiding_overflow(const struct rank_scan *scan, const void *total)
{
    _Alignas(16) char stack_totals[RANKS_ON_STACK * ELEMENT_BYTES];
    uint64_t bytes = (uint64_t)scan->comm->size * scan->part->type->size;
    char *all_totals = stack_totals;
    dtl_status status = DTL_SUCCESS;

    if (scan->comm->size > RANKS_ON_STACK)
        status = dtl__comm_agree(scan->comm, dtl__alloc((void **)&all_totals, bytes,
                                                        "reductions of the ranks' elements"));
    if (status == DTL_SUCCESS)
        status = gather_totals(scan, total, all_totals);
    if (status == DTL_SUCCESS)
        status = scan_by_totals(scan, all_totals);
    if (all_totals != stack_totals)
        dtl__release(all_totals);
    return status;
}

/* ---- over all ranks -------------------------------------------------------------------------- */

/* Sets `before` to the reduction of the elements of lower ranks.  Leaves it unchanged on rank 0.
 * Collective. */
static dtl_status find_prefix(const struct rank_scan *scan, const void *total, void *before)
{
    const struct dtype *type = scan->part->type;
    _Alignas(16) char totals[RECORD_PAYLOAD];
    dtl_status status;

    if (!totals_fit_in_record(scan))
        return dtl__run(scan->comm, exscan_of(total, before, 1, type, scan->op));
    status = exchange_small_totals(scan, total, totals);
    for (int32_t rank = 0; rank < scan->comm->rank && status == DTL_SUCCESS; rank++) {
        _Alignas(16) char next[ELEMENT_BYTES];

        memcpy(next, totals + (uint64_t)rank * type->size, type->size);
        if (rank == 0)
            memcpy(before, next, type->size);
        else
            dtl__kernel(type->id, scan->op)(before, next, 1);
    }
    return status;
}

/* Scans elements that the ranks hold in global order, with `total` as this rank's reduction.
 * Collective. */
static dtl_status scan_with_total(const struct rank_scan *scan, const void *total)
{
    const struct dtype *type = scan->part->type;
    _Alignas(16) char before[ELEMENT_BYTES];
    dtl_status status;

    if (dtl__may_overflow(type, scan->op))
        return scan_avoiding_overflow(scan, total);
    dtl__neutral(type->id, scan->op, before);
    status = find_prefix(scan, total, before);
    if (status != DTL_SUCCESS)
        return status;
    return dtl__scan_local(scan->part, scan->op, scan->is_inclusive,
                           scan->comm->rank == 0 ? NULL : before);
}

/* Reduces this rank's elements, which are in host memory, and scans.  Collective.  The first
 * message is an agreement, which carries the totals if they are small. */
static dtl_status scan_over_ranks(const struct rank_scan *scan)
{
    _Alignas(16) char total[ELEMENT_BYTES];
    dtl_status status = dtl__fold_local(scan->part, scan->op, total);

    if (status != DTL_SUCCESS || !totals_fit_in_record(scan))
        status = dtl__agree_on(scan->part, status);
    return status == DTL_SUCCESS ? scan_with_total(scan, total) : status;
}

/* Scans elements in global order, in place in host memory.  Collective. */
static dtl_status scan_ordered(const struct global_order *ordered, dtl_reduce_op op,
                               bool is_inclusive)
{
    struct container part = *ordered->container;
    struct rank_scan scan = {
        .part = &part, .comm = ordered->comm, .op = op, .is_inclusive = is_inclusive};

    part.data = ordered->data;
    part.device_data = NULL;
    part.local_size = ordered->count;
    part.may_be_on_device = false;
    if (ordered->comm == NULL || ordered->comm->size == 1)
        return dtl__scan_local(&part, op, is_inclusive, NULL);
    return scan_over_ranks(&scan);
}

/* Scans the elements in global order on the host, and writes them back.  Collective. */
static dtl_status scan_on_host(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct global_order ordered;
    dtl_status status = dtl__global_order_open(container, false, &ordered);

    if (status != DTL_SUCCESS)
        return status;
    status = scan_ordered(&ordered, op, is_inclusive);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered);
    dtl__global_order_close(&ordered);
    return status;
}

/* ---- on devices ------------------------------------------------------------------------------ */

/* Scans elements that are in global order, in host or device memory.  Collective. */
static dtl_status scan_in_global_order(struct container *container, dtl_reduce_op op,
                                       bool is_inclusive)
{
    struct rank_scan scan = {.part = container,
                             .comm = dtl__sharing_comm(container),
                             .op = op,
                             .is_inclusive = is_inclusive};
    _Alignas(16) char total[ELEMENT_BYTES];
    dtl_status status;

    if (scan.comm == NULL)
        return dtl__agree_on(container, dtl__scan_local(container, op, is_inclusive, NULL));
    status = dtl__agree_on(container, dtl__fold_local(container, op, total));
    if (status != DTL_SUCCESS)
        return status; /* the failure is the same on all ranks */
    return dtl__agree_on(container, scan_with_total(&scan, total));
}

/* Scans a container whose elements may be in device memory: in place if they are in global order
 * or can be reordered there, otherwise on the host.  Collective. */
static dtl_status scan_on_devices(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct container *ordered;
    dtl_status status;

    dtl__ordered_container_open(container, &ordered);
    status = (dtl__is_in_global_order(ordered) ? scan_in_global_order : scan_on_host)(ordered, op,
                                                                                      is_inclusive);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(container, ordered);
    dtl__ordered_container_close(container, ordered);
    return status;
}

/* ---- in host or device memory ---------------------------------------------------------------- */

/* Scans all elements of a container in global order.  Collective. */
static dtl_status scan_container(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    return (container->may_be_on_device ? scan_on_devices : scan_on_host)(container, op,
                                                                          is_inclusive);
}

dtl_status dtl_impl_container_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return scan_container(container, op, true);
}

dtl_status dtl_impl_container_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return scan_container(container, op, false);
}
