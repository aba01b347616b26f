/* SPDX-License-Identifier: BSD-3-Clause */
/* Numbers without a payload are sorted in place if there is no memory for a buffer; the linker
 * redirects the allocation of the buffer to this file (--wrap). */
#include "../support/support.h"

#include "core/scratch_memory.h"

enum { COUNT = 100003 };

static int refused;

dtl_status __wrap_dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what);

dtl_status __wrap_dtl__scratch_open(struct scratch *out, uint64_t bytes, const char *what)
{
    (void)bytes;
    *out = (struct scratch){0};
    refused++;
    return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%s: none in this test", what);
}

static void check_sort(dtl_sort_order order, dtl_execution_policy execution)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    int64_t *elements;
    uint64_t sum = 0, expected = 0;
    int before = refused;

    dtl_container_options_init(&options);
    options.execution = execution;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, COUNT, &options, &vec));
    elements = dtl_vector_local_data_mut(vec);
    for (uint64_t index = 0; index < COUNT; index++) {
        elements[index] = (int64_t)(index * UINT64_C(0x9e3779b97f4a7c15));
        expected += (uint64_t)elements[index] * (uint64_t)elements[index];
    }
    assert_success(dtl_container_sort(vec, order));
    assert_int_equal(refused, before + 1);
    for (uint64_t index = 0; index < COUNT; index++) {
        sum += (uint64_t)elements[index] * (uint64_t)elements[index];
        if (index > 0 && order == DTL_SORT_ASCENDING)
            assert_true(elements[index - 1] <= elements[index]);
        else if (index > 0)
            assert_true(elements[index - 1] >= elements[index]);
    }
    assert_true(sum == expected);
    dtl_vector_destroy(vec);
}

static void numbers_are_sorted_in_place(void **state)
{
    static const dtl_sort_order orders[] = {DTL_SORT_ASCENDING, DTL_SORT_DESCENDING};

    (void)state;
    for (size_t order = 0; order < COUNT_OF(orders); order++) {
        check_sort(orders[order], DTL_EXEC_SEQ);
        check_sort(orders[order], DTL_EXEC_PAR);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_sorted_in_place),
    };

    return run_in_world("unbuffered_sorts", tests, COUNT_OF(tests));
}
