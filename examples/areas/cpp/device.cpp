// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdio>

#include "areas.hpp"

// The GPU of this rank; ranks share them where there are too few.
static int device_of(const dtl::context &ctx)
{
    return ctx.rank() % dtl::device_count(DTL_DEVICE_CUDA);
}

static void device_contexts(const dtl::context &ctx)
{
    const auto same = ctx.with_cuda(device_of(ctx)); // the ranks of ctx
    const auto env = dtl::environment::create();
    const auto world = env.make_world_context_gpu(device_of(ctx)); // all ranks

    if (ctx.is_root())
        std::printf("devices %d and %d, of CUDA: %s\n", same.device_id(), world.device_id(),
                    yes_no(same.has_cuda()));
}

static void device_vector(const dtl::context &ctx)
{
    const auto device_ctx = ctx.with_cuda(device_of(ctx));
    auto options = dtl::container_options_init();
    std::array<double, 2> found{};

    options.placement = DTL_PLACEMENT_DEVICE;
    options.device_id = device_of(ctx);
    auto vec = dtl::vector::create_with_options(
        device_ctx, DTL_DTYPE_FLOAT64, 2 * static_cast<dtl_size_t>(device_ctx.size()), &options);
    vec.fill_local(0.5);
    const void *read = vec.device_data(); // for kernels of the program
    const void *written = vec.device_data_mut();
    vec.copy_to_host(found);
    if (ctx.is_root())
        std::printf("%.1f %.1f, on the device: %s\n", found[0], found[1],
                    yes_no(read != nullptr && written == read));
}

static void device_streams(const dtl::context &ctx)
{
    const auto own = dtl::stream::create(DTL_DEVICE_CUDA, device_of(ctx));
    void *native = own.native(); // a CUstream, for the calls of CUDA's own
    const auto imported =
        dtl::stream::from_native(DTL_DEVICE_CUDA, device_of(ctx), native); // and back

    imported.synchronize();
    if (ctx.is_root())
        std::printf("one stream: %s\n", yes_no(imported.native() == native));
}

const examples device_examples{
    EXAMPLE(device_contexts),
    EXAMPLE(device_vector),
    EXAMPLE(device_streams),
};
