/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/fuzz.c.j2.
 * Do not edit. */
#include "fuzz.h"

static const int32_t values_of_dtype[] = {
    DTL_DTYPE_INT8,
    DTL_DTYPE_INT16,
    DTL_DTYPE_INT32,
    DTL_DTYPE_INT64,
    DTL_DTYPE_UINT8,
    DTL_DTYPE_UINT16,
    DTL_DTYPE_UINT32,
    DTL_DTYPE_UINT64,
    DTL_DTYPE_FLOAT32,
    DTL_DTYPE_FLOAT64,
    DTL_DTYPE_BYTE,
    DTL_DTYPE_BOOL,
    DTL_DTYPE_FLOAT16,
    DTL_DTYPE_BFLOAT16,
    DTL_DTYPE_COMPLEX64,
    DTL_DTYPE_COMPLEX128,
    DTL_DTYPE_FLOAT32_INT32,
    DTL_DTYPE_FLOAT64_INT64,
    DTL_DTYPE_INT32_INT32,
    DTL_DTYPE_INT64_INT64,
};
static const struct fuzz_members members_of_dtype =
    FUZZ_MEMBERS(values_of_dtype);

static const int32_t values_of_reduce_op[] = {
    DTL_OP_SUM,
    DTL_OP_PROD,
    DTL_OP_MIN,
    DTL_OP_MAX,
    DTL_OP_LAND,
    DTL_OP_LOR,
    DTL_OP_BAND,
    DTL_OP_BOR,
    DTL_OP_LXOR,
    DTL_OP_BXOR,
    DTL_OP_MINLOC,
    DTL_OP_MAXLOC,
};
static const struct fuzz_members members_of_reduce_op =
    FUZZ_MEMBERS(values_of_reduce_op);

static const int32_t values_of_unary_op[] = {
    DTL_UNARY_NEGATIVE,
    DTL_UNARY_ABSOLUTE,
    DTL_UNARY_SIGN,
    DTL_UNARY_SQUARE,
    DTL_UNARY_RECIPROCAL,
    DTL_UNARY_CONJUGATE,
    DTL_UNARY_INVERT,
    DTL_UNARY_SQRT,
    DTL_UNARY_CBRT,
    DTL_UNARY_EXP,
    DTL_UNARY_EXP2,
    DTL_UNARY_EXPM1,
    DTL_UNARY_LOG,
    DTL_UNARY_LOG2,
    DTL_UNARY_LOG10,
    DTL_UNARY_LOG1P,
    DTL_UNARY_SIN,
    DTL_UNARY_COS,
    DTL_UNARY_TAN,
    DTL_UNARY_ARCSIN,
    DTL_UNARY_ARCCOS,
    DTL_UNARY_ARCTAN,
    DTL_UNARY_SINH,
    DTL_UNARY_COSH,
    DTL_UNARY_TANH,
    DTL_UNARY_ARCSINH,
    DTL_UNARY_ARCCOSH,
    DTL_UNARY_ARCTANH,
    DTL_UNARY_FLOOR,
    DTL_UNARY_CEIL,
    DTL_UNARY_TRUNC,
    DTL_UNARY_RINT,
    DTL_UNARY_SIGMOID,
    DTL_UNARY_RELU,
    DTL_UNARY_GELU,
    DTL_UNARY_SILU,
};
static const struct fuzz_members members_of_unary_op =
    FUZZ_MEMBERS(values_of_unary_op);

static const int32_t values_of_binary_op[] = {
    DTL_BINARY_ADD,
    DTL_BINARY_SUBTRACT,
    DTL_BINARY_MULTIPLY,
    DTL_BINARY_DIVIDE,
    DTL_BINARY_POWER,
    DTL_BINARY_MINIMUM,
    DTL_BINARY_MAXIMUM,
    DTL_BINARY_BITWISE_AND,
    DTL_BINARY_BITWISE_OR,
    DTL_BINARY_BITWISE_XOR,
    DTL_BINARY_LOGICAL_AND,
    DTL_BINARY_LOGICAL_OR,
    DTL_BINARY_LOGICAL_XOR,
    DTL_BINARY_ARCTAN2,
    DTL_BINARY_HYPOT,
    DTL_BINARY_COPYSIGN,
    DTL_BINARY_FMOD,
};
static const struct fuzz_members members_of_binary_op =
    FUZZ_MEMBERS(values_of_binary_op);

static const int32_t values_of_operand[] = {
    DTL_OPERAND_FIRST,
    DTL_OPERAND_SECOND,
};
static const struct fuzz_members members_of_operand =
    FUZZ_MEMBERS(values_of_operand);

static const int32_t values_of_nccl_operation_mode[] = {
    DTL_NCCL_MODE_NATIVE_ONLY,
    DTL_NCCL_MODE_HYBRID_PARITY,
};
static const struct fuzz_members members_of_nccl_operation_mode =
    FUZZ_MEMBERS(values_of_nccl_operation_mode);

static const int32_t values_of_nccl_operation[] = {
    DTL_NCCL_OP_POINT_TO_POINT,
    DTL_NCCL_OP_BARRIER,
    DTL_NCCL_OP_BROADCAST,
    DTL_NCCL_OP_REDUCE,
    DTL_NCCL_OP_ALLREDUCE,
    DTL_NCCL_OP_GATHER,
    DTL_NCCL_OP_SCATTER,
    DTL_NCCL_OP_ALLGATHER,
    DTL_NCCL_OP_ALLTOALL,
    DTL_NCCL_OP_GATHERV,
    DTL_NCCL_OP_SCATTERV,
    DTL_NCCL_OP_ALLGATHERV,
    DTL_NCCL_OP_ALLTOALLV,
    DTL_NCCL_OP_SCAN,
    DTL_NCCL_OP_EXSCAN,
    DTL_NCCL_OP_LOGICAL_REDUCTION,
};
static const struct fuzz_members members_of_nccl_operation =
    FUZZ_MEMBERS(values_of_nccl_operation);

static const int32_t values_of_partition_policy[] = {
    DTL_PARTITION_BLOCK,
    DTL_PARTITION_CYCLIC,
    DTL_PARTITION_BLOCK_CYCLIC,
    DTL_PARTITION_HASH,
    DTL_PARTITION_REPLICATED,
};
static const struct fuzz_members members_of_partition_policy =
    FUZZ_MEMBERS(values_of_partition_policy);

static const int32_t values_of_placement_policy[] = {
    DTL_PLACEMENT_HOST,
    DTL_PLACEMENT_DEVICE,
    DTL_PLACEMENT_UNIFIED,
    DTL_PLACEMENT_DEVICE_PREFERRED,
};
static const struct fuzz_members members_of_placement_policy =
    FUZZ_MEMBERS(values_of_placement_policy);

static const int32_t values_of_device_kind[] = {
    DTL_DEVICE_HOST,
    DTL_DEVICE_CUDA,
    DTL_DEVICE_HIP,
    DTL_DEVICE_EMULATED,
};
static const struct fuzz_members members_of_device_kind =
    FUZZ_MEMBERS(values_of_device_kind);

static const int32_t values_of_execution_policy[] = {
    DTL_EXEC_SEQ,
    DTL_EXEC_PAR,
    DTL_EXEC_ASYNC,
};
static const struct fuzz_members members_of_execution_policy =
    FUZZ_MEMBERS(values_of_execution_policy);

static const int32_t values_of_consistency_policy[] = {
    DTL_CONSISTENCY_BULK_SYNCHRONOUS,
    DTL_CONSISTENCY_RELAXED,
    DTL_CONSISTENCY_RELEASE_ACQUIRE,
    DTL_CONSISTENCY_SEQUENTIAL,
};
static const struct fuzz_members members_of_consistency_policy =
    FUZZ_MEMBERS(values_of_consistency_policy);

static const int32_t values_of_error_policy[] = {
    DTL_ERROR_POLICY_RETURN_STATUS,
    DTL_ERROR_POLICY_CALLBACK,
    DTL_ERROR_POLICY_TERMINATE,
};
static const struct fuzz_members members_of_error_policy =
    FUZZ_MEMBERS(values_of_error_policy);

static const int32_t values_of_lock_mode[] = {
    DTL_LOCK_EXCLUSIVE,
    DTL_LOCK_SHARED,
};
static const struct fuzz_members members_of_lock_mode =
    FUZZ_MEMBERS(values_of_lock_mode);

static const int32_t values_of_sort_order[] = {
    DTL_SORT_ASCENDING,
    DTL_SORT_DESCENDING,
};
static const struct fuzz_members members_of_sort_order =
    FUZZ_MEMBERS(values_of_sort_order);

static const int32_t values_of_comparison[] = {
    DTL_CMP_EQ,
    DTL_CMP_NE,
    DTL_CMP_GT,
    DTL_CMP_LE,
    DTL_CMP_LT,
    DTL_CMP_GE,
};
static const struct fuzz_members members_of_comparison =
    FUZZ_MEMBERS(values_of_comparison);

static const int32_t values_of_signal_op[] = {
    DTL_SIGNAL_SET,
    DTL_SIGNAL_ADD,
};
static const struct fuzz_members members_of_signal_op =
    FUZZ_MEMBERS(values_of_signal_op);

static const int32_t values_of_atomic_op[] = {
    DTL_ATOMIC_FETCH,
    DTL_ATOMIC_SET,
    DTL_ATOMIC_ADD,
    DTL_ATOMIC_AND,
    DTL_ATOMIC_OR,
    DTL_ATOMIC_XOR,
};
static const struct fuzz_members members_of_atomic_op =
    FUZZ_MEMBERS(values_of_atomic_op);

static const int32_t values_of_model_unary_op[] = {
    DTL_MODEL_COPY,
    DTL_MODEL_NEGATIVE,
    DTL_MODEL_ABSOLUTE,
    DTL_MODEL_SQRT,
    DTL_MODEL_RECIPROCAL,
    DTL_MODEL_EXP,
    DTL_MODEL_LOG,
    DTL_MODEL_TANH,
    DTL_MODEL_SIGMOID,
    DTL_MODEL_RELU,
    DTL_MODEL_GELU,
    DTL_MODEL_SILU,
};
static const struct fuzz_members members_of_model_unary_op =
    FUZZ_MEMBERS(values_of_model_unary_op);

static const int32_t values_of_model_binary_op[] = {
    DTL_MODEL_ADD,
    DTL_MODEL_SUBTRACT,
    DTL_MODEL_MULTIPLY,
    DTL_MODEL_DIVIDE,
    DTL_MODEL_MAXIMUM,
    DTL_MODEL_MINIMUM,
    DTL_MODEL_SILU_AND_MUL,
};
static const struct fuzz_members members_of_model_binary_op =
    FUZZ_MEMBERS(values_of_model_binary_op);

static const int32_t values_of_model_norm[] = {
    DTL_MODEL_RMS,
    DTL_MODEL_LAYER,
};
static const struct fuzz_members members_of_model_norm =
    FUZZ_MEMBERS(values_of_model_norm);

static const int32_t values_of_model_mask[] = {
    DTL_MODEL_UNMASKED,
    DTL_MODEL_CAUSAL,
};
static const struct fuzz_members members_of_model_mask =
    FUZZ_MEMBERS(values_of_model_mask);

static uint64_t bytes_0(const union fuzz_value *a)
{
    return fuzz_times(a[0].number, sizeof(dtl_size_t));
}

static uint64_t bytes_1(const union fuzz_value *a)
{
    return fuzz_times(a[1].number, sizeof(dtl_size_t));
}

static uint64_t bytes_2(const union fuzz_value *a)
{
    return fuzz_times(a[1].number, sizeof(char));
}

static uint64_t bytes_3(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes(a[3].number));
}

static uint64_t bytes_4(const union fuzz_value *a)
{
    return fuzz_times(a[3].number, fuzz_bytes(a[4].number));
}

static uint64_t bytes_5(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[5].number, (uint64_t)dtl_context_size(a[0].pointer)),
                      fuzz_bytes(a[6].number));
}

static uint64_t bytes_6(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[2].number, (uint64_t)dtl_context_size(a[0].pointer)),
                      fuzz_bytes(a[3].number));
}

static uint64_t bytes_7(const union fuzz_value *a)
{
    return fuzz_times(a[5].number, fuzz_bytes(a[6].number));
}

static uint64_t bytes_8(const union fuzz_value *a)
{
    return fuzz_times(
        fuzz_extent(a[5].pointer, a[6].pointer, (uint64_t)dtl_context_size(a[0].pointer)),
        fuzz_bytes(a[7].number));
}

static uint64_t bytes_9(const union fuzz_value *a)
{
    return fuzz_times((uint64_t)dtl_context_size(a[0].pointer), sizeof(dtl_size_t));
}

static uint64_t bytes_10(const union fuzz_value *a)
{
    return fuzz_times(
        fuzz_extent(a[2].pointer, a[3].pointer, (uint64_t)dtl_context_size(a[0].pointer)),
        fuzz_bytes(a[4].number));
}

static uint64_t bytes_11(const union fuzz_value *a)
{
    return fuzz_times(a[6].number, fuzz_bytes(a[7].number));
}

static uint64_t bytes_12(const union fuzz_value *a)
{
    return fuzz_times(
        fuzz_extent(a[5].pointer, a[6].pointer, (uint64_t)dtl_context_size(a[0].pointer)),
        fuzz_bytes(a[3].number));
}

static uint64_t bytes_13(const union fuzz_value *a)
{
    return fuzz_times(
        fuzz_extent(a[6].pointer, a[7].pointer, (uint64_t)dtl_context_size(a[0].pointer)),
        fuzz_bytes(a[8].number));
}

static uint64_t bytes_14(const union fuzz_value *a)
{
    return fuzz_times(fuzz_sum(a[3].pointer, NULL, (uint64_t)dtl_context_size(a[0].pointer)),
                      fuzz_bytes(a[4].number));
}

static uint64_t bytes_15(const union fuzz_value *a)
{
    return fuzz_times(fuzz_entry(a[3].pointer, (uint64_t)dtl_context_rank(a[0].pointer)),
                      fuzz_bytes(a[4].number));
}

static uint64_t bytes_16(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[3].number, (uint64_t)dtl_context_size(a[0].pointer)),
                      fuzz_bytes(a[4].number));
}

static uint64_t bytes_17(const union fuzz_value *a)
{
    return fuzz_times(a[7].number, fuzz_bytes(a[8].number));
}

static uint64_t bytes_18(const union fuzz_value *a)
{
    return fuzz_times(a[0].number, sizeof(dtl_request_t));
}

static uint64_t bytes_19(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes((uint64_t)dtl_vector_dtype(a[0].pointer)));
}

static uint64_t bytes_20(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes(a[1].number));
}

static uint64_t bytes_21(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_vector_dtype(a[0].pointer)));
}

static uint64_t bytes_22(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes((uint64_t)dtl_array_dtype(a[0].pointer)));
}

static uint64_t bytes_23(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_array_dtype(a[0].pointer)));
}

static uint64_t bytes_24(const union fuzz_value *a)
{
    return fuzz_times((uint64_t)dtl_tensor_ndim(a[0].pointer), sizeof(dtl_index_t));
}

static uint64_t bytes_25(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_tensor_dtype(a[0].pointer)));
}

static uint64_t bytes_26(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes(a[0].number));
}

static uint64_t bytes_27(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_span_dtype(a[0].pointer)));
}

static uint64_t bytes_28(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_container_dtype(a[0].pointer)));
}

static uint64_t bytes_29(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes((uint64_t)dtl_container_dtype(a[0].pointer)));
}

static uint64_t bytes_30(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, sizeof(dtl_index_t));
}

static uint64_t bytes_31(const union fuzz_value *a)
{
    (void)a;
    return fuzz_times(8, sizeof(dtl_size_t));
}

static uint64_t bytes_32(const union fuzz_value *a)
{
    (void)a;
    return fuzz_times(8, sizeof(int));
}

static uint64_t bytes_33(const union fuzz_value *a)
{
    return fuzz_times(a[4].number, fuzz_bytes((uint64_t)dtl_container_dtype(a[0].pointer)));
}

static uint64_t bytes_34(const union fuzz_value *a)
{
    return fuzz_times((uint64_t)dtl_map_key_size(a[0].pointer), fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_35(const union fuzz_value *a)
{
    return fuzz_times((uint64_t)dtl_map_value_size(a[0].pointer), fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_36(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[3].number, (uint64_t)dtl_map_key_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_37(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[3].number, (uint64_t)dtl_map_value_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_38(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[5].number, (uint64_t)dtl_map_key_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_39(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[5].number, (uint64_t)dtl_map_value_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_40(const union fuzz_value *a)
{
    return fuzz_times(a[5].number, fuzz_bytes(DTL_DTYPE_BOOL));
}

static uint64_t bytes_41(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[2].number, (uint64_t)dtl_map_key_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_42(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[2].number, (uint64_t)dtl_map_value_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_43(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes(DTL_DTYPE_BOOL));
}

static uint64_t bytes_44(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes((uint64_t)dtl_container_dtype(a[1].pointer)));
}

static uint64_t bytes_45(const union fuzz_value *a)
{
    return fuzz_times(a[3].number, sizeof(dtl_size_t));
}

static uint64_t bytes_46(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, sizeof(double));
}

static uint64_t bytes_47(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_48(const union fuzz_value *a)
{
    (void)a;
    return fuzz_times(1, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_49(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, sizeof(dtl_rank_t));
}

static uint64_t bytes_50(const union fuzz_value *a)
{
    return fuzz_times(a[4].number, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_51(const union fuzz_value *a)
{
    return fuzz_times(a[5].number, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_52(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes(a[5].number));
}

static uint64_t bytes_53(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes(a[6].number));
}

static uint64_t bytes_54(const union fuzz_value *a)
{
    return fuzz_times(a[3].number, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_55(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes(a[3].number));
}

static uint64_t bytes_56(const union fuzz_value *a)
{
    return fuzz_times(1, fuzz_bytes(a[4].number));
}

static uint64_t bytes_57(const union fuzz_value *a)
{
    (void)a;
    return fuzz_times(128, fuzz_bytes(DTL_DTYPE_BYTE));
}

static uint64_t bytes_58(const union fuzz_value *a)
{
    return fuzz_times(a[5].number, sizeof(dtl_rank_t));
}

static uint64_t bytes_59(const union fuzz_value *a)
{
    return fuzz_times(a[5].number, sizeof(int));
}

static uint64_t bytes_60(const union fuzz_value *a)
{
    return fuzz_times(fuzz_times(a[2].number, a[3].number), fuzz_bytes(a[4].number));
}

static uint64_t bytes_61(const union fuzz_value *a)
{
    return fuzz_times(a[3].number, sizeof(dtl_rank_t));
}

static uint64_t bytes_62(const union fuzz_value *a)
{
    return fuzz_times(a[4].number, fuzz_bytes(a[5].number));
}

static uint64_t bytes_63(const union fuzz_value *a)
{
    return fuzz_times(a[2].number, sizeof(char));
}

static uint64_t bytes_64(const union fuzz_value *a)
{
    return fuzz_times(a[1].number, sizeof(dtl_future_t));
}

static uint64_t bytes_65(const union fuzz_value *a)
{
    return fuzz_times(a[6].number, fuzz_bytes(DTL_DTYPE_BYTE));
}

static void call_dtype_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_dtype_size((dtl_dtype)a[0].number);
}

static const struct fuzz_parameter of_dtype_size[] = {
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_dtype_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_dtype_name((dtl_dtype)a[0].number);
}

static const struct fuzz_parameter of_dtype_name[] = {
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_reduce_op_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_reduce_op_name((dtl_reduce_op)a[0].number);
}

static const struct fuzz_parameter of_reduce_op_name[] = {
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_unary_op_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_unary_op_name((dtl_unary_op)a[0].number);
}

static const struct fuzz_parameter of_unary_op_name[] = {
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_unary_op},
};

static void call_binary_op_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_binary_op_name((dtl_binary_op)a[0].number);
}

static const struct fuzz_parameter of_binary_op_name[] = {
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
};

static void call_shape_1d(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_shape_1d((dtl_size_t)a[0].number);
}

static const struct fuzz_parameter of_shape_1d[] = {
    {.name = "dim0", .group = FUZZ_SIZE, .is_read = true},
};

static void call_shape_2d(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_shape_2d((dtl_size_t)a[0].number, (dtl_size_t)a[1].number);
}

static const struct fuzz_parameter of_shape_2d[] = {
    {.name = "dim0", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dim1", .group = FUZZ_SIZE, .is_read = true},
};

static void call_shape_3d(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_shape_3d((dtl_size_t)a[0].number, (dtl_size_t)a[1].number, (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_shape_3d[] = {
    {.name = "dim0", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dim1", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dim2", .group = FUZZ_SIZE, .is_read = true},
};

static void call_shape_nd(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_shape_nd((int)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_shape_nd[] = {
    {.name = "ndim", .group = FUZZ_INT, .is_read = true},
    {.name = "dims", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .bytes = bytes_0},
};

static void call_shape_pack(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_shape_pack((int)a[0].number, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_shape_pack[] = {
    {.name = "ndim", .group = FUZZ_INT, .is_read = true},
    {.name = "dims", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .bytes = bytes_0},
    {.name = "shape", .group = FUZZ_STRUCT, .is_written = true, .structure = "shape",
     .size = sizeof(dtl_shape)},
};

static void call_shape_unpack(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_shape_unpack(a[0].constant, (dtl_size_t)a[1].number,
                                                a[2].pointer);
}

static const struct fuzz_parameter of_shape_unpack[] = {
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .structure = "shape",
     .size = sizeof(dtl_shape)},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dims", .group = FUZZ_SIZE, .is_array = true, .is_written = true, .bytes = bytes_1},
};

static void call_shape_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_shape_size(a[0].constant);
}

static const struct fuzz_parameter of_shape_size[] = {
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .structure = "shape",
     .size = sizeof(dtl_shape)},
};

static void call_status_ok(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_status_ok((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_ok[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_is_error(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_status_is_error((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_is_error[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_message(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_status_message((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_message[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_status_name((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_name[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_category(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_status_category((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_category[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_category_code(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_status_category_code((dtl_status)a[0].number);
}

static const struct fuzz_parameter of_status_category_code[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
};

static void call_status_is_category(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_status_is_category((dtl_status)a[0].number, (int)a[1].number);
}

static const struct fuzz_parameter of_status_is_category[] = {
    {.name = "status", .group = FUZZ_INT, .is_read = true},
    {.name = "category_code", .group = FUZZ_INT, .is_read = true},
};

static void call_last_error(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_last_error(a[0].pointer, (dtl_size_t)a[1].number);
}

static const struct fuzz_parameter of_last_error[] = {
    {.name = "buf", .group = FUZZ_BUFFER, .is_array = true, .is_written = true,
     .is_optional = true, .bytes = bytes_2},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_last_error_status(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_last_error_status();
}

static void call_clear_error(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    (void)answer;
    (void)dtl_clear_error();
}

static void call_version_major(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_version_major();
}

static void call_version_minor(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_version_minor();
}

static void call_version_patch(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_version_patch();
}

static void call_abi_version(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_abi_version();
}

static void call_version_string(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->text = dtl_version_string();
}

static void call_has_mpi(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_has_mpi();
}

static void call_mpi_library(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->text = dtl_mpi_library();
}

static void call_has_cuda(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_has_cuda();
}

static void call_has_hip(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_has_hip();
}

static void call_has_nccl(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_has_nccl();
}

static void call_has_shmem(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_has_shmem();
}

static void call_backend_name(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->text = dtl_backend_name();
}

static void call_backend_count(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_backend_count();
}

static void call_backend_report(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_backend_report(a[0].pointer, (dtl_size_t)a[1].number);
}

static const struct fuzz_parameter of_backend_report[] = {
    {.name = "buf", .group = FUZZ_BUFFER, .is_array = true, .is_written = true,
     .is_optional = true, .bytes = bytes_2},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_version(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->text = dtl_version();
}

static void call_metrics_enable(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_metrics_enable((int)a[0].number);
}

static const struct fuzz_parameter of_metrics_enable[] = {
    {.name = "is_enabled", .group = FUZZ_INT, .is_read = true},
};

static void call_metrics_count(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_metrics_count(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_metrics_count[] = {
    {.name = "name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "calls", .group = FUZZ_SIZE, .is_written = true, .is_optional = true,
     .size = sizeof(dtl_size_t)},
    {.name = "bytes", .group = FUZZ_SIZE, .is_written = true, .is_optional = true,
     .size = sizeof(dtl_size_t)},
};

static void call_environment_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_environment_create(a[0].pointer);
}

static const struct fuzz_parameter of_environment_create[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_written = true, .kind = 0,
     .size = sizeof(dtl_environment_t)},
};

static void call_environment_create_with_args(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_environment_create_with_args(a[0].pointer, a[1].pointer,
                                                                a[2].pointer);
}

static const struct fuzz_parameter of_environment_create_with_args[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_written = true, .kind = 0,
     .size = sizeof(dtl_environment_t)},
    {.name = "argc", .group = FUZZ_INT, .is_written = true, .is_read = true, .is_optional = true,
     .size = sizeof(int)},
    {.name = "argv", .group = FUZZ_ARGV, .is_written = true, .is_read = true, .is_optional = true},
};

static void call_environment_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_environment_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_environment_destroy[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 0},
};

static void call_environment_is_initialized(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_is_initialized();
}

static void call_environment_ref_count(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_ref_count();
}

static void call_environment_domain(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_environment_domain(a[0].pointer);
}

static const struct fuzz_parameter of_environment_domain[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
};

static void call_environment_has_mpi(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_has_mpi();
}

static void call_environment_has_cuda(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_has_cuda();
}

static void call_environment_has_hip(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_has_hip();
}

static void call_environment_has_nccl(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_has_nccl();
}

static void call_environment_has_shmem(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_has_shmem();
}

static void call_environment_mpi_thread_level(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_environment_mpi_thread_level();
}

static void call_environment_make_world_context(const union fuzz_value *a,
                                                union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_environment_make_world_context(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_environment_make_world_context[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_environment_make_world_context_gpu(const union fuzz_value *a,
                                                    union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_environment_make_world_context_gpu(a[0].pointer,
                                                                      (int)a[1].number,
                                                                      a[2].pointer);
}

static const struct fuzz_parameter of_environment_make_world_context_gpu[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_environment_make_cpu_context(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_environment_make_cpu_context(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_environment_make_cpu_context[] = {
    {.name = "env", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_abort(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_abort((int)a[0].number);
}

static const struct fuzz_parameter of_abort[] = {
    {.name = "code", .group = FUZZ_INT, .is_read = true},
};

static void call_interrupt(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    (void)answer;
    (void)dtl_interrupt();
}

static void call_interrupt_clear(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    (void)answer;
    (void)dtl_interrupt_clear();
}

static void call_interrupt_is_stuck(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_interrupt_is_stuck();
}

static void call_interrupt_check_set(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_interrupt_check_set((dtl_interrupt_check_func)a[0].function, a[1].pointer);
}

static const struct fuzz_parameter of_interrupt_check_set[] = {
    {.name = "check", .group = FUZZ_CALLBACK, .is_read = true, .is_optional = true,
     .callback = (fuzz_function *)fuzz_interrupt_check},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_context_options_init(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_context_options_init(a[0].pointer);
}

static const struct fuzz_parameter of_context_options_init[] = {
    {.name = "opts", .group = FUZZ_STRUCT, .is_written = true, .structure = "context_options",
     .size = sizeof(dtl_context_options)},
};

static void call_context_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_create(a[0].pointer, a[1].constant);
}

static const struct fuzz_parameter of_context_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "context_options", .size = sizeof(dtl_context_options)},
};

static void call_context_create_default(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_create_default(a[0].pointer);
}

static const struct fuzz_parameter of_context_create_default[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_from_fortran_comm(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_from_fortran_comm((int)a[0].number, a[1].constant,
                                                             a[2].pointer);
}

static const struct fuzz_parameter of_context_from_fortran_comm[] = {
    {.name = "fortran_comm", .group = FUZZ_INT, .is_read = true},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "context_options", .size = sizeof(dtl_context_options)},
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_context_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_context_destroy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 1},
};

static void call_context_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_rank(a[0].pointer);
}

static const struct fuzz_parameter of_context_rank[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_size(a[0].pointer);
}

static const struct fuzz_parameter of_context_size[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_is_root(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_is_root(a[0].pointer);
}

static const struct fuzz_parameter of_context_is_root[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_device_id(a[0].pointer);
}

static const struct fuzz_parameter of_context_device_id[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_device_kind(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_device_kind(a[0].pointer);
}

static const struct fuzz_parameter of_context_device_kind[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_has_device(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_has_device(a[0].pointer);
}

static const struct fuzz_parameter of_context_has_device[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_determinism_mode(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_determinism_mode(a[0].pointer);
}

static const struct fuzz_parameter of_context_determinism_mode[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_reduction_schedule_policy(const union fuzz_value *a,
                                                   union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_reduction_schedule_policy(a[0].pointer);
}

static const struct fuzz_parameter of_context_reduction_schedule_policy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_progress_ordering_policy(const union fuzz_value *a,
                                                  union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_progress_ordering_policy(a[0].pointer);
}

static const struct fuzz_parameter of_context_progress_ordering_policy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_context_barrier[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_fence(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_fence(a[0].pointer);
}

static const struct fuzz_parameter of_context_fence[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_context_is_valid[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_dup(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_dup(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_dup[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dst", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_split(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_split(a[0].pointer, (int)a[1].number, (int)a[2].number,
                                                 a[3].pointer);
}

static const struct fuzz_parameter of_context_split[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "color", .group = FUZZ_INT, .is_read = true},
    {.name = "key", .group = FUZZ_INT, .is_read = true},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_split_by_node(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_split_by_node(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_split_by_node[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_split_leaders(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_split_leaders(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_split_leaders[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_has_mpi(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_has_mpi(a[0].pointer);
}

static const struct fuzz_parameter of_context_has_mpi[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_mpi_comm(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_mpi_comm(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_mpi_comm[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "fortran_comm", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_context_has_cuda(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_has_cuda(a[0].pointer);
}

static const struct fuzz_parameter of_context_has_cuda[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_has_nccl(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_has_nccl(a[0].pointer);
}

static const struct fuzz_parameter of_context_has_nccl[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_nccl_mode(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_nccl_mode(a[0].pointer);
}

static const struct fuzz_parameter of_context_nccl_mode[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_nccl_supports_native(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_nccl_supports_native(a[0].pointer,
                                                                (dtl_nccl_operation)a[1].number);
}

static const struct fuzz_parameter of_context_nccl_supports_native[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_nccl_operation},
};

static void call_context_nccl_supports_hybrid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_nccl_supports_hybrid(a[0].pointer,
                                                                (dtl_nccl_operation)a[1].number);
}

static const struct fuzz_parameter of_context_nccl_supports_hybrid[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_nccl_operation},
};

static void call_context_has_shmem(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_has_shmem(a[0].pointer);
}

static const struct fuzz_parameter of_context_has_shmem[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_context_with_cuda(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_with_cuda(a[0].pointer, (int)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_context_with_cuda[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_with_device(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_with_device(a[0].pointer, (dtl_device_kind)a[1].number,
                                                       (int)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_context_with_device[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_with_shmem(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_with_shmem(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_with_shmem[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_with_nccl(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_with_nccl(a[0].pointer, (int)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_context_with_nccl[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_with_nccl_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_with_nccl_ex(a[0].pointer, (int)a[1].number,
                                                        (dtl_nccl_operation_mode)a[2].number,
                                                        a[3].pointer);
}

static const struct fuzz_parameter of_context_with_nccl_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_split_nccl(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_split_nccl(a[0].pointer, (int)a[1].number,
                                                      (int)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_context_split_nccl[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "color", .group = FUZZ_INT, .is_read = true},
    {.name = "key", .group = FUZZ_INT, .is_read = true},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_split_nccl_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_split_nccl_ex(a[0].pointer, (int)a[1].number,
                                                         (int)a[2].number, (int)a[3].number,
                                                         (dtl_nccl_operation_mode)a[4].number,
                                                         a[5].pointer);
}

static const struct fuzz_parameter of_context_split_nccl_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "color", .group = FUZZ_INT, .is_read = true},
    {.name = "key", .group = FUZZ_INT, .is_read = true},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
    {.name = "out", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_context_refuse(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_refuse(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_refuse[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "why", .group = FUZZ_TEXT, .is_read = true},
};

static void call_context_refuse_call(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_refuse_call(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_refuse_call[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "why", .group = FUZZ_TEXT, .is_read = true},
};

static void call_tell_call(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tell_call(a[0].pointer);
}

static const struct fuzz_parameter of_tell_call[] = {
    {.name = "words", .group = FUZZ_TEXT, .is_read = true, .is_optional = true},
};

static void call_tell_place(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_tell_place(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_tell_place[] = {
    {.name = "handle", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "place", .group = FUZZ_TEXT, .is_read = true},
};

static void call_call_words_set(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_call_words_set((dtl_call_words_func)a[0].function, a[1].pointer);
}

static const struct fuzz_parameter of_call_words_set[] = {
    {.name = "describe", .group = FUZZ_CALLBACK, .is_read = true, .is_optional = true,
     .callback = (fuzz_function *)fuzz_call_words},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_context_set_error_handler(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_set_error_handler(a[0].pointer,
                                                             (dtl_error_handler_t)a[1].function,
                                                             a[2].pointer);
}

static const struct fuzz_parameter of_context_set_error_handler[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "handler", .group = FUZZ_CALLBACK, .is_read = true, .is_optional = true,
     .callback = (fuzz_function *)fuzz_error_handler},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_context_set_error_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_set_error_policy(a[0].pointer,
                                                            (dtl_error_policy)a[1].number);
}

static const struct fuzz_parameter of_context_set_error_policy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_error_policy},
};

static void call_context_error_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_error_policy(a[0].pointer);
}

static const struct fuzz_parameter of_context_error_policy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_barrier[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_broadcast(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_broadcast(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                             (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_broadcast[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_reduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                          (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                          (dtl_reduce_op)a[5].number, (dtl_rank_t)a[6].number);
}

static const struct fuzz_parameter of_reduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_allreduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allreduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                             (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                             (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_allreduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_allreduce_alike(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allreduce_alike(a[0].pointer, a[1].pointer, a[2].pointer,
                                                   (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                                   (int32_t)a[5].number, (int64_t)a[6].number,
                                                   (int)a[7].number, a[8].pointer);
}

static const struct fuzz_parameter of_allreduce_alike[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_INT, .is_read = true},
    {.name = "form", .group = FUZZ_INT, .is_read = true},
    {.name = "is_number", .group = FUZZ_INT, .is_read = true},
    {.name = "result_dtype", .group = FUZZ_INT, .is_written = true, .size = sizeof(int32_t)},
};

static void call_allreduce_float64(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allreduce_float64(a[0].pointer, a[1].real,
                                                     (dtl_reduce_op)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_allreduce_float64[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "value", .group = FUZZ_REAL, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_allreduce_int64(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allreduce_int64(a[0].pointer, (int64_t)a[1].number,
                                                   (dtl_reduce_op)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_allreduce_int64[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "value", .group = FUZZ_INT, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_INT, .is_written = true, .size = sizeof(int64_t)},
};

static void call_gather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_gather(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                          (dtl_dtype)a[3].number, a[4].pointer,
                                          (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                          (dtl_rank_t)a[7].number);
}

static const struct fuzz_parameter of_gather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_allgather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allgather(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                             (dtl_dtype)a[3].number, a[4].pointer,
                                             (dtl_size_t)a[5].number, (dtl_dtype)a[6].number);
}

static const struct fuzz_parameter of_allgather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_scatter(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                           (dtl_dtype)a[3].number, a[4].pointer,
                                           (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                           (dtl_rank_t)a[7].number);
}

static const struct fuzz_parameter of_scatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true, .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_7},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_alltoall(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_alltoall(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                            (dtl_dtype)a[3].number, a[4].pointer,
                                            (dtl_size_t)a[5].number, (dtl_dtype)a[6].number);
}

static const struct fuzz_parameter of_alltoall[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_gatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_gatherv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                           (dtl_dtype)a[3].number, a[4].pointer, a[5].pointer,
                                           a[6].pointer, (dtl_dtype)a[7].number,
                                           (dtl_rank_t)a[8].number);
}

static const struct fuzz_parameter of_gatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .bytes = bytes_8},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_scatterv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_scatterv(a[0].pointer, a[1].pointer, a[2].pointer, a[3].pointer,
                                            (dtl_dtype)a[4].number, a[5].pointer,
                                            (dtl_size_t)a[6].number, (dtl_dtype)a[7].number,
                                            (dtl_rank_t)a[8].number);
}

static const struct fuzz_parameter of_scatterv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true,
     .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_11},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_allgatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_allgatherv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                              (dtl_dtype)a[3].number, a[4].pointer, a[5].pointer,
                                              a[6].pointer);
}

static const struct fuzz_parameter of_allgatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_12},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
};

static void call_alltoallv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_alltoallv(a[0].pointer, a[1].pointer, a[2].pointer,
                                             a[3].pointer, (dtl_dtype)a[4].number, a[5].pointer,
                                             a[6].pointer, a[7].pointer, (dtl_dtype)a[8].number);
}

static const struct fuzz_parameter of_alltoallv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "sdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_13},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "rdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_scan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_scan(a[0].pointer, a[1].pointer, a[2].pointer,
                                        (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                        (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_scan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_exscan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_exscan(a[0].pointer, a[1].pointer, a[2].pointer,
                                          (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                          (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_exscan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_reduce_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_scatter(a[0].pointer, a[1].pointer, a[2].pointer,
                                                  a[3].pointer, (dtl_dtype)a[4].number,
                                                  (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_reduce_scatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_14},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_15},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_reduce_scatter_block(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_scatter_block(a[0].pointer, a[1].pointer, a[2].pointer,
                                                        (dtl_size_t)a[3].number,
                                                        (dtl_dtype)a[4].number,
                                                        (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_reduce_scatter_block[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_16},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_ibarrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ibarrier(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_ibarrier[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ibroadcast(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ibroadcast(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                              (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                              a[5].pointer);
}

static const struct fuzz_parameter of_ibroadcast[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .is_kept = true,
     .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ireduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ireduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                           (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                           (dtl_reduce_op)a[5].number, (dtl_rank_t)a[6].number,
                                           a[7].pointer);
}

static const struct fuzz_parameter of_ireduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iallreduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iallreduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                              (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                              (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_iallreduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_igather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_igather(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                           (dtl_dtype)a[3].number, a[4].pointer,
                                           (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                           (dtl_rank_t)a[7].number, a[8].pointer);
}

static const struct fuzz_parameter of_igather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iallgather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iallgather(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                              (dtl_dtype)a[3].number, a[4].pointer,
                                              (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                              a[7].pointer);
}

static const struct fuzz_parameter of_iallgather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iscatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iscatter(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                            (dtl_dtype)a[3].number, a[4].pointer,
                                            (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                            (dtl_rank_t)a[7].number, a[8].pointer);
}

static const struct fuzz_parameter of_iscatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true, .is_kept = true,
     .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_7},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ialltoall(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ialltoall(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                             (dtl_dtype)a[3].number, a[4].pointer,
                                             (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                             a[7].pointer);
}

static const struct fuzz_parameter of_ialltoall[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_igatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_igatherv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                            (dtl_dtype)a[3].number, a[4].pointer, a[5].pointer,
                                            a[6].pointer, (dtl_dtype)a[7].number,
                                            (dtl_rank_t)a[8].number, a[9].pointer);
}

static const struct fuzz_parameter of_igatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_8},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iscatterv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iscatterv(a[0].pointer, a[1].pointer, a[2].pointer,
                                             a[3].pointer, (dtl_dtype)a[4].number, a[5].pointer,
                                             (dtl_size_t)a[6].number, (dtl_dtype)a[7].number,
                                             (dtl_rank_t)a[8].number, a[9].pointer);
}

static const struct fuzz_parameter of_iscatterv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true, .is_kept = true,
     .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_11},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iallgatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iallgatherv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                               (dtl_dtype)a[3].number, a[4].pointer, a[5].pointer,
                                               a[6].pointer, a[7].pointer);
}

static const struct fuzz_parameter of_iallgatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_12},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ialltoallv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ialltoallv(a[0].pointer, a[1].pointer, a[2].pointer,
                                              a[3].pointer, (dtl_dtype)a[4].number, a[5].pointer,
                                              a[6].pointer, a[7].pointer, (dtl_dtype)a[8].number,
                                              a[9].pointer);
}

static const struct fuzz_parameter of_ialltoallv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "sdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_13},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "rdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iscan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iscan(a[0].pointer, a[1].pointer, a[2].pointer,
                                         (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                         (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_iscan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_iexscan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iexscan(a[0].pointer, a[1].pointer, a[2].pointer,
                                           (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                           (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_iexscan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ireduce_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ireduce_scatter(a[0].pointer, a[1].pointer, a[2].pointer,
                                                   a[3].pointer, (dtl_dtype)a[4].number,
                                                   (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_ireduce_scatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_14},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_15},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_ireduce_scatter_block(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_ireduce_scatter_block(a[0].pointer, a[1].pointer, a[2].pointer,
                                                         (dtl_size_t)a[3].number,
                                                         (dtl_dtype)a[4].number,
                                                         (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_ireduce_scatter_block[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_16},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_plan_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_barrier(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_plan_barrier[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_broadcast(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_broadcast(a[0].pointer, a[1].pointer,
                                                  (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                  (dtl_rank_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_plan_broadcast[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .is_kept = true,
     .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_reduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_reduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                               (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                               (dtl_reduce_op)a[5].number, (dtl_rank_t)a[6].number,
                                               a[7].pointer);
}

static const struct fuzz_parameter of_plan_reduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_allreduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_allreduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                                  (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                                  (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_plan_allreduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_gather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_gather(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                               (dtl_dtype)a[3].number, a[4].pointer,
                                               (dtl_size_t)a[5].number, (dtl_dtype)a[6].number,
                                               (dtl_rank_t)a[7].number, a[8].pointer);
}

static const struct fuzz_parameter of_plan_gather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_allgather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_allgather(a[0].pointer, a[1].pointer,
                                                  (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                  a[4].pointer, (dtl_size_t)a[5].number,
                                                  (dtl_dtype)a[6].number, a[7].pointer);
}

static const struct fuzz_parameter of_plan_allgather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_scatter(a[0].pointer, a[1].pointer,
                                                (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                a[4].pointer, (dtl_size_t)a[5].number,
                                                (dtl_dtype)a[6].number, (dtl_rank_t)a[7].number,
                                                a[8].pointer);
}

static const struct fuzz_parameter of_plan_scatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true, .is_kept = true,
     .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_7},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_alltoall(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_alltoall(a[0].pointer, a[1].pointer,
                                                 (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                 a[4].pointer, (dtl_size_t)a[5].number,
                                                 (dtl_dtype)a[6].number, a[7].pointer);
}

static const struct fuzz_parameter of_plan_alltoall[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_6},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_5},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_gatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_gatherv(a[0].pointer, a[1].pointer,
                                                (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                a[4].pointer, a[5].pointer, a[6].pointer,
                                                (dtl_dtype)a[7].number, (dtl_rank_t)a[8].number,
                                                a[9].pointer);
}

static const struct fuzz_parameter of_plan_gatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .is_kept = true, .bytes = bytes_8},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_scatterv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_scatterv(a[0].pointer, a[1].pointer, a[2].pointer,
                                                 a[3].pointer, (dtl_dtype)a[4].number,
                                                 a[5].pointer, (dtl_size_t)a[6].number,
                                                 (dtl_dtype)a[7].number, (dtl_rank_t)a[8].number,
                                                 a[9].pointer);
}

static const struct fuzz_parameter of_plan_scatterv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true, .is_kept = true,
     .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_11},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_allgatherv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_allgatherv(a[0].pointer, a[1].pointer,
                                                   (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                   a[4].pointer, a[5].pointer, a[6].pointer,
                                                   a[7].pointer);
}

static const struct fuzz_parameter of_plan_allgatherv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_12},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_alltoallv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_alltoallv(a[0].pointer, a[1].pointer, a[2].pointer,
                                                  a[3].pointer, (dtl_dtype)a[4].number,
                                                  a[5].pointer, a[6].pointer, a[7].pointer,
                                                  (dtl_dtype)a[8].number, a[9].pointer);
}

static const struct fuzz_parameter of_plan_alltoallv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "sdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_13},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "rdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_scan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_scan(a[0].pointer, a[1].pointer, a[2].pointer,
                                             (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                             (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_plan_scan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_exscan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_exscan(a[0].pointer, a[1].pointer, a[2].pointer,
                                               (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                               (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_plan_exscan[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_reduce_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_reduce_scatter(a[0].pointer, a[1].pointer, a[2].pointer,
                                                       a[3].pointer, (dtl_dtype)a[4].number,
                                                       (dtl_reduce_op)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_plan_reduce_scatter[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_14},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_15},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_plan_reduce_scatter_block(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_plan_reduce_scatter_block(a[0].pointer, a[1].pointer,
                                                             a[2].pointer, (dtl_size_t)a[3].number,
                                                             (dtl_dtype)a[4].number,
                                                             (dtl_reduce_op)a[5].number,
                                                             a[6].pointer);
}

static const struct fuzz_parameter of_plan_reduce_scatter_block[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_16},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_4},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "plan", .group = FUZZ_HANDLE, .is_written = true, .kind = 5,
     .size = sizeof(dtl_collective_plan_t)},
};

static void call_send(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_send(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                        (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                        (dtl_tag_t)a[5].number);
}

static const struct fuzz_parameter of_send[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "dest", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
};

static void call_recv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_recv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                        (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                        (dtl_tag_t)a[5].number);
}

static const struct fuzz_parameter of_recv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
};

static void call_sendrecv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sendrecv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                            (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                            (dtl_tag_t)a[5].number, a[6].pointer,
                                            (dtl_size_t)a[7].number, (dtl_dtype)a[8].number,
                                            (dtl_rank_t)a[9].number, (dtl_tag_t)a[10].number);
}

static const struct fuzz_parameter of_sendrecv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "dest", .group = FUZZ_RANK, .is_read = true},
    {.name = "sendtag", .group = FUZZ_TAG, .is_read = true},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_17},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "recvtag", .group = FUZZ_TAG, .is_read = true},
};

static void call_isend(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_isend(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                         (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                         (dtl_tag_t)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_isend[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "dest", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_irecv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_irecv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                         (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                         (dtl_tag_t)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_irecv[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_probe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_probe(a[0].pointer, (dtl_rank_t)a[1].number,
                                         (dtl_tag_t)a[2].number, (dtl_dtype)a[3].number,
                                         a[4].pointer);
}

static const struct fuzz_parameter of_probe[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "message_info",
     .size = sizeof(dtl_message_info_t)},
};

static void call_iprobe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iprobe(a[0].pointer, (dtl_rank_t)a[1].number,
                                          (dtl_tag_t)a[2].number, (dtl_dtype)a[3].number,
                                          a[4].pointer, a[5].pointer);
}

static const struct fuzz_parameter of_iprobe[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "flag", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "message_info",
     .size = sizeof(dtl_message_info_t)},
};

static void call_mprobe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_mprobe(a[0].pointer, (dtl_rank_t)a[1].number,
                                          (dtl_tag_t)a[2].number, (dtl_dtype)a[3].number,
                                          a[4].pointer, a[5].pointer);
}

static const struct fuzz_parameter of_mprobe[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "message", .group = FUZZ_HANDLE, .is_written = true, .kind = 3,
     .size = sizeof(dtl_message_t)},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "message_info",
     .size = sizeof(dtl_message_info_t)},
};

static void call_improbe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_improbe(a[0].pointer, (dtl_rank_t)a[1].number,
                                           (dtl_tag_t)a[2].number, (dtl_dtype)a[3].number,
                                           a[4].pointer, a[5].pointer);
}

static const struct fuzz_parameter of_improbe[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "message", .group = FUZZ_HANDLE, .is_written = true, .kind = 3,
     .size = sizeof(dtl_message_t)},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "message_info",
     .size = sizeof(dtl_message_info_t)},
};

static void call_mrecv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_mrecv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                         (dtl_dtype)a[3].number);
}

static const struct fuzz_parameter of_mrecv[] = {
    {.name = "message", .group = FUZZ_HANDLE, .is_read = true, .is_closed = true, .kind = 3},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_message_free(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_message_free(a[0].pointer);
}

static const struct fuzz_parameter of_message_free[] = {
    {.name = "message", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 3},
};

static void call_isend_shaped(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_isend_shaped(a[0].pointer, a[1].pointer,
                                                (dtl_size_t)a[2].number, (dtl_dtype)a[3].number,
                                                *(const dtl_shape *)a[4].constant,
                                                (dtl_rank_t)a[5].number, (dtl_tag_t)a[6].number,
                                                a[7].pointer);
}

static const struct fuzz_parameter of_isend_shaped[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .is_value = true,
     .structure = "shape", .size = sizeof(dtl_shape)},
    {.name = "dest", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "request", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_probe_envelope(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_probe_envelope(a[0].pointer, (dtl_rank_t)a[1].number,
                                                  (dtl_tag_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_probe_envelope[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "envelope", .group = FUZZ_STRUCT, .is_written = true, .structure = "envelope",
     .size = sizeof(dtl_envelope_t)},
};

static void call_iprobe_envelope(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_iprobe_envelope(a[0].pointer, (dtl_rank_t)a[1].number,
                                                   (dtl_tag_t)a[2].number, a[3].pointer,
                                                   a[4].pointer);
}

static const struct fuzz_parameter of_iprobe_envelope[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "source", .group = FUZZ_RANK, .is_read = true},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
    {.name = "flag", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
    {.name = "envelope", .group = FUZZ_STRUCT, .is_written = true, .structure = "envelope",
     .size = sizeof(dtl_envelope_t)},
};

static void call_message_envelope(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_message_envelope(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_message_envelope[] = {
    {.name = "message", .group = FUZZ_HANDLE, .is_read = true, .kind = 3},
    {.name = "envelope", .group = FUZZ_STRUCT, .is_written = true, .structure = "envelope",
     .size = sizeof(dtl_envelope_t)},
};

static void call_wait(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_wait(a[0].pointer);
}

static const struct fuzz_parameter of_wait[] = {
    {.name = "request", .group = FUZZ_HANDLE, .is_read = true, .is_closed = true, .kind = 4},
};

static void call_waitall(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_waitall((dtl_size_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_waitall[] = {
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "requests", .group = FUZZ_HANDLE, .is_array = true, .is_written = true,
     .is_read = true, .is_closed = true, .kind = 4, .bytes = bytes_18},
};

static void call_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_test[] = {
    {.name = "request", .group = FUZZ_HANDLE, .is_read = true, .kind = 4},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_request_future(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_request_future(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_request_future[] = {
    {.name = "request", .group = FUZZ_HANDLE, .is_read = true, .is_closed = true, .kind = 4},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_waitany(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_waitany((dtl_size_t)a[0].number, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_waitany[] = {
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "requests", .group = FUZZ_HANDLE, .is_array = true, .is_written = true,
     .is_read = true, .kind = 4, .bytes = bytes_18},
    {.name = "index", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_testany(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_testany((dtl_size_t)a[0].number, a[1].pointer, a[2].pointer,
                                           a[3].pointer);
}

static const struct fuzz_parameter of_testany[] = {
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "requests", .group = FUZZ_HANDLE, .is_array = true, .is_written = true,
     .is_read = true, .kind = 4, .bytes = bytes_18},
    {.name = "index", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_testall(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_testall((dtl_size_t)a[0].number, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_testall[] = {
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "requests", .group = FUZZ_HANDLE, .is_array = true, .is_written = true,
     .is_read = true, .kind = 4, .bytes = bytes_18},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_cancel(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_cancel(a[0].pointer);
}

static const struct fuzz_parameter of_cancel[] = {
    {.name = "request", .group = FUZZ_HANDLE, .is_read = true, .kind = 4},
};

static void call_request_free(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_request_free(a[0].pointer);
}

static const struct fuzz_parameter of_request_free[] = {
    {.name = "request", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 4},
};

static void call_collective_plan_start(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_collective_plan_start(a[0].pointer);
}

static const struct fuzz_parameter of_collective_plan_start[] = {
    {.name = "plan", .group = FUZZ_HANDLE, .is_read = true, .kind = 5},
};

static void call_collective_plan_wait(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_collective_plan_wait(a[0].pointer);
}

static const struct fuzz_parameter of_collective_plan_wait[] = {
    {.name = "plan", .group = FUZZ_HANDLE, .is_read = true, .kind = 5},
};

static void call_collective_plan_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_collective_plan_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_collective_plan_test[] = {
    {.name = "plan", .group = FUZZ_HANDLE, .is_read = true, .kind = 5},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_collective_plan_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_collective_plan_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_collective_plan_destroy[] = {
    {.name = "plan", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 5},
};

static void call_partition_policy_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_partition_policy_name((dtl_partition_policy)a[0].number);
}

static const struct fuzz_parameter of_partition_policy_name[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_partition_policy},
};

static void call_placement_policy_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_placement_policy_name((dtl_placement_policy)a[0].number);
}

static const struct fuzz_parameter of_placement_policy_name[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_placement_policy},
};

static void call_placement_available(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_placement_available((dtl_placement_policy)a[0].number);
}

static const struct fuzz_parameter of_placement_available[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_placement_policy},
};

static void call_execution_policy_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_execution_policy_name((dtl_execution_policy)a[0].number);
}

static const struct fuzz_parameter of_execution_policy_name[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_execution_policy},
};

static void call_consistency_policy_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_consistency_policy_name((dtl_consistency_policy)a[0].number);
}

static const struct fuzz_parameter of_consistency_policy_name[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_consistency_policy},
};

static void call_error_policy_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_error_policy_name((dtl_error_policy)a[0].number);
}

static const struct fuzz_parameter of_error_policy_name[] = {
    {.name = "policy", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_error_policy},
};

static void call_container_options_init(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_container_options_init(a[0].pointer);
}

static const struct fuzz_parameter of_container_options_init[] = {
    {.name = "opts", .group = FUZZ_STRUCT, .is_written = true, .structure = "container_options",
     .size = sizeof(dtl_container_options)},
};

static void call_vector_create_with_options(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_create_with_options(a[0].pointer, (dtl_dtype)a[1].number,
                                                              (dtl_size_t)a[2].number,
                                                              a[3].constant, a[4].pointer);
}

static const struct fuzz_parameter of_vector_create_with_options[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "global_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "container_options", .size = sizeof(dtl_container_options)},
    {.name = "vec", .group = FUZZ_HANDLE, .is_written = true, .kind = 6,
     .size = sizeof(dtl_vector_t)},
};

static void call_vector_partition_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_partition_policy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_partition_policy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_placement_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_placement_policy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_placement_policy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_execution_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_execution_policy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_execution_policy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_device_id(a[0].pointer);
}

static const struct fuzz_parameter of_vector_device_id[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_consistency_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_consistency_policy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_consistency_policy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_error_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_error_policy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_error_policy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_copy_to_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_copy_to_host(a[0].pointer, a[1].pointer,
                                                       (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_vector_copy_to_host[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_19},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_vector_copy_from_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_copy_from_host(a[0].pointer, a[1].pointer,
                                                         (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_vector_copy_from_host[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_19},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_vector_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_create(a[0].pointer, (dtl_dtype)a[1].number,
                                                 (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_vector_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "global_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "vec", .group = FUZZ_HANDLE, .is_written = true, .kind = 6,
     .size = sizeof(dtl_vector_t)},
};

static void call_vector_create_fill(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_create_fill(a[0].pointer, (dtl_dtype)a[1].number,
                                                      (dtl_size_t)a[2].number, a[3].pointer,
                                                      a[4].pointer);
}

static const struct fuzz_parameter of_vector_create_fill[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "global_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_20},
    {.name = "vec", .group = FUZZ_HANDLE, .is_written = true, .kind = 6,
     .size = sizeof(dtl_vector_t)},
};

static void call_vector_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_vector_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_vector_destroy[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 6},
};

static void call_vector_global_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_global_size(a[0].pointer);
}

static const struct fuzz_parameter of_vector_global_size[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_vector_local_size[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_local_offset(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_local_offset(a[0].pointer);
}

static const struct fuzz_parameter of_vector_local_offset[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_empty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_empty(a[0].pointer);
}

static const struct fuzz_parameter of_vector_empty[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_vector_dtype[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_local_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_vector_local_data(a[0].pointer);
}

static const struct fuzz_parameter of_vector_local_data[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_local_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_vector_local_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_vector_local_data_mut[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_device_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_vector_device_data(a[0].pointer);
}

static const struct fuzz_parameter of_vector_device_data[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_device_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_vector_device_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_vector_device_data_mut[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_get_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_get_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_vector_get_local[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
};

static void call_vector_set_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_set_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_vector_set_local[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
};

static void call_vector_num_ranks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_num_ranks(a[0].pointer);
}

static const struct fuzz_parameter of_vector_num_ranks[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_rank(a[0].pointer);
}

static const struct fuzz_parameter of_vector_rank[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_is_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_is_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_vector_is_local[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_vector_owner(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_owner(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_vector_owner[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_vector_to_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_to_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_vector_to_local[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_vector_to_global(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_to_global(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_vector_to_global[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "local_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_vector_resize(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_resize(a[0].pointer, (dtl_size_t)a[1].number);
}

static const struct fuzz_parameter of_vector_resize[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "new_size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_vector_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_vector_barrier[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_fill_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_fill_local(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_vector_fill_local[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
};

static void call_vector_reduce_sum(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_reduce_sum(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_vector_reduce_sum[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
};

static void call_vector_reduce_min(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_reduce_min(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_vector_reduce_min[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
};

static void call_vector_reduce_max(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_reduce_max(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_vector_reduce_max[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
};

static void call_vector_sort_ascending(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_sort_ascending(a[0].pointer);
}

static const struct fuzz_parameter of_vector_sort_ascending[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_redistribute(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_redistribute(a[0].pointer,
                                                       (dtl_partition_policy)a[1].number);
}

static const struct fuzz_parameter of_vector_redistribute[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "new_partition", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_partition_policy},
};

static void call_vector_is_dirty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_is_dirty(a[0].pointer);
}

static const struct fuzz_parameter of_vector_is_dirty[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_is_clean(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_is_clean(a[0].pointer);
}

static const struct fuzz_parameter of_vector_is_clean[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_sync(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_sync(a[0].pointer);
}

static const struct fuzz_parameter of_vector_sync[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_vector_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_vector_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_vector_is_valid[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_array_create_with_options(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_create_with_options(a[0].pointer, (dtl_dtype)a[1].number,
                                                             (dtl_size_t)a[2].number,
                                                             a[3].constant, a[4].pointer);
}

static const struct fuzz_parameter of_array_create_with_options[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "container_options", .size = sizeof(dtl_container_options)},
    {.name = "arr", .group = FUZZ_HANDLE, .is_written = true, .kind = 7,
     .size = sizeof(dtl_array_t)},
};

static void call_array_partition_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_partition_policy(a[0].pointer);
}

static const struct fuzz_parameter of_array_partition_policy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_placement_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_placement_policy(a[0].pointer);
}

static const struct fuzz_parameter of_array_placement_policy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_execution_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_execution_policy(a[0].pointer);
}

static const struct fuzz_parameter of_array_execution_policy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_device_id(a[0].pointer);
}

static const struct fuzz_parameter of_array_device_id[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_consistency_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_consistency_policy(a[0].pointer);
}

static const struct fuzz_parameter of_array_consistency_policy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_error_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_error_policy(a[0].pointer);
}

static const struct fuzz_parameter of_array_error_policy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_copy_to_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_copy_to_host(a[0].pointer, a[1].pointer,
                                                      (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_array_copy_to_host[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_22},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_array_copy_from_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_copy_from_host(a[0].pointer, a[1].pointer,
                                                        (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_array_copy_from_host[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_22},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_array_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_create(a[0].pointer, (dtl_dtype)a[1].number,
                                                (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_array_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "arr", .group = FUZZ_HANDLE, .is_written = true, .kind = 7,
     .size = sizeof(dtl_array_t)},
};

static void call_array_create_fill(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_create_fill(a[0].pointer, (dtl_dtype)a[1].number,
                                                     (dtl_size_t)a[2].number, a[3].pointer,
                                                     a[4].pointer);
}

static const struct fuzz_parameter of_array_create_fill[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_20},
    {.name = "arr", .group = FUZZ_HANDLE, .is_written = true, .kind = 7,
     .size = sizeof(dtl_array_t)},
};

static void call_array_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_array_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_array_destroy[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 7},
};

static void call_array_global_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_global_size(a[0].pointer);
}

static const struct fuzz_parameter of_array_global_size[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_array_local_size[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_local_offset(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_local_offset(a[0].pointer);
}

static const struct fuzz_parameter of_array_local_offset[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_empty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_empty(a[0].pointer);
}

static const struct fuzz_parameter of_array_empty[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_array_dtype[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_local_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_array_local_data(a[0].pointer);
}

static const struct fuzz_parameter of_array_local_data[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_local_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_array_local_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_array_local_data_mut[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_get_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_get_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_array_get_local[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_23},
};

static void call_array_set_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_set_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_array_set_local[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
};

static void call_array_num_ranks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_num_ranks(a[0].pointer);
}

static const struct fuzz_parameter of_array_num_ranks[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_rank(a[0].pointer);
}

static const struct fuzz_parameter of_array_rank[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_is_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_is_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_array_is_local[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_array_owner(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_owner(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_array_owner[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_array_to_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_to_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_array_to_local[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_array_to_global(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_to_global(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_array_to_global[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "local_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_array_fill_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_fill_local(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_array_fill_local[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
};

static void call_array_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_array_barrier[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_array_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_array_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_array_is_valid[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_tensor_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_create(a[0].pointer, (dtl_dtype)a[1].number,
                                                 *(const dtl_shape *)a[2].constant, a[3].pointer);
}

static const struct fuzz_parameter of_tensor_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .is_value = true,
     .structure = "shape", .size = sizeof(dtl_shape)},
    {.name = "tensor", .group = FUZZ_HANDLE, .is_written = true, .kind = 8,
     .size = sizeof(dtl_tensor_t)},
};

static void call_tensor_create_fill(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_create_fill(a[0].pointer, (dtl_dtype)a[1].number,
                                                      *(const dtl_shape *)a[2].constant,
                                                      a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_tensor_create_fill[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .is_value = true,
     .structure = "shape", .size = sizeof(dtl_shape)},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_20},
    {.name = "tensor", .group = FUZZ_HANDLE, .is_written = true, .kind = 8,
     .size = sizeof(dtl_tensor_t)},
};

static void call_tensor_create_with_options(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_create_with_options(a[0].pointer, (dtl_dtype)a[1].number,
                                                              *(const dtl_shape *)a[2].constant,
                                                              (int)a[3].number, a[4].constant,
                                                              a[5].pointer);
}

static const struct fuzz_parameter of_tensor_create_with_options[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "shape", .group = FUZZ_STRUCT, .is_read = true, .is_value = true,
     .structure = "shape", .size = sizeof(dtl_shape)},
    {.name = "dim", .group = FUZZ_INT, .is_read = true},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "container_options", .size = sizeof(dtl_container_options)},
    {.name = "tensor", .group = FUZZ_HANDLE, .is_written = true, .kind = 8,
     .size = sizeof(dtl_tensor_t)},
};

static void call_tensor_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_tensor_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_destroy[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 8},
};

static void call_tensor_shape(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_tensor_shape(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_shape[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_ndim(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_ndim(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_ndim[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_dim(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_dim(a[0].pointer, (int)a[1].number);
}

static const struct fuzz_parameter of_tensor_dim[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "dim", .group = FUZZ_INT, .is_read = true},
};

static void call_tensor_global_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_global_size(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_global_size[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_local_size[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_local_shape(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_tensor_local_shape(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_local_shape[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_dtype[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_local_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_tensor_local_data(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_local_data[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_local_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_tensor_local_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_local_data_mut[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_stride(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_stride(a[0].pointer, (int)a[1].number);
}

static const struct fuzz_parameter of_tensor_stride[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "dim", .group = FUZZ_INT, .is_read = true},
};

static void call_tensor_get_local_nd(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_get_local_nd(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_tensor_get_local_nd[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "indices", .group = FUZZ_INDEX, .is_array = true, .is_read = true, .is_place = true,
     .bytes = bytes_24},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_25},
};

static void call_tensor_set_local_nd(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_set_local_nd(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_tensor_set_local_nd[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "indices", .group = FUZZ_INDEX, .is_array = true, .is_read = true, .is_place = true,
     .bytes = bytes_24},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_25},
};

static void call_tensor_get_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_get_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_tensor_get_local[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "linear_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_25},
};

static void call_tensor_set_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_set_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_tensor_set_local[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "linear_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_25},
};

static void call_tensor_num_ranks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_num_ranks(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_num_ranks[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_rank(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_rank[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_distributed_dim(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_distributed_dim(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_distributed_dim[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_reshape(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_reshape(a[0].pointer, *(const dtl_shape *)a[1].constant);
}

static const struct fuzz_parameter of_tensor_reshape[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "new_shape", .group = FUZZ_STRUCT, .is_read = true, .is_value = true,
     .structure = "shape", .size = sizeof(dtl_shape)},
};

static void call_tensor_fill_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_fill_local(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_tensor_fill_local[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_25},
};

static void call_tensor_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_barrier[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_tensor_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_tensor_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_tensor_is_valid[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
};

static void call_span_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_create((dtl_dtype)a[0].number, a[1].pointer,
                                               (dtl_size_t)a[2].number, (dtl_size_t)a[3].number,
                                               (dtl_rank_t)a[4].number, (dtl_rank_t)a[5].number,
                                               a[6].pointer);
}

static const struct fuzz_parameter of_span_create[] = {
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "local_data", .group = FUZZ_BUFFER, .is_written = true, .is_read = true,
     .is_kept = true, .bytes = bytes_26},
    {.name = "local_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "global_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "num_ranks", .group = FUZZ_RANK, .is_read = true},
    {.name = "span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_from_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_from_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_span_from_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_from_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_from_array(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_span_from_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_from_tensor(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_from_tensor(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_span_from_tensor[] = {
    {.name = "tensor", .group = FUZZ_HANDLE, .is_read = true, .kind = 8},
    {.name = "span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_span_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_span_destroy[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 9},
};

static void call_span_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_size(a[0].pointer);
}

static const struct fuzz_parameter of_span_size[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_span_local_size[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_size_bytes(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_size_bytes(a[0].pointer);
}

static const struct fuzz_parameter of_span_size_bytes[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_empty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_empty(a[0].pointer);
}

static const struct fuzz_parameter of_span_empty[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_span_dtype[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_span_data(a[0].pointer);
}

static const struct fuzz_parameter of_span_data[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_span_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_span_data_mut[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_rank(a[0].pointer);
}

static const struct fuzz_parameter of_span_rank[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_num_ranks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_num_ranks(a[0].pointer);
}

static const struct fuzz_parameter of_span_num_ranks[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_span_get_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_get_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_span_get_local[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_27},
};

static void call_span_set_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_set_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_span_set_local[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_27},
};

static void call_span_first(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_first(a[0].pointer, (dtl_size_t)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_span_first[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "out_span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_last(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_last(a[0].pointer, (dtl_size_t)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_span_last[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "out_span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_subspan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_subspan(a[0].pointer, (dtl_size_t)a[1].number,
                                                (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_span_subspan[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
    {.name = "offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "out_span", .group = FUZZ_HANDLE, .is_written = true, .kind = 9,
     .size = sizeof(dtl_span_t)},
};

static void call_span_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_span_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_span_is_valid[] = {
    {.name = "span", .group = FUZZ_HANDLE, .is_read = true, .kind = 9},
};

static void call_container_partition_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_partition_policy(a[0].pointer);
}

static const struct fuzz_parameter of_container_partition_policy[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_placement_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_placement_policy(a[0].pointer);
}

static const struct fuzz_parameter of_container_placement_policy[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_execution_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_execution_policy(a[0].pointer);
}

static const struct fuzz_parameter of_container_execution_policy[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_device_id(a[0].pointer);
}

static const struct fuzz_parameter of_container_device_id[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_consistency_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_consistency_policy(a[0].pointer);
}

static const struct fuzz_parameter of_container_consistency_policy[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_error_policy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_error_policy(a[0].pointer);
}

static const struct fuzz_parameter of_container_error_policy[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_container_dtype[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_global_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_global_size(a[0].pointer);
}

static const struct fuzz_parameter of_container_global_size[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_container_local_size[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_local_offset(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_local_offset(a[0].pointer);
}

static const struct fuzz_parameter of_container_local_offset[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_block_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_block_size(a[0].pointer);
}

static const struct fuzz_parameter of_container_block_size[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_ndim(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_ndim(a[0].pointer);
}

static const struct fuzz_parameter of_container_ndim[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_num_ranks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_num_ranks(a[0].pointer);
}

static const struct fuzz_parameter of_container_num_ranks[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_rank(a[0].pointer);
}

static const struct fuzz_parameter of_container_rank[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_local_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_container_local_data(a[0].pointer);
}

static const struct fuzz_parameter of_container_local_data[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_local_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_container_local_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_container_local_data_mut[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_device_kind(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_device_kind(a[0].pointer);
}

static const struct fuzz_parameter of_container_device_kind[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_device_number(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_device_number(a[0].pointer);
}

static const struct fuzz_parameter of_container_device_number[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_device_data(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->constant = dtl_container_device_data(a[0].pointer);
}

static const struct fuzz_parameter of_container_device_data[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_device_data_mut(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_container_device_data_mut(a[0].pointer);
}

static const struct fuzz_parameter of_container_device_data_mut[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_is_dirty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_is_dirty(a[0].pointer);
}

static const struct fuzz_parameter of_container_is_dirty[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_is_clean(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_is_clean(a[0].pointer);
}

static const struct fuzz_parameter of_container_is_clean[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_is_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_is_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_container_is_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_container_owner(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_owner(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_container_owner[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_container_to_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_to_local(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_container_to_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_container_to_global(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_to_global(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_container_to_global[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "local_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_container_get_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_get_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                       a[2].pointer);
}

static const struct fuzz_parameter of_container_get_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
};

static void call_container_set_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_set_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                       a[2].pointer);
}

static const struct fuzz_parameter of_container_set_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "local_idx", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
};

static void call_container_fill_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_fill_local(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_fill_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
};

static void call_container_copy_to_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_copy_to_host(a[0].pointer, a[1].pointer,
                                                          (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_container_copy_to_host[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_29},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_container_copy_from_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_copy_from_host(a[0].pointer, a[1].pointer,
                                                            (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_container_copy_from_host[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_29},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_container_expose(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_expose(a[0].pointer);
}

static const struct fuzz_parameter of_container_expose[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_get_element(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_get_element(a[0].pointer, (dtl_index_t)a[1].number,
                                                         a[2].pointer);
}

static const struct fuzz_parameter of_container_get_element[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
};

static void call_container_set_element(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_set_element(a[0].pointer, (dtl_index_t)a[1].number,
                                                         a[2].pointer);
}

static const struct fuzz_parameter of_container_set_element[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "global_idx", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
};

static void call_container_get_elements(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_get_elements(a[0].pointer, a[1].pointer,
                                                          (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_container_get_elements[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "indices", .group = FUZZ_INDEX, .is_array = true, .is_read = true, .is_place = true,
     .bytes = bytes_30},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "values", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_29},
};

static void call_container_set_elements(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_set_elements(a[0].pointer, a[1].pointer,
                                                          (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_container_set_elements[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "indices", .group = FUZZ_INDEX, .is_array = true, .is_read = true, .is_place = true,
     .bytes = bytes_30},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "values", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_29},
};

static void call_container_redistribute(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_redistribute(a[0].pointer,
                                                          (dtl_partition_policy)a[1].number);
}

static const struct fuzz_parameter of_container_redistribute[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "new_partition", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_partition_policy},
};

static void call_container_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_container_barrier[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_sync(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_sync(a[0].pointer);
}

static const struct fuzz_parameter of_container_sync[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_exchange_halo(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_exchange_halo(a[0].pointer, a[1].pointer,
                                                           a[2].pointer, a[3].pointer,
                                                           (dtl_size_t)a[4].number);
}

static const struct fuzz_parameter of_container_exchange_halo[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "widths", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .bytes = bytes_31},
    {.name = "periodic", .group = FUZZ_INT, .is_array = true, .is_read = true, .bytes = bytes_32},
    {.name = "padded", .group = FUZZ_BUFFER, .is_written = true, .is_read = true,
     .bytes = bytes_33},
    {.name = "capacity", .group = FUZZ_SIZE, .is_read = true},
};

static void call_container_refresh_halo(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_refresh_halo(a[0].pointer, a[1].pointer, a[2].pointer,
                                                          a[3].pointer, (dtl_size_t)a[4].number);
}

static const struct fuzz_parameter of_container_refresh_halo[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "widths", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .bytes = bytes_31},
    {.name = "periodic", .group = FUZZ_INT, .is_array = true, .is_read = true, .bytes = bytes_32},
    {.name = "padded", .group = FUZZ_BUFFER, .is_written = true, .is_read = true,
     .bytes = bytes_33},
    {.name = "capacity", .group = FUZZ_SIZE, .is_read = true},
};

static void call_container_combine(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_combine(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     (dtl_size_t)a[3].number,
                                                     (dtl_dtype)a[4].number,
                                                     (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_container_combine[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_container_save(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_save(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_save[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "path", .group = FUZZ_TEXT, .is_read = true},
};

static void call_container_load(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_load(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_load[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "path", .group = FUZZ_TEXT, .is_read = true},
};

static void call_file_inspect(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_file_inspect(a[0].pointer, a[1].pointer, a[2].pointer,
                                                a[3].pointer);
}

static const struct fuzz_parameter of_file_inspect[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "path", .group = FUZZ_TEXT, .is_read = true},
    {.name = "dtype", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
    {.name = "shape", .group = FUZZ_STRUCT, .is_written = true, .structure = "shape",
     .size = sizeof(dtl_shape)},
};

static void call_container_memory(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_memory(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_memory[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "memory", .group = FUZZ_HANDLE, .is_written = true, .kind = 10,
     .size = sizeof(dtl_memory_t)},
};

static void call_memory_release(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_memory_release(a[0].pointer);
}

static const struct fuzz_parameter of_memory_release[] = {
    {.name = "memory", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 10},
};

static void call_map_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_create(a[0].pointer, (dtl_dtype)a[1].number,
                                              (dtl_dtype)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_map_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "key_dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "value_dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "map", .group = FUZZ_HANDLE, .is_written = true, .kind = 11,
     .size = sizeof(dtl_map_t)},
};

static void call_map_create_sized(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_create_sized(a[0].pointer, (dtl_dtype)a[1].number,
                                                    (dtl_size_t)a[2].number,
                                                    (dtl_dtype)a[3].number,
                                                    (dtl_size_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_map_create_sized[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "key_dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "key_count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "value_dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "value_count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "map", .group = FUZZ_HANDLE, .is_written = true, .kind = 11,
     .size = sizeof(dtl_map_t)},
};

static void call_map_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_map_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_map_destroy[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 11},
};

static void call_map_insert(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_insert(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_map_insert[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_35},
};

static void call_map_insert_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_insert_batch(a[0].pointer, a[1].pointer, a[2].pointer,
                                                    (dtl_size_t)a[3].number);
}

static const struct fuzz_parameter of_map_insert_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_36},
    {.name = "values", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_37},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_map_combine(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_combine(a[0].pointer, a[1].pointer, a[2].pointer,
                                               (dtl_reduce_op)a[3].number);
}

static const struct fuzz_parameter of_map_combine[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_35},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_map_combine_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_combine_batch(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     (dtl_size_t)a[3].number,
                                                     (dtl_reduce_op)a[4].number);
}

static const struct fuzz_parameter of_map_combine_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_36},
    {.name = "values", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_37},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_map_combine_with(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_combine_with(a[0].pointer, a[1].pointer, a[2].pointer,
                                                    (dtl_binary_func)a[3].function, a[4].pointer);
}

static const struct fuzz_parameter of_map_combine_with[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_35},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_binary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_map_combine_with_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_combine_with_batch(a[0].pointer, a[1].pointer, a[2].pointer,
                                                          (dtl_size_t)a[3].number,
                                                          (dtl_binary_func)a[4].function,
                                                          a[5].pointer);
}

static const struct fuzz_parameter of_map_combine_with_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_36},
    {.name = "values", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_37},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_binary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_map_replace(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_replace(a[0].pointer, a[1].pointer, a[2].pointer,
                                               a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_map_replace[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "expected", .group = FUZZ_BUFFER, .is_read = true, .is_optional = true,
     .bytes = bytes_35},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_35},
    {.name = "replaced", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_map_replace_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_replace_batch(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     a[3].pointer, a[4].pointer,
                                                     (dtl_size_t)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_map_replace_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_38},
    {.name = "expected", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_39},
    {.name = "present", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_40},
    {.name = "values", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_39},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "replaced", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_40},
};

static void call_map_find(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_find(a[0].pointer, a[1].pointer, a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_map_find[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "value", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_35},
    {.name = "found", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_map_find_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_find_batch(a[0].pointer, a[1].pointer,
                                                  (dtl_size_t)a[2].number, a[3].pointer,
                                                  a[4].pointer);
}

static const struct fuzz_parameter of_map_find_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_41},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "values", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_42},
    {.name = "found", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_43},
};

static void call_map_contains_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_contains_batch(a[0].pointer, a[1].pointer,
                                                      (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_map_contains_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_41},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "found", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_43},
};

static void call_map_contains(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_contains(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_map_contains[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "found", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_map_erase(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_erase(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_map_erase[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
    {.name = "erased", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_map_erase_batch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_erase_batch(a[0].pointer, a[1].pointer,
                                                   (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_map_erase_batch[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_41},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "erased", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_43},
};

static void call_map_flush(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_flush(a[0].pointer);
}

static const struct fuzz_parameter of_map_flush[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_sync(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_sync(a[0].pointer);
}

static const struct fuzz_parameter of_map_sync[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_clear(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_clear(a[0].pointer);
}

static const struct fuzz_parameter of_map_clear[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_local_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_local_size(a[0].pointer);
}

static const struct fuzz_parameter of_map_local_size[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_global_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_global_size(a[0].pointer);
}

static const struct fuzz_parameter of_map_global_size[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_is_dirty(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_is_dirty(a[0].pointer);
}

static const struct fuzz_parameter of_map_is_dirty[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_key_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_key_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_map_key_dtype[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_value_dtype(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_value_dtype(a[0].pointer);
}

static const struct fuzz_parameter of_map_value_dtype[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_key_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_key_size(a[0].pointer);
}

static const struct fuzz_parameter of_map_key_size[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_value_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_value_size(a[0].pointer);
}

static const struct fuzz_parameter of_map_value_size[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_map_owner(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_owner(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_map_owner[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "key", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_34},
};

static void call_map_local_entries(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_local_entries(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     (dtl_size_t)a[3].number, a[4].pointer);
}

static const struct fuzz_parameter of_map_local_entries[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "keys", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_36},
    {.name = "values", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_37},
    {.name = "capacity", .group = FUZZ_SIZE, .is_read = true},
    {.name = "count", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_map_for_each(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_for_each(a[0].pointer, (dtl_map_func)a[1].function,
                                                a[2].pointer);
}

static const struct fuzz_parameter of_map_for_each[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_map_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_map_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_map_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_map_is_valid[] = {
    {.name = "map", .group = FUZZ_HANDLE, .is_read = true, .kind = 11},
};

static void call_for_each_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_for_each_vector(a[0].pointer, (dtl_unary_func)a[1].function,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_for_each_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_for_each_vector_const(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_for_each_vector_const(a[0].pointer,
                                                         (dtl_const_unary_func)a[1].function,
                                                         a[2].pointer);
}

static const struct fuzz_parameter of_for_each_vector_const[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_const_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_for_each_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_for_each_array(a[0].pointer, (dtl_unary_func)a[1].function,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_for_each_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_for_each_array_const(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_for_each_array_const(a[0].pointer,
                                                        (dtl_const_unary_func)a[1].function,
                                                        a[2].pointer);
}

static const struct fuzz_parameter of_for_each_array_const[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_const_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_transform_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_transform_vector(a[0].pointer, a[1].pointer,
                                                    (dtl_transform_func)a[2].function,
                                                    a[3].pointer);
}

static const struct fuzz_parameter of_transform_vector[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_transform_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_transform_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_transform_array(a[0].pointer, a[1].pointer,
                                                   (dtl_transform_func)a[2].function, a[3].pointer);
}

static const struct fuzz_parameter of_transform_array[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_transform_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_copy_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_copy_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_copy_vector[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_copy_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_copy_array(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_copy_array[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_fill_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_fill_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_fill_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
};

static void call_fill_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_fill_array(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_fill_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
};

static void call_find_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_find_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_find_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
};

static void call_find_if_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_find_if_vector(a[0].pointer, (dtl_predicate)a[1].function,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_find_if_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_find_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_find_array(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_find_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
};

static void call_find_if_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_find_if_array(a[0].pointer, (dtl_predicate)a[1].function,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_find_if_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_count_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_count_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_count_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
};

static void call_count_if_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_count_if_vector(a[0].pointer, (dtl_predicate)a[1].function,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_count_if_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_count_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_count_array(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_count_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
};

static void call_count_if_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_count_if_array(a[0].pointer, (dtl_predicate)a[1].function,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_count_if_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_reduce_local_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_local_vector(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                       a[2].pointer);
}

static const struct fuzz_parameter of_reduce_local_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
};

static void call_reduce_local_vector_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_local_vector_func(a[0].pointer,
                                                            (dtl_binary_func)a[1].function,
                                                            a[2].pointer, a[3].pointer,
                                                            a[4].pointer);
}

static const struct fuzz_parameter of_reduce_local_vector_func[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_binary_func},
    {.name = "identity", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_21},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_21},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_reduce_local_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_local_array(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                      a[2].pointer);
}

static const struct fuzz_parameter of_reduce_local_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_23},
};

static void call_reduce_local_array_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce_local_array_func(a[0].pointer,
                                                           (dtl_binary_func)a[1].function,
                                                           a[2].pointer, a[3].pointer,
                                                           a[4].pointer);
}

static const struct fuzz_parameter of_reduce_local_array_func[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_binary_func},
    {.name = "identity", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_23},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_23},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_sort_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_vector(a[0].pointer);
}

static const struct fuzz_parameter of_sort_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_sort_vector_descending(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_vector_descending(a[0].pointer);
}

static const struct fuzz_parameter of_sort_vector_descending[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_sort_vector_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_vector_func(a[0].pointer, (dtl_comparator)a[1].function,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_sort_vector_func[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "cmp", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_comparator},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_sort_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_array(a[0].pointer);
}

static const struct fuzz_parameter of_sort_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_sort_array_descending(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_array_descending(a[0].pointer);
}

static const struct fuzz_parameter of_sort_array_descending[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_sort_array_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_sort_array_func(a[0].pointer, (dtl_comparator)a[1].function,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_sort_array_func[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "cmp", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_comparator},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_minmax_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_minmax_vector(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_minmax_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "min_val", .group = FUZZ_BUFFER, .is_written = true, .is_optional = true,
     .bytes = bytes_21},
    {.name = "max_val", .group = FUZZ_BUFFER, .is_written = true, .is_optional = true,
     .bytes = bytes_21},
};

static void call_minmax_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_minmax_array(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_minmax_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "min_val", .group = FUZZ_BUFFER, .is_written = true, .is_optional = true,
     .bytes = bytes_23},
    {.name = "max_val", .group = FUZZ_BUFFER, .is_written = true, .is_optional = true,
     .bytes = bytes_23},
};

static void call_all_of_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_all_of_vector(a[0].pointer, (dtl_predicate)a[1].function,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_all_of_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_any_of_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_any_of_vector(a[0].pointer, (dtl_predicate)a[1].function,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_any_of_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_none_of_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_none_of_vector(a[0].pointer, (dtl_predicate)a[1].function,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_none_of_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_all_of_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_all_of_array(a[0].pointer, (dtl_predicate)a[1].function,
                                                a[2].pointer);
}

static const struct fuzz_parameter of_all_of_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_any_of_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_any_of_array(a[0].pointer, (dtl_predicate)a[1].function,
                                                a[2].pointer);
}

static const struct fuzz_parameter of_any_of_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_none_of_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_none_of_array(a[0].pointer, (dtl_predicate)a[1].function,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_none_of_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_min_element_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_min_element_vector(a[0].pointer);
}

static const struct fuzz_parameter of_min_element_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_max_element_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_max_element_vector(a[0].pointer);
}

static const struct fuzz_parameter of_max_element_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
};

static void call_min_element_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_min_element_array(a[0].pointer);
}

static const struct fuzz_parameter of_min_element_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_max_element_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_max_element_array(a[0].pointer);
}

static const struct fuzz_parameter of_max_element_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
};

static void call_inclusive_scan_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_inclusive_scan_vector(a[0].pointer, (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_inclusive_scan_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_exclusive_scan_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_exclusive_scan_vector(a[0].pointer, (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_exclusive_scan_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_inclusive_scan_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_inclusive_scan_array(a[0].pointer, (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_inclusive_scan_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_exclusive_scan_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_exclusive_scan_array(a[0].pointer, (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_exclusive_scan_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_container_fill(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_fill(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_fill[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
};

static void call_container_copy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_copy(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_copy[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_for_each(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_for_each(a[0].pointer, (dtl_unary_func)a[1].function,
                                                      a[2].pointer);
}

static const struct fuzz_parameter of_container_for_each[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_transform(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_transform(a[0].pointer, a[1].pointer,
                                                       (dtl_transform_func)a[2].function,
                                                       a[3].pointer);
}

static const struct fuzz_parameter of_container_transform[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_transform_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_apply(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply(a[0].pointer, a[1].pointer,
                                                   (dtl_reduce_op)a[2].number);
}

static const struct fuzz_parameter of_container_apply[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_container_apply_unary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_unary(a[0].pointer, a[1].pointer,
                                                         (dtl_unary_op)a[2].number);
}

static const struct fuzz_parameter of_container_apply_unary[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_unary_op},
};

static void call_container_apply_unary_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_unary_local(a[0].pointer, a[1].pointer,
                                                               (dtl_unary_op)a[2].number);
}

static const struct fuzz_parameter of_container_apply_unary_local[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_unary_op},
};

static void call_container_apply_binary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_binary(a[0].pointer, a[1].pointer, a[2].pointer,
                                                          (dtl_binary_op)a[3].number);
}

static const struct fuzz_parameter of_container_apply_binary[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "x", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "y", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
};

static void call_container_apply_binary_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_binary_local(a[0].pointer, a[1].pointer,
                                                                a[2].pointer,
                                                                (dtl_binary_op)a[3].number);
}

static const struct fuzz_parameter of_container_apply_binary_local[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "x", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "y", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
};

static void call_container_apply_value(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_value(a[0].pointer, a[1].pointer, a[2].pointer,
                                                         (dtl_operand)a[3].number,
                                                         (dtl_binary_op)a[4].number);
}

static const struct fuzz_parameter of_container_apply_value[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_44},
    {.name = "place", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_operand},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
};

static void call_container_apply_value_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_apply_value_local(a[0].pointer, a[1].pointer,
                                                               a[2].pointer,
                                                               (dtl_operand)a[3].number,
                                                               (dtl_binary_op)a[4].number);
}

static const struct fuzz_parameter of_container_apply_value_local[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_44},
    {.name = "place", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_operand},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
};

static void call_container_for_each_chunk(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_for_each_chunk(a[0].pointer,
                                                            (dtl_chunk_func)a[1].function,
                                                            a[2].pointer);
}

static const struct fuzz_parameter of_container_for_each_chunk[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_chunk_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_transform_chunks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_transform_chunks(
        a[0].pointer, a[1].pointer, (dtl_chunk_transform_func)a[2].function, a[3].pointer);
}

static const struct fuzz_parameter of_container_transform_chunks[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_chunk_transform_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_find(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_find(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_container_find[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "index", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_container_find_if(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_find_if(a[0].pointer, (dtl_predicate)a[1].function,
                                                     a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_find_if[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "index", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_container_count(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_count(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_container_count[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "count", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_container_count_if(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_count_if(a[0].pointer, (dtl_predicate)a[1].function,
                                                      a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_count_if[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "count", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_container_all_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_all_of(a[0].pointer, (dtl_predicate)a[1].function,
                                                    a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_all_of[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "result", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_container_any_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_any_of(a[0].pointer, (dtl_predicate)a[1].function,
                                                    a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_any_of[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "result", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_container_none_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_none_of(a[0].pointer, (dtl_predicate)a[1].function,
                                                     a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_none_of[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "pred", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_predicate},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "result", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_container_reduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_reduce(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_container_reduce[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
};

static void call_container_reduce_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_reduce_func(a[0].pointer,
                                                         (dtl_binary_func)a[1].function,
                                                         a[2].pointer, a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_reduce_func[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_binary_func},
    {.name = "identity", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_minmax(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_minmax(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_container_minmax[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "min_val", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
    {.name = "max_val", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_28},
};

static void call_container_min_element(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_min_element(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_min_element[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "index", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_container_max_element(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_max_element(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_max_element[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "index", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_container_inclusive_scan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_inclusive_scan(a[0].pointer,
                                                            (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_container_inclusive_scan[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_container_exclusive_scan(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_exclusive_scan(a[0].pointer,
                                                            (dtl_reduce_op)a[1].number);
}

static const struct fuzz_parameter of_container_exclusive_scan[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_container_sort(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_sort(a[0].pointer, (dtl_sort_order)a[1].number);
}

static const struct fuzz_parameter of_container_sort[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
};

static void call_container_stable_sort(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_stable_sort(a[0].pointer, (dtl_sort_order)a[1].number);
}

static const struct fuzz_parameter of_container_stable_sort[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
};

static void call_container_sort_func(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_sort_func(a[0].pointer, (dtl_comparator)a[1].function,
                                                       a[2].pointer);
}

static const struct fuzz_parameter of_container_sort_func[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "cmp", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_comparator},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_container_sort_by_key(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_sort_by_key(a[0].pointer, a[1].pointer,
                                                         (dtl_sort_order)a[2].number);
}

static const struct fuzz_parameter of_container_sort_by_key[] = {
    {.name = "keys", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "payload", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
};

static void call_container_argsort(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_argsort(a[0].pointer, (dtl_sort_order)a[1].number,
                                                     a[2].pointer);
}

static const struct fuzz_parameter of_container_argsort[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
    {.name = "indices", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
};

static void call_container_unique(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_unique(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_unique[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "unique", .group = FUZZ_HANDLE, .is_written = true, .kind = 6,
     .size = sizeof(dtl_vector_t)},
};

static void call_container_mean(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_mean(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_mean[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "mean", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_container_var(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_var(a[0].pointer, (dtl_size_t)a[1].number,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_container_var[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "ddof", .group = FUZZ_SIZE, .is_read = true},
    {.name = "var", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_container_norm(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_norm(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_container_norm[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "norm", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_container_dot(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_dot(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_container_dot[] = {
    {.name = "a", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "b", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "dot", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_container_histogram(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_histogram(a[0].pointer, a[1].real, a[2].real,
                                                       (dtl_size_t)a[3].number, a[4].pointer);
}

static const struct fuzz_parameter of_container_histogram[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "low", .group = FUZZ_REAL, .is_read = true},
    {.name = "high", .group = FUZZ_REAL, .is_read = true},
    {.name = "bins", .group = FUZZ_SIZE, .is_read = true},
    {.name = "counts", .group = FUZZ_SIZE, .is_array = true, .is_written = true,
     .bytes = bytes_45},
};

static void call_container_quantile(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_quantile(a[0].pointer, a[1].pointer,
                                                      (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_container_quantile[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "probabilities", .group = FUZZ_REAL, .is_array = true, .is_read = true,
     .bytes = bytes_46},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "results", .group = FUZZ_REAL, .is_array = true, .is_written = true,
     .bytes = bytes_46},
};

static void call_async_for_each_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_for_each_vector(a[0].pointer,
                                                         (dtl_unary_func)a[1].function,
                                                         a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_async_for_each_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true,
     .is_kept = true},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_async_transform_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_transform_vector(a[0].pointer, a[1].pointer,
                                                          (dtl_transform_func)a[2].function,
                                                          a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_async_transform_vector[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_transform_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true,
     .is_kept = true},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_async_reduce_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_reduce_vector(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                       a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_async_reduce_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_21},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_async_sort_vector(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_sort_vector(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_async_sort_vector[] = {
    {.name = "vec", .group = FUZZ_HANDLE, .is_read = true, .kind = 6},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_async_for_each_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_for_each_array(a[0].pointer,
                                                        (dtl_unary_func)a[1].function,
                                                        a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_async_for_each_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_unary_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true,
     .is_kept = true},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_async_reduce_array(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_async_reduce_array(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                      a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_async_reduce_array[] = {
    {.name = "arr", .group = FUZZ_HANDLE, .is_read = true, .kind = 7},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_23},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_window_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_create(a[0].pointer, a[1].pointer,
                                                 (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_window_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "base", .group = FUZZ_BUFFER, .is_written = true, .is_read = true,
     .is_optional = true, .is_kept = true, .bytes = bytes_47},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "win", .group = FUZZ_HANDLE, .is_written = true, .kind = 12,
     .size = sizeof(dtl_window_t)},
};

static void call_window_allocate(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_allocate(a[0].pointer, (dtl_size_t)a[1].number,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_window_allocate[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "win", .group = FUZZ_HANDLE, .is_written = true, .kind = 12,
     .size = sizeof(dtl_window_t)},
};

static void call_window_create_dynamic(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_create_dynamic(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_window_create_dynamic[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "win", .group = FUZZ_HANDLE, .is_written = true, .kind = 12,
     .size = sizeof(dtl_window_t)},
};

static void call_window_attach(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_attach(a[0].pointer, a[1].pointer,
                                                 (dtl_size_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_window_attach[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "base", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .is_kept = true,
     .bytes = bytes_47},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "offset", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_window_detach(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_detach(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_window_detach[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "base", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_48},
};

static void call_window_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_window_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_window_destroy[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 12},
};

static void call_window_base(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_window_base(a[0].pointer);
}

static const struct fuzz_parameter of_window_base[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_memory(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_memory(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_window_memory[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "memory", .group = FUZZ_HANDLE, .is_written = true, .kind = 10,
     .size = sizeof(dtl_memory_t)},
};

static void call_window_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_size(a[0].pointer);
}

static const struct fuzz_parameter of_window_size[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_window_is_valid[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_fence(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_fence(a[0].pointer);
}

static const struct fuzz_parameter of_window_fence[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_post(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_post(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_window_post[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "origins", .group = FUZZ_RANK, .is_array = true, .is_read = true, .bytes = bytes_49},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_window_start(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_start(a[0].pointer, a[1].pointer,
                                                (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_window_start[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "targets", .group = FUZZ_RANK, .is_array = true, .is_read = true, .bytes = bytes_49},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_window_complete(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_complete(a[0].pointer);
}

static const struct fuzz_parameter of_window_complete[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_wait(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_wait(a[0].pointer);
}

static const struct fuzz_parameter of_window_wait[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_window_test[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_window_lock(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_lock(a[0].pointer, (dtl_rank_t)a[1].number,
                                               (dtl_lock_mode)a[2].number);
}

static const struct fuzz_parameter of_window_lock[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_lock_mode},
};

static void call_window_unlock(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_unlock(a[0].pointer, (dtl_rank_t)a[1].number);
}

static const struct fuzz_parameter of_window_unlock[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
};

static void call_window_lock_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_lock_all(a[0].pointer);
}

static const struct fuzz_parameter of_window_lock_all[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_unlock_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_unlock_all(a[0].pointer);
}

static const struct fuzz_parameter of_window_unlock_all[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_flush(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_flush(a[0].pointer, (dtl_rank_t)a[1].number);
}

static const struct fuzz_parameter of_window_flush[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
};

static void call_window_flush_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_flush_all(a[0].pointer);
}

static const struct fuzz_parameter of_window_flush_all[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_window_flush_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_flush_local(a[0].pointer, (dtl_rank_t)a[1].number);
}

static const struct fuzz_parameter of_window_flush_local[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
};

static void call_window_flush_local_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_window_flush_local_all(a[0].pointer);
}

static const struct fuzz_parameter of_window_flush_local_all[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
};

static void call_rma_put(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_put(a[0].pointer, (dtl_rank_t)a[1].number,
                                           (dtl_size_t)a[2].number, a[3].pointer,
                                           (dtl_size_t)a[4].number);
}

static const struct fuzz_parameter of_rma_put[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "origin", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_50},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_rma_get(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_get(a[0].pointer, (dtl_rank_t)a[1].number,
                                           (dtl_size_t)a[2].number, a[3].pointer,
                                           (dtl_size_t)a[4].number);
}

static const struct fuzz_parameter of_rma_get[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "buffer", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_50},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_rma_put_async(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_put_async(a[0].pointer, (dtl_rank_t)a[1].number,
                                                 (dtl_size_t)a[2].number, a[3].pointer,
                                                 (dtl_size_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_rma_put_async[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "origin", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_50},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_rma_get_async(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_get_async(a[0].pointer, (dtl_rank_t)a[1].number,
                                                 (dtl_size_t)a[2].number, a[3].pointer,
                                                 (dtl_size_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_rma_get_async[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "buffer", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_50},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "req", .group = FUZZ_HANDLE, .is_written = true, .kind = 4,
     .size = sizeof(dtl_request_t)},
};

static void call_rma_accumulate(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_accumulate(a[0].pointer, (dtl_rank_t)a[1].number,
                                                  (dtl_size_t)a[2].number, a[3].pointer,
                                                  (dtl_size_t)a[4].number, (dtl_dtype)a[5].number,
                                                  (dtl_reduce_op)a[6].number);
}

static const struct fuzz_parameter of_rma_accumulate[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "origin", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_50},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_rma_get_accumulate(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_get_accumulate(a[0].pointer, (dtl_rank_t)a[1].number,
                                                      (dtl_size_t)a[2].number, a[3].pointer,
                                                      a[4].pointer, (dtl_size_t)a[5].number,
                                                      (dtl_dtype)a[6].number,
                                                      (dtl_reduce_op)a[7].number);
}

static const struct fuzz_parameter of_rma_get_accumulate[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "origin", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_51},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_51},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_rma_fetch_and_op(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_fetch_and_op(a[0].pointer, (dtl_rank_t)a[1].number,
                                                    (dtl_size_t)a[2].number, a[3].pointer,
                                                    a[4].pointer, (dtl_dtype)a[5].number,
                                                    (dtl_reduce_op)a[6].number);
}

static const struct fuzz_parameter of_rma_fetch_and_op[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "origin", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_52},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_52},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_rma_compare_and_swap(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_rma_compare_and_swap(a[0].pointer, (dtl_rank_t)a[1].number,
                                                        (dtl_size_t)a[2].number, a[3].pointer,
                                                        a[4].pointer, a[5].pointer,
                                                        (dtl_dtype)a[6].number);
}

static const struct fuzz_parameter of_rma_compare_and_swap[] = {
    {.name = "win", .group = FUZZ_HANDLE, .is_read = true, .kind = 12},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "compare", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_53},
    {.name = "swap", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_53},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_53},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_symmetric_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_create(a[0].pointer, (dtl_size_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_symmetric_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "heap", .group = FUZZ_HANDLE, .is_written = true, .kind = 13,
     .size = sizeof(dtl_symmetric_t)},
};

static void call_symmetric_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_symmetric_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_destroy[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 13},
};

static void call_symmetric_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_is_valid[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_my_pe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_my_pe(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_my_pe[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_n_pes(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_n_pes(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_n_pes[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_base(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_symmetric_base(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_base[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_size(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_size[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_used(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_used(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_used[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_allocate(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_allocate(a[0].pointer, (dtl_size_t)a[1].number,
                                                      a[2].pointer);
}

static const struct fuzz_parameter of_symmetric_allocate[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "address", .group = FUZZ_POINTER, .is_written = true, .size = sizeof(void *)},
};

static void call_symmetric_free(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_free(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_symmetric_free[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "address", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
};

static void call_symmetric_remote_ptr(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_symmetric_remote_ptr(a[0].pointer, a[1].pointer, (dtl_rank_t)a[2].number);
}

static const struct fuzz_parameter of_symmetric_remote_ptr[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "address", .group = FUZZ_POINTER, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_memory(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_memory(a[0].pointer, (dtl_rank_t)a[1].number,
                                                    a[2].pointer);
}

static const struct fuzz_parameter of_symmetric_memory[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
    {.name = "memory", .group = FUZZ_HANDLE, .is_written = true, .kind = 10,
     .size = sizeof(dtl_memory_t)},
};

static void call_symmetric_put(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_put(a[0].pointer, a[1].pointer, a[2].pointer,
                                                 (dtl_size_t)a[3].number, (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_put[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_54},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_put_nbi(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_put_nbi(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     (dtl_size_t)a[3].number,
                                                     (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_put_nbi[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_54},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_get(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_get(a[0].pointer, a[1].pointer, a[2].pointer,
                                                 (dtl_size_t)a[3].number, (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_get[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_54},
    {.name = "source", .group = FUZZ_POINTER, .is_read = true},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_get_nbi(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_get_nbi(a[0].pointer, a[1].pointer, a[2].pointer,
                                                     (dtl_size_t)a[3].number,
                                                     (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_get_nbi[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true, .bytes = bytes_54},
    {.name = "source", .group = FUZZ_POINTER, .is_read = true},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_put_signal(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_put_signal(a[0].pointer, a[1].pointer, a[2].pointer,
                                                        (dtl_size_t)a[3].number, a[4].pointer,
                                                        (dtl_size_t)a[5].number,
                                                        (dtl_signal_op)a[6].number,
                                                        (dtl_rank_t)a[7].number);
}

static const struct fuzz_parameter of_symmetric_put_signal[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_54},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "signal", .group = FUZZ_POINTER, .is_read = true},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_signal_op},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_put_signal_nbi(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_put_signal_nbi(a[0].pointer, a[1].pointer,
                                                            a[2].pointer, (dtl_size_t)a[3].number,
                                                            a[4].pointer, (dtl_size_t)a[5].number,
                                                            (dtl_signal_op)a[6].number,
                                                            (dtl_rank_t)a[7].number);
}

static const struct fuzz_parameter of_symmetric_put_signal_nbi[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_54},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "signal", .group = FUZZ_POINTER, .is_read = true},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_signal_op},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_signal_op(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_signal_op(a[0].pointer, a[1].pointer,
                                                       (dtl_size_t)a[2].number,
                                                       (dtl_signal_op)a[3].number,
                                                       (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_signal_op[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "signal", .group = FUZZ_POINTER, .is_read = true},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_signal_op},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_signal_wait_until(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_signal_wait_until(a[0].pointer, a[1].pointer,
                                                               (dtl_comparison)a[2].number,
                                                               (dtl_size_t)a[3].number,
                                                               (dtl_size_t)a[4].number,
                                                               a[5].pointer);
}

static const struct fuzz_parameter of_symmetric_signal_wait_until[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "signal", .group = FUZZ_POINTER, .is_read = true},
    {.name = "comparison", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_comparison},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "milliseconds", .group = FUZZ_SIZE, .is_read = true},
    {.name = "seen", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_symmetric_signal_wait_until_any(const union fuzz_value *a,
                                                 union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_signal_wait_until_any(a[0].pointer, a[1].pointer,
                                                                   (dtl_size_t)a[2].number,
                                                                   (dtl_comparison)a[3].number,
                                                                   (dtl_size_t)a[4].number,
                                                                   (dtl_size_t)a[5].number,
                                                                   a[6].pointer, a[7].pointer);
}

static const struct fuzz_parameter of_symmetric_signal_wait_until_any[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "signals", .group = FUZZ_POINTER, .is_read = true},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "comparison", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_comparison},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "milliseconds", .group = FUZZ_SIZE, .is_read = true},
    {.name = "index", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
    {.name = "seen", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_symmetric_signal_wait_until_all(const union fuzz_value *a,
                                                 union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_signal_wait_until_all(a[0].pointer, a[1].pointer,
                                                                   (dtl_size_t)a[2].number,
                                                                   (dtl_comparison)a[3].number,
                                                                   (dtl_size_t)a[4].number,
                                                                   (dtl_size_t)a[5].number);
}

static const struct fuzz_parameter of_symmetric_signal_wait_until_all[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "signals", .group = FUZZ_POINTER, .is_read = true},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "comparison", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_comparison},
    {.name = "value", .group = FUZZ_SIZE, .is_read = true},
    {.name = "milliseconds", .group = FUZZ_SIZE, .is_read = true},
};

static void call_symmetric_atomic(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_atomic(a[0].pointer, a[1].pointer, a[2].pointer,
                                                    (dtl_dtype)a[3].number,
                                                    (dtl_atomic_op)a[4].number,
                                                    (dtl_rank_t)a[5].number);
}

static const struct fuzz_parameter of_symmetric_atomic[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_55},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_atomic_op},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_atomic_fetch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_atomic_fetch(a[0].pointer, a[1].pointer, a[2].pointer,
                                                          a[3].pointer, (dtl_dtype)a[4].number,
                                                          (dtl_atomic_op)a[5].number,
                                                          (dtl_rank_t)a[6].number);
}

static const struct fuzz_parameter of_symmetric_atomic_fetch[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_56},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_56},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_atomic_op},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_atomic_compare_swap(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_atomic_compare_swap(a[0].pointer, a[1].pointer,
                                                                 a[2].pointer, a[3].pointer,
                                                                 a[4].pointer,
                                                                 (dtl_dtype)a[5].number,
                                                                 (dtl_rank_t)a[6].number);
}

static const struct fuzz_parameter of_symmetric_atomic_compare_swap[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "compare", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_52},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_52},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_52},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_fence(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_fence(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_fence[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_quiet(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_quiet(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_quiet[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_barrier_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_barrier_all(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_barrier_all[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_sync_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_sync_all(a[0].pointer);
}

static const struct fuzz_parameter of_symmetric_sync_all[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
};

static void call_symmetric_remote_mc_ptr(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_symmetric_remote_mc_ptr(a[0].pointer, (dtl_team_t)a[1].number,
                                                  a[2].pointer);
}

static const struct fuzz_parameter of_symmetric_remote_mc_ptr[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "address", .group = FUZZ_POINTER, .is_read = true},
};

static void call_symmetric_team_my_pe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_my_pe(a[0].pointer, (dtl_team_t)a[1].number);
}

static const struct fuzz_parameter of_symmetric_team_my_pe[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
};

static void call_symmetric_team_n_pes(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_n_pes(a[0].pointer, (dtl_team_t)a[1].number);
}

static const struct fuzz_parameter of_symmetric_team_n_pes[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
};

static void call_symmetric_team_translate_pe(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_translate_pe(a[0].pointer,
                                                               (dtl_team_t)a[1].number,
                                                               (dtl_rank_t)a[2].number);
}

static const struct fuzz_parameter of_symmetric_team_translate_pe[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "pe", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_team_split_strided(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_split_strided(a[0].pointer,
                                                                (dtl_team_t)a[1].number,
                                                                (dtl_rank_t)a[2].number,
                                                                (int)a[3].number,
                                                                (dtl_rank_t)a[4].number,
                                                                a[5].pointer);
}

static const struct fuzz_parameter of_symmetric_team_split_strided[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "start", .group = FUZZ_RANK, .is_read = true},
    {.name = "stride", .group = FUZZ_INT, .is_read = true},
    {.name = "size", .group = FUZZ_RANK, .is_read = true},
    {.name = "made", .group = FUZZ_INT, .is_written = true, .size = sizeof(dtl_team_t)},
};

static void call_symmetric_team_split_color(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_split_color(a[0].pointer,
                                                              (dtl_team_t)a[1].number,
                                                              (int)a[2].number, (int)a[3].number,
                                                              a[4].pointer);
}

static const struct fuzz_parameter of_symmetric_team_split_color[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "color", .group = FUZZ_INT, .is_read = true},
    {.name = "key", .group = FUZZ_INT, .is_read = true},
    {.name = "made", .group = FUZZ_INT, .is_written = true, .size = sizeof(dtl_team_t)},
};

static void call_symmetric_team_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_team_destroy(a[0].pointer, (dtl_team_t)a[1].number);
}

static const struct fuzz_parameter of_symmetric_team_destroy[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
};

static void call_symmetric_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_barrier(a[0].pointer, (dtl_team_t)a[1].number);
}

static const struct fuzz_parameter of_symmetric_barrier[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
};

static void call_symmetric_sync(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_sync(a[0].pointer, (dtl_team_t)a[1].number);
}

static const struct fuzz_parameter of_symmetric_sync[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
};

static void call_symmetric_broadcastmem(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_broadcastmem(a[0].pointer, (dtl_team_t)a[1].number,
                                                          a[2].pointer, a[3].pointer,
                                                          (dtl_size_t)a[4].number,
                                                          (dtl_rank_t)a[5].number);
}

static const struct fuzz_parameter of_symmetric_broadcastmem[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_POINTER, .is_read = true},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_symmetric_fcollectmem(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_symmetric_fcollectmem(a[0].pointer, (dtl_team_t)a[1].number,
                                                         a[2].pointer, a[3].pointer,
                                                         (dtl_size_t)a[4].number);
}

static const struct fuzz_parameter of_symmetric_fcollectmem[] = {
    {.name = "heap", .group = FUZZ_HANDLE, .is_read = true, .kind = 13},
    {.name = "team", .group = FUZZ_INT, .is_read = true},
    {.name = "dest", .group = FUZZ_POINTER, .is_read = true},
    {.name = "source", .group = FUZZ_POINTER, .is_read = true},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_signal_unique_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_unique_id(a[0].pointer);
}

static const struct fuzz_parameter of_signal_unique_id[] = {
    {.name = "id", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_57},
};

static void call_signal_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_create(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_signal_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "comm", .group = FUZZ_HANDLE, .is_written = true, .kind = 14,
     .size = sizeof(dtl_signal_t)},
};

static void call_signal_init(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_init((dtl_rank_t)a[0].number, (dtl_rank_t)a[1].number,
                                               a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_signal_init[] = {
    {.name = "nranks", .group = FUZZ_RANK, .is_read = true},
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "unique_id", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_57},
    {.name = "comm", .group = FUZZ_HANDLE, .is_written = true, .kind = 14,
     .size = sizeof(dtl_signal_t)},
};

static void call_signal_create_configured(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_create_configured(a[0].pointer, (int)a[1].number,
                                                            (int)a[2].number, (int)a[3].number,
                                                            a[4].pointer);
}

static const struct fuzz_parameter of_signal_create_configured[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "contexts", .group = FUZZ_INT, .is_read = true},
    {.name = "indices", .group = FUZZ_INT, .is_read = true},
    {.name = "eager_init", .group = FUZZ_INT, .is_read = true},
    {.name = "comm", .group = FUZZ_HANDLE, .is_written = true, .kind = 14,
     .size = sizeof(dtl_signal_t)},
};

static void call_signal_init_configured(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_init_configured((dtl_rank_t)a[0].number,
                                                          (dtl_rank_t)a[1].number, a[2].pointer,
                                                          (int)a[3].number, (int)a[4].number,
                                                          (int)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_signal_init_configured[] = {
    {.name = "nranks", .group = FUZZ_RANK, .is_read = true},
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "unique_id", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_57},
    {.name = "contexts", .group = FUZZ_INT, .is_read = true},
    {.name = "indices", .group = FUZZ_INT, .is_read = true},
    {.name = "eager_init", .group = FUZZ_INT, .is_read = true},
    {.name = "comm", .group = FUZZ_HANDLE, .is_written = true, .kind = 14,
     .size = sizeof(dtl_signal_t)},
};

static void call_signal_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_signal_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_signal_destroy[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 14},
};

static void call_signal_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_signal_is_valid[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
};

static void call_signal_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_rank(a[0].pointer);
}

static const struct fuzz_parameter of_signal_rank[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
};

static void call_signal_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_size(a[0].pointer);
}

static const struct fuzz_parameter of_signal_size[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
};

static void call_signal_register_window(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_register_window(a[0].pointer, a[1].pointer,
                                                          (dtl_size_t)a[2].number,
                                                          (int)a[3].number, a[4].pointer);
}

static const struct fuzz_parameter of_signal_register_window[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "buffer", .group = FUZZ_BUFFER, .is_written = true, .is_read = true,
     .is_optional = true, .is_kept = true, .bytes = bytes_47},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "flags", .group = FUZZ_INT, .is_read = true},
    {.name = "window", .group = FUZZ_INT, .is_written = true, .size = sizeof(dtl_signal_window_t)},
};

static void call_signal_deregister_window(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_deregister_window(a[0].pointer,
                                                            (dtl_signal_window_t)a[1].number);
}

static const struct fuzz_parameter of_signal_deregister_window[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "window", .group = FUZZ_INT, .is_read = true},
};

static void call_signal_send(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_send(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                               (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                               a[5].pointer);
}

static const struct fuzz_parameter of_signal_send[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "peer", .group = FUZZ_RANK, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_signal_recv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_recv(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number,
                                               (dtl_dtype)a[3].number, (dtl_rank_t)a[4].number,
                                               a[5].pointer);
}

static const struct fuzz_parameter of_signal_recv[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "peer", .group = FUZZ_RANK, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_signal_notify(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_notify(a[0].pointer, (dtl_rank_t)a[1].number,
                                                 (int)a[2].number, (int)a[3].number,
                                                 (int)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_signal_notify[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "peer", .group = FUZZ_RANK, .is_read = true},
    {.name = "signal_index", .group = FUZZ_INT, .is_read = true},
    {.name = "context", .group = FUZZ_INT, .is_read = true},
    {.name = "flags", .group = FUZZ_INT, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_signal_put_signal(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_put_signal(a[0].pointer, a[1].pointer,
                                                     (dtl_size_t)a[2].number,
                                                     (dtl_dtype)a[3].number,
                                                     (dtl_rank_t)a[4].number,
                                                     (dtl_signal_window_t)a[5].number,
                                                     (dtl_size_t)a[6].number, (int)a[7].number,
                                                     (int)a[8].number, (int)a[9].number,
                                                     a[10].pointer);
}

static const struct fuzz_parameter of_signal_put_signal[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "localbuf", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "peer", .group = FUZZ_RANK, .is_read = true},
    {.name = "window", .group = FUZZ_INT, .is_read = true},
    {.name = "offset", .group = FUZZ_SIZE, .is_read = true},
    {.name = "signal_index", .group = FUZZ_INT, .is_read = true},
    {.name = "context", .group = FUZZ_INT, .is_read = true},
    {.name = "flags", .group = FUZZ_INT, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_signal_wait_signal(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_signal_wait_signal(a[0].pointer, a[1].pointer, a[2].pointer,
                                                      a[3].pointer, a[4].pointer,
                                                      (dtl_size_t)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_signal_wait_signal[] = {
    {.name = "comm", .group = FUZZ_HANDLE, .is_read = true, .kind = 14},
    {.name = "peers", .group = FUZZ_RANK, .is_array = true, .is_read = true, .bytes = bytes_58},
    {.name = "op_counts", .group = FUZZ_INT, .is_array = true, .is_read = true,
     .is_optional = true, .bytes = bytes_59},
    {.name = "signal_indices", .group = FUZZ_INT, .is_array = true, .is_read = true,
     .is_optional = true, .bytes = bytes_59},
    {.name = "contexts", .group = FUZZ_INT, .is_array = true, .is_read = true, .is_optional = true,
     .bytes = bytes_59},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_signal_group_start(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_signal_group_start();
}

static void call_signal_group_end(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    answer->number = (uint64_t)dtl_signal_group_end();
}

static void call_model_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_create(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_model_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "model", .group = FUZZ_HANDLE, .is_written = true, .kind = 15,
     .size = sizeof(dtl_model_t)},
};

static void call_model_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_model_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_model_destroy[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 15},
};

static void call_model_is_valid(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_is_valid(a[0].pointer);
}

static const struct fuzz_parameter of_model_is_valid[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
};

static void call_model_tensors(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_tensors(a[0].pointer);
}

static const struct fuzz_parameter of_model_tensors[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
};

static void call_model_tasks(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_tasks(a[0].pointer);
}

static const struct fuzz_parameter of_model_tasks[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
};

static void call_model_tensor(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_tensor(a[0].pointer, a[1].pointer,
                                                (dtl_size_t)a[2].number, (dtl_size_t)a[3].number,
                                                (dtl_dtype)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_model_tensor[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "buffer", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .is_kept = true,
     .bytes = bytes_60},
    {.name = "rows", .group = FUZZ_SIZE, .is_read = true},
    {.name = "columns", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "tensor", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_view(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_view(a[0].pointer, (dtl_index_t)a[1].number,
                                              (dtl_size_t)a[2].number, (dtl_size_t)a[3].number,
                                              (dtl_size_t)a[4].number, (dtl_size_t)a[5].number,
                                              a[6].pointer);
}

static const struct fuzz_parameter of_model_view[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "tensor", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "row", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "rows", .group = FUZZ_SIZE, .is_read = true},
    {.name = "column", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "columns", .group = FUZZ_SIZE, .is_read = true},
    {.name = "view", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_unary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_unary(a[0].pointer, (dtl_model_unary_op)a[1].number,
                                                   (dtl_index_t)a[2].number,
                                                   (dtl_index_t)a[3].number, a[4].pointer);
}

static const struct fuzz_parameter of_model_add_unary[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_model_unary_op},
    {.name = "x", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_binary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_binary(a[0].pointer, (dtl_model_binary_op)a[1].number,
                                                    (dtl_index_t)a[2].number,
                                                    (dtl_index_t)a[3].number,
                                                    (dtl_index_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_model_add_binary[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_model_binary_op},
    {.name = "x", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "y", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_linear(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_linear(a[0].pointer, (dtl_index_t)a[1].number,
                                                    (dtl_index_t)a[2].number,
                                                    (dtl_index_t)a[3].number,
                                                    (dtl_index_t)a[4].number, a[5].pointer);
}

static const struct fuzz_parameter of_model_add_linear[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "x", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "weight", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "bias", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_normalize(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_normalize(a[0].pointer, (dtl_model_norm)a[1].number,
                                                       (dtl_index_t)a[2].number,
                                                       (dtl_index_t)a[3].number,
                                                       (dtl_index_t)a[4].number, a[5].real,
                                                       (dtl_index_t)a[6].number, a[7].pointer);
}

static const struct fuzz_parameter of_model_add_normalize[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "norm", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_model_norm},
    {.name = "x", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "weight", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "bias", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "epsilon", .group = FUZZ_REAL, .is_read = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_flash_attention(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_flash_attention(a[0].pointer,
                                                             (dtl_model_mask)a[1].number,
                                                             (dtl_index_t)a[2].number,
                                                             (dtl_index_t)a[3].number,
                                                             (dtl_index_t)a[4].number,
                                                             (dtl_size_t)a[5].number, a[6].real,
                                                             (dtl_index_t)a[7].number,
                                                             a[8].pointer);
}

static const struct fuzz_parameter of_model_add_flash_attention[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "mask", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_model_mask},
    {.name = "query", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "key", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "heads", .group = FUZZ_SIZE, .is_read = true},
    {.name = "scale", .group = FUZZ_REAL, .is_read = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_flash_decode(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_flash_decode(a[0].pointer, (dtl_index_t)a[1].number,
                                                          (dtl_index_t)a[2].number,
                                                          (dtl_index_t)a[3].number,
                                                          (dtl_index_t)a[4].number,
                                                          (dtl_size_t)a[5].number, a[6].real,
                                                          (dtl_index_t)a[7].number, a[8].pointer);
}

static const struct fuzz_parameter of_model_add_flash_decode[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "query", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "key", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "value", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "lengths", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "heads", .group = FUZZ_SIZE, .is_read = true},
    {.name = "scale", .group = FUZZ_REAL, .is_read = true},
    {.name = "out", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_append(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_append(a[0].pointer, (dtl_index_t)a[1].number,
                                                    (dtl_index_t)a[2].number,
                                                    (dtl_index_t)a[3].number, a[4].pointer);
}

static const struct fuzz_parameter of_model_add_append[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "x", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "lengths", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "cache", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_barrier(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_model_add_barrier[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_allreduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_allreduce(a[0].pointer, (dtl_reduce_op)a[1].number,
                                                       (dtl_index_t)a[2].number, a[3].pointer);
}

static const struct fuzz_parameter of_model_add_allreduce[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "tensor", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_prefetch(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_prefetch(a[0].pointer, (dtl_index_t)a[1].number,
                                                      a[2].pointer);
}

static const struct fuzz_parameter of_model_add_prefetch[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "tensor", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "task", .group = FUZZ_INDEX, .is_written = true, .is_place = true,
     .size = sizeof(dtl_index_t)},
};

static void call_model_add_order(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_add_order(a[0].pointer, (dtl_index_t)a[1].number,
                                                   (dtl_index_t)a[2].number);
}

static const struct fuzz_parameter of_model_add_order[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "task", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
    {.name = "before", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_model_schedule(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_schedule(a[0].pointer, (int)a[1].number);
}

static const struct fuzz_parameter of_model_schedule[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "workers", .group = FUZZ_INT, .is_read = true},
};

static void call_model_run(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_run(a[0].pointer);
}

static const struct fuzz_parameter of_model_run[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
};

static void call_model_record_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_record_of(a[0].pointer, (dtl_size_t)a[1].number,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_model_record_of[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "index", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "record", .group = FUZZ_STRUCT, .is_written = true, .structure = "model_record",
     .size = sizeof(dtl_model_record_t)},
};

static void call_model_wait_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_model_wait_of(a[0].pointer, (dtl_size_t)a[1].number,
                                                 a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_model_wait_of[] = {
    {.name = "model", .group = FUZZ_HANDLE, .is_read = true, .kind = 15},
    {.name = "index", .group = FUZZ_SIZE, .is_read = true, .is_place = true},
    {.name = "worker", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
    {.name = "count", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_role_manager_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_create(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_role_manager_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "mgr", .group = FUZZ_HANDLE, .is_written = true, .kind = 16,
     .size = sizeof(dtl_role_manager_t)},
};

static void call_role_manager_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_role_manager_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_role_manager_destroy[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 16},
};

static void call_role_manager_add_role(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_add_role(a[0].pointer, a[1].pointer,
                                                         (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_role_manager_add_role[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "role_name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "num_ranks", .group = FUZZ_SIZE, .is_read = true},
};

static void call_role_manager_add_role_of(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_add_role_of(a[0].pointer, a[1].pointer,
                                                            a[2].pointer, (dtl_size_t)a[3].number);
}

static const struct fuzz_parameter of_role_manager_add_role_of[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "role_name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "ranks", .group = FUZZ_RANK, .is_array = true, .is_read = true, .bytes = bytes_61},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
};

static void call_role_manager_initialize(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_initialize(a[0].pointer);
}

static const struct fuzz_parameter of_role_manager_initialize[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
};

static void call_role_manager_has_role(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_has_role(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_role_manager_has_role[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "role_name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "has_role", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_role_manager_role_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_role_size(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_role_manager_role_size[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "role_name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "size", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_role_manager_role_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_role_rank(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_role_manager_role_rank[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "role_name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "rank", .group = FUZZ_RANK, .is_written = true, .size = sizeof(dtl_rank_t)},
};

static void call_intergroup_send(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_intergroup_send(a[0].pointer, a[1].pointer,
                                                   (dtl_rank_t)a[2].number, a[3].pointer,
                                                   (dtl_size_t)a[4].number, (dtl_dtype)a[5].number,
                                                   (dtl_tag_t)a[6].number);
}

static const struct fuzz_parameter of_intergroup_send[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "target_role", .group = FUZZ_TEXT, .is_read = true},
    {.name = "target_rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "buf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_62},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
};

static void call_intergroup_recv(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_intergroup_recv(a[0].pointer, a[1].pointer,
                                                   (dtl_rank_t)a[2].number, a[3].pointer,
                                                   (dtl_size_t)a[4].number, (dtl_dtype)a[5].number,
                                                   (dtl_tag_t)a[6].number);
}

static const struct fuzz_parameter of_intergroup_recv[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "source_role", .group = FUZZ_TEXT, .is_read = true},
    {.name = "source_rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_62},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
};

static void call_role_manager_context(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_role_manager_context(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_role_manager_context[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_context_t)},
};

static void call_intergroup_broadcast(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_intergroup_broadcast(a[0].pointer, a[1].pointer,
                                                        (dtl_rank_t)a[2].number, a[3].pointer,
                                                        a[4].pointer, (dtl_size_t)a[5].number,
                                                        (dtl_dtype)a[6].number,
                                                        (dtl_tag_t)a[7].number);
}

static const struct fuzz_parameter of_intergroup_broadcast[] = {
    {.name = "mgr", .group = FUZZ_HANDLE, .is_read = true, .kind = 16},
    {.name = "source_role", .group = FUZZ_TEXT, .is_read = true},
    {.name = "source_rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "target_role", .group = FUZZ_TEXT, .is_read = true},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .bytes = bytes_7},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "tag", .group = FUZZ_TAG, .is_read = true},
};

static void call_topology_num_cpus(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_cpus(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_cpus[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_cpu_affinity(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_cpu_affinity((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_cpu_affinity[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "cpu_id", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_num_gpus(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_gpus(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_gpus[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_gpu_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_gpu_id((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_gpu_id[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "gpu_id", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_device_id((dtl_device_kind)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_device_id[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
    {.name = "device_id", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_is_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_is_local((dtl_rank_t)a[0].number,
                                                     (dtl_rank_t)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_topology_is_local[] = {
    {.name = "rank_a", .group = FUZZ_RANK, .is_read = true},
    {.name = "rank_b", .group = FUZZ_RANK, .is_read = true},
    {.name = "is_local", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_node_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_node_id((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_node_id[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "node_id", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_num_nodes(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_nodes(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_nodes[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_node_rank(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_node_rank((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_node_rank[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "node_rank", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_node_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_node_size((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_node_size[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "size", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_numa_node(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_numa_node((dtl_rank_t)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_numa_node[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "numa_node", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_host_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_host_name((dtl_rank_t)a[0].number, a[1].pointer,
                                                      (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_topology_host_name[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "buf", .group = FUZZ_BUFFER, .is_array = true, .is_written = true,
     .is_optional = true, .bytes = bytes_63},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_topology_cpu_set(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_cpu_set((dtl_rank_t)a[0].number, a[1].pointer,
                                                    (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_topology_cpu_set[] = {
    {.name = "rank", .group = FUZZ_RANK, .is_read = true},
    {.name = "buf", .group = FUZZ_BUFFER, .is_array = true, .is_written = true,
     .is_optional = true, .bytes = bytes_63},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_topology_num_numa_nodes(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_numa_nodes(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_numa_nodes[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_num_machine_cpus(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_machine_cpus(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_machine_cpus[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_machine_cpu(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_machine_cpu((int)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_machine_cpu[] = {
    {.name = "index", .group = FUZZ_INT, .is_read = true},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "cpu_info",
     .size = sizeof(dtl_cpu_info_t)},
};

static void call_topology_num_caches(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_num_caches(a[0].pointer);
}

static const struct fuzz_parameter of_topology_num_caches[] = {
    {.name = "count", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_topology_cache(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_cache((int)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_cache[] = {
    {.name = "level", .group = FUZZ_INT, .is_read = true},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "cache_info",
     .size = sizeof(dtl_cache_info_t)},
};

static void call_topology_gpu(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_gpu((int)a[0].number, a[1].pointer);
}

static const struct fuzz_parameter of_topology_gpu[] = {
    {.name = "index", .group = FUZZ_INT, .is_read = true},
    {.name = "info", .group = FUZZ_STRUCT, .is_written = true, .structure = "gpu_info",
     .size = sizeof(dtl_gpu_info_t)},
};

static void call_topology_text(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_topology_text(a[0].pointer, (dtl_size_t)a[1].number);
}

static const struct fuzz_parameter of_topology_text[] = {
    {.name = "buf", .group = FUZZ_BUFFER, .is_array = true, .is_written = true,
     .is_optional = true, .bytes = bytes_2},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_future_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_create(a[0].pointer);
}

static const struct fuzz_parameter of_future_create[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_future_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_future_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_future_destroy[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 17},
};

static void call_future_wait(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_wait(a[0].pointer);
}

static const struct fuzz_parameter of_future_wait[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
};

static void call_future_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_future_test[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_future_get(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_get(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_future_get[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "buffer", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_47},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_future_set(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_set(a[0].pointer, a[1].pointer, (dtl_size_t)a[2].number);
}

static const struct fuzz_parameter of_future_set[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_47},
    {.name = "size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_future_fail(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_fail(a[0].pointer, (dtl_status)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_future_fail[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "code", .group = FUZZ_INT, .is_read = true},
    {.name = "message", .group = FUZZ_TEXT, .is_read = true},
};

static void call_future_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_size(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_future_size[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "bytes", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_future_wait_for(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_wait_for(a[0].pointer, (dtl_size_t)a[1].number,
                                                   a[2].pointer);
}

static const struct fuzz_parameter of_future_wait_for[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "milliseconds", .group = FUZZ_SIZE, .is_read = true},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_future_then(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_future_then(a[0].pointer, (dtl_then_func)a[1].function,
                                               a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_future_then[] = {
    {.name = "fut", .group = FUZZ_HANDLE, .is_read = true, .kind = 17},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_then_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true,
     .is_kept = true},
    {.name = "result", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_when_all(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_when_all(a[0].constant, (dtl_size_t)a[1].number, a[2].pointer);
}

static const struct fuzz_parameter of_when_all[] = {
    {.name = "futures", .group = FUZZ_HANDLE, .is_array = true, .is_read = true, .kind = 17,
     .bytes = bytes_64},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "result", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_when_any(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_when_any(a[0].constant, (dtl_size_t)a[1].number, a[2].pointer,
                                            a[3].pointer);
}

static const struct fuzz_parameter of_when_any[] = {
    {.name = "futures", .group = FUZZ_HANDLE, .is_array = true, .is_read = true, .kind = 17,
     .bytes = bytes_64},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "result", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
    {.name = "completed_index", .group = FUZZ_SIZE, .is_written = true,
     .size = sizeof(dtl_size_t)},
};

static void call_action_register(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_action_register(a[0].pointer, a[1].pointer,
                                                   (dtl_action_func)a[2].function, a[3].pointer,
                                                   a[4].pointer);
}

static const struct fuzz_parameter of_action_register[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_action_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "action", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_action_register_reply(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_action_register_reply(a[0].pointer, a[1].pointer,
                                                         (dtl_reply_func)a[2].function,
                                                         a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_action_register_reply[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "name", .group = FUZZ_TEXT, .is_read = true},
    {.name = "func", .group = FUZZ_CALLBACK, .is_read = true,
     .callback = (fuzz_function *)fuzz_reply_func},
    {.name = "user_data", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "action", .group = FUZZ_SIZE, .is_written = true, .size = sizeof(dtl_size_t)},
};

static void call_remote_invoke(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_remote_invoke(a[0].pointer, (dtl_rank_t)a[1].number,
                                                 (dtl_size_t)a[2].number, a[3].pointer,
                                                 (dtl_size_t)a[4].number, a[5].pointer,
                                                 (dtl_size_t)a[6].number);
}

static const struct fuzz_parameter of_remote_invoke[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "action", .group = FUZZ_SIZE, .is_read = true},
    {.name = "args", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_50},
    {.name = "args_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_65},
    {.name = "result_size", .group = FUZZ_SIZE, .is_read = true},
};

static void call_remote_invoke_async(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_remote_invoke_async(a[0].pointer, (dtl_rank_t)a[1].number,
                                                       (dtl_size_t)a[2].number, a[3].pointer,
                                                       (dtl_size_t)a[4].number,
                                                       (dtl_size_t)a[5].number, a[6].pointer);
}

static const struct fuzz_parameter of_remote_invoke_async[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "target", .group = FUZZ_RANK, .is_read = true},
    {.name = "action", .group = FUZZ_SIZE, .is_read = true},
    {.name = "args", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_50},
    {.name = "args_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "result_size", .group = FUZZ_SIZE, .is_read = true},
    {.name = "result", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_action_progress(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)a;
    (void)answer;
    (void)dtl_action_progress();
}

static void call_action_barrier(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_action_barrier(a[0].pointer);
}

static const struct fuzz_parameter of_action_barrier[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_device_kind_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_device_kind_name((dtl_device_kind)a[0].number);
}

static const struct fuzz_parameter of_device_kind_name[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
};

static void call_device_count(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_device_count((dtl_device_kind)a[0].number);
}

static const struct fuzz_parameter of_device_count[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
};

static void call_stream_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_create((dtl_device_kind)a[0].number, (int)a[1].number,
                                                 a[2].pointer);
}

static const struct fuzz_parameter of_stream_create[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_written = true, .kind = 18,
     .size = sizeof(dtl_stream_t)},
};

static void call_stream_from_native(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_from_native((dtl_device_kind)a[0].number,
                                                      (int)a[1].number, a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_stream_from_native[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "native", .group = FUZZ_POINTER, .is_read = true, .is_optional = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_written = true, .kind = 18,
     .size = sizeof(dtl_stream_t)},
};

static void call_stream_native(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->pointer = dtl_stream_native(a[0].pointer);
}

static const struct fuzz_parameter of_stream_native[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
};

static void call_stream_device_kind(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_device_kind(a[0].pointer);
}

static const struct fuzz_parameter of_stream_device_kind[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
};

static void call_stream_device_id(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_device_id(a[0].pointer);
}

static const struct fuzz_parameter of_stream_device_id[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
};

static void call_stream_synchronize(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_synchronize(a[0].pointer);
}

static const struct fuzz_parameter of_stream_synchronize[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
};

static void call_stream_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_stream_test[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_stream_record_event(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_record_event(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_stream_record_event[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
    {.name = "event", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
};

static void call_stream_wait_event(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_wait_event(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_stream_wait_event[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
    {.name = "event", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
};

static void call_stream_future(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_stream_future(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_stream_future[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_context_stream(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_stream(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_stream[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "stream", .group = FUZZ_HANDLE, .is_written = true, .kind = 18,
     .size = sizeof(dtl_stream_t)},
};

static void call_context_set_stream(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_set_stream(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_context_set_stream[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_stream_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_stream_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_stream_destroy[] = {
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
};

static void call_event_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_event_create((dtl_device_kind)a[0].number, (int)a[1].number,
                                                a[2].pointer);
}

static const struct fuzz_parameter of_event_create[] = {
    {.name = "kind", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_device_kind},
    {.name = "device_id", .group = FUZZ_INT, .is_read = true},
    {.name = "event", .group = FUZZ_HANDLE, .is_written = true, .kind = 19,
     .size = sizeof(dtl_event_t)},
};

static void call_event_synchronize(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_event_synchronize(a[0].pointer);
}

static const struct fuzz_parameter of_event_synchronize[] = {
    {.name = "event", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
};

static void call_event_test(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_event_test(a[0].pointer, a[1].pointer);
}

static const struct fuzz_parameter of_event_test[] = {
    {.name = "event", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
    {.name = "completed", .group = FUZZ_INT, .is_written = true, .size = sizeof(int)},
};

static void call_event_elapsed(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_event_elapsed(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_event_elapsed[] = {
    {.name = "earlier", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
    {.name = "later", .group = FUZZ_HANDLE, .is_read = true, .kind = 19},
    {.name = "milliseconds", .group = FUZZ_REAL, .is_written = true, .size = sizeof(double)},
};

static void call_event_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_event_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_event_destroy[] = {
    {.name = "event", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 19},
};

static void call_container_queue_fill(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_fill(a[0].pointer, a[1].pointer, a[2].pointer,
                                                        a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_fill[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_copy(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_copy(a[0].pointer, a[1].pointer, a[2].pointer,
                                                        a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_copy[] = {
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_apply(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_apply(a[0].pointer, a[1].pointer,
                                                         (dtl_reduce_op)a[2].number, a[3].pointer,
                                                         a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_apply[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_apply_unary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_apply_unary(a[0].pointer, a[1].pointer,
                                                               (dtl_unary_op)a[2].number,
                                                               a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_apply_unary[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_unary_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_apply_binary(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_apply_binary(a[0].pointer, a[1].pointer,
                                                                a[2].pointer,
                                                                (dtl_binary_op)a[3].number,
                                                                a[4].pointer, a[5].pointer);
}

static const struct fuzz_parameter of_container_queue_apply_binary[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "x", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "y", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_apply_value(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_apply_value(a[0].pointer, a[1].pointer,
                                                               a[2].pointer,
                                                               (dtl_operand)a[3].number,
                                                               (dtl_binary_op)a[4].number,
                                                               a[5].pointer, a[6].pointer);
}

static const struct fuzz_parameter of_container_queue_apply_value[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_44},
    {.name = "place", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_operand},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_binary_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_inclusive_scan_local(const union fuzz_value *a,
                                                      union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_inclusive_scan_local(a[0].pointer,
                                                                        (dtl_reduce_op)a[1].number,
                                                                        a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_inclusive_scan_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_exclusive_scan_local(const union fuzz_value *a,
                                                      union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_exclusive_scan_local(a[0].pointer,
                                                                        (dtl_reduce_op)a[1].number,
                                                                        a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_exclusive_scan_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_sort_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_sort_local(a[0].pointer,
                                                              (dtl_sort_order)a[1].number,
                                                              a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_sort_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_stable_sort_local(const union fuzz_value *a,
                                                   union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_stable_sort_local(a[0].pointer,
                                                                     (dtl_sort_order)a[1].number,
                                                                     a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_stable_sort_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_sort_by_key_local(const union fuzz_value *a,
                                                   union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_sort_by_key_local(a[0].pointer, a[1].pointer,
                                                                     (dtl_sort_order)a[2].number,
                                                                     a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_sort_by_key_local[] = {
    {.name = "keys", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "payload", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_argsort_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_argsort_local(a[0].pointer,
                                                                 (dtl_sort_order)a[1].number,
                                                                 a[2].pointer, a[3].pointer,
                                                                 a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_argsort_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "order", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_sort_order},
    {.name = "indices", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_gather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_gather(a[0].pointer, a[1].pointer, a[2].pointer,
                                                          a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_gather[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "indices", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_scatter(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_scatter(a[0].pointer, a[1].pointer,
                                                           a[2].pointer, a[3].pointer,
                                                           a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_scatter[] = {
    {.name = "dst", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "indices", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "src", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_reduce_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_reduce_local(a[0].pointer,
                                                                (dtl_reduce_op)a[1].number,
                                                                a[2].pointer, a[3].pointer,
                                                                a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_reduce_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "result", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_28},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_count_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_count_local(a[0].pointer, a[1].pointer,
                                                               a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_count_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_find_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_find_local(a[0].pointer, a[1].pointer,
                                                              a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_find_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "value", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_28},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_min_element_local(const union fuzz_value *a,
                                                   union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_min_element_local(a[0].pointer, a[1].pointer,
                                                                     a[2].pointer);
}

static const struct fuzz_parameter of_container_queue_min_element_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_max_element_local(const union fuzz_value *a,
                                                   union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_max_element_local(a[0].pointer, a[1].pointer,
                                                                     a[2].pointer);
}

static const struct fuzz_parameter of_container_queue_max_element_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_minmax_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_minmax_local(a[0].pointer, a[1].pointer,
                                                                a[2].pointer);
}

static const struct fuzz_parameter of_container_queue_minmax_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_mean_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_mean_local(a[0].pointer, a[1].pointer,
                                                              a[2].pointer);
}

static const struct fuzz_parameter of_container_queue_mean_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_var_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_var_local(a[0].pointer, (dtl_size_t)a[1].number,
                                                             a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_var_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "ddof", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_norm_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_norm_local(a[0].pointer, a[1].pointer,
                                                              a[2].pointer);
}

static const struct fuzz_parameter of_container_queue_norm_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_dot_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_dot_local(a[0].pointer, a[1].pointer,
                                                             a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_dot_local[] = {
    {.name = "a", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "b", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_histogram_local(const union fuzz_value *a,
                                                 union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_histogram_local(a[0].pointer, a[1].real,
                                                                   a[2].real,
                                                                   (dtl_size_t)a[3].number,
                                                                   a[4].pointer, a[5].pointer);
}

static const struct fuzz_parameter of_container_queue_histogram_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "low", .group = FUZZ_REAL, .is_read = true},
    {.name = "high", .group = FUZZ_REAL, .is_read = true},
    {.name = "bins", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_quantile_local(const union fuzz_value *a,
                                                union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_quantile_local(a[0].pointer, a[1].pointer,
                                                                  (dtl_size_t)a[2].number,
                                                                  a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_quantile_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "probabilities", .group = FUZZ_REAL, .is_array = true, .is_read = true,
     .bytes = bytes_46},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_unique_local(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_unique_local(a[0].pointer, a[1].pointer,
                                                                a[2].pointer, a[3].pointer);
}

static const struct fuzz_parameter of_container_queue_unique_local[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "unique", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_copy_to_host(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_copy_to_host(a[0].pointer, a[1].pointer,
                                                                (dtl_size_t)a[2].number,
                                                                a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_copy_to_host[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_written = true, .is_kept = true,
     .bytes = bytes_29},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_container_queue_copy_from_host(const union fuzz_value *a,
                                                union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_container_queue_copy_from_host(a[0].pointer, a[1].pointer,
                                                                  (dtl_size_t)a[2].number,
                                                                  a[3].pointer, a[4].pointer);
}

static const struct fuzz_parameter of_container_queue_copy_from_host[] = {
    {.name = "container", .group = FUZZ_HANDLE, .is_read = true, .kind = FUZZ_CONTAINER},
    {.name = "host_buffer", .group = FUZZ_BUFFER, .is_read = true, .is_kept = true,
     .bytes = bytes_29},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "stream", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 18},
    {.name = "fut", .group = FUZZ_HANDLE, .is_written = true, .kind = 17,
     .size = sizeof(dtl_future_t)},
};

static void call_nccl_allreduce_device(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_allreduce_device(a[0].pointer, a[1].pointer, a[2].pointer,
                                                         (dtl_size_t)a[3].number,
                                                         (dtl_dtype)a[4].number,
                                                         (dtl_reduce_op)a[5].number);
}

static const struct fuzz_parameter of_nccl_allreduce_device[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
};

static void call_nccl_allreduce_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_allreduce_device_ex(a[0].pointer, a[1].pointer,
                                                            a[2].pointer, (dtl_size_t)a[3].number,
                                                            (dtl_dtype)a[4].number,
                                                            (dtl_reduce_op)a[5].number,
                                                            (dtl_nccl_operation_mode)a[6].number);
}

static const struct fuzz_parameter of_nccl_allreduce_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_broadcast_device(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_broadcast_device(a[0].pointer, a[1].pointer,
                                                         (dtl_size_t)a[2].number,
                                                         (dtl_dtype)a[3].number,
                                                         (dtl_rank_t)a[4].number);
}

static const struct fuzz_parameter of_nccl_broadcast_device[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_nccl_broadcast_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_broadcast_device_ex(a[0].pointer, a[1].pointer,
                                                            (dtl_size_t)a[2].number,
                                                            (dtl_dtype)a[3].number,
                                                            (dtl_rank_t)a[4].number,
                                                            (dtl_nccl_operation_mode)a[5].number);
}

static const struct fuzz_parameter of_nccl_broadcast_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "buf", .group = FUZZ_BUFFER, .is_written = true, .is_read = true, .bytes = bytes_3},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_barrier_device(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_barrier_device(a[0].pointer);
}

static const struct fuzz_parameter of_nccl_barrier_device[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_nccl_gatherv_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_gatherv_device_ex(a[0].pointer, a[1].pointer,
                                                          (dtl_size_t)a[2].number,
                                                          (dtl_dtype)a[3].number, a[4].pointer,
                                                          a[5].pointer, a[6].pointer,
                                                          (dtl_dtype)a[7].number,
                                                          (dtl_rank_t)a[8].number,
                                                          (dtl_nccl_operation_mode)a[9].number);
}

static const struct fuzz_parameter of_nccl_gatherv_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .bytes = bytes_8},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_scatterv_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_scatterv_device_ex(a[0].pointer, a[1].pointer,
                                                           a[2].pointer, a[3].pointer,
                                                           (dtl_dtype)a[4].number, a[5].pointer,
                                                           (dtl_size_t)a[6].number,
                                                           (dtl_dtype)a[7].number,
                                                           (dtl_rank_t)a[8].number,
                                                           (dtl_nccl_operation_mode)a[9].number);
}

static const struct fuzz_parameter of_nccl_scatterv_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .is_local = true,
     .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_local = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_local = true, .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_11},
    {.name = "recvcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_allgatherv_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_allgatherv_device_ex(a[0].pointer, a[1].pointer,
                                                             (dtl_size_t)a[2].number,
                                                             (dtl_dtype)a[3].number, a[4].pointer,
                                                             a[5].pointer, a[6].pointer,
                                                             (dtl_nccl_operation_mode)a[7].number);
}

static const struct fuzz_parameter of_nccl_allgatherv_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_3},
    {.name = "sendcount", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_12},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "displs", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_alltoallv_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_alltoallv_device_ex(a[0].pointer, a[1].pointer,
                                                            a[2].pointer, a[3].pointer,
                                                            (dtl_dtype)a[4].number, a[5].pointer,
                                                            a[6].pointer, a[7].pointer,
                                                            (dtl_dtype)a[8].number,
                                                            (dtl_nccl_operation_mode)a[9].number);
}

static const struct fuzz_parameter of_nccl_alltoallv_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_10},
    {.name = "sendcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "sdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "senddtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_13},
    {.name = "recvcounts", .group = FUZZ_SIZE, .is_array = true, .is_read = true,
     .bytes = bytes_9},
    {.name = "rdispls", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .is_optional = true,
     .is_place = true, .bytes = bytes_9},
    {.name = "recvdtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_scan_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_scan_device_ex(a[0].pointer, a[1].pointer, a[2].pointer,
                                                       (dtl_size_t)a[3].number,
                                                       (dtl_dtype)a[4].number,
                                                       (dtl_reduce_op)a[5].number,
                                                       (dtl_nccl_operation_mode)a[6].number);
}

static const struct fuzz_parameter of_nccl_scan_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

static void call_nccl_exscan_device_ex(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_nccl_exscan_device_ex(a[0].pointer, a[1].pointer, a[2].pointer,
                                                         (dtl_size_t)a[3].number,
                                                         (dtl_dtype)a[4].number,
                                                         (dtl_reduce_op)a[5].number,
                                                         (dtl_nccl_operation_mode)a[6].number);
}

static const struct fuzz_parameter of_nccl_exscan_device_ex[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_4},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_4},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "mode", .group = FUZZ_ENUM, .is_read = true,
     .members = &members_of_nccl_operation_mode},
};

const struct fuzz_kind fuzz_kinds[] = {
    {.name = "environment", .free = "environment_destroy"},
    {.name = "context", .free = "context_destroy"},
    {.name = "communicator", .free = ""},
    {.name = "message", .free = "message_free"},
    {.name = "request", .free = "request_free"},
    {.name = "collective_plan", .free = "collective_plan_destroy"},
    {.name = "vector", .free = "vector_destroy", .is_container = true},
    {.name = "array", .free = "array_destroy", .is_container = true},
    {.name = "tensor", .free = "tensor_destroy", .is_container = true},
    {.name = "span", .free = "span_destroy", .is_container = true},
    {.name = "memory", .free = "memory_release"},
    {.name = "map", .free = "map_destroy"},
    {.name = "window", .free = "window_destroy"},
    {.name = "symmetric", .free = "symmetric_destroy"},
    {.name = "signal", .free = "signal_destroy"},
    {.name = "model", .free = "model_destroy"},
    {.name = "role_manager", .free = "role_manager_destroy"},
    {.name = "future", .free = "future_destroy"},
    {.name = "stream", .free = "stream_destroy"},
    {.name = "event", .free = "event_destroy"},
};
const size_t fuzz_kind_count = sizeof fuzz_kinds / sizeof *fuzz_kinds;
const struct fuzz_function_row fuzz_functions[] = {
    {.name = "dtype_size", .call = call_dtype_size, .parameters = of_dtype_size, .count = 1},
    {.name = "dtype_name", .call = call_dtype_name, .parameters = of_dtype_name, .count = 1,
     .has_text = true},
    {.name = "reduce_op_name", .call = call_reduce_op_name, .parameters = of_reduce_op_name,
     .count = 1, .has_text = true},
    {.name = "unary_op_name", .call = call_unary_op_name, .parameters = of_unary_op_name,
     .count = 1, .has_text = true},
    {.name = "binary_op_name", .call = call_binary_op_name, .parameters = of_binary_op_name,
     .count = 1, .has_text = true},
    {.name = "shape_1d", .call = call_shape_1d, .parameters = of_shape_1d, .count = 1},
    {.name = "shape_2d", .call = call_shape_2d, .parameters = of_shape_2d, .count = 2},
    {.name = "shape_3d", .call = call_shape_3d, .parameters = of_shape_3d, .count = 3},
    {.name = "shape_nd", .call = call_shape_nd, .parameters = of_shape_nd, .count = 2},
    {.name = "shape_pack", .call = call_shape_pack, .parameters = of_shape_pack, .count = 3,
     .has_status = true},
    {.name = "shape_unpack", .call = call_shape_unpack, .parameters = of_shape_unpack, .count = 3,
     .has_status = true},
    {.name = "shape_size", .call = call_shape_size, .parameters = of_shape_size, .count = 1},
    {.name = "status_ok", .call = call_status_ok, .parameters = of_status_ok, .count = 1},
    {.name = "status_is_error", .call = call_status_is_error, .parameters = of_status_is_error,
     .count = 1},
    {.name = "status_message", .call = call_status_message, .parameters = of_status_message,
     .count = 1, .has_text = true},
    {.name = "status_name", .call = call_status_name, .parameters = of_status_name, .count = 1,
     .has_text = true},
    {.name = "status_category", .call = call_status_category, .parameters = of_status_category,
     .count = 1, .has_text = true},
    {.name = "status_category_code", .call = call_status_category_code,
     .parameters = of_status_category_code, .count = 1},
    {.name = "status_is_category", .call = call_status_is_category,
     .parameters = of_status_is_category, .count = 2},
    {.name = "last_error", .call = call_last_error, .parameters = of_last_error, .count = 2},
    {.name = "last_error_status", .call = call_last_error_status, .count = 0},
    {.name = "clear_error", .call = call_clear_error, .count = 0},
    {.name = "version_major", .call = call_version_major, .count = 0},
    {.name = "version_minor", .call = call_version_minor, .count = 0},
    {.name = "version_patch", .call = call_version_patch, .count = 0},
    {.name = "abi_version", .call = call_abi_version, .count = 0},
    {.name = "version_string", .call = call_version_string, .count = 0, .has_text = true},
    {.name = "has_mpi", .call = call_has_mpi, .count = 0},
    {.name = "mpi_library", .call = call_mpi_library, .count = 0, .has_text = true},
    {.name = "has_cuda", .call = call_has_cuda, .count = 0},
    {.name = "has_hip", .call = call_has_hip, .count = 0},
    {.name = "has_nccl", .call = call_has_nccl, .count = 0},
    {.name = "has_shmem", .call = call_has_shmem, .count = 0},
    {.name = "backend_name", .call = call_backend_name, .count = 0, .has_text = true},
    {.name = "backend_count", .call = call_backend_count, .count = 0},
    {.name = "backend_report", .call = call_backend_report, .parameters = of_backend_report,
     .count = 2},
    {.name = "version", .call = call_version, .count = 0, .has_text = true},
    {.name = "metrics_enable", .call = call_metrics_enable, .parameters = of_metrics_enable,
     .count = 1, .has_status = true},
    {.name = "metrics_count", .call = call_metrics_count, .parameters = of_metrics_count,
     .count = 3, .has_status = true},
    {.name = "environment_create", .call = call_environment_create,
     .parameters = of_environment_create, .count = 1, .is_collective = true, .has_status = true},
    {.name = "environment_create_with_args", .call = call_environment_create_with_args,
     .parameters = of_environment_create_with_args, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "environment_destroy", .call = call_environment_destroy,
     .parameters = of_environment_destroy, .count = 1, .is_free = true},
    {.name = "environment_is_initialized", .call = call_environment_is_initialized, .count = 0},
    {.name = "environment_ref_count", .call = call_environment_ref_count, .count = 0},
    {.name = "environment_domain", .call = call_environment_domain,
     .parameters = of_environment_domain, .count = 1, .has_text = true},
    {.name = "environment_has_mpi", .call = call_environment_has_mpi, .count = 0},
    {.name = "environment_has_cuda", .call = call_environment_has_cuda, .count = 0},
    {.name = "environment_has_hip", .call = call_environment_has_hip, .count = 0},
    {.name = "environment_has_nccl", .call = call_environment_has_nccl, .count = 0},
    {.name = "environment_has_shmem", .call = call_environment_has_shmem, .count = 0},
    {.name = "environment_mpi_thread_level", .call = call_environment_mpi_thread_level,
     .count = 0},
    {.name = "environment_make_world_context", .call = call_environment_make_world_context,
     .parameters = of_environment_make_world_context, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "environment_make_world_context_gpu", .call = call_environment_make_world_context_gpu,
     .parameters = of_environment_make_world_context_gpu, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "environment_make_cpu_context", .call = call_environment_make_cpu_context,
     .parameters = of_environment_make_cpu_context, .count = 2, .has_status = true},
    {.name = "abort", .call = call_abort, .parameters = of_abort, .count = 1},
    {.name = "interrupt", .call = call_interrupt, .count = 0},
    {.name = "interrupt_clear", .call = call_interrupt_clear, .count = 0},
    {.name = "interrupt_is_stuck", .call = call_interrupt_is_stuck, .count = 0},
    {.name = "interrupt_check_set", .call = call_interrupt_check_set,
     .parameters = of_interrupt_check_set, .count = 2},
    {.name = "context_options_init", .call = call_context_options_init,
     .parameters = of_context_options_init, .count = 1},
    {.name = "context_create", .call = call_context_create, .parameters = of_context_create,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "context_create_default", .call = call_context_create_default,
     .parameters = of_context_create_default, .count = 1, .is_collective = true,
     .has_status = true},
    {.name = "context_from_fortran_comm", .call = call_context_from_fortran_comm,
     .parameters = of_context_from_fortran_comm, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "context_destroy", .call = call_context_destroy, .parameters = of_context_destroy,
     .count = 1, .is_free = true},
    {.name = "context_rank", .call = call_context_rank, .parameters = of_context_rank, .count = 1},
    {.name = "context_size", .call = call_context_size, .parameters = of_context_size, .count = 1},
    {.name = "context_is_root", .call = call_context_is_root, .parameters = of_context_is_root,
     .count = 1},
    {.name = "context_device_id", .call = call_context_device_id,
     .parameters = of_context_device_id, .count = 1},
    {.name = "context_device_kind", .call = call_context_device_kind,
     .parameters = of_context_device_kind, .count = 1},
    {.name = "context_has_device", .call = call_context_has_device,
     .parameters = of_context_has_device, .count = 1},
    {.name = "context_determinism_mode", .call = call_context_determinism_mode,
     .parameters = of_context_determinism_mode, .count = 1},
    {.name = "context_reduction_schedule_policy", .call = call_context_reduction_schedule_policy,
     .parameters = of_context_reduction_schedule_policy, .count = 1},
    {.name = "context_progress_ordering_policy", .call = call_context_progress_ordering_policy,
     .parameters = of_context_progress_ordering_policy, .count = 1},
    {.name = "context_barrier", .call = call_context_barrier, .parameters = of_context_barrier,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "context_fence", .call = call_context_fence, .parameters = of_context_fence,
     .count = 1, .has_status = true},
    {.name = "context_is_valid", .call = call_context_is_valid, .parameters = of_context_is_valid,
     .count = 1},
    {.name = "context_dup", .call = call_context_dup, .parameters = of_context_dup, .count = 2,
     .is_collective = true, .has_status = true},
    {.name = "context_split", .call = call_context_split, .parameters = of_context_split,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "context_split_by_node", .call = call_context_split_by_node,
     .parameters = of_context_split_by_node, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "context_split_leaders", .call = call_context_split_leaders,
     .parameters = of_context_split_leaders, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "context_has_mpi", .call = call_context_has_mpi, .parameters = of_context_has_mpi,
     .count = 1},
    {.name = "context_mpi_comm", .call = call_context_mpi_comm, .parameters = of_context_mpi_comm,
     .count = 2, .has_status = true},
    {.name = "context_has_cuda", .call = call_context_has_cuda, .parameters = of_context_has_cuda,
     .count = 1},
    {.name = "context_has_nccl", .call = call_context_has_nccl, .parameters = of_context_has_nccl,
     .count = 1},
    {.name = "context_nccl_mode", .call = call_context_nccl_mode,
     .parameters = of_context_nccl_mode, .count = 1},
    {.name = "context_nccl_supports_native", .call = call_context_nccl_supports_native,
     .parameters = of_context_nccl_supports_native, .count = 2},
    {.name = "context_nccl_supports_hybrid", .call = call_context_nccl_supports_hybrid,
     .parameters = of_context_nccl_supports_hybrid, .count = 2},
    {.name = "context_has_shmem", .call = call_context_has_shmem,
     .parameters = of_context_has_shmem, .count = 1},
    {.name = "context_with_cuda", .call = call_context_with_cuda,
     .parameters = of_context_with_cuda, .count = 3, .is_collective = true, .has_status = true},
    {.name = "context_with_device", .call = call_context_with_device,
     .parameters = of_context_with_device, .count = 4, .is_collective = true, .has_status = true},
    {.name = "context_with_shmem", .call = call_context_with_shmem,
     .parameters = of_context_with_shmem, .count = 2, .is_collective = true, .has_status = true},
    {.name = "context_with_nccl", .call = call_context_with_nccl,
     .parameters = of_context_with_nccl, .count = 3, .is_collective = true, .has_status = true},
    {.name = "context_with_nccl_ex", .call = call_context_with_nccl_ex,
     .parameters = of_context_with_nccl_ex, .count = 4, .is_collective = true, .has_status = true},
    {.name = "context_split_nccl", .call = call_context_split_nccl,
     .parameters = of_context_split_nccl, .count = 4, .is_collective = true, .has_status = true},
    {.name = "context_split_nccl_ex", .call = call_context_split_nccl_ex,
     .parameters = of_context_split_nccl_ex, .count = 6, .is_collective = true,
     .has_status = true},
    {.name = "context_refuse", .call = call_context_refuse, .parameters = of_context_refuse,
     .count = 2, .has_status = true},
    {.name = "context_refuse_call", .call = call_context_refuse_call,
     .parameters = of_context_refuse_call, .count = 2, .has_status = true},
    {.name = "tell_call", .call = call_tell_call, .parameters = of_tell_call, .count = 1},
    {.name = "tell_place", .call = call_tell_place, .parameters = of_tell_place, .count = 2},
    {.name = "call_words_set", .call = call_call_words_set, .parameters = of_call_words_set,
     .count = 2},
    {.name = "context_set_error_handler", .call = call_context_set_error_handler,
     .parameters = of_context_set_error_handler, .count = 3, .has_status = true},
    {.name = "context_set_error_policy", .call = call_context_set_error_policy,
     .parameters = of_context_set_error_policy, .count = 2, .has_status = true},
    {.name = "context_error_policy", .call = call_context_error_policy,
     .parameters = of_context_error_policy, .count = 1},
    {.name = "barrier", .call = call_barrier, .parameters = of_barrier, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "broadcast", .call = call_broadcast, .parameters = of_broadcast, .count = 5,
     .is_collective = true, .has_status = true},
    {.name = "reduce", .call = call_reduce, .parameters = of_reduce, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "allreduce", .call = call_allreduce, .parameters = of_allreduce, .count = 6,
     .is_collective = true, .has_status = true},
    {.name = "allreduce_alike", .call = call_allreduce_alike, .parameters = of_allreduce_alike,
     .count = 9, .is_collective = true, .has_status = true},
    {.name = "allreduce_float64", .call = call_allreduce_float64,
     .parameters = of_allreduce_float64, .count = 4, .is_collective = true, .has_status = true},
    {.name = "allreduce_int64", .call = call_allreduce_int64, .parameters = of_allreduce_int64,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "gather", .call = call_gather, .parameters = of_gather, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "allgather", .call = call_allgather, .parameters = of_allgather, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "scatter", .call = call_scatter, .parameters = of_scatter, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "alltoall", .call = call_alltoall, .parameters = of_alltoall, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "gatherv", .call = call_gatherv, .parameters = of_gatherv, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "scatterv", .call = call_scatterv, .parameters = of_scatterv, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "allgatherv", .call = call_allgatherv, .parameters = of_allgatherv, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "alltoallv", .call = call_alltoallv, .parameters = of_alltoallv, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "scan", .call = call_scan, .parameters = of_scan, .count = 6, .is_collective = true,
     .has_status = true},
    {.name = "exscan", .call = call_exscan, .parameters = of_exscan, .count = 6,
     .is_collective = true, .has_status = true},
    {.name = "reduce_scatter", .call = call_reduce_scatter, .parameters = of_reduce_scatter,
     .count = 6, .is_collective = true, .has_status = true},
    {.name = "reduce_scatter_block", .call = call_reduce_scatter_block,
     .parameters = of_reduce_scatter_block, .count = 6, .is_collective = true, .has_status = true},
    {.name = "ibarrier", .call = call_ibarrier, .parameters = of_ibarrier, .count = 2,
     .is_collective = true, .has_status = true},
    {.name = "ibroadcast", .call = call_ibroadcast, .parameters = of_ibroadcast, .count = 6,
     .is_collective = true, .has_status = true},
    {.name = "ireduce", .call = call_ireduce, .parameters = of_ireduce, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "iallreduce", .call = call_iallreduce, .parameters = of_iallreduce, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "igather", .call = call_igather, .parameters = of_igather, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "iallgather", .call = call_iallgather, .parameters = of_iallgather, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "iscatter", .call = call_iscatter, .parameters = of_iscatter, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "ialltoall", .call = call_ialltoall, .parameters = of_ialltoall, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "igatherv", .call = call_igatherv, .parameters = of_igatherv, .count = 10,
     .is_collective = true, .has_status = true},
    {.name = "iscatterv", .call = call_iscatterv, .parameters = of_iscatterv, .count = 10,
     .is_collective = true, .has_status = true},
    {.name = "iallgatherv", .call = call_iallgatherv, .parameters = of_iallgatherv, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "ialltoallv", .call = call_ialltoallv, .parameters = of_ialltoallv, .count = 10,
     .is_collective = true, .has_status = true},
    {.name = "iscan", .call = call_iscan, .parameters = of_iscan, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "iexscan", .call = call_iexscan, .parameters = of_iexscan, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "ireduce_scatter", .call = call_ireduce_scatter, .parameters = of_ireduce_scatter,
     .count = 7, .is_collective = true, .has_status = true},
    {.name = "ireduce_scatter_block", .call = call_ireduce_scatter_block,
     .parameters = of_ireduce_scatter_block, .count = 7, .is_collective = true,
     .has_status = true},
    {.name = "plan_barrier", .call = call_plan_barrier, .parameters = of_plan_barrier, .count = 2,
     .is_collective = true, .has_status = true},
    {.name = "plan_broadcast", .call = call_plan_broadcast, .parameters = of_plan_broadcast,
     .count = 6, .is_collective = true, .has_status = true},
    {.name = "plan_reduce", .call = call_plan_reduce, .parameters = of_plan_reduce, .count = 8,
     .is_collective = true, .has_status = true},
    {.name = "plan_allreduce", .call = call_plan_allreduce, .parameters = of_plan_allreduce,
     .count = 7, .is_collective = true, .has_status = true},
    {.name = "plan_gather", .call = call_plan_gather, .parameters = of_plan_gather, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "plan_allgather", .call = call_plan_allgather, .parameters = of_plan_allgather,
     .count = 8, .is_collective = true, .has_status = true},
    {.name = "plan_scatter", .call = call_plan_scatter, .parameters = of_plan_scatter, .count = 9,
     .is_collective = true, .has_status = true},
    {.name = "plan_alltoall", .call = call_plan_alltoall, .parameters = of_plan_alltoall,
     .count = 8, .is_collective = true, .has_status = true},
    {.name = "plan_gatherv", .call = call_plan_gatherv, .parameters = of_plan_gatherv, .count = 10,
     .is_collective = true, .has_status = true},
    {.name = "plan_scatterv", .call = call_plan_scatterv, .parameters = of_plan_scatterv,
     .count = 10, .is_collective = true, .has_status = true},
    {.name = "plan_allgatherv", .call = call_plan_allgatherv, .parameters = of_plan_allgatherv,
     .count = 8, .is_collective = true, .has_status = true},
    {.name = "plan_alltoallv", .call = call_plan_alltoallv, .parameters = of_plan_alltoallv,
     .count = 10, .is_collective = true, .has_status = true},
    {.name = "plan_scan", .call = call_plan_scan, .parameters = of_plan_scan, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "plan_exscan", .call = call_plan_exscan, .parameters = of_plan_exscan, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "plan_reduce_scatter", .call = call_plan_reduce_scatter,
     .parameters = of_plan_reduce_scatter, .count = 7, .is_collective = true, .has_status = true},
    {.name = "plan_reduce_scatter_block", .call = call_plan_reduce_scatter_block,
     .parameters = of_plan_reduce_scatter_block, .count = 7, .is_collective = true,
     .has_status = true},
    {.name = "send", .call = call_send, .parameters = of_send, .count = 6, .has_status = true},
    {.name = "recv", .call = call_recv, .parameters = of_recv, .count = 6, .has_status = true},
    {.name = "sendrecv", .call = call_sendrecv, .parameters = of_sendrecv, .count = 11,
     .has_status = true},
    {.name = "isend", .call = call_isend, .parameters = of_isend, .count = 7, .has_status = true},
    {.name = "irecv", .call = call_irecv, .parameters = of_irecv, .count = 7, .has_status = true},
    {.name = "probe", .call = call_probe, .parameters = of_probe, .count = 5, .has_status = true},
    {.name = "iprobe", .call = call_iprobe, .parameters = of_iprobe, .count = 6,
     .has_status = true},
    {.name = "mprobe", .call = call_mprobe, .parameters = of_mprobe, .count = 6,
     .has_status = true},
    {.name = "improbe", .call = call_improbe, .parameters = of_improbe, .count = 6,
     .has_status = true},
    {.name = "mrecv", .call = call_mrecv, .parameters = of_mrecv, .count = 4, .has_status = true},
    {.name = "message_free", .call = call_message_free, .parameters = of_message_free, .count = 1,
     .is_free = true},
    {.name = "isend_shaped", .call = call_isend_shaped, .parameters = of_isend_shaped, .count = 8,
     .has_status = true},
    {.name = "probe_envelope", .call = call_probe_envelope, .parameters = of_probe_envelope,
     .count = 4, .has_status = true},
    {.name = "iprobe_envelope", .call = call_iprobe_envelope, .parameters = of_iprobe_envelope,
     .count = 5, .has_status = true},
    {.name = "message_envelope", .call = call_message_envelope, .parameters = of_message_envelope,
     .count = 2, .has_status = true},
    {.name = "wait", .call = call_wait, .parameters = of_wait, .count = 1, .has_status = true},
    {.name = "waitall", .call = call_waitall, .parameters = of_waitall, .count = 2,
     .has_status = true},
    {.name = "test", .call = call_test, .parameters = of_test, .count = 2, .has_status = true},
    {.name = "request_future", .call = call_request_future, .parameters = of_request_future,
     .count = 2, .has_status = true},
    {.name = "waitany", .call = call_waitany, .parameters = of_waitany, .count = 3,
     .has_status = true},
    {.name = "testany", .call = call_testany, .parameters = of_testany, .count = 4,
     .has_status = true},
    {.name = "testall", .call = call_testall, .parameters = of_testall, .count = 3,
     .has_status = true},
    {.name = "cancel", .call = call_cancel, .parameters = of_cancel, .count = 1,
     .has_status = true},
    {.name = "request_free", .call = call_request_free, .parameters = of_request_free, .count = 1,
     .is_free = true},
    {.name = "collective_plan_start", .call = call_collective_plan_start,
     .parameters = of_collective_plan_start, .count = 1, .is_collective = true,
     .has_status = true},
    {.name = "collective_plan_wait", .call = call_collective_plan_wait,
     .parameters = of_collective_plan_wait, .count = 1, .has_status = true},
    {.name = "collective_plan_test", .call = call_collective_plan_test,
     .parameters = of_collective_plan_test, .count = 2, .has_status = true},
    {.name = "collective_plan_destroy", .call = call_collective_plan_destroy,
     .parameters = of_collective_plan_destroy, .count = 1, .is_free = true},
    {.name = "partition_policy_name", .call = call_partition_policy_name,
     .parameters = of_partition_policy_name, .count = 1, .has_text = true},
    {.name = "placement_policy_name", .call = call_placement_policy_name,
     .parameters = of_placement_policy_name, .count = 1, .has_text = true},
    {.name = "placement_available", .call = call_placement_available,
     .parameters = of_placement_available, .count = 1},
    {.name = "execution_policy_name", .call = call_execution_policy_name,
     .parameters = of_execution_policy_name, .count = 1, .has_text = true},
    {.name = "consistency_policy_name", .call = call_consistency_policy_name,
     .parameters = of_consistency_policy_name, .count = 1, .has_text = true},
    {.name = "error_policy_name", .call = call_error_policy_name,
     .parameters = of_error_policy_name, .count = 1, .has_text = true},
    {.name = "container_options_init", .call = call_container_options_init,
     .parameters = of_container_options_init, .count = 1},
    {.name = "vector_create_with_options", .call = call_vector_create_with_options,
     .parameters = of_vector_create_with_options, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "vector_partition_policy", .call = call_vector_partition_policy,
     .parameters = of_vector_partition_policy, .count = 1},
    {.name = "vector_placement_policy", .call = call_vector_placement_policy,
     .parameters = of_vector_placement_policy, .count = 1},
    {.name = "vector_execution_policy", .call = call_vector_execution_policy,
     .parameters = of_vector_execution_policy, .count = 1},
    {.name = "vector_device_id", .call = call_vector_device_id, .parameters = of_vector_device_id,
     .count = 1},
    {.name = "vector_consistency_policy", .call = call_vector_consistency_policy,
     .parameters = of_vector_consistency_policy, .count = 1},
    {.name = "vector_error_policy", .call = call_vector_error_policy,
     .parameters = of_vector_error_policy, .count = 1},
    {.name = "vector_copy_to_host", .call = call_vector_copy_to_host,
     .parameters = of_vector_copy_to_host, .count = 3, .has_status = true},
    {.name = "vector_copy_from_host", .call = call_vector_copy_from_host,
     .parameters = of_vector_copy_from_host, .count = 3, .has_status = true},
    {.name = "vector_create", .call = call_vector_create, .parameters = of_vector_create,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "vector_create_fill", .call = call_vector_create_fill,
     .parameters = of_vector_create_fill, .count = 5, .is_collective = true, .has_status = true},
    {.name = "vector_destroy", .call = call_vector_destroy, .parameters = of_vector_destroy,
     .count = 1, .is_free = true},
    {.name = "vector_global_size", .call = call_vector_global_size,
     .parameters = of_vector_global_size, .count = 1},
    {.name = "vector_local_size", .call = call_vector_local_size,
     .parameters = of_vector_local_size, .count = 1},
    {.name = "vector_local_offset", .call = call_vector_local_offset,
     .parameters = of_vector_local_offset, .count = 1},
    {.name = "vector_empty", .call = call_vector_empty, .parameters = of_vector_empty, .count = 1},
    {.name = "vector_dtype", .call = call_vector_dtype, .parameters = of_vector_dtype, .count = 1},
    {.name = "vector_local_data", .call = call_vector_local_data,
     .parameters = of_vector_local_data, .count = 1},
    {.name = "vector_local_data_mut", .call = call_vector_local_data_mut,
     .parameters = of_vector_local_data_mut, .count = 1},
    {.name = "vector_device_data", .call = call_vector_device_data,
     .parameters = of_vector_device_data, .count = 1},
    {.name = "vector_device_data_mut", .call = call_vector_device_data_mut,
     .parameters = of_vector_device_data_mut, .count = 1},
    {.name = "vector_get_local", .call = call_vector_get_local, .parameters = of_vector_get_local,
     .count = 3, .has_status = true},
    {.name = "vector_set_local", .call = call_vector_set_local, .parameters = of_vector_set_local,
     .count = 3, .has_status = true},
    {.name = "vector_num_ranks", .call = call_vector_num_ranks, .parameters = of_vector_num_ranks,
     .count = 1},
    {.name = "vector_rank", .call = call_vector_rank, .parameters = of_vector_rank, .count = 1},
    {.name = "vector_is_local", .call = call_vector_is_local, .parameters = of_vector_is_local,
     .count = 2},
    {.name = "vector_owner", .call = call_vector_owner, .parameters = of_vector_owner, .count = 2},
    {.name = "vector_to_local", .call = call_vector_to_local, .parameters = of_vector_to_local,
     .count = 2},
    {.name = "vector_to_global", .call = call_vector_to_global, .parameters = of_vector_to_global,
     .count = 2},
    {.name = "vector_resize", .call = call_vector_resize, .parameters = of_vector_resize,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "vector_barrier", .call = call_vector_barrier, .parameters = of_vector_barrier,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "vector_fill_local", .call = call_vector_fill_local,
     .parameters = of_vector_fill_local, .count = 2, .has_status = true},
    {.name = "vector_reduce_sum", .call = call_vector_reduce_sum,
     .parameters = of_vector_reduce_sum, .count = 2, .has_status = true},
    {.name = "vector_reduce_min", .call = call_vector_reduce_min,
     .parameters = of_vector_reduce_min, .count = 2, .has_status = true},
    {.name = "vector_reduce_max", .call = call_vector_reduce_max,
     .parameters = of_vector_reduce_max, .count = 2, .has_status = true},
    {.name = "vector_sort_ascending", .call = call_vector_sort_ascending,
     .parameters = of_vector_sort_ascending, .count = 1, .has_status = true},
    {.name = "vector_redistribute", .call = call_vector_redistribute,
     .parameters = of_vector_redistribute, .count = 2, .is_collective = true, .has_status = true},
    {.name = "vector_is_dirty", .call = call_vector_is_dirty, .parameters = of_vector_is_dirty,
     .count = 1},
    {.name = "vector_is_clean", .call = call_vector_is_clean, .parameters = of_vector_is_clean,
     .count = 1},
    {.name = "vector_sync", .call = call_vector_sync, .parameters = of_vector_sync, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "vector_is_valid", .call = call_vector_is_valid, .parameters = of_vector_is_valid,
     .count = 1},
    {.name = "array_create_with_options", .call = call_array_create_with_options,
     .parameters = of_array_create_with_options, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "array_partition_policy", .call = call_array_partition_policy,
     .parameters = of_array_partition_policy, .count = 1},
    {.name = "array_placement_policy", .call = call_array_placement_policy,
     .parameters = of_array_placement_policy, .count = 1},
    {.name = "array_execution_policy", .call = call_array_execution_policy,
     .parameters = of_array_execution_policy, .count = 1},
    {.name = "array_device_id", .call = call_array_device_id, .parameters = of_array_device_id,
     .count = 1},
    {.name = "array_consistency_policy", .call = call_array_consistency_policy,
     .parameters = of_array_consistency_policy, .count = 1},
    {.name = "array_error_policy", .call = call_array_error_policy,
     .parameters = of_array_error_policy, .count = 1},
    {.name = "array_copy_to_host", .call = call_array_copy_to_host,
     .parameters = of_array_copy_to_host, .count = 3, .has_status = true},
    {.name = "array_copy_from_host", .call = call_array_copy_from_host,
     .parameters = of_array_copy_from_host, .count = 3, .has_status = true},
    {.name = "array_create", .call = call_array_create, .parameters = of_array_create, .count = 4,
     .is_collective = true, .has_status = true},
    {.name = "array_create_fill", .call = call_array_create_fill,
     .parameters = of_array_create_fill, .count = 5, .is_collective = true, .has_status = true},
    {.name = "array_destroy", .call = call_array_destroy, .parameters = of_array_destroy,
     .count = 1, .is_free = true},
    {.name = "array_global_size", .call = call_array_global_size,
     .parameters = of_array_global_size, .count = 1},
    {.name = "array_local_size", .call = call_array_local_size, .parameters = of_array_local_size,
     .count = 1},
    {.name = "array_local_offset", .call = call_array_local_offset,
     .parameters = of_array_local_offset, .count = 1},
    {.name = "array_empty", .call = call_array_empty, .parameters = of_array_empty, .count = 1},
    {.name = "array_dtype", .call = call_array_dtype, .parameters = of_array_dtype, .count = 1},
    {.name = "array_local_data", .call = call_array_local_data, .parameters = of_array_local_data,
     .count = 1},
    {.name = "array_local_data_mut", .call = call_array_local_data_mut,
     .parameters = of_array_local_data_mut, .count = 1},
    {.name = "array_get_local", .call = call_array_get_local, .parameters = of_array_get_local,
     .count = 3, .has_status = true},
    {.name = "array_set_local", .call = call_array_set_local, .parameters = of_array_set_local,
     .count = 3, .has_status = true},
    {.name = "array_num_ranks", .call = call_array_num_ranks, .parameters = of_array_num_ranks,
     .count = 1},
    {.name = "array_rank", .call = call_array_rank, .parameters = of_array_rank, .count = 1},
    {.name = "array_is_local", .call = call_array_is_local, .parameters = of_array_is_local,
     .count = 2},
    {.name = "array_owner", .call = call_array_owner, .parameters = of_array_owner, .count = 2},
    {.name = "array_to_local", .call = call_array_to_local, .parameters = of_array_to_local,
     .count = 2},
    {.name = "array_to_global", .call = call_array_to_global, .parameters = of_array_to_global,
     .count = 2},
    {.name = "array_fill_local", .call = call_array_fill_local, .parameters = of_array_fill_local,
     .count = 2, .has_status = true},
    {.name = "array_barrier", .call = call_array_barrier, .parameters = of_array_barrier,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "array_is_valid", .call = call_array_is_valid, .parameters = of_array_is_valid,
     .count = 1},
    {.name = "tensor_create", .call = call_tensor_create, .parameters = of_tensor_create,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "tensor_create_fill", .call = call_tensor_create_fill,
     .parameters = of_tensor_create_fill, .count = 5, .is_collective = true, .has_status = true},
    {.name = "tensor_create_with_options", .call = call_tensor_create_with_options,
     .parameters = of_tensor_create_with_options, .count = 6, .is_collective = true,
     .has_status = true},
    {.name = "tensor_destroy", .call = call_tensor_destroy, .parameters = of_tensor_destroy,
     .count = 1, .is_free = true},
    {.name = "tensor_shape", .call = call_tensor_shape, .parameters = of_tensor_shape, .count = 1},
    {.name = "tensor_ndim", .call = call_tensor_ndim, .parameters = of_tensor_ndim, .count = 1},
    {.name = "tensor_dim", .call = call_tensor_dim, .parameters = of_tensor_dim, .count = 2},
    {.name = "tensor_global_size", .call = call_tensor_global_size,
     .parameters = of_tensor_global_size, .count = 1},
    {.name = "tensor_local_size", .call = call_tensor_local_size,
     .parameters = of_tensor_local_size, .count = 1},
    {.name = "tensor_local_shape", .call = call_tensor_local_shape,
     .parameters = of_tensor_local_shape, .count = 1},
    {.name = "tensor_dtype", .call = call_tensor_dtype, .parameters = of_tensor_dtype, .count = 1},
    {.name = "tensor_local_data", .call = call_tensor_local_data,
     .parameters = of_tensor_local_data, .count = 1},
    {.name = "tensor_local_data_mut", .call = call_tensor_local_data_mut,
     .parameters = of_tensor_local_data_mut, .count = 1},
    {.name = "tensor_stride", .call = call_tensor_stride, .parameters = of_tensor_stride,
     .count = 2},
    {.name = "tensor_get_local_nd", .call = call_tensor_get_local_nd,
     .parameters = of_tensor_get_local_nd, .count = 3, .has_status = true},
    {.name = "tensor_set_local_nd", .call = call_tensor_set_local_nd,
     .parameters = of_tensor_set_local_nd, .count = 3, .has_status = true},
    {.name = "tensor_get_local", .call = call_tensor_get_local, .parameters = of_tensor_get_local,
     .count = 3, .has_status = true},
    {.name = "tensor_set_local", .call = call_tensor_set_local, .parameters = of_tensor_set_local,
     .count = 3, .has_status = true},
    {.name = "tensor_num_ranks", .call = call_tensor_num_ranks, .parameters = of_tensor_num_ranks,
     .count = 1},
    {.name = "tensor_rank", .call = call_tensor_rank, .parameters = of_tensor_rank, .count = 1},
    {.name = "tensor_distributed_dim", .call = call_tensor_distributed_dim,
     .parameters = of_tensor_distributed_dim, .count = 1},
    {.name = "tensor_reshape", .call = call_tensor_reshape, .parameters = of_tensor_reshape,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "tensor_fill_local", .call = call_tensor_fill_local,
     .parameters = of_tensor_fill_local, .count = 2, .has_status = true},
    {.name = "tensor_barrier", .call = call_tensor_barrier, .parameters = of_tensor_barrier,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "tensor_is_valid", .call = call_tensor_is_valid, .parameters = of_tensor_is_valid,
     .count = 1},
    {.name = "span_create", .call = call_span_create, .parameters = of_span_create, .count = 7,
     .has_status = true},
    {.name = "span_from_vector", .call = call_span_from_vector, .parameters = of_span_from_vector,
     .count = 2, .has_status = true},
    {.name = "span_from_array", .call = call_span_from_array, .parameters = of_span_from_array,
     .count = 2, .has_status = true},
    {.name = "span_from_tensor", .call = call_span_from_tensor, .parameters = of_span_from_tensor,
     .count = 2, .has_status = true},
    {.name = "span_destroy", .call = call_span_destroy, .parameters = of_span_destroy, .count = 1,
     .is_free = true},
    {.name = "span_size", .call = call_span_size, .parameters = of_span_size, .count = 1},
    {.name = "span_local_size", .call = call_span_local_size, .parameters = of_span_local_size,
     .count = 1},
    {.name = "span_size_bytes", .call = call_span_size_bytes, .parameters = of_span_size_bytes,
     .count = 1},
    {.name = "span_empty", .call = call_span_empty, .parameters = of_span_empty, .count = 1},
    {.name = "span_dtype", .call = call_span_dtype, .parameters = of_span_dtype, .count = 1},
    {.name = "span_data", .call = call_span_data, .parameters = of_span_data, .count = 1},
    {.name = "span_data_mut", .call = call_span_data_mut, .parameters = of_span_data_mut,
     .count = 1},
    {.name = "span_rank", .call = call_span_rank, .parameters = of_span_rank, .count = 1},
    {.name = "span_num_ranks", .call = call_span_num_ranks, .parameters = of_span_num_ranks,
     .count = 1},
    {.name = "span_get_local", .call = call_span_get_local, .parameters = of_span_get_local,
     .count = 3, .has_status = true},
    {.name = "span_set_local", .call = call_span_set_local, .parameters = of_span_set_local,
     .count = 3, .has_status = true},
    {.name = "span_first", .call = call_span_first, .parameters = of_span_first, .count = 3,
     .has_status = true},
    {.name = "span_last", .call = call_span_last, .parameters = of_span_last, .count = 3,
     .has_status = true},
    {.name = "span_subspan", .call = call_span_subspan, .parameters = of_span_subspan, .count = 4,
     .has_status = true},
    {.name = "span_is_valid", .call = call_span_is_valid, .parameters = of_span_is_valid,
     .count = 1},
    {.name = "container_partition_policy", .call = call_container_partition_policy,
     .parameters = of_container_partition_policy, .count = 1},
    {.name = "container_placement_policy", .call = call_container_placement_policy,
     .parameters = of_container_placement_policy, .count = 1},
    {.name = "container_execution_policy", .call = call_container_execution_policy,
     .parameters = of_container_execution_policy, .count = 1},
    {.name = "container_device_id", .call = call_container_device_id,
     .parameters = of_container_device_id, .count = 1},
    {.name = "container_consistency_policy", .call = call_container_consistency_policy,
     .parameters = of_container_consistency_policy, .count = 1},
    {.name = "container_error_policy", .call = call_container_error_policy,
     .parameters = of_container_error_policy, .count = 1},
    {.name = "container_dtype", .call = call_container_dtype, .parameters = of_container_dtype,
     .count = 1},
    {.name = "container_global_size", .call = call_container_global_size,
     .parameters = of_container_global_size, .count = 1},
    {.name = "container_local_size", .call = call_container_local_size,
     .parameters = of_container_local_size, .count = 1},
    {.name = "container_local_offset", .call = call_container_local_offset,
     .parameters = of_container_local_offset, .count = 1},
    {.name = "container_block_size", .call = call_container_block_size,
     .parameters = of_container_block_size, .count = 1},
    {.name = "container_ndim", .call = call_container_ndim, .parameters = of_container_ndim,
     .count = 1},
    {.name = "container_num_ranks", .call = call_container_num_ranks,
     .parameters = of_container_num_ranks, .count = 1},
    {.name = "container_rank", .call = call_container_rank, .parameters = of_container_rank,
     .count = 1},
    {.name = "container_local_data", .call = call_container_local_data,
     .parameters = of_container_local_data, .count = 1},
    {.name = "container_local_data_mut", .call = call_container_local_data_mut,
     .parameters = of_container_local_data_mut, .count = 1},
    {.name = "container_device_kind", .call = call_container_device_kind,
     .parameters = of_container_device_kind, .count = 1},
    {.name = "container_device_number", .call = call_container_device_number,
     .parameters = of_container_device_number, .count = 1},
    {.name = "container_device_data", .call = call_container_device_data,
     .parameters = of_container_device_data, .count = 1},
    {.name = "container_device_data_mut", .call = call_container_device_data_mut,
     .parameters = of_container_device_data_mut, .count = 1},
    {.name = "container_is_dirty", .call = call_container_is_dirty,
     .parameters = of_container_is_dirty, .count = 1},
    {.name = "container_is_clean", .call = call_container_is_clean,
     .parameters = of_container_is_clean, .count = 1},
    {.name = "container_is_local", .call = call_container_is_local,
     .parameters = of_container_is_local, .count = 2},
    {.name = "container_owner", .call = call_container_owner, .parameters = of_container_owner,
     .count = 2},
    {.name = "container_to_local", .call = call_container_to_local,
     .parameters = of_container_to_local, .count = 2},
    {.name = "container_to_global", .call = call_container_to_global,
     .parameters = of_container_to_global, .count = 2},
    {.name = "container_get_local", .call = call_container_get_local,
     .parameters = of_container_get_local, .count = 3, .has_status = true},
    {.name = "container_set_local", .call = call_container_set_local,
     .parameters = of_container_set_local, .count = 3, .has_status = true},
    {.name = "container_fill_local", .call = call_container_fill_local,
     .parameters = of_container_fill_local, .count = 2, .has_status = true},
    {.name = "container_copy_to_host", .call = call_container_copy_to_host,
     .parameters = of_container_copy_to_host, .count = 3, .has_status = true},
    {.name = "container_copy_from_host", .call = call_container_copy_from_host,
     .parameters = of_container_copy_from_host, .count = 3, .has_status = true},
    {.name = "container_expose", .call = call_container_expose, .parameters = of_container_expose,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "container_get_element", .call = call_container_get_element,
     .parameters = of_container_get_element, .count = 3, .has_status = true},
    {.name = "container_set_element", .call = call_container_set_element,
     .parameters = of_container_set_element, .count = 3, .has_status = true},
    {.name = "container_get_elements", .call = call_container_get_elements,
     .parameters = of_container_get_elements, .count = 4, .has_status = true},
    {.name = "container_set_elements", .call = call_container_set_elements,
     .parameters = of_container_set_elements, .count = 4, .has_status = true},
    {.name = "container_redistribute", .call = call_container_redistribute,
     .parameters = of_container_redistribute, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_barrier", .call = call_container_barrier,
     .parameters = of_container_barrier, .count = 1, .is_collective = true, .has_status = true},
    {.name = "container_sync", .call = call_container_sync, .parameters = of_container_sync,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "container_exchange_halo", .call = call_container_exchange_halo,
     .parameters = of_container_exchange_halo, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "container_refresh_halo", .call = call_container_refresh_halo,
     .parameters = of_container_refresh_halo, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "container_combine", .call = call_container_combine,
     .parameters = of_container_combine, .count = 6, .is_collective = true, .has_status = true},
    {.name = "container_save", .call = call_container_save, .parameters = of_container_save,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_load", .call = call_container_load, .parameters = of_container_load,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "file_inspect", .call = call_file_inspect, .parameters = of_file_inspect, .count = 4,
     .is_collective = true, .has_status = true},
    {.name = "container_memory", .call = call_container_memory, .parameters = of_container_memory,
     .count = 2, .has_status = true},
    {.name = "memory_release", .call = call_memory_release, .parameters = of_memory_release,
     .count = 1, .is_free = true},
    {.name = "map_create", .call = call_map_create, .parameters = of_map_create, .count = 4,
     .is_collective = true, .has_status = true},
    {.name = "map_create_sized", .call = call_map_create_sized, .parameters = of_map_create_sized,
     .count = 6, .is_collective = true, .has_status = true},
    {.name = "map_destroy", .call = call_map_destroy, .parameters = of_map_destroy, .count = 1,
     .is_collective = true, .is_free = true},
    {.name = "map_insert", .call = call_map_insert, .parameters = of_map_insert, .count = 3,
     .has_status = true},
    {.name = "map_insert_batch", .call = call_map_insert_batch, .parameters = of_map_insert_batch,
     .count = 4, .has_status = true},
    {.name = "map_combine", .call = call_map_combine, .parameters = of_map_combine, .count = 4,
     .has_status = true},
    {.name = "map_combine_batch", .call = call_map_combine_batch,
     .parameters = of_map_combine_batch, .count = 5, .has_status = true},
    {.name = "map_combine_with", .call = call_map_combine_with, .parameters = of_map_combine_with,
     .count = 5, .has_status = true},
    {.name = "map_combine_with_batch", .call = call_map_combine_with_batch,
     .parameters = of_map_combine_with_batch, .count = 6, .has_status = true},
    {.name = "map_replace", .call = call_map_replace, .parameters = of_map_replace, .count = 5,
     .has_status = true},
    {.name = "map_replace_batch", .call = call_map_replace_batch,
     .parameters = of_map_replace_batch, .count = 7, .has_status = true},
    {.name = "map_find", .call = call_map_find, .parameters = of_map_find, .count = 4,
     .has_status = true},
    {.name = "map_find_batch", .call = call_map_find_batch, .parameters = of_map_find_batch,
     .count = 5, .has_status = true},
    {.name = "map_contains_batch", .call = call_map_contains_batch,
     .parameters = of_map_contains_batch, .count = 4, .has_status = true},
    {.name = "map_contains", .call = call_map_contains, .parameters = of_map_contains, .count = 3,
     .has_status = true},
    {.name = "map_erase", .call = call_map_erase, .parameters = of_map_erase, .count = 3,
     .has_status = true},
    {.name = "map_erase_batch", .call = call_map_erase_batch, .parameters = of_map_erase_batch,
     .count = 4, .has_status = true},
    {.name = "map_flush", .call = call_map_flush, .parameters = of_map_flush, .count = 1,
     .has_status = true},
    {.name = "map_sync", .call = call_map_sync, .parameters = of_map_sync, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "map_clear", .call = call_map_clear, .parameters = of_map_clear, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "map_local_size", .call = call_map_local_size, .parameters = of_map_local_size,
     .count = 1},
    {.name = "map_global_size", .call = call_map_global_size, .parameters = of_map_global_size,
     .count = 1},
    {.name = "map_is_dirty", .call = call_map_is_dirty, .parameters = of_map_is_dirty, .count = 1},
    {.name = "map_key_dtype", .call = call_map_key_dtype, .parameters = of_map_key_dtype,
     .count = 1},
    {.name = "map_value_dtype", .call = call_map_value_dtype, .parameters = of_map_value_dtype,
     .count = 1},
    {.name = "map_key_size", .call = call_map_key_size, .parameters = of_map_key_size, .count = 1},
    {.name = "map_value_size", .call = call_map_value_size, .parameters = of_map_value_size,
     .count = 1},
    {.name = "map_owner", .call = call_map_owner, .parameters = of_map_owner, .count = 2},
    {.name = "map_local_entries", .call = call_map_local_entries,
     .parameters = of_map_local_entries, .count = 5, .has_status = true},
    {.name = "map_for_each", .call = call_map_for_each, .parameters = of_map_for_each, .count = 3,
     .has_status = true},
    {.name = "map_is_valid", .call = call_map_is_valid, .parameters = of_map_is_valid, .count = 1},
    {.name = "for_each_vector", .call = call_for_each_vector, .parameters = of_for_each_vector,
     .count = 3, .has_status = true},
    {.name = "for_each_vector_const", .call = call_for_each_vector_const,
     .parameters = of_for_each_vector_const, .count = 3, .has_status = true},
    {.name = "for_each_array", .call = call_for_each_array, .parameters = of_for_each_array,
     .count = 3, .has_status = true},
    {.name = "for_each_array_const", .call = call_for_each_array_const,
     .parameters = of_for_each_array_const, .count = 3, .has_status = true},
    {.name = "transform_vector", .call = call_transform_vector, .parameters = of_transform_vector,
     .count = 4, .has_status = true},
    {.name = "transform_array", .call = call_transform_array, .parameters = of_transform_array,
     .count = 4, .has_status = true},
    {.name = "copy_vector", .call = call_copy_vector, .parameters = of_copy_vector, .count = 2,
     .has_status = true},
    {.name = "copy_array", .call = call_copy_array, .parameters = of_copy_array, .count = 2,
     .has_status = true},
    {.name = "fill_vector", .call = call_fill_vector, .parameters = of_fill_vector, .count = 2,
     .has_status = true},
    {.name = "fill_array", .call = call_fill_array, .parameters = of_fill_array, .count = 2,
     .has_status = true},
    {.name = "find_vector", .call = call_find_vector, .parameters = of_find_vector, .count = 2},
    {.name = "find_if_vector", .call = call_find_if_vector, .parameters = of_find_if_vector,
     .count = 3},
    {.name = "find_array", .call = call_find_array, .parameters = of_find_array, .count = 2},
    {.name = "find_if_array", .call = call_find_if_array, .parameters = of_find_if_array,
     .count = 3},
    {.name = "count_vector", .call = call_count_vector, .parameters = of_count_vector, .count = 2},
    {.name = "count_if_vector", .call = call_count_if_vector, .parameters = of_count_if_vector,
     .count = 3},
    {.name = "count_array", .call = call_count_array, .parameters = of_count_array, .count = 2},
    {.name = "count_if_array", .call = call_count_if_array, .parameters = of_count_if_array,
     .count = 3},
    {.name = "reduce_local_vector", .call = call_reduce_local_vector,
     .parameters = of_reduce_local_vector, .count = 3, .has_status = true},
    {.name = "reduce_local_vector_func", .call = call_reduce_local_vector_func,
     .parameters = of_reduce_local_vector_func, .count = 5, .has_status = true},
    {.name = "reduce_local_array", .call = call_reduce_local_array,
     .parameters = of_reduce_local_array, .count = 3, .has_status = true},
    {.name = "reduce_local_array_func", .call = call_reduce_local_array_func,
     .parameters = of_reduce_local_array_func, .count = 5, .has_status = true},
    {.name = "sort_vector", .call = call_sort_vector, .parameters = of_sort_vector, .count = 1,
     .has_status = true},
    {.name = "sort_vector_descending", .call = call_sort_vector_descending,
     .parameters = of_sort_vector_descending, .count = 1, .has_status = true},
    {.name = "sort_vector_func", .call = call_sort_vector_func, .parameters = of_sort_vector_func,
     .count = 3, .has_status = true},
    {.name = "sort_array", .call = call_sort_array, .parameters = of_sort_array, .count = 1,
     .has_status = true},
    {.name = "sort_array_descending", .call = call_sort_array_descending,
     .parameters = of_sort_array_descending, .count = 1, .has_status = true},
    {.name = "sort_array_func", .call = call_sort_array_func, .parameters = of_sort_array_func,
     .count = 3, .has_status = true},
    {.name = "minmax_vector", .call = call_minmax_vector, .parameters = of_minmax_vector,
     .count = 3, .has_status = true},
    {.name = "minmax_array", .call = call_minmax_array, .parameters = of_minmax_array, .count = 3,
     .has_status = true},
    {.name = "all_of_vector", .call = call_all_of_vector, .parameters = of_all_of_vector,
     .count = 3},
    {.name = "any_of_vector", .call = call_any_of_vector, .parameters = of_any_of_vector,
     .count = 3},
    {.name = "none_of_vector", .call = call_none_of_vector, .parameters = of_none_of_vector,
     .count = 3},
    {.name = "all_of_array", .call = call_all_of_array, .parameters = of_all_of_array, .count = 3},
    {.name = "any_of_array", .call = call_any_of_array, .parameters = of_any_of_array, .count = 3},
    {.name = "none_of_array", .call = call_none_of_array, .parameters = of_none_of_array,
     .count = 3},
    {.name = "min_element_vector", .call = call_min_element_vector,
     .parameters = of_min_element_vector, .count = 1},
    {.name = "max_element_vector", .call = call_max_element_vector,
     .parameters = of_max_element_vector, .count = 1},
    {.name = "min_element_array", .call = call_min_element_array,
     .parameters = of_min_element_array, .count = 1},
    {.name = "max_element_array", .call = call_max_element_array,
     .parameters = of_max_element_array, .count = 1},
    {.name = "inclusive_scan_vector", .call = call_inclusive_scan_vector,
     .parameters = of_inclusive_scan_vector, .count = 2, .has_status = true},
    {.name = "exclusive_scan_vector", .call = call_exclusive_scan_vector,
     .parameters = of_exclusive_scan_vector, .count = 2, .has_status = true},
    {.name = "inclusive_scan_array", .call = call_inclusive_scan_array,
     .parameters = of_inclusive_scan_array, .count = 2, .has_status = true},
    {.name = "exclusive_scan_array", .call = call_exclusive_scan_array,
     .parameters = of_exclusive_scan_array, .count = 2, .has_status = true},
    {.name = "container_fill", .call = call_container_fill, .parameters = of_container_fill,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_copy", .call = call_container_copy, .parameters = of_container_copy,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_for_each", .call = call_container_for_each,
     .parameters = of_container_for_each, .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_transform", .call = call_container_transform,
     .parameters = of_container_transform, .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_apply", .call = call_container_apply, .parameters = of_container_apply,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_apply_unary", .call = call_container_apply_unary,
     .parameters = of_container_apply_unary, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "container_apply_unary_local", .call = call_container_apply_unary_local,
     .parameters = of_container_apply_unary_local, .count = 3, .has_status = true},
    {.name = "container_apply_binary", .call = call_container_apply_binary,
     .parameters = of_container_apply_binary, .count = 4, .is_collective = true,
     .has_status = true},
    {.name = "container_apply_binary_local", .call = call_container_apply_binary_local,
     .parameters = of_container_apply_binary_local, .count = 4, .has_status = true},
    {.name = "container_apply_value", .call = call_container_apply_value,
     .parameters = of_container_apply_value, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "container_apply_value_local", .call = call_container_apply_value_local,
     .parameters = of_container_apply_value_local, .count = 5, .has_status = true},
    {.name = "container_for_each_chunk", .call = call_container_for_each_chunk,
     .parameters = of_container_for_each_chunk, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "container_transform_chunks", .call = call_container_transform_chunks,
     .parameters = of_container_transform_chunks, .count = 4, .is_collective = true,
     .has_status = true},
    {.name = "container_find", .call = call_container_find, .parameters = of_container_find,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_find_if", .call = call_container_find_if,
     .parameters = of_container_find_if, .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_count", .call = call_container_count, .parameters = of_container_count,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_count_if", .call = call_container_count_if,
     .parameters = of_container_count_if, .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_all_of", .call = call_container_all_of, .parameters = of_container_all_of,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_any_of", .call = call_container_any_of, .parameters = of_container_any_of,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_none_of", .call = call_container_none_of,
     .parameters = of_container_none_of, .count = 4, .is_collective = true, .has_status = true},
    {.name = "container_reduce", .call = call_container_reduce, .parameters = of_container_reduce,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_reduce_func", .call = call_container_reduce_func,
     .parameters = of_container_reduce_func, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "container_minmax", .call = call_container_minmax, .parameters = of_container_minmax,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_min_element", .call = call_container_min_element,
     .parameters = of_container_min_element, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_max_element", .call = call_container_max_element,
     .parameters = of_container_max_element, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_inclusive_scan", .call = call_container_inclusive_scan,
     .parameters = of_container_inclusive_scan, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_exclusive_scan", .call = call_container_exclusive_scan,
     .parameters = of_container_exclusive_scan, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_sort", .call = call_container_sort, .parameters = of_container_sort,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_stable_sort", .call = call_container_stable_sort,
     .parameters = of_container_stable_sort, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "container_sort_func", .call = call_container_sort_func,
     .parameters = of_container_sort_func, .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_sort_by_key", .call = call_container_sort_by_key,
     .parameters = of_container_sort_by_key, .count = 3, .is_collective = true,
     .has_status = true},
    {.name = "container_argsort", .call = call_container_argsort,
     .parameters = of_container_argsort, .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_unique", .call = call_container_unique, .parameters = of_container_unique,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_mean", .call = call_container_mean, .parameters = of_container_mean,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_var", .call = call_container_var, .parameters = of_container_var,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_norm", .call = call_container_norm, .parameters = of_container_norm,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "container_dot", .call = call_container_dot, .parameters = of_container_dot,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "container_histogram", .call = call_container_histogram,
     .parameters = of_container_histogram, .count = 5, .is_collective = true, .has_status = true},
    {.name = "container_quantile", .call = call_container_quantile,
     .parameters = of_container_quantile, .count = 4, .is_collective = true, .has_status = true},
    {.name = "async_for_each_vector", .call = call_async_for_each_vector,
     .parameters = of_async_for_each_vector, .count = 4, .has_status = true},
    {.name = "async_transform_vector", .call = call_async_transform_vector,
     .parameters = of_async_transform_vector, .count = 5, .has_status = true},
    {.name = "async_reduce_vector", .call = call_async_reduce_vector,
     .parameters = of_async_reduce_vector, .count = 4, .has_status = true},
    {.name = "async_sort_vector", .call = call_async_sort_vector,
     .parameters = of_async_sort_vector, .count = 2, .has_status = true},
    {.name = "async_for_each_array", .call = call_async_for_each_array,
     .parameters = of_async_for_each_array, .count = 4, .has_status = true},
    {.name = "async_reduce_array", .call = call_async_reduce_array,
     .parameters = of_async_reduce_array, .count = 4, .has_status = true},
    {.name = "window_create", .call = call_window_create, .parameters = of_window_create,
     .count = 4, .is_collective = true, .has_status = true},
    {.name = "window_allocate", .call = call_window_allocate, .parameters = of_window_allocate,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "window_create_dynamic", .call = call_window_create_dynamic,
     .parameters = of_window_create_dynamic, .count = 2, .is_collective = true,
     .has_status = true},
    {.name = "window_attach", .call = call_window_attach, .parameters = of_window_attach,
     .count = 4, .has_status = true},
    {.name = "window_detach", .call = call_window_detach, .parameters = of_window_detach,
     .count = 2, .has_status = true},
    {.name = "window_destroy", .call = call_window_destroy, .parameters = of_window_destroy,
     .count = 1, .is_collective = true, .is_free = true},
    {.name = "window_base", .call = call_window_base, .parameters = of_window_base, .count = 1},
    {.name = "window_memory", .call = call_window_memory, .parameters = of_window_memory,
     .count = 2, .has_status = true},
    {.name = "window_size", .call = call_window_size, .parameters = of_window_size, .count = 1},
    {.name = "window_is_valid", .call = call_window_is_valid, .parameters = of_window_is_valid,
     .count = 1},
    {.name = "window_fence", .call = call_window_fence, .parameters = of_window_fence, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "window_post", .call = call_window_post, .parameters = of_window_post, .count = 3,
     .has_status = true},
    {.name = "window_start", .call = call_window_start, .parameters = of_window_start, .count = 3,
     .has_status = true},
    {.name = "window_complete", .call = call_window_complete, .parameters = of_window_complete,
     .count = 1, .has_status = true},
    {.name = "window_wait", .call = call_window_wait, .parameters = of_window_wait, .count = 1,
     .has_status = true},
    {.name = "window_test", .call = call_window_test, .parameters = of_window_test, .count = 2,
     .has_status = true},
    {.name = "window_lock", .call = call_window_lock, .parameters = of_window_lock, .count = 3,
     .has_status = true},
    {.name = "window_unlock", .call = call_window_unlock, .parameters = of_window_unlock,
     .count = 2, .has_status = true},
    {.name = "window_lock_all", .call = call_window_lock_all, .parameters = of_window_lock_all,
     .count = 1, .has_status = true},
    {.name = "window_unlock_all", .call = call_window_unlock_all,
     .parameters = of_window_unlock_all, .count = 1, .has_status = true},
    {.name = "window_flush", .call = call_window_flush, .parameters = of_window_flush, .count = 2,
     .has_status = true},
    {.name = "window_flush_all", .call = call_window_flush_all, .parameters = of_window_flush_all,
     .count = 1, .has_status = true},
    {.name = "window_flush_local", .call = call_window_flush_local,
     .parameters = of_window_flush_local, .count = 2, .has_status = true},
    {.name = "window_flush_local_all", .call = call_window_flush_local_all,
     .parameters = of_window_flush_local_all, .count = 1, .has_status = true},
    {.name = "rma_put", .call = call_rma_put, .parameters = of_rma_put, .count = 5,
     .has_status = true},
    {.name = "rma_get", .call = call_rma_get, .parameters = of_rma_get, .count = 5,
     .has_status = true},
    {.name = "rma_put_async", .call = call_rma_put_async, .parameters = of_rma_put_async,
     .count = 6, .has_status = true},
    {.name = "rma_get_async", .call = call_rma_get_async, .parameters = of_rma_get_async,
     .count = 6, .has_status = true},
    {.name = "rma_accumulate", .call = call_rma_accumulate, .parameters = of_rma_accumulate,
     .count = 7, .has_status = true},
    {.name = "rma_get_accumulate", .call = call_rma_get_accumulate,
     .parameters = of_rma_get_accumulate, .count = 8, .has_status = true},
    {.name = "rma_fetch_and_op", .call = call_rma_fetch_and_op, .parameters = of_rma_fetch_and_op,
     .count = 7, .has_status = true},
    {.name = "rma_compare_and_swap", .call = call_rma_compare_and_swap,
     .parameters = of_rma_compare_and_swap, .count = 7, .has_status = true},
    {.name = "symmetric_create", .call = call_symmetric_create, .parameters = of_symmetric_create,
     .count = 3, .is_collective = true, .has_status = true},
    {.name = "symmetric_destroy", .call = call_symmetric_destroy,
     .parameters = of_symmetric_destroy, .count = 1, .is_collective = true, .is_free = true},
    {.name = "symmetric_is_valid", .call = call_symmetric_is_valid,
     .parameters = of_symmetric_is_valid, .count = 1},
    {.name = "symmetric_my_pe", .call = call_symmetric_my_pe, .parameters = of_symmetric_my_pe,
     .count = 1},
    {.name = "symmetric_n_pes", .call = call_symmetric_n_pes, .parameters = of_symmetric_n_pes,
     .count = 1},
    {.name = "symmetric_base", .call = call_symmetric_base, .parameters = of_symmetric_base,
     .count = 1},
    {.name = "symmetric_size", .call = call_symmetric_size, .parameters = of_symmetric_size,
     .count = 1},
    {.name = "symmetric_used", .call = call_symmetric_used, .parameters = of_symmetric_used,
     .count = 1},
    {.name = "symmetric_allocate", .call = call_symmetric_allocate,
     .parameters = of_symmetric_allocate, .count = 3, .is_collective = true, .has_status = true},
    {.name = "symmetric_free", .call = call_symmetric_free, .parameters = of_symmetric_free,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "symmetric_remote_ptr", .call = call_symmetric_remote_ptr,
     .parameters = of_symmetric_remote_ptr, .count = 3},
    {.name = "symmetric_memory", .call = call_symmetric_memory, .parameters = of_symmetric_memory,
     .count = 3, .has_status = true},
    {.name = "symmetric_put", .call = call_symmetric_put, .parameters = of_symmetric_put,
     .count = 5, .has_status = true},
    {.name = "symmetric_put_nbi", .call = call_symmetric_put_nbi,
     .parameters = of_symmetric_put_nbi, .count = 5, .has_status = true},
    {.name = "symmetric_get", .call = call_symmetric_get, .parameters = of_symmetric_get,
     .count = 5, .has_status = true},
    {.name = "symmetric_get_nbi", .call = call_symmetric_get_nbi,
     .parameters = of_symmetric_get_nbi, .count = 5, .has_status = true},
    {.name = "symmetric_put_signal", .call = call_symmetric_put_signal,
     .parameters = of_symmetric_put_signal, .count = 8, .has_status = true},
    {.name = "symmetric_put_signal_nbi", .call = call_symmetric_put_signal_nbi,
     .parameters = of_symmetric_put_signal_nbi, .count = 8, .has_status = true},
    {.name = "symmetric_signal_op", .call = call_symmetric_signal_op,
     .parameters = of_symmetric_signal_op, .count = 5, .has_status = true},
    {.name = "symmetric_signal_wait_until", .call = call_symmetric_signal_wait_until,
     .parameters = of_symmetric_signal_wait_until, .count = 6, .has_status = true},
    {.name = "symmetric_signal_wait_until_any", .call = call_symmetric_signal_wait_until_any,
     .parameters = of_symmetric_signal_wait_until_any, .count = 8, .has_status = true},
    {.name = "symmetric_signal_wait_until_all", .call = call_symmetric_signal_wait_until_all,
     .parameters = of_symmetric_signal_wait_until_all, .count = 6, .has_status = true},
    {.name = "symmetric_atomic", .call = call_symmetric_atomic, .parameters = of_symmetric_atomic,
     .count = 6, .has_status = true},
    {.name = "symmetric_atomic_fetch", .call = call_symmetric_atomic_fetch,
     .parameters = of_symmetric_atomic_fetch, .count = 7, .has_status = true},
    {.name = "symmetric_atomic_compare_swap", .call = call_symmetric_atomic_compare_swap,
     .parameters = of_symmetric_atomic_compare_swap, .count = 7, .has_status = true},
    {.name = "symmetric_fence", .call = call_symmetric_fence, .parameters = of_symmetric_fence,
     .count = 1, .has_status = true},
    {.name = "symmetric_quiet", .call = call_symmetric_quiet, .parameters = of_symmetric_quiet,
     .count = 1, .has_status = true},
    {.name = "symmetric_barrier_all", .call = call_symmetric_barrier_all,
     .parameters = of_symmetric_barrier_all, .count = 1, .is_collective = true,
     .has_status = true},
    {.name = "symmetric_sync_all", .call = call_symmetric_sync_all,
     .parameters = of_symmetric_sync_all, .count = 1, .is_collective = true, .has_status = true},
    {.name = "symmetric_remote_mc_ptr", .call = call_symmetric_remote_mc_ptr,
     .parameters = of_symmetric_remote_mc_ptr, .count = 3},
    {.name = "symmetric_team_my_pe", .call = call_symmetric_team_my_pe,
     .parameters = of_symmetric_team_my_pe, .count = 2},
    {.name = "symmetric_team_n_pes", .call = call_symmetric_team_n_pes,
     .parameters = of_symmetric_team_n_pes, .count = 2},
    {.name = "symmetric_team_translate_pe", .call = call_symmetric_team_translate_pe,
     .parameters = of_symmetric_team_translate_pe, .count = 3},
    {.name = "symmetric_team_split_strided", .call = call_symmetric_team_split_strided,
     .parameters = of_symmetric_team_split_strided, .count = 6, .has_status = true},
    {.name = "symmetric_team_split_color", .call = call_symmetric_team_split_color,
     .parameters = of_symmetric_team_split_color, .count = 5, .has_status = true},
    {.name = "symmetric_team_destroy", .call = call_symmetric_team_destroy,
     .parameters = of_symmetric_team_destroy, .count = 2, .has_status = true},
    {.name = "symmetric_barrier", .call = call_symmetric_barrier,
     .parameters = of_symmetric_barrier, .count = 2, .has_status = true},
    {.name = "symmetric_sync", .call = call_symmetric_sync, .parameters = of_symmetric_sync,
     .count = 2, .has_status = true},
    {.name = "symmetric_broadcastmem", .call = call_symmetric_broadcastmem,
     .parameters = of_symmetric_broadcastmem, .count = 6, .has_status = true},
    {.name = "symmetric_fcollectmem", .call = call_symmetric_fcollectmem,
     .parameters = of_symmetric_fcollectmem, .count = 5, .has_status = true},
    {.name = "signal_unique_id", .call = call_signal_unique_id, .parameters = of_signal_unique_id,
     .count = 1, .has_status = true},
    {.name = "signal_create", .call = call_signal_create, .parameters = of_signal_create,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "signal_init", .call = call_signal_init, .parameters = of_signal_init, .count = 4,
     .is_collective = true, .has_status = true},
    {.name = "signal_create_configured", .call = call_signal_create_configured,
     .parameters = of_signal_create_configured, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "signal_init_configured", .call = call_signal_init_configured,
     .parameters = of_signal_init_configured, .count = 7, .is_collective = true,
     .has_status = true},
    {.name = "signal_destroy", .call = call_signal_destroy, .parameters = of_signal_destroy,
     .count = 1, .is_collective = true, .is_free = true},
    {.name = "signal_is_valid", .call = call_signal_is_valid, .parameters = of_signal_is_valid,
     .count = 1},
    {.name = "signal_rank", .call = call_signal_rank, .parameters = of_signal_rank, .count = 1},
    {.name = "signal_size", .call = call_signal_size, .parameters = of_signal_size, .count = 1},
    {.name = "signal_register_window", .call = call_signal_register_window,
     .parameters = of_signal_register_window, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "signal_deregister_window", .call = call_signal_deregister_window,
     .parameters = of_signal_deregister_window, .count = 2, .has_status = true},
    {.name = "signal_send", .call = call_signal_send, .parameters = of_signal_send, .count = 6,
     .has_status = true},
    {.name = "signal_recv", .call = call_signal_recv, .parameters = of_signal_recv, .count = 6,
     .has_status = true},
    {.name = "signal_notify", .call = call_signal_notify, .parameters = of_signal_notify,
     .count = 6, .has_status = true},
    {.name = "signal_put_signal", .call = call_signal_put_signal,
     .parameters = of_signal_put_signal, .count = 11, .has_status = true},
    {.name = "signal_wait_signal", .call = call_signal_wait_signal,
     .parameters = of_signal_wait_signal, .count = 7, .has_status = true},
    {.name = "signal_group_start", .call = call_signal_group_start, .count = 0,
     .has_status = true},
    {.name = "signal_group_end", .call = call_signal_group_end, .count = 0, .has_status = true},
    {.name = "model_create", .call = call_model_create, .parameters = of_model_create, .count = 2,
     .has_status = true},
    {.name = "model_destroy", .call = call_model_destroy, .parameters = of_model_destroy,
     .count = 1, .is_free = true},
    {.name = "model_is_valid", .call = call_model_is_valid, .parameters = of_model_is_valid,
     .count = 1},
    {.name = "model_tensors", .call = call_model_tensors, .parameters = of_model_tensors,
     .count = 1},
    {.name = "model_tasks", .call = call_model_tasks, .parameters = of_model_tasks, .count = 1},
    {.name = "model_tensor", .call = call_model_tensor, .parameters = of_model_tensor, .count = 6,
     .has_status = true},
    {.name = "model_view", .call = call_model_view, .parameters = of_model_view, .count = 7,
     .has_status = true},
    {.name = "model_add_unary", .call = call_model_add_unary, .parameters = of_model_add_unary,
     .count = 5, .has_status = true},
    {.name = "model_add_binary", .call = call_model_add_binary, .parameters = of_model_add_binary,
     .count = 6, .has_status = true},
    {.name = "model_add_linear", .call = call_model_add_linear, .parameters = of_model_add_linear,
     .count = 6, .has_status = true},
    {.name = "model_add_normalize", .call = call_model_add_normalize,
     .parameters = of_model_add_normalize, .count = 8, .has_status = true},
    {.name = "model_add_flash_attention", .call = call_model_add_flash_attention,
     .parameters = of_model_add_flash_attention, .count = 9, .has_status = true},
    {.name = "model_add_flash_decode", .call = call_model_add_flash_decode,
     .parameters = of_model_add_flash_decode, .count = 9, .has_status = true},
    {.name = "model_add_append", .call = call_model_add_append, .parameters = of_model_add_append,
     .count = 5, .has_status = true},
    {.name = "model_add_barrier", .call = call_model_add_barrier,
     .parameters = of_model_add_barrier, .count = 2, .has_status = true},
    {.name = "model_add_allreduce", .call = call_model_add_allreduce,
     .parameters = of_model_add_allreduce, .count = 4, .has_status = true},
    {.name = "model_add_prefetch", .call = call_model_add_prefetch,
     .parameters = of_model_add_prefetch, .count = 3, .has_status = true},
    {.name = "model_add_order", .call = call_model_add_order, .parameters = of_model_add_order,
     .count = 3, .has_status = true},
    {.name = "model_schedule", .call = call_model_schedule, .parameters = of_model_schedule,
     .count = 2, .is_collective = true, .has_status = true},
    {.name = "model_run", .call = call_model_run, .parameters = of_model_run, .count = 1,
     .is_collective = true, .has_status = true},
    {.name = "model_record_of", .call = call_model_record_of, .parameters = of_model_record_of,
     .count = 3, .has_status = true},
    {.name = "model_wait_of", .call = call_model_wait_of, .parameters = of_model_wait_of,
     .count = 4, .has_status = true},
    {.name = "role_manager_create", .call = call_role_manager_create,
     .parameters = of_role_manager_create, .count = 2, .has_status = true},
    {.name = "role_manager_destroy", .call = call_role_manager_destroy,
     .parameters = of_role_manager_destroy, .count = 1, .is_free = true},
    {.name = "role_manager_add_role", .call = call_role_manager_add_role,
     .parameters = of_role_manager_add_role, .count = 3, .has_status = true},
    {.name = "role_manager_add_role_of", .call = call_role_manager_add_role_of,
     .parameters = of_role_manager_add_role_of, .count = 4, .has_status = true},
    {.name = "role_manager_initialize", .call = call_role_manager_initialize,
     .parameters = of_role_manager_initialize, .count = 1, .is_collective = true,
     .has_status = true},
    {.name = "role_manager_has_role", .call = call_role_manager_has_role,
     .parameters = of_role_manager_has_role, .count = 3, .has_status = true},
    {.name = "role_manager_role_size", .call = call_role_manager_role_size,
     .parameters = of_role_manager_role_size, .count = 3, .has_status = true},
    {.name = "role_manager_role_rank", .call = call_role_manager_role_rank,
     .parameters = of_role_manager_role_rank, .count = 3, .has_status = true},
    {.name = "intergroup_send", .call = call_intergroup_send, .parameters = of_intergroup_send,
     .count = 7, .has_status = true},
    {.name = "intergroup_recv", .call = call_intergroup_recv, .parameters = of_intergroup_recv,
     .count = 7, .has_status = true},
    {.name = "role_manager_context", .call = call_role_manager_context,
     .parameters = of_role_manager_context, .count = 2, .is_collective = true, .has_status = true},
    {.name = "intergroup_broadcast", .call = call_intergroup_broadcast,
     .parameters = of_intergroup_broadcast, .count = 8, .has_status = true},
    {.name = "topology_num_cpus", .call = call_topology_num_cpus,
     .parameters = of_topology_num_cpus, .count = 1, .has_status = true},
    {.name = "topology_cpu_affinity", .call = call_topology_cpu_affinity,
     .parameters = of_topology_cpu_affinity, .count = 2, .has_status = true},
    {.name = "topology_num_gpus", .call = call_topology_num_gpus,
     .parameters = of_topology_num_gpus, .count = 1, .has_status = true},
    {.name = "topology_gpu_id", .call = call_topology_gpu_id, .parameters = of_topology_gpu_id,
     .count = 2, .has_status = true},
    {.name = "topology_device_id", .call = call_topology_device_id,
     .parameters = of_topology_device_id, .count = 2, .has_status = true},
    {.name = "topology_is_local", .call = call_topology_is_local,
     .parameters = of_topology_is_local, .count = 3, .has_status = true},
    {.name = "topology_node_id", .call = call_topology_node_id, .parameters = of_topology_node_id,
     .count = 2, .has_status = true},
    {.name = "topology_num_nodes", .call = call_topology_num_nodes,
     .parameters = of_topology_num_nodes, .count = 1, .has_status = true},
    {.name = "topology_node_rank", .call = call_topology_node_rank,
     .parameters = of_topology_node_rank, .count = 2, .has_status = true},
    {.name = "topology_node_size", .call = call_topology_node_size,
     .parameters = of_topology_node_size, .count = 2, .has_status = true},
    {.name = "topology_numa_node", .call = call_topology_numa_node,
     .parameters = of_topology_numa_node, .count = 2, .has_status = true},
    {.name = "topology_host_name", .call = call_topology_host_name,
     .parameters = of_topology_host_name, .count = 3},
    {.name = "topology_cpu_set", .call = call_topology_cpu_set, .parameters = of_topology_cpu_set,
     .count = 3},
    {.name = "topology_num_numa_nodes", .call = call_topology_num_numa_nodes,
     .parameters = of_topology_num_numa_nodes, .count = 1, .has_status = true},
    {.name = "topology_num_machine_cpus", .call = call_topology_num_machine_cpus,
     .parameters = of_topology_num_machine_cpus, .count = 1, .has_status = true},
    {.name = "topology_machine_cpu", .call = call_topology_machine_cpu,
     .parameters = of_topology_machine_cpu, .count = 2, .has_status = true},
    {.name = "topology_num_caches", .call = call_topology_num_caches,
     .parameters = of_topology_num_caches, .count = 1, .has_status = true},
    {.name = "topology_cache", .call = call_topology_cache, .parameters = of_topology_cache,
     .count = 2, .has_status = true},
    {.name = "topology_gpu", .call = call_topology_gpu, .parameters = of_topology_gpu, .count = 2,
     .has_status = true},
    {.name = "topology_text", .call = call_topology_text, .parameters = of_topology_text,
     .count = 2},
    {.name = "future_create", .call = call_future_create, .parameters = of_future_create,
     .count = 1, .has_status = true},
    {.name = "future_destroy", .call = call_future_destroy, .parameters = of_future_destroy,
     .count = 1, .is_free = true},
    {.name = "future_wait", .call = call_future_wait, .parameters = of_future_wait, .count = 1,
     .has_status = true},
    {.name = "future_test", .call = call_future_test, .parameters = of_future_test, .count = 2,
     .has_status = true},
    {.name = "future_get", .call = call_future_get, .parameters = of_future_get, .count = 3,
     .has_status = true},
    {.name = "future_set", .call = call_future_set, .parameters = of_future_set, .count = 3,
     .has_status = true},
    {.name = "future_fail", .call = call_future_fail, .parameters = of_future_fail, .count = 3,
     .has_status = true},
    {.name = "future_size", .call = call_future_size, .parameters = of_future_size, .count = 2,
     .has_status = true},
    {.name = "future_wait_for", .call = call_future_wait_for, .parameters = of_future_wait_for,
     .count = 3, .has_status = true},
    {.name = "future_then", .call = call_future_then, .parameters = of_future_then, .count = 4,
     .has_status = true},
    {.name = "when_all", .call = call_when_all, .parameters = of_when_all, .count = 3,
     .has_status = true},
    {.name = "when_any", .call = call_when_any, .parameters = of_when_any, .count = 4,
     .has_status = true},
    {.name = "action_register", .call = call_action_register, .parameters = of_action_register,
     .count = 5, .is_collective = true, .has_status = true},
    {.name = "action_register_reply", .call = call_action_register_reply,
     .parameters = of_action_register_reply, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "remote_invoke", .call = call_remote_invoke, .parameters = of_remote_invoke,
     .count = 7, .has_status = true},
    {.name = "remote_invoke_async", .call = call_remote_invoke_async,
     .parameters = of_remote_invoke_async, .count = 7, .has_status = true},
    {.name = "action_progress", .call = call_action_progress, .count = 0},
    {.name = "action_barrier", .call = call_action_barrier, .parameters = of_action_barrier,
     .count = 1, .is_collective = true, .has_status = true},
    {.name = "device_kind_name", .call = call_device_kind_name, .parameters = of_device_kind_name,
     .count = 1, .has_text = true},
    {.name = "device_count", .call = call_device_count, .parameters = of_device_count, .count = 1},
    {.name = "stream_create", .call = call_stream_create, .parameters = of_stream_create,
     .count = 3, .has_status = true},
    {.name = "stream_from_native", .call = call_stream_from_native,
     .parameters = of_stream_from_native, .count = 4, .has_status = true},
    {.name = "stream_native", .call = call_stream_native, .parameters = of_stream_native,
     .count = 1},
    {.name = "stream_device_kind", .call = call_stream_device_kind,
     .parameters = of_stream_device_kind, .count = 1},
    {.name = "stream_device_id", .call = call_stream_device_id, .parameters = of_stream_device_id,
     .count = 1},
    {.name = "stream_synchronize", .call = call_stream_synchronize,
     .parameters = of_stream_synchronize, .count = 1, .has_status = true},
    {.name = "stream_test", .call = call_stream_test, .parameters = of_stream_test, .count = 2,
     .has_status = true},
    {.name = "stream_record_event", .call = call_stream_record_event,
     .parameters = of_stream_record_event, .count = 2, .has_status = true},
    {.name = "stream_wait_event", .call = call_stream_wait_event,
     .parameters = of_stream_wait_event, .count = 2, .has_status = true},
    {.name = "stream_future", .call = call_stream_future, .parameters = of_stream_future,
     .count = 2, .has_status = true},
    {.name = "context_stream", .call = call_context_stream, .parameters = of_context_stream,
     .count = 2, .has_status = true},
    {.name = "context_set_stream", .call = call_context_set_stream,
     .parameters = of_context_set_stream, .count = 2, .has_status = true},
    {.name = "stream_destroy", .call = call_stream_destroy, .parameters = of_stream_destroy,
     .count = 1, .is_free = true},
    {.name = "event_create", .call = call_event_create, .parameters = of_event_create, .count = 3,
     .has_status = true},
    {.name = "event_synchronize", .call = call_event_synchronize,
     .parameters = of_event_synchronize, .count = 1, .has_status = true},
    {.name = "event_test", .call = call_event_test, .parameters = of_event_test, .count = 2,
     .has_status = true},
    {.name = "event_elapsed", .call = call_event_elapsed, .parameters = of_event_elapsed,
     .count = 3, .has_status = true},
    {.name = "event_destroy", .call = call_event_destroy, .parameters = of_event_destroy,
     .count = 1, .is_free = true},
    {.name = "container_queue_fill", .call = call_container_queue_fill,
     .parameters = of_container_queue_fill, .count = 4, .has_status = true},
    {.name = "container_queue_copy", .call = call_container_queue_copy,
     .parameters = of_container_queue_copy, .count = 4, .has_status = true},
    {.name = "container_queue_apply", .call = call_container_queue_apply,
     .parameters = of_container_queue_apply, .count = 5, .has_status = true},
    {.name = "container_queue_apply_unary", .call = call_container_queue_apply_unary,
     .parameters = of_container_queue_apply_unary, .count = 5, .has_status = true},
    {.name = "container_queue_apply_binary", .call = call_container_queue_apply_binary,
     .parameters = of_container_queue_apply_binary, .count = 6, .has_status = true},
    {.name = "container_queue_apply_value", .call = call_container_queue_apply_value,
     .parameters = of_container_queue_apply_value, .count = 7, .has_status = true},
    {.name = "container_queue_inclusive_scan_local",
     .call = call_container_queue_inclusive_scan_local,
     .parameters = of_container_queue_inclusive_scan_local, .count = 4, .has_status = true},
    {.name = "container_queue_exclusive_scan_local",
     .call = call_container_queue_exclusive_scan_local,
     .parameters = of_container_queue_exclusive_scan_local, .count = 4, .has_status = true},
    {.name = "container_queue_sort_local", .call = call_container_queue_sort_local,
     .parameters = of_container_queue_sort_local, .count = 4, .has_status = true},
    {.name = "container_queue_stable_sort_local", .call = call_container_queue_stable_sort_local,
     .parameters = of_container_queue_stable_sort_local, .count = 4, .has_status = true},
    {.name = "container_queue_sort_by_key_local", .call = call_container_queue_sort_by_key_local,
     .parameters = of_container_queue_sort_by_key_local, .count = 5, .has_status = true},
    {.name = "container_queue_argsort_local", .call = call_container_queue_argsort_local,
     .parameters = of_container_queue_argsort_local, .count = 5, .has_status = true},
    {.name = "container_queue_gather", .call = call_container_queue_gather,
     .parameters = of_container_queue_gather, .count = 5, .has_status = true},
    {.name = "container_queue_scatter", .call = call_container_queue_scatter,
     .parameters = of_container_queue_scatter, .count = 5, .has_status = true},
    {.name = "container_queue_reduce_local", .call = call_container_queue_reduce_local,
     .parameters = of_container_queue_reduce_local, .count = 5, .has_status = true},
    {.name = "container_queue_count_local", .call = call_container_queue_count_local,
     .parameters = of_container_queue_count_local, .count = 4, .has_status = true},
    {.name = "container_queue_find_local", .call = call_container_queue_find_local,
     .parameters = of_container_queue_find_local, .count = 4, .has_status = true},
    {.name = "container_queue_min_element_local", .call = call_container_queue_min_element_local,
     .parameters = of_container_queue_min_element_local, .count = 3, .has_status = true},
    {.name = "container_queue_max_element_local", .call = call_container_queue_max_element_local,
     .parameters = of_container_queue_max_element_local, .count = 3, .has_status = true},
    {.name = "container_queue_minmax_local", .call = call_container_queue_minmax_local,
     .parameters = of_container_queue_minmax_local, .count = 3, .has_status = true},
    {.name = "container_queue_mean_local", .call = call_container_queue_mean_local,
     .parameters = of_container_queue_mean_local, .count = 3, .has_status = true},
    {.name = "container_queue_var_local", .call = call_container_queue_var_local,
     .parameters = of_container_queue_var_local, .count = 4, .has_status = true},
    {.name = "container_queue_norm_local", .call = call_container_queue_norm_local,
     .parameters = of_container_queue_norm_local, .count = 3, .has_status = true},
    {.name = "container_queue_dot_local", .call = call_container_queue_dot_local,
     .parameters = of_container_queue_dot_local, .count = 4, .has_status = true},
    {.name = "container_queue_histogram_local", .call = call_container_queue_histogram_local,
     .parameters = of_container_queue_histogram_local, .count = 6, .has_status = true},
    {.name = "container_queue_quantile_local", .call = call_container_queue_quantile_local,
     .parameters = of_container_queue_quantile_local, .count = 5, .has_status = true},
    {.name = "container_queue_unique_local", .call = call_container_queue_unique_local,
     .parameters = of_container_queue_unique_local, .count = 4, .has_status = true},
    {.name = "container_queue_copy_to_host", .call = call_container_queue_copy_to_host,
     .parameters = of_container_queue_copy_to_host, .count = 5, .has_status = true},
    {.name = "container_queue_copy_from_host", .call = call_container_queue_copy_from_host,
     .parameters = of_container_queue_copy_from_host, .count = 5, .has_status = true},
    {.name = "nccl_allreduce_device", .call = call_nccl_allreduce_device,
     .parameters = of_nccl_allreduce_device, .count = 6, .is_collective = true,
     .has_status = true},
    {.name = "nccl_allreduce_device_ex", .call = call_nccl_allreduce_device_ex,
     .parameters = of_nccl_allreduce_device_ex, .count = 7, .is_collective = true,
     .has_status = true},
    {.name = "nccl_broadcast_device", .call = call_nccl_broadcast_device,
     .parameters = of_nccl_broadcast_device, .count = 5, .is_collective = true,
     .has_status = true},
    {.name = "nccl_broadcast_device_ex", .call = call_nccl_broadcast_device_ex,
     .parameters = of_nccl_broadcast_device_ex, .count = 6, .is_collective = true,
     .has_status = true},
    {.name = "nccl_barrier_device", .call = call_nccl_barrier_device,
     .parameters = of_nccl_barrier_device, .count = 1, .is_collective = true, .has_status = true},
    {.name = "nccl_gatherv_device_ex", .call = call_nccl_gatherv_device_ex,
     .parameters = of_nccl_gatherv_device_ex, .count = 10, .is_collective = true,
     .has_status = true},
    {.name = "nccl_scatterv_device_ex", .call = call_nccl_scatterv_device_ex,
     .parameters = of_nccl_scatterv_device_ex, .count = 10, .is_collective = true,
     .has_status = true},
    {.name = "nccl_allgatherv_device_ex", .call = call_nccl_allgatherv_device_ex,
     .parameters = of_nccl_allgatherv_device_ex, .count = 8, .is_collective = true,
     .has_status = true},
    {.name = "nccl_alltoallv_device_ex", .call = call_nccl_alltoallv_device_ex,
     .parameters = of_nccl_alltoallv_device_ex, .count = 10, .is_collective = true,
     .has_status = true},
    {.name = "nccl_scan_device_ex", .call = call_nccl_scan_device_ex,
     .parameters = of_nccl_scan_device_ex, .count = 7, .is_collective = true, .has_status = true},
    {.name = "nccl_exscan_device_ex", .call = call_nccl_exscan_device_ex,
     .parameters = of_nccl_exscan_device_ex, .count = 7, .is_collective = true,
     .has_status = true},
};
const size_t fuzz_function_count = sizeof fuzz_functions / sizeof *fuzz_functions;
