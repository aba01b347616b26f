/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of <dtl/dev.h> implemented by OpenSHMEM (generated/c/dev/openshmem.c), between its
 * processes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <shmem.h>

#include "scenarios.h"

enum { ROUNDS = 500 };

static struct rank own;

static void with_ranks(rank_function *run, int64_t rounds)
{
    int32_t line;

    memset(own.heap, 0, sizeof *own.heap);
    shmem_barrier_all();
    line = run(&own, rounds);
    if (line != 0)
        fail_msg("rank %d: scenarios.h, line %d", (int)own.me, (int)line);
    shmem_barrier_all();
}

#define BY_PROCESSES(test, run, rounds)                                                            \
    static void test(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        with_ranks(run, rounds);                                                                   \
    }

BY_PROCESSES(data_is_visible_when_its_signal_is, ring, ROUNDS)
BY_PROCESSES(no_addition_is_lost, adders, ROUNDS)
BY_PROCESSES(puts_before_a_barrier_are_visible_after_it, barriers, ROUNDS / 10)
BY_PROCESSES(one_of_two_stores_is_visible, stores_and_loads, ROUNDS)
BY_PROCESSES(no_byte_is_put_outside_its_range, odd_places, 1)
BY_PROCESSES(all_threads_of_a_block_put_collectively, whole_blocks, ROUNDS / 10)
BY_PROCESSES(all_broadcast_and_collect, collectives, 1)
BY_PROCESSES(six_comparisons_have_no_sign, comparisons, 1)
BY_PROCESSES(unsupported_arguments_are_refused, refusals, 1)

static void a_context_is_of_the_same_ranks(void **state)
{
    (void)state;
    assert_int_equal(dtl_dev_context_init(0, own.me, own.size, 0, 0), DTL_DEV_OK);
    assert_int_equal(dtl_dev_context_init(0, own.me, own.size + 1, 0, 0), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_state_bytes(0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_context_is_of_the_same_ranks),
        cmocka_unit_test(data_is_visible_when_its_signal_is),
        cmocka_unit_test(no_addition_is_lost),
        cmocka_unit_test(puts_before_a_barrier_are_visible_after_it),
        cmocka_unit_test(one_of_two_stores_is_visible),
        cmocka_unit_test(no_byte_is_put_outside_its_range),
        cmocka_unit_test(all_threads_of_a_block_put_collectively),
        cmocka_unit_test(all_broadcast_and_collect),
        cmocka_unit_test(six_comparisons_have_no_sign),
        cmocka_unit_test(unsupported_arguments_are_refused),
    };
    int failed;

    setenv("OMPI_MCA_memory", "^patcher", 1); /* avoids a crash of OpenSHMEM when it ends */
    shmem_init();
    own = (struct rank){
        .me = shmem_my_pe(), .size = shmem_n_pes(), .heap = shmem_malloc(sizeof *own.heap)};
    failed = cmocka_run_group_tests_name("openshmem", tests, NULL, NULL);
    shmem_free(own.heap);
    shmem_finalize();
    return failed;
}
