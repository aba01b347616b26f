/* SPDX-License-Identifier: BSD-3-Clause */
/* Binary operations on two arrays, and on an array and a scalar, on all ranks and on one. */
#include <math.h>

#include "../support/support.h"

enum { SIZE = 1031 };

static dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy,
                              const void *value)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.partition = policy;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    assert_success(dtl_container_fill(vec, value));
    return vec;
}

static dtl_vector_t numbers(double value, dtl_partition_policy policy)
{
    return vector_of(DTL_DTYPE_FLOAT64, SIZE, policy, &value);
}

static void assert_all(dtl_vector_t vec, double expected, const char *what)
{
    double *mine = malloc((SIZE + 1) * sizeof *mine);

    assert_success(dtl_container_copy_to_host(vec, mine, dtl_vector_local_size(vec)));
    for (dtl_size_t place = 0; place < dtl_vector_local_size(vec); place++)
        if (!(fabs(mine[place] - expected) <= 1e-15))
            fail_msg("%s gives %.17g; expected %.17g", what, mine[place], expected);
    free(mine);
}

/* Expected results of the operations for 2.5 and -0.75. */
static const struct {
    dtl_binary_op op;
    double made;
} cases[] = {
    {DTL_BINARY_ADD, 1.75},
    {DTL_BINARY_SUBTRACT, 3.25},
    {DTL_BINARY_MULTIPLY, -1.875},
    {DTL_BINARY_DIVIDE, -3.3333333333333335},
    {DTL_BINARY_MINIMUM, -0.75},
    {DTL_BINARY_MAXIMUM, 2.5},
    {DTL_BINARY_LOGICAL_AND, 1},
    {DTL_BINARY_LOGICAL_OR, 1},
    {DTL_BINARY_LOGICAL_XOR, 0},
    {DTL_BINARY_ARCTAN2, 1.8622531212727638},
    {DTL_BINARY_HYPOT, 2.6100766272276377},
    {DTL_BINARY_COPYSIGN, -2.5},
    {DTL_BINARY_FMOD, 0.25},
    {DTL_BINARY_POWER, 0.50297337187317415},
};

static void binary_operations_equal_their_formulas(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        dtl_vector_t x = numbers(2.5, DTL_PARTITION_BLOCK), y = numbers(-0.75, DTL_PARTITION_BLOCK),
                     dst = numbers(0, DTL_PARTITION_CYCLIC);

        assert_success(dtl_container_apply_binary(dst, x, y, cases[index].op));
        assert_all(dst, cases[index].made, dtl_binary_op_name(cases[index].op));
        assert_success(dtl_container_apply_binary_local(y, x, y, cases[index].op));
        assert_all(y, cases[index].made, dtl_binary_op_name(cases[index].op));
        dtl_vector_destroy(x);
        dtl_vector_destroy(y);
        dtl_vector_destroy(dst);
    }
}

static void a_scalar_is_the_named_operand(void **state)
{
    static const double first = 2.5, second = -0.75;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        dtl_vector_t x = numbers(first, DTL_PARTITION_CYCLIC),
                     y = numbers(second, DTL_PARTITION_BLOCK),
                     dst = numbers(0, DTL_PARTITION_BLOCK);

        assert_success(
            dtl_container_apply_value(dst, x, &second, DTL_OPERAND_SECOND, cases[index].op));
        assert_all(dst, cases[index].made, dtl_binary_op_name(cases[index].op));
        assert_success(
            dtl_container_apply_value_local(y, y, &first, DTL_OPERAND_FIRST, cases[index].op));
        assert_all(y, cases[index].made, dtl_binary_op_name(cases[index].op));
        dtl_vector_destroy(x);
        dtl_vector_destroy(y);
        dtl_vector_destroy(dst);
    }
}

static void integers_wrap_around(void **state)
{
    static const int8_t least = INT8_MIN, one = 1, six = 6, three = 3;
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT8, SIZE, DTL_PARTITION_BLOCK, &least);
    int8_t found = 0;

    (void)state;
    assert_success(
        dtl_container_apply_value(vec, vec, &one, DTL_OPERAND_SECOND, DTL_BINARY_SUBTRACT));
    assert_success(dtl_container_reduce(vec, DTL_OP_MIN, &found));
    assert_int_equal(found, INT8_MAX);
    assert_success(dtl_container_fill(vec, &six));
    assert_success(
        dtl_container_apply_value(vec, vec, &three, DTL_OPERAND_FIRST, DTL_BINARY_BITWISE_XOR));
    assert_success(dtl_container_reduce(vec, DTL_OP_MAX, &found));
    assert_int_equal(found, 5);
    dtl_vector_destroy(vec);
}

/* Complex numbers so large that their squares overflow. */
static void complex_quotients_have_no_intermediate_overflow(void **state)
{
    static const double given[] = {0, 1e200}, by[] = {1e200, 1e200};
    dtl_vector_t x = vector_of(DTL_DTYPE_COMPLEX128, 3, DTL_PARTITION_REPLICATED, given);
    double found[6];

    (void)state;
    assert_success(dtl_container_apply_value(x, x, by, DTL_OPERAND_SECOND, DTL_BINARY_DIVIDE));
    assert_success(dtl_container_copy_to_host(x, found, 3));
    for (int part = 0; part < 6; part++)
        assert_true(found[part] == 0.5);
    dtl_vector_destroy(x);
}

static void invalid_operands_of_binary_operations_are_refused(void **state)
{
    static const double number = 0.5;
    static const int64_t seven = 7;
    dtl_vector_t x = numbers(2.5, DTL_PARTITION_BLOCK),
                 dst = vector_of(DTL_DTYPE_FLOAT64, SIZE + 5, DTL_PARTITION_BLOCK, &number),
                 integers = vector_of(DTL_DTYPE_INT64, SIZE, DTL_PARTITION_BLOCK, &seven);
    dtl_span_t all = NULL, front = NULL, behind = NULL;

    (void)state;
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_apply_binary(dst, dst, x, DTL_BINARY_ADD));
    assert_message("expected the shape of src");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_apply_binary(x, x, integers, DTL_BINARY_ADD));
    assert_message("dst has dtype float64; expected that of src, int64");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_apply_binary(integers, integers, integers, DTL_BINARY_DIVIDE));
    assert_message("op is divide; expected an operation that int64 has");
    assert_status(
        DTL_ERROR_NOT_SUPPORTED,
        dtl_container_apply_value_local(x, x, &number, DTL_OPERAND_FIRST, DTL_BINARY_BITWISE_OR));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_apply_value(x, x, &number, (dtl_operand)2, DTL_BINARY_ADD));
    assert_message("place is 2; expected a dtl_operand");
    if (dtl_vector_local_size(x) != dtl_vector_local_size(dst)) {
        assert_status(DTL_ERROR_EXTENT_MISMATCH,
                      dtl_container_apply_binary_local(dst, dst, x, DTL_BINARY_ADD));
        assert_message("on this rank; expected those of src");
    }
    assert_success(dtl_span_from_vector(x, &all));
    assert_success(dtl_span_subspan(all, 0, 9, &front));
    assert_success(dtl_span_subspan(all, 1, 9, &behind));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_apply_binary_local(front, front, behind, DTL_BINARY_ADD));
    assert_message("some of the elements of dst, at other indices");
    assert_all(x, 2.5, "what was refused");
    dtl_span_destroy(front);
    dtl_span_destroy(behind);
    dtl_span_destroy(all);
    dtl_vector_destroy(integers);
    dtl_vector_destroy(x);
    dtl_vector_destroy(dst);
}

static void dot_of_other_elements_is_refused(void **state)
{
    dtl_container_options options;
    dtl_vector_t cyclic, blocks;
    dtl_tensor_t wide, high;
    double dot = -1.0;

    (void)state;
    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_BLOCK_CYCLIC;
    assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64,
                                                  (dtl_size_t)(6 * world.size), &options, &cyclic));
    options.block_size = 3;
    assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64,
                                                  (dtl_size_t)(6 * world.size), &options, &blocks));
    assert_success(dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(4, 12),
                                                  1, NULL, &wide));
    assert_success(dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(4, 12),
                                                  0, NULL, &high));

    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_dot((dtl_container_t)cyclic, (dtl_container_t)blocks, &dot));
    assert_message("expected the distribution of a");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_dot((dtl_container_t)wide, (dtl_container_t)high, &dot));
    assert_true(dot == -1.0);
    dtl_tensor_destroy(high);
    dtl_tensor_destroy(wide);
    dtl_vector_destroy(blocks);
    dtl_vector_destroy(cyclic);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(binary_operations_equal_their_formulas),
        cmocka_unit_test(a_scalar_is_the_named_operand),
        cmocka_unit_test(integers_wrap_around),
        cmocka_unit_test(complex_quotients_have_no_intermediate_overflow),
        cmocka_unit_test(invalid_operands_of_binary_operations_are_refused),
        cmocka_unit_test(dot_of_other_elements_is_refused),
    };

    return run_in_world("binary", tests, COUNT_OF(tests));
}
