/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdint.h>
#include <stdio.h>

#include "areas.h"

static void file_save(dtl_context_t ctx)
{
    int64_t three = 3;
    dtl_vector_t vec, again;
    dtl_shape shape;
    int dtype;

    check(dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 12, &three, &vec));
    check(dtl_container_save(vec, "threes.npy")); /* each rank writes its part */
    check(dtl_file_inspect(ctx, "threes.npy", &dtype, &shape));
    check(dtl_vector_create(ctx, (dtl_dtype)dtype, shape.dims[0], &again));
    check(dtl_container_load(again, "threes.npy"));
    const int64_t *mine = dtl_vector_local_data(again);
    if (dtl_context_is_root(ctx)) {
        printf("%d of %s, the first is %d\n", (int)shape.dims[0], dtl_dtype_name((dtl_dtype)dtype),
               (int)mine[0]);
        remove("threes.npy");
    }
    dtl_vector_destroy(again);
    dtl_vector_destroy(vec);
}

const struct example file_examples[] = {
    EXAMPLE(file_save),
    {NULL, NULL},
};
