/* SPDX-License-Identifier: BSD-3-Clause */
/* The GPU plugins over a fake driver: the devices they find, the arguments they refuse, and their
 * messages for a failing driver. With DTL_TEST_REASON the plugin is unusable for that reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "device/kernel.h"
#include "driver_faults.h"

#define KIND OF(DTL_DEVICE_CUDA, DTL_DEVICE_HIP)

static void expect_words(const char *text, const char *words)
{
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static void refused_with(dtl_status status, dtl_status expected, const char *words)
{
    char text[1024];

    dtl_last_error(text, sizeof text);
    assert_int_equal(status, expected);
    expect_words(text, words);
}

/* ---- without a device ------------------------------------------------------------------------ */

static void the_library_loads_without_a_device(void **state)
{
    char report[4096];

    (void)state;
    assert_int_equal(dtl_has_cuda() + dtl_has_hip(), 0);
    assert_int_equal(dtl_device_count(KIND), 0);
    assert_null(strstr(dtl_backend_name(), OF("CUDA", "HIP")));
    dtl_backend_report(report, sizeof report);
    expect_words(report, OF("cuda: not available: libdtl_cuda.so declined to be loaded: ",
                            "hip: not available: libdtl_hip.so declined to be loaded: "));
    expect_words(report, getenv("DTL_TEST_REASON"));
}

static void call_errors_contain_the_drivers_reason(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;
    dtl_stream_t stream = NULL;

    (void)state;
    refused_with(dtl_stream_create(KIND, 0, &stream), DTL_ERROR_BACKEND_UNAVAILABLE,
                 getenv("DTL_TEST_REASON"));
    dtl_context_options_init(&options);
    options.device_id = 0;
    refused_with(dtl_context_create(&ctx, &options), DTL_ERROR_BACKEND_UNAVAILABLE,
                 getenv("DTL_TEST_REASON"));
    assert_null(stream);
    assert_null(ctx);
}

/* ---- with four devices ----------------------------------------------------------------------- */

static const struct device *device_find(int32_t id)
{
    const struct device *device = NULL;

    assert_int_equal(dtl__device_find(OF("cuda", "hip"), id, &device), DTL_SUCCESS);
    return device;
}

static void devices_are_found(void **state)
{
    char report[4096];

    (void)state;
    assert_int_equal(dtl_has_cuda(), device_is("cuda"));
    assert_int_equal(dtl_has_hip(), device_is("hip"));
    assert_int_equal(dtl_device_count(KIND), 4);
    dtl_backend_report(report, sizeof report);
    expect_words(report,
                 OF("cuda: device 1: fake GPU 1, 4096 MiB", "hip: device 1: fake GPU 1, 4096 MiB"));
}

static void streams_of_the_api_are_driver_streams(void **state)
{
    dtl_stream_t stream = NULL, same = NULL, other = NULL;
    int completed = 0;

    (void)state;
    assert_int_equal(dtl_stream_create(KIND, 1, &stream), DTL_SUCCESS);
    assert_int_equal(dtl_stream_from_native(KIND, 1, dtl_stream_native(stream), &same),
                     DTL_SUCCESS);
    assert_int_equal(dtl_stream_synchronize(same), DTL_SUCCESS);
    assert_int_equal(dtl_stream_test(same, &completed), DTL_SUCCESS);
    assert_int_equal(completed, 1);
    refused_with(dtl_stream_from_native(KIND, 0, dtl_stream_native(stream), &other),
                 DTL_ERROR_INVALID_ARGUMENT,
                 OF("a stream of another device; expected one of cuda 0",
                    "a stream of another device; expected one of hip 0"));
    assert_null(other);
    dtl_stream_destroy(same);
    dtl_stream_destroy(stream);
}

static void a_stream_that_was_destroyed_is_refused(void **state)
{
    dtl_stream_t stream = NULL, other = NULL;
    void *native;

    (void)state;
    assert_int_equal(dtl_stream_create(KIND, 0, &stream), DTL_SUCCESS);
    native = dtl_stream_native(stream);
    dtl_stream_destroy(stream);
    refused_with(dtl_stream_from_native(KIND, 0, native, &other), DTL_ERROR_INVALID_ARGUMENT,
                 OF("which is no stream; expected one of cuda 0",
                    "which is no stream, or a stream of another device; expected one of hip 0"));
    assert_null(other);
}

static void the_default_stream_is_accepted(void **state)
{
    const struct device *device = device_find(0);
    struct device_stream *stream = NULL;
    void *block = NULL;
    uint64_t sent = 7, found = 0;

    (void)state;
    assert_int_equal(device->ops->stream_adopt(device, 0, &stream), DTL_SUCCESS);
    assert_int_equal(device->ops->allocate(device, MEMORY_DEVICE, sizeof sent, &block),
                     DTL_SUCCESS);
    assert_int_equal(device->ops->copy(stream, block, &sent, sizeof sent), DTL_SUCCESS);
    assert_int_equal(device->ops->copy(stream, &found, block, sizeof found), DTL_SUCCESS);
    assert_int_equal(found, 7);
    assert_int_equal(device->ops->release(device, block), DTL_SUCCESS);
    device->ops->stream_release(stream);
}

/* Makes a call of the driver, named as in CUDA or HIP, fail with a code, and checks the status. */
static void fails_as_the_driver_says(const char *call, int code, dtl_status expected,
                                     const char *words)
{
    char failure[64], message_text[128];
    const struct device *device = device_find(1);
    struct device_stream *stream = NULL;
    struct device_event *event = NULL;
    void *block = NULL;
    uint64_t word = 0;
    bool done = false;

    snprintf(failure, sizeof failure, "%s=%d", call, code);
    snprintf(message_text, sizeof message_text, "%s said %s", call, words);
    fails(failure);
    dtl_status status = device->ops->stream_create(device, &stream);
    if (status == DTL_SUCCESS)
        status = device->ops->event_create(device, &event);
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_DEVICE, sizeof word, &block);
    if (status == DTL_SUCCESS)
        status = device->ops->copy(stream, block, &word, sizeof word);
    if (status == DTL_SUCCESS)
        status = device->ops->fill(stream, block, &word, 1, sizeof word);
    if (status == DTL_SUCCESS)
        status = device->ops->event_record(event, stream);
    if (status == DTL_SUCCESS)
        status = device->ops->event_query(event, &done);
    if (status == DTL_SUCCESS)
        status = device->ops->stream_query(stream, &done);
    refused_with(status, expected, message_text);
    nothing_fails();

    if (block != NULL)
        assert_int_equal(device->ops->release(device, block), DTL_SUCCESS);
    if (event != NULL)
        device->ops->event_release(event);
    if (stream != NULL)
        device->ops->stream_release(stream);
}

static void driver_errors_are_reported(void **state)
{
    dtl_status failed = OF(DTL_ERROR_CUDA, DTL_ERROR_HIP);

    (void)state;
    fails_as_the_driver_says(OF("cuStreamCreate", "hipStreamCreateWithFlags"), 700, failed,
                             "\"an illegal memory access");
    fails_as_the_driver_says(OF("cuEventCreate", "hipEventCreateWithFlags"), 700, failed, "");
    fails_as_the_driver_says(OF("cuMemAlloc_v2", "hipMalloc"), 2, DTL_ERROR_OUT_OF_MEMORY,
                             "\"out of memory\" (2)");
    fails_as_the_driver_says(OF("cuMemcpyAsync", "hipMemcpyAsync"), 700, failed, "");
    if (dtl__device_has_kernels(device_find(1))) {
        if (device_is("cuda")) /* HIP gets the kernels when the plugin is loaded */
            fails_as_the_driver_says("cuModuleLoadData", 209, failed, "");
        fails_as_the_driver_says(OF("cuModuleGetFunction", "hipModuleGetFunction"), 500, failed,
                                 "");
        fails_as_the_driver_says(OF("cuLaunchKernel", "hipModuleLaunchKernel"), 700, failed,
                                 "\"an illegal memory access");
    }
    fails_as_the_driver_says(OF("cuEventRecord", "hipEventRecord"), 999, failed,
                             "\"an error that has no name\" (999)");
    fails_as_the_driver_says(OF("cuEventQuery", "hipEventQuery"), 700, failed, "");
    fails_as_the_driver_says(OF("cuStreamQuery", "hipStreamQuery"), 700, failed, "");
}

/* Neither cudart nor HIP's runtime works on a fake driver, so primitives are not used. */
static void primitives_are_done_by_kernels(void **state)
{
    struct kernel_call call = {.count = 1};

    (void)state;
    dtl__primitive_set(&call, PRIMITIVE_SORT, dtl__dtype(DTL_DTYPE_INT32), 0, false);
    assert_false(dtl__device_has_primitive(device_find(0), &call));
}

int main(void)
{
    const struct CMUnitTest without[] = {
        cmocka_unit_test(the_library_loads_without_a_device),
        cmocka_unit_test(call_errors_contain_the_drivers_reason),
    };
    const struct CMUnitTest with[] = {
        cmocka_unit_test(devices_are_found),
        cmocka_unit_test(streams_of_the_api_are_driver_streams),
        cmocka_unit_test(a_stream_that_was_destroyed_is_refused),
        cmocka_unit_test(the_default_stream_is_accepted),
        cmocka_unit_test(driver_errors_are_reported),
        cmocka_unit_test(primitives_are_done_by_kernels),
    };

    return getenv("DTL_TEST_REASON") != NULL ? cmocka_run_group_tests(without, NULL, NULL)
                                             : cmocka_run_group_tests(with, NULL, NULL);
}
