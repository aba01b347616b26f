/* SPDX-License-Identifier: BSD-3-Clause */
/* Backends unknown to the library's build, found in a folder of DTL_PLUGIN_PATH: one with a
 * description, and one without. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job/job.h"

static void expect(const char *text, const char *words)
{
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static void expect_refused(const char *words)
{
    struct comm comm;
    char text[1024];

    assert_int_not_equal(dtl__job_world(true, &comm), DTL_SUCCESS);
    dtl_last_error(text, sizeof text);
    expect(text, words);
}

static void plugin_is_loaded_by_the_name_of_its_jobs(void **state)
{
    (void)state;
    setenv("DTL_MPI", "later", 1);
    expect_refused("The later one can't be used: libdtl_later.so was made for contract 999");
}

static void plugins_launcher_is_detected(void **state)
{
    (void)state;
    unsetenv("DTL_MPI");
    setenv("LATER_SIZE", "4", 1);
    setenv("LATER_RANK", "3", 1);
    assert_int_equal(dtl__job_launched_rank(), 3);
    expect_refused("The later one can't be used");
    unsetenv("LATER_SIZE");
    unsetenv("LATER_RANK");
}

static void plugin_is_listed_after_those_of_the_build(void **state)
{
    (void)state;
    setenv("DTL_MPI", "lam", 1);
    expect_refused("expected auto, openmpi, mpich, local, later or none");
    unsetenv("DTL_MPI");
}

static void the_report_contains_why_it_is_unusable(void **state)
{
    char report[4096];

    (void)state;
    dtl_backend_report(report, sizeof report);
    expect(report, "later: not available: libdtl_later.so was made for contract 999");
    expect(report, "bare: not available: libdtl_bare.so was made for contract 999");
}

int main(void)
{
    const struct CMUnitTest dropped[] = {
        cmocka_unit_test(plugin_is_loaded_by_the_name_of_its_jobs),
        cmocka_unit_test(plugins_launcher_is_detected),
        cmocka_unit_test(plugin_is_listed_after_those_of_the_build),
        cmocka_unit_test(the_report_contains_why_it_is_unusable),
    };

    return cmocka_run_group_tests(dropped, NULL, NULL);
}
