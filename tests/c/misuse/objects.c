/* SPDX-License-Identifier: BSD-3-Clause */
/* Objects for the misuse tests, created through the public API. A kind that this version does not
 * implement stays null; tests that need it are generated once an API function creates it. */
#include "fixture.h"

#include <stdlib.h>

enum { ELEMENTS = 4 };

static void made(dtl_status status)
{
    if (status != DTL_ERROR_NOT_IMPLEMENTED)
        assert_int_equal(status, DTL_SUCCESS);
}

/* Allocates elements on an emulated device, which live until the process ends. */
static void *device_elements_make(dtl_context_t ctx)
{
    dtl_container_options options;
    dtl_vector_t on_device;

    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    made(dtl_vector_create_with_options(ctx, DTL_DTYPE_INT32, ELEMENTS, &options, &on_device));
    return dtl_vector_device_data_mut(on_device);
}

/* Adds as many tensors and tasks as spec/model.yaml states. */
static void model_fill(dtl_model_t model)
{
    enum { TENSORS = 4, TASKS = 2 };
    static float memory[TENSORS][ELEMENTS];
    dtl_index_t made_last;

    for (int tensor = 0; tensor < TENSORS; tensor++)
        made(dtl_model_tensor(model, memory[tensor], 1, ELEMENTS, DTL_DTYPE_FLOAT32, &made_last));
    for (int task = 0; task < TASKS; task++)
        made(dtl_model_add_unary(model, DTL_MODEL_COPY, 0, 1, &made_last));
}

void misuse_make(struct objects *objects)
{
    dtl_shape shape = {1, {ELEMENTS}};
    dtl_message_info_t info;

    setenv("DTL_DEVICE", "emulated", 1);
    made(dtl_environment_create(&objects->environment));
    made(dtl_context_create_default(&objects->context));
    if (misuse_device_memory == NULL)
        misuse_device_memory = device_elements_make(objects->context);
    made(dtl_vector_create(objects->context, DTL_DTYPE_INT32, ELEMENTS, &objects->vector));
    made(dtl_array_create(objects->context, DTL_DTYPE_INT32, ELEMENTS, &objects->array));
    made(dtl_tensor_create(objects->context, DTL_DTYPE_INT32, shape, &objects->tensor));
    made(dtl_span_from_vector(objects->vector, &objects->span));
    made(dtl_map_create(objects->context, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &objects->map));
    made(dtl_irecv(objects->context, misuse_in, 0, DTL_DTYPE_BYTE, 0, 0, &objects->request));
    made(dtl_window_allocate(objects->context, ELEMENTS, &objects->window));
    made(dtl_symmetric_create(objects->context, MISUSE_BYTES, &objects->symmetric));
    made(dtl_signal_create(objects->context, &objects->signal));
    made(dtl_model_create(objects->context, &objects->model));
    model_fill(objects->model);
    made(dtl_role_manager_create(objects->context, &objects->role_manager));
    made(dtl_future_create(&objects->future));
    made(dtl_container_memory(objects->vector, &objects->memory));
    made(dtl_send(objects->context, misuse_in, 0, DTL_DTYPE_BYTE, 0, 1));
    made(dtl_mprobe(objects->context, 0, 1, DTL_DTYPE_BYTE, &objects->message, &info));
    made(dtl_plan_barrier(objects->context, &objects->collective_plan));
    made(dtl_stream_create(DTL_DEVICE_HOST, 0, &objects->stream));
    made(dtl_event_create(DTL_DEVICE_HOST, 0, &objects->event));
    made(dtl_stream_create(DTL_DEVICE_HOST, 0, &objects->stream));
    made(dtl_event_create(DTL_DEVICE_HOST, 0, &objects->event));
}

/* Receives the message that misuse_make() has sent, so that its request completes. */
static void complete(const struct objects *objects)
{
    made(dtl_send(objects->context, misuse_in, 0, DTL_DTYPE_BYTE, 0, 0));
    if (objects->request != NULL)
        assert_int_equal(dtl_wait(objects->request), DTL_SUCCESS);
}

void misuse_release(const struct objects *objects)
{
    complete(objects);
    dtl_event_destroy(objects->event);
    dtl_stream_destroy(objects->stream);
    dtl_event_destroy(objects->event);
    dtl_stream_destroy(objects->stream);
    dtl_collective_plan_destroy(objects->collective_plan);
    dtl_message_free(objects->message);
    dtl_memory_release(objects->memory);
    dtl_future_destroy(objects->future);
    dtl_role_manager_destroy(objects->role_manager);
    dtl_model_destroy(objects->model);
    dtl_signal_destroy(objects->signal);
    dtl_symmetric_destroy(objects->symmetric);
    dtl_window_destroy(objects->window);
    dtl_request_free(objects->request);
    dtl_map_destroy(objects->map);
    dtl_span_destroy(objects->span);
    dtl_tensor_destroy(objects->tensor);
    dtl_array_destroy(objects->array);
    dtl_vector_destroy(objects->vector);
    dtl_context_destroy(objects->context);
    dtl_environment_destroy(objects->environment);
}
