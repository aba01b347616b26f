/* SPDX-License-Identifier: BSD-3-Clause */
/* What is read off a sorted copy of this rank's elements, queued: their quantiles, and the distinct
 * ones, whose number nobody knows before.  So these go where the caller has room for all. */
#include <string.h>

#include "algorithm/statistics/moments.h"
#include "algorithm/statistics/quantile.h"
#include "algorithm/stream_operation.h"
#include "device/device.h"
#include "dtl_impl.h"
#include "record_sort.h"

/* A sorted copy in memory of the host, which the caller releases. */
static dtl_status near_sorted(struct container *container, void **out)
{
    struct order order = {.type = container->type, .stride = container->type->size};
    uint64_t bytes = container->local_size * container->type->size;
    struct staged staged;
    void *copy = NULL;
    dtl_status status = dtl__alloc(&copy, bytes, "copy of elements");

    if (status == DTL_SUCCESS)
        status = dtl__stage(container, STAGE_READ, &staged);
    if (status == DTL_SUCCESS) {
        if (bytes > 0)
            memcpy(copy, staged.container->data, bytes);
        status = dtl__stage_end(&staged, DTL_SUCCESS);
    }
    if (status == DTL_SUCCESS)
        status = dtl__sort_any(&order, copy, container->local_size);
    if (status == DTL_SUCCESS)
        *out = copy;
    else
        dtl__release(copy);
    return status;
}

/* ---- quantiles ------------------------------------------------------------------------------- */

/* The neighbours of all quantiles, and behind them the last element, which is NaN if any is: the
 * device leaves these. */
static uint64_t left_count(uint64_t count)
{
    return 2 * count + 1;
}

static uint64_t left_place(uint64_t size, const double *probabilities, uint64_t count,
                           uint64_t index)
{
    return index < 2 * count ? dtl__quantile_neighbor(size, probabilities, index) : size - 1;
}

/* The value begins with the probabilities, which become quantiles. */
static dtl_status quantiles_make(dtl_dtype dtype, uint64_t size, const char *left, uint64_t count,
                                 double *value)
{
    uint64_t bytes = dtl__dtype(dtype)->size;

    for (uint64_t index = 0; index < count; index++) {
        const char *pair = left + 2 * index * bytes;
        double numbers[] = {dtl__moments_number(dtype, pair),
                            dtl__moments_number(dtype, pair + bytes)};
        double last = dtl__moments_number(dtype, left + 2 * count * bytes);

        dtl__quantiles_compute(size, value + index, 1, last != last ? NULL : numbers,
                               value + index);
    }
    return DTL_SUCCESS;
}

static dtl_status quantiles_read(const struct queued *queued)
{
    return quantiles_make(queued->dtype, queued->limit, queued->pinned,
                          queued->bytes / sizeof(double), queued->value);
}

static void probabilities_copy(double *to, const double *probabilities, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        to[index] = probabilities[index];
}

static dtl_status quantiles_leave(struct stream_operation *operation, const double *probabilities,
                                  uint64_t count)
{
    struct container *container = operation->container;
    struct sorted_copy sorted;
    char *left = operation->queued.pinned;
    dtl_status status =
        dtl__sorted_copy_queue(operation->stream, container, operation->queued.room, &sorted);

    for (uint64_t index = 0; index < left_count(count) && status == DTL_SUCCESS; index++)
        status = dtl__sorted_copy_queue_read(
            &sorted, left_place(container->local_size, probabilities, count, index),
            left + index * container->type->size);
    return status;
}

static dtl_status quantiles_queue(struct stream_operation *operation, const double *probabilities,
                                  uint64_t count)
{
    struct container *container = operation->container;
    struct queued *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    queued->read = quantiles_read;
    queued->dtype = container->type->id;
    queued->limit = container->local_size;
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(
            operation, dtl__times(left_count(count), container->type->size),
            count * sizeof *probabilities);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation, dtl__sorted_copy_workspace(container, operation->stream));
    if (status != DTL_SUCCESS)
        return status;
    probabilities_copy(queued->value, probabilities, count);
    return quantiles_leave(operation, probabilities, count);
}

/* By the host: to `value`. */
static dtl_status near_quantiles(struct container *container, const double *probabilities,
                                 uint64_t count, char *left, double *value)
{
    uint64_t size = container->type->size;
    void *sorted = NULL;
    dtl_status status = near_sorted(container, &sorted);

    for (uint64_t index = 0; index < left_count(count) && status == DTL_SUCCESS; index++)
        memcpy(left + index * size,
               (char *)sorted +
                   left_place(container->local_size, probabilities, count, index) * size,
               size);
    dtl__release(sorted);
    probabilities_copy(value, probabilities, count);
    return status == DTL_SUCCESS
               ? quantiles_make(container->type->id, container->local_size, left, count, value)
               : status;
}

dtl_status dtl_impl_container_queue_quantile_local(struct container *container,
                                                   const double *probabilities, dtl_size_t count,
                                                   struct device_stream *stream,
                                                   struct future **fut)
{
    uint64_t bytes = count * sizeof *probabilities;
    double *value = NULL; /* and behind it what is left for it */
    struct stream_operation operation;
    dtl_status status =
        dtl__quantiles_check(container->type, container->local_size, probabilities, count);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return dtl__stream_operation_end(&operation,
                                         quantiles_queue(&operation, probabilities, count), fut);
    status = dtl__alloc((void **)&value,
                        dtl__plus(bytes, dtl__times(left_count(count), container->type->size)),
                        "quantiles");
    if (status == DTL_SUCCESS)
        status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = near_quantiles(container, probabilities, count, (char *)(value + count), value);
    status = dtl__stream_after_host_with_value(status, value, bytes, fut);
    dtl__release(value);
    return status;
}

/* ---- distinct -------------------------------------------------------------------------------- */

static dtl_status distinct_check(const struct container *container, const struct container *unique)
{
    if (container->type != unique->type)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "unique-dtype",
                                    "unique has dtype %s; expected that of container, %s",
                                    unique->type->name, container->type->name);
    if (unique->local_size >= container->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "unique-size",
        "unique has %llu elements on this rank; expected workspace for those of "
        "container, %llu",
        (unsigned long long)unique->local_size, (unsigned long long)container->local_size);
}

static dtl_status distinct_queue(struct stream_operation *operation)
{
    struct container *container = operation->container, *unique = operation->others[0];
    struct sorted_copy sorted;
    uint64_t *count = NULL;
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(operation, sizeof *count, sizeof *count);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation, dtl__sorted_copy_workspace(container, operation->stream));
    if (status == DTL_SUCCESS)
        status =
            dtl__sorted_copy_queue(operation->stream, container, operation->queued.room, &sorted);
    count = operation->queued.pinned;
    dtl__container_touch(unique);
    return status == DTL_SUCCESS
               ? dtl__sorted_copy_queue_distinct(&sorted, unique->device_data, count)
               : status;
}

static uint64_t distinct_write(const struct dtype *type, const char *sorted, uint64_t count,
                               char *unique)
{
    uint64_t kept = 0;

    for (uint64_t index = 0; index < count; index++, sorted += type->size)
        if (kept == 0 || dtl__compare(type->id, unique + (kept - 1) * type->size, sorted) != 0)
            memcpy(unique + kept++ * type->size, sorted, type->size);
    return kept;
}

static dtl_status near_distinct(struct container *container, struct container *unique,
                                uint64_t *count)
{
    struct staged staged;
    void *sorted = NULL;
    dtl_status status = near_sorted(container, &sorted);

    if (status == DTL_SUCCESS)
        status = dtl__stage(unique, STAGE_UPDATE, &staged);
    if (status == DTL_SUCCESS) {
        *count =
            distinct_write(container->type, sorted, container->local_size, staged.container->data);
        status = dtl__stage_end(&staged, DTL_SUCCESS);
    }
    dtl__release(sorted);
    return status;
}

dtl_status dtl_impl_container_queue_unique_local(struct container *container,
                                                 struct container *unique,
                                                 struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    uint64_t count = 0;
    dtl_status status = distinct_check(container, unique);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, unique, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(container, unique))
        return dtl__stream_operation_end(&operation, distinct_queue(&operation), fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = near_distinct(container, unique, &count);
    return dtl__stream_after_host_with_value(status, &count, sizeof count, fut);
}
