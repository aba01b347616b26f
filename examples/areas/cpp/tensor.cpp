// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void tensor_create(const dtl::context &ctx)
{
    const auto rows = dtl::shape_2d(8, 3); // of three elements
    const auto zeros = dtl::tensor::create(ctx, dtl::dtype_of<float>, dtl::shape_1d(24));
    const auto ones = dtl::tensor::create_fill(ctx, rows, 1.0);

    if (ones.rank() == 0)
        std::printf("%d and %d elements, valid: %s\n", static_cast<int>(zeros.global_size()),
                    static_cast<int>(dtl::shape_size(rows)), yes_no(ones.is_valid()));
    if (ones.num_ranks() == ctx.size() && ctx.is_root())
        std::printf("%s, %d bytes each\n", dtl::dtype_name(ones.dtype()),
                    static_cast<int>(dtl::dtype_size(ones.dtype())));
}

static void tensor_shapes(const dtl::context &ctx)
{
    const auto shape = dtl::shape_nd(4, std::array<dtl_size_t, 4>{2, 4, 3, 5});
    const auto options = dtl::container_options_init();
    const auto tensor = dtl::tensor::create_with_options(ctx, dtl::dtype_of<std::int64_t>, shape, 1,
                                                         &options); // along its second dimension

    if (!ctx.is_root())
        return;
    std::printf("%d dimensions, %d is spread\n", tensor.ndim(), tensor.distributed_dim());
    std::printf("%d x %d of them, %d here\n", static_cast<int>(tensor.shape().dims[0]),
                static_cast<int>(tensor.dim(3)), static_cast<int>(tensor.local_shape().dims[3]));
    std::printf("the last lie side by side: %s\n", yes_no(tensor.stride(3) == 1));
}

static void tensor_elements(const dtl::context &ctx)
{
    const auto tensor = dtl::tensor::create(ctx, dtl::dtype_of<std::int64_t>, dtl::shape_2d(8, 3));
    std::int64_t found = 0, next = 0;

    tensor.fill_local(std::int64_t{3});
    tensor.set_local_nd(std::array<dtl_index_t, 2>{0, 1}, std::int64_t{4});
    tensor.get_local(1, found); // the same one, counted row by row
    tensor.set_local(2, std::int64_t{4});
    tensor.get_local_nd(std::array<dtl_index_t, 2>{0, 2}, next);
    tensor.barrier(); // all ranks have written
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(found), static_cast<int>(next));
}

static void tensor_memory(const dtl::context &ctx)
{
    auto tensor = dtl::tensor::create(ctx, dtl::dtype_of<std::int64_t>, dtl::shape_3d(4, 2, 3));
    auto *mine = static_cast<std::int64_t *>(tensor.local_data_mut()); // to be written

    for (dtl_size_t i = 0; i < tensor.local_size(); ++i)
        mine[i] = 10 * static_cast<std::int64_t>(i);
    tensor.reshape(dtl::shape_2d(4, 6)); // the elements stay
    const auto *read = static_cast<const std::int64_t *>(tensor.local_data());
    if (ctx.is_root())
        std::printf("%d dimensions, the last of the first row: %d\n", tensor.ndim(),
                    static_cast<int>(read[5]));
}

const examples tensor_examples{
    EXAMPLE(tensor_create),
    EXAMPLE(tensor_shapes),
    EXAMPLE(tensor_elements),
    EXAMPLE(tensor_memory),
};
