/* SPDX-License-Identifier: BSD-3-Clause */
/* Why OpenSHMEM is not there, where it is not; the heaps' tests run over it where it is. */
#include "../support.h"

static void expect_refusal(const char *words)
{
    dtl_context_t made = NULL;

    assert_int_equal(dtl_has_shmem(), 0);
    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE, dtl_context_with_shmem(world.ctx, &made));
    assert_message(words);
    assert_null(made);
    assert_int_equal(dtl_context_has_shmem(world.ctx), 0);
}

static void what_was_not_asked_for_is_not_there(void **state)
{
    (void)state;
    expect_refusal("DTL_SHMEM is not set; expected openshmem, before MPI starts");
    setenv("DTL_SHMEM", "none", 1);
    expect_refusal("DTL_SHMEM is \"none\"");
    setenv("DTL_SHMEM", "open", 1);
    expect_refusal("DTL_SHMEM is \"open\"; expected openshmem or none");
}

static void another_mpi_has_none(void **state)
{
    (void)state;
    setenv("DTL_SHMEM", "openshmem", 1);
    expect_refusal("MPICH is in use; expected a job of openmpi");
}

static void an_mpi_that_was_started_without_it_stays_without(void **state)
{
    (void)state;
    setenv("DTL_SHMEM", "openshmem", 1);
    expect_refusal("DTL_SHMEM was not set when Open MPI was started; expected it then");
}

static void random_addresses_are_refused(void **state)
{
    (void)state;
    expect_refusal("the process has random addresses, with which OpenSHMEM may crash when it "
                   "starts; expected the program to be started by setarch -R");
}

static void a_part_of_the_ranks_is_refused(void **state)
{
    dtl_context_t half = NULL, made = NULL;

    (void)state;
    assert_int_equal(dtl_has_shmem(), 1);
    assert_success(dtl_context_split(world.ctx, world.rank, 0, &half));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_with_shmem(half, &made));
    assert_message("ctx has 1 of the 2 ranks of the job; expected all");
    dtl_context_destroy(half);
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strcmp(way, "mpich") == 0 ? another_mpi_has_none
                         : strcmp(way, "late") == 0
                             ? an_mpi_that_was_started_without_it_stays_without
                         : strcmp(way, "random") == 0 ? random_addresses_are_refused
                         : strcmp(way, "fixed") == 0  ? a_part_of_the_ranks_is_refused
                                                      : what_was_not_asked_for_is_not_there),
    };

    if (strcmp(way, "random") == 0 || strcmp(way, "fixed") == 0)
        setenv("DTL_SHMEM", "openshmem", 1);
    return run_in_world("shmem", tests, COUNT_OF(tests));
}
