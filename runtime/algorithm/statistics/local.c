/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums in double precision over this rank's elements, on the device that has them or on the host.
 */
#include "statistics.h"

#include <math.h>

#include "algorithm/device_algorithms.h"
#include "device/device.h"
#include "dtl_error.h"
#include "dtl_numbers.h"

/* ---- argument checks ------------------------------------------------------------------------- */

dtl_status dtl__moments_refuse(const struct container *container)
{
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "the elements are %s; expected integers, floating-point numbers, byte or bool",
                     container->type->name);
}

dtl_status dtl__products_refuse(const struct container *a, const struct container *b)
{
    if (!dtl__moments_has(a->type->id))
        return dtl__moments_refuse(a);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "b-dtype",
                                "b has dtype %s; expected that of a, %s", b->type->name,
                                a->type->name);
}

dtl_status dtl__bins_check(const struct container *container, double low, double high)
{
    dtl_status status = dtl__moments_check(container);

    if (status != DTL_SUCCESS || (low < high && !isinf(high - low)))
        return status;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "low-range",
                                "low is %g and high is %g; expected low < high, both finite", low,
                                high);
}

/* ---- sums ------------------------------------------------------------------------------------ */

dtl_status dtl__staged_moments(struct container *container, double shift, double *sum,
                               double *squares)
{
    struct staged staged;
    dtl_status status;

    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_moments(container, shift, NULL);
        struct complex128 sums = {0};

        status = dtl__device_fold_run(&fold, &sums);
        *sum = sums.re;
        *squares = sums.im;
        return status;
    }
    status = dtl__stage(container, STAGE_READ, &staged);
    if (status != DTL_SUCCESS)
        return status;
    dtl__moments_sum(container->type->id, staged.container->data, container->local_size, shift, sum,
                     squares);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

/* Computes the dot product of this rank's elements on the device. */
static dtl_status run_device_dot(struct container *a, struct container *b, double *sum)
{
    struct device_fold fold = dtl__device_fold_products(a, b);
    dtl_status status = dtl__stream_wait_for_stream(a->block->stream, b->block->stream);

    return status == DTL_SUCCESS ? dtl__device_fold_run(&fold, sum) : status;
}

dtl_status dtl__staged_dot(struct container *a, struct container *b, double *sum)
{
    struct staged one, other;
    dtl_status status;

    if (dtl__containers_run_on_device(a, b))
        return run_device_dot(a, b, sum);
    status = dtl__stage(a, STAGE_READ, &one);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage(b, STAGE_READ, &other);
    if (status == DTL_SUCCESS) {
        *sum = dtl__moments_dot(a->type->id, one.container->data, other.container->data,
                                a->local_size);
        dtl__stage_end(&other, DTL_SUCCESS);
    }
    return dtl__stage_end(&one, status);
}

dtl_status dtl__local_histogram(struct container *container, double low, double high, uint64_t bins,
                                uint64_t *counts)
{
    struct staged staged;
    dtl_status status;

    if (dtl__container_runs_on_device(container))
        return dtl__device_histogram(container, low, high, bins, counts);
    status = dtl__stage(container, STAGE_READ, &staged);
    if (status != DTL_SUCCESS)
        return status;
    dtl__moments_bin(container->type->id, staged.container->data, container->local_size, low, high,
                     bins, counts);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}
