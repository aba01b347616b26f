// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>

#include <dtl/dtl.hpp>

int main()
{
    const auto ctx = dtl::context::create_default();
    const int one = 1;
    int ranks = 0;

    ctx.allreduce(one, ranks);
    if (ctx.is_root())
        std::printf("%d ranks\n", ranks);
}
