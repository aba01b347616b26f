/* SPDX-License-Identifier: BSD-3-Clause */
/* Queued sums in double precision.  The device leaves sums, of which whoever finds them makes what
 * was asked for: so both are what the blocking forms make of the same elements. */
#include <math.h>
#include <string.h>

#include "algorithm/stream_operation.h"
#include "device/device.h"
#include "dtl_impl.h"
#include "dtl_numbers.h"
#include "statistics.h"

static dtl_status size_check(const struct container *container, dtl_size_t ddof)
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

/* ---- made of sums ---------------------------------------------------------------------------- */

static double variance(double sum, double squares, double count, double free)
{
    return (squares - sum * sum / count) / (count - free);
}

static dtl_status mean_read(const struct queued *queued)
{
    const struct complex128 *sums = queued->pinned;

    *(double *)queued->value = sums->re / (double)queued->limit;
    return DTL_SUCCESS;
}

static dtl_status norm_read(const struct queued *queued)
{
    const struct complex128 *sums = queued->pinned;

    *(double *)queued->value = sqrt(sums->im);
    return DTL_SUCCESS;
}

/* The value begins with the degrees of freedom that are not there. */
static dtl_status variance_read(const struct queued *queued)
{
    const struct complex128 *sums = queued->pinned;
    double *value = queued->value;

    *value = variance(sums->re, sums->im, (double)queued->limit, *value);
    return DTL_SUCCESS;
}

/* ---- mean and norm --------------------------------------------------------------------------- */

/* On the device that has the elements. */
static dtl_status moments_queue(struct queue *queue, dtl_status (*read)(const struct queued *),
                                struct future **fut)
{
    struct far_fold fold = dtl__far_moments(queue->container, 0, NULL);

    queue->queued.read = read;
    queue->queued.limit = queue->container->local_size;
    return dtl__queue_fold(queue, &fold, sizeof(double), fut);
}

static dtl_status moments_find(const struct queue *queue, double *sum, double *squares)
{
    dtl_status status = dtl__queue_before_host(queue);

    return status == DTL_SUCCESS ? dtl__local_moments(queue->container, 0, sum, squares) : status;
}

dtl_status dtl_impl_container_queue_mean_local(struct container *container,
                                               struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    double sum = 0, squares = 0;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = size_check(container, 0);
    if (status == DTL_SUCCESS)
        status = dtl__queue_make(container, NULL, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container))
        return moments_queue(&queue, mean_read, fut);
    status = moments_find(&queue, &sum, &squares);
    sum /= (double)container->local_size;
    return dtl__queue_found(status, &sum, sizeof sum, fut);
}

dtl_status dtl_impl_container_queue_norm_local(struct container *container,
                                               struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    double sum = 0, squares = 0;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = dtl__queue_make(container, NULL, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container))
        return moments_queue(&queue, norm_read, fut);
    status = moments_find(&queue, &sum, &squares);
    squares = sqrt(squares);
    return dtl__queue_found(status, &squares, sizeof squares, fut);
}

/* ---- variance -------------------------------------------------------------------------------- */

/* The sums of the first pass stay on the device, where the second one takes their mean. */
static dtl_status variance_queue(struct queue *queue, double free)
{
    struct queued *queued = &queue->queued;
    struct far_fold first = dtl__far_moments(queue->container, 0, NULL), second;
    uint64_t sums = dtl__far_aligned(first.size);
    dtl_status status = dtl__queue_open(queue);

    queued->read = variance_read;
    queued->limit = queue->container->local_size;
    if (status == DTL_SUCCESS)
        status = dtl__queue_value(queue, first.size, sizeof free);
    if (status == DTL_SUCCESS)
        status = dtl__queue_room(queue, sums + dtl__far_fold_room(&first));
    if (status != DTL_SUCCESS)
        return status;
    memcpy(queued->value, &free, sizeof free);
    char *rest = (char *)queued->room + sums;
    second = dtl__far_moments(queue->container, 0, queued->room);
    status = dtl__far_queue_fold(queue->stream, &first, rest, queued->room);
    return status == DTL_SUCCESS ? dtl__far_queue_fold(queue->stream, &second, rest, queued->pinned)
                                 : status;
}

dtl_status dtl_impl_container_queue_var_local(struct container *container, dtl_size_t ddof,
                                              struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    double sum = 0, squares = 0, count = (double)container->local_size, found;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = size_check(container, ddof);
    if (status == DTL_SUCCESS)
        status = dtl__queue_make(container, NULL, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container))
        return dtl__queue_end(&queue, variance_queue(&queue, (double)ddof), fut);
    status = moments_find(&queue, &sum, &squares);
    if (status == DTL_SUCCESS)
        status = dtl__local_moments(container, sum / count, &sum, &squares);
    found = variance(sum, squares, count, (double)ddof);
    return dtl__queue_found(status, &found, sizeof found, fut);
}

/* ---- products -------------------------------------------------------------------------------- */

dtl_status dtl_impl_container_queue_dot_local(struct container *a, struct container *b,
                                              struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    double sum = 0;
    dtl_status status = dtl__products_check(a, b);

    if (status == DTL_SUCCESS)
        status = dtl__queue_same_part("b", "a", "b-size", a, b);
    if (status == DTL_SUCCESS)
        status = dtl__queue_make(a, b, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has_both(a, b)) {
        struct far_fold fold = dtl__far_products(a, b);

        return dtl__queue_fold(&queue, &fold, sizeof sum, fut);
    }
    status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl__local_dot(a, b, &sum);
    return dtl__queue_found(status, &sum, sizeof sum, fut);
}

/* ---- histogram ------------------------------------------------------------------------------- */

static dtl_status histogram_queue(struct queue *queue, double low, double high, uint64_t bins)
{
    uint64_t bytes = dtl__times(bins, sizeof(uint64_t));
    struct queued *queued = &queue->queued;
    dtl_status status = dtl__queue_open(queue);

    if (status == DTL_SUCCESS)
        status = dtl__queue_value(queue, bytes, bytes);
    if (status == DTL_SUCCESS)
        status = dtl__queue_room(queue, dtl__far_histogram_room(queue->container, bins));
    return status == DTL_SUCCESS
               ? dtl__far_queue_histogram(queue->stream, queue->container, low, high, bins,
                                          queued->room, queued->pinned)
               : status;
}

dtl_status dtl_impl_container_queue_histogram_local(struct container *container, double low,
                                                    double high, dtl_size_t bins,
                                                    struct device_stream *stream,
                                                    struct future **fut)
{
    uint64_t bytes = dtl__times(bins, sizeof(uint64_t)), *counts = NULL;
    struct queue queue;
    dtl_status status = dtl__bins_check(container, low, high);

    if (status == DTL_SUCCESS)
        status = dtl__queue_make(container, NULL, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container))
        return dtl__queue_end(&queue, histogram_queue(&queue, low, high, bins), fut);
    status = dtl__alloc((void **)&counts, bytes, "bins of a histogram");
    if (status == DTL_SUCCESS)
        status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl__local_histogram(container, low, high, bins, counts);
    status = dtl__queue_found(status, counts, bytes, fut);
    dtl__release(counts);
    return status;
}
