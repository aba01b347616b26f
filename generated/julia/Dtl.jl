# Made by "dtlgen generate" from spec/ and dtlgen/emit/julia/templates/module.jl.j2.
# Do not edit.
module Dtl

const LIBRARY = "libdtl"

const dtl_rank_t = Int32
const dtl_size_t = UInt64
const dtl_index_t = Int64
const dtl_status = Int32
const dtl_tag_t = Int32
const dtl_team_t = Int32
const dtl_signal_window_t = Int64
const dtl_environment_t = Ptr{Cvoid}
const dtl_context_t = Ptr{Cvoid}
const dtl_communicator_t = Ptr{Cvoid}
const dtl_message_t = Ptr{Cvoid}
const dtl_request_t = Ptr{Cvoid}
const dtl_collective_plan_t = Ptr{Cvoid}
const dtl_vector_t = Ptr{Cvoid}
const dtl_array_t = Ptr{Cvoid}
const dtl_tensor_t = Ptr{Cvoid}
const dtl_span_t = Ptr{Cvoid}
const dtl_memory_t = Ptr{Cvoid}
const dtl_map_t = Ptr{Cvoid}
const dtl_window_t = Ptr{Cvoid}
const dtl_symmetric_t = Ptr{Cvoid}
const dtl_signal_t = Ptr{Cvoid}
const dtl_model_t = Ptr{Cvoid}
const dtl_role_manager_t = Ptr{Cvoid}
const dtl_future_t = Ptr{Cvoid}
const dtl_stream_t = Ptr{Cvoid}
const dtl_event_t = Ptr{Cvoid}
const dtl_container_t = Ptr{Cvoid}
const dtl_dtype = Cint
const dtl_reduce_op = Cint
const dtl_unary_op = Cint
const dtl_binary_op = Cint
const dtl_operand = Cint
const dtl_nccl_operation_mode = Cint
const dtl_nccl_operation = Cint
const dtl_determinism_mode = Cint
const dtl_reduction_schedule_policy = Cint
const dtl_progress_ordering_policy = Cint
const dtl_partition_policy = Cint
const dtl_placement_policy = Cint
const dtl_device_kind = Cint
const dtl_execution_policy = Cint
const dtl_consistency_policy = Cint
const dtl_error_policy = Cint
const dtl_lock_mode = Cint
const dtl_sort_order = Cint
const dtl_comparison = Cint
const dtl_signal_op = Cint
const dtl_atomic_op = Cint
const dtl_model_kind = Cint
const dtl_model_unary_op = Cint
const dtl_model_binary_op = Cint
const dtl_model_norm = Cint
const dtl_model_mask = Cint
const dtl_interrupt_check_func = Ptr{Cvoid}
const dtl_call_words_func = Ptr{Cvoid}
const dtl_error_handler_t = Ptr{Cvoid}
const dtl_unary_func = Ptr{Cvoid}
const dtl_const_unary_func = Ptr{Cvoid}
const dtl_transform_func = Ptr{Cvoid}
const dtl_chunk_func = Ptr{Cvoid}
const dtl_chunk_transform_func = Ptr{Cvoid}
const dtl_predicate = Ptr{Cvoid}
const dtl_comparator = Ptr{Cvoid}
const dtl_binary_func = Ptr{Cvoid}
const dtl_map_func = Ptr{Cvoid}
const dtl_then_func = Ptr{Cvoid}
const dtl_reply_func = Ptr{Cvoid}
const dtl_action_func = Ptr{Cvoid}

const DTL_NO_RANK = dtl_rank_t(-1)
const DTL_ANY_SOURCE = dtl_rank_t(-2)
const DTL_ANY_TAG = dtl_tag_t(-1)
const DTL_SPAN_NPOS = dtl_size_t(18446744073709551615)
const DTL_MAX_TENSOR_RANK = Cint(8)
const DTL_TEAM_INVALID = dtl_team_t(-1)
const DTL_TEAM_WORLD = dtl_team_t(0)
const DTL_TEAM_SHARED = dtl_team_t(1)
const DTL_TEAM_NODE = dtl_team_t(2)
const DTL_SIGNAL_ID_BYTES = Cint(128)
const DTL_SIGNAL_WINDOW_DEFAULT = Cint(0)
const DTL_SIGNAL_WINDOW_COLL_SYMMETRIC = Cint(1)
const DTL_SIGNAL_WINDOW_STRICT_ORDERING = Cint(2)
const DTL_MODEL_NO_TENSOR = dtl_index_t(-1)
const DTL_MODEL_WORKERS = Cint(256)
const DTL_SUCCESS = dtl_status(0)
const DTL_NOT_FOUND = dtl_status(1)
const DTL_END = dtl_status(2)
const DTL_ERROR_COMMUNICATION = dtl_status(100)
const DTL_ERROR_SEND_FAILED = dtl_status(101)
const DTL_ERROR_RECV_FAILED = dtl_status(102)
const DTL_ERROR_BROADCAST_FAILED = dtl_status(103)
const DTL_ERROR_REDUCE_FAILED = dtl_status(104)
const DTL_ERROR_BARRIER_FAILED = dtl_status(105)
const DTL_ERROR_TIMEOUT = dtl_status(106)
const DTL_ERROR_CANCELED = dtl_status(107)
const DTL_ERROR_CONNECTION_LOST = dtl_status(108)
const DTL_ERROR_RANK_FAILURE = dtl_status(109)
const DTL_ERROR_COLLECTIVE_FAILED = dtl_status(110)
const DTL_ERROR_COLLECTIVE_PARTICIPATION = dtl_status(111)
const DTL_ERROR_MEMORY = dtl_status(200)
const DTL_ERROR_ALLOCATION_FAILED = dtl_status(201)
const DTL_ERROR_OUT_OF_MEMORY = dtl_status(202)
const DTL_ERROR_INVALID_POINTER = dtl_status(203)
const DTL_ERROR_TRANSFER_FAILED = dtl_status(204)
const DTL_ERROR_DEVICE_MEMORY = dtl_status(205)
const DTL_ERROR_SERIALIZATION = dtl_status(300)
const DTL_ERROR_SERIALIZE_FAILED = dtl_status(301)
const DTL_ERROR_DESERIALIZE_FAILED = dtl_status(302)
const DTL_ERROR_BUFFER_TOO_SMALL = dtl_status(303)
const DTL_ERROR_INVALID_FORMAT = dtl_status(304)
const DTL_ERROR_FILE = dtl_status(305)
const DTL_ERROR_BOUNDS = dtl_status(400)
const DTL_ERROR_OUT_OF_BOUNDS = dtl_status(401)
const DTL_ERROR_INVALID_INDEX = dtl_status(402)
const DTL_ERROR_INVALID_RANK = dtl_status(403)
const DTL_ERROR_DIMENSION_MISMATCH = dtl_status(404)
const DTL_ERROR_EXTENT_MISMATCH = dtl_status(405)
const DTL_ERROR_KEY_NOT_FOUND = dtl_status(406)
const DTL_ERROR_OUT_OF_RANGE = dtl_status(407)
const DTL_ERROR_INVALID_ARGUMENT = dtl_status(410)
const DTL_ERROR_NULL_POINTER = dtl_status(411)
const DTL_ERROR_NOT_SUPPORTED = dtl_status(420)
const DTL_ERROR_BACKEND = dtl_status(500)
const DTL_ERROR_BACKEND_UNAVAILABLE = dtl_status(501)
const DTL_ERROR_BACKEND_INIT_FAILED = dtl_status(502)
const DTL_ERROR_BACKEND_INVALID = dtl_status(503)
const DTL_ERROR_CUDA = dtl_status(510)
const DTL_ERROR_HIP = dtl_status(520)
const DTL_ERROR_MPI = dtl_status(530)
const DTL_ERROR_NCCL = dtl_status(540)
const DTL_ERROR_SHMEM = dtl_status(550)
const DTL_ERROR_ALGORITHM = dtl_status(600)
const DTL_ERROR_OPERATION_FAILED = dtl_status(600)
const DTL_ERROR_PRECONDITION_FAILED = dtl_status(601)
const DTL_ERROR_POSTCONDITION_FAILED = dtl_status(602)
const DTL_ERROR_CONVERGENCE_FAILED = dtl_status(603)
const DTL_ERROR_CONSISTENCY = dtl_status(700)
const DTL_ERROR_CONSISTENCY_VIOLATION = dtl_status(701)
const DTL_ERROR_STRUCTURAL_INVALIDATION = dtl_status(702)
const DTL_ERROR_INTERNAL = dtl_status(900)
const DTL_ERROR_NOT_IMPLEMENTED = dtl_status(901)
const DTL_ERROR_INVALID_STATE = dtl_status(902)
const DTL_ERROR_UNKNOWN = dtl_status(999)
const DTL_DTYPE_INT8 = dtl_dtype(0)
const DTL_DTYPE_INT16 = dtl_dtype(1)
const DTL_DTYPE_INT32 = dtl_dtype(2)
const DTL_DTYPE_INT64 = dtl_dtype(3)
const DTL_DTYPE_UINT8 = dtl_dtype(4)
const DTL_DTYPE_UINT16 = dtl_dtype(5)
const DTL_DTYPE_UINT32 = dtl_dtype(6)
const DTL_DTYPE_UINT64 = dtl_dtype(7)
const DTL_DTYPE_FLOAT32 = dtl_dtype(8)
const DTL_DTYPE_FLOAT64 = dtl_dtype(9)
const DTL_DTYPE_BYTE = dtl_dtype(10)
const DTL_DTYPE_BOOL = dtl_dtype(11)
const DTL_DTYPE_FLOAT16 = dtl_dtype(16)
const DTL_DTYPE_BFLOAT16 = dtl_dtype(17)
const DTL_DTYPE_COMPLEX64 = dtl_dtype(18)
const DTL_DTYPE_COMPLEX128 = dtl_dtype(19)
const DTL_DTYPE_FLOAT32_INT32 = dtl_dtype(24)
const DTL_DTYPE_FLOAT64_INT64 = dtl_dtype(25)
const DTL_DTYPE_INT32_INT32 = dtl_dtype(26)
const DTL_DTYPE_INT64_INT64 = dtl_dtype(27)
const DTL_DTYPE_COUNT = dtl_dtype(12)
const DTL_OP_SUM = dtl_reduce_op(0)
const DTL_OP_PROD = dtl_reduce_op(1)
const DTL_OP_MIN = dtl_reduce_op(2)
const DTL_OP_MAX = dtl_reduce_op(3)
const DTL_OP_LAND = dtl_reduce_op(4)
const DTL_OP_LOR = dtl_reduce_op(5)
const DTL_OP_BAND = dtl_reduce_op(6)
const DTL_OP_BOR = dtl_reduce_op(7)
const DTL_OP_LXOR = dtl_reduce_op(8)
const DTL_OP_BXOR = dtl_reduce_op(9)
const DTL_OP_MINLOC = dtl_reduce_op(10)
const DTL_OP_MAXLOC = dtl_reduce_op(11)
const DTL_OP_COUNT = dtl_reduce_op(12)
const DTL_UNARY_NEGATIVE = dtl_unary_op(0)
const DTL_UNARY_ABSOLUTE = dtl_unary_op(1)
const DTL_UNARY_SIGN = dtl_unary_op(2)
const DTL_UNARY_SQUARE = dtl_unary_op(3)
const DTL_UNARY_RECIPROCAL = dtl_unary_op(4)
const DTL_UNARY_CONJUGATE = dtl_unary_op(5)
const DTL_UNARY_INVERT = dtl_unary_op(6)
const DTL_UNARY_SQRT = dtl_unary_op(7)
const DTL_UNARY_CBRT = dtl_unary_op(8)
const DTL_UNARY_EXP = dtl_unary_op(9)
const DTL_UNARY_EXP2 = dtl_unary_op(10)
const DTL_UNARY_EXPM1 = dtl_unary_op(11)
const DTL_UNARY_LOG = dtl_unary_op(12)
const DTL_UNARY_LOG2 = dtl_unary_op(13)
const DTL_UNARY_LOG10 = dtl_unary_op(14)
const DTL_UNARY_LOG1P = dtl_unary_op(15)
const DTL_UNARY_SIN = dtl_unary_op(16)
const DTL_UNARY_COS = dtl_unary_op(17)
const DTL_UNARY_TAN = dtl_unary_op(18)
const DTL_UNARY_ARCSIN = dtl_unary_op(19)
const DTL_UNARY_ARCCOS = dtl_unary_op(20)
const DTL_UNARY_ARCTAN = dtl_unary_op(21)
const DTL_UNARY_SINH = dtl_unary_op(22)
const DTL_UNARY_COSH = dtl_unary_op(23)
const DTL_UNARY_TANH = dtl_unary_op(24)
const DTL_UNARY_ARCSINH = dtl_unary_op(25)
const DTL_UNARY_ARCCOSH = dtl_unary_op(26)
const DTL_UNARY_ARCTANH = dtl_unary_op(27)
const DTL_UNARY_FLOOR = dtl_unary_op(28)
const DTL_UNARY_CEIL = dtl_unary_op(29)
const DTL_UNARY_TRUNC = dtl_unary_op(30)
const DTL_UNARY_RINT = dtl_unary_op(31)
const DTL_UNARY_SIGMOID = dtl_unary_op(32)
const DTL_UNARY_RELU = dtl_unary_op(33)
const DTL_UNARY_GELU = dtl_unary_op(34)
const DTL_UNARY_SILU = dtl_unary_op(35)
const DTL_BINARY_ADD = dtl_binary_op(0)
const DTL_BINARY_SUBTRACT = dtl_binary_op(1)
const DTL_BINARY_MULTIPLY = dtl_binary_op(2)
const DTL_BINARY_DIVIDE = dtl_binary_op(3)
const DTL_BINARY_POWER = dtl_binary_op(4)
const DTL_BINARY_MINIMUM = dtl_binary_op(5)
const DTL_BINARY_MAXIMUM = dtl_binary_op(6)
const DTL_BINARY_BITWISE_AND = dtl_binary_op(7)
const DTL_BINARY_BITWISE_OR = dtl_binary_op(8)
const DTL_BINARY_BITWISE_XOR = dtl_binary_op(9)
const DTL_BINARY_LOGICAL_AND = dtl_binary_op(10)
const DTL_BINARY_LOGICAL_OR = dtl_binary_op(11)
const DTL_BINARY_LOGICAL_XOR = dtl_binary_op(12)
const DTL_BINARY_ARCTAN2 = dtl_binary_op(13)
const DTL_BINARY_HYPOT = dtl_binary_op(14)
const DTL_BINARY_COPYSIGN = dtl_binary_op(15)
const DTL_BINARY_FMOD = dtl_binary_op(16)
const DTL_OPERAND_FIRST = dtl_operand(0)
const DTL_OPERAND_SECOND = dtl_operand(1)
const DTL_NCCL_MODE_NATIVE_ONLY = dtl_nccl_operation_mode(0)
const DTL_NCCL_MODE_HYBRID_PARITY = dtl_nccl_operation_mode(1)
const DTL_NCCL_OP_POINT_TO_POINT = dtl_nccl_operation(0)
const DTL_NCCL_OP_BARRIER = dtl_nccl_operation(1)
const DTL_NCCL_OP_BROADCAST = dtl_nccl_operation(2)
const DTL_NCCL_OP_REDUCE = dtl_nccl_operation(3)
const DTL_NCCL_OP_ALLREDUCE = dtl_nccl_operation(4)
const DTL_NCCL_OP_GATHER = dtl_nccl_operation(5)
const DTL_NCCL_OP_SCATTER = dtl_nccl_operation(6)
const DTL_NCCL_OP_ALLGATHER = dtl_nccl_operation(7)
const DTL_NCCL_OP_ALLTOALL = dtl_nccl_operation(8)
const DTL_NCCL_OP_GATHERV = dtl_nccl_operation(9)
const DTL_NCCL_OP_SCATTERV = dtl_nccl_operation(10)
const DTL_NCCL_OP_ALLGATHERV = dtl_nccl_operation(11)
const DTL_NCCL_OP_ALLTOALLV = dtl_nccl_operation(12)
const DTL_NCCL_OP_SCAN = dtl_nccl_operation(13)
const DTL_NCCL_OP_EXSCAN = dtl_nccl_operation(14)
const DTL_NCCL_OP_LOGICAL_REDUCTION = dtl_nccl_operation(15)
const DTL_DETERMINISM_THROUGHPUT = dtl_determinism_mode(0)
const DTL_DETERMINISM_DETERMINISTIC = dtl_determinism_mode(1)
const DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED = dtl_reduction_schedule_policy(0)
const DTL_REDUCTION_SCHEDULE_FIXED_TREE = dtl_reduction_schedule_policy(1)
const DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED = dtl_progress_ordering_policy(0)
const DTL_PROGRESS_ORDERING_RANK_ORDERED = dtl_progress_ordering_policy(1)
const DTL_PARTITION_BLOCK = dtl_partition_policy(0)
const DTL_PARTITION_CYCLIC = dtl_partition_policy(1)
const DTL_PARTITION_BLOCK_CYCLIC = dtl_partition_policy(2)
const DTL_PARTITION_HASH = dtl_partition_policy(3)
const DTL_PARTITION_REPLICATED = dtl_partition_policy(4)
const DTL_PARTITION_COUNT = dtl_partition_policy(5)
const DTL_PLACEMENT_HOST = dtl_placement_policy(0)
const DTL_PLACEMENT_DEVICE = dtl_placement_policy(1)
const DTL_PLACEMENT_UNIFIED = dtl_placement_policy(2)
const DTL_PLACEMENT_DEVICE_PREFERRED = dtl_placement_policy(3)
const DTL_PLACEMENT_COUNT = dtl_placement_policy(4)
const DTL_DEVICE_HOST = dtl_device_kind(0)
const DTL_DEVICE_CUDA = dtl_device_kind(1)
const DTL_DEVICE_HIP = dtl_device_kind(2)
const DTL_DEVICE_EMULATED = dtl_device_kind(3)
const DTL_EXEC_SEQ = dtl_execution_policy(0)
const DTL_EXEC_PAR = dtl_execution_policy(1)
const DTL_EXEC_ASYNC = dtl_execution_policy(2)
const DTL_EXEC_COUNT = dtl_execution_policy(3)
const DTL_CONSISTENCY_BULK_SYNCHRONOUS = dtl_consistency_policy(0)
const DTL_CONSISTENCY_RELAXED = dtl_consistency_policy(1)
const DTL_CONSISTENCY_RELEASE_ACQUIRE = dtl_consistency_policy(2)
const DTL_CONSISTENCY_SEQUENTIAL = dtl_consistency_policy(3)
const DTL_CONSISTENCY_COUNT = dtl_consistency_policy(4)
const DTL_ERROR_POLICY_RETURN_STATUS = dtl_error_policy(0)
const DTL_ERROR_POLICY_CALLBACK = dtl_error_policy(1)
const DTL_ERROR_POLICY_TERMINATE = dtl_error_policy(2)
const DTL_ERROR_POLICY_COUNT = dtl_error_policy(3)
const DTL_LOCK_EXCLUSIVE = dtl_lock_mode(0)
const DTL_LOCK_SHARED = dtl_lock_mode(1)
const DTL_SORT_ASCENDING = dtl_sort_order(0)
const DTL_SORT_DESCENDING = dtl_sort_order(1)
const DTL_CMP_EQ = dtl_comparison(0)
const DTL_CMP_NE = dtl_comparison(1)
const DTL_CMP_GT = dtl_comparison(2)
const DTL_CMP_LE = dtl_comparison(3)
const DTL_CMP_LT = dtl_comparison(4)
const DTL_CMP_GE = dtl_comparison(5)
const DTL_SIGNAL_SET = dtl_signal_op(9)
const DTL_SIGNAL_ADD = dtl_signal_op(10)
const DTL_ATOMIC_FETCH = dtl_atomic_op(0)
const DTL_ATOMIC_SET = dtl_atomic_op(1)
const DTL_ATOMIC_ADD = dtl_atomic_op(2)
const DTL_ATOMIC_AND = dtl_atomic_op(3)
const DTL_ATOMIC_OR = dtl_atomic_op(4)
const DTL_ATOMIC_XOR = dtl_atomic_op(5)
const DTL_MODEL_UNARY = dtl_model_kind(0)
const DTL_MODEL_BINARY = dtl_model_kind(1)
const DTL_MODEL_LINEAR = dtl_model_kind(2)
const DTL_MODEL_NORMALIZE = dtl_model_kind(3)
const DTL_MODEL_BARRIER = dtl_model_kind(4)
const DTL_MODEL_ALLREDUCE = dtl_model_kind(5)
const DTL_MODEL_PREFETCH = dtl_model_kind(6)
const DTL_MODEL_FLASH_ATTENTION = dtl_model_kind(7)
const DTL_MODEL_FLASH_DECODE = dtl_model_kind(8)
const DTL_MODEL_APPEND = dtl_model_kind(9)
const DTL_MODEL_COPY = dtl_model_unary_op(0)
const DTL_MODEL_NEGATIVE = dtl_model_unary_op(1)
const DTL_MODEL_ABSOLUTE = dtl_model_unary_op(2)
const DTL_MODEL_SQRT = dtl_model_unary_op(3)
const DTL_MODEL_RECIPROCAL = dtl_model_unary_op(4)
const DTL_MODEL_EXP = dtl_model_unary_op(5)
const DTL_MODEL_LOG = dtl_model_unary_op(6)
const DTL_MODEL_TANH = dtl_model_unary_op(7)
const DTL_MODEL_SIGMOID = dtl_model_unary_op(8)
const DTL_MODEL_RELU = dtl_model_unary_op(9)
const DTL_MODEL_GELU = dtl_model_unary_op(10)
const DTL_MODEL_SILU = dtl_model_unary_op(11)
const DTL_MODEL_ADD = dtl_model_binary_op(0)
const DTL_MODEL_SUBTRACT = dtl_model_binary_op(1)
const DTL_MODEL_MULTIPLY = dtl_model_binary_op(2)
const DTL_MODEL_DIVIDE = dtl_model_binary_op(3)
const DTL_MODEL_MAXIMUM = dtl_model_binary_op(4)
const DTL_MODEL_MINIMUM = dtl_model_binary_op(5)
const DTL_MODEL_SILU_AND_MUL = dtl_model_binary_op(6)
const DTL_MODEL_RMS = dtl_model_norm(0)
const DTL_MODEL_LAYER = dtl_model_norm(1)
const DTL_MODEL_UNMASKED = dtl_model_mask(0)
const DTL_MODEL_CAUSAL = dtl_model_mask(1)

struct dtl_context_options
    device_id::Cint
    init_mpi::Cint
    finalize_mpi::Cint
    reserved::NTuple{4, Cint}
end

struct dtl_shape
    ndim::Cint
    dims::NTuple{8, dtl_size_t}
end

struct dtl_message_info_t
    source::dtl_rank_t
    tag::dtl_tag_t
    count::dtl_size_t
end

struct dtl_envelope_t
    source::dtl_rank_t
    tag::dtl_tag_t
    count::dtl_size_t
    dtype::dtl_dtype
    ndim::Cint
    dims::NTuple{8, dtl_size_t}
    reserved::dtl_size_t
end

struct dtl_cpu_info_t
    cpu::Cint
    core::Cint
    package::Cint
    numa::Cint
    caches::NTuple{5, Cint}
end

struct dtl_cache_info_t
    level::Cint
    line::Cint
    count::Cint
    sharing::Cint
    bytes::dtl_size_t
end

struct dtl_gpu_info_t
    domain::Cint
    bus::Cint
    device::Cint
    function_::Cint
    vendor::Cint
    model::Cint
    numa::Cint
end

struct dtl_container_options
    partition::dtl_partition_policy
    placement::dtl_placement_policy
    execution::dtl_execution_policy
    device_id::Cint
    block_size::dtl_size_t
    reserved::NTuple{3, Cint}
end

struct dtl_float32_int32
    value::Cfloat
    index::Int32
end

struct dtl_float64_int64
    value::Cdouble
    index::Int64
end

struct dtl_int32_int32
    value::Int32
    index::Int32
end

struct dtl_int64_int64
    value::Int64
    index::Int64
end

struct dtl_model_record_t
    kind::dtl_model_kind
    operation::Cint
    task::dtl_index_t
    worker::Cint
    place::Cint
    first_wait::dtl_size_t
    waits::dtl_size_t
    tensors::NTuple{4, dtl_index_t}
    epsilon::Cdouble
    reserved::NTuple{2, dtl_size_t}
end

"""
The size of an element in bytes; 0 for a value that is no dtype. Local: does not wait for other
ranks.
"""
function dtl_dtype_size(dtype)
    return ccall((:dtl_dtype_size, LIBRARY), dtl_size_t,
        (dtl_dtype,),
        dtype)
end

"""
The dtype as a word, such as \"float64\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_dtype_name(dtype)
    return ccall((:dtl_dtype_name, LIBRARY), Cstring,
        (dtl_dtype,),
        dtype)
end

"""
The operation as a word, such as \"sum\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_reduce_op_name(op)
    return ccall((:dtl_reduce_op_name, LIBRARY), Cstring,
        (dtl_reduce_op,),
        op)
end

"""
The operation as a word, such as \"sqrt\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_unary_op_name(op)
    return ccall((:dtl_unary_op_name, LIBRARY), Cstring,
        (dtl_unary_op,),
        op)
end

"""
The operation as a word, such as \"subtract\", of static duration; \"unknown\" for a value that is
none. Local: does not wait for other ranks.
"""
function dtl_binary_op_name(op)
    return ccall((:dtl_binary_op_name, LIBRARY), Cstring,
        (dtl_binary_op,),
        op)
end

"""
A shape of one dimension. Local: does not wait for other ranks.
"""
function dtl_shape_1d(dim0)
    return ccall((:dtl_shape_1d, LIBRARY), dtl_shape,
        (dtl_size_t,),
        dim0)
end

"""
A shape of two dimensions, the second one contiguous. Local: does not wait for other ranks.
"""
function dtl_shape_2d(dim0, dim1)
    return ccall((:dtl_shape_2d, LIBRARY), dtl_shape,
        (dtl_size_t, dtl_size_t,),
        dim0, dim1)
end

"""
A shape of three dimensions, the third one contiguous. Local: does not wait for other ranks.
"""
function dtl_shape_3d(dim0, dim1, dim2)
    return ccall((:dtl_shape_3d, LIBRARY), dtl_shape,
        (dtl_size_t, dtl_size_t, dtl_size_t,),
        dim0, dim1, dim2)
end

"""
A shape of `ndim` dimensions, the last one contiguous. More than DTL_MAX_TENSOR_RANK are cut to
that, and a negative number is 0. Local: does not wait for other ranks.
"""
function dtl_shape_nd(ndim, dims)
    return ccall((:dtl_shape_nd, LIBRARY), dtl_shape,
        (Cint, Ptr{dtl_size_t},),
        ndim, dims)
end

"""
`*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for messages: dtl_isend_shaped
takes it, and a message's envelope tells it. That of 8 and fewer is dtl_shape_nd's. Of more, `dims`
holds the extents packed, as dtl_shape_unpack alone reads them, and no tensor has such a shape.
Local: does not wait for other ranks.
"""
function dtl_shape_pack(ndim, dims, shape)
    return ccall((:dtl_shape_pack, LIBRARY), dtl_status,
        (Cint, Ptr{dtl_size_t}, Ptr{dtl_shape},),
        ndim, dims, shape)
end

"""
`dims` has the extents of a shape, also of one that dtl_shape_pack has made of more than 8. Local:
does not wait for other ranks.
"""
function dtl_shape_unpack(shape, count, dims)
    return ccall((:dtl_shape_unpack, LIBRARY), dtl_status,
        (Ptr{dtl_shape}, dtl_size_t, Ptr{dtl_size_t},),
        shape, count, dims)
end

"""
The number of elements of a tensor of this shape, which is the product of its extents; 0 for NULL,
for 0 dimensions, and for a product that does not fit 64 bits. Local: does not wait for other ranks.
"""
function dtl_shape_size(shape)
    return ccall((:dtl_shape_size, LIBRARY), dtl_size_t,
        (Ptr{dtl_shape},),
        shape)
end

"""
1 for DTL_SUCCESS, 0 for every other code. Local: does not wait for other ranks.
"""
function dtl_status_ok(status)
    return ccall((:dtl_status_ok, LIBRARY), Cint,
        (dtl_status,),
        status)
end

"""
0 for DTL_SUCCESS, DTL_NOT_FOUND and DTL_END, 1 for every other code, unknown ones included. Local:
does not wait for other ranks.
"""
function dtl_status_is_error(status)
    return ccall((:dtl_status_is_error, LIBRARY), Cint,
        (dtl_status,),
        status)
end

"""
A sentence that says what the code means, of static duration; \"unknown\" for a code that DTL does
not have. dtl_last_error tells what went wrong in a particular call. Local: does not wait for other
ranks.
"""
function dtl_status_message(status)
    return ccall((:dtl_status_message, LIBRARY), Cstring,
        (dtl_status,),
        status)
end

"""
The code as a word, such as \"invalid_argument\", of static duration; \"unknown\" for a code that
DTL does not have. Local: does not wait for other ranks.
"""
function dtl_status_name(status)
    return ccall((:dtl_status_name, LIBRARY), Cstring,
        (dtl_status,),
        status)
end

"""
The category of the code as a word, such as \"bounds\", of static duration; \"unknown\" for a code
outside every category. Local: does not wait for other ranks.
"""
function dtl_status_category(status)
    return ccall((:dtl_status_category, LIBRARY), Cstring,
        (dtl_status,),
        status)
end

"""
The number of the code's category, which is status / 100 and one of the DTL_CATEGORY_ constants.
Local: does not wait for other ranks.
"""
function dtl_status_category_code(status)
    return ccall((:dtl_status_category_code, LIBRARY), Cint,
        (dtl_status,),
        status)
end

"""
1 if the code belongs to the category, 0 else. Local: does not wait for other ranks.
"""
function dtl_status_is_category(status, category_code)
    return ccall((:dtl_status_is_category, LIBRARY), Cint,
        (dtl_status, Cint,),
        status, category_code)
end

"""
`buf` holds the calling thread's last failure in words, or nothing if it had none. The text is cut
to `size` bytes and always ends with NUL. Returns its whole length without NUL. A call that succeeds
leaves the last failure as it is. Local: does not wait for other ranks.
"""
function dtl_last_error(buf, size)
    return ccall((:dtl_last_error, LIBRARY), dtl_size_t,
        (Ptr{Cchar}, dtl_size_t,),
        buf, size)
end

"""
The status of the calling thread's last failure, DTL_SUCCESS if it had none: what a function that
returns a value would have said. Local: does not wait for other ranks.
"""
function dtl_last_error_status()
    return ccall((:dtl_last_error_status, LIBRARY), Cint,
        (),
        )
end

"""
The calling thread has no last failure. Before calls that return a value, so that
dtl_last_error_status afterwards speaks of them alone. Local: does not wait for other ranks.
"""
function dtl_clear_error()
    return ccall((:dtl_clear_error, LIBRARY), Cvoid,
        (),
        )
end

"""
The first number of the library's version, which changes when programs must be changed. Local: does
not wait for other ranks.
"""
function dtl_version_major()
    return ccall((:dtl_version_major, LIBRARY), Cint,
        (),
        )
end

"""
The second number of the library's version, which changes when something is added. Local: does not
wait for other ranks.
"""
function dtl_version_minor()
    return ccall((:dtl_version_minor, LIBRARY), Cint,
        (),
        )
end

"""
The third number of the library's version, which changes when something is mended. Local: does not
wait for other ranks.
"""
function dtl_version_patch()
    return ccall((:dtl_version_patch, LIBRARY), Cint,
        (),
        )
end

"""
The number of the binary interface; a program needs the one that it was compiled with. Local: does
not wait for other ranks.
"""
function dtl_abi_version()
    return ccall((:dtl_abi_version, LIBRARY), Cint,
        (),
        )
end

"""
The library's full version, such as \"0.1.0-alpha.1\", of static duration. Local: does not wait for
other ranks.
"""
function dtl_version_string()
    return ccall((:dtl_version_string, LIBRARY), Cstring,
        (),
        )
end

"""
1 where an MPI library was found and can be used, 0 else, and in a job without MPI (`python -m dtl
run`). Looks for it on the first call. Local: does not wait for other ranks.
"""
function dtl_has_mpi()
    return ccall((:dtl_has_mpi, LIBRARY), Cint,
        (),
        )
end

"""
The MPI library that this process runs on, such as \"MPICH 4.0.2\", of static duration; \"none\"
where no MPI job of several processes has been joined. Local: does not wait for other ranks.
"""
function dtl_mpi_library()
    return ccall((:dtl_mpi_library, LIBRARY), Cstring,
        (),
        )
end

"""
1 where a CUDA device can be used, 0 else. Looks for one on the first call. Local: does not wait for
other ranks.
"""
function dtl_has_cuda()
    return ccall((:dtl_has_cuda, LIBRARY), Cint,
        (),
        )
end

"""
1 where a HIP device can be used, 0 else. Looks for one on the first call. Local: does not wait for
other ranks.
"""
function dtl_has_hip()
    return ccall((:dtl_has_hip, LIBRARY), Cint,
        (),
        )
end

"""
1 where NCCL can be used, 0 else. Looks for it on the first call. Local: does not wait for other
ranks.
"""
function dtl_has_nccl()
    return ccall((:dtl_has_nccl, LIBRARY), Cint,
        (),
        )
end

"""
1 where OpenSHMEM can be used, 0 else. Looks for it on the first call. Local: does not wait for
other ranks.
"""
function dtl_has_shmem()
    return ccall((:dtl_has_shmem, LIBRARY), Cint,
        (),
        )
end

"""
The usable backends in one text of static duration, joined by \"+\" in the order CUDA, HIP, MPI,
NCCL, SHMEM, such as \"CUDA+MPI\"; \"Single\" where there is none. Local: does not wait for other
ranks.
"""
function dtl_backend_name()
    return ccall((:dtl_backend_name, LIBRARY), Cstring,
        (),
        )
end

"""
The number of usable backends, of the five that dtl_backend_name can name. Local: does not wait for
other ranks.
"""
function dtl_backend_count()
    return ccall((:dtl_backend_count, LIBRARY), Cint,
        (),
        )
end

"""
`buf` tells, a line each, which backends were found, in which file and version, and of the others
why not. The text is cut to `size` bytes and always ends with NUL. Returns its whole length without
NUL, so that a second call can bring a buffer that is large enough. For people: the wording may
change. Local: does not wait for other ranks.
"""
function dtl_backend_report(buf, size)
    return ccall((:dtl_backend_report, LIBRARY), dtl_size_t,
        (Ptr{Cchar}, dtl_size_t,),
        buf, size)
end

"""
The library's full version, the same text as dtl_version_string. Local: does not wait for other
ranks.
"""
function dtl_version()
    return ccall((:dtl_version, LIBRARY), Cstring,
        (),
        )
end

"""
From here on calls are counted in this process, or not any more. What was counted before stays, so
that a part of a program is what two counts differ by. Local: does not wait for other ranks.
"""
function dtl_metrics_enable(is_enabled)
    return ccall((:dtl_metrics_enable, LIBRARY), dtl_status,
        (Cint,),
        is_enabled)
end

"""
How often a function of the library was called while calls were counted, with arguments that it did
not refuse, and the bytes of the caller's buffers in these calls: of those that it reads or of those
that it writes, whichever are more; of a plan, those of one start. Of this process, over all its
threads and contexts. Local: does not wait for other ranks.
"""
function dtl_metrics_count(name, calls, bytes)
    return ccall((:dtl_metrics_count, LIBRARY), dtl_status,
        (Cstring, Ptr{dtl_size_t}, Ptr{dtl_size_t},),
        name, calls, bytes)
end

"""
`*env` is a new environment, and the backends are started. Every process of the job must make its
first one, since starting MPI is collective. The caller owns it. Collective.
"""
function dtl_environment_create(env)
    return ccall((:dtl_environment_create, LIBRARY), dtl_status,
        (Ptr{dtl_environment_t},),
        env)
end

"""
`*env` is a new environment, as by dtl_environment_create. The command line stays as it is: no MPI
of today needs it. Collective.
"""
function dtl_environment_create_with_args(env, argc, argv)
    return ccall((:dtl_environment_create_with_args, LIBRARY), dtl_status,
        (Ptr{dtl_environment_t}, Ptr{Cint}, Ptr{Ptr{Ptr{Cchar}}},),
        env, argc, argv)
end

"""
The handle is closed; with the last one the backends are no longer held open. Null is ignored.
Contexts go on working. No rank waits for another. Local: does not wait for other ranks.
"""
function dtl_environment_destroy(env)
    return ccall((:dtl_environment_destroy, LIBRARY), Cvoid,
        (dtl_environment_t,),
        env)
end

"""
1 while at least one environment is open in this process, 0 else. Local: does not wait for other
ranks.
"""
function dtl_environment_is_initialized()
    return ccall((:dtl_environment_is_initialized, LIBRARY), Cint,
        (),
        )
end

"""
The number of environments that are open in this process. Local: does not wait for other ranks.
"""
function dtl_environment_ref_count()
    return ccall((:dtl_environment_ref_count, LIBRARY), dtl_size_t,
        (),
        )
end

"""
A name for what the environment spans, of static duration: \"mpi\" for the ranks of an MPI job,
\"local\" for those of a job without MPI (`python -m dtl run`), \"self\" for this process alone.
Local: does not wait for other ranks.
"""
function dtl_environment_domain(env)
    return ccall((:dtl_environment_domain, LIBRARY), Cstring,
        (dtl_environment_t,),
        env)
end

"""
1 where an MPI library was found and can be used, 0 else, and in a job without MPI. The same as
dtl_has_mpi. Local: does not wait for other ranks.
"""
function dtl_environment_has_mpi()
    return ccall((:dtl_environment_has_mpi, LIBRARY), Cint,
        (),
        )
end

"""
1 where a CUDA device can be used, 0 else. The same as dtl_has_cuda. Local: does not wait for other
ranks.
"""
function dtl_environment_has_cuda()
    return ccall((:dtl_environment_has_cuda, LIBRARY), Cint,
        (),
        )
end

"""
1 where a HIP device can be used, 0 else. The same as dtl_has_hip. Local: does not wait for other
ranks.
"""
function dtl_environment_has_hip()
    return ccall((:dtl_environment_has_hip, LIBRARY), Cint,
        (),
        )
end

"""
1 where NCCL can be used, 0 else. The same as dtl_has_nccl. Local: does not wait for other ranks.
"""
function dtl_environment_has_nccl()
    return ccall((:dtl_environment_has_nccl, LIBRARY), Cint,
        (),
        )
end

"""
1 where OpenSHMEM can be used, 0 else. The same as dtl_has_shmem. Local: does not wait for other
ranks.
"""
function dtl_environment_has_shmem()
    return ccall((:dtl_environment_has_shmem, LIBRARY), Cint,
        (),
        )
end

"""
How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple; -1 where MPI
is not running, and in a job without MPI. DTL asks for multiple and works with less. Local: does not
wait for other ranks.
"""
function dtl_environment_mpi_thread_level()
    return ccall((:dtl_environment_mpi_thread_level, LIBRARY), Cint,
        (),
        )
end

"""
`*ctx` is a context over all ranks of the job with default options. Every rank of the job must call
it. The caller owns the context, which may outlive the environment. Collective.
"""
function dtl_environment_make_world_context(env, ctx)
    return ccall((:dtl_environment_make_world_context, LIBRARY), dtl_status,
        (dtl_environment_t, Ptr{dtl_context_t},),
        env, ctx)
end

"""
`*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of the job
must call it; ranks may name different devices. The caller owns the context. Collective.
"""
function dtl_environment_make_world_context_gpu(env, device_id, ctx)
    return ccall((:dtl_environment_make_world_context_gpu, LIBRARY), dtl_status,
        (dtl_environment_t, Cint, Ptr{dtl_context_t},),
        env, device_id, ctx)
end

"""
`*ctx` is a context of this process alone, on the host: it never communicates. The caller owns the
context. Local: does not wait for other ranks.
"""
function dtl_environment_make_cpu_context(env, ctx)
    return ccall((:dtl_environment_make_cpu_context, LIBRARY), dtl_status,
        (dtl_environment_t, Ptr{dtl_context_t},),
        env, ctx)
end

"""
Never returns: all processes of the job end, with `code` as their exit status where the launcher
allows. For a rank that can't go on while others wait for it. Without a job, this process ends.
Local: does not wait for other ranks.
"""
function dtl_abort(code)
    return ccall((:dtl_abort, LIBRARY), Cvoid,
        (Cint,),
        code)
end

"""
From here on calls of this process that wait for other ranks, threads or devices end with
DTL_ERROR_CANCELED, those under way included, until dtl_interrupt_clear is called. A call whose wait
is over within a tenth of a millisecond may still succeed. A signal handler may call it, and
dtl_interrupt_clear and dtl_interrupt_is_stuck: they take no lock and allocate nothing. A call
inside MPI ends where it looks for messages by itself; a collective that MPI runs goes on until all
ranks have entered it. The guide on interrupting programs says what state a call leaves. Local: does
not wait for other ranks.
"""
function dtl_interrupt()
    return ccall((:dtl_interrupt, LIBRARY), Cvoid,
        (),
        )
end

"""
Ends what dtl_interrupt has begun: calls wait again. Local: does not wait for other ranks.
"""
function dtl_interrupt_clear()
    return ccall((:dtl_interrupt_clear, LIBRARY), Cvoid,
        (),
        )
end

"""
For signal handlers, which call it once for each signal. Returns 1 if the calling thread is in a
call of an MPI that can't be interrupted, and this function was called in that same call before;
else 0. A handler ends the program then, since the call may never return. The guide on interrupting
programs lists these calls. Local: does not wait for other ranks.
"""
function dtl_interrupt_is_stuck()
    return ccall((:dtl_interrupt_is_stuck, LIBRARY), Cint,
        (),
        )
end

"""
`check` is called by calls that wait, in the waiting thread, every few microseconds or more seldom
once a wait has lasted a tenth of a millisecond; where it returns another number than 0, the call
ends with DTL_ERROR_CANCELED. For languages whose signal handlers run between statements: Python's
package looks for Ctrl-C this way. It replaces the function that was set before; NULL: none.
`user_data` is handed to it and must stay valid. Local: does not wait for other ranks.
"""
function dtl_interrupt_check_set(check, user_data)
    return ccall((:dtl_interrupt_check_set, LIBRARY), Cvoid,
        (dtl_interrupt_check_func, Ptr{Cvoid},),
        check, user_data)
end

"""
`*opts` holds the defaults: no device, MPI started where a launcher started the job, and policies
that leave the order of reductions to the backend. Local: does not wait for other ranks.
"""
function dtl_context_options_init(opts)
    return ccall((:dtl_context_options_init, LIBRARY), Cvoid,
        (Ptr{dtl_context_options},),
        opts)
end

"""
`*ctx` is a context over all ranks of the job, with the given options. Every rank of the job must
call it, since the ranks agree on a communicator. Starts MPI if the job has one and nobody has
started it. The caller owns the context. Collective.
"""
function dtl_context_create(ctx, opts)
    return ccall((:dtl_context_create, LIBRARY), dtl_status,
        (Ptr{dtl_context_t}, Ptr{dtl_context_options},),
        ctx, opts)
end

"""
`*ctx` is a context over all ranks of the job with default options. Every rank of the job must call
it. The caller owns the context. Collective.
"""
function dtl_context_create_default(ctx)
    return ccall((:dtl_context_create_default, LIBRARY), dtl_status,
        (Ptr{dtl_context_t},),
        ctx)
end

"""
`*ctx` is a context over the ranks of the caller's MPI communicator. Every rank of that communicator
must call it. The communicator is duplicated, stays the caller's, and keeps its error handler; the
caller's MPI is used and never finalised. In C the integer is MPI_Comm_c2f(comm). Collective.
"""
function dtl_context_from_fortran_comm(fortran_comm, opts, ctx)
    return ccall((:dtl_context_from_fortran_comm, LIBRARY), dtl_status,
        (Cint, Ptr{dtl_context_options}, Ptr{dtl_context_t},),
        fortran_comm, opts, ctx)
end

"""
The handle is closed and no longer valid. Null is ignored. Containers, windows and requests made
from the context go on working. No rank waits for another. Where another thread is in a collective
call on the context, it is not freed, and the last error is DTL_ERROR_INVALID_STATE; no other thread
may be in a call that sends, receives or probes. Where the context has remote actions, the call, or
that which frees the last object made from the context, waits until those that other threads of this
rank run have ended; later calls of ranks that still have the context open fail with
DTL_ERROR_CANCELED. Collectives on the context fail on the ranks that still have it open, where the
ranks share memory. Local: does not wait for other ranks.
"""
function dtl_context_destroy(ctx)
    return ccall((:dtl_context_destroy, LIBRARY), Cvoid,
        (dtl_context_t,),
        ctx)
end

"""
This process's rank in the context, from 0 to the size less one. Local: does not wait for other
ranks.
"""
function dtl_context_rank(ctx)
    return ccall((:dtl_context_rank, LIBRARY), dtl_rank_t,
        (dtl_context_t,),
        ctx)
end

"""
The number of ranks in the context, at least 1. Local: does not wait for other ranks.
"""
function dtl_context_size(ctx)
    return ccall((:dtl_context_size, LIBRARY), dtl_rank_t,
        (dtl_context_t,),
        ctx)
end

"""
1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks.
"""
function dtl_context_is_root(ctx)
    return ccall((:dtl_context_is_root, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
The number of the context's device, or -1 where it works on the host only. Local: does not wait for
other ranks.
"""
function dtl_context_device_id(ctx)
    return ccall((:dtl_context_device_id, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
Whose device the context has, DTL_DEVICE_HOST where none. Its number is dtl_context_device_id.
Local: does not wait for other ranks.
"""
function dtl_context_device_kind(ctx)
    return ccall((:dtl_context_device_kind, LIBRARY), dtl_device_kind,
        (dtl_context_t,),
        ctx)
end

"""
1 where the context has a device, 0 where it works on the host only. Local: does not wait for other
ranks.
"""
function dtl_context_has_device(ctx)
    return ccall((:dtl_context_has_device, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
The context's dtl_determinism_mode, as its options asked for. Local: does not wait for other ranks.
"""
function dtl_context_determinism_mode(ctx)
    return ccall((:dtl_context_determinism_mode, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not wait for
other ranks.
"""
function dtl_context_reduction_schedule_policy(ctx)
    return ccall((:dtl_context_reduction_schedule_policy, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
The context's dtl_progress_ordering_policy, as its options asked for. Local: does not wait for other
ranks.
"""
function dtl_context_progress_ordering_policy(ctx)
    return ccall((:dtl_context_progress_ordering_policy, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
Returns once every rank of the context has entered. The same as dtl_barrier. Collective.
"""
function dtl_context_barrier(ctx)
    return ccall((:dtl_context_barrier, LIBRARY), dtl_status,
        (dtl_context_t,),
        ctx)
end

"""
What this rank has written is visible to the library and to the context's device before anything
that follows. It orders nothing between ranks: dtl_context_barrier does. Local: does not wait for
other ranks.
"""
function dtl_context_fence(ctx)
    return ccall((:dtl_context_fence, LIBRARY), dtl_status,
        (dtl_context_t,),
        ctx)
end

"""
1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_context_is_valid(ctx)
    return ccall((:dtl_context_is_valid, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
`*dst` is a context over the same ranks with the same policies and a communicator of its own, so
that collectives on the two may interleave differently. The caller owns it. Collective.
"""
function dtl_context_dup(src, dst)
    return ccall((:dtl_context_dup, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_context_t},),
        src, dst)
end

"""
`*out` is a context over the ranks that gave the same color, with the policies of `ctx`. A rank with
a negative color takes part and gets a null handle. The caller owns the context. Collective.
"""
function dtl_context_split(ctx, color, key, out)
    return ccall((:dtl_context_split, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Cint, Ptr{dtl_context_t},),
        ctx, color, key, out)
end

"""
`*out` is a context over the ranks of `ctx` that run on this rank's node, in their order, with the
policies of `ctx`. The caller owns the context. Collective.
"""
function dtl_context_split_by_node(ctx, out)
    return ccall((:dtl_context_split_by_node, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_context_t},),
        ctx, out)
end

"""
`*out` is a context over one rank of each node, the first of `ctx` there, in the order of `ctx`; the
others get a null handle. The caller owns the context. Collective.
"""
function dtl_context_split_leaders(ctx, out)
    return ccall((:dtl_context_split_leaders, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_context_t},),
        ctx, out)
end

"""
1 where the context's ranks communicate through MPI, 0 for a single process without and in a job
without MPI (`python -m dtl run`). Local: does not wait for other ranks.
"""
function dtl_context_has_mpi(ctx)
    return ccall((:dtl_context_has_mpi, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
`*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs hold; in C
it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long as something of the
context is open, and the caller never frees it. MPI calls on it return their errors. DTL's messages
travel on it too, so whoever sends messages beside DTL duplicates it first. A context of one rank
gives MPI_COMM_SELF. Not supported where the context does not communicate through MPI. Local: does
not wait for other ranks.
"""
function dtl_context_mpi_comm(ctx, fortran_comm)
    return ccall((:dtl_context_mpi_comm, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cint},),
        ctx, fortran_comm)
end

"""
1 where the context's device is a CUDA device. Local: does not wait for other ranks.
"""
function dtl_context_has_cuda(ctx)
    return ccall((:dtl_context_has_cuda, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
1 where the context has an NCCL communicator beside its own. Local: does not wait for other ranks.
"""
function dtl_context_has_nccl(ctx)
    return ccall((:dtl_context_has_nccl, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait for other
ranks.
"""
function dtl_context_nccl_mode(ctx)
    return ccall((:dtl_context_nccl_mode, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
1 if NCCL itself performs the operation in this context, of reductions the sum of float64; 0 also
where there is no NCCL. A context with a fixed order of reductions leaves to NCCL only those that
are exact. Local: does not wait for other ranks.
"""
function dtl_context_nccl_supports_native(ctx, op)
    return ccall((:dtl_context_nccl_supports_native, LIBRARY), Cint,
        (dtl_context_t, dtl_nccl_operation,),
        ctx, op)
end

"""
1 if the operation works on device buffers in this context, by NCCL or by way of the host; 0 also
where there is no NCCL. Local: does not wait for other ranks.
"""
function dtl_context_nccl_supports_hybrid(ctx, op)
    return ccall((:dtl_context_nccl_supports_hybrid, LIBRARY), Cint,
        (dtl_context_t, dtl_nccl_operation,),
        ctx, op)
end

"""
1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for other ranks.
"""
function dtl_context_has_shmem(ctx)
    return ccall((:dtl_context_has_shmem, LIBRARY), Cint,
        (dtl_context_t,),
        ctx)
end

"""
`*out` is a context over the same ranks with a CUDA device. Ranks may name different devices. `ctx`
stays as it is. The caller owns the new context. Collective.
"""
function dtl_context_with_cuda(ctx, device_id, out)
    return ccall((:dtl_context_with_cuda, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Ptr{dtl_context_t},),
        ctx, device_id, out)
end

"""
`*out` is a context over the same ranks with a device of that kind, or with none where the kind is
host. Ranks may name different devices. `ctx` stays as it is. The caller owns the new context.
Collective.
"""
function dtl_context_with_device(ctx, kind, device_id, out)
    return ccall((:dtl_context_with_device, LIBRARY), dtl_status,
        (dtl_context_t, dtl_device_kind, Cint, Ptr{dtl_context_t},),
        ctx, kind, device_id, out)
end

"""
`*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of the job
call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts Open MPI, with
DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all ranks. The caller owns the new
context. Collective.
"""
function dtl_context_with_shmem(ctx, out)
    return ccall((:dtl_context_with_shmem, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_context_t},),
        ctx, out)
end

"""
`*out` is a context over the same ranks with a CUDA device and an NCCL communicator in hybrid mode.
Two ranks must not name the same device, which is refused on all ranks; so are modes that differ.
The caller owns the new context. Collective.
"""
function dtl_context_with_nccl(ctx, device_id, out)
    return ccall((:dtl_context_with_nccl, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Ptr{dtl_context_t},),
        ctx, device_id, out)
end

"""
`*out` is a context over the same ranks with a CUDA device and an NCCL communicator in the given
mode. Two ranks must not name the same device, which is refused on all ranks; so are modes that
differ. The caller owns the new context. Collective.
"""
function dtl_context_with_nccl_ex(ctx, device_id, mode, out)
    return ccall((:dtl_context_with_nccl_ex, LIBRARY), dtl_status,
        (dtl_context_t, Cint, dtl_nccl_operation_mode, Ptr{dtl_context_t},),
        ctx, device_id, mode, out)
end

"""
`*out` is a context over the ranks that gave the same color, with an NCCL communicator in hybrid
mode on the device of `ctx`. A rank with a negative color takes part and gets a null handle.
Collective.
"""
function dtl_context_split_nccl(ctx, color, key, out)
    return ccall((:dtl_context_split_nccl, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Cint, Ptr{dtl_context_t},),
        ctx, color, key, out)
end

"""
`*out` is a context over the ranks that gave the same color, with an NCCL communicator in the given
mode. A rank with a negative color takes part and gets a null handle. Collective.
"""
function dtl_context_split_nccl_ex(ctx, color, key, device_id, mode, out)
    return ccall((:dtl_context_split_nccl_ex, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Cint, Cint, dtl_nccl_operation_mode, Ptr{dtl_context_t},),
        ctx, color, key, device_id, mode, out)
end

"""
Under DTL_CHECK=1, where the ranks compare their collective calls before they make them: tells the
others that this rank refuses to make the next one, and `why`, with which theirs fails. For
languages that refuse arguments before the library sees them; what the library refuses is told so
already. It has no effect where nothing is compared. Waits for the other ranks, where calls are
compared.
"""
function dtl_context_refuse(ctx, why)
    return ccall((:dtl_context_refuse, LIBRARY), dtl_status,
        (dtl_context_t, Cstring,),
        ctx, why)
end

"""
The other ranks make a collective call that fails on all where one refuses it, and this rank refuses
its arguments before the library sees them: the call fails on the others with `why`. Returns once
they have heard of it. For languages that refuse arguments themselves; what the library refuses is
told so already. Under DTL_CHECK=1 dtl_context_refuse takes its place. Waits for the other ranks,
which are in the call.
"""
function dtl_context_refuse_call(ctx, why)
    return ccall((:dtl_context_refuse_call, LIBRARY), dtl_status,
        (dtl_context_t, Cstring,),
        ctx, why)
end

"""
Where calls are compared or watched, by DTL_CHECK and DTL_TIMEOUT: what this thread does from here
on is told as `words`, until it calls this with null. For languages whose functions have other names
and arguments. 1, or 0 where there is nothing to do: where calls are not looked at, or the thread is
in one already, to which this belongs. Local: does not wait for other ranks.
"""
function dtl_tell_call(words)
    return ccall((:dtl_tell_call, LIBRARY), Cint,
        (Cstring,),
        words)
end

"""
Under DTL_CHECK=1 the list of handles that are open when the process ends names `place` as the place
where the open handle was made, instead of an address in the program. For languages whose programs
do not call C themselves. It has no effect elsewhere, or on a closed handle. Local: does not wait
for other ranks.
"""
function dtl_tell_place(handle, place)
    return ccall((:dtl_tell_place, LIBRARY), Cvoid,
        (Ptr{Cvoid}, Cstring,),
        handle, place)
end

"""
Errors of ranks that make different collective calls name the call of each: `describe` is called
then, in the thread of the failing call, for the words of the program's language. Without it, and
where it returns 0, the name of the C function is told. It replaces the function that was set
before; NULL: none. `user_data` is handed to it and must stay valid. For languages whose functions
have other names and arguments. Local: does not wait for other ranks.
"""
function dtl_call_words_set(describe, user_data)
    return ccall((:dtl_call_words_set, LIBRARY), Cvoid,
        (dtl_call_words_func, Ptr{Cvoid},),
        describe, user_data)
end

"""
`handler` is called whenever a function that takes this context, or a map or window of it, fails,
and for the context's containers with the error policy callback: those whose options say so, and all
of them where dtl_context_set_error_policy has asked for it. A NULL handler ends that. The failing
call returns its status all the same. The handler runs in the calling thread before the call
returns. `user_data` is handed to it and must stay valid until the handler is replaced or the
context's last user is gone. Contexts that are derived later take the handler over. Sets the
context's own error policy to callback; NULL sets that and the containers' back to return_status.
Local: does not wait for other ranks.
"""
function dtl_context_set_error_handler(ctx, handler, user_data)
    return ccall((:dtl_context_set_error_handler, LIBRARY), dtl_status,
        (dtl_context_t, dtl_error_handler_t, Ptr{Cvoid},),
        ctx, handler, user_data)
end

"""
A call that fails with this context, or with a map or window of it, does from here on what `policy`
says, and so does one with a container of it whose options ask for return_status, the default. With
callback and no error handler it returns its status. Contexts that are derived later take the policy
over. Local: does not wait for other ranks.
"""
function dtl_context_set_error_policy(ctx, policy)
    return ccall((:dtl_context_set_error_policy, LIBRARY), dtl_status,
        (dtl_context_t, dtl_error_policy,),
        ctx, policy)
end

"""
Returns the error policy: what a failing call of this context does besides failing. Local: does not
wait for other ranks.
"""
function dtl_context_error_policy(ctx)
    return ccall((:dtl_context_error_policy, LIBRARY), dtl_error_policy,
        (dtl_context_t,),
        ctx)
end

"""
Returns once every rank of the context has entered. It orders nothing but the ranks: data moves by
the other functions. Collective.
"""
function dtl_barrier(ctx)
    return ccall((:dtl_barrier, LIBRARY), dtl_status,
        (dtl_context_t,),
        ctx)
end

"""
`buf` holds the root's `count` elements on every rank. Collective.
"""
function dtl_broadcast(ctx, buf, count, dtype, root)
    return ccall((:dtl_broadcast, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t,),
        ctx, buf, count, dtype, root)
end

"""
On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks `recvbuf`
is neither read nor written and may be NULL. Collective.
"""
function dtl_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root)
    return ccall((:dtl_reduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op, dtl_rank_t,),
        ctx, sendbuf, recvbuf, count, dtype, op, root)
end

"""
On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic contexts
all ranks get the same bits; elsewhere floating-point results of two runs may differ in the last
place. Collective.
"""
function dtl_allreduce(ctx, sendbuf, recvbuf, count, dtype, op)
    return ccall((:dtl_allreduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, count, dtype, op)
end

"""
Whether all ranks give the same form of value, and if they do `*result_dtype` is its dtype and
recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else `*result_dtype` is -1 on
every rank. Alike are values of one dtype, count, operation and `form`. Numbers, which the caller
says these are, may also be int64 or uint64 here, float64 or complex128 there: they are reduced as
the one of these that all of them fit, and `recvbuf` has room for 16 bytes; where the sum or product
of integers is beyond that, `*result_dtype` is -2 on every rank. Up to 32 bytes travel in the
message that asks. For bindings of languages whose values know their form; they lie in the host's
memory. Collective.
"""
function dtl_allreduce_alike(ctx, sendbuf, recvbuf, count, dtype, op, form, is_number,
                             result_dtype)
    return ccall((:dtl_allreduce_alike, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Int32, Int64, Cint,
         Ptr{Int32},),
        ctx, sendbuf, recvbuf, count, dtype, op, form, is_number, result_dtype)
end

"""
`*result` is the reduction of `value` over all ranks, on every rank. The same as dtl_allreduce of
one float64, with the number by value: for callers to whom making an array costs more than the call.
Collective.
"""
function dtl_allreduce_float64(ctx, value, op, result)
    return ccall((:dtl_allreduce_float64, LIBRARY), dtl_status,
        (dtl_context_t, Cdouble, dtl_reduce_op, Ptr{Cdouble},),
        ctx, value, op, result)
end

"""
`*result` is the reduction of `value` over all ranks, on every rank. The same as dtl_allreduce of
one int64, with the number by value. Collective.
"""
function dtl_allreduce_int64(ctx, value, op, result)
    return ccall((:dtl_allreduce_int64, LIBRARY), dtl_status,
        (dtl_context_t, Int64, dtl_reduce_op, Ptr{Int64},),
        ctx, value, op, result)
end

"""
On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other in
ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only. Collective.
"""
function dtl_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
    return ccall((:dtl_gather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
end

"""
On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other in
ascending order. Collective.
"""
function dtl_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
    return ccall((:dtl_allgather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
end

"""
`recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount` on, in
the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only. Collective.
"""
function dtl_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
    return ccall((:dtl_scatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root)
end

"""
Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of blocks over
the ranks. Collective.
"""
function dtl_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
    return ccall((:dtl_alltoall, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype)
end

"""
On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r] on. Ranks
may send different numbers of elements; recvcounts[r] is what rank r sends. `recvbuf`, `recvcounts`,
`displs` and `recvdtype` matter on the root only. Elements between the blocks are left as they were;
blocks must not overlap. Collective.
"""
function dtl_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype,
                     root)
    return ccall((:dtl_gatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, dtl_dtype, dtl_rank_t,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root)
end

"""
`recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on the
root only. Collective.
"""
function dtl_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype,
                      root)
    return ccall((:dtl_scatterv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         dtl_size_t, dtl_dtype, dtl_rank_t,),
        ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root)
end

"""
On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r] on.
recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must not overlap.
Collective.
"""
function dtl_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs)
    return ccall((:dtl_allgatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t},),
        ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs)
end

"""
`recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf` must
not overlap. Collective.
"""
function dtl_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
                       recvdtype)
    return ccall((:dtl_alltoallv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype,),
        ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls, recvdtype)
end

"""
On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own contribution
included. Collective.
"""
function dtl_scan(ctx, sendbuf, recvbuf, count, dtype, op)
    return ccall((:dtl_scan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, count, dtype, op)
end

"""
On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own contribution is
left out. Rank 0, below which there is none, gets the operation's neutral element (0 for sum, 1 for
prod, the largest value for min, ...). Collective.
"""
function dtl_exscan(ctx, sendbuf, recvbuf, count, dtype, op)
    return ccall((:dtl_exscan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, count, dtype, op)
end

"""
`recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is the
recvcounts[r] elements behind those of the ranks below r. Collective.
"""
function dtl_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op)
    return ccall((:dtl_reduce_scatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{dtl_size_t}, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, recvcounts, dtype, op)
end

"""
`recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
`sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
"""
function dtl_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op)
    return ccall((:dtl_reduce_scatter_block, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, recvcount, dtype, op)
end

"""
The operation of dtl_barrier has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ibarrier(ctx, request)
    return ccall((:dtl_ibarrier, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_request_t},),
        ctx, request)
end

"""
The operation of dtl_broadcast has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ibroadcast(ctx, buf, count, dtype, root, request)
    return ccall((:dtl_ibroadcast, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, Ptr{dtl_request_t},),
        ctx, buf, count, dtype, root, request)
end

"""
The operation of dtl_reduce has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ireduce(ctx, sendbuf, recvbuf, count, dtype, op, root, request)
    return ccall((:dtl_ireduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op, dtl_rank_t,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, root, request)
end

"""
The operation of dtl_allreduce has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iallreduce(ctx, sendbuf, recvbuf, count, dtype, op, request)
    return ccall((:dtl_iallreduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, request)
end

"""
The operation of dtl_gather has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_igather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                     request)
    return ccall((:dtl_igather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root, request)
end

"""
The operation of dtl_allgather has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iallgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, request)
    return ccall((:dtl_iallgather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, request)
end

"""
The operation of dtl_scatter has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iscatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                      request)
    return ccall((:dtl_iscatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root, request)
end

"""
The operation of dtl_alltoall has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ialltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, request)
    return ccall((:dtl_ialltoall, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, request)
end

"""
The operation of dtl_gatherv has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_igatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype,
                      root, request)
    return ccall((:dtl_igatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, dtl_dtype, dtl_rank_t, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root, request)
end

"""
The operation of dtl_scatterv has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iscatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype,
                       root, request)
    return ccall((:dtl_iscatterv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         dtl_size_t, dtl_dtype, dtl_rank_t, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root, request)
end

"""
The operation of dtl_allgatherv has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iallgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, request)
    return ccall((:dtl_iallgatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, request)
end

"""
The operation of dtl_alltoallv has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ialltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls,
                        recvdtype, request)
    return ccall((:dtl_ialltoallv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{dtl_request_t},),
        ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls, recvdtype,
        request)
end

"""
The operation of dtl_scan has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iscan(ctx, sendbuf, recvbuf, count, dtype, op, request)
    return ccall((:dtl_iscan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, request)
end

"""
The operation of dtl_exscan has started, and `*request` stands for it. Its buffers belong to the
operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_iexscan(ctx, sendbuf, recvbuf, count, dtype, op, request)
    return ccall((:dtl_iexscan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, request)
end

"""
The operation of dtl_reduce_scatter has started, and `*request` stands for it. Its buffers belong to
the operation until the request is complete; arrays of counts and displacements may be used again at
once. Ranks start their collectives on a context in the same order, blocking ones included, and may
wait for them in any. The caller owns the request, which can't be cancelled. Collective; does not
wait for other ranks.
"""
function dtl_ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, request)
    return ccall((:dtl_ireduce_scatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{dtl_size_t}, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, recvcounts, dtype, op, request)
end

"""
The operation of dtl_reduce_scatter_block has started, and `*request` stands for it. Its buffers
belong to the operation until the request is complete; arrays of counts and displacements may be
used again at once. Ranks start their collectives on a context in the same order, blocking ones
included, and may wait for them in any. The caller owns the request, which can't be cancelled.
Collective; does not wait for other ranks.
"""
function dtl_ireduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, request)
    return ccall((:dtl_ireduce_scatter_block, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_request_t},),
        ctx, sendbuf, recvbuf, recvcount, dtype, op, request)
end

"""
`*plan` is the operation of dtl_barrier on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_barrier(ctx, plan)
    return ccall((:dtl_plan_barrier, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_collective_plan_t},),
        ctx, plan)
end

"""
`*plan` is the operation of dtl_broadcast on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_broadcast(ctx, buf, count, dtype, root, plan)
    return ccall((:dtl_plan_broadcast, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t,
         Ptr{dtl_collective_plan_t},),
        ctx, buf, count, dtype, root, plan)
end

"""
`*plan` is the operation of dtl_reduce on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root, plan)
    return ccall((:dtl_plan_reduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op, dtl_rank_t,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, root, plan)
end

"""
`*plan` is the operation of dtl_allreduce on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_allreduce(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    return ccall((:dtl_plan_allreduce, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, plan)
end

"""
`*plan` is the operation of dtl_gather on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                         plan)
    return ccall((:dtl_plan_gather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root, plan)
end

"""
`*plan` is the operation of dtl_allgather on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                            plan)
    return ccall((:dtl_plan_allgather, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, plan)
end

"""
`*plan` is the operation of dtl_scatter on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root,
                          plan)
    return ccall((:dtl_plan_scatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_rank_t, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, root, plan)
end

"""
`*plan` is the operation of dtl_alltoall on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, plan)
    return ccall((:dtl_plan_alltoall, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, plan)
end

"""
`*plan` is the operation of dtl_gatherv on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs,
                          recvdtype, root, plan)
    return ccall((:dtl_plan_gatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, dtl_dtype, dtl_rank_t, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root, plan)
end

"""
`*plan` is the operation of dtl_scatterv on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount,
                           recvdtype, root, plan)
    return ccall((:dtl_plan_scatterv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         dtl_size_t, dtl_dtype, dtl_rank_t, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root, plan)
end

"""
`*plan` is the operation of dtl_allgatherv on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, plan)
    return ccall((:dtl_plan_allgatherv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, plan)
end

"""
`*plan` is the operation of dtl_alltoallv on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts,
                            rdispls, recvdtype, plan)
    return ccall((:dtl_plan_alltoallv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls, recvdtype,
        plan)
end

"""
`*plan` is the operation of dtl_scan on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_scan(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    return ccall((:dtl_plan_scan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, plan)
end

"""
`*plan` is the operation of dtl_exscan on these buffers, to be started as often as wanted with
dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed, and
belong to the operation while it is under way; arrays of counts and displacements may be used again
at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_exscan(ctx, sendbuf, recvbuf, count, dtype, op, plan)
    return ccall((:dtl_plan_exscan, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, count, dtype, op, plan)
end

"""
`*plan` is the operation of dtl_reduce_scatter on these buffers, to be started as often as wanted
with dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed,
and belong to the operation while it is under way; arrays of counts and displacements may be used
again at once. The caller owns the plan and frees it with dtl_collective_plan_destroy. Collective.
"""
function dtl_plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, plan)
    return ccall((:dtl_plan_reduce_scatter, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{dtl_size_t}, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, recvcounts, dtype, op, plan)
end

"""
`*plan` is the operation of dtl_reduce_scatter_block on these buffers, to be started as often as
wanted with dtl_collective_plan_start. The buffers must stay where they are until the plan is
destroyed, and belong to the operation while it is under way; arrays of counts and displacements may
be used again at once. The caller owns the plan and frees it with dtl_collective_plan_destroy.
Collective.
"""
function dtl_plan_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, plan)
    return ccall((:dtl_plan_reduce_scatter_block, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         Ptr{dtl_collective_plan_t},),
        ctx, sendbuf, recvbuf, recvcount, dtype, op, plan)
end

"""
The message is on its way and `buf` may be used again. Returns once the message is buffered or
received, so it may wait for the receiver: two ranks that send to each other first may wait for
ever. Waits for the receiver, unless the message is buffered.
"""
function dtl_send(ctx, buf, count, dtype, dest, tag)
    return ccall((:dtl_send, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t,),
        ctx, buf, count, dtype, dest, tag)
end

"""
`buf` holds the elements of a matching message. Waits for one. Waits for the sender.
"""
function dtl_recv(ctx, buf, count, dtype, source, tag)
    return ccall((:dtl_recv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t,),
        ctx, buf, count, dtype, source, tag)
end

"""
One message is sent and another received, neither of which waits for the other: what two ranks use
who exchange data. Waits for the sender of the message that it receives.
"""
function dtl_sendrecv(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf, recvcount,
                      recvdtype, source, recvtag)
    return ccall((:dtl_sendrecv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t, Ptr{Cvoid},
         dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t,),
        ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf, recvcount, recvdtype, source,
        recvtag)
end

"""
The sending has started, and `*request` stands for it. `buf` must not change until the request is
complete. The caller owns the request. Local: does not wait for other ranks.
"""
function dtl_isend(ctx, buf, count, dtype, dest, tag, request)
    return ccall((:dtl_isend, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t,
         Ptr{dtl_request_t},),
        ctx, buf, count, dtype, dest, tag, request)
end

"""
The receiving has started, and `*request` stands for it. `buf` must not be used until the request is
complete. The caller owns the request. Local: does not wait for other ranks.
"""
function dtl_irecv(ctx, buf, count, dtype, source, tag, request)
    return ccall((:dtl_irecv, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_tag_t,
         Ptr{dtl_request_t},),
        ctx, buf, count, dtype, source, tag, request)
end

"""
`*info` tells of a matching message that a receive would get now, which stays where it is. Waits for
one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the message has another dtype.
Waits for a sender.
"""
function dtl_probe(ctx, source, tag, dtype, info)
    return ccall((:dtl_probe, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, dtl_dtype, Ptr{dtl_message_info_t},),
        ctx, source, tag, dtype, info)
end

"""
`*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is 0 and
`*info` stays as it was. Does not wait. Fails where the message has another dtype, as dtl_probe.
Local: does not wait for other ranks.
"""
function dtl_iprobe(ctx, source, tag, dtype, flag, info)
    return ccall((:dtl_iprobe, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, dtl_dtype, Ptr{Cint}, Ptr{dtl_message_info_t},),
        ctx, source, tag, dtype, flag, info)
end

"""
`*message` is a matching message, taken out of those that receives and probes can find, and `*info`
tells of it. Waits for one. So that no other thread receives it meanwhile. The caller owns it and
gives it to dtl_mrecv. Fails where the message has another dtype, as dtl_probe; then the message
stays where it is. Waits for a sender.
"""
function dtl_mprobe(ctx, source, tag, dtype, message, info)
    return ccall((:dtl_mprobe, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, dtl_dtype, Ptr{dtl_message_t},
         Ptr{dtl_message_info_t},),
        ctx, source, tag, dtype, message, info)
end

"""
As dtl_mprobe, but does not wait: where no message is there, `*message` is null and `*info` stays as
it was. Local: does not wait for other ranks.
"""
function dtl_improbe(ctx, source, tag, dtype, message, info)
    return ccall((:dtl_improbe, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, dtl_dtype, Ptr{dtl_message_t},
         Ptr{dtl_message_info_t},),
        ctx, source, tag, dtype, message, info)
end

"""
`buf` holds the elements of the message, and the handle is closed. A message that does not fit is
refused as by dtl_recv: it goes back to its place among those that receives and probes can find. The
message is there. Waits for the sender.
"""
function dtl_mrecv(message, buf, count, dtype)
    return ccall((:dtl_mrecv, LIBRARY), dtl_status,
        (dtl_message_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype,),
        message, buf, count, dtype)
end

"""
The message is received and thrown away, and the handle closed. Null is ignored. Local: does not
wait for other ranks.
"""
function dtl_message_free(message)
    return ccall((:dtl_message_free, LIBRARY), Cvoid,
        (dtl_message_t,),
        message)
end

"""
As dtl_isend, of an array: the message carries its shape too, which dtl_probe_envelope and
dtl_message_envelope tell. Receives take its elements in row-major order. Local: does not wait for
other ranks.
"""
function dtl_isend_shaped(ctx, buf, count, dtype, shape, dest, tag, request)
    return ccall((:dtl_isend_shaped, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_shape, dtl_rank_t, dtl_tag_t,
         Ptr{dtl_request_t},),
        ctx, buf, count, dtype, shape, dest, tag, request)
end

"""
As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its shape.
Waits for a sender.
"""
function dtl_probe_envelope(ctx, source, tag, envelope)
    return ccall((:dtl_probe_envelope, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, Ptr{dtl_envelope_t},),
        ctx, source, tag, envelope)
end

"""
As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there it stays as
it was. Local: does not wait for other ranks.
"""
function dtl_iprobe_envelope(ctx, source, tag, flag, envelope)
    return ccall((:dtl_iprobe_envelope, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_tag_t, Ptr{Cint}, Ptr{dtl_envelope_t},),
        ctx, source, tag, flag, envelope)
end

"""
`*envelope` tells of a matched message as it was sent. Local: does not wait for other ranks.
"""
function dtl_message_envelope(message, envelope)
    return ccall((:dtl_message_envelope, LIBRARY), dtl_status,
        (dtl_message_t, Ptr{dtl_envelope_t},),
        message, envelope)
end

"""
The operation is complete, its buffers are the caller's again, and the handle is closed. Returns the
operation's own failure if it failed. Waits for the other ranks of the operation.
"""
function dtl_wait(request)
    return ccall((:dtl_wait, LIBRARY), dtl_status,
        (dtl_request_t,),
        request)
end

"""
All operations are complete and their handles closed; the entries of `requests` are null. Null
entries are passed over. Returns the first failure in the order of the array, after all are
complete. Waits for the other ranks of the operation.
"""
function dtl_waitall(count, requests)
    return ccall((:dtl_waitall, LIBRARY), dtl_status,
        (dtl_size_t, Ptr{dtl_request_t},),
        count, requests)
end

"""
`*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The handle stays
open in both cases, as it is passed by value: dtl_wait, which does not wait then, or
dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when they are found
complete. Returns the operation's own failure if it failed. Local: does not wait for other ranks.
"""
function dtl_test(request, completed)
    return ccall((:dtl_test, LIBRARY), dtl_status,
        (dtl_request_t, Ptr{Cint},),
        request, completed)
end

"""
`*fut` is a future that has a value, of 0 bytes, once the operation is complete, or its failure. The
request's handle is closed: the operation is the future's from here on. A future that is destroyed
earlier leaves the operation going on, and its buffers must stay until the library is done with
them. Local: does not wait for other ranks.
"""
function dtl_request_future(request, fut)
    return ccall((:dtl_request_future, LIBRARY), dtl_status,
        (dtl_request_t, Ptr{dtl_future_t},),
        request, fut)
end

"""
One operation is complete: `*index` says which, its handle is closed and its entry of `requests`
null. Waits for the first. Null entries are passed over; where there is no other, the call is
refused with DTL_ERROR_INVALID_STATE. Returns the operation's own failure if it failed, with
`*index` set. Waits for the other ranks of the operation.
"""
function dtl_waitany(count, requests, index)
    return ccall((:dtl_waitany, LIBRARY), dtl_status,
        (dtl_size_t, Ptr{dtl_request_t}, Ptr{dtl_size_t},),
        count, requests, index)
end

"""
As dtl_waitany, but does not wait: `*completed` is 0, and nothing has changed, where no operation is
complete. Local: does not wait for other ranks.
"""
function dtl_testany(count, requests, index, completed)
    return ccall((:dtl_testany, LIBRARY), dtl_status,
        (dtl_size_t, Ptr{dtl_request_t}, Ptr{dtl_size_t}, Ptr{Cint},),
        count, requests, index, completed)
end

"""
`*completed` is 1 if all operations are complete: then their handles are closed and the entries of
`requests` null; else it is 0, and all stay open. Does not wait. Null entries are passed over.
Returns the first failure in the order of the array, once all are complete. Local: does not wait for
other ranks.
"""
function dtl_testall(count, requests, completed)
    return ccall((:dtl_testall, LIBRARY), dtl_status,
        (dtl_size_t, Ptr{dtl_request_t}, Ptr{Cint},),
        count, requests, completed)
end

"""
A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED at once,
and its buffer stays as it was. One whose message has come is left alone, and completes as usual.
The handle stays open in both cases. Sends, collectives and whatever else can't be taken back are
refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait for other ranks.
"""
function dtl_cancel(request)
    return ccall((:dtl_cancel, LIBRARY), dtl_status,
        (dtl_request_t,),
        request)
end

"""
The handle is closed; an operation that is not complete goes on, and its buffers must stay until the
library is done with them. What a collective gives may be written in a later call of the library's,
so that only who waits knows when it is there. Null is ignored. Local: does not wait for other
ranks.
"""
function dtl_request_free(request)
    return ccall((:dtl_request_free, LIBRARY), Cvoid,
        (dtl_request_t,),
        request)
end

"""
The operation has started on what its buffers hold now. Ranks start their plans and call their other
collectives on a context in the same order. A plan that is under way is refused with
DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
"""
function dtl_collective_plan_start(plan)
    return ccall((:dtl_collective_plan_start, LIBRARY), dtl_status,
        (dtl_collective_plan_t,),
        plan)
end

"""
The operation that was started last is complete, and the buffers are the caller's until the next
start. Returns at once where none is under way. Waits for the other ranks of the operation.
"""
function dtl_collective_plan_wait(plan)
    return ccall((:dtl_collective_plan_wait, LIBRARY), dtl_status,
        (dtl_collective_plan_t,),
        plan)
end

"""
`*completed` is 1 if the operation that was started last is complete, 0 if it goes on. Does not
wait. 1 where none is under way. Local: does not wait for other ranks.
"""
function dtl_collective_plan_test(plan, completed)
    return ccall((:dtl_collective_plan_test, LIBRARY), dtl_status,
        (dtl_collective_plan_t, Ptr{Cint},),
        plan, completed)
end

"""
The handle is closed. Where the operation is under way it goes on, and its buffers must stay until
the library is done with them. Null is ignored. Local: does not wait for other ranks.
"""
function dtl_collective_plan_destroy(plan)
    return ccall((:dtl_collective_plan_destroy, LIBRARY), Cvoid,
        (dtl_collective_plan_t,),
        plan)
end

"""
The policy as a word, such as \"block_cyclic\", of static duration; \"unknown\" for a value that is
none. Local: does not wait for other ranks.
"""
function dtl_partition_policy_name(policy)
    return ccall((:dtl_partition_policy_name, LIBRARY), Cstring,
        (dtl_partition_policy,),
        policy)
end

"""
The policy as a word, such as \"host\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_placement_policy_name(policy)
    return ccall((:dtl_placement_policy_name, LIBRARY), Cstring,
        (dtl_placement_policy,),
        policy)
end

"""
1 if this machine has what the policy asks for, 0 else: host always is there; device, unified and
device_preferred need a device backend. Containers are made with device_preferred everywhere, on the
host where no device is. Local: does not wait for other ranks.
"""
function dtl_placement_available(policy)
    return ccall((:dtl_placement_available, LIBRARY), Cint,
        (dtl_placement_policy,),
        policy)
end

"""
The policy as a word, such as \"par\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_execution_policy_name(policy)
    return ccall((:dtl_execution_policy_name, LIBRARY), Cstring,
        (dtl_execution_policy,),
        policy)
end

"""
The policy as a word, such as \"relaxed\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_consistency_policy_name(policy)
    return ccall((:dtl_consistency_policy_name, LIBRARY), Cstring,
        (dtl_consistency_policy,),
        policy)
end

"""
The policy as a word, such as \"return_status\", of static duration; \"unknown\" for a value that is
none. Local: does not wait for other ranks.
"""
function dtl_error_policy_name(policy)
    return ccall((:dtl_error_policy_name, LIBRARY), Cstring,
        (dtl_error_policy,),
        policy)
end

"""
`*opts` holds the defaults: block distribution, host memory, one thread, device 0, blocks of one
element. Local: does not wait for other ranks.
"""
function dtl_container_options_init(opts)
    return ccall((:dtl_container_options_init, LIBRARY), Cvoid,
        (Ptr{dtl_container_options},),
        opts)
end

"""
`*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The caller
owns it. A placement whose backend is missing is refused with DTL_ERROR_BACKEND_UNAVAILABLE;
device_preferred then takes the host. Collective.
"""
function dtl_vector_create_with_options(ctx, dtype, global_size, opts, vec)
    return ccall((:dtl_vector_create_with_options, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{dtl_container_options}, Ptr{dtl_vector_t},),
        ctx, dtype, global_size, opts, vec)
end

"""
How the elements are distributed over the ranks. Local: does not wait for other ranks.
"""
function dtl_vector_partition_policy(vec)
    return ccall((:dtl_vector_partition_policy, LIBRARY), dtl_partition_policy,
        (dtl_vector_t,),
        vec)
end

"""
In which memory the elements are. Local: does not wait for other ranks.
"""
function dtl_vector_placement_policy(vec)
    return ccall((:dtl_vector_placement_policy, LIBRARY), dtl_placement_policy,
        (dtl_vector_t,),
        vec)
end

"""
How algorithms run over this rank's part. Local: does not wait for other ranks.
"""
function dtl_vector_execution_policy(vec)
    return ccall((:dtl_vector_execution_policy, LIBRARY), dtl_execution_policy,
        (dtl_vector_t,),
        vec)
end

"""
The device_id that the vector was made with, whatever its placement; 0 unless it was given. Local:
does not wait for other ranks.
"""
function dtl_vector_device_id(vec)
    return ccall((:dtl_vector_device_id, LIBRARY), Cint,
        (dtl_vector_t,),
        vec)
end

"""
The consistency policy of the options, else bulk_synchronous. It has no effect: a collective call
sees all that was written before it. Local: does not wait for other ranks.
"""
function dtl_vector_consistency_policy(vec)
    return ccall((:dtl_vector_consistency_policy, LIBRARY), dtl_consistency_policy,
        (dtl_vector_t,),
        vec)
end

"""
What a failing call does beside failing: what the options say, or where they leave it at
return_status, what the vector's context does. Local: does not wait for other ranks.
"""
function dtl_vector_error_policy(vec)
    return ccall((:dtl_vector_error_policy, LIBRARY), dtl_error_policy,
        (dtl_vector_t,),
        vec)
end

"""
`host_buffer` holds the first `count` elements of this rank's part, wherever the vector is placed.
Waits for copies from a device. The buffer is not NULL, for a count of 0 either. Local: does not
wait for other ranks.
"""
function dtl_vector_copy_to_host(vec, host_buffer, count)
    return ccall((:dtl_vector_copy_to_host, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid}, dtl_size_t,),
        vec, host_buffer, count)
end

"""
The first `count` elements of this rank's part are those of `host_buffer`, wherever the vector is
placed; the others stay. The buffer may be used again on return. Local: does not wait for other
ranks.
"""
function dtl_vector_copy_from_host(vec, host_buffer, count)
    return ccall((:dtl_vector_copy_from_host, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid}, dtl_size_t,),
        vec, host_buffer, count)
end

"""
`*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns it.
Collective.
"""
function dtl_vector_create(ctx, dtype, global_size, vec)
    return ccall((:dtl_vector_create, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{dtl_vector_t},),
        ctx, dtype, global_size, vec)
end

"""
`*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on the host.
The caller owns it. Collective.
"""
function dtl_vector_create_fill(ctx, dtype, global_size, value, vec)
    return ccall((:dtl_vector_create_fill, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{Cvoid}, Ptr{dtl_vector_t},),
        ctx, dtype, global_size, value, vec)
end

"""
The handle is closed and the elements are released; pointers to them and spans of them are no longer
valid. Null is ignored. No rank waits for another. Local: does not wait for other ranks.
"""
function dtl_vector_destroy(vec)
    return ccall((:dtl_vector_destroy, LIBRARY), Cvoid,
        (dtl_vector_t,),
        vec)
end

"""
Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait for other
ranks.
"""
function dtl_vector_global_size(vec)
    return ccall((:dtl_vector_global_size, LIBRARY), dtl_size_t,
        (dtl_vector_t,),
        vec)
end

"""
Elements of this rank's part. Local: does not wait for other ranks.
"""
function dtl_vector_local_size(vec)
    return ccall((:dtl_vector_local_size, LIBRARY), dtl_size_t,
        (dtl_vector_t,),
        vec)
end

"""
The global index of this rank's first element. Where the rank has none: with the block policy the
number of elements on lower ranks, else 0. Only with the block policy do the rank's other elements
follow it one by one; dtl_vector_to_global serves everywhere. Local: does not wait for other ranks.
"""
function dtl_vector_local_offset(vec)
    return ccall((:dtl_vector_local_offset, LIBRARY), dtl_index_t,
        (dtl_vector_t,),
        vec)
end

"""
1 if the vector has no elements on any rank, 0 else. Local: does not wait for other ranks.
"""
function dtl_vector_empty(vec)
    return ccall((:dtl_vector_empty, LIBRARY), Cint,
        (dtl_vector_t,),
        vec)
end

"""
The type of the elements. Local: does not wait for other ranks.
"""
function dtl_vector_dtype(vec)
    return ccall((:dtl_vector_dtype, LIBRARY), dtl_dtype,
        (dtl_vector_t,),
        vec)
end

"""
Where this rank's part starts: local_size elements, contiguous, in ascending order of global
indices. NULL where the part is empty or the host can't read it. The vector owns the memory; the
pointer is valid until the vector is resized, redistributed or destroyed. Local: does not wait for
other ranks.
"""
function dtl_vector_local_data(vec)
    return ccall((:dtl_vector_local_data, LIBRARY), Ptr{Cvoid},
        (dtl_vector_t,),
        vec)
end

"""
The same as dtl_vector_local_data for writing. The vector counts as dirty from here on, since DTL
can't see what is written through the pointer. Local: does not wait for other ranks.
"""
function dtl_vector_local_data_mut(vec)
    return ccall((:dtl_vector_local_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_vector_t,),
        vec)
end

"""
Where this rank's part starts in the memory of its device, or NULL where the vector is on the host.
The vector owns the memory; the pointer is valid until the vector is resized, redistributed or
destroyed. Local: does not wait for other ranks.
"""
function dtl_vector_device_data(vec)
    return ccall((:dtl_vector_device_data, LIBRARY), Ptr{Cvoid},
        (dtl_vector_t,),
        vec)
end

"""
The same as dtl_vector_device_data for writing. The vector counts as dirty from here on. Local: does
not wait for other ranks.
"""
function dtl_vector_device_data_mut(vec)
    return ccall((:dtl_vector_device_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_vector_t,),
        vec)
end

"""
`*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_vector_get_local(vec, local_idx, value)
    return ccall((:dtl_vector_get_local, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_size_t, Ptr{Cvoid},),
        vec, local_idx, value)
end

"""
One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
"""
function dtl_vector_set_local(vec, local_idx, value)
    return ccall((:dtl_vector_set_local, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_size_t, Ptr{Cvoid},),
        vec, local_idx, value)
end

"""
The number of ranks over which the vector is distributed. Local: does not wait for other ranks.
"""
function dtl_vector_num_ranks(vec)
    return ccall((:dtl_vector_num_ranks, LIBRARY), dtl_rank_t,
        (dtl_vector_t,),
        vec)
end

"""
This process's rank among those over which the vector is distributed. Local: does not wait for other
ranks.
"""
function dtl_vector_rank(vec)
    return ccall((:dtl_vector_rank, LIBRARY), dtl_rank_t,
        (dtl_vector_t,),
        vec)
end

"""
1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the vector.
Local: does not wait for other ranks.
"""
function dtl_vector_is_local(vec, global_idx)
    return ccall((:dtl_vector_is_local, LIBRARY), Cint,
        (dtl_vector_t, dtl_index_t,),
        vec, global_idx)
end

"""
The rank that owns the element; every rank gives the same answer, without asking the others. Local:
does not wait for other ranks.
"""
function dtl_vector_owner(vec, global_idx)
    return ccall((:dtl_vector_owner, LIBRARY), dtl_rank_t,
        (dtl_vector_t, dtl_index_t,),
        vec, global_idx)
end

"""
The element's local index on this rank; -1 if another rank holds it, and, with an error, for an
index outside the vector. Local: does not wait for other ranks.
"""
function dtl_vector_to_local(vec, global_idx)
    return ccall((:dtl_vector_to_local, LIBRARY), dtl_index_t,
        (dtl_vector_t, dtl_index_t,),
        vec, global_idx)
end

"""
The global index of an element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_vector_to_global(vec, local_idx)
    return ccall((:dtl_vector_to_global, LIBRARY), dtl_index_t,
        (dtl_vector_t, dtl_index_t,),
        vec, local_idx)
end

"""
The vector has `new_size` elements, distributed by the same policy. Each element keeps its value and
its global index, and moves to the rank that now owns it; new elements are zero, and those past the
new end are gone. Pointers and spans made before are no longer valid. Collective.
"""
function dtl_vector_resize(vec, new_size)
    return ccall((:dtl_vector_resize, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_size_t,),
        vec, new_size)
end

"""
Returns once every rank of the vector's context has entered. Collective.
"""
function dtl_vector_barrier(vec)
    return ccall((:dtl_vector_barrier, LIBRARY), dtl_status,
        (dtl_vector_t,),
        vec)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_vector_fill_local(vec, value)
    return ccall((:dtl_vector_fill_local, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, value)
end

"""
`*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one number of
the ranks' results. Local: does not wait for other ranks.
"""
function dtl_vector_reduce_sum(vec, result)
    return ccall((:dtl_vector_reduce_sum, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, result)
end

"""
`*result` is the smallest element of this rank's part, the largest value of the dtype where it is
empty. NaN wins over every number. Local: does not wait for other ranks.
"""
function dtl_vector_reduce_min(vec, result)
    return ccall((:dtl_vector_reduce_min, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, result)
end

"""
`*result` is the largest element of this rank's part, the smallest value of the dtype where it is
empty. NaN wins over every number. Local: does not wait for other ranks.
"""
function dtl_vector_reduce_max(vec, result)
    return ccall((:dtl_vector_reduce_max, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, result)
end

"""
This rank's part is in ascending order, NaN last. Equal elements may change places. Local: does not
wait for other ranks.
"""
function dtl_vector_sort_ascending(vec)
    return ccall((:dtl_vector_sort_ascending, LIBRARY), dtl_status,
        (dtl_vector_t,),
        vec)
end

"""
The vector's elements are distributed by another policy. Each keeps its value and its global index,
and moves to the rank that now owns it, in one exchange. Pointers and spans made before are no
longer valid. The block size of block_cyclic is the one that the vector was made with. Collective.
"""
function dtl_vector_redistribute(vec, new_partition)
    return ccall((:dtl_vector_redistribute, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_partition_policy,),
        vec, new_partition)
end

"""
1 if this rank may have changed its part since the vector was made or last synchronised: by
set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local: does not wait
for other ranks.
"""
function dtl_vector_is_dirty(vec)
    return ccall((:dtl_vector_is_dirty, LIBRARY), Cint,
        (dtl_vector_t,),
        vec)
end

"""
1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks.
"""
function dtl_vector_is_clean(vec)
    return ccall((:dtl_vector_is_clean, LIBRARY), Cint,
        (dtl_vector_t,),
        vec)
end

"""
Every rank's changes are complete and visible wherever its part is kept, and the vector is clean on
all ranks. Collective.
"""
function dtl_vector_sync(vec)
    return ccall((:dtl_vector_sync, LIBRARY), dtl_status,
        (dtl_vector_t,),
        vec)
end

"""
1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_vector_is_valid(vec)
    return ccall((:dtl_vector_is_valid, LIBRARY), Cint,
        (dtl_vector_t,),
        vec)
end

"""
`*arr` is an array of `size` zeros, distributed and placed as the options say. The caller owns it. A
placement whose backend is missing is refused with DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred
then takes the host. Collective.
"""
function dtl_array_create_with_options(ctx, dtype, size, opts, arr)
    return ccall((:dtl_array_create_with_options, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{dtl_container_options}, Ptr{dtl_array_t},),
        ctx, dtype, size, opts, arr)
end

"""
How the elements are distributed over the ranks. Local: does not wait for other ranks.
"""
function dtl_array_partition_policy(arr)
    return ccall((:dtl_array_partition_policy, LIBRARY), dtl_partition_policy,
        (dtl_array_t,),
        arr)
end

"""
In which memory the elements are. Local: does not wait for other ranks.
"""
function dtl_array_placement_policy(arr)
    return ccall((:dtl_array_placement_policy, LIBRARY), dtl_placement_policy,
        (dtl_array_t,),
        arr)
end

"""
How algorithms run over this rank's part. Local: does not wait for other ranks.
"""
function dtl_array_execution_policy(arr)
    return ccall((:dtl_array_execution_policy, LIBRARY), dtl_execution_policy,
        (dtl_array_t,),
        arr)
end

"""
The device_id that the array was made with, whatever its placement; 0 unless it was given. Local:
does not wait for other ranks.
"""
function dtl_array_device_id(arr)
    return ccall((:dtl_array_device_id, LIBRARY), Cint,
        (dtl_array_t,),
        arr)
end

"""
When writes of one rank become visible to others, as the options had it; else bulk_synchronous.
Local: does not wait for other ranks.
"""
function dtl_array_consistency_policy(arr)
    return ccall((:dtl_array_consistency_policy, LIBRARY), dtl_consistency_policy,
        (dtl_array_t,),
        arr)
end

"""
What a failing call does beside failing: what the options say, or where they leave it at
return_status, what the array's context does. Local: does not wait for other ranks.
"""
function dtl_array_error_policy(arr)
    return ccall((:dtl_array_error_policy, LIBRARY), dtl_error_policy,
        (dtl_array_t,),
        arr)
end

"""
`host_buffer` holds the first `count` elements of this rank's part, wherever the array is placed.
Waits for copies from a device. The buffer is not NULL, for a count of 0 either. Local: does not
wait for other ranks.
"""
function dtl_array_copy_to_host(arr, host_buffer, count)
    return ccall((:dtl_array_copy_to_host, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{Cvoid}, dtl_size_t,),
        arr, host_buffer, count)
end

"""
The first `count` elements of this rank's part are those of `host_buffer`, wherever the array is
placed; the others stay. The buffer may be used again on return. Local: does not wait for other
ranks.
"""
function dtl_array_copy_from_host(arr, host_buffer, count)
    return ccall((:dtl_array_copy_from_host, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{Cvoid}, dtl_size_t,),
        arr, host_buffer, count)
end

"""
`*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it. Collective.
"""
function dtl_array_create(ctx, dtype, size, arr)
    return ccall((:dtl_array_create, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{dtl_array_t},),
        ctx, dtype, size, arr)
end

"""
`*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host. The
caller owns it. Collective.
"""
function dtl_array_create_fill(ctx, dtype, size, value, arr)
    return ccall((:dtl_array_create_fill, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, Ptr{Cvoid}, Ptr{dtl_array_t},),
        ctx, dtype, size, value, arr)
end

"""
The handle is closed and the elements are released; pointers to them and spans of them are no longer
valid. Null is ignored. No rank waits for another. Local: does not wait for other ranks.
"""
function dtl_array_destroy(arr)
    return ccall((:dtl_array_destroy, LIBRARY), Cvoid,
        (dtl_array_t,),
        arr)
end

"""
Elements over all ranks; of a replicated array, those of one copy. Local: does not wait for other
ranks.
"""
function dtl_array_global_size(arr)
    return ccall((:dtl_array_global_size, LIBRARY), dtl_size_t,
        (dtl_array_t,),
        arr)
end

"""
Elements of this rank's part. Local: does not wait for other ranks.
"""
function dtl_array_local_size(arr)
    return ccall((:dtl_array_local_size, LIBRARY), dtl_size_t,
        (dtl_array_t,),
        arr)
end

"""
The global index of this rank's first element. Where the rank has none: with the block policy the
number of elements on lower ranks, else 0. Only with the block policy do the rank's other elements
follow it one by one; dtl_array_to_global serves everywhere. Local: does not wait for other ranks.
"""
function dtl_array_local_offset(arr)
    return ccall((:dtl_array_local_offset, LIBRARY), dtl_index_t,
        (dtl_array_t,),
        arr)
end

"""
1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks.
"""
function dtl_array_empty(arr)
    return ccall((:dtl_array_empty, LIBRARY), Cint,
        (dtl_array_t,),
        arr)
end

"""
The type of the elements. Local: does not wait for other ranks.
"""
function dtl_array_dtype(arr)
    return ccall((:dtl_array_dtype, LIBRARY), dtl_dtype,
        (dtl_array_t,),
        arr)
end

"""
Where this rank's part starts: local_size elements, contiguous, in ascending order of global
indices. NULL where the part is empty or the host can't read it. The array owns the memory; the
pointer is valid until the array is destroyed. Local: does not wait for other ranks.
"""
function dtl_array_local_data(arr)
    return ccall((:dtl_array_local_data, LIBRARY), Ptr{Cvoid},
        (dtl_array_t,),
        arr)
end

"""
The same as dtl_array_local_data for writing. The array counts as dirty from here on, since DTL
can't see what is written through the pointer. Local: does not wait for other ranks.
"""
function dtl_array_local_data_mut(arr)
    return ccall((:dtl_array_local_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_array_t,),
        arr)
end

"""
`*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_array_get_local(arr, local_idx, value)
    return ccall((:dtl_array_get_local, LIBRARY), dtl_status,
        (dtl_array_t, dtl_size_t, Ptr{Cvoid},),
        arr, local_idx, value)
end

"""
One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
"""
function dtl_array_set_local(arr, local_idx, value)
    return ccall((:dtl_array_set_local, LIBRARY), dtl_status,
        (dtl_array_t, dtl_size_t, Ptr{Cvoid},),
        arr, local_idx, value)
end

"""
The number of ranks over which the array is distributed. Local: does not wait for other ranks.
"""
function dtl_array_num_ranks(arr)
    return ccall((:dtl_array_num_ranks, LIBRARY), dtl_rank_t,
        (dtl_array_t,),
        arr)
end

"""
This process's rank among those over which the array is distributed. Local: does not wait for other
ranks.
"""
function dtl_array_rank(arr)
    return ccall((:dtl_array_rank, LIBRARY), dtl_rank_t,
        (dtl_array_t,),
        arr)
end

"""
1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the array.
Local: does not wait for other ranks.
"""
function dtl_array_is_local(arr, global_idx)
    return ccall((:dtl_array_is_local, LIBRARY), Cint,
        (dtl_array_t, dtl_index_t,),
        arr, global_idx)
end

"""
The rank that owns the element; every rank gives the same answer, without asking the others. Local:
does not wait for other ranks.
"""
function dtl_array_owner(arr, global_idx)
    return ccall((:dtl_array_owner, LIBRARY), dtl_rank_t,
        (dtl_array_t, dtl_index_t,),
        arr, global_idx)
end

"""
The element's local index on this rank; -1 if another rank holds it, and, with an error, for an
index outside the array. Local: does not wait for other ranks.
"""
function dtl_array_to_local(arr, global_idx)
    return ccall((:dtl_array_to_local, LIBRARY), dtl_index_t,
        (dtl_array_t, dtl_index_t,),
        arr, global_idx)
end

"""
The global index of an element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_array_to_global(arr, local_idx)
    return ccall((:dtl_array_to_global, LIBRARY), dtl_index_t,
        (dtl_array_t, dtl_index_t,),
        arr, local_idx)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_array_fill_local(arr, value)
    return ccall((:dtl_array_fill_local, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{Cvoid},),
        arr, value)
end

"""
Returns once every rank of the array's context has entered. Collective.
"""
function dtl_array_barrier(arr)
    return ccall((:dtl_array_barrier, LIBRARY), dtl_status,
        (dtl_array_t,),
        arr)
end

"""
1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_array_is_valid(arr)
    return ccall((:dtl_array_is_valid, LIBRARY), Cint,
        (dtl_array_t,),
        arr)
end

"""
`*tensor` is a tensor of zeros of that global shape, distributed along its first dimension. The
caller owns it. Collective.
"""
function dtl_tensor_create(ctx, dtype, shape, tensor)
    return ccall((:dtl_tensor_create, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_shape, Ptr{dtl_tensor_t},),
        ctx, dtype, shape, tensor)
end

"""
`*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed along its
first dimension. The caller owns it. Collective.
"""
function dtl_tensor_create_fill(ctx, dtype, shape, value, tensor)
    return ccall((:dtl_tensor_create_fill, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_shape, Ptr{Cvoid}, Ptr{dtl_tensor_t},),
        ctx, dtype, shape, value, tensor)
end

"""
`*tensor` is a tensor of zeros of that global shape, whose slices along dimension `dim` are
distributed and placed as the options say. The caller owns it. Collective.
"""
function dtl_tensor_create_with_options(ctx, dtype, shape, dim, opts, tensor)
    return ccall((:dtl_tensor_create_with_options, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_shape, Cint, Ptr{dtl_container_options},
         Ptr{dtl_tensor_t},),
        ctx, dtype, shape, dim, opts, tensor)
end

"""
The handle is closed and the elements are released; pointers to them and spans of them are no longer
valid. Null is ignored. No rank waits for another. Local: does not wait for other ranks.
"""
function dtl_tensor_destroy(tensor)
    return ccall((:dtl_tensor_destroy, LIBRARY), Cvoid,
        (dtl_tensor_t,),
        tensor)
end

"""
The global shape. Local: does not wait for other ranks.
"""
function dtl_tensor_shape(tensor)
    return ccall((:dtl_tensor_shape, LIBRARY), dtl_shape,
        (dtl_tensor_t,),
        tensor)
end

"""
The number of dimensions. Local: does not wait for other ranks.
"""
function dtl_tensor_ndim(tensor)
    return ccall((:dtl_tensor_ndim, LIBRARY), Cint,
        (dtl_tensor_t,),
        tensor)
end

"""
The global extent along one dimension. Local: does not wait for other ranks.
"""
function dtl_tensor_dim(tensor, dim)
    return ccall((:dtl_tensor_dim, LIBRARY), dtl_size_t,
        (dtl_tensor_t, Cint,),
        tensor, dim)
end

"""
Elements over all ranks: the product of the global extents. Local: does not wait for other ranks.
"""
function dtl_tensor_global_size(tensor)
    return ccall((:dtl_tensor_global_size, LIBRARY), dtl_size_t,
        (dtl_tensor_t,),
        tensor)
end

"""
Elements of this rank's part: the product of the local extents. Local: does not wait for other
ranks.
"""
function dtl_tensor_local_size(tensor)
    return ccall((:dtl_tensor_local_size, LIBRARY), dtl_size_t,
        (dtl_tensor_t,),
        tensor)
end

"""
The shape of this rank's part. It differs from the global one in the distributed dimension only,
where it may be 0. Local: does not wait for other ranks.
"""
function dtl_tensor_local_shape(tensor)
    return ccall((:dtl_tensor_local_shape, LIBRARY), dtl_shape,
        (dtl_tensor_t,),
        tensor)
end

"""
The type of the elements. Local: does not wait for other ranks.
"""
function dtl_tensor_dtype(tensor)
    return ccall((:dtl_tensor_dtype, LIBRARY), dtl_dtype,
        (dtl_tensor_t,),
        tensor)
end

"""
Where this rank's part starts: local_size elements, contiguous and row-major. NULL where the part is
empty or the host can't read it. The tensor owns the memory; the pointer is valid until the tensor
is reshaped or destroyed. Local: does not wait for other ranks.
"""
function dtl_tensor_local_data(tensor)
    return ccall((:dtl_tensor_local_data, LIBRARY), Ptr{Cvoid},
        (dtl_tensor_t,),
        tensor)
end

"""
The same as dtl_tensor_local_data for writing. Local: does not wait for other ranks.
"""
function dtl_tensor_local_data_mut(tensor)
    return ccall((:dtl_tensor_local_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_tensor_t,),
        tensor)
end

"""
How many elements lie between neighbours along a dimension in this rank's part: the product of the
local extents behind it, 1 for the last. Local: does not wait for other ranks.
"""
function dtl_tensor_stride(tensor, dim)
    return ccall((:dtl_tensor_stride, LIBRARY), dtl_size_t,
        (dtl_tensor_t, Cint,),
        tensor, dim)
end

"""
`*value` is a copy of one element of this rank's part. An index outside the local shape is refused
with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
"""
function dtl_tensor_get_local_nd(tensor, indices, value)
    return ccall((:dtl_tensor_get_local_nd, LIBRARY), dtl_status,
        (dtl_tensor_t, Ptr{dtl_index_t}, Ptr{Cvoid},),
        tensor, indices, value)
end

"""
One element of this rank's part is a copy of `*value`. An index outside the local shape is refused
with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
"""
function dtl_tensor_set_local_nd(tensor, indices, value)
    return ccall((:dtl_tensor_set_local_nd, LIBRARY), dtl_status,
        (dtl_tensor_t, Ptr{dtl_index_t}, Ptr{Cvoid},),
        tensor, indices, value)
end

"""
`*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_tensor_get_local(tensor, linear_idx, value)
    return ccall((:dtl_tensor_get_local, LIBRARY), dtl_status,
        (dtl_tensor_t, dtl_size_t, Ptr{Cvoid},),
        tensor, linear_idx, value)
end

"""
One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
"""
function dtl_tensor_set_local(tensor, linear_idx, value)
    return ccall((:dtl_tensor_set_local, LIBRARY), dtl_status,
        (dtl_tensor_t, dtl_size_t, Ptr{Cvoid},),
        tensor, linear_idx, value)
end

"""
The number of ranks over which the tensor is distributed. Local: does not wait for other ranks.
"""
function dtl_tensor_num_ranks(tensor)
    return ccall((:dtl_tensor_num_ranks, LIBRARY), dtl_rank_t,
        (dtl_tensor_t,),
        tensor)
end

"""
This process's rank among those over which the tensor is distributed. Local: does not wait for other
ranks.
"""
function dtl_tensor_rank(tensor)
    return ccall((:dtl_tensor_rank, LIBRARY), dtl_rank_t,
        (dtl_tensor_t,),
        tensor)
end

"""
Which dimension is cut into parts, from 0. Local: does not wait for other ranks.
"""
function dtl_tensor_distributed_dim(tensor)
    return ccall((:dtl_tensor_distributed_dim, LIBRARY), Cint,
        (dtl_tensor_t,),
        tensor)
end

"""
The tensor has another global shape of as many elements. Elements keep their place in the row-major
order of the whole tensor, and move to the ranks that own it under the new shape, in one exchange.
Pointers and spans made before are no longer valid. Collective.
"""
function dtl_tensor_reshape(tensor, new_shape)
    return ccall((:dtl_tensor_reshape, LIBRARY), dtl_status,
        (dtl_tensor_t, dtl_shape,),
        tensor, new_shape)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_tensor_fill_local(tensor, value)
    return ccall((:dtl_tensor_fill_local, LIBRARY), dtl_status,
        (dtl_tensor_t, Ptr{Cvoid},),
        tensor, value)
end

"""
Returns once every rank of the tensor's context has entered. Collective.
"""
function dtl_tensor_barrier(tensor)
    return ccall((:dtl_tensor_barrier, LIBRARY), dtl_status,
        (dtl_tensor_t,),
        tensor)
end

"""
1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_tensor_is_valid(tensor)
    return ccall((:dtl_tensor_is_valid, LIBRARY), Cint,
        (dtl_tensor_t,),
        tensor)
end

"""
`*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks` that
together have `global_size`. The memory stays the caller's and must outlive the span. Local: does
not wait for other ranks.
"""
function dtl_span_create(dtype, local_data, local_size, global_size, rank, num_ranks, span)
    return ccall((:dtl_span_create, LIBRARY), dtl_status,
        (dtl_dtype, Ptr{Cvoid}, dtl_size_t, dtl_size_t, dtl_rank_t, dtl_rank_t, Ptr{dtl_span_t},),
        dtype, local_data, local_size, global_size, rank, num_ranks, span)
end

"""
`*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
"""
function dtl_span_from_vector(vec, span)
    return ccall((:dtl_span_from_vector, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{dtl_span_t},),
        vec, span)
end

"""
`*span` looks at this rank's part of the array. Local: does not wait for other ranks.
"""
function dtl_span_from_array(arr, span)
    return ccall((:dtl_span_from_array, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{dtl_span_t},),
        arr, span)
end

"""
`*span` looks at this rank's part of the tensor as one dimension, in row-major order. Local: does
not wait for other ranks.
"""
function dtl_span_from_tensor(tensor, span)
    return ccall((:dtl_span_from_tensor, LIBRARY), dtl_status,
        (dtl_tensor_t, Ptr{dtl_span_t},),
        tensor, span)
end

"""
The handle is closed; the elements stay. Null is ignored. Local: does not wait for other ranks.
"""
function dtl_span_destroy(span)
    return ccall((:dtl_span_destroy, LIBRARY), Cvoid,
        (dtl_span_t,),
        span)
end

"""
Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local: does not
wait for other ranks.
"""
function dtl_span_size(span)
    return ccall((:dtl_span_size, LIBRARY), dtl_size_t,
        (dtl_span_t,),
        span)
end

"""
Elements that the span looks at on this rank. Local: does not wait for other ranks.
"""
function dtl_span_local_size(span)
    return ccall((:dtl_span_local_size, LIBRARY), dtl_size_t,
        (dtl_span_t,),
        span)
end

"""
Bytes that the span looks at on this rank. Local: does not wait for other ranks.
"""
function dtl_span_size_bytes(span)
    return ccall((:dtl_span_size_bytes, LIBRARY), dtl_size_t,
        (dtl_span_t,),
        span)
end

"""
1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks.
"""
function dtl_span_empty(span)
    return ccall((:dtl_span_empty, LIBRARY), Cint,
        (dtl_span_t,),
        span)
end

"""
The type of the elements. Local: does not wait for other ranks.
"""
function dtl_span_dtype(span)
    return ccall((:dtl_span_dtype, LIBRARY), dtl_dtype,
        (dtl_span_t,),
        span)
end

"""
Where the span's elements start: local_size elements, contiguous. NULL where there are none or the
host can't read them. Local: does not wait for other ranks.
"""
function dtl_span_data(span)
    return ccall((:dtl_span_data, LIBRARY), Ptr{Cvoid},
        (dtl_span_t,),
        span)
end

"""
The same as dtl_span_data for writing. Local: does not wait for other ranks.
"""
function dtl_span_data_mut(span)
    return ccall((:dtl_span_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_span_t,),
        span)
end

"""
This process's rank among those of the span. Local: does not wait for other ranks.
"""
function dtl_span_rank(span)
    return ccall((:dtl_span_rank, LIBRARY), dtl_rank_t,
        (dtl_span_t,),
        span)
end

"""
The number of ranks over which the span's elements are distributed. Local: does not wait for other
ranks.
"""
function dtl_span_num_ranks(span)
    return ccall((:dtl_span_num_ranks, LIBRARY), dtl_rank_t,
        (dtl_span_t,),
        span)
end

"""
`*value` is a copy of one element that the span looks at. Local: does not wait for other ranks.
"""
function dtl_span_get_local(span, local_idx, value)
    return ccall((:dtl_span_get_local, LIBRARY), dtl_status,
        (dtl_span_t, dtl_size_t, Ptr{Cvoid},),
        span, local_idx, value)
end

"""
One element that the span looks at is a copy of `*value`; its owner sees the change. Local: does not
wait for other ranks.
"""
function dtl_span_set_local(span, local_idx, value)
    return ccall((:dtl_span_set_local, LIBRARY), dtl_status,
        (dtl_span_t, dtl_size_t, Ptr{Cvoid},),
        span, local_idx, value)
end

"""
`*out_span` looks at the first `count` elements of `span` on this rank. Local: does not wait for
other ranks.
"""
function dtl_span_first(span, count, out_span)
    return ccall((:dtl_span_first, LIBRARY), dtl_status,
        (dtl_span_t, dtl_size_t, Ptr{dtl_span_t},),
        span, count, out_span)
end

"""
`*out_span` looks at the last `count` elements of `span` on this rank. Local: does not wait for
other ranks.
"""
function dtl_span_last(span, count, out_span)
    return ccall((:dtl_span_last, LIBRARY), dtl_status,
        (dtl_span_t, dtl_size_t, Ptr{dtl_span_t},),
        span, count, out_span)
end

"""
`*out_span` looks at `count` elements of `span` on this rank, from local index `offset` on. Local:
does not wait for other ranks.
"""
function dtl_span_subspan(span, offset, count, out_span)
    return ccall((:dtl_span_subspan, LIBRARY), dtl_status,
        (dtl_span_t, dtl_size_t, dtl_size_t, Ptr{dtl_span_t},),
        span, offset, count, out_span)
end

"""
1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the last error
says which. What the span looks at is not examined. Local: does not wait for other ranks.
"""
function dtl_span_is_valid(span)
    return ccall((:dtl_span_is_valid, LIBRARY), Cint,
        (dtl_span_t,),
        span)
end

"""
How the elements are distributed over the ranks; of a tensor, the slices along its distributed
dimension. Local: does not wait for other ranks.
"""
function dtl_container_partition_policy(container)
    return ccall((:dtl_container_partition_policy, LIBRARY), dtl_partition_policy,
        (dtl_container_t,),
        container)
end

"""
In which memory the elements are. Local: does not wait for other ranks.
"""
function dtl_container_placement_policy(container)
    return ccall((:dtl_container_placement_policy, LIBRARY), dtl_placement_policy,
        (dtl_container_t,),
        container)
end

"""
How algorithms run over this rank's part. Local: does not wait for other ranks.
"""
function dtl_container_execution_policy(container)
    return ccall((:dtl_container_execution_policy, LIBRARY), dtl_execution_policy,
        (dtl_container_t,),
        container)
end

"""
The device_id that the container was made with, whatever its placement; 0 unless it was given.
Local: does not wait for other ranks.
"""
function dtl_container_device_id(container)
    return ccall((:dtl_container_device_id, LIBRARY), Cint,
        (dtl_container_t,),
        container)
end

"""
The consistency policy of the options, else bulk_synchronous. It has no effect: a collective call
sees all that was written before it. Local: does not wait for other ranks.
"""
function dtl_container_consistency_policy(container)
    return ccall((:dtl_container_consistency_policy, LIBRARY), dtl_consistency_policy,
        (dtl_container_t,),
        container)
end

"""
What a failing call does beside failing: what the options say, or where they leave it at
return_status, what the container's context does. Local: does not wait for other ranks.
"""
function dtl_container_error_policy(container)
    return ccall((:dtl_container_error_policy, LIBRARY), dtl_error_policy,
        (dtl_container_t,),
        container)
end

"""
The type of the elements. Local: does not wait for other ranks.
"""
function dtl_container_dtype(container)
    return ccall((:dtl_container_dtype, LIBRARY), dtl_dtype,
        (dtl_container_t,),
        container)
end

"""
Elements over all ranks. Local: does not wait for other ranks.
"""
function dtl_container_global_size(container)
    return ccall((:dtl_container_global_size, LIBRARY), dtl_size_t,
        (dtl_container_t,),
        container)
end

"""
Elements on this rank. Local: does not wait for other ranks.
"""
function dtl_container_local_size(container)
    return ccall((:dtl_container_local_size, LIBRARY), dtl_size_t,
        (dtl_container_t,),
        container)
end

"""
The global index of this rank's first element; of a tensor, that of its first slice along the
distributed dimension. In a block partition the others follow it one by one. Local: does not wait
for other ranks.
"""
function dtl_container_local_offset(container)
    return ccall((:dtl_container_local_offset, LIBRARY), dtl_index_t,
        (dtl_container_t,),
        container)
end

"""
Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local: does not
wait for other ranks.
"""
function dtl_container_block_size(container)
    return ccall((:dtl_container_block_size, LIBRARY), dtl_size_t,
        (dtl_container_t,),
        container)
end

"""
The number of dimensions. Local: does not wait for other ranks.
"""
function dtl_container_ndim(container)
    return ccall((:dtl_container_ndim, LIBRARY), Cint,
        (dtl_container_t,),
        container)
end

"""
The number of ranks over which the elements are distributed. Local: does not wait for other ranks.
"""
function dtl_container_num_ranks(container)
    return ccall((:dtl_container_num_ranks, LIBRARY), dtl_rank_t,
        (dtl_container_t,),
        container)
end

"""
This process's rank among those over which the elements are distributed. Local: does not wait for
other ranks.
"""
function dtl_container_rank(container)
    return ccall((:dtl_container_rank, LIBRARY), dtl_rank_t,
        (dtl_container_t,),
        container)
end

"""
Where this rank's part starts: local_size elements, contiguous, of a tensor row-major. NULL where it
is empty or the host can't reach it. Local: does not wait for other ranks.
"""
function dtl_container_local_data(container)
    return ccall((:dtl_container_local_data, LIBRARY), Ptr{Cvoid},
        (dtl_container_t,),
        container)
end

"""
The same as dtl_container_local_data for writing. The container is dirty from here on. Local: does
not wait for other ranks.
"""
function dtl_container_local_data_mut(container)
    return ccall((:dtl_container_local_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_container_t,),
        container)
end

"""
Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
dtl_container_device_number. Local: does not wait for other ranks.
"""
function dtl_container_device_kind(container)
    return ccall((:dtl_container_device_kind, LIBRARY), dtl_device_kind,
        (dtl_container_t,),
        container)
end

"""
The number of the device that has the elements, of those of dtl_container_device_kind; 0 where none
has. Local: does not wait for other ranks.
"""
function dtl_container_device_number(container)
    return ccall((:dtl_container_device_number, LIBRARY), Cint,
        (dtl_container_t,),
        container)
end

"""
Where this rank's part starts in the memory of its device, or NULL where it is empty or on the host
alone. The pointer is valid until the container is resized, redistributed, reshaped or destroyed.
What was done to the elements before is complete; what is queued on them is waited for. Local: does
not wait for other ranks.
"""
function dtl_container_device_data(container)
    return ccall((:dtl_container_device_data, LIBRARY), Ptr{Cvoid},
        (dtl_container_t,),
        container)
end

"""
The same as dtl_container_device_data for writing. The container is dirty from here on. Local: does
not wait for other ranks.
"""
function dtl_container_device_data_mut(container)
    return ccall((:dtl_container_device_data_mut, LIBRARY), Ptr{Cvoid},
        (dtl_container_t,),
        container)
end

"""
1 if this rank may have changed its part since the container was made or last synchronised, 0 else.
Local: does not wait for other ranks.
"""
function dtl_container_is_dirty(container)
    return ccall((:dtl_container_is_dirty, LIBRARY), Cint,
        (dtl_container_t,),
        container)
end

"""
1 if the container is not dirty on this rank, 0 else. Local: does not wait for other ranks.
"""
function dtl_container_is_clean(container)
    return ccall((:dtl_container_is_clean, LIBRARY), Cint,
        (dtl_container_t,),
        container)
end

"""
1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the whole.
Local: does not wait for other ranks.
"""
function dtl_container_is_local(container, global_idx)
    return ccall((:dtl_container_is_local, LIBRARY), Cint,
        (dtl_container_t, dtl_index_t,),
        container, global_idx)
end

"""
The rank that owns the element; every rank gives the same answer, without asking the others. Local:
does not wait for other ranks.
"""
function dtl_container_owner(container, global_idx)
    return ccall((:dtl_container_owner, LIBRARY), dtl_rank_t,
        (dtl_container_t, dtl_index_t,),
        container, global_idx)
end

"""
The element's index in this rank's part, or -1 where another rank holds it. Local: does not wait for
other ranks.
"""
function dtl_container_to_local(container, global_idx)
    return ccall((:dtl_container_to_local, LIBRARY), dtl_index_t,
        (dtl_container_t, dtl_index_t,),
        container, global_idx)
end

"""
The global index of an element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_container_to_global(container, local_idx)
    return ccall((:dtl_container_to_global, LIBRARY), dtl_index_t,
        (dtl_container_t, dtl_index_t,),
        container, local_idx)
end

"""
`*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
"""
function dtl_container_get_local(container, local_idx, value)
    return ccall((:dtl_container_get_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_size_t, Ptr{Cvoid},),
        container, local_idx, value)
end

"""
One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
"""
function dtl_container_set_local(container, local_idx, value)
    return ccall((:dtl_container_set_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_size_t, Ptr{Cvoid},),
        container, local_idx, value)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_container_fill_local(container, value)
    return ccall((:dtl_container_fill_local, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid},),
        container, value)
end

"""
`host_buffer` holds the first `count` elements of this rank's part, wherever the container is
placed. Local: does not wait for other ranks.
"""
function dtl_container_copy_to_host(container, host_buffer, count)
    return ccall((:dtl_container_copy_to_host, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_size_t,),
        container, host_buffer, count)
end

"""
The first `count` elements of this rank's part are those of `host_buffer`, wherever the container is
placed; the others stay. The buffer may be used again on return. Local: does not wait for other
ranks.
"""
function dtl_container_copy_from_host(container, host_buffer, count)
    return ccall((:dtl_container_copy_from_host, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_size_t,),
        container, host_buffer, count)
end

"""
Every rank may read and write single elements of the others' parts of the container, by
dtl_container_get_element and its kin, until it is destroyed. A container that is exposed already
stays so. It starts the service of its context, as windows do: a thread that answers while the
program computes, where MPI allows several threads; elsewhere a rank answers while it waits in a
call of DTL's that is one-sided. A span is refused. Collective.
"""
function dtl_container_expose(container)
    return ccall((:dtl_container_expose, LIBRARY), dtl_status,
        (dtl_container_t,),
        container)
end

"""
`*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls. An
element of this rank's part is there at once; for others the container must be exposed. Nothing
orders it with what the owner writes meanwhile; a dtl_container_sync between does. Waits for the
ranks that have the elements.
"""
function dtl_container_get_element(container, global_idx, value)
    return ccall((:dtl_container_get_element, LIBRARY), dtl_status,
        (dtl_container_t, dtl_index_t, Ptr{Cvoid},),
        container, global_idx, value)
end

"""
The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided, as
dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the ranks that
have the elements.
"""
function dtl_container_set_element(container, global_idx, value)
    return ccall((:dtl_container_set_element, LIBRARY), dtl_status,
        (dtl_container_t, dtl_index_t, Ptr{Cvoid},),
        container, global_idx, value)
end

"""
`values[i]` is a copy of the element `indices[i]`: one message to each rank that has some, and one
back. For the rest, as dtl_container_get_element. Waits for the ranks that have the elements.
"""
function dtl_container_get_elements(container, indices, count, values)
    return ccall((:dtl_container_get_elements, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_index_t}, dtl_size_t, Ptr{Cvoid},),
        container, indices, count, values)
end

"""
The element `indices[i]` is a copy of `values[i]` when the call returns; of an index that is there
twice, the later one. For the rest, as dtl_container_set_element. Waits for the ranks that have the
elements.
"""
function dtl_container_set_elements(container, indices, count, values)
    return ccall((:dtl_container_set_elements, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_index_t}, dtl_size_t, Ptr{Cvoid},),
        container, indices, count, values)
end

"""
The elements of a vector, an array or a tensor are distributed by another policy; a tensor stays
distributed along the same dimension. Each element keeps its value and its global index, and moves
to the rank that now owns it, in one exchange. Pointers and spans made before are no longer valid. A
span owns nothing and is refused. Collective.
"""
function dtl_container_redistribute(container, new_partition)
    return ccall((:dtl_container_redistribute, LIBRARY), dtl_status,
        (dtl_container_t, dtl_partition_policy,),
        container, new_partition)
end

"""
Returns once every rank of the container's context has entered. A span of the program's own memory
has none to wait for. Collective.
"""
function dtl_container_barrier(container)
    return ccall((:dtl_container_barrier, LIBRARY), dtl_status,
        (dtl_container_t,),
        container)
end

"""
Every rank's changes are complete and visible wherever its part is kept, and the container is clean
on all ranks. Collective.
"""
function dtl_container_sync(container)
    return ccall((:dtl_container_sync, LIBRARY), dtl_status,
        (dtl_container_t,),
        container)
end

"""
`padded` holds this rank's part with a margin around it: of each dimension `d` its local extent and
`widths[d]` elements more on both sides, row by row. The margin holds what lies there in the whole,
also in the corners: elements of other ranks along the distributed dimension, however many ranks it
takes. At the ends of a dimension that is periodic the other end follows; at open ends the margin
stays what it was. Elements must be distributed by block, or be all here; a span is refused. Slices
move in one all-to-all; where `padded` is memory of the device that has the elements, nothing else
travels. Collective.
"""
function dtl_container_exchange_halo(container, widths, periodic, padded, capacity)
    return ccall((:dtl_container_exchange_halo, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_size_t}, Ptr{Cint}, Ptr{Cvoid}, dtl_size_t,),
        container, widths, periodic, padded, capacity)
end

"""
The same of elements that live in `padded`: its inner part is what this rank has, and is given to
the others, so that only slices of the margin are copied. Those of the container take no part. A
stencil that goes on and on keeps its field so, with `container_exchange_halo` before its first
step. Collective.
"""
function dtl_container_refresh_halo(container, widths, periodic, padded, capacity)
    return ccall((:dtl_container_refresh_halo, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_size_t}, Ptr{Cint}, Ptr{Cvoid}, dtl_size_t,),
        container, widths, periodic, padded, capacity)
end

"""
`recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on every
rank: an allreduce over the container's ranks, which needs no context. The elements of the container
take no part. Of a span of the program's own memory it is a copy. Collective.
"""
function dtl_container_combine(container, sendbuf, recvbuf, count, dtype, op)
    return ccall((:dtl_container_combine, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        container, sendbuf, recvbuf, count, dtype, op)
end

"""
The file `path` holds all elements of the container, a vector, an array or a tensor. It is written
under another name, `dtl.`, a random number and `.part`, beside it and takes its place when it is
complete: a save that fails leaves what was there. Only a regular file that may be written is
replaced; where `path` is a symbolic link, the file that it names is, or is made. Unless the
elements lie in row-major order from rank to rank already, as in block containers that are
distributed along dimension 0, they move there first, in one exchange, which needs memory for a copy
of this rank's part or two. Collective.
"""
function dtl_container_save(container, path)
    return ccall((:dtl_container_save, LIBRARY), dtl_status,
        (dtl_container_t, Cstring,),
        container, path)
end

"""
The elements of the container are those of the file `path`, which has the container's dtype and
global shape. The container keeps its distribution; pointers to its elements stay valid. After a
failure while elements are read, they are some of both. Collective.
"""
function dtl_container_load(container, path)
    return ccall((:dtl_container_load, LIBRARY), dtl_status,
        (dtl_container_t, Cstring,),
        container, path)
end

"""
`*dtype` and `*shape` are those of the elements in the file `path`: what a container must have to
load it. Rank 0 reads the file's header. Collective.
"""
function dtl_file_inspect(ctx, path, dtype, shape)
    return ccall((:dtl_file_inspect, LIBRARY), dtl_status,
        (dtl_context_t, Cstring, Ptr{Cint}, Ptr{dtl_shape},),
        ctx, path, dtype, shape)
end

"""
`*memory` holds the memory that this rank's part of the container now has. A span of memory that is
the caller's own gives a null handle. Local: does not wait for other ranks.
"""
function dtl_container_memory(container, memory)
    return ccall((:dtl_container_memory, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_memory_t},),
        container, memory)
end

"""
The handle is closed; the memory is freed once neither a container, a window nor another handle
holds it. Null is ignored. Local: does not wait for other ranks.
"""
function dtl_memory_release(memory)
    return ccall((:dtl_memory_release, LIBRARY), Cvoid,
        (dtl_memory_t,),
        memory)
end

"""
Makes an empty map from keys of one element of `key_dtype` to values of one element of
`value_dtype`. Collective.
"""
function dtl_map_create(ctx, key_dtype, value_dtype, map)
    return ccall((:dtl_map_create, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_dtype, Ptr{dtl_map_t},),
        ctx, key_dtype, value_dtype, map)
end

"""
Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values are
`value_count` elements
of `value_dtype`. A byte string of at most n bytes is a key of n elements of DTL_DTYPE_BYTE, filled
up with zeros. Collective.
"""
function dtl_map_create_sized(ctx, key_dtype, key_count, value_dtype, value_count, map)
    return ccall((:dtl_map_create_sized, LIBRARY), dtl_status,
        (dtl_context_t, dtl_dtype, dtl_size_t, dtl_dtype, dtl_size_t, Ptr{dtl_map_t},),
        ctx, key_dtype, key_count, value_dtype, value_count, map)
end

"""
Completes this rank's writes and frees the map on all ranks. It returns when every rank has come, so
that no rank
asks a map that is gone. It waits for the calls of other threads with the map, and is refused in one
of its own. Collective.
"""
function dtl_map_destroy(map)
    return ccall((:dtl_map_destroy, LIBRARY), Cvoid,
        (dtl_map_t,),
        map)
end

"""
The value of `key` will be `value`, whether or not it had one. Both are copied. The owner need not
call anything. Of
two ranks' values for one key the one that reaches the owner last stays. Waits for the rank that
owns the key, where its buffer is full.
"""
function dtl_map_insert(map, key, value)
    return ccall((:dtl_map_insert, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid},),
        map, key, value)
end

"""
As `count` insertions, in the order of the arrays. Where it fails, some of them are done and others
are not. Waits for the ranks that own the keys, where their buffers are full.
"""
function dtl_map_insert_batch(map, keys, values, count)
    return ccall((:dtl_map_insert_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t,),
        map, keys, values, count)
end

"""
The value of `key` will be its value combined with `value` by `op`, or `value` where the key is new.
The owner
combines one value at a time, so no contribution of any rank is lost; their order is not fixed.
Waits for the rank that owns the key, where its buffer is full.
"""
function dtl_map_combine(map, key, value, op)
    return ccall((:dtl_map_combine, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_reduce_op,),
        map, key, value, op)
end

"""
As `count` combinations, in the order of the arrays. Waits for the ranks that own the keys, where
their buffers are full.
"""
function dtl_map_combine_batch(map, keys, values, count, op)
    return ccall((:dtl_map_combine_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_reduce_op,),
        map, keys, values, count, op)
end

"""
The value of `key` will be what `func` makes of its value and `value`, in this order, or `value`
where the key is
new. It is done when the call returns: this rank asks for the value, calls `func`, and puts the
result in its
place if no other rank has changed it meanwhile, else it begins again. So `func` may be called more
than once, on
this rank only, and no contribution is lost. Waits for the rank that owns the key.
"""
function dtl_map_combine_with(map, key, value, func, user_data)
    return ccall((:dtl_map_combine_with, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_binary_func, Ptr{Cvoid},),
        map, key, value, func, user_data)
end

"""
As `count` calls of `map_combine_with`, with a few messages to each owner. Of several values for one
key each is combined with what the one before has made. Waits for the ranks that own the keys.
"""
function dtl_map_combine_with_batch(map, keys, values, count, func, user_data)
    return ccall((:dtl_map_combine_with_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_binary_func, Ptr{Cvoid},),
        map, keys, values, count, func, user_data)
end

"""
The value of `key` is `value` if it was `expected`, byte by byte, else it is left as it is;
`replaced` tells.
Where `expected` is NULL the key must not be there, and is put in. One atomic step on the owner,
done when
the call returns. Waits for the rank that owns the key.
"""
function dtl_map_replace(map, key, expected, value, replaced)
    return ccall((:dtl_map_replace, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cint},),
        map, key, expected, value, replaced)
end

"""
As `count` calls of `map_replace`, with few messages to each owner and back. Waits for the ranks
that own the keys.
"""
function dtl_map_replace_batch(map, keys, expected, present, values, count, replaced)
    return ccall((:dtl_map_replace_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid},),
        map, keys, expected, present, values, count, replaced)
end

"""
`found` tells whether `key` is in the map, and `value` is its value if so, and untouched if not. The
owner answers, and need not call anything. A key that isn't there is no error. Waits for the rank
that owns the key.
"""
function dtl_map_find(map, key, value, found)
    return ccall((:dtl_map_find, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cint},),
        map, key, value, found)
end

"""
As `count` calls of `map_find`, with few messages to each owner and back. Values of keys that are
not there are
left untouched. Waits for the ranks that own the keys.
"""
function dtl_map_find_batch(map, keys, count, values, found)
    return ccall((:dtl_map_find_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid}, Ptr{Cvoid},),
        map, keys, count, values, found)
end

"""
As `count` calls of `map_contains`, with few messages to each owner and back. Waits for the ranks
that own the keys.
"""
function dtl_map_contains_batch(map, keys, count, found)
    return ccall((:dtl_map_contains_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid},),
        map, keys, count, found)
end

"""
`found` tells whether `key` is in the map. Waits for the rank that owns the key.
"""
function dtl_map_contains(map, key, found)
    return ccall((:dtl_map_contains, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cint},),
        map, key, found)
end

"""
`key` is not in the map any more; `erased` tells whether it was. It is done when the call returns,
and
comes behind this rank's earlier writes to the key. Waits for the rank that owns the key.
"""
function dtl_map_erase(map, key, erased)
    return ccall((:dtl_map_erase, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cint},),
        map, key, erased)
end

"""
As `count` erasures, with few messages to each owner and back. Waits for the ranks that own the
keys.
"""
function dtl_map_erase_batch(map, keys, count, erased)
    return ccall((:dtl_map_erase_batch, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid},),
        map, keys, count, erased)
end

"""
Every write of this rank is done on the ranks that own the keys. Reports the first write that
failed. Waits for the ranks that own the keys.
"""
function dtl_map_flush(map)
    return ccall((:dtl_map_flush, LIBRARY), dtl_status,
        (dtl_map_t,),
        map)
end

"""
Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A write of
this rank that
failed is reported here, after the others have been waited for. Collective.
"""
function dtl_map_sync(map)
    return ccall((:dtl_map_sync, LIBRARY), dtl_status,
        (dtl_map_t,),
        map)
end

"""
The map is empty on all ranks; writes that were still buffered are gone with the others. Collective.
"""
function dtl_map_clear(map)
    return ccall((:dtl_map_clear, LIBRARY), dtl_status,
        (dtl_map_t,),
        map)
end

"""
Entries that this rank owns now. Local: does not wait for other ranks.
"""
function dtl_map_local_size(map)
    return ccall((:dtl_map_local_size, LIBRARY), dtl_size_t,
        (dtl_map_t,),
        map)
end

"""
Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of now. Local:
does not wait for other ranks.
"""
function dtl_map_global_size(map)
    return ccall((:dtl_map_global_size, LIBRARY), dtl_size_t,
        (dtl_map_t,),
        map)
end

"""
Returns whether this rank has written to the map since the last `map_sync` or `map_clear`. Local:
does not wait for other ranks.
"""
function dtl_map_is_dirty(map)
    return ccall((:dtl_map_is_dirty, LIBRARY), Cint,
        (dtl_map_t,),
        map)
end

"""
The dtype of a key's elements. Local: does not wait for other ranks.
"""
function dtl_map_key_dtype(map)
    return ccall((:dtl_map_key_dtype, LIBRARY), dtl_dtype,
        (dtl_map_t,),
        map)
end

"""
The dtype of a value's elements. Local: does not wait for other ranks.
"""
function dtl_map_value_dtype(map)
    return ccall((:dtl_map_value_dtype, LIBRARY), dtl_dtype,
        (dtl_map_t,),
        map)
end

"""
Bytes a key. Local: does not wait for other ranks.
"""
function dtl_map_key_size(map)
    return ccall((:dtl_map_key_size, LIBRARY), dtl_size_t,
        (dtl_map_t,),
        map)
end

"""
Bytes a value. Local: does not wait for other ranks.
"""
function dtl_map_value_size(map)
    return ccall((:dtl_map_value_size, LIBRARY), dtl_size_t,
        (dtl_map_t,),
        map)
end

"""
The rank that holds `key`, or would hold it; the same answer on all ranks. Local: does not wait for
other ranks.
"""
function dtl_map_owner(map, key)
    return ccall((:dtl_map_owner, LIBRARY), dtl_rank_t,
        (dtl_map_t, Ptr{Cvoid},),
        map, key)
end

"""
Copies the entries that this rank owns, in no particular order, and sets `count` to how many there
are.
Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there are more than `capacity`.
Local: does not wait for other ranks.
"""
function dtl_map_local_entries(map, keys, values, capacity, count)
    return ccall((:dtl_map_local_entries, LIBRARY), dtl_status,
        (dtl_map_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, Ptr{dtl_size_t},),
        map, keys, values, capacity, count)
end

"""
Calls `func` for each entry that this rank owns, in no particular order. The entries are copied
before the first
call, so that `func` may insert, erase and ask: it sees those that were there when `map_for_each`
was called. Local: does not wait for other ranks.
"""
function dtl_map_for_each(map, func, user_data)
    return ccall((:dtl_map_for_each, LIBRARY), dtl_status,
        (dtl_map_t, dtl_map_func, Ptr{Cvoid},),
        map, func, user_data)
end

"""
1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not wait for
other ranks.
"""
function dtl_map_is_valid(map)
    return ccall((:dtl_map_is_valid, LIBRARY), Cint,
        (dtl_map_t,),
        map)
end

"""
`func` has been called once for each element of this rank's part, and may have changed it. Local:
does not wait for other ranks.
"""
function dtl_for_each_vector(vec, func, user_data)
    return ccall((:dtl_for_each_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_unary_func, Ptr{Cvoid},),
        vec, func, user_data)
end

"""
`func` has been called once for each element of this rank's part, which it must not change. Local:
does not wait for other ranks.
"""
function dtl_for_each_vector_const(vec, func, user_data)
    return ccall((:dtl_for_each_vector_const, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_const_unary_func, Ptr{Cvoid},),
        vec, func, user_data)
end

"""
`func` has been called once for each element of this rank's part, and may have changed it. Local:
does not wait for other ranks.
"""
function dtl_for_each_array(arr, func, user_data)
    return ccall((:dtl_for_each_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_unary_func, Ptr{Cvoid},),
        arr, func, user_data)
end

"""
`func` has been called once for each element of this rank's part, which it must not change. Local:
does not wait for other ranks.
"""
function dtl_for_each_array_const(arr, func, user_data)
    return ccall((:dtl_for_each_array_const, LIBRARY), dtl_status,
        (dtl_array_t, dtl_const_unary_func, Ptr{Cvoid},),
        arr, func, user_data)
end

"""
`func` has written each element of this rank's part of `dst` from the one of `src` with the same
local index. `src` and `dst` may be one container; else their local sizes must be equal, and dtypes
may differ. Local: does not wait for other ranks.
"""
function dtl_transform_vector(src, dst, func, user_data)
    return ccall((:dtl_transform_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_vector_t, dtl_transform_func, Ptr{Cvoid},),
        src, dst, func, user_data)
end

"""
`func` has written each element of this rank's part of `dst` from the one of `src` with the same
local index. `src` and `dst` may be one container; else their local sizes must be equal, and dtypes
may differ. Local: does not wait for other ranks.
"""
function dtl_transform_array(src, dst, func, user_data)
    return ccall((:dtl_transform_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_array_t, dtl_transform_func, Ptr{Cvoid},),
        src, dst, func, user_data)
end

"""
This rank's part of `dst` equals that of `src`, element by element in local order. Both must have
the same dtype and the same local size. Local: does not wait for other ranks.
"""
function dtl_copy_vector(src, dst)
    return ccall((:dtl_copy_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_vector_t,),
        src, dst)
end

"""
This rank's part of `dst` equals that of `src`, element by element in local order. Both must have
the same dtype and the same local size. Local: does not wait for other ranks.
"""
function dtl_copy_array(src, dst)
    return ccall((:dtl_copy_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_array_t,),
        src, dst)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_fill_vector(vec, value)
    return ccall((:dtl_fill_vector, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, value)
end

"""
Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
"""
function dtl_fill_array(arr, value)
    return ccall((:dtl_fill_array, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{Cvoid},),
        arr, value)
end

"""
The local index of the first element that equals `*value`, or -1 if this rank has none. NaN equals
NaN here. Local: does not wait for other ranks.
"""
function dtl_find_vector(vec, value)
    return ccall((:dtl_find_vector, LIBRARY), dtl_index_t,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, value)
end

"""
The local index of the first element for which `pred` says yes, or -1 if this rank has none. Local:
does not wait for other ranks.
"""
function dtl_find_if_vector(vec, pred, user_data)
    return ccall((:dtl_find_if_vector, LIBRARY), dtl_index_t,
        (dtl_vector_t, dtl_predicate, Ptr{Cvoid},),
        vec, pred, user_data)
end

"""
The local index of the first element that equals `*value`, or -1 if this rank has none. NaN equals
NaN here. Local: does not wait for other ranks.
"""
function dtl_find_array(arr, value)
    return ccall((:dtl_find_array, LIBRARY), dtl_index_t,
        (dtl_array_t, Ptr{Cvoid},),
        arr, value)
end

"""
The local index of the first element for which `pred` says yes, or -1 if this rank has none. Local:
does not wait for other ranks.
"""
function dtl_find_if_array(arr, pred, user_data)
    return ccall((:dtl_find_if_array, LIBRARY), dtl_index_t,
        (dtl_array_t, dtl_predicate, Ptr{Cvoid},),
        arr, pred, user_data)
end

"""
How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does not wait for
other ranks.
"""
function dtl_count_vector(vec, value)
    return ccall((:dtl_count_vector, LIBRARY), dtl_size_t,
        (dtl_vector_t, Ptr{Cvoid},),
        vec, value)
end

"""
For how many elements of this rank's part `pred` says yes. Local: does not wait for other ranks.
"""
function dtl_count_if_vector(vec, pred, user_data)
    return ccall((:dtl_count_if_vector, LIBRARY), dtl_size_t,
        (dtl_vector_t, dtl_predicate, Ptr{Cvoid},),
        vec, pred, user_data)
end

"""
How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does not wait for
other ranks.
"""
function dtl_count_array(arr, value)
    return ccall((:dtl_count_array, LIBRARY), dtl_size_t,
        (dtl_array_t, Ptr{Cvoid},),
        arr, value)
end

"""
For how many elements of this rank's part `pred` says yes. Local: does not wait for other ranks.
"""
function dtl_count_if_array(arr, pred, user_data)
    return ccall((:dtl_count_if_array, LIBRARY), dtl_size_t,
        (dtl_array_t, dtl_predicate, Ptr{Cvoid},),
        arr, pred, user_data)
end

"""
`*result` is the reduction of this rank's part by `op`, the operation's neutral element where it is
empty. Floating-point sums may be grouped; the same part gives the same bits each time. Local: does
not wait for other ranks.
"""
function dtl_reduce_local_vector(vec, op, result)
    return ccall((:dtl_reduce_local_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_reduce_op, Ptr{Cvoid},),
        vec, op, result)
end

"""
`*result` is the reduction of `*identity` and this rank's part by `func`, in ascending order of
elements; `*identity` itself where the part is empty. Local: does not wait for other ranks.
"""
function dtl_reduce_local_vector_func(vec, func, identity, result, user_data)
    return ccall((:dtl_reduce_local_vector_func, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_binary_func, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid},),
        vec, func, identity, result, user_data)
end

"""
`*result` is the reduction of this rank's part by `op`, the operation's neutral element where it is
empty. Floating-point sums may be grouped; the same part gives the same bits each time. Local: does
not wait for other ranks.
"""
function dtl_reduce_local_array(arr, op, result)
    return ccall((:dtl_reduce_local_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_reduce_op, Ptr{Cvoid},),
        arr, op, result)
end

"""
`*result` is the reduction of `*identity` and this rank's part by `func`, in ascending order of
elements; `*identity` itself where the part is empty. Local: does not wait for other ranks.
"""
function dtl_reduce_local_array_func(arr, func, identity, result, user_data)
    return ccall((:dtl_reduce_local_array_func, LIBRARY), dtl_status,
        (dtl_array_t, dtl_binary_func, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid},),
        arr, func, identity, result, user_data)
end

"""
This rank's part is in ascending order, NaN last. Equal elements may change places. Local: does not
wait for other ranks.
"""
function dtl_sort_vector(vec)
    return ccall((:dtl_sort_vector, LIBRARY), dtl_status,
        (dtl_vector_t,),
        vec)
end

"""
This rank's part is in descending order, NaN last. Equal elements may change places. Local: does not
wait for other ranks.
"""
function dtl_sort_vector_descending(vec)
    return ccall((:dtl_sort_vector_descending, LIBRARY), dtl_status,
        (dtl_vector_t,),
        vec)
end

"""
This rank's part is in the order of `cmp`. Equal elements may change places. Local: does not wait
for other ranks.
"""
function dtl_sort_vector_func(vec, cmp, user_data)
    return ccall((:dtl_sort_vector_func, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_comparator, Ptr{Cvoid},),
        vec, cmp, user_data)
end

"""
This rank's part is in ascending order, NaN last. Equal elements may change places. Local: does not
wait for other ranks.
"""
function dtl_sort_array(arr)
    return ccall((:dtl_sort_array, LIBRARY), dtl_status,
        (dtl_array_t,),
        arr)
end

"""
This rank's part is in descending order, NaN last. Equal elements may change places. Local: does not
wait for other ranks.
"""
function dtl_sort_array_descending(arr)
    return ccall((:dtl_sort_array_descending, LIBRARY), dtl_status,
        (dtl_array_t,),
        arr)
end

"""
This rank's part is in the order of `cmp`. Equal elements may change places. Local: does not wait
for other ranks.
"""
function dtl_sort_array_func(arr, cmp, user_data)
    return ccall((:dtl_sort_array_func, LIBRARY), dtl_status,
        (dtl_array_t, dtl_comparator, Ptr{Cvoid},),
        arr, cmp, user_data)
end

"""
`*min_val` and `*max_val` are the smallest and the largest element of this rank's part, NaN if it
has one; where either is NULL, only the other is given. An empty part is refused. Local: does not
wait for other ranks.
"""
function dtl_minmax_vector(vec, min_val, max_val)
    return ccall((:dtl_minmax_vector, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{Cvoid}, Ptr{Cvoid},),
        vec, min_val, max_val)
end

"""
`*min_val` and `*max_val` are the smallest and the largest element of this rank's part, NaN if it
has one; where either is NULL, only the other is given. An empty part is refused. Local: does not
wait for other ranks.
"""
function dtl_minmax_array(arr, min_val, max_val)
    return ccall((:dtl_minmax_array, LIBRARY), dtl_status,
        (dtl_array_t, Ptr{Cvoid}, Ptr{Cvoid},),
        arr, min_val, max_val)
end

"""
1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part. Local: does
not wait for other ranks.
"""
function dtl_all_of_vector(vec, pred, user_data)
    return ccall((:dtl_all_of_vector, LIBRARY), Cint,
        (dtl_vector_t, dtl_predicate, Ptr{Cvoid},),
        vec, pred, user_data)
end

"""
1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty part.
Local: does not wait for other ranks.
"""
function dtl_any_of_vector(vec, pred, user_data)
    return ccall((:dtl_any_of_vector, LIBRARY), Cint,
        (dtl_vector_t, dtl_predicate, Ptr{Cvoid},),
        vec, pred, user_data)
end

"""
1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part. Local: does
not wait for other ranks.
"""
function dtl_none_of_vector(vec, pred, user_data)
    return ccall((:dtl_none_of_vector, LIBRARY), Cint,
        (dtl_vector_t, dtl_predicate, Ptr{Cvoid},),
        vec, pred, user_data)
end

"""
1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part. Local: does
not wait for other ranks.
"""
function dtl_all_of_array(arr, pred, user_data)
    return ccall((:dtl_all_of_array, LIBRARY), Cint,
        (dtl_array_t, dtl_predicate, Ptr{Cvoid},),
        arr, pred, user_data)
end

"""
1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty part.
Local: does not wait for other ranks.
"""
function dtl_any_of_array(arr, pred, user_data)
    return ccall((:dtl_any_of_array, LIBRARY), Cint,
        (dtl_array_t, dtl_predicate, Ptr{Cvoid},),
        arr, pred, user_data)
end

"""
1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part. Local: does
not wait for other ranks.
"""
function dtl_none_of_array(arr, pred, user_data)
    return ccall((:dtl_none_of_array, LIBRARY), Cint,
        (dtl_array_t, dtl_predicate, Ptr{Cvoid},),
        arr, pred, user_data)
end

"""
The local index of the first smallest element of this rank's part, or -1 where it is empty. Local:
does not wait for other ranks.
"""
function dtl_min_element_vector(vec)
    return ccall((:dtl_min_element_vector, LIBRARY), dtl_index_t,
        (dtl_vector_t,),
        vec)
end

"""
The local index of the first largest element of this rank's part, or -1 where it is empty. Local:
does not wait for other ranks.
"""
function dtl_max_element_vector(vec)
    return ccall((:dtl_max_element_vector, LIBRARY), dtl_index_t,
        (dtl_vector_t,),
        vec)
end

"""
The local index of the first smallest element of this rank's part, or -1 where it is empty. Local:
does not wait for other ranks.
"""
function dtl_min_element_array(arr)
    return ccall((:dtl_min_element_array, LIBRARY), dtl_index_t,
        (dtl_array_t,),
        arr)
end

"""
The local index of the first largest element of this rank's part, or -1 where it is empty. Local:
does not wait for other ranks.
"""
function dtl_max_element_array(arr)
    return ccall((:dtl_max_element_array, LIBRARY), dtl_index_t,
        (dtl_array_t,),
        arr)
end

"""
Each element of this rank's part is the reduction by `op` of the former elements up to and including
itself. Local: does not wait for other ranks.
"""
function dtl_inclusive_scan_vector(vec, op)
    return ccall((:dtl_inclusive_scan_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_reduce_op,),
        vec, op)
end

"""
Each element of this rank's part is the reduction by `op` of the former elements before it; the
first is the operation's neutral element. Local: does not wait for other ranks.
"""
function dtl_exclusive_scan_vector(vec, op)
    return ccall((:dtl_exclusive_scan_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_reduce_op,),
        vec, op)
end

"""
Each element of this rank's part is the reduction by `op` of the former elements up to and including
itself. Local: does not wait for other ranks.
"""
function dtl_inclusive_scan_array(arr, op)
    return ccall((:dtl_inclusive_scan_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_reduce_op,),
        arr, op)
end

"""
Each element of this rank's part is the reduction by `op` of the former elements before it; the
first is the operation's neutral element. Local: does not wait for other ranks.
"""
function dtl_exclusive_scan_array(arr, op)
    return ccall((:dtl_exclusive_scan_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_reduce_op,),
        arr, op)
end

"""
Every element of the container is `value`. Collective.
"""
function dtl_container_fill(container, value)
    return ccall((:dtl_container_fill, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid},),
        container, value)
end

"""
The elements of `dst` are those of `src`, index by index. The two have one dtype and one global
size; they may be
distributed differently, and then each element moves across the network once. Collective.
"""
function dtl_container_copy(src, dst)
    return ccall((:dtl_container_copy, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t,),
        src, dst)
end

"""
Calls `func` for each element, on the rank that holds it, in ascending order of global indices
there; `index` is the
global one. With the policy `par` several threads call. Collective.
"""
function dtl_container_for_each(container, func, user_data)
    return ccall((:dtl_container_for_each, LIBRARY), dtl_status,
        (dtl_container_t, dtl_unary_func, Ptr{Cvoid},),
        container, func, user_data)
end

"""
The elements of `dst` are what `func` makes of those of `src`, index by index; `index` is the global
one. The two have
one global size and may be the same container. Where they are distributed differently, `src` is
brought to the
distribution of `dst` first. Collective.
"""
function dtl_container_transform(src, dst, func, user_data)
    return ccall((:dtl_container_transform, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_transform_func, Ptr{Cvoid},),
        src, dst, func, user_data)
end

"""
Each element of `dst` becomes what `op` makes of it and the element of `src` at its index. The two
have one
dtype and one shape, and may be the same container. Where they are distributed differently, `src` is
brought to the
distribution of `dst` first. Collective.
"""
function dtl_container_apply(dst, src, op)
    return ccall((:dtl_container_apply, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_reduce_op,),
        dst, src, op)
end

"""
Each element of `dst` becomes what `op` makes of the element of `src` at its index. The two have one
dtype and one
shape, and may be the same container. Where they are distributed differently, `src` is brought to
the
distribution of `dst` first. What lies in the memory of one device stays there. Collective.
"""
function dtl_container_apply_unary(dst, src, op)
    return ccall((:dtl_container_apply_unary, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_unary_op,),
        dst, src, op)
end

"""
The same of this rank's part, by local indices. Local: does not wait for other ranks.
"""
function dtl_container_apply_unary_local(dst, src, op)
    return ccall((:dtl_container_apply_unary_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_unary_op,),
        dst, src, op)
end

"""
Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its index. The three
have one dtype
and one shape, and any may be the same container. What is distributed differently is brought to the
distribution of
`dst` first. What lies in the memory of one device stays there. Collective.
"""
function dtl_container_apply_binary(dst, x, y, op)
    return ccall((:dtl_container_apply_binary, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_container_t, dtl_binary_op,),
        dst, x, y, op)
end

"""
The same of this rank's part, by local indices. Local: does not wait for other ranks.
"""
function dtl_container_apply_binary_local(dst, x, y, op)
    return ccall((:dtl_container_apply_binary_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_container_t, dtl_binary_op,),
        dst, x, y, op)
end

"""
Each element of `dst` becomes what `op` makes of the element of `src` at its index and of `value`,
which is the
operand that `place` tells. The two have one dtype and one shape, and may be the same container.
Where they are
distributed differently, `src` is brought to the distribution of `dst` first. What lies in the
memory of one device
stays there. Collective.
"""
function dtl_container_apply_value(dst, src, value, place, op)
    return ccall((:dtl_container_apply_value, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, Ptr{Cvoid}, dtl_operand, dtl_binary_op,),
        dst, src, value, place, op)
end

"""
The same of this rank's part, by local indices. Local: does not wait for other ranks.
"""
function dtl_container_apply_value_local(dst, src, value, place, op)
    return ccall((:dtl_container_apply_value_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, Ptr{Cvoid}, dtl_operand, dtl_binary_op,),
        dst, src, value, place, op)
end

"""
Calls `func` for all elements, on the rank that holds them, with many at a time: a loop in `func`
that the compiler
can vectorise runs as fast as memory allows, which a call for each element does not. In the order in
which they lie;
with the policy `par` several threads call. Collective.
"""
function dtl_container_for_each_chunk(container, func, user_data)
    return ccall((:dtl_container_for_each_chunk, LIBRARY), dtl_status,
        (dtl_container_t, dtl_chunk_func, Ptr{Cvoid},),
        container, func, user_data)
end

"""
As `container_transform`, with many elements at a time: `func` writes as many elements of `dst` as
it is given of
`src`. Collective.
"""
function dtl_container_transform_chunks(src, dst, func, user_data)
    return ccall((:dtl_container_transform_chunks, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_chunk_transform_func, Ptr{Cvoid},),
        src, dst, func, user_data)
end

"""
`index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
Collective.
"""
function dtl_container_find(container, value, index)
    return ccall((:dtl_container_find, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, Ptr{dtl_index_t},),
        container, value, index)
end

"""
`index` is the first global index for whose element `pred` answers other than 0, or -1. Collective.
"""
function dtl_container_find_if(container, pred, user_data, index)
    return ccall((:dtl_container_find_if, LIBRARY), dtl_status,
        (dtl_container_t, dtl_predicate, Ptr{Cvoid}, Ptr{dtl_index_t},),
        container, pred, user_data, index)
end

"""
`count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
"""
function dtl_container_count(container, value, count)
    return ccall((:dtl_container_count, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, Ptr{dtl_size_t},),
        container, value, count)
end

"""
`count` is the number of elements for which `pred` answers other than 0. Collective.
"""
function dtl_container_count_if(container, pred, user_data, count)
    return ccall((:dtl_container_count_if, LIBRARY), dtl_status,
        (dtl_container_t, dtl_predicate, Ptr{Cvoid}, Ptr{dtl_size_t},),
        container, pred, user_data, count)
end

"""
`result` is whether `pred` holds for all elements; 1 for an empty container. Collective.
"""
function dtl_container_all_of(container, pred, user_data, result)
    return ccall((:dtl_container_all_of, LIBRARY), dtl_status,
        (dtl_container_t, dtl_predicate, Ptr{Cvoid}, Ptr{Cint},),
        container, pred, user_data, result)
end

"""
`result` is whether `pred` holds for any element; 0 for an empty container. Collective.
"""
function dtl_container_any_of(container, pred, user_data, result)
    return ccall((:dtl_container_any_of, LIBRARY), dtl_status,
        (dtl_container_t, dtl_predicate, Ptr{Cvoid}, Ptr{Cint},),
        container, pred, user_data, result)
end

"""
`result` is whether `pred` holds for no element; 1 for an empty container. Collective.
"""
function dtl_container_none_of(container, pred, user_data, result)
    return ccall((:dtl_container_none_of, LIBRARY), dtl_status,
        (dtl_container_t, dtl_predicate, Ptr{Cvoid}, Ptr{Cint},),
        container, pred, user_data, result)
end

"""
`result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The same
bits on every rank. It has the
elements' dtype: sums of small integers wrap around, and a sum of bool is the logical or. Where a
fold in index order is
finite, so is the result. Collective.
"""
function dtl_container_reduce(container, op, result)
    return ccall((:dtl_container_reduce, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op, Ptr{Cvoid},),
        container, op, result)
end

"""
`result` is the reduction of all elements by `func`, from `identity`: each rank reduces its part in
the order of indices,
and the parts are combined in the order of ranks. `func` must be associative, `identity` neutral.
Collective.
"""
function dtl_container_reduce_func(container, func, identity, result, user_data)
    return ccall((:dtl_container_reduce_func, LIBRARY), dtl_status,
        (dtl_container_t, dtl_binary_func, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid},),
        container, func, identity, result, user_data)
end

"""
`min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An empty
container is an error. Collective.
"""
function dtl_container_minmax(container, min_val, max_val)
    return ccall((:dtl_container_minmax, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, Ptr{Cvoid},),
        container, min_val, max_val)
end

"""
`index` is the global index of the least element, the first of equal ones, or -1 for an empty
container. NaN comes
after all numbers. Collective.
"""
function dtl_container_min_element(container, index)
    return ccall((:dtl_container_min_element, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_index_t},),
        container, index)
end

"""
`index` is the global index of the greatest element, the first of equal ones, or -1 for an empty
container. NaN comes
after all numbers. Collective.
"""
function dtl_container_max_element(container, index)
    return ccall((:dtl_container_max_element, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_index_t},),
        container, index)
end

"""
Each element becomes the reduction by `op` of the elements up to and with it, in the order of global
indices. The dtype
stays: sums of small integers wrap around. Where a fold in index order is finite, so are the
elements. Collective.
"""
function dtl_container_inclusive_scan(container, op)
    return ccall((:dtl_container_inclusive_scan, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op,),
        container, op)
end

"""
Each element becomes the reduction by `op` of the elements before it; the first becomes the neutral
element of `op`. Collective.
"""
function dtl_container_exclusive_scan(container, op)
    return ccall((:dtl_container_exclusive_scan, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op,),
        container, op)
end

"""
The elements stand in order over all ranks, and each rank holds as many as before. NaN comes last,
0.0 and -0.0 are
equal, and equal elements may change places. Each rank sorts its part, exact splitters are found by
weighted medians,
and one all-to-all moves each element at most once; elements that are not distributed by block along
dimension 0 are
brought into that order first, and back. With the policy `par` several threads sort a rank's part;
of a given number
of ranks, the bits of the result are the same for any number of threads. Collective.
"""
function dtl_container_sort(container, order)
    return ccall((:dtl_container_sort, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order,),
        container, order)
end

"""
As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of different bits.
Collective.
"""
function dtl_container_stable_sort(container, order)
    return ccall((:dtl_container_stable_sort, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order,),
        container, order)
end

"""
As `container_sort`, in the order that `cmp` says, which must be the same on all ranks. Elements for
which `cmp` answers
0 keep their order. Collective.
"""
function dtl_container_sort_func(container, cmp, user_data)
    return ccall((:dtl_container_sort_func, LIBRARY), dtl_status,
        (dtl_container_t, dtl_comparator, Ptr{Cvoid},),
        container, cmp, user_data)
end

"""
`keys` are sorted as by `container_sort`, and the elements of `payload` move along with their keys.
Equal keys keep
their order. The two have one distribution; their dtypes may differ. Collective.
"""
function dtl_container_sort_by_key(keys, payload, order)
    return ccall((:dtl_container_sort_by_key, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_sort_order,),
        keys, payload, order)
end

"""
`indices` are the global indices that would sort the container: element k of the sorted sequence is
the element
indices[k]. The container stays as it is. Equal elements keep their order. `indices` has dtype int64
and the
distribution of the container. Collective.
"""
function dtl_container_argsort(container, order, indices)
    return ccall((:dtl_container_argsort, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order, dtl_container_t,),
        container, order, indices)
end

"""
`unique` is a new vector, by blocks, of the distinct elements in ascending order. NaNs are one
element. Collective.
"""
function dtl_container_unique(container, unique)
    return ccall((:dtl_container_unique, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{dtl_vector_t},),
        container, unique)
end

"""
`mean` is the arithmetic mean, summed in double precision. Complex and half-precision dtypes are not
supported, here and
in the functions below. Collective.
"""
function dtl_container_mean(container, mean)
    return ccall((:dtl_container_mean, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cdouble},),
        container, mean)
end

"""
`var` is the sum of the squared differences from the mean, divided by the number of elements less
`ddof`. Collective.
"""
function dtl_container_var(container, ddof, var)
    return ccall((:dtl_container_var, LIBRARY), dtl_status,
        (dtl_container_t, dtl_size_t, Ptr{Cdouble},),
        container, ddof, var)
end

"""
`norm` is the square root of the sum of squares. Collective.
"""
function dtl_container_norm(container, norm)
    return ccall((:dtl_container_norm, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cdouble},),
        container, norm)
end

"""
`dot` is the sum of the products of the elements of `a` and `b`, in double precision. The two have
one dtype and one
distribution. Collective.
"""
function dtl_container_dot(a, b, dot)
    return ccall((:dtl_container_dot, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, Ptr{Cdouble},),
        a, b, dot)
end

"""
`counts[i]` is the number of elements in the bin i of `bins` equal ones from `low` to `high`. A bin
holds its lower
edge, the last one both. Elements outside and NaNs are not counted. Collective.
"""
function dtl_container_histogram(container, low, high, bins, counts)
    return ccall((:dtl_container_histogram, LIBRARY), dtl_status,
        (dtl_container_t, Cdouble, Cdouble, dtl_size_t, Ptr{dtl_size_t},),
        container, low, high, bins, counts)
end

"""
`results[i]` is the quantile `probabilities[i]`, interpolated linearly between the two elements
nearest to it (the method
7 of Hyndman and Fan, \"Sample quantiles in statistical packages\", 1996). The container stays as it
is. Collective.
"""
function dtl_container_quantile(container, probabilities, count, results)
    return ccall((:dtl_container_quantile, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cdouble}, dtl_size_t, Ptr{Cdouble},),
        container, probabilities, count, results)
end

"""
`func` is being called once for each element of this rank's part, and may change it. Local: does not
wait for other ranks.
"""
function dtl_async_for_each_vector(vec, func, user_data, req)
    return ccall((:dtl_async_for_each_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_unary_func, Ptr{Cvoid}, Ptr{dtl_request_t},),
        vec, func, user_data, req)
end

"""
`func` is writing each element of this rank's part of `dst` from the one of `src` with the same
local index. `src` and `dst` may be one vector; else their local sizes must be equal. Local: does
not wait for other ranks.
"""
function dtl_async_transform_vector(src, dst, func, user_data, req)
    return ccall((:dtl_async_transform_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_vector_t, dtl_transform_func, Ptr{Cvoid}, Ptr{dtl_request_t},),
        src, dst, func, user_data, req)
end

"""
`*result` becomes the reduction of this rank's part by `op`, the operation's neutral element where
it is empty. It may be read once the request is complete. Local: does not wait for other ranks.
"""
function dtl_async_reduce_vector(vec, op, result, req)
    return ccall((:dtl_async_reduce_vector, LIBRARY), dtl_status,
        (dtl_vector_t, dtl_reduce_op, Ptr{Cvoid}, Ptr{dtl_request_t},),
        vec, op, result, req)
end

"""
This rank's part is being sorted in ascending order, NaN last. Local: does not wait for other ranks.
"""
function dtl_async_sort_vector(vec, req)
    return ccall((:dtl_async_sort_vector, LIBRARY), dtl_status,
        (dtl_vector_t, Ptr{dtl_request_t},),
        vec, req)
end

"""
`func` is being called once for each element of this rank's part, and may change it. Local: does not
wait for other ranks.
"""
function dtl_async_for_each_array(arr, func, user_data, req)
    return ccall((:dtl_async_for_each_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_unary_func, Ptr{Cvoid}, Ptr{dtl_request_t},),
        arr, func, user_data, req)
end

"""
`*result` becomes the reduction of this rank's part by `op`, the operation's neutral element where
it is empty. It may be read once the request is complete. Local: does not wait for other ranks.
"""
function dtl_async_reduce_array(arr, op, result, req)
    return ccall((:dtl_async_reduce_array, LIBRARY), dtl_status,
        (dtl_array_t, dtl_reduce_op, Ptr{Cvoid}, Ptr{dtl_request_t},),
        arr, op, result, req)
end

"""
`*win` opens `size` bytes of the caller's memory to the other ranks. Sizes may differ, and be 0. The
memory stays the caller's and must outlive the window. With NULL this rank exposes nothing, whatever
`size` is. Collective.
"""
function dtl_window_create(ctx, base, size, win)
    return ccall((:dtl_window_create, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, Ptr{dtl_window_t},),
        ctx, base, size, win)
end

"""
`*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0. The window
owns the memory. Faster than dtl_window_create where ranks share a node. Collective.
"""
function dtl_window_allocate(ctx, size, win)
    return ccall((:dtl_window_allocate, LIBRARY), dtl_status,
        (dtl_context_t, dtl_size_t, Ptr{dtl_window_t},),
        ctx, size, win)
end

"""
`*win` has no memory yet: each rank attaches and detaches its own while the window is open. Only the
target knows what is attached, so a put to another rank waits for its answer, and a range that is
not attached is refused there. Collective.
"""
function dtl_window_create_dynamic(ctx, win)
    return ccall((:dtl_window_create_dynamic, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_window_t},),
        ctx, win)
end

"""
`size` bytes of the caller's memory are open to the other ranks, from `*offset` of this rank's part
on, which the caller tells them. The memory stays the caller's and must outlive its attachment. The
first region of a rank lies at 0; no offset is ever used twice. The window must be dynamic. Local:
does not wait for other ranks.
"""
function dtl_window_attach(win, base, size, offset)
    return ccall((:dtl_window_attach, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{Cvoid}, dtl_size_t, Ptr{dtl_size_t},),
        win, base, size, offset)
end

"""
What was attached at `base` last is closed to the other ranks, whose operations on it are refused
from here on. The window must be dynamic. Local: does not wait for other ranks.
"""
function dtl_window_detach(win, base)
    return ccall((:dtl_window_detach, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{Cvoid},),
        win, base)
end

"""
The window is closed on all ranks, its operations are complete, and memory that it allocated is
released. Null is ignored. It waits for the calls of other threads with the window. Collective.
"""
function dtl_window_destroy(win)
    return ccall((:dtl_window_destroy, LIBRARY), Cvoid,
        (dtl_window_t,),
        win)
end

"""
Where this rank's part starts; NULL where it has no bytes. Local: does not wait for other ranks.
"""
function dtl_window_base(win)
    return ccall((:dtl_window_base, LIBRARY), Ptr{Cvoid},
        (dtl_window_t,),
        win)
end

"""
`*memory` holds the memory that the window allocated for this rank's part, so that pointers into it
stay valid when the window is destroyed. Where the window's memory is the caller's own, or a dynamic
window has none, the handle is null. Local: does not wait for other ranks.
"""
function dtl_window_memory(win, memory)
    return ccall((:dtl_window_memory, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{dtl_memory_t},),
        win, memory)
end

"""
The bytes of this rank's part; of a dynamic window, of all that is attached here. Local: does not
wait for other ranks.
"""
function dtl_window_size(win)
    return ccall((:dtl_window_size, LIBRARY), dtl_size_t,
        (dtl_window_t,),
        win)
end

"""
1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_window_is_valid(win)
    return ccall((:dtl_window_is_valid, LIBRARY), Cint,
        (dtl_window_t,),
        win)
end

"""
The epoch before has ended on all ranks, with all its operations complete, and a new one has begun
in which every rank may access every other. A rank that has locked, started or posted still is
refused once all have met; none of its epochs ends or begins. Collective.
"""
function dtl_window_fence(win)
    return ccall((:dtl_window_fence, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
This rank's part is open to the ranks `origins`, each of which starts an epoch by dtl_window_start.
Does not wait for them. A part that is posted already is refused until dtl_window_wait, or
dtl_window_test, has seen its end. Local: does not wait for other ranks.
"""
function dtl_window_post(win, origins, count)
    return ccall((:dtl_window_post, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{dtl_rank_t}, dtl_size_t,),
        win, origins, count)
end

"""
This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits until each of
them has posted its part to this rank. Refused where this rank has started already, or holds a lock
of a target. Waits for the targets to post their parts.
"""
function dtl_window_start(win, targets, count)
    return ccall((:dtl_window_start, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{dtl_rank_t}, dtl_size_t,),
        win, targets, count)
end

"""
The epoch that dtl_window_start began has ended: this rank's operations are complete, there and
here, and the targets know. Refused without dtl_window_start before it. Waits for the targets of the
epoch.
"""
function dtl_window_complete(win)
    return ccall((:dtl_window_complete, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
All ranks that this part was posted to have completed; what they did is there. Refused without
dtl_window_post before it. Waits for the origins to complete their epochs.
"""
function dtl_window_wait(win)
    return ccall((:dtl_window_wait, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
`*completed` is 1 if dtl_window_wait would return at once, and the part is no longer posted; 0 if
not. Refused without dtl_window_post before it. Local: does not wait for other ranks.
"""
function dtl_window_test(win, completed)
    return ccall((:dtl_window_test, LIBRARY), dtl_status,
        (dtl_window_t, Ptr{Cint},),
        win, completed)
end

"""
This rank may access the target until it unlocks it. Waits while others hold the lock in a way that
excludes it. A lock that this rank holds already is refused. Waits for the target, and ranks that
hold its lock.
"""
function dtl_window_lock(win, target, mode)
    return ccall((:dtl_window_lock, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_lock_mode,),
        win, target, mode)
end

"""
This rank's operations on the target are complete, there and here, and the lock is released. A lock
that this rank does not hold is refused. Waits for the target.
"""
function dtl_window_unlock(win, target)
    return ccall((:dtl_window_unlock, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t,),
        win, target)
end

"""
This rank may access every target until dtl_window_unlock_all. The lock is shared. The other ranks
need not call it. A lock that this rank holds already is refused. Waits for the targets, and ranks
that hold their locks.
"""
function dtl_window_lock_all(win)
    return ccall((:dtl_window_lock_all, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
This rank's operations on all targets are complete, there and here, and the lock is released.
Without dtl_window_lock_all before it, it is refused. Waits for the targets of the epoch.
"""
function dtl_window_unlock_all(win)
    return ccall((:dtl_window_unlock_all, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
This rank's operations on the target are complete, there and here; the epoch goes on. Waits for the
target.
"""
function dtl_window_flush(win, target)
    return ccall((:dtl_window_flush, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t,),
        win, target)
end

"""
This rank's operations on all targets are complete, there and here; the epoch goes on. Waits for the
targets of the epoch.
"""
function dtl_window_flush_all(win)
    return ccall((:dtl_window_flush_all, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
The buffers that this rank gave to operations on the target may be used again; the operations need
not be complete there. Waits for the target.
"""
function dtl_window_flush_local(win, target)
    return ccall((:dtl_window_flush_local, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t,),
        win, target)
end

"""
The buffers that this rank gave to operations on any target may be used again; the operations need
not be complete there. Waits for the targets of the epoch.
"""
function dtl_window_flush_local_all(win)
    return ccall((:dtl_window_flush_local_all, LIBRARY), dtl_status,
        (dtl_window_t,),
        win)
end

"""
The bytes of `origin` are on their way into the target's part; `origin` may be used again. They are
there after the next synchronisation. Waits for the target, where the window is dynamic.
"""
function dtl_rma_put(win, target, target_offset, origin, size)
    return ccall((:dtl_rma_put, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t,),
        win, target, target_offset, origin, size)
end

"""
`buffer` holds a copy of a range of the target's part. Waits for it. Waits for the target.
"""
function dtl_rma_get(win, target, target_offset, buffer, size)
    return ccall((:dtl_rma_get, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t,),
        win, target, target_offset, buffer, size)
end

"""
The transfer of `origin` into the target's part has started, and `*req` stands for it. `origin` must
not change until the request is complete; the bytes are there after the next synchronisation. Waits
for the target, where the window is dynamic.
"""
function dtl_rma_put_async(win, target, target_offset, origin, size, req)
    return ccall((:dtl_rma_put_async, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t, Ptr{dtl_request_t},),
        win, target, target_offset, origin, size, req)
end

"""
The transfer of a range of the target's part into `buffer` has started, and `*req` stands for it.
`buffer` may be read once the request is complete. Local: does not wait for other ranks.
"""
function dtl_rma_get_async(win, target, target_offset, buffer, size, req)
    return ccall((:dtl_rma_get_async, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t, Ptr{dtl_request_t},),
        win, target, target_offset, buffer, size, req)
end

"""
Each element of the range in the target's part is being combined with the one of `origin`,
atomically element by element: target = target op origin. `origin` may be used again. Done after the
next synchronisation. Waits for the target, where the window is dynamic.
"""
function dtl_rma_accumulate(win, target, target_offset, origin, size, dtype, op)
    return ccall((:dtl_rma_accumulate, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        win, target, target_offset, origin, size, dtype, op)
end

"""
`result` holds the elements that stood in the range of the target's part, each of which has become
that element op the one of `origin`, atomically element by element. Waits for the answer. Waits for
the target.
"""
function dtl_rma_get_accumulate(win, target, target_offset, origin, result, size, dtype, op)
    return ccall((:dtl_rma_get_accumulate, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_reduce_op,),
        win, target, target_offset, origin, result, size, dtype, op)
end

"""
`*result` is the element that stood in the target's part, which has become that element op
`*origin`; both in one atomic step. Waits for the answer. Waits for the target.
"""
function dtl_rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op)
    return ccall((:dtl_rma_fetch_and_op, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_dtype, dtl_reduce_op,),
        win, target, target_offset, origin, result, dtype, op)
end

"""
`*result` is the element that stood in the target's part, which has become `*swap` if it was equal
to `*compare` bit by bit; all in one atomic step. Waits for the answer. Elements have 1, 2, 4 or 8
bytes. Waits for the target.
"""
function dtl_rma_compare_and_swap(win, target, target_offset, compare, swap, result, dtype)
    return ccall((:dtl_rma_compare_and_swap, LIBRARY), dtl_status,
        (dtl_window_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, dtl_dtype,),
        win, target, target_offset, compare, swap, result, dtype)
end

"""
`*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all ranks. The
memory is there from the beginning. With 0 it has as many bytes as DTL_SYMMETRIC_SIZE in the
environment says, such as 1048576, 512K, 64M or 2G, and 64M without it. Collective.
"""
function dtl_symmetric_create(ctx, size, heap)
    return ccall((:dtl_symmetric_create, LIBRARY), dtl_status,
        (dtl_context_t, dtl_size_t, Ptr{dtl_symmetric_t},),
        ctx, size, heap)
end

"""
The heap is freed on all ranks, with all that was allocated from it, once what this rank has begun
is complete. Null is ignored. It waits for the calls of other threads with the heap. Collective.
"""
function dtl_symmetric_destroy(heap)
    return ccall((:dtl_symmetric_destroy, LIBRARY), Cvoid,
        (dtl_symmetric_t,),
        heap)
end

"""
1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_symmetric_is_valid(heap)
    return ccall((:dtl_symmetric_is_valid, LIBRARY), Cint,
        (dtl_symmetric_t,),
        heap)
end

"""
This rank's number in the heap's context. Local: does not wait for other ranks.
"""
function dtl_symmetric_my_pe(heap)
    return ccall((:dtl_symmetric_my_pe, LIBRARY), dtl_rank_t,
        (dtl_symmetric_t,),
        heap)
end

"""
How many ranks the heap's context has. Local: does not wait for other ranks.
"""
function dtl_symmetric_n_pes(heap)
    return ccall((:dtl_symmetric_n_pes, LIBRARY), dtl_rank_t,
        (dtl_symmetric_t,),
        heap)
end

"""
Where this rank's heap starts. Local: does not wait for other ranks.
"""
function dtl_symmetric_base(heap)
    return ccall((:dtl_symmetric_base, LIBRARY), Ptr{Cvoid},
        (dtl_symmetric_t,),
        heap)
end

"""
Bytes of this rank's heap, free or not. Local: does not wait for other ranks.
"""
function dtl_symmetric_size(heap)
    return ccall((:dtl_symmetric_size, LIBRARY), dtl_size_t,
        (dtl_symmetric_t,),
        heap)
end

"""
Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local: does not
wait for other ranks.
"""
function dtl_symmetric_used(heap)
    return ccall((:dtl_symmetric_used, LIBRARY), dtl_size_t,
        (dtl_symmetric_t,),
        heap)
end

"""
`*address` is where `size` new bytes of zeros start on this rank; they lie at the same offset from
the heap's start on every rank, which is a multiple of 64. It is done on all ranks when it returns
on one. Sizes that differ are refused on all ranks, and so is what does not fit; then the failure
says what is allocated. Collective.
"""
function dtl_symmetric_allocate(heap, size, address)
    return ccall((:dtl_symmetric_allocate, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_size_t, Ptr{Ptr{Cvoid}},),
        heap, size, address)
end

"""
What dtl_symmetric_allocate has given may be allocated again, once what this rank has begun is
complete. Where one rank gives another address than the others, or one that is not allocated, all
are refused and nothing is freed. Collective.
"""
function dtl_symmetric_free(heap, address)
    return ccall((:dtl_symmetric_free, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid},),
        heap, address)
end

"""
Where the same place of another rank's heap lies in this process, for loads and stores; NULL where
the rank is on another node. Local: does not wait for other ranks.
"""
function dtl_symmetric_remote_ptr(heap, address, pe)
    return ccall((:dtl_symmetric_remote_ptr, LIBRARY), Ptr{Cvoid},
        (dtl_symmetric_t, Ptr{Cvoid}, dtl_rank_t,),
        heap, address, pe)
end

"""
`*memory` holds the heap of a rank of this node, so that pointers into it stay valid when the heap
is destroyed. For a rank of another node the handle is null. Local: does not wait for other ranks.
"""
function dtl_symmetric_memory(heap, pe, memory)
    return ccall((:dtl_symmetric_memory, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_rank_t, Ptr{dtl_memory_t},),
        heap, pe, memory)
end

"""
`size` bytes of `source` are on their way to the rank; `source` may be used again. Local: does not
wait for other ranks.
"""
function dtl_symmetric_put(heap, dest, source, size, pe)
    return ccall((:dtl_symmetric_put, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_rank_t,),
        heap, dest, source, size, pe)
end

"""
The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for other
ranks.
"""
function dtl_symmetric_put_nbi(heap, dest, source, size, pe)
    return ccall((:dtl_symmetric_put_nbi, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_rank_t,),
        heap, dest, source, size, pe)
end

"""
`dest` holds `size` bytes of the rank. Waits for them. Waits for the other rank.
"""
function dtl_symmetric_get(heap, dest, source, size, pe)
    return ccall((:dtl_symmetric_get, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_rank_t,),
        heap, dest, source, size, pe)
end

"""
The same, but `dest` may be read after dtl_symmetric_quiet only. Waits for the other rank.
"""
function dtl_symmetric_get_nbi(heap, dest, source, size, pe)
    return ccall((:dtl_symmetric_get_nbi, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_rank_t,),
        heap, dest, source, size, pe)
end

"""
`size` bytes of `source` are on their way to the rank, and after them its signal changes; `source`
may be used again. With a size of 0 the signal alone changes. Local: does not wait for other ranks.
"""
function dtl_symmetric_put_signal(heap, dest, source, size, signal, value, op, pe)
    return ccall((:dtl_symmetric_put_signal, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid}, dtl_size_t,
         dtl_signal_op, dtl_rank_t,),
        heap, dest, source, size, signal, value, op, pe)
end

"""
The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for other
ranks.
"""
function dtl_symmetric_put_signal_nbi(heap, dest, source, size, signal, value, op, pe)
    return ccall((:dtl_symmetric_put_signal_nbi, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid}, dtl_size_t,
         dtl_signal_op, dtl_rank_t,),
        heap, dest, source, size, signal, value, op, pe)
end

"""
The signal of the rank is about to change. What was put before it may be seen after it. Local: does
not wait for other ranks.
"""
function dtl_symmetric_signal_op(heap, signal, value, op, pe)
    return ccall((:dtl_symmetric_signal_op, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, dtl_size_t, dtl_signal_op, dtl_rank_t,),
        heap, signal, value, op, pe)
end

"""
This rank's own signal compares so with the value, and `*seen` is what it was found to be; what was
put before the signal changed is there. Answers other ranks meanwhile. Fails with DTL_ERROR_TIMEOUT
after that time, or a little before DTL_TIMEOUT would end the job; the failure tells the signal,
what it was, and what was expected. Waits for the ranks that signal.
"""
function dtl_symmetric_signal_wait_until(heap, signal, comparison, value, milliseconds, seen)
    return ccall((:dtl_symmetric_signal_wait_until, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, dtl_comparison, dtl_size_t, dtl_size_t, Ptr{dtl_size_t},),
        heap, signal, comparison, value, milliseconds, seen)
end

"""
As dtl_symmetric_signal_wait_until, for the first of several that compares so; `*index` tells which.
Waits for the ranks that signal.
"""
function dtl_symmetric_signal_wait_until_any(heap, signals, count, comparison, value, milliseconds,
                                             index, seen)
    return ccall((:dtl_symmetric_signal_wait_until_any, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, dtl_size_t, dtl_comparison, dtl_size_t, dtl_size_t,
         Ptr{dtl_size_t}, Ptr{dtl_size_t},),
        heap, signals, count, comparison, value, milliseconds, index, seen)
end

"""
As dtl_symmetric_signal_wait_until, until each of several has compared so. Waits for the ranks that
signal.
"""
function dtl_symmetric_signal_wait_until_all(heap, signals, count, comparison, value, milliseconds)
    return ccall((:dtl_symmetric_signal_wait_until_all, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, dtl_size_t, dtl_comparison, dtl_size_t, dtl_size_t,),
        heap, signals, count, comparison, value, milliseconds)
end

"""
The word of the rank is about to change in one atomic step, and `value` may be used again. What the
node's processors do to the word themselves must be atomic, too. Local: does not wait for other
ranks.
"""
function dtl_symmetric_atomic(heap, dest, value, dtype, op, pe)
    return ccall((:dtl_symmetric_atomic, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_dtype, dtl_atomic_op, dtl_rank_t,),
        heap, dest, value, dtype, op, pe)
end

"""
`*result` is the word that stood on the rank, which has changed in the same atomic step. Waits for
the answer. With DTL_ATOMIC_SET both are swapped. Waits for the other rank.
"""
function dtl_symmetric_atomic_fetch(heap, dest, value, result, dtype, op, pe)
    return ccall((:dtl_symmetric_atomic_fetch, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, dtl_dtype, dtl_atomic_op,
         dtl_rank_t,),
        heap, dest, value, result, dtype, op, pe)
end

"""
`*result` is the word that stood on the rank, which has become `*value` if it was `*compare`; all in
one atomic step. Waits for the answer. Waits for the other rank.
"""
function dtl_symmetric_atomic_compare_swap(heap, dest, compare, value, result, dtype, pe)
    return ccall((:dtl_symmetric_atomic_compare_swap, LIBRARY), dtl_status,
        (dtl_symmetric_t, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, dtl_dtype, dtl_rank_t,),
        heap, dest, compare, value, result, dtype, pe)
end

"""
What this rank has put, signalled or changed on another is seen there before what it does so later.
Does not wait. Local: does not wait for other ranks.
"""
function dtl_symmetric_fence(heap)
    return ccall((:dtl_symmetric_fence, LIBRARY), dtl_status,
        (dtl_symmetric_t,),
        heap)
end

"""
All that this rank has begun is done: puts, signals and atomic operations are there, and what was
got may be read. Waits for the ranks that this one has written to.
"""
function dtl_symmetric_quiet(heap)
    return ccall((:dtl_symmetric_quiet, LIBRARY), dtl_status,
        (dtl_symmetric_t,),
        heap)
end

"""
All ranks have come here, and what each had begun is done. Collective.
"""
function dtl_symmetric_barrier_all(heap)
    return ccall((:dtl_symmetric_barrier_all, LIBRARY), dtl_status,
        (dtl_symmetric_t,),
        heap)
end

"""
All ranks have come here. What they have begun may be under way. Collective.
"""
function dtl_symmetric_sync_all(heap)
    return ccall((:dtl_symmetric_sync_all, LIBRARY), dtl_status,
        (dtl_symmetric_t,),
        heap)
end

"""
Where stores reach the same place of all of a team's heaps at once; NULL without hardware that does
so, as on every machine so far. Local: does not wait for other ranks.
"""
function dtl_symmetric_remote_mc_ptr(heap, team, address)
    return ccall((:dtl_symmetric_remote_mc_ptr, LIBRARY), Ptr{Cvoid},
        (dtl_symmetric_t, dtl_team_t, Ptr{Cvoid},),
        heap, team, address)
end

"""
This rank's number in the team; DTL_NO_RANK in one that it is not in. Local: does not wait for other
ranks.
"""
function dtl_symmetric_team_my_pe(heap, team)
    return ccall((:dtl_symmetric_team_my_pe, LIBRARY), dtl_rank_t,
        (dtl_symmetric_t, dtl_team_t,),
        heap, team)
end

"""
How many ranks the team has; DTL_NO_RANK of one that this rank is not in. Local: does not wait for
other ranks.
"""
function dtl_symmetric_team_n_pes(heap, team)
    return ccall((:dtl_symmetric_team_n_pes, LIBRARY), dtl_rank_t,
        (dtl_symmetric_t, dtl_team_t,),
        heap, team)
end

"""
The number in the heap's context of a rank of the team, as puts and gets want it. Local: does not
wait for other ranks.
"""
function dtl_symmetric_team_translate_pe(heap, team, pe)
    return ccall((:dtl_symmetric_team_translate_pe, LIBRARY), dtl_rank_t,
        (dtl_symmetric_t, dtl_team_t, dtl_rank_t,),
        heap, team, pe)
end

"""
`*made` is the team of `size` ranks of the team, from `start` on and `stride` apart, in their order;
on the other ranks it is DTL_TEAM_INVALID. All ranks of the team call it alike. The number of a team
is this rank's own. Waits for all ranks of the parent team.
"""
function dtl_symmetric_team_split_strided(heap, team, start, stride, size, made)
    return ccall((:dtl_symmetric_team_split_strided, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t, dtl_rank_t, Cint, dtl_rank_t, Ptr{dtl_team_t},),
        heap, team, start, stride, size, made)
end

"""
`*made` is the team of those ranks of the team that give the same color, in the order of their keys,
then of their numbers in the team; with a color below 0 it is DTL_TEAM_INVALID. All ranks of the
team call it. The number of a team is this rank's own. Waits for all ranks of the parent team.
"""
function dtl_symmetric_team_split_color(heap, team, color, key, made)
    return ccall((:dtl_symmetric_team_split_color, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t, Cint, Cint, Ptr{dtl_team_t},),
        heap, team, color, key, made)
end

"""
The team is no more. All its ranks call it. Those that every heap has stay. Waits for all ranks of
the team.
"""
function dtl_symmetric_team_destroy(heap, team)
    return ccall((:dtl_symmetric_team_destroy, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t,),
        heap, team)
end

"""
All ranks of the team have come here, and what each had begun is done. Waits for all ranks of the
team.
"""
function dtl_symmetric_barrier(heap, team)
    return ccall((:dtl_symmetric_barrier, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t,),
        heap, team)
end

"""
All ranks of the team have come here. What they have begun may be under way. Waits for all ranks of
the team.
"""
function dtl_symmetric_sync(heap, team)
    return ccall((:dtl_symmetric_sync, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t,),
        heap, team)
end

"""
`dest` holds the `size` bytes of the root's `source` on every rank of the team, the root as well.
All ranks of the team call it. Waits for all ranks of the team.
"""
function dtl_symmetric_broadcastmem(heap, team, dest, source, size, root)
    return ccall((:dtl_symmetric_broadcastmem, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_rank_t,),
        heap, team, dest, source, size, root)
end

"""
`dest` holds the `size` bytes of each rank's `source`, in the order of the team's ranks. All ranks
of the team call it. Waits for all ranks of the team.
"""
function dtl_symmetric_fcollectmem(heap, team, dest, source, size)
    return ccall((:dtl_symmetric_fcollectmem, LIBRARY), dtl_status,
        (dtl_symmetric_t, dtl_team_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t,),
        heap, team, dest, source, size)
end

"""
`id` holds bytes that no other call gives, for dtl_signal_init on all ranks that are to be together.
Local: does not wait for other ranks.
"""
function dtl_signal_unique_id(id)
    return ccall((:dtl_signal_unique_id, LIBRARY), dtl_status,
        (Ptr{Cvoid},),
        id)
end

"""
`*comm` is a communicator of the context's ranks, which it outlives, and of their devices where they
have some. Collective.
"""
function dtl_signal_create(ctx, comm)
    return ccall((:dtl_signal_create, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_signal_t},),
        ctx, comm)
end

"""
`*comm` is a communicator of those ranks of the job that give the same id, in the order that they
give. All ranks of the job call it, as they call dtl_context_create_default; those of another id are
in another communicator. Where the ranks of an id are not `nranks`, or one number is given twice,
all ranks are refused. Collective.
"""
function dtl_signal_init(nranks, rank, unique_id, comm)
    return ccall((:dtl_signal_init, LIBRARY), dtl_status,
        (dtl_rank_t, dtl_rank_t, Ptr{Cvoid}, Ptr{dtl_signal_t},),
        nranks, rank, unique_id, comm)
end

"""
As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a context and an
index, which are below these numbers. Such signals know nothing of each other. With NCCL it needs
version 2.31 or later, unless all three are as dtl_signal_create has them: 1, 1 and 0. Collective.
"""
function dtl_signal_create_configured(ctx, contexts, indices, eager_init, comm)
    return ccall((:dtl_signal_create_configured, LIBRARY), dtl_status,
        (dtl_context_t, Cint, Cint, Cint, Ptr{dtl_signal_t},),
        ctx, contexts, indices, eager_init, comm)
end

"""
As dtl_signal_init, of a communicator that counts signals apart as dtl_signal_create_configured
says. Collective.
"""
function dtl_signal_init_configured(nranks, rank, unique_id, contexts, indices, eager_init, comm)
    return ccall((:dtl_signal_init_configured, LIBRARY), dtl_status,
        (dtl_rank_t, dtl_rank_t, Ptr{Cvoid}, Cint, Cint, Cint, Ptr{dtl_signal_t},),
        nranks, rank, unique_id, contexts, indices, eager_init, comm)
end

"""
The communicator and its windows are no more. What was sent before is complete. What an open group
holds of it is not done. Null is ignored. It waits for the calls of other threads with the
communicator. Collective.
"""
function dtl_signal_destroy(comm)
    return ccall((:dtl_signal_destroy, LIBRARY), Cvoid,
        (dtl_signal_t,),
        comm)
end

"""
1 if the handle stands for an open communicator, 0 for a null, closed or foreign one; then the last
error says which. Local: does not wait for other ranks.
"""
function dtl_signal_is_valid(comm)
    return ccall((:dtl_signal_is_valid, LIBRARY), Cint,
        (dtl_signal_t,),
        comm)
end

"""
This rank's number in the communicator. Local: does not wait for other ranks.
"""
function dtl_signal_rank(comm)
    return ccall((:dtl_signal_rank, LIBRARY), dtl_rank_t,
        (dtl_signal_t,),
        comm)
end

"""
How many ranks the communicator has. Local: does not wait for other ranks.
"""
function dtl_signal_size(comm)
    return ccall((:dtl_signal_size, LIBRARY), dtl_rank_t,
        (dtl_signal_t,),
        comm)
end

"""
`*window` stands for `size` bytes of this rank's memory and for what the others register with it.
Done when it returns, also within a group; sizes may differ, but with NCCL, and be 0. The memory
stays the caller's and must outlive the window, on all ranks where it is a device's. Collective.
"""
function dtl_signal_register_window(comm, buffer, size, flags, window)
    return ccall((:dtl_signal_register_window, LIBRARY), dtl_status,
        (dtl_signal_t, Ptr{Cvoid}, dtl_size_t, Cint, Ptr{dtl_signal_window_t},),
        comm, buffer, size, flags, window)
end

"""
The window's memory is this rank's own again. The caller sees to it that no rank puts into it any
more. Waits for the work queued on the communicator.
"""
function dtl_signal_deregister_window(comm, window)
    return ccall((:dtl_signal_deregister_window, LIBRARY), dtl_status,
        (dtl_signal_t, dtl_signal_window_t,),
        comm, window)
end

"""
`sendbuf` is on its way to the rank, which receives it by dtl_signal_recv, and may be used again.
Outside a group it may wait for the receiver. Waits for the receiver, unless the message is
buffered.
"""
function dtl_signal_send(comm, sendbuf, count, dtype, peer, stream)
    return ccall((:dtl_signal_send, LIBRARY), dtl_status,
        (dtl_signal_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_stream_t,),
        comm, sendbuf, count, dtype, peer, stream)
end

"""
`recvbuf` holds what the rank has sent. A longer message, or one of another dtype, fails; with NCCL
a message has to be as long as what it is received in. Waits for the sender.
"""
function dtl_signal_recv(comm, recvbuf, count, dtype, peer, stream)
    return ccall((:dtl_signal_recv, LIBRARY), dtl_status,
        (dtl_signal_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_stream_t,),
        comm, recvbuf, count, dtype, peer, stream)
end

"""
The rank is about to have one signal more from this one, which may be the rank itself. What this
rank put there before is there first; with NCCL, what it put in the same context. Waits for the
other rank, with NCCL.
"""
function dtl_signal_notify(comm, peer, signal_index, context, flags, stream)
    return ccall((:dtl_signal_notify, LIBRARY), dtl_status,
        (dtl_signal_t, dtl_rank_t, Cint, Cint, Cint, dtl_stream_t,),
        comm, peer, signal_index, context, flags, stream)
end

"""
The elements are on their way to the rank's part of the window, and after them one signal;
`localbuf` may be used again, outside a group and without a stream of a device. With NCCL it lies in
memory that this rank has registered. A range that goes past the end of the rank's part is refused
with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank, with NCCL.
"""
function dtl_signal_put_signal(comm, localbuf, count, dtype, peer, window, offset, signal_index,
                               context, flags, stream)
    return ccall((:dtl_signal_put_signal, LIBRARY), dtl_status,
        (dtl_signal_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_signal_window_t,
         dtl_size_t, Cint, Cint, Cint, dtl_stream_t,),
        comm, localbuf, count, dtype, peer, window, offset, signal_index, context, flags, stream)
end

"""
From each rank of `peers` as many signals as its `op_counts` says have come since those that earlier
waits took, and are taken; what these ranks put before them is there. A rank may be named twice;
then both counts are waited for. Answers other ranks meanwhile. A wait that fails, a little before
DTL_TIMEOUT would end the job, takes none. Waits for the ranks that signal.
"""
function dtl_signal_wait_signal(comm, peers, op_counts, signal_indices, contexts, count, stream)
    return ccall((:dtl_signal_wait_signal, LIBRARY), dtl_status,
        (dtl_signal_t, Ptr{dtl_rank_t}, Ptr{Cint}, Ptr{Cint}, Ptr{Cint}, dtl_size_t,
         dtl_stream_t,),
        comm, peers, op_counts, signal_indices, contexts, count, stream)
end

"""
This thread's sends, receives, signals and waits are kept from here on, and done together by the
dtl_signal_group_end that goes with the first of these calls. Buffers are the operations' until
then. Local: does not wait for other ranks.
"""
function dtl_signal_group_start()
    return ccall((:dtl_signal_group_start, LIBRARY), dtl_status,
        (),
        )
end

"""
The group that dtl_signal_group_start began has ended. Where it is no part of another one, what it
keeps is done: sends and receives are started, then puts and signals are made in their order, then
waits end in theirs, then sends and receives. All of it is tried also behind what fails, and the
first failure told. Waits for the ranks that the calls of the group name.
"""
function dtl_signal_group_end()
    return ccall((:dtl_signal_group_end, LIBRARY), dtl_status,
        (),
        )
end

"""
`*model` is a model without tasks, whose context it outlives. Local: does not wait for other ranks.
"""
function dtl_model_create(ctx, model)
    return ccall((:dtl_model_create, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_model_t},),
        ctx, model)
end

"""
The handle is closed, and the memory of the tensors the caller's own. Null is ignored. Local: does
not wait for other ranks.
"""
function dtl_model_destroy(model)
    return ccall((:dtl_model_destroy, LIBRARY), Cvoid,
        (dtl_model_t,),
        model)
end

"""
1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the last error
says which. Local: does not wait for other ranks.
"""
function dtl_model_is_valid(model)
    return ccall((:dtl_model_is_valid, LIBRARY), Cint,
        (dtl_model_t,),
        model)
end

"""
How many tensors the model has, views included. Local: does not wait for other ranks.
"""
function dtl_model_tensors(model)
    return ccall((:dtl_model_tensors, LIBRARY), dtl_size_t,
        (dtl_model_t,),
        model)
end

"""
How many tasks the model has. Local: does not wait for other ranks.
"""
function dtl_model_tasks(model)
    return ccall((:dtl_model_tasks, LIBRARY), dtl_size_t,
        (dtl_model_t,),
        model)
end

"""
`*tensor` stands for `rows` times `columns` elements, one row behind the other. The memory stays the
caller's and must outlive the model; it begins at a multiple of the size of an element. Local: does
not wait for other ranks.
"""
function dtl_model_tensor(model, buffer, rows, columns, dtype, tensor)
    return ccall((:dtl_model_tensor, LIBRARY), dtl_status,
        (dtl_model_t, Ptr{Cvoid}, dtl_size_t, dtl_size_t, dtl_dtype, Ptr{dtl_index_t},),
        model, buffer, rows, columns, dtype, tensor)
end

"""
`*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements from
`column` on. Local: does not wait for other ranks.
"""
function dtl_model_view(model, tensor, row, rows, column, columns, view)
    return ccall((:dtl_model_view, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, dtl_size_t, dtl_size_t, dtl_size_t, dtl_size_t,
         Ptr{dtl_index_t},),
        model, tensor, row, rows, column, columns, view)
end

"""
The model has a task more: each element of `out` becomes what `op` makes of that of `x` at its
place. The two have one shape, and may be one tensor, but overlap in no other way. Local: does not
wait for other ranks.
"""
function dtl_model_add_unary(model, op, x, out, task)
    return ccall((:dtl_model_add_unary, LIBRARY), dtl_status,
        (dtl_model_t, dtl_model_unary_op, dtl_index_t, dtl_index_t, Ptr{dtl_index_t},),
        model, op, x, out, task)
end

"""
The model has a task more: each element of `out` becomes what `op` makes of those of `x` and `y` at
its place. The three have one shape, or `y` has one row, for all of `x`. `out` may be one of the
others, but overlaps them in no other way. Local: does not wait for other ranks.
"""
function dtl_model_add_binary(model, op, x, y, out, task)
    return ccall((:dtl_model_add_binary, LIBRARY), dtl_status,
        (dtl_model_t, dtl_model_binary_op, dtl_index_t, dtl_index_t, dtl_index_t,
         Ptr{dtl_index_t},),
        model, op, x, y, out, task)
end

"""
The model has a task more: `out` becomes the product of `x` and the transpose of `weight`, plus
`bias` in each row. `weight` has a row for each column of `out`, of as many columns as `x`. `out`
overlaps none of the others. Local: does not wait for other ranks.
"""
function dtl_model_add_linear(model, x, weight, bias, out, task)
    return ccall((:dtl_model_add_linear, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, dtl_index_t, dtl_index_t, dtl_index_t, Ptr{dtl_index_t},),
        model, x, weight, bias, out, task)
end

"""
The model has a task more: each row of `out` becomes that of `x`, normalized, times `weight` and
plus `bias`. `x` and `out` have one shape, and may be one tensor, but overlap in no other way.
Local: does not wait for other ranks.
"""
function dtl_model_add_normalize(model, norm, x, weight, bias, epsilon, out, task)
    return ccall((:dtl_model_add_normalize, LIBRARY), dtl_status,
        (dtl_model_t, dtl_model_norm, dtl_index_t, dtl_index_t, dtl_index_t, Cdouble, dtl_index_t,
         Ptr{dtl_index_t},),
        model, norm, x, weight, bias, epsilon, out, task)
end

"""
The model has a task more: `out` becomes the attention of the rows of `query` to those of `key`,
which are of one sequence: softmax(`scale` times the product of a query and all keys) times `value`,
in blocks, without a matrix of all queries and keys. Side by side in a row stand its heads, as wide
as the columns of `query` divided by `heads`; a head of `key` and `value` serves as many heads of
`query` in turn as there are more of those. All four have one dtype. `out` overlaps none of the
others. Local: does not wait for other ranks.
"""
function dtl_model_add_flash_attention(model, mask, query, key, value, heads, scale, out, task)
    return ccall((:dtl_model_add_flash_attention, LIBRARY), dtl_status,
        (dtl_model_t, dtl_model_mask, dtl_index_t, dtl_index_t, dtl_index_t, dtl_size_t, Cdouble,
         dtl_index_t, Ptr{dtl_index_t},),
        model, mask, query, key, value, heads, scale, out, task)
end

"""
The model has a task more: each row of `out` becomes the attention of that of `query`, which is of a
sequence of its own, to the cache of the sequence. `key` and `value` hold the caches one behind the
other, each of as many rows; the first `lengths` of a cache are attended to, and the others not
read. Lengths are read when the task runs, which refuses what is not from 1 to the rows of a cache.
Heads, dtypes and overlaps are those of dtl_model_add_flash_attention. Local: does not wait for
other ranks.
"""
function dtl_model_add_flash_decode(model, query, key, value, lengths, heads, scale, out, task)
    return ccall((:dtl_model_add_flash_decode, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, dtl_index_t, dtl_index_t, dtl_index_t, dtl_size_t, Cdouble,
         dtl_index_t, Ptr{dtl_index_t},),
        model, query, key, value, lengths, heads, scale, out, task)
end

"""
The model has a task more: the cache of each sequence gains the rows of `x` that are its own, as
many for each, one sequence behind the other. They become the last of the rows that are filled,
which `lengths` says when the task runs: it has counted them already, and a length below the rows
that are new, or beyond those of a cache, is refused then. The other rows stay. `cache` holds the
caches one behind the other, as dtl_model_add_flash_decode reads them, and overlaps none of the
others. Local: does not wait for other ranks.
"""
function dtl_model_add_append(model, x, lengths, cache, task)
    return ccall((:dtl_model_add_append, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, dtl_index_t, dtl_index_t, Ptr{dtl_index_t},),
        model, x, lengths, cache, task)
end

"""
The model has a task more, which all ranks reach before any leaves it: what was given before runs
before it, what is given after it runs after it. Local: does not wait for other ranks.
"""
function dtl_model_add_barrier(model, task)
    return ccall((:dtl_model_add_barrier, LIBRARY), dtl_status,
        (dtl_model_t, Ptr{dtl_index_t},),
        model, task)
end

"""
The model has a task more: each element of `tensor` becomes the reduction of those of all ranks. Its
rows lie one behind the other. Local: does not wait for other ranks.
"""
function dtl_model_add_allreduce(model, op, tensor, task)
    return ccall((:dtl_model_add_allreduce, LIBRARY), dtl_status,
        (dtl_model_t, dtl_reduce_op, dtl_index_t, Ptr{dtl_index_t},),
        model, op, tensor, task)
end

"""
The model has a task more, which asks for the bytes of `tensor`, so that they are in the caches when
the next task of its worker wants them. Local: does not wait for other ranks.
"""
function dtl_model_add_prefetch(model, tensor, task)
    return ccall((:dtl_model_add_prefetch, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, Ptr{dtl_index_t},),
        model, tensor, task)
end

"""
`task` runs after `before`, whatever they read and write. dtl_model_schedule refuses orders that go
in a circle. Local: does not wait for other ranks.
"""
function dtl_model_add_order(model, task, before)
    return ccall((:dtl_model_add_order, LIBRARY), dtl_status,
        (dtl_model_t, dtl_index_t, dtl_index_t,),
        model, task, before)
end

"""
The tasks are distributed to `workers` workers, those on the longest way to the end first. Refused
where tasks wait for each other in a circle, which is named, and where the tasks that communicate
are not the same on all ranks, of which the first is named; then on all of them. What is added later
needs another schedule. Collective.
"""
function dtl_model_schedule(model, workers)
    return ccall((:dtl_model_schedule, LIBRARY), dtl_status,
        (dtl_model_t, Cint,),
        model, workers)
end

"""
All tasks have run. A model that has no schedule, or was changed since, is refused. Where a task
fails on a rank, the ones after it do not compute, all ranks are told which it was, and what the
tasks write is undefined. Collective.
"""
function dtl_model_run(model)
    return ccall((:dtl_model_run, LIBRARY), dtl_status,
        (dtl_model_t,),
        model)
end

"""
`*record` is a task of the schedule: records of the first worker come first. Local: does not wait
for other ranks.
"""
function dtl_model_record_of(model, index, record)
    return ccall((:dtl_model_record_of, LIBRARY), dtl_status,
        (dtl_model_t, dtl_size_t, Ptr{dtl_model_record_t},),
        model, index, record)
end

"""
A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local: does not
wait for other ranks.
"""
function dtl_model_wait_of(model, index, worker, count)
    return ccall((:dtl_model_wait_of, LIBRARY), dtl_status,
        (dtl_model_t, dtl_size_t, Ptr{Cint}, Ptr{dtl_size_t},),
        model, index, worker, count)
end

"""
`*mgr` is a manager without roles for the ranks of the context. The caller owns it. Local: does not
wait for other ranks.
"""
function dtl_role_manager_create(ctx, mgr)
    return ccall((:dtl_role_manager_create, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_role_manager_t},),
        ctx, mgr)
end

"""
The handle is closed. Null is ignored. No rank waits for another. Local: does not wait for other
ranks.
"""
function dtl_role_manager_destroy(mgr)
    return ccall((:dtl_role_manager_destroy, LIBRARY), Cvoid,
        (dtl_role_manager_t,),
        mgr)
end

"""
The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in the same
order. A name that exists, or a manager that is initialised, is refused with
DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
"""
function dtl_role_manager_add_role(mgr, role_name, num_ranks)
    return ccall((:dtl_role_manager_add_role, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, dtl_size_t,),
        mgr, role_name, num_ranks)
end

"""
The role exists and has the ranks of a list, which other roles may have too and of which
dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same order. Local:
does not wait for other ranks.
"""
function dtl_role_manager_add_role_of(mgr, role_name, ranks, count)
    return ccall((:dtl_role_manager_add_role_of, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, Ptr{dtl_rank_t}, dtl_size_t,),
        mgr, role_name, ranks, count)
end

"""
Every rank knows its role. If the roles ask for more ranks than the context has, every rank gets
DTL_ERROR_INVALID_ARGUMENT. Collective.
"""
function dtl_role_manager_initialize(mgr)
    return ccall((:dtl_role_manager_initialize, LIBRARY), dtl_status,
        (dtl_role_manager_t,),
        mgr)
end

"""
`*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does not wait
for other ranks.
"""
function dtl_role_manager_has_role(mgr, role_name, has_role)
    return ccall((:dtl_role_manager_has_role, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, Ptr{Cint},),
        mgr, role_name, has_role)
end

"""
`*size` is the number of ranks that have the role. Local: does not wait for other ranks.
"""
function dtl_role_manager_role_size(mgr, role_name, size)
    return ccall((:dtl_role_manager_role_size, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, Ptr{dtl_size_t},),
        mgr, role_name, size)
end

"""
`*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have it. Local:
does not wait for other ranks.
"""
function dtl_role_manager_role_rank(mgr, role_name, rank)
    return ccall((:dtl_role_manager_role_rank, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, Ptr{dtl_rank_t},),
        mgr, role_name, rank)
end

"""
The message is on its way to a rank of another role and `buf` may be used again. Like dtl_send, with
the receiver named by role. Waits for the receiver, unless the message is buffered.
"""
function dtl_intergroup_send(mgr, target_role, target_rank, buf, count, dtype, tag)
    return ccall((:dtl_intergroup_send, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, dtl_rank_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_tag_t,),
        mgr, target_role, target_rank, buf, count, dtype, tag)
end

"""
`buf` holds the elements of a message from a rank of another role. Like dtl_recv, with the sender
named by role. Waits for the sender.
"""
function dtl_intergroup_recv(mgr, source_role, source_rank, buf, count, dtype, tag)
    return ccall((:dtl_intergroup_recv, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, dtl_rank_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_tag_t,),
        mgr, source_role, source_rank, buf, count, dtype, tag)
end

"""
`*ctx` is a context of the ranks that have this rank's role, in their order, and of several its
first; null for a rank without a role. All ranks of the manager's context call it. The caller owns
it. Collective.
"""
function dtl_role_manager_context(mgr, ctx)
    return ccall((:dtl_role_manager_context, LIBRARY), dtl_status,
        (dtl_role_manager_t, Ptr{dtl_context_t},),
        mgr, ctx)
end

"""
`buf` of every rank of `target_role` holds what it held on the source. The source and all ranks of
the role call it; a rank that is neither returns at once. A binomial tree. Waits for the source and
the ranks of `target_role`.
"""
function dtl_intergroup_broadcast(mgr, source_role, source_rank, target_role, buf, count, dtype,
                                  tag)
    return ccall((:dtl_intergroup_broadcast, LIBRARY), dtl_status,
        (dtl_role_manager_t, Cstring, dtl_rank_t, Cstring, Ptr{Cvoid}, dtl_size_t, dtl_dtype,
         dtl_tag_t,),
        mgr, source_role, source_rank, target_role, buf, count, dtype, tag)
end

"""
`*count` is the number of CPUs (hardware threads) of this node that this process may run on. Local:
does not wait for other ranks.
"""
function dtl_topology_num_cpus(count)
    return ccall((:dtl_topology_num_cpus, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers them.
Local: does not wait for other ranks.
"""
function dtl_topology_cpu_affinity(rank, cpu_id)
    return ccall((:dtl_topology_cpu_affinity, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, cpu_id)
end

"""
`*count` is the number of GPUs of this node that can be seen, 0 where there is none. Local: does not
wait for other ranks.
"""
function dtl_topology_num_gpus(count)
    return ccall((:dtl_topology_num_gpus, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of a node are
distributed to its GPUs, as many to each, at most one more, and to those that are beside CPUs which
the rank may run on, as far as they go. -1 where the node has none. Local: does not wait for other
ranks.
"""
function dtl_topology_gpu_id(rank, gpu_id)
    return ccall((:dtl_topology_gpu_id, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, gpu_id)
end

"""
`*device_id` is the device of that kind that suits this rank, as dtl_context_with_device takes it:
where the process can use as many of the kind as its node has GPUs, the one that topology_gpu_id
means; else the ranks of the node take the devices in turn. -1 where there is none that can be used,
which dtl_backend_report tells why. Local: does not wait for other ranks.
"""
function dtl_topology_device_id(kind, device_id)
    return ccall((:dtl_topology_device_id, LIBRARY), dtl_status,
        (dtl_device_kind, Ptr{Cint},),
        kind, device_id)
end

"""
`*is_local` is 1 if both ranks run on one node, 0 else. Local: does not wait for other ranks.
"""
function dtl_topology_is_local(rank_a, rank_b, is_local)
    return ccall((:dtl_topology_is_local, LIBRARY), dtl_status,
        (dtl_rank_t, dtl_rank_t, Ptr{Cint},),
        rank_a, rank_b, is_local)
end

"""
`*node_id` is the number of the rank's node: nodes are counted from 0 in the order of their lowest
ranks. Local: does not wait for other ranks.
"""
function dtl_topology_node_id(rank, node_id)
    return ccall((:dtl_topology_node_id, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, node_id)
end

"""
`*count` is the number of nodes that the job's ranks run on. Local: does not wait for other ranks.
"""
function dtl_topology_num_nodes(count)
    return ccall((:dtl_topology_num_nodes, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*node_rank` is the rank's number among those of its node, from 0 in the order of ranks. Local: does
not wait for other ranks.
"""
function dtl_topology_node_rank(rank, node_rank)
    return ccall((:dtl_topology_node_rank, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, node_rank)
end

"""
`*size` is the number of ranks on the rank's node, itself among them. Local: does not wait for other
ranks.
"""
function dtl_topology_node_size(rank, size)
    return ccall((:dtl_topology_node_size, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, size)
end

"""
`*numa_node` is the NUMA node of the first CPU that the rank may run on, as its operating system
numbers them; 0 where it has none. Local: does not wait for other ranks.
"""
function dtl_topology_numa_node(rank, numa_node)
    return ccall((:dtl_topology_numa_node, LIBRARY), dtl_status,
        (dtl_rank_t, Ptr{Cint},),
        rank, numa_node)
end

"""
`buf` holds the name of the rank's host, cut to `size` bytes and ended by NUL. Returns its whole
length without NUL; 0 for a rank that does not exist. Local: does not wait for other ranks.
"""
function dtl_topology_host_name(rank, buf, size)
    return ccall((:dtl_topology_host_name, LIBRARY), dtl_size_t,
        (dtl_rank_t, Ptr{Cchar}, dtl_size_t,),
        rank, buf, size)
end

"""
`buf` holds the CPUs that the rank may run on, as a list like \"0-3,8\", cut to `size` bytes and
ended by NUL. Returns its whole length without NUL; 0 for a rank that does not exist. CPUs past 2047
are not listed. Local: does not wait for other ranks.
"""
function dtl_topology_cpu_set(rank, buf, size)
    return ccall((:dtl_topology_cpu_set, LIBRARY), dtl_size_t,
        (dtl_rank_t, Ptr{Cchar}, dtl_size_t,),
        rank, buf, size)
end

"""
`*count` is the number of NUMA nodes of this node, at least 1. Local: does not wait for other ranks.
"""
function dtl_topology_num_numa_nodes(count)
    return ccall((:dtl_topology_num_numa_nodes, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*count` is the number of CPUs (hardware threads) of this node, whoever may run on them. Local: does
not wait for other ranks.
"""
function dtl_topology_num_machine_cpus(count)
    return ccall((:dtl_topology_num_machine_cpus, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*info` tells of one of this node's CPUs what it belongs to. CPUs are counted from 0 in the order of
the machine, so that those of a core, and the cores of a package, stand together. Local: does not
wait for other ranks.
"""
function dtl_topology_machine_cpu(index, info)
    return ccall((:dtl_topology_machine_cpu, LIBRARY), dtl_status,
        (Cint, Ptr{dtl_cpu_info_t},),
        index, info)
end

"""
`*count` is the number of levels of caches for data on this node, 0 where none is known. Local: does
not wait for other ranks.
"""
function dtl_topology_num_caches(count)
    return ccall((:dtl_topology_num_caches, LIBRARY), dtl_status,
        (Ptr{Cint},),
        count)
end

"""
`*info` tells of this node's caches for data of a level: how large, how many, and how many CPUs
share one. Where they differ, it is the first. Local: does not wait for other ranks.
"""
function dtl_topology_cache(level, info)
    return ccall((:dtl_topology_cache, LIBRARY), dtl_status,
        (Cint, Ptr{dtl_cache_info_t},),
        level, info)
end

"""
`*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node. GPUs are
counted from 0 in the order of their PCI addresses. Local: does not wait for other ranks.
"""
function dtl_topology_gpu(index, info)
    return ccall((:dtl_topology_gpu, LIBRARY), dtl_status,
        (Cint, Ptr{dtl_gpu_info_t},),
        index, info)
end

"""
`buf` holds a drawing of this rank's node in lines of text: its packages, NUMA nodes, cores and
caches, and which ranks may run where; cut to `size` bytes and ended by NUL. Returns its whole
length without NUL. For people: the wording may change. Local: does not wait for other ranks.
"""
function dtl_topology_text(buf, size)
    return ccall((:dtl_topology_text, LIBRARY), dtl_size_t,
        (Ptr{Cchar}, dtl_size_t,),
        buf, size)
end

"""
`*fut` is a future without a value. The caller owns it. Local: does not wait for other ranks.
"""
function dtl_future_create(fut)
    return ccall((:dtl_future_create, LIBRARY), dtl_status,
        (Ptr{dtl_future_t},),
        fut)
end

"""
The handle is closed and the value released. Those who wait for it get DTL_ERROR_CANCELED. Null is
ignored. Local: does not wait for other ranks.
"""
function dtl_future_destroy(fut)
    return ccall((:dtl_future_destroy, LIBRARY), Cvoid,
        (dtl_future_t,),
        fut)
end

"""
The future has its value. Waits until then, and lets communication move forward meanwhile. Waits for
the operation, or the rank, that completes the future.
"""
function dtl_future_wait(fut)
    return ccall((:dtl_future_wait, LIBRARY), dtl_status,
        (dtl_future_t,),
        fut)
end

"""
`*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does not wait for
other ranks.
"""
function dtl_future_test(fut, completed)
    return ccall((:dtl_future_test, LIBRARY), dtl_status,
        (dtl_future_t, Ptr{Cint},),
        fut, completed)
end

"""
`buffer` holds the value. A future that the program sets and has not set yet is refused with
DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from other futures. A
value of more than `size` bytes is refused with DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the
rest of `buffer` stays as it was. Waits for the operation, or the rank, that completes the future.
"""
function dtl_future_get(fut, buffer, size)
    return ccall((:dtl_future_get, LIBRARY), dtl_status,
        (dtl_future_t, Ptr{Cvoid}, dtl_size_t,),
        fut, buffer, size)
end

"""
The future's value is a copy of `size` bytes, and those who wait for it go on. A future that has its
value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
"""
function dtl_future_set(fut, value, size)
    return ccall((:dtl_future_set, LIBRARY), dtl_status,
        (dtl_future_t, Ptr{Cvoid}, dtl_size_t,),
        fut, value, size)
end

"""
The future has no value but a failure: those who wait for it, and for futures that follow from it,
get `code`, with `message` as the last error. A future that has its value is refused with
DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
"""
function dtl_future_fail(fut, code, message)
    return ccall((:dtl_future_fail, LIBRARY), dtl_status,
        (dtl_future_t, dtl_status, Cstring,),
        fut, code, message)
end

"""
`*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the rank, that
completes the future.
"""
function dtl_future_size(fut, bytes)
    return ccall((:dtl_future_size, LIBRARY), dtl_status,
        (dtl_future_t, Ptr{dtl_size_t},),
        fut, bytes)
end

"""
`*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have passed.
Returns the future's failure if it has failed. Waits for the operation, or the rank, that completes
the future.
"""
function dtl_future_wait_for(fut, milliseconds, completed)
    return ccall((:dtl_future_wait_for, LIBRARY), dtl_status,
        (dtl_future_t, dtl_size_t, Ptr{Cint},),
        fut, milliseconds, completed)
end

"""
`*result` is a future of what `func` makes of this one's value or failure. `func` is called once, by
the thread that completes `fut`: the one that sets its value or failure, or destroys it before, or
the one that waits for its operation, or tests it, or does so with `result`; at once, by this call,
where `fut` is complete. It is called without locks and may call DTL, but for waiting on `result`. A
failure of `func` becomes that of `result`; `func` passes on one of `fut` by returning the `code`
that it was given. `fut` may be destroyed before. The caller owns `result`. Local: does not wait for
other ranks.
"""
function dtl_future_then(fut, func, user_data, result)
    return ccall((:dtl_future_then, LIBRARY), dtl_status,
        (dtl_future_t, dtl_then_func, Ptr{Cvoid}, Ptr{dtl_future_t},),
        fut, func, user_data, result)
end

"""
`*result` is a future that has its value, of 0 bytes, once all of `futures` have theirs. The given
futures stay the caller's and must outlive the wait. The caller owns the new one. Local: does not
wait for other ranks.
"""
function dtl_when_all(futures, count, result)
    return ccall((:dtl_when_all, LIBRARY), dtl_status,
        (Ptr{dtl_future_t}, dtl_size_t, Ptr{dtl_future_t},),
        futures, count, result)
end

"""
One of `futures` has its value: `*completed_index` says which, and `*result` is a future that has a
copy of it. Waits for the first. The given futures stay the caller's, who owns the new one too.
Waits for the operation, or the rank, that completes the first of the futures.
"""
function dtl_when_any(futures, count, result, completed_index)
    return ccall((:dtl_when_any, LIBRARY), dtl_status,
        (Ptr{dtl_future_t}, dtl_size_t, Ptr{dtl_future_t}, Ptr{dtl_size_t},),
        futures, count, result, completed_index)
end

"""
`*action` is the number, in this context, by which its ranks call `func`: 0 for the first action,
and so on. The name must be the same on all ranks; another one on some rank is refused on all with
DTL_ERROR_COLLECTIVE_PARTICIPATION. A name can be registered once a context. Collective.
"""
function dtl_action_register(ctx, name, func, user_data, action)
    return ccall((:dtl_action_register, LIBRARY), dtl_status,
        (dtl_context_t, Cstring, dtl_action_func, Ptr{Cvoid}, Ptr{dtl_size_t},),
        ctx, name, func, user_data, action)
end

"""
The same for a function whose result may have any size. Collective.
"""
function dtl_action_register_reply(ctx, name, func, user_data, action)
    return ccall((:dtl_action_register_reply, LIBRARY), dtl_status,
        (dtl_context_t, Cstring, dtl_reply_func, Ptr{Cvoid}, Ptr{dtl_size_t},),
        ctx, name, func, user_data, action)
end

"""
The action was run on `target`, which may be this rank, with a copy of `args_size` bytes, and
`result` holds what it wrote: `result_size` bytes, or at most so many where it was registered with
dtl_action_register_reply. A failure of the action is returned, and the last error names the rank
and the action. An action that was not registered is refused. Waits for the target.
"""
function dtl_remote_invoke(ctx, target, action, args, args_size, result, result_size)
    return ccall((:dtl_remote_invoke, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t, Ptr{Cvoid}, dtl_size_t,),
        ctx, target, action, args, args_size, result, result_size)
end

"""
The same, started: `*result` is a future of what the action writes. The caller owns it; destroying
it before the answer has come is safe. `args` may be used again at once. Local: does not wait for
other ranks.
"""
function dtl_remote_invoke_async(ctx, target, action, args, args_size, result_size, result)
    return ccall((:dtl_remote_invoke_async, LIBRARY), dtl_status,
        (dtl_context_t, dtl_rank_t, dtl_size_t, Ptr{Cvoid}, dtl_size_t, dtl_size_t,
         Ptr{dtl_future_t},),
        ctx, target, action, args, args_size, result_size, result)
end

"""
Actions that other ranks have asked for are run. For long computations where no thread does so.
Local: does not wait for other ranks.
"""
function dtl_action_progress()
    return ccall((:dtl_action_progress, LIBRARY), Cvoid,
        (),
        )
end

"""
Every rank has entered, and actions were run meanwhile, as a barrier does not. A context without
actions is refused. Collective.
"""
function dtl_action_barrier(ctx)
    return ccall((:dtl_action_barrier, LIBRARY), dtl_status,
        (dtl_context_t,),
        ctx)
end

"""
The kind as a word, such as \"cuda\", of static duration; \"unknown\" for a value that is none.
Local: does not wait for other ranks.
"""
function dtl_device_kind_name(kind)
    return ccall((:dtl_device_kind_name, LIBRARY), Cstring,
        (dtl_device_kind,),
        kind)
end

"""
The number of devices of that kind that can be used, 0 where there is none: then dtl_backend_report
tells why. Looks for them on the first call. Local: does not wait for other ranks.
"""
function dtl_device_count(kind)
    return ccall((:dtl_device_count, LIBRARY), Cint,
        (dtl_device_kind,),
        kind)
end

"""
`*stream` is a new stream of the device, with nothing queued. The caller owns it. Local: does not
wait for other ranks.
"""
function dtl_stream_create(kind, device_id, stream)
    return ccall((:dtl_stream_create, LIBRARY), dtl_status,
        (dtl_device_kind, Cint, Ptr{dtl_stream_t},),
        kind, device_id, stream)
end

"""
`*stream` stands for a stream that another library has made on the device, which keeps it until
`*stream` is destroyed. The caller owns the handle. Local: does not wait for other ranks.
"""
function dtl_stream_from_native(kind, device_id, native, stream)
    return ccall((:dtl_stream_from_native, LIBRARY), dtl_status,
        (dtl_device_kind, Cint, Ptr{Cvoid}, Ptr{dtl_stream_t},),
        kind, device_id, native, stream)
end

"""
The stream as the kind's own library has it, a CUstream or hipStream_t, which lives as long as the
handle; NULL for its default stream, and on the host. Local: does not wait for other ranks.
"""
function dtl_stream_native(stream)
    return ccall((:dtl_stream_native, LIBRARY), Ptr{Cvoid},
        (dtl_stream_t,),
        stream)
end

"""
The kind of the stream's device. Local: does not wait for other ranks.
"""
function dtl_stream_device_kind(stream)
    return ccall((:dtl_stream_device_kind, LIBRARY), dtl_device_kind,
        (dtl_stream_t,),
        stream)
end

"""
The number of the stream's device among those of its kind. Local: does not wait for other ranks.
"""
function dtl_stream_device_id(stream)
    return ccall((:dtl_stream_device_id, LIBRARY), Cint,
        (dtl_stream_t,),
        stream)
end

"""
All that was queued on the stream before has run. Waits, and answers other ranks meanwhile. Returns
the failure of what was queued. Waits for the work queued on the stream.
"""
function dtl_stream_synchronize(stream)
    return ccall((:dtl_stream_synchronize, LIBRARY), dtl_status,
        (dtl_stream_t,),
        stream)
end

"""
`*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait. Local: does
not wait for other ranks.
"""
function dtl_stream_test(stream, completed)
    return ccall((:dtl_stream_test, LIBRARY), dtl_status,
        (dtl_stream_t, Ptr{Cint},),
        stream, completed)
end

"""
The event marks what was queued on the stream up to here, and nothing else any more. Does not wait.
An event of another device than the stream's is refused. Local: does not wait for other ranks.
"""
function dtl_stream_record_event(stream, event)
    return ccall((:dtl_stream_record_event, LIBRARY), dtl_status,
        (dtl_stream_t, dtl_event_t,),
        stream, event)
end

"""
What is queued on the stream from here on runs after what `event` marks now; at once where it marks
nothing. The call itself waits only where the stream is of another kind of device than the event, or
of the host. Waits for the event, where the stream is of another kind of device.
"""
function dtl_stream_wait_event(stream, event)
    return ccall((:dtl_stream_wait_event, LIBRARY), dtl_status,
        (dtl_stream_t, dtl_event_t,),
        stream, event)
end

"""
`*fut` is a future that is complete once all has run that was queued on the stream up to here, and
has the failure of what was queued. It follows from nothing that is queued later, and the stream may
be closed before. Does not wait. The caller owns it. Local: does not wait for other ranks.
"""
function dtl_stream_future(stream, fut)
    return ccall((:dtl_stream_future, LIBRARY), dtl_status,
        (dtl_stream_t, Ptr{dtl_future_t},),
        stream, fut)
end

"""
`*stream` is the stream of the context's device, on which collectives in memory of the device run
and which calls take that are given none: the context's own, or what dtl_context_set_stream has
named. One of the host where the context has no device. The caller owns the handle; the stream lives
as long as it or the context needs it. Local: does not wait for other ranks.
"""
function dtl_context_stream(ctx, stream)
    return ccall((:dtl_context_stream, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{dtl_stream_t},),
        ctx, stream)
end

"""
Collectives in memory of the context's device run on `stream` from here on: after what is queued
there before. Null gives the context a stream of its own again. Each rank names what it wants. The
stream is one of the context's device, or of the host where it has none; the handle may be closed,
and a stream of another library is kept by that until the context is destroyed or has another.
Collectives that are started by dtl_iallreduce and its kin while a stream is named are queued on it
where NCCL performs them: what is queued on it behind the call runs after them and sees the results.
Those that go by way of the host are done when the call returns. Local: does not wait for other
ranks.
"""
function dtl_context_set_stream(ctx, stream)
    return ccall((:dtl_context_set_stream, LIBRARY), dtl_status,
        (dtl_context_t, dtl_stream_t,),
        ctx, stream)
end

"""
The handle is closed; what is queued still runs, and a stream of another library's stays that
library's. Does not wait. Null is ignored. Local: does not wait for other ranks.
"""
function dtl_stream_destroy(stream)
    return ccall((:dtl_stream_destroy, LIBRARY), Cvoid,
        (dtl_stream_t,),
        stream)
end

"""
`*event` is an event of the device that marks nothing yet. The caller owns it. Local: does not wait
for other ranks.
"""
function dtl_event_create(kind, device_id, event)
    return ccall((:dtl_event_create, LIBRARY), dtl_status,
        (dtl_device_kind, Cint, Ptr{dtl_event_t},),
        kind, device_id, event)
end

"""
What the event marks has run; so it has where it marks nothing. Waits, and answers other ranks
meanwhile. Waits for the work that the event marks.
"""
function dtl_event_synchronize(event)
    return ccall((:dtl_event_synchronize, LIBRARY), dtl_status,
        (dtl_event_t,),
        event)
end

"""
`*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not. Does not
wait. Local: does not wait for other ranks.
"""
function dtl_event_test(event, completed)
    return ccall((:dtl_event_test, LIBRARY), dtl_status,
        (dtl_event_t, Ptr{Cint},),
        event, completed)
end

"""
`*milliseconds` have passed on the device between what the two events mark. Events of two devices,
and one that marks nothing or something that has not run, are refused. Local: does not wait for
other ranks.
"""
function dtl_event_elapsed(earlier, later, milliseconds)
    return ccall((:dtl_event_elapsed, LIBRARY), dtl_status,
        (dtl_event_t, dtl_event_t, Ptr{Cdouble},),
        earlier, later, milliseconds)
end

"""
The handle is closed; streams that wait for what it marks still do. Null is ignored. Local: does not
wait for other ranks.
"""
function dtl_event_destroy(event)
    return ccall((:dtl_event_destroy, LIBRARY), Cvoid,
        (dtl_event_t,),
        event)
end

"""
Every element of this rank's part becomes `*value`, which may be used again on return. Waits for the
work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_fill(container, value, stream, fut)
    return ccall((:dtl_container_queue_fill, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_stream_t, Ptr{dtl_future_t},),
        container, value, stream, fut)
end

"""
This rank's elements of `dst` become those of `src` with the same local index. The two have one
dtype and as many elements on this rank. Waits for the work queued on the stream, where the host has
the elements.
"""
function dtl_container_queue_copy(src, dst, stream, fut)
    return ccall((:dtl_container_queue_copy, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        src, dst, stream, fut)
end

"""
Each element of this rank's part of `dst` becomes what `op` makes of it and the element of `src`
with the same local index. The two have one dtype and as many elements on this rank, and may be the
same container. Elements of two devices go by way of the host, within the call. Waits for the work
queued on the stream, where the host has the elements.
"""
function dtl_container_queue_apply(dst, src, op, stream, fut)
    return ccall((:dtl_container_queue_apply, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_reduce_op, dtl_stream_t, Ptr{dtl_future_t},),
        dst, src, op, stream, fut)
end

"""
Each element of this rank's part of `dst` becomes what `op` makes of the element of `src` with the
same local index. For the rest, as dtl_container_queue_apply. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_apply_unary(dst, src, op, stream, fut)
    return ccall((:dtl_container_queue_apply_unary, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_unary_op, dtl_stream_t, Ptr{dtl_future_t},),
        dst, src, op, stream, fut)
end

"""
Each element of this rank's part of `dst` becomes what `op` makes of the elements of `x` and `y`
with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work queued on
the stream, where the host has the elements.
"""
function dtl_container_queue_apply_binary(dst, x, y, op, stream, fut)
    return ccall((:dtl_container_queue_apply_binary, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_container_t, dtl_binary_op, dtl_stream_t,
         Ptr{dtl_future_t},),
        dst, x, y, op, stream, fut)
end

"""
Each element of this rank's part of `dst` becomes what `op` makes of the element of `src` with the
same local index and of `*value`, which is the operand that `place` tells and may be used again on
return. For the rest, as dtl_container_queue_apply. Waits for the work queued on the stream, where
the host has the elements.
"""
function dtl_container_queue_apply_value(dst, src, value, place, op, stream, fut)
    return ccall((:dtl_container_queue_apply_value, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, Ptr{Cvoid}, dtl_operand, dtl_binary_op, dtl_stream_t,
         Ptr{dtl_future_t},),
        dst, src, value, place, op, stream, fut)
end

"""
Each element of this rank's part becomes the reduction by `op` of those up to and with it. The
device has room for what runs of 64 elements make, until the future is complete. Waits for the work
queued on the stream, where the host has the elements.
"""
function dtl_container_queue_inclusive_scan_local(container, op, stream, fut)
    return ccall((:dtl_container_queue_inclusive_scan_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op, dtl_stream_t, Ptr{dtl_future_t},),
        container, op, stream, fut)
end

"""
Each element of this rank's part becomes the reduction by `op` of those before it, and the first the
neutral element of `op`. For the rest, as dtl_container_queue_inclusive_scan_local. Waits for the
work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_exclusive_scan_local(container, op, stream, fut)
    return ccall((:dtl_container_queue_exclusive_scan_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op, dtl_stream_t, Ptr{dtl_future_t},),
        container, op, stream, fut)
end

"""
The elements of this rank's part stand in order; NaN comes last, in both directions. The device has
room for as many again, until the future is complete. Waits for the work queued on the stream, where
the host has the elements.
"""
function dtl_container_queue_sort_local(container, order, stream, fut)
    return ccall((:dtl_container_queue_sort_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order, dtl_stream_t, Ptr{dtl_future_t},),
        container, order, stream, fut)
end

"""
As dtl_container_queue_sort_local, but equal elements keep their order: 0.0 and -0.0, and NaNs of
different bits. Waits for the work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_stable_sort_local(container, order, stream, fut)
    return ccall((:dtl_container_queue_stable_sort_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order, dtl_stream_t, Ptr{dtl_future_t},),
        container, order, stream, fut)
end

"""
The elements of this rank's part of `keys` stand in order, as by dtl_container_queue_sort_local, and
those of `payload` move along with their keys. Equal keys keep their order. The two have as many
elements on this rank; their dtypes may differ. The device has room for as many of both again, and
twice as many numbers of 64 bits, until the future is complete. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_sort_by_key_local(keys, payload, order, stream, fut)
    return ccall((:dtl_container_queue_sort_by_key_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_sort_order, dtl_stream_t, Ptr{dtl_future_t},),
        keys, payload, order, stream, fut)
end

"""
`indices` are the local indices that would sort this rank's part of the container, which stays as it
is: what dtl_container_queue_gather takes. Equal elements keep their order. `indices` has dtype
int64 and as many elements on this rank. The device has room for twice as many elements again, and
as many numbers of 64 bits, until the future is complete. Waits for the work queued on the stream,
where the host has the elements.
"""
function dtl_container_queue_argsort_local(container, order, indices, stream, fut)
    return ccall((:dtl_container_queue_argsort_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_sort_order, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, order, indices, stream, fut)
end

"""
Each element of this rank's part of `dst` becomes the one of `src` whose local index `indices` has
at the same place. `indices` has dtype int64 and as many elements on this rank as `dst`; `src` has
the dtype of `dst`, and none of its elements. An index that is none of `src` on this rank fails: the
future where a device does the work, which leaves that element of `dst` as it was; else the call,
which leaves all of them so. Waits for the work queued on the stream, where the host has the
elements.
"""
function dtl_container_queue_gather(dst, src, indices, stream, fut)
    return ccall((:dtl_container_queue_gather, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        dst, src, indices, stream, fut)
end

"""
The element of this rank's part of `dst` whose local index `indices` has becomes the one of `src` at
the same place; the others stay. `indices` has dtype int64 and as many elements on this rank as
`src`. Of an index that is there more than once the last element stays where the host does the work,
and any of them where a device does. For the rest, as dtl_container_queue_gather, but that indices
are those of `dst`. Waits for the work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_scatter(dst, indices, src, stream, fut)
    return ccall((:dtl_container_queue_scatter, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        dst, indices, src, stream, fut)
end

"""
`*result` becomes the reduction of this rank's part by `op`, the operation's neutral element where
it is empty. It is written by whoever finds the future complete, and by nobody where the future was
destroyed before. It is the future's value, too. Waits for the work queued on the stream, where the
host has the elements.
"""
function dtl_container_queue_reduce_local(container, op, result, stream, fut)
    return ccall((:dtl_container_queue_reduce_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_reduce_op, Ptr{Cvoid}, dtl_stream_t, Ptr{dtl_future_t},),
        container, op, result, stream, fut)
end

"""
The future's value is a uint64: how many elements of this rank's part equal `*value`, which may be
used again on return. NaN equals NaN here. Waits for the work queued on the stream, where the host
has the elements.
"""
function dtl_container_queue_count_local(container, value, stream, fut)
    return ccall((:dtl_container_queue_count_local, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_stream_t, Ptr{dtl_future_t},),
        container, value, stream, fut)
end

"""
The future's value is an int64: the first local index whose element equals `*value`, which may be
used again on return, or -1. NaN equals NaN here. Waits for the work queued on the stream, where the
host has the elements.
"""
function dtl_container_queue_find_local(container, value, stream, fut)
    return ccall((:dtl_container_queue_find_local, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_stream_t, Ptr{dtl_future_t},),
        container, value, stream, fut)
end

"""
The future's value is an int64: the local index of the least element, the first of equal ones, or -1
where this rank has no elements. NaN comes after all numbers. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_min_element_local(container, stream, fut)
    return ccall((:dtl_container_queue_min_element_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, stream, fut)
end

"""
The future's value is an int64: the local index of the greatest element, the first of equal ones, or
-1 where this rank has no elements. NaN comes after all numbers. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_max_element_local(container, stream, fut)
    return ccall((:dtl_container_queue_max_element_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, stream, fut)
end

"""
The future's value are two elements: the least and the greatest of this rank's part, which has at
least one; NaN where any is NaN. Waits for the work queued on the stream, where the host has the
elements.
"""
function dtl_container_queue_minmax_local(container, stream, fut)
    return ccall((:dtl_container_queue_minmax_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, stream, fut)
end

"""
The future's value is a float64: the arithmetic mean of this rank's part, which has at least one
element. Complex and half-precision dtypes are not supported, here and in the functions below. Waits
for the work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_mean_local(container, stream, fut)
    return ccall((:dtl_container_queue_mean_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, stream, fut)
end

"""
The future's value is a float64: the sum of the squared differences of this rank's elements from
their mean, divided by their number less `ddof`. Waits for the work queued on the stream, where the
host has the elements.
"""
function dtl_container_queue_var_local(container, ddof, stream, fut)
    return ccall((:dtl_container_queue_var_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_size_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, ddof, stream, fut)
end

"""
The future's value is a float64: the square root of the sum of squares of this rank's elements; 0
where it has none. Waits for the work queued on the stream, where the host has the elements.
"""
function dtl_container_queue_norm_local(container, stream, fut)
    return ccall((:dtl_container_queue_norm_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, stream, fut)
end

"""
The future's value is a float64: the sum of the products of the elements of `a` and `b` with the
same local index; 0 where this rank has none. The two have one dtype and as many elements on this
rank. Those of two devices go by way of the host, within the call. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_dot_local(a, b, stream, fut)
    return ccall((:dtl_container_queue_dot_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        a, b, stream, fut)
end

"""
The future's value are `bins` numbers, uint64: how many elements of this rank's part are in each of
as many equal bins from `low` to `high`. A bin holds its lower edge, the last one both. Elements
outside and NaNs are not counted. Waits for the work queued on the stream, where the host has the
elements.
"""
function dtl_container_queue_histogram_local(container, low, high, bins, stream, fut)
    return ccall((:dtl_container_queue_histogram_local, LIBRARY), dtl_status,
        (dtl_container_t, Cdouble, Cdouble, dtl_size_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, low, high, bins, stream, fut)
end

"""
The future's value are `count` numbers, float64: the quantiles of this rank's part, as those of
dtl_container_quantile; NaN where an element is NaN. The device has room for twice as many elements
again, and as many numbers of 64 bits, until the future is complete. Waits for the work queued on
the stream, where the host has the elements.
"""
function dtl_container_queue_quantile_local(container, probabilities, count, stream, fut)
    return ccall((:dtl_container_queue_quantile_local, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cdouble}, dtl_size_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, probabilities, count, stream, fut)
end

"""
The first elements of this rank's part of `unique` become the distinct ones of the container's, in
ascending order, and the future's value is a uint64: how many they are. NaNs are one element.
`unique` has the dtype of the container and at least as many elements on this rank, of which the
others stay; the container stays as it is, unless it is `unique`. The device has room as for
dtl_container_queue_quantile_local. Waits for the work queued on the stream, where the host has the
elements.
"""
function dtl_container_queue_unique_local(container, unique, stream, fut)
    return ccall((:dtl_container_queue_unique_local, LIBRARY), dtl_status,
        (dtl_container_t, dtl_container_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, unique, stream, fut)
end

"""
`host_buffer` holds the first `count` elements of this rank's part. Into memory that the device's
own library has pinned the copy is queued; into other memory it is done when the call returns, which
waits for what is queued before. Waits for the work queued on the stream, where the host has the
elements.
"""
function dtl_container_queue_copy_to_host(container, host_buffer, count, stream, fut)
    return ccall((:dtl_container_queue_copy_to_host, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_size_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, host_buffer, count, stream, fut)
end

"""
The first `count` elements of this rank's part become those of `host_buffer`; the others stay. From
memory that the device's own library has pinned the copy is queued; from other memory it is done
when the call returns, which waits for what is queued before. Waits for the work queued on the
stream, where the host has the elements.
"""
function dtl_container_queue_copy_from_host(container, host_buffer, count, stream, fut)
    return ccall((:dtl_container_queue_copy_from_host, LIBRARY), dtl_status,
        (dtl_container_t, Ptr{Cvoid}, dtl_size_t, dtl_stream_t, Ptr{dtl_future_t},),
        container, host_buffer, count, stream, fut)
end

"""
On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in the
context's mode. Collective.
"""
function dtl_nccl_allreduce_device(ctx, sendbuf, recvbuf, count, dtype, op)
    return ccall((:dtl_nccl_allreduce_device, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,),
        ctx, sendbuf, recvbuf, count, dtype, op)
end

"""
On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in the
given mode. Collective.
"""
function dtl_nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    return ccall((:dtl_nccl_allreduce_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         dtl_nccl_operation_mode,),
        ctx, sendbuf, recvbuf, count, dtype, op, mode)
end

"""
`buf` in device memory holds the root's `count` elements on every rank, in the context's mode.
Collective.
"""
function dtl_nccl_broadcast_device(ctx, buf, count, dtype, root)
    return ccall((:dtl_nccl_broadcast_device, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t,),
        ctx, buf, count, dtype, root)
end

"""
`buf` in device memory holds the root's `count` elements on every rank, in the given mode.
Collective.
"""
function dtl_nccl_broadcast_device_ex(ctx, buf, count, dtype, root, mode)
    return ccall((:dtl_nccl_broadcast_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_rank_t, dtl_nccl_operation_mode,),
        ctx, buf, count, dtype, root, mode)
end

"""
Returns once every rank has entered, and the collectives of the context on its device are done.
Collective.
"""
function dtl_nccl_barrier_device(ctx)
    return ccall((:dtl_nccl_barrier_device, LIBRARY), dtl_status,
        (dtl_context_t,),
        ctx)
end

"""
On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from element
displs[r] on. Collective.
"""
function dtl_nccl_gatherv_device_ex(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts,
                                    displs, recvdtype, root, mode)
    return ccall((:dtl_nccl_gatherv_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, dtl_dtype, dtl_rank_t, dtl_nccl_operation_mode,),
        ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, recvdtype, root, mode)
end

"""
`recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this rank,
from element displs[rank] of its `sendbuf` on. Collective.
"""
function dtl_nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf,
                                     recvcount, recvdtype, root, mode)
    return ccall((:dtl_nccl_scatterv_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         dtl_size_t, dtl_dtype, dtl_rank_t, dtl_nccl_operation_mode,),
        ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, recvdtype, root, mode)
end

"""
On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from element
displs[r] on. Collective.
"""
function dtl_nccl_allgatherv_device_ex(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs,
                                       mode)
    return ccall((:dtl_nccl_allgatherv_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, dtl_size_t, dtl_dtype, Ptr{Cvoid}, Ptr{dtl_size_t},
         Ptr{dtl_size_t}, dtl_nccl_operation_mode,),
        ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, mode)
end

"""
`recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps for this
rank, from element rdispls[r] on. Collective.
"""
function dtl_nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                      recvcounts, rdispls, recvdtype, mode)
    return ccall((:dtl_nccl_alltoallv_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, Ptr{Cvoid},
         Ptr{dtl_size_t}, Ptr{dtl_size_t}, dtl_dtype, dtl_nccl_operation_mode,),
        ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, rdispls, recvdtype,
        mode)
end

"""
On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r. NCCL
has no scan, so native-only mode refuses it. Collective.
"""
function dtl_nccl_scan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    return ccall((:dtl_nccl_scan_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         dtl_nccl_operation_mode,),
        ctx, sendbuf, recvbuf, count, dtype, op, mode)
end

"""
On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r; rank 0
gets the operation's neutral element. NCCL has no scan, so native-only mode refuses it. Collective.
"""
function dtl_nccl_exscan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode)
    return ccall((:dtl_nccl_exscan_device_ex, LIBRARY), dtl_status,
        (dtl_context_t, Ptr{Cvoid}, Ptr{Cvoid}, dtl_size_t, dtl_dtype, dtl_reduce_op,
         dtl_nccl_operation_mode,),
        ctx, sendbuf, recvbuf, count, dtype, op, mode)
end

end
