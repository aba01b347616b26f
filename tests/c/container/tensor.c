/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors: access by multi-dimensional index, and invalid shapes. */
#include "../support/support.h"

enum { ROWS = 3, COLUMNS = 4 };

/* Returns a tensor with ROWS rows on each rank. */
static dtl_tensor_t tensor_made(void)
{
    dtl_shape shape = dtl_shape_2d((dtl_size_t)world.size * ROWS, COLUMNS);
    dtl_tensor_t tensor = NULL;

    assert_success(dtl_tensor_create(world.ctx, DTL_DTYPE_INT32, shape, &tensor));
    return tensor;
}

static void elements_have_row_major_indices(void **state)
{
    dtl_tensor_t tensor = tensor_made();
    const int32_t *data = dtl_tensor_local_data(tensor);

    (void)state;
    for (dtl_index_t row = 0; row < ROWS; row++) {
        for (dtl_index_t column = 0; column < COLUMNS; column++) {
            dtl_index_t indices[] = {row, column};
            int32_t given = (int32_t)(10 * row + column), found = -1;

            assert_success(dtl_tensor_set_local_nd(tensor, indices, &given));
            assert_success(dtl_tensor_get_local_nd(tensor, indices, &found));
            assert_int_equal(found, given);
            assert_int_equal(data[row * COLUMNS + column], given);
        }
    }
    dtl_tensor_destroy(tensor);
}

static void indices_outside_are_refused(void **state)
{
    static const dtl_index_t outside[][2] = {{-1, 0}, {ROWS, 0}, {0, -1}, {0, COLUMNS}};
    dtl_tensor_t tensor = tensor_made();
    int32_t value = 7;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(outside); index++) {
        assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                      dtl_tensor_get_local_nd(tensor, outside[index], &value));
        assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                      dtl_tensor_set_local_nd(tensor, outside[index], &value));
    }
    assert_int_equal(value, 7);
    dtl_tensor_destroy(tensor);
}

static void invalid_shapes_are_refused(void **state)
{
    static const int numbers[] = {-1, 0, DTL_MAX_TENSOR_RANK + 1};
    dtl_tensor_t tensor = NULL, made = tensor_made();

    (void)state;
    for (size_t index = 0; index < COUNT_OF(numbers); index++) {
        dtl_shape shape = {.ndim = numbers[index], .dims = {ROWS}};

        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_tensor_create(world.ctx, DTL_DTYPE_INT32, shape, &tensor));
        assert_message("expected 1 <= ndim <= 8");
        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_tensor_reshape(made, shape));
    }
    assert_null(tensor);
    dtl_tensor_destroy(made);
}

static void distributing_a_missing_dimension_is_refused(void **state)
{
    static const int dims[] = {-1, 2};
    dtl_container_options options;
    dtl_tensor_t tensor = NULL;

    (void)state;
    dtl_container_options_init(&options);
    for (size_t index = 0; index < COUNT_OF(dims); index++) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT32,
                                                     dtl_shape_2d(ROWS, COLUMNS), dims[index],
                                                     &options, &tensor));
        assert_message("expected 0 <= dim < 2");
    }
    assert_null(tensor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_have_row_major_indices),
        cmocka_unit_test(indices_outside_are_refused),
        cmocka_unit_test(invalid_shapes_are_refused),
        cmocka_unit_test(distributing_a_missing_dimension_is_refused),
    };

    return run_in_world("tensor", tests, COUNT_OF(tests));
}
