/* SPDX-License-Identifier: BSD-3-Clause */
/* Pi by throwing darts.  All ranks draw from one sequence of random numbers, each its own part. */
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

static const int64_t darts = 1000000, seed = 2026, factor = 48271, modulus = 2147483647;

/* Number `place` of Lehmer's sequence. */
static int64_t number(int64_t place)
{
    int64_t found = seed, power = factor;

    for (; place > 0; place /= 2) {
        if (place % 2 == 1)
            found = found * power % modulus;
        power = power * power % modulus;
    }
    return found;
}

int main(void)
{
    dtl_context_t ctx;

    check(dtl_context_create_default(&ctx));

    int64_t rank = dtl_context_rank(ctx), ranks = dtl_context_size(ctx), inside = 0, all;
    int64_t first = darts * rank / ranks, last = darts * (rank + 1) / ranks;
    int64_t next = number(2 * first);
    for (int64_t dart = first; dart < last; ++dart) {
        double x = (double)next / (double)modulus;
        next = next * factor % modulus;
        double y = (double)next / (double)modulus;
        next = next * factor % modulus;
        inside += x * x + y * y < 1.0;
    }

    check(dtl_allreduce(ctx, &inside, &all, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    if (dtl_context_is_root(ctx)) {
        printf("Inside: %lld of %lld\n", (long long)all, (long long)darts);
        printf("Pi: %.6f\n", 4.0 * (double)all / (double)darts);
    }

    dtl_context_destroy(ctx);
    return 0;
}
