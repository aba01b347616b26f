/* SPDX-License-Identifier: BSD-3-Clause */
/* Unary and binary elementwise kernels: one loop over a chunk for each function. */
#include "dtl_unary.h"
#include "task_kernel.h"

/* Returns the larger number, or NaN if one is NaN. */
static float larger(float x, float y)
{
    return x > y || x != x ? x : y;
}

static float smaller(float x, float y)
{
    return x < y || x != x ? x : y;
}

/* Input and output may be the same array, but iterations are independent. */
#ifdef __clang__
/* Clang warns if it does not vectorize a loop with this pragma, as without optimization or with a
 * call of the C library. The pragma only permits vectorization. */
#pragma clang diagnostic ignored "-Wpass-failed"
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif
#define FOR_EACH(value)                                                                            \
    INDEPENDENT for (uint64_t index = 0; index < count; index++) out[index] = (value)

/* `x` and `out` may be the same array. */
static void apply_unary(dtl_model_unary_op op, const float *x, uint64_t count, float *out)
{
    switch (op) {
    case DTL_MODEL_COPY:
        FOR_EACH(x[index]);
        break;
    case DTL_MODEL_NEGATIVE:
        FOR_EACH(negative_of_float32(x[index]));
        break;
    case DTL_MODEL_ABSOLUTE:
        FOR_EACH(absolute_of_float32(x[index]));
        break;
    case DTL_MODEL_SQRT:
        FOR_EACH(sqrt_of_float32(x[index]));
        break;
    case DTL_MODEL_RECIPROCAL:
        FOR_EACH(reciprocal_of_float32(x[index]));
        break;
    case DTL_MODEL_EXP:
        FOR_EACH(exp_of_float32(x[index]));
        break;
    case DTL_MODEL_LOG:
        FOR_EACH(log_of_float32(x[index]));
        break;
    case DTL_MODEL_TANH:
        FOR_EACH(tanh_of_float32(x[index]));
        break;
    case DTL_MODEL_SIGMOID:
        FOR_EACH(sigmoid_of_float32(x[index]));
        break;
    case DTL_MODEL_RELU:
        FOR_EACH(relu_of_float32(x[index]));
        break;
    case DTL_MODEL_GELU:
        FOR_EACH(gelu_of_float32(x[index]));
        break;
    case DTL_MODEL_SILU:
        FOR_EACH(silu_of_float32(x[index]));
        break;
    }
}

static void apply_binary(dtl_model_binary_op op, const float *x, const float *y, uint64_t count,
                         float *out)
{
    switch (op) {
    case DTL_MODEL_ADD:
        FOR_EACH(x[index] + y[index]);
        break;
    case DTL_MODEL_SUBTRACT:
        FOR_EACH(x[index] - y[index]);
        break;
    case DTL_MODEL_MULTIPLY:
        FOR_EACH(x[index] * y[index]);
        break;
    case DTL_MODEL_DIVIDE:
        FOR_EACH(x[index] / y[index]);
        break;
    case DTL_MODEL_MAXIMUM:
        FOR_EACH(larger(x[index], y[index]));
        break;
    case DTL_MODEL_MINIMUM:
        FOR_EACH(smaller(x[index], y[index]));
        break;
    case DTL_MODEL_SILU_AND_MUL:
        FOR_EACH(silu_of_float32(x[index]) * y[index]);
        break;
    }
}

#undef FOR_EACH

dtl_status dtl__run_unary(const struct task_run *run)
{
    const struct model_tensor *x = dtl__operand(run, 0), *out = dtl__operand(run, OPERANDS - 1);
    float chunk[CHUNK], buffer[CHUNK];

    for (uint64_t row = 0; row < out->rows; row++)
        for (uint64_t column = 0; column < out->columns; column += CHUNK) {
            char *to = dtl__tensor_row(out, row);
            uint64_t count = dtl__chunk_count(out, column);
            const float *input =
                dtl__row_as_floats(x, dtl__tensor_row(x, row), column, count, chunk);
            float *output = dtl__row_output(out, to, column, buffer);

            apply_unary((dtl_model_unary_op)run->record->operation, input, count, output);
            dtl__row_store(out, to, column, count, output);
        }
    return DTL_SUCCESS;
}

dtl_status dtl__run_binary(const struct task_run *run)
{
    const struct model_tensor *x = dtl__operand(run, 0), *y = dtl__operand(run, 1);
    const struct model_tensor *out = dtl__operand(run, OPERANDS - 1);
    float chunk[2][CHUNK], buffer[CHUNK];

    for (uint64_t row = 0; row < out->rows; row++)
        for (uint64_t column = 0; column < out->columns; column += CHUNK) {
            const char *second = dtl__tensor_row(y, y->rows == 1 ? 0 : row);
            uint64_t count = dtl__chunk_count(out, column);
            const float *left =
                dtl__row_as_floats(x, dtl__tensor_row(x, row), column, count, chunk[0]);
            const float *right = dtl__row_as_floats(y, second, column, count, chunk[1]);
            char *to = dtl__tensor_row(out, row);
            float *output = dtl__row_output(out, to, column, buffer);

            apply_binary((dtl_model_binary_op)run->record->operation, left, right, count, output);
            dtl__row_store(out, to, column, count, output);
        }
    return DTL_SUCCESS;
}
