/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/collective.yaml: barrier */
static void barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-barrier-ctx-handle",
        dtl_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-barrier-ctx-handle",
        dtl_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-barrier-ctx-handle",
        dtl_barrier((void *)live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-barrier-ctx-handle",
        dtl_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-barrier-ctx-handle",
        dtl_barrier(freed.context));
}

/* spec/collective.yaml: broadcast */
static void broadcast_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-ctx-handle",
        dtl_broadcast(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-ctx-handle",
        dtl_broadcast(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-ctx-handle",
        dtl_broadcast((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-ctx-handle",
        dtl_broadcast(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-ctx-handle",
        dtl_broadcast(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-broadcast-buf-null",
        dtl_broadcast(live.context, NULL, 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-dtype-enum",
        dtl_broadcast(live.context, OUT(1), 1, (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-broadcast-count-limit",
        dtl_broadcast(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-broadcast-root-range",
        dtl_broadcast(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1));
}

/* spec/collective.yaml: reduce */
static void reduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce-sendbuf-null",
        dtl_reduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce-recvbuf-null",
        dtl_reduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-dtype-enum",
        dtl_reduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-op-enum",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-count-limit",
        dtl_reduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM,
                   0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-reduce-root-range",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-recvbuf-overlap",
        dtl_reduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-op-op",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, 0));
}

/* spec/collective.yaml: allreduce */
static void allreduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-ctx-handle",
        dtl_allreduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-ctx-handle",
        dtl_allreduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-ctx-handle",
        dtl_allreduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-ctx-handle",
        dtl_allreduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-ctx-handle",
        dtl_allreduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce-sendbuf-null",
        dtl_allreduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce-recvbuf-null",
        dtl_allreduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-dtype-enum",
        dtl_allreduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-op-enum",
        dtl_allreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-count-limit",
        dtl_allreduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                      DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-recvbuf-overlap",
        dtl_allreduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce-op-op",
        dtl_allreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

/* spec/collective.yaml: allreduce_float64 */
static void allreduce_float64_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-ctx-handle",
        dtl_allreduce_float64(misuse_foreign, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-ctx-handle",
        dtl_allreduce_float64(misuse_nonsense, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-ctx-handle",
        dtl_allreduce_float64((void *)live.vector, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-ctx-handle",
        dtl_allreduce_float64(NULL, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-ctx-handle",
        dtl_allreduce_float64(freed.context, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce_float64-result-null",
        dtl_allreduce_float64(live.context, 0, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-op-enum",
        dtl_allreduce_float64(live.context, 0, (dtl_reduce_op)9999, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_float64-op-op",
        dtl_allreduce_float64(live.context, 0, DTL_OP_MINLOC, OUT(3)));
}

/* spec/collective.yaml: allreduce_int64 */
static void allreduce_int64_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-ctx-handle",
        dtl_allreduce_int64(misuse_foreign, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-ctx-handle",
        dtl_allreduce_int64(misuse_nonsense, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-ctx-handle",
        dtl_allreduce_int64((void *)live.vector, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-ctx-handle",
        dtl_allreduce_int64(NULL, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-ctx-handle",
        dtl_allreduce_int64(freed.context, 0, DTL_OP_SUM, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce_int64-result-null",
        dtl_allreduce_int64(live.context, 0, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-op-enum",
        dtl_allreduce_int64(live.context, 0, (dtl_reduce_op)9999, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_int64-op-op",
        dtl_allreduce_int64(live.context, 0, DTL_OP_MINLOC, OUT(3)));
}

/* spec/collective.yaml: gather */
static void gather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-gather-sendbuf-null",
        dtl_gather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-gather-recvbuf-null",
        dtl_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-senddtype-enum",
        dtl_gather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-recvdtype-enum",
        dtl_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-sendcount-limit",
        dtl_gather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                   DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-recvcount-limit",
        dtl_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                   DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-gather-root-range",
        dtl_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-count",
        dtl_gather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-dtype",
        dtl_gather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-recvbuf-overlap",
        dtl_gather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
}

/* spec/collective.yaml: allgather */
static void allgather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-ctx-handle",
        dtl_allgather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-ctx-handle",
        dtl_allgather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-ctx-handle",
        dtl_allgather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-ctx-handle",
        dtl_allgather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-ctx-handle",
        dtl_allgather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allgather-sendbuf-null",
        dtl_allgather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allgather-recvbuf-null",
        dtl_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-senddtype-enum",
        dtl_allgather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-recvdtype-enum",
        dtl_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-sendcount-limit",
        dtl_allgather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                      DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-recvcount-limit",
        dtl_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                      DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-count",
        dtl_allgather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-dtype",
        dtl_allgather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgather-recvbuf-overlap",
        dtl_allgather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
}

/* spec/collective.yaml: scatter */
static void scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-ctx-handle",
        dtl_scatter(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-ctx-handle",
        dtl_scatter(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-ctx-handle",
        dtl_scatter((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-ctx-handle",
        dtl_scatter(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-ctx-handle",
        dtl_scatter(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scatter-sendbuf-null",
        dtl_scatter(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scatter-recvbuf-null",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-senddtype-enum",
        dtl_scatter(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-recvdtype-enum",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-recvcount-limit",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-sendcount-limit",
        dtl_scatter(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-scatter-root-range",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-count",
        dtl_scatter(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-dtype",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-recvbuf-overlap",
        dtl_scatter(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0));
}

/* spec/collective.yaml: alltoall */
static void alltoall_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-ctx-handle",
        dtl_alltoall(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-ctx-handle",
        dtl_alltoall(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-ctx-handle",
        dtl_alltoall((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-ctx-handle",
        dtl_alltoall(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-ctx-handle",
        dtl_alltoall(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoall-sendbuf-null",
        dtl_alltoall(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoall-recvbuf-null",
        dtl_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-senddtype-enum",
        dtl_alltoall(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-recvdtype-enum",
        dtl_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-sendcount-limit",
        dtl_alltoall(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                     DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-recvcount-limit",
        dtl_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                     DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-count",
        dtl_alltoall(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-dtype",
        dtl_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoall-recvbuf-overlap",
        dtl_alltoall(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32));
}

/* spec/collective.yaml: gatherv */
static void gatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-ctx-handle",
        dtl_gatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-ctx-handle",
        dtl_gatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-ctx-handle",
        dtl_gatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-ctx-handle",
        dtl_gatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, DTL_DTYPE_INT32,
                    0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-ctx-handle",
        dtl_gatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-gatherv-recvcounts-null",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL, DTL_DTYPE_INT32,
                    0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-gatherv-sendbuf-null",
        dtl_gatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-gatherv-recvbuf-null",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-senddtype-enum",
        dtl_gatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-recvdtype-enum",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-sendcount-limit",
        dtl_gatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                    NULL, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-gatherv-root-range",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-count",
        dtl_gatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-dtype",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-recvbuf-overlap",
        dtl_gatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                    DTL_DTYPE_INT32, 0));
}

/* spec/collective.yaml: scatterv */
static void scatterv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-ctx-handle",
        dtl_scatterv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-ctx-handle",
        dtl_scatterv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-ctx-handle",
        dtl_scatterv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-ctx-handle",
        dtl_scatterv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32,
                     0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-ctx-handle",
        dtl_scatterv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scatterv-sendcounts-null",
        dtl_scatterv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32,
                     0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scatterv-sendbuf-null",
        dtl_scatterv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scatterv-recvbuf-null",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL, 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-senddtype-enum",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-recvdtype-enum",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-recvcount-limit",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                     9223372036854775807, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-scatterv-root-range",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-count",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 0,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-dtype",
        dtl_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-recvbuf-overlap",
        dtl_scatterv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
}

/* spec/collective.yaml: allgatherv */
static void allgatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-ctx-handle",
        dtl_allgatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-ctx-handle",
        dtl_allgatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-ctx-handle",
        dtl_allgatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-ctx-handle",
        dtl_allgatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-ctx-handle",
        dtl_allgatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allgatherv-recvcounts-null",
        dtl_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allgatherv-sendbuf-null",
        dtl_allgatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allgatherv-recvbuf-null",
        dtl_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-dtype-enum",
        dtl_allgatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-sendcount-limit",
        dtl_allgatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4),
                       misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-count",
        dtl_allgatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-recvbuf-overlap",
        dtl_allgatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL));
}

/* spec/collective.yaml: alltoallv */
static void alltoallv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-ctx-handle",
        dtl_alltoallv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-ctx-handle",
        dtl_alltoallv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-ctx-handle",
        dtl_alltoallv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-ctx-handle",
        dtl_alltoallv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL,
                      DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-ctx-handle",
        dtl_alltoallv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoallv-sendcounts-null",
        dtl_alltoallv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL,
                      DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoallv-recvcounts-null",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), NULL, NULL,
                      DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoallv-sendbuf-null",
        dtl_alltoallv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                      NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-alltoallv-recvbuf-null",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL, misuse_ones,
                      NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-senddtype-enum",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5), misuse_ones,
                      NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-recvdtype-enum",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                      NULL, (dtl_dtype)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-dtype",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5), misuse_ones,
                      NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-recvbuf-overlap",
        dtl_alltoallv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
}

/* spec/collective.yaml: scan */
static void scan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-ctx-handle",
        dtl_scan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-ctx-handle",
        dtl_scan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-ctx-handle",
        dtl_scan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-ctx-handle",
        dtl_scan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-ctx-handle",
        dtl_scan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scan-sendbuf-null",
        dtl_scan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-scan-recvbuf-null",
        dtl_scan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-dtype-enum",
        dtl_scan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-op-enum",
        dtl_scan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-count-limit",
        dtl_scan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-recvbuf-overlap",
        dtl_scan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scan-op-op",
        dtl_scan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

/* spec/collective.yaml: exscan */
static void exscan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-ctx-handle",
        dtl_exscan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-ctx-handle",
        dtl_exscan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-ctx-handle",
        dtl_exscan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-ctx-handle",
        dtl_exscan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-ctx-handle",
        dtl_exscan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-exscan-sendbuf-null",
        dtl_exscan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-exscan-recvbuf-null",
        dtl_exscan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-dtype-enum",
        dtl_exscan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-op-enum",
        dtl_exscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-count-limit",
        dtl_exscan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-recvbuf-overlap",
        dtl_exscan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exscan-op-op",
        dtl_exscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

/* spec/collective.yaml: reduce_scatter */
static void reduce_scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-ctx-handle",
        dtl_reduce_scatter(misuse_foreign, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-ctx-handle",
        dtl_reduce_scatter(misuse_nonsense, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-ctx-handle",
        dtl_reduce_scatter((void *)live.vector, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-ctx-handle",
        dtl_reduce_scatter(NULL, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-ctx-handle",
        dtl_reduce_scatter(freed.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_scatter-recvcounts-null",
        dtl_reduce_scatter(live.context, IN(1), OUT(2), NULL, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_scatter-sendbuf-null",
        dtl_reduce_scatter(live.context, NULL, OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_scatter-recvbuf-null",
        dtl_reduce_scatter(live.context, IN(1), NULL, misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-dtype-enum",
        dtl_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-op-enum",
        dtl_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                           (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-recvbuf-overlap",
        dtl_reduce_scatter(live.context, OUT(2), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-op-op",
        dtl_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                           DTL_OP_MINLOC));
}

/* spec/collective.yaml: reduce_scatter_block */
static void reduce_scatter_block_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-ctx-handle",
        dtl_reduce_scatter_block(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-ctx-handle",
        dtl_reduce_scatter_block(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-ctx-handle",
        dtl_reduce_scatter_block((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                 DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-ctx-handle",
        dtl_reduce_scatter_block(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-ctx-handle",
        dtl_reduce_scatter_block(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_scatter_block-sendbuf-null",
        dtl_reduce_scatter_block(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_scatter_block-recvbuf-null",
        dtl_reduce_scatter_block(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-dtype-enum",
        dtl_reduce_scatter_block(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-op-enum",
        dtl_reduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                 (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-recvcount-limit",
        dtl_reduce_scatter_block(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                                 DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-recvbuf-overlap",
        dtl_reduce_scatter_block(live.context, OUT(2), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter_block-op-op",
        dtl_reduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(barrier_refuses),
        cmocka_unit_test(broadcast_refuses),
        cmocka_unit_test(reduce_refuses),
        cmocka_unit_test(allreduce_refuses),
        cmocka_unit_test(allreduce_float64_refuses),
        cmocka_unit_test(allreduce_int64_refuses),
        cmocka_unit_test(gather_refuses),
        cmocka_unit_test(allgather_refuses),
        cmocka_unit_test(scatter_refuses),
        cmocka_unit_test(alltoall_refuses),
        cmocka_unit_test(gatherv_refuses),
        cmocka_unit_test(scatterv_refuses),
        cmocka_unit_test(allgatherv_refuses),
        cmocka_unit_test(alltoallv_refuses),
        cmocka_unit_test(scan_refuses),
        cmocka_unit_test(exscan_refuses),
        cmocka_unit_test(reduce_scatter_refuses),
        cmocka_unit_test(reduce_scatter_block_refuses),
    };

    return cmocka_run_group_tests_name("collective", tests, objects_make, objects_free);
}
