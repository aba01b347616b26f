/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls that thunks make of NVSHMEM or rocSHMEM, with their arguments; a recorder replaces the
 * library. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dtl/dev.h>
#include <dtl/types.h>

#include "recorder.h"

#ifdef OF_ROCSHMEM
#define THREAD(name) "rocshmem_" name
#define WARP(name) "rocshmem_" name "_wave"
#define BLOCK(name) "rocshmem_" name "_wg"
#define SYNC "rocshmem_sync_all"
#define WAIT "rocshmem_uint64_wait_until"
enum { LE = 5, GE = 3, SET = 0, ADD = 1 };
#else
#define THREAD(name) "nvshmem_" name
#define WARP(name) "nvshmemx_" name "_warp"
#define BLOCK(name) "nvshmemx_" name "_block"
#define SYNC "nvshmem_team_sync"
#define WAIT "nvshmem_signal_wait_until"
enum { LE = 3, GE = 5, SET = 9, ADD = 10 };
#endif

struct called called_last;

static uint64_t words[4] = {7, 8, 9, 10};

static uint64_t word(int index)
{
    return NUMBER(&words[index]);
}

static void assert_called(int32_t status, const char *name, const uint64_t *given, size_t count)
{
    assert_int_equal(status, DTL_DEV_OK);
    assert_non_null(called_last.name);
    assert_string_equal(called_last.name, name);
    for (size_t index = 0; index < count; index++)
        assert_int_equal(called_last.given[index], given[index]);
    called_last.name = NULL;
}

#define CALLED(call, name, ...)                                                                    \
    assert_called(call, name, (const uint64_t[]){__VA_ARGS__},                                     \
                  sizeof((const uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

static void copies_call_the_library_in_each_scope(void **state)
{
    (void)state;
    CALLED(dtl_dev_putmem(0, word(0), word(1), 8, 0), THREAD("putmem"), word(0), word(1), 8, 0);
    CALLED(dtl_dev_putmem_warp(0, word(0), word(1), 8, 1), WARP("putmem"), word(0), word(1), 8, 1);
    CALLED(dtl_dev_putmem_block(0, word(0), word(1), 8, 1), BLOCK("putmem"), word(0), word(1), 8,
           1);
    CALLED(dtl_dev_putmem_nbi(0, word(0), word(1), 8, 0), THREAD("putmem_nbi"), word(0), word(1));
    CALLED(dtl_dev_putmem_nbi_warp(0, word(0), word(1), 8, 0), WARP("putmem_nbi"), word(0));
    CALLED(dtl_dev_putmem_nbi_block(0, word(0), word(1), 8, 0), BLOCK("putmem_nbi"), word(0));
    CALLED(dtl_dev_getmem(0, word(0), word(1), 8, 0), THREAD("getmem"), word(0), word(1), 8, 0);
    CALLED(dtl_dev_getmem_warp(0, word(0), word(1), 8, 0), WARP("getmem"), word(0), word(1));
    CALLED(dtl_dev_getmem_block(0, word(0), word(1), 8, 0), BLOCK("getmem"), word(0), word(1));
    CALLED(dtl_dev_getmem_nbi(0, word(0), word(1), 8, 0), THREAD("getmem_nbi"), word(0));
    CALLED(dtl_dev_getmem_nbi_warp(0, word(0), word(1), 8, 0), WARP("getmem_nbi"), word(0));
    CALLED(dtl_dev_getmem_nbi_block(0, word(0), word(1), 8, 0), BLOCK("getmem_nbi"), word(0));
}

static void comparisons_call_the_library(void **state)
{
    const uint64_t theirs[] = {
        [DTL_CMP_EQ] = 0,  [DTL_CMP_NE] = 1, [DTL_CMP_GT] = 2,
        [DTL_CMP_LE] = LE, [DTL_CMP_LT] = 4, [DTL_CMP_GE] = GE,
    };

    (void)state;
    for (int32_t ours = DTL_CMP_EQ; ours <= DTL_CMP_GE; ours++) {
        assert_int_equal(dtl_dev_signal_wait_until(0, word(2), ours, 5), 9);
        CALLED(DTL_DEV_OK, WAIT, word(2), theirs[ours], 5);
    }
}

static void signal_operations_call_the_library(void **state)
{
    (void)state;
    CALLED(dtl_dev_putmem_signal(0, word(0), word(1), 8, word(2), 3, DTL_SIGNAL_SET, 1),
           THREAD("putmem_signal"), word(0), word(1), 8, word(2), 3, SET, 1);
    CALLED(dtl_dev_putmem_signal_block(0, word(0), word(1), 8, word(2), 3, DTL_SIGNAL_ADD, 1),
           BLOCK("putmem_signal"), word(0), word(1), 8, word(2), 3, ADD, 1);
    CALLED(dtl_dev_putmem_signal_nbi(0, word(0), word(1), 8, word(2), 3, DTL_SIGNAL_ADD, 1),
           THREAD("putmem_signal_nbi"), word(0), word(1), 8, word(2), 3, ADD, 1);
    CALLED(dtl_dev_putmem_signal_nbi_block(0, word(0), word(1), 8, word(2), 3, DTL_SIGNAL_SET, 1),
           BLOCK("putmem_signal_nbi"), word(0), word(1), 8, word(2), 3, SET, 1);
#ifdef OF_ROCSHMEM
    CALLED(dtl_dev_signal_op(0, word(2), 3, DTL_SIGNAL_SET, 1), THREAD("uint64_atomic_set"),
           word(2), 3, 1);
    CALLED(dtl_dev_signal_op(0, word(2), 3, DTL_SIGNAL_ADD, 1), THREAD("uint64_atomic_add"),
           word(2), 3, 1);
#else
    CALLED(dtl_dev_signal_op(0, word(2), 3, DTL_SIGNAL_SET, 1), "nvshmemx_signal_op", word(2), 3,
           SET, 1);
    CALLED(dtl_dev_signal_op(0, word(2), 3, DTL_SIGNAL_ADD, 1), "nvshmemx_signal_op", word(2), 3,
           ADD, 1);
#endif
}

static void fences_and_barriers_call_the_library(void **state)
{
    (void)state;
    CALLED(dtl_dev_fence(0), THREAD("fence"), 0);
    CALLED(dtl_dev_quiet(0), THREAD("quiet"), 0);
    CALLED(dtl_dev_barrier_all(0), THREAD("barrier_all"), 0);
    CALLED(dtl_dev_barrier_all_warp(0), WARP("barrier_all"), 0);
    CALLED(dtl_dev_barrier_all_block(0), BLOCK("barrier_all"), 0);
    CALLED(dtl_dev_sync_all(0), THREAD("sync_all"), 0);
    CALLED(dtl_dev_sync(0, DTL_TEAM_WORLD), SYNC, 0);
}

#ifndef OF_ROCSHMEM
static void teams_call_the_library(void **state)
{
    (void)state;
    CALLED(dtl_dev_barrier(0, DTL_TEAM_NODE), THREAD("barrier"), 2);
    CALLED(dtl_dev_broadcastmem_block(0, DTL_TEAM_SHARED, word(0), word(1), 8, 1),
           "nvshmemx_uint8_broadcast_block", 1, word(0), word(1), 8, 1);
    CALLED(dtl_dev_fcollectmem_block(0, DTL_TEAM_SHARED, word(0), word(1), 8), BLOCK("fcollectmem"),
           1, word(0), word(1), 8);
    assert_int_equal(dtl_dev_broadcastmem_block(0, DTL_TEAM_SHARED, word(0), word(1), 8, 2),
                     DTL_DEV_NO_RANK);
    assert_null(called_last.name);
}
#endif

static void rank_queries_call_the_library(void **state)
{
    (void)state;
    assert_int_equal(dtl_dev_my_pe(0), RECORDED_RANK);
    assert_int_equal(dtl_dev_n_pes(0), RECORDED_RANKS);
    assert_int_equal(dtl_dev_team_n_pes(0, DTL_TEAM_WORLD), RECORDED_RANKS);
    assert_int_equal(dtl_dev_context_init(0, RECORDED_RANK, RECORDED_RANKS, 0, 0), DTL_DEV_OK);
    assert_int_equal(dtl_dev_context_init(0, 0, RECORDED_RANKS, 0, 0), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_remote_ptr(0, word(1), 0), word(1));
    called_last.name = NULL;
}

static void invalid_arguments_call_nothing(void **state)
{
    (void)state;
    assert_int_equal(dtl_dev_putmem(0, word(0), word(1), 8, RECORDED_RANKS), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_getmem_block(0, word(0), word(1), 8, -1), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_signal_op(0, word(0) + 4, 1, DTL_SIGNAL_SET, 0), DTL_DEV_UNALIGNED);
    assert_int_equal(dtl_dev_signal_op(0, word(0), 1, 0, 0), DTL_DEV_NO_SUCH_OP);
    assert_int_equal(dtl_dev_putmem_signal(0, word(0), word(1), 8, word(2), 3, 1, 0),
                     DTL_DEV_NO_SUCH_OP);
    assert_int_equal(dtl_dev_signal_wait_until(0, word(0), DTL_CMP_GE + 1, 1), 0);
    assert_int_equal(dtl_dev_signal_wait_until(0, word(0) + 1, DTL_CMP_EQ, 1), 0);
    assert_int_equal(dtl_dev_sync(0, -1), DTL_DEV_NO_TEAM);
    assert_int_equal(dtl_dev_barrier(0, 5), DTL_DEV_NO_TEAM);
    assert_int_equal(dtl_dev_remote_ptr(0, word(0), RECORDED_RANKS), 0);
    assert_null(called_last.name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rank_queries_call_the_library),
        cmocka_unit_test(copies_call_the_library_in_each_scope),
        cmocka_unit_test(comparisons_call_the_library),
        cmocka_unit_test(signal_operations_call_the_library),
        cmocka_unit_test(fences_and_barriers_call_the_library),
#ifndef OF_ROCSHMEM
        cmocka_unit_test(teams_call_the_library),
#endif
        cmocka_unit_test(invalid_arguments_call_nothing),
    };

    return cmocka_run_group_tests_name("thunks", tests, NULL, NULL);
}
