/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums in double precision.  Each sum is made of eight partial sums, so that the compiler can keep
 * them in vector registers without reordering any addition: results are the same in every build. */
#include "moments.h"

#include "dtl_steps.h"

enum { PARTIAL_SUMS = 8 };

/* Adds the partial sums in a fixed order, so that results are reproducible. */
static double add_partial_sums(const double sums[PARTIAL_SUMS])
{
    return ((sums[0] + sums[4]) + (sums[2] + sums[6])) +
           ((sums[1] + sums[5]) + (sums[3] + sums[7]));
}

/* Defines the functions of moments.h for one dtype: sum_, dot_ and bin_. */
#define MOMENTS(dtype, type, id)                                                                   \
    static void sum_##dtype(const type *elements, uint64_t count, double shift, double *sum,       \
                            double *squares)                                                       \
    {                                                                                              \
        double sums[PARTIAL_SUMS] = {0};                                                           \
        double square_sums[PARTIAL_SUMS] = {0};                                                    \
                                                                                                   \
        for (; count >= PARTIAL_SUMS; elements += PARTIAL_SUMS, count -= PARTIAL_SUMS) {           \
            for (int index = 0; index < PARTIAL_SUMS; index++) {                                   \
                double number = number_of_##dtype(elements[index]) - shift;                        \
                                                                                                   \
                sums[index] += number;                                                             \
                square_sums[index] += number * number;                                             \
            }                                                                                      \
        }                                                                                          \
        for (uint64_t index = 0; index < count; index++) {                                         \
            double number = number_of_##dtype(elements[index]) - shift;                            \
                                                                                                   \
            sums[index] += number;                                                                 \
            square_sums[index] += number * number;                                                 \
        }                                                                                          \
        *sum = add_partial_sums(sums);                                                             \
        *squares = add_partial_sums(square_sums);                                                  \
    }                                                                                              \
                                                                                                   \
    static double dot_##dtype(const type *a, const type *b, uint64_t count)                        \
    {                                                                                              \
        double sums[PARTIAL_SUMS] = {0};                                                           \
                                                                                                   \
        for (; count >= PARTIAL_SUMS; a += PARTIAL_SUMS, b += PARTIAL_SUMS, count -= PARTIAL_SUMS) \
            for (int index = 0; index < PARTIAL_SUMS; index++)                                     \
                sums[index] += number_of_##dtype(a[index]) * number_of_##dtype(b[index]);          \
        for (uint64_t index = 0; index < count; index++)                                           \
            sums[index] += number_of_##dtype(a[index]) * number_of_##dtype(b[index]);              \
        return add_partial_sums(sums);                                                             \
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
