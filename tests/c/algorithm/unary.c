/* SPDX-License-Identifier: BSD-3-Clause */
/* Unary operations, on all ranks and on one. */
#include <math.h>

#include "../support/support.h"

static dtl_vector_t vector_of(dtl_size_t size, dtl_partition_policy policy)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    double value = 0.5;

    dtl_container_options_init(&options);
    options.partition = policy;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, size, &options, &vec));
    assert_success(dtl_container_fill(vec, &value));
    return vec;
}

/* Expected results of the operations for 0.25, and for -3 or 3. */
static void unary_operations_equal_their_formulas(void **state)
{
    static const struct {
        dtl_unary_op op;
        double of_quarter;
    } cases[] = {
        {DTL_UNARY_NEGATIVE, -0.25},
        {DTL_UNARY_ABSOLUTE, 0.25},
        {DTL_UNARY_SIGN, 1},
        {DTL_UNARY_SQUARE, 0.0625},
        {DTL_UNARY_RECIPROCAL, 4},
        {DTL_UNARY_SQRT, 0.5},
        {DTL_UNARY_CBRT, 0.62996052494743658},
        {DTL_UNARY_EXP, 1.2840254166877414},
        {DTL_UNARY_EXP2, 1.189207115002721},
        {DTL_UNARY_EXPM1, 0.28402541668774148},
        {DTL_UNARY_LOG, -1.3862943611198906},
        {DTL_UNARY_LOG2, -2},
        {DTL_UNARY_LOG10, -0.60205999132796239},
        {DTL_UNARY_LOG1P, 0.22314355131420976},
        {DTL_UNARY_SIN, 0.24740395925452294},
        {DTL_UNARY_COS, 0.96891242171064473},
        {DTL_UNARY_TAN, 0.25534192122103627},
        {DTL_UNARY_ARCSIN, 0.25268025514207865},
        {DTL_UNARY_ARCCOS, 1.318116071652818},
        {DTL_UNARY_ARCTAN, 0.24497866312686414},
        {DTL_UNARY_SINH, 0.25261231680816831},
        {DTL_UNARY_COSH, 1.0314130998795732},
        {DTL_UNARY_TANH, 0.24491866240370913},
        {DTL_UNARY_ARCSINH, 0.24746646154726346},
        {DTL_UNARY_ARCTANH, 0.25541281188299536},
        {DTL_UNARY_FLOOR, 0},
        {DTL_UNARY_CEIL, 1},
        {DTL_UNARY_TRUNC, 0},
        {DTL_UNARY_RINT, 0},
        {DTL_UNARY_SIGMOID, 0.56217650088579807},
        {DTL_UNARY_RELU, 0.25},
        {DTL_UNARY_GELU, 0.14967658142073093},
        {DTL_UNARY_SILU, 0.14054412522144952},
    };
    double given = 0.25;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        dtl_vector_t src = vector_of(11, DTL_PARTITION_BLOCK),
                     dst = vector_of(11, DTL_PARTITION_CYCLIC);
        double mine[11];

        assert_success(dtl_container_fill(src, &given));
        assert_success(dtl_container_apply_unary(dst, src, cases[index].op));
        assert_success(dtl_container_copy_to_host(dst, mine, dtl_vector_local_size(dst)));
        for (dtl_size_t place = 0; place < dtl_vector_local_size(dst); place++)
            if (fabs(mine[place] - cases[index].of_quarter) > 1e-15)
                fail_msg("%s gives %.17g; expected %.17g", dtl_unary_op_name(cases[index].op),
                         mine[place], cases[index].of_quarter);
        dtl_vector_destroy(src);
        dtl_vector_destroy(dst);
    }
}

static void invalid_operands_of_unary_operations_are_refused(void **state)
{
    dtl_vector_t src = vector_of(10, DTL_PARTITION_BLOCK), dst = vector_of(13, DTL_PARTITION_BLOCK),
                 integers;
    int64_t least = INT64_MIN, value = 0;

    (void)state;
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_INT64, 10, &least, &integers));
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_apply_unary(dst, src, DTL_UNARY_NEGATIVE));
    assert_message("expected the shape of src");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_apply_unary(integers, src, DTL_UNARY_NEGATIVE));
    assert_message("dst has dtype int64; expected that of src, float64");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_apply_unary(integers, integers, DTL_UNARY_SQRT));
    assert_message("op is sqrt; expected an operation that int64 has");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_apply_unary(src, src, (dtl_unary_op)77));
    assert_message("op is 77; expected a dtl_unary_op");
    if (dtl_vector_local_size(src) != dtl_vector_local_size(dst)) {
        assert_status(DTL_ERROR_EXTENT_MISMATCH,
                      dtl_container_apply_unary_local(dst, src, DTL_UNARY_NEGATIVE));
        assert_message("on this rank; expected those of src");
    }
    assert_success(dtl_container_apply_unary(integers, integers, DTL_UNARY_ABSOLUTE));
    assert_success(dtl_container_reduce(integers, DTL_OP_MAX, &value));
    assert_true(value == INT64_MIN); /* its positive counterpart does not exist */
    dtl_vector_destroy(integers);
    dtl_vector_destroy(src);
    dtl_vector_destroy(dst);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unary_operations_equal_their_formulas),
        cmocka_unit_test(invalid_operands_of_unary_operations_are_refused),
    };

    return run_in_world("unary", tests, COUNT_OF(tests));
}
