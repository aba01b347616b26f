/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/async.yaml: async_for_each_vector */
static void async_for_each_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_vector-vec-handle",
        dtl_async_for_each_vector(misuse_foreign, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_vector-vec-handle",
        dtl_async_for_each_vector(misuse_nonsense, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_vector-vec-handle",
        dtl_async_for_each_vector((void *)live.context, (dtl_unary_func)misuse_callback, NULL,
                                  OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_vector-vec-handle",
        dtl_async_for_each_vector(NULL, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_vector-vec-handle",
        dtl_async_for_each_vector(freed.vector, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_for_each_vector-func-null",
        dtl_async_for_each_vector(live.vector, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_for_each_vector-req-null",
        dtl_async_for_each_vector(live.vector, (dtl_unary_func)misuse_callback, NULL, NULL));
}

/* spec/async.yaml: async_transform_vector */
static void async_transform_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-src-handle",
        dtl_async_transform_vector(misuse_foreign, live.vector,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-src-handle",
        dtl_async_transform_vector(misuse_nonsense, live.vector,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-src-handle",
        dtl_async_transform_vector((void *)live.context, live.vector,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-src-handle",
        dtl_async_transform_vector(NULL, live.vector, (dtl_transform_func)misuse_callback, NULL,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-src-handle",
        dtl_async_transform_vector(freed.vector, live.vector, (dtl_transform_func)misuse_callback,
                                   NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-dst-handle",
        dtl_async_transform_vector(live.vector, misuse_foreign,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-dst-handle",
        dtl_async_transform_vector(live.vector, misuse_nonsense,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-dst-handle",
        dtl_async_transform_vector(live.vector, (void *)live.context,
                                   (dtl_transform_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-dst-handle",
        dtl_async_transform_vector(live.vector, NULL, (dtl_transform_func)misuse_callback, NULL,
                                   OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_transform_vector-dst-handle",
        dtl_async_transform_vector(live.vector, freed.vector, (dtl_transform_func)misuse_callback,
                                   NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_transform_vector-func-null",
        dtl_async_transform_vector(live.vector, live.vector, NULL, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_transform_vector-req-null",
        dtl_async_transform_vector(live.vector, live.vector, (dtl_transform_func)misuse_callback,
                                   NULL, NULL));
}

/* spec/async.yaml: async_reduce_vector */
static void async_reduce_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-vec-handle",
        dtl_async_reduce_vector(misuse_foreign, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-vec-handle",
        dtl_async_reduce_vector(misuse_nonsense, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-vec-handle",
        dtl_async_reduce_vector((void *)live.context, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-vec-handle",
        dtl_async_reduce_vector(NULL, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-vec-handle",
        dtl_async_reduce_vector(freed.vector, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-result-memory",
        dtl_async_reduce_vector(live.vector, DTL_OP_SUM, misuse_device_memory, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_reduce_vector-result-null",
        dtl_async_reduce_vector(live.vector, DTL_OP_SUM, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_reduce_vector-req-null",
        dtl_async_reduce_vector(live.vector, DTL_OP_SUM, OUT(2), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-op-enum",
        dtl_async_reduce_vector(live.vector, (dtl_reduce_op)9999, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_vector-op-op",
        dtl_async_reduce_vector(live.vector, DTL_OP_MINLOC, OUT(2), OUT(3)));
}

/* spec/async.yaml: async_sort_vector */
static void async_sort_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_sort_vector-vec-handle",
        dtl_async_sort_vector(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_sort_vector-vec-handle",
        dtl_async_sort_vector(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_sort_vector-vec-handle",
        dtl_async_sort_vector((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_sort_vector-vec-handle",
        dtl_async_sort_vector(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_sort_vector-vec-handle",
        dtl_async_sort_vector(freed.vector, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_sort_vector-req-null",
        dtl_async_sort_vector(live.vector, NULL));
}

/* spec/async.yaml: async_for_each_array */
static void async_for_each_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_array-arr-handle",
        dtl_async_for_each_array(misuse_foreign, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_array-arr-handle",
        dtl_async_for_each_array(misuse_nonsense, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_array-arr-handle",
        dtl_async_for_each_array((void *)live.context, (dtl_unary_func)misuse_callback, NULL,
                                 OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_array-arr-handle",
        dtl_async_for_each_array(NULL, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_for_each_array-arr-handle",
        dtl_async_for_each_array(freed.array, (dtl_unary_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_for_each_array-func-null",
        dtl_async_for_each_array(live.array, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_for_each_array-req-null",
        dtl_async_for_each_array(live.array, (dtl_unary_func)misuse_callback, NULL, NULL));
}

/* spec/async.yaml: async_reduce_array */
static void async_reduce_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-arr-handle",
        dtl_async_reduce_array(misuse_foreign, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-arr-handle",
        dtl_async_reduce_array(misuse_nonsense, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-arr-handle",
        dtl_async_reduce_array((void *)live.context, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-arr-handle",
        dtl_async_reduce_array(NULL, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-arr-handle",
        dtl_async_reduce_array(freed.array, DTL_OP_SUM, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-result-memory",
        dtl_async_reduce_array(live.array, DTL_OP_SUM, misuse_device_memory, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_reduce_array-result-null",
        dtl_async_reduce_array(live.array, DTL_OP_SUM, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-async_reduce_array-req-null",
        dtl_async_reduce_array(live.array, DTL_OP_SUM, OUT(2), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-op-enum",
        dtl_async_reduce_array(live.array, (dtl_reduce_op)9999, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-async_reduce_array-op-op",
        dtl_async_reduce_array(live.array, DTL_OP_MINLOC, OUT(2), OUT(3)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(async_for_each_vector_refuses),
        cmocka_unit_test(async_transform_vector_refuses),
        cmocka_unit_test(async_reduce_vector_refuses),
        cmocka_unit_test(async_sort_vector_refuses),
        cmocka_unit_test(async_for_each_array_refuses),
        cmocka_unit_test(async_reduce_array_refuses),
    };

    return cmocka_run_group_tests_name("async", tests, objects_make, objects_free);
}
