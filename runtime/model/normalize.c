/* SPDX-License-Identifier: BSD-3-Clause */
/* Normalization of rows. Sums are in float64, in several accumulators that compilers turn into
 * vector instructions. */
#include <math.h>

#include "task_kernel.h"

enum { ACCUMULATORS = 8 };

/* Returns the sum of the deviations from `mean`, or of their squares. */
static double sum_chunk(const float *values, uint64_t count, double mean, bool of_squares)
{
    double accumulators[ACCUMULATORS] = {0}, sum = 0;
    uint64_t whole = count - count % ACCUMULATORS;

    for (uint64_t index = 0; index < whole; index += ACCUMULATORS)
        for (int part = 0; part < ACCUMULATORS; part++) {
            double each = values[index + (uint64_t)part] - mean;

            accumulators[part] += of_squares ? each * each : each;
        }
    for (uint64_t index = whole; index < count; index++)
        sum += of_squares ? (values[index] - mean) * (values[index] - mean) : values[index] - mean;
    for (int part = 0; part < ACCUMULATORS; part++)
        sum += accumulators[part];
    return sum;
}

/* Returns the mean of the same over a row. */
static double row_mean(const struct model_tensor *x, const char *row, double mean, bool of_squares)
{
    float chunk[CHUNK];
    double sum = 0;

    for (uint64_t column = 0; column < x->columns; column += CHUNK) {
        uint64_t count = dtl__chunk_count(x, column);

        sum += sum_chunk(dtl__row_as_floats(x, row, column, count, chunk), count, mean, of_squares);
    }
    return sum / (double)x->columns;
}

/* Writes the chunk of `out` at `column`: (x - mean) * scale, times the weight and plus the bias, if
 * any. */
static void normalize_chunk(const struct task_run *run, uint64_t row, uint64_t column, float mean,
                            float scale)
{
    const struct model_tensor *x = dtl__operand(run, 0), *weight = dtl__operand(run, 1);
    const struct model_tensor *bias = dtl__operand(run, 2), *out = dtl__operand(run, OPERANDS - 1);
    uint64_t count = dtl__chunk_count(x, column);
    float chunk[CHUNK], result[CHUNK];
    const float *source = dtl__row_as_floats(x, dtl__tensor_row(x, row), column, count, chunk);

    for (uint64_t index = 0; index < count; index++)
        result[index] = (source[index] - mean) * scale;
    if (weight != NULL) {
        source = dtl__row_as_floats(weight, weight->base, column, count, chunk);
        for (uint64_t index = 0; index < count; index++)
            result[index] *= source[index];
    }
    if (bias != NULL) {
        source = dtl__row_as_floats(bias, bias->base, column, count, chunk);
        for (uint64_t index = 0; index < count; index++)
            result[index] += source[index];
    }
    dtl__row_store(out, dtl__tensor_row(out, row), column, count, result);
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
            normalize_chunk(run, row, column, (float)mean, (float)scale);
    }
    return DTL_SUCCESS;
}
