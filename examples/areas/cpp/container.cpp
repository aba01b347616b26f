// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void container_policies(const dtl::context &ctx)
{
    auto options = dtl::container_options_init();

    options.partition = DTL_PARTITION_BLOCK_CYCLIC;
    options.block_size = 2;
    const auto tensor =
        dtl::tensor::create_with_options(ctx, DTL_DTYPE_INT32, dtl::shape_2d(16, 3), 0, &options);
    if (!ctx.is_root())
        return;
    std::printf("%s, by %d\n", dtl::partition_policy_name(tensor.partition_policy()),
                static_cast<int>(tensor.block_size()));
    std::printf("%s, device %d\n", dtl::placement_policy_name(tensor.placement_policy()),
                tensor.device_id());
    std::printf("%s\n", dtl::execution_policy_name(tensor.execution_policy()));
    std::printf("%s\n", dtl::consistency_policy_name(tensor.consistency_policy()));
    std::printf("%s\n", dtl::error_policy_name(tensor.error_policy()));
}

// One function for containers of all kinds.
static void print_sizes(const dtl::container &container)
{
    if (container.rank() != 0)
        return;
    std::printf("%d of %s, dimensions: %d\n", static_cast<int>(container.global_size()),
                dtl::dtype_name(container.dtype()), container.ndim());
    std::printf("on %s ranks: %s, from %d on\n", container.num_ranks() > 0 ? "some" : "no",
                container.local_size() > 0 ? "some" : "none",
                static_cast<int>(container.local_offset()));
}

static void container_sizes(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const auto tensor = dtl::tensor::create(ctx, dtl::dtype_of<double>, dtl::shape_2d(8, 3));

    print_sizes(vec);
    print_sizes(tensor);
}

static void container_places(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);

    if (!vec.is_local(0))
        return;
    const auto first = vec.to_local(0);
    std::printf("the first is of rank %d, before it here: %d, and back: %s\n", vec.owner(0),
                static_cast<int>(first), yes_no(vec.to_global(first) == 0));
}

static void container_local(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    std::vector<std::int64_t> copy(vec.local_size());
    std::int64_t first = 0;

    vec.fill_local(std::int64_t{3});
    vec.set_local(0, std::int64_t{4});
    vec.get_local(0, first);
    vec.copy_to_host(copy);
    copy[0] += 1;
    vec.copy_from_host(copy);
    const bool changed = vec.is_dirty() != 0;
    vec.sync(); // what was written is to be seen by all ranks
    vec.barrier();
    if (ctx.is_root())
        std::printf("%d then %d, changed: %s, clean: %s\n", static_cast<int>(first),
                    static_cast<int>(copy[0]), yes_no(changed), yes_no(vec.is_clean()));
}

static void container_memory(const dtl::context &ctx)
{
    auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    auto *mine = static_cast<std::int64_t *>(vec.local_data_mut()); // null where a device has them

    mine[0] = 5;
    const auto *read = static_cast<const std::int64_t *>(vec.local_data());
    if (ctx.is_root())
        std::printf("%d %d, on the %s, number %d\n", static_cast<int>(read[0]),
                    static_cast<int>(read[1]), dtl::device_kind_name(vec.device_kind()),
                    vec.device_number());
}

static void container_elements(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{7});
    const std::array<dtl_index_t, 2> ends{0, 11};
    const std::array<std::int64_t, 2> both{1, 2};
    std::array<std::int64_t, 2> found{};
    std::int64_t last = 0;

    vec.expose(); // each rank reaches the elements of all
    if (ctx.is_root()) {
        vec.get_element(11, last);
        vec.set_element(11, std::int64_t{8});
        vec.get_elements(ends, found);
        vec.set_elements(ends, both);
        std::printf("%d, then %d and %d\n", static_cast<int>(last), static_cast<int>(found[0]),
                    static_cast<int>(found[1]));
    }
    vec.barrier();
}

static void container_halo(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, 1.0);
    const std::array<dtl_size_t, 1> widths{1};
    const std::array<int, 1> periodic{1}; // the last element is the first one's neighbour
    std::array<double, 14> padded{};
    double most = 0;

    vec.exchange_halo(widths, periodic, padded);
    const double here = padded[0] + padded[2];
    vec.combine(here, most, DTL_OP_MAX);
    if (ctx.is_root())
        std::printf("both neighbours: %d, nowhere more than %d\n", static_cast<int>(here),
                    static_cast<int>(most));
    for (std::size_t index = 1; index <= vec.local_size(); index++)
        padded[index] *= 3; // where the elements are from here on
    vec.refresh_halo(widths, periodic, padded);
    if (ctx.is_root())
        std::printf("and then: %d\n", static_cast<int>(padded[0] + padded[2]));
}

static void container_redistribute(const dtl::context &ctx)
{
    const auto tensor = dtl::tensor::create_fill(ctx, dtl::shape_2d(8, 3), std::int64_t{3});

    tensor.redistribute(DTL_PARTITION_CYCLIC);
    if (ctx.is_root())
        std::printf("%s\n", dtl::partition_policy_name(tensor.partition_policy()));
}

static void container_kept(const dtl::context &ctx)
{
    auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    const auto *mine = static_cast<const std::int64_t *>(vec.local_data());
    const auto memory = vec.memory(); // stays beyond the vector

    vec.close();
    if (ctx.is_root())
        std::printf("still there: %d\n", static_cast<int>(*mine));
}

const examples container_examples{
    EXAMPLE(container_policies), EXAMPLE(container_sizes),        EXAMPLE(container_places),
    EXAMPLE(container_local),    EXAMPLE(container_memory),       EXAMPLE(container_elements),
    EXAMPLE(container_halo),     EXAMPLE(container_redistribute), EXAMPLE(container_kept),
};
