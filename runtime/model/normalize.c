/* SPDX-License-Identifier: BSD-3-Clause */
/* Normalization of rows.  Sums are of float64, in a few lanes that become vector instructions. */
#include <math.h>

#include "task_kernel.h"

enum { LANES = 8 };

/* The sum of the elements less `mean`, or of their squares. */
static double chunk_sum(const float *values, uint64_t count, double mean, bool of_squares)
{
    double lanes[LANES] = {0}, sum = 0;
    uint64_t whole = count - count % LANES;

    for (uint64_t index = 0; index < whole; index += LANES)
        for (int lane = 0; lane < LANES; lane++) {
            double each = values[index + (uint64_t)lane] - mean;

            lanes[lane] += of_squares ? each * each : each;
        }
    for (uint64_t index = whole; index < count; index++)
        sum += of_squares ? (values[index] - mean) * (values[index] - mean) : values[index] - mean;
    for (int lane = 0; lane < LANES; lane++)
        sum += lanes[lane];
    return sum;
}

/* The mean over a row of the same. */
static double row_mean(const struct model_tensor *x, const char *row, double mean, bool of_squares)
{
    float chunk[CHUNK];
    double sum = 0;

    for (uint64_t column = 0; column < x->columns; column += CHUNK) {
        uint64_t count = dtl__chunk_count(x, column);

        sum += chunk_sum(dtl__floats(x, row, column, count, chunk), count, mean, of_squares);
    }
    return sum / (double)x->columns;
}

static void chunk_normalize(const struct task_run *run, uint64_t row, uint64_t column, float mean,
                            float scale)
{
    const struct model_tensor *x = dtl__operand(run, 0), *weight = dtl__operand(run, 1);
    const struct model_tensor *bias = dtl__operand(run, 2), *out = dtl__operand(run, OPERANDS - 1);
    uint64_t count = dtl__chunk_count(x, column);
    float chunk[CHUNK], made[CHUNK];
    const float *given = dtl__floats(x, dtl__tensor_row(x, row), column, count, chunk);

    for (uint64_t index = 0; index < count; index++)
        made[index] = (given[index] - mean) * scale;
    if (weight != NULL) {
        given = dtl__floats(weight, weight->base, column, count, chunk);
        for (uint64_t index = 0; index < count; index++)
            made[index] *= given[index];
    }
    if (bias != NULL) {
        given = dtl__floats(bias, bias->base, column, count, chunk);
        for (uint64_t index = 0; index < count; index++)
            made[index] += given[index];
    }
    dtl__floats_put(out, dtl__tensor_row(out, row), column, count, made);
}

dtl_status dtl__run_normalize(const struct task_run *run)
{
    const struct model_tensor *x = dtl__operand(run, 0);
    bool is_layer = run->record->operation == DTL_MODEL_LAYER;

    for (uint64_t row = 0; row < x->rows; row++) {
        const char *from = dtl__tensor_row(x, row);
        double mean = is_layer ? row_mean(x, from, 0, false) : 0;
        double scale = 1 / sqrt(row_mean(x, from, mean, true) + run->record->epsilon);

        for (uint64_t column = 0; column < x->columns; column += CHUNK)
            chunk_normalize(run, row, column, (float)mean, (float)scale);
    }
    return DTL_SUCCESS;
}
