/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocation returns aligned, zeroed memory or fails; shapes and products of sizes never
 * overflow. */
#include "../support/support.h"

#include "dtl_runtime.h"

static void memory_is_aligned_and_zero(void **state)
{
    static const size_t sizes[] = {1, 63, 64, 65, 4096, 1 << 20};

    (void)state;
    for (size_t index = 0; index < COUNT_OF(sizes); index++) {
        unsigned char *memory = NULL;

        assert_success(dtl__alloc((void **)&memory, sizes[index], "test"));
        assert_int_equal((uintptr_t)memory % 64, 0);
        for (size_t byte = 0; byte < sizes[index]; byte++)
            assert_int_equal(memory[byte], 0);
        memset(memory, 0xff, sizes[index]);
        dtl__release(memory);
    }
}

static void no_bytes_are_null(void **state)
{
    void *memory = &world;

    (void)state;
    assert_success(dtl__alloc(&memory, 0, "test"));

    assert_null(memory);
    dtl__release(memory);
}

static void impossible_sizes_are_refused(void **state)
{
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 64, PTRDIFF_MAX, (size_t)1 << 62};
    void *memory = &world;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(sizes); index++) {
        assert_status(DTL_ERROR_OUT_OF_MEMORY,
                      dtl__alloc(&memory, sizes[index], "the test's buffer"));
        assert_message("the test's buffer");
        assert_ptr_equal(memory, &world); /* a refused call writes nothing */
    }
}

static void products_and_sums_do_not_wrap(void **state)
{
    uint64_t product = 0;
    uint64_t counts[] = {UINT64_MAX, 1};

    (void)state;
    assert_true(dtl__product(UINT64_MAX, 1, &product));
    assert_false(dtl__product(UINT64_C(1) << 32, UINT64_C(1) << 32, &product));
    assert_true(dtl__plus(UINT64_MAX, 1) == UINT64_MAX);
    assert_true(dtl__times(UINT64_MAX, 2) == UINT64_MAX);
    assert_true(dtl__sum(counts, 2) == UINT64_MAX);
}

static void shape_size_is_the_product_or_nothing(void **state)
{
    dtl_size_t eight[8] = {2, 2, 2, 2, 2, 2, 2, 2};
    dtl_shape shape = dtl_shape_nd(8, eight);

    (void)state;
    assert_int_equal(dtl_shape_size(&shape), 256);
    shape = dtl_shape_3d(100, 64, 64);
    assert_int_equal(dtl_shape_size(&shape), 409600);
    shape = dtl_shape_2d(UINT64_C(1) << 33, UINT64_C(1) << 33);
    assert_int_equal(dtl_shape_size(&shape), 0);
    shape = dtl_shape_2d(5, 0);
    assert_int_equal(dtl_shape_size(&shape), 0);
    shape = dtl_shape_1d(7);
    shape.ndim = 9;
    assert_int_equal(dtl_shape_size(&shape), 0);
}

static void overlap_is_a_shared_byte(void **state)
{
    char bytes[16] = {0};

    (void)state;
    assert_true(dtl__overlaps(bytes, 8, bytes + 7, 1));
    assert_false(dtl__overlaps(bytes, 8, bytes + 8, 8));
    assert_true(dtl__overlaps(bytes + 4, 1, bytes, 16));
    assert_false(dtl__overlaps(bytes, 0, bytes, 16));
    assert_false(dtl__overlaps(bytes, 16, bytes + 4, 0));
    assert_false(dtl__overlaps(NULL, 8, NULL, 8));
    assert_false(dtl__overlaps(NULL, UINT64_MAX, bytes, 8));
    assert_false(dtl__overlaps(bytes, 8, NULL, UINT64_MAX));
}

/* Extreme shapes: 62 extents of 2 among 64, and one extent with all bits set. */
static void extents_fit(void **state)
{
    dtl_size_t extents[64], read[65];
    dtl_shape shape = {0};

    (void)state;
    for (int ndim = 0; ndim <= 64; ndim++)
        for (int large = 0; large < 3; large++) {
            for (int dim = 0; dim < 64; dim++)
                extents[dim] = large == 0 && dim > 1 ? 2 : (dtl_size_t)(dim % 2);
            if (large == 2 && ndim > 0)
                extents[ndim - 1] = UINT64_MAX;
            memset(read, -1, sizeof read);
            assert_success(dtl_shape_pack(ndim, extents, &shape));
            assert_int_equal(shape.ndim, ndim);
            assert_success(dtl_shape_unpack(&shape, 65, read));
            assert_memory_equal(read, extents, (size_t)ndim * sizeof *read);
            assert_int_equal(read[64], 0);
        }
}

static void extents_that_do_not_fit_are_refused(void **state)
{
    dtl_size_t extents[64];
    dtl_shape shape = {.ndim = 9}, torn = {.ndim = 64};

    (void)state;
    memset(extents, -1, sizeof extents);
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_shape_pack(64, extents, &shape));
    assert_int_equal(shape.ndim, 9);
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, dtl_shape_unpack(&shape, 8, extents));
    memset(torn.dims, -1, sizeof torn.dims);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_shape_unpack(&torn, 64, extents));
    torn.ndim = 65;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_shape_unpack(&torn, 64, extents));
}

static void shape_is_truncated_to_the_buffer(void **state)
{
    static const dtl_size_t dims[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    dtl_shape shape = dtl_shape_nd(10, dims);

    (void)state;
    assert_int_equal(shape.ndim, DTL_MAX_TENSOR_RANK);
    assert_int_equal(shape.dims[DTL_MAX_TENSOR_RANK - 1], 9);
    assert_int_equal(dtl_shape_nd(-3, dims).ndim, 0);
    assert_int_equal(dtl_shape_nd(0, dims).ndim, 0);
    shape = dtl_shape_nd(3, NULL);
    assert_int_equal(shape.ndim, 3);
    assert_int_equal(shape.dims[0], 0);
    assert_int_equal(shape.dims[2], 0);
}

static void the_reserve_grows_repeatedly(void **state)
{
    static const size_t sizes[] = {1 << 20, 4 << 20, 1 << 20};

    (void)state;
    for (size_t index = 0; index < COUNT_OF(sizes); index++)
        assert_success(dtl__reserve_grow(sizes[index]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_aligned_and_zero),
        cmocka_unit_test(no_bytes_are_null),
        cmocka_unit_test(impossible_sizes_are_refused),
        cmocka_unit_test(products_and_sums_do_not_wrap),
        cmocka_unit_test(shape_size_is_the_product_or_nothing),
        cmocka_unit_test(extents_fit),
        cmocka_unit_test(extents_that_do_not_fit_are_refused),
        cmocka_unit_test(shape_is_truncated_to_the_buffer),
        cmocka_unit_test(the_reserve_grows_repeatedly),
        cmocka_unit_test(overlap_is_a_shared_byte),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
