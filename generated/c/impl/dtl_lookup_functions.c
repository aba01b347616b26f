/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/lookup_functions.c.j2.
 * Do not edit. */
#include "dtl_impl.h"

dtl_size_t dtl_impl_dtype_size(dtl_dtype dtype)
{
    switch ((int)(dtype)) {
    case DTL_DTYPE_INT8:
        return 1;
    case DTL_DTYPE_INT16:
        return 2;
    case DTL_DTYPE_INT32:
        return 4;
    case DTL_DTYPE_INT64:
        return 8;
    case DTL_DTYPE_UINT8:
        return 1;
    case DTL_DTYPE_UINT16:
        return 2;
    case DTL_DTYPE_UINT32:
        return 4;
    case DTL_DTYPE_UINT64:
        return 8;
    case DTL_DTYPE_FLOAT32:
        return 4;
    case DTL_DTYPE_FLOAT64:
        return 8;
    case DTL_DTYPE_BYTE:
        return 1;
    case DTL_DTYPE_BOOL:
        return 1;
    case DTL_DTYPE_FLOAT16:
        return 2;
    case DTL_DTYPE_BFLOAT16:
        return 2;
    case DTL_DTYPE_COMPLEX64:
        return 8;
    case DTL_DTYPE_COMPLEX128:
        return 16;
    case DTL_DTYPE_FLOAT32_INT32:
        return 8;
    case DTL_DTYPE_FLOAT64_INT64:
        return 16;
    case DTL_DTYPE_INT32_INT32:
        return 8;
    case DTL_DTYPE_INT64_INT64:
        return 16;
    default:
        return 0;
    }
}

const char *dtl_impl_dtype_name(dtl_dtype dtype)
{
    switch ((int)(dtype)) {
    case DTL_DTYPE_INT8:
        return "int8";
    case DTL_DTYPE_INT16:
        return "int16";
    case DTL_DTYPE_INT32:
        return "int32";
    case DTL_DTYPE_INT64:
        return "int64";
    case DTL_DTYPE_UINT8:
        return "uint8";
    case DTL_DTYPE_UINT16:
        return "uint16";
    case DTL_DTYPE_UINT32:
        return "uint32";
    case DTL_DTYPE_UINT64:
        return "uint64";
    case DTL_DTYPE_FLOAT32:
        return "float32";
    case DTL_DTYPE_FLOAT64:
        return "float64";
    case DTL_DTYPE_BYTE:
        return "byte";
    case DTL_DTYPE_BOOL:
        return "bool";
    case DTL_DTYPE_FLOAT16:
        return "float16";
    case DTL_DTYPE_BFLOAT16:
        return "bfloat16";
    case DTL_DTYPE_COMPLEX64:
        return "complex64";
    case DTL_DTYPE_COMPLEX128:
        return "complex128";
    case DTL_DTYPE_FLOAT32_INT32:
        return "float32_int32";
    case DTL_DTYPE_FLOAT64_INT64:
        return "float64_int64";
    case DTL_DTYPE_INT32_INT32:
        return "int32_int32";
    case DTL_DTYPE_INT64_INT64:
        return "int64_int64";
    default:
        return "unknown";
    }
}

const char *dtl_impl_reduce_op_name(dtl_reduce_op op)
{
    switch ((int)(op)) {
    case DTL_OP_SUM:
        return "sum";
    case DTL_OP_PROD:
        return "prod";
    case DTL_OP_MIN:
        return "min";
    case DTL_OP_MAX:
        return "max";
    case DTL_OP_LAND:
        return "land";
    case DTL_OP_LOR:
        return "lor";
    case DTL_OP_BAND:
        return "band";
    case DTL_OP_BOR:
        return "bor";
    case DTL_OP_LXOR:
        return "lxor";
    case DTL_OP_BXOR:
        return "bxor";
    case DTL_OP_MINLOC:
        return "minloc";
    case DTL_OP_MAXLOC:
        return "maxloc";
    default:
        return "unknown";
    }
}

const char *dtl_impl_unary_op_name(dtl_unary_op op)
{
    switch ((int)(op)) {
    case DTL_UNARY_NEGATIVE:
        return "negative";
    case DTL_UNARY_ABSOLUTE:
        return "absolute";
    case DTL_UNARY_SIGN:
        return "sign";
    case DTL_UNARY_SQUARE:
        return "square";
    case DTL_UNARY_RECIPROCAL:
        return "reciprocal";
    case DTL_UNARY_CONJUGATE:
        return "conjugate";
    case DTL_UNARY_INVERT:
        return "invert";
    case DTL_UNARY_SQRT:
        return "sqrt";
    case DTL_UNARY_CBRT:
        return "cbrt";
    case DTL_UNARY_EXP:
        return "exp";
    case DTL_UNARY_EXP2:
        return "exp2";
    case DTL_UNARY_EXPM1:
        return "expm1";
    case DTL_UNARY_LOG:
        return "log";
    case DTL_UNARY_LOG2:
        return "log2";
    case DTL_UNARY_LOG10:
        return "log10";
    case DTL_UNARY_LOG1P:
        return "log1p";
    case DTL_UNARY_SIN:
        return "sin";
    case DTL_UNARY_COS:
        return "cos";
    case DTL_UNARY_TAN:
        return "tan";
    case DTL_UNARY_ARCSIN:
        return "arcsin";
    case DTL_UNARY_ARCCOS:
        return "arccos";
    case DTL_UNARY_ARCTAN:
        return "arctan";
    case DTL_UNARY_SINH:
        return "sinh";
    case DTL_UNARY_COSH:
        return "cosh";
    case DTL_UNARY_TANH:
        return "tanh";
    case DTL_UNARY_ARCSINH:
        return "arcsinh";
    case DTL_UNARY_ARCCOSH:
        return "arccosh";
    case DTL_UNARY_ARCTANH:
        return "arctanh";
    case DTL_UNARY_FLOOR:
        return "floor";
    case DTL_UNARY_CEIL:
        return "ceil";
    case DTL_UNARY_TRUNC:
        return "trunc";
    case DTL_UNARY_RINT:
        return "rint";
    case DTL_UNARY_SIGMOID:
        return "sigmoid";
    case DTL_UNARY_RELU:
        return "relu";
    case DTL_UNARY_GELU:
        return "gelu";
    case DTL_UNARY_SILU:
        return "silu";
    default:
        return "unknown";
    }
}

const char *dtl_impl_binary_op_name(dtl_binary_op op)
{
    switch ((int)(op)) {
    case DTL_BINARY_ADD:
        return "add";
    case DTL_BINARY_SUBTRACT:
        return "subtract";
    case DTL_BINARY_MULTIPLY:
        return "multiply";
    case DTL_BINARY_DIVIDE:
        return "divide";
    case DTL_BINARY_POWER:
        return "power";
    case DTL_BINARY_MINIMUM:
        return "minimum";
    case DTL_BINARY_MAXIMUM:
        return "maximum";
    case DTL_BINARY_BITWISE_AND:
        return "bitwise_and";
    case DTL_BINARY_BITWISE_OR:
        return "bitwise_or";
    case DTL_BINARY_BITWISE_XOR:
        return "bitwise_xor";
    case DTL_BINARY_LOGICAL_AND:
        return "logical_and";
    case DTL_BINARY_LOGICAL_OR:
        return "logical_or";
    case DTL_BINARY_LOGICAL_XOR:
        return "logical_xor";
    case DTL_BINARY_ARCTAN2:
        return "arctan2";
    case DTL_BINARY_HYPOT:
        return "hypot";
    case DTL_BINARY_COPYSIGN:
        return "copysign";
    case DTL_BINARY_FMOD:
        return "fmod";
    default:
        return "unknown";
    }
}

const char *dtl_impl_status_message(dtl_status status)
{
    switch ((int)(status)) {
    case DTL_SUCCESS:
        return "The call did what it promises.";
    case DTL_NOT_FOUND:
        return "What was looked for is not there; no error.";
    case DTL_END:
        return "There is nothing more to iterate over; no error.";
    case DTL_ERROR_COMMUNICATION:
        return "Communication failed in a way that no other code names.";
    case DTL_ERROR_SEND_FAILED:
        return "A message could not be sent.";
    case DTL_ERROR_RECV_FAILED:
        return "A message could not be received.";
    case DTL_ERROR_BROADCAST_FAILED:
        return "A broadcast failed in the backend.";
    case DTL_ERROR_REDUCE_FAILED:
        return "A reduction or scan failed in the backend.";
    case DTL_ERROR_BARRIER_FAILED:
        return "A barrier failed in the backend.";
    case DTL_ERROR_TIMEOUT:
        return "A call did not complete in the time that DTL_TIMEOUT allows.";
    case DTL_ERROR_CANCELED:
        return "The operation was cancelled before it completed.";
    case DTL_ERROR_CONNECTION_LOST:
        return "The connection to another rank broke.";
    case DTL_ERROR_RANK_FAILURE:
        return "Another rank of the job has died.";
    case DTL_ERROR_COLLECTIVE_FAILED:
        return "A collective other than broadcast, reduction and barrier failed in the backend.";
    case DTL_ERROR_COLLECTIVE_PARTICIPATION:
        return "Ranks called different collectives, or one with arguments that do not agree. "
               "Reported where DTL_CHECK is on.";
    case DTL_ERROR_MEMORY:
        return "Memory could not be handled in a way that no other code names.";
    case DTL_ERROR_ALLOCATION_FAILED:
        return "A special kind of memory, such as pinned or symmetric memory, could not be "
               "allocated.";
    case DTL_ERROR_OUT_OF_MEMORY:
        return "There is not enough memory.";
    case DTL_ERROR_INVALID_POINTER:
        return "A pointer does not lead to memory that the call can use.";
    case DTL_ERROR_TRANSFER_FAILED:
        return "A copy between host and device failed.";
    case DTL_ERROR_DEVICE_MEMORY:
        return "Device memory could not be allocated or used.";
    case DTL_ERROR_SERIALIZATION:
        return "Data could not be packed or unpacked in a way that no other code names.";
    case DTL_ERROR_SERIALIZE_FAILED:
        return "Data could not be packed for sending.";
    case DTL_ERROR_DESERIALIZE_FAILED:
        return "Received data could not be unpacked.";
    case DTL_ERROR_BUFFER_TOO_SMALL:
        return "What arrives does not fit the buffer. Of a message nothing was written past its "
               "end.";
    case DTL_ERROR_INVALID_FORMAT:
        return "Data or a file is not in the format that it should have.";
    case DTL_ERROR_FILE:
        return "A file could not be opened, read or written.";
    case DTL_ERROR_BOUNDS:
        return "Something lies outside its bounds in a way that no other code names.";
    case DTL_ERROR_OUT_OF_BOUNDS:
        return "An index or a range goes past the end.";
    case DTL_ERROR_INVALID_INDEX:
        return "An index can not be an index of that object at all.";
    case DTL_ERROR_INVALID_RANK:
        return "A rank is not one of the context.";
    case DTL_ERROR_DIMENSION_MISMATCH:
        return "Numbers of dimensions do not agree.";
    case DTL_ERROR_EXTENT_MISMATCH:
        return "Extents or sizes do not agree.";
    case DTL_ERROR_KEY_NOT_FOUND:
        return "A key is not in the map.";
    case DTL_ERROR_OUT_OF_RANGE:
        return "A value lies outside the range of its type.";
    case DTL_ERROR_INVALID_ARGUMENT:
        return "An argument is not one that the call accepts; the last error names it.";
    case DTL_ERROR_NULL_POINTER:
        return "A pointer that is needed is NULL; the last error names it.";
    case DTL_ERROR_NOT_SUPPORTED:
        return "The combination that was asked for is not offered.";
    case DTL_ERROR_BACKEND:
        return "A backend failed in a way that no other code names.";
    case DTL_ERROR_BACKEND_UNAVAILABLE:
        return "The call needs a backend that is not there; the last error says what to install.";
    case DTL_ERROR_BACKEND_INIT_FAILED:
        return "A backend was found and could not be started.";
    case DTL_ERROR_BACKEND_INVALID:
        return "A backend does not fit: its contract version or its tables are not what this "
               "library needs.";
    case DTL_ERROR_CUDA:
        return "A call of CUDA failed; the last error has its text.";
    case DTL_ERROR_HIP:
        return "A call of HIP failed; the last error has its text.";
    case DTL_ERROR_MPI:
        return "A call of MPI failed; the last error has its text.";
    case DTL_ERROR_NCCL:
        return "A call of NCCL failed; the last error has its text.";
    case DTL_ERROR_SHMEM:
        return "A call of OpenSHMEM failed; the last error has its text.";
    case DTL_ERROR_ALGORITHM:
        return "An algorithm failed in a way that no other code names.";
    case DTL_ERROR_PRECONDITION_FAILED:
        return "Something does not hold that the algorithm needs to start.";
    case DTL_ERROR_POSTCONDITION_FAILED:
        return "An algorithm ended without what it promises.";
    case DTL_ERROR_CONVERGENCE_FAILED:
        return "An iteration did not converge.";
    case DTL_ERROR_CONSISTENCY:
        return "Consistency was broken in a way that no other code names.";
    case DTL_ERROR_CONSISTENCY_VIOLATION:
        return "Data was used outside the epoch or phase that allows it.";
    case DTL_ERROR_STRUCTURAL_INVALIDATION:
        return "The container has changed its structure since the view was made.";
    case DTL_ERROR_INTERNAL:
        return "DTL itself is at fault; please report the last error.";
    case DTL_ERROR_NOT_IMPLEMENTED:
        return "The function is declared and not written yet.";
    case DTL_ERROR_INVALID_STATE:
        return "The library or the object is not in a state that allows the call, as after it "
               "was shut down.";
    case DTL_ERROR_UNKNOWN:
        return "A failure that nothing is known about.";
    default:
        return "unknown";
    }
}

const char *dtl_impl_status_name(dtl_status status)
{
    switch ((int)(status)) {
    case DTL_SUCCESS:
        return "ok";
    case DTL_NOT_FOUND:
        return "not_found";
    case DTL_END:
        return "end_iterator";
    case DTL_ERROR_COMMUNICATION:
        return "communication_error";
    case DTL_ERROR_SEND_FAILED:
        return "send_failed";
    case DTL_ERROR_RECV_FAILED:
        return "recv_failed";
    case DTL_ERROR_BROADCAST_FAILED:
        return "broadcast_failed";
    case DTL_ERROR_REDUCE_FAILED:
        return "reduce_failed";
    case DTL_ERROR_BARRIER_FAILED:
        return "barrier_failed";
    case DTL_ERROR_TIMEOUT:
        return "timeout";
    case DTL_ERROR_CANCELED:
        return "canceled";
    case DTL_ERROR_CONNECTION_LOST:
        return "connection_lost";
    case DTL_ERROR_RANK_FAILURE:
        return "rank_failure";
    case DTL_ERROR_COLLECTIVE_FAILED:
        return "collective_failure";
    case DTL_ERROR_COLLECTIVE_PARTICIPATION:
        return "collective_participation_error";
    case DTL_ERROR_MEMORY:
        return "memory_error";
    case DTL_ERROR_ALLOCATION_FAILED:
        return "allocation_failed";
    case DTL_ERROR_OUT_OF_MEMORY:
        return "out_of_memory";
    case DTL_ERROR_INVALID_POINTER:
        return "invalid_pointer";
    case DTL_ERROR_TRANSFER_FAILED:
        return "memory_transfer_failed";
    case DTL_ERROR_DEVICE_MEMORY:
        return "device_memory_error";
    case DTL_ERROR_SERIALIZATION:
        return "serialization_error";
    case DTL_ERROR_SERIALIZE_FAILED:
        return "serialize_failed";
    case DTL_ERROR_DESERIALIZE_FAILED:
        return "deserialize_failed";
    case DTL_ERROR_BUFFER_TOO_SMALL:
        return "buffer_too_small";
    case DTL_ERROR_INVALID_FORMAT:
        return "invalid_format";
    case DTL_ERROR_FILE:
        return "file_error";
    case DTL_ERROR_BOUNDS:
        return "bounds_error";
    case DTL_ERROR_OUT_OF_BOUNDS:
        return "out_of_bounds";
    case DTL_ERROR_INVALID_INDEX:
        return "invalid_index";
    case DTL_ERROR_INVALID_RANK:
        return "invalid_rank";
    case DTL_ERROR_DIMENSION_MISMATCH:
        return "dimension_mismatch";
    case DTL_ERROR_EXTENT_MISMATCH:
        return "extent_mismatch";
    case DTL_ERROR_KEY_NOT_FOUND:
        return "key_not_found";
    case DTL_ERROR_OUT_OF_RANGE:
        return "out_of_range";
    case DTL_ERROR_INVALID_ARGUMENT:
        return "invalid_argument";
    case DTL_ERROR_NULL_POINTER:
        return "null_pointer";
    case DTL_ERROR_NOT_SUPPORTED:
        return "not_supported";
    case DTL_ERROR_BACKEND:
        return "backend_error";
    case DTL_ERROR_BACKEND_UNAVAILABLE:
        return "backend_not_available";
    case DTL_ERROR_BACKEND_INIT_FAILED:
        return "backend_init_failed";
    case DTL_ERROR_BACKEND_INVALID:
        return "backend_invalid";
    case DTL_ERROR_CUDA:
        return "cuda_error";
    case DTL_ERROR_HIP:
        return "hip_error";
    case DTL_ERROR_MPI:
        return "mpi_error";
    case DTL_ERROR_NCCL:
        return "nccl_error";
    case DTL_ERROR_SHMEM:
        return "shmem_error";
    case DTL_ERROR_ALGORITHM:
        return "algorithm_error";
    case DTL_ERROR_PRECONDITION_FAILED:
        return "precondition_failed";
    case DTL_ERROR_POSTCONDITION_FAILED:
        return "postcondition_failed";
    case DTL_ERROR_CONVERGENCE_FAILED:
        return "convergence_failed";
    case DTL_ERROR_CONSISTENCY:
        return "consistency_error";
    case DTL_ERROR_CONSISTENCY_VIOLATION:
        return "consistency_violation";
    case DTL_ERROR_STRUCTURAL_INVALIDATION:
        return "structural_invalidation";
    case DTL_ERROR_INTERNAL:
        return "internal_error";
    case DTL_ERROR_NOT_IMPLEMENTED:
        return "not_implemented";
    case DTL_ERROR_INVALID_STATE:
        return "invalid_state";
    case DTL_ERROR_UNKNOWN:
        return "unknown_error";
    default:
        return "unknown";
    }
}

const char *dtl_impl_status_category(dtl_status status)
{
    switch ((int)(status)) {
    case DTL_SUCCESS:
        return "success";
    case DTL_NOT_FOUND:
        return "success";
    case DTL_END:
        return "success";
    case DTL_ERROR_COMMUNICATION:
        return "communication";
    case DTL_ERROR_SEND_FAILED:
        return "communication";
    case DTL_ERROR_RECV_FAILED:
        return "communication";
    case DTL_ERROR_BROADCAST_FAILED:
        return "communication";
    case DTL_ERROR_REDUCE_FAILED:
        return "communication";
    case DTL_ERROR_BARRIER_FAILED:
        return "communication";
    case DTL_ERROR_TIMEOUT:
        return "communication";
    case DTL_ERROR_CANCELED:
        return "communication";
    case DTL_ERROR_CONNECTION_LOST:
        return "communication";
    case DTL_ERROR_RANK_FAILURE:
        return "communication";
    case DTL_ERROR_COLLECTIVE_FAILED:
        return "communication";
    case DTL_ERROR_COLLECTIVE_PARTICIPATION:
        return "communication";
    case DTL_ERROR_MEMORY:
        return "memory";
    case DTL_ERROR_ALLOCATION_FAILED:
        return "memory";
    case DTL_ERROR_OUT_OF_MEMORY:
        return "memory";
    case DTL_ERROR_INVALID_POINTER:
        return "memory";
    case DTL_ERROR_TRANSFER_FAILED:
        return "memory";
    case DTL_ERROR_DEVICE_MEMORY:
        return "memory";
    case DTL_ERROR_SERIALIZATION:
        return "serialization";
    case DTL_ERROR_SERIALIZE_FAILED:
        return "serialization";
    case DTL_ERROR_DESERIALIZE_FAILED:
        return "serialization";
    case DTL_ERROR_BUFFER_TOO_SMALL:
        return "serialization";
    case DTL_ERROR_INVALID_FORMAT:
        return "serialization";
    case DTL_ERROR_FILE:
        return "serialization";
    case DTL_ERROR_BOUNDS:
        return "bounds";
    case DTL_ERROR_OUT_OF_BOUNDS:
        return "bounds";
    case DTL_ERROR_INVALID_INDEX:
        return "bounds";
    case DTL_ERROR_INVALID_RANK:
        return "bounds";
    case DTL_ERROR_DIMENSION_MISMATCH:
        return "bounds";
    case DTL_ERROR_EXTENT_MISMATCH:
        return "bounds";
    case DTL_ERROR_KEY_NOT_FOUND:
        return "bounds";
    case DTL_ERROR_OUT_OF_RANGE:
        return "bounds";
    case DTL_ERROR_INVALID_ARGUMENT:
        return "bounds";
    case DTL_ERROR_NULL_POINTER:
        return "bounds";
    case DTL_ERROR_NOT_SUPPORTED:
        return "bounds";
    case DTL_ERROR_BACKEND:
        return "backend";
    case DTL_ERROR_BACKEND_UNAVAILABLE:
        return "backend";
    case DTL_ERROR_BACKEND_INIT_FAILED:
        return "backend";
    case DTL_ERROR_BACKEND_INVALID:
        return "backend";
    case DTL_ERROR_CUDA:
        return "backend";
    case DTL_ERROR_HIP:
        return "backend";
    case DTL_ERROR_MPI:
        return "backend";
    case DTL_ERROR_NCCL:
        return "backend";
    case DTL_ERROR_SHMEM:
        return "backend";
    case DTL_ERROR_ALGORITHM:
        return "algorithm";
    case DTL_ERROR_PRECONDITION_FAILED:
        return "algorithm";
    case DTL_ERROR_POSTCONDITION_FAILED:
        return "algorithm";
    case DTL_ERROR_CONVERGENCE_FAILED:
        return "algorithm";
    case DTL_ERROR_CONSISTENCY:
        return "consistency";
    case DTL_ERROR_CONSISTENCY_VIOLATION:
        return "consistency";
    case DTL_ERROR_STRUCTURAL_INVALIDATION:
        return "consistency";
    case DTL_ERROR_INTERNAL:
        return "internal";
    case DTL_ERROR_NOT_IMPLEMENTED:
        return "internal";
    case DTL_ERROR_INVALID_STATE:
        return "internal";
    case DTL_ERROR_UNKNOWN:
        return "internal";
    default:
        return "unknown";
    }
}

int dtl_impl_status_category_code(dtl_status status)
{
    switch ((int)(status)) {
    case DTL_SUCCESS:
        return DTL_CATEGORY_SUCCESS;
    case DTL_NOT_FOUND:
        return DTL_CATEGORY_SUCCESS;
    case DTL_END:
        return DTL_CATEGORY_SUCCESS;
    case DTL_ERROR_COMMUNICATION:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_SEND_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_RECV_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_BROADCAST_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_REDUCE_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_BARRIER_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_TIMEOUT:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_CANCELED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_CONNECTION_LOST:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_RANK_FAILURE:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_COLLECTIVE_FAILED:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_COLLECTIVE_PARTICIPATION:
        return DTL_CATEGORY_COMMUNICATION;
    case DTL_ERROR_MEMORY:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_ALLOCATION_FAILED:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_OUT_OF_MEMORY:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_INVALID_POINTER:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_TRANSFER_FAILED:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_DEVICE_MEMORY:
        return DTL_CATEGORY_MEMORY;
    case DTL_ERROR_SERIALIZATION:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_SERIALIZE_FAILED:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_DESERIALIZE_FAILED:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_BUFFER_TOO_SMALL:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_INVALID_FORMAT:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_FILE:
        return DTL_CATEGORY_SERIALIZATION;
    case DTL_ERROR_BOUNDS:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_OUT_OF_BOUNDS:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_INVALID_INDEX:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_INVALID_RANK:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_DIMENSION_MISMATCH:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_EXTENT_MISMATCH:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_KEY_NOT_FOUND:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_OUT_OF_RANGE:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_INVALID_ARGUMENT:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_NULL_POINTER:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_NOT_SUPPORTED:
        return DTL_CATEGORY_BOUNDS;
    case DTL_ERROR_BACKEND:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_BACKEND_UNAVAILABLE:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_BACKEND_INIT_FAILED:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_BACKEND_INVALID:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_CUDA:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_HIP:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_MPI:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_NCCL:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_SHMEM:
        return DTL_CATEGORY_BACKEND;
    case DTL_ERROR_ALGORITHM:
        return DTL_CATEGORY_ALGORITHM;
    case DTL_ERROR_PRECONDITION_FAILED:
        return DTL_CATEGORY_ALGORITHM;
    case DTL_ERROR_POSTCONDITION_FAILED:
        return DTL_CATEGORY_ALGORITHM;
    case DTL_ERROR_CONVERGENCE_FAILED:
        return DTL_CATEGORY_ALGORITHM;
    case DTL_ERROR_CONSISTENCY:
        return DTL_CATEGORY_CONSISTENCY;
    case DTL_ERROR_CONSISTENCY_VIOLATION:
        return DTL_CATEGORY_CONSISTENCY;
    case DTL_ERROR_STRUCTURAL_INVALIDATION:
        return DTL_CATEGORY_CONSISTENCY;
    case DTL_ERROR_INTERNAL:
        return DTL_CATEGORY_INTERNAL;
    case DTL_ERROR_NOT_IMPLEMENTED:
        return DTL_CATEGORY_INTERNAL;
    case DTL_ERROR_INVALID_STATE:
        return DTL_CATEGORY_INTERNAL;
    case DTL_ERROR_UNKNOWN:
        return DTL_CATEGORY_INTERNAL;
    default:
        return 0;
    }
}

const char *dtl_impl_partition_policy_name(dtl_partition_policy policy)
{
    switch ((int)(policy)) {
    case DTL_PARTITION_BLOCK:
        return "block";
    case DTL_PARTITION_CYCLIC:
        return "cyclic";
    case DTL_PARTITION_BLOCK_CYCLIC:
        return "block_cyclic";
    case DTL_PARTITION_HASH:
        return "hash";
    case DTL_PARTITION_REPLICATED:
        return "replicated";
    default:
        return "unknown";
    }
}

const char *dtl_impl_placement_policy_name(dtl_placement_policy policy)
{
    switch ((int)(policy)) {
    case DTL_PLACEMENT_HOST:
        return "host";
    case DTL_PLACEMENT_DEVICE:
        return "device";
    case DTL_PLACEMENT_UNIFIED:
        return "unified";
    case DTL_PLACEMENT_DEVICE_PREFERRED:
        return "device_preferred";
    default:
        return "unknown";
    }
}

const char *dtl_impl_execution_policy_name(dtl_execution_policy policy)
{
    switch ((int)(policy)) {
    case DTL_EXEC_SEQ:
        return "seq";
    case DTL_EXEC_PAR:
        return "par";
    case DTL_EXEC_ASYNC:
        return "async";
    default:
        return "unknown";
    }
}

const char *dtl_impl_consistency_policy_name(dtl_consistency_policy policy)
{
    switch ((int)(policy)) {
    case DTL_CONSISTENCY_BULK_SYNCHRONOUS:
        return "bulk_synchronous";
    case DTL_CONSISTENCY_RELAXED:
        return "relaxed";
    case DTL_CONSISTENCY_RELEASE_ACQUIRE:
        return "release_acquire";
    case DTL_CONSISTENCY_SEQUENTIAL:
        return "sequential";
    default:
        return "unknown";
    }
}

const char *dtl_impl_error_policy_name(dtl_error_policy policy)
{
    switch ((int)(policy)) {
    case DTL_ERROR_POLICY_RETURN_STATUS:
        return "return_status";
    case DTL_ERROR_POLICY_CALLBACK:
        return "callback";
    case DTL_ERROR_POLICY_TERMINATE:
        return "terminate";
    default:
        return "unknown";
    }
}

const char *dtl_impl_device_kind_name(dtl_device_kind kind)
{
    switch ((int)(kind)) {
    case DTL_DEVICE_HOST:
        return "host";
    case DTL_DEVICE_CUDA:
        return "cuda";
    case DTL_DEVICE_HIP:
        return "hip";
    case DTL_DEVICE_EMULATED:
        return "emulated";
    default:
        return "unknown";
    }
}

int dtl_impl_version_major(void)
{
    return 0;
}

int dtl_impl_version_minor(void)
{
    return 1;
}

int dtl_impl_version_patch(void)
{
    return 0;
}

int dtl_impl_abi_version(void)
{
    return 1;
}

const char *dtl_impl_version_string(void)
{
    return "0.1.0-alpha.1";
}

void dtl_impl_context_options_init(dtl_context_options *opts)
{
    *opts = (dtl_context_options){.device_id = -1, .init_mpi = 1};
}

void dtl_impl_container_options_init(dtl_container_options *opts)
{
    *opts = (dtl_container_options){.block_size = 1};
}
