! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: types, operations and policies, status codes and errors.
module dtl_core
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_float, c_int, c_int32_t, c_int64_t, &
                                           c_ptr
    implicit none (type, external)
    private
    public :: DTL_NO_RANK, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_SPAN_NPOS, DTL_MAX_TENSOR_RANK, &
              DTL_TEAM_INVALID, DTL_TEAM_WORLD, DTL_TEAM_SHARED, DTL_TEAM_NODE, &
              DTL_SIGNAL_ID_BYTES, DTL_SIGNAL_WINDOW_DEFAULT, DTL_SIGNAL_WINDOW_COLL_SYMMETRIC, &
              DTL_SIGNAL_WINDOW_STRICT_ORDERING, DTL_MODEL_NO_TENSOR, DTL_MODEL_WORKERS, &
              DTL_CATEGORY_SUCCESS, DTL_CATEGORY_COMMUNICATION, DTL_CATEGORY_MEMORY, &
              DTL_CATEGORY_SERIALIZATION, DTL_CATEGORY_BOUNDS, DTL_CATEGORY_BACKEND, &
              DTL_CATEGORY_ALGORITHM, DTL_CATEGORY_CONSISTENCY, DTL_CATEGORY_INTERNAL, &
              DTL_SUCCESS, DTL_NOT_FOUND, DTL_END, DTL_ERROR_COMMUNICATION, DTL_ERROR_SEND_FAILED, &
              DTL_ERROR_RECV_FAILED, DTL_ERROR_BROADCAST_FAILED, DTL_ERROR_REDUCE_FAILED, &
              DTL_ERROR_BARRIER_FAILED, DTL_ERROR_TIMEOUT, DTL_ERROR_CANCELED, &
              DTL_ERROR_CONNECTION_LOST, DTL_ERROR_RANK_FAILURE, DTL_ERROR_COLLECTIVE_FAILED, &
              DTL_ERROR_COLLECTIVE_PARTICIPATION, DTL_ERROR_MEMORY, DTL_ERROR_ALLOCATION_FAILED, &
              DTL_ERROR_OUT_OF_MEMORY, DTL_ERROR_INVALID_POINTER, DTL_ERROR_TRANSFER_FAILED, &
              DTL_ERROR_DEVICE_MEMORY, DTL_ERROR_SERIALIZATION, DTL_ERROR_SERIALIZE_FAILED, &
              DTL_ERROR_DESERIALIZE_FAILED, DTL_ERROR_BUFFER_TOO_SMALL, DTL_ERROR_INVALID_FORMAT, &
              DTL_ERROR_FILE, DTL_ERROR_BOUNDS, DTL_ERROR_OUT_OF_BOUNDS, DTL_ERROR_INVALID_INDEX, &
              DTL_ERROR_INVALID_RANK, DTL_ERROR_DIMENSION_MISMATCH, DTL_ERROR_EXTENT_MISMATCH, &
              DTL_ERROR_KEY_NOT_FOUND, DTL_ERROR_OUT_OF_RANGE, DTL_ERROR_INVALID_ARGUMENT, &
              DTL_ERROR_NULL_POINTER, DTL_ERROR_NOT_SUPPORTED, DTL_ERROR_BACKEND, &
              DTL_ERROR_BACKEND_UNAVAILABLE, DTL_ERROR_BACKEND_INIT_FAILED, &
              DTL_ERROR_BACKEND_INVALID, DTL_ERROR_CUDA, DTL_ERROR_HIP, DTL_ERROR_MPI, &
              DTL_ERROR_NCCL, DTL_ERROR_SHMEM, DTL_ERROR_ALGORITHM, DTL_ERROR_OPERATION_FAILED, &
              DTL_ERROR_PRECONDITION_FAILED, DTL_ERROR_POSTCONDITION_FAILED, &
              DTL_ERROR_CONVERGENCE_FAILED, DTL_ERROR_CONSISTENCY, &
              DTL_ERROR_CONSISTENCY_VIOLATION, DTL_ERROR_STRUCTURAL_INVALIDATION, &
              DTL_ERROR_INTERNAL, DTL_ERROR_NOT_IMPLEMENTED, DTL_ERROR_INVALID_STATE, &
              DTL_ERROR_UNKNOWN, DTL_DTYPE_INT8, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
              DTL_DTYPE_INT64, DTL_DTYPE_UINT8, DTL_DTYPE_UINT16, DTL_DTYPE_UINT32, &
              DTL_DTYPE_UINT64, DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_BYTE, &
              DTL_DTYPE_BOOL, DTL_DTYPE_FLOAT16, DTL_DTYPE_BFLOAT16, DTL_DTYPE_COMPLEX64, &
              DTL_DTYPE_COMPLEX128, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64_INT64, &
              DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64_INT64, DTL_DTYPE_COUNT, DTL_OP_SUM, &
              DTL_OP_PROD, DTL_OP_MIN, DTL_OP_MAX, DTL_OP_LAND, DTL_OP_LOR, DTL_OP_BAND, &
              DTL_OP_BOR, DTL_OP_LXOR, DTL_OP_BXOR, DTL_OP_MINLOC, DTL_OP_MAXLOC, DTL_OP_COUNT, &
              DTL_UNARY_NEGATIVE, DTL_UNARY_ABSOLUTE, DTL_UNARY_SIGN, DTL_UNARY_SQUARE, &
              DTL_UNARY_RECIPROCAL, DTL_UNARY_CONJUGATE, DTL_UNARY_INVERT, DTL_UNARY_SQRT, &
              DTL_UNARY_CBRT, DTL_UNARY_EXP, DTL_UNARY_EXP2, DTL_UNARY_EXPM1, DTL_UNARY_LOG, &
              DTL_UNARY_LOG2, DTL_UNARY_LOG10, DTL_UNARY_LOG1P, DTL_UNARY_SIN, DTL_UNARY_COS, &
              DTL_UNARY_TAN, DTL_UNARY_ARCSIN, DTL_UNARY_ARCCOS, DTL_UNARY_ARCTAN, DTL_UNARY_SINH, &
              DTL_UNARY_COSH, DTL_UNARY_TANH, DTL_UNARY_ARCSINH, DTL_UNARY_ARCCOSH, &
              DTL_UNARY_ARCTANH, DTL_UNARY_FLOOR, DTL_UNARY_CEIL, DTL_UNARY_TRUNC, DTL_UNARY_RINT, &
              DTL_UNARY_SIGMOID, DTL_UNARY_RELU, DTL_UNARY_GELU, DTL_UNARY_SILU, DTL_BINARY_ADD, &
              DTL_BINARY_SUBTRACT, DTL_BINARY_MULTIPLY, DTL_BINARY_DIVIDE, DTL_BINARY_POWER, &
              DTL_BINARY_MINIMUM, DTL_BINARY_MAXIMUM, DTL_BINARY_BITWISE_AND, &
              DTL_BINARY_BITWISE_OR, DTL_BINARY_BITWISE_XOR, DTL_BINARY_LOGICAL_AND, &
              DTL_BINARY_LOGICAL_OR, DTL_BINARY_LOGICAL_XOR, DTL_BINARY_ARCTAN2, DTL_BINARY_HYPOT, &
              DTL_BINARY_COPYSIGN, DTL_BINARY_FMOD, DTL_OPERAND_FIRST, DTL_OPERAND_SECOND, &
              DTL_NCCL_MODE_NATIVE_ONLY, DTL_NCCL_MODE_HYBRID_PARITY, DTL_NCCL_OP_POINT_TO_POINT, &
              DTL_NCCL_OP_BARRIER, DTL_NCCL_OP_BROADCAST, DTL_NCCL_OP_REDUCE, &
              DTL_NCCL_OP_ALLREDUCE, DTL_NCCL_OP_GATHER, DTL_NCCL_OP_SCATTER, &
              DTL_NCCL_OP_ALLGATHER, DTL_NCCL_OP_ALLTOALL, DTL_NCCL_OP_GATHERV, &
              DTL_NCCL_OP_SCATTERV, DTL_NCCL_OP_ALLGATHERV, DTL_NCCL_OP_ALLTOALLV, &
              DTL_NCCL_OP_SCAN, DTL_NCCL_OP_EXSCAN, DTL_NCCL_OP_LOGICAL_REDUCTION, &
              DTL_DETERMINISM_THROUGHPUT, DTL_DETERMINISM_DETERMINISTIC, &
              DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED, DTL_REDUCTION_SCHEDULE_FIXED_TREE, &
              DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED, DTL_PROGRESS_ORDERING_RANK_ORDERED, &
              DTL_PARTITION_BLOCK, DTL_PARTITION_CYCLIC, DTL_PARTITION_BLOCK_CYCLIC, &
              DTL_PARTITION_HASH, DTL_PARTITION_REPLICATED, DTL_PARTITION_COUNT, &
              DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE, DTL_PLACEMENT_UNIFIED, &
              DTL_PLACEMENT_DEVICE_PREFERRED, DTL_PLACEMENT_COUNT, DTL_DEVICE_HOST, &
              DTL_DEVICE_CUDA, DTL_DEVICE_HIP, DTL_DEVICE_EMULATED, DTL_EXEC_SEQ, DTL_EXEC_PAR, &
              DTL_EXEC_ASYNC, DTL_EXEC_COUNT, DTL_CONSISTENCY_BULK_SYNCHRONOUS, &
              DTL_CONSISTENCY_RELAXED, DTL_CONSISTENCY_RELEASE_ACQUIRE, &
              DTL_CONSISTENCY_SEQUENTIAL, DTL_CONSISTENCY_COUNT, DTL_ERROR_POLICY_RETURN_STATUS, &
              DTL_ERROR_POLICY_CALLBACK, DTL_ERROR_POLICY_TERMINATE, DTL_ERROR_POLICY_COUNT, &
              DTL_LOCK_EXCLUSIVE, DTL_LOCK_SHARED, DTL_SORT_ASCENDING, DTL_SORT_DESCENDING, &
              DTL_CMP_EQ, DTL_CMP_NE, DTL_CMP_GT, DTL_CMP_LE, DTL_CMP_LT, DTL_CMP_GE, &
              DTL_SIGNAL_SET, DTL_SIGNAL_ADD, DTL_ATOMIC_FETCH, DTL_ATOMIC_SET, DTL_ATOMIC_ADD, &
              DTL_ATOMIC_AND, DTL_ATOMIC_OR, DTL_ATOMIC_XOR, DTL_MODEL_UNARY, DTL_MODEL_BINARY, &
              DTL_MODEL_LINEAR, DTL_MODEL_NORMALIZE, DTL_MODEL_BARRIER, DTL_MODEL_ALLREDUCE, &
              DTL_MODEL_PREFETCH, DTL_MODEL_FLASH_ATTENTION, DTL_MODEL_FLASH_DECODE, &
              DTL_MODEL_APPEND, DTL_MODEL_COPY, DTL_MODEL_NEGATIVE, DTL_MODEL_ABSOLUTE, &
              DTL_MODEL_SQRT, DTL_MODEL_RECIPROCAL, DTL_MODEL_EXP, DTL_MODEL_LOG, DTL_MODEL_TANH, &
              DTL_MODEL_SIGMOID, DTL_MODEL_RELU, DTL_MODEL_GELU, DTL_MODEL_SILU, DTL_MODEL_ADD, &
              DTL_MODEL_SUBTRACT, DTL_MODEL_MULTIPLY, DTL_MODEL_DIVIDE, DTL_MODEL_MAXIMUM, &
              DTL_MODEL_MINIMUM, DTL_MODEL_SILU_AND_MUL, DTL_MODEL_RMS, DTL_MODEL_LAYER, &
              DTL_MODEL_UNMASKED, DTL_MODEL_CAUSAL, DTL_CONTEXT_OPT_DETERMINISM_MODE, &
              DTL_CONTEXT_OPT_REDUCTION_SCHEDULE, DTL_CONTEXT_OPT_PROGRESS_ORDERING, &
              DTL_VERSION_BASE_STRING, DTL_VERSION_PRERELEASE, DTL_VERSION_FULL, &
              DTL_VERSION_PYTHON, dtl_context_options, dtl_shape, dtl_message_info, dtl_envelope, &
              dtl_cpu_info, dtl_cache_info, dtl_gpu_info, dtl_container_options, &
              dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64, &
              dtl_model_record, dtl_f_interrupt_check, dtl_f_call_words, dtl_f_error_handler, &
              dtl_f_unary_func, dtl_f_const_unary_func, dtl_f_transform_func, dtl_f_chunk_func, &
              dtl_f_chunk_transform_func, dtl_f_predicate, dtl_f_comparator, dtl_f_binary_func, &
              dtl_f_map_func, dtl_f_then_func, dtl_f_reply_func, dtl_f_action_func, &
              dtl_dtype_size, dtl_dtype_name, dtl_reduce_op_name, dtl_unary_op_name, &
              dtl_binary_op_name, dtl_shape_1d, dtl_shape_2d, dtl_shape_3d, dtl_shape_nd, &
              dtl_shape_pack, dtl_shape_unpack, dtl_shape_size, dtl_status_ok, &
              dtl_status_is_error, dtl_status_message, dtl_status_name, dtl_status_category, &
              dtl_status_category_code, dtl_status_is_category, dtl_last_error, &
              dtl_last_error_status, dtl_clear_error

    !> No rank: what a function that returns a rank gives where there is none.
    integer(c_int), parameter :: DTL_NO_RANK = -1

    !> As the source of a receive or probe: a message from any rank.
    integer(c_int), parameter :: DTL_ANY_SOURCE = -2

    !> As the tag of a receive or probe: a message with any tag.
    integer(c_int), parameter :: DTL_ANY_TAG = -1

    !> As the number of elements of a sub-span: all up to the end.
    integer(c_int64_t), parameter :: DTL_SPAN_NPOS = -1_c_int64_t

    !> The largest number of dimensions of a tensor or shape.
    integer(c_int), parameter :: DTL_MAX_TENSOR_RANK = 8

    !> No team: what a rank gets that is in none.
    integer(c_int), parameter :: DTL_TEAM_INVALID = -1

    !> All ranks of the heap's context.
    integer(c_int), parameter :: DTL_TEAM_WORLD = 0

    !> Those that reach each other's heap by loads and stores.
    integer(c_int), parameter :: DTL_TEAM_SHARED = 1

    !> Those on this rank's node.
    integer(c_int), parameter :: DTL_TEAM_NODE = 2

    !> Bytes of what tells communicators apart.
    integer(c_int), parameter :: DTL_SIGNAL_ID_BYTES = 128

    !> Nothing asked of a window.
    integer(c_int), parameter :: DTL_SIGNAL_WINDOW_DEFAULT = 0

    !> As large on all ranks: else the registration is refused.
    integer(c_int), parameter :: DTL_SIGNAL_WINDOW_COLL_SYMMETRIC = 1

    !> Puts are seen in their order; so they are without it.
    integer(c_int), parameter :: DTL_SIGNAL_WINDOW_STRICT_ORDERING = 2

    !> No tensor: what a task can do without.
    integer(c_int64_t), parameter :: DTL_MODEL_NO_TENSOR = -1_c_int64_t

    !> As many workers can a model have.
    integer(c_int), parameter :: DTL_MODEL_WORKERS = 256

    integer(c_int), parameter :: DTL_CATEGORY_SUCCESS = 0

    integer(c_int), parameter :: DTL_CATEGORY_COMMUNICATION = 1

    integer(c_int), parameter :: DTL_CATEGORY_MEMORY = 2

    integer(c_int), parameter :: DTL_CATEGORY_SERIALIZATION = 3

    integer(c_int), parameter :: DTL_CATEGORY_BOUNDS = 4

    integer(c_int), parameter :: DTL_CATEGORY_BACKEND = 5

    integer(c_int), parameter :: DTL_CATEGORY_ALGORITHM = 6

    integer(c_int), parameter :: DTL_CATEGORY_CONSISTENCY = 7

    integer(c_int), parameter :: DTL_CATEGORY_INTERNAL = 9

    !> The call did what it promises.
    integer(c_int), parameter :: DTL_SUCCESS = 0

    !> What was looked for is not there; no error.
    integer(c_int), parameter :: DTL_NOT_FOUND = 1

    !> There is nothing more to iterate over; no error.
    integer(c_int), parameter :: DTL_END = 2

    !> Communication failed in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_COMMUNICATION = 100

    !> A message could not be sent.
    integer(c_int), parameter :: DTL_ERROR_SEND_FAILED = 101

    !> A message could not be received.
    integer(c_int), parameter :: DTL_ERROR_RECV_FAILED = 102

    !> A broadcast failed in the backend.
    integer(c_int), parameter :: DTL_ERROR_BROADCAST_FAILED = 103

    !> A reduction or scan failed in the backend.
    integer(c_int), parameter :: DTL_ERROR_REDUCE_FAILED = 104

    !> A barrier failed in the backend.
    integer(c_int), parameter :: DTL_ERROR_BARRIER_FAILED = 105

    !> A call did not complete in the time that DTL_TIMEOUT allows.
    integer(c_int), parameter :: DTL_ERROR_TIMEOUT = 106

    !> The operation was cancelled before it completed.
    integer(c_int), parameter :: DTL_ERROR_CANCELED = 107

    !> The connection to another rank broke.
    integer(c_int), parameter :: DTL_ERROR_CONNECTION_LOST = 108

    !> Another rank of the job has died.
    integer(c_int), parameter :: DTL_ERROR_RANK_FAILURE = 109

    !> A collective other than broadcast, reduction and barrier failed in the backend.
    integer(c_int), parameter :: DTL_ERROR_COLLECTIVE_FAILED = 110

    !> Ranks called different collectives, or one with arguments that do not agree. Reported where
    !> DTL_CHECK is on.
    integer(c_int), parameter :: DTL_ERROR_COLLECTIVE_PARTICIPATION = 111

    !> Memory could not be handled in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_MEMORY = 200

    !> A special kind of memory, such as pinned or symmetric memory, could not be allocated.
    integer(c_int), parameter :: DTL_ERROR_ALLOCATION_FAILED = 201

    !> There is not enough memory.
    integer(c_int), parameter :: DTL_ERROR_OUT_OF_MEMORY = 202

    !> A pointer does not lead to memory that the call can use.
    integer(c_int), parameter :: DTL_ERROR_INVALID_POINTER = 203

    !> A copy between host and device failed.
    integer(c_int), parameter :: DTL_ERROR_TRANSFER_FAILED = 204

    !> Device memory could not be allocated or used.
    integer(c_int), parameter :: DTL_ERROR_DEVICE_MEMORY = 205

    !> Data could not be packed or unpacked in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_SERIALIZATION = 300

    !> Data could not be packed for sending.
    integer(c_int), parameter :: DTL_ERROR_SERIALIZE_FAILED = 301

    !> Received data could not be unpacked.
    integer(c_int), parameter :: DTL_ERROR_DESERIALIZE_FAILED = 302

    !> What arrives does not fit the buffer. Of a message nothing was written past its end.
    integer(c_int), parameter :: DTL_ERROR_BUFFER_TOO_SMALL = 303

    !> Data or a file is not in the format that it should have.
    integer(c_int), parameter :: DTL_ERROR_INVALID_FORMAT = 304

    !> A file could not be opened, read or written.
    integer(c_int), parameter :: DTL_ERROR_FILE = 305

    !> Something lies outside its bounds in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_BOUNDS = 400

    !> An index or a range goes past the end.
    integer(c_int), parameter :: DTL_ERROR_OUT_OF_BOUNDS = 401

    !> An index can not be an index of that object at all.
    integer(c_int), parameter :: DTL_ERROR_INVALID_INDEX = 402

    !> A rank is not one of the context.
    integer(c_int), parameter :: DTL_ERROR_INVALID_RANK = 403

    !> Numbers of dimensions do not agree.
    integer(c_int), parameter :: DTL_ERROR_DIMENSION_MISMATCH = 404

    !> Extents or sizes do not agree.
    integer(c_int), parameter :: DTL_ERROR_EXTENT_MISMATCH = 405

    !> A key is not in the map.
    integer(c_int), parameter :: DTL_ERROR_KEY_NOT_FOUND = 406

    !> A value lies outside the range of its type.
    integer(c_int), parameter :: DTL_ERROR_OUT_OF_RANGE = 407

    !> An argument is not one that the call accepts; the last error names it.
    integer(c_int), parameter :: DTL_ERROR_INVALID_ARGUMENT = 410

    !> A pointer that is needed is NULL; the last error names it.
    integer(c_int), parameter :: DTL_ERROR_NULL_POINTER = 411

    !> The combination that was asked for is not offered.
    integer(c_int), parameter :: DTL_ERROR_NOT_SUPPORTED = 420

    !> A backend failed in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_BACKEND = 500

    !> The call needs a backend that is not there; the last error says what to install.
    integer(c_int), parameter :: DTL_ERROR_BACKEND_UNAVAILABLE = 501

    !> A backend was found and could not be started.
    integer(c_int), parameter :: DTL_ERROR_BACKEND_INIT_FAILED = 502

    !> A backend does not fit: its contract version or its tables are not what this library needs.
    integer(c_int), parameter :: DTL_ERROR_BACKEND_INVALID = 503

    !> A call of CUDA failed; the last error has its text.
    integer(c_int), parameter :: DTL_ERROR_CUDA = 510

    !> A call of HIP failed; the last error has its text.
    integer(c_int), parameter :: DTL_ERROR_HIP = 520

    !> A call of MPI failed; the last error has its text.
    integer(c_int), parameter :: DTL_ERROR_MPI = 530

    !> A call of NCCL failed; the last error has its text.
    integer(c_int), parameter :: DTL_ERROR_NCCL = 540

    !> A call of OpenSHMEM failed; the last error has its text.
    integer(c_int), parameter :: DTL_ERROR_SHMEM = 550

    !> An algorithm failed in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_ALGORITHM = 600

    !> Another name of DTL_ERROR_ALGORITHM.
    integer(c_int), parameter :: DTL_ERROR_OPERATION_FAILED = 600

    !> Something does not hold that the algorithm needs to start.
    integer(c_int), parameter :: DTL_ERROR_PRECONDITION_FAILED = 601

    !> An algorithm ended without what it promises.
    integer(c_int), parameter :: DTL_ERROR_POSTCONDITION_FAILED = 602

    !> An iteration did not converge.
    integer(c_int), parameter :: DTL_ERROR_CONVERGENCE_FAILED = 603

    !> Consistency was broken in a way that no other code names.
    integer(c_int), parameter :: DTL_ERROR_CONSISTENCY = 700

    !> Data was used outside the epoch or phase that allows it.
    integer(c_int), parameter :: DTL_ERROR_CONSISTENCY_VIOLATION = 701

    !> The container has changed its structure since the view was made.
    integer(c_int), parameter :: DTL_ERROR_STRUCTURAL_INVALIDATION = 702

    !> DTL itself is at fault; please report the last error.
    integer(c_int), parameter :: DTL_ERROR_INTERNAL = 900

    !> The function is declared and not written yet.
    integer(c_int), parameter :: DTL_ERROR_NOT_IMPLEMENTED = 901

    !> The library or the object is not in a state that allows the call, as after it was shut down.
    integer(c_int), parameter :: DTL_ERROR_INVALID_STATE = 902

    !> A failure that nothing is known about.
    integer(c_int), parameter :: DTL_ERROR_UNKNOWN = 999

    !> Signed integers of 8 bits.
    integer(c_int), parameter :: DTL_DTYPE_INT8 = 0

    !> Signed integers of 16 bits.
    integer(c_int), parameter :: DTL_DTYPE_INT16 = 1

    !> Signed integers of 32 bits.
    integer(c_int), parameter :: DTL_DTYPE_INT32 = 2

    !> Signed integers of 64 bits.
    integer(c_int), parameter :: DTL_DTYPE_INT64 = 3

    !> Unsigned integers of 8 bits.
    integer(c_int), parameter :: DTL_DTYPE_UINT8 = 4

    !> Unsigned integers of 16 bits.
    integer(c_int), parameter :: DTL_DTYPE_UINT16 = 5

    !> Unsigned integers of 32 bits.
    integer(c_int), parameter :: DTL_DTYPE_UINT32 = 6

    !> Unsigned integers of 64 bits.
    integer(c_int), parameter :: DTL_DTYPE_UINT64 = 7

    !> IEEE 754 single precision.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT32 = 8

    !> IEEE 754 double precision.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT64 = 9

    !> Raw bytes: moved as they are, reduced as unsigned integers of 8 bits.
    integer(c_int), parameter :: DTL_DTYPE_BYTE = 10

    !> Truth values of one byte: any non-zero byte is true; reductions give 0 or 1.
    integer(c_int), parameter :: DTL_DTYPE_BOOL = 11

    !> IEEE 754 half precision, held as its bits. Reductions compute in single precision and round
    !> each result to the nearest, ties to even.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT16 = 16

    !> The upper half of a single, with 8 bits of exponent and 7 of fraction, held as its bits.
    !> Reductions compute in single precision and round each result to the nearest, ties to even.
    integer(c_int), parameter :: DTL_DTYPE_BFLOAT16 = 17

    !> Two singles, the real part first.
    integer(c_int), parameter :: DTL_DTYPE_COMPLEX64 = 18

    !> Two doubles, the real part first.
    integer(c_int), parameter :: DTL_DTYPE_COMPLEX128 = 19

    !> A single and an int32 index, for minloc and maxloc.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT32_INT32 = 24

    !> A double and an int64 index, for minloc and maxloc.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT64_INT64 = 25

    !> An int32 value and an int32 index, for minloc and maxloc.
    integer(c_int), parameter :: DTL_DTYPE_INT32_INT32 = 26

    !> An int64 value and an int64 index, for minloc and maxloc.
    integer(c_int), parameter :: DTL_DTYPE_INT64_INT64 = 27

    !> Bound of the dtypes of the first release; later ones lie above it.
    integer(c_int), parameter :: DTL_DTYPE_COUNT = 12

    !> a + b. Integers wrap around; of bool it is the logical or.
    integer(c_int), parameter :: DTL_OP_SUM = 0

    !> a * b. Integers wrap around; of bool it is the logical and.
    integer(c_int), parameter :: DTL_OP_PROD = 1

    !> The smaller of both; NaN if one of them is.
    integer(c_int), parameter :: DTL_OP_MIN = 2

    !> The larger of both; NaN if one of them is.
    integer(c_int), parameter :: DTL_OP_MAX = 3

    !> 1 if both are non-zero, else 0. A single operand gives 1 if it is non-zero, else 0.
    integer(c_int), parameter :: DTL_OP_LAND = 4

    !> 1 if one of them is non-zero, else 0, also of a single operand.
    integer(c_int), parameter :: DTL_OP_LOR = 5

    !> The bits that both have.
    integer(c_int), parameter :: DTL_OP_BAND = 6

    !> The bits that at least one of them has.
    integer(c_int), parameter :: DTL_OP_BOR = 7

    !> 1 if exactly one of them is non-zero, else 0. Of several operands: 1 if an odd number is
    !> non-zero.
    integer(c_int), parameter :: DTL_OP_LXOR = 8

    !> The bits that exactly one of them has.
    integer(c_int), parameter :: DTL_OP_BXOR = 9

    !> The pair with the smaller value; of equal values the one with the smaller index. A NaN value
    !> wins over every number.
    integer(c_int), parameter :: DTL_OP_MINLOC = 10

    !> The pair with the larger value; of equal values the one with the smaller index. A NaN value
    !> wins over every number.
    integer(c_int), parameter :: DTL_OP_MAXLOC = 11

    !> Bound of the operations of the first release.
    integer(c_int), parameter :: DTL_OP_COUNT = 12

    !> -x; integers wrap around.
    integer(c_int), parameter :: DTL_UNARY_NEGATIVE = 0

    !> x without its sign; the lowest integer stays.
    integer(c_int), parameter :: DTL_UNARY_ABSOLUTE = 1

    !> -1, 0 or 1; NaN of NaN.
    integer(c_int), parameter :: DTL_UNARY_SIGN = 2

    !> x x; integers wrap around.
    integer(c_int), parameter :: DTL_UNARY_SQUARE = 3

    !> 1 / x.
    integer(c_int), parameter :: DTL_UNARY_RECIPROCAL = 4

    !> x with the imaginary part of the other sign.
    integer(c_int), parameter :: DTL_UNARY_CONJUGATE = 5

    !> The bits that x has not; of bool whether it is false.
    integer(c_int), parameter :: DTL_UNARY_INVERT = 6

    !> Its square root.
    integer(c_int), parameter :: DTL_UNARY_SQRT = 7

    !> Its cube root.
    integer(c_int), parameter :: DTL_UNARY_CBRT = 8

    !> e to the power of x.
    integer(c_int), parameter :: DTL_UNARY_EXP = 9

    !> 2 to the power of x.
    integer(c_int), parameter :: DTL_UNARY_EXP2 = 10

    !> exp(x) - 1, exact near 0.
    integer(c_int), parameter :: DTL_UNARY_EXPM1 = 11

    !> Its natural logarithm.
    integer(c_int), parameter :: DTL_UNARY_LOG = 12

    !> Its logarithm to the base 2.
    integer(c_int), parameter :: DTL_UNARY_LOG2 = 13

    !> Its logarithm to the base 10.
    integer(c_int), parameter :: DTL_UNARY_LOG10 = 14

    !> log(1 + x), exact near 0.
    integer(c_int), parameter :: DTL_UNARY_LOG1P = 15

    !> Its sine.
    integer(c_int), parameter :: DTL_UNARY_SIN = 16

    !> Its cosine.
    integer(c_int), parameter :: DTL_UNARY_COS = 17

    !> Its tangent.
    integer(c_int), parameter :: DTL_UNARY_TAN = 18

    !> Its inverse sine.
    integer(c_int), parameter :: DTL_UNARY_ARCSIN = 19

    !> Its inverse cosine.
    integer(c_int), parameter :: DTL_UNARY_ARCCOS = 20

    !> Its inverse tangent.
    integer(c_int), parameter :: DTL_UNARY_ARCTAN = 21

    !> Its hyperbolic sine.
    integer(c_int), parameter :: DTL_UNARY_SINH = 22

    !> Its hyperbolic cosine.
    integer(c_int), parameter :: DTL_UNARY_COSH = 23

    !> Its hyperbolic tangent.
    integer(c_int), parameter :: DTL_UNARY_TANH = 24

    !> Its inverse hyperbolic sine.
    integer(c_int), parameter :: DTL_UNARY_ARCSINH = 25

    !> Its inverse hyperbolic cosine.
    integer(c_int), parameter :: DTL_UNARY_ARCCOSH = 26

    !> Its inverse hyperbolic tangent.
    integer(c_int), parameter :: DTL_UNARY_ARCTANH = 27

    !> The greatest whole number that is not above x.
    integer(c_int), parameter :: DTL_UNARY_FLOOR = 28

    !> The least whole number that is not below x.
    integer(c_int), parameter :: DTL_UNARY_CEIL = 29

    !> x without its fraction.
    integer(c_int), parameter :: DTL_UNARY_TRUNC = 30

    !> The nearest whole number, of two the even one.
    integer(c_int), parameter :: DTL_UNARY_RINT = 31

    !> 1 / (1 + exp(-x)).
    integer(c_int), parameter :: DTL_UNARY_SIGMOID = 32

    !> x where it is above 0, else 0; NaN of NaN.
    integer(c_int), parameter :: DTL_UNARY_RELU = 33

    !> x (1 + erf(x / sqrt(2))) / 2.
    integer(c_int), parameter :: DTL_UNARY_GELU = 34

    !> x / (1 + exp(-x)).
    integer(c_int), parameter :: DTL_UNARY_SILU = 35

    !> x + y; of bool whether either is true.
    integer(c_int), parameter :: DTL_BINARY_ADD = 0

    !> x - y.
    integer(c_int), parameter :: DTL_BINARY_SUBTRACT = 1

    !> x y; of bool whether both are true.
    integer(c_int), parameter :: DTL_BINARY_MULTIPLY = 2

    !> x / y.
    integer(c_int), parameter :: DTL_BINARY_DIVIDE = 3

    !> x to the power of y.
    integer(c_int), parameter :: DTL_BINARY_POWER = 4

    !> The smaller one; NaN where either is NaN.
    integer(c_int), parameter :: DTL_BINARY_MINIMUM = 5

    !> The larger one; NaN where either is NaN.
    integer(c_int), parameter :: DTL_BINARY_MAXIMUM = 6

    !> The bits that both have.
    integer(c_int), parameter :: DTL_BINARY_BITWISE_AND = 7

    !> The bits that either has.
    integer(c_int), parameter :: DTL_BINARY_BITWISE_OR = 8

    !> The bits that one alone has.
    integer(c_int), parameter :: DTL_BINARY_BITWISE_XOR = 9

    !> Whether both are other than 0, as 1 or 0.
    integer(c_int), parameter :: DTL_BINARY_LOGICAL_AND = 10

    !> Whether either is other than 0, as 1 or 0.
    integer(c_int), parameter :: DTL_BINARY_LOGICAL_OR = 11

    !> Whether one alone is other than 0, as 1 or 0.
    integer(c_int), parameter :: DTL_BINARY_LOGICAL_XOR = 12

    !> The angle of the point (y, x).
    integer(c_int), parameter :: DTL_BINARY_ARCTAN2 = 13

    !> The square root of x x + y y.
    integer(c_int), parameter :: DTL_BINARY_HYPOT = 14

    !> x with the sign of y.
    integer(c_int), parameter :: DTL_BINARY_COPYSIGN = 15

    !> What is left of x divided by y, with the sign of x.
    integer(c_int), parameter :: DTL_BINARY_FMOD = 16

    !> The first, x.
    integer(c_int), parameter :: DTL_OPERAND_FIRST = 0

    !> The second, y.
    integer(c_int), parameter :: DTL_OPERAND_SECOND = 1

    !> Only what NCCL itself performs; the rest is refused with DTL_ERROR_NOT_SUPPORTED.
    integer(c_int), parameter :: DTL_NCCL_MODE_NATIVE_ONLY = 0

    !> Everything: what NCCL lacks goes by way of the host.
    integer(c_int), parameter :: DTL_NCCL_MODE_HYBRID_PARITY = 1

    !> dtl_send, dtl_recv and their kin.
    integer(c_int), parameter :: DTL_NCCL_OP_POINT_TO_POINT = 0

    !> dtl_barrier.
    integer(c_int), parameter :: DTL_NCCL_OP_BARRIER = 1

    !> dtl_broadcast.
    integer(c_int), parameter :: DTL_NCCL_OP_BROADCAST = 2

    !> dtl_reduce.
    integer(c_int), parameter :: DTL_NCCL_OP_REDUCE = 3

    !> dtl_allreduce.
    integer(c_int), parameter :: DTL_NCCL_OP_ALLREDUCE = 4

    !> dtl_gather.
    integer(c_int), parameter :: DTL_NCCL_OP_GATHER = 5

    !> dtl_scatter.
    integer(c_int), parameter :: DTL_NCCL_OP_SCATTER = 6

    !> dtl_allgather.
    integer(c_int), parameter :: DTL_NCCL_OP_ALLGATHER = 7

    !> dtl_alltoall.
    integer(c_int), parameter :: DTL_NCCL_OP_ALLTOALL = 8

    !> dtl_gatherv.
    integer(c_int), parameter :: DTL_NCCL_OP_GATHERV = 9

    !> dtl_scatterv.
    integer(c_int), parameter :: DTL_NCCL_OP_SCATTERV = 10

    !> dtl_allgatherv.
    integer(c_int), parameter :: DTL_NCCL_OP_ALLGATHERV = 11

    !> dtl_alltoallv.
    integer(c_int), parameter :: DTL_NCCL_OP_ALLTOALLV = 12

    !> dtl_scan.
    integer(c_int), parameter :: DTL_NCCL_OP_SCAN = 13

    !> dtl_exscan.
    integer(c_int), parameter :: DTL_NCCL_OP_EXSCAN = 14

    !> Reductions by land, lor and lxor.
    integer(c_int), parameter :: DTL_NCCL_OP_LOGICAL_REDUCTION = 15

    !> Whatever is fastest: the last bits of floating-point reductions may differ from run to run.
    integer(c_int), parameter :: DTL_DETERMINISM_THROUGHPUT = 0

    !> The same bits in every run at a given number of ranks, under every MPI.
    integer(c_int), parameter :: DTL_DETERMINISM_DETERMINISTIC = 1

    !> The backend's choice.
    integer(c_int), parameter :: DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED = 0

    !> A balanced binary tree over the ranks that depends on nothing but their number.
    integer(c_int), parameter :: DTL_REDUCTION_SCHEDULE_FIXED_TREE = 1

    !> As they come.
    integer(c_int), parameter :: DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED = 0

    !> In ascending order of ranks: ((r0 op r1) op r2) and so on.
    integer(c_int), parameter :: DTL_PROGRESS_ORDERING_RANK_ORDERED = 1

    !> One contiguous run a rank; the first (size mod ranks) ranks hold one element more.
    integer(c_int), parameter :: DTL_PARTITION_BLOCK = 0

    !> Element i is on rank i mod ranks.
    integer(c_int), parameter :: DTL_PARTITION_CYCLIC = 1

    !> Blocks of block_size elements are distributed in turn.
    integer(c_int), parameter :: DTL_PARTITION_BLOCK_CYCLIC = 2

    !> A hash of the global index names the rank.
    integer(c_int), parameter :: DTL_PARTITION_HASH = 3

    !> Every rank holds all elements.
    integer(c_int), parameter :: DTL_PARTITION_REPLICATED = 4

    !> The number of partition policies.
    integer(c_int), parameter :: DTL_PARTITION_COUNT = 5

    !> Host memory.
    integer(c_int), parameter :: DTL_PLACEMENT_HOST = 0

    !> The device's own memory, which the host reaches by copies.
    integer(c_int), parameter :: DTL_PLACEMENT_DEVICE = 1

    !> Memory that host and device share.
    integer(c_int), parameter :: DTL_PLACEMENT_UNIFIED = 2

    !> The device where there is one, else the host.
    integer(c_int), parameter :: DTL_PLACEMENT_DEVICE_PREFERRED = 3

    !> The number of placement policies.
    integer(c_int), parameter :: DTL_PLACEMENT_COUNT = 4

    !> The host, as device number 0.
    integer(c_int), parameter :: DTL_DEVICE_HOST = 0

    !> NVIDIA GPUs.
    integer(c_int), parameter :: DTL_DEVICE_CUDA = 1

    !> AMD GPUs.
    integer(c_int), parameter :: DTL_DEVICE_HIP = 2

    !> Devices whose memory the host can't touch, for tests on machines without any.
    integer(c_int), parameter :: DTL_DEVICE_EMULATED = 3

    !> One thread, in ascending order.
    integer(c_int), parameter :: DTL_EXEC_SEQ = 0

    !> The threads of OpenMP; a callback may run in several of them at once.
    integer(c_int), parameter :: DTL_EXEC_PAR = 1

    !> In the background, by the dtl_async functions, which give a request; by others on one thread.
    integer(c_int), parameter :: DTL_EXEC_ASYNC = 2

    !> The number of execution policies.
    integer(c_int), parameter :: DTL_EXEC_COUNT = 3

    !> After the next synchronisation in which all ranks take part.
    integer(c_int), parameter :: DTL_CONSISTENCY_BULK_SYNCHRONOUS = 0

    !> Some time, in any order.
    integer(c_int), parameter :: DTL_CONSISTENCY_RELAXED = 1

    !> What was written before a release is visible after the acquire that meets it.
    integer(c_int), parameter :: DTL_CONSISTENCY_RELEASE_ACQUIRE = 2

    !> All ranks see all writes in one order.
    integer(c_int), parameter :: DTL_CONSISTENCY_SEQUENTIAL = 3

    !> The number of consistency policies.
    integer(c_int), parameter :: DTL_CONSISTENCY_COUNT = 4

    !> Nothing: it returns its status.
    integer(c_int), parameter :: DTL_ERROR_POLICY_RETURN_STATUS = 0

    !> It calls the context's error handler.
    integer(c_int), parameter :: DTL_ERROR_POLICY_CALLBACK = 1

    !> It ends the process by abort(), with the error on standard error.
    integer(c_int), parameter :: DTL_ERROR_POLICY_TERMINATE = 2

    !> The number of error policies.
    integer(c_int), parameter :: DTL_ERROR_POLICY_COUNT = 3

    !> Nobody else holds the lock meanwhile.
    integer(c_int), parameter :: DTL_LOCK_EXCLUSIVE = 0

    !> Others may hold it as well, also shared.
    integer(c_int), parameter :: DTL_LOCK_SHARED = 1

    !> Smallest first; NaN last.
    integer(c_int), parameter :: DTL_SORT_ASCENDING = 0

    !> Greatest first; NaN last.
    integer(c_int), parameter :: DTL_SORT_DESCENDING = 1

    !> Equal to the value.
    integer(c_int), parameter :: DTL_CMP_EQ = 0

    !> Other than the value.
    integer(c_int), parameter :: DTL_CMP_NE = 1

    !> Greater.
    integer(c_int), parameter :: DTL_CMP_GT = 2

    !> Less or equal.
    integer(c_int), parameter :: DTL_CMP_LE = 3

    !> Less.
    integer(c_int), parameter :: DTL_CMP_LT = 4

    !> Greater or equal.
    integer(c_int), parameter :: DTL_CMP_GE = 5

    !> It is the value.
    integer(c_int), parameter :: DTL_SIGNAL_SET = 9

    !> The value is added to it.
    integer(c_int), parameter :: DTL_SIGNAL_ADD = 10

    !> Nothing.
    integer(c_int), parameter :: DTL_ATOMIC_FETCH = 0

    !> It is the value.
    integer(c_int), parameter :: DTL_ATOMIC_SET = 1

    !> The value is added to it; it wraps around.
    integer(c_int), parameter :: DTL_ATOMIC_ADD = 2

    !> Bits that are 0 in the value are 0 in it.
    integer(c_int), parameter :: DTL_ATOMIC_AND = 3

    !> Bits that are 1 in the value are 1 in it.
    integer(c_int), parameter :: DTL_ATOMIC_OR = 4

    !> Bits that are 1 in the value are the other way.
    integer(c_int), parameter :: DTL_ATOMIC_XOR = 5

    !> A function of each element.
    integer(c_int), parameter :: DTL_MODEL_UNARY = 0

    !> A function of each pair of elements.
    integer(c_int), parameter :: DTL_MODEL_BINARY = 1

    !> A product of matrices.
    integer(c_int), parameter :: DTL_MODEL_LINEAR = 2

    !> A normalization of each row.
    integer(c_int), parameter :: DTL_MODEL_NORMALIZE = 3

    !> A barrier of all ranks.
    integer(c_int), parameter :: DTL_MODEL_BARRIER = 4

    !> A reduction over all ranks.
    integer(c_int), parameter :: DTL_MODEL_ALLREDUCE = 5

    !> Data are on their way to the caches.
    integer(c_int), parameter :: DTL_MODEL_PREFETCH = 6

    !> Attention of the rows of a sequence.
    integer(c_int), parameter :: DTL_MODEL_FLASH_ATTENTION = 7

    !> Attention of a row of each sequence to its cache.
    integer(c_int), parameter :: DTL_MODEL_FLASH_DECODE = 8

    !> Rows that the cache of each sequence gains.
    integer(c_int), parameter :: DTL_MODEL_APPEND = 9

    !> x.
    integer(c_int), parameter :: DTL_MODEL_COPY = 0

    !> -x.
    integer(c_int), parameter :: DTL_MODEL_NEGATIVE = 1

    !> x without its sign.
    integer(c_int), parameter :: DTL_MODEL_ABSOLUTE = 2

    !> Its square root.
    integer(c_int), parameter :: DTL_MODEL_SQRT = 3

    !> 1 / x.
    integer(c_int), parameter :: DTL_MODEL_RECIPROCAL = 4

    !> e to the power of x.
    integer(c_int), parameter :: DTL_MODEL_EXP = 5

    !> Its natural logarithm.
    integer(c_int), parameter :: DTL_MODEL_LOG = 6

    !> Its hyperbolic tangent.
    integer(c_int), parameter :: DTL_MODEL_TANH = 7

    !> 1 / (1 + exp(-x)).
    integer(c_int), parameter :: DTL_MODEL_SIGMOID = 8

    !> x where it is above 0, else 0.
    integer(c_int), parameter :: DTL_MODEL_RELU = 9

    !> x (1 + erf(x / sqrt(2))) / 2.
    integer(c_int), parameter :: DTL_MODEL_GELU = 10

    !> x / (1 + exp(-x)).
    integer(c_int), parameter :: DTL_MODEL_SILU = 11

    !> x + y.
    integer(c_int), parameter :: DTL_MODEL_ADD = 0

    !> x - y.
    integer(c_int), parameter :: DTL_MODEL_SUBTRACT = 1

    !> x y.
    integer(c_int), parameter :: DTL_MODEL_MULTIPLY = 2

    !> x / y.
    integer(c_int), parameter :: DTL_MODEL_DIVIDE = 3

    !> The larger one; NaN where one is.
    integer(c_int), parameter :: DTL_MODEL_MAXIMUM = 4

    !> The smaller one; NaN where one is.
    integer(c_int), parameter :: DTL_MODEL_MINIMUM = 5

    !> y x / (1 + exp(-x)).
    integer(c_int), parameter :: DTL_MODEL_SILU_AND_MUL = 6

    !> Divided by the root of the mean of squares plus epsilon.
    integer(c_int), parameter :: DTL_MODEL_RMS = 0

    !> Less its mean, divided by the root of its variance plus epsilon.
    integer(c_int), parameter :: DTL_MODEL_LAYER = 1

    !> All.
    integer(c_int), parameter :: DTL_MODEL_UNMASKED = 0

    !> Those up to its own place; the last query has the place of the last key.
    integer(c_int), parameter :: DTL_MODEL_CAUSAL = 1

    !> Its index in `reserved` of dtl_context_options.
    integer(c_int), parameter :: DTL_CONTEXT_OPT_DETERMINISM_MODE = 1

    !> Its index in `reserved` of dtl_context_options.
    integer(c_int), parameter :: DTL_CONTEXT_OPT_REDUCTION_SCHEDULE = 2

    !> Its index in `reserved` of dtl_context_options.
    integer(c_int), parameter :: DTL_CONTEXT_OPT_PROGRESS_ORDERING = 3

    character(len=*), parameter :: DTL_VERSION_BASE_STRING = "0.1.0"

    character(len=*), parameter :: DTL_VERSION_PRERELEASE = "alpha.1"

    character(len=*), parameter :: DTL_VERSION_FULL = "0.1.0-alpha.1"

    character(len=*), parameter :: DTL_VERSION_PYTHON = "0.1.0a1"

    !> How a context is made. Start from dtl_context_options_init, which sets every field.
    type, bind(c) :: dtl_context_options
        !> The GPU of this rank, a CUDA device, or a HIP device where there is no CUDA; -1: none.
        integer(c_int) :: device_id = -1
        !> 1: DTL starts MPI if the job has one and nobody has started it.
        integer(c_int) :: init_mpi = 1
        !> Accepted, without effect: an MPI that DTL has started is finalised when the process ends,
        !> any other is its owner's.
        integer(c_int) :: finalize_mpi = 0
        !> The dtl_determinism_mode, dtl_reduction_schedule_policy and dtl_progress_ordering_policy,
        !> each by its macro; the last element is 0.
        integer(c_int) :: reserved(4) = 0
    end type dtl_context_options

    !> The extents of up to 8 dimensions, the last of which is contiguous in memory (row-major).
    type, bind(c) :: dtl_shape
        !> The number of dimensions, 1 to 8; 0 is no shape.
        integer(c_int) :: ndim = 0
        !> Elements along each; 0 from ndim on.
        integer(c_int64_t) :: dims(8) = 0
    end type dtl_shape

    !> What a probe found.
    type, bind(c) :: dtl_message_info
        !> The rank that sent the message.
        integer(c_int) :: source = 0
        !> Its tag.
        integer(c_int) :: tag = 0
        !> Its size in elements of the dtype that was asked with.
        integer(c_int64_t) :: count = 0
    end type dtl_message_info

    !> A message as it was sent.
    type, bind(c) :: dtl_envelope
        !> The rank that sent it.
        integer(c_int) :: source = 0
        !> Its tag.
        integer(c_int) :: tag = 0
        !> Its elements.
        integer(c_int64_t) :: count = 0
        !> Their dtype.
        integer(c_int) :: dtype = 0
        !> The dimensions of its shape; 0 where its sender has named none.
        integer(c_int) :: ndim = 0
        !> Elements along each; 0 from ndim on. Of more than 8: dtl_shape_unpack.
        integer(c_int64_t) :: dims(8) = 0
        !> 0.
        integer(c_int64_t) :: reserved = 0
    end type dtl_envelope

    !> A CPU (hardware thread) of a node, and what it belongs to; -1 stands for unknown or none.
    type, bind(c) :: dtl_cpu_info
        !> Its number, as the operating system has it.
        integer(c_int) :: cpu = -1
        !> Its core, counted from 0 over the node.
        integer(c_int) :: core = -1
        !> Its package (socket), counted from 0.
        integer(c_int) :: package = -1
        !> Its NUMA node, as the operating system numbers them.
        integer(c_int) :: numa = -1
        !> Its caches for data of levels 1 to 5, each level counted from 0 over the node.
        integer(c_int) :: caches(5) = -1
    end type dtl_cpu_info

    !> The caches for data of one level.
    type, bind(c) :: dtl_cache_info
        !> 1 is next to the core.
        integer(c_int) :: level = 0
        !> Bytes of a cache line, 0 if unknown.
        integer(c_int) :: line = 0
        !> How many there are on the node.
        integer(c_int) :: count = 0
        !> CPUs that share one.
        integer(c_int) :: sharing = 0
        !> The size of one, 0 if unknown.
        integer(c_int64_t) :: bytes = 0
    end type dtl_cache_info

    !> A GPU as the PCI bus has it.
    type, bind(c) :: dtl_gpu_info
        !> Of its PCI address domain:bus:device.function.
        integer(c_int) :: domain = 0
        !> Of its PCI address.
        integer(c_int) :: bus = 0
        !> Of its PCI address.
        integer(c_int) :: device = 0
        !> Of its PCI address.
        integer(c_int) :: function = 0
        !> PCI number of its maker: 0x10de is NVIDIA.
        integer(c_int) :: vendor = 0
        !> The maker's number of the model.
        integer(c_int) :: model = 0
        !> The NUMA node it is next to; -1: unknown.
        integer(c_int) :: numa = -1
    end type dtl_gpu_info

    !> How a container is distributed and placed. Start from dtl_container_options_init, which sets
    !> every field.
    type, bind(c) :: dtl_container_options
        !> Which rank holds which elements.
        integer(c_int) :: partition = 0
        !> In which memory they are.
        integer(c_int) :: placement = 0
        !> How algorithms run over them.
        integer(c_int) :: execution = 0
        !> The device, where the placement needs one.
        integer(c_int) :: device_id = 0
        !> Elements a block of block_cyclic, at least 1; else without effect.
        integer(c_int64_t) :: block_size = 1
        !> The dtl_consistency_policy, which has no effect, and the dtl_error_policy, each by its
        !> macros, which take a pointer; the last element is 0.
        integer(c_int) :: reserved(3) = 0
    end type dtl_container_options

    !> An element of DTL_DTYPE_FLOAT32_INT32.
    type, bind(c) :: dtl_float32_int32
        !> What is compared.
        real(c_float) :: value = 0.0
        !> What goes with it.
        integer(c_int32_t) :: index = 0
    end type dtl_float32_int32

    !> An element of DTL_DTYPE_FLOAT64_INT64.
    type, bind(c) :: dtl_float64_int64
        !> What is compared.
        real(c_double) :: value = 0.0
        !> What goes with it.
        integer(c_int64_t) :: index = 0
    end type dtl_float64_int64

    !> An element of DTL_DTYPE_INT32_INT32.
    type, bind(c) :: dtl_int32_int32
        !> What is compared.
        integer(c_int32_t) :: value = 0
        !> What goes with it.
        integer(c_int32_t) :: index = 0
    end type dtl_int32_int32

    !> An element of DTL_DTYPE_INT64_INT64.
    type, bind(c) :: dtl_int64_int64
        !> What is compared.
        integer(c_int64_t) :: value = 0
        !> What goes with it.
        integer(c_int64_t) :: index = 0
    end type dtl_int64_int64

    !> A task as an executor reads it. Records of a worker follow each other.
    type, bind(c) :: dtl_model_record
        !> What the task is.
        integer(c_int) :: kind = 0
        !> Its dtl_model_unary_op, dtl_model_binary_op, dtl_model_norm, dtl_model_mask or
        !> dtl_reduce_op.
        integer(c_int) :: operation = 0
        !> Its number.
        integer(c_int64_t) :: task = 0
        !> Whose it is.
        integer(c_int) :: worker = 0
        !> How many tasks the worker has before.
        integer(c_int) :: place = 0
        !> Its first wait, of dtl_model_wait_of.
        integer(c_int64_t) :: first_wait = 0
        !> How many waits it has.
        integer(c_int64_t) :: waits = 0
        !> Those that it reads, in the order of its arguments, and the one that it writes.
        integer(c_int64_t) :: tensors(4) = -1
        !> Of a normalization; of attention, its scale.
        real(c_double) :: epsilon = 0.0
        !> Of attention, how many heads the queries have, and of caches the number of the lengths,
        !> counted from 0; else 0.
        integer(c_int64_t) :: reserved(2) = 0
    end type dtl_model_record

    abstract interface
        !> Called by a thread that waits; other than 0: its call ends with DTL_ERROR_CANCELED. It
        !> must not call the library.
        function dtl_f_interrupt_check(user_data) &
                bind(c) result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_interrupt_check
    end interface

    abstract interface
        !> Writes at most `bytes` bytes to `text`, with a zero at the end: what the program has
        !> called, such as "allreduce(value=1.0)". Returns 1, or 0 where it has written nothing. It
        !> must not call the library.
        function dtl_f_call_words(text, bytes, user_data) &
                bind(c) result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: text
            integer(c_int64_t), value :: bytes
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_call_words
    end interface

    abstract interface
        !> Called for a failing call, in the calling thread and before the call returns. `message`
        !> is valid during the call only.
        subroutine dtl_f_error_handler(status, message, user_data) &
                bind(c)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: status
            type(c_ptr), value :: message
            type(c_ptr), value :: user_data
        end subroutine dtl_f_error_handler
    end interface

    abstract interface
        !> Called once an element, which it may change; `index` is local. With the execution policy
        !> par it may run in several threads at once.
        subroutine dtl_f_unary_func(element, index, user_data) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: element
            integer(c_int64_t), value :: index
            type(c_ptr), value :: user_data
        end subroutine dtl_f_unary_func
    end interface

    abstract interface
        !> Called once an element, which it must not change; `index` is local. With the execution
        !> policy par it may run in several threads at once.
        subroutine dtl_f_const_unary_func(element, index, user_data) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: element
            integer(c_int64_t), value :: index
            type(c_ptr), value :: user_data
        end subroutine dtl_f_const_unary_func
    end interface

    abstract interface
        !> Called once an element: writes `*output` from `*input`, which may be the same memory;
        !> `index` is local. With the execution policy par it may run in several threads at once.
        subroutine dtl_f_transform_func(input, output, index, user_data) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: input
            type(c_ptr), value :: output
            integer(c_int64_t), value :: index
            type(c_ptr), value :: user_data
        end subroutine dtl_f_transform_func
    end interface

    abstract interface
        !> Called with `count` elements that lie one behind the other, which it may change. With the
        !> execution policy par it may run in several threads at once.
        subroutine dtl_f_chunk_func(elements, count, user_data) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: elements
            integer(c_int64_t), value :: count
            type(c_ptr), value :: user_data
        end subroutine dtl_f_chunk_func
    end interface

    abstract interface
        !> Called with `count` elements: writes as many to `output`, which may be the same memory.
        !> With the execution policy par it may run in several threads at once.
        subroutine dtl_f_chunk_transform_func(input, output, count, user_data) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: input
            type(c_ptr), value :: output
            integer(c_int64_t), value :: count
            type(c_ptr), value :: user_data
        end subroutine dtl_f_chunk_transform_func
    end interface

    abstract interface
        !> Tells whether an element has a property, non-zero for yes.
        function dtl_f_predicate(element, user_data) &
                bind(c) result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: element
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_predicate
    end interface

    abstract interface
        !> Compares three-way: negative where a comes before b, positive where b comes before a, 0
        !> where neither does. Must order all elements consistently.
        function dtl_f_comparator(a, b, user_data) &
                bind(c) result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: a
            type(c_ptr), value :: b
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_comparator
    end interface

    abstract interface
        !> Writes a op b to `*result`, which may be the memory of a or b. Must be associative:
        !> elements may be grouped in any way, and are never reordered.
        subroutine dtl_f_binary_func(a, b, result, user_data) &
                bind(c)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: a
            type(c_ptr), value :: b
            type(c_ptr), value :: result
            type(c_ptr), value :: user_data
        end subroutine dtl_f_binary_func
    end interface

    abstract interface
        !> Called once an entry of a map, with copies of its key and its value, which are valid
        !> during the call. It may call any function of the map that is not collective.
        subroutine dtl_f_map_func(key, value, user_data) &
                bind(c)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: key
            type(c_ptr), value :: value
            type(c_ptr), value :: user_data
        end subroutine dtl_f_map_func
    end interface

    abstract interface
        !> Called once, when a future has its value, `size` bytes at `value`, or has failed: then
        !> `code` is its status, and the last error its words. Sets the value of `result` by
        !> dtl_future_set, or leaves it at 0 bytes, and returns DTL_SUCCESS; or returns a failure,
        !> which `result` gets. `value` and `result` are valid during the call only.
        function dtl_f_then_func(code, value, size, result, user_data) &
                bind(c) result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            integer(c_int), value :: code
            type(c_ptr), value :: value
            integer(c_int64_t), value :: size
            type(c_ptr), value :: result
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_then_func
    end interface

    abstract interface
        !> Does the work of a remote action for rank `source`: reads `args_size` bytes at `args`,
        !> sets `reply` by dtl_future_set, or leaves it at 0 bytes, and returns DTL_SUCCESS; or
        !> returns a failure. `args` and `reply` are valid during the call only.
        function dtl_f_reply_func(args, args_size, source, reply, user_data) &
                bind(c) result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: args
            integer(c_int64_t), value :: args_size
            integer(c_int), value :: source
            type(c_ptr), value :: reply
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_reply_func
    end interface

    abstract interface
        !> Does the work of a remote action: reads `args_size` bytes at `args`, writes up to
        !> `result_size` bytes at `result`, and returns a status.
        function dtl_f_action_func(args, args_size, result, result_size, user_data) &
                bind(c) result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: args
            integer(c_int64_t), value :: args_size
            type(c_ptr), value :: result
            integer(c_int64_t), value :: result_size
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_f_action_func
    end interface

    interface

        !> The size of an element in bytes; 0 for a value that is no dtype. Local: does not wait for
        !> other ranks.
        function dtl_dtype_size(dtype) &
                bind(c, name="dtl_dtype_size") result(status)
            import :: c_int, c_int64_t
            implicit none (type, external)
            integer(c_int), value :: dtype
            integer(c_int64_t) :: status
        end function dtl_dtype_size

        !> The dtype as a word, such as "float64", of static duration; "unknown" for a value that is
        !> none. Local: does not wait for other ranks.
        function dtl_dtype_name(dtype) &
                bind(c, name="dtl_dtype_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: dtype
            type(c_ptr) :: status
        end function dtl_dtype_name

        !> The operation as a word, such as "sum", of static duration; "unknown" for a value that is
        !> none. Local: does not wait for other ranks.
        function dtl_reduce_op_name(op) &
                bind(c, name="dtl_reduce_op_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: op
            type(c_ptr) :: status
        end function dtl_reduce_op_name

        !> The operation as a word, such as "sqrt", of static duration; "unknown" for a value that
        !> is none. Local: does not wait for other ranks.
        function dtl_unary_op_name(op) &
                bind(c, name="dtl_unary_op_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: op
            type(c_ptr) :: status
        end function dtl_unary_op_name

        !> The operation as a word, such as "subtract", of static duration; "unknown" for a value
        !> that is none. Local: does not wait for other ranks.
        function dtl_binary_op_name(op) &
                bind(c, name="dtl_binary_op_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: op
            type(c_ptr) :: status
        end function dtl_binary_op_name

        !> A shape of one dimension. Local: does not wait for other ranks.
        function dtl_shape_1d(dim0) &
                bind(c, name="dtl_shape_1d") result(status)
            import :: c_int64_t, dtl_shape
            implicit none (type, external)
            !> The extent.
            integer(c_int64_t), value :: dim0
            type(dtl_shape) :: status
        end function dtl_shape_1d

        !> A shape of two dimensions, the second one contiguous. Local: does not wait for other
        !> ranks.
        function dtl_shape_2d(dim0, dim1) &
                bind(c, name="dtl_shape_2d") result(status)
            import :: c_int64_t, dtl_shape
            implicit none (type, external)
            !> The extent of the first dimension.
            integer(c_int64_t), value :: dim0
            !> The extent of the last one.
            integer(c_int64_t), value :: dim1
            type(dtl_shape) :: status
        end function dtl_shape_2d

        !> A shape of three dimensions, the third one contiguous. Local: does not wait for other
        !> ranks.
        function dtl_shape_3d(dim0, dim1, dim2) &
                bind(c, name="dtl_shape_3d") result(status)
            import :: c_int64_t, dtl_shape
            implicit none (type, external)
            !> The extent of the first dimension.
            integer(c_int64_t), value :: dim0
            !> The extent of the second one.
            integer(c_int64_t), value :: dim1
            !> The extent of the last one.
            integer(c_int64_t), value :: dim2
            type(dtl_shape) :: status
        end function dtl_shape_3d

        !> A shape of `ndim` dimensions, the last one contiguous. More than DTL_MAX_TENSOR_RANK are
        !> cut to that, and a negative number is 0. Local: does not wait for other ranks.
        function dtl_shape_nd(ndim, dims) &
                bind(c, name="dtl_shape_nd") result(status)
            import :: c_int, c_int64_t, dtl_shape
            implicit none (type, external)
            integer(c_int), value :: ndim
            !> Elements along each dimension; NULL: 0 along each.
            integer(c_int64_t), intent(in), optional :: dims(*)
            type(dtl_shape) :: status
        end function dtl_shape_nd

        !> `*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for messages:
        !> dtl_isend_shaped takes it, and a message's envelope tells it. That of 8 and fewer is
        !> dtl_shape_nd's. Of more, `dims` holds the extents packed, as dtl_shape_unpack alone reads
        !> them, and no tensor has such a shape. Local: does not wait for other ranks.
        function dtl_shape_pack(ndim, dims, shape) &
                bind(c, name="dtl_shape_pack") result(status)
            import :: c_int, c_int64_t, dtl_shape
            implicit none (type, external)
            !> Its dimensions.
            integer(c_int), value :: ndim
            !> Elements along each dimension.
            integer(c_int64_t), intent(in) :: dims(*)
            type(dtl_shape), intent(out) :: shape
            integer(c_int) :: status
        end function dtl_shape_pack

        !> `dims` has the extents of a shape, also of one that dtl_shape_pack has made of more than
        !> 8. Local: does not wait for other ranks.
        function dtl_shape_unpack(shape, count, dims) &
                bind(c, name="dtl_shape_unpack") result(status)
            import :: c_int, c_int64_t, dtl_shape
            implicit none (type, external)
            type(dtl_shape), intent(in) :: shape
            !> The room in `dims`: the shape's dimensions, or more.
            integer(c_int64_t), value :: count
            !> Elements along each; 0 behind the last.
            integer(c_int64_t), intent(out) :: dims(*)
            integer(c_int) :: status
        end function dtl_shape_unpack

        !> The number of elements of a tensor of this shape, which is the product of its extents; 0
        !> for NULL, for 0 dimensions, and for a product that does not fit 64 bits. Local: does not
        !> wait for other ranks.
        function dtl_shape_size(shape) &
                bind(c, name="dtl_shape_size") result(status)
            import :: c_int64_t, dtl_shape
            implicit none (type, external)
            type(dtl_shape), intent(in) :: shape
            integer(c_int64_t) :: status
        end function dtl_shape_size

        !> 1 for DTL_SUCCESS, 0 for every other code. Local: does not wait for other ranks.
        function dtl_status_ok(status) &
                bind(c, name="dtl_status_ok") result(answer)
            import :: c_int
            implicit none (type, external)
            !> What a call returned.
            integer(c_int), value :: status
            integer(c_int) :: answer
        end function dtl_status_ok

        !> 0 for DTL_SUCCESS, DTL_NOT_FOUND and DTL_END, 1 for every other code, unknown ones
        !> included. Local: does not wait for other ranks.
        function dtl_status_is_error(status) &
                bind(c, name="dtl_status_is_error") result(answer)
            import :: c_int
            implicit none (type, external)
            !> What a call returned.
            integer(c_int), value :: status
            integer(c_int) :: answer
        end function dtl_status_is_error

        !> A sentence that says what the code means, of static duration; "unknown" for a code that
        !> DTL does not have. dtl_last_error tells what went wrong in a particular call. Local: does
        !> not wait for other ranks.
        function dtl_status_message(status) &
                bind(c, name="dtl_status_message") result(answer)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> A status code, or any other number.
            integer(c_int), value :: status
            type(c_ptr) :: answer
        end function dtl_status_message

        !> The code as a word, such as "invalid_argument", of static duration; "unknown" for a code
        !> that DTL does not have. Local: does not wait for other ranks.
        function dtl_status_name(status) &
                bind(c, name="dtl_status_name") result(answer)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> A status code, or any other number.
            integer(c_int), value :: status
            type(c_ptr) :: answer
        end function dtl_status_name

        !> The category of the code as a word, such as "bounds", of static duration; "unknown" for a
        !> code outside every category. Local: does not wait for other ranks.
        function dtl_status_category(status) &
                bind(c, name="dtl_status_category") result(answer)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> A status code.
            integer(c_int), value :: status
            type(c_ptr) :: answer
        end function dtl_status_category

        !> The number of the code's category, which is status / 100 and one of the DTL_CATEGORY_
        !> constants. Local: does not wait for other ranks.
        function dtl_status_category_code(status) &
                bind(c, name="dtl_status_category_code") result(answer)
            import :: c_int
            implicit none (type, external)
            !> A status code.
            integer(c_int), value :: status
            integer(c_int) :: answer
        end function dtl_status_category_code

        !> 1 if the code belongs to the category, 0 else. Local: does not wait for other ranks.
        function dtl_status_is_category(status, category_code) &
                bind(c, name="dtl_status_is_category") result(answer)
            import :: c_int
            implicit none (type, external)
            !> A status code.
            integer(c_int), value :: status
            !> One of the DTL_CATEGORY_ constants.
            integer(c_int), value :: category_code
            integer(c_int) :: answer
        end function dtl_status_is_category

        !> `buf` holds the calling thread's last failure in words, or nothing if it had none. The
        !> text is cut to `size` bytes and always ends with NUL. Returns its whole length without
        !> NUL. A call that succeeds leaves the last failure as it is. Local: does not wait for
        !> other ranks.
        function dtl_last_error(buf, size) &
                bind(c, name="dtl_last_error") result(status)
            import :: c_char, c_int64_t
            implicit none (type, external)
            !> NULL: only the length is asked for.
            character(kind=c_char), intent(out), optional :: buf(*)
            !> Bytes of `buf`, the final NUL included.
            integer(c_int64_t), value :: size
            integer(c_int64_t) :: status
        end function dtl_last_error

        !> The status of the calling thread's last failure, DTL_SUCCESS if it had none: what a
        !> function that returns a value would have said. Local: does not wait for other ranks.
        function dtl_last_error_status() &
                bind(c, name="dtl_last_error_status") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_last_error_status

        !> The calling thread has no last failure. Before calls that return a value, so that
        !> dtl_last_error_status afterwards speaks of them alone. Local: does not wait for other
        !> ranks.
        subroutine dtl_clear_error() &
                bind(c, name="dtl_clear_error")
            implicit none (type, external)
        end subroutine dtl_clear_error
    end interface

end module dtl_core
