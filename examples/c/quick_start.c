/* SPDX-License-Identifier: BSD-3-Clause */
/* Sum the numbers 0 to 999, which lie distributed over all ranks. */
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

int main(void)
{
    dtl_context_t ctx;
    dtl_vector_t vec;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec));

    /* This rank's part, in DTL's own memory. */
    double *local = dtl_vector_local_data_mut(vec);
    dtl_size_t local_size = dtl_vector_local_size(vec);
    dtl_index_t offset = dtl_vector_local_offset(vec);

    double local_sum = 0.0, global_sum = 0.0;
    for (dtl_size_t i = 0; i < local_size; ++i) {
        local[i] = (double)offset + (double)i;
        local_sum += local[i];
    }
    check(dtl_allreduce(ctx, &local_sum, &global_sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));

    if (dtl_context_is_root(ctx)) {
        printf("Ranks: %d\n", (int)dtl_context_size(ctx));
        printf("Global sum: %.1f\n", global_sum);
    }

    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}
