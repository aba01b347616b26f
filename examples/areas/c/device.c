/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

/* The GPU of this rank; ranks share them where there are too few. */
static int device_of(dtl_context_t ctx)
{
    return dtl_context_rank(ctx) % dtl_device_count(DTL_DEVICE_CUDA);
}

static void device_contexts(dtl_context_t ctx)
{
    dtl_context_t same, world;
    dtl_environment_t env;

    check(dtl_context_with_cuda(ctx, device_of(ctx), &same)); /* the ranks of ctx */
    check(dtl_environment_create(&env));
    check(dtl_environment_make_world_context_gpu(env, device_of(ctx), &world)); /* all ranks */
    if (dtl_context_is_root(ctx))
        printf("devices %d and %d, of CUDA: %s\n", dtl_context_device_id(same),
               dtl_context_device_id(world), yes_no(dtl_context_has_cuda(same)));
    dtl_context_destroy(world);
    dtl_environment_destroy(env);
    dtl_context_destroy(same);
}

static void device_vector(dtl_context_t ctx)
{
    double half = 0.5, found[2];
    dtl_container_options options;
    dtl_context_t device_ctx;
    dtl_vector_t vec;

    check(dtl_context_with_cuda(ctx, device_of(ctx), &device_ctx));
    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    options.device_id = device_of(ctx);
    check(dtl_vector_create_with_options(device_ctx, DTL_DTYPE_FLOAT64,
                                         2 * (dtl_size_t)dtl_context_size(device_ctx), &options,
                                         &vec));
    check(dtl_vector_fill_local(vec, &half));
    const void *read = dtl_container_device_data(vec); /* for kernels of the program */
    void *written = dtl_container_device_data_mut(vec);
    check(dtl_vector_copy_to_host(vec, found, 2));
    if (dtl_context_is_root(ctx))
        printf("%.1f %.1f, on the device: %s\n", found[0], found[1],
               yes_no(read != NULL && written == read));
    dtl_vector_destroy(vec);
    dtl_context_destroy(device_ctx);
}

static void device_streams(dtl_context_t ctx)
{
    dtl_stream_t own, imported;

    check(dtl_stream_create(DTL_DEVICE_CUDA, device_of(ctx), &own));
    void *native = dtl_stream_native(own); /* a CUstream, for the calls of CUDA's own */
    check(
        dtl_stream_from_native(DTL_DEVICE_CUDA, device_of(ctx), native, &imported)); /* and back */
    check(dtl_stream_synchronize(imported));
    if (dtl_context_is_root(ctx))
        printf("one stream: %s\n", yes_no(dtl_stream_native(imported) == native));
    dtl_stream_destroy(imported);
    dtl_stream_destroy(own);
}

const struct example device_examples[] = {
    EXAMPLE(device_contexts),
    EXAMPLE(device_vector),
    EXAMPLE(device_streams),
    {NULL, NULL},
};
