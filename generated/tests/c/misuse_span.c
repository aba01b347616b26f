/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/span.yaml: span_create */
static void span_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_create-local_data-memory",
        dtl_span_create(DTL_DTYPE_INT32, misuse_device_memory, 1, 1, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_create-local_data-null",
        dtl_span_create(DTL_DTYPE_INT32, NULL, 1, 1, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_create-span-null",
        dtl_span_create(DTL_DTYPE_INT32, OUT(1), 1, 1, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_create-dtype-enum",
        dtl_span_create((dtl_dtype)9999, OUT(1), 1, 1, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_create-local_size-limit",
        dtl_span_create(DTL_DTYPE_INT32, OUT(1), 9223372036854775807, 1, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_create-global_size-range",
        dtl_span_create(DTL_DTYPE_INT32, OUT(1), 1, 0, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-span_create-rank-range",
        dtl_span_create(DTL_DTYPE_INT32, OUT(1), 1, 1, 1, 1, OUT(6)));
}

/* spec/span.yaml: span_from_vector */
static void span_from_vector_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_vector-vec-handle",
        dtl_span_from_vector(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_vector-vec-handle",
        dtl_span_from_vector(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_vector-vec-handle",
        dtl_span_from_vector((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_vector-vec-handle",
        dtl_span_from_vector(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_vector-vec-handle",
        dtl_span_from_vector(freed.vector, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_from_vector-span-null",
        dtl_span_from_vector(live.vector, NULL));
}

/* spec/span.yaml: span_from_array */
static void span_from_array_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_array-arr-handle",
        dtl_span_from_array(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_array-arr-handle",
        dtl_span_from_array(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_array-arr-handle",
        dtl_span_from_array((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_array-arr-handle",
        dtl_span_from_array(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_array-arr-handle",
        dtl_span_from_array(freed.array, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_from_array-span-null",
        dtl_span_from_array(live.array, NULL));
}

/* spec/span.yaml: span_from_tensor */
static void span_from_tensor_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_tensor-tensor-handle",
        dtl_span_from_tensor(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_tensor-tensor-handle",
        dtl_span_from_tensor(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_tensor-tensor-handle",
        dtl_span_from_tensor((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_tensor-tensor-handle",
        dtl_span_from_tensor(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_from_tensor-tensor-handle",
        dtl_span_from_tensor(freed.tensor, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_from_tensor-span-null",
        dtl_span_from_tensor(live.tensor, NULL));
}

/* spec/span.yaml: span_destroy */
static void span_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_destroy-span-handle",
        dtl_span_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_destroy-span-handle",
        dtl_span_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_destroy-span-handle",
        dtl_span_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_destroy-span-handle",
        dtl_span_destroy(freed.span));
}

/* spec/span.yaml: span_size */
static void span_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_size-span-handle",
        dtl_span_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_size-span-handle",
        dtl_span_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_size-span-handle",
        dtl_span_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_size-span-handle",
        dtl_span_size(NULL));
    REFUSED_VALUE(0, "DTL-span_size-span-handle",
        dtl_span_size(freed.span));
}

/* spec/span.yaml: span_local_size */
static void span_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_local_size-span-handle",
        dtl_span_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_local_size-span-handle",
        dtl_span_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_local_size-span-handle",
        dtl_span_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_local_size-span-handle",
        dtl_span_local_size(NULL));
    REFUSED_VALUE(0, "DTL-span_local_size-span-handle",
        dtl_span_local_size(freed.span));
}

/* spec/span.yaml: span_size_bytes */
static void span_size_bytes_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_size_bytes-span-handle",
        dtl_span_size_bytes(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_size_bytes-span-handle",
        dtl_span_size_bytes(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_size_bytes-span-handle",
        dtl_span_size_bytes((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_size_bytes-span-handle",
        dtl_span_size_bytes(NULL));
    REFUSED_VALUE(0, "DTL-span_size_bytes-span-handle",
        dtl_span_size_bytes(freed.span));
}

/* spec/span.yaml: span_empty */
static void span_empty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_empty-span-handle",
        dtl_span_empty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_empty-span-handle",
        dtl_span_empty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_empty-span-handle",
        dtl_span_empty((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_empty-span-handle",
        dtl_span_empty(NULL));
    REFUSED_VALUE(0, "DTL-span_empty-span-handle",
        dtl_span_empty(freed.span));
}

/* spec/span.yaml: span_dtype */
static void span_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-span_dtype-span-handle",
        dtl_span_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-span_dtype-span-handle",
        dtl_span_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-span_dtype-span-handle",
        dtl_span_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-span_dtype-span-handle",
        dtl_span_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-span_dtype-span-handle",
        dtl_span_dtype(freed.span));
}

/* spec/span.yaml: span_data */
static void span_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-span_data-span-handle",
        dtl_span_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-span_data-span-handle",
        dtl_span_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-span_data-span-handle",
        dtl_span_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-span_data-span-handle",
        dtl_span_data(NULL));
    REFUSED_VALUE(NULL, "DTL-span_data-span-handle",
        dtl_span_data(freed.span));
}

/* spec/span.yaml: span_data_mut */
static void span_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-span_data_mut-span-handle",
        dtl_span_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-span_data_mut-span-handle",
        dtl_span_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-span_data_mut-span-handle",
        dtl_span_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-span_data_mut-span-handle",
        dtl_span_data_mut(NULL));
    REFUSED_VALUE(NULL, "DTL-span_data_mut-span-handle",
        dtl_span_data_mut(freed.span));
}

/* spec/span.yaml: span_rank */
static void span_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-span_rank-span-handle",
        dtl_span_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-span_rank-span-handle",
        dtl_span_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-span_rank-span-handle",
        dtl_span_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-span_rank-span-handle",
        dtl_span_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-span_rank-span-handle",
        dtl_span_rank(freed.span));
}

/* spec/span.yaml: span_num_ranks */
static void span_num_ranks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_num_ranks-span-handle",
        dtl_span_num_ranks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_num_ranks-span-handle",
        dtl_span_num_ranks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_num_ranks-span-handle",
        dtl_span_num_ranks((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_num_ranks-span-handle",
        dtl_span_num_ranks(NULL));
    REFUSED_VALUE(0, "DTL-span_num_ranks-span-handle",
        dtl_span_num_ranks(freed.span));
}

/* spec/span.yaml: span_get_local */
static void span_get_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-span-handle",
        dtl_span_get_local(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-span-handle",
        dtl_span_get_local(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-span-handle",
        dtl_span_get_local((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-span-handle",
        dtl_span_get_local(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-span-handle",
        dtl_span_get_local(freed.span, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_get_local-value-memory",
        dtl_span_get_local(live.span, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_get_local-value-null",
        dtl_span_get_local(live.span, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_get_local-local_idx-range",
        dtl_span_get_local(live.span, 4, OUT(2)));
}

/* spec/span.yaml: span_set_local */
static void span_set_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-span-handle",
        dtl_span_set_local(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-span-handle",
        dtl_span_set_local(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-span-handle",
        dtl_span_set_local((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-span-handle",
        dtl_span_set_local(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-span-handle",
        dtl_span_set_local(freed.span, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_set_local-value-memory",
        dtl_span_set_local(live.span, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_set_local-value-null",
        dtl_span_set_local(live.span, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_set_local-local_idx-range",
        dtl_span_set_local(live.span, 4, IN(2)));
}

/* spec/span.yaml: span_first */
static void span_first_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_first-span-handle",
        dtl_span_first(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_first-span-handle",
        dtl_span_first(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_first-span-handle",
        dtl_span_first((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_first-span-handle",
        dtl_span_first(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_first-span-handle",
        dtl_span_first(freed.span, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_first-out_span-null",
        dtl_span_first(live.span, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_first-count-range",
        dtl_span_first(live.span, 5, OUT(2)));
}

/* spec/span.yaml: span_last */
static void span_last_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_last-span-handle",
        dtl_span_last(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_last-span-handle",
        dtl_span_last(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_last-span-handle",
        dtl_span_last((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_last-span-handle",
        dtl_span_last(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_last-span-handle",
        dtl_span_last(freed.span, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_last-out_span-null",
        dtl_span_last(live.span, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_last-count-range",
        dtl_span_last(live.span, 5, OUT(2)));
}

/* spec/span.yaml: span_subspan */
static void span_subspan_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_subspan-span-handle",
        dtl_span_subspan(misuse_foreign, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_subspan-span-handle",
        dtl_span_subspan(misuse_nonsense, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_subspan-span-handle",
        dtl_span_subspan((void *)live.context, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_subspan-span-handle",
        dtl_span_subspan(NULL, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-span_subspan-span-handle",
        dtl_span_subspan(freed.span, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-span_subspan-out_span-null",
        dtl_span_subspan(live.span, 1, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_subspan-offset-range",
        dtl_span_subspan(live.span, 5, 1, OUT(3)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-span_subspan-count-range",
        dtl_span_subspan(live.span, 1, 4, OUT(3)));
}

/* spec/span.yaml: span_is_valid */
static void span_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-span_is_valid-span-handle",
        dtl_span_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-span_is_valid-span-handle",
        dtl_span_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-span_is_valid-span-handle",
        dtl_span_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-span_is_valid-span-handle",
        dtl_span_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-span_is_valid-span-handle",
        dtl_span_is_valid(freed.span));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(span_create_refuses),
        cmocka_unit_test(span_from_vector_refuses),
        cmocka_unit_test(span_from_array_refuses),
        cmocka_unit_test(span_from_tensor_refuses),
        cmocka_unit_test(span_destroy_refuses),
        cmocka_unit_test(span_size_refuses),
        cmocka_unit_test(span_local_size_refuses),
        cmocka_unit_test(span_size_bytes_refuses),
        cmocka_unit_test(span_empty_refuses),
        cmocka_unit_test(span_dtype_refuses),
        cmocka_unit_test(span_data_refuses),
        cmocka_unit_test(span_data_mut_refuses),
        cmocka_unit_test(span_rank_refuses),
        cmocka_unit_test(span_num_ranks_refuses),
        cmocka_unit_test(span_get_local_refuses),
        cmocka_unit_test(span_set_local_refuses),
        cmocka_unit_test(span_first_refuses),
        cmocka_unit_test(span_last_refuses),
        cmocka_unit_test(span_subspan_refuses),
        cmocka_unit_test(span_is_valid_refuses),
    };

    return cmocka_run_group_tests_name("span", tests, objects_make, objects_free);
}
