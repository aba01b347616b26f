/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void tensor_create(dtl_context_t ctx)
{
    dtl_shape rows = dtl_shape_2d(8, 3); /* of three elements */
    dtl_tensor_t zeros, ones;
    double one = 1;

    check(dtl_tensor_create(ctx, DTL_DTYPE_FLOAT32, dtl_shape_1d(24), &zeros));
    check(dtl_tensor_create_fill(ctx, DTL_DTYPE_FLOAT64, rows, &one, &ones));
    if (dtl_tensor_rank(ones) == 0)
        printf("%d and %d elements, valid: %s\n", (int)dtl_tensor_global_size(zeros),
               (int)dtl_shape_size(&rows), yes_no(dtl_tensor_is_valid(ones)));
    if (dtl_tensor_num_ranks(ones) == dtl_context_size(ctx) && dtl_context_is_root(ctx))
        printf("%s, %d bytes each\n", dtl_dtype_name(dtl_tensor_dtype(ones)),
               (int)dtl_dtype_size(dtl_tensor_dtype(ones)));
    dtl_tensor_destroy(ones);
    dtl_tensor_destroy(zeros);
}

static void tensor_shapes(dtl_context_t ctx)
{
    dtl_size_t dims[4] = {2, 4, 3, 5};
    dtl_container_options options;
    dtl_tensor_t tensor;

    dtl_container_options_init(&options);
    check(dtl_tensor_create_with_options(ctx, DTL_DTYPE_INT64, dtl_shape_nd(4, dims), 1, &options,
                                         &tensor)); /* spread along its second dimension */
    dtl_shape all = dtl_tensor_shape(tensor), here = dtl_tensor_local_shape(tensor);
    if (dtl_context_is_root(ctx)) {
        printf("%d dimensions, %d is spread\n", dtl_tensor_ndim(tensor),
               dtl_tensor_distributed_dim(tensor));
        printf("%d x %d of them, %d here\n", (int)all.dims[0], (int)dtl_tensor_dim(tensor, 3),
               (int)here.dims[3]);
        printf("the last lie side by side: %s\n", yes_no(dtl_tensor_stride(tensor, 3) == 1));
    }
    dtl_tensor_destroy(tensor);
}

static void tensor_elements(dtl_context_t ctx)
{
    dtl_index_t second_row[2] = {0, 1};
    int64_t three = 3, four = 4, found, next;
    dtl_tensor_t tensor;

    check(dtl_tensor_create(ctx, DTL_DTYPE_INT64, dtl_shape_2d(8, 3), &tensor));
    check(dtl_tensor_fill_local(tensor, &three));
    check(dtl_tensor_set_local_nd(tensor, second_row, &four));
    check(dtl_tensor_get_local(tensor, 1, &found)); /* the same one, counted row by row */
    check(dtl_tensor_set_local(tensor, 2, &four));
    check(dtl_tensor_get_local_nd(tensor, (dtl_index_t[2]){0, 2}, &next));
    check(dtl_tensor_barrier(tensor)); /* all ranks have written */
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)found, (int)next);
    dtl_tensor_destroy(tensor);
}

static void tensor_memory(dtl_context_t ctx)
{
    dtl_tensor_t tensor;

    check(dtl_tensor_create(ctx, DTL_DTYPE_INT64, dtl_shape_3d(4, 2, 3), &tensor));
    int64_t *mine = dtl_tensor_local_data_mut(tensor); /* to be written */
    for (dtl_size_t i = 0; i < dtl_tensor_local_size(tensor); ++i)
        mine[i] = 10 * (int64_t)i;
    check(dtl_tensor_reshape(tensor, dtl_shape_2d(4, 6))); /* the elements stay */
    const int64_t *read = dtl_tensor_local_data(tensor);
    if (dtl_context_is_root(ctx))
        printf("%d dimensions, the last of the first row: %d\n", dtl_tensor_ndim(tensor),
               (int)read[5]);
    dtl_tensor_destroy(tensor);
}

const struct example tensor_examples[] = {
    EXAMPLE(tensor_create), EXAMPLE(tensor_shapes), EXAMPLE(tensor_elements),
    EXAMPLE(tensor_memory), {NULL, NULL},
};
