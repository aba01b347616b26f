// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void vector_create(const dtl::context &ctx)
{
    const auto zeros = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 1000);
    const auto halves = dtl::vector::create_fill(ctx, 12, 0.5);

    if (halves.rank() == 0)
        std::printf("%d elements, int64: %s, empty: %s, here: %s\n",
                    static_cast<int>(zeros.global_size()),
                    zeros.dtype() == DTL_DTYPE_INT64 ? "yes" : "no", zeros.empty() ? "yes" : "no",
                    zeros.local_size() > 0 ? "some" : "none");
    if (halves.num_ranks() == ctx.size() && ctx.is_root())
        std::printf("over all ranks\n");
}

static void vector_policies(const dtl::context &ctx)
{
    dtl_container_options options;

    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_CYCLIC;
    const auto vec =
        dtl::vector::create_with_options(ctx, dtl::dtype_of<std::int32_t>, 12, &options);
    if (!ctx.is_root())
        return;
    std::printf("cyclic: %s\n", vec.partition_policy() == DTL_PARTITION_CYCLIC ? "yes" : "no");
    std::printf("on the host: %s\n", vec.placement_policy() == DTL_PLACEMENT_HOST ? "yes" : "no");
    std::printf("by one thread: %s\n", vec.execution_policy() == DTL_EXEC_SEQ ? "yes" : "no");
}

static void vector_places(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);

    if (!vec.is_local(0))
        return;
    const dtl_index_t first = vec.to_local(0);
    std::printf("the first element is of rank %d, and its first: %s\n", vec.owner(0),
                first == 0 ? "yes" : "no");
    std::printf("elements before mine: %d, and back: %s\n", static_cast<int>(vec.local_offset()),
                vec.to_global(first) == 0 ? "yes" : "no");
}

static void vector_elements(const dtl::context &ctx)
{
    auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);
    double first = 0;

    vec.fill_local(1.0);
    vec.set_local(0, 9.0);
    vec.get_local(0, first);

    vec.local<double>()[0] += first; // a std::span, without a copy
    std::vector<double> copy(vec.local_size());
    vec.copy_to_host(copy);
    copy[0] /= 2;
    vec.copy_from_host(copy);
    if (ctx.is_root())
        std::printf("%.1f then %.1f\n", first, vec.local<double>()[0]);
}

static void vector_reduce(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{2});
    std::int64_t sum = 0, least = 0, most = 0, total = 0;

    vec.reduce_min(least); // of this rank's elements
    vec.reduce_max(most);
    vec.reduce_sum(sum);
    ctx.allreduce(sum, total);
    if (ctx.is_root())
        std::printf("from %d to %d, in all %d\n", static_cast<int>(least), static_cast<int>(most),
                    static_cast<int>(total));
}

static void vector_change(const dtl::context &ctx)
{
    auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    dtl_index_t place = vec.local_offset();

    for (std::int64_t &element : vec.local<std::int64_t>())
        element = 100 - place++;
    vec.sort_ascending(); // of this rank's elements
    vec.sync();
    vec.redistribute(DTL_PARTITION_CYCLIC);
    vec.resize(24);
    vec.barrier();
    if (ctx.is_root())
        std::printf("%d elements, valid: %s\n", static_cast<int>(vec.global_size()),
                    vec.is_valid() ? "yes" : "no");
}

static void vector_memory(const dtl::context &ctx)
{
    auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    auto *mine = static_cast<std::int64_t *>(vec.local_data_mut()); // to be written

    mine[0] += 1;
    const bool changed = vec.is_dirty() != 0;
    vec.sync(); // the others may look
    const auto *read = static_cast<const std::int64_t *>(vec.local_data());
    if (!ctx.is_root())
        return;
    std::printf("%d %d, changed: %s, now clean: %s\n", static_cast<int>(read[0]),
                static_cast<int>(read[1]), yes_no(changed), yes_no(vec.is_clean()));
    std::printf("a device has it: %s, to be written: %s\n", yes_no(vec.device_data() != nullptr),
                yes_no(vec.device_data_mut() != nullptr));
    std::printf("device %d, %s, %s\n", vec.device_id(),
                dtl::consistency_policy_name(vec.consistency_policy()),
                dtl::error_policy_name(vec.error_policy()));
}

const examples vector_examples{
    EXAMPLE(vector_create),   EXAMPLE(vector_policies), EXAMPLE(vector_places),
    EXAMPLE(vector_elements), EXAMPLE(vector_reduce),   EXAMPLE(vector_change),
    EXAMPLE(vector_memory),
};
