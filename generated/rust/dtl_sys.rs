/* Made by "dtlgen generate" from spec/ and dtlgen/emit/rust/templates/sys.rs.j2.
 * Do not edit. */
//! Declarations of the C functions. See the C headers and the reference for their arguments.
#![allow(non_camel_case_types, unused_imports, clippy::all)]

use std::os::raw::{c_char, c_int, c_void};

#[repr(C)]
pub struct dtl_environment_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_context_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_communicator_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_message_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_request_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_collective_plan_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_vector_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_array_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_tensor_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_span_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_memory_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_map_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_window_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_symmetric_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_signal_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_model_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_role_manager_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_future_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_stream_t_object {
    _private: [u8; 0],
}

#[repr(C)]
pub struct dtl_event_t_object {
    _private: [u8; 0],
}

/// A process of a context, from 0 to the size less one.
pub type dtl_rank_t = i32;
/// A number of elements, or of bytes where a function says so.
pub type dtl_size_t = u64;
/// A position of an element, global or local, from 0.
pub type dtl_index_t = i64;
/// What a call returned: one of the status codes.
pub type dtl_status = i32;
/// What tells messages between two ranks apart, from 0.
pub type dtl_tag_t = i32;
/// Some of a heap's ranks: a constant, or what dtl_symmetric_team_split_strided gives.
pub type dtl_team_t = i32;
/// Memory that all ranks have registered: the same number on all of them, never 0.
pub type dtl_signal_window_t = i64;
/// Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
/// with dtl_environment_destroy; environments are counted, not nested.
pub type dtl_environment_t = *mut dtl_environment_t_object;
/// A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
/// functions, and owned by the caller, who frees it with dtl_context_destroy.
pub type dtl_context_t = *mut dtl_context_t_object;
/// A communicator by itself. No function takes or gives one: contexts stand for communicators
/// everywhere. The type is there for programs that name it.
pub type dtl_communicator_t = *mut dtl_communicator_t_object;
/// A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
/// dtl_mprobe and dtl_improbe; owned by the caller.
pub type dtl_message_t = *mut dtl_message_t_object;
/// An operation under way. Made by the functions that start one; owned by the caller, who gives it
/// up with dtl_wait, dtl_waitall or dtl_request_free.
pub type dtl_request_t = *mut dtl_request_t_object;
/// A collective operation that can be started again and again. Made by dtl_plan_allreduce and its
/// like; owned by the caller, who frees it with dtl_collective_plan_destroy.
pub type dtl_collective_plan_t = *mut dtl_collective_plan_t_object;
/// A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who frees
/// it with dtl_vector_destroy. It keeps what it needs of its context alive.
pub type dtl_vector_t = *mut dtl_vector_t_object;
/// A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
/// caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
pub type dtl_array_t = *mut dtl_array_t_object;
/// A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who frees
/// it with dtl_tensor_destroy. It keeps what it needs of its context alive.
pub type dtl_tensor_t = *mut dtl_tensor_t_object;
/// A view of elements that belong to somebody else. Made by dtl_span_create, dtl_span_from_vector
/// and their kin, or from another span; owned by the caller, who frees it with dtl_span_destroy,
/// before or after what it looks at.
pub type dtl_span_t = *mut dtl_span_t_object;
/// Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory or
/// dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at any
/// time and from any thread.
pub type dtl_memory_t = *mut dtl_memory_t_object;
/// A distributed hash map.
pub type dtl_map_t = *mut dtl_map_t_object;
/// Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
/// dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees its
/// own with dtl_window_destroy, all together.
pub type dtl_window_t = *mut dtl_window_t_object;
/// A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
/// caller; every rank frees its own with dtl_symmetric_destroy, all together.
pub type dtl_symmetric_t = *mut dtl_symmetric_t_object;
/// Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
/// caller; every rank frees its own with dtl_signal_destroy, all together.
pub type dtl_signal_t = *mut dtl_signal_t_object;
/// A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
/// dtl_model_destroy.
pub type dtl_model_t = *mut dtl_model_t_object;
/// The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
/// frees it with dtl_role_manager_destroy.
pub type dtl_role_manager_t = *mut dtl_role_manager_t_object;
/// A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the caller,
/// who frees it with dtl_future_destroy.
pub type dtl_future_t = *mut dtl_future_t_object;
/// A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned by
/// the caller, who frees it with dtl_stream_destroy.
pub type dtl_stream_t = *mut dtl_stream_t_object;
/// A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
/// dtl_event_destroy.
pub type dtl_event_t = *mut dtl_event_t_object;
/// Takes every container handle; a handle knows its kind.
pub type dtl_container_t = *mut c_void;
/// The type of an element.
pub type dtl_dtype = c_int;
/// How a reduction combines two elements.
pub type dtl_reduce_op = c_int;
/// What becomes of one element x, of the same dtype. `negative`, `absolute`, `sign` and `square`
/// are of all numbers but for complex ones, of which there are `negative`, `square`, `reciprocal`
/// and `conjugate`; `invert` is of integers, bytes and bool, `relu` of signed integers too, and all
/// others of floating-point numbers. Those of 16 bits compute in single precision and round once.
pub type dtl_unary_op = c_int;
/// What becomes of two elements x and y of one dtype, which is that of the result. `add` and
/// `multiply` are of all dtypes, `subtract` of all but bool; `divide` is of floating-point and
/// complex numbers, `minimum` and `maximum` of all but complex ones; the bitwise ones are of
/// integers, bytes and bool, the logical ones of these and of 32 and 64 bits' floating-point
/// numbers, and all others of floating-point numbers. Integers wrap around. Numbers of 16 bits
/// compute in single precision and round once.
pub type dtl_binary_op = c_int;
/// Which of two operands something is.
pub type dtl_operand = c_int;
/// What a context does where NCCL lacks an operation.
pub type dtl_nccl_operation_mode = c_int;
/// What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can be asked about.
pub type dtl_nccl_operation = c_int;
/// Whether reductions must repeat to the last bit.
pub type dtl_determinism_mode = c_int;
/// Along which tree the contributions to a reduction are combined.
pub type dtl_reduction_schedule_policy = c_int;
/// In which order the contributions to a reduction are taken.
pub type dtl_progress_ordering_policy = c_int;
/// Which rank holds which elements of a container.
pub type dtl_partition_policy = c_int;
/// In which memory the elements of a container are.
pub type dtl_placement_policy = c_int;
/// Whose devices.
pub type dtl_device_kind = c_int;
/// How an algorithm runs over this rank's part.
pub type dtl_execution_policy = c_int;
/// When writes of one rank become visible to others. A name that a container keeps for programs
/// that ask for it, without effect: containers are read by other ranks in collective calls alone,
/// which see all that was written before.
pub type dtl_consistency_policy = c_int;
/// What a failing call does beside failing.
pub type dtl_error_policy = c_int;
/// How a window is locked on a target.
pub type dtl_lock_mode = c_int;
/// Which way a sort goes.
pub type dtl_sort_order = c_int;
/// What a signal is waited for. Signals are compared as unsigned numbers.
pub type dtl_comparison = c_int;
/// What becomes of a signal.
pub type dtl_signal_op = c_int;
/// What becomes of a word, in one atomic step.
pub type dtl_atomic_op = c_int;
/// What a task is.
pub type dtl_model_kind = c_int;
/// What becomes of an element x.
pub type dtl_model_unary_op = c_int;
/// What becomes of two elements x and y.
pub type dtl_model_binary_op = c_int;
/// By what a row is normalized.
pub type dtl_model_norm = c_int;
/// Which keys a query attends to.
pub type dtl_model_mask = c_int;

pub const DTL_NO_RANK: dtl_rank_t = -1;
pub const DTL_ANY_SOURCE: dtl_rank_t = -2;
pub const DTL_ANY_TAG: dtl_tag_t = -1;
pub const DTL_SPAN_NPOS: dtl_size_t = 18446744073709551615;
pub const DTL_MAX_TENSOR_RANK: c_int = 8;
pub const DTL_TEAM_INVALID: dtl_team_t = -1;
pub const DTL_TEAM_WORLD: dtl_team_t = 0;
pub const DTL_TEAM_SHARED: dtl_team_t = 1;
pub const DTL_TEAM_NODE: dtl_team_t = 2;
pub const DTL_SIGNAL_ID_BYTES: c_int = 128;
pub const DTL_SIGNAL_WINDOW_DEFAULT: c_int = 0;
pub const DTL_SIGNAL_WINDOW_COLL_SYMMETRIC: c_int = 1;
pub const DTL_SIGNAL_WINDOW_STRICT_ORDERING: c_int = 2;
pub const DTL_MODEL_NO_TENSOR: dtl_index_t = -1;
pub const DTL_MODEL_WORKERS: c_int = 256;
pub const DTL_SUCCESS: dtl_status = 0;
pub const DTL_NOT_FOUND: dtl_status = 1;
pub const DTL_END: dtl_status = 2;
pub const DTL_ERROR_COMMUNICATION: dtl_status = 100;
pub const DTL_ERROR_SEND_FAILED: dtl_status = 101;
pub const DTL_ERROR_RECV_FAILED: dtl_status = 102;
pub const DTL_ERROR_BROADCAST_FAILED: dtl_status = 103;
pub const DTL_ERROR_REDUCE_FAILED: dtl_status = 104;
pub const DTL_ERROR_BARRIER_FAILED: dtl_status = 105;
pub const DTL_ERROR_TIMEOUT: dtl_status = 106;
pub const DTL_ERROR_CANCELED: dtl_status = 107;
pub const DTL_ERROR_CONNECTION_LOST: dtl_status = 108;
pub const DTL_ERROR_RANK_FAILURE: dtl_status = 109;
pub const DTL_ERROR_COLLECTIVE_FAILED: dtl_status = 110;
pub const DTL_ERROR_COLLECTIVE_PARTICIPATION: dtl_status = 111;
pub const DTL_ERROR_MEMORY: dtl_status = 200;
pub const DTL_ERROR_ALLOCATION_FAILED: dtl_status = 201;
pub const DTL_ERROR_OUT_OF_MEMORY: dtl_status = 202;
pub const DTL_ERROR_INVALID_POINTER: dtl_status = 203;
pub const DTL_ERROR_TRANSFER_FAILED: dtl_status = 204;
pub const DTL_ERROR_DEVICE_MEMORY: dtl_status = 205;
pub const DTL_ERROR_SERIALIZATION: dtl_status = 300;
pub const DTL_ERROR_SERIALIZE_FAILED: dtl_status = 301;
pub const DTL_ERROR_DESERIALIZE_FAILED: dtl_status = 302;
pub const DTL_ERROR_BUFFER_TOO_SMALL: dtl_status = 303;
pub const DTL_ERROR_INVALID_FORMAT: dtl_status = 304;
pub const DTL_ERROR_FILE: dtl_status = 305;
pub const DTL_ERROR_BOUNDS: dtl_status = 400;
pub const DTL_ERROR_OUT_OF_BOUNDS: dtl_status = 401;
pub const DTL_ERROR_INVALID_INDEX: dtl_status = 402;
pub const DTL_ERROR_INVALID_RANK: dtl_status = 403;
pub const DTL_ERROR_DIMENSION_MISMATCH: dtl_status = 404;
pub const DTL_ERROR_EXTENT_MISMATCH: dtl_status = 405;
pub const DTL_ERROR_KEY_NOT_FOUND: dtl_status = 406;
pub const DTL_ERROR_OUT_OF_RANGE: dtl_status = 407;
pub const DTL_ERROR_INVALID_ARGUMENT: dtl_status = 410;
pub const DTL_ERROR_NULL_POINTER: dtl_status = 411;
pub const DTL_ERROR_NOT_SUPPORTED: dtl_status = 420;
pub const DTL_ERROR_BACKEND: dtl_status = 500;
pub const DTL_ERROR_BACKEND_UNAVAILABLE: dtl_status = 501;
pub const DTL_ERROR_BACKEND_INIT_FAILED: dtl_status = 502;
pub const DTL_ERROR_BACKEND_INVALID: dtl_status = 503;
pub const DTL_ERROR_CUDA: dtl_status = 510;
pub const DTL_ERROR_HIP: dtl_status = 520;
pub const DTL_ERROR_MPI: dtl_status = 530;
pub const DTL_ERROR_NCCL: dtl_status = 540;
pub const DTL_ERROR_SHMEM: dtl_status = 550;
pub const DTL_ERROR_ALGORITHM: dtl_status = 600;
pub const DTL_ERROR_OPERATION_FAILED: dtl_status = 600;
pub const DTL_ERROR_PRECONDITION_FAILED: dtl_status = 601;
pub const DTL_ERROR_POSTCONDITION_FAILED: dtl_status = 602;
pub const DTL_ERROR_CONVERGENCE_FAILED: dtl_status = 603;
pub const DTL_ERROR_CONSISTENCY: dtl_status = 700;
pub const DTL_ERROR_CONSISTENCY_VIOLATION: dtl_status = 701;
pub const DTL_ERROR_STRUCTURAL_INVALIDATION: dtl_status = 702;
pub const DTL_ERROR_INTERNAL: dtl_status = 900;
pub const DTL_ERROR_NOT_IMPLEMENTED: dtl_status = 901;
pub const DTL_ERROR_INVALID_STATE: dtl_status = 902;
pub const DTL_ERROR_UNKNOWN: dtl_status = 999;
pub const DTL_DTYPE_INT8: dtl_dtype = 0;
pub const DTL_DTYPE_INT16: dtl_dtype = 1;
pub const DTL_DTYPE_INT32: dtl_dtype = 2;
pub const DTL_DTYPE_INT64: dtl_dtype = 3;
pub const DTL_DTYPE_UINT8: dtl_dtype = 4;
pub const DTL_DTYPE_UINT16: dtl_dtype = 5;
pub const DTL_DTYPE_UINT32: dtl_dtype = 6;
pub const DTL_DTYPE_UINT64: dtl_dtype = 7;
pub const DTL_DTYPE_FLOAT32: dtl_dtype = 8;
pub const DTL_DTYPE_FLOAT64: dtl_dtype = 9;
pub const DTL_DTYPE_BYTE: dtl_dtype = 10;
pub const DTL_DTYPE_BOOL: dtl_dtype = 11;
pub const DTL_DTYPE_FLOAT16: dtl_dtype = 16;
pub const DTL_DTYPE_BFLOAT16: dtl_dtype = 17;
pub const DTL_DTYPE_COMPLEX64: dtl_dtype = 18;
pub const DTL_DTYPE_COMPLEX128: dtl_dtype = 19;
pub const DTL_DTYPE_FLOAT32_INT32: dtl_dtype = 24;
pub const DTL_DTYPE_FLOAT64_INT64: dtl_dtype = 25;
pub const DTL_DTYPE_INT32_INT32: dtl_dtype = 26;
pub const DTL_DTYPE_INT64_INT64: dtl_dtype = 27;
pub const DTL_DTYPE_COUNT: dtl_dtype = 12;
pub const DTL_OP_SUM: dtl_reduce_op = 0;
pub const DTL_OP_PROD: dtl_reduce_op = 1;
pub const DTL_OP_MIN: dtl_reduce_op = 2;
pub const DTL_OP_MAX: dtl_reduce_op = 3;
pub const DTL_OP_LAND: dtl_reduce_op = 4;
pub const DTL_OP_LOR: dtl_reduce_op = 5;
pub const DTL_OP_BAND: dtl_reduce_op = 6;
pub const DTL_OP_BOR: dtl_reduce_op = 7;
pub const DTL_OP_LXOR: dtl_reduce_op = 8;
pub const DTL_OP_BXOR: dtl_reduce_op = 9;
pub const DTL_OP_MINLOC: dtl_reduce_op = 10;
pub const DTL_OP_MAXLOC: dtl_reduce_op = 11;
pub const DTL_OP_COUNT: dtl_reduce_op = 12;
pub const DTL_UNARY_NEGATIVE: dtl_unary_op = 0;
pub const DTL_UNARY_ABSOLUTE: dtl_unary_op = 1;
pub const DTL_UNARY_SIGN: dtl_unary_op = 2;
pub const DTL_UNARY_SQUARE: dtl_unary_op = 3;
pub const DTL_UNARY_RECIPROCAL: dtl_unary_op = 4;
pub const DTL_UNARY_CONJUGATE: dtl_unary_op = 5;
pub const DTL_UNARY_INVERT: dtl_unary_op = 6;
pub const DTL_UNARY_SQRT: dtl_unary_op = 7;
pub const DTL_UNARY_CBRT: dtl_unary_op = 8;
pub const DTL_UNARY_EXP: dtl_unary_op = 9;
pub const DTL_UNARY_EXP2: dtl_unary_op = 10;
pub const DTL_UNARY_EXPM1: dtl_unary_op = 11;
pub const DTL_UNARY_LOG: dtl_unary_op = 12;
pub const DTL_UNARY_LOG2: dtl_unary_op = 13;
pub const DTL_UNARY_LOG10: dtl_unary_op = 14;
pub const DTL_UNARY_LOG1P: dtl_unary_op = 15;
pub const DTL_UNARY_SIN: dtl_unary_op = 16;
pub const DTL_UNARY_COS: dtl_unary_op = 17;
pub const DTL_UNARY_TAN: dtl_unary_op = 18;
pub const DTL_UNARY_ARCSIN: dtl_unary_op = 19;
pub const DTL_UNARY_ARCCOS: dtl_unary_op = 20;
pub const DTL_UNARY_ARCTAN: dtl_unary_op = 21;
pub const DTL_UNARY_SINH: dtl_unary_op = 22;
pub const DTL_UNARY_COSH: dtl_unary_op = 23;
pub const DTL_UNARY_TANH: dtl_unary_op = 24;
pub const DTL_UNARY_ARCSINH: dtl_unary_op = 25;
pub const DTL_UNARY_ARCCOSH: dtl_unary_op = 26;
pub const DTL_UNARY_ARCTANH: dtl_unary_op = 27;
pub const DTL_UNARY_FLOOR: dtl_unary_op = 28;
pub const DTL_UNARY_CEIL: dtl_unary_op = 29;
pub const DTL_UNARY_TRUNC: dtl_unary_op = 30;
pub const DTL_UNARY_RINT: dtl_unary_op = 31;
pub const DTL_UNARY_SIGMOID: dtl_unary_op = 32;
pub const DTL_UNARY_RELU: dtl_unary_op = 33;
pub const DTL_UNARY_GELU: dtl_unary_op = 34;
pub const DTL_UNARY_SILU: dtl_unary_op = 35;
pub const DTL_BINARY_ADD: dtl_binary_op = 0;
pub const DTL_BINARY_SUBTRACT: dtl_binary_op = 1;
pub const DTL_BINARY_MULTIPLY: dtl_binary_op = 2;
pub const DTL_BINARY_DIVIDE: dtl_binary_op = 3;
pub const DTL_BINARY_POWER: dtl_binary_op = 4;
pub const DTL_BINARY_MINIMUM: dtl_binary_op = 5;
pub const DTL_BINARY_MAXIMUM: dtl_binary_op = 6;
pub const DTL_BINARY_BITWISE_AND: dtl_binary_op = 7;
pub const DTL_BINARY_BITWISE_OR: dtl_binary_op = 8;
pub const DTL_BINARY_BITWISE_XOR: dtl_binary_op = 9;
pub const DTL_BINARY_LOGICAL_AND: dtl_binary_op = 10;
pub const DTL_BINARY_LOGICAL_OR: dtl_binary_op = 11;
pub const DTL_BINARY_LOGICAL_XOR: dtl_binary_op = 12;
pub const DTL_BINARY_ARCTAN2: dtl_binary_op = 13;
pub const DTL_BINARY_HYPOT: dtl_binary_op = 14;
pub const DTL_BINARY_COPYSIGN: dtl_binary_op = 15;
pub const DTL_BINARY_FMOD: dtl_binary_op = 16;
pub const DTL_OPERAND_FIRST: dtl_operand = 0;
pub const DTL_OPERAND_SECOND: dtl_operand = 1;
pub const DTL_NCCL_MODE_NATIVE_ONLY: dtl_nccl_operation_mode = 0;
pub const DTL_NCCL_MODE_HYBRID_PARITY: dtl_nccl_operation_mode = 1;
pub const DTL_NCCL_OP_POINT_TO_POINT: dtl_nccl_operation = 0;
pub const DTL_NCCL_OP_BARRIER: dtl_nccl_operation = 1;
pub const DTL_NCCL_OP_BROADCAST: dtl_nccl_operation = 2;
pub const DTL_NCCL_OP_REDUCE: dtl_nccl_operation = 3;
pub const DTL_NCCL_OP_ALLREDUCE: dtl_nccl_operation = 4;
pub const DTL_NCCL_OP_GATHER: dtl_nccl_operation = 5;
pub const DTL_NCCL_OP_SCATTER: dtl_nccl_operation = 6;
pub const DTL_NCCL_OP_ALLGATHER: dtl_nccl_operation = 7;
pub const DTL_NCCL_OP_ALLTOALL: dtl_nccl_operation = 8;
pub const DTL_NCCL_OP_GATHERV: dtl_nccl_operation = 9;
pub const DTL_NCCL_OP_SCATTERV: dtl_nccl_operation = 10;
pub const DTL_NCCL_OP_ALLGATHERV: dtl_nccl_operation = 11;
pub const DTL_NCCL_OP_ALLTOALLV: dtl_nccl_operation = 12;
pub const DTL_NCCL_OP_SCAN: dtl_nccl_operation = 13;
pub const DTL_NCCL_OP_EXSCAN: dtl_nccl_operation = 14;
pub const DTL_NCCL_OP_LOGICAL_REDUCTION: dtl_nccl_operation = 15;
pub const DTL_DETERMINISM_THROUGHPUT: dtl_determinism_mode = 0;
pub const DTL_DETERMINISM_DETERMINISTIC: dtl_determinism_mode = 1;
pub const DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED: dtl_reduction_schedule_policy = 0;
pub const DTL_REDUCTION_SCHEDULE_FIXED_TREE: dtl_reduction_schedule_policy = 1;
pub const DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED: dtl_progress_ordering_policy = 0;
pub const DTL_PROGRESS_ORDERING_RANK_ORDERED: dtl_progress_ordering_policy = 1;
pub const DTL_PARTITION_BLOCK: dtl_partition_policy = 0;
pub const DTL_PARTITION_CYCLIC: dtl_partition_policy = 1;
pub const DTL_PARTITION_BLOCK_CYCLIC: dtl_partition_policy = 2;
pub const DTL_PARTITION_HASH: dtl_partition_policy = 3;
pub const DTL_PARTITION_REPLICATED: dtl_partition_policy = 4;
pub const DTL_PARTITION_COUNT: dtl_partition_policy = 5;
pub const DTL_PLACEMENT_HOST: dtl_placement_policy = 0;
pub const DTL_PLACEMENT_DEVICE: dtl_placement_policy = 1;
pub const DTL_PLACEMENT_UNIFIED: dtl_placement_policy = 2;
pub const DTL_PLACEMENT_DEVICE_PREFERRED: dtl_placement_policy = 3;
pub const DTL_PLACEMENT_COUNT: dtl_placement_policy = 4;
pub const DTL_DEVICE_HOST: dtl_device_kind = 0;
pub const DTL_DEVICE_CUDA: dtl_device_kind = 1;
pub const DTL_DEVICE_HIP: dtl_device_kind = 2;
pub const DTL_DEVICE_EMULATED: dtl_device_kind = 3;
pub const DTL_EXEC_SEQ: dtl_execution_policy = 0;
pub const DTL_EXEC_PAR: dtl_execution_policy = 1;
pub const DTL_EXEC_ASYNC: dtl_execution_policy = 2;
pub const DTL_EXEC_COUNT: dtl_execution_policy = 3;
pub const DTL_CONSISTENCY_BULK_SYNCHRONOUS: dtl_consistency_policy = 0;
pub const DTL_CONSISTENCY_RELAXED: dtl_consistency_policy = 1;
pub const DTL_CONSISTENCY_RELEASE_ACQUIRE: dtl_consistency_policy = 2;
pub const DTL_CONSISTENCY_SEQUENTIAL: dtl_consistency_policy = 3;
pub const DTL_CONSISTENCY_COUNT: dtl_consistency_policy = 4;
pub const DTL_ERROR_POLICY_RETURN_STATUS: dtl_error_policy = 0;
pub const DTL_ERROR_POLICY_CALLBACK: dtl_error_policy = 1;
pub const DTL_ERROR_POLICY_TERMINATE: dtl_error_policy = 2;
pub const DTL_ERROR_POLICY_COUNT: dtl_error_policy = 3;
pub const DTL_LOCK_EXCLUSIVE: dtl_lock_mode = 0;
pub const DTL_LOCK_SHARED: dtl_lock_mode = 1;
pub const DTL_SORT_ASCENDING: dtl_sort_order = 0;
pub const DTL_SORT_DESCENDING: dtl_sort_order = 1;
pub const DTL_CMP_EQ: dtl_comparison = 0;
pub const DTL_CMP_NE: dtl_comparison = 1;
pub const DTL_CMP_GT: dtl_comparison = 2;
pub const DTL_CMP_LE: dtl_comparison = 3;
pub const DTL_CMP_LT: dtl_comparison = 4;
pub const DTL_CMP_GE: dtl_comparison = 5;
pub const DTL_SIGNAL_SET: dtl_signal_op = 9;
pub const DTL_SIGNAL_ADD: dtl_signal_op = 10;
pub const DTL_ATOMIC_FETCH: dtl_atomic_op = 0;
pub const DTL_ATOMIC_SET: dtl_atomic_op = 1;
pub const DTL_ATOMIC_ADD: dtl_atomic_op = 2;
pub const DTL_ATOMIC_AND: dtl_atomic_op = 3;
pub const DTL_ATOMIC_OR: dtl_atomic_op = 4;
pub const DTL_ATOMIC_XOR: dtl_atomic_op = 5;
pub const DTL_MODEL_UNARY: dtl_model_kind = 0;
pub const DTL_MODEL_BINARY: dtl_model_kind = 1;
pub const DTL_MODEL_LINEAR: dtl_model_kind = 2;
pub const DTL_MODEL_NORMALIZE: dtl_model_kind = 3;
pub const DTL_MODEL_BARRIER: dtl_model_kind = 4;
pub const DTL_MODEL_ALLREDUCE: dtl_model_kind = 5;
pub const DTL_MODEL_PREFETCH: dtl_model_kind = 6;
pub const DTL_MODEL_FLASH_ATTENTION: dtl_model_kind = 7;
pub const DTL_MODEL_FLASH_DECODE: dtl_model_kind = 8;
pub const DTL_MODEL_APPEND: dtl_model_kind = 9;
pub const DTL_MODEL_COPY: dtl_model_unary_op = 0;
pub const DTL_MODEL_NEGATIVE: dtl_model_unary_op = 1;
pub const DTL_MODEL_ABSOLUTE: dtl_model_unary_op = 2;
pub const DTL_MODEL_SQRT: dtl_model_unary_op = 3;
pub const DTL_MODEL_RECIPROCAL: dtl_model_unary_op = 4;
pub const DTL_MODEL_EXP: dtl_model_unary_op = 5;
pub const DTL_MODEL_LOG: dtl_model_unary_op = 6;
pub const DTL_MODEL_TANH: dtl_model_unary_op = 7;
pub const DTL_MODEL_SIGMOID: dtl_model_unary_op = 8;
pub const DTL_MODEL_RELU: dtl_model_unary_op = 9;
pub const DTL_MODEL_GELU: dtl_model_unary_op = 10;
pub const DTL_MODEL_SILU: dtl_model_unary_op = 11;
pub const DTL_MODEL_ADD: dtl_model_binary_op = 0;
pub const DTL_MODEL_SUBTRACT: dtl_model_binary_op = 1;
pub const DTL_MODEL_MULTIPLY: dtl_model_binary_op = 2;
pub const DTL_MODEL_DIVIDE: dtl_model_binary_op = 3;
pub const DTL_MODEL_MAXIMUM: dtl_model_binary_op = 4;
pub const DTL_MODEL_MINIMUM: dtl_model_binary_op = 5;
pub const DTL_MODEL_SILU_AND_MUL: dtl_model_binary_op = 6;
pub const DTL_MODEL_RMS: dtl_model_norm = 0;
pub const DTL_MODEL_LAYER: dtl_model_norm = 1;
pub const DTL_MODEL_UNMASKED: dtl_model_mask = 0;
pub const DTL_MODEL_CAUSAL: dtl_model_mask = 1;

/// How a context is made. Start from dtl_context_options_init, which sets every field.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_context_options {
    pub device_id: c_int,
    pub init_mpi: c_int,
    pub finalize_mpi: c_int,
    pub reserved: [c_int; 4],
}

/// The extents of up to 8 dimensions, the last of which is contiguous in memory (row-major).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_shape {
    pub ndim: c_int,
    pub dims: [dtl_size_t; 8],
}

/// What a probe found.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_message_info_t {
    pub source: dtl_rank_t,
    pub tag: dtl_tag_t,
    pub count: dtl_size_t,
}

/// A message as it was sent.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_envelope_t {
    pub source: dtl_rank_t,
    pub tag: dtl_tag_t,
    pub count: dtl_size_t,
    pub dtype: dtl_dtype,
    pub ndim: c_int,
    pub dims: [dtl_size_t; 8],
    pub reserved: dtl_size_t,
}

/// A CPU (hardware thread) of a node, and what it belongs to; -1 stands for unknown or none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_cpu_info_t {
    pub cpu: c_int,
    pub core: c_int,
    pub package: c_int,
    pub numa: c_int,
    pub caches: [c_int; 5],
}

/// The caches for data of one level.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_cache_info_t {
    pub level: c_int,
    pub line: c_int,
    pub count: c_int,
    pub sharing: c_int,
    pub bytes: dtl_size_t,
}

/// A GPU as the PCI bus has it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_gpu_info_t {
    pub domain: c_int,
    pub bus: c_int,
    pub device: c_int,
    pub function: c_int,
    pub vendor: c_int,
    pub model: c_int,
    pub numa: c_int,
}

/// How a container is distributed and placed. Start from dtl_container_options_init, which sets
/// every field.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_container_options {
    pub partition: dtl_partition_policy,
    pub placement: dtl_placement_policy,
    pub execution: dtl_execution_policy,
    pub device_id: c_int,
    pub block_size: dtl_size_t,
    pub reserved: [c_int; 3],
}

/// An element of DTL_DTYPE_FLOAT32_INT32.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_float32_int32 {
    pub value: f32,
    pub index: i32,
}

/// An element of DTL_DTYPE_FLOAT64_INT64.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_float64_int64 {
    pub value: f64,
    pub index: i64,
}

/// An element of DTL_DTYPE_INT32_INT32.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_int32_int32 {
    pub value: i32,
    pub index: i32,
}

/// An element of DTL_DTYPE_INT64_INT64.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_int64_int64 {
    pub value: i64,
    pub index: i64,
}

/// A task as an executor reads it. Records of a worker follow each other.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct dtl_model_record_t {
    pub kind: dtl_model_kind,
    pub operation: c_int,
    pub task: dtl_index_t,
    pub worker: c_int,
    pub place: c_int,
    pub first_wait: dtl_size_t,
    pub waits: dtl_size_t,
    pub tensors: [dtl_index_t; 4],
    pub epsilon: f64,
    pub reserved: [dtl_size_t; 2],
}

/// Called by a thread that waits; other than 0: its call ends with DTL_ERROR_CANCELED. It must not
/// call the library.
pub type dtl_interrupt_check_func = Option<unsafe extern "C" fn(user_data: *mut c_void) -> c_int>;

/// Writes at most `bytes` bytes to `text`, with a zero at the end: what the program has called,
/// such as "allreduce(value=1.0)". Returns 1, or 0 where it has written nothing. It must not call
/// the library.
pub type dtl_call_words_func = Option<unsafe extern "C" fn(text: *mut c_void, bytes: dtl_size_t,
                                                           user_data: *mut c_void) -> c_int>;

/// Called for a failing call, in the calling thread and before the call returns. `message` is valid
/// during the call only.
pub type dtl_error_handler_t = Option<unsafe extern "C" fn(status: dtl_status,
                                                           message: *const c_char,
                                                           user_data: *mut c_void)>;

/// Called once an element, which it may change; `index` is local. With the execution policy par it
/// may run in several threads at once.
pub type dtl_unary_func = Option<unsafe extern "C" fn(element: *mut c_void, index: dtl_size_t,
                                                      user_data: *mut c_void)>;

/// Called once an element, which it must not change; `index` is local. With the execution policy
/// par it may run in several threads at once.
pub type dtl_const_unary_func = Option<unsafe extern "C" fn(element: *const c_void,
                                                            index: dtl_size_t,
                                                            user_data: *mut c_void)>;

/// Called once an element: writes `*output` from `*input`, which may be the same memory; `index` is
/// local. With the execution policy par it may run in several threads at once.
pub type dtl_transform_func = Option<unsafe extern "C" fn(input: *const c_void,
                                                          output: *mut c_void, index: dtl_size_t,
                                                          user_data: *mut c_void)>;

/// Called with `count` elements that lie one behind the other, which it may change. With the
/// execution policy par it may run in several threads at once.
pub type dtl_chunk_func = Option<unsafe extern "C" fn(elements: *mut c_void, count: dtl_size_t,
                                                      user_data: *mut c_void)>;

/// Called with `count` elements: writes as many to `output`, which may be the same memory. With the
/// execution policy par it may run in several threads at once.
pub type dtl_chunk_transform_func = Option<unsafe extern "C" fn(input: *const c_void,
                                                                output: *mut c_void,
                                                                count: dtl_size_t,
                                                                user_data: *mut c_void)>;

/// Tells whether an element has a property, non-zero for yes.
pub type dtl_predicate = Option<unsafe extern "C" fn(element: *const c_void,
                                                     user_data: *mut c_void) -> c_int>;

/// Compares three-way: negative where a comes before b, positive where b comes before a, 0 where
/// neither does. Must order all elements consistently.
pub type dtl_comparator = Option<unsafe extern "C" fn(a: *const c_void, b: *const c_void,
                                                      user_data: *mut c_void) -> c_int>;

/// Writes a op b to `*result`, which may be the memory of a or b. Must be associative: elements may
/// be grouped in any way, and are never reordered.
pub type dtl_binary_func = Option<unsafe extern "C" fn(a: *const c_void, b: *const c_void,
                                                       result: *mut c_void,
                                                       user_data: *mut c_void)>;

/// Called once an entry of a map, with copies of its key and its value, which are valid during the
/// call. It may call any function of the map that is not collective.
pub type dtl_map_func = Option<unsafe extern "C" fn(key: *const c_void, value: *const c_void,
                                                    user_data: *mut c_void)>;

/// Called once, when a future has its value, `size` bytes at `value`, or has failed: then `code` is
/// its status, and the last error its words. Sets the value of `result` by dtl_future_set, or
/// leaves it at 0 bytes, and returns DTL_SUCCESS; or returns a failure, which `result` gets.
/// `value` and `result` are valid during the call only.
pub type dtl_then_func = Option<unsafe extern "C" fn(code: dtl_status, value: *const c_void,
                                                     size: dtl_size_t, result: dtl_future_t,
                                                     user_data: *mut c_void) -> dtl_status>;

/// Does the work of a remote action for rank `source`: reads `args_size` bytes at `args`, sets
/// `reply` by dtl_future_set, or leaves it at 0 bytes, and returns DTL_SUCCESS; or returns a
/// failure. `args` and `reply` are valid during the call only.
pub type dtl_reply_func = Option<unsafe extern "C" fn(args: *const c_void, args_size: dtl_size_t,
                                                      source: dtl_rank_t, reply: dtl_future_t,
                                                      user_data: *mut c_void) -> dtl_status>;

/// Does the work of a remote action: reads `args_size` bytes at `args`, writes up to `result_size`
/// bytes at `result`, and returns a status.
pub type dtl_action_func = Option<unsafe extern "C" fn(args: *const c_void, args_size: dtl_size_t,
                                                       result: *mut c_void,
                                                       result_size: dtl_size_t,
                                                       user_data: *mut c_void) -> c_int>;

extern "C" {
    pub fn dtl_dtype_size(dtype: dtl_dtype) -> dtl_size_t;
    pub fn dtl_dtype_name(dtype: dtl_dtype) -> *const c_char;
    pub fn dtl_reduce_op_name(op: dtl_reduce_op) -> *const c_char;
    pub fn dtl_unary_op_name(op: dtl_unary_op) -> *const c_char;
    pub fn dtl_binary_op_name(op: dtl_binary_op) -> *const c_char;
    pub fn dtl_shape_1d(dim0: dtl_size_t) -> dtl_shape;
    pub fn dtl_shape_2d(dim0: dtl_size_t, dim1: dtl_size_t) -> dtl_shape;
    pub fn dtl_shape_3d(dim0: dtl_size_t, dim1: dtl_size_t, dim2: dtl_size_t) -> dtl_shape;
    pub fn dtl_shape_nd(ndim: c_int, dims: *const dtl_size_t) -> dtl_shape;
    pub fn dtl_shape_pack(ndim: c_int, dims: *const dtl_size_t,
                          shape: *mut dtl_shape) -> dtl_status;
    pub fn dtl_shape_unpack(shape: *const dtl_shape, count: dtl_size_t,
                            dims: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_shape_size(shape: *const dtl_shape) -> dtl_size_t;
    pub fn dtl_status_ok(status: dtl_status) -> c_int;
    pub fn dtl_status_is_error(status: dtl_status) -> c_int;
    pub fn dtl_status_message(status: dtl_status) -> *const c_char;
    pub fn dtl_status_name(status: dtl_status) -> *const c_char;
    pub fn dtl_status_category(status: dtl_status) -> *const c_char;
    pub fn dtl_status_category_code(status: dtl_status) -> c_int;
    pub fn dtl_status_is_category(status: dtl_status, category_code: c_int) -> c_int;
    pub fn dtl_last_error(buf: *mut c_char, size: dtl_size_t) -> dtl_size_t;
    pub fn dtl_last_error_status() -> c_int;
    pub fn dtl_clear_error();
    pub fn dtl_version_major() -> c_int;
    pub fn dtl_version_minor() -> c_int;
    pub fn dtl_version_patch() -> c_int;
    pub fn dtl_abi_version() -> c_int;
    pub fn dtl_version_string() -> *const c_char;
    pub fn dtl_has_mpi() -> c_int;
    pub fn dtl_mpi_library() -> *const c_char;
    pub fn dtl_has_cuda() -> c_int;
    pub fn dtl_has_hip() -> c_int;
    pub fn dtl_has_nccl() -> c_int;
    pub fn dtl_has_shmem() -> c_int;
    pub fn dtl_backend_name() -> *const c_char;
    pub fn dtl_backend_count() -> c_int;
    pub fn dtl_backend_report(buf: *mut c_char, size: dtl_size_t) -> dtl_size_t;
    pub fn dtl_version() -> *const c_char;
    pub fn dtl_metrics_enable(is_enabled: c_int) -> dtl_status;
    pub fn dtl_metrics_count(name: *const c_char, calls: *mut dtl_size_t,
                             bytes: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_environment_create(env: *mut dtl_environment_t) -> dtl_status;
    pub fn dtl_environment_create_with_args(env: *mut dtl_environment_t, argc: *mut c_int,
                                            argv: *mut *mut *mut c_char) -> dtl_status;
    pub fn dtl_environment_destroy(env: dtl_environment_t);
    pub fn dtl_environment_is_initialized() -> c_int;
    pub fn dtl_environment_ref_count() -> dtl_size_t;
    pub fn dtl_environment_domain(env: dtl_environment_t) -> *const c_char;
    pub fn dtl_environment_has_mpi() -> c_int;
    pub fn dtl_environment_has_cuda() -> c_int;
    pub fn dtl_environment_has_hip() -> c_int;
    pub fn dtl_environment_has_nccl() -> c_int;
    pub fn dtl_environment_has_shmem() -> c_int;
    pub fn dtl_environment_mpi_thread_level() -> c_int;
    pub fn dtl_environment_make_world_context(env: dtl_environment_t,
                                              ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_environment_make_world_context_gpu(env: dtl_environment_t, device_id: c_int,
                                                  ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_environment_make_cpu_context(env: dtl_environment_t,
                                            ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_abort(code: c_int);
    pub fn dtl_interrupt();
    pub fn dtl_interrupt_clear();
    pub fn dtl_interrupt_is_stuck() -> c_int;
    pub fn dtl_interrupt_check_set(check: dtl_interrupt_check_func, user_data: *mut c_void);
    pub fn dtl_context_options_init(opts: *mut dtl_context_options);
    pub fn dtl_context_create(ctx: *mut dtl_context_t,
                              opts: *const dtl_context_options) -> dtl_status;
    pub fn dtl_context_create_default(ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_from_fortran_comm(fortran_comm: c_int, opts: *const dtl_context_options,
                                         ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_destroy(ctx: dtl_context_t);
    pub fn dtl_context_rank(ctx: dtl_context_t) -> dtl_rank_t;
    pub fn dtl_context_size(ctx: dtl_context_t) -> dtl_rank_t;
    pub fn dtl_context_is_root(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_device_id(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_device_kind(ctx: dtl_context_t) -> dtl_device_kind;
    pub fn dtl_context_has_device(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_determinism_mode(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_reduction_schedule_policy(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_progress_ordering_policy(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_barrier(ctx: dtl_context_t) -> dtl_status;
    pub fn dtl_context_fence(ctx: dtl_context_t) -> dtl_status;
    pub fn dtl_context_is_valid(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_dup(src: dtl_context_t, dst: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_split(ctx: dtl_context_t, color: c_int, key: c_int,
                             out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_split_by_node(ctx: dtl_context_t, out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_split_leaders(ctx: dtl_context_t, out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_has_mpi(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_mpi_comm(ctx: dtl_context_t, fortran_comm: *mut c_int) -> dtl_status;
    pub fn dtl_context_has_cuda(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_has_nccl(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_nccl_mode(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_nccl_supports_native(ctx: dtl_context_t, op: dtl_nccl_operation) -> c_int;
    pub fn dtl_context_nccl_supports_hybrid(ctx: dtl_context_t, op: dtl_nccl_operation) -> c_int;
    pub fn dtl_context_has_shmem(ctx: dtl_context_t) -> c_int;
    pub fn dtl_context_with_cuda(ctx: dtl_context_t, device_id: c_int,
                                 out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_with_device(ctx: dtl_context_t, kind: dtl_device_kind, device_id: c_int,
                                   out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_with_shmem(ctx: dtl_context_t, out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_with_nccl(ctx: dtl_context_t, device_id: c_int,
                                 out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_with_nccl_ex(ctx: dtl_context_t, device_id: c_int,
                                    mode: dtl_nccl_operation_mode,
                                    out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_split_nccl(ctx: dtl_context_t, color: c_int, key: c_int,
                                  out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_split_nccl_ex(ctx: dtl_context_t, color: c_int, key: c_int,
                                     device_id: c_int, mode: dtl_nccl_operation_mode,
                                     out: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_context_refuse(ctx: dtl_context_t, why: *const c_char) -> dtl_status;
    pub fn dtl_context_refuse_call(ctx: dtl_context_t, why: *const c_char) -> dtl_status;
    pub fn dtl_tell_call(words: *const c_char) -> c_int;
    pub fn dtl_tell_place(handle: *const c_void, place: *const c_char);
    pub fn dtl_call_words_set(describe: dtl_call_words_func, user_data: *mut c_void);
    pub fn dtl_context_set_error_handler(ctx: dtl_context_t, handler: dtl_error_handler_t,
                                         user_data: *mut c_void) -> dtl_status;
    pub fn dtl_context_set_error_policy(ctx: dtl_context_t,
                                        policy: dtl_error_policy) -> dtl_status;
    pub fn dtl_context_error_policy(ctx: dtl_context_t) -> dtl_error_policy;
    pub fn dtl_barrier(ctx: dtl_context_t) -> dtl_status;
    pub fn dtl_broadcast(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                         root: dtl_rank_t) -> dtl_status;
    pub fn dtl_reduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                      count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                      root: dtl_rank_t) -> dtl_status;
    pub fn dtl_allreduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                         count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_allreduce_alike(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                               count: dtl_size_t, dtype: dtl_dtype, op: i32, form: i64,
                               is_number: c_int, result_dtype: *mut i32) -> dtl_status;
    pub fn dtl_allreduce_float64(ctx: dtl_context_t, value: f64, op: dtl_reduce_op,
                                 result: *mut f64) -> dtl_status;
    pub fn dtl_allreduce_int64(ctx: dtl_context_t, value: i64, op: dtl_reduce_op,
                               result: *mut i64) -> dtl_status;
    pub fn dtl_gather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                      senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                      recvdtype: dtl_dtype, root: dtl_rank_t) -> dtl_status;
    pub fn dtl_allgather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                         senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                         recvdtype: dtl_dtype) -> dtl_status;
    pub fn dtl_scatter(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                       senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                       recvdtype: dtl_dtype, root: dtl_rank_t) -> dtl_status;
    pub fn dtl_alltoall(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                        senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                        recvdtype: dtl_dtype) -> dtl_status;
    pub fn dtl_gatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                       senddtype: dtl_dtype, recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                       displs: *const dtl_size_t, recvdtype: dtl_dtype,
                       root: dtl_rank_t) -> dtl_status;
    pub fn dtl_scatterv(ctx: dtl_context_t, sendbuf: *const c_void, sendcounts: *const dtl_size_t,
                        displs: *const dtl_size_t, senddtype: dtl_dtype, recvbuf: *mut c_void,
                        recvcount: dtl_size_t, recvdtype: dtl_dtype,
                        root: dtl_rank_t) -> dtl_status;
    pub fn dtl_allgatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                          dtype: dtl_dtype, recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                          displs: *const dtl_size_t) -> dtl_status;
    pub fn dtl_alltoallv(ctx: dtl_context_t, sendbuf: *const c_void, sendcounts: *const dtl_size_t,
                         sdispls: *const dtl_size_t, senddtype: dtl_dtype, recvbuf: *mut c_void,
                         recvcounts: *const dtl_size_t, rdispls: *const dtl_size_t,
                         recvdtype: dtl_dtype) -> dtl_status;
    pub fn dtl_scan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                    count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_exscan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                      count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_reduce_scatter(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                              recvcounts: *const dtl_size_t, dtype: dtl_dtype,
                              op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_reduce_scatter_block(ctx: dtl_context_t, sendbuf: *const c_void,
                                    recvbuf: *mut c_void, recvcount: dtl_size_t, dtype: dtl_dtype,
                                    op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_ibarrier(ctx: dtl_context_t, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ibroadcast(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t,
                          dtype: dtl_dtype, root: dtl_rank_t,
                          request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ireduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                       count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op, root: dtl_rank_t,
                       request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iallreduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                          count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                          request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_igather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                       senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                       recvdtype: dtl_dtype, root: dtl_rank_t,
                       request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iallgather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                          senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                          recvdtype: dtl_dtype, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iscatter(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                        senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                        recvdtype: dtl_dtype, root: dtl_rank_t,
                        request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ialltoall(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                         senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                         recvdtype: dtl_dtype, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_igatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                        senddtype: dtl_dtype, recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                        displs: *const dtl_size_t, recvdtype: dtl_dtype, root: dtl_rank_t,
                        request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iscatterv(ctx: dtl_context_t, sendbuf: *const c_void, sendcounts: *const dtl_size_t,
                         displs: *const dtl_size_t, senddtype: dtl_dtype, recvbuf: *mut c_void,
                         recvcount: dtl_size_t, recvdtype: dtl_dtype, root: dtl_rank_t,
                         request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iallgatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                           dtype: dtl_dtype, recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                           displs: *const dtl_size_t, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ialltoallv(ctx: dtl_context_t, sendbuf: *const c_void,
                          sendcounts: *const dtl_size_t, sdispls: *const dtl_size_t,
                          senddtype: dtl_dtype, recvbuf: *mut c_void,
                          recvcounts: *const dtl_size_t, rdispls: *const dtl_size_t,
                          recvdtype: dtl_dtype, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iscan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                     count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                     request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_iexscan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                       count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                       request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ireduce_scatter(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                               recvcounts: *const dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                               request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_ireduce_scatter_block(ctx: dtl_context_t, sendbuf: *const c_void,
                                     recvbuf: *mut c_void, recvcount: dtl_size_t, dtype: dtl_dtype,
                                     op: dtl_reduce_op, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_plan_barrier(ctx: dtl_context_t, plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_broadcast(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t,
                              dtype: dtl_dtype, root: dtl_rank_t,
                              plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_reduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                           count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                           root: dtl_rank_t, plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_allreduce(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                              count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                              plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_gather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                           senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                           recvdtype: dtl_dtype, root: dtl_rank_t,
                           plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_allgather(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                              senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                              recvdtype: dtl_dtype,
                              plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_scatter(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                            senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                            recvdtype: dtl_dtype, root: dtl_rank_t,
                            plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_alltoall(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                             senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                             recvdtype: dtl_dtype, plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_gatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                            senddtype: dtl_dtype, recvbuf: *mut c_void,
                            recvcounts: *const dtl_size_t, displs: *const dtl_size_t,
                            recvdtype: dtl_dtype, root: dtl_rank_t,
                            plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_scatterv(ctx: dtl_context_t, sendbuf: *const c_void,
                             sendcounts: *const dtl_size_t, displs: *const dtl_size_t,
                             senddtype: dtl_dtype, recvbuf: *mut c_void, recvcount: dtl_size_t,
                             recvdtype: dtl_dtype, root: dtl_rank_t,
                             plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_allgatherv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                               dtype: dtl_dtype, recvbuf: *mut c_void,
                               recvcounts: *const dtl_size_t, displs: *const dtl_size_t,
                               plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_alltoallv(ctx: dtl_context_t, sendbuf: *const c_void,
                              sendcounts: *const dtl_size_t, sdispls: *const dtl_size_t,
                              senddtype: dtl_dtype, recvbuf: *mut c_void,
                              recvcounts: *const dtl_size_t, rdispls: *const dtl_size_t,
                              recvdtype: dtl_dtype,
                              plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_scan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                         count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                         plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_exscan(ctx: dtl_context_t, sendbuf: *const c_void, recvbuf: *mut c_void,
                           count: dtl_size_t, dtype: dtl_dtype, op: dtl_reduce_op,
                           plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_reduce_scatter(ctx: dtl_context_t, sendbuf: *const c_void,
                                   recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                                   dtype: dtl_dtype, op: dtl_reduce_op,
                                   plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_plan_reduce_scatter_block(ctx: dtl_context_t, sendbuf: *const c_void,
                                         recvbuf: *mut c_void, recvcount: dtl_size_t,
                                         dtype: dtl_dtype, op: dtl_reduce_op,
                                         plan: *mut dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_send(ctx: dtl_context_t, buf: *const c_void, count: dtl_size_t, dtype: dtl_dtype,
                    dest: dtl_rank_t, tag: dtl_tag_t) -> dtl_status;
    pub fn dtl_recv(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                    source: dtl_rank_t, tag: dtl_tag_t) -> dtl_status;
    pub fn dtl_sendrecv(ctx: dtl_context_t, sendbuf: *const c_void, sendcount: dtl_size_t,
                        senddtype: dtl_dtype, dest: dtl_rank_t, sendtag: dtl_tag_t,
                        recvbuf: *mut c_void, recvcount: dtl_size_t, recvdtype: dtl_dtype,
                        source: dtl_rank_t, recvtag: dtl_tag_t) -> dtl_status;
    pub fn dtl_isend(ctx: dtl_context_t, buf: *const c_void, count: dtl_size_t, dtype: dtl_dtype,
                     dest: dtl_rank_t, tag: dtl_tag_t, request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_irecv(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                     source: dtl_rank_t, tag: dtl_tag_t,
                     request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_probe(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t, dtype: dtl_dtype,
                     info: *mut dtl_message_info_t) -> dtl_status;
    pub fn dtl_iprobe(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t, dtype: dtl_dtype,
                      flag: *mut c_int, info: *mut dtl_message_info_t) -> dtl_status;
    pub fn dtl_mprobe(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t, dtype: dtl_dtype,
                      message: *mut dtl_message_t, info: *mut dtl_message_info_t) -> dtl_status;
    pub fn dtl_improbe(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t, dtype: dtl_dtype,
                       message: *mut dtl_message_t, info: *mut dtl_message_info_t) -> dtl_status;
    pub fn dtl_mrecv(message: dtl_message_t, buf: *mut c_void, count: dtl_size_t,
                     dtype: dtl_dtype) -> dtl_status;
    pub fn dtl_message_free(message: dtl_message_t);
    pub fn dtl_isend_shaped(ctx: dtl_context_t, buf: *const c_void, count: dtl_size_t,
                            dtype: dtl_dtype, shape: dtl_shape, dest: dtl_rank_t, tag: dtl_tag_t,
                            request: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_probe_envelope(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t,
                              envelope: *mut dtl_envelope_t) -> dtl_status;
    pub fn dtl_iprobe_envelope(ctx: dtl_context_t, source: dtl_rank_t, tag: dtl_tag_t,
                               flag: *mut c_int, envelope: *mut dtl_envelope_t) -> dtl_status;
    pub fn dtl_message_envelope(message: dtl_message_t,
                                envelope: *mut dtl_envelope_t) -> dtl_status;
    pub fn dtl_wait(request: dtl_request_t) -> dtl_status;
    pub fn dtl_waitall(count: dtl_size_t, requests: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_test(request: dtl_request_t, completed: *mut c_int) -> dtl_status;
    pub fn dtl_request_future(request: dtl_request_t, fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_waitany(count: dtl_size_t, requests: *mut dtl_request_t,
                       index: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_testany(count: dtl_size_t, requests: *mut dtl_request_t, index: *mut dtl_size_t,
                       completed: *mut c_int) -> dtl_status;
    pub fn dtl_testall(count: dtl_size_t, requests: *mut dtl_request_t,
                       completed: *mut c_int) -> dtl_status;
    pub fn dtl_cancel(request: dtl_request_t) -> dtl_status;
    pub fn dtl_request_free(request: dtl_request_t);
    pub fn dtl_collective_plan_start(plan: dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_collective_plan_wait(plan: dtl_collective_plan_t) -> dtl_status;
    pub fn dtl_collective_plan_test(plan: dtl_collective_plan_t,
                                    completed: *mut c_int) -> dtl_status;
    pub fn dtl_collective_plan_destroy(plan: dtl_collective_plan_t);
    pub fn dtl_partition_policy_name(policy: dtl_partition_policy) -> *const c_char;
    pub fn dtl_placement_policy_name(policy: dtl_placement_policy) -> *const c_char;
    pub fn dtl_placement_available(policy: dtl_placement_policy) -> c_int;
    pub fn dtl_execution_policy_name(policy: dtl_execution_policy) -> *const c_char;
    pub fn dtl_consistency_policy_name(policy: dtl_consistency_policy) -> *const c_char;
    pub fn dtl_error_policy_name(policy: dtl_error_policy) -> *const c_char;
    pub fn dtl_container_options_init(opts: *mut dtl_container_options);
    pub fn dtl_vector_create_with_options(ctx: dtl_context_t, dtype: dtl_dtype,
                                          global_size: dtl_size_t,
                                          opts: *const dtl_container_options,
                                          vec: *mut dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_partition_policy(vec: dtl_vector_t) -> dtl_partition_policy;
    pub fn dtl_vector_placement_policy(vec: dtl_vector_t) -> dtl_placement_policy;
    pub fn dtl_vector_execution_policy(vec: dtl_vector_t) -> dtl_execution_policy;
    pub fn dtl_vector_device_id(vec: dtl_vector_t) -> c_int;
    pub fn dtl_vector_consistency_policy(vec: dtl_vector_t) -> dtl_consistency_policy;
    pub fn dtl_vector_error_policy(vec: dtl_vector_t) -> dtl_error_policy;
    pub fn dtl_vector_copy_to_host(vec: dtl_vector_t, host_buffer: *mut c_void,
                                   count: dtl_size_t) -> dtl_status;
    pub fn dtl_vector_copy_from_host(vec: dtl_vector_t, host_buffer: *const c_void,
                                     count: dtl_size_t) -> dtl_status;
    pub fn dtl_vector_create(ctx: dtl_context_t, dtype: dtl_dtype, global_size: dtl_size_t,
                             vec: *mut dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_create_fill(ctx: dtl_context_t, dtype: dtl_dtype, global_size: dtl_size_t,
                                  value: *const c_void, vec: *mut dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_destroy(vec: dtl_vector_t);
    pub fn dtl_vector_global_size(vec: dtl_vector_t) -> dtl_size_t;
    pub fn dtl_vector_local_size(vec: dtl_vector_t) -> dtl_size_t;
    pub fn dtl_vector_local_offset(vec: dtl_vector_t) -> dtl_index_t;
    pub fn dtl_vector_empty(vec: dtl_vector_t) -> c_int;
    pub fn dtl_vector_dtype(vec: dtl_vector_t) -> dtl_dtype;
    pub fn dtl_vector_local_data(vec: dtl_vector_t) -> *const c_void;
    pub fn dtl_vector_local_data_mut(vec: dtl_vector_t) -> *mut c_void;
    pub fn dtl_vector_device_data(vec: dtl_vector_t) -> *const c_void;
    pub fn dtl_vector_device_data_mut(vec: dtl_vector_t) -> *mut c_void;
    pub fn dtl_vector_get_local(vec: dtl_vector_t, local_idx: dtl_size_t,
                                value: *mut c_void) -> dtl_status;
    pub fn dtl_vector_set_local(vec: dtl_vector_t, local_idx: dtl_size_t,
                                value: *const c_void) -> dtl_status;
    pub fn dtl_vector_num_ranks(vec: dtl_vector_t) -> dtl_rank_t;
    pub fn dtl_vector_rank(vec: dtl_vector_t) -> dtl_rank_t;
    pub fn dtl_vector_is_local(vec: dtl_vector_t, global_idx: dtl_index_t) -> c_int;
    pub fn dtl_vector_owner(vec: dtl_vector_t, global_idx: dtl_index_t) -> dtl_rank_t;
    pub fn dtl_vector_to_local(vec: dtl_vector_t, global_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_vector_to_global(vec: dtl_vector_t, local_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_vector_resize(vec: dtl_vector_t, new_size: dtl_size_t) -> dtl_status;
    pub fn dtl_vector_barrier(vec: dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_fill_local(vec: dtl_vector_t, value: *const c_void) -> dtl_status;
    pub fn dtl_vector_reduce_sum(vec: dtl_vector_t, result: *mut c_void) -> dtl_status;
    pub fn dtl_vector_reduce_min(vec: dtl_vector_t, result: *mut c_void) -> dtl_status;
    pub fn dtl_vector_reduce_max(vec: dtl_vector_t, result: *mut c_void) -> dtl_status;
    pub fn dtl_vector_sort_ascending(vec: dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_redistribute(vec: dtl_vector_t,
                                   new_partition: dtl_partition_policy) -> dtl_status;
    pub fn dtl_vector_is_dirty(vec: dtl_vector_t) -> c_int;
    pub fn dtl_vector_is_clean(vec: dtl_vector_t) -> c_int;
    pub fn dtl_vector_sync(vec: dtl_vector_t) -> dtl_status;
    pub fn dtl_vector_is_valid(vec: dtl_vector_t) -> c_int;
    pub fn dtl_array_create_with_options(ctx: dtl_context_t, dtype: dtl_dtype, size: dtl_size_t,
                                         opts: *const dtl_container_options,
                                         arr: *mut dtl_array_t) -> dtl_status;
    pub fn dtl_array_partition_policy(arr: dtl_array_t) -> dtl_partition_policy;
    pub fn dtl_array_placement_policy(arr: dtl_array_t) -> dtl_placement_policy;
    pub fn dtl_array_execution_policy(arr: dtl_array_t) -> dtl_execution_policy;
    pub fn dtl_array_device_id(arr: dtl_array_t) -> c_int;
    pub fn dtl_array_consistency_policy(arr: dtl_array_t) -> dtl_consistency_policy;
    pub fn dtl_array_error_policy(arr: dtl_array_t) -> dtl_error_policy;
    pub fn dtl_array_copy_to_host(arr: dtl_array_t, host_buffer: *mut c_void,
                                  count: dtl_size_t) -> dtl_status;
    pub fn dtl_array_copy_from_host(arr: dtl_array_t, host_buffer: *const c_void,
                                    count: dtl_size_t) -> dtl_status;
    pub fn dtl_array_create(ctx: dtl_context_t, dtype: dtl_dtype, size: dtl_size_t,
                            arr: *mut dtl_array_t) -> dtl_status;
    pub fn dtl_array_create_fill(ctx: dtl_context_t, dtype: dtl_dtype, size: dtl_size_t,
                                 value: *const c_void, arr: *mut dtl_array_t) -> dtl_status;
    pub fn dtl_array_destroy(arr: dtl_array_t);
    pub fn dtl_array_global_size(arr: dtl_array_t) -> dtl_size_t;
    pub fn dtl_array_local_size(arr: dtl_array_t) -> dtl_size_t;
    pub fn dtl_array_local_offset(arr: dtl_array_t) -> dtl_index_t;
    pub fn dtl_array_empty(arr: dtl_array_t) -> c_int;
    pub fn dtl_array_dtype(arr: dtl_array_t) -> dtl_dtype;
    pub fn dtl_array_local_data(arr: dtl_array_t) -> *const c_void;
    pub fn dtl_array_local_data_mut(arr: dtl_array_t) -> *mut c_void;
    pub fn dtl_array_get_local(arr: dtl_array_t, local_idx: dtl_size_t,
                               value: *mut c_void) -> dtl_status;
    pub fn dtl_array_set_local(arr: dtl_array_t, local_idx: dtl_size_t,
                               value: *const c_void) -> dtl_status;
    pub fn dtl_array_num_ranks(arr: dtl_array_t) -> dtl_rank_t;
    pub fn dtl_array_rank(arr: dtl_array_t) -> dtl_rank_t;
    pub fn dtl_array_is_local(arr: dtl_array_t, global_idx: dtl_index_t) -> c_int;
    pub fn dtl_array_owner(arr: dtl_array_t, global_idx: dtl_index_t) -> dtl_rank_t;
    pub fn dtl_array_to_local(arr: dtl_array_t, global_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_array_to_global(arr: dtl_array_t, local_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_array_fill_local(arr: dtl_array_t, value: *const c_void) -> dtl_status;
    pub fn dtl_array_barrier(arr: dtl_array_t) -> dtl_status;
    pub fn dtl_array_is_valid(arr: dtl_array_t) -> c_int;
    pub fn dtl_tensor_create(ctx: dtl_context_t, dtype: dtl_dtype, shape: dtl_shape,
                             tensor: *mut dtl_tensor_t) -> dtl_status;
    pub fn dtl_tensor_create_fill(ctx: dtl_context_t, dtype: dtl_dtype, shape: dtl_shape,
                                  value: *const c_void, tensor: *mut dtl_tensor_t) -> dtl_status;
    pub fn dtl_tensor_create_with_options(ctx: dtl_context_t, dtype: dtl_dtype, shape: dtl_shape,
                                          dim: c_int, opts: *const dtl_container_options,
                                          tensor: *mut dtl_tensor_t) -> dtl_status;
    pub fn dtl_tensor_destroy(tensor: dtl_tensor_t);
    pub fn dtl_tensor_shape(tensor: dtl_tensor_t) -> dtl_shape;
    pub fn dtl_tensor_ndim(tensor: dtl_tensor_t) -> c_int;
    pub fn dtl_tensor_dim(tensor: dtl_tensor_t, dim: c_int) -> dtl_size_t;
    pub fn dtl_tensor_global_size(tensor: dtl_tensor_t) -> dtl_size_t;
    pub fn dtl_tensor_local_size(tensor: dtl_tensor_t) -> dtl_size_t;
    pub fn dtl_tensor_local_shape(tensor: dtl_tensor_t) -> dtl_shape;
    pub fn dtl_tensor_dtype(tensor: dtl_tensor_t) -> dtl_dtype;
    pub fn dtl_tensor_local_data(tensor: dtl_tensor_t) -> *const c_void;
    pub fn dtl_tensor_local_data_mut(tensor: dtl_tensor_t) -> *mut c_void;
    pub fn dtl_tensor_stride(tensor: dtl_tensor_t, dim: c_int) -> dtl_size_t;
    pub fn dtl_tensor_get_local_nd(tensor: dtl_tensor_t, indices: *const dtl_index_t,
                                   value: *mut c_void) -> dtl_status;
    pub fn dtl_tensor_set_local_nd(tensor: dtl_tensor_t, indices: *const dtl_index_t,
                                   value: *const c_void) -> dtl_status;
    pub fn dtl_tensor_get_local(tensor: dtl_tensor_t, linear_idx: dtl_size_t,
                                value: *mut c_void) -> dtl_status;
    pub fn dtl_tensor_set_local(tensor: dtl_tensor_t, linear_idx: dtl_size_t,
                                value: *const c_void) -> dtl_status;
    pub fn dtl_tensor_num_ranks(tensor: dtl_tensor_t) -> dtl_rank_t;
    pub fn dtl_tensor_rank(tensor: dtl_tensor_t) -> dtl_rank_t;
    pub fn dtl_tensor_distributed_dim(tensor: dtl_tensor_t) -> c_int;
    pub fn dtl_tensor_reshape(tensor: dtl_tensor_t, new_shape: dtl_shape) -> dtl_status;
    pub fn dtl_tensor_fill_local(tensor: dtl_tensor_t, value: *const c_void) -> dtl_status;
    pub fn dtl_tensor_barrier(tensor: dtl_tensor_t) -> dtl_status;
    pub fn dtl_tensor_is_valid(tensor: dtl_tensor_t) -> c_int;
    pub fn dtl_span_create(dtype: dtl_dtype, local_data: *mut c_void, local_size: dtl_size_t,
                           global_size: dtl_size_t, rank: dtl_rank_t, num_ranks: dtl_rank_t,
                           span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_from_vector(vec: dtl_vector_t, span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_from_array(arr: dtl_array_t, span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_from_tensor(tensor: dtl_tensor_t, span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_destroy(span: dtl_span_t);
    pub fn dtl_span_size(span: dtl_span_t) -> dtl_size_t;
    pub fn dtl_span_local_size(span: dtl_span_t) -> dtl_size_t;
    pub fn dtl_span_size_bytes(span: dtl_span_t) -> dtl_size_t;
    pub fn dtl_span_empty(span: dtl_span_t) -> c_int;
    pub fn dtl_span_dtype(span: dtl_span_t) -> dtl_dtype;
    pub fn dtl_span_data(span: dtl_span_t) -> *const c_void;
    pub fn dtl_span_data_mut(span: dtl_span_t) -> *mut c_void;
    pub fn dtl_span_rank(span: dtl_span_t) -> dtl_rank_t;
    pub fn dtl_span_num_ranks(span: dtl_span_t) -> dtl_rank_t;
    pub fn dtl_span_get_local(span: dtl_span_t, local_idx: dtl_size_t,
                              value: *mut c_void) -> dtl_status;
    pub fn dtl_span_set_local(span: dtl_span_t, local_idx: dtl_size_t,
                              value: *const c_void) -> dtl_status;
    pub fn dtl_span_first(span: dtl_span_t, count: dtl_size_t,
                          out_span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_last(span: dtl_span_t, count: dtl_size_t,
                         out_span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_subspan(span: dtl_span_t, offset: dtl_size_t, count: dtl_size_t,
                            out_span: *mut dtl_span_t) -> dtl_status;
    pub fn dtl_span_is_valid(span: dtl_span_t) -> c_int;
    pub fn dtl_container_partition_policy(container: dtl_container_t) -> dtl_partition_policy;
    pub fn dtl_container_placement_policy(container: dtl_container_t) -> dtl_placement_policy;
    pub fn dtl_container_execution_policy(container: dtl_container_t) -> dtl_execution_policy;
    pub fn dtl_container_device_id(container: dtl_container_t) -> c_int;
    pub fn dtl_container_consistency_policy(container: dtl_container_t) -> dtl_consistency_policy;
    pub fn dtl_container_error_policy(container: dtl_container_t) -> dtl_error_policy;
    pub fn dtl_container_dtype(container: dtl_container_t) -> dtl_dtype;
    pub fn dtl_container_global_size(container: dtl_container_t) -> dtl_size_t;
    pub fn dtl_container_local_size(container: dtl_container_t) -> dtl_size_t;
    pub fn dtl_container_local_offset(container: dtl_container_t) -> dtl_index_t;
    pub fn dtl_container_block_size(container: dtl_container_t) -> dtl_size_t;
    pub fn dtl_container_ndim(container: dtl_container_t) -> c_int;
    pub fn dtl_container_num_ranks(container: dtl_container_t) -> dtl_rank_t;
    pub fn dtl_container_rank(container: dtl_container_t) -> dtl_rank_t;
    pub fn dtl_container_local_data(container: dtl_container_t) -> *const c_void;
    pub fn dtl_container_local_data_mut(container: dtl_container_t) -> *mut c_void;
    pub fn dtl_container_device_kind(container: dtl_container_t) -> dtl_device_kind;
    pub fn dtl_container_device_number(container: dtl_container_t) -> c_int;
    pub fn dtl_container_device_data(container: dtl_container_t) -> *const c_void;
    pub fn dtl_container_device_data_mut(container: dtl_container_t) -> *mut c_void;
    pub fn dtl_container_is_dirty(container: dtl_container_t) -> c_int;
    pub fn dtl_container_is_clean(container: dtl_container_t) -> c_int;
    pub fn dtl_container_is_local(container: dtl_container_t, global_idx: dtl_index_t) -> c_int;
    pub fn dtl_container_owner(container: dtl_container_t, global_idx: dtl_index_t) -> dtl_rank_t;
    pub fn dtl_container_to_local(container: dtl_container_t,
                                  global_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_container_to_global(container: dtl_container_t,
                                   local_idx: dtl_index_t) -> dtl_index_t;
    pub fn dtl_container_get_local(container: dtl_container_t, local_idx: dtl_size_t,
                                   value: *mut c_void) -> dtl_status;
    pub fn dtl_container_set_local(container: dtl_container_t, local_idx: dtl_size_t,
                                   value: *const c_void) -> dtl_status;
    pub fn dtl_container_fill_local(container: dtl_container_t,
                                    value: *const c_void) -> dtl_status;
    pub fn dtl_container_copy_to_host(container: dtl_container_t, host_buffer: *mut c_void,
                                      count: dtl_size_t) -> dtl_status;
    pub fn dtl_container_copy_from_host(container: dtl_container_t, host_buffer: *const c_void,
                                        count: dtl_size_t) -> dtl_status;
    pub fn dtl_container_expose(container: dtl_container_t) -> dtl_status;
    pub fn dtl_container_get_element(container: dtl_container_t, global_idx: dtl_index_t,
                                     value: *mut c_void) -> dtl_status;
    pub fn dtl_container_set_element(container: dtl_container_t, global_idx: dtl_index_t,
                                     value: *const c_void) -> dtl_status;
    pub fn dtl_container_get_elements(container: dtl_container_t, indices: *const dtl_index_t,
                                      count: dtl_size_t, values: *mut c_void) -> dtl_status;
    pub fn dtl_container_set_elements(container: dtl_container_t, indices: *const dtl_index_t,
                                      count: dtl_size_t, values: *const c_void) -> dtl_status;
    pub fn dtl_container_redistribute(container: dtl_container_t,
                                      new_partition: dtl_partition_policy) -> dtl_status;
    pub fn dtl_container_barrier(container: dtl_container_t) -> dtl_status;
    pub fn dtl_container_sync(container: dtl_container_t) -> dtl_status;
    pub fn dtl_container_exchange_halo(container: dtl_container_t, widths: *const dtl_size_t,
                                       periodic: *const c_int, padded: *mut c_void,
                                       capacity: dtl_size_t) -> dtl_status;
    pub fn dtl_container_refresh_halo(container: dtl_container_t, widths: *const dtl_size_t,
                                      periodic: *const c_int, padded: *mut c_void,
                                      capacity: dtl_size_t) -> dtl_status;
    pub fn dtl_container_combine(container: dtl_container_t, sendbuf: *const c_void,
                                 recvbuf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                 op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_container_save(container: dtl_container_t, path: *const c_char) -> dtl_status;
    pub fn dtl_container_load(container: dtl_container_t, path: *const c_char) -> dtl_status;
    pub fn dtl_file_inspect(ctx: dtl_context_t, path: *const c_char, dtype: *mut c_int,
                            shape: *mut dtl_shape) -> dtl_status;
    pub fn dtl_container_memory(container: dtl_container_t,
                                memory: *mut dtl_memory_t) -> dtl_status;
    pub fn dtl_memory_release(memory: dtl_memory_t);
    pub fn dtl_map_create(ctx: dtl_context_t, key_dtype: dtl_dtype, value_dtype: dtl_dtype,
                          map: *mut dtl_map_t) -> dtl_status;
    pub fn dtl_map_create_sized(ctx: dtl_context_t, key_dtype: dtl_dtype, key_count: dtl_size_t,
                                value_dtype: dtl_dtype, value_count: dtl_size_t,
                                map: *mut dtl_map_t) -> dtl_status;
    pub fn dtl_map_destroy(map: dtl_map_t);
    pub fn dtl_map_insert(map: dtl_map_t, key: *const c_void, value: *const c_void) -> dtl_status;
    pub fn dtl_map_insert_batch(map: dtl_map_t, keys: *const c_void, values: *const c_void,
                                count: dtl_size_t) -> dtl_status;
    pub fn dtl_map_combine(map: dtl_map_t, key: *const c_void, value: *const c_void,
                           op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_map_combine_batch(map: dtl_map_t, keys: *const c_void, values: *const c_void,
                                 count: dtl_size_t, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_map_combine_with(map: dtl_map_t, key: *const c_void, value: *const c_void,
                                func: dtl_binary_func, user_data: *mut c_void) -> dtl_status;
    pub fn dtl_map_combine_with_batch(map: dtl_map_t, keys: *const c_void, values: *const c_void,
                                      count: dtl_size_t, func: dtl_binary_func,
                                      user_data: *mut c_void) -> dtl_status;
    pub fn dtl_map_replace(map: dtl_map_t, key: *const c_void, expected: *const c_void,
                           value: *const c_void, replaced: *mut c_int) -> dtl_status;
    pub fn dtl_map_replace_batch(map: dtl_map_t, keys: *const c_void, expected: *const c_void,
                                 present: *const c_void, values: *const c_void, count: dtl_size_t,
                                 replaced: *mut c_void) -> dtl_status;
    pub fn dtl_map_find(map: dtl_map_t, key: *const c_void, value: *mut c_void,
                        found: *mut c_int) -> dtl_status;
    pub fn dtl_map_find_batch(map: dtl_map_t, keys: *const c_void, count: dtl_size_t,
                              values: *mut c_void, found: *mut c_void) -> dtl_status;
    pub fn dtl_map_contains_batch(map: dtl_map_t, keys: *const c_void, count: dtl_size_t,
                                  found: *mut c_void) -> dtl_status;
    pub fn dtl_map_contains(map: dtl_map_t, key: *const c_void, found: *mut c_int) -> dtl_status;
    pub fn dtl_map_erase(map: dtl_map_t, key: *const c_void, erased: *mut c_int) -> dtl_status;
    pub fn dtl_map_erase_batch(map: dtl_map_t, keys: *const c_void, count: dtl_size_t,
                               erased: *mut c_void) -> dtl_status;
    pub fn dtl_map_flush(map: dtl_map_t) -> dtl_status;
    pub fn dtl_map_sync(map: dtl_map_t) -> dtl_status;
    pub fn dtl_map_clear(map: dtl_map_t) -> dtl_status;
    pub fn dtl_map_local_size(map: dtl_map_t) -> dtl_size_t;
    pub fn dtl_map_global_size(map: dtl_map_t) -> dtl_size_t;
    pub fn dtl_map_is_dirty(map: dtl_map_t) -> c_int;
    pub fn dtl_map_key_dtype(map: dtl_map_t) -> dtl_dtype;
    pub fn dtl_map_value_dtype(map: dtl_map_t) -> dtl_dtype;
    pub fn dtl_map_key_size(map: dtl_map_t) -> dtl_size_t;
    pub fn dtl_map_value_size(map: dtl_map_t) -> dtl_size_t;
    pub fn dtl_map_owner(map: dtl_map_t, key: *const c_void) -> dtl_rank_t;
    pub fn dtl_map_local_entries(map: dtl_map_t, keys: *mut c_void, values: *mut c_void,
                                 capacity: dtl_size_t, count: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_map_for_each(map: dtl_map_t, func: dtl_map_func,
                            user_data: *mut c_void) -> dtl_status;
    pub fn dtl_map_is_valid(map: dtl_map_t) -> c_int;
    pub fn dtl_for_each_vector(vec: dtl_vector_t, func: dtl_unary_func,
                               user_data: *mut c_void) -> dtl_status;
    pub fn dtl_for_each_vector_const(vec: dtl_vector_t, func: dtl_const_unary_func,
                                     user_data: *mut c_void) -> dtl_status;
    pub fn dtl_for_each_array(arr: dtl_array_t, func: dtl_unary_func,
                              user_data: *mut c_void) -> dtl_status;
    pub fn dtl_for_each_array_const(arr: dtl_array_t, func: dtl_const_unary_func,
                                    user_data: *mut c_void) -> dtl_status;
    pub fn dtl_transform_vector(src: dtl_vector_t, dst: dtl_vector_t, func: dtl_transform_func,
                                user_data: *mut c_void) -> dtl_status;
    pub fn dtl_transform_array(src: dtl_array_t, dst: dtl_array_t, func: dtl_transform_func,
                               user_data: *mut c_void) -> dtl_status;
    pub fn dtl_copy_vector(src: dtl_vector_t, dst: dtl_vector_t) -> dtl_status;
    pub fn dtl_copy_array(src: dtl_array_t, dst: dtl_array_t) -> dtl_status;
    pub fn dtl_fill_vector(vec: dtl_vector_t, value: *const c_void) -> dtl_status;
    pub fn dtl_fill_array(arr: dtl_array_t, value: *const c_void) -> dtl_status;
    pub fn dtl_find_vector(vec: dtl_vector_t, value: *const c_void) -> dtl_index_t;
    pub fn dtl_find_if_vector(vec: dtl_vector_t, pred: dtl_predicate,
                              user_data: *mut c_void) -> dtl_index_t;
    pub fn dtl_find_array(arr: dtl_array_t, value: *const c_void) -> dtl_index_t;
    pub fn dtl_find_if_array(arr: dtl_array_t, pred: dtl_predicate,
                             user_data: *mut c_void) -> dtl_index_t;
    pub fn dtl_count_vector(vec: dtl_vector_t, value: *const c_void) -> dtl_size_t;
    pub fn dtl_count_if_vector(vec: dtl_vector_t, pred: dtl_predicate,
                               user_data: *mut c_void) -> dtl_size_t;
    pub fn dtl_count_array(arr: dtl_array_t, value: *const c_void) -> dtl_size_t;
    pub fn dtl_count_if_array(arr: dtl_array_t, pred: dtl_predicate,
                              user_data: *mut c_void) -> dtl_size_t;
    pub fn dtl_reduce_local_vector(vec: dtl_vector_t, op: dtl_reduce_op,
                                   result: *mut c_void) -> dtl_status;
    pub fn dtl_reduce_local_vector_func(vec: dtl_vector_t, func: dtl_binary_func,
                                        identity: *const c_void, result: *mut c_void,
                                        user_data: *mut c_void) -> dtl_status;
    pub fn dtl_reduce_local_array(arr: dtl_array_t, op: dtl_reduce_op,
                                  result: *mut c_void) -> dtl_status;
    pub fn dtl_reduce_local_array_func(arr: dtl_array_t, func: dtl_binary_func,
                                       identity: *const c_void, result: *mut c_void,
                                       user_data: *mut c_void) -> dtl_status;
    pub fn dtl_sort_vector(vec: dtl_vector_t) -> dtl_status;
    pub fn dtl_sort_vector_descending(vec: dtl_vector_t) -> dtl_status;
    pub fn dtl_sort_vector_func(vec: dtl_vector_t, cmp: dtl_comparator,
                                user_data: *mut c_void) -> dtl_status;
    pub fn dtl_sort_array(arr: dtl_array_t) -> dtl_status;
    pub fn dtl_sort_array_descending(arr: dtl_array_t) -> dtl_status;
    pub fn dtl_sort_array_func(arr: dtl_array_t, cmp: dtl_comparator,
                               user_data: *mut c_void) -> dtl_status;
    pub fn dtl_minmax_vector(vec: dtl_vector_t, min_val: *mut c_void,
                             max_val: *mut c_void) -> dtl_status;
    pub fn dtl_minmax_array(arr: dtl_array_t, min_val: *mut c_void,
                            max_val: *mut c_void) -> dtl_status;
    pub fn dtl_all_of_vector(vec: dtl_vector_t, pred: dtl_predicate,
                             user_data: *mut c_void) -> c_int;
    pub fn dtl_any_of_vector(vec: dtl_vector_t, pred: dtl_predicate,
                             user_data: *mut c_void) -> c_int;
    pub fn dtl_none_of_vector(vec: dtl_vector_t, pred: dtl_predicate,
                              user_data: *mut c_void) -> c_int;
    pub fn dtl_all_of_array(arr: dtl_array_t, pred: dtl_predicate,
                            user_data: *mut c_void) -> c_int;
    pub fn dtl_any_of_array(arr: dtl_array_t, pred: dtl_predicate,
                            user_data: *mut c_void) -> c_int;
    pub fn dtl_none_of_array(arr: dtl_array_t, pred: dtl_predicate,
                             user_data: *mut c_void) -> c_int;
    pub fn dtl_min_element_vector(vec: dtl_vector_t) -> dtl_index_t;
    pub fn dtl_max_element_vector(vec: dtl_vector_t) -> dtl_index_t;
    pub fn dtl_min_element_array(arr: dtl_array_t) -> dtl_index_t;
    pub fn dtl_max_element_array(arr: dtl_array_t) -> dtl_index_t;
    pub fn dtl_inclusive_scan_vector(vec: dtl_vector_t, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_exclusive_scan_vector(vec: dtl_vector_t, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_inclusive_scan_array(arr: dtl_array_t, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_exclusive_scan_array(arr: dtl_array_t, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_container_fill(container: dtl_container_t, value: *const c_void) -> dtl_status;
    pub fn dtl_container_copy(src: dtl_container_t, dst: dtl_container_t) -> dtl_status;
    pub fn dtl_container_for_each(container: dtl_container_t, func: dtl_unary_func,
                                  user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_transform(src: dtl_container_t, dst: dtl_container_t,
                                   func: dtl_transform_func, user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_apply(dst: dtl_container_t, src: dtl_container_t,
                               op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_container_apply_unary(dst: dtl_container_t, src: dtl_container_t,
                                     op: dtl_unary_op) -> dtl_status;
    pub fn dtl_container_apply_unary_local(dst: dtl_container_t, src: dtl_container_t,
                                           op: dtl_unary_op) -> dtl_status;
    pub fn dtl_container_apply_binary(dst: dtl_container_t, x: dtl_container_t, y: dtl_container_t,
                                      op: dtl_binary_op) -> dtl_status;
    pub fn dtl_container_apply_binary_local(dst: dtl_container_t, x: dtl_container_t,
                                            y: dtl_container_t, op: dtl_binary_op) -> dtl_status;
    pub fn dtl_container_apply_value(dst: dtl_container_t, src: dtl_container_t,
                                     value: *const c_void, place: dtl_operand,
                                     op: dtl_binary_op) -> dtl_status;
    pub fn dtl_container_apply_value_local(dst: dtl_container_t, src: dtl_container_t,
                                           value: *const c_void, place: dtl_operand,
                                           op: dtl_binary_op) -> dtl_status;
    pub fn dtl_container_for_each_chunk(container: dtl_container_t, func: dtl_chunk_func,
                                        user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_transform_chunks(src: dtl_container_t, dst: dtl_container_t,
                                          func: dtl_chunk_transform_func,
                                          user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_find(container: dtl_container_t, value: *const c_void,
                              index: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_container_find_if(container: dtl_container_t, pred: dtl_predicate,
                                 user_data: *mut c_void, index: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_container_count(container: dtl_container_t, value: *const c_void,
                               count: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_container_count_if(container: dtl_container_t, pred: dtl_predicate,
                                  user_data: *mut c_void, count: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_container_all_of(container: dtl_container_t, pred: dtl_predicate,
                                user_data: *mut c_void, result: *mut c_int) -> dtl_status;
    pub fn dtl_container_any_of(container: dtl_container_t, pred: dtl_predicate,
                                user_data: *mut c_void, result: *mut c_int) -> dtl_status;
    pub fn dtl_container_none_of(container: dtl_container_t, pred: dtl_predicate,
                                 user_data: *mut c_void, result: *mut c_int) -> dtl_status;
    pub fn dtl_container_reduce(container: dtl_container_t, op: dtl_reduce_op,
                                result: *mut c_void) -> dtl_status;
    pub fn dtl_container_reduce_func(container: dtl_container_t, func: dtl_binary_func,
                                     identity: *const c_void, result: *mut c_void,
                                     user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_minmax(container: dtl_container_t, min_val: *mut c_void,
                                max_val: *mut c_void) -> dtl_status;
    pub fn dtl_container_min_element(container: dtl_container_t,
                                     index: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_container_max_element(container: dtl_container_t,
                                     index: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_container_inclusive_scan(container: dtl_container_t,
                                        op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_container_exclusive_scan(container: dtl_container_t,
                                        op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_container_sort(container: dtl_container_t, order: dtl_sort_order) -> dtl_status;
    pub fn dtl_container_stable_sort(container: dtl_container_t,
                                     order: dtl_sort_order) -> dtl_status;
    pub fn dtl_container_sort_func(container: dtl_container_t, cmp: dtl_comparator,
                                   user_data: *mut c_void) -> dtl_status;
    pub fn dtl_container_sort_by_key(keys: dtl_container_t, payload: dtl_container_t,
                                     order: dtl_sort_order) -> dtl_status;
    pub fn dtl_container_argsort(container: dtl_container_t, order: dtl_sort_order,
                                 indices: dtl_container_t) -> dtl_status;
    pub fn dtl_container_unique(container: dtl_container_t,
                                unique: *mut dtl_vector_t) -> dtl_status;
    pub fn dtl_container_mean(container: dtl_container_t, mean: *mut f64) -> dtl_status;
    pub fn dtl_container_var(container: dtl_container_t, ddof: dtl_size_t,
                             var: *mut f64) -> dtl_status;
    pub fn dtl_container_norm(container: dtl_container_t, norm: *mut f64) -> dtl_status;
    pub fn dtl_container_dot(a: dtl_container_t, b: dtl_container_t, dot: *mut f64) -> dtl_status;
    pub fn dtl_container_histogram(container: dtl_container_t, low: f64, high: f64,
                                   bins: dtl_size_t, counts: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_container_quantile(container: dtl_container_t, probabilities: *const f64,
                                  count: dtl_size_t, results: *mut f64) -> dtl_status;
    pub fn dtl_async_for_each_vector(vec: dtl_vector_t, func: dtl_unary_func,
                                     user_data: *mut c_void,
                                     req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_async_transform_vector(src: dtl_vector_t, dst: dtl_vector_t,
                                      func: dtl_transform_func, user_data: *mut c_void,
                                      req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_async_reduce_vector(vec: dtl_vector_t, op: dtl_reduce_op, result: *mut c_void,
                                   req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_async_sort_vector(vec: dtl_vector_t, req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_async_for_each_array(arr: dtl_array_t, func: dtl_unary_func, user_data: *mut c_void,
                                    req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_async_reduce_array(arr: dtl_array_t, op: dtl_reduce_op, result: *mut c_void,
                                  req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_window_create(ctx: dtl_context_t, base: *mut c_void, size: dtl_size_t,
                             win: *mut dtl_window_t) -> dtl_status;
    pub fn dtl_window_allocate(ctx: dtl_context_t, size: dtl_size_t,
                               win: *mut dtl_window_t) -> dtl_status;
    pub fn dtl_window_create_dynamic(ctx: dtl_context_t, win: *mut dtl_window_t) -> dtl_status;
    pub fn dtl_window_attach(win: dtl_window_t, base: *mut c_void, size: dtl_size_t,
                             offset: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_window_detach(win: dtl_window_t, base: *const c_void) -> dtl_status;
    pub fn dtl_window_destroy(win: dtl_window_t);
    pub fn dtl_window_base(win: dtl_window_t) -> *mut c_void;
    pub fn dtl_window_memory(win: dtl_window_t, memory: *mut dtl_memory_t) -> dtl_status;
    pub fn dtl_window_size(win: dtl_window_t) -> dtl_size_t;
    pub fn dtl_window_is_valid(win: dtl_window_t) -> c_int;
    pub fn dtl_window_fence(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_post(win: dtl_window_t, origins: *const dtl_rank_t,
                           count: dtl_size_t) -> dtl_status;
    pub fn dtl_window_start(win: dtl_window_t, targets: *const dtl_rank_t,
                            count: dtl_size_t) -> dtl_status;
    pub fn dtl_window_complete(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_wait(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_test(win: dtl_window_t, completed: *mut c_int) -> dtl_status;
    pub fn dtl_window_lock(win: dtl_window_t, target: dtl_rank_t,
                           mode: dtl_lock_mode) -> dtl_status;
    pub fn dtl_window_unlock(win: dtl_window_t, target: dtl_rank_t) -> dtl_status;
    pub fn dtl_window_lock_all(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_unlock_all(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_flush(win: dtl_window_t, target: dtl_rank_t) -> dtl_status;
    pub fn dtl_window_flush_all(win: dtl_window_t) -> dtl_status;
    pub fn dtl_window_flush_local(win: dtl_window_t, target: dtl_rank_t) -> dtl_status;
    pub fn dtl_window_flush_local_all(win: dtl_window_t) -> dtl_status;
    pub fn dtl_rma_put(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                       origin: *const c_void, size: dtl_size_t) -> dtl_status;
    pub fn dtl_rma_get(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                       buffer: *mut c_void, size: dtl_size_t) -> dtl_status;
    pub fn dtl_rma_put_async(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                             origin: *const c_void, size: dtl_size_t,
                             req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_rma_get_async(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                             buffer: *mut c_void, size: dtl_size_t,
                             req: *mut dtl_request_t) -> dtl_status;
    pub fn dtl_rma_accumulate(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                              origin: *const c_void, size: dtl_size_t, dtype: dtl_dtype,
                              op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_rma_get_accumulate(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                                  origin: *const c_void, result: *mut c_void, size: dtl_size_t,
                                  dtype: dtl_dtype, op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_rma_fetch_and_op(win: dtl_window_t, target: dtl_rank_t, target_offset: dtl_size_t,
                                origin: *const c_void, result: *mut c_void, dtype: dtl_dtype,
                                op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_rma_compare_and_swap(win: dtl_window_t, target: dtl_rank_t,
                                    target_offset: dtl_size_t, compare: *const c_void,
                                    swap: *const c_void, result: *mut c_void,
                                    dtype: dtl_dtype) -> dtl_status;
    pub fn dtl_symmetric_create(ctx: dtl_context_t, size: dtl_size_t,
                                heap: *mut dtl_symmetric_t) -> dtl_status;
    pub fn dtl_symmetric_destroy(heap: dtl_symmetric_t);
    pub fn dtl_symmetric_is_valid(heap: dtl_symmetric_t) -> c_int;
    pub fn dtl_symmetric_my_pe(heap: dtl_symmetric_t) -> dtl_rank_t;
    pub fn dtl_symmetric_n_pes(heap: dtl_symmetric_t) -> dtl_rank_t;
    pub fn dtl_symmetric_base(heap: dtl_symmetric_t) -> *mut c_void;
    pub fn dtl_symmetric_size(heap: dtl_symmetric_t) -> dtl_size_t;
    pub fn dtl_symmetric_used(heap: dtl_symmetric_t) -> dtl_size_t;
    pub fn dtl_symmetric_allocate(heap: dtl_symmetric_t, size: dtl_size_t,
                                  address: *mut *mut c_void) -> dtl_status;
    pub fn dtl_symmetric_free(heap: dtl_symmetric_t, address: *mut c_void) -> dtl_status;
    pub fn dtl_symmetric_remote_ptr(heap: dtl_symmetric_t, address: *const c_void,
                                    pe: dtl_rank_t) -> *mut c_void;
    pub fn dtl_symmetric_memory(heap: dtl_symmetric_t, pe: dtl_rank_t,
                                memory: *mut dtl_memory_t) -> dtl_status;
    pub fn dtl_symmetric_put(heap: dtl_symmetric_t, dest: *mut c_void, source: *const c_void,
                             size: dtl_size_t, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_put_nbi(heap: dtl_symmetric_t, dest: *mut c_void, source: *const c_void,
                                 size: dtl_size_t, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_get(heap: dtl_symmetric_t, dest: *mut c_void, source: *const c_void,
                             size: dtl_size_t, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_get_nbi(heap: dtl_symmetric_t, dest: *mut c_void, source: *const c_void,
                                 size: dtl_size_t, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_put_signal(heap: dtl_symmetric_t, dest: *mut c_void,
                                    source: *const c_void, size: dtl_size_t, signal: *mut c_void,
                                    value: dtl_size_t, op: dtl_signal_op,
                                    pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_put_signal_nbi(heap: dtl_symmetric_t, dest: *mut c_void,
                                        source: *const c_void, size: dtl_size_t,
                                        signal: *mut c_void, value: dtl_size_t, op: dtl_signal_op,
                                        pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_signal_op(heap: dtl_symmetric_t, signal: *mut c_void, value: dtl_size_t,
                                   op: dtl_signal_op, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_signal_wait_until(heap: dtl_symmetric_t, signal: *const c_void,
                                           comparison: dtl_comparison, value: dtl_size_t,
                                           milliseconds: dtl_size_t,
                                           seen: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_symmetric_signal_wait_until_any(heap: dtl_symmetric_t, signals: *const c_void,
                                               count: dtl_size_t, comparison: dtl_comparison,
                                               value: dtl_size_t, milliseconds: dtl_size_t,
                                               index: *mut dtl_size_t,
                                               seen: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_symmetric_signal_wait_until_all(heap: dtl_symmetric_t, signals: *const c_void,
                                               count: dtl_size_t, comparison: dtl_comparison,
                                               value: dtl_size_t,
                                               milliseconds: dtl_size_t) -> dtl_status;
    pub fn dtl_symmetric_atomic(heap: dtl_symmetric_t, dest: *mut c_void, value: *const c_void,
                                dtype: dtl_dtype, op: dtl_atomic_op, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_atomic_fetch(heap: dtl_symmetric_t, dest: *mut c_void,
                                      value: *const c_void, result: *mut c_void, dtype: dtl_dtype,
                                      op: dtl_atomic_op, pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_atomic_compare_swap(heap: dtl_symmetric_t, dest: *mut c_void,
                                             compare: *const c_void, value: *const c_void,
                                             result: *mut c_void, dtype: dtl_dtype,
                                             pe: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_fence(heap: dtl_symmetric_t) -> dtl_status;
    pub fn dtl_symmetric_quiet(heap: dtl_symmetric_t) -> dtl_status;
    pub fn dtl_symmetric_barrier_all(heap: dtl_symmetric_t) -> dtl_status;
    pub fn dtl_symmetric_sync_all(heap: dtl_symmetric_t) -> dtl_status;
    pub fn dtl_symmetric_remote_mc_ptr(heap: dtl_symmetric_t, team: dtl_team_t,
                                       address: *const c_void) -> *mut c_void;
    pub fn dtl_symmetric_team_my_pe(heap: dtl_symmetric_t, team: dtl_team_t) -> dtl_rank_t;
    pub fn dtl_symmetric_team_n_pes(heap: dtl_symmetric_t, team: dtl_team_t) -> dtl_rank_t;
    pub fn dtl_symmetric_team_translate_pe(heap: dtl_symmetric_t, team: dtl_team_t,
                                           pe: dtl_rank_t) -> dtl_rank_t;
    pub fn dtl_symmetric_team_split_strided(heap: dtl_symmetric_t, team: dtl_team_t,
                                            start: dtl_rank_t, stride: c_int, size: dtl_rank_t,
                                            made: *mut dtl_team_t) -> dtl_status;
    pub fn dtl_symmetric_team_split_color(heap: dtl_symmetric_t, team: dtl_team_t, color: c_int,
                                          key: c_int, made: *mut dtl_team_t) -> dtl_status;
    pub fn dtl_symmetric_team_destroy(heap: dtl_symmetric_t, team: dtl_team_t) -> dtl_status;
    pub fn dtl_symmetric_barrier(heap: dtl_symmetric_t, team: dtl_team_t) -> dtl_status;
    pub fn dtl_symmetric_sync(heap: dtl_symmetric_t, team: dtl_team_t) -> dtl_status;
    pub fn dtl_symmetric_broadcastmem(heap: dtl_symmetric_t, team: dtl_team_t, dest: *mut c_void,
                                      source: *const c_void, size: dtl_size_t,
                                      root: dtl_rank_t) -> dtl_status;
    pub fn dtl_symmetric_fcollectmem(heap: dtl_symmetric_t, team: dtl_team_t, dest: *mut c_void,
                                     source: *const c_void, size: dtl_size_t) -> dtl_status;
    pub fn dtl_signal_unique_id(id: *mut c_void) -> dtl_status;
    pub fn dtl_signal_create(ctx: dtl_context_t, comm: *mut dtl_signal_t) -> dtl_status;
    pub fn dtl_signal_init(nranks: dtl_rank_t, rank: dtl_rank_t, unique_id: *const c_void,
                           comm: *mut dtl_signal_t) -> dtl_status;
    pub fn dtl_signal_create_configured(ctx: dtl_context_t, contexts: c_int, indices: c_int,
                                        eager_init: c_int, comm: *mut dtl_signal_t) -> dtl_status;
    pub fn dtl_signal_init_configured(nranks: dtl_rank_t, rank: dtl_rank_t,
                                      unique_id: *const c_void, contexts: c_int, indices: c_int,
                                      eager_init: c_int, comm: *mut dtl_signal_t) -> dtl_status;
    pub fn dtl_signal_destroy(comm: dtl_signal_t);
    pub fn dtl_signal_is_valid(comm: dtl_signal_t) -> c_int;
    pub fn dtl_signal_rank(comm: dtl_signal_t) -> dtl_rank_t;
    pub fn dtl_signal_size(comm: dtl_signal_t) -> dtl_rank_t;
    pub fn dtl_signal_register_window(comm: dtl_signal_t, buffer: *mut c_void, size: dtl_size_t,
                                      flags: c_int,
                                      window: *mut dtl_signal_window_t) -> dtl_status;
    pub fn dtl_signal_deregister_window(comm: dtl_signal_t,
                                        window: dtl_signal_window_t) -> dtl_status;
    pub fn dtl_signal_send(comm: dtl_signal_t, sendbuf: *const c_void, count: dtl_size_t,
                           dtype: dtl_dtype, peer: dtl_rank_t, stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_signal_recv(comm: dtl_signal_t, recvbuf: *mut c_void, count: dtl_size_t,
                           dtype: dtl_dtype, peer: dtl_rank_t, stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_signal_notify(comm: dtl_signal_t, peer: dtl_rank_t, signal_index: c_int,
                             context: c_int, flags: c_int, stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_signal_put_signal(comm: dtl_signal_t, localbuf: *const c_void, count: dtl_size_t,
                                 dtype: dtl_dtype, peer: dtl_rank_t, window: dtl_signal_window_t,
                                 offset: dtl_size_t, signal_index: c_int, context: c_int,
                                 flags: c_int, stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_signal_wait_signal(comm: dtl_signal_t, peers: *const dtl_rank_t,
                                  op_counts: *const c_int, signal_indices: *const c_int,
                                  contexts: *const c_int, count: dtl_size_t,
                                  stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_signal_group_start() -> dtl_status;
    pub fn dtl_signal_group_end() -> dtl_status;
    pub fn dtl_model_create(ctx: dtl_context_t, model: *mut dtl_model_t) -> dtl_status;
    pub fn dtl_model_destroy(model: dtl_model_t);
    pub fn dtl_model_is_valid(model: dtl_model_t) -> c_int;
    pub fn dtl_model_tensors(model: dtl_model_t) -> dtl_size_t;
    pub fn dtl_model_tasks(model: dtl_model_t) -> dtl_size_t;
    pub fn dtl_model_tensor(model: dtl_model_t, buffer: *mut c_void, rows: dtl_size_t,
                            columns: dtl_size_t, dtype: dtl_dtype,
                            tensor: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_view(model: dtl_model_t, tensor: dtl_index_t, row: dtl_size_t,
                          rows: dtl_size_t, column: dtl_size_t, columns: dtl_size_t,
                          view: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_unary(model: dtl_model_t, op: dtl_model_unary_op, x: dtl_index_t,
                               out: dtl_index_t, task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_binary(model: dtl_model_t, op: dtl_model_binary_op, x: dtl_index_t,
                                y: dtl_index_t, out: dtl_index_t,
                                task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_linear(model: dtl_model_t, x: dtl_index_t, weight: dtl_index_t,
                                bias: dtl_index_t, out: dtl_index_t,
                                task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_normalize(model: dtl_model_t, norm: dtl_model_norm, x: dtl_index_t,
                                   weight: dtl_index_t, bias: dtl_index_t, epsilon: f64,
                                   out: dtl_index_t, task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_flash_attention(model: dtl_model_t, mask: dtl_model_mask,
                                         query: dtl_index_t, key: dtl_index_t, value: dtl_index_t,
                                         heads: dtl_size_t, scale: f64, out: dtl_index_t,
                                         task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_flash_decode(model: dtl_model_t, query: dtl_index_t, key: dtl_index_t,
                                      value: dtl_index_t, lengths: dtl_index_t, heads: dtl_size_t,
                                      scale: f64, out: dtl_index_t,
                                      task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_append(model: dtl_model_t, x: dtl_index_t, lengths: dtl_index_t,
                                cache: dtl_index_t, task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_barrier(model: dtl_model_t, task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_allreduce(model: dtl_model_t, op: dtl_reduce_op, tensor: dtl_index_t,
                                   task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_prefetch(model: dtl_model_t, tensor: dtl_index_t,
                                  task: *mut dtl_index_t) -> dtl_status;
    pub fn dtl_model_add_order(model: dtl_model_t, task: dtl_index_t,
                               before: dtl_index_t) -> dtl_status;
    pub fn dtl_model_schedule(model: dtl_model_t, workers: c_int) -> dtl_status;
    pub fn dtl_model_run(model: dtl_model_t) -> dtl_status;
    pub fn dtl_model_record_of(model: dtl_model_t, index: dtl_size_t,
                               record: *mut dtl_model_record_t) -> dtl_status;
    pub fn dtl_model_wait_of(model: dtl_model_t, index: dtl_size_t, worker: *mut c_int,
                             count: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_role_manager_create(ctx: dtl_context_t, mgr: *mut dtl_role_manager_t) -> dtl_status;
    pub fn dtl_role_manager_destroy(mgr: dtl_role_manager_t);
    pub fn dtl_role_manager_add_role(mgr: dtl_role_manager_t, role_name: *const c_char,
                                     num_ranks: dtl_size_t) -> dtl_status;
    pub fn dtl_role_manager_add_role_of(mgr: dtl_role_manager_t, role_name: *const c_char,
                                        ranks: *const dtl_rank_t, count: dtl_size_t) -> dtl_status;
    pub fn dtl_role_manager_initialize(mgr: dtl_role_manager_t) -> dtl_status;
    pub fn dtl_role_manager_has_role(mgr: dtl_role_manager_t, role_name: *const c_char,
                                     has_role: *mut c_int) -> dtl_status;
    pub fn dtl_role_manager_role_size(mgr: dtl_role_manager_t, role_name: *const c_char,
                                      size: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_role_manager_role_rank(mgr: dtl_role_manager_t, role_name: *const c_char,
                                      rank: *mut dtl_rank_t) -> dtl_status;
    pub fn dtl_intergroup_send(mgr: dtl_role_manager_t, target_role: *const c_char,
                               target_rank: dtl_rank_t, buf: *const c_void, count: dtl_size_t,
                               dtype: dtl_dtype, tag: dtl_tag_t) -> dtl_status;
    pub fn dtl_intergroup_recv(mgr: dtl_role_manager_t, source_role: *const c_char,
                               source_rank: dtl_rank_t, buf: *mut c_void, count: dtl_size_t,
                               dtype: dtl_dtype, tag: dtl_tag_t) -> dtl_status;
    pub fn dtl_role_manager_context(mgr: dtl_role_manager_t,
                                    ctx: *mut dtl_context_t) -> dtl_status;
    pub fn dtl_intergroup_broadcast(mgr: dtl_role_manager_t, source_role: *const c_char,
                                    source_rank: dtl_rank_t, target_role: *const c_char,
                                    buf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                    tag: dtl_tag_t) -> dtl_status;
    pub fn dtl_topology_num_cpus(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_cpu_affinity(rank: dtl_rank_t, cpu_id: *mut c_int) -> dtl_status;
    pub fn dtl_topology_num_gpus(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_gpu_id(rank: dtl_rank_t, gpu_id: *mut c_int) -> dtl_status;
    pub fn dtl_topology_device_id(kind: dtl_device_kind, device_id: *mut c_int) -> dtl_status;
    pub fn dtl_topology_is_local(rank_a: dtl_rank_t, rank_b: dtl_rank_t,
                                 is_local: *mut c_int) -> dtl_status;
    pub fn dtl_topology_node_id(rank: dtl_rank_t, node_id: *mut c_int) -> dtl_status;
    pub fn dtl_topology_num_nodes(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_node_rank(rank: dtl_rank_t, node_rank: *mut c_int) -> dtl_status;
    pub fn dtl_topology_node_size(rank: dtl_rank_t, size: *mut c_int) -> dtl_status;
    pub fn dtl_topology_numa_node(rank: dtl_rank_t, numa_node: *mut c_int) -> dtl_status;
    pub fn dtl_topology_host_name(rank: dtl_rank_t, buf: *mut c_char,
                                  size: dtl_size_t) -> dtl_size_t;
    pub fn dtl_topology_cpu_set(rank: dtl_rank_t, buf: *mut c_char,
                                size: dtl_size_t) -> dtl_size_t;
    pub fn dtl_topology_num_numa_nodes(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_num_machine_cpus(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_machine_cpu(index: c_int, info: *mut dtl_cpu_info_t) -> dtl_status;
    pub fn dtl_topology_num_caches(count: *mut c_int) -> dtl_status;
    pub fn dtl_topology_cache(level: c_int, info: *mut dtl_cache_info_t) -> dtl_status;
    pub fn dtl_topology_gpu(index: c_int, info: *mut dtl_gpu_info_t) -> dtl_status;
    pub fn dtl_topology_text(buf: *mut c_char, size: dtl_size_t) -> dtl_size_t;
    pub fn dtl_future_create(fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_future_destroy(fut: dtl_future_t);
    pub fn dtl_future_wait(fut: dtl_future_t) -> dtl_status;
    pub fn dtl_future_test(fut: dtl_future_t, completed: *mut c_int) -> dtl_status;
    pub fn dtl_future_get(fut: dtl_future_t, buffer: *mut c_void, size: dtl_size_t) -> dtl_status;
    pub fn dtl_future_set(fut: dtl_future_t, value: *const c_void, size: dtl_size_t) -> dtl_status;
    pub fn dtl_future_fail(fut: dtl_future_t, code: dtl_status,
                           message: *const c_char) -> dtl_status;
    pub fn dtl_future_size(fut: dtl_future_t, bytes: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_future_wait_for(fut: dtl_future_t, milliseconds: dtl_size_t,
                               completed: *mut c_int) -> dtl_status;
    pub fn dtl_future_then(fut: dtl_future_t, func: dtl_then_func, user_data: *mut c_void,
                           result: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_when_all(futures: *const dtl_future_t, count: dtl_size_t,
                        result: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_when_any(futures: *const dtl_future_t, count: dtl_size_t, result: *mut dtl_future_t,
                        completed_index: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_action_register(ctx: dtl_context_t, name: *const c_char, func: dtl_action_func,
                               user_data: *mut c_void, action: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_action_register_reply(ctx: dtl_context_t, name: *const c_char, func: dtl_reply_func,
                                     user_data: *mut c_void,
                                     action: *mut dtl_size_t) -> dtl_status;
    pub fn dtl_remote_invoke(ctx: dtl_context_t, target: dtl_rank_t, action: dtl_size_t,
                             args: *const c_void, args_size: dtl_size_t, result: *mut c_void,
                             result_size: dtl_size_t) -> dtl_status;
    pub fn dtl_remote_invoke_async(ctx: dtl_context_t, target: dtl_rank_t, action: dtl_size_t,
                                   args: *const c_void, args_size: dtl_size_t,
                                   result_size: dtl_size_t,
                                   result: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_action_progress();
    pub fn dtl_action_barrier(ctx: dtl_context_t) -> dtl_status;
    pub fn dtl_device_kind_name(kind: dtl_device_kind) -> *const c_char;
    pub fn dtl_device_count(kind: dtl_device_kind) -> c_int;
    pub fn dtl_stream_create(kind: dtl_device_kind, device_id: c_int,
                             stream: *mut dtl_stream_t) -> dtl_status;
    pub fn dtl_stream_from_native(kind: dtl_device_kind, device_id: c_int, native: *mut c_void,
                                  stream: *mut dtl_stream_t) -> dtl_status;
    pub fn dtl_stream_native(stream: dtl_stream_t) -> *mut c_void;
    pub fn dtl_stream_device_kind(stream: dtl_stream_t) -> dtl_device_kind;
    pub fn dtl_stream_device_id(stream: dtl_stream_t) -> c_int;
    pub fn dtl_stream_synchronize(stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_stream_test(stream: dtl_stream_t, completed: *mut c_int) -> dtl_status;
    pub fn dtl_stream_record_event(stream: dtl_stream_t, event: dtl_event_t) -> dtl_status;
    pub fn dtl_stream_wait_event(stream: dtl_stream_t, event: dtl_event_t) -> dtl_status;
    pub fn dtl_stream_future(stream: dtl_stream_t, fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_context_stream(ctx: dtl_context_t, stream: *mut dtl_stream_t) -> dtl_status;
    pub fn dtl_context_set_stream(ctx: dtl_context_t, stream: dtl_stream_t) -> dtl_status;
    pub fn dtl_stream_destroy(stream: dtl_stream_t);
    pub fn dtl_event_create(kind: dtl_device_kind, device_id: c_int,
                            event: *mut dtl_event_t) -> dtl_status;
    pub fn dtl_event_synchronize(event: dtl_event_t) -> dtl_status;
    pub fn dtl_event_test(event: dtl_event_t, completed: *mut c_int) -> dtl_status;
    pub fn dtl_event_elapsed(earlier: dtl_event_t, later: dtl_event_t,
                             milliseconds: *mut f64) -> dtl_status;
    pub fn dtl_event_destroy(event: dtl_event_t);
    pub fn dtl_container_queue_fill(container: dtl_container_t, value: *const c_void,
                                    stream: dtl_stream_t, fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_copy(src: dtl_container_t, dst: dtl_container_t,
                                    stream: dtl_stream_t, fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_apply(dst: dtl_container_t, src: dtl_container_t, op: dtl_reduce_op,
                                     stream: dtl_stream_t, fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_apply_unary(dst: dtl_container_t, src: dtl_container_t,
                                           op: dtl_unary_op, stream: dtl_stream_t,
                                           fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_apply_binary(dst: dtl_container_t, x: dtl_container_t,
                                            y: dtl_container_t, op: dtl_binary_op,
                                            stream: dtl_stream_t,
                                            fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_apply_value(dst: dtl_container_t, src: dtl_container_t,
                                           value: *const c_void, place: dtl_operand,
                                           op: dtl_binary_op, stream: dtl_stream_t,
                                           fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_inclusive_scan_local(container: dtl_container_t, op: dtl_reduce_op,
                                                    stream: dtl_stream_t,
                                                    fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_exclusive_scan_local(container: dtl_container_t, op: dtl_reduce_op,
                                                    stream: dtl_stream_t,
                                                    fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_sort_local(container: dtl_container_t, order: dtl_sort_order,
                                          stream: dtl_stream_t,
                                          fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_stable_sort_local(container: dtl_container_t, order: dtl_sort_order,
                                                 stream: dtl_stream_t,
                                                 fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_sort_by_key_local(keys: dtl_container_t, payload: dtl_container_t,
                                                 order: dtl_sort_order, stream: dtl_stream_t,
                                                 fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_argsort_local(container: dtl_container_t, order: dtl_sort_order,
                                             indices: dtl_container_t, stream: dtl_stream_t,
                                             fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_gather(dst: dtl_container_t, src: dtl_container_t,
                                      indices: dtl_container_t, stream: dtl_stream_t,
                                      fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_scatter(dst: dtl_container_t, indices: dtl_container_t,
                                       src: dtl_container_t, stream: dtl_stream_t,
                                       fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_reduce_local(container: dtl_container_t, op: dtl_reduce_op,
                                            result: *mut c_void, stream: dtl_stream_t,
                                            fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_count_local(container: dtl_container_t, value: *const c_void,
                                           stream: dtl_stream_t,
                                           fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_find_local(container: dtl_container_t, value: *const c_void,
                                          stream: dtl_stream_t,
                                          fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_min_element_local(container: dtl_container_t, stream: dtl_stream_t,
                                                 fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_max_element_local(container: dtl_container_t, stream: dtl_stream_t,
                                                 fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_minmax_local(container: dtl_container_t, stream: dtl_stream_t,
                                            fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_mean_local(container: dtl_container_t, stream: dtl_stream_t,
                                          fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_var_local(container: dtl_container_t, ddof: dtl_size_t,
                                         stream: dtl_stream_t,
                                         fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_norm_local(container: dtl_container_t, stream: dtl_stream_t,
                                          fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_dot_local(a: dtl_container_t, b: dtl_container_t,
                                         stream: dtl_stream_t,
                                         fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_histogram_local(container: dtl_container_t, low: f64, high: f64,
                                               bins: dtl_size_t, stream: dtl_stream_t,
                                               fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_quantile_local(container: dtl_container_t,
                                              probabilities: *const f64, count: dtl_size_t,
                                              stream: dtl_stream_t,
                                              fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_unique_local(container: dtl_container_t, unique: dtl_container_t,
                                            stream: dtl_stream_t,
                                            fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_copy_to_host(container: dtl_container_t, host_buffer: *mut c_void,
                                            count: dtl_size_t, stream: dtl_stream_t,
                                            fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_container_queue_copy_from_host(container: dtl_container_t,
                                              host_buffer: *const c_void, count: dtl_size_t,
                                              stream: dtl_stream_t,
                                              fut: *mut dtl_future_t) -> dtl_status;
    pub fn dtl_nccl_allreduce_device(ctx: dtl_context_t, sendbuf: *const c_void,
                                     recvbuf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                     op: dtl_reduce_op) -> dtl_status;
    pub fn dtl_nccl_allreduce_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                        recvbuf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                        op: dtl_reduce_op,
                                        mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_broadcast_device(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t,
                                     dtype: dtl_dtype, root: dtl_rank_t) -> dtl_status;
    pub fn dtl_nccl_broadcast_device_ex(ctx: dtl_context_t, buf: *mut c_void, count: dtl_size_t,
                                        dtype: dtl_dtype, root: dtl_rank_t,
                                        mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_barrier_device(ctx: dtl_context_t) -> dtl_status;
    pub fn dtl_nccl_gatherv_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                      sendcount: dtl_size_t, senddtype: dtl_dtype,
                                      recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                                      displs: *const dtl_size_t, recvdtype: dtl_dtype,
                                      root: dtl_rank_t,
                                      mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_scatterv_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                       sendcounts: *const dtl_size_t, displs: *const dtl_size_t,
                                       senddtype: dtl_dtype, recvbuf: *mut c_void,
                                       recvcount: dtl_size_t, recvdtype: dtl_dtype,
                                       root: dtl_rank_t,
                                       mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_allgatherv_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                         sendcount: dtl_size_t, dtype: dtl_dtype,
                                         recvbuf: *mut c_void, recvcounts: *const dtl_size_t,
                                         displs: *const dtl_size_t,
                                         mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_alltoallv_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                        sendcounts: *const dtl_size_t, sdispls: *const dtl_size_t,
                                        senddtype: dtl_dtype, recvbuf: *mut c_void,
                                        recvcounts: *const dtl_size_t, rdispls: *const dtl_size_t,
                                        recvdtype: dtl_dtype,
                                        mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_scan_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                   recvbuf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                   op: dtl_reduce_op, mode: dtl_nccl_operation_mode) -> dtl_status;
    pub fn dtl_nccl_exscan_device_ex(ctx: dtl_context_t, sendbuf: *const c_void,
                                     recvbuf: *mut c_void, count: dtl_size_t, dtype: dtl_dtype,
                                     op: dtl_reduce_op,
                                     mode: dtl_nccl_operation_mode) -> dtl_status;
}
