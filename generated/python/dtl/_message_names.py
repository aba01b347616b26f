# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/message_names.py.j2.
# Do not edit.
"""Replaces C names in messages of the library by their Python names."""

import re
from functools import cache

# An argument in a message; and a constant, a function or a call of one.
_ARGUMENT = (
    r"(?<!the )(?<!a )\b\w+(?= (?:is|has|overlaps|[-+*/<>=!]=?) |\[|-)"
    r"|(?<=overlaps )\w+|(?<=overlap with )\w+"
)
_WORD = r"(?<![\w/.\"'])\w+(?:\((?:[^()]|\([^()]*\))*\))?(?![\w/])"

# A function of a message "is in FUNCTION" that exists only in C.
_WITHIN = r"(?<=is in )dtl_\w+"


def translate_message(function, name, what):
    """Returns the message `what` of the C function with Python names.

    `name` is the Python function or method that called it.
    """
    known, arguments = python_names(), _argument_names()
    others = arguments.get(function) or arguments.get(name.rpartition(".plan_")[2], {})
    found = re.sub(_ARGUMENT, lambda word: others.get(word[0], word[0]), what)
    found = re.sub(_WORD, lambda word: known.get(word[0], word[0]), found)
    return re.sub(_WITHIN, "a call", found)


# The tables are built when the first call fails.


@cache
def python_names():
    return {
        "DTL_ANY_SOURCE":
            "dtl.ANY_SOURCE",
        "DTL_ANY_TAG":
            "dtl.ANY_TAG",
        "DTL_ATOMIC_ADD":
            "AtomicOp.ADD",
        "DTL_ATOMIC_AND":
            "AtomicOp.AND",
        "DTL_ATOMIC_FETCH":
            "AtomicOp.FETCH",
        "DTL_ATOMIC_OR":
            "AtomicOp.OR",
        "DTL_ATOMIC_SET":
            "AtomicOp.SET",
        "DTL_ATOMIC_XOR":
            "AtomicOp.XOR",
        "DTL_BINARY_ADD":
            "add",
        "DTL_BINARY_ARCTAN2":
            "arctan2",
        "DTL_BINARY_BITWISE_AND":
            "bitwise_and",
        "DTL_BINARY_BITWISE_OR":
            "bitwise_or",
        "DTL_BINARY_BITWISE_XOR":
            "bitwise_xor",
        "DTL_BINARY_COPYSIGN":
            "copysign",
        "DTL_BINARY_DIVIDE":
            "divide",
        "DTL_BINARY_FMOD":
            "fmod",
        "DTL_BINARY_HYPOT":
            "hypot",
        "DTL_BINARY_LOGICAL_AND":
            "logical_and",
        "DTL_BINARY_LOGICAL_OR":
            "logical_or",
        "DTL_BINARY_LOGICAL_XOR":
            "logical_xor",
        "DTL_BINARY_MAXIMUM":
            "maximum",
        "DTL_BINARY_MINIMUM":
            "minimum",
        "DTL_BINARY_MULTIPLY":
            "multiply",
        "DTL_BINARY_POWER":
            "power",
        "DTL_BINARY_SUBTRACT":
            "subtract",
        "DTL_CMP_EQ":
            "Comparison.EQ",
        "DTL_CMP_GE":
            "Comparison.GE",
        "DTL_CMP_GT":
            "Comparison.GT",
        "DTL_CMP_LE":
            "Comparison.LE",
        "DTL_CMP_LT":
            "Comparison.LT",
        "DTL_CMP_NE":
            "Comparison.NE",
        "DTL_CONSISTENCY_BULK_SYNCHRONOUS":
            "ConsistencyPolicy.BULK_SYNCHRONOUS",
        "DTL_CONSISTENCY_RELAXED":
            "ConsistencyPolicy.RELAXED",
        "DTL_CONSISTENCY_RELEASE_ACQUIRE":
            "ConsistencyPolicy.RELEASE_ACQUIRE",
        "DTL_CONSISTENCY_SEQUENTIAL":
            "ConsistencyPolicy.SEQUENTIAL",
        "DTL_DETERMINISM_DETERMINISTIC":
            "DeterminismMode.DETERMINISTIC",
        "DTL_DETERMINISM_THROUGHPUT":
            "DeterminismMode.THROUGHPUT",
        "DTL_DEVICE_CUDA":
            "DeviceKind.CUDA",
        "DTL_DEVICE_EMULATED":
            "DeviceKind.EMULATED",
        "DTL_DEVICE_HIP":
            "DeviceKind.HIP",
        "DTL_DEVICE_HOST":
            "DeviceKind.HOST",
        "DTL_DTYPE_BFLOAT16":
            "bfloat16",
        "DTL_DTYPE_BOOL":
            "bool",
        "DTL_DTYPE_BYTE":
            "byte",
        "DTL_DTYPE_COMPLEX128":
            "complex128",
        "DTL_DTYPE_COMPLEX64":
            "complex64",
        "DTL_DTYPE_FLOAT16":
            "float16",
        "DTL_DTYPE_FLOAT32":
            "float32",
        "DTL_DTYPE_FLOAT32_INT32":
            "float32_int32",
        "DTL_DTYPE_FLOAT64":
            "float64",
        "DTL_DTYPE_FLOAT64_INT64":
            "float64_int64",
        "DTL_DTYPE_INT16":
            "int16",
        "DTL_DTYPE_INT32":
            "int32",
        "DTL_DTYPE_INT32_INT32":
            "int32_int32",
        "DTL_DTYPE_INT64":
            "int64",
        "DTL_DTYPE_INT64_INT64":
            "int64_int64",
        "DTL_DTYPE_INT8":
            "int8",
        "DTL_DTYPE_UINT16":
            "uint16",
        "DTL_DTYPE_UINT32":
            "uint32",
        "DTL_DTYPE_UINT64":
            "uint64",
        "DTL_DTYPE_UINT8":
            "uint8",
        "DTL_ERROR_POLICY_CALLBACK":
            "ErrorPolicy.CALLBACK",
        "DTL_ERROR_POLICY_RETURN_STATUS":
            "ErrorPolicy.RETURN_STATUS",
        "DTL_ERROR_POLICY_TERMINATE":
            "ErrorPolicy.TERMINATE",
        "DTL_EXEC_ASYNC":
            "dtl.EXEC_ASYNC",
        "DTL_EXEC_PAR":
            "dtl.EXEC_PAR",
        "DTL_EXEC_SEQ":
            "dtl.EXEC_SEQ",
        "DTL_LOCK_EXCLUSIVE":
            "LockMode.EXCLUSIVE",
        "DTL_LOCK_SHARED":
            "LockMode.SHARED",
        "DTL_MAX_TENSOR_RANK":
            "8",
        "DTL_MODEL_ABSOLUTE":
            "absolute",
        "DTL_MODEL_ADD":
            "add",
        "DTL_MODEL_ALLREDUCE":
            "allreduce",
        "DTL_MODEL_APPEND":
            "append",
        "DTL_MODEL_BARRIER":
            "barrier",
        "DTL_MODEL_BINARY":
            "binary",
        "DTL_MODEL_CAUSAL":
            "causal",
        "DTL_MODEL_COPY":
            "copy",
        "DTL_MODEL_DIVIDE":
            "divide",
        "DTL_MODEL_EXP":
            "exp",
        "DTL_MODEL_FLASH_ATTENTION":
            "flash_attention",
        "DTL_MODEL_FLASH_DECODE":
            "flash_decode",
        "DTL_MODEL_GELU":
            "gelu",
        "DTL_MODEL_LAYER":
            "layer",
        "DTL_MODEL_LINEAR":
            "linear",
        "DTL_MODEL_LOG":
            "log",
        "DTL_MODEL_MAXIMUM":
            "maximum",
        "DTL_MODEL_MINIMUM":
            "minimum",
        "DTL_MODEL_MULTIPLY":
            "multiply",
        "DTL_MODEL_NEGATIVE":
            "negative",
        "DTL_MODEL_NORMALIZE":
            "normalize",
        "DTL_MODEL_NO_TENSOR":
            "None",
        "DTL_MODEL_PREFETCH":
            "prefetch",
        "DTL_MODEL_RECIPROCAL":
            "reciprocal",
        "DTL_MODEL_RELU":
            "relu",
        "DTL_MODEL_RMS":
            "rms",
        "DTL_MODEL_SIGMOID":
            "sigmoid",
        "DTL_MODEL_SILU":
            "silu",
        "DTL_MODEL_SILU_AND_MUL":
            "silu_and_mul",
        "DTL_MODEL_SQRT":
            "sqrt",
        "DTL_MODEL_SUBTRACT":
            "subtract",
        "DTL_MODEL_TANH":
            "tanh",
        "DTL_MODEL_UNARY":
            "unary",
        "DTL_MODEL_UNMASKED":
            "unmasked",
        "DTL_MODEL_WORKERS":
            "256",
        "DTL_NCCL_MODE_HYBRID_PARITY":
            "dtl.DTL_NCCL_MODE_HYBRID_PARITY",
        "DTL_NCCL_MODE_NATIVE_ONLY":
            "dtl.DTL_NCCL_MODE_NATIVE_ONLY",
        "DTL_NCCL_OP_ALLGATHER":
            "dtl.DTL_NCCL_OP_ALLGATHER",
        "DTL_NCCL_OP_ALLGATHERV":
            "dtl.DTL_NCCL_OP_ALLGATHERV",
        "DTL_NCCL_OP_ALLREDUCE":
            "dtl.DTL_NCCL_OP_ALLREDUCE",
        "DTL_NCCL_OP_ALLTOALL":
            "dtl.DTL_NCCL_OP_ALLTOALL",
        "DTL_NCCL_OP_ALLTOALLV":
            "dtl.DTL_NCCL_OP_ALLTOALLV",
        "DTL_NCCL_OP_BARRIER":
            "dtl.DTL_NCCL_OP_BARRIER",
        "DTL_NCCL_OP_BROADCAST":
            "dtl.DTL_NCCL_OP_BROADCAST",
        "DTL_NCCL_OP_EXSCAN":
            "dtl.DTL_NCCL_OP_EXSCAN",
        "DTL_NCCL_OP_GATHER":
            "dtl.DTL_NCCL_OP_GATHER",
        "DTL_NCCL_OP_GATHERV":
            "dtl.DTL_NCCL_OP_GATHERV",
        "DTL_NCCL_OP_LOGICAL_REDUCTION":
            "dtl.DTL_NCCL_OP_LOGICAL_REDUCTION",
        "DTL_NCCL_OP_POINT_TO_POINT":
            "dtl.DTL_NCCL_OP_POINT_TO_POINT",
        "DTL_NCCL_OP_REDUCE":
            "dtl.DTL_NCCL_OP_REDUCE",
        "DTL_NCCL_OP_SCAN":
            "dtl.DTL_NCCL_OP_SCAN",
        "DTL_NCCL_OP_SCATTER":
            "dtl.DTL_NCCL_OP_SCATTER",
        "DTL_NCCL_OP_SCATTERV":
            "dtl.DTL_NCCL_OP_SCATTERV",
        "DTL_NO_RANK":
            "None",
        "DTL_OPERAND_FIRST":
            "first",
        "DTL_OPERAND_SECOND":
            "second",
        "DTL_OP_BAND":
            "band",
        "DTL_OP_BOR":
            "bor",
        "DTL_OP_BXOR":
            "bxor",
        "DTL_OP_LAND":
            "land",
        "DTL_OP_LOR":
            "lor",
        "DTL_OP_LXOR":
            "lxor",
        "DTL_OP_MAX":
            "max",
        "DTL_OP_MAXLOC":
            "maxloc",
        "DTL_OP_MIN":
            "min",
        "DTL_OP_MINLOC":
            "minloc",
        "DTL_OP_PROD":
            "prod",
        "DTL_OP_SUM":
            "sum",
        "DTL_PARTITION_BLOCK":
            "dtl.PARTITION_BLOCK",
        "DTL_PARTITION_BLOCK_CYCLIC":
            "dtl.PARTITION_BLOCK_CYCLIC",
        "DTL_PARTITION_CYCLIC":
            "dtl.PARTITION_CYCLIC",
        "DTL_PARTITION_HASH":
            "dtl.PARTITION_HASH",
        "DTL_PARTITION_REPLICATED":
            "dtl.PARTITION_REPLICATED",
        "DTL_PLACEMENT_DEVICE":
            "dtl.PLACEMENT_DEVICE",
        "DTL_PLACEMENT_DEVICE_PREFERRED":
            "dtl.PLACEMENT_DEVICE_PREFERRED",
        "DTL_PLACEMENT_HOST":
            "dtl.PLACEMENT_HOST",
        "DTL_PLACEMENT_UNIFIED":
            "dtl.PLACEMENT_UNIFIED",
        "DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED":
            "ProgressOrderingPolicy.IMPLEMENTATION_DEFINED",
        "DTL_PROGRESS_ORDERING_RANK_ORDERED":
            "ProgressOrderingPolicy.RANK_ORDERED",
        "DTL_REDUCTION_SCHEDULE_FIXED_TREE":
            "ReductionSchedulePolicy.FIXED_TREE",
        "DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED":
            "ReductionSchedulePolicy.IMPLEMENTATION_DEFINED",
        "DTL_SIGNAL_ADD":
            "SignalOp.ADD",
        "DTL_SIGNAL_ID_BYTES":
            "128",
        "DTL_SIGNAL_SET":
            "SignalOp.SET",
        "DTL_SIGNAL_WINDOW_COLL_SYMMETRIC":
            "1",
        "DTL_SIGNAL_WINDOW_DEFAULT":
            "0",
        "DTL_SIGNAL_WINDOW_STRICT_ORDERING":
            "2",
        "DTL_SORT_ASCENDING":
            "ascending",
        "DTL_SORT_DESCENDING":
            "descending",
        "DTL_SPAN_NPOS":
            "None",
        "DTL_TEAM_INVALID":
            "Team.INVALID",
        "DTL_TEAM_NODE":
            "Team.NODE",
        "DTL_TEAM_SHARED":
            "Team.SHARED",
        "DTL_TEAM_WORLD":
            "Team.WORLD",
        "DTL_UNARY_ABSOLUTE":
            "absolute",
        "DTL_UNARY_ARCCOS":
            "arccos",
        "DTL_UNARY_ARCCOSH":
            "arccosh",
        "DTL_UNARY_ARCSIN":
            "arcsin",
        "DTL_UNARY_ARCSINH":
            "arcsinh",
        "DTL_UNARY_ARCTAN":
            "arctan",
        "DTL_UNARY_ARCTANH":
            "arctanh",
        "DTL_UNARY_CBRT":
            "cbrt",
        "DTL_UNARY_CEIL":
            "ceil",
        "DTL_UNARY_CONJUGATE":
            "conjugate",
        "DTL_UNARY_COS":
            "cos",
        "DTL_UNARY_COSH":
            "cosh",
        "DTL_UNARY_EXP":
            "exp",
        "DTL_UNARY_EXP2":
            "exp2",
        "DTL_UNARY_EXPM1":
            "expm1",
        "DTL_UNARY_FLOOR":
            "floor",
        "DTL_UNARY_GELU":
            "gelu",
        "DTL_UNARY_INVERT":
            "invert",
        "DTL_UNARY_LOG":
            "log",
        "DTL_UNARY_LOG10":
            "log10",
        "DTL_UNARY_LOG1P":
            "log1p",
        "DTL_UNARY_LOG2":
            "log2",
        "DTL_UNARY_NEGATIVE":
            "negative",
        "DTL_UNARY_RECIPROCAL":
            "reciprocal",
        "DTL_UNARY_RELU":
            "relu",
        "DTL_UNARY_RINT":
            "rint",
        "DTL_UNARY_SIGMOID":
            "sigmoid",
        "DTL_UNARY_SIGN":
            "sign",
        "DTL_UNARY_SILU":
            "silu",
        "DTL_UNARY_SIN":
            "sin",
        "DTL_UNARY_SINH":
            "sinh",
        "DTL_UNARY_SQRT":
            "sqrt",
        "DTL_UNARY_SQUARE":
            "square",
        "DTL_UNARY_TAN":
            "tan",
        "DTL_UNARY_TANH":
            "tanh",
        "DTL_UNARY_TRUNC":
            "trunc",
        "bytes(dtype)":
            "dtype.itemsize",
        "dtl_action_barrier":
            "action_barrier",
        "dtl_action_progress":
            "action_progress",
        "dtl_action_register":
            "action",
        "dtl_action_register_reply":
            "action",
        "dtl_all_of_array":
            "all_of_array",
        "dtl_all_of_vector":
            "all_of_vector",
        "dtl_allgather":
            "allgather",
        "dtl_allgatherv":
            "allgatherv",
        "dtl_allreduce":
            "allreduce",
        "dtl_allreduce_alike":
            "allreduce",
        "dtl_allreduce_float64":
            "allreduce",
        "dtl_allreduce_int64":
            "allreduce",
        "dtl_alltoall":
            "alltoall",
        "dtl_alltoallv":
            "alltoallv",
        "dtl_any_of_array":
            "any_of_array",
        "dtl_any_of_vector":
            "any_of_vector",
        "dtl_array_barrier":
            "DistributedContainer.barrier",
        "dtl_array_consistency_policy":
            "DistributedContainer.consistency_policy",
        "dtl_array_copy_from_host":
            "DistributedContainer.copy",
        "dtl_array_copy_to_host":
            "DistributedContainer.copy",
        "dtl_array_create":
            "DistributedArray",
        "dtl_array_create_fill":
            "DistributedArray",
        "dtl_array_create_with_options":
            "DistributedArray",
        "dtl_array_destroy":
            "DistributedArray.close",
        "dtl_array_device_id":
            "DistributedContainer.device_id",
        "dtl_array_dtype":
            "DistributedContainer.dtype",
        "dtl_array_empty":
            "DistributedContainer.empty",
        "dtl_array_error_policy":
            "DistributedContainer.error_policy",
        "dtl_array_execution_policy":
            "DistributedContainer.execution_policy",
        "dtl_array_fill_local":
            "DistributedContainer.fill",
        "dtl_array_get_local":
            "DistributedContainer.get_local",
        "dtl_array_global_size":
            "DistributedContainer.global_size",
        "dtl_array_is_local":
            "DistributedContainer.is_local",
        "dtl_array_is_valid":
            "DistributedContainer.is_valid",
        "dtl_array_local_offset":
            "DistributedContainer.local_offset",
        "dtl_array_local_size":
            "DistributedContainer.local_size",
        "dtl_array_num_ranks":
            "DistributedContainer.num_ranks",
        "dtl_array_owner":
            "DistributedContainer.owner",
        "dtl_array_partition_policy":
            "DistributedContainer.partition_policy",
        "dtl_array_placement_policy":
            "DistributedContainer.placement_policy",
        "dtl_array_rank":
            "DistributedContainer.rank",
        "dtl_array_set_local":
            "DistributedContainer.set_local",
        "dtl_array_to_global":
            "DistributedContainer.to_global",
        "dtl_array_to_local":
            "DistributedContainer.to_local",
        "dtl_async_for_each_array":
            "async_for_each",
        "dtl_async_for_each_vector":
            "async_for_each",
        "dtl_async_reduce_array":
            "async_reduce",
        "dtl_async_reduce_vector":
            "async_reduce",
        "dtl_async_sort_vector":
            "async_sort",
        "dtl_async_transform_vector":
            "async_transform",
        "dtl_atomic_op":
            "AtomicOp",
        "dtl_backend_count":
            "count",
        "dtl_barrier":
            "barrier",
        "dtl_binary_op":
            "binary op",
        "dtl_broadcast":
            "broadcast",
        "dtl_cancel":
            "Request.cancel",
        "dtl_collective_plan_destroy":
            "CollectivePlan.close",
        "dtl_collective_plan_start":
            "CollectivePlan.start",
        "dtl_collective_plan_test":
            "CollectivePlan.test",
        "dtl_collective_plan_wait":
            "CollectivePlan.wait",
        "dtl_comparison":
            "Comparison",
        "dtl_consistency_policy":
            "ConsistencyPolicy",
        "dtl_container_all_of":
            "DistributedContainer.all",
        "dtl_container_any_of":
            "DistributedContainer.any",
        "dtl_container_apply":
            "apply",
        "dtl_container_apply_binary":
            "apply",
        "dtl_container_apply_binary_local":
            "apply",
        "dtl_container_apply_unary":
            "apply",
        "dtl_container_apply_unary_local":
            "apply",
        "dtl_container_apply_value":
            "apply",
        "dtl_container_apply_value_local":
            "apply",
        "dtl_container_argsort":
            "argsort",
        "dtl_container_barrier":
            "DistributedContainer.barrier",
        "dtl_container_block_size":
            "DistributedContainer.block_size",
        "dtl_container_consistency_policy":
            "DistributedContainer.consistency_policy",
        "dtl_container_copy":
            "DistributedContainer.copy",
        "dtl_container_copy_from_host":
            "DistributedContainer.copy",
        "dtl_container_copy_to_host":
            "DistributedContainer.copy",
        "dtl_container_count":
            "count",
        "dtl_container_count_if":
            "count_if",
        "dtl_container_device_id":
            "DistributedContainer.device_id",
        "dtl_container_dot":
            "dot",
        "dtl_container_dtype":
            "DistributedContainer.dtype",
        "dtl_container_error_policy":
            "DistributedContainer.error_policy",
        "dtl_container_exchange_halo":
            "DistributedContainer.exchange_halo",
        "dtl_container_exclusive_scan":
            "exclusive_scan",
        "dtl_container_execution_policy":
            "DistributedContainer.execution_policy",
        "dtl_container_expose":
            "DistributedContainer.expose",
        "dtl_container_fill":
            "DistributedContainer.fill",
        "dtl_container_fill_local":
            "DistributedContainer.fill",
        "dtl_container_find":
            "find",
        "dtl_container_find_if":
            "find_if",
        "dtl_container_for_each":
            "for_each",
        "dtl_container_for_each_chunk":
            "for_each",
        "dtl_container_get_element":
            "DistributedContainer.get",
        "dtl_container_get_elements":
            "DistributedContainer.get",
        "dtl_container_get_local":
            "DistributedContainer.get_local",
        "dtl_container_global_size":
            "DistributedContainer.global_size",
        "dtl_container_histogram":
            "histogram",
        "dtl_container_inclusive_scan":
            "inclusive_scan",
        "dtl_container_is_clean":
            "DistributedContainer.is_clean",
        "dtl_container_is_dirty":
            "DistributedContainer.is_dirty",
        "dtl_container_is_local":
            "DistributedContainer.is_local",
        "dtl_container_load":
            "load",
        "dtl_container_local_offset":
            "DistributedContainer.local_offset",
        "dtl_container_local_size":
            "DistributedContainer.local_size",
        "dtl_container_max_element":
            "DistributedContainer.max",
        "dtl_container_mean":
            "DistributedContainer.mean",
        "dtl_container_min_element":
            "DistributedContainer.min",
        "dtl_container_minmax":
            "minmax",
        "dtl_container_ndim":
            "DistributedContainer.ndim",
        "dtl_container_none_of":
            "none_of",
        "dtl_container_norm":
            "norm",
        "dtl_container_num_ranks":
            "DistributedContainer.num_ranks",
        "dtl_container_owner":
            "DistributedContainer.owner",
        "dtl_container_partition_policy":
            "DistributedContainer.partition_policy",
        "dtl_container_placement_policy":
            "DistributedContainer.placement",
        "dtl_container_quantile":
            "quantile",
        "dtl_container_queue_apply":
            "apply",
        "dtl_container_queue_apply_binary":
            "apply",
        "dtl_container_queue_apply_unary":
            "apply",
        "dtl_container_queue_apply_value":
            "apply",
        "dtl_container_queue_argsort_local":
            "argsort",
        "dtl_container_queue_copy":
            "DistributedContainer.copy",
        "dtl_container_queue_copy_from_host":
            "DistributedContainer.copy",
        "dtl_container_queue_copy_to_host":
            "DistributedContainer.copy",
        "dtl_container_queue_count_local":
            "count",
        "dtl_container_queue_dot_local":
            "dot",
        "dtl_container_queue_exclusive_scan_local":
            "exclusive_scan",
        "dtl_container_queue_fill":
            "DistributedContainer.fill",
        "dtl_container_queue_find_local":
            "find",
        "dtl_container_queue_gather":
            "gather",
        "dtl_container_queue_histogram_local":
            "histogram",
        "dtl_container_queue_inclusive_scan_local":
            "inclusive_scan",
        "dtl_container_queue_max_element_local":
            "DistributedContainer.max",
        "dtl_container_queue_mean_local":
            "DistributedContainer.mean",
        "dtl_container_queue_min_element_local":
            "DistributedContainer.min",
        "dtl_container_queue_minmax_local":
            "minmax",
        "dtl_container_queue_norm_local":
            "norm",
        "dtl_container_queue_quantile_local":
            "quantile",
        "dtl_container_queue_reduce_local":
            "reduce",
        "dtl_container_queue_scatter":
            "scatter",
        "dtl_container_queue_sort_by_key_local":
            "sort_by_key",
        "dtl_container_queue_sort_local":
            "sort",
        "dtl_container_queue_stable_sort_local":
            "sort",
        "dtl_container_queue_unique_local":
            "unique",
        "dtl_container_queue_var_local":
            "DistributedContainer.var",
        "dtl_container_rank":
            "DistributedContainer.rank",
        "dtl_container_reduce":
            "reduce",
        "dtl_container_reduce_func":
            "reduce",
        "dtl_container_refresh_halo":
            "DistributedContainer.refresh_halo",
        "dtl_container_save":
            "save",
        "dtl_container_set_element":
            "DistributedContainer.set",
        "dtl_container_set_elements":
            "DistributedContainer.set",
        "dtl_container_set_local":
            "DistributedContainer.set_local",
        "dtl_container_sort":
            "sort",
        "dtl_container_sort_by_key":
            "sort_by_key",
        "dtl_container_sort_func":
            "sort",
        "dtl_container_stable_sort":
            "sort",
        "dtl_container_sync":
            "DistributedContainer.sync",
        "dtl_container_to_global":
            "DistributedContainer.to_global",
        "dtl_container_to_local":
            "DistributedContainer.to_local",
        "dtl_container_transform":
            "transform",
        "dtl_container_transform_chunks":
            "transform",
        "dtl_container_unique":
            "unique",
        "dtl_container_var":
            "DistributedContainer.var",
        "dtl_context_barrier":
            "Context.barrier",
        "dtl_context_create":
            "Context",
        "dtl_context_create_default":
            "Context",
        "dtl_context_destroy":
            "Context.close",
        "dtl_context_determinism_mode":
            "Context.determinism",
        "dtl_context_device_id":
            "Context.device_id",
        "dtl_context_device_kind":
            "Context.device_kind",
        "dtl_context_dup":
            "Context.dup",
        "dtl_context_error_policy":
            "Context.error_policy",
        "dtl_context_fence":
            "Context.fence",
        "dtl_context_from_fortran_comm":
            "Context",
        "dtl_context_has_cuda":
            "Context.has_cuda",
        "dtl_context_has_device":
            "Context.has_device",
        "dtl_context_has_mpi":
            "Context.has_mpi",
        "dtl_context_has_nccl":
            "Context.has_nccl",
        "dtl_context_has_shmem":
            "Context.has_shmem",
        "dtl_context_is_root":
            "Context.is_root",
        "dtl_context_is_valid":
            "Context.is_valid",
        "dtl_context_mpi_comm":
            "Context.mpi_comm",
        "dtl_context_nccl_mode":
            "Context.nccl_mode",
        "dtl_context_nccl_supports_hybrid":
            "Context.nccl_supports_hybrid",
        "dtl_context_nccl_supports_native":
            "Context.nccl_supports_native",
        "dtl_context_progress_ordering_policy":
            "Context.progress_ordering",
        "dtl_context_rank":
            "Context.rank",
        "dtl_context_reduction_schedule_policy":
            "Context.reduction_schedule",
        "dtl_context_set_error_handler":
            "Context.set_error_handler",
        "dtl_context_set_error_policy":
            "Context.set_error_policy",
        "dtl_context_set_stream":
            "Context.set_stream",
        "dtl_context_size":
            "Context.size",
        "dtl_context_split":
            "Context.split",
        "dtl_context_split_by_node":
            "Context.split_by_node",
        "dtl_context_split_leaders":
            "Context.split_leaders",
        "dtl_context_split_nccl":
            "Context.split_nccl",
        "dtl_context_split_nccl_ex":
            "Context.split_nccl",
        "dtl_context_stream":
            "Context.stream",
        "dtl_context_with_cuda":
            "Context.with_cuda",
        "dtl_context_with_device":
            "Context.with_device",
        "dtl_context_with_nccl":
            "Context.with_nccl",
        "dtl_context_with_nccl_ex":
            "Context.with_nccl",
        "dtl_context_with_shmem":
            "Context.with_shmem",
        "dtl_copy_array":
            "copy_array",
        "dtl_copy_vector":
            "copy_vector",
        "dtl_count_array":
            "count_array",
        "dtl_count_if_array":
            "count_if_array",
        "dtl_count_if_vector":
            "count_if_vector",
        "dtl_count_vector":
            "count_vector",
        "dtl_determinism_mode":
            "DeterminismMode",
        "dtl_device_count":
            "device_count",
        "dtl_device_kind":
            "DeviceKind",
        "dtl_dtype":
            "dtype",
        "dtl_environment_create":
            "Environment",
        "dtl_environment_create_with_args":
            "Environment",
        "dtl_environment_destroy":
            "Environment.close",
        "dtl_environment_has_cuda":
            "Environment.has_cuda",
        "dtl_environment_has_hip":
            "Environment.has_hip",
        "dtl_environment_has_mpi":
            "Environment.has_mpi",
        "dtl_environment_has_nccl":
            "Environment.has_nccl",
        "dtl_environment_has_shmem":
            "Environment.has_shmem",
        "dtl_environment_is_initialized":
            "Environment.is_initialized",
        "dtl_environment_make_cpu_context":
            "Environment.make_cpu_context",
        "dtl_environment_make_world_context":
            "Environment.make_world_context",
        "dtl_environment_make_world_context_gpu":
            "Environment.make_world_context",
        "dtl_environment_mpi_thread_level":
            "Environment.mpi_thread_level",
        "dtl_environment_ref_count":
            "Environment.ref_count",
        "dtl_error_policy":
            "ErrorPolicy",
        "dtl_event_create":
            "Event",
        "dtl_event_destroy":
            "Event.close",
        "dtl_event_elapsed":
            "Event.elapsed",
        "dtl_event_synchronize":
            "Event.synchronize",
        "dtl_event_test":
            "Event.query",
        "dtl_exclusive_scan_array":
            "exclusive_scan_array",
        "dtl_exclusive_scan_vector":
            "exclusive_scan_vector",
        "dtl_execution_policy":
            "ExecutionPolicy",
        "dtl_exscan":
            "exscan",
        "dtl_fill_array":
            "fill_array",
        "dtl_fill_vector":
            "fill_vector",
        "dtl_find_array":
            "find_array",
        "dtl_find_if_array":
            "find_if_array",
        "dtl_find_if_vector":
            "find_if_vector",
        "dtl_find_vector":
            "find_vector",
        "dtl_for_each_array":
            "for_each_array",
        "dtl_for_each_array_const":
            "for_each_array",
        "dtl_for_each_vector":
            "for_each_vector",
        "dtl_for_each_vector_const":
            "for_each_vector",
        "dtl_future_create":
            "Future",
        "dtl_future_destroy":
            "Future.destroy",
        "dtl_future_get":
            "Future.get",
        "dtl_future_set":
            "Future.set",
        "dtl_future_test":
            "Future.test",
        "dtl_future_then":
            "Future.then",
        "dtl_future_wait":
            "Future.wait",
        "dtl_future_wait_for":
            "Future.wait",
        "dtl_gather":
            "gather",
        "dtl_gatherv":
            "gatherv",
        "dtl_has_cuda":
            "Backends.has_cuda",
        "dtl_has_hip":
            "Backends.has_hip",
        "dtl_has_mpi":
            "Backends.has_mpi",
        "dtl_has_nccl":
            "Backends.has_nccl",
        "dtl_has_shmem":
            "Backends.has_shmem",
        "dtl_iallgather":
            "iallgather",
        "dtl_iallgatherv":
            "iallgatherv",
        "dtl_iallreduce":
            "iallreduce",
        "dtl_ialltoall":
            "ialltoall",
        "dtl_ialltoallv":
            "ialltoallv",
        "dtl_ibarrier":
            "ibarrier",
        "dtl_ibroadcast":
            "ibroadcast",
        "dtl_iexscan":
            "iexscan",
        "dtl_igather":
            "igather",
        "dtl_igatherv":
            "igatherv",
        "dtl_improbe":
            "improbe",
        "dtl_inclusive_scan_array":
            "inclusive_scan_array",
        "dtl_inclusive_scan_vector":
            "inclusive_scan_vector",
        "dtl_intergroup_broadcast":
            "intergroup_broadcast",
        "dtl_intergroup_recv":
            "intergroup_recv",
        "dtl_intergroup_send":
            "intergroup_send",
        "dtl_iprobe":
            "iprobe",
        "dtl_iprobe_envelope":
            "iprobe",
        "dtl_irecv":
            "irecv",
        "dtl_ireduce":
            "ireduce",
        "dtl_ireduce_scatter":
            "ireduce_scatter",
        "dtl_ireduce_scatter_block":
            "ireduce_scatter",
        "dtl_iscan":
            "iscan",
        "dtl_iscatter":
            "iscatter",
        "dtl_iscatterv":
            "iscatterv",
        "dtl_isend":
            "isend",
        "dtl_isend_shaped":
            "isend",
        "dtl_lock_mode":
            "LockMode",
        "dtl_map_clear":
            "DistributedMap.clear",
        "dtl_map_combine":
            "DistributedMap.combine",
        "dtl_map_combine_batch":
            "DistributedMap.combine",
        "dtl_map_combine_with":
            "DistributedMap.combine",
        "dtl_map_combine_with_batch":
            "DistributedMap.combine",
        "dtl_map_contains":
            "DistributedMap.contains",
        "dtl_map_contains_batch":
            "DistributedMap.contains",
        "dtl_map_create":
            "DistributedMap",
        "dtl_map_create_sized":
            "DistributedMap",
        "dtl_map_destroy":
            "DistributedMap.destroy",
        "dtl_map_erase":
            "DistributedMap.erase",
        "dtl_map_erase_batch":
            "DistributedMap.erase",
        "dtl_map_find":
            "DistributedMap.find",
        "dtl_map_find_batch":
            "DistributedMap.find",
        "dtl_map_flush":
            "DistributedMap.flush",
        "dtl_map_for_each":
            "for_each",
        "dtl_map_global_size":
            "DistributedMap.global_size",
        "dtl_map_insert":
            "DistributedMap.insert",
        "dtl_map_insert_batch":
            "DistributedMap.insert",
        "dtl_map_is_dirty":
            "DistributedMap.is_dirty",
        "dtl_map_is_valid":
            "DistributedMap.is_valid",
        "dtl_map_key_dtype":
            "DistributedMap.key_dtype",
        "dtl_map_key_size":
            "DistributedMap.size",
        "dtl_map_local_size":
            "DistributedMap.local_size",
        "dtl_map_owner":
            "DistributedMap.owner",
        "dtl_map_replace":
            "DistributedMap.replace",
        "dtl_map_replace_batch":
            "DistributedMap.replace",
        "dtl_map_sync":
            "DistributedMap.sync",
        "dtl_map_value_dtype":
            "DistributedMap.value_dtype",
        "dtl_map_value_size":
            "DistributedMap.size",
        "dtl_max_element_array":
            "max_element_array",
        "dtl_max_element_vector":
            "max_element_vector",
        "dtl_message_free":
            "Message",
        "dtl_metrics_count":
            "count",
        "dtl_min_element_array":
            "min_element_array",
        "dtl_min_element_vector":
            "min_element_vector",
        "dtl_minmax_array":
            "minmax_array",
        "dtl_minmax_vector":
            "minmax_vector",
        "dtl_model_add_allreduce":
            "ModelBuilder.allreduce",
        "dtl_model_add_append":
            "ModelBuilder.append",
        "dtl_model_add_barrier":
            "ModelBuilder.barrier",
        "dtl_model_add_binary":
            "ModelBuilder.binary",
        "dtl_model_add_flash_attention":
            "ModelBuilder.flash_attention",
        "dtl_model_add_flash_decode":
            "ModelBuilder.flash_decode",
        "dtl_model_add_linear":
            "ModelBuilder.linear",
        "dtl_model_add_normalize":
            "ModelBuilder.normalize",
        "dtl_model_add_order":
            "ModelBuilder.order",
        "dtl_model_add_prefetch":
            "ModelBuilder.prefetch",
        "dtl_model_add_unary":
            "ModelBuilder.unary",
        "dtl_model_binary_op":
            "model binary op",
        "dtl_model_create":
            "ModelBuilder",
        "dtl_model_destroy":
            "ModelBuilder.close",
        "dtl_model_is_valid":
            "ModelBuilder.is_valid",
        "dtl_model_kind":
            "model kind",
        "dtl_model_mask":
            "model mask",
        "dtl_model_norm":
            "model norm",
        "dtl_model_run":
            "ModelBuilder.run",
        "dtl_model_schedule":
            "ModelBuilder.schedule",
        "dtl_model_tasks":
            "ModelBuilder.tasks",
        "dtl_model_tensor":
            "ModelBuilder.tensor",
        "dtl_model_unary_op":
            "model unary op",
        "dtl_model_view":
            "ModelBuilder.view",
        "dtl_mpi_library":
            "Backends.mpi_library",
        "dtl_mprobe":
            "mprobe",
        "dtl_mrecv":
            "mrecv",
        "dtl_nccl_allgatherv_device_ex":
            "allgatherv",
        "dtl_nccl_allreduce_device":
            "allreduce",
        "dtl_nccl_allreduce_device_ex":
            "allreduce",
        "dtl_nccl_alltoallv_device_ex":
            "alltoallv",
        "dtl_nccl_barrier_device":
            "barrier",
        "dtl_nccl_broadcast_device":
            "broadcast",
        "dtl_nccl_broadcast_device_ex":
            "broadcast",
        "dtl_nccl_exscan_device_ex":
            "exscan",
        "dtl_nccl_gatherv_device_ex":
            "gatherv",
        "dtl_nccl_operation":
            "nccl operation",
        "dtl_nccl_operation_mode":
            "nccl operation mode",
        "dtl_nccl_scan_device_ex":
            "scan",
        "dtl_nccl_scatterv_device_ex":
            "scatterv",
        "dtl_none_of_array":
            "none_of_array",
        "dtl_none_of_vector":
            "none_of_vector",
        "dtl_operand":
            "operand",
        "dtl_partition_policy":
            "PartitionPolicy",
        "dtl_placement_available":
            "placement_available",
        "dtl_placement_policy":
            "PlacementPolicy",
        "dtl_plan_allgather":
            "Context.plan_allgather",
        "dtl_plan_allgatherv":
            "Context.plan_allgatherv",
        "dtl_plan_allreduce":
            "Context.plan_allreduce",
        "dtl_plan_alltoall":
            "Context.plan_alltoall",
        "dtl_plan_alltoallv":
            "Context.plan_alltoallv",
        "dtl_plan_barrier":
            "Context.plan_barrier",
        "dtl_plan_broadcast":
            "Context.plan_broadcast",
        "dtl_plan_exscan":
            "Context.plan_exscan",
        "dtl_plan_gather":
            "Context.plan_gather",
        "dtl_plan_gatherv":
            "Context.plan_gatherv",
        "dtl_plan_reduce":
            "Context.plan_reduce",
        "dtl_plan_reduce_scatter":
            "Context.plan_reduce_scatter",
        "dtl_plan_reduce_scatter_block":
            "reduce_scatter",
        "dtl_plan_scan":
            "Context.plan_scan",
        "dtl_plan_scatter":
            "Context.plan_scatter",
        "dtl_plan_scatterv":
            "Context.plan_scatterv",
        "dtl_probe":
            "probe",
        "dtl_probe_envelope":
            "probe",
        "dtl_progress_ordering_policy":
            "ProgressOrderingPolicy",
        "dtl_recv":
            "recv",
        "dtl_reduce":
            "reduce",
        "dtl_reduce_local_array":
            "reduce_local_array",
        "dtl_reduce_local_array_func":
            "reduce_local_array",
        "dtl_reduce_local_vector":
            "reduce_local_vector",
        "dtl_reduce_local_vector_func":
            "reduce_local_vector",
        "dtl_reduce_op":
            "reduce op",
        "dtl_reduce_op_name":
            "reduce",
        "dtl_reduce_scatter":
            "reduce_scatter",
        "dtl_reduce_scatter_block":
            "reduce_scatter",
        "dtl_reduction_schedule_policy":
            "ReductionSchedulePolicy",
        "dtl_remote_invoke":
            "remote_invoke",
        "dtl_remote_invoke_async":
            "remote_invoke_async",
        "dtl_request_free":
            "Request",
        "dtl_request_future":
            "Request.future",
        "dtl_rma_accumulate":
            "rma_accumulate",
        "dtl_rma_compare_and_swap":
            "rma_compare_and_swap",
        "dtl_rma_fetch_and_op":
            "rma_fetch_and_op",
        "dtl_rma_get":
            "rma_get",
        "dtl_rma_get_accumulate":
            "rma_get_accumulate",
        "dtl_rma_get_async":
            "rma_get_async",
        "dtl_rma_put":
            "rma_put",
        "dtl_rma_put_async":
            "rma_put_async",
        "dtl_role_manager_add_role":
            "RoleManager.add_role",
        "dtl_role_manager_add_role_of":
            "RoleManager.add_role",
        "dtl_role_manager_context":
            "RoleManager.context",
        "dtl_role_manager_create":
            "RoleManager",
        "dtl_role_manager_destroy":
            "RoleManager.destroy",
        "dtl_role_manager_has_role":
            "RoleManager.has_role",
        "dtl_role_manager_initialize":
            "RoleManager.initialize",
        "dtl_role_manager_role_rank":
            "RoleManager.role_rank",
        "dtl_role_manager_role_size":
            "RoleManager.role_size",
        "dtl_scan":
            "scan",
        "dtl_scatter":
            "scatter",
        "dtl_scatterv":
            "scatterv",
        "dtl_send":
            "send",
        "dtl_sendrecv":
            "sendrecv",
        "dtl_signal_op":
            "SignalOp",
        "dtl_signal_put_signal":
            "put",
        "dtl_signal_recv":
            "recv",
        "dtl_signal_send":
            "send",
        "dtl_signal_unique_id":
            "unique",
        "dtl_sort_array":
            "sort_array",
        "dtl_sort_array_descending":
            "sort_array",
        "dtl_sort_array_func":
            "sort_array",
        "dtl_sort_order":
            "sort order",
        "dtl_sort_vector":
            "sort_vector",
        "dtl_sort_vector_descending":
            "sort_vector",
        "dtl_sort_vector_func":
            "sort_vector",
        "dtl_span_create":
            "DistributedSpan",
        "dtl_span_destroy":
            "DistributedSpan.close",
        "dtl_span_dtype":
            "DistributedContainer.dtype",
        "dtl_span_empty":
            "DistributedContainer.empty",
        "dtl_span_first":
            "DistributedSpan.first",
        "dtl_span_from_array":
            "DistributedSpan",
        "dtl_span_from_tensor":
            "DistributedSpan",
        "dtl_span_from_vector":
            "DistributedSpan",
        "dtl_span_get_local":
            "DistributedContainer.get_local",
        "dtl_span_is_valid":
            "DistributedContainer.is_valid",
        "dtl_span_last":
            "DistributedSpan.last",
        "dtl_span_local_size":
            "DistributedContainer.local_size",
        "dtl_span_num_ranks":
            "DistributedContainer.num_ranks",
        "dtl_span_rank":
            "DistributedContainer.rank",
        "dtl_span_set_local":
            "DistributedContainer.set_local",
        "dtl_span_size":
            "DistributedContainer.size",
        "dtl_span_size_bytes":
            "DistributedSpan.size_bytes",
        "dtl_span_subspan":
            "DistributedSpan.subspan",
        "dtl_stream_create":
            "Stream",
        "dtl_stream_destroy":
            "Stream.close",
        "dtl_stream_device_id":
            "Stream.device_id",
        "dtl_stream_device_kind":
            "Stream.kind",
        "dtl_stream_from_native":
            "Stream.from_native",
        "dtl_stream_future":
            "Stream.future",
        "dtl_stream_native":
            "Stream.native",
        "dtl_stream_record_event":
            "Stream.record",
        "dtl_stream_synchronize":
            "Stream.synchronize",
        "dtl_stream_test":
            "Stream.query",
        "dtl_stream_wait_event":
            "Stream.wait",
        "dtl_symmetric_allocate":
            "SymmetricHeap.allocate",
        "dtl_symmetric_atomic":
            "SymmetricHeap.atomic",
        "dtl_symmetric_atomic_compare_swap":
            "SymmetricHeap.atomic_compare_swap",
        "dtl_symmetric_atomic_fetch":
            "SymmetricHeap.atomic_fetch",
        "dtl_symmetric_barrier":
            "SymmetricHeap.barrier",
        "dtl_symmetric_barrier_all":
            "SymmetricHeap.barrier_all",
        "dtl_symmetric_broadcastmem":
            "SymmetricHeap.broadcastmem",
        "dtl_symmetric_create":
            "SymmetricHeap",
        "dtl_symmetric_destroy":
            "SymmetricHeap.close",
        "dtl_symmetric_fcollectmem":
            "SymmetricHeap.fcollectmem",
        "dtl_symmetric_fence":
            "SymmetricHeap.fence",
        "dtl_symmetric_free":
            "SymmetricHeap.free",
        "dtl_symmetric_get":
            "SymmetricHeap.get",
        "dtl_symmetric_get_nbi":
            "SymmetricHeap.get_nbi",
        "dtl_symmetric_is_valid":
            "SymmetricHeap.is_valid",
        "dtl_symmetric_my_pe":
            "SymmetricHeap.my_pe",
        "dtl_symmetric_n_pes":
            "SymmetricHeap.n_pes",
        "dtl_symmetric_put":
            "SymmetricHeap.put",
        "dtl_symmetric_put_nbi":
            "SymmetricHeap.put_nbi",
        "dtl_symmetric_put_signal":
            "SymmetricHeap.put_signal",
        "dtl_symmetric_put_signal_nbi":
            "SymmetricHeap.put_signal_nbi",
        "dtl_symmetric_quiet":
            "SymmetricHeap.quiet",
        "dtl_symmetric_remote_ptr":
            "SymmetricHeap.remote_ptr",
        "dtl_symmetric_signal_op":
            "SymmetricHeap.signal_op",
        "dtl_symmetric_signal_wait_until":
            "SymmetricHeap.signal_wait_until",
        "dtl_symmetric_signal_wait_until_all":
            "SymmetricHeap.signal_wait_until_all",
        "dtl_symmetric_signal_wait_until_any":
            "SymmetricHeap.signal_wait_until_any",
        "dtl_symmetric_size":
            "SymmetricHeap.size",
        "dtl_symmetric_sync":
            "SymmetricHeap.sync",
        "dtl_symmetric_sync_all":
            "SymmetricHeap.sync_all",
        "dtl_symmetric_team_destroy":
            "SymmetricHeap.team_destroy",
        "dtl_symmetric_team_my_pe":
            "SymmetricHeap.team_my_pe",
        "dtl_symmetric_team_n_pes":
            "SymmetricHeap.team_n_pes",
        "dtl_symmetric_team_split_color":
            "SymmetricHeap.team_split_color",
        "dtl_symmetric_team_split_strided":
            "SymmetricHeap.team_split_strided",
        "dtl_symmetric_team_translate_pe":
            "SymmetricHeap.team_translate_pe",
        "dtl_symmetric_used":
            "SymmetricHeap.used",
        "dtl_tensor_barrier":
            "DistributedContainer.barrier",
        "dtl_tensor_create":
            "DistributedTensor",
        "dtl_tensor_create_fill":
            "DistributedTensor",
        "dtl_tensor_create_with_options":
            "DistributedTensor",
        "dtl_tensor_destroy":
            "DistributedTensor.close",
        "dtl_tensor_distributed_dim":
            "DistributedTensor.distributed_dim",
        "dtl_tensor_dtype":
            "DistributedContainer.dtype",
        "dtl_tensor_fill_local":
            "DistributedContainer.fill",
        "dtl_tensor_get_local":
            "DistributedContainer.get_local",
        "dtl_tensor_get_local_nd":
            "DistributedContainer.get_local",
        "dtl_tensor_global_size":
            "DistributedContainer.global_size",
        "dtl_tensor_is_valid":
            "DistributedContainer.is_valid",
        "dtl_tensor_local_shape":
            "DistributedContainer.local_shape",
        "dtl_tensor_local_size":
            "DistributedContainer.local_size",
        "dtl_tensor_ndim":
            "DistributedContainer.ndim",
        "dtl_tensor_num_ranks":
            "DistributedContainer.num_ranks",
        "dtl_tensor_rank":
            "DistributedContainer.rank",
        "dtl_tensor_reshape":
            "DistributedTensor.reshape",
        "dtl_tensor_set_local":
            "DistributedContainer.set_local",
        "dtl_tensor_set_local_nd":
            "DistributedContainer.set_local",
        "dtl_tensor_shape":
            "DistributedContainer.shape",
        "dtl_testall":
            "testall",
        "dtl_testany":
            "testany",
        "dtl_topology_cpu_affinity":
            "Topology.cpu_affinity",
        "dtl_topology_gpu_id":
            "Topology.gpu_id",
        "dtl_topology_is_local":
            "Topology.is_local",
        "dtl_topology_node_id":
            "Topology.node_id",
        "dtl_topology_node_rank":
            "Topology.node_rank",
        "dtl_topology_node_size":
            "Topology.node_size",
        "dtl_topology_num_cpus":
            "Topology.num_cpus",
        "dtl_topology_num_gpus":
            "Topology.num_gpus",
        "dtl_topology_num_nodes":
            "Topology.num_nodes",
        "dtl_topology_num_numa_nodes":
            "Topology.num_numa_nodes",
        "dtl_topology_numa_node":
            "Topology.numa_node",
        "dtl_transform_array":
            "transform_array",
        "dtl_transform_vector":
            "transform_vector",
        "dtl_unary_op":
            "unary op",
        "dtl_vector_barrier":
            "DistributedContainer.barrier",
        "dtl_vector_consistency_policy":
            "DistributedContainer.consistency_policy",
        "dtl_vector_copy_from_host":
            "DistributedContainer.copy",
        "dtl_vector_copy_to_host":
            "DistributedContainer.copy",
        "dtl_vector_create":
            "DistributedVector",
        "dtl_vector_create_fill":
            "DistributedVector",
        "dtl_vector_create_with_options":
            "DistributedVector",
        "dtl_vector_destroy":
            "DistributedVector.close",
        "dtl_vector_device_id":
            "DistributedContainer.device_id",
        "dtl_vector_dtype":
            "DistributedContainer.dtype",
        "dtl_vector_empty":
            "DistributedContainer.empty",
        "dtl_vector_error_policy":
            "DistributedContainer.error_policy",
        "dtl_vector_execution_policy":
            "DistributedContainer.execution_policy",
        "dtl_vector_fill_local":
            "DistributedContainer.fill",
        "dtl_vector_get_local":
            "DistributedContainer.get_local",
        "dtl_vector_global_size":
            "DistributedContainer.global_size",
        "dtl_vector_is_clean":
            "DistributedContainer.is_clean",
        "dtl_vector_is_dirty":
            "DistributedContainer.is_dirty",
        "dtl_vector_is_local":
            "DistributedContainer.is_local",
        "dtl_vector_is_valid":
            "DistributedContainer.is_valid",
        "dtl_vector_local_offset":
            "DistributedContainer.local_offset",
        "dtl_vector_local_size":
            "DistributedContainer.local_size",
        "dtl_vector_num_ranks":
            "DistributedContainer.num_ranks",
        "dtl_vector_owner":
            "DistributedContainer.owner",
        "dtl_vector_partition_policy":
            "DistributedContainer.partition_policy",
        "dtl_vector_placement_policy":
            "DistributedContainer.placement_policy",
        "dtl_vector_rank":
            "DistributedContainer.rank",
        "dtl_vector_redistribute":
            "DistributedVector.redistribute",
        "dtl_vector_reduce_max":
            "DistributedContainer.max",
        "dtl_vector_reduce_min":
            "DistributedContainer.min",
        "dtl_vector_reduce_sum":
            "DistributedContainer.sum",
        "dtl_vector_resize":
            "DistributedVector.resize",
        "dtl_vector_set_local":
            "DistributedContainer.set_local",
        "dtl_vector_sort_ascending":
            "sort",
        "dtl_vector_sync":
            "DistributedContainer.sync",
        "dtl_vector_to_global":
            "DistributedContainer.to_global",
        "dtl_vector_to_local":
            "DistributedContainer.to_local",
        "dtl_waitall":
            "waitall",
        "dtl_waitany":
            "waitany",
        "dtl_when_all":
            "when_all",
        "dtl_when_any":
            "when_any",
        "dtl_window_allocate":
            "Window",
        "dtl_window_attach":
            "Window.attach",
        "dtl_window_base":
            "Window.base",
        "dtl_window_complete":
            "Window.complete",
        "dtl_window_create":
            "Window",
        "dtl_window_create_dynamic":
            "Window.dynamic",
        "dtl_window_destroy":
            "Window.close",
        "dtl_window_detach":
            "Window.detach",
        "dtl_window_fence":
            "Window.fence",
        "dtl_window_flush":
            "Window.flush",
        "dtl_window_flush_all":
            "Window.flush_all",
        "dtl_window_flush_local":
            "Window.flush_local",
        "dtl_window_flush_local_all":
            "Window.flush_local_all",
        "dtl_window_is_valid":
            "Window.is_valid",
        "dtl_window_lock":
            "Window.lock",
        "dtl_window_lock_all":
            "Window.lock_all",
        "dtl_window_post":
            "Window.post",
        "dtl_window_size":
            "Window.size",
        "dtl_window_start":
            "Window.start",
        "dtl_window_test":
            "Window.test",
        "dtl_window_unlock":
            "Window.unlock",
        "dtl_window_unlock_all":
            "Window.unlock_all",
        "dtl_window_wait":
            "Window.wait",
        "dtype(arr)":
            "arr.dtype",
        "dtype(container)":
            "container.dtype",
        "dtype(dst)":
            "dst.dtype",
        "dtype(src)":
            "src.dtype",
        "dtype(vec)":
            "vec.dtype",
        "entry(recvcounts, rank(ctx))":
            "recvcounts[ctx.rank]",
        "entry(sendcounts, rank(ctx))":
            "sendcounts[ctx.rank]",
        "extent(recvcounts, displs)":
            "max(recvcounts + displs)",
        "extent(recvcounts, rdispls)":
            "max(recvcounts + rdispls)",
        "extent(sendcounts, displs)":
            "max(sendcounts + displs)",
        "extent(sendcounts, sdispls)":
            "max(sendcounts + sdispls)",
        "global_size(arr)":
            "arr.global_size",
        "global_size(container)":
            "container.global_size",
        "global_size(vec)":
            "vec.global_size",
        "key_size(map)":
            "map.key_size",
        "limit(DTL_DTYPE_BYTE)":
            "the limit of byte",
        "limit(bool)":
            "the limit of bool",
        "limit(byte)":
            "the limit of byte",
        "limit(dtype(arr))":
            "the limit of arr.dtype",
        "limit(dtype(container))":
            "the limit of container.dtype",
        "limit(dtype(vec))":
            "the limit of vec.dtype",
        "limit(dtype)":
            "the limit of dtype",
        "limit(float64)":
            "the limit of float64",
        "limit(int32)":
            "the limit of int32",
        "limit(int64)":
            "the limit of int64",
        "limit(recvdtype)":
            "the limit of recvdtype",
        "limit(senddtype)":
            "the limit of senddtype",
        "limit(uint64)":
            "the limit of uint64",
        "local_size(arr)":
            "arr.local_size",
        "local_size(container)":
            "container.local_size",
        "local_size(dst)":
            "dst.local_size",
        "local_size(span)":
            "span.local_size",
        "local_size(src)":
            "src.local_size",
        "local_size(tensor)":
            "tensor.local_size",
        "local_size(vec)":
            "vec.local_size",
        "ndim(container)":
            "container.ndim",
        "ndim(tensor)":
            "tensor.ndim",
        "rank(ctx)":
            "ctx.rank",
        "records(model)":
            "model.records",
        "size(comm)":
            "ctx.size",
        "size(ctx)":
            "ctx.size",
        "size(heap)":
            "ctx.size",
        "size(win)":
            "ctx.size",
        "tasks(model)":
            "model.tasks",
        "tensors(model)":
            "model.tensors",
        "value_size(map)":
            "map.value_size",
        "waits(model)":
            "model.waits",
    }


@cache
def _argument_names():
    return {
        "context_from_fortran_comm": {
            "fortran_comm": "comm",
        },
        "vector_create_with_options": {
            "global_size": "size",
        },
        "vector_create": {
            "global_size": "size",
        },
        "vector_create_fill": {
            "global_size": "size",
        },
        "wait": {
            "buf": "out",
            "recvbuf": "out",
        },
        "waitall": {
            "buf": "out",
            "recvbuf": "out",
        },
        "test": {
            "buf": "out",
            "recvbuf": "out",
        },
        "request_future": {
            "buf": "out",
            "recvbuf": "out",
            "request": "self",
        },
        "waitany": {
            "buf": "out",
            "recvbuf": "out",
        },
        "testany": {
            "buf": "out",
            "recvbuf": "out",
        },
        "testall": {
            "buf": "out",
            "recvbuf": "out",
        },
        "cancel": {
            "buf": "out",
            "recvbuf": "out",
        },
        "request_free": {
            "buf": "out",
            "recvbuf": "out",
        },
        "future_destroy": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "future_wait": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "future_test": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "future_get": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "future_set": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "future_fail": {
            "buf": "out",
            "recvbuf": "out",
        },
        "future_size": {
            "buf": "out",
            "recvbuf": "out",
        },
        "future_wait_for": {
            "buf": "out",
            "recvbuf": "out",
        },
        "future_then": {
            "buf": "out",
            "recvbuf": "out",
            "fut": "self",
        },
        "when_all": {
            "buf": "out",
            "recvbuf": "out",
        },
        "when_any": {
            "buf": "out",
            "recvbuf": "out",
        },
        "environment_make_world_context": {
            "env": "self",
        },
        "environment_make_cpu_context": {
            "env": "self",
        },
        "context_rank": {
            "ctx": "self",
        },
        "context_size": {
            "ctx": "self",
        },
        "context_is_root": {
            "ctx": "self",
        },
        "context_device_id": {
            "ctx": "self",
        },
        "context_device_kind": {
            "ctx": "self",
        },
        "context_has_device": {
            "ctx": "self",
        },
        "context_has_mpi": {
            "ctx": "self",
        },
        "context_mpi_comm": {
            "ctx": "self",
        },
        "context_has_cuda": {
            "ctx": "self",
        },
        "context_has_nccl": {
            "ctx": "self",
        },
        "context_has_shmem": {
            "ctx": "self",
        },
        "context_nccl_mode": {
            "ctx": "self",
        },
        "context_determinism_mode": {
            "ctx": "self",
        },
        "context_reduction_schedule_policy": {
            "ctx": "self",
        },
        "context_progress_ordering_policy": {
            "ctx": "self",
        },
        "context_is_valid": {
            "ctx": "self",
        },
        "context_stream": {
            "ctx": "self",
        },
        "context_set_stream": {
            "ctx": "self",
        },
        "context_nccl_supports_native": {
            "ctx": "self",
        },
        "context_nccl_supports_hybrid": {
            "ctx": "self",
        },
        "context_barrier": {
            "ctx": "self",
        },
        "context_error_policy": {
            "ctx": "self",
        },
        "context_set_error_policy": {
            "ctx": "self",
        },
        "context_set_error_handler": {
            "ctx": "self",
        },
        "context_fence": {
            "ctx": "self",
        },
        "context_dup": {
            "src": "self",
        },
        "context_split": {
            "ctx": "self",
        },
        "context_split_by_node": {
            "ctx": "self",
        },
        "context_split_leaders": {
            "ctx": "self",
        },
        "context_with_cuda": {
            "ctx": "self",
        },
        "context_with_shmem": {
            "ctx": "self",
        },
        "context_with_device": {
            "ctx": "self",
        },
        "context_with_nccl_ex": {
            "ctx": "self",
        },
        "context_split_nccl_ex": {
            "ctx": "self",
        },
        "broadcast": {
            "buf": "value",
        },
        "scatter": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "scatterv": {
            "sendbuf": "data",
            "recvbuf": "out",
        },
        "reduce": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "gather": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "gatherv": {
            "sendbuf": "data",
            "recvbuf": "out",
        },
        "allreduce": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "allgather": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "allgatherv": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "alltoall": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "alltoallv": {
            "sendbuf": "send_data",
            "sendcounts": "send_counts",
            "recvbuf": "out",
            "recvcounts": "recv_counts",
        },
        "scan": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "exscan": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "reduce_scatter": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "ibroadcast": {
            "buf": "value",
        },
        "iscatter": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "iscatterv": {
            "sendbuf": "data",
            "recvbuf": "out",
        },
        "ireduce": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "igather": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "igatherv": {
            "sendbuf": "data",
            "recvbuf": "out",
        },
        "iallreduce": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "iallgather": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "iallgatherv": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "ialltoall": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "ialltoallv": {
            "sendbuf": "send_data",
            "sendcounts": "send_counts",
            "recvbuf": "out",
            "recvcounts": "recv_counts",
        },
        "iscan": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "iexscan": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "ireduce_scatter": {
            "sendbuf": "values",
            "recvbuf": "out",
        },
        "send": {
            "buf": "data",
        },
        "recv": {
            "buf": "out",
        },
        "sendrecv": {
            "sendbuf": "send_data",
        },
        "isend": {
            "buf": "data",
        },
        "irecv": {
            "buf": "out",
        },
        "mrecv": {
            "buf": "out",
        },
        "collective_plan_start": {
            "plan": "self",
        },
        "collective_plan_wait": {
            "plan": "self",
        },
        "collective_plan_test": {
            "plan": "self",
        },
        "vector_resize": {
            "vec": "self",
            "new_size": "size",
        },
        "vector_redistribute": {
            "vec": "self",
            "new_partition": "partition",
        },
        "tensor_distributed_dim": {
            "tensor": "self",
        },
        "tensor_reshape": {
            "tensor": "self",
        },
        "span_size_bytes": {
            "span": "self",
        },
        "span_first": {
            "span": "self",
        },
        "span_last": {
            "span": "self",
        },
        "span_subspan": {
            "span": "self",
        },
        "container_partition_policy": {
            "container": "self",
        },
        "container_block_size": {
            "container": "self",
        },
        "container_placement_policy": {
            "container": "self",
        },
        "container_execution_policy": {
            "container": "self",
        },
        "container_consistency_policy": {
            "container": "self",
        },
        "container_error_policy": {
            "container": "self",
        },
        "container_device_id": {
            "container": "self",
        },
        "container_is_dirty": {
            "container": "self",
        },
        "container_is_clean": {
            "container": "self",
        },
        "container_get_local": {
            "container": "self",
        },
        "container_set_local": {
            "container": "self",
        },
        "container_expose": {
            "container": "self",
        },
        "container_is_local": {
            "container": "self",
        },
        "container_owner": {
            "container": "self",
        },
        "container_to_local": {
            "container": "self",
        },
        "container_to_global": {
            "container": "self",
        },
        "container_barrier": {
            "container": "self",
        },
        "container_sync": {
            "container": "self",
        },
        "map_insert": {
            "map": "self",
        },
        "map_find": {
            "map": "self",
        },
        "map_contains": {
            "map": "self",
        },
        "map_erase": {
            "map": "self",
        },
        "map_combine": {
            "map": "self",
        },
        "map_replace": {
            "map": "self",
        },
        "map_owner": {
            "map": "self",
        },
        "map_flush": {
            "map": "self",
        },
        "map_sync": {
            "map": "self",
        },
        "map_clear": {
            "map": "self",
        },
        "map_local_size": {
            "map": "self",
        },
        "map_global_size": {
            "map": "self",
        },
        "map_is_dirty": {
            "map": "self",
        },
        "map_key_dtype": {
            "map": "self",
        },
        "map_value_dtype": {
            "map": "self",
        },
        "map_is_valid": {
            "map": "self",
        },
        "map_destroy": {
            "map": "self",
        },
        "transform_vector": {
            "src": "vec",
        },
        "transform_array": {
            "src": "arr",
        },
        "rma_put": {
            "target_offset": "offset",
            "origin": "data",
        },
        "rma_get": {
            "target_offset": "offset",
        },
        "rma_put_async": {
            "target_offset": "offset",
            "origin": "data",
        },
        "rma_get_async": {
            "target_offset": "offset",
        },
        "rma_accumulate": {
            "target_offset": "offset",
            "origin": "data",
        },
        "rma_get_accumulate": {
            "target_offset": "offset",
            "origin": "data",
        },
        "rma_fetch_and_op": {
            "target_offset": "offset",
        },
        "rma_compare_and_swap": {
            "target_offset": "offset",
        },
        "window_size": {
            "win": "self",
        },
        "window_base": {
            "win": "self",
        },
        "window_is_valid": {
            "win": "self",
        },
        "window_attach": {
            "win": "self",
            "base": "array",
        },
        "window_detach": {
            "win": "self",
            "base": "array",
        },
        "window_fence": {
            "win": "self",
        },
        "window_post": {
            "win": "self",
        },
        "window_start": {
            "win": "self",
        },
        "window_complete": {
            "win": "self",
        },
        "window_wait": {
            "win": "self",
        },
        "window_test": {
            "win": "self",
        },
        "window_lock": {
            "win": "self",
        },
        "window_unlock": {
            "win": "self",
        },
        "window_lock_all": {
            "win": "self",
        },
        "window_unlock_all": {
            "win": "self",
        },
        "window_flush": {
            "win": "self",
        },
        "window_flush_all": {
            "win": "self",
        },
        "window_flush_local": {
            "win": "self",
        },
        "window_flush_local_all": {
            "win": "self",
        },
        "symmetric_size": {
            "heap": "self",
        },
        "symmetric_used": {
            "heap": "self",
        },
        "symmetric_my_pe": {
            "heap": "self",
        },
        "symmetric_n_pes": {
            "heap": "self",
        },
        "symmetric_is_valid": {
            "heap": "self",
        },
        "symmetric_allocate": {
            "heap": "self",
        },
        "symmetric_free": {
            "heap": "self",
        },
        "symmetric_remote_ptr": {
            "heap": "self",
        },
        "symmetric_put": {
            "heap": "self",
        },
        "symmetric_put_nbi": {
            "heap": "self",
        },
        "symmetric_get": {
            "heap": "self",
            "dest": "out",
        },
        "symmetric_get_nbi": {
            "heap": "self",
        },
        "symmetric_put_signal": {
            "heap": "self",
        },
        "symmetric_put_signal_nbi": {
            "heap": "self",
        },
        "symmetric_signal_op": {
            "heap": "self",
        },
        "symmetric_signal_wait_until": {
            "heap": "self",
        },
        "symmetric_signal_wait_until_any": {
            "heap": "self",
        },
        "symmetric_signal_wait_until_all": {
            "heap": "self",
        },
        "symmetric_atomic": {
            "heap": "self",
        },
        "symmetric_atomic_fetch": {
            "heap": "self",
        },
        "symmetric_atomic_compare_swap": {
            "heap": "self",
        },
        "symmetric_fence": {
            "heap": "self",
        },
        "symmetric_quiet": {
            "heap": "self",
        },
        "symmetric_barrier_all": {
            "heap": "self",
        },
        "symmetric_sync_all": {
            "heap": "self",
        },
        "symmetric_barrier": {
            "heap": "self",
        },
        "symmetric_sync": {
            "heap": "self",
        },
        "symmetric_team_my_pe": {
            "heap": "self",
        },
        "symmetric_team_n_pes": {
            "heap": "self",
        },
        "symmetric_team_translate_pe": {
            "heap": "self",
        },
        "symmetric_team_split_strided": {
            "heap": "self",
        },
        "symmetric_team_split_color": {
            "heap": "self",
        },
        "symmetric_team_destroy": {
            "heap": "self",
        },
        "symmetric_broadcastmem": {
            "heap": "self",
        },
        "symmetric_fcollectmem": {
            "heap": "self",
        },
        "model_is_valid": {
            "model": "self",
        },
        "model_tasks": {
            "model": "self",
        },
        "model_tensor": {
            "model": "self",
            "buffer": "array",
        },
        "model_view": {
            "model": "self",
        },
        "model_add_unary": {
            "model": "self",
        },
        "model_add_binary": {
            "model": "self",
        },
        "model_add_linear": {
            "model": "self",
        },
        "model_add_normalize": {
            "model": "self",
        },
        "model_add_flash_attention": {
            "model": "self",
        },
        "model_add_flash_decode": {
            "model": "self",
        },
        "model_add_append": {
            "model": "self",
        },
        "model_add_barrier": {
            "model": "self",
        },
        "model_add_allreduce": {
            "model": "self",
        },
        "model_add_prefetch": {
            "model": "self",
        },
        "model_add_order": {
            "model": "self",
        },
        "model_schedule": {
            "model": "self",
        },
        "model_run": {
            "model": "self",
        },
        "intergroup_send": {
            "buf": "data",
        },
        "intergroup_broadcast": {
            "buf": "data",
        },
        "role_manager_add_role": {
            "mgr": "self",
            "role_name": "name",
        },
        "role_manager_initialize": {
            "mgr": "self",
        },
        "role_manager_has_role": {
            "mgr": "self",
            "role_name": "name",
        },
        "role_manager_role_size": {
            "mgr": "self",
            "role_name": "name",
        },
        "role_manager_role_rank": {
            "mgr": "self",
            "role_name": "name",
        },
        "role_manager_context": {
            "mgr": "self",
        },
        "role_manager_destroy": {
            "mgr": "self",
        },
        "stream_device_id": {
            "stream": "self",
        },
        "stream_native": {
            "stream": "self",
        },
        "stream_synchronize": {
            "stream": "self",
        },
        "stream_test": {
            "stream": "self",
        },
        "stream_future": {
            "stream": "self",
        },
        "event_synchronize": {
            "event": "self",
        },
        "event_test": {
            "event": "self",
        },
        "event_elapsed": {
            "earlier": "self",
        },
    }
