/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads save containers at the same time, each in its own context. */
#include <unistd.h>

#include "../support/threads.h"

enum { FILES = 20 };

static dtl_context_t contexts[THREADS];

static int make_contexts(void **state)
{
    (void)state;
    for (int thread = 0; thread < THREADS; thread++)
        assert_success(dtl_context_dup(world.ctx, &contexts[thread]));
    return 0;
}

static int destroy_contexts(void **state)
{
    char path[32];

    (void)state;
    for (int thread = 0; thread < THREADS; thread++) {
        dtl_context_destroy(contexts[thread]);
        snprintf(path, sizeof path, "threads.%d.npy", thread);
        if (world.rank == 0)
            unlink(path);
    }
    return 0;
}

static void save_and_load(int64_t thread)
{
    char path[32];
    int64_t value;
    dtl_vector_t vec = NULL;

    snprintf(path, sizeof path, "threads.%d.npy", (int)thread);
    for (int64_t turn = 0; turn < FILES; turn++) {
        int64_t sum = 0, expected = 100 * (1000 * thread + turn);

        value = 1000 * thread + turn;
        expect(dtl_vector_create_fill(contexts[thread], DTL_DTYPE_INT64, 100, &value, &vec) ==
               DTL_SUCCESS);
        expect(dtl_container_save((dtl_container_t)vec, path) == DTL_SUCCESS);
        value = -1;
        expect(dtl_container_fill((dtl_container_t)vec, &value) == DTL_SUCCESS);
        expect(dtl_container_load((dtl_container_t)vec, path) == DTL_SUCCESS);
        expect(dtl_container_reduce((dtl_container_t)vec, DTL_OP_SUM, &sum) == DTL_SUCCESS);
        expect(sum == expected);
        dtl_vector_destroy(vec);
    }
}

static void threads_save_at_the_same_time(void **state)
{
    (void)state;
    if (dtl_environment_mpi_thread_level() < 3)
        return;
    team(save_and_load);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(threads_save_at_the_same_time, make_contexts,
                                        destroy_contexts),
    };

    return run_in_world("threads that save", tests, COUNT_OF(tests));
}
