/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin of CUDA over a fake driver: what it finds, what it refuses, and what it says of a
 * driver that fails.  With DTL_TEST_REASON it can't be used, for that reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "device/kernel.h"

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

static void the_library_loads_and_there_is_no_cuda(void **state)
{
    char report[4096];

    (void)state;
    assert_int_equal(dtl_has_cuda(), 0);
    assert_int_equal(dtl_device_count(DTL_DEVICE_CUDA), 0);
    assert_null(strstr(dtl_backend_name(), "CUDA"));
    dtl_backend_report(report, sizeof report);
    expect_words(report, "cuda: not available: libdtl_cuda.so declined to be loaded: ");
    expect_words(report, getenv("DTL_TEST_REASON"));
}

static void calls_say_the_drivers_reason(void **state)
{
    dtl_context_options options;
    dtl_context_t ctx = NULL;
    dtl_stream_t stream = NULL;

    (void)state;
    refused_with(dtl_stream_create(DTL_DEVICE_CUDA, 0, &stream), DTL_ERROR_BACKEND_UNAVAILABLE,
                 getenv("DTL_TEST_REASON"));
    dtl_context_options_init(&options);
    options.device_id = 0;
    refused_with(dtl_context_create(&ctx, &options), DTL_ERROR_BACKEND_UNAVAILABLE,
                 getenv("DTL_TEST_REASON"));
    assert_null(stream);
    assert_null(ctx);
}

/* ---- with four ------------------------------------------------------------------------------- */

static const struct device *device_find(int32_t id)
{
    const struct device *device = NULL;

    assert_int_equal(dtl__device_find("cuda", id, &device), DTL_SUCCESS);
    return device;
}

static void devices_are_found(void **state)
{
    char report[4096];

    (void)state;
    assert_int_equal(dtl_has_cuda(), 1);
    assert_int_equal(dtl_device_count(DTL_DEVICE_CUDA), 4);
    dtl_backend_report(report, sizeof report);
    expect_words(report, "cuda: device 1: fake GPU 1, 4096 MiB");
}

static void streams_of_the_api_are_the_drivers(void **state)
{
    dtl_stream_t stream = NULL, same = NULL, other = NULL;
    int completed = 0;

    (void)state;
    assert_int_equal(dtl_stream_create(DTL_DEVICE_CUDA, 1, &stream), DTL_SUCCESS);
    assert_int_equal(dtl_stream_from_native(DTL_DEVICE_CUDA, 1, dtl_stream_native(stream), &same),
                     DTL_SUCCESS);
    assert_int_equal(dtl_stream_synchronize(same), DTL_SUCCESS);
    assert_int_equal(dtl_stream_test(same, &completed), DTL_SUCCESS);
    assert_int_equal(completed, 1);
    refused_with(dtl_stream_from_native(DTL_DEVICE_CUDA, 0, dtl_stream_native(stream), &other),
                 DTL_ERROR_INVALID_ARGUMENT, "a stream of another device; expected one of cuda 0");
    assert_null(other);
    dtl_stream_destroy(same);
    dtl_stream_destroy(stream);
}

static void the_default_stream_is_taken(void **state)
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

static void fails_as_the_driver_says(const char *failure, dtl_status expected, const char *words)
{
    const struct device *device = device_find(0);
    struct device_stream *stream = NULL;
    struct device_event *event = NULL;
    void *block = NULL;
    uint64_t word = 0;
    bool done = false;

    setenv("DTL_FAKE_CUDA_FAILS", failure, 1);
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
    refused_with(status, expected, words);
    unsetenv("DTL_FAKE_CUDA_FAILS");

    if (block != NULL)
        assert_int_equal(device->ops->release(device, block), DTL_SUCCESS);
    if (event != NULL)
        device->ops->event_release(event);
    if (stream != NULL)
        device->ops->stream_release(stream);
}

static void what_the_driver_refuses_is_told(void **state)
{
    (void)state;
    fails_as_the_driver_says("cuStreamCreate=700", DTL_ERROR_CUDA,
                             "cuStreamCreate said \"an illegal memory access");
    fails_as_the_driver_says("cuEventCreate=700", DTL_ERROR_CUDA, "cuEventCreate said");
    fails_as_the_driver_says("cuMemAlloc_v2=2", DTL_ERROR_OUT_OF_MEMORY,
                             "cuMemAlloc said \"out of memory\" (2)");
    fails_as_the_driver_says("cuMemcpyAsync=700", DTL_ERROR_CUDA, "cuMemcpyAsync said");
    if (dtl__device_computes(device_find(0))) {
        fails_as_the_driver_says("cuModuleLoadData=209", DTL_ERROR_CUDA, "cuModuleLoadData said");
        fails_as_the_driver_says("cuModuleGetFunction=500", DTL_ERROR_CUDA,
                                 "cuModuleGetFunction said");
        fails_as_the_driver_says("cuLaunchKernel=700", DTL_ERROR_CUDA,
                                 "cuLaunchKernel said \"an illegal memory access");
    }
    fails_as_the_driver_says("cuEventRecord=999", DTL_ERROR_CUDA,
                             "cuEventRecord said \"an error that has no name\" (999)");
    fails_as_the_driver_says("cuEventQuery=700", DTL_ERROR_CUDA, "cuEventQuery said");
    fails_as_the_driver_says("cuStreamQuery=700", DTL_ERROR_CUDA, "cuStreamQuery said");
}

int main(void)
{
    const struct CMUnitTest without[] = {
        cmocka_unit_test(the_library_loads_and_there_is_no_cuda),
        cmocka_unit_test(calls_say_the_drivers_reason),
    };
    const struct CMUnitTest with[] = {
        cmocka_unit_test(devices_are_found),
        cmocka_unit_test(streams_of_the_api_are_the_drivers),
        cmocka_unit_test(the_default_stream_is_taken),
        cmocka_unit_test(what_the_driver_refuses_is_told),
    };

    return getenv("DTL_TEST_REASON") != NULL ? cmocka_run_group_tests(without, NULL, NULL)
                                             : cmocka_run_group_tests(with, NULL, NULL);
}
