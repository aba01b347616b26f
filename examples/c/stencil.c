/* SPDX-License-Identifier: BSD-3-Clause */
/* Smooth a sine wave by a 3-point stencil; neighbours exchange their edge values in each step. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

#include "check.h"

enum { SIZE = 1000, STEPS = 100 };

static const double pi = 3.14159265358979323846;

/* One step over this rank's part.  `edges` holds the first and the last element of every rank; the
 * ends of the whole stay as they are. */
static void smooth(double *local, dtl_size_t count, const double *edges, int rank, int ranks)
{
    double left = rank > 0 ? edges[2 * rank - 1] : local[0];

    for (dtl_size_t i = 0; i < count; ++i) {
        double here = local[i];
        double right = i + 1 < count ? local[i + 1] : rank + 1 < ranks ? edges[2 * rank + 2] : 0.0;
        int is_end = (rank == 0 && i == 0) || (rank == ranks - 1 && i == count - 1);

        if (!is_end)
            local[i] = 0.25 * left + 0.5 * here + 0.25 * right;
        left = here;
    }
}

int main(void)
{
    dtl_context_t ctx;
    dtl_vector_t vec;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, SIZE, &vec));

    double *local = dtl_vector_local_data_mut(vec);
    dtl_size_t count = dtl_vector_local_size(vec);
    dtl_index_t offset = dtl_vector_local_offset(vec);
    for (dtl_size_t i = 0; i < count; ++i)
        local[i] = sin(2.0 * pi * ((double)offset + (double)i) / (SIZE - 1));

    int rank = dtl_context_rank(ctx), ranks = dtl_context_size(ctx);
    double *edges = calloc((size_t)ranks, 2 * sizeof *edges);
    if (edges == NULL)
        return EXIT_FAILURE;
    for (int step = 0; step < STEPS; ++step) {
        const double mine[2] = {local[0], local[count - 1]};

        check(dtl_allgather(ctx, mine, 2, DTL_DTYPE_FLOAT64, edges, 2, DTL_DTYPE_FLOAT64));
        smooth(local, count, edges, rank, ranks);
    }

    double local_energy = 0.0, energy = 0.0;
    for (dtl_size_t i = 0; i < count; ++i)
        local_energy += local[i] * local[i];
    check(dtl_allreduce(ctx, &local_energy, &energy, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));

    if (dtl_context_is_root(ctx)) {
        printf("Energy: %.6f\n", energy);
        printf("Stencil computation complete\n");
    }

    free(edges);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return 0;
}
