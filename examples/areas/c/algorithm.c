/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void algorithm_search(dtl_context_t ctx)
{
    dtl_vector_t vec, other;
    int64_t seven = 7, least, most;
    dtl_index_t first, where_least, where_most;
    dtl_size_t count;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &other));
    check(dtl_container_fill(other, &seven));
    check(dtl_container_copy(other, vec));              /* from the first to the second */
    check(dtl_container_apply(vec, other, DTL_OP_MAX)); /* to the first, by the second */
    check(dtl_container_apply_unary(vec, vec, DTL_UNARY_NEGATIVE));
    check(dtl_container_apply_unary_local(vec, vec, DTL_UNARY_NEGATIVE)); /* back again */
    check(dtl_container_apply_binary(vec, vec, other, DTL_BINARY_ADD));
    check(dtl_container_apply_binary_local(vec, vec, other, DTL_BINARY_SUBTRACT));
    check(dtl_container_apply_value(vec, vec, &seven, DTL_OPERAND_SECOND, DTL_BINARY_ADD));
    check(
        dtl_container_apply_value_local(vec, vec, &seven, DTL_OPERAND_SECOND, DTL_BINARY_SUBTRACT));
    check(dtl_container_find(vec, &seven, &first));
    check(dtl_container_count(vec, &seven, &count));
    check(dtl_container_minmax(vec, &least, &most));
    check(dtl_container_min_element(vec, &where_least));
    check(dtl_container_max_element(vec, &where_most));
    if (dtl_context_is_root(ctx)) {
        printf("%s, twice\n", dtl_unary_op_name(DTL_UNARY_NEGATIVE));
        printf("%s and %s\n", dtl_binary_op_name(DTL_BINARY_ADD),
               dtl_binary_op_name(DTL_BINARY_SUBTRACT));
        printf("found at %d, %d of them\n", (int)first, (int)count);
        printf("%d at %d, %d at %d\n", (int)least, (int)where_least, (int)most, (int)where_most);
    }
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

static void algorithm_statistics(dtl_context_t ctx)
{
    dtl_vector_t vec;
    double two = 2, mean, var, norm, dot;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 16, &two, &vec));
    check(dtl_container_mean(vec, &mean));
    check(dtl_container_var(vec, 0, &var));
    check(dtl_container_norm(vec, &norm));
    check(dtl_container_dot(vec, vec, &dot));
    if (dtl_context_is_root(ctx))
        printf("%d %d %d %d\n", (int)mean, (int)var, (int)norm, (int)dot);
    dtl_vector_destroy(vec);
}

static void algorithm_order(dtl_context_t ctx)
{
    dtl_vector_t vec;
    int64_t three = 3, last = 0;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    check(dtl_container_inclusive_scan(vec, DTL_OP_SUM)); /* 3 6 9 ... */
    check(dtl_container_sort(vec, DTL_SORT_DESCENDING));
    check(dtl_container_stable_sort(vec, DTL_SORT_ASCENDING)); /* equal ones keep their order */
    check(dtl_container_reduce(vec, DTL_OP_MAX, &last));
    check(dtl_container_exclusive_scan(vec, DTL_OP_SUM));
    if (dtl_context_is_root(ctx))
        printf("the last was %d\n", (int)last);
    dtl_vector_destroy(vec);
}

static void doubled(void *element, dtl_size_t index, void *factor)
{
    (void)index;
    *(int64_t *)element *= *(const int64_t *)factor;
}

static void halved(const void *input, void *output, dtl_size_t index, void *unused)
{
    (void)index, (void)unused;
    *(int64_t *)output = *(const int64_t *)input / 2;
}

static void algorithm_functions(dtl_context_t ctx)
{
    int64_t three = 3, two = 2, sums[2];
    dtl_vector_t vec, other;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &other));
    check(dtl_container_for_each(vec, doubled, &two));
    check(dtl_container_transform(vec, other, halved, NULL));
    check(dtl_container_reduce(vec, DTL_OP_SUM, &sums[0]));
    check(dtl_container_reduce(other, DTL_OP_SUM, &sums[1]));
    if (dtl_context_is_root(ctx))
        printf("%d and %d\n", (int)sums[0], (int)sums[1]);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

/* Called with many contiguous elements; the compiler vectorizes the loop. */
static void add_one(void *elements, dtl_size_t count, void *unused)
{
    double *values = elements;

    (void)unused;
    for (dtl_size_t i = 0; i < count; ++i)
        values[i] += 1;
}

static void squares(const void *input, void *output, dtl_size_t count, void *unused)
{
    const double *from = input;
    double *to = output;

    (void)unused;
    for (dtl_size_t i = 0; i < count; ++i)
        to[i] = from[i] * from[i];
}

static void algorithm_chunks(dtl_context_t ctx)
{
    double two = 2, sum;
    dtl_vector_t vec, other;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 12, &two, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 12, &other));
    check(dtl_container_for_each_chunk(vec, add_one, NULL));
    check(dtl_container_transform_chunks(vec, other, squares, NULL));
    check(dtl_container_reduce(other, DTL_OP_SUM, &sum));
    if (dtl_context_is_root(ctx))
        printf("%.0f\n", sum);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

static int is_even(const void *element, void *unused)
{
    (void)unused;
    return *(const int64_t *)element % 2 == 0;
}

static void algorithm_conditions(dtl_context_t ctx)
{
    int64_t four = 4;
    int all, any, none;
    dtl_index_t first;
    dtl_size_t count;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &four, &vec));
    check(dtl_container_find_if(vec, is_even, NULL, &first));
    check(dtl_container_count_if(vec, is_even, NULL, &count));
    check(dtl_container_all_of(vec, is_even, NULL, &all));
    check(dtl_container_any_of(vec, is_even, NULL, &any));
    check(dtl_container_none_of(vec, is_even, NULL, &none));
    if (dtl_context_is_root(ctx)) {
        printf("%d even ones, the first at %d\n", (int)count, (int)first);
        printf("all: %s, any: %s, none: %s\n", yes_no(all), yes_no(any), yes_no(none));
    }
    dtl_vector_destroy(vec);
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

static void algorithm_own_order(dtl_context_t ctx)
{
    int64_t five = 5, none = 0, most;
    dtl_vector_t vec;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &five, &vec));
    check(dtl_container_inclusive_scan(vec, DTL_OP_SUM)); /* 5 10 15 ... */
    check(dtl_container_reduce_func(vec, larger, &none, &most, NULL));
    check(dtl_container_sort_func(vec, descending, NULL));
    int64_t first = *(const int64_t *)dtl_vector_local_data(vec);
    if (dtl_context_is_root(ctx))
        printf("the most is %d, the first is %d\n", (int)most, (int)first);
    dtl_vector_destroy(vec);
}

static void algorithm_keys(dtl_context_t ctx)
{
    int64_t one = 1, ten = 10;
    dtl_vector_t keys, payload;
    dtl_array_t places;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &one, &keys));
    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &ten, &payload));
    check(dtl_array_create(ctx, DTL_DTYPE_INT64, 12, &places));
    check(dtl_container_inclusive_scan(keys, DTL_OP_SUM));    /* 1 2 3 ... */
    check(dtl_container_inclusive_scan(payload, DTL_OP_SUM)); /* 10 20 30 ... */
    check(dtl_container_argsort(keys, DTL_SORT_DESCENDING, places));
    check(dtl_container_sort_by_key(keys, payload, DTL_SORT_DESCENDING));
    const int64_t *place = dtl_array_local_data(places), *value = dtl_vector_local_data(payload);
    if (dtl_context_is_root(ctx))
        printf("the first was at %d and brought %d\n", (int)place[0], (int)value[0]);
    dtl_array_destroy(places);
    dtl_vector_destroy(payload);
    dtl_vector_destroy(keys);
}

static void algorithm_distribution(dtl_context_t ctx)
{
    const double halfway = 0.5;
    double one = 1, median;
    dtl_size_t counts[2];
    dtl_vector_t vec, distinct;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 11, &one, &vec));
    check(dtl_container_inclusive_scan(vec, DTL_OP_SUM));  /* 1 2 3 ... 11 */
    check(dtl_container_histogram(vec, 0, 12, 2, counts)); /* below 6, and from 6 on */
    check(dtl_container_quantile(vec, &halfway, 1, &median));
    check(dtl_container_unique(vec, &distinct));
    if (dtl_context_is_root(ctx))
        printf("%d and %d around %.0f, %d distinct\n", (int)counts[0], (int)counts[1], median,
               (int)dtl_vector_global_size(distinct));
    dtl_vector_destroy(distinct);
    dtl_vector_destroy(vec);
}

const struct example algorithm_examples[] = {
    EXAMPLE(algorithm_search),       EXAMPLE(algorithm_statistics),
    EXAMPLE(algorithm_order),        EXAMPLE(algorithm_functions),
    EXAMPLE(algorithm_chunks),       EXAMPLE(algorithm_conditions),
    EXAMPLE(algorithm_own_order),    EXAMPLE(algorithm_keys),
    EXAMPLE(algorithm_distribution), {NULL, NULL},
};
