// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>
#include <span>

#include "areas.hpp"

// A vector on this rank's device, which has so many elements of that value.
static dtl::vector on_device(const dtl::context &gpus, dtl_size_t each, double value)
{
    auto options = dtl::container_options_init();

    options.placement = DTL_PLACEMENT_DEVICE;
    options.device_id = gpus.device_id();
    auto vec = dtl::vector::create_with_options(
        gpus, DTL_DTYPE_FLOAT64, each * static_cast<dtl_size_t>(gpus.size()), &options);
    vec.fill_local(value);
    return vec;
}

// This rank's elements, for the device alone.
static std::span<double> elements(dtl::vector &vec)
{
    return {static_cast<double *>(vec.device_data_mut()), vec.local_size()};
}

// Its first element, on the host.
static double first_of(const dtl::vector &vec)
{
    double first = -1;

    vec.get_local(0, first);
    return first;
}

static void nccl_contexts(const dtl::context &ctx)
{
    const auto gpus = ctx.with_nccl(ctx.rank()); // each rank has a device of its own
    const auto plain = ctx.with_nccl_ex(ctx.rank(), DTL_NCCL_MODE_NATIVE_ONLY);
    const auto half = gpus.split_nccl(ctx.rank() % 2);
    const auto turned = gpus.split_nccl_ex(0, -ctx.rank(), -1, DTL_NCCL_MODE_NATIVE_ONLY);

    if (!ctx.is_root())
        return;
    std::printf("hybrid: %s, NCCL alone: %s\n",
                yes_no(gpus.nccl_mode() == DTL_NCCL_MODE_HYBRID_PARITY),
                yes_no(plain.nccl_mode() == DTL_NCCL_MODE_NATIVE_ONLY));
    std::printf("NCCL has scans: %s, by way of the host: %s\n",
                yes_no(gpus.nccl_supports_native(DTL_NCCL_OP_SCAN)),
                yes_no(gpus.nccl_supports_hybrid(DTL_NCCL_OP_SCAN)));
    std::printf("rank %d of the even ones, the last of all: %s\n", half.rank(),
                yes_no(turned.rank() == ctx.size() - 1));
}

static void nccl_reductions(const dtl::context &ctx)
{
    const auto gpus = ctx.with_nccl(ctx.rank());
    auto mine = on_device(gpus, 2, 3.0), result = on_device(gpus, 2, 0.0);
    const auto send = elements(mine), recv = elements(result);

    gpus.nccl_allreduce_device(send, recv);
    const double sum = first_of(result);
    gpus.nccl_allreduce_device_ex(send, recv, DTL_OP_MAX, DTL_NCCL_MODE_NATIVE_ONLY);
    const double most = first_of(result);
    gpus.nccl_exscan_device_ex(send, recv); // nothing on rank 0
    gpus.nccl_scan_device_ex(send, recv);
    if (ctx.is_root())
        std::printf("sum: %s, most: %.1f, up to me: %.1f\n", yes_no(sum == 3.0 * ctx.size()), most,
                    first_of(result));
}

static void nccl_broadcast(const dtl::context &ctx)
{
    const auto gpus = ctx.with_nccl(ctx.rank());
    auto vec = on_device(gpus, 2, ctx.is_root() ? 5.0 : 0.0);

    gpus.nccl_broadcast_device(elements(vec), 0);
    gpus.nccl_broadcast_device_ex(elements(vec), ctx.size() - 1,
                                  DTL_NCCL_MODE_NATIVE_ONLY); // there and back
    gpus.nccl_barrier_device();
    if (ctx.is_root())
        std::printf("%.1f\n", first_of(vec));
}

static void nccl_blocks(const dtl::context &ctx)
{
    const auto gpus = ctx.with_nccl(ctx.rank());
    const std::vector<dtl_size_t> two(static_cast<std::size_t>(ctx.size()), 2);
    const dtl_size_t every = 2 * two.size();
    auto mine = on_device(gpus, 2, 4.0), all = on_device(gpus, every, 0.0);
    auto each = on_device(gpus, every, 0.0);

    gpus.nccl_gatherv_device_ex(elements(mine), elements(all), two, {}, 0);
    gpus.nccl_scatterv_device_ex(elements(all), two, {}, elements(mine), 0);
    gpus.nccl_allgatherv_device_ex(elements(mine), elements(all), two);
    gpus.nccl_alltoallv_device_ex(elements(all), two, {}, elements(each), two);
    if (ctx.is_root())
        std::printf("%.1f and %.1f, for me: %.1f\n", first_of(mine), first_of(all), first_of(each));
}

const examples nccl_examples{
    EXAMPLE(nccl_contexts),
    EXAMPLE(nccl_reductions),
    EXAMPLE(nccl_broadcast),
    EXAMPLE(nccl_blocks),
};
