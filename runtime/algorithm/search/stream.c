/* SPDX-License-Identifier: BSD-3-Clause */
/* Queued searches: what they find is the value of their future. */
#include "algorithm/reduce/fold.h"
#include "algorithm/stream_operation.h"
#include "dtl_impl.h"
#include "search.h"

dtl_status dtl_impl_container_queue_count_local(struct container *container, const void *value,
                                                struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    uint64_t count = 0;
    dtl_status status = dtl__queue_make(container, NULL, NULL, stream, &queue);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container)) {
        struct far_fold fold = dtl__far_counting(container, value);

        return dtl__queue_fold(&queue, &fold, sizeof count, fut);
    }
    status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl__search_count(container, value, &count);
    return dtl__queue_found(status, &count, sizeof count, fut);
}

dtl_status dtl_impl_container_queue_find_local(struct container *container, const void *value,
                                               struct device_stream *stream, struct future **fut)
{
    struct queue queue;
    int64_t index = -1;
    dtl_status status = dtl__queue_make(container, NULL, NULL, stream, &queue);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container)) {
        struct far_fold fold = dtl__far_finding(container, value);

        return dtl__queue_fold(&queue, &fold, sizeof index, fut);
    }
    status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl__search_find(container, value, &index);
    return dtl__queue_found(status, &index, sizeof index, fut);
}

/* ---- the least and the greatest -------------------------------------------------------------- */

static dtl_status queue_extreme(struct container *container, int sign, struct device_stream *stream,
                                struct future **fut)
{
    struct queue queue;
    int64_t index = -1;
    dtl_status status = dtl__queue_make(container, NULL, NULL, stream, &queue);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container)) {
        struct far_fold fold = dtl__far_extreme(container, sign);

        return dtl__queue_fold(&queue, &fold, sizeof index, fut);
    }
    status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl__search_extreme(container, sign, &index);
    return dtl__queue_found(status, &index, sizeof index, fut);
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

/* Two folds, one after the other in the same room. */
static dtl_status minmax_queue(struct queue *queue)
{
    uint64_t size = queue->container->type->size;
    struct far_fold least = dtl__far_reduction(queue->container, DTL_OP_MIN);
    struct far_fold greatest = dtl__far_reduction(queue->container, DTL_OP_MAX);
    struct queued *queued = &queue->queued;
    dtl_status status = dtl__queue_open(queue);

    if (status == DTL_SUCCESS)
        status = dtl__queue_value(queue, 2 * size, 2 * size);
    if (status == DTL_SUCCESS)
        status = dtl__queue_room(queue, dtl__far_fold_room(&least));
    if (status == DTL_SUCCESS)
        status = dtl__far_queue_fold(queue->stream, &least, queued->room, queued->pinned);
    return status == DTL_SUCCESS ? dtl__far_queue_fold(queue->stream, &greatest, queued->room,
                                                       (char *)queued->pinned + size)
                                 : status;
}

static dtl_status minmax_check(const struct container *container)
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
    struct queue queue;
    dtl_status status = minmax_check(container);

    if (status == DTL_SUCCESS)
        status = dtl__queue_make(container, NULL, NULL, stream, &queue);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__far_has(container))
        return dtl__queue_end(&queue, minmax_queue(&queue), fut);
    status = dtl__queue_before_host(&queue);
    if (status == DTL_SUCCESS)
        status = dtl_impl_local_minmax(container, found, found + container->type->size);
    return dtl__queue_found(status, found, 2 * (uint64_t)container->type->size, fut);
}
