/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of vectors and arrays: creation, and resizing and redistribution of vectors. Arrays
 * have a fixed size. */
#include "dtl_container.h"
#include "dtl_impl.h"

static dtl_status one_dimensional_make(enum handle_kind kind, struct context *context,
                                       dtl_dtype dtype, uint64_t size,
                                       const dtl_container_options *opts, struct container **out)
{
    dtl_shape shape = {.ndim = 1, .dims = {size}};

    return dtl__container_make(kind, context, dtype, &shape, 0, opts, out);
}

/* Creates a container with default options, filled with a value, and not marked dirty. */
static dtl_status one_dimensional_make_filled(enum handle_kind kind, struct context *context,
                                              dtl_dtype dtype, uint64_t size, const void *value,
                                              struct container **out)
{
    struct container *container;
    dtl_status status = one_dimensional_make(kind, context, dtype, size, NULL, &container);

    if (status != DTL_SUCCESS)
        return status;
    dtl_impl_container_fill_local(container, value);
    container->is_dirty = false;
    *out = container;
    return DTL_SUCCESS;
}

/* ---- vectors --------------------------------------------------------------------------------- */

dtl_status dtl_impl_vector_create(struct context *ctx, dtl_dtype dtype, dtl_size_t global_size,
                                  struct container **vec)
{
    return one_dimensional_make(HANDLE_VECTOR, ctx, dtype, global_size, NULL, vec);
}

dtl_status dtl_impl_vector_create_with_options(struct context *ctx, dtl_dtype dtype,
                                               dtl_size_t global_size,
                                               const dtl_container_options *opts,
                                               struct container **vec)
{
    return one_dimensional_make(HANDLE_VECTOR, ctx, dtype, global_size, opts, vec);
}

dtl_status dtl_impl_vector_create_fill(struct context *ctx, dtl_dtype dtype, dtl_size_t global_size,
                                       const void *value, struct container **vec)
{
    return one_dimensional_make_filled(HANDLE_VECTOR, ctx, dtype, global_size, value, vec);
}

dtl_status dtl_impl_vector_resize(struct container *vec, dtl_size_t new_size)
{
    dtl_shape shape = {.ndim = 1, .dims = {new_size}};

    return dtl__container_reform(vec, &shape, 0, vec->distribution.policy);
}

dtl_status dtl_impl_vector_redistribute(struct container *vec, dtl_partition_policy new_partition)
{
    return dtl__container_reform(vec, &vec->shape, 0, new_partition);
}

/* ---- arrays ---------------------------------------------------------------------------------- */

dtl_status dtl_impl_array_create(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                 struct container **arr)
{
    return one_dimensional_make(HANDLE_ARRAY, ctx, dtype, size, NULL, arr);
}

dtl_status dtl_impl_array_create_with_options(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                              const dtl_container_options *opts,
                                              struct container **arr)
{
    return one_dimensional_make(HANDLE_ARRAY, ctx, dtype, size, opts, arr);
}

dtl_status dtl_impl_array_create_fill(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                      const void *value, struct container **arr)
{
    return one_dimensional_make_filled(HANDLE_ARRAY, ctx, dtype, size, value, arr);
}
