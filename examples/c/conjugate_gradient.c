/* SPDX-License-Identifier: BSD-3-Clause */
/* Solves A x = b by conjugate gradients, where A has 4 on its diagonal and -1 on both sides. */
#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

#include "check.h"

enum { SIZE = 10000 };

static const double enough = 1e-9;

/* The sum over all ranks. */
static double total(dtl_context_t ctx, double mine)
{
    double all;

    check(dtl_allreduce_float64(ctx, mine, DTL_OP_SUM, &all));
    return all;
}

static double dot(const double *a, const double *b, dtl_size_t count)
{
    double sum = 0.0;

    for (dtl_size_t i = 0; i < count; ++i)
        sum += a[i] * b[i];
    return sum;
}

/* This rank's part of A times the vector, of which it needs an element of each neighbour. */
static void multiply(dtl_vector_t vec, double *around, dtl_size_t count, double *product)
{
    const dtl_size_t width = 1;
    const int open = 0;

    check(dtl_container_exchange_halo(vec, &width, &open, around, count + 2));
    for (dtl_size_t i = 0; i < count; ++i)
        product[i] = 4 * around[i + 1] - around[i] - around[i + 2];
}

int main(void)
{
    const double one = 1.0;
    dtl_context_t ctx;
    dtl_vector_t direction;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, SIZE, &one, &direction));

    double *p = dtl_vector_local_data_mut(direction), sum = 0.0, square = SIZE;
    dtl_size_t count = dtl_vector_local_size(direction);
    double *memory = calloc(4 * count + 2, sizeof *memory);
    if (memory == NULL)
        return EXIT_FAILURE;
    double *x = memory, *residual = x + count, *product = residual + count,
           *around = product + count;
    for (dtl_size_t i = 0; i < count; ++i)
        residual[i] = 1.0; /* b is 1 everywhere */

    int steps = 0;
    for (; square > enough * enough; ++steps) {
        multiply(direction, around, count, product);
        double length = square / total(ctx, dot(p, product, count)), before = square;
        for (dtl_size_t i = 0; i < count; ++i) {
            x[i] += length * p[i];
            residual[i] -= length * product[i];
        }
        square = total(ctx, dot(residual, residual, count));
        for (dtl_size_t i = 0; i < count; ++i)
            p[i] = residual[i] + square / before * p[i];
    }

    for (dtl_size_t i = 0; i < count; ++i)
        sum += x[i];
    sum = total(ctx, sum);
    if (dtl_context_is_root(ctx)) {
        printf("Steps: %d\n", steps);
        printf("Sum of the solution: %.6f\n", sum);
    }

    free(memory);
    dtl_vector_destroy(direction);
    dtl_context_destroy(ctx);
    return 0;
}
