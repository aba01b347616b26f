/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions that accept every kind of container: properties, indices, redistribution and reductions
 * over its ranks. */
#include "../support/support.h"

static void tensors_are_redistributed_along_their_dimension(void **state)
{
    dtl_tensor_t tensor = NULL;

    (void)state;
    assert_success(dtl_tensor_create(world.ctx, DTL_DTYPE_INT64, dtl_shape_2d(7, 3), &tensor));
    dtl_container_t container = (dtl_container_t)tensor;
    int64_t *mine = dtl_container_local_data_mut(container);
    for (dtl_size_t index = 0; index < dtl_container_local_size(container); index++)
        mine[index] = dtl_container_to_global(container, (dtl_index_t)index);
    for (int policy = DTL_PARTITION_COUNT - 1; policy >= 0; policy--) {
        assert_success(dtl_container_redistribute(container, (dtl_partition_policy)policy));

        assert_int_equal(dtl_container_partition_policy(container), policy);
        const int64_t *found = dtl_container_local_data(container);
        for (dtl_size_t index = 0; index < dtl_container_local_size(container); index++)
            assert_int_equal(found[index], dtl_container_to_global(container, (dtl_index_t)index));
    }
    dtl_tensor_destroy(tensor);
}

static void indices_of_a_tensor_have_one_owner(void **state)
{
    dtl_container_options options;
    dtl_tensor_t tensor = NULL;

    (void)state;
    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_CYCLIC;
    assert_success(dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT8, dtl_shape_2d(3, 5), 1,
                                                  &options, &tensor));
    dtl_container_t container = (dtl_container_t)tensor;
    for (dtl_index_t index = 0; index < 15; index++) {
        assert_int_equal(dtl_container_owner(container, index), index % 5 % world.size);
        assert_int_equal(dtl_container_is_local(container, index),
                         index % 5 % world.size == world.rank);
    }
    assert_int_equal(dtl_container_owner(container, 15), DTL_NO_RANK);
    assert_message("global_idx is 15");
    dtl_tensor_destroy(tensor);
}

static void a_span_is_not_redistributed(void **state)
{
    double values[3] = {1.0, 2.0, 3.0};
    dtl_span_t span = NULL;

    (void)state;
    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, values, 3, 3, 0, 1, &span));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_redistribute((dtl_container_t)span, DTL_PARTITION_CYCLIC));
    assert_message("container is a span");
    assert_success(dtl_container_sync((dtl_container_t)span));
    dtl_span_destroy(span);
}

static void ranks_reduce_their_values(void **state)
{
    int64_t mine = world.rank + 1, total = -1;
    double values[1] = {0.0};
    dtl_vector_t vec = NULL;
    dtl_span_t span = NULL;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT32, 10, &vec));
    assert_success(
        dtl_container_combine((dtl_container_t)vec, &mine, &total, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(total, world.size * (world.size + 1) / 2);
    dtl_vector_destroy(vec);

    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, values, 1, 1, 0, 1, &span));
    assert_success(dtl_container_combine((dtl_container_t)span, &mine, &total, 1, DTL_DTYPE_INT64,
                                         DTL_OP_SUM));
    assert_int_equal(total, mine);
    dtl_span_destroy(span);
}

static void a_span_of_the_programs_memory_returns_its_failures(void **state)
{
    int32_t elements[2] = {0};
    dtl_span_t span;

    (void)state;
    assert_success(dtl_span_create(DTL_DTYPE_INT32, elements, 2, 2, 0, 1, &span));
    assert_int_equal(dtl_container_error_policy(span), DTL_ERROR_POLICY_RETURN_STATUS);
    dtl_span_destroy(span);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensors_are_redistributed_along_their_dimension),
        cmocka_unit_test(indices_of_a_tensor_have_one_owner),
        cmocka_unit_test(a_span_is_not_redistributed),
        cmocka_unit_test(ranks_reduce_their_values),
        cmocka_unit_test(a_span_of_the_programs_memory_returns_its_failures),
    };

    return run_in_world("query", tests, COUNT_OF(tests));
}
