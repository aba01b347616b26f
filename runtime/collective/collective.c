/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of the API, each in its three forms: called, started for a request, and made
 * ready for a plan.  Stubs have checked that both sides of a call agree. */
#include "count_check.h"
#include "device/device.h"
#include "device_collective.h"
#include "displacements.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "observe/check.h"
#include "plan.h"

/* ---- called ---------------------------------------------------------------------------------- */

static dtl_status called_with_counts(struct context *context, struct collective *what)
{
    struct comm *comm = &context->comm;
    dtl_status status = dtl__displacements_fill(context, what);

    return status == DTL_SUCCESS ? comm->ops->collectives[what->kind](comm, what) : status;
}

static dtl_status called_prefix(struct comm *comm, enum collective_kind kind,
                                const struct collective *what)
{
    dtl_status status = comm->ops->collectives[kind](comm, what);

    if (status == DTL_SUCCESS)
        result_complete(comm, what);
    return status;
}

/* The kind, and which arguments it has, are known where this is called: nothing is left of the
 * choice. */
__attribute__((always_inline)) static inline dtl_status called_on_host(struct context *context,
                                                                       enum collective_kind kind,
                                                                       struct collective *what)
{
    struct comm *comm = &context->comm;

    if (kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN)
        return called_prefix(comm, kind, what);
    if (collective_has_counts(kind))
        return called_with_counts(context, what);
    if (kind == COLLECTIVE_REDUCE_SCATTER && DTL_UNLIKELY(dtl__check_is_wanted(context))) {
        dtl_status status = dtl__counts_check(comm, what);

        if (status != DTL_SUCCESS)
            return status;
    }
    return comm->ops->collectives[kind](comm, what);
}

/* Of memory that may be a device's. */
static DTL_APART dtl_status called_on_any(struct context *context, struct collective *what)
{
    bool is_over = false;
    dtl_status status = dtl__device_called(context, what, &is_over);

    return is_over ? status : called_on_host(context, what->kind, what);
}

static inline dtl_status called(struct context *context, struct collective *what)
{
    const enum collective_kind kind = what->kind; /* kept where `what` is given away */

    if (kind == COLLECTIVE_BARRIER)
        return context->comm.ops->barrier(&context->comm);
    if (DTL_UNLIKELY(dtl__devices_in_use))
        return called_on_any(context, what);
    return called_on_host(context, kind, what);
}

/* ---- started --------------------------------------------------------------------------------- */

static dtl_status request_test(void *state, bool *done)
{
    return dtl__collective_request_test(state, done);
}

static dtl_status request_wait(void *state)
{
    return dtl__collective_request_wait(state);
}

static void request_release(void *state)
{
    dtl__collective_request_release(state);
}

static const struct future_source request_source = {
    .test = request_test, .wait = request_wait, .release = request_release};

static dtl_status start(struct context *context, const struct collective *what, struct future **out)
{
    struct future *future = NULL;
    struct collective_request *request = NULL;
    bool is_far = false;
    dtl_status status = dtl__device_started(context, what, &is_far);

    if (status == DTL_SUCCESS)
        status = dtl__collective_request_make(context, what, false, is_far, &request);
    if (status == DTL_SUCCESS)
        status = dtl__future_make(&request_source, request, &future);
    if (status != DTL_SUCCESS) {
        if (request != NULL)
            dtl__collective_request_release(request);
        if (dtl__check_is_wanted(context))
            dtl__check_begin(context);
        return dtl__check_fail(context, status);
    }
    status = dtl__collective_request_start(request);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        return status;
    }
    *out = future;
    return DTL_SUCCESS;
}

/* Of one that was started. */
static dtl_status ordered(struct future **out)
{
    struct future *future = *out;
    dtl_status status = dtl__collective_request_order(future->state);

    if (status != DTL_SUCCESS) {
        *out = NULL;
        dtl__future_release(future);
    }
    return status;
}

static dtl_status started(struct context *context, const struct collective *what,
                          struct future **out)
{
    dtl_status status;

    dtl__reserve_open();
    status = start(context, what, out);
    dtl__reserve_close();
    return status == DTL_SUCCESS ? ordered(out) : status;
}

/* ---- each collective ------------------------------------------------------------------------- */

/* The three forms of a collective: its arguments in terms of the contract, and as the API has them.
 */
#define FORMS(name, arguments, ...)                                                                \
    dtl_status dtl_impl_##name(__VA_ARGS__)                                                        \
    {                                                                                              \
        struct collective what = arguments;                                                        \
        return called(ctx, &what);                                                                 \
    }                                                                                              \
    dtl_status dtl_impl_i##name(__VA_ARGS__, struct future **request)                              \
    {                                                                                              \
        const struct collective what = arguments;                                                  \
        return started(ctx, &what, request);                                                       \
    }                                                                                              \
    dtl_status dtl_impl_plan_##name(__VA_ARGS__, struct collective_plan **plan)                    \
    {                                                                                              \
        const struct collective what = arguments;                                                  \
        return dtl__collective_plan_make(ctx, &what, plan);                                        \
    }

/* Equal to its counterpart, as the stub has seen. */
#define SAME __attribute__((unused))

FORMS(barrier, barrier_of(dtl__dtype(DTL_DTYPE_BYTE)), struct context *ctx)

FORMS(broadcast, broadcast_of(buf, count, dtl__dtype(dtype), root), struct context *ctx, void *buf,
      dtl_size_t count, dtl_dtype dtype, dtl_rank_t root)

FORMS(reduce, reduce_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op, root), struct context *ctx,
      const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
      dtl_rank_t root)

FORMS(allreduce, allreduce_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op), struct context *ctx,
      const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)

FORMS(scan, scan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op), struct context *ctx,
      const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)

FORMS(exscan, exscan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op), struct context *ctx,
      const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)

FORMS(reduce_scatter, reduce_scatter_of(sendbuf, recvbuf, recvcounts, dtl__dtype(dtype), op),
      struct context *ctx, const void *sendbuf, void *recvbuf, const dtl_size_t *recvcounts,
      dtl_dtype dtype, dtl_reduce_op op)

FORMS(gather, gather_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype), root),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype, dtl_rank_t root)

FORMS(scatter, scatter_of(sendbuf, recvbuf, recvcount, dtl__dtype(recvdtype), root),
      struct context *ctx, const void *sendbuf, SAME dtl_size_t sendcount, SAME dtl_dtype senddtype,
      void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)

FORMS(allgather, allgather_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype)),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype)

FORMS(alltoall, alltoall_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype)),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype)

FORMS(gatherv,
      gatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(senddtype), root),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *displs,
      SAME dtl_dtype recvdtype, dtl_rank_t root)

FORMS(scatterv,
      scatterv_of(sendbuf, sendcounts, displs, recvbuf, recvcount, dtl__dtype(recvdtype), root),
      struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
      const dtl_size_t *displs, SAME dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
      dtl_dtype recvdtype, dtl_rank_t root)

FORMS(allgatherv, allgatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(dtype)),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype dtype,
      void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *displs)

FORMS(alltoallv,
      alltoallv_of(sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls,
                   dtl__dtype(senddtype)),
      struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
      const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
      const dtl_size_t *rdispls, SAME dtl_dtype recvdtype)

dtl_status dtl_impl_allreduce_float64(struct context *ctx, double value, dtl_reduce_op op,
                                      double *result)
{
    return dtl_impl_allreduce(ctx, &value, result, 1, DTL_DTYPE_FLOAT64, op);
}

dtl_status dtl_impl_allreduce_int64(struct context *ctx, int64_t value, dtl_reduce_op op,
                                    int64_t *result)
{
    return dtl_impl_allreduce(ctx, &value, result, 1, DTL_DTYPE_INT64, op);
}

/* ---- reduce_scatter with one count ----------------------------------------------------------- */

static void counts_fill(const struct context *context, dtl_size_t count, uint64_t *counts)
{
    for (int32_t rank = 0; rank < context->comm.size; rank++)
        counts[rank] = count;
}

/* For as long as the other form needs them. */
static dtl_status counts_make(const struct context *context, dtl_size_t count, uint64_t **out)
{
    dtl_status status;

    dtl__reserve_open();
    status = dtl__alloc((void **)out, (uint64_t)context->comm.size * sizeof **out, "counts");
    dtl__reserve_close();
    if (status == DTL_SUCCESS)
        counts_fill(context, count, *out);
    return status;
}

dtl_status dtl_impl_reduce_scatter_block(struct context *ctx, const void *sendbuf, void *recvbuf,
                                         dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op)
{
    uint64_t *counts = dtl__row_of(ctx, ROW_COUNTS);

    counts_fill(ctx, recvcount, counts);
    return dtl_impl_reduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op);
}

dtl_status dtl_impl_ireduce_scatter_block(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                          struct future **request)
{
    uint64_t *counts = NULL;
    dtl_status status = counts_make(ctx, recvcount, &counts);

    if (status == DTL_SUCCESS)
        status = dtl_impl_ireduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op, request);
    dtl__release(counts);
    return status;
}

dtl_status dtl_impl_plan_reduce_scatter_block(struct context *ctx, const void *sendbuf,
                                              void *recvbuf, dtl_size_t recvcount, dtl_dtype dtype,
                                              dtl_reduce_op op, struct collective_plan **plan)
{
    uint64_t *counts = dtl__row_of(ctx, ROW_COUNTS);

    counts_fill(ctx, recvcount, counts);
    return dtl_impl_plan_reduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op, plan);
}
