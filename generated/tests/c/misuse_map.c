/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/map.yaml: map_create */
static void map_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-ctx-handle",
        dtl_map_create(misuse_foreign, DTL_DTYPE_INT32, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-ctx-handle",
        dtl_map_create(misuse_nonsense, DTL_DTYPE_INT32, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-ctx-handle",
        dtl_map_create((void *)live.vector, DTL_DTYPE_INT32, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-ctx-handle",
        dtl_map_create(NULL, DTL_DTYPE_INT32, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-ctx-handle",
        dtl_map_create(freed.context, DTL_DTYPE_INT32, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_create-map-null",
        dtl_map_create(live.context, DTL_DTYPE_INT32, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-key_dtype-enum",
        dtl_map_create(live.context, (dtl_dtype)9999, DTL_DTYPE_INT32, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create-value_dtype-enum",
        dtl_map_create(live.context, DTL_DTYPE_INT32, (dtl_dtype)9999, OUT(3)));
}

/* spec/map.yaml: map_create_sized */
static void map_create_sized_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-ctx-handle",
        dtl_map_create_sized(misuse_foreign, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-ctx-handle",
        dtl_map_create_sized(misuse_nonsense, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-ctx-handle",
        dtl_map_create_sized((void *)live.vector, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-ctx-handle",
        dtl_map_create_sized(NULL, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-ctx-handle",
        dtl_map_create_sized(freed.context, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_create_sized-map-null",
        dtl_map_create_sized(live.context, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-key_dtype-enum",
        dtl_map_create_sized(live.context, (dtl_dtype)9999, 1, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-value_dtype-enum",
        dtl_map_create_sized(live.context, DTL_DTYPE_INT32, 1, (dtl_dtype)9999, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-key_count-range",
        dtl_map_create_sized(live.context, DTL_DTYPE_INT32, 0, DTL_DTYPE_INT32, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_create_sized-value_count-range",
        dtl_map_create_sized(live.context, DTL_DTYPE_INT32, 1, DTL_DTYPE_INT32, 0, OUT(5)));
}

/* spec/map.yaml: map_destroy */
static void map_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_destroy-map-handle",
        dtl_map_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_destroy-map-handle",
        dtl_map_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_destroy-map-handle",
        dtl_map_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_destroy-map-handle",
        dtl_map_destroy(freed.map));
}

/* spec/map.yaml: map_insert */
static void map_insert_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-map-handle",
        dtl_map_insert(misuse_foreign, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-map-handle",
        dtl_map_insert(misuse_nonsense, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-map-handle",
        dtl_map_insert((void *)live.context, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-map-handle",
        dtl_map_insert(NULL, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-map-handle",
        dtl_map_insert(freed.map, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-key-memory",
        dtl_map_insert(live.map, misuse_device_memory, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert-value-memory",
        dtl_map_insert(live.map, IN(1), misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_insert-key-null",
        dtl_map_insert(live.map, NULL, IN(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_insert-value-null",
        dtl_map_insert(live.map, IN(1), NULL));
}

/* spec/map.yaml: map_insert_batch */
static void map_insert_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-map-handle",
        dtl_map_insert_batch(misuse_foreign, IN(1), IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-map-handle",
        dtl_map_insert_batch(misuse_nonsense, IN(1), IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-map-handle",
        dtl_map_insert_batch((void *)live.context, IN(1), IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-map-handle",
        dtl_map_insert_batch(NULL, IN(1), IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-map-handle",
        dtl_map_insert_batch(freed.map, IN(1), IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-keys-memory",
        dtl_map_insert_batch(live.map, misuse_device_memory, IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-values-memory",
        dtl_map_insert_batch(live.map, IN(1), misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_insert_batch-keys-null",
        dtl_map_insert_batch(live.map, NULL, IN(2), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_insert_batch-values-null",
        dtl_map_insert_batch(live.map, IN(1), NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_insert_batch-count-limit",
        dtl_map_insert_batch(live.map, IN(1), IN(2), 9223372036854775807));
}

/* spec/map.yaml: map_combine */
static void map_combine_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-map-handle",
        dtl_map_combine(misuse_foreign, IN(1), IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-map-handle",
        dtl_map_combine(misuse_nonsense, IN(1), IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-map-handle",
        dtl_map_combine((void *)live.context, IN(1), IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-map-handle",
        dtl_map_combine(NULL, IN(1), IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-map-handle",
        dtl_map_combine(freed.map, IN(1), IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-key-memory",
        dtl_map_combine(live.map, misuse_device_memory, IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-value-memory",
        dtl_map_combine(live.map, IN(1), misuse_device_memory, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine-key-null",
        dtl_map_combine(live.map, NULL, IN(2), DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine-value-null",
        dtl_map_combine(live.map, IN(1), NULL, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-op-enum",
        dtl_map_combine(live.map, IN(1), IN(2), (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine-op-op",
        dtl_map_combine(live.map, IN(1), IN(2), DTL_OP_MINLOC));
}

/* spec/map.yaml: map_combine_batch */
static void map_combine_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-map-handle",
        dtl_map_combine_batch(misuse_foreign, IN(1), IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-map-handle",
        dtl_map_combine_batch(misuse_nonsense, IN(1), IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-map-handle",
        dtl_map_combine_batch((void *)live.context, IN(1), IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-map-handle",
        dtl_map_combine_batch(NULL, IN(1), IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-map-handle",
        dtl_map_combine_batch(freed.map, IN(1), IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-keys-memory",
        dtl_map_combine_batch(live.map, misuse_device_memory, IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-values-memory",
        dtl_map_combine_batch(live.map, IN(1), misuse_device_memory, 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_batch-keys-null",
        dtl_map_combine_batch(live.map, NULL, IN(2), 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_batch-values-null",
        dtl_map_combine_batch(live.map, IN(1), NULL, 1, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-op-enum",
        dtl_map_combine_batch(live.map, IN(1), IN(2), 1, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-count-limit",
        dtl_map_combine_batch(live.map, IN(1), IN(2), 9223372036854775807, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_batch-op-op",
        dtl_map_combine_batch(live.map, IN(1), IN(2), 1, DTL_OP_MINLOC));
}

/* spec/map.yaml: map_combine_with */
static void map_combine_with_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-map-handle",
        dtl_map_combine_with(misuse_foreign, IN(1), IN(2), (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-map-handle",
        dtl_map_combine_with(misuse_nonsense, IN(1), IN(2), (dtl_binary_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-map-handle",
        dtl_map_combine_with((void *)live.context, IN(1), IN(2), (dtl_binary_func)misuse_callback,
                             NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-map-handle",
        dtl_map_combine_with(NULL, IN(1), IN(2), (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-map-handle",
        dtl_map_combine_with(freed.map, IN(1), IN(2), (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-key-memory",
        dtl_map_combine_with(live.map, misuse_device_memory, IN(2),
                             (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with-value-memory",
        dtl_map_combine_with(live.map, IN(1), misuse_device_memory,
                             (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with-key-null",
        dtl_map_combine_with(live.map, NULL, IN(2), (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with-value-null",
        dtl_map_combine_with(live.map, IN(1), NULL, (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with-func-null",
        dtl_map_combine_with(live.map, IN(1), IN(2), NULL, NULL));
}

/* spec/map.yaml: map_combine_with_batch */
static void map_combine_with_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-map-handle",
        dtl_map_combine_with_batch(misuse_foreign, IN(1), IN(2), 1,
                                   (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-map-handle",
        dtl_map_combine_with_batch(misuse_nonsense, IN(1), IN(2), 1,
                                   (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-map-handle",
        dtl_map_combine_with_batch((void *)live.context, IN(1), IN(2), 1,
                                   (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-map-handle",
        dtl_map_combine_with_batch(NULL, IN(1), IN(2), 1, (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-map-handle",
        dtl_map_combine_with_batch(freed.map, IN(1), IN(2), 1, (dtl_binary_func)misuse_callback,
                                   NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-keys-memory",
        dtl_map_combine_with_batch(live.map, misuse_device_memory, IN(2), 1,
                                   (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-values-memory",
        dtl_map_combine_with_batch(live.map, IN(1), misuse_device_memory, 1,
                                   (dtl_binary_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with_batch-keys-null",
        dtl_map_combine_with_batch(live.map, NULL, IN(2), 1, (dtl_binary_func)misuse_callback,
                                   NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with_batch-values-null",
        dtl_map_combine_with_batch(live.map, IN(1), NULL, 1, (dtl_binary_func)misuse_callback,
                                   NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_combine_with_batch-func-null",
        dtl_map_combine_with_batch(live.map, IN(1), IN(2), 1, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_combine_with_batch-count-limit",
        dtl_map_combine_with_batch(live.map, IN(1), IN(2), 9223372036854775807,
                                   (dtl_binary_func)misuse_callback, NULL));
}

/* spec/map.yaml: map_replace */
static void map_replace_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-map-handle",
        dtl_map_replace(misuse_foreign, IN(1), NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-map-handle",
        dtl_map_replace(misuse_nonsense, IN(1), NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-map-handle",
        dtl_map_replace((void *)live.context, IN(1), NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-map-handle",
        dtl_map_replace(NULL, IN(1), NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-map-handle",
        dtl_map_replace(freed.map, IN(1), NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-key-memory",
        dtl_map_replace(live.map, misuse_device_memory, NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-expected-memory",
        dtl_map_replace(live.map, IN(1), misuse_device_memory, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace-value-memory",
        dtl_map_replace(live.map, IN(1), NULL, misuse_device_memory, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace-key-null",
        dtl_map_replace(live.map, NULL, NULL, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace-value-null",
        dtl_map_replace(live.map, IN(1), NULL, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace-replaced-null",
        dtl_map_replace(live.map, IN(1), NULL, IN(3), NULL));
}

/* spec/map.yaml: map_replace_batch */
static void map_replace_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-map-handle",
        dtl_map_replace_batch(misuse_foreign, IN(1), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-map-handle",
        dtl_map_replace_batch(misuse_nonsense, IN(1), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-map-handle",
        dtl_map_replace_batch((void *)live.context, IN(1), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-map-handle",
        dtl_map_replace_batch(NULL, IN(1), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-map-handle",
        dtl_map_replace_batch(freed.map, IN(1), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-keys-memory",
        dtl_map_replace_batch(live.map, misuse_device_memory, IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-expected-memory",
        dtl_map_replace_batch(live.map, IN(1), misuse_device_memory, IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-present-memory",
        dtl_map_replace_batch(live.map, IN(1), IN(2), misuse_device_memory, IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-values-memory",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), misuse_device_memory, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-replaced-memory",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), IN(4), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace_batch-keys-null",
        dtl_map_replace_batch(live.map, NULL, IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace_batch-expected-null",
        dtl_map_replace_batch(live.map, IN(1), NULL, IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace_batch-present-null",
        dtl_map_replace_batch(live.map, IN(1), IN(2), NULL, IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace_batch-values-null",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), NULL, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_replace_batch-replaced-null",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), IN(4), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-count-limit",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), IN(4), 9223372036854775807, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-replaced-overlap",
        dtl_map_replace_batch(live.map, OUT(6), IN(2), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-replaced-overlap",
        dtl_map_replace_batch(live.map, IN(1), OUT(6), IN(3), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-replaced-overlap",
        dtl_map_replace_batch(live.map, IN(1), IN(2), OUT(6), IN(4), 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_replace_batch-replaced-overlap",
        dtl_map_replace_batch(live.map, IN(1), IN(2), IN(3), OUT(6), 1, OUT(6)));
}

/* spec/map.yaml: map_find */
static void map_find_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-map-handle",
        dtl_map_find(misuse_foreign, IN(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-map-handle",
        dtl_map_find(misuse_nonsense, IN(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-map-handle",
        dtl_map_find((void *)live.context, IN(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-map-handle",
        dtl_map_find(NULL, IN(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-map-handle",
        dtl_map_find(freed.map, IN(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-key-memory",
        dtl_map_find(live.map, misuse_device_memory, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-value-memory",
        dtl_map_find(live.map, IN(1), misuse_device_memory, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find-key-null",
        dtl_map_find(live.map, NULL, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find-value-null",
        dtl_map_find(live.map, IN(1), NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find-found-null",
        dtl_map_find(live.map, IN(1), OUT(2), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find-value-overlap",
        dtl_map_find(live.map, OUT(2), OUT(2), OUT(3)));
}

/* spec/map.yaml: map_find_batch */
static void map_find_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-map-handle",
        dtl_map_find_batch(misuse_foreign, IN(1), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-map-handle",
        dtl_map_find_batch(misuse_nonsense, IN(1), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-map-handle",
        dtl_map_find_batch((void *)live.context, IN(1), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-map-handle",
        dtl_map_find_batch(NULL, IN(1), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-map-handle",
        dtl_map_find_batch(freed.map, IN(1), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-keys-memory",
        dtl_map_find_batch(live.map, misuse_device_memory, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-values-memory",
        dtl_map_find_batch(live.map, IN(1), 1, misuse_device_memory, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-found-memory",
        dtl_map_find_batch(live.map, IN(1), 1, OUT(3), misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find_batch-keys-null",
        dtl_map_find_batch(live.map, NULL, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find_batch-values-null",
        dtl_map_find_batch(live.map, IN(1), 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_find_batch-found-null",
        dtl_map_find_batch(live.map, IN(1), 1, OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-count-limit",
        dtl_map_find_batch(live.map, IN(1), 9223372036854775807, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-values-overlap",
        dtl_map_find_batch(live.map, OUT(3), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-found-overlap",
        dtl_map_find_batch(live.map, OUT(4), 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_find_batch-found-overlap",
        dtl_map_find_batch(live.map, IN(1), 1, OUT(4), OUT(4)));
}

/* spec/map.yaml: map_contains_batch */
static void map_contains_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-map-handle",
        dtl_map_contains_batch(misuse_foreign, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-map-handle",
        dtl_map_contains_batch(misuse_nonsense, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-map-handle",
        dtl_map_contains_batch((void *)live.context, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-map-handle",
        dtl_map_contains_batch(NULL, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-map-handle",
        dtl_map_contains_batch(freed.map, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-keys-memory",
        dtl_map_contains_batch(live.map, misuse_device_memory, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-found-memory",
        dtl_map_contains_batch(live.map, IN(1), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_contains_batch-keys-null",
        dtl_map_contains_batch(live.map, NULL, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_contains_batch-found-null",
        dtl_map_contains_batch(live.map, IN(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-count-limit",
        dtl_map_contains_batch(live.map, IN(1), 9223372036854775807, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains_batch-found-overlap",
        dtl_map_contains_batch(live.map, OUT(3), 1, OUT(3)));
}

/* spec/map.yaml: map_contains */
static void map_contains_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-map-handle",
        dtl_map_contains(misuse_foreign, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-map-handle",
        dtl_map_contains(misuse_nonsense, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-map-handle",
        dtl_map_contains((void *)live.context, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-map-handle",
        dtl_map_contains(NULL, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-map-handle",
        dtl_map_contains(freed.map, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_contains-key-memory",
        dtl_map_contains(live.map, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_contains-key-null",
        dtl_map_contains(live.map, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_contains-found-null",
        dtl_map_contains(live.map, IN(1), NULL));
}

/* spec/map.yaml: map_erase */
static void map_erase_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-map-handle",
        dtl_map_erase(misuse_foreign, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-map-handle",
        dtl_map_erase(misuse_nonsense, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-map-handle",
        dtl_map_erase((void *)live.context, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-map-handle",
        dtl_map_erase(NULL, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-map-handle",
        dtl_map_erase(freed.map, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase-key-memory",
        dtl_map_erase(live.map, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_erase-key-null",
        dtl_map_erase(live.map, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_erase-erased-null",
        dtl_map_erase(live.map, IN(1), NULL));
}

/* spec/map.yaml: map_erase_batch */
static void map_erase_batch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-map-handle",
        dtl_map_erase_batch(misuse_foreign, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-map-handle",
        dtl_map_erase_batch(misuse_nonsense, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-map-handle",
        dtl_map_erase_batch((void *)live.context, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-map-handle",
        dtl_map_erase_batch(NULL, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-map-handle",
        dtl_map_erase_batch(freed.map, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-keys-memory",
        dtl_map_erase_batch(live.map, misuse_device_memory, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-erased-memory",
        dtl_map_erase_batch(live.map, IN(1), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_erase_batch-keys-null",
        dtl_map_erase_batch(live.map, NULL, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_erase_batch-erased-null",
        dtl_map_erase_batch(live.map, IN(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-count-limit",
        dtl_map_erase_batch(live.map, IN(1), 9223372036854775807, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_erase_batch-erased-overlap",
        dtl_map_erase_batch(live.map, OUT(3), 1, OUT(3)));
}

/* spec/map.yaml: map_flush */
static void map_flush_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_flush-map-handle",
        dtl_map_flush(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_flush-map-handle",
        dtl_map_flush(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_flush-map-handle",
        dtl_map_flush((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_flush-map-handle",
        dtl_map_flush(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_flush-map-handle",
        dtl_map_flush(freed.map));
}

/* spec/map.yaml: map_sync */
static void map_sync_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_sync-map-handle",
        dtl_map_sync(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_sync-map-handle",
        dtl_map_sync(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_sync-map-handle",
        dtl_map_sync((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_sync-map-handle",
        dtl_map_sync(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_sync-map-handle",
        dtl_map_sync(freed.map));
}

/* spec/map.yaml: map_clear */
static void map_clear_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_clear-map-handle",
        dtl_map_clear(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_clear-map-handle",
        dtl_map_clear(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_clear-map-handle",
        dtl_map_clear((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_clear-map-handle",
        dtl_map_clear(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_clear-map-handle",
        dtl_map_clear(freed.map));
}

/* spec/map.yaml: map_local_size */
static void map_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_local_size-map-handle",
        dtl_map_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_local_size-map-handle",
        dtl_map_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_local_size-map-handle",
        dtl_map_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_local_size-map-handle",
        dtl_map_local_size(NULL));
    REFUSED_VALUE(0, "DTL-map_local_size-map-handle",
        dtl_map_local_size(freed.map));
}

/* spec/map.yaml: map_global_size */
static void map_global_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_global_size-map-handle",
        dtl_map_global_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_global_size-map-handle",
        dtl_map_global_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_global_size-map-handle",
        dtl_map_global_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_global_size-map-handle",
        dtl_map_global_size(NULL));
    REFUSED_VALUE(0, "DTL-map_global_size-map-handle",
        dtl_map_global_size(freed.map));
}

/* spec/map.yaml: map_is_dirty */
static void map_is_dirty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_is_dirty-map-handle",
        dtl_map_is_dirty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_is_dirty-map-handle",
        dtl_map_is_dirty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_is_dirty-map-handle",
        dtl_map_is_dirty((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_is_dirty-map-handle",
        dtl_map_is_dirty(NULL));
    REFUSED_VALUE(0, "DTL-map_is_dirty-map-handle",
        dtl_map_is_dirty(freed.map));
}

/* spec/map.yaml: map_key_dtype */
static void map_key_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_key_dtype-map-handle",
        dtl_map_key_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_key_dtype-map-handle",
        dtl_map_key_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_key_dtype-map-handle",
        dtl_map_key_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_key_dtype-map-handle",
        dtl_map_key_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_key_dtype-map-handle",
        dtl_map_key_dtype(freed.map));
}

/* spec/map.yaml: map_value_dtype */
static void map_value_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_value_dtype-map-handle",
        dtl_map_value_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_value_dtype-map-handle",
        dtl_map_value_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_value_dtype-map-handle",
        dtl_map_value_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_value_dtype-map-handle",
        dtl_map_value_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-map_value_dtype-map-handle",
        dtl_map_value_dtype(freed.map));
}

/* spec/map.yaml: map_key_size */
static void map_key_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_key_size-map-handle",
        dtl_map_key_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_key_size-map-handle",
        dtl_map_key_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_key_size-map-handle",
        dtl_map_key_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_key_size-map-handle",
        dtl_map_key_size(NULL));
    REFUSED_VALUE(0, "DTL-map_key_size-map-handle",
        dtl_map_key_size(freed.map));
}

/* spec/map.yaml: map_value_size */
static void map_value_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_value_size-map-handle",
        dtl_map_value_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_value_size-map-handle",
        dtl_map_value_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_value_size-map-handle",
        dtl_map_value_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_value_size-map-handle",
        dtl_map_value_size(NULL));
    REFUSED_VALUE(0, "DTL-map_value_size-map-handle",
        dtl_map_value_size(freed.map));
}

/* spec/map.yaml: map_owner */
static void map_owner_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-map-handle",
        dtl_map_owner(misuse_foreign, IN(1)));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-map-handle",
        dtl_map_owner(misuse_nonsense, IN(1)));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-map-handle",
        dtl_map_owner((void *)live.context, IN(1)));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-map-handle",
        dtl_map_owner(NULL, IN(1)));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-map-handle",
        dtl_map_owner(freed.map, IN(1)));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-key-memory",
        dtl_map_owner(live.map, misuse_device_memory));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-map_owner-key-null",
        dtl_map_owner(live.map, NULL));
}

/* spec/map.yaml: map_local_entries */
static void map_local_entries_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-map-handle",
        dtl_map_local_entries(misuse_foreign, OUT(1), OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-map-handle",
        dtl_map_local_entries(misuse_nonsense, OUT(1), OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-map-handle",
        dtl_map_local_entries((void *)live.context, OUT(1), OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-map-handle",
        dtl_map_local_entries(NULL, OUT(1), OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-map-handle",
        dtl_map_local_entries(freed.map, OUT(1), OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-keys-memory",
        dtl_map_local_entries(live.map, misuse_device_memory, OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-values-memory",
        dtl_map_local_entries(live.map, OUT(1), misuse_device_memory, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_local_entries-keys-null",
        dtl_map_local_entries(live.map, NULL, OUT(2), 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_local_entries-values-null",
        dtl_map_local_entries(live.map, OUT(1), NULL, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_local_entries-count-null",
        dtl_map_local_entries(live.map, OUT(1), OUT(2), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-capacity-limit",
        dtl_map_local_entries(live.map, OUT(1), OUT(2), 9223372036854775807, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_local_entries-values-overlap",
        dtl_map_local_entries(live.map, OUT(2), OUT(2), 1, OUT(4)));
}

/* spec/map.yaml: map_for_each */
static void map_for_each_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_for_each-map-handle",
        dtl_map_for_each(misuse_foreign, (dtl_map_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_for_each-map-handle",
        dtl_map_for_each(misuse_nonsense, (dtl_map_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_for_each-map-handle",
        dtl_map_for_each((void *)live.context, (dtl_map_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_for_each-map-handle",
        dtl_map_for_each(NULL, (dtl_map_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-map_for_each-map-handle",
        dtl_map_for_each(freed.map, (dtl_map_func)misuse_callback, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-map_for_each-func-null",
        dtl_map_for_each(live.map, NULL, NULL));
}

/* spec/map.yaml: map_is_valid */
static void map_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-map_is_valid-map-handle",
        dtl_map_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-map_is_valid-map-handle",
        dtl_map_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-map_is_valid-map-handle",
        dtl_map_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-map_is_valid-map-handle",
        dtl_map_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-map_is_valid-map-handle",
        dtl_map_is_valid(freed.map));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(map_create_refuses),
        cmocka_unit_test(map_create_sized_refuses),
        cmocka_unit_test(map_destroy_refuses),
        cmocka_unit_test(map_insert_refuses),
        cmocka_unit_test(map_insert_batch_refuses),
        cmocka_unit_test(map_combine_refuses),
        cmocka_unit_test(map_combine_batch_refuses),
        cmocka_unit_test(map_combine_with_refuses),
        cmocka_unit_test(map_combine_with_batch_refuses),
        cmocka_unit_test(map_replace_refuses),
        cmocka_unit_test(map_replace_batch_refuses),
        cmocka_unit_test(map_find_refuses),
        cmocka_unit_test(map_find_batch_refuses),
        cmocka_unit_test(map_contains_batch_refuses),
        cmocka_unit_test(map_contains_refuses),
        cmocka_unit_test(map_erase_refuses),
        cmocka_unit_test(map_erase_batch_refuses),
        cmocka_unit_test(map_flush_refuses),
        cmocka_unit_test(map_sync_refuses),
        cmocka_unit_test(map_clear_refuses),
        cmocka_unit_test(map_local_size_refuses),
        cmocka_unit_test(map_global_size_refuses),
        cmocka_unit_test(map_is_dirty_refuses),
        cmocka_unit_test(map_key_dtype_refuses),
        cmocka_unit_test(map_value_dtype_refuses),
        cmocka_unit_test(map_key_size_refuses),
        cmocka_unit_test(map_value_size_refuses),
        cmocka_unit_test(map_owner_refuses),
        cmocka_unit_test(map_local_entries_refuses),
        cmocka_unit_test(map_for_each_refuses),
        cmocka_unit_test(map_is_valid_refuses),
    };

    return cmocka_run_group_tests_name("map", tests, objects_make, objects_free);
}
