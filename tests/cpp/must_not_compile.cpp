// SPDX-License-Identifier: BSD-3-Clause
// Programs that must not compile, each selected by a macro.
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include <dtl/dtl.hpp>

void wrong(dtl::context &ctx)
{
    std::vector<double> mine(3), all(3);

#ifdef DTL_TEST_POINTER
    ctx.allreduce(mine.data(), all);
#elif defined DTL_TEST_MIXED
    std::vector<float> narrow(3);
    ctx.allreduce(mine, narrow);
#elif defined DTL_TEST_TYPE
    std::vector<long double> wide(3);
    ctx.broadcast(wide, 0);
#elif defined DTL_TEST_COPY
    dtl::context other = ctx;
#elif defined DTL_TEST_SENT_TEMPORARY
    auto sent = ctx.isend(std::vector<double>(3, 7.0), 0);
#elif defined DTL_TEST_SENT_NUMBER
    auto sent = ctx.isend(7.0, 0);
#elif defined DTL_TEST_MOVED
    auto sent = ctx.isend(std::move(mine), 0);
#elif defined DTL_TEST_RECEIVED_TEMPORARY
    auto reduced = ctx.iallreduce(mine, std::vector<double>(3));
#elif defined DTL_TEST_DROPPED
    ctx.iallreduce(mine, all);
#elif defined DTL_TEST_LOCAL_OF_TEMPORARY
    auto part = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9).local<double>();
#elif defined DTL_TEST_ADDRESS_OF_TEMPORARY
    auto *data = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9).local_data();
#elif defined DTL_TEST_WRITTEN_CONSTANT
    const auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9);
    vec.local<double>()[0] = 1.0;
#elif defined DTL_TEST_FREED
    auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9);
    free(vec);
#elif defined DTL_TEST_COMPARED
    auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9);
    const bool same = vec == ctx;
#elif defined DTL_TEST_DESTROYED
    auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, 9);
    dtl_vector_destroy(vec);
#endif
    auto sent = ctx.isend(std::span<const double>(mine), 0), other = ctx.igather(mine, nullptr, 0);
    ctx.allreduce(mine, all);
}
