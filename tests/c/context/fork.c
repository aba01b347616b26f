/* SPDX-License-Identifier: BSD-3-Clause */
/* A process forked from a rank: its calls are refused, and its exit affects no rank. */
#include "../support/support.h"

#include <sys/wait.h>
#include <unistd.h>

static bool is_child;

/* The leak sanitizer stops all threads, and may wait forever for a thread that the child does not
 * have. */
int __lsan_is_turned_off(void) __attribute__((visibility("default")));

int __lsan_is_turned_off(void)
{
    return is_child;
}

static int is_wrong_of_a_rank(void)
{
    return dtl_barrier(world.ctx) != DTL_ERROR_INVALID_STATE ||
           strstr(last_message(), "dtl_barrier: the process was forked") == NULL;
}

/* The child of a single-process job may initialize the library anew. */
static int is_wrong_alone(void)
{
    dtl_context_t own = NULL;
    int is_wrong = dtl_barrier(world.ctx) != DTL_ERROR_INVALID_ARGUMENT ||
                   strstr(last_message(), "already closed") == NULL ||
                   dtl_context_create_default(&own) != DTL_SUCCESS ||
                   dtl_barrier(own) != DTL_SUCCESS;

    dtl_context_destroy(own);
    return is_wrong;
}

/* Makes calls in a child process, which exits with 0 if all are refused as expected. */
static int child_status(dtl_map_t map)
{
    int status = -1;
    pid_t child;

    fflush(NULL);
    child = fork();
    is_child = child == 0;
    if (is_child) {
        int wrong = world.size == 1 ? is_wrong_alone() : is_wrong_of_a_rank();

        dtl_map_destroy(map);
        dtl_context_destroy(world.ctx);
        exit(wrong);
    }
    waitpid(child, &status, 0);
    return status;
}

static void calls_of_a_child_are_refused_and_its_exit_is_harmless(void **state)
{
    int64_t key = world.rank;
    dtl_map_t map;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    assert_int_equal(child_status(map), 0);
    assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), world.size);
    dtl_map_destroy(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_of_a_child_are_refused_and_its_exit_is_harmless),
    };

    return run_in_world("fork", tests, COUNT_OF(tests));
}
