// SPDX-License-Identifier: BSD-3-Clause
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void file_save(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});

    vec.save("threes.npy"); // each rank writes its part
    const auto [dtype, shape] = ctx.file_inspect("threes.npy");
    const auto again = dtl::vector::create(ctx, static_cast<dtl_dtype>(dtype), shape.dims[0]);
    again.load("threes.npy");
    if (ctx.is_root()) {
        std::printf("%d of %s, the first is %d\n", static_cast<int>(shape.dims[0]),
                    dtl::dtype_name(again.dtype()),
                    static_cast<int>(again.local<std::int64_t>()[0]));
        std::remove("threes.npy");
    }
}

const examples file_examples{
    EXAMPLE(file_save),
};
