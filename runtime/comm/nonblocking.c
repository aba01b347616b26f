/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of the API that are started for a request, and those that are made ready for a
 * plan: what each of them is, in terms of the contract. */
#include "dtl_impl.h"
#include "plan.h"

static dtl_status flight_test(void *state, bool *done)
{
    return dtl__flight_test(state, done);
}

static dtl_status flight_wait(void *state)
{
    return dtl__flight_wait(state);
}

static void flight_release(void *state)
{
    dtl__flight_release(state);
}

static const struct future_source flight_source = {
    .test = flight_test, .wait = flight_wait, .release = flight_release};

static dtl_status started(struct context *context, const struct collective *what,
                          struct future **request)
{
    struct future *made = NULL;
    struct flight *flight = NULL;
    dtl_status status = dtl__flight_make(context, what, false, &flight);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__future_make(&flight_source, flight, &made);
    if (status != DTL_SUCCESS) {
        dtl__flight_release(flight);
        return status;
    }
    status = dtl__flight_start(flight);
    if (status != DTL_SUCCESS) {
        dtl__future_release(made);
        return status;
    }
    *request = made;
    return DTL_SUCCESS;
}

/* ---- blocks of one size ---------------------------------------------------------------------- */

/* One count a rank, for as long as the other form takes to copy them. */
static dtl_status counts_make(const struct context *context, dtl_size_t count, uint64_t **out)
{
    dtl_status status =
        dtl__alloc((void **)out, (uint64_t)context->comm.size * sizeof **out, "counts");

    for (int32_t rank = 0; status == DTL_SUCCESS && rank < context->comm.size; rank++)
        (*out)[rank] = count;
    return status;
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
    uint64_t *counts = NULL;
    dtl_status status = counts_make(ctx, recvcount, &counts);

    if (status == DTL_SUCCESS)
        status = dtl_impl_plan_reduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op, plan);
    dtl__release(counts);
    return status;
}

/* ---- each collective ---------------------------------------------------------------------- */

/* Both forms of a collective, with the arguments of the blocking one. */
#define FORMS(name, what, ...)                                                                     \
    dtl_status dtl_impl_i##name(__VA_ARGS__, struct future **request)                              \
    {                                                                                              \
        return started(ctx, what, request);                                                        \
    }                                                                                              \
    dtl_status dtl_impl_plan_##name(__VA_ARGS__, struct collective_plan **plan)                    \
    {                                                                                              \
        return dtl__collective_plan_make(ctx, what, plan);                                         \
    }

#define WHAT_AT(name, dtype, where, ...)                                                           \
    (&(struct collective){                                                                         \
        .kind = COLLECTIVE_##name, .type = dtl__dtype(dtype), .root = (where), __VA_ARGS__})

/* Of a collective without a root. */
#define WHAT(name, dtype, ...) WHAT_AT(name, dtype, -1, __VA_ARGS__)

/* Equal to its counterpart, as the stub has seen. */
#define SAME __attribute__((unused))

FORMS(barrier, WHAT(BARRIER, DTL_DTYPE_BYTE, .count = 0), struct context *ctx)

FORMS(broadcast, WHAT_AT(BROADCAST, dtype, root, .recv = buf, .count = count), struct context *ctx,
      void *buf, dtl_size_t count, dtl_dtype dtype, dtl_rank_t root)

FORMS(reduce,
      WHAT_AT(REDUCE, dtype, root, .send = sendbuf, .recv = recvbuf, .count = count, .op = op),
      struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
      dtl_reduce_op op, dtl_rank_t root)

FORMS(allreduce, WHAT(ALLREDUCE, dtype, .send = sendbuf, .recv = recvbuf, .count = count, .op = op),
      struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
      dtl_reduce_op op)

FORMS(gather,
      WHAT_AT(GATHER, senddtype, root, .send = sendbuf, .recv = recvbuf, .count = sendcount),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype, dtl_rank_t root)

FORMS(allgather, WHAT(ALLGATHER, senddtype, .send = sendbuf, .recv = recvbuf, .count = sendcount),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype)

FORMS(scatter,
      WHAT_AT(SCATTER, recvdtype, root, .send = sendbuf, .recv = recvbuf, .count = recvcount),
      struct context *ctx, const void *sendbuf, SAME dtl_size_t sendcount, SAME dtl_dtype senddtype,
      void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)

FORMS(alltoall, WHAT(ALLTOALL, senddtype, .send = sendbuf, .recv = recvbuf, .count = sendcount),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, SAME dtl_size_t recvcount, SAME dtl_dtype recvdtype)

FORMS(gatherv,
      WHAT_AT(GATHERV, senddtype, root, .send = sendbuf, .count = sendcount, .recv = recvbuf,
              .recvcounts = recvcounts, .rdispls = displs),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype senddtype,
      void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *displs,
      SAME dtl_dtype recvdtype, dtl_rank_t root)

FORMS(scatterv,
      WHAT_AT(SCATTERV, recvdtype, root, .send = sendbuf, .sendcounts = sendcounts,
              .sdispls = displs, .recv = recvbuf, .count = recvcount),
      struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
      const dtl_size_t *displs, SAME dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
      dtl_dtype recvdtype, dtl_rank_t root)

FORMS(allgatherv,
      WHAT(ALLGATHERV, dtype, .send = sendbuf, .count = sendcount, .recv = recvbuf,
           .recvcounts = recvcounts, .rdispls = displs),
      struct context *ctx, const void *sendbuf, dtl_size_t sendcount, dtl_dtype dtype,
      void *recvbuf, const dtl_size_t *recvcounts, const dtl_size_t *displs)

FORMS(alltoallv,
      WHAT(ALLTOALLV, senddtype, .send = sendbuf, .sendcounts = sendcounts, .sdispls = sdispls,
           .recv = recvbuf, .recvcounts = recvcounts, .rdispls = rdispls),
      struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
      const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
      const dtl_size_t *rdispls, SAME dtl_dtype recvdtype)

FORMS(scan, WHAT(SCAN, dtype, .send = sendbuf, .recv = recvbuf, .count = count, .op = op),
      struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
      dtl_reduce_op op)

FORMS(exscan, WHAT(EXSCAN, dtype, .send = sendbuf, .recv = recvbuf, .count = count, .op = op),
      struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
      dtl_reduce_op op)

FORMS(reduce_scatter,
      WHAT(REDUCE_SCATTER, dtype, .send = sendbuf, .recv = recvbuf, .recvcounts = recvcounts,
           .op = op),
      struct context *ctx, const void *sendbuf, void *recvbuf, const dtl_size_t *recvcounts,
      dtl_dtype dtype, dtl_reduce_op op)
