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
    check(dtl_container_copy(other, vec)); /* from the first to the second */
    check(dtl_container_find(vec, &seven, &first));
    check(dtl_container_count(vec, &seven, &count));
    check(dtl_container_minmax(vec, &least, &most));
    check(dtl_container_min_element(vec, &where_least));
    check(dtl_container_max_element(vec, &where_most));
    if (dtl_context_is_root(ctx)) {
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

const struct example algorithm_examples[] = {
    EXAMPLE(algorithm_search),
    EXAMPLE(algorithm_statistics),
    EXAMPLE(algorithm_order),
    {NULL, NULL},
};
