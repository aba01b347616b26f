/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums in double precision.  Eight partial sums each: the compiler may keep them in vector
 * registers without being allowed to reorder anything, so that results are the same in every build.
 */
#include "moments.h"

enum { LANES = 8 };

static double lanes_sum(const double lanes[LANES])
{
    return ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) +
           ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
}

/* The bin of a number that lies in [low, high]; `scale` is bins / (high - low). */
static uint64_t bin_of(double number, double low, double scale, uint64_t bins)
{
    uint64_t bin = (uint64_t)((number - low) * scale);

    return bin < bins ? bin : bins - 1;
}

#define MOMENTS(type)                                                                              \
    static void sum_##type(const type *elements, uint64_t count, double shift, double *sum,        \
                           double *squares)                                                        \
    {                                                                                              \
        double sums[LANES] = {0};                                                                  \
        double square_sums[LANES] = {0};                                                           \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++) {                                         \
            double number = (double)elements[index] - shift;                                       \
                                                                                                   \
            sums[index % LANES] += number;                                                         \
            square_sums[index % LANES] += number * number;                                         \
        }                                                                                          \
        *sum = lanes_sum(sums);                                                                    \
        *squares = lanes_sum(square_sums);                                                         \
    }                                                                                              \
                                                                                                   \
    static double dot_##type(const type *a, const type *b, uint64_t count)                         \
    {                                                                                              \
        double sums[LANES] = {0};                                                                  \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            sums[index % LANES] += (double)a[index] * (double)b[index];                            \
        return lanes_sum(sums);                                                                    \
    }                                                                                              \
                                                                                                   \
    static void bin_##type(const type *elements, uint64_t count, double low, double high,          \
                           uint64_t bins, uint64_t *counts)                                        \
    {                                                                                              \
        double scale = (double)bins / (high - low);                                                \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++) {                                         \
            double number = (double)elements[index];                                               \
                                                                                                   \
            if (number >= low && number <= high)                                                   \
                counts[bin_of(number, low, scale, bins)]++;                                        \
        }                                                                                          \
    }

MOMENTS(int8_t)
MOMENTS(int16_t)
MOMENTS(int32_t)
MOMENTS(int64_t)
MOMENTS(uint8_t)
MOMENTS(uint16_t)
MOMENTS(uint32_t)
MOMENTS(uint64_t)
MOMENTS(float)
MOMENTS(double)

/* `CASE(dtype, type)` for every dtype that is a real number here. */
#define FOR_REAL_DTYPES(CASE)                                                                      \
    CASE(DTL_DTYPE_INT8, int8_t)                                                                   \
    CASE(DTL_DTYPE_INT16, int16_t)                                                                 \
    CASE(DTL_DTYPE_INT32, int32_t)                                                                 \
    CASE(DTL_DTYPE_INT64, int64_t)                                                                 \
    CASE(DTL_DTYPE_UINT8, uint8_t)                                                                 \
    CASE(DTL_DTYPE_BYTE, uint8_t)                                                                  \
    CASE(DTL_DTYPE_BOOL, uint8_t)                                                                  \
    CASE(DTL_DTYPE_UINT16, uint16_t)                                                               \
    CASE(DTL_DTYPE_UINT32, uint32_t)                                                               \
    CASE(DTL_DTYPE_UINT64, uint64_t)                                                               \
    CASE(DTL_DTYPE_FLOAT32, float)                                                                 \
    CASE(DTL_DTYPE_FLOAT64, double)

#define CASE_HAS(dtype, type) case dtype:
#define CASE_SUM(dtype, type)                                                                      \
    case dtype:                                                                                    \
        sum_##type(elements, count, shift, sum, squares);                                          \
        return;
#define CASE_DOT(dtype, type)                                                                      \
    case dtype:                                                                                    \
        return dot_##type(a, b, count);
#define CASE_BIN(dtype, type)                                                                      \
    case dtype:                                                                                    \
        bin_##type(elements, count, low, high, bins, counts);                                      \
        return;
#define CASE_NUMBER(dtype, type)                                                                   \
    case dtype:                                                                                    \
        return (double)*(const type *)element;

bool dtl__moments_has(dtl_dtype dtype)
{
    switch (dtype) {
        FOR_REAL_DTYPES(CASE_HAS)
        return true;
    default:
        return false;
    }
}

void dtl__moments_sum(dtl_dtype dtype, const void *elements, uint64_t count, double shift,
                      double *sum, double *squares)
{
    switch (dtype) {
        FOR_REAL_DTYPES(CASE_SUM)
    default:
        return;
    }
}

double dtl__moments_dot(dtl_dtype dtype, const void *a, const void *b, uint64_t count)
{
    switch (dtype) {
        FOR_REAL_DTYPES(CASE_DOT)
    default:
        return 0;
    }
}

void dtl__moments_bin(dtl_dtype dtype, const void *elements, uint64_t count, double low,
                      double high, uint64_t bins, uint64_t *counts)
{
    switch (dtype) {
        FOR_REAL_DTYPES(CASE_BIN)
    default:
        return;
    }
}

double dtl__moments_number(dtl_dtype dtype, const void *element)
{
    switch (dtype) {
        FOR_REAL_DTYPES(CASE_NUMBER)
    default:
        return 0;
    }
}
