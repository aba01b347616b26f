/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
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

/* spec/collective.yaml: allreduce_alike */
static void allreduce_alike_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-ctx-handle",
        dtl_allreduce_alike(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-ctx-handle",
        dtl_allreduce_alike(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-ctx-handle",
        dtl_allreduce_alike((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1,
                            OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-ctx-handle",
        dtl_allreduce_alike(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-ctx-handle",
        dtl_allreduce_alike(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-sendbuf-memory",
        dtl_allreduce_alike(live.context, misuse_device_memory, OUT(2), 1, DTL_DTYPE_INT32, 0, 0,
                            1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-recvbuf-memory",
        dtl_allreduce_alike(live.context, IN(1), misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 0, 1,
                            OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce_alike-sendbuf-null",
        dtl_allreduce_alike(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce_alike-recvbuf-null",
        dtl_allreduce_alike(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-allreduce_alike-result_dtype-null",
        dtl_allreduce_alike(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, 0, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-dtype-enum",
        dtl_allreduce_alike(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-count-limit",
        dtl_allreduce_alike(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, 0,
                            0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allreduce_alike-recvbuf-overlap",
        dtl_allreduce_alike(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, 0, 0, 1,
                            OUT(8)));
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-sendcount-limit",
        dtl_scatter(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatter-recvcount-limit",
        dtl_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-recvcounts-memory",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory, NULL,
                    DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gatherv-displs-memory",
        dtl_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                    misuse_device_memory, DTL_DTYPE_INT32, 0));
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-sendcounts-memory",
        dtl_scatterv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                     DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-scatterv-displs-memory",
        dtl_scatterv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                     OUT(5), 1, DTL_DTYPE_INT32, 0));
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-recvcounts-memory",
        dtl_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory,
                       NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-allgatherv-displs-memory",
        dtl_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                       misuse_device_memory));
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-sendcounts-memory",
        dtl_alltoallv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-sdispls-memory",
        dtl_alltoallv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                      OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-recvcounts-memory",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      misuse_device_memory, NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-alltoallv-rdispls-memory",
        dtl_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                      misuse_device_memory, DTL_DTYPE_INT32));
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
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_scatter-recvcounts-memory",
        dtl_reduce_scatter(live.context, IN(1), OUT(2), misuse_device_memory, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
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

/* spec/collective.yaml: ibarrier */
static void ibarrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibarrier-ctx-handle",
        dtl_ibarrier(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibarrier-ctx-handle",
        dtl_ibarrier(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibarrier-ctx-handle",
        dtl_ibarrier((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibarrier-ctx-handle",
        dtl_ibarrier(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibarrier-ctx-handle",
        dtl_ibarrier(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ibarrier-request-null",
        dtl_ibarrier(live.context, NULL));
}

/* spec/collective.yaml: ibroadcast */
static void ibroadcast_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-ctx-handle",
        dtl_ibroadcast(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-ctx-handle",
        dtl_ibroadcast(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-ctx-handle",
        dtl_ibroadcast((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-ctx-handle",
        dtl_ibroadcast(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-ctx-handle",
        dtl_ibroadcast(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ibroadcast-buf-null",
        dtl_ibroadcast(live.context, NULL, 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ibroadcast-request-null",
        dtl_ibroadcast(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-dtype-enum",
        dtl_ibroadcast(live.context, OUT(1), 1, (dtl_dtype)9999, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ibroadcast-count-limit",
        dtl_ibroadcast(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-ibroadcast-root-range",
        dtl_ibroadcast(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1, OUT(5)));
}

/* spec/collective.yaml: ireduce */
static void ireduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-ctx-handle",
        dtl_ireduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-ctx-handle",
        dtl_ireduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-ctx-handle",
        dtl_ireduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-ctx-handle",
        dtl_ireduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-ctx-handle",
        dtl_ireduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce-sendbuf-null",
        dtl_ireduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce-recvbuf-null",
        dtl_ireduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce-request-null",
        dtl_ireduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-dtype-enum",
        dtl_ireduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-op-enum",
        dtl_ireduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, 0,
                    OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-count-limit",
        dtl_ireduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM,
                    0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-ireduce-root-range",
        dtl_ireduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-recvbuf-overlap",
        dtl_ireduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0,
                    OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce-op-op",
        dtl_ireduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, 0, OUT(7)));
}

/* spec/collective.yaml: iallreduce */
static void iallreduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-ctx-handle",
        dtl_iallreduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-ctx-handle",
        dtl_iallreduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-ctx-handle",
        dtl_iallreduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-ctx-handle",
        dtl_iallreduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-ctx-handle",
        dtl_iallreduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallreduce-sendbuf-null",
        dtl_iallreduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallreduce-recvbuf-null",
        dtl_iallreduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallreduce-request-null",
        dtl_iallreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-dtype-enum",
        dtl_iallreduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-op-enum",
        dtl_iallreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999,
                       OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-count-limit",
        dtl_iallreduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                       DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-recvbuf-overlap",
        dtl_iallreduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                       OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallreduce-op-op",
        dtl_iallreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: igather */
static void igather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-ctx-handle",
        dtl_igather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-ctx-handle",
        dtl_igather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-ctx-handle",
        dtl_igather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-ctx-handle",
        dtl_igather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-ctx-handle",
        dtl_igather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igather-sendbuf-null",
        dtl_igather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igather-recvbuf-null",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igather-request-null",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-senddtype-enum",
        dtl_igather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-recvdtype-enum",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-sendcount-limit",
        dtl_igather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                    DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-recvcount-limit",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                    DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-igather-root-range",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-count",
        dtl_igather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-dtype",
        dtl_igather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igather-recvbuf-overlap",
        dtl_igather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                    OUT(8)));
}

/* spec/collective.yaml: iallgather */
static void iallgather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-ctx-handle",
        dtl_iallgather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-ctx-handle",
        dtl_iallgather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-ctx-handle",
        dtl_iallgather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-ctx-handle",
        dtl_iallgather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-ctx-handle",
        dtl_iallgather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgather-sendbuf-null",
        dtl_iallgather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgather-recvbuf-null",
        dtl_iallgather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgather-request-null",
        dtl_iallgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-senddtype-enum",
        dtl_iallgather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-recvdtype-enum",
        dtl_iallgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-sendcount-limit",
        dtl_iallgather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                       DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-recvcount-limit",
        dtl_iallgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                       DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-count",
        dtl_iallgather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-dtype",
        dtl_iallgather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgather-recvbuf-overlap",
        dtl_iallgather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                       OUT(7)));
}

/* spec/collective.yaml: iscatter */
static void iscatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-ctx-handle",
        dtl_iscatter(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-ctx-handle",
        dtl_iscatter(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-ctx-handle",
        dtl_iscatter((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-ctx-handle",
        dtl_iscatter(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-ctx-handle",
        dtl_iscatter(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatter-sendbuf-null",
        dtl_iscatter(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatter-recvbuf-null",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatter-request-null",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-senddtype-enum",
        dtl_iscatter(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-recvdtype-enum",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-sendcount-limit",
        dtl_iscatter(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                     DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-recvcount-limit",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                     DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-iscatter-root-range",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-count",
        dtl_iscatter(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-dtype",
        dtl_iscatter(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatter-recvbuf-overlap",
        dtl_iscatter(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                     OUT(8)));
}

/* spec/collective.yaml: ialltoall */
static void ialltoall_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-ctx-handle",
        dtl_ialltoall(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                      OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-ctx-handle",
        dtl_ialltoall(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                      OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-ctx-handle",
        dtl_ialltoall((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                      OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-ctx-handle",
        dtl_ialltoall(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-ctx-handle",
        dtl_ialltoall(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                      OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoall-sendbuf-null",
        dtl_ialltoall(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoall-recvbuf-null",
        dtl_ialltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoall-request-null",
        dtl_ialltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-senddtype-enum",
        dtl_ialltoall(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-recvdtype-enum",
        dtl_ialltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-sendcount-limit",
        dtl_ialltoall(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                      DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-recvcount-limit",
        dtl_ialltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                      DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-count",
        dtl_ialltoall(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-dtype",
        dtl_ialltoall(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoall-recvbuf-overlap",
        dtl_ialltoall(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                      OUT(7)));
}

/* spec/collective.yaml: igatherv */
static void igatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-ctx-handle",
        dtl_igatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-ctx-handle",
        dtl_igatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-ctx-handle",
        dtl_igatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-ctx-handle",
        dtl_igatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, DTL_DTYPE_INT32,
                     0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-ctx-handle",
        dtl_igatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-recvcounts-memory",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-displs-memory",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                     misuse_device_memory, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igatherv-recvcounts-null",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL, DTL_DTYPE_INT32,
                     0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igatherv-sendbuf-null",
        dtl_igatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igatherv-recvbuf-null",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-igatherv-request-null",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-senddtype-enum",
        dtl_igatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-recvdtype-enum",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     (dtl_dtype)9999, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-sendcount-limit",
        dtl_igatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4),
                     misuse_ones, NULL, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-igatherv-root-range",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 1, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-count",
        dtl_igatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-dtype",
        dtl_igatherv(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-igatherv-recvbuf-overlap",
        dtl_igatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                     DTL_DTYPE_INT32, 0, OUT(9)));
}

/* spec/collective.yaml: iscatterv */
static void iscatterv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-ctx-handle",
        dtl_iscatterv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-ctx-handle",
        dtl_iscatterv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-ctx-handle",
        dtl_iscatterv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-ctx-handle",
        dtl_iscatterv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32,
                      0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-ctx-handle",
        dtl_iscatterv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-sendcounts-memory",
        dtl_iscatterv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-displs-memory",
        dtl_iscatterv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                      OUT(5), 1, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatterv-sendcounts-null",
        dtl_iscatterv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32,
                      0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatterv-sendbuf-null",
        dtl_iscatterv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatterv-recvbuf-null",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL, 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscatterv-request-null",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-senddtype-enum",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-recvdtype-enum",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      (dtl_dtype)9999, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-recvcount-limit",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                      9223372036854775807, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-iscatterv-root-range",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 1, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-count",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 0,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-dtype",
        dtl_iscatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscatterv-recvbuf-overlap",
        dtl_iscatterv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                      DTL_DTYPE_INT32, 0, OUT(9)));
}

/* spec/collective.yaml: iallgatherv */
static void iallgatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-ctx-handle",
        dtl_iallgatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-ctx-handle",
        dtl_iallgatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-ctx-handle",
        dtl_iallgatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-ctx-handle",
        dtl_iallgatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-ctx-handle",
        dtl_iallgatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-recvcounts-memory",
        dtl_iallgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory,
                        NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-displs-memory",
        dtl_iallgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                        misuse_device_memory, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgatherv-recvcounts-null",
        dtl_iallgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgatherv-sendbuf-null",
        dtl_iallgatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgatherv-recvbuf-null",
        dtl_iallgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iallgatherv-request-null",
        dtl_iallgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-dtype-enum",
        dtl_iallgatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-sendcount-limit",
        dtl_iallgatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4),
                        misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-count",
        dtl_iallgatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iallgatherv-recvbuf-overlap",
        dtl_iallgatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                        OUT(7)));
}

/* spec/collective.yaml: ialltoallv */
static void ialltoallv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-ctx-handle",
        dtl_ialltoallv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-ctx-handle",
        dtl_ialltoallv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-ctx-handle",
        dtl_ialltoallv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-ctx-handle",
        dtl_ialltoallv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL,
                       DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-ctx-handle",
        dtl_ialltoallv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-sendcounts-memory",
        dtl_ialltoallv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-sdispls-memory",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                       OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-recvcounts-memory",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-rdispls-memory",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, misuse_device_memory, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoallv-sendcounts-null",
        dtl_ialltoallv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL,
                       DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoallv-recvcounts-null",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), NULL, NULL,
                       DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoallv-sendbuf-null",
        dtl_ialltoallv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                       NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoallv-recvbuf-null",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL, misuse_ones,
                       NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ialltoallv-request-null",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-senddtype-enum",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-recvdtype-enum",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, (dtl_dtype)9999, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-dtype",
        dtl_ialltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5), misuse_ones,
                       NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ialltoallv-recvbuf-overlap",
        dtl_ialltoallv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                       misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
}

/* spec/collective.yaml: iscan */
static void iscan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-ctx-handle",
        dtl_iscan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-ctx-handle",
        dtl_iscan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-ctx-handle",
        dtl_iscan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-ctx-handle",
        dtl_iscan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-ctx-handle",
        dtl_iscan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscan-sendbuf-null",
        dtl_iscan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscan-recvbuf-null",
        dtl_iscan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iscan-request-null",
        dtl_iscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-dtype-enum",
        dtl_iscan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-op-enum",
        dtl_iscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-count-limit",
        dtl_iscan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM,
                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-recvbuf-overlap",
        dtl_iscan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iscan-op-op",
        dtl_iscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: iexscan */
static void iexscan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-ctx-handle",
        dtl_iexscan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-ctx-handle",
        dtl_iexscan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-ctx-handle",
        dtl_iexscan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-ctx-handle",
        dtl_iexscan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-ctx-handle",
        dtl_iexscan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iexscan-sendbuf-null",
        dtl_iexscan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iexscan-recvbuf-null",
        dtl_iexscan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iexscan-request-null",
        dtl_iexscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-dtype-enum",
        dtl_iexscan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-op-enum",
        dtl_iexscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-count-limit",
        dtl_iexscan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM,
                    OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-recvbuf-overlap",
        dtl_iexscan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                    OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iexscan-op-op",
        dtl_iexscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: ireduce_scatter */
static void ireduce_scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-ctx-handle",
        dtl_ireduce_scatter(misuse_foreign, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                            DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-ctx-handle",
        dtl_ireduce_scatter(misuse_nonsense, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                            DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-ctx-handle",
        dtl_ireduce_scatter((void *)live.vector, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                            DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-ctx-handle",
        dtl_ireduce_scatter(NULL, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-ctx-handle",
        dtl_ireduce_scatter(freed.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-recvcounts-memory",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), misuse_device_memory, DTL_DTYPE_INT32,
                            DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter-recvcounts-null",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), NULL, DTL_DTYPE_INT32, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter-sendbuf-null",
        dtl_ireduce_scatter(live.context, NULL, OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter-recvbuf-null",
        dtl_ireduce_scatter(live.context, IN(1), NULL, misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter-request-null",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-dtype-enum",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), misuse_ones, (dtl_dtype)9999, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-op-enum",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                            (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-recvbuf-overlap",
        dtl_ireduce_scatter(live.context, OUT(2), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                            OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter-op-op",
        dtl_ireduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                            DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: ireduce_scatter_block */
static void ireduce_scatter_block_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-ctx-handle",
        dtl_ireduce_scatter_block(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-ctx-handle",
        dtl_ireduce_scatter_block(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-ctx-handle",
        dtl_ireduce_scatter_block((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-ctx-handle",
        dtl_ireduce_scatter_block(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-ctx-handle",
        dtl_ireduce_scatter_block(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter_block-sendbuf-null",
        dtl_ireduce_scatter_block(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter_block-recvbuf-null",
        dtl_ireduce_scatter_block(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-ireduce_scatter_block-request-null",
        dtl_ireduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-dtype-enum",
        dtl_ireduce_scatter_block(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-op-enum",
        dtl_ireduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-recvcount-limit",
        dtl_ireduce_scatter_block(live.context, IN(1), OUT(2), 9223372036854775807,
                                  DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-recvbuf-overlap",
        dtl_ireduce_scatter_block(live.context, OUT(2), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-ireduce_scatter_block-op-op",
        dtl_ireduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC,
                                  OUT(6)));
}

/* spec/collective.yaml: plan_barrier */
static void plan_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_barrier-ctx-handle",
        dtl_plan_barrier(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_barrier-ctx-handle",
        dtl_plan_barrier(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_barrier-ctx-handle",
        dtl_plan_barrier((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_barrier-ctx-handle",
        dtl_plan_barrier(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_barrier-ctx-handle",
        dtl_plan_barrier(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_barrier-plan-null",
        dtl_plan_barrier(live.context, NULL));
}

/* spec/collective.yaml: plan_broadcast */
static void plan_broadcast_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-ctx-handle",
        dtl_plan_broadcast(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-ctx-handle",
        dtl_plan_broadcast(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-ctx-handle",
        dtl_plan_broadcast((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-ctx-handle",
        dtl_plan_broadcast(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-ctx-handle",
        dtl_plan_broadcast(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_broadcast-buf-null",
        dtl_plan_broadcast(live.context, NULL, 1, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_broadcast-plan-null",
        dtl_plan_broadcast(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-dtype-enum",
        dtl_plan_broadcast(live.context, OUT(1), 1, (dtl_dtype)9999, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_broadcast-count-limit",
        dtl_plan_broadcast(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_broadcast-root-range",
        dtl_plan_broadcast(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1, OUT(5)));
}

/* spec/collective.yaml: plan_reduce */
static void plan_reduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-ctx-handle",
        dtl_plan_reduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-ctx-handle",
        dtl_plan_reduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-ctx-handle",
        dtl_plan_reduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-ctx-handle",
        dtl_plan_reduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-ctx-handle",
        dtl_plan_reduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce-sendbuf-null",
        dtl_plan_reduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce-recvbuf-null",
        dtl_plan_reduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce-plan-null",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-dtype-enum",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-op-enum",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, 0,
                        OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-count-limit",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                        DTL_OP_SUM, 0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_reduce-root-range",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-recvbuf-overlap",
        dtl_plan_reduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                        0, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce-op-op",
        dtl_plan_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, 0, OUT(7)));
}

/* spec/collective.yaml: plan_allreduce */
static void plan_allreduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-ctx-handle",
        dtl_plan_allreduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-ctx-handle",
        dtl_plan_allreduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-ctx-handle",
        dtl_plan_allreduce((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                           OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-ctx-handle",
        dtl_plan_allreduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-ctx-handle",
        dtl_plan_allreduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allreduce-sendbuf-null",
        dtl_plan_allreduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allreduce-recvbuf-null",
        dtl_plan_allreduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allreduce-plan-null",
        dtl_plan_allreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-dtype-enum",
        dtl_plan_allreduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-op-enum",
        dtl_plan_allreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999,
                           OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-count-limit",
        dtl_plan_allreduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                           DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-recvbuf-overlap",
        dtl_plan_allreduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                           DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allreduce-op-op",
        dtl_plan_allreduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: plan_gather */
static void plan_gather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-ctx-handle",
        dtl_plan_gather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-ctx-handle",
        dtl_plan_gather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-ctx-handle",
        dtl_plan_gather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                        0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-ctx-handle",
        dtl_plan_gather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-ctx-handle",
        dtl_plan_gather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gather-sendbuf-null",
        dtl_plan_gather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gather-recvbuf-null",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gather-plan-null",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-senddtype-enum",
        dtl_plan_gather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-recvdtype-enum",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-sendcount-limit",
        dtl_plan_gather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                        DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-recvcount-limit",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                        DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_gather-root-range",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-count",
        dtl_plan_gather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-dtype",
        dtl_plan_gather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gather-recvbuf-overlap",
        dtl_plan_gather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                        OUT(8)));
}

/* spec/collective.yaml: plan_allgather */
static void plan_allgather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-ctx-handle",
        dtl_plan_allgather(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-ctx-handle",
        dtl_plan_allgather(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-ctx-handle",
        dtl_plan_allgather((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1,
                           DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-ctx-handle",
        dtl_plan_allgather(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-ctx-handle",
        dtl_plan_allgather(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgather-sendbuf-null",
        dtl_plan_allgather(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgather-recvbuf-null",
        dtl_plan_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgather-plan-null",
        dtl_plan_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-senddtype-enum",
        dtl_plan_allgather(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-recvdtype-enum",
        dtl_plan_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-sendcount-limit",
        dtl_plan_allgather(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                           DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-recvcount-limit",
        dtl_plan_allgather(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                           DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-count",
        dtl_plan_allgather(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-dtype",
        dtl_plan_allgather(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgather-recvbuf-overlap",
        dtl_plan_allgather(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                           OUT(7)));
}

/* spec/collective.yaml: plan_scatter */
static void plan_scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-ctx-handle",
        dtl_plan_scatter(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-ctx-handle",
        dtl_plan_scatter(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-ctx-handle",
        dtl_plan_scatter((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1,
                         DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-ctx-handle",
        dtl_plan_scatter(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-ctx-handle",
        dtl_plan_scatter(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatter-sendbuf-null",
        dtl_plan_scatter(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatter-recvbuf-null",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatter-plan-null",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-senddtype-enum",
        dtl_plan_scatter(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-recvdtype-enum",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-sendcount-limit",
        dtl_plan_scatter(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                         DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-recvcount-limit",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                         DTL_DTYPE_INT32, 0, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_scatter-root-range",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 1,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-count",
        dtl_plan_scatter(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-dtype",
        dtl_plan_scatter(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatter-recvbuf-overlap",
        dtl_plan_scatter(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, 0,
                         OUT(8)));
}

/* spec/collective.yaml: plan_alltoall */
static void plan_alltoall_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-ctx-handle",
        dtl_plan_alltoall(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-ctx-handle",
        dtl_plan_alltoall(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-ctx-handle",
        dtl_plan_alltoall((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1,
                          DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-ctx-handle",
        dtl_plan_alltoall(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-ctx-handle",
        dtl_plan_alltoall(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoall-sendbuf-null",
        dtl_plan_alltoall(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoall-recvbuf-null",
        dtl_plan_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoall-plan-null",
        dtl_plan_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-senddtype-enum",
        dtl_plan_alltoall(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-recvdtype-enum",
        dtl_plan_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 1, (dtl_dtype)9999,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-sendcount-limit",
        dtl_plan_alltoall(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4), 1,
                          DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-recvcount-limit",
        dtl_plan_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), 9223372036854775807,
                          DTL_DTYPE_INT32, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-count",
        dtl_plan_alltoall(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-dtype",
        dtl_plan_alltoall(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoall-recvbuf-overlap",
        dtl_plan_alltoall(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), 1, DTL_DTYPE_INT32,
                          OUT(7)));
}

/* spec/collective.yaml: plan_gatherv */
static void plan_gatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-ctx-handle",
        dtl_plan_gatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-ctx-handle",
        dtl_plan_gatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-ctx-handle",
        dtl_plan_gatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-ctx-handle",
        dtl_plan_gatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-ctx-handle",
        dtl_plan_gatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-recvcounts-memory",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory,
                         NULL, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-displs-memory",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                         misuse_device_memory, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gatherv-recvcounts-null",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gatherv-sendbuf-null",
        dtl_plan_gatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gatherv-recvbuf-null",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_gatherv-plan-null",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-senddtype-enum",
        dtl_plan_gatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-recvdtype-enum",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         (dtl_dtype)9999, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-sendcount-limit",
        dtl_plan_gatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4),
                         misuse_ones, NULL, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_gatherv-root-range",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 1, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-count",
        dtl_plan_gatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-dtype",
        dtl_plan_gatherv(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_gatherv-recvbuf-overlap",
        dtl_plan_gatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                         DTL_DTYPE_INT32, 0, OUT(9)));
}

/* spec/collective.yaml: plan_scatterv */
static void plan_scatterv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-ctx-handle",
        dtl_plan_scatterv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-ctx-handle",
        dtl_plan_scatterv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-ctx-handle",
        dtl_plan_scatterv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                          1, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-ctx-handle",
        dtl_plan_scatterv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-ctx-handle",
        dtl_plan_scatterv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-sendcounts-memory",
        dtl_plan_scatterv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(5),
                          1, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-displs-memory",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                          OUT(5), 1, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatterv-sendcounts-null",
        dtl_plan_scatterv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatterv-sendbuf-null",
        dtl_plan_scatterv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatterv-recvbuf-null",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL, 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scatterv-plan-null",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-senddtype-enum",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-recvdtype-enum",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          (dtl_dtype)9999, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-recvcount-limit",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                          9223372036854775807, DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-plan_scatterv-root-range",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 1, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-count",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 0,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-dtype",
        dtl_plan_scatterv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scatterv-recvbuf-overlap",
        dtl_plan_scatterv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                          DTL_DTYPE_INT32, 0, OUT(9)));
}

/* spec/collective.yaml: plan_allgatherv */
static void plan_allgatherv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-ctx-handle",
        dtl_plan_allgatherv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-ctx-handle",
        dtl_plan_allgatherv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-ctx-handle",
        dtl_plan_allgatherv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                            NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-ctx-handle",
        dtl_plan_allgatherv(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-ctx-handle",
        dtl_plan_allgatherv(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-recvcounts-memory",
        dtl_plan_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_device_memory,
                            NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-displs-memory",
        dtl_plan_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                            misuse_device_memory, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgatherv-recvcounts-null",
        dtl_plan_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgatherv-sendbuf-null",
        dtl_plan_allgatherv(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgatherv-recvbuf-null",
        dtl_plan_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_allgatherv-plan-null",
        dtl_plan_allgatherv(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-dtype-enum",
        dtl_plan_allgatherv(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-sendcount-limit",
        dtl_plan_allgatherv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, OUT(4),
                            misuse_ones, NULL, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-count",
        dtl_plan_allgatherv(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_allgatherv-recvbuf-overlap",
        dtl_plan_allgatherv(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                            OUT(7)));
}

/* spec/collective.yaml: plan_alltoallv */
static void plan_alltoallv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-ctx-handle",
        dtl_plan_alltoallv(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-ctx-handle",
        dtl_plan_alltoallv(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-ctx-handle",
        dtl_plan_alltoallv((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-ctx-handle",
        dtl_plan_alltoallv(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                           NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-ctx-handle",
        dtl_plan_alltoallv(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-sendcounts-memory",
        dtl_plan_alltoallv(live.context, IN(1), misuse_device_memory, NULL, DTL_DTYPE_INT32,
                           OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-sdispls-memory",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                           OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-recvcounts-memory",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_device_memory, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-rdispls-memory",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, misuse_device_memory, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoallv-sendcounts-null",
        dtl_plan_alltoallv(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), misuse_ones,
                           NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoallv-recvcounts-null",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), NULL,
                           NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoallv-sendbuf-null",
        dtl_plan_alltoallv(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoallv-recvbuf-null",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL,
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_alltoallv-plan-null",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-senddtype-enum",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-recvdtype-enum",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, (dtl_dtype)9999, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-dtype",
        dtl_plan_alltoallv(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_alltoallv-recvbuf-overlap",
        dtl_plan_alltoallv(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                           misuse_ones, NULL, DTL_DTYPE_INT32, OUT(9)));
}

/* spec/collective.yaml: plan_scan */
static void plan_scan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-ctx-handle",
        dtl_plan_scan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-ctx-handle",
        dtl_plan_scan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-ctx-handle",
        dtl_plan_scan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-ctx-handle",
        dtl_plan_scan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-ctx-handle",
        dtl_plan_scan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scan-sendbuf-null",
        dtl_plan_scan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scan-recvbuf-null",
        dtl_plan_scan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_scan-plan-null",
        dtl_plan_scan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-dtype-enum",
        dtl_plan_scan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-op-enum",
        dtl_plan_scan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999,
                      OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-count-limit",
        dtl_plan_scan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                      DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-recvbuf-overlap",
        dtl_plan_scan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                      OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_scan-op-op",
        dtl_plan_scan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: plan_exscan */
static void plan_exscan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-ctx-handle",
        dtl_plan_exscan(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-ctx-handle",
        dtl_plan_exscan(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-ctx-handle",
        dtl_plan_exscan((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                        OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-ctx-handle",
        dtl_plan_exscan(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-ctx-handle",
        dtl_plan_exscan(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_exscan-sendbuf-null",
        dtl_plan_exscan(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_exscan-recvbuf-null",
        dtl_plan_exscan(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_exscan-plan-null",
        dtl_plan_exscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-dtype-enum",
        dtl_plan_exscan(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-op-enum",
        dtl_plan_exscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999,
                        OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-count-limit",
        dtl_plan_exscan(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                        DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-recvbuf-overlap",
        dtl_plan_exscan(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                        OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_exscan-op-op",
        dtl_plan_exscan(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: plan_reduce_scatter */
static void plan_reduce_scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-ctx-handle",
        dtl_plan_reduce_scatter(misuse_foreign, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-ctx-handle",
        dtl_plan_reduce_scatter(misuse_nonsense, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-ctx-handle",
        dtl_plan_reduce_scatter((void *)live.vector, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-ctx-handle",
        dtl_plan_reduce_scatter(NULL, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32, DTL_OP_SUM,
                                OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-ctx-handle",
        dtl_plan_reduce_scatter(freed.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-recvcounts-memory",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), misuse_device_memory, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter-recvcounts-null",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), NULL, DTL_DTYPE_INT32, DTL_OP_SUM,
                                OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter-sendbuf-null",
        dtl_plan_reduce_scatter(live.context, NULL, OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter-recvbuf-null",
        dtl_plan_reduce_scatter(live.context, IN(1), NULL, misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter-plan-null",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-dtype-enum",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, (dtl_dtype)9999,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-op-enum",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-recvbuf-overlap",
        dtl_plan_reduce_scatter(live.context, OUT(2), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter-op-op",
        dtl_plan_reduce_scatter(live.context, IN(1), OUT(2), misuse_ones, DTL_DTYPE_INT32,
                                DTL_OP_MINLOC, OUT(6)));
}

/* spec/collective.yaml: plan_reduce_scatter_block */
static void plan_reduce_scatter_block_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-ctx-handle",
        dtl_plan_reduce_scatter_block(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                      DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-ctx-handle",
        dtl_plan_reduce_scatter_block(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                      DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-ctx-handle",
        dtl_plan_reduce_scatter_block((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                      DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-ctx-handle",
        dtl_plan_reduce_scatter_block(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-ctx-handle",
        dtl_plan_reduce_scatter_block(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter_block-sendbuf-null",
        dtl_plan_reduce_scatter_block(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter_block-recvbuf-null",
        dtl_plan_reduce_scatter_block(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-plan_reduce_scatter_block-plan-null",
        dtl_plan_reduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-dtype-enum",
        dtl_plan_reduce_scatter_block(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM,
                                      OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-op-enum",
        dtl_plan_reduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                      (dtl_reduce_op)9999, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-recvcount-limit",
        dtl_plan_reduce_scatter_block(live.context, IN(1), OUT(2), 9223372036854775807,
                                      DTL_DTYPE_INT32, DTL_OP_SUM, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-recvbuf-overlap",
        dtl_plan_reduce_scatter_block(live.context, OUT(2), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-plan_reduce_scatter_block-op-op",
        dtl_plan_reduce_scatter_block(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                      DTL_OP_MINLOC, OUT(6)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(barrier_refuses),
        cmocka_unit_test(broadcast_refuses),
        cmocka_unit_test(reduce_refuses),
        cmocka_unit_test(allreduce_refuses),
        cmocka_unit_test(allreduce_alike_refuses),
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
        cmocka_unit_test(ibarrier_refuses),
        cmocka_unit_test(ibroadcast_refuses),
        cmocka_unit_test(ireduce_refuses),
        cmocka_unit_test(iallreduce_refuses),
        cmocka_unit_test(igather_refuses),
        cmocka_unit_test(iallgather_refuses),
        cmocka_unit_test(iscatter_refuses),
        cmocka_unit_test(ialltoall_refuses),
        cmocka_unit_test(igatherv_refuses),
        cmocka_unit_test(iscatterv_refuses),
        cmocka_unit_test(iallgatherv_refuses),
        cmocka_unit_test(ialltoallv_refuses),
        cmocka_unit_test(iscan_refuses),
        cmocka_unit_test(iexscan_refuses),
        cmocka_unit_test(ireduce_scatter_refuses),
        cmocka_unit_test(ireduce_scatter_block_refuses),
        cmocka_unit_test(plan_barrier_refuses),
        cmocka_unit_test(plan_broadcast_refuses),
        cmocka_unit_test(plan_reduce_refuses),
        cmocka_unit_test(plan_allreduce_refuses),
        cmocka_unit_test(plan_gather_refuses),
        cmocka_unit_test(plan_allgather_refuses),
        cmocka_unit_test(plan_scatter_refuses),
        cmocka_unit_test(plan_alltoall_refuses),
        cmocka_unit_test(plan_gatherv_refuses),
        cmocka_unit_test(plan_scatterv_refuses),
        cmocka_unit_test(plan_allgatherv_refuses),
        cmocka_unit_test(plan_alltoallv_refuses),
        cmocka_unit_test(plan_scan_refuses),
        cmocka_unit_test(plan_exscan_refuses),
        cmocka_unit_test(plan_reduce_scatter_refuses),
        cmocka_unit_test(plan_reduce_scatter_block_refuses),
    };

    return cmocka_run_group_tests_name("collective", tests, objects_make, objects_free);
}
