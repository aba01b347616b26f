/* SPDX-License-Identifier: BSD-3-Clause */
/* GPU plugins built without kernel compilers, over a fake driver: containers work, and a message
 * gives the reason for their slowness and the remedy. */
#include <unistd.h>

#include "../c/support/support.h"
#include "device/kernel.h"
#include "driver_faults.h"

#define REMEDY                                                                                     \
    OF("its kernels were not compiled; expected DTL built with -DDTL_CUDA=ON",                     \
       "its kernels were not compiled; expected DTL built with -DDTL_HIP=ON")

static void expect_words(const char *text, const char *words)
{
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static dtl_vector_t vector_on_device(void)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    int64_t one = 1;

    dtl_container_options_init(&options);
    options.placement = DTL_PLACEMENT_DEVICE;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, 1000, &options, &vec));
    assert_success(dtl_vector_fill_local(vec, &one));
    return vec;
}

/* Runs `act` with standard error redirected to a file, and returns the text. */
static void stderr_of(void (*act)(void), char *text, size_t size)
{
    FILE *file = tmpfile();
    int saved = dup(STDERR_FILENO);
    size_t length;

    assert_non_null(file);
    fflush(stderr);
    dup2(fileno(file), STDERR_FILENO);
    act();
    fflush(stderr);
    dup2(saved, STDERR_FILENO);
    close(saved);
    rewind(file);
    length = fread(text, 1, size - 1, file);
    text[length] = '\0';
    fclose(file);
}

static void sum_twice(void)
{
    for (int turn = 0; turn < 2; turn++) {
        dtl_vector_t vec = vector_on_device();
        int64_t sum = 0;

        assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &sum));
        assert_int_equal(sum, 1000);
        dtl_vector_destroy(vec);
    }
}

static void containers_compute_and_report_once_why_they_are_slow(void **state)
{
    char text[1024], expected[256];

    (void)state;
    stderr_of(sum_twice, text, sizeof text);
    snprintf(expected, sizeof expected, "dtl: %s: elements are copied to the host: %s\n",
             OF("cuda", "hip"), REMEDY);
    assert_string_equal(text, expected);
}

static void report_names_the_remedy(void **state)
{
    char report[4096];

    (void)state;
    dtl_backend_report(report, sizeof report);
    expect_words(report, REMEDY);
}

static void missing_kernel_error_names_the_remedy(void **state)
{
    const struct device *device = NULL;
    struct device_stream *stream = NULL;
    struct kernel_call call = {0};
    char text[1024];

    (void)state;
    assert_success(dtl__device_find(OF("cuda", "hip"), 0, &device));
    assert_false(dtl__device_has_kernels(device));
    assert_success(device->ops->stream_create(device, &stream));
    assert_int_equal(dtl__launch(stream, &call, "fill_8"), DTL_ERROR_NOT_SUPPORTED);
    dtl_last_error(text, sizeof text);
    expect_words(text, REMEDY);
    device->ops->stream_release(stream);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(containers_compute_and_report_once_why_they_are_slow),
        cmocka_unit_test(report_names_the_remedy),
        cmocka_unit_test(missing_kernel_error_names_the_remedy),
    };

    return run_in_world("GPUs without kernels", tests, COUNT_OF(tests));
}
