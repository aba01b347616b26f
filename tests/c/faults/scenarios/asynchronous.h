/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations with deferred results: messages, futures, actions and streams. */
#ifndef DTL_TEST_SCENARIOS_ASYNCHRONOUS_H
#define DTL_TEST_SCENARIOS_ASYNCHRONOUS_H

#include "shared.h"

static dtl_status invoke(void)
{
    int64_t value = 1, result = 0;

    return dtl_remote_invoke(world.ctx, other_rank(), action, &value, sizeof value, &result,
                             sizeof result);
}

static dtl_status send_to_itself(void)
{
    dtl_request_t requests[2] = {NULL};
    dtl_status status =
        dtl_irecv(world.ctx, to, COUNT, DTL_DTYPE_FLOAT64, world.rank, 5, &requests[0]);

    if (status == DTL_SUCCESS)
        status = dtl_isend(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, world.rank, 5, &requests[1]);
    return finish(requests, status);
}

static dtl_status match_message(void)
{
    dtl_request_t requests[2] = {NULL};
    dtl_message_t message = NULL;
    dtl_message_info_t info;
    dtl_status status =
        dtl_isend(world.ctx, from, COUNT, DTL_DTYPE_FLOAT64, world.rank, 6, &requests[0]);

    if (status == DTL_SUCCESS)
        status = dtl_mprobe(world.ctx, world.rank, 6, DTL_DTYPE_FLOAT64, &message, &info);
    if (status == DTL_SUCCESS)
        status = dtl_mrecv(message, to, COUNT, DTL_DTYPE_FLOAT64);
    if (status != DTL_SUCCESS && requests[0] != NULL) /* receives the sent message */
        assert_success(dtl_recv(world.ctx, to, COUNT, DTL_DTYPE_FLOAT64, world.rank, 6));
    return finish(requests, status);
}

static dtl_status pass_on(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data)
{
    (void)user_data;
    return code == DTL_SUCCESS ? dtl_future_set(result, value, size) : code;
}

static dtl_status continue_future(void)
{
    double value = 1;
    dtl_future_t first = NULL, second = NULL;
    dtl_status status = dtl_future_create(&first);

    if (status == DTL_SUCCESS)
        status = dtl_future_then(first, pass_on, NULL, &second);
    if (status == DTL_SUCCESS)
        status = dtl_future_set(first, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_get(second, &value, sizeof value);
    dtl_future_destroy(second);
    dtl_future_destroy(first);
    return status;
}

static dtl_status wait_for_futures(void)
{
    double value = 1;
    dtl_future_t futures[2] = {NULL}, all = NULL;
    dtl_status status = dtl_future_create(&futures[0]);

    if (status == DTL_SUCCESS)
        status = dtl_future_create(&futures[1]);
    if (status == DTL_SUCCESS)
        status = dtl_when_all(futures, 2, &all);
    for (int index = 0; index < 2 && status == DTL_SUCCESS; index++)
        status = dtl_future_set(futures[index], &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_wait(all);
    dtl_future_destroy(all);
    dtl_future_destroy(futures[1]);
    dtl_future_destroy(futures[0]);
    return status;
}

static dtl_status future_of_request(void)
{
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;
    dtl_status status = dtl_ibarrier(world.ctx, &request);

    if (status == DTL_SUCCESS)
        status = dtl_request_future(request, &future);
    if (future == NULL)
        return finish((dtl_request_t[2]){request}, status);
    status = dtl_future_wait(future);
    dtl_future_destroy(future);
    return status;
}

static dtl_status reduce_later(void)
{
    double result;
    dtl_request_t request = NULL;
    dtl_status status = dtl_async_reduce_vector(vec, DTL_OP_SUM, &result, &request);

    return finish((dtl_request_t[2]){request}, status);
}

static dtl_status invoke_later(void)
{
    int64_t value = 1;
    dtl_future_t future = NULL;
    dtl_status status = dtl_remote_invoke_async(world.ctx, other_rank(), action, &value,
                                                sizeof value, sizeof value, &future);

    if (status == DTL_SUCCESS)
        status = dtl_future_get(future, &value, sizeof value);
    dtl_future_destroy(future);
    return status;
}

static dtl_status use_stream(void)
{
    dtl_stream_t stream = NULL;
    dtl_event_t event = NULL;
    dtl_status status = dtl_stream_create(DTL_DEVICE_HOST, 0, &stream);

    if (status == DTL_SUCCESS)
        status = dtl_event_create(DTL_DEVICE_HOST, 0, &event);
    if (status == DTL_SUCCESS)
        status = dtl_stream_record_event(stream, event);
    if (status == DTL_SUCCESS)
        status = dtl_event_synchronize(event);
    dtl_event_destroy(event);
    dtl_stream_destroy(stream);
    return status;
}

#endif
