/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered statistics in double precision.  The device computes sums, from which the future
 * computes the result when it is read, so results equal those of the blocking functions. */
#include <math.h>
#include <string.h>

#include "algorithm/stream_operation.h"
#include "device/device.h"
#include "dtl_impl.h"
#include "dtl_numbers.h"
#include "statistics.h"

/* Fails unless this rank has more than `ddof` elements. */
static dtl_status check_size(const struct container *container, dtl_size_t ddof)
{
    if (container->local_size > ddof)
        return DTL_SUCCESS;
    if (ddof == 0)
        return dtl__refuse_argument(
            DTL_ERROR_PRECONDITION_FAILED, "container-size",
            "container has no elements on this rank; expected at least one");
    return dtl__refuse_argument(
        DTL_ERROR_PRECONDITION_FAILED, "container-size",
        "container has %llu elements on this rank; expected more than ddof (%llu)",
        (unsigned long long)container->local_size, (unsigned long long)ddof);
}

/* ---- results from sums ----------------------------------------------------------------------- */

/* Returns the variance from the sum, the sum of squares and the number of elements. */
static double variance(double sum, double squares, double count, double lost_degrees)
{
    return (squares - sum * sum / count) / (count - lost_degrees);
}

/* Functions `read` of struct queued_work.  The result of the fold is a sum and a sum of
 * squares. */
static dtl_status compute_mean(const struct queued_work *queued)
{
    const struct complex128 *sums = queued->pinned;

    *(double *)queued->value = sums->re / (double)queued->limit;
    return DTL_SUCCESS;
}

static dtl_status compute_norm(const struct queued_work *queued)
{
    const struct complex128 *sums = queued->pinned;

    *(double *)queued->value = sqrt(sums->im);
    return DTL_SUCCESS;
}

/* Computes the variance.  On entry the value holds ddof, the delta degrees of freedom. */
static dtl_status compute_variance(const struct queued_work *queued)
{
    const struct complex128 *sums = queued->pinned;
    double *value = queued->value;

    *value = variance(sums->re, sums->im, (double)queued->limit, *value);
    return DTL_SUCCESS;
}

/* ---- mean and norm --------------------------------------------------------------------------- */

/* Queues the sums of the elements and of their squares on the device that has the elements, as a
 * complete operation whose value `read` computes. */
static dtl_status queue_moments(struct stream_operation *operation,
                                dtl_status (*read)(const struct queued_work *), struct future **fut)
{
    struct device_fold fold = dtl__device_fold_moments(operation->container, 0, NULL);

    operation->queued.read = read;
    operation->queued.limit = operation->container->local_size;
    return dtl__stream_operation_fold(operation, &fold, sizeof(double), fut);
}

/* Waits for earlier work on the stream, then sums the elements and their squares on this
 * rank. */
static dtl_status find_moments(const struct stream_operation *operation, double *sum,
                               double *squares)
{
    dtl_status status = dtl__stream_before_host(operation);

    return status == DTL_SUCCESS ? dtl__local_moments(operation->container, 0, sum, squares)
                                 : status;
}

dtl_status dtl_impl_container_queue_mean_local(struct container *container,
                                               struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    double sum = 0, squares = 0;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = check_size(container, 0);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return queue_moments(&operation, compute_mean, fut);
    status = find_moments(&operation, &sum, &squares);
    sum /= (double)container->local_size;
    return dtl__stream_after_host_with_value(status, &sum, sizeof sum, fut);
}

dtl_status dtl_impl_container_queue_norm_local(struct container *container,
                                               struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    double sum = 0, squares = 0;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return queue_moments(&operation, compute_norm, fut);
    status = find_moments(&operation, &sum, &squares);
    squares = sqrt(squares);
    return dtl__stream_after_host_with_value(status, &squares, sizeof squares, fut);
}

/* ---- variance -------------------------------------------------------------------------------- */

/* Begins the operation and queues two passes; the caller ends it.  The sums of the first stay on
 * the device, where the second computes the mean from them. */
static dtl_status queue_variance(struct stream_operation *operation, double lost_degrees)
{
    struct queued_work *queued = &operation->queued;
    struct device_fold first = dtl__device_fold_moments(operation->container, 0, NULL), second;
    uint64_t sums = dtl__device_aligned(first.size);
    dtl_status status = dtl__stream_operation_begin(operation);

    queued->read = compute_variance;
    queued->limit = operation->container->local_size;
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(operation, first.size, sizeof lost_degrees);
    if (status == DTL_SUCCESS)
        status =
            dtl__stream_operation_allocate(operation, sums + dtl__device_fold_workspace(&first));
    if (status != DTL_SUCCESS)
        return status;
    memcpy(queued->value, &lost_degrees, sizeof lost_degrees);
    char *rest = (char *)queued->workspace + sums;
    second = dtl__device_fold_moments(operation->container, 0, queued->workspace);
    status = dtl__device_queue_fold(operation->stream, &first, rest, queued->workspace);
    return status == DTL_SUCCESS
               ? dtl__device_queue_fold(operation->stream, &second, rest, queued->pinned)
               : status;
}

dtl_status dtl_impl_container_queue_var_local(struct container *container, dtl_size_t ddof,
                                              struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    double sum = 0, squares = 0, count = (double)container->local_size, found;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = check_size(container, ddof);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return dtl__stream_operation_end(&operation, queue_variance(&operation, (double)ddof), fut);
    status = find_moments(&operation, &sum, &squares);
    if (status == DTL_SUCCESS)
        status = dtl__local_moments(container, sum / count, &sum, &squares);
    found = variance(sum, squares, count, (double)ddof);
    return dtl__stream_after_host_with_value(status, &found, sizeof found, fut);
}

/* ---- products -------------------------------------------------------------------------------- */

dtl_status dtl_impl_container_queue_dot_local(struct container *a, struct container *b,
                                              struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    double sum = 0;
    dtl_status status = dtl__products_check(a, b);

    if (status == DTL_SUCCESS)
        status = dtl__stream_check_local_size("b", "a", "b-size", a, b);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(a, b, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(a, b)) {
        struct device_fold fold = dtl__device_fold_products(a, b);

        return dtl__stream_operation_fold(&operation, &fold, sizeof sum, fut);
    }
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__local_dot(a, b, &sum);
    return dtl__stream_after_host_with_value(status, &sum, sizeof sum, fut);
}

/* ---- histogram ------------------------------------------------------------------------------- */

/* Begins the operation and queues all its work.  The caller ends it. */
static dtl_status queue_histogram(struct stream_operation *operation, double low, double high,
                                  uint64_t bins)
{
    uint64_t bytes = dtl__times(bins, sizeof(uint64_t));
    struct queued_work *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(operation, bytes, bytes);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation, dtl__device_histogram_workspace(operation->container, bins));
    return status == DTL_SUCCESS
               ? dtl__device_queue_histogram(operation->stream, operation->container, low, high,
                                             bins, queued->workspace, queued->pinned)
               : status;
}

dtl_status dtl_impl_container_queue_histogram_local(struct container *container, double low,
                                                    double high, dtl_size_t bins,
                                                    struct device_stream *stream,
                                                    struct future **fut)
{
    uint64_t bytes = dtl__times(bins, sizeof(uint64_t)), *counts = NULL;
    struct stream_operation operation;
    dtl_status status = dtl__bins_check(container, low, high);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return dtl__stream_operation_end(&operation, queue_histogram(&operation, low, high, bins),
                                         fut);
    status = dtl__alloc((void **)&counts, bytes, "bins of a histogram");
    if (status == DTL_SUCCESS)
        status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__local_histogram(container, low, high, bins, counts);
    status = dtl__stream_after_host_with_value(status, counts, bytes, fut);
    dtl__release(counts);
    return status;
}
