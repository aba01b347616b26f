/* SPDX-License-Identifier: BSD-3-Clause */
/* What is an array's own: how it is made.  Its size never changes. */
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status dtl_impl_array_create_with_options(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                              const dtl_container_options *opts,
                                              struct container **arr)
{
    dtl_shape shape = {.ndim = 1, .dims = {size}};

    return dtl__container_make(HANDLE_ARRAY, ctx, dtype, &shape, 0, opts, arr);
}

dtl_status dtl_impl_array_create(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                 struct container **arr)
{
    return dtl_impl_array_create_with_options(ctx, dtype, size, NULL, arr);
}

dtl_status dtl_impl_array_create_fill(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                      const void *value, struct container **arr)
{
    struct container *array;
    dtl_status status = dtl_impl_array_create(ctx, dtype, size, &array);

    if (status != DTL_SUCCESS)
        return status;
    dtl_impl_container_fill_local(array, value);
    array->is_dirty = false;
    *arr = array;
    return DTL_SUCCESS;
}
