/* SPDX-License-Identifier: BSD-3-Clause */
/* The collective functions of the API, each in three forms: blocking, nonblocking and plan.  The
 * generated stubs have validated the arguments, and have checked that redundant ones, such as
 * sendcount and recvcount, agree. */
#include "count_check.h"
#include "device/device.h"
#include "device_collective.h"
#include "displacements.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "observe/check.h"
#include "plan.h"

/* ---- blocking -------------------------------------------------------------------------------- */

/* Runs a collective with counts per rank; first sets missing displacements and, under DTL_CHECK,
 * compares the counts. */
static dtl_status run_with_counts(struct context *context, struct collective *collective)
{
    struct comm *comm = &context->comm;
    dtl_status status = dtl__displacements_fill(context, collective);

    return status == DTL_SUCCESS ? comm->ops->collectives[collective->kind](comm, collective)
                                 : status;
}

/* Runs a scan or an exscan, and sets the exscan result of rank 0 to the neutral element. */
static dtl_status run_prefix(struct comm *comm, enum collective_kind kind,
                             const struct collective *collective)
{
    dtl_status status = comm->ops->collectives[kind](comm, collective);

    if (status == DTL_SUCCESS)
        complete_result(comm, collective);
    return status;
}

/* Always inlined into a caller that passes a constant `kind`, so that the compiler removes the
 * branches. */
__attribute__((always_inline)) static inline dtl_status run_on_host(struct context *context,
                                                                    enum collective_kind kind,
                                                                    struct collective *collective)
{
    struct comm *comm = &context->comm;

    if (kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN)
        return run_prefix(comm, kind, collective);
    if (collective_has_counts(kind))
        return run_with_counts(context, collective);
    if (kind == COLLECTIVE_REDUCE_SCATTER && DTL_UNLIKELY(dtl__check_is_wanted(context))) {
        dtl_status status = dtl__counts_check(comm, collective);

        if (status != DTL_SUCCESS)
            return status;
    }
    return comm->ops->collectives[kind](comm, collective);
}

/* Runs a collective whose buffers may be in device memory. */
static DTL_COLD dtl_status run_on_any_memory(struct context *context, struct collective *collective)
{
    bool is_done = false;
    dtl_status status = dtl__device_run(context, collective, &is_done);

    return is_done ? status : run_on_host(context, collective->kind, collective);
}

/* Runs a blocking collective whose buffers are in host or device memory. */
static inline dtl_status run_blocking(struct context *context, struct collective *collective)
{
    const enum collective_kind kind =
        collective->kind; /* read before `collective` escapes, so that it remains a constant */

    if (kind == COLLECTIVE_BARRIER)
        return context->comm.ops->barrier(&context->comm);
    if (DTL_UNLIKELY(dtl__devices_in_use))
        return run_on_any_memory(context, collective);
    return run_on_host(context, kind, collective);
}

/* ---- nonblocking ----------------------------------------------------------------------------- */

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

/* Creates a request and starts it. */
static dtl_status make_and_start(struct context *context, const struct collective *collective,
                                 struct future **out)
{
    struct future *future = NULL;
    struct collective_request *request = NULL;
    bool is_on_device = false;
    dtl_status status = dtl__device_detect_local(context, collective, &is_on_device);

    if (status == DTL_SUCCESS)
        status = dtl__collective_request_make(context, collective, false, is_on_device, &request);
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

/* Starts the collective and sets *out to its request, which the caller owns. */
static dtl_status start_nonblocking(struct context *context, const struct collective *collective,
                                    struct future **out)
{
    dtl_status status;

    dtl__reserve_open();
    status = make_and_start(context, collective, out);
    dtl__reserve_close();
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__collective_request_order((*out)->state);
    if (status != DTL_SUCCESS) {
        dtl__future_release(*out);
        *out = NULL;
    }
    return status;
}

/* ---- definitions ----------------------------------------------------------------------------- */

/* Defines the three forms of a collective.  `arguments` is the expression that builds the struct
 * collective; the variable arguments are the parameters of the API function. */
#define DEFINE_COLLECTIVE(name, arguments, ...)                                                    \
    dtl_status dtl_impl_##name(__VA_ARGS__)                                                        \
    {                                                                                              \
        struct collective collective = arguments;                                                  \
        return run_blocking(ctx, &collective);                                                     \
    }                                                                                              \
    dtl_status dtl_impl_i##name(__VA_ARGS__, struct future **request)                              \
    {                                                                                              \
        const struct collective collective = arguments;                                            \
        return start_nonblocking(ctx, &collective, request);                                       \
    }                                                                                              \
    dtl_status dtl_impl_plan_##name(__VA_ARGS__, struct collective_plan **plan)                    \
    {                                                                                              \
        const struct collective collective = arguments;                                            \
        return dtl__collective_plan_make(ctx, &collective, plan);                                  \
    }

/* Marks a parameter that equals another one, which the stub has checked. */
#define UNUSED __attribute__((unused))

DEFINE_COLLECTIVE(barrier, barrier_of(dtl__dtype(DTL_DTYPE_BYTE)), struct context *ctx)

DEFINE_COLLECTIVE(broadcast, broadcast_of(buf, count, dtl__dtype(dtype), root), struct context *ctx,
                  void *buf, dtl_size_t count, dtl_dtype dtype, dtl_rank_t root)

DEFINE_COLLECTIVE(reduce, reduce_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op, root),
                  struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                  dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)

DEFINE_COLLECTIVE(allreduce, allreduce_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op),
                  struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                  dtl_dtype dtype, dtl_reduce_op op)

DEFINE_COLLECTIVE(scan, scan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op),
                  struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                  dtl_dtype dtype, dtl_reduce_op op)

DEFINE_COLLECTIVE(exscan, exscan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op),
                  struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                  dtl_dtype dtype, dtl_reduce_op op)

DEFINE_COLLECTIVE(reduce_scatter,
                  reduce_scatter_of(sendbuf, recvbuf, recvcounts, dtl__dtype(dtype), op),
                  struct context *ctx, const void *sendbuf, void *recvbuf,
                  const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op)

DEFINE_COLLECTIVE(gather, gather_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype), root),
                  struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                  dtl_dtype senddtype, void *recvbuf, UNUSED dtl_size_t recvcount,
                  UNUSED dtl_dtype recvdtype, dtl_rank_t root)

DEFINE_COLLECTIVE(scatter, scatter_of(sendbuf, recvbuf, recvcount, dtl__dtype(recvdtype), root),
                  struct context *ctx, const void *sendbuf, UNUSED dtl_size_t sendcount,
                  UNUSED dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                  dtl_dtype recvdtype, dtl_rank_t root)

DEFINE_COLLECTIVE(allgather, allgather_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype)),
                  struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                  dtl_dtype senddtype, void *recvbuf, UNUSED dtl_size_t recvcount,
                  UNUSED dtl_dtype recvdtype)

DEFINE_COLLECTIVE(alltoall, alltoall_of(sendbuf, recvbuf, sendcount, dtl__dtype(senddtype)),
                  struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                  dtl_dtype senddtype, void *recvbuf, UNUSED dtl_size_t recvcount,
                  UNUSED dtl_dtype recvdtype)

DEFINE_COLLECTIVE(gatherv,
                  gatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(senddtype),
                             root),
                  struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                  dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                  const dtl_size_t *displs, UNUSED dtl_dtype recvdtype, dtl_rank_t root)

DEFINE_COLLECTIVE(scatterv,
                  scatterv_of(sendbuf, sendcounts, displs, recvbuf, recvcount,
                              dtl__dtype(recvdtype), root),
                  struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                  const dtl_size_t *displs, UNUSED dtl_dtype senddtype, void *recvbuf,
                  dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)

DEFINE_COLLECTIVE(allgatherv,
                  allgatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(dtype)),
                  struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype dtype,
                  void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *displs)

DEFINE_COLLECTIVE(alltoallv,
                  alltoallv_of(sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls,
                               dtl__dtype(senddtype)),
                  struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                  const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                  const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                  UNUSED dtl_dtype recvdtype)

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

/* Sets `counts` to `count` for each rank. */
static void counts_fill(const struct context *context, dtl_size_t count, uint64_t *counts)
{
    for (int32_t rank = 0; rank < context->comm.size; rank++)
        counts[rank] = count;
}

/* Allocates an array that holds `count` for each rank; the caller releases it. */
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
    uint64_t *counts = dtl__context_row(ctx, ROW_COUNTS);

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
    uint64_t *counts = dtl__context_row(ctx, ROW_COUNTS);

    counts_fill(ctx, recvcount, counts);
    return dtl_impl_plan_reduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op, plan);
}
