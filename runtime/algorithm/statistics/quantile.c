/* SPDX-License-Identifier: BSD-3-Clause */
/* Positions of quantiles among sorted elements, and interpolation. */
#include "quantile.h"

#include <math.h>

#include "dtl_error.h"
#include "moments.h"

dtl_status dtl__quantiles_check(const struct dtype *type, uint64_t size,
                                const double *probabilities, uint64_t count)
{
    if (!dtl__moments_has(type->id))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "the elements are %s; expected integers or floating-point numbers",
                         type->name);
    if (size == 0)
        return dtl__refuse_argument(DTL_ERROR_PRECONDITION_FAILED, "container-size",
                                    "container has no elements; expected at least one");
    for (uint64_t index = 0; index < count; index++)
        if (!(probabilities[index] >= 0 && probabilities[index] <= 1))
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "probabilities-range",
                                        "probabilities[%llu] is %g; expected 0 <= probability <= 1",
                                        (unsigned long long)index, probabilities[index]);
    return DTL_SUCCESS;
}

/* Returns the position of a quantile between the indices 0 and `size - 1`. */
static double position_of(uint64_t size, double probability)
{
    return probability * (double)(size - 1);
}

uint64_t dtl__quantile_neighbor(uint64_t size, const double *probabilities, uint64_t index)
{
    double position = position_of(size, probabilities[index / 2]);

    return (uint64_t)(index % 2 == 0 ? floor(position) : ceil(position));
}

void dtl__quantiles_compute(uint64_t size, const double *probabilities, uint64_t count,
                            const double *numbers, double *results)
{
    for (uint64_t index = 0; index < count; index++) {
        double position = position_of(size, probabilities[index]);
        double below = numbers != NULL ? numbers[2 * index] : NAN;
        double above = numbers != NULL ? numbers[2 * index + 1] : NAN;

        results[index] = below + (above - below) * (position - floor(position));
    }
}
