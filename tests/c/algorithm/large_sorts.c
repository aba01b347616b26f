/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorts so large that a thread sorts several shares one after the other. */
#include "../support/support.h"

enum { COUNT = 140 << 20 }; /* elements; more than 1 GiB */

/* Returns evenly spread numbers in no order. */
static uint64_t number_at(uint64_t index)
{
    return index * UINT64_C(0x9e3779b97f4a7c15) >> 1;
}

static void check_sort(dtl_execution_policy execution)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    uint64_t *elements, sum = 0, expected = 0;

    dtl_container_options_init(&options);
    options.execution = execution;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_UINT64, COUNT, &options, &vec));
    elements = dtl_vector_local_data_mut(vec);
    for (uint64_t index = 0; index < COUNT; index++) {
        elements[index] = number_at(index);
        expected += elements[index] * elements[index];
    }
    assert_success(dtl_sort_vector(vec));
    for (uint64_t index = 0; index < COUNT; index++) {
        sum += elements[index] * elements[index];
        if (index > 0 && elements[index - 1] > elements[index])
            fail_msg("element %llu is above the next one", (unsigned long long)index - 1);
    }
    assert_true(sum == expected);
    dtl_vector_destroy(vec);
}

static void shares_follow_each_other(void **state)
{
    (void)state;
    check_sort(DTL_EXEC_SEQ);
    check_sort(DTL_EXEC_PAR);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shares_follow_each_other),
    };

    return run_in_world("algorithm/large_sorts", tests, COUNT_OF(tests));
}
