/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/queue.yaml: container_queue_fill */
static void container_queue_fill_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-container-handle",
        dtl_container_queue_fill(misuse_foreign, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-container-handle",
        dtl_container_queue_fill(misuse_nonsense, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-container-handle",
        dtl_container_queue_fill((void *)live.context, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-container-handle",
        dtl_container_queue_fill(NULL, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-stream-handle",
        dtl_container_queue_fill(live.vector, IN(1), misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-stream-handle",
        dtl_container_queue_fill(live.vector, IN(1), misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-stream-handle",
        dtl_container_queue_fill(live.vector, IN(1), (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-stream-handle",
        dtl_container_queue_fill(live.vector, IN(1), freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_fill-value-memory",
        dtl_container_queue_fill(live.vector, misuse_device_memory, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_fill-value-null",
        dtl_container_queue_fill(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_fill-fut-null",
        dtl_container_queue_fill(live.vector, IN(1), live.stream, NULL));
}

/* spec/queue.yaml: container_queue_copy */
static void container_queue_copy_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-src-handle",
        dtl_container_queue_copy(misuse_foreign, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-src-handle",
        dtl_container_queue_copy(misuse_nonsense, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-src-handle",
        dtl_container_queue_copy((void *)live.context, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-src-handle",
        dtl_container_queue_copy(NULL, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-dst-handle",
        dtl_container_queue_copy(live.vector, misuse_foreign, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-dst-handle",
        dtl_container_queue_copy(live.vector, misuse_nonsense, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-dst-handle",
        dtl_container_queue_copy(live.vector, (void *)live.context, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-dst-handle",
        dtl_container_queue_copy(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-stream-handle",
        dtl_container_queue_copy(live.vector, live.vector, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-stream-handle",
        dtl_container_queue_copy(live.vector, live.vector, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-stream-handle",
        dtl_container_queue_copy(live.vector, live.vector, (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy-stream-handle",
        dtl_container_queue_copy(live.vector, live.vector, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_copy-fut-null",
        dtl_container_queue_copy(live.vector, live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_apply */
static void container_queue_apply_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-dst-handle",
        dtl_container_queue_apply(misuse_foreign, live.vector, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-dst-handle",
        dtl_container_queue_apply(misuse_nonsense, live.vector, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-dst-handle",
        dtl_container_queue_apply((void *)live.context, live.vector, DTL_OP_SUM, live.stream,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-dst-handle",
        dtl_container_queue_apply(NULL, live.vector, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-src-handle",
        dtl_container_queue_apply(live.vector, misuse_foreign, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-src-handle",
        dtl_container_queue_apply(live.vector, misuse_nonsense, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-src-handle",
        dtl_container_queue_apply(live.vector, (void *)live.context, DTL_OP_SUM, live.stream,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-src-handle",
        dtl_container_queue_apply(live.vector, NULL, DTL_OP_SUM, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-stream-handle",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_SUM, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-stream-handle",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_SUM, misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-stream-handle",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_SUM, (void *)live.context,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-stream-handle",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_SUM, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_apply-fut-null",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_SUM, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-op-enum",
        dtl_container_queue_apply(live.vector, live.vector, (dtl_reduce_op)9999, live.stream,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply-op-op",
        dtl_container_queue_apply(live.vector, live.vector, DTL_OP_MINLOC, live.stream, OUT(4)));
}

/* spec/queue.yaml: container_queue_apply_unary */
static void container_queue_apply_unary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-dst-handle",
        dtl_container_queue_apply_unary(misuse_foreign, live.vector, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-dst-handle",
        dtl_container_queue_apply_unary(misuse_nonsense, live.vector, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-dst-handle",
        dtl_container_queue_apply_unary((void *)live.context, live.vector, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-dst-handle",
        dtl_container_queue_apply_unary(NULL, live.vector, DTL_UNARY_NEGATIVE, live.stream,
                                        OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-src-handle",
        dtl_container_queue_apply_unary(live.vector, misuse_foreign, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-src-handle",
        dtl_container_queue_apply_unary(live.vector, misuse_nonsense, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-src-handle",
        dtl_container_queue_apply_unary(live.vector, (void *)live.context, DTL_UNARY_NEGATIVE,
                                        live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-src-handle",
        dtl_container_queue_apply_unary(live.vector, NULL, DTL_UNARY_NEGATIVE, live.stream,
                                        OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-stream-handle",
        dtl_container_queue_apply_unary(live.vector, live.vector, DTL_UNARY_NEGATIVE,
                                        misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-stream-handle",
        dtl_container_queue_apply_unary(live.vector, live.vector, DTL_UNARY_NEGATIVE,
                                        misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-stream-handle",
        dtl_container_queue_apply_unary(live.vector, live.vector, DTL_UNARY_NEGATIVE,
                                        (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-stream-handle",
        dtl_container_queue_apply_unary(live.vector, live.vector, DTL_UNARY_NEGATIVE, freed.stream,
                                        OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_apply_unary-fut-null",
        dtl_container_queue_apply_unary(live.vector, live.vector, DTL_UNARY_NEGATIVE, live.stream,
                                        NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_unary-op-enum",
        dtl_container_queue_apply_unary(live.vector, live.vector, (dtl_unary_op)9999, live.stream,
                                        OUT(4)));
}

/* spec/queue.yaml: container_queue_apply_binary */
static void container_queue_apply_binary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-dst-handle",
        dtl_container_queue_apply_binary(misuse_foreign, live.vector, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-dst-handle",
        dtl_container_queue_apply_binary(misuse_nonsense, live.vector, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-dst-handle",
        dtl_container_queue_apply_binary((void *)live.context, live.vector, live.vector,
                                         DTL_BINARY_ADD, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-dst-handle",
        dtl_container_queue_apply_binary(NULL, live.vector, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-x-handle",
        dtl_container_queue_apply_binary(live.vector, misuse_foreign, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-x-handle",
        dtl_container_queue_apply_binary(live.vector, misuse_nonsense, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-x-handle",
        dtl_container_queue_apply_binary(live.vector, (void *)live.context, live.vector,
                                         DTL_BINARY_ADD, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-x-handle",
        dtl_container_queue_apply_binary(live.vector, NULL, live.vector, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-y-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, misuse_foreign, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-y-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, misuse_nonsense, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-y-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, (void *)live.context,
                                         DTL_BINARY_ADD, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-y-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, NULL, DTL_BINARY_ADD,
                                         live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-stream-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector, DTL_BINARY_ADD,
                                         misuse_foreign, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-stream-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector, DTL_BINARY_ADD,
                                         misuse_nonsense, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-stream-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector, DTL_BINARY_ADD,
                                         (void *)live.context, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-stream-handle",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector, DTL_BINARY_ADD,
                                         freed.stream, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_apply_binary-fut-null",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector, DTL_BINARY_ADD,
                                         live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_binary-op-enum",
        dtl_container_queue_apply_binary(live.vector, live.vector, live.vector,
                                         (dtl_binary_op)9999, live.stream, OUT(5)));
}

/* spec/queue.yaml: container_queue_apply_value */
static void container_queue_apply_value_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-dst-handle",
        dtl_container_queue_apply_value(misuse_foreign, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-dst-handle",
        dtl_container_queue_apply_value(misuse_nonsense, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-dst-handle",
        dtl_container_queue_apply_value((void *)live.context, live.vector, IN(2),
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-dst-handle",
        dtl_container_queue_apply_value(NULL, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-src-handle",
        dtl_container_queue_apply_value(live.vector, misuse_foreign, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-src-handle",
        dtl_container_queue_apply_value(live.vector, misuse_nonsense, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-src-handle",
        dtl_container_queue_apply_value(live.vector, (void *)live.context, IN(2),
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-src-handle",
        dtl_container_queue_apply_value(live.vector, NULL, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-stream-handle",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, misuse_foreign, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-stream-handle",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, misuse_nonsense, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-stream-handle",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, (void *)live.context, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-stream-handle",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, freed.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-value-memory",
        dtl_container_queue_apply_value(live.vector, live.vector, misuse_device_memory,
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_apply_value-value-null",
        dtl_container_queue_apply_value(live.vector, live.vector, NULL, DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_apply_value-fut-null",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-place-enum",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), (dtl_operand)9999,
                                        DTL_BINARY_ADD, live.stream, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_apply_value-op-enum",
        dtl_container_queue_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        (dtl_binary_op)9999, live.stream, OUT(6)));
}

/* spec/queue.yaml: container_queue_inclusive_scan_local */
static void container_queue_inclusive_scan_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-container-handle",
        dtl_container_queue_inclusive_scan_local(misuse_foreign, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-container-handle",
        dtl_container_queue_inclusive_scan_local(misuse_nonsense, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-container-handle",
        dtl_container_queue_inclusive_scan_local((void *)live.context, DTL_OP_SUM, live.stream,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-container-handle",
        dtl_container_queue_inclusive_scan_local(NULL, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-stream-handle",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_SUM, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-stream-handle",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_SUM, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-stream-handle",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_SUM, (void *)live.context,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-stream-handle",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_SUM, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_inclusive_scan_local-fut-null",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_SUM, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-op-enum",
        dtl_container_queue_inclusive_scan_local(live.vector, (dtl_reduce_op)9999, live.stream,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_inclusive_scan_local-op-op",
        dtl_container_queue_inclusive_scan_local(live.vector, DTL_OP_MINLOC, live.stream, OUT(3)));
}

/* spec/queue.yaml: container_queue_exclusive_scan_local */
static void container_queue_exclusive_scan_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-container-handle",
        dtl_container_queue_exclusive_scan_local(misuse_foreign, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-container-handle",
        dtl_container_queue_exclusive_scan_local(misuse_nonsense, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-container-handle",
        dtl_container_queue_exclusive_scan_local((void *)live.context, DTL_OP_SUM, live.stream,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-container-handle",
        dtl_container_queue_exclusive_scan_local(NULL, DTL_OP_SUM, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-stream-handle",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_SUM, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-stream-handle",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_SUM, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-stream-handle",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_SUM, (void *)live.context,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-stream-handle",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_SUM, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_exclusive_scan_local-fut-null",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_SUM, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-op-enum",
        dtl_container_queue_exclusive_scan_local(live.vector, (dtl_reduce_op)9999, live.stream,
                                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_exclusive_scan_local-op-op",
        dtl_container_queue_exclusive_scan_local(live.vector, DTL_OP_MINLOC, live.stream, OUT(3)));
}

/* spec/queue.yaml: container_queue_sort_local */
static void container_queue_sort_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-container-handle",
        dtl_container_queue_sort_local(misuse_foreign, DTL_SORT_ASCENDING, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-container-handle",
        dtl_container_queue_sort_local(misuse_nonsense, DTL_SORT_ASCENDING, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-container-handle",
        dtl_container_queue_sort_local((void *)live.context, DTL_SORT_ASCENDING, live.stream,
                                       OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-container-handle",
        dtl_container_queue_sort_local(NULL, DTL_SORT_ASCENDING, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-stream-handle",
        dtl_container_queue_sort_local(live.vector, DTL_SORT_ASCENDING, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-stream-handle",
        dtl_container_queue_sort_local(live.vector, DTL_SORT_ASCENDING, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-stream-handle",
        dtl_container_queue_sort_local(live.vector, DTL_SORT_ASCENDING, (void *)live.context,
                                       OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-stream-handle",
        dtl_container_queue_sort_local(live.vector, DTL_SORT_ASCENDING, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_sort_local-fut-null",
        dtl_container_queue_sort_local(live.vector, DTL_SORT_ASCENDING, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_local-order-enum",
        dtl_container_queue_sort_local(live.vector, (dtl_sort_order)9999, live.stream, OUT(3)));
}

/* spec/queue.yaml: container_queue_stable_sort_local */
static void container_queue_stable_sort_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-container-handle",
        dtl_container_queue_stable_sort_local(misuse_foreign, DTL_SORT_ASCENDING, live.stream,
                                              OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-container-handle",
        dtl_container_queue_stable_sort_local(misuse_nonsense, DTL_SORT_ASCENDING, live.stream,
                                              OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-container-handle",
        dtl_container_queue_stable_sort_local((void *)live.context, DTL_SORT_ASCENDING,
                                              live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-container-handle",
        dtl_container_queue_stable_sort_local(NULL, DTL_SORT_ASCENDING, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-stream-handle",
        dtl_container_queue_stable_sort_local(live.vector, DTL_SORT_ASCENDING, misuse_foreign,
                                              OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-stream-handle",
        dtl_container_queue_stable_sort_local(live.vector, DTL_SORT_ASCENDING, misuse_nonsense,
                                              OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-stream-handle",
        dtl_container_queue_stable_sort_local(live.vector, DTL_SORT_ASCENDING,
                                              (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-stream-handle",
        dtl_container_queue_stable_sort_local(live.vector, DTL_SORT_ASCENDING, freed.stream,
                                              OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_stable_sort_local-fut-null",
        dtl_container_queue_stable_sort_local(live.vector, DTL_SORT_ASCENDING, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_stable_sort_local-order-enum",
        dtl_container_queue_stable_sort_local(live.vector, (dtl_sort_order)9999, live.stream,
                                              OUT(3)));
}

/* spec/queue.yaml: container_queue_sort_by_key_local */
static void container_queue_sort_by_key_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-keys-handle",
        dtl_container_queue_sort_by_key_local(misuse_foreign, live.vector, DTL_SORT_ASCENDING,
                                              live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-keys-handle",
        dtl_container_queue_sort_by_key_local(misuse_nonsense, live.vector, DTL_SORT_ASCENDING,
                                              live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-keys-handle",
        dtl_container_queue_sort_by_key_local((void *)live.context, live.vector,
                                              DTL_SORT_ASCENDING, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-keys-handle",
        dtl_container_queue_sort_by_key_local(NULL, live.vector, DTL_SORT_ASCENDING, live.stream,
                                              OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-payload-handle",
        dtl_container_queue_sort_by_key_local(live.vector, misuse_foreign, DTL_SORT_ASCENDING,
                                              live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-payload-handle",
        dtl_container_queue_sort_by_key_local(live.vector, misuse_nonsense, DTL_SORT_ASCENDING,
                                              live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-payload-handle",
        dtl_container_queue_sort_by_key_local(live.vector, (void *)live.context,
                                              DTL_SORT_ASCENDING, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-payload-handle",
        dtl_container_queue_sort_by_key_local(live.vector, NULL, DTL_SORT_ASCENDING, live.stream,
                                              OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-stream-handle",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, DTL_SORT_ASCENDING,
                                              misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-stream-handle",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, DTL_SORT_ASCENDING,
                                              misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-stream-handle",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, DTL_SORT_ASCENDING,
                                              (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-stream-handle",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, DTL_SORT_ASCENDING,
                                              freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_sort_by_key_local-fut-null",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, DTL_SORT_ASCENDING,
                                              live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_sort_by_key_local-order-enum",
        dtl_container_queue_sort_by_key_local(live.vector, live.vector, (dtl_sort_order)9999,
                                              live.stream, OUT(4)));
}

/* spec/queue.yaml: container_queue_argsort_local */
static void container_queue_argsort_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-container-handle",
        dtl_container_queue_argsort_local(misuse_foreign, DTL_SORT_ASCENDING, live.vector,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-container-handle",
        dtl_container_queue_argsort_local(misuse_nonsense, DTL_SORT_ASCENDING, live.vector,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-container-handle",
        dtl_container_queue_argsort_local((void *)live.context, DTL_SORT_ASCENDING, live.vector,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-container-handle",
        dtl_container_queue_argsort_local(NULL, DTL_SORT_ASCENDING, live.vector, live.stream,
                                          OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-indices-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, misuse_foreign,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-indices-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, misuse_nonsense,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-indices-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, (void *)live.context,
                                          live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-indices-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, NULL, live.stream,
                                          OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-stream-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, live.vector,
                                          misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-stream-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, live.vector,
                                          misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-stream-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, live.vector,
                                          (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-stream-handle",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, live.vector,
                                          freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_argsort_local-fut-null",
        dtl_container_queue_argsort_local(live.vector, DTL_SORT_ASCENDING, live.vector,
                                          live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_argsort_local-order-enum",
        dtl_container_queue_argsort_local(live.vector, (dtl_sort_order)9999, live.vector,
                                          live.stream, OUT(4)));
}

/* spec/queue.yaml: container_queue_gather */
static void container_queue_gather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-dst-handle",
        dtl_container_queue_gather(misuse_foreign, live.vector, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-dst-handle",
        dtl_container_queue_gather(misuse_nonsense, live.vector, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-dst-handle",
        dtl_container_queue_gather((void *)live.context, live.vector, live.vector, live.stream,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-dst-handle",
        dtl_container_queue_gather(NULL, live.vector, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-src-handle",
        dtl_container_queue_gather(live.vector, misuse_foreign, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-src-handle",
        dtl_container_queue_gather(live.vector, misuse_nonsense, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-src-handle",
        dtl_container_queue_gather(live.vector, (void *)live.context, live.vector, live.stream,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-src-handle",
        dtl_container_queue_gather(live.vector, NULL, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-indices-handle",
        dtl_container_queue_gather(live.vector, live.vector, misuse_foreign, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-indices-handle",
        dtl_container_queue_gather(live.vector, live.vector, misuse_nonsense, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-indices-handle",
        dtl_container_queue_gather(live.vector, live.vector, (void *)live.context, live.stream,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-indices-handle",
        dtl_container_queue_gather(live.vector, live.vector, NULL, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-stream-handle",
        dtl_container_queue_gather(live.vector, live.vector, live.vector, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-stream-handle",
        dtl_container_queue_gather(live.vector, live.vector, live.vector, misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-stream-handle",
        dtl_container_queue_gather(live.vector, live.vector, live.vector, (void *)live.context,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_gather-stream-handle",
        dtl_container_queue_gather(live.vector, live.vector, live.vector, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_gather-fut-null",
        dtl_container_queue_gather(live.vector, live.vector, live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_scatter */
static void container_queue_scatter_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-dst-handle",
        dtl_container_queue_scatter(misuse_foreign, live.vector, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-dst-handle",
        dtl_container_queue_scatter(misuse_nonsense, live.vector, live.vector, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-dst-handle",
        dtl_container_queue_scatter((void *)live.context, live.vector, live.vector, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-dst-handle",
        dtl_container_queue_scatter(NULL, live.vector, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-indices-handle",
        dtl_container_queue_scatter(live.vector, misuse_foreign, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-indices-handle",
        dtl_container_queue_scatter(live.vector, misuse_nonsense, live.vector, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-indices-handle",
        dtl_container_queue_scatter(live.vector, (void *)live.context, live.vector, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-indices-handle",
        dtl_container_queue_scatter(live.vector, NULL, live.vector, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-src-handle",
        dtl_container_queue_scatter(live.vector, live.vector, misuse_foreign, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-src-handle",
        dtl_container_queue_scatter(live.vector, live.vector, misuse_nonsense, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-src-handle",
        dtl_container_queue_scatter(live.vector, live.vector, (void *)live.context, live.stream,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-src-handle",
        dtl_container_queue_scatter(live.vector, live.vector, NULL, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-stream-handle",
        dtl_container_queue_scatter(live.vector, live.vector, live.vector, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-stream-handle",
        dtl_container_queue_scatter(live.vector, live.vector, live.vector, misuse_nonsense,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-stream-handle",
        dtl_container_queue_scatter(live.vector, live.vector, live.vector, (void *)live.context,
                                    OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_scatter-stream-handle",
        dtl_container_queue_scatter(live.vector, live.vector, live.vector, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_scatter-fut-null",
        dtl_container_queue_scatter(live.vector, live.vector, live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_reduce_local */
static void container_queue_reduce_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-container-handle",
        dtl_container_queue_reduce_local(misuse_foreign, DTL_OP_SUM, OUT(2), live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-container-handle",
        dtl_container_queue_reduce_local(misuse_nonsense, DTL_OP_SUM, OUT(2), live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-container-handle",
        dtl_container_queue_reduce_local((void *)live.context, DTL_OP_SUM, OUT(2), live.stream,
                                         OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-container-handle",
        dtl_container_queue_reduce_local(NULL, DTL_OP_SUM, OUT(2), live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-stream-handle",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, OUT(2), misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-stream-handle",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, OUT(2), misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-stream-handle",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, OUT(2), (void *)live.context,
                                         OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-stream-handle",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, OUT(2), freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-result-memory",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, misuse_device_memory,
                                         live.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_reduce_local-result-null",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, NULL, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_reduce_local-fut-null",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_SUM, OUT(2), live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-op-enum",
        dtl_container_queue_reduce_local(live.vector, (dtl_reduce_op)9999, OUT(2), live.stream,
                                         OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_reduce_local-op-op",
        dtl_container_queue_reduce_local(live.vector, DTL_OP_MINLOC, OUT(2), live.stream, OUT(4)));
}

/* spec/queue.yaml: container_queue_count_local */
static void container_queue_count_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-container-handle",
        dtl_container_queue_count_local(misuse_foreign, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-container-handle",
        dtl_container_queue_count_local(misuse_nonsense, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-container-handle",
        dtl_container_queue_count_local((void *)live.context, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-container-handle",
        dtl_container_queue_count_local(NULL, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-stream-handle",
        dtl_container_queue_count_local(live.vector, IN(1), misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-stream-handle",
        dtl_container_queue_count_local(live.vector, IN(1), misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-stream-handle",
        dtl_container_queue_count_local(live.vector, IN(1), (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-stream-handle",
        dtl_container_queue_count_local(live.vector, IN(1), freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_count_local-value-memory",
        dtl_container_queue_count_local(live.vector, misuse_device_memory, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_count_local-value-null",
        dtl_container_queue_count_local(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_count_local-fut-null",
        dtl_container_queue_count_local(live.vector, IN(1), live.stream, NULL));
}

/* spec/queue.yaml: container_queue_find_local */
static void container_queue_find_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-container-handle",
        dtl_container_queue_find_local(misuse_foreign, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-container-handle",
        dtl_container_queue_find_local(misuse_nonsense, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-container-handle",
        dtl_container_queue_find_local((void *)live.context, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-container-handle",
        dtl_container_queue_find_local(NULL, IN(1), live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-stream-handle",
        dtl_container_queue_find_local(live.vector, IN(1), misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-stream-handle",
        dtl_container_queue_find_local(live.vector, IN(1), misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-stream-handle",
        dtl_container_queue_find_local(live.vector, IN(1), (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-stream-handle",
        dtl_container_queue_find_local(live.vector, IN(1), freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_find_local-value-memory",
        dtl_container_queue_find_local(live.vector, misuse_device_memory, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_find_local-value-null",
        dtl_container_queue_find_local(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_find_local-fut-null",
        dtl_container_queue_find_local(live.vector, IN(1), live.stream, NULL));
}

/* spec/queue.yaml: container_queue_min_element_local */
static void container_queue_min_element_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-container-handle",
        dtl_container_queue_min_element_local(misuse_foreign, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-container-handle",
        dtl_container_queue_min_element_local(misuse_nonsense, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-container-handle",
        dtl_container_queue_min_element_local((void *)live.context, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-container-handle",
        dtl_container_queue_min_element_local(NULL, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-stream-handle",
        dtl_container_queue_min_element_local(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-stream-handle",
        dtl_container_queue_min_element_local(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-stream-handle",
        dtl_container_queue_min_element_local(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_min_element_local-stream-handle",
        dtl_container_queue_min_element_local(live.vector, freed.stream, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_min_element_local-fut-null",
        dtl_container_queue_min_element_local(live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_max_element_local */
static void container_queue_max_element_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-container-handle",
        dtl_container_queue_max_element_local(misuse_foreign, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-container-handle",
        dtl_container_queue_max_element_local(misuse_nonsense, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-container-handle",
        dtl_container_queue_max_element_local((void *)live.context, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-container-handle",
        dtl_container_queue_max_element_local(NULL, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-stream-handle",
        dtl_container_queue_max_element_local(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-stream-handle",
        dtl_container_queue_max_element_local(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-stream-handle",
        dtl_container_queue_max_element_local(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_max_element_local-stream-handle",
        dtl_container_queue_max_element_local(live.vector, freed.stream, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_max_element_local-fut-null",
        dtl_container_queue_max_element_local(live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_minmax_local */
static void container_queue_minmax_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-container-handle",
        dtl_container_queue_minmax_local(misuse_foreign, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-container-handle",
        dtl_container_queue_minmax_local(misuse_nonsense, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-container-handle",
        dtl_container_queue_minmax_local((void *)live.context, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-container-handle",
        dtl_container_queue_minmax_local(NULL, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-stream-handle",
        dtl_container_queue_minmax_local(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-stream-handle",
        dtl_container_queue_minmax_local(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-stream-handle",
        dtl_container_queue_minmax_local(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_minmax_local-stream-handle",
        dtl_container_queue_minmax_local(live.vector, freed.stream, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_minmax_local-fut-null",
        dtl_container_queue_minmax_local(live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_mean_local */
static void container_queue_mean_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-container-handle",
        dtl_container_queue_mean_local(misuse_foreign, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-container-handle",
        dtl_container_queue_mean_local(misuse_nonsense, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-container-handle",
        dtl_container_queue_mean_local((void *)live.context, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-container-handle",
        dtl_container_queue_mean_local(NULL, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-stream-handle",
        dtl_container_queue_mean_local(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-stream-handle",
        dtl_container_queue_mean_local(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-stream-handle",
        dtl_container_queue_mean_local(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_mean_local-stream-handle",
        dtl_container_queue_mean_local(live.vector, freed.stream, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_mean_local-fut-null",
        dtl_container_queue_mean_local(live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_var_local */
static void container_queue_var_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-container-handle",
        dtl_container_queue_var_local(misuse_foreign, 1, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-container-handle",
        dtl_container_queue_var_local(misuse_nonsense, 1, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-container-handle",
        dtl_container_queue_var_local((void *)live.context, 1, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-container-handle",
        dtl_container_queue_var_local(NULL, 1, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-stream-handle",
        dtl_container_queue_var_local(live.vector, 1, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-stream-handle",
        dtl_container_queue_var_local(live.vector, 1, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-stream-handle",
        dtl_container_queue_var_local(live.vector, 1, (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_var_local-stream-handle",
        dtl_container_queue_var_local(live.vector, 1, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_var_local-fut-null",
        dtl_container_queue_var_local(live.vector, 1, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_norm_local */
static void container_queue_norm_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-container-handle",
        dtl_container_queue_norm_local(misuse_foreign, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-container-handle",
        dtl_container_queue_norm_local(misuse_nonsense, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-container-handle",
        dtl_container_queue_norm_local((void *)live.context, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-container-handle",
        dtl_container_queue_norm_local(NULL, live.stream, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-stream-handle",
        dtl_container_queue_norm_local(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-stream-handle",
        dtl_container_queue_norm_local(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-stream-handle",
        dtl_container_queue_norm_local(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_norm_local-stream-handle",
        dtl_container_queue_norm_local(live.vector, freed.stream, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_norm_local-fut-null",
        dtl_container_queue_norm_local(live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_dot_local */
static void container_queue_dot_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-a-handle",
        dtl_container_queue_dot_local(misuse_foreign, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-a-handle",
        dtl_container_queue_dot_local(misuse_nonsense, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-a-handle",
        dtl_container_queue_dot_local((void *)live.context, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-a-handle",
        dtl_container_queue_dot_local(NULL, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-b-handle",
        dtl_container_queue_dot_local(live.vector, misuse_foreign, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-b-handle",
        dtl_container_queue_dot_local(live.vector, misuse_nonsense, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-b-handle",
        dtl_container_queue_dot_local(live.vector, (void *)live.context, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-b-handle",
        dtl_container_queue_dot_local(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-stream-handle",
        dtl_container_queue_dot_local(live.vector, live.vector, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-stream-handle",
        dtl_container_queue_dot_local(live.vector, live.vector, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-stream-handle",
        dtl_container_queue_dot_local(live.vector, live.vector, (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_dot_local-stream-handle",
        dtl_container_queue_dot_local(live.vector, live.vector, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_dot_local-fut-null",
        dtl_container_queue_dot_local(live.vector, live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_histogram_local */
static void container_queue_histogram_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-container-handle",
        dtl_container_queue_histogram_local(misuse_foreign, 0, 0, 1, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-container-handle",
        dtl_container_queue_histogram_local(misuse_nonsense, 0, 0, 1, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-container-handle",
        dtl_container_queue_histogram_local((void *)live.context, 0, 0, 1, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-container-handle",
        dtl_container_queue_histogram_local(NULL, 0, 0, 1, live.stream, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-stream-handle",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 1, misuse_foreign, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-stream-handle",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 1, misuse_nonsense, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-stream-handle",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 1, (void *)live.context, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-stream-handle",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 1, freed.stream, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_histogram_local-fut-null",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 1, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_histogram_local-bins-range",
        dtl_container_queue_histogram_local(live.vector, 0, 0, 0, live.stream, OUT(5)));
}

/* spec/queue.yaml: container_queue_quantile_local */
static void container_queue_quantile_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-container-handle",
        dtl_container_queue_quantile_local(misuse_foreign, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-container-handle",
        dtl_container_queue_quantile_local(misuse_nonsense, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-container-handle",
        dtl_container_queue_quantile_local((void *)live.context, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-container-handle",
        dtl_container_queue_quantile_local(NULL, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-stream-handle",
        dtl_container_queue_quantile_local(live.vector, IN(1), 1, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-stream-handle",
        dtl_container_queue_quantile_local(live.vector, IN(1), 1, misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-stream-handle",
        dtl_container_queue_quantile_local(live.vector, IN(1), 1, (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-stream-handle",
        dtl_container_queue_quantile_local(live.vector, IN(1), 1, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-probabilities-memory",
        dtl_container_queue_quantile_local(live.vector, misuse_device_memory, 1, live.stream,
                                           OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_quantile_local-probabilities-null",
        dtl_container_queue_quantile_local(live.vector, NULL, 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_quantile_local-fut-null",
        dtl_container_queue_quantile_local(live.vector, IN(1), 1, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_quantile_local-count-limit",
        dtl_container_queue_quantile_local(live.vector, IN(1), 9223372036854775807, live.stream,
                                           OUT(4)));
}

/* spec/queue.yaml: container_queue_unique_local */
static void container_queue_unique_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-container-handle",
        dtl_container_queue_unique_local(misuse_foreign, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-container-handle",
        dtl_container_queue_unique_local(misuse_nonsense, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-container-handle",
        dtl_container_queue_unique_local((void *)live.context, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-container-handle",
        dtl_container_queue_unique_local(NULL, live.vector, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-unique-handle",
        dtl_container_queue_unique_local(live.vector, misuse_foreign, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-unique-handle",
        dtl_container_queue_unique_local(live.vector, misuse_nonsense, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-unique-handle",
        dtl_container_queue_unique_local(live.vector, (void *)live.context, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-unique-handle",
        dtl_container_queue_unique_local(live.vector, NULL, live.stream, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-stream-handle",
        dtl_container_queue_unique_local(live.vector, live.vector, misuse_foreign, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-stream-handle",
        dtl_container_queue_unique_local(live.vector, live.vector, misuse_nonsense, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-stream-handle",
        dtl_container_queue_unique_local(live.vector, live.vector, (void *)live.context, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_unique_local-stream-handle",
        dtl_container_queue_unique_local(live.vector, live.vector, freed.stream, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_unique_local-fut-null",
        dtl_container_queue_unique_local(live.vector, live.vector, live.stream, NULL));
}

/* spec/queue.yaml: container_queue_copy_to_host */
static void container_queue_copy_to_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-container-handle",
        dtl_container_queue_copy_to_host(misuse_foreign, OUT(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-container-handle",
        dtl_container_queue_copy_to_host(misuse_nonsense, OUT(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-container-handle",
        dtl_container_queue_copy_to_host((void *)live.context, OUT(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-container-handle",
        dtl_container_queue_copy_to_host(NULL, OUT(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-stream-handle",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 1, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-stream-handle",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 1, misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-stream-handle",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 1, (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-stream-handle",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 1, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-host_buffer-memory",
        dtl_container_queue_copy_to_host(live.vector, misuse_device_memory, 1, live.stream,
                                         OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_copy_to_host-host_buffer-null",
        dtl_container_queue_copy_to_host(live.vector, NULL, 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_copy_to_host-fut-null",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 1, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_to_host-count-limit",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 9223372036854775807, live.stream,
                                         OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_queue_copy_to_host-count-range",
        dtl_container_queue_copy_to_host(live.vector, OUT(1), 5, live.stream, OUT(4)));
}

/* spec/queue.yaml: container_queue_copy_from_host */
static void container_queue_copy_from_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-container-handle",
        dtl_container_queue_copy_from_host(misuse_foreign, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-container-handle",
        dtl_container_queue_copy_from_host(misuse_nonsense, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-container-handle",
        dtl_container_queue_copy_from_host((void *)live.context, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-container-handle",
        dtl_container_queue_copy_from_host(NULL, IN(1), 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-stream-handle",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 1, misuse_foreign, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-stream-handle",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 1, misuse_nonsense, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-stream-handle",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 1, (void *)live.context, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-stream-handle",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 1, freed.stream, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-host_buffer-memory",
        dtl_container_queue_copy_from_host(live.vector, misuse_device_memory, 1, live.stream,
                                           OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_copy_from_host-host_buffer-null",
        dtl_container_queue_copy_from_host(live.vector, NULL, 1, live.stream, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_queue_copy_from_host-fut-null",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 1, live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_queue_copy_from_host-count-limit",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 9223372036854775807, live.stream,
                                           OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_queue_copy_from_host-count-range",
        dtl_container_queue_copy_from_host(live.vector, IN(1), 5, live.stream, OUT(4)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(container_queue_fill_refuses),
        cmocka_unit_test(container_queue_copy_refuses),
        cmocka_unit_test(container_queue_apply_refuses),
        cmocka_unit_test(container_queue_apply_unary_refuses),
        cmocka_unit_test(container_queue_apply_binary_refuses),
        cmocka_unit_test(container_queue_apply_value_refuses),
        cmocka_unit_test(container_queue_inclusive_scan_local_refuses),
        cmocka_unit_test(container_queue_exclusive_scan_local_refuses),
        cmocka_unit_test(container_queue_sort_local_refuses),
        cmocka_unit_test(container_queue_stable_sort_local_refuses),
        cmocka_unit_test(container_queue_sort_by_key_local_refuses),
        cmocka_unit_test(container_queue_argsort_local_refuses),
        cmocka_unit_test(container_queue_gather_refuses),
        cmocka_unit_test(container_queue_scatter_refuses),
        cmocka_unit_test(container_queue_reduce_local_refuses),
        cmocka_unit_test(container_queue_count_local_refuses),
        cmocka_unit_test(container_queue_find_local_refuses),
        cmocka_unit_test(container_queue_min_element_local_refuses),
        cmocka_unit_test(container_queue_max_element_local_refuses),
        cmocka_unit_test(container_queue_minmax_local_refuses),
        cmocka_unit_test(container_queue_mean_local_refuses),
        cmocka_unit_test(container_queue_var_local_refuses),
        cmocka_unit_test(container_queue_norm_local_refuses),
        cmocka_unit_test(container_queue_dot_local_refuses),
        cmocka_unit_test(container_queue_histogram_local_refuses),
        cmocka_unit_test(container_queue_quantile_local_refuses),
        cmocka_unit_test(container_queue_unique_local_refuses),
        cmocka_unit_test(container_queue_copy_to_host_refuses),
        cmocka_unit_test(container_queue_copy_from_host_refuses),
    };

    return cmocka_run_group_tests_name("queue", tests, objects_make, objects_free);
}
