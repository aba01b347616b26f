/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of each element, and of each pair: loops over a chunk, one for each function. */
#include "dtl_unary.h"
#include "task_kernel.h"

/* NaN where one is. */
static float larger(float x, float y)
{
    return x > y || x != x ? x : y;
}

static float smaller(float x, float y)
{
    return x < y || x != x ? x : y;
}

/* Input and output may be the same array, element by element, so iterations are independent. */
#ifdef __clang__
/* Clang warns where it does not vectorize a loop that has this pragma: without optimization, and
 * where the loop calls a function of the C library.  The pragma permits, and does not demand. */
#pragma clang diagnostic ignored "-Wpass-failed"
#define INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define INDEPENDENT _Pragma("GCC ivdep")
#endif
#define EACH(value)                                                                                \
    INDEPENDENT for (uint64_t index = 0; index < count; index++) out[index] = (value)

/* `x` and `out` may be one. */
static void unary_apply(dtl_model_unary_op op, const float *x, uint64_t count, float *out)
{
    switch (op) {
    case DTL_MODEL_COPY:
        EACH(x[index]);
        break;
    case DTL_MODEL_NEGATIVE:
        EACH(negative_of_float32(x[index]));
        break;
    case DTL_MODEL_ABSOLUTE:
        EACH(absolute_of_float32(x[index]));
        break;
    case DTL_MODEL_SQRT:
        EACH(sqrt_of_float32(x[index]));
        break;
    case DTL_MODEL_RECIPROCAL:
        EACH(reciprocal_of_float32(x[index]));
        break;
    case DTL_MODEL_EXP:
        EACH(exp_of_float32(x[index]));
        break;
    case DTL_MODEL_LOG:
        EACH(log_of_float32(x[index]));
        break;
    case DTL_MODEL_TANH:
        EACH(tanh_of_float32(x[index]));
        break;
    case DTL_MODEL_SIGMOID:
        EACH(sigmoid_of_float32(x[index]));
        break;
    case DTL_MODEL_RELU:
        EACH(relu_of_float32(x[index]));
        break;
    case DTL_MODEL_GELU:
        EACH(gelu_of_float32(x[index]));
        break;
    case DTL_MODEL_SILU:
        EACH(silu_of_float32(x[index]));
        break;
    }
}

static void binary_apply(dtl_model_binary_op op, const float *x, const float *y, uint64_t count,
                         float *out)
{
    switch (op) {
    case DTL_MODEL_ADD:
        EACH(x[index] + y[index]);
        break;
    case DTL_MODEL_SUBTRACT:
        EACH(x[index] - y[index]);
        break;
    case DTL_MODEL_MULTIPLY:
        EACH(x[index] * y[index]);
        break;
    case DTL_MODEL_DIVIDE:
        EACH(x[index] / y[index]);
        break;
    case DTL_MODEL_MAXIMUM:
        EACH(larger(x[index], y[index]));
        break;
    case DTL_MODEL_MINIMUM:
        EACH(smaller(x[index], y[index]));
        break;
    case DTL_MODEL_SILU_AND_MUL:
        EACH(silu_of_float32(x[index]) * y[index]);
        break;
    }
}

#undef EACH

dtl_status dtl__run_unary(const struct task_run *run)
{
    const struct model_tensor *x = dtl__operand(run, 0), *out = dtl__operand(run, OPERANDS - 1);
    float chunk[CHUNK], buffer[CHUNK];

    for (uint64_t row = 0; row < out->rows; row++)
        for (uint64_t column = 0; column < out->columns; column += CHUNK) {
            char *to = dtl__tensor_row(out, row);
            uint64_t count = dtl__chunk_count(out, column);
            const float *given = dtl__floats(x, dtl__tensor_row(x, row), column, count, chunk);
            float *made = dtl__floats_place(out, to, column, buffer);

            unary_apply((dtl_model_unary_op)run->record->operation, given, count, made);
            dtl__floats_put(out, to, column, count, made);
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
            const float *left = dtl__floats(x, dtl__tensor_row(x, row), column, count, chunk[0]);
            const float *right = dtl__floats(y, second, column, count, chunk[1]);
            char *to = dtl__tensor_row(out, row);
            float *made = dtl__floats_place(out, to, column, buffer);

            binary_apply((dtl_model_binary_op)run->record->operation, left, right, count, made);
            dtl__floats_put(out, to, column, count, made);
        }
    return DTL_SUCCESS;
}
