/* SPDX-License-Identifier: BSD-3-Clause */
/* Halo exchange: values of the margins, and buffers that are too small. */
#include "../support/support.h"

enum { EACH = 5, WIDTH = 2 };

/* Returns a vector of the elements 0, 1, 2, ..., with EACH of them on each rank. */
static dtl_vector_t ramp(void)
{
    dtl_vector_t vec = NULL;
    int32_t *elements;

    assert_success(
        dtl_vector_create(world.ctx, DTL_DTYPE_INT32, (dtl_size_t)world.size * EACH, &vec));
    elements = dtl_vector_local_data_mut(vec);
    for (int index = 0; index < EACH; index++)
        elements[index] = world.rank * EACH + index;
    return vec;
}

static void periodic_halo_has_both_neighbors(void **state)
{
    int32_t padded[EACH + 2 * WIDTH], whole = world.size * EACH;
    dtl_size_t width = WIDTH;
    int periodic = 1;
    dtl_vector_t vec = ramp();

    (void)state;
    assert_success(dtl_container_exchange_halo(vec, &width, &periodic, padded, COUNT_OF(padded)));
    for (int index = 0; index < (int)COUNT_OF(padded); index++)
        assert_int_equal(padded[index], (world.rank * EACH + index - WIDTH + whole) % whole);
    dtl_vector_destroy(vec);
}

static void margin_at_an_open_end_is_unchanged(void **state)
{
    int32_t padded[EACH + 2 * WIDTH];
    dtl_size_t width = WIDTH;
    int periodic = 0;
    dtl_vector_t vec = ramp();

    (void)state;
    memset(padded, 0xff, sizeof padded);
    assert_success(dtl_container_exchange_halo(vec, &width, &periodic, padded, COUNT_OF(padded)));
    for (int index = 0; index < (int)COUNT_OF(padded); index++) {
        int32_t place = world.rank * EACH + index - WIDTH;

        assert_int_equal(padded[index], place < 0 || place >= world.size * EACH ? -1 : place);
    }
    dtl_vector_destroy(vec);
}

static void a_buffer_too_small_on_one_rank_fails_on_all(void **state)
{
    int32_t padded[EACH + 2 * WIDTH] = {0};
    dtl_size_t width = WIDTH, capacity = COUNT_OF(padded) - (world.rank == world.size - 1);
    int periodic = 1;
    dtl_vector_t vec = ramp();

    (void)state;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_exchange_halo(vec, &width, &periodic, padded, capacity));
    if (world.rank == world.size - 1)
        assert_message("capacity is 8; expected at least the padded part's elements, 9");
    for (size_t index = 0; index < COUNT_OF(padded); index++)
        assert_int_equal(padded[index], 0);
    dtl_vector_destroy(vec);
}

static void a_margin_without_elements_may_be_of_any_width(void **state)
{
    const dtl_shape shape = {.ndim = 2, .dims = {4, 0}};
    dtl_size_t widths[2] = {(dtl_size_t)1 << 61, 0};
    int periodic[2] = {1, 1};
    int32_t padded = 7;
    dtl_tensor_t tensor;

    (void)state;
    assert_success(dtl_tensor_create(world.ctx, DTL_DTYPE_INT32, shape, &tensor));
    assert_success(dtl_container_exchange_halo(tensor, widths, periodic, &padded, 1));
    assert_int_equal(padded, 7);
    dtl_tensor_destroy(tensor);
}

/* A refresh takes the margin from the padded arrays of all ranks and changes neither their inner
 * elements nor the container. */
static void a_refresh_takes_the_margin_from_the_padded_arrays(void **state)
{
    int32_t padded[EACH + 2 * WIDTH], whole = world.size * EACH;
    dtl_size_t width = WIDTH;
    int periodic = 1;
    dtl_vector_t vec = ramp();
    const int32_t *elements = dtl_vector_local_data(vec);

    (void)state;
    assert_success(dtl_container_exchange_halo(vec, &width, &periodic, padded, COUNT_OF(padded)));
    for (int index = 0; index < EACH; index++)
        padded[WIDTH + index] += 100;
    assert_success(dtl_container_refresh_halo(vec, &width, &periodic, padded, COUNT_OF(padded)));
    for (int index = 0; index < (int)COUNT_OF(padded); index++)
        assert_int_equal(padded[index], 100 + (world.rank * EACH + index - WIDTH + whole) % whole);
    for (int index = 0; index < EACH; index++)
        assert_int_equal(elements[index], world.rank * EACH + index);
    dtl_vector_destroy(vec);
}

static void a_refresh_with_a_small_buffer_on_one_rank_fails_on_all(void **state)
{
    int32_t padded[EACH + 2 * WIDTH] = {0};
    dtl_size_t width = WIDTH, capacity = COUNT_OF(padded) - (world.rank == world.size - 1);
    int periodic = 1;
    dtl_vector_t vec = ramp();

    (void)state;
    padded[WIDTH] = padded[WIDTH + EACH - 1] = 5;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_refresh_halo(vec, &width, &periodic, padded, capacity));
    for (int index = 0; index < WIDTH; index++) {
        assert_int_equal(padded[index], 0);
        assert_int_equal(padded[WIDTH + EACH + index], 0);
    }
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(periodic_halo_has_both_neighbors),
        cmocka_unit_test(margin_at_an_open_end_is_unchanged),
        cmocka_unit_test(a_buffer_too_small_on_one_rank_fails_on_all),
        cmocka_unit_test(a_margin_without_elements_may_be_of_any_width),
        cmocka_unit_test(a_refresh_takes_the_margin_from_the_padded_arrays),
        cmocka_unit_test(a_refresh_with_a_small_buffer_on_one_rank_fails_on_all),
    };

    return run_in_world("halo", tests, COUNT_OF(tests));
}
