// SPDX-License-Identifier: BSD-3-Clause
// Programs that must not compile: one a macro.
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
#endif
    ctx.allreduce(mine, all);
}
