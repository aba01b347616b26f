/* SPDX-License-Identifier: BSD-3-Clause */
/* Usable device backends, and the reasons why others are unusable. The plugins in the folder
 * declining/ decline to be loaded: "cuda" reports a reason and counts how often it was queried;
 * "hip" reports none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job/device_choice.h"

static void expect_reason(const char *choice, const char *name, const char *words)
{
    char reason[REASON_SIZE] = "";

    if (choice == NULL)
        unsetenv("DTL_DEVICE");
    else
        setenv("DTL_DEVICE", choice, 1);
    assert_null(dtl__device_load(name, reason));
    if (strstr(reason, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", reason, words);
}

static void a_declining_backend_reports_the_reason(void **state)
{
    (void)state;
    expect_reason(NULL, "cuda",
                  "libdtl_cuda.so declined to be loaded: the driver is too old; expected 550");
    expect_reason("auto", "hip", "libdtl_hip.so declined to be loaded: no reason was reported");
}

static void a_refusal_is_recorded(void **state)
{
    (void)state;
    for (int round = 0; round < 5; round++)
        assert_int_equal(dtl_has_cuda(), 0);
    expect_reason("cuda", "cuda", "the driver is too old");
    assert_string_equal(getenv("DTL_TEST_ASKED"), "1");
}

static void the_value_none_excludes_all_devices(void **state)
{
    (void)state;
    expect_reason("none", "cuda", "DTL_DEVICE is \"none\"; expected cuda");
    assert_int_equal(dtl__device_choice_check(), DTL_SUCCESS);
}

static void another_name_excludes_the_device(void **state)
{
    (void)state;
    expect_reason("emulated", "cuda", "DTL_DEVICE is \"emulated\"; expected cuda");
}

static void auto_never_selects_the_emulated_device(void **state)
{
    (void)state;
    expect_reason(NULL, "emulated", "DTL_DEVICE is \"auto\"; expected emulated, an instrument");
    expect_reason("emulated", "emulated", "libdtl_emulated.so is not in");
}

static void an_invalid_value_is_refused(void **state)
{
    char text[512];

    (void)state;
    expect_reason("gpu", "cuda", "DTL_DEVICE is \"gpu\"; expected auto, ");
    expect_reason("gpu", "gpu", "emulated");
    assert_int_equal(dtl__device_choice_check(), DTL_ERROR_BACKEND_INVALID);
    dtl_last_error(text, sizeof text);
    assert_non_null(strstr(text, " or none"));
}

static void the_report_contains_the_reason(void **state)
{
    char report[4096];

    (void)state;
    unsetenv("DTL_DEVICE");
    dtl_backend_report(report, sizeof report);
    assert_non_null(strstr(report, "cuda: not available: libdtl_cuda.so declined to be loaded: the "
                                   "driver is too old"));
}

static void an_unknown_plugin_has_no_installation_hint(void **state)
{
    (void)state;
    assert_string_equal(dtl__feature_remedy(FEATURE_SHMEM), "a DTL that has this backend");
}

int main(void)
{
    const struct CMUnitTest devices[] = {
        cmocka_unit_test(a_declining_backend_reports_the_reason),
        cmocka_unit_test(a_refusal_is_recorded),
        cmocka_unit_test(the_value_none_excludes_all_devices),
        cmocka_unit_test(another_name_excludes_the_device),
        cmocka_unit_test(auto_never_selects_the_emulated_device),
        cmocka_unit_test(an_invalid_value_is_refused),
        cmocka_unit_test(the_report_contains_the_reason),
        cmocka_unit_test(an_unknown_plugin_has_no_installation_hint),
    };

    return cmocka_run_group_tests(devices, NULL, NULL);
}
