/* SPDX-License-Identifier: BSD-3-Clause */
/* The choice of the MPI, and choices that are refused. The test links the runtime itself, so the
 * only plugin it finds is the one on DTL_PLUGIN_PATH: an Open MPI plugin of a future contract
 * version. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job/job.h"
#include "job/plugin.h"

/* Sets the environment variables; NULL unsets one. */
static void set_environment(const char *choice, const char *openmpi_ranks, const char *mpich_ranks)
{
    const char *const names[] = {"DTL_MPI", "OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};
    const char *const values[] = {choice, openmpi_ranks, mpich_ranks};

    for (int index = 0; index < 3; index++)
        if (values[index] == NULL)
            unsetenv(names[index]);
        else
            setenv(names[index], values[index], 1);
}

static void expect_alone(void)
{
    struct comm comm;

    assert_int_equal(dtl__job_world(true, &comm), DTL_SUCCESS);
    assert_int_equal(comm.size, 1);
    assert_string_equal(dtl__job_name(), "none");
    comm.ops->free(&comm);
}

static void expect_refused(dtl_status expected, const char *words)
{
    struct comm comm;
    char text[1024];

    assert_int_equal(dtl__job_world(true, &comm), expected);
    dtl_last_error(text, sizeof text);
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static void without_a_launcher_there_is_no_job(void **state)
{
    (void)state;
    set_environment(NULL, NULL, NULL);
    expect_alone();
    assert_int_equal(dtl__job_thread_level(), -1);
    assert_false(dtl__job_is_running());
}

static void an_unknown_name_is_refused(void **state)
{
    (void)state;
    set_environment("lam", NULL, NULL);
    expect_refused(DTL_ERROR_BACKEND_INVALID,
                   "DTL_MPI is \"lam\"; expected auto, openmpi, mpich, local or none");
}

static void the_value_none_is_accepted_under_a_launcher(void **state)
{
    (void)state;
    set_environment("none", "4", NULL);
    expect_alone();
    assert_string_equal(dtl__feature_reason(FEATURE_MPI), "DTL_MPI is \"none\"");
}

static void a_requested_but_missing_mpi_is_an_error(void **state)
{
    (void)state;
    set_environment("mpich", NULL, NULL);
    expect_refused(DTL_ERROR_BACKEND_UNAVAILABLE, "libdtl_mpi_mpich.so is not in");
}

static void tasks_without_a_known_mpi_are_an_error(void **state)
{
    (void)state;
    set_environment(NULL, NULL, NULL);
    setenv("PMIX_RANK", "1", 1);
    setenv("SLURM_STEP_NUM_TASKS", "4", 1);
    expect_refused(DTL_ERROR_BACKEND_INVALID, "srun has started 4 tasks by PMIx");
    set_environment("none", NULL, NULL);
    expect_alone();

    set_environment(NULL, NULL, NULL);
    setenv("SLURM_STEP_NUM_TASKS", "1", 1);
    expect_alone();
    setenv("SLURM_STEP_NUM_TASKS", "4", 1);
    unsetenv("PMIX_RANK");
    expect_alone();
    unsetenv("SLURM_STEP_NUM_TASKS");
}

static void a_launcher_without_its_plugin_is_an_error(void **state)
{
    (void)state;
    set_environment(NULL, NULL, "4");
    expect_refused(DTL_ERROR_BACKEND_UNAVAILABLE, "MPICH can't be used");
    expect_refused(DTL_ERROR_BACKEND_UNAVAILABLE, "or DTL_MPI=none, for one process");
}

static void a_launcher_of_one_rank_is_optional(void **state)
{
    (void)state;
    set_environment(NULL, NULL, "1");
    expect_alone();
}

static void an_mpi_under_the_other_ones_launcher_is_refused(void **state)
{
    (void)state;
    set_environment("mpich", "4", NULL);
    expect_refused(DTL_ERROR_BACKEND_INVALID,
                   "DTL_MPI is \"mpich\", but the launcher is that of Open MPI");
}

static void a_plugin_for_another_contract_is_refused(void **state)
{
    char words[64];

    (void)state;
    set_environment("openmpi", NULL, NULL);
    snprintf(words, sizeof words, "was made for contract 999; expected %d", DTL_BACKEND_CONTRACT);
    expect_refused(DTL_ERROR_BACKEND_UNAVAILABLE, words);
}

static void folders_that_are_not_absolute_are_not_searched(void **state)
{
    const char *path = dtl__plugin_path();

    (void)state;
    while (*path != '\0') {
        assert_int_equal(*path, '/');
        path += strcspn(path, ":");
        path += *path == ':';
    }
}

static void a_communicator_without_an_mpi_is_refused(void **state)
{
    struct comm comm;

    (void)state;
    set_environment(NULL, NULL, NULL);
    assert_int_equal(dtl__job_from_fortran_handle(0, &comm), DTL_ERROR_BACKEND_UNAVAILABLE);
}

static void a_missing_feature_reports_the_reason(void **state)
{
    (void)state;
    assert_false(dtl__feature_available(FEATURE_HIP));
    assert_non_null(strstr(dtl__feature_reason(FEATURE_HIP), "libdtl_hip.so is not in"));
}

int main(void)
{
    const struct CMUnitTest choice[] = {
        cmocka_unit_test(without_a_launcher_there_is_no_job),
        cmocka_unit_test(an_unknown_name_is_refused),
        cmocka_unit_test(the_value_none_is_accepted_under_a_launcher),
        cmocka_unit_test(a_requested_but_missing_mpi_is_an_error),
        cmocka_unit_test(tasks_without_a_known_mpi_are_an_error),
        cmocka_unit_test(a_launcher_without_its_plugin_is_an_error),
        cmocka_unit_test(a_launcher_of_one_rank_is_optional),
        cmocka_unit_test(an_mpi_under_the_other_ones_launcher_is_refused),
        cmocka_unit_test(a_plugin_for_another_contract_is_refused),
        cmocka_unit_test(folders_that_are_not_absolute_are_not_searched),
        cmocka_unit_test(a_communicator_without_an_mpi_is_refused),
        cmocka_unit_test(a_missing_feature_reports_the_reason),
    };

    return cmocka_run_group_tests(choice, NULL, NULL);
}
