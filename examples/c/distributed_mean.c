/* SPDX-License-Identifier: BSD-3-Clause */
/* The mean of a million numbers that look random and are the same on any number of ranks. */
#include <inttypes.h>
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

enum { SIZE = 1000000 };

/* One step of a linear congruential generator, as a number in [0, 1). */
static double number(uint64_t index)
{
    const uint64_t modulus = UINT64_C(1) << 31;

    return (double)((index * 1103515245 + 12345) % modulus) / (double)modulus;
}

int main(void)
{
    dtl_context_t ctx;
    dtl_vector_t vec;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, SIZE, &vec));

    double *local = dtl_vector_local_data_mut(vec);
    dtl_size_t local_size = dtl_vector_local_size(vec);
    uint64_t offset = (uint64_t)dtl_vector_local_offset(vec);
    for (dtl_size_t i = 0; i < local_size; ++i)
        local[i] = number(offset + i);

    double local_sum = 0.0, global_sum = 0.0;
    int64_t local_count = (int64_t)local_size, global_count = 0;
    for (dtl_size_t i = 0; i < local_size; ++i)
        local_sum += local[i];
    check(dtl_allreduce(ctx, &local_sum, &global_sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    check(dtl_allreduce(ctx, &local_count, &global_count, 1, DTL_DTYPE_INT64, DTL_OP_SUM));

    if (dtl_context_is_root(ctx)) {
        printf("Global count: %" PRId64 "\n", global_count);
        printf("Global mean: %.6f\n", global_sum / (double)global_count);
    }

    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}
