/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered sort by key and argsort of this rank's elements. */
#include "algorithm/stream_operation.h"
#include "device/device.h"
#include "dtl_impl.h"
#include "key_payload.h"

dtl_status dtl__stream_check_local_size(const char *name, const char *of, const char *key,
                                        const struct container *container,
                                        const struct container *other)
{
    if (container->local_size == other->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_EXTENT_MISMATCH, key,
                                "%s has %llu elements on this rank; expected those of %s, %llu",
                                name, (unsigned long long)other->local_size, of,
                                (unsigned long long)container->local_size);
}

/* Returns the order of the keys; the stride is set with the pairs. */
static struct record_order make_order(const struct container *keys, bool is_descending)
{
    return (struct record_order){.type = keys->type,
                                 .is_descending = is_descending,
                                 .execution = (dtl_execution_policy)keys->options.execution};
}

/* ---- sort by key ----------------------------------------------------------------------------- */

/* Sorts keys and payload together, stably, in host memory. */
static dtl_status sort_pairs(struct container *keys, struct container *payload, bool is_descending)
{
    struct record_order order = make_order(keys, is_descending);
    struct pairs pairs;
    dtl_status status = dtl__pairs_open(&order, keys->data, payload->data, payload->type->size,
                                        keys->local_size, &pairs);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sort_stable(&pairs.order, pairs.records.start, pairs.count);
    if (status == DTL_SUCCESS)
        dtl__pairs_read(&pairs, keys->data, payload->data);
    dtl__pairs_close(&pairs);
    return status;
}

/* Sorts staged keys and payload on the host, and writes them back. */
static dtl_status sort_by_key_on_host(struct container *keys, struct container *payload,
                                      bool is_descending)
{
    struct staged sorted, moved;
    dtl_status status = dtl__stage(keys, STAGE_UPDATE, &sorted), ended;

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage(payload, STAGE_UPDATE, &moved);
    if (status == DTL_SUCCESS) {
        status = sort_pairs(sorted.container, moved.container, is_descending);
        status = dtl__stage_end(&moved, status);
    }
    ended = dtl__stage_end(&sorted, status);
    return status == DTL_SUCCESS ? ended : status;
}

/* Begins the operation, allocates the workspace and queues the sort.  The caller ends it. */
static dtl_status queue_sort_by_key(struct stream_operation *operation, bool is_descending)
{
    struct container *keys = operation->container, *payload = operation->others[0];
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation,
            dtl__device_sort_by_key_workspace(keys, payload, operation->stream, is_descending));
    return status == DTL_SUCCESS
               ? dtl__device_queue_sort_by_key(operation->stream, keys, payload, is_descending,
                                               operation->queued.workspace)
               : status;
}

dtl_status dtl_impl_container_queue_sort_by_key_local(struct container *keys,
                                                      struct container *payload,
                                                      dtl_sort_order order,
                                                      struct device_stream *stream,
                                                      struct future **fut)
{
    bool is_descending = order == DTL_SORT_DESCENDING;
    struct stream_operation operation;
    dtl_status status =
        dtl__stream_check_local_size("payload", "keys", "payload-size", keys, payload);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(keys, payload, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(keys, payload))
        return dtl__stream_operation_end(&operation, queue_sort_by_key(&operation, is_descending),
                                         fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = sort_by_key_on_host(keys, payload, is_descending);
    return dtl__stream_after_host(status, fut);
}

/* ---- argsort --------------------------------------------------------------------------------- */

/* Sets `indices` to the local indices in sorted order, stably.  The elements are not changed. */
static dtl_status argsort_elements(const struct container *container, bool is_descending,
                                   struct container *indices)
{
    struct record_order order = make_order(container, is_descending);
    int64_t *numbers = indices->data;
    struct pairs pairs;
    dtl_status status;

    for (uint64_t index = 0; index < indices->local_size; index++)
        numbers[index] = (int64_t)index;
    status = dtl__pairs_open(&order, container->data, numbers, sizeof *numbers,
                             container->local_size, &pairs);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sort_stable(&pairs.order, pairs.records.start, pairs.count);
    if (status == DTL_SUCCESS)
        dtl__pairs_read(&pairs, NULL, numbers);
    dtl__pairs_close(&pairs);
    return status;
}

/* Computes the indices of staged elements on the host, and writes them back. */
static dtl_status argsort_on_host(struct container *container, bool is_descending,
                                  struct container *indices)
{
    struct staged keys, staged_indices;
    dtl_status status = dtl__stage(container, STAGE_READ, &keys), ended;

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage(indices, STAGE_WRITE, &staged_indices);
    if (status == DTL_SUCCESS) {
        status = argsort_elements(keys.container, is_descending, staged_indices.container);
        status = dtl__stage_end(&staged_indices, status);
    }
    ended = dtl__stage_end(&keys, status);
    return status == DTL_SUCCESS ? ended : status;
}

/* Begins the operation, allocates the workspace and queues the argsort.  The caller ends it. */
static dtl_status queue_argsort(struct stream_operation *operation, bool is_descending)
{
    struct container *container = operation->container, *indices = operation->others[0];
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            operation,
            dtl__device_argsort_workspace(container, operation->stream, is_descending, indices));
    return status == DTL_SUCCESS
               ? dtl__device_queue_argsort(operation->stream, container, is_descending, indices,
                                           operation->queued.workspace)
               : status;
}

dtl_status dtl_impl_container_queue_argsort_local(struct container *container, dtl_sort_order order,
                                                  struct container *indices,
                                                  struct device_stream *stream, struct future **fut)
{
    bool is_descending = order == DTL_SORT_DESCENDING;
    struct stream_operation operation;
    dtl_status status =
        dtl__stream_check_local_size("indices", "container", "indices-size", container, indices);

    if (status == DTL_SUCCESS)
        status = dtl__stream_check_indices(indices);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, indices, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(container, indices))
        return dtl__stream_operation_end(&operation, queue_argsort(&operation, is_descending), fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = argsort_on_host(container, is_descending, indices);
    return dtl__stream_after_host(status, fut);
}
