/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/nccl.yaml: nccl_allreduce_device */
static void nccl_allreduce_device_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-ctx-handle",
        dtl_nccl_allreduce_device(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-ctx-handle",
        dtl_nccl_allreduce_device(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-ctx-handle",
        dtl_nccl_allreduce_device((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-ctx-handle",
        dtl_nccl_allreduce_device(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-ctx-handle",
        dtl_nccl_allreduce_device(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allreduce_device-sendbuf-null",
        dtl_nccl_allreduce_device(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allreduce_device-recvbuf-null",
        dtl_nccl_allreduce_device(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-dtype-enum",
        dtl_nccl_allreduce_device(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-op-enum",
        dtl_nccl_allreduce_device(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-count-limit",
        dtl_nccl_allreduce_device(live.context, IN(1), OUT(2), 9223372036854775807,
                                  DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-recvbuf-overlap",
        dtl_nccl_allreduce_device(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                                  DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device-op-op",
        dtl_nccl_allreduce_device(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_allreduce_device-nccl-feature",
            dtl_nccl_allreduce_device(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
}

/* spec/nccl.yaml: nccl_allreduce_device_ex */
static void nccl_allreduce_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-ctx-handle",
        dtl_nccl_allreduce_device_ex(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-ctx-handle",
        dtl_nccl_allreduce_device_ex(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                     DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-ctx-handle",
        dtl_nccl_allreduce_device_ex((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                     DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-ctx-handle",
        dtl_nccl_allreduce_device_ex(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-ctx-handle",
        dtl_nccl_allreduce_device_ex(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allreduce_device_ex-sendbuf-null",
        dtl_nccl_allreduce_device_ex(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allreduce_device_ex-recvbuf-null",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-dtype-enum",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-op-enum",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                     (dtl_reduce_op)9999, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-mode-enum",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                     (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-count-limit",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 9223372036854775807,
                                     DTL_DTYPE_INT32, DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-recvbuf-overlap",
        dtl_nccl_allreduce_device_ex(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                                     DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allreduce_device_ex-op-op",
        dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                     DTL_OP_MINLOC, DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_allreduce_device_ex-nccl-feature",
            dtl_nccl_allreduce_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                         DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_broadcast_device */
static void nccl_broadcast_device_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-ctx-handle",
        dtl_nccl_broadcast_device(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-ctx-handle",
        dtl_nccl_broadcast_device(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-ctx-handle",
        dtl_nccl_broadcast_device((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-ctx-handle",
        dtl_nccl_broadcast_device(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-ctx-handle",
        dtl_nccl_broadcast_device(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_broadcast_device-buf-null",
        dtl_nccl_broadcast_device(live.context, NULL, 1, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-dtype-enum",
        dtl_nccl_broadcast_device(live.context, OUT(1), 1, (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device-count-limit",
        dtl_nccl_broadcast_device(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-nccl_broadcast_device-root-range",
        dtl_nccl_broadcast_device(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_broadcast_device-nccl-feature",
            dtl_nccl_broadcast_device(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0));
}

/* spec/nccl.yaml: nccl_broadcast_device_ex */
static void nccl_broadcast_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-ctx-handle",
        dtl_nccl_broadcast_device_ex(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-ctx-handle",
        dtl_nccl_broadcast_device_ex(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-ctx-handle",
        dtl_nccl_broadcast_device_ex((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-ctx-handle",
        dtl_nccl_broadcast_device_ex(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-ctx-handle",
        dtl_nccl_broadcast_device_ex(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_broadcast_device_ex-buf-null",
        dtl_nccl_broadcast_device_ex(live.context, NULL, 1, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-dtype-enum",
        dtl_nccl_broadcast_device_ex(live.context, OUT(1), 1, (dtl_dtype)9999, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-mode-enum",
        dtl_nccl_broadcast_device_ex(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                     (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_broadcast_device_ex-count-limit",
        dtl_nccl_broadcast_device_ex(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-nccl_broadcast_device_ex-root-range",
        dtl_nccl_broadcast_device_ex(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_broadcast_device_ex-nccl-feature",
            dtl_nccl_broadcast_device_ex(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0,
                                         DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_barrier_device */
static void nccl_barrier_device_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_barrier_device-ctx-handle",
        dtl_nccl_barrier_device(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_barrier_device-ctx-handle",
        dtl_nccl_barrier_device(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_barrier_device-ctx-handle",
        dtl_nccl_barrier_device((void *)live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_barrier_device-ctx-handle",
        dtl_nccl_barrier_device(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_barrier_device-ctx-handle",
        dtl_nccl_barrier_device(freed.context));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_barrier_device-nccl-feature",
            dtl_nccl_barrier_device(live.context));
}

/* spec/nccl.yaml: nccl_gatherv_device_ex */
static void nccl_gatherv_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-ctx-handle",
        dtl_nccl_gatherv_device_ex(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-ctx-handle",
        dtl_nccl_gatherv_device_ex(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-ctx-handle",
        dtl_nccl_gatherv_device_ex((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                   misuse_ones, NULL, DTL_DTYPE_INT32, 0,
                                   DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-ctx-handle",
        dtl_nccl_gatherv_device_ex(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                                   DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-ctx-handle",
        dtl_nccl_gatherv_device_ex(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-recvcounts-memory",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                   misuse_device_memory, NULL, DTL_DTYPE_INT32, 0,
                                   DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-displs-memory",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   misuse_device_memory, DTL_DTYPE_INT32, 0,
                                   DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_gatherv_device_ex-recvcounts-null",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL,
                                   DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_gatherv_device_ex-sendbuf-null",
        dtl_nccl_gatherv_device_ex(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_gatherv_device_ex-recvbuf-null",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-senddtype-enum",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-recvdtype-enum",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, (dtl_dtype)9999, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-mode-enum",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-sendcount-limit",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32,
                                   OUT(4), misuse_ones, NULL, DTL_DTYPE_INT32, 0,
                                   DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-nccl_gatherv_device_ex-root-range",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 1, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-count",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-dtype",
        dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT8, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_gatherv_device_ex-recvbuf-overlap",
        dtl_nccl_gatherv_device_ex(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                   NULL, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_gatherv_device_ex-nccl-feature",
            dtl_nccl_gatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                       misuse_ones, NULL, DTL_DTYPE_INT32, 0,
                                       DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_scatterv_device_ex */
static void nccl_scatterv_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-ctx-handle",
        dtl_nccl_scatterv_device_ex(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-ctx-handle",
        dtl_nccl_scatterv_device_ex(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-ctx-handle",
        dtl_nccl_scatterv_device_ex((void *)live.vector, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-ctx-handle",
        dtl_nccl_scatterv_device_ex(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                                    DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-ctx-handle",
        dtl_nccl_scatterv_device_ex(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-sendcounts-memory",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_device_memory, NULL,
                                    DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32, 0,
                                    DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-displs-memory",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, misuse_device_memory,
                                    DTL_DTYPE_INT32, OUT(5), 1, DTL_DTYPE_INT32, 0,
                                    DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_scatterv_device_ex-sendcounts-null",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5), 1,
                                    DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_scatterv_device_ex-sendbuf-null",
        dtl_nccl_scatterv_device_ex(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                                    1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_scatterv_device_ex-recvbuf-null",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL,
                                    1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-senddtype-enum",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-recvdtype-enum",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, (dtl_dtype)9999, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-mode-enum",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-recvcount-limit",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 9223372036854775807, DTL_DTYPE_INT32, 0,
                                    DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-nccl_scatterv_device_ex-root-range",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 1, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-count",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 0, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-dtype",
        dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8, OUT(5),
                                    1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scatterv_device_ex-recvbuf-overlap",
        dtl_nccl_scatterv_device_ex(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                    OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_scatterv_device_ex-nccl-feature",
            dtl_nccl_scatterv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                        OUT(5), 1, DTL_DTYPE_INT32, 0, DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_allgatherv_device_ex */
static void nccl_allgatherv_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-ctx-handle",
        dtl_nccl_allgatherv_device_ex(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-ctx-handle",
        dtl_nccl_allgatherv_device_ex(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-ctx-handle",
        dtl_nccl_allgatherv_device_ex((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-ctx-handle",
        dtl_nccl_allgatherv_device_ex(NULL, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones, NULL,
                                      DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-ctx-handle",
        dtl_nccl_allgatherv_device_ex(freed.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-recvcounts-memory",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_device_memory, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-displs-memory",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                      misuse_device_memory, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allgatherv_device_ex-recvcounts-null",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), NULL, NULL,
                                      DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allgatherv_device_ex-sendbuf-null",
        dtl_nccl_allgatherv_device_ex(live.context, NULL, 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                      NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_allgatherv_device_ex-recvbuf-null",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, NULL, misuse_ones,
                                      NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-dtype-enum",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, (dtl_dtype)9999, OUT(4), misuse_ones,
                                      NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-mode-enum",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                      NULL, (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-sendcount-limit",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32,
                                      OUT(4), misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-count",
        dtl_nccl_allgatherv_device_ex(live.context, IN(1), 0, DTL_DTYPE_INT32, OUT(4), misuse_ones,
                                      NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_allgatherv_device_ex-recvbuf-overlap",
        dtl_nccl_allgatherv_device_ex(live.context, OUT(4), 1, DTL_DTYPE_INT32, OUT(4),
                                      misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_allgatherv_device_ex-nccl-feature",
            dtl_nccl_allgatherv_device_ex(live.context, IN(1), 1, DTL_DTYPE_INT32, OUT(4),
                                          misuse_ones, NULL, DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_alltoallv_device_ex */
static void nccl_alltoallv_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-ctx-handle",
        dtl_nccl_alltoallv_device_ex(misuse_foreign, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-ctx-handle",
        dtl_nccl_alltoallv_device_ex(misuse_nonsense, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-ctx-handle",
        dtl_nccl_alltoallv_device_ex((void *)live.vector, IN(1), misuse_ones, NULL,
                                     DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-ctx-handle",
        dtl_nccl_alltoallv_device_ex(NULL, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, OUT(5),
                                     misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-ctx-handle",
        dtl_nccl_alltoallv_device_ex(freed.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-sendcounts-memory",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_device_memory, NULL,
                                     DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-sdispls-memory",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, misuse_device_memory,
                                     DTL_DTYPE_INT32, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-recvcounts-memory",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_device_memory, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-rdispls-memory",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, misuse_device_memory, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_alltoallv_device_ex-sendcounts-null",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), NULL, NULL, DTL_DTYPE_INT32, OUT(5),
                                     misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_alltoallv_device_ex-recvcounts-null",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), NULL, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_alltoallv_device_ex-sendbuf-null",
        dtl_nccl_alltoallv_device_ex(live.context, NULL, misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_alltoallv_device_ex-recvbuf-null",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32, NULL,
                                     misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-senddtype-enum",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, (dtl_dtype)9999,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-recvdtype-enum",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, (dtl_dtype)9999,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-mode-enum",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-dtype",
        dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT8,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_alltoallv_device_ex-recvbuf-overlap",
        dtl_nccl_alltoallv_device_ex(live.context, OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                     DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_alltoallv_device_ex-nccl-feature",
            dtl_nccl_alltoallv_device_ex(live.context, IN(1), misuse_ones, NULL, DTL_DTYPE_INT32,
                                         OUT(5), misuse_ones, NULL, DTL_DTYPE_INT32,
                                         DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_scan_device_ex */
static void nccl_scan_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-ctx-handle",
        dtl_nccl_scan_device_ex(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-ctx-handle",
        dtl_nccl_scan_device_ex(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-ctx-handle",
        dtl_nccl_scan_device_ex((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-ctx-handle",
        dtl_nccl_scan_device_ex(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-ctx-handle",
        dtl_nccl_scan_device_ex(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_scan_device_ex-sendbuf-null",
        dtl_nccl_scan_device_ex(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_scan_device_ex-recvbuf-null",
        dtl_nccl_scan_device_ex(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-dtype-enum",
        dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-op-enum",
        dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                (dtl_reduce_op)9999, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-mode-enum",
        dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-count-limit",
        dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                                DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-recvbuf-overlap",
        dtl_nccl_scan_device_ex(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                                DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_scan_device_ex-op-op",
        dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC,
                                DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_scan_device_ex-nccl-feature",
            dtl_nccl_scan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                    DTL_NCCL_MODE_NATIVE_ONLY));
}

/* spec/nccl.yaml: nccl_exscan_device_ex */
static void nccl_exscan_device_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-ctx-handle",
        dtl_nccl_exscan_device_ex(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-ctx-handle",
        dtl_nccl_exscan_device_ex(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-ctx-handle",
        dtl_nccl_exscan_device_ex((void *)live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-ctx-handle",
        dtl_nccl_exscan_device_ex(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-ctx-handle",
        dtl_nccl_exscan_device_ex(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_exscan_device_ex-sendbuf-null",
        dtl_nccl_exscan_device_ex(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-nccl_exscan_device_ex-recvbuf-null",
        dtl_nccl_exscan_device_ex(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-dtype-enum",
        dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-op-enum",
        dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32,
                                  (dtl_reduce_op)9999, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-mode-enum",
        dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                  (dtl_nccl_operation_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-count-limit",
        dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 9223372036854775807,
                                  DTL_DTYPE_INT32, DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-recvbuf-overlap",
        dtl_nccl_exscan_device_ex(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                                  DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-nccl_exscan_device_ex-op-op",
        dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC,
                                  DTL_NCCL_MODE_NATIVE_ONLY));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-nccl_exscan_device_ex-nccl-feature",
            dtl_nccl_exscan_device_ex(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM,
                                      DTL_NCCL_MODE_NATIVE_ONLY));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nccl_allreduce_device_refuses),
        cmocka_unit_test(nccl_allreduce_device_ex_refuses),
        cmocka_unit_test(nccl_broadcast_device_refuses),
        cmocka_unit_test(nccl_broadcast_device_ex_refuses),
        cmocka_unit_test(nccl_barrier_device_refuses),
        cmocka_unit_test(nccl_gatherv_device_ex_refuses),
        cmocka_unit_test(nccl_scatterv_device_ex_refuses),
        cmocka_unit_test(nccl_allgatherv_device_ex_refuses),
        cmocka_unit_test(nccl_alltoallv_device_ex_refuses),
        cmocka_unit_test(nccl_scan_device_ex_refuses),
        cmocka_unit_test(nccl_exscan_device_ex_refuses),
    };

    return cmocka_run_group_tests_name("nccl", tests, objects_make, objects_free);
}
