/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/local_algorithm.yaml: for_each_vector */
static void for_each_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector-vec-handle",
        dtl_for_each_vector(misuse_foreign, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector-vec-handle",
        dtl_for_each_vector(misuse_nonsense, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector-vec-handle",
        dtl_for_each_vector((void *)live.context, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector-vec-handle",
        dtl_for_each_vector(NULL, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector-vec-handle",
        dtl_for_each_vector(freed.vector, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-for_each_vector-func-null",
        dtl_for_each_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: for_each_vector_const */
static void for_each_vector_const_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector_const-vec-handle",
        dtl_for_each_vector_const(misuse_foreign, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector_const-vec-handle",
        dtl_for_each_vector_const(misuse_nonsense, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector_const-vec-handle",
        dtl_for_each_vector_const((void *)live.context, (dtl_const_unary_func)misuse_callback,
                                  NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector_const-vec-handle",
        dtl_for_each_vector_const(NULL, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_vector_const-vec-handle",
        dtl_for_each_vector_const(freed.vector, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-for_each_vector_const-func-null",
        dtl_for_each_vector_const(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: for_each_array */
static void for_each_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array-arr-handle",
        dtl_for_each_array(misuse_foreign, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array-arr-handle",
        dtl_for_each_array(misuse_nonsense, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array-arr-handle",
        dtl_for_each_array((void *)live.context, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array-arr-handle",
        dtl_for_each_array(NULL, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array-arr-handle",
        dtl_for_each_array(freed.array, (dtl_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-for_each_array-func-null",
        dtl_for_each_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: for_each_array_const */
static void for_each_array_const_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array_const-arr-handle",
        dtl_for_each_array_const(misuse_foreign, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array_const-arr-handle",
        dtl_for_each_array_const(misuse_nonsense, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array_const-arr-handle",
        dtl_for_each_array_const((void *)live.context, (dtl_const_unary_func)misuse_callback,
                                 NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array_const-arr-handle",
        dtl_for_each_array_const(NULL, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-for_each_array_const-arr-handle",
        dtl_for_each_array_const(freed.array, (dtl_const_unary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-for_each_array_const-func-null",
        dtl_for_each_array_const(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: transform_vector */
static void transform_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-src-handle",
        dtl_transform_vector(misuse_foreign, live.vector, (dtl_transform_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-src-handle",
        dtl_transform_vector(misuse_nonsense, live.vector, (dtl_transform_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-src-handle",
        dtl_transform_vector((void *)live.context, live.vector,
                             (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-src-handle",
        dtl_transform_vector(NULL, live.vector, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-src-handle",
        dtl_transform_vector(freed.vector, live.vector, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-dst-handle",
        dtl_transform_vector(live.vector, misuse_foreign, (dtl_transform_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-dst-handle",
        dtl_transform_vector(live.vector, misuse_nonsense, (dtl_transform_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-dst-handle",
        dtl_transform_vector(live.vector, (void *)live.context,
                             (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-dst-handle",
        dtl_transform_vector(live.vector, NULL, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_vector-dst-handle",
        dtl_transform_vector(live.vector, freed.vector, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-transform_vector-func-null",
        dtl_transform_vector(live.vector, live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: transform_array */
static void transform_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-src-handle",
        dtl_transform_array(misuse_foreign, live.array, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-src-handle",
        dtl_transform_array(misuse_nonsense, live.array, (dtl_transform_func)misuse_callback,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-src-handle",
        dtl_transform_array((void *)live.context, live.array, (dtl_transform_func)misuse_callback,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-src-handle",
        dtl_transform_array(NULL, live.array, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-src-handle",
        dtl_transform_array(freed.array, live.array, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-dst-handle",
        dtl_transform_array(live.array, misuse_foreign, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-dst-handle",
        dtl_transform_array(live.array, misuse_nonsense, (dtl_transform_func)misuse_callback,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-dst-handle",
        dtl_transform_array(live.array, (void *)live.context, (dtl_transform_func)misuse_callback,
                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-dst-handle",
        dtl_transform_array(live.array, NULL, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-transform_array-dst-handle",
        dtl_transform_array(live.array, freed.array, (dtl_transform_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-transform_array-func-null",
        dtl_transform_array(live.array, live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: copy_vector */
static void copy_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-src-handle",
        dtl_copy_vector(misuse_foreign, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-src-handle",
        dtl_copy_vector(misuse_nonsense, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-src-handle",
        dtl_copy_vector((void *)live.context, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-src-handle",
        dtl_copy_vector(NULL, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-src-handle",
        dtl_copy_vector(freed.vector, live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-dst-handle",
        dtl_copy_vector(live.vector, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-dst-handle",
        dtl_copy_vector(live.vector, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-dst-handle",
        dtl_copy_vector(live.vector, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-dst-handle",
        dtl_copy_vector(live.vector, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_vector-dst-handle",
        dtl_copy_vector(live.vector, freed.vector));
}

/* spec/local_algorithm.yaml: copy_array */
static void copy_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-src-handle",
        dtl_copy_array(misuse_foreign, live.array));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-src-handle",
        dtl_copy_array(misuse_nonsense, live.array));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-src-handle",
        dtl_copy_array((void *)live.context, live.array));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-src-handle",
        dtl_copy_array(NULL, live.array));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-src-handle",
        dtl_copy_array(freed.array, live.array));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-dst-handle",
        dtl_copy_array(live.array, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-dst-handle",
        dtl_copy_array(live.array, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-dst-handle",
        dtl_copy_array(live.array, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-dst-handle",
        dtl_copy_array(live.array, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-copy_array-dst-handle",
        dtl_copy_array(live.array, freed.array));
}

/* spec/local_algorithm.yaml: fill_vector */
static void fill_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-vec-handle",
        dtl_fill_vector(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-vec-handle",
        dtl_fill_vector(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-vec-handle",
        dtl_fill_vector((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-vec-handle",
        dtl_fill_vector(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-vec-handle",
        dtl_fill_vector(freed.vector, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_vector-value-memory",
        dtl_fill_vector(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-fill_vector-value-null",
        dtl_fill_vector(live.vector, NULL));
}

/* spec/local_algorithm.yaml: fill_array */
static void fill_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-arr-handle",
        dtl_fill_array(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-arr-handle",
        dtl_fill_array(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-arr-handle",
        dtl_fill_array((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-arr-handle",
        dtl_fill_array(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-arr-handle",
        dtl_fill_array(freed.array, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-fill_array-value-memory",
        dtl_fill_array(live.array, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-fill_array-value-null",
        dtl_fill_array(live.array, NULL));
}

/* spec/local_algorithm.yaml: find_vector */
static void find_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-find_vector-vec-handle",
        dtl_find_vector(misuse_foreign, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_vector-vec-handle",
        dtl_find_vector(misuse_nonsense, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_vector-vec-handle",
        dtl_find_vector((void *)live.context, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_vector-vec-handle",
        dtl_find_vector(NULL, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_vector-vec-handle",
        dtl_find_vector(freed.vector, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_vector-value-memory",
        dtl_find_vector(live.vector, misuse_device_memory));
    REFUSED_VALUE(-1, "DTL-find_vector-value-null",
        dtl_find_vector(live.vector, NULL));
}

/* spec/local_algorithm.yaml: find_if_vector */
static void find_if_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-find_if_vector-vec-handle",
        dtl_find_if_vector(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_vector-vec-handle",
        dtl_find_if_vector(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_vector-vec-handle",
        dtl_find_if_vector((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_vector-vec-handle",
        dtl_find_if_vector(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_vector-vec-handle",
        dtl_find_if_vector(freed.vector, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_vector-pred-null",
        dtl_find_if_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: find_array */
static void find_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-find_array-arr-handle",
        dtl_find_array(misuse_foreign, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_array-arr-handle",
        dtl_find_array(misuse_nonsense, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_array-arr-handle",
        dtl_find_array((void *)live.context, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_array-arr-handle",
        dtl_find_array(NULL, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_array-arr-handle",
        dtl_find_array(freed.array, IN(1)));
    REFUSED_VALUE(-1, "DTL-find_array-value-memory",
        dtl_find_array(live.array, misuse_device_memory));
    REFUSED_VALUE(-1, "DTL-find_array-value-null",
        dtl_find_array(live.array, NULL));
}

/* spec/local_algorithm.yaml: find_if_array */
static void find_if_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-find_if_array-arr-handle",
        dtl_find_if_array(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_array-arr-handle",
        dtl_find_if_array(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_array-arr-handle",
        dtl_find_if_array((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_array-arr-handle",
        dtl_find_if_array(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_array-arr-handle",
        dtl_find_if_array(freed.array, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-find_if_array-pred-null",
        dtl_find_if_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: count_vector */
static void count_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-count_vector-vec-handle",
        dtl_count_vector(misuse_foreign, IN(1)));
    REFUSED_VALUE(0, "DTL-count_vector-vec-handle",
        dtl_count_vector(misuse_nonsense, IN(1)));
    REFUSED_VALUE(0, "DTL-count_vector-vec-handle",
        dtl_count_vector((void *)live.context, IN(1)));
    REFUSED_VALUE(0, "DTL-count_vector-vec-handle",
        dtl_count_vector(NULL, IN(1)));
    REFUSED_VALUE(0, "DTL-count_vector-vec-handle",
        dtl_count_vector(freed.vector, IN(1)));
    REFUSED_VALUE(0, "DTL-count_vector-value-memory",
        dtl_count_vector(live.vector, misuse_device_memory));
    REFUSED_VALUE(0, "DTL-count_vector-value-null",
        dtl_count_vector(live.vector, NULL));
}

/* spec/local_algorithm.yaml: count_if_vector */
static void count_if_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-count_if_vector-vec-handle",
        dtl_count_if_vector(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_vector-vec-handle",
        dtl_count_if_vector(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_vector-vec-handle",
        dtl_count_if_vector((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_vector-vec-handle",
        dtl_count_if_vector(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_vector-vec-handle",
        dtl_count_if_vector(freed.vector, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_vector-pred-null",
        dtl_count_if_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: count_array */
static void count_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-count_array-arr-handle",
        dtl_count_array(misuse_foreign, IN(1)));
    REFUSED_VALUE(0, "DTL-count_array-arr-handle",
        dtl_count_array(misuse_nonsense, IN(1)));
    REFUSED_VALUE(0, "DTL-count_array-arr-handle",
        dtl_count_array((void *)live.context, IN(1)));
    REFUSED_VALUE(0, "DTL-count_array-arr-handle",
        dtl_count_array(NULL, IN(1)));
    REFUSED_VALUE(0, "DTL-count_array-arr-handle",
        dtl_count_array(freed.array, IN(1)));
    REFUSED_VALUE(0, "DTL-count_array-value-memory",
        dtl_count_array(live.array, misuse_device_memory));
    REFUSED_VALUE(0, "DTL-count_array-value-null",
        dtl_count_array(live.array, NULL));
}

/* spec/local_algorithm.yaml: count_if_array */
static void count_if_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-count_if_array-arr-handle",
        dtl_count_if_array(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_array-arr-handle",
        dtl_count_if_array(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_array-arr-handle",
        dtl_count_if_array((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_array-arr-handle",
        dtl_count_if_array(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_array-arr-handle",
        dtl_count_if_array(freed.array, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(0, "DTL-count_if_array-pred-null",
        dtl_count_if_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: reduce_local_vector */
static void reduce_local_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-vec-handle",
        dtl_reduce_local_vector(misuse_foreign, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-vec-handle",
        dtl_reduce_local_vector(misuse_nonsense, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-vec-handle",
        dtl_reduce_local_vector((void *)live.context, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-vec-handle",
        dtl_reduce_local_vector(NULL, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-vec-handle",
        dtl_reduce_local_vector(freed.vector, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-result-memory",
        dtl_reduce_local_vector(live.vector, DTL_OP_SUM, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_vector-result-null",
        dtl_reduce_local_vector(live.vector, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-op-enum",
        dtl_reduce_local_vector(live.vector, (dtl_reduce_op)9999, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector-op-op",
        dtl_reduce_local_vector(live.vector, DTL_OP_MINLOC, OUT(2)));
}

/* spec/local_algorithm.yaml: reduce_local_vector_func */
static void reduce_local_vector_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-vec-handle",
        dtl_reduce_local_vector_func(misuse_foreign, (dtl_binary_func)misuse_callback, IN(2),
                                     OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-vec-handle",
        dtl_reduce_local_vector_func(misuse_nonsense, (dtl_binary_func)misuse_callback, IN(2),
                                     OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-vec-handle",
        dtl_reduce_local_vector_func((void *)live.context, (dtl_binary_func)misuse_callback, IN(2),
                                     OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-vec-handle",
        dtl_reduce_local_vector_func(NULL, (dtl_binary_func)misuse_callback, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-vec-handle",
        dtl_reduce_local_vector_func(freed.vector, (dtl_binary_func)misuse_callback, IN(2), OUT(3),
                                     NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-identity-memory",
        dtl_reduce_local_vector_func(live.vector, (dtl_binary_func)misuse_callback,
                                     misuse_device_memory, OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-result-memory",
        dtl_reduce_local_vector_func(live.vector, (dtl_binary_func)misuse_callback, IN(2),
                                     misuse_device_memory, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_vector_func-func-null",
        dtl_reduce_local_vector_func(live.vector, NULL, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_vector_func-identity-null",
        dtl_reduce_local_vector_func(live.vector, (dtl_binary_func)misuse_callback, NULL, OUT(3),
                                     NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_vector_func-result-null",
        dtl_reduce_local_vector_func(live.vector, (dtl_binary_func)misuse_callback, IN(2), NULL,
                                     NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_vector_func-result-overlap",
        dtl_reduce_local_vector_func(live.vector, (dtl_binary_func)misuse_callback, OUT(3), OUT(3),
                                     NULL));
}

/* spec/local_algorithm.yaml: reduce_local_array */
static void reduce_local_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-arr-handle",
        dtl_reduce_local_array(misuse_foreign, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-arr-handle",
        dtl_reduce_local_array(misuse_nonsense, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-arr-handle",
        dtl_reduce_local_array((void *)live.context, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-arr-handle",
        dtl_reduce_local_array(NULL, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-arr-handle",
        dtl_reduce_local_array(freed.array, DTL_OP_SUM, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-result-memory",
        dtl_reduce_local_array(live.array, DTL_OP_SUM, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_array-result-null",
        dtl_reduce_local_array(live.array, DTL_OP_SUM, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-op-enum",
        dtl_reduce_local_array(live.array, (dtl_reduce_op)9999, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array-op-op",
        dtl_reduce_local_array(live.array, DTL_OP_MINLOC, OUT(2)));
}

/* spec/local_algorithm.yaml: reduce_local_array_func */
static void reduce_local_array_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-arr-handle",
        dtl_reduce_local_array_func(misuse_foreign, (dtl_binary_func)misuse_callback, IN(2),
                                    OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-arr-handle",
        dtl_reduce_local_array_func(misuse_nonsense, (dtl_binary_func)misuse_callback, IN(2),
                                    OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-arr-handle",
        dtl_reduce_local_array_func((void *)live.context, (dtl_binary_func)misuse_callback, IN(2),
                                    OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-arr-handle",
        dtl_reduce_local_array_func(NULL, (dtl_binary_func)misuse_callback, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-arr-handle",
        dtl_reduce_local_array_func(freed.array, (dtl_binary_func)misuse_callback, IN(2), OUT(3),
                                    NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-identity-memory",
        dtl_reduce_local_array_func(live.array, (dtl_binary_func)misuse_callback,
                                    misuse_device_memory, OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-result-memory",
        dtl_reduce_local_array_func(live.array, (dtl_binary_func)misuse_callback, IN(2),
                                    misuse_device_memory, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_array_func-func-null",
        dtl_reduce_local_array_func(live.array, NULL, IN(2), OUT(3), NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_array_func-identity-null",
        dtl_reduce_local_array_func(live.array, (dtl_binary_func)misuse_callback, NULL, OUT(3),
                                    NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-reduce_local_array_func-result-null",
        dtl_reduce_local_array_func(live.array, (dtl_binary_func)misuse_callback, IN(2), NULL,
                                    NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce_local_array_func-result-overlap",
        dtl_reduce_local_array_func(live.array, (dtl_binary_func)misuse_callback, OUT(3), OUT(3),
                                    NULL));
}

/* spec/local_algorithm.yaml: sort_vector */
static void sort_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector-vec-handle",
        dtl_sort_vector(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector-vec-handle",
        dtl_sort_vector(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector-vec-handle",
        dtl_sort_vector((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector-vec-handle",
        dtl_sort_vector(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector-vec-handle",
        dtl_sort_vector(freed.vector));
}

/* spec/local_algorithm.yaml: sort_vector_descending */
static void sort_vector_descending_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_descending-vec-handle",
        dtl_sort_vector_descending(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_descending-vec-handle",
        dtl_sort_vector_descending(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_descending-vec-handle",
        dtl_sort_vector_descending((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_descending-vec-handle",
        dtl_sort_vector_descending(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_descending-vec-handle",
        dtl_sort_vector_descending(freed.vector));
}

/* spec/local_algorithm.yaml: sort_vector_func */
static void sort_vector_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_func-vec-handle",
        dtl_sort_vector_func(misuse_foreign, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_func-vec-handle",
        dtl_sort_vector_func(misuse_nonsense, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_func-vec-handle",
        dtl_sort_vector_func((void *)live.context, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_func-vec-handle",
        dtl_sort_vector_func(NULL, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_vector_func-vec-handle",
        dtl_sort_vector_func(freed.vector, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-sort_vector_func-cmp-null",
        dtl_sort_vector_func(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: sort_array */
static void sort_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array-arr-handle",
        dtl_sort_array(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array-arr-handle",
        dtl_sort_array(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array-arr-handle",
        dtl_sort_array((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array-arr-handle",
        dtl_sort_array(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array-arr-handle",
        dtl_sort_array(freed.array));
}

/* spec/local_algorithm.yaml: sort_array_descending */
static void sort_array_descending_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_descending-arr-handle",
        dtl_sort_array_descending(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_descending-arr-handle",
        dtl_sort_array_descending(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_descending-arr-handle",
        dtl_sort_array_descending((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_descending-arr-handle",
        dtl_sort_array_descending(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_descending-arr-handle",
        dtl_sort_array_descending(freed.array));
}

/* spec/local_algorithm.yaml: sort_array_func */
static void sort_array_func_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_func-arr-handle",
        dtl_sort_array_func(misuse_foreign, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_func-arr-handle",
        dtl_sort_array_func(misuse_nonsense, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_func-arr-handle",
        dtl_sort_array_func((void *)live.context, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_func-arr-handle",
        dtl_sort_array_func(NULL, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sort_array_func-arr-handle",
        dtl_sort_array_func(freed.array, (dtl_comparator)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-sort_array_func-cmp-null",
        dtl_sort_array_func(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: minmax_vector */
static void minmax_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-vec-handle",
        dtl_minmax_vector(misuse_foreign, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-vec-handle",
        dtl_minmax_vector(misuse_nonsense, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-vec-handle",
        dtl_minmax_vector((void *)live.context, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-vec-handle",
        dtl_minmax_vector(NULL, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-vec-handle",
        dtl_minmax_vector(freed.vector, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-min_val-memory",
        dtl_minmax_vector(live.vector, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-max_val-memory",
        dtl_minmax_vector(live.vector, OUT(1), misuse_device_memory));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_vector-max_val-overlap",
        dtl_minmax_vector(live.vector, OUT(2), OUT(2)));
}

/* spec/local_algorithm.yaml: minmax_array */
static void minmax_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-arr-handle",
        dtl_minmax_array(misuse_foreign, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-arr-handle",
        dtl_minmax_array(misuse_nonsense, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-arr-handle",
        dtl_minmax_array((void *)live.context, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-arr-handle",
        dtl_minmax_array(NULL, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-arr-handle",
        dtl_minmax_array(freed.array, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-min_val-memory",
        dtl_minmax_array(live.array, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-max_val-memory",
        dtl_minmax_array(live.array, OUT(1), misuse_device_memory));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-minmax_array-max_val-overlap",
        dtl_minmax_array(live.array, OUT(2), OUT(2)));
}

/* spec/local_algorithm.yaml: all_of_vector */
static void all_of_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-all_of_vector-vec-handle",
        dtl_all_of_vector(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_vector-vec-handle",
        dtl_all_of_vector(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_vector-vec-handle",
        dtl_all_of_vector((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_vector-vec-handle",
        dtl_all_of_vector(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_vector-vec-handle",
        dtl_all_of_vector(freed.vector, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_vector-pred-null",
        dtl_all_of_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: any_of_vector */
static void any_of_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-any_of_vector-vec-handle",
        dtl_any_of_vector(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_vector-vec-handle",
        dtl_any_of_vector(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_vector-vec-handle",
        dtl_any_of_vector((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_vector-vec-handle",
        dtl_any_of_vector(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_vector-vec-handle",
        dtl_any_of_vector(freed.vector, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_vector-pred-null",
        dtl_any_of_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: none_of_vector */
static void none_of_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-none_of_vector-vec-handle",
        dtl_none_of_vector(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_vector-vec-handle",
        dtl_none_of_vector(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_vector-vec-handle",
        dtl_none_of_vector((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_vector-vec-handle",
        dtl_none_of_vector(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_vector-vec-handle",
        dtl_none_of_vector(freed.vector, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_vector-pred-null",
        dtl_none_of_vector(live.vector, NULL, NULL));
}

/* spec/local_algorithm.yaml: all_of_array */
static void all_of_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-all_of_array-arr-handle",
        dtl_all_of_array(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_array-arr-handle",
        dtl_all_of_array(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_array-arr-handle",
        dtl_all_of_array((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_array-arr-handle",
        dtl_all_of_array(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_array-arr-handle",
        dtl_all_of_array(freed.array, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-all_of_array-pred-null",
        dtl_all_of_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: any_of_array */
static void any_of_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-any_of_array-arr-handle",
        dtl_any_of_array(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_array-arr-handle",
        dtl_any_of_array(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_array-arr-handle",
        dtl_any_of_array((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_array-arr-handle",
        dtl_any_of_array(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_array-arr-handle",
        dtl_any_of_array(freed.array, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-any_of_array-pred-null",
        dtl_any_of_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: none_of_array */
static void none_of_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-none_of_array-arr-handle",
        dtl_none_of_array(misuse_foreign, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_array-arr-handle",
        dtl_none_of_array(misuse_nonsense, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_array-arr-handle",
        dtl_none_of_array((void *)live.context, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_array-arr-handle",
        dtl_none_of_array(NULL, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_array-arr-handle",
        dtl_none_of_array(freed.array, (dtl_predicate)misuse_callback, NULL));
    REFUSED_VALUE(-1, "DTL-none_of_array-pred-null",
        dtl_none_of_array(live.array, NULL, NULL));
}

/* spec/local_algorithm.yaml: min_element_vector */
static void min_element_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-min_element_vector-vec-handle",
        dtl_min_element_vector(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-min_element_vector-vec-handle",
        dtl_min_element_vector(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-min_element_vector-vec-handle",
        dtl_min_element_vector((void *)live.context));
    REFUSED_VALUE(-1, "DTL-min_element_vector-vec-handle",
        dtl_min_element_vector(NULL));
    REFUSED_VALUE(-1, "DTL-min_element_vector-vec-handle",
        dtl_min_element_vector(freed.vector));
}

/* spec/local_algorithm.yaml: max_element_vector */
static void max_element_vector_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-max_element_vector-vec-handle",
        dtl_max_element_vector(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-max_element_vector-vec-handle",
        dtl_max_element_vector(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-max_element_vector-vec-handle",
        dtl_max_element_vector((void *)live.context));
    REFUSED_VALUE(-1, "DTL-max_element_vector-vec-handle",
        dtl_max_element_vector(NULL));
    REFUSED_VALUE(-1, "DTL-max_element_vector-vec-handle",
        dtl_max_element_vector(freed.vector));
}

/* spec/local_algorithm.yaml: min_element_array */
static void min_element_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-min_element_array-arr-handle",
        dtl_min_element_array(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-min_element_array-arr-handle",
        dtl_min_element_array(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-min_element_array-arr-handle",
        dtl_min_element_array((void *)live.context));
    REFUSED_VALUE(-1, "DTL-min_element_array-arr-handle",
        dtl_min_element_array(NULL));
    REFUSED_VALUE(-1, "DTL-min_element_array-arr-handle",
        dtl_min_element_array(freed.array));
}

/* spec/local_algorithm.yaml: max_element_array */
static void max_element_array_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-max_element_array-arr-handle",
        dtl_max_element_array(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-max_element_array-arr-handle",
        dtl_max_element_array(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-max_element_array-arr-handle",
        dtl_max_element_array((void *)live.context));
    REFUSED_VALUE(-1, "DTL-max_element_array-arr-handle",
        dtl_max_element_array(NULL));
    REFUSED_VALUE(-1, "DTL-max_element_array-arr-handle",
        dtl_max_element_array(freed.array));
}

/* spec/local_algorithm.yaml: inclusive_scan_vector */
static void inclusive_scan_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-vec-handle",
        dtl_inclusive_scan_vector(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-vec-handle",
        dtl_inclusive_scan_vector(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-vec-handle",
        dtl_inclusive_scan_vector((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-vec-handle",
        dtl_inclusive_scan_vector(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-vec-handle",
        dtl_inclusive_scan_vector(freed.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-op-enum",
        dtl_inclusive_scan_vector(live.vector, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_vector-op-op",
        dtl_inclusive_scan_vector(live.vector, DTL_OP_MINLOC));
}

/* spec/local_algorithm.yaml: exclusive_scan_vector */
static void exclusive_scan_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-vec-handle",
        dtl_exclusive_scan_vector(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-vec-handle",
        dtl_exclusive_scan_vector(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-vec-handle",
        dtl_exclusive_scan_vector((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-vec-handle",
        dtl_exclusive_scan_vector(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-vec-handle",
        dtl_exclusive_scan_vector(freed.vector, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-op-enum",
        dtl_exclusive_scan_vector(live.vector, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_vector-op-op",
        dtl_exclusive_scan_vector(live.vector, DTL_OP_MINLOC));
}

/* spec/local_algorithm.yaml: inclusive_scan_array */
static void inclusive_scan_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-arr-handle",
        dtl_inclusive_scan_array(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-arr-handle",
        dtl_inclusive_scan_array(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-arr-handle",
        dtl_inclusive_scan_array((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-arr-handle",
        dtl_inclusive_scan_array(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-arr-handle",
        dtl_inclusive_scan_array(freed.array, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-op-enum",
        dtl_inclusive_scan_array(live.array, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-inclusive_scan_array-op-op",
        dtl_inclusive_scan_array(live.array, DTL_OP_MINLOC));
}

/* spec/local_algorithm.yaml: exclusive_scan_array */
static void exclusive_scan_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-arr-handle",
        dtl_exclusive_scan_array(misuse_foreign, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-arr-handle",
        dtl_exclusive_scan_array(misuse_nonsense, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-arr-handle",
        dtl_exclusive_scan_array((void *)live.context, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-arr-handle",
        dtl_exclusive_scan_array(NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-arr-handle",
        dtl_exclusive_scan_array(freed.array, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-op-enum",
        dtl_exclusive_scan_array(live.array, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-exclusive_scan_array-op-op",
        dtl_exclusive_scan_array(live.array, DTL_OP_MINLOC));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(for_each_vector_refuses),
        cmocka_unit_test(for_each_vector_const_refuses),
        cmocka_unit_test(for_each_array_refuses),
        cmocka_unit_test(for_each_array_const_refuses),
        cmocka_unit_test(transform_vector_refuses),
        cmocka_unit_test(transform_array_refuses),
        cmocka_unit_test(copy_vector_refuses),
        cmocka_unit_test(copy_array_refuses),
        cmocka_unit_test(fill_vector_refuses),
        cmocka_unit_test(fill_array_refuses),
        cmocka_unit_test(find_vector_refuses),
        cmocka_unit_test(find_if_vector_refuses),
        cmocka_unit_test(find_array_refuses),
        cmocka_unit_test(find_if_array_refuses),
        cmocka_unit_test(count_vector_refuses),
        cmocka_unit_test(count_if_vector_refuses),
        cmocka_unit_test(count_array_refuses),
        cmocka_unit_test(count_if_array_refuses),
        cmocka_unit_test(reduce_local_vector_refuses),
        cmocka_unit_test(reduce_local_vector_func_refuses),
        cmocka_unit_test(reduce_local_array_refuses),
        cmocka_unit_test(reduce_local_array_func_refuses),
        cmocka_unit_test(sort_vector_refuses),
        cmocka_unit_test(sort_vector_descending_refuses),
        cmocka_unit_test(sort_vector_func_refuses),
        cmocka_unit_test(sort_array_refuses),
        cmocka_unit_test(sort_array_descending_refuses),
        cmocka_unit_test(sort_array_func_refuses),
        cmocka_unit_test(minmax_vector_refuses),
        cmocka_unit_test(minmax_array_refuses),
        cmocka_unit_test(all_of_vector_refuses),
        cmocka_unit_test(any_of_vector_refuses),
        cmocka_unit_test(none_of_vector_refuses),
        cmocka_unit_test(all_of_array_refuses),
        cmocka_unit_test(any_of_array_refuses),
        cmocka_unit_test(none_of_array_refuses),
        cmocka_unit_test(min_element_vector_refuses),
        cmocka_unit_test(max_element_vector_refuses),
        cmocka_unit_test(min_element_array_refuses),
        cmocka_unit_test(max_element_array_refuses),
        cmocka_unit_test(inclusive_scan_vector_refuses),
        cmocka_unit_test(exclusive_scan_vector_refuses),
        cmocka_unit_test(inclusive_scan_array_refuses),
        cmocka_unit_test(exclusive_scan_array_refuses),
    };

    return cmocka_run_group_tests_name("local_algorithm", tests, objects_make, objects_free);
}
