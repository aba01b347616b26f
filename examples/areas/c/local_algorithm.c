/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void doubled(void *element, dtl_size_t index, void *unused)
{
    (void)index, (void)unused;
    *(int64_t *)element *= 2;
}

static void halved(const void *input, void *output, dtl_size_t index, void *unused)
{
    (void)index, (void)unused;
    *(int64_t *)output = *(const int64_t *)input / 2;
}

static void add_up(const void *element, dtl_size_t index, void *total)
{
    (void)index;
    *(int64_t *)total += *(const int64_t *)element;
}

static int is_even(const void *element, void *unused)
{
    (void)unused;
    return *(const int64_t *)element % 2 == 0;
}

static void larger(const void *a, const void *b, void *result, void *unused)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    (void)unused;
    *(int64_t *)result = left > right ? left : right;
}

static int descending(const void *a, const void *b, void *unused)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    (void)unused;
    return (left < right) - (left > right);
}

static void local_functions_of_vectors(dtl_context_t ctx)
{
    int64_t three = 3, total = 0;
    dtl_vector_t vec, other;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &other));
    check(dtl_fill_vector(vec, &three));
    check(dtl_for_each_vector(vec, doubled, NULL));
    check(dtl_for_each_vector_const(vec, add_up, &total));
    check(dtl_copy_vector(vec, other)); /* from the first to the second */
    check(dtl_transform_vector(vec, other, halved, NULL));
    const int64_t *mine = dtl_vector_local_data(vec), *half = dtl_vector_local_data(other);
    if (dtl_context_is_root(ctx))
        printf("%d and %d, all %d: %s\n", (int)mine[0], (int)half[0], (int)mine[0],
               yes_no(total == 6 * (int64_t)dtl_vector_local_size(vec)));
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

static void local_search_in_vectors(dtl_context_t ctx)
{
    int64_t four = 4;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &four, &vec));
    dtl_index_t first = dtl_find_vector(vec, &four), even = dtl_find_if_vector(vec, is_even, NULL);
    dtl_size_t fours = dtl_count_vector(vec, &four), here = dtl_vector_local_size(vec);
    dtl_size_t evens = dtl_count_if_vector(vec, is_even, NULL);
    if (dtl_context_is_root(ctx)) {
        printf("4 at %d, an even one at %d\n", (int)first, (int)even);
        printf("all of mine: %s\n", yes_no(fours == here && evens == here));
        printf("even: all %s, any %s, none %s\n", yes_no(dtl_all_of_vector(vec, is_even, NULL)),
               yes_no(dtl_any_of_vector(vec, is_even, NULL)),
               yes_no(dtl_none_of_vector(vec, is_even, NULL)));
    }
    dtl_vector_destroy(vec);
}

static void local_reductions_of_vectors(dtl_context_t ctx)
{
    int64_t four = 4, least, most, again, largest, none = 0;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &four, &vec));
    check(dtl_minmax_vector(vec, &least, &most));
    check(dtl_reduce_local_vector(vec, DTL_OP_MIN, &again));
    check(dtl_reduce_local_vector_func(vec, larger, &none, &largest, NULL));
    if (dtl_context_is_root(ctx)) {
        printf("%d to %d, at %d and %d\n", (int)least, (int)most, (int)dtl_min_element_vector(vec),
               (int)dtl_max_element_vector(vec));
        printf("%d %d\n", (int)again, (int)largest);
    }
    dtl_vector_destroy(vec);
}

static void local_order_of_vectors(dtl_context_t ctx)
{
    int64_t two = 2;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &two, &vec));
    const int64_t *mine = dtl_vector_local_data(vec);
    check(dtl_inclusive_scan_vector(vec, DTL_OP_SUM)); /* 2 4 6 ... */
    check(dtl_sort_vector_descending(vec));
    int64_t last = mine[dtl_vector_local_size(vec) - 1];
    check(dtl_sort_vector_func(vec, descending, NULL)); /* as it is already */
    check(dtl_sort_vector(vec));
    check(dtl_exclusive_scan_vector(vec, DTL_OP_SUM)); /* 0 2 6 ... */
    if (dtl_context_is_root(ctx))
        printf("%d last, then %d %d %d\n", (int)last, (int)mine[0], (int)mine[1], (int)mine[2]);
    dtl_vector_destroy(vec);
}

static void local_functions_of_arrays(dtl_context_t ctx)
{
    int64_t three = 3, total = 0;
    dtl_array_t arr, other;

    check(dtl_array_create(ctx, DTL_DTYPE_INT64, 12, &arr));
    check(dtl_array_create(ctx, DTL_DTYPE_INT64, 12, &other));
    check(dtl_fill_array(arr, &three));
    check(dtl_for_each_array(arr, doubled, NULL));
    check(dtl_for_each_array_const(arr, add_up, &total));
    check(dtl_copy_array(arr, other)); /* from the first to the second */
    check(dtl_transform_array(arr, other, halved, NULL));
    const int64_t *mine = dtl_array_local_data(arr), *half = dtl_array_local_data(other);
    if (dtl_context_is_root(ctx))
        printf("%d and %d, all %d: %s\n", (int)mine[0], (int)half[0], (int)mine[0],
               yes_no(total == 6 * (int64_t)dtl_array_local_size(arr)));
    dtl_array_destroy(other);
    dtl_array_destroy(arr);
}

static void local_search_in_arrays(dtl_context_t ctx)
{
    int64_t four = 4;
    dtl_array_t arr;

    check(dtl_array_create_fill(ctx, DTL_DTYPE_INT64, 12, &four, &arr));
    dtl_index_t first = dtl_find_array(arr, &four), even = dtl_find_if_array(arr, is_even, NULL);
    dtl_size_t fours = dtl_count_array(arr, &four), here = dtl_array_local_size(arr);
    dtl_size_t evens = dtl_count_if_array(arr, is_even, NULL);
    if (dtl_context_is_root(ctx)) {
        printf("4 at %d, an even one at %d\n", (int)first, (int)even);
        printf("all of mine: %s\n", yes_no(fours == here && evens == here));
        printf("even: all %s, any %s, none %s\n", yes_no(dtl_all_of_array(arr, is_even, NULL)),
               yes_no(dtl_any_of_array(arr, is_even, NULL)),
               yes_no(dtl_none_of_array(arr, is_even, NULL)));
    }
    dtl_array_destroy(arr);
}

static void local_reductions_of_arrays(dtl_context_t ctx)
{
    int64_t four = 4, least, most, again, largest, none = 0;
    dtl_array_t arr;

    check(dtl_array_create_fill(ctx, DTL_DTYPE_INT64, 12, &four, &arr));
    check(dtl_minmax_array(arr, &least, &most));
    check(dtl_reduce_local_array(arr, DTL_OP_MIN, &again));
    check(dtl_reduce_local_array_func(arr, larger, &none, &largest, NULL));
    if (dtl_context_is_root(ctx)) {
        printf("%d to %d, at %d and %d\n", (int)least, (int)most, (int)dtl_min_element_array(arr),
               (int)dtl_max_element_array(arr));
        printf("%d %d\n", (int)again, (int)largest);
    }
    dtl_array_destroy(arr);
}

static void local_order_of_arrays(dtl_context_t ctx)
{
    int64_t two = 2;
    dtl_array_t arr;

    check(dtl_array_create_fill(ctx, DTL_DTYPE_INT64, 12, &two, &arr));
    const int64_t *mine = dtl_array_local_data(arr);
    check(dtl_inclusive_scan_array(arr, DTL_OP_SUM)); /* 2 4 6 ... */
    check(dtl_sort_array_descending(arr));
    int64_t last = mine[dtl_array_local_size(arr) - 1];
    check(dtl_sort_array_func(arr, descending, NULL)); /* as it is already */
    check(dtl_sort_array(arr));
    check(dtl_exclusive_scan_array(arr, DTL_OP_SUM)); /* 0 2 6 ... */
    if (dtl_context_is_root(ctx))
        printf("%d last, then %d %d %d\n", (int)last, (int)mine[0], (int)mine[1], (int)mine[2]);
    dtl_array_destroy(arr);
}

const struct example local_algorithm_examples[] = {
    EXAMPLE(local_functions_of_vectors),
    EXAMPLE(local_search_in_vectors),
    EXAMPLE(local_reductions_of_vectors),
    EXAMPLE(local_order_of_vectors),
    EXAMPLE(local_functions_of_arrays),
    EXAMPLE(local_search_in_arrays),
    EXAMPLE(local_reductions_of_arrays),
    EXAMPLE(local_order_of_arrays),
    {NULL, NULL},
};
