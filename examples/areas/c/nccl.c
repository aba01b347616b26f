/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "areas.h"

/* A vector on this rank's device, which has so many elements of that value. */
static dtl_vector_t on_device(dtl_context_t gpus, dtl_size_t each, double value)
{
    dtl_size_t ranks = (dtl_size_t)dtl_context_size(gpus);
    dtl_container_options options;
    dtl_vector_t vec;

    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    options.device_id = dtl_context_device_id(gpus);
    check(dtl_vector_create_with_options(gpus, DTL_DTYPE_FLOAT64, each * ranks, &options, &vec));
    check(dtl_vector_fill_local(vec, &value));
    return vec;
}

/* Its first element, on the host. */
static double first_of(dtl_vector_t vec)
{
    double first = -1;

    check(dtl_vector_get_local(vec, 0, &first));
    return first;
}

static void nccl_contexts(dtl_context_t ctx)
{
    dtl_rank_t rank = dtl_context_rank(ctx);
    dtl_context_t gpus, half, turned, plain;

    check(dtl_context_with_nccl(ctx, rank, &gpus)); /* each rank has a device of its own */
    check(dtl_context_with_nccl_ex(ctx, rank, DTL_NCCL_MODE_NATIVE_ONLY, &plain));
    check(dtl_context_split_nccl(gpus, rank % 2, 0, &half));
    check(dtl_context_split_nccl_ex(gpus, 0, -rank, -1, DTL_NCCL_MODE_NATIVE_ONLY, &turned));
    if (dtl_context_is_root(ctx)) {
        printf("hybrid: %s, NCCL alone: %s\n",
               yes_no(dtl_context_nccl_mode(gpus) == DTL_NCCL_MODE_HYBRID_PARITY),
               yes_no(dtl_context_nccl_mode(plain) == DTL_NCCL_MODE_NATIVE_ONLY));
        printf("NCCL has scans: %s, by way of the host: %s\n",
               yes_no(dtl_context_nccl_supports_native(gpus, DTL_NCCL_OP_SCAN)),
               yes_no(dtl_context_nccl_supports_hybrid(gpus, DTL_NCCL_OP_SCAN)));
        printf("rank %d of the even ones, the last of all: %s\n", (int)dtl_context_rank(half),
               yes_no(dtl_context_rank(turned) == dtl_context_size(ctx) - 1));
    }
    dtl_context_destroy(turned);
    dtl_context_destroy(half);
    dtl_context_destroy(plain);
    dtl_context_destroy(gpus);
}

static void nccl_reductions(dtl_context_t ctx)
{
    dtl_context_t gpus;

    check(dtl_context_with_nccl(ctx, dtl_context_rank(ctx), &gpus));
    dtl_vector_t mine = on_device(gpus, 2, 3.0), result = on_device(gpus, 2, 0.0);
    const void *send = dtl_vector_device_data(mine);
    void *recv = dtl_vector_device_data_mut(result);
    check(dtl_nccl_allreduce_device(gpus, send, recv, 2, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    double sum = first_of(result);
    check(dtl_nccl_allreduce_device_ex(gpus, send, recv, 2, DTL_DTYPE_FLOAT64, DTL_OP_MAX,
                                       DTL_NCCL_MODE_NATIVE_ONLY));
    double most = first_of(result);
    check(dtl_nccl_exscan_device_ex(gpus, send, recv, 2, DTL_DTYPE_FLOAT64, DTL_OP_SUM,
                                    DTL_NCCL_MODE_HYBRID_PARITY)); /* nothing on rank 0 */
    check(dtl_nccl_scan_device_ex(gpus, send, recv, 2, DTL_DTYPE_FLOAT64, DTL_OP_SUM,
                                  DTL_NCCL_MODE_HYBRID_PARITY));
    if (dtl_context_is_root(ctx))
        printf("sum: %s, most: %.1f, up to me: %.1f\n", yes_no(sum == 3.0 * dtl_context_size(ctx)),
               most, first_of(result));
    dtl_vector_destroy(result);
    dtl_vector_destroy(mine);
    dtl_context_destroy(gpus);
}

static void nccl_broadcast(dtl_context_t ctx)
{
    dtl_rank_t last = dtl_context_size(ctx) - 1;
    dtl_context_t gpus;

    check(dtl_context_with_nccl(ctx, dtl_context_rank(ctx), &gpus));
    dtl_vector_t vec = on_device(gpus, 2, dtl_context_is_root(ctx) ? 5.0 : 0.0);
    void *elements = dtl_vector_device_data_mut(vec);
    check(dtl_nccl_broadcast_device(gpus, elements, 2, DTL_DTYPE_FLOAT64, 0));
    check(dtl_nccl_broadcast_device_ex(gpus, elements, 2, DTL_DTYPE_FLOAT64, last,
                                       DTL_NCCL_MODE_NATIVE_ONLY)); /* there and back */
    check(dtl_nccl_barrier_device(gpus));
    if (dtl_context_is_root(ctx))
        printf("%.1f\n", first_of(vec));
    dtl_vector_destroy(vec);
    dtl_context_destroy(gpus);
}

/* Two for each rank. */
static dtl_size_t *twos(dtl_context_t ctx)
{
    dtl_size_t ranks = (dtl_size_t)dtl_context_size(ctx), *counts = calloc(ranks, sizeof *counts);

    if (counts == NULL)
        dtl_abort(EXIT_FAILURE);
    for (dtl_size_t rank = 0; counts != NULL && rank < ranks; ++rank)
        counts[rank] = 2;
    return counts;
}

static void nccl_blocks(dtl_context_t ctx)
{
    const dtl_dtype type = DTL_DTYPE_FLOAT64;
    const dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY;
    dtl_size_t *two = twos(ctx), ranks = (dtl_size_t)dtl_context_size(ctx);
    dtl_context_t gpus;

    check(dtl_context_with_nccl(ctx, dtl_context_rank(ctx), &gpus));
    dtl_vector_t mine = on_device(gpus, 2, 4.0), all = on_device(gpus, 2 * ranks, 0.0);
    dtl_vector_t each = on_device(gpus, 2 * ranks, 0.0);
    void *one = dtl_vector_device_data_mut(mine), *every = dtl_vector_device_data_mut(all);
    void *turned = dtl_vector_device_data_mut(each);
    check(dtl_nccl_gatherv_device_ex(gpus, one, 2, type, every, two, NULL, type, 0, mode));
    check(dtl_nccl_scatterv_device_ex(gpus, every, two, NULL, type, one, 2, type, 0, mode));
    check(dtl_nccl_allgatherv_device_ex(gpus, one, 2, type, every, two, NULL, mode));
    check(
        dtl_nccl_alltoallv_device_ex(gpus, every, two, NULL, type, turned, two, NULL, type, mode));
    if (dtl_context_is_root(ctx))
        printf("%.1f and %.1f, for me: %.1f\n", first_of(mine), first_of(all), first_of(each));
    dtl_vector_destroy(each);
    dtl_vector_destroy(all);
    dtl_vector_destroy(mine);
    dtl_context_destroy(gpus);
    free(two);
}

const struct example nccl_examples[] = {
    EXAMPLE(nccl_contexts), EXAMPLE(nccl_reductions), EXAMPLE(nccl_broadcast), EXAMPLE(nccl_blocks),
    {NULL, NULL},
};
