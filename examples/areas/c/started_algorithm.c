/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void doubled(void *element, dtl_size_t index, void *unused)
{
    (void)index, (void)unused;
    *(int64_t *)element *= 2;
}

static void negated(const void *input, void *output, dtl_size_t index, void *unused)
{
    (void)index, (void)unused;
    *(int64_t *)output = -*(const int64_t *)input;
}

static void started_on_vectors(dtl_context_t ctx)
{
    int64_t three = 3, least = 0;
    dtl_vector_t vec, other;
    dtl_request_t request, both[2];

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &other));
    check(dtl_async_for_each_vector(vec, doubled, NULL, &request));
    check(dtl_wait(request)); /* until then the elements belong to it */
    check(dtl_async_transform_vector(vec, other, negated, NULL, &request));
    check(dtl_wait(request));
    check(dtl_async_sort_vector(vec, &both[0]));
    check(dtl_async_reduce_vector(other, DTL_OP_MIN, &least, &both[1]));
    check(dtl_waitall(2, both));
    if (dtl_context_is_root(ctx))
        printf("%d\n", (int)least);
    dtl_vector_destroy(other);
    dtl_vector_destroy(vec);
}

static void started_on_arrays(dtl_context_t ctx)
{
    int64_t three = 3, most = 0;
    dtl_array_t arr;
    dtl_request_t request;

    check(dtl_array_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &arr));
    check(dtl_async_for_each_array(arr, doubled, NULL, &request));
    check(dtl_wait(request)); /* until then the elements belong to it */
    check(dtl_async_reduce_array(arr, DTL_OP_MAX, &most, &request));
    check(dtl_wait(request));
    if (dtl_context_is_root(ctx))
        printf("%d\n", (int)most);
    dtl_array_destroy(arr);
}

const struct example started_algorithm_examples[] = {
    EXAMPLE(started_on_vectors),
    EXAMPLE(started_on_arrays),
    {NULL, NULL},
};
