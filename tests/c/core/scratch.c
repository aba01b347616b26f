/* SPDX-License-Identifier: BSD-3-Clause */
/* Large scratch memory for the duration of a call, which the process caches for its next call. */
#include "core/scratch_memory.h"

#include "../support/support.h"

static const uint64_t MIB = 1 << 20;

static struct scratch opened(uint64_t bytes)
{
    struct scratch scratch;

    assert_success(dtl__scratch_open(&scratch, bytes, "a test"));
    assert_non_null(scratch.start);
    assert_true(scratch.bytes >= bytes);
    memset(scratch.start, 0x5a, bytes);
    return scratch;
}

static void the_next_call_reuses_it(void **state)
{
    struct scratch first = opened(8 * MIB), second;
    void *start = first.start;

    (void)state;
    dtl__scratch_close(&first);
    assert_null(first.start);
    second = opened(4 * MIB);
    assert_ptr_equal(start, second.start);
    dtl__scratch_close(&second);
}

static void two_scratch_blocks_are_disjoint(void **state)
{
    struct scratch large = opened(16 * MIB), small = opened(2 * MIB), next;
    char *start = large.start, *other = small.start;

    (void)state;
    assert_true(other + 2 * MIB <= start || start + 16 * MIB <= other);
    dtl__scratch_close(&small);
    dtl__scratch_close(&large);
    next = opened(16 * MIB); /* the larger block was cached */
    assert_ptr_equal(start, next.start);
    dtl__scratch_close(&next);
}

static void allocations_without_memory_are_refused(void **state)
{
    struct scratch scratch;

    (void)state;
    assert_int_equal(dtl__scratch_open(&scratch, UINT64_MAX, "a test"), DTL_ERROR_OUT_OF_MEMORY);
    assert_null(scratch.start);
    dtl__scratch_close(&scratch);
}

static void empty_scratch_is_closed(void **state)
{
    struct scratch scratch = {0};

    (void)state;
    dtl__scratch_close(&scratch);
    assert_success(dtl__scratch_open(&scratch, 0, "a test"));
    dtl__scratch_close(&scratch);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_call_reuses_it),
        cmocka_unit_test(two_scratch_blocks_are_disjoint),
        cmocka_unit_test(allocations_without_memory_are_refused),
        cmocka_unit_test(empty_scratch_is_closed),
    };

    return run_in_world("core/scratch", tests, COUNT_OF(tests));
}
