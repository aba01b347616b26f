/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void span_create(dtl_context_t ctx)
{
    int64_t memory[5] = {1, 2, 3, 4, 5}, third, six = 6;
    dtl_span_t span;

    check(dtl_span_create(DTL_DTYPE_INT64, memory, 5, 5, 0, 1, &span)); /* of the program's own */
    check(dtl_span_get_local(span, 2, &third));
    check(dtl_span_set_local(span, 4, &six));
    if (dtl_context_is_root(ctx)) {
        printf("%d of %s, %d bytes, the third is %d\n", (int)dtl_span_size(span),
               dtl_dtype_name(dtl_span_dtype(span)), (int)dtl_span_size_bytes(span), (int)third);
        printf("written through it: %d\n", (int)memory[4]);
    }
    dtl_span_destroy(span);
}

static void span_of_containers(dtl_context_t ctx)
{
    dtl_vector_t vec;
    dtl_array_t arr;
    dtl_tensor_t tensor;
    dtl_span_t spans[3];

    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 12, &vec));
    check(dtl_array_create(ctx, DTL_DTYPE_FLOAT64, 24, &arr));
    check(dtl_tensor_create(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(8, 6), &tensor));
    check(dtl_span_from_vector(vec, &spans[0]));
    check(dtl_span_from_array(arr, &spans[1]));
    check(dtl_span_from_tensor(tensor, &spans[2]));
    for (int i = 0; i < 3; ++i) {
        if (dtl_span_rank(spans[i]) == 0 && dtl_span_num_ranks(spans[i]) == dtl_context_size(ctx))
            printf("%d elements over all ranks\n", (int)dtl_span_size(spans[i]));
        dtl_span_destroy(spans[i]);
    }
    dtl_tensor_destroy(tensor);
    dtl_array_destroy(arr);
    dtl_vector_destroy(vec);
}

static void span_parts(dtl_context_t ctx)
{
    int64_t memory[6] = {1, 2, 3, 4, 5, 6};
    dtl_span_t span, first, last, middle;

    check(dtl_span_create(DTL_DTYPE_INT64, memory, 6, 6, 0, 1, &span));
    check(dtl_span_first(span, 2, &first));
    check(dtl_span_last(span, 2, &last));
    check(dtl_span_subspan(span, 2, 3, &middle)); /* from the third on */
    int64_t *written = dtl_span_data_mut(middle);
    written[2] = 50;
    const int64_t *ends[2] = {dtl_span_data(first), dtl_span_data(last)};
    if (dtl_context_is_root(ctx)) {
        printf("%d, then %d of them from %d on\n", (int)ends[0][0],
               (int)dtl_span_local_size(middle), (int)written[0]);
        printf("the last two start with %d\n", (int)ends[1][0]);
        printf("valid: %s, empty: %s\n", yes_no(dtl_span_is_valid(last)),
               yes_no(dtl_span_empty(last)));
    }
    dtl_span_destroy(middle);
    dtl_span_destroy(last);
    dtl_span_destroy(first);
    dtl_span_destroy(span);
}

const struct example span_examples[] = {
    EXAMPLE(span_create),
    EXAMPLE(span_of_containers),
    EXAMPLE(span_parts),
    {NULL, NULL},
};
