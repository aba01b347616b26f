/* SPDX-License-Identifier: BSD-3-Clause */
/* Heat in a plate whose upper edge is warm: Jacobi's method, with a halo of one row and column. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

#include "check.h"

enum { ROWS = 60, COLUMNS = 40, STEPS = 500, WIDE = COLUMNS + 2 };

/* One step: `around` has a row and a column more on each side.  Gives the largest change. */
static double relax(double *local, dtl_size_t rows, const double (*around)[WIDE])
{
    double most = 0.0;

    for (dtl_size_t row = 0; row < rows; ++row)
        for (int column = 0; column < COLUMNS; ++column) {
            double up = around[row][column + 1], down = around[row + 2][column + 1];
            double left = around[row + 1][column], right = around[row + 1][column + 2];
            double *here = &local[row * COLUMNS + (dtl_size_t)column];
            double new = 0.25 * (up + down + left + right);

            most = fmax(most, fabs(new - *here));
            *here = new;
        }
    return most;
}

int main(void)
{
    const dtl_size_t widths[2] = {1, 1};
    const int open[2] = {0, 0};
    const double cold = 0.0;
    dtl_context_t ctx;
    dtl_tensor_t plate;

    check(dtl_context_create_default(&ctx));
    check(
        dtl_tensor_create_fill(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(ROWS, COLUMNS), &cold, &plate));

    double *local = dtl_tensor_local_data_mut(plate), change = 0.0, most, sum;
    dtl_size_t rows = dtl_tensor_local_size(plate) / COLUMNS, capacity = (rows + 2) * WIDE;
    double(*around)[WIDE] =
        calloc(rows + 2, sizeof *around); /* the edges, which stay as they are */
    if (around == NULL)
        return EXIT_FAILURE;
    for (int column = 0; dtl_container_local_offset(plate) == 0 && column < WIDE; ++column)
        around[0][column] = 1.0;

    for (int step = 0; step < STEPS; ++step) {
        check(dtl_container_exchange_halo(plate, widths, open, around, capacity));
        change = relax(local, rows, (const double(*)[WIDE])around);
    }

    check(dtl_allreduce(ctx, &change, &most, 1, DTL_DTYPE_FLOAT64, DTL_OP_MAX));
    check(dtl_container_reduce(plate, DTL_OP_SUM, &sum));
    if (dtl_context_is_root(ctx)) {
        printf("Largest change of the last step: %.6f\n", most);
        printf("Mean temperature: %.6f\n", sum / (ROWS * COLUMNS));
    }

    free(around);
    dtl_tensor_destroy(plate);
    dtl_context_destroy(ctx);
    return 0;
}
