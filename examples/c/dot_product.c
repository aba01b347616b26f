/* SPDX-License-Identifier: BSD-3-Clause */
/* The dot product of two distributed vectors. */
#include <inttypes.h>
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

enum { SIZE = 100000 };

int main(void)
{
    dtl_context_t ctx;
    dtl_vector_t a, b;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, SIZE, &a));
    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, SIZE, &(double){2.0}, &b));

    /* Equal sizes and policies: the same elements of both vectors lie on this rank. */
    double *local_a = dtl_vector_local_data_mut(a);
    const double *local_b = dtl_vector_local_data(b);
    dtl_size_t local_size = dtl_vector_local_size(a);
    dtl_index_t offset = dtl_vector_local_offset(a);
    for (dtl_size_t i = 0; i < local_size; ++i)
        local_a[i] = (double)offset + (double)i;

    double local_dot = 0.0, global_dot = 0.0;
    for (dtl_size_t i = 0; i < local_size; ++i)
        local_dot += local_a[i] * local_b[i];
    check(dtl_allreduce(ctx, &local_dot, &global_dot, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));

    if (dtl_context_is_root(ctx)) {
        printf("Dot product: %.0f\n", global_dot);
        printf("Expected: %" PRId64 "\n", (int64_t)SIZE * (SIZE - 1));
    }

    dtl_vector_destroy(b);
    dtl_vector_destroy(a);
    dtl_context_destroy(ctx);
    return 0;
}
