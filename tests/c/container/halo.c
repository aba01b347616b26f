/* SPDX-License-Identifier: BSD-3-Clause */
/* Halos: what lies left and right, and rooms that are too small. */
#include "../support/support.h"

enum { EACH = 5, WIDTH = 2 };

/* The elements 0, 1, 2, ..., EACH of them on each rank. */
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

static void ring_gives_both_neighbours(void **state)
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

static void open_end_leaves_the_margin_as_it_was(void **state)
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

static void room_that_is_too_small_on_one_rank_fails_on_all(void **state)
{
    int32_t padded[EACH + 2 * WIDTH] = {0};
    dtl_size_t width = WIDTH, room = COUNT_OF(padded) - (world.rank == world.size - 1);
    int periodic = 1;
    dtl_vector_t vec = ramp();

    (void)state;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_exchange_halo(vec, &width, &periodic, padded, room));
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

/* The margin follows the padded parts of all ranks, whose inner elements and container stay. */
static void a_refreshed_margin_is_of_the_padded_parts(void **state)
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

static void a_refresh_without_room_on_one_rank_fails_on_all(void **state)
{
    int32_t padded[EACH + 2 * WIDTH] = {0};
    dtl_size_t width = WIDTH, room = COUNT_OF(padded) - (world.rank == world.size - 1);
    int periodic = 1;
    dtl_vector_t vec = ramp();

    (void)state;
    padded[WIDTH] = padded[WIDTH + EACH - 1] = 5;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_refresh_halo(vec, &width, &periodic, padded, room));
    for (int index = 0; index < WIDTH; index++) {
        assert_int_equal(padded[index], 0);
        assert_int_equal(padded[WIDTH + EACH + index], 0);
    }
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ring_gives_both_neighbours),
        cmocka_unit_test(open_end_leaves_the_margin_as_it_was),
        cmocka_unit_test(room_that_is_too_small_on_one_rank_fails_on_all),
        cmocka_unit_test(a_margin_without_elements_may_be_of_any_width),
        cmocka_unit_test(a_refreshed_margin_is_of_the_padded_parts),
        cmocka_unit_test(a_refresh_without_room_on_one_rank_fails_on_all),
    };

    return run_in_world("halo", tests, COUNT_OF(tests));
}
