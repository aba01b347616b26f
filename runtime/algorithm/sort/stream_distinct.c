/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered quantiles and distinct elements of this rank, from a sorted copy.  The number of
 * distinct elements is not known in advance, so the caller's container must be large enough for all
 * elements. */
#include <string.h>

#include "algorithm/statistics/moments.h"
#include "algorithm/statistics/quantile.h"
#include "algorithm/stream_operation.h"
#include "device/device.h"
#include "dtl_impl.h"
#include "record_sort.h"

/* Sorts a copy of the elements in host memory, which the caller releases. */
static dtl_status make_sorted_host_copy(struct container *container, void **out)
{
    struct record_order order = {.type = container->type, .stride = container->type->size};
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

/* Returns the number of elements that the device copies to the host: the neighbors of all
 * quantiles, then the last element, which is NaN if any element is. */
static uint64_t neighbor_count(uint64_t count)
{
    return 2 * count + 1;
}

/* Returns the index, in the sorted elements, of neighbor number `index`. */
static uint64_t neighbor_index(uint64_t size, const double *probabilities, uint64_t count,
                               uint64_t index)
{
    return index < 2 * count ? dtl__quantile_neighbor(size, probabilities, index) : size - 1;
}

/* Computes quantiles in place: on entry `value` holds the probabilities. */
static dtl_status compute_quantiles(dtl_dtype dtype, uint64_t size, const char *neighbors,
                                    uint64_t count, double *value)
{
    uint64_t bytes = dtl__dtype(dtype)->size;

    for (uint64_t index = 0; index < count; index++) {
        const char *pair = neighbors + 2 * index * bytes;
        double numbers[] = {dtl__moments_number(dtype, pair),
                            dtl__moments_number(dtype, pair + bytes)};
        double last = dtl__moments_number(dtype, neighbors + 2 * count * bytes);

        dtl__quantiles_compute(size, value + index, 1, last != last ? NULL : numbers,
                               value + index);
    }
    return DTL_SUCCESS;
}

/* Function `read` of struct queued_work: computes the quantiles from the copied neighbors. */
static dtl_status read_quantiles(const struct queued_work *queued)
{
    return compute_quantiles(queued->dtype, queued->limit, queued->pinned,
                             queued->bytes / sizeof(double), queued->value);
}

static void copy_probabilities(double *to, const double *probabilities, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        to[index] = probabilities[index];
}

/* Queues the sort of a copy, and the copies of all neighbors to pinned memory. */
static dtl_status queue_neighbors(struct stream_operation *operation, const double *probabilities,
                                  uint64_t count)
{
    struct container *container = operation->container;
    struct sorted_copy sorted;
    char *neighbors = operation->queued.pinned;
    dtl_status status =
        dtl__sorted_copy_queue(operation->stream, container, operation->queued.workspace, &sorted);

    for (uint64_t index = 0; index < neighbor_count(count) && status == DTL_SUCCESS; index++)
        status = dtl__sorted_copy_queue_read(
            &sorted, neighbor_index(container->local_size, probabilities, count, index),
            neighbors + index * container->type->size);
    return status;
}

/* Begins the operation and queues all its work.  The caller ends it. */
static dtl_status queue_quantiles(struct stream_operation *operation, const double *probabilities,
                                  uint64_t count)
{
    struct container *container = operation->container;
    struct queued_work *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    queued->read = read_quantiles;
    queued->dtype = container->type->id;
    queued->limit = container->local_size;
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(
            operation, dtl__times(neighbor_count(count), container->type->size),
            count * sizeof *probabilities);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation, dtl__sorted_copy_workspace(container, operation->stream));
    if (status != DTL_SUCCESS)
        return status;
    copy_probabilities(queued->value, probabilities, count);
    return queue_neighbors(operation, probabilities, count);
}

/* Computes quantiles on the host, into `value`. */
static dtl_status quantiles_on_host(struct container *container, const double *probabilities,
                                    uint64_t count, char *neighbors, double *value)
{
    uint64_t size = container->type->size;
    void *sorted = NULL;
    dtl_status status = make_sorted_host_copy(container, &sorted);

    for (uint64_t index = 0; index < neighbor_count(count) && status == DTL_SUCCESS; index++)
        memcpy(neighbors + index * size,
               (char *)sorted +
                   neighbor_index(container->local_size, probabilities, count, index) * size,
               size);
    dtl__release(sorted);
    copy_probabilities(value, probabilities, count);
    return status == DTL_SUCCESS ? compute_quantiles(container->type->id, container->local_size,
                                                     neighbors, count, value)
                                 : status;
}

dtl_status dtl_impl_container_queue_quantile_local(struct container *container,
                                                   const double *probabilities, dtl_size_t count,
                                                   struct device_stream *stream,
                                                   struct future **fut)
{
    uint64_t bytes = count * sizeof *probabilities;
    double *value = NULL; /* followed by memory for the neighbors */
    struct stream_operation operation;
    dtl_status status =
        dtl__quantiles_check(container->type, container->local_size, probabilities, count);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return dtl__stream_operation_end(&operation,
                                         queue_quantiles(&operation, probabilities, count), fut);
    status = dtl__alloc((void **)&value,
                        dtl__plus(bytes, dtl__times(neighbor_count(count), container->type->size)),
                        "quantiles");
    if (status == DTL_SUCCESS)
        status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = quantiles_on_host(container, probabilities, count, (char *)(value + count), value);
    status = dtl__stream_after_host_with_value(status, value, bytes, fut);
    dtl__release(value);
    return status;
}

/* ---- distinct elements ----------------------------------------------------------------------- */

/* Fails unless `unique` has the same dtype and is large enough for this rank's elements. */
static dtl_status check_distinct(const struct container *container, const struct container *unique)
{
    if (container->type != unique->type)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "unique-dtype",
                                    "unique has dtype %s; expected that of container, %s",
                                    unique->type->name, container->type->name);
    if (unique->local_size >= container->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_EXTENT_MISMATCH, "unique-size",
                                "unique has %llu elements on this rank; expected room for those of "
                                "container, %llu",
                                (unsigned long long)unique->local_size,
                                (unsigned long long)container->local_size);
}

/* Begins the operation and queues all its work; the future's value is the number of distinct
 * elements. The caller ends it. */
static dtl_status queue_distinct(struct stream_operation *operation)
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
        status = dtl__sorted_copy_queue(operation->stream, container, operation->queued.workspace,
                                        &sorted);
    count = operation->queued.pinned;
    dtl__container_mark_dirty(unique);
    return status == DTL_SUCCESS
               ? dtl__sorted_copy_queue_distinct(&sorted, unique->device_data, count)
               : status;
}

/* Copies the distinct elements of sorted ones to `unique` and returns their number. */
static uint64_t write_distinct(const struct dtype *type, const char *sorted, uint64_t count,
                               char *unique)
{
    uint64_t kept = 0;

    for (uint64_t index = 0; index < count; index++, sorted += type->size)
        if (kept == 0 || dtl__compare(type->id, unique + (kept - 1) * type->size, sorted) != 0)
            memcpy(unique + kept++ * type->size, sorted, type->size);
    return kept;
}

/* Writes the distinct elements of this rank to `unique` and sets *count to their number. */
static dtl_status distinct_on_host(struct container *container, struct container *unique,
                                   uint64_t *count)
{
    struct staged staged;
    void *sorted = NULL;
    dtl_status status = make_sorted_host_copy(container, &sorted);

    if (status == DTL_SUCCESS)
        status = dtl__stage(unique, STAGE_UPDATE, &staged);
    if (status == DTL_SUCCESS) {
        *count =
            write_distinct(container->type, sorted, container->local_size, staged.container->data);
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
    dtl_status status = check_distinct(container, unique);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, unique, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(container, unique))
        return dtl__stream_operation_end(&operation, queue_distinct(&operation), fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = distinct_on_host(container, unique, &count);
    return dtl__stream_after_host_with_value(status, &count, sizeof count, fut);
}
