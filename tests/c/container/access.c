/* SPDX-License-Identifier: BSD-3-Clause */
/* Access to elements by global index, on any rank. */
#include "../support/support.h"

enum { SIZE = 37 };

static dtl_container_t exposed_vector(int policy)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.partition = (dtl_partition_policy)policy;
    options.block_size = 3;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, SIZE, &options, &vec));
    int64_t *mine = dtl_vector_local_data_mut(vec);
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        mine[index] = 10 * dtl_vector_to_global(vec, (dtl_index_t)index);
    assert_success(dtl_container_expose((dtl_container_t)vec));
    assert_success(dtl_vector_sync(vec));
    return (dtl_container_t)vec;
}

static void every_rank_reads_and_writes_every_element(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_REPLICATED; policy++) {
        dtl_container_t vec = exposed_vector(policy);
        int64_t value = -1;

        for (dtl_index_t index = 0; index < SIZE; index++) {
            assert_success(dtl_container_get_element(vec, index, &value));
            assert_int_equal(value, 10 * index);
        }
        assert_success(dtl_container_sync(vec));
        for (dtl_index_t index = world.rank; index < SIZE; index += world.size) {
            value = -index;
            assert_success(dtl_container_set_element(vec, index, &value));
        }
        assert_success(dtl_container_sync(vec));
        assert_success(dtl_container_get_element(vec, SIZE - 1, &value));
        assert_int_equal(value, 1 - SIZE);
        assert_success(dtl_container_sync(vec));
        dtl_vector_destroy((dtl_vector_t)vec);
    }
}

static void elements_are_returned_in_the_order_of_indices(void **state)
{
    dtl_index_t indices[SIZE];
    int64_t values[SIZE] = {0};
    dtl_container_t vec = exposed_vector(DTL_PARTITION_CYCLIC);

    (void)state;
    for (int place = 0; place < SIZE; place++)
        indices[place] = place * 11 % SIZE;
    assert_success(dtl_container_get_elements(vec, indices, SIZE, values));
    for (int place = 0; place < SIZE; place++)
        assert_int_equal(values[place], 10 * indices[place]);
    assert_success(dtl_container_get_elements(vec, NULL, 0, NULL));
    assert_success(dtl_container_sync(vec));
    dtl_vector_destroy((dtl_vector_t)vec);
}

static void an_index_outside_is_refused(void **state)
{
    static const dtl_index_t indices[] = {0, SIZE};
    int64_t values[2] = {7, 7};
    dtl_container_t vec = exposed_vector(DTL_PARTITION_BLOCK);

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_container_get_element(vec, SIZE, values));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_container_get_elements(vec, indices, 2, values));
    assert_message("indices[1] is 37; expected 0 <= index < 37");
    assert_int_equal(values[0], 7);
    assert_success(dtl_container_sync(vec));
    dtl_vector_destroy((dtl_vector_t)vec);
}

static void remote_elements_are_refused_without_exposure(void **state)
{
    dtl_vector_t vec = NULL;
    int64_t value = 7;
    dtl_status expected = world.size == 1 ? DTL_SUCCESS : DTL_ERROR_INVALID_STATE;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, world.size, &vec));
    assert_status(expected, dtl_container_get_element((dtl_container_t)vec,
                                                      (world.rank + 1) % world.size, &value));
    assert_success(dtl_container_get_element((dtl_container_t)vec, world.rank, &value));
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rank_reads_and_writes_every_element),
        cmocka_unit_test(elements_are_returned_in_the_order_of_indices),
        cmocka_unit_test(an_index_outside_is_refused),
        cmocka_unit_test(remote_elements_are_refused_without_exposure),
    };

    return run_in_world("access", tests, COUNT_OF(tests));
}
