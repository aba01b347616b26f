// SPDX-License-Identifier: BSD-3-Clause
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void array_create(const dtl::context &ctx)
{
    const auto zeros = dtl::array::create(ctx, dtl::dtype_of<std::int32_t>, 100);
    const auto halves = dtl::array::create_fill(ctx, 12, 0.5);

    if (zeros.rank() == 0)
        std::printf("%d elements of %s, empty: %s, here: %s\n",
                    static_cast<int>(zeros.global_size()), dtl::dtype_name(zeros.dtype()),
                    yes_no(zeros.empty()), zeros.local_size() > 0 ? "some" : "none");
    if (halves.num_ranks() == ctx.size() && ctx.is_root())
        std::printf("over all ranks, valid: %s\n", yes_no(halves.is_valid()));
}

static void array_policies(const dtl::context &ctx)
{
    auto options = dtl::container_options_init();

    options.partition = DTL_PARTITION_CYCLIC;
    const auto arr = dtl::array::create_with_options(ctx, DTL_DTYPE_INT32, 12, &options);
    if (!ctx.is_root())
        return;
    std::printf("%s\n", dtl::partition_policy_name(arr.partition_policy()));
    std::printf("%s, device %d\n", dtl::placement_policy_name(arr.placement_policy()),
                arr.device_id());
    std::printf("%s\n", dtl::execution_policy_name(arr.execution_policy()));
    std::printf("%s\n", dtl::consistency_policy_name(arr.consistency_policy()));
    std::printf("%s\n", dtl::error_policy_name(arr.error_policy()));
}

static void array_places(const dtl::context &ctx)
{
    const auto arr = dtl::array::create(ctx, dtl::dtype_of<double>, 12);

    if (!arr.is_local(0))
        return;
    const auto first = arr.to_local(0);
    std::printf("the first element is of rank %d, before it here: %d\n", arr.owner(0),
                static_cast<int>(first));
    std::printf("elements before mine: %d, and back: %s\n", static_cast<int>(arr.local_offset()),
                yes_no(arr.to_global(first) == 0));
}

static void array_elements(const dtl::context &ctx)
{
    const auto arr = dtl::array::create(ctx, dtl::dtype_of<double>, 12);
    std::vector<double> copy(arr.local_size());
    double first = 0;

    arr.fill_local(1.0);
    arr.set_local(0, 9.0);
    arr.get_local(0, first);
    arr.copy_to_host(copy);
    copy[0] /= 2;
    arr.copy_from_host(copy);
    arr.barrier(); // all ranks have written
    if (ctx.is_root())
        std::printf("%.1f then %.1f\n", first, copy[0]);
}

static void array_memory(const dtl::context &ctx)
{
    auto arr = dtl::array::create_fill(ctx, 12, std::int64_t{3});
    auto *mine = static_cast<std::int64_t *>(arr.local_data_mut()); // to be written

    mine[0] += 1;
    const auto *read = static_cast<const std::int64_t *>(arr.local_data());
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(read[0]), static_cast<int>(read[1]));
}

const examples array_examples{
    EXAMPLE(array_create),   EXAMPLE(array_policies), EXAMPLE(array_places),
    EXAMPLE(array_elements), EXAMPLE(array_memory),
};
