/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered searches of this rank's elements.  The result is the value of the future. */
#include "algorithm/reduce/fold.h"
#include "algorithm/stream_operation.h"
#include "dtl_impl.h"
#include "search.h"

dtl_status dtl_impl_container_queue_count_local(struct container *container, const void *value,
                                                struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    uint64_t count = 0;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_count(container, value);

        return dtl__stream_operation_fold(&operation, &fold, sizeof count, fut);
    }
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__search_count(container, value, &count);
    return dtl__stream_after_host_with_value(status, &count, sizeof count, fut);
}

dtl_status dtl_impl_container_queue_find_local(struct container *container, const void *value,
                                               struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    int64_t index = -1;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_find(container, value);

        return dtl__stream_operation_fold(&operation, &fold, sizeof index, fut);
    }
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__search_find(container, value, &index);
    return dtl__stream_after_host_with_value(status, &index, sizeof index, fut);
}

/* ---- smallest and greatest element ----------------------------------------------------------- */

/* Queues the search for the minimum (`sign` 1) or maximum (-1) of this rank's elements.  The
 * future's value is its local index; -1 if there are no elements. */
static dtl_status queue_extreme(struct container *container, int sign, struct device_stream *stream,
                                struct future **fut)
{
    struct stream_operation operation;
    int64_t index = -1;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_extreme(container, sign);

        return dtl__stream_operation_fold(&operation, &fold, sizeof index, fut);
    }
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__search_extreme(container, sign, &index);
    return dtl__stream_after_host_with_value(status, &index, sizeof index, fut);
}

dtl_status dtl_impl_container_queue_min_element_local(struct container *container,
                                                      struct device_stream *stream,
                                                      struct future **fut)
{
    return queue_extreme(container, 1, stream, fut);
}

dtl_status dtl_impl_container_queue_max_element_local(struct container *container,
                                                      struct device_stream *stream,
                                                      struct future **fut)
{
    return queue_extreme(container, -1, stream, fut);
}

/* Begins the operation and queues two folds, minimum and maximum, one after the other in the same
 * workspace.  The caller ends the operation. */
static dtl_status queue_minmax(struct stream_operation *operation)
{
    uint64_t size = operation->container->type->size;
    struct device_fold least = dtl__device_fold_reduce(operation->container, DTL_OP_MIN);
    struct device_fold greatest = dtl__device_fold_reduce(operation->container, DTL_OP_MAX);
    struct queued_work *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(operation, 2 * size, 2 * size);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(operation, dtl__device_fold_workspace(&least));
    if (status == DTL_SUCCESS)
        status =
            dtl__device_queue_fold(operation->stream, &least, queued->workspace, queued->pinned);
    return status == DTL_SUCCESS
               ? dtl__device_queue_fold(operation->stream, &greatest, queued->workspace,
                                        (char *)queued->pinned + size)
               : status;
}

/* Fails unless the dtype is ordered and this rank has elements. */
static dtl_status check_minmax(const struct container *container)
{
    if (dtl__kernel(container->type->id, DTL_OP_MIN) == NULL)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED, "the elements are %s; expected ones in an order",
                         container->type->name);
    if (container->local_size == 0)
        return dtl__fail(DTL_ERROR_PRECONDITION_FAILED,
                         "there are no elements on this rank; expected at least one");
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_queue_minmax_local(struct container *container,
                                                 struct device_stream *stream, struct future **fut)
{
    _Alignas(16) char found[2 * ELEMENT_BYTES];
    struct stream_operation operation;
    dtl_status status = check_minmax(container);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container))
        return dtl__stream_operation_end(&operation, queue_minmax(&operation), fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_local_minmax(container, found, found + container->type->size);
    return dtl__stream_after_host_with_value(status, found, 2 * (uint64_t)container->type->size,
                                             fut);
}
