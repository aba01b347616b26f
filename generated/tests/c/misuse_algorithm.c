/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/algorithm.yaml: container_fill */
static void container_fill_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill-container-handle",
        dtl_container_fill(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill-container-handle",
        dtl_container_fill(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill-container-handle",
        dtl_container_fill((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill-container-handle",
        dtl_container_fill(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill-value-memory",
        dtl_container_fill(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_fill-value-null",
        dtl_container_fill(live.vector, NULL));
}

/* spec/algorithm.yaml: container_copy */
static void container_copy_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-src-handle",
        dtl_container_copy(misuse_foreign, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-src-handle",
        dtl_container_copy(misuse_nonsense, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-src-handle",
        dtl_container_copy((void *)live.context, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-src-handle",
        dtl_container_copy(NULL, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-dst-handle",
        dtl_container_copy(live.vector, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-dst-handle",
        dtl_container_copy(live.vector, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-dst-handle",
        dtl_container_copy(live.vector, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy-dst-handle",
        dtl_container_copy(live.vector, NULL));
}

/* spec/algorithm.yaml: container_for_each */
static void container_for_each_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each-container-handle",
        dtl_container_for_each(misuse_foreign, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each-container-handle",
        dtl_container_for_each(misuse_nonsense, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each-container-handle",
        dtl_container_for_each((void *)live.context, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each-container-handle",
        dtl_container_for_each(NULL, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_for_each-func-null",
        dtl_container_for_each(live.vector, NULL, NULL));
}

/* spec/algorithm.yaml: container_transform */
static void container_transform_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-src-handle",
        dtl_container_transform(misuse_foreign, live.vector, (dtl_transform_func)misuse_callback,
                                NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-src-handle",
        dtl_container_transform(misuse_nonsense, live.vector, (dtl_transform_func)misuse_callback,
                                NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-src-handle",
        dtl_container_transform((void *)live.context, live.vector,
                                (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-src-handle",
        dtl_container_transform(NULL, live.vector, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-dst-handle",
        dtl_container_transform(live.vector, misuse_foreign, (dtl_transform_func)misuse_callback,
                                NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-dst-handle",
        dtl_container_transform(live.vector, misuse_nonsense, (dtl_transform_func)misuse_callback,
                                NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-dst-handle",
        dtl_container_transform(live.vector, (void *)live.context,
                                (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform-dst-handle",
        dtl_container_transform(live.vector, NULL, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_transform-func-null",
        dtl_container_transform(live.vector, live.vector, NULL, NULL));
}

/* spec/algorithm.yaml: container_apply */
static void container_apply_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-dst-handle",
        dtl_container_apply(misuse_foreign, live.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-dst-handle",
        dtl_container_apply(misuse_nonsense, live.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-dst-handle",
        dtl_container_apply((void *)live.context, live.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-dst-handle",
        dtl_container_apply(NULL, live.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-src-handle",
        dtl_container_apply(live.vector, misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-src-handle",
        dtl_container_apply(live.vector, misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-src-handle",
        dtl_container_apply(live.vector, (void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-src-handle",
        dtl_container_apply(live.vector, NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-op-enum",
        dtl_container_apply(live.vector, live.vector, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply-op-op",
        dtl_container_apply(live.vector, live.vector, DTL_OP_MINLOC));
}

/* spec/algorithm.yaml: container_apply_unary */
static void container_apply_unary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-dst-handle",
        dtl_container_apply_unary(misuse_foreign, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-dst-handle",
        dtl_container_apply_unary(misuse_nonsense, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-dst-handle",
        dtl_container_apply_unary((void *)live.context, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-dst-handle",
        dtl_container_apply_unary(NULL, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-src-handle",
        dtl_container_apply_unary(live.vector, misuse_foreign, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-src-handle",
        dtl_container_apply_unary(live.vector, misuse_nonsense, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-src-handle",
        dtl_container_apply_unary(live.vector, (void *)live.context, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-src-handle",
        dtl_container_apply_unary(live.vector, NULL, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary-op-enum",
        dtl_container_apply_unary(live.vector, live.vector, (dtl_unary_op)9999));
}

/* spec/algorithm.yaml: container_apply_unary_local */
static void container_apply_unary_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-dst-handle",
        dtl_container_apply_unary_local(misuse_foreign, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-dst-handle",
        dtl_container_apply_unary_local(misuse_nonsense, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-dst-handle",
        dtl_container_apply_unary_local((void *)live.context, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-dst-handle",
        dtl_container_apply_unary_local(NULL, live.vector, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-src-handle",
        dtl_container_apply_unary_local(live.vector, misuse_foreign, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-src-handle",
        dtl_container_apply_unary_local(live.vector, misuse_nonsense, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-src-handle",
        dtl_container_apply_unary_local(live.vector, (void *)live.context, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-src-handle",
        dtl_container_apply_unary_local(live.vector, NULL, DTL_UNARY_NEGATIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_unary_local-op-enum",
        dtl_container_apply_unary_local(live.vector, live.vector, (dtl_unary_op)9999));
}

/* spec/algorithm.yaml: container_apply_binary */
static void container_apply_binary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-dst-handle",
        dtl_container_apply_binary(misuse_foreign, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-dst-handle",
        dtl_container_apply_binary(misuse_nonsense, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-dst-handle",
        dtl_container_apply_binary((void *)live.context, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-dst-handle",
        dtl_container_apply_binary(NULL, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-x-handle",
        dtl_container_apply_binary(live.vector, misuse_foreign, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-x-handle",
        dtl_container_apply_binary(live.vector, misuse_nonsense, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-x-handle",
        dtl_container_apply_binary(live.vector, (void *)live.context, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-x-handle",
        dtl_container_apply_binary(live.vector, NULL, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-y-handle",
        dtl_container_apply_binary(live.vector, live.vector, misuse_foreign, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-y-handle",
        dtl_container_apply_binary(live.vector, live.vector, misuse_nonsense, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-y-handle",
        dtl_container_apply_binary(live.vector, live.vector, (void *)live.context, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-y-handle",
        dtl_container_apply_binary(live.vector, live.vector, NULL, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary-op-enum",
        dtl_container_apply_binary(live.vector, live.vector, live.vector, (dtl_binary_op)9999));
}

/* spec/algorithm.yaml: container_apply_binary_local */
static void container_apply_binary_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-dst-handle",
        dtl_container_apply_binary_local(misuse_foreign, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-dst-handle",
        dtl_container_apply_binary_local(misuse_nonsense, live.vector, live.vector,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-dst-handle",
        dtl_container_apply_binary_local((void *)live.context, live.vector, live.vector,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-dst-handle",
        dtl_container_apply_binary_local(NULL, live.vector, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-x-handle",
        dtl_container_apply_binary_local(live.vector, misuse_foreign, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-x-handle",
        dtl_container_apply_binary_local(live.vector, misuse_nonsense, live.vector,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-x-handle",
        dtl_container_apply_binary_local(live.vector, (void *)live.context, live.vector,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-x-handle",
        dtl_container_apply_binary_local(live.vector, NULL, live.vector, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-y-handle",
        dtl_container_apply_binary_local(live.vector, live.vector, misuse_foreign, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-y-handle",
        dtl_container_apply_binary_local(live.vector, live.vector, misuse_nonsense,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-y-handle",
        dtl_container_apply_binary_local(live.vector, live.vector, (void *)live.context,
                                         DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-y-handle",
        dtl_container_apply_binary_local(live.vector, live.vector, NULL, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_binary_local-op-enum",
        dtl_container_apply_binary_local(live.vector, live.vector, live.vector,
                                         (dtl_binary_op)9999));
}

/* spec/algorithm.yaml: container_apply_value */
static void container_apply_value_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-dst-handle",
        dtl_container_apply_value(misuse_foreign, live.vector, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-dst-handle",
        dtl_container_apply_value(misuse_nonsense, live.vector, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-dst-handle",
        dtl_container_apply_value((void *)live.context, live.vector, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-dst-handle",
        dtl_container_apply_value(NULL, live.vector, IN(2), DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-src-handle",
        dtl_container_apply_value(live.vector, misuse_foreign, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-src-handle",
        dtl_container_apply_value(live.vector, misuse_nonsense, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-src-handle",
        dtl_container_apply_value(live.vector, (void *)live.context, IN(2), DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-src-handle",
        dtl_container_apply_value(live.vector, NULL, IN(2), DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-value-memory",
        dtl_container_apply_value(live.vector, live.vector, misuse_device_memory,
                                  DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_apply_value-value-null",
        dtl_container_apply_value(live.vector, live.vector, NULL, DTL_OPERAND_FIRST,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-place-enum",
        dtl_container_apply_value(live.vector, live.vector, IN(2), (dtl_operand)9999,
                                  DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value-op-enum",
        dtl_container_apply_value(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                  (dtl_binary_op)9999));
}

/* spec/algorithm.yaml: container_apply_value_local */
static void container_apply_value_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-dst-handle",
        dtl_container_apply_value_local(misuse_foreign, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-dst-handle",
        dtl_container_apply_value_local(misuse_nonsense, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-dst-handle",
        dtl_container_apply_value_local((void *)live.context, live.vector, IN(2),
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-dst-handle",
        dtl_container_apply_value_local(NULL, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-src-handle",
        dtl_container_apply_value_local(live.vector, misuse_foreign, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-src-handle",
        dtl_container_apply_value_local(live.vector, misuse_nonsense, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-src-handle",
        dtl_container_apply_value_local(live.vector, (void *)live.context, IN(2),
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-src-handle",
        dtl_container_apply_value_local(live.vector, NULL, IN(2), DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-value-memory",
        dtl_container_apply_value_local(live.vector, live.vector, misuse_device_memory,
                                        DTL_OPERAND_FIRST, DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_apply_value_local-value-null",
        dtl_container_apply_value_local(live.vector, live.vector, NULL, DTL_OPERAND_FIRST,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-place-enum",
        dtl_container_apply_value_local(live.vector, live.vector, IN(2), (dtl_operand)9999,
                                        DTL_BINARY_ADD));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_apply_value_local-op-enum",
        dtl_container_apply_value_local(live.vector, live.vector, IN(2), DTL_OPERAND_FIRST,
                                        (dtl_binary_op)9999));
}

/* spec/algorithm.yaml: container_for_each_chunk */
static void container_for_each_chunk_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each_chunk-container-handle",
        dtl_container_for_each_chunk(misuse_foreign, (dtl_chunk_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each_chunk-container-handle",
        dtl_container_for_each_chunk(misuse_nonsense, (dtl_chunk_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each_chunk-container-handle",
        dtl_container_for_each_chunk((void *)live.context, (dtl_chunk_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_for_each_chunk-container-handle",
        dtl_container_for_each_chunk(NULL, (dtl_chunk_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_for_each_chunk-func-null",
        dtl_container_for_each_chunk(live.vector, NULL, NULL));
}

/* spec/algorithm.yaml: container_transform_chunks */
static void container_transform_chunks_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-src-handle",
        dtl_container_transform_chunks(misuse_foreign, live.vector,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-src-handle",
        dtl_container_transform_chunks(misuse_nonsense, live.vector,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-src-handle",
        dtl_container_transform_chunks((void *)live.context, live.vector,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-src-handle",
        dtl_container_transform_chunks(NULL, live.vector,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-dst-handle",
        dtl_container_transform_chunks(live.vector, misuse_foreign,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-dst-handle",
        dtl_container_transform_chunks(live.vector, misuse_nonsense,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-dst-handle",
        dtl_container_transform_chunks(live.vector, (void *)live.context,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_transform_chunks-dst-handle",
        dtl_container_transform_chunks(live.vector, NULL,
                                       (dtl_chunk_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_transform_chunks-func-null",
        dtl_container_transform_chunks(live.vector, live.vector, NULL, NULL));
}

/* spec/algorithm.yaml: container_find */
static void container_find_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find-container-handle",
        dtl_container_find(misuse_foreign, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find-container-handle",
        dtl_container_find(misuse_nonsense, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find-container-handle",
        dtl_container_find((void *)live.context, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find-container-handle",
        dtl_container_find(NULL, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find-value-memory",
        dtl_container_find(live.vector, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_find-value-null",
        dtl_container_find(live.vector, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_find-index-null",
        dtl_container_find(live.vector, IN(1), NULL));
}

/* spec/algorithm.yaml: container_find_if */
static void container_find_if_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find_if-container-handle",
        dtl_container_find_if(misuse_foreign, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find_if-container-handle",
        dtl_container_find_if(misuse_nonsense, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find_if-container-handle",
        dtl_container_find_if((void *)live.context, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_find_if-container-handle",
        dtl_container_find_if(NULL, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_find_if-pred-null",
        dtl_container_find_if(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_find_if-index-null",
        dtl_container_find_if(live.vector, (dtl_predicate)misuse_callback, NULL, NULL));
}

/* spec/algorithm.yaml: container_count */
static void container_count_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count-container-handle",
        dtl_container_count(misuse_foreign, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count-container-handle",
        dtl_container_count(misuse_nonsense, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count-container-handle",
        dtl_container_count((void *)live.context, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count-container-handle",
        dtl_container_count(NULL, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count-value-memory",
        dtl_container_count(live.vector, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_count-value-null",
        dtl_container_count(live.vector, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_count-count-null",
        dtl_container_count(live.vector, IN(1), NULL));
}

/* spec/algorithm.yaml: container_count_if */
static void container_count_if_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count_if-container-handle",
        dtl_container_count_if(misuse_foreign, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count_if-container-handle",
        dtl_container_count_if(misuse_nonsense, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count_if-container-handle",
        dtl_container_count_if((void *)live.context, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_count_if-container-handle",
        dtl_container_count_if(NULL, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_count_if-pred-null",
        dtl_container_count_if(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_count_if-count-null",
        dtl_container_count_if(live.vector, (dtl_predicate)misuse_callback, NULL, NULL));
}

/* spec/algorithm.yaml: container_all_of */
static void container_all_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_all_of-container-handle",
        dtl_container_all_of(misuse_foreign, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_all_of-container-handle",
        dtl_container_all_of(misuse_nonsense, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_all_of-container-handle",
        dtl_container_all_of((void *)live.context, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_all_of-container-handle",
        dtl_container_all_of(NULL, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_all_of-pred-null",
        dtl_container_all_of(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_all_of-result-null",
        dtl_container_all_of(live.vector, (dtl_predicate)misuse_callback, NULL, NULL));
}

/* spec/algorithm.yaml: container_any_of */
static void container_any_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_any_of-container-handle",
        dtl_container_any_of(misuse_foreign, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_any_of-container-handle",
        dtl_container_any_of(misuse_nonsense, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_any_of-container-handle",
        dtl_container_any_of((void *)live.context, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_any_of-container-handle",
        dtl_container_any_of(NULL, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_any_of-pred-null",
        dtl_container_any_of(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_any_of-result-null",
        dtl_container_any_of(live.vector, (dtl_predicate)misuse_callback, NULL, NULL));
}

/* spec/algorithm.yaml: container_none_of */
static void container_none_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_none_of-container-handle",
        dtl_container_none_of(misuse_foreign, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_none_of-container-handle",
        dtl_container_none_of(misuse_nonsense, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_none_of-container-handle",
        dtl_container_none_of((void *)live.context, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_none_of-container-handle",
        dtl_container_none_of(NULL, (dtl_predicate)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_none_of-pred-null",
        dtl_container_none_of(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_none_of-result-null",
        dtl_container_none_of(live.vector, (dtl_predicate)misuse_callback, NULL, NULL));
}

/* spec/algorithm.yaml: container_reduce */
static void container_reduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-container-handle",
        dtl_container_reduce(misuse_foreign, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-container-handle",
        dtl_container_reduce(misuse_nonsense, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-container-handle",
        dtl_container_reduce((void *)live.context, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-container-handle",
        dtl_container_reduce(NULL, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-result-memory",
        dtl_container_reduce(live.vector, DTL_OP_SUM, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_reduce-result-null",
        dtl_container_reduce(live.vector, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-op-enum",
        dtl_container_reduce(live.vector, (dtl_reduce_op)9999, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce-op-op",
        dtl_container_reduce(live.vector, DTL_OP_MINLOC, OUT(2)));
}

/* spec/algorithm.yaml: container_reduce_func */
static void container_reduce_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-container-handle",
        dtl_container_reduce_func(misuse_foreign, (dtl_binary_func)misuse_callback, IN(2), OUT(3),
                                  NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-container-handle",
        dtl_container_reduce_func(misuse_nonsense, (dtl_binary_func)misuse_callback, IN(2), OUT(3),
                                  NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-container-handle",
        dtl_container_reduce_func((void *)live.context, (dtl_binary_func)misuse_callback, IN(2),
                                  OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-container-handle",
        dtl_container_reduce_func(NULL, (dtl_binary_func)misuse_callback, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-identity-memory",
        dtl_container_reduce_func(live.vector, (dtl_binary_func)misuse_callback,
                                  misuse_device_memory, OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-result-memory",
        dtl_container_reduce_func(live.vector, (dtl_binary_func)misuse_callback, IN(2),
                                  misuse_device_memory, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_reduce_func-func-null",
        dtl_container_reduce_func(live.vector, NULL, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_reduce_func-identity-null",
        dtl_container_reduce_func(live.vector, (dtl_binary_func)misuse_callback, NULL, OUT(3),
                                  NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_reduce_func-result-null",
        dtl_container_reduce_func(live.vector, (dtl_binary_func)misuse_callback, IN(2), NULL,
                                  NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_reduce_func-result-overlap",
        dtl_container_reduce_func(live.vector, (dtl_binary_func)misuse_callback, OUT(3), OUT(3),
                                  NULL));
}

/* spec/algorithm.yaml: container_minmax */
static void container_minmax_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-container-handle",
        dtl_container_minmax(misuse_foreign, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-container-handle",
        dtl_container_minmax(misuse_nonsense, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-container-handle",
        dtl_container_minmax((void *)live.context, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-container-handle",
        dtl_container_minmax(NULL, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-min_val-memory",
        dtl_container_minmax(live.vector, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-max_val-memory",
        dtl_container_minmax(live.vector, OUT(1), misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_minmax-min_val-null",
        dtl_container_minmax(live.vector, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_minmax-max_val-null",
        dtl_container_minmax(live.vector, OUT(1), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_minmax-max_val-overlap",
        dtl_container_minmax(live.vector, OUT(2), OUT(2)));
}

/* spec/algorithm.yaml: container_min_element */
static void container_min_element_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_min_element-container-handle",
        dtl_container_min_element(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_min_element-container-handle",
        dtl_container_min_element(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_min_element-container-handle",
        dtl_container_min_element((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_min_element-container-handle",
        dtl_container_min_element(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_min_element-index-null",
        dtl_container_min_element(live.vector, NULL));
}

/* spec/algorithm.yaml: container_max_element */
static void container_max_element_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_max_element-container-handle",
        dtl_container_max_element(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_max_element-container-handle",
        dtl_container_max_element(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_max_element-container-handle",
        dtl_container_max_element((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_max_element-container-handle",
        dtl_container_max_element(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_max_element-index-null",
        dtl_container_max_element(live.vector, NULL));
}

/* spec/algorithm.yaml: container_inclusive_scan */
static void container_inclusive_scan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-container-handle",
        dtl_container_inclusive_scan(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-container-handle",
        dtl_container_inclusive_scan(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-container-handle",
        dtl_container_inclusive_scan((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-container-handle",
        dtl_container_inclusive_scan(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-op-enum",
        dtl_container_inclusive_scan(live.vector, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_inclusive_scan-op-op",
        dtl_container_inclusive_scan(live.vector, DTL_OP_MINLOC));
}

/* spec/algorithm.yaml: container_exclusive_scan */
static void container_exclusive_scan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-container-handle",
        dtl_container_exclusive_scan(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-container-handle",
        dtl_container_exclusive_scan(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-container-handle",
        dtl_container_exclusive_scan((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-container-handle",
        dtl_container_exclusive_scan(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-op-enum",
        dtl_container_exclusive_scan(live.vector, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exclusive_scan-op-op",
        dtl_container_exclusive_scan(live.vector, DTL_OP_MINLOC));
}

/* spec/algorithm.yaml: container_sort */
static void container_sort_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort-container-handle",
        dtl_container_sort(misuse_foreign, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort-container-handle",
        dtl_container_sort(misuse_nonsense, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort-container-handle",
        dtl_container_sort((void *)live.context, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort-container-handle",
        dtl_container_sort(NULL, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort-order-enum",
        dtl_container_sort(live.vector, (dtl_sort_order)9999));
}

/* spec/algorithm.yaml: container_stable_sort */
static void container_stable_sort_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_stable_sort-container-handle",
        dtl_container_stable_sort(misuse_foreign, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_stable_sort-container-handle",
        dtl_container_stable_sort(misuse_nonsense, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_stable_sort-container-handle",
        dtl_container_stable_sort((void *)live.context, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_stable_sort-container-handle",
        dtl_container_stable_sort(NULL, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_stable_sort-order-enum",
        dtl_container_stable_sort(live.vector, (dtl_sort_order)9999));
}

/* spec/algorithm.yaml: container_sort_func */
static void container_sort_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_func-container-handle",
        dtl_container_sort_func(misuse_foreign, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_func-container-handle",
        dtl_container_sort_func(misuse_nonsense, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_func-container-handle",
        dtl_container_sort_func((void *)live.context, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_func-container-handle",
        dtl_container_sort_func(NULL, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_sort_func-cmp-null",
        dtl_container_sort_func(live.vector, NULL, NULL));
}

/* spec/algorithm.yaml: container_sort_by_key */
static void container_sort_by_key_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-keys-handle",
        dtl_container_sort_by_key(misuse_foreign, live.vector, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-keys-handle",
        dtl_container_sort_by_key(misuse_nonsense, live.vector, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-keys-handle",
        dtl_container_sort_by_key((void *)live.context, live.vector, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-keys-handle",
        dtl_container_sort_by_key(NULL, live.vector, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-payload-handle",
        dtl_container_sort_by_key(live.vector, misuse_foreign, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-payload-handle",
        dtl_container_sort_by_key(live.vector, misuse_nonsense, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-payload-handle",
        dtl_container_sort_by_key(live.vector, (void *)live.context, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-payload-handle",
        dtl_container_sort_by_key(live.vector, NULL, DTL_SORT_ASCENDING));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sort_by_key-order-enum",
        dtl_container_sort_by_key(live.vector, live.vector, (dtl_sort_order)9999));
}

/* spec/algorithm.yaml: container_argsort */
static void container_argsort_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-container-handle",
        dtl_container_argsort(misuse_foreign, DTL_SORT_ASCENDING, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-container-handle",
        dtl_container_argsort(misuse_nonsense, DTL_SORT_ASCENDING, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-container-handle",
        dtl_container_argsort((void *)live.context, DTL_SORT_ASCENDING, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-container-handle",
        dtl_container_argsort(NULL, DTL_SORT_ASCENDING, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-indices-handle",
        dtl_container_argsort(live.vector, DTL_SORT_ASCENDING, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-indices-handle",
        dtl_container_argsort(live.vector, DTL_SORT_ASCENDING, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-indices-handle",
        dtl_container_argsort(live.vector, DTL_SORT_ASCENDING, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-indices-handle",
        dtl_container_argsort(live.vector, DTL_SORT_ASCENDING, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_argsort-order-enum",
        dtl_container_argsort(live.vector, (dtl_sort_order)9999, live.vector));
}

/* spec/algorithm.yaml: container_unique */
static void container_unique_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_unique-container-handle",
        dtl_container_unique(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_unique-container-handle",
        dtl_container_unique(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_unique-container-handle",
        dtl_container_unique((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_unique-container-handle",
        dtl_container_unique(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_unique-unique-null",
        dtl_container_unique(live.vector, NULL));
}

/* spec/algorithm.yaml: container_mean */
static void container_mean_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_mean-container-handle",
        dtl_container_mean(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_mean-container-handle",
        dtl_container_mean(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_mean-container-handle",
        dtl_container_mean((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_mean-container-handle",
        dtl_container_mean(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_mean-mean-null",
        dtl_container_mean(live.vector, NULL));
}

/* spec/algorithm.yaml: container_var */
static void container_var_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_var-container-handle",
        dtl_container_var(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_var-container-handle",
        dtl_container_var(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_var-container-handle",
        dtl_container_var((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_var-container-handle",
        dtl_container_var(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_var-var-null",
        dtl_container_var(live.vector, 1, NULL));
}

/* spec/algorithm.yaml: container_norm */
static void container_norm_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_norm-container-handle",
        dtl_container_norm(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_norm-container-handle",
        dtl_container_norm(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_norm-container-handle",
        dtl_container_norm((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_norm-container-handle",
        dtl_container_norm(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_norm-norm-null",
        dtl_container_norm(live.vector, NULL));
}

/* spec/algorithm.yaml: container_dot */
static void container_dot_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-a-handle",
        dtl_container_dot(misuse_foreign, live.vector, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-a-handle",
        dtl_container_dot(misuse_nonsense, live.vector, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-a-handle",
        dtl_container_dot((void *)live.context, live.vector, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-a-handle",
        dtl_container_dot(NULL, live.vector, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-b-handle",
        dtl_container_dot(live.vector, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-b-handle",
        dtl_container_dot(live.vector, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-b-handle",
        dtl_container_dot(live.vector, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_dot-b-handle",
        dtl_container_dot(live.vector, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_dot-dot-null",
        dtl_container_dot(live.vector, live.vector, NULL));
}

/* spec/algorithm.yaml: container_histogram */
static void container_histogram_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-container-handle",
        dtl_container_histogram(misuse_foreign, 0, 0, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-container-handle",
        dtl_container_histogram(misuse_nonsense, 0, 0, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-container-handle",
        dtl_container_histogram((void *)live.context, 0, 0, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-container-handle",
        dtl_container_histogram(NULL, 0, 0, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-counts-memory",
        dtl_container_histogram(live.vector, 0, 0, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_histogram-counts-null",
        dtl_container_histogram(live.vector, 0, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-bins-limit",
        dtl_container_histogram(live.vector, 0, 0, 9223372036854775807, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_histogram-bins-range",
        dtl_container_histogram(live.vector, 0, 0, 0, OUT(4)));
}

/* spec/algorithm.yaml: container_quantile */
static void container_quantile_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-container-handle",
        dtl_container_quantile(misuse_foreign, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-container-handle",
        dtl_container_quantile(misuse_nonsense, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-container-handle",
        dtl_container_quantile((void *)live.context, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-container-handle",
        dtl_container_quantile(NULL, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-probabilities-memory",
        dtl_container_quantile(live.vector, misuse_device_memory, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-results-memory",
        dtl_container_quantile(live.vector, IN(1), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_quantile-probabilities-null",
        dtl_container_quantile(live.vector, NULL, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_quantile-results-null",
        dtl_container_quantile(live.vector, IN(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_quantile-count-limit",
        dtl_container_quantile(live.vector, IN(1), 9223372036854775807, OUT(3)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(container_fill_refuses),
        cmocka_unit_test(container_copy_refuses),
        cmocka_unit_test(container_for_each_refuses),
        cmocka_unit_test(container_transform_refuses),
        cmocka_unit_test(container_apply_refuses),
        cmocka_unit_test(container_apply_unary_refuses),
        cmocka_unit_test(container_apply_unary_local_refuses),
        cmocka_unit_test(container_apply_binary_refuses),
        cmocka_unit_test(container_apply_binary_local_refuses),
        cmocka_unit_test(container_apply_value_refuses),
        cmocka_unit_test(container_apply_value_local_refuses),
        cmocka_unit_test(container_for_each_chunk_refuses),
        cmocka_unit_test(container_transform_chunks_refuses),
        cmocka_unit_test(container_find_refuses),
        cmocka_unit_test(container_find_if_refuses),
        cmocka_unit_test(container_count_refuses),
        cmocka_unit_test(container_count_if_refuses),
        cmocka_unit_test(container_all_of_refuses),
        cmocka_unit_test(container_any_of_refuses),
        cmocka_unit_test(container_none_of_refuses),
        cmocka_unit_test(container_reduce_refuses),
        cmocka_unit_test(container_reduce_func_refuses),
        cmocka_unit_test(container_minmax_refuses),
        cmocka_unit_test(container_min_element_refuses),
        cmocka_unit_test(container_max_element_refuses),
        cmocka_unit_test(container_inclusive_scan_refuses),
        cmocka_unit_test(container_exclusive_scan_refuses),
        cmocka_unit_test(container_sort_refuses),
        cmocka_unit_test(container_stable_sort_refuses),
        cmocka_unit_test(container_sort_func_refuses),
        cmocka_unit_test(container_sort_by_key_refuses),
        cmocka_unit_test(container_argsort_refuses),
        cmocka_unit_test(container_unique_refuses),
        cmocka_unit_test(container_mean_refuses),
        cmocka_unit_test(container_var_refuses),
        cmocka_unit_test(container_norm_refuses),
        cmocka_unit_test(container_dot_refuses),
        cmocka_unit_test(container_histogram_refuses),
        cmocka_unit_test(container_quantile_refuses),
    };

    return cmocka_run_group_tests_name("algorithm", tests, objects_make, objects_free);
}
