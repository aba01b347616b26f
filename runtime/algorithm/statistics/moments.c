/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums in double precision.  Eight partial sums each: the compiler may keep them in vector
 * registers without being allowed to reorder anything, so that results are the same in every build.
 */
#include "moments.h"

#include "dtl_steps.h"

enum { LANES = 8 };

static double lanes_sum(const double lanes[LANES])
{
    return ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) +
           ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
}

#define MOMENTS(dtype, type, id)                                                                   \
    static void sum_##dtype(const type *elements, uint64_t count, double shift, double *sum,       \
                            double *squares)                                                       \
    {                                                                                              \
        double sums[LANES] = {0};                                                                  \
        double square_sums[LANES] = {0};                                                           \
                                                                                                   \
        for (; count >= LANES; elements += LANES, count -= LANES) {                                \
            for (int lane = 0; lane < LANES; lane++) {                                             \
                double number = number_of_##dtype(elements[lane]) - shift;                         \
                                                                                                   \
                sums[lane] += number;                                                              \
                square_sums[lane] += number * number;                                              \
            }                                                                                      \
        }                                                                                          \
        for (uint64_t lane = 0; lane < count; lane++) {                                            \
            double number = number_of_##dtype(elements[lane]) - shift;                             \
                                                                                                   \
            sums[lane] += number;                                                                  \
            square_sums[lane] += number * number;                                                  \
        }                                                                                          \
        *sum = lanes_sum(sums);                                                                    \
        *squares = lanes_sum(square_sums);                                                         \
    }                                                                                              \
                                                                                                   \
    static double dot_##dtype(const type *a, const type *b, uint64_t count)                        \
    {                                                                                              \
        double sums[LANES] = {0};                                                                  \
                                                                                                   \
        for (; count >= LANES; a += LANES, b += LANES, count -= LANES)                             \
            for (int lane = 0; lane < LANES; lane++)                                               \
                sums[lane] += number_of_##dtype(a[lane]) * number_of_##dtype(b[lane]);             \
        for (uint64_t lane = 0; lane < count; lane++)                                              \
            sums[lane] += number_of_##dtype(a[lane]) * number_of_##dtype(b[lane]);                 \
        return lanes_sum(sums);                                                                    \
    }                                                                                              \
                                                                                                   \
    static void bin_##dtype(const type *elements, uint64_t count, double low, double high,         \
                            uint64_t bins, uint64_t *counts)                                       \
    {                                                                                              \
        double scale = (double)bins / (high - low), last = (double)bins - 1;                       \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++) {                                         \
            double number = number_of_##dtype(elements[index]);                                    \
                                                                                                   \
            if (number >= low && number <= high)                                                   \
                counts[dtl__bin_of(number, low, scale, last)]++;                                   \
        }                                                                                          \
    }

DTL__REALS(MOMENTS)

#define CASE_HAS(dtype, type, id) case id:
#define CASE_SUM(dtype, type, id)                                                                  \
    case id:                                                                                       \
        sum_##dtype(elements, count, shift, sum, squares);                                         \
        return;
#define CASE_DOT(dtype, type, id)                                                                  \
    case id:                                                                                       \
        return dot_##dtype(a, b, count);
#define CASE_BIN(dtype, type, id)                                                                  \
    case id:                                                                                       \
        bin_##dtype(elements, count, low, high, bins, counts);                                     \
        return;
#define CASE_NUMBER(dtype, type, id)                                                               \
    case id:                                                                                       \
        return number_of_##dtype(*(const type *)element);

bool dtl__moments_has(dtl_dtype dtype)
{
    switch (dtype) {
        DTL__REALS(CASE_HAS)
        return true;
    default:
        return false;
    }
}

void dtl__moments_sum(dtl_dtype dtype, const void *elements, uint64_t count, double shift,
                      double *sum, double *squares)
{
    switch (dtype) {
        DTL__REALS(CASE_SUM)
    default:
        return;
    }
}

double dtl__moments_dot(dtl_dtype dtype, const void *a, const void *b, uint64_t count)
{
    switch (dtype) {
        DTL__REALS(CASE_DOT)
    default:
        return 0;
    }
}

void dtl__moments_bin(dtl_dtype dtype, const void *elements, uint64_t count, double low,
                      double high, uint64_t bins, uint64_t *counts)
{
    switch (dtype) {
        DTL__REALS(CASE_BIN)
    default:
        return;
    }
}

double dtl__moments_number(dtl_dtype dtype, const void *element)
{
    switch (dtype) {
        DTL__REALS(CASE_NUMBER)
    default:
        return 0;
    }
}
