/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/types.yaml: dtype_size */
static void dtype_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-dtype_size-dtype-enum",
        dtl_dtype_size((dtl_dtype)9999));
}

/* spec/types.yaml: dtype_name */
static void dtype_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-dtype_name-dtype-enum",
        dtl_dtype_name((dtl_dtype)9999));
}

/* spec/types.yaml: reduce_op_name */
static void reduce_op_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-reduce_op_name-op-enum",
        dtl_reduce_op_name((dtl_reduce_op)9999));
}

/* spec/types.yaml: unary_op_name */
static void unary_op_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-unary_op_name-op-enum",
        dtl_unary_op_name((dtl_unary_op)9999));
}

/* spec/types.yaml: binary_op_name */
static void binary_op_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-binary_op_name-op-enum",
        dtl_binary_op_name((dtl_binary_op)9999));
}

/* spec/types.yaml: shape_nd */
static void shape_nd_refuses(void **state)
{
    (void)state;
    REFUSED_STRUCT(ndim, "DTL-shape_nd-dims-memory",
        dtl_shape_nd(1, misuse_device_memory));
}

/* spec/types.yaml: shape_pack */
static void shape_pack_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-shape_pack-dims-memory",
        dtl_shape_pack(1, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-shape_pack-dims-null",
        dtl_shape_pack(1, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-shape_pack-shape-null",
        dtl_shape_pack(1, misuse_ones, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-shape_pack-ndim-range",
        dtl_shape_pack(-1, misuse_ones, OUT(2)));
}

/* spec/types.yaml: shape_unpack */
static void shape_unpack_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-shape_unpack-dims-memory",
        dtl_shape_unpack(IN(0), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-shape_unpack-dims-null",
        dtl_shape_unpack(IN(0), 1, NULL));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-shape_unpack-shape-null",
        dtl_shape_unpack(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-shape_unpack-count-limit",
        dtl_shape_unpack(IN(0), 9223372036854775807, OUT(2)));
}

/* spec/types.yaml: shape_size */
static void shape_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-shape_size-shape-null",
        dtl_shape_size(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dtype_size_refuses),
        cmocka_unit_test(dtype_name_refuses),
        cmocka_unit_test(reduce_op_name_refuses),
        cmocka_unit_test(unary_op_name_refuses),
        cmocka_unit_test(binary_op_name_refuses),
        cmocka_unit_test(shape_nd_refuses),
        cmocka_unit_test(shape_pack_refuses),
        cmocka_unit_test(shape_unpack_refuses),
        cmocka_unit_test(shape_size_refuses),
    };

    return cmocka_run_group_tests_name("types", tests, objects_make, objects_free);
}
