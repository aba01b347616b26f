/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Types, operations and policies
 *
 * The numbers, element types, reductions, policies and option structs that all areas share.
 * Values and layouts are those of the ABI and never change; new ones are added behind them.
 */
#ifndef DTL_TYPES_H
#define DTL_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* Marks exported functions. */
#if defined(__GNUC__)
#define DTL_API __attribute__((visibility("default")))
#else
#define DTL_API
#endif

/* Attributes for compiler warnings about wrong calls: a buffer smaller than its count, elements of
 * a type other than the dtype. DTL_NO_ATTRIBUTES turns them off; DTL_STRICT adds warnings about an
 * ignored status and about NULL for a required address. */
#if defined(__has_attribute) && !defined(DTL_NO_ATTRIBUTES)
#if __has_attribute(access)
#define DTL_READS(buffer, count) __attribute__((access(read_only, buffer, count)))
#define DTL_WRITES(buffer, count) __attribute__((access(write_only, buffer, count)))
#define DTL_CHANGES(buffer, count) __attribute__((access(read_write, buffer, count)))
#endif
#if __has_attribute(pointer_with_type_tag)
#define DTL_TYPED(buffer, dtype) __attribute__((pointer_with_type_tag(dtl, buffer, dtype)))
#endif
#ifdef DTL_STRICT
#define DTL_NONNULL(places) __attribute__((nonnull places))
#define DTL_CHECKED __attribute__((warn_unused_result))
#endif
#endif
#ifndef DTL_READS
#define DTL_READS(buffer, count)
#define DTL_WRITES(buffer, count)
#define DTL_CHANGES(buffer, count)
#endif
#ifndef DTL_TYPED
#define DTL_TYPED(buffer, dtype)
#endif
#ifndef DTL_CHECKED
#define DTL_NONNULL(places)
#define DTL_CHECKED
#endif

/** No rank: what a function that returns a rank gives where there is none. */
#define DTL_NO_RANK (-1)
/** As the source of a receive or probe: a message from any rank. */
#define DTL_ANY_SOURCE (-2)
/** As the tag of a receive or probe: a message with any tag. */
#define DTL_ANY_TAG (-1)
/** As the number of elements of a sub-span: all up to the end. */
#define DTL_SPAN_NPOS ((dtl_size_t)-1)
/** The largest number of dimensions of a tensor or shape. */
#define DTL_MAX_TENSOR_RANK 8
/** No team: what a rank gets that is in none. */
#define DTL_TEAM_INVALID (-1)
/** All ranks of the heap's context. */
#define DTL_TEAM_WORLD 0
/** Those that reach each other's heap by loads and stores. */
#define DTL_TEAM_SHARED 1
/** Those on this rank's node. */
#define DTL_TEAM_NODE 2
/** Bytes of what tells communicators apart. */
#define DTL_SIGNAL_ID_BYTES 128
/** Nothing asked of a window. */
#define DTL_SIGNAL_WINDOW_DEFAULT 0
/** As large on all ranks: else the registration is refused. */
#define DTL_SIGNAL_WINDOW_COLL_SYMMETRIC 1
/** Puts are seen in their order; so they are without it. */
#define DTL_SIGNAL_WINDOW_STRICT_ORDERING 2
/** No tensor: what a task can do without. */
#define DTL_MODEL_NO_TENSOR (-1)
/** As many workers can a model have. */
#define DTL_MODEL_WORKERS 256

#ifdef __cplusplus
extern "C" {
#endif

/** A process of a context, from 0 to the size less one. */
typedef int32_t dtl_rank_t;

/** A number of elements, or of bytes where a function says so. */
typedef uint64_t dtl_size_t;

/** A position of an element, global or local, from 0. */
typedef int64_t dtl_index_t;

/** What a call returned: one of the status codes. */
typedef int32_t dtl_status;

/** What tells messages between two ranks apart, from 0. */
typedef int32_t dtl_tag_t;

/** Some of a heap's ranks: a constant, or what dtl_symmetric_team_split_strided gives. */
typedef int32_t dtl_team_t;

/** Memory that all ranks have registered: the same number on all of them, never 0. */
typedef int64_t dtl_signal_window_t;

/** Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
 * with dtl_environment_destroy; environments are counted, not nested.
 */
typedef struct dtl_environment_s *dtl_environment_t;

/** A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
 * functions, and owned by the caller, who frees it with dtl_context_destroy.
 */
typedef struct dtl_context_s *dtl_context_t;

/** A communicator by itself. No function takes or gives one: contexts stand for communicators
 * everywhere. The type is there for programs that name it.
 */
typedef struct dtl_communicator_s *dtl_communicator_t;

/** A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
 * dtl_mprobe and dtl_improbe; owned by the caller.
 */
typedef struct dtl_message_s *dtl_message_t;

/** An operation under way. Made by the functions that start one; owned by the caller, who gives
 * it up with dtl_wait, dtl_waitall or dtl_request_free.
 */
typedef struct dtl_request_s *dtl_request_t;

/** A collective operation that can be started again and again. Made by dtl_plan_allreduce and
 * its like; owned by the caller, who frees it with dtl_collective_plan_destroy.
 */
typedef struct dtl_collective_plan_s *dtl_collective_plan_t;

/** A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who
 * frees it with dtl_vector_destroy. It keeps what it needs of its context alive.
 */
typedef struct dtl_vector_s *dtl_vector_t;

/** A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
 * caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
 */
typedef struct dtl_array_s *dtl_array_t;

/** A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who
 * frees it with dtl_tensor_destroy. It keeps what it needs of its context alive.
 */
typedef struct dtl_tensor_s *dtl_tensor_t;

/** A view of elements that belong to somebody else. Made by dtl_span_create,
 * dtl_span_from_vector and their kin, or from another span; owned by the caller, who frees it
 * with dtl_span_destroy, before or after what it looks at.
 */
typedef struct dtl_span_s *dtl_span_t;

/** Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory
 * or dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at
 * any time and from any thread.
 */
typedef struct dtl_memory_s *dtl_memory_t;

/** A distributed hash map. */
typedef struct dtl_map_s *dtl_map_t;

/** Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
 * dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees
 * its own with dtl_window_destroy, all together.
 */
typedef struct dtl_window_s *dtl_window_t;

/** A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
 * caller; every rank frees its own with dtl_symmetric_destroy, all together.
 */
typedef struct dtl_symmetric_s *dtl_symmetric_t;

/** Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
 * caller; every rank frees its own with dtl_signal_destroy, all together.
 */
typedef struct dtl_signal_s *dtl_signal_t;

/** A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
 * dtl_model_destroy.
 */
typedef struct dtl_model_s *dtl_model_t;

/** The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
 * frees it with dtl_role_manager_destroy.
 */
typedef struct dtl_role_manager_s *dtl_role_manager_t;

/** A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the
 * caller, who frees it with dtl_future_destroy.
 */
typedef struct dtl_future_s *dtl_future_t;

/** A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned
 * by the caller, who frees it with dtl_stream_destroy.
 */
typedef struct dtl_stream_s *dtl_stream_t;

/** A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
 * dtl_event_destroy.
 */
typedef struct dtl_event_s *dtl_event_t;

/** Takes every container handle; a handle knows its kind. */
typedef void *dtl_container_t;

/** The type of an element. */
typedef enum dtl_dtype {
    /** Signed integers of 8 bits. */
    DTL_DTYPE_INT8 = 0,
    /** Signed integers of 16 bits. */
    DTL_DTYPE_INT16 = 1,
    /** Signed integers of 32 bits. */
    DTL_DTYPE_INT32 = 2,
    /** Signed integers of 64 bits. */
    DTL_DTYPE_INT64 = 3,
    /** Unsigned integers of 8 bits. */
    DTL_DTYPE_UINT8 = 4,
    /** Unsigned integers of 16 bits. */
    DTL_DTYPE_UINT16 = 5,
    /** Unsigned integers of 32 bits. */
    DTL_DTYPE_UINT32 = 6,
    /** Unsigned integers of 64 bits. */
    DTL_DTYPE_UINT64 = 7,
    /** IEEE 754 single precision. */
    DTL_DTYPE_FLOAT32 = 8,
    /** IEEE 754 double precision. */
    DTL_DTYPE_FLOAT64 = 9,
    /** Raw bytes: moved as they are, reduced as unsigned integers of 8 bits. */
    DTL_DTYPE_BYTE = 10,
    /** Truth values of one byte: any non-zero byte is true; reductions give 0 or 1. */
    DTL_DTYPE_BOOL = 11,
    /** Bound of the dtypes of the first release; later ones lie above it. */
    DTL_DTYPE_COUNT = 12,
    /** IEEE 754 half precision, held as its bits. Reductions compute in single precision and
     * round each result to the nearest, ties to even.
     */
    DTL_DTYPE_FLOAT16 = 16,
    /** The upper half of a single, with 8 bits of exponent and 7 of fraction, held as its bits.
     * Reductions compute in single precision and round each result to the nearest, ties to
     * even.
     */
    DTL_DTYPE_BFLOAT16 = 17,
    /** Two singles, the real part first. */
    DTL_DTYPE_COMPLEX64 = 18,
    /** Two doubles, the real part first. */
    DTL_DTYPE_COMPLEX128 = 19,
    /** A single and an int32 index, for minloc and maxloc. */
    DTL_DTYPE_FLOAT32_INT32 = 24,
    /** A double and an int64 index, for minloc and maxloc. */
    DTL_DTYPE_FLOAT64_INT64 = 25,
    /** An int32 value and an int32 index, for minloc and maxloc. */
    DTL_DTYPE_INT32_INT32 = 26,
    /** An int64 value and an int64 index, for minloc and maxloc. */
    DTL_DTYPE_INT64_INT64 = 27
} dtl_dtype;

/** How a reduction combines two elements. */
typedef enum dtl_reduce_op {
    /** a + b. Integers wrap around; of bool it is the logical or. */
    DTL_OP_SUM = 0,
    /** a * b. Integers wrap around; of bool it is the logical and. */
    DTL_OP_PROD = 1,
    /** The smaller of both; NaN if one of them is. */
    DTL_OP_MIN = 2,
    /** The larger of both; NaN if one of them is. */
    DTL_OP_MAX = 3,
    /** 1 if both are non-zero, else 0. A single operand gives 1 if it is non-zero, else 0. */
    DTL_OP_LAND = 4,
    /** 1 if one of them is non-zero, else 0, also of a single operand. */
    DTL_OP_LOR = 5,
    /** The bits that both have. */
    DTL_OP_BAND = 6,
    /** The bits that at least one of them has. */
    DTL_OP_BOR = 7,
    /** 1 if exactly one of them is non-zero, else 0. Of several operands: 1 if an odd number is
     * non-zero.
     */
    DTL_OP_LXOR = 8,
    /** The bits that exactly one of them has. */
    DTL_OP_BXOR = 9,
    /** The pair with the smaller value; of equal values the one with the smaller index. A NaN
     * value wins over every number.
     */
    DTL_OP_MINLOC = 10,
    /** The pair with the larger value; of equal values the one with the smaller index. A NaN
     * value wins over every number.
     */
    DTL_OP_MAXLOC = 11,
    /** Bound of the operations of the first release. */
    DTL_OP_COUNT = 12
} dtl_reduce_op;

/** What becomes of one element x, of the same dtype. `negative`, `absolute`, `sign` and `square`
 * are of all numbers but for complex ones, of which there are `negative`, `square`,
 * `reciprocal` and `conjugate`; `invert` is of integers, bytes and bool, `relu` of signed
 * integers too, and all others of floating-point numbers. Those of 16 bits compute in single
 * precision and round once.
 */
typedef enum dtl_unary_op {
    /** -x; integers wrap around. */
    DTL_UNARY_NEGATIVE = 0,
    /** x without its sign; the lowest integer stays. */
    DTL_UNARY_ABSOLUTE = 1,
    /** -1, 0 or 1; NaN of NaN. */
    DTL_UNARY_SIGN = 2,
    /** x x; integers wrap around. */
    DTL_UNARY_SQUARE = 3,
    /** 1 / x. */
    DTL_UNARY_RECIPROCAL = 4,
    /** x with the imaginary part of the other sign. */
    DTL_UNARY_CONJUGATE = 5,
    /** The bits that x has not; of bool whether it is false. */
    DTL_UNARY_INVERT = 6,
    /** Its square root. */
    DTL_UNARY_SQRT = 7,
    /** Its cube root. */
    DTL_UNARY_CBRT = 8,
    /** e to the power of x. */
    DTL_UNARY_EXP = 9,
    /** 2 to the power of x. */
    DTL_UNARY_EXP2 = 10,
    /** exp(x) - 1, exact near 0. */
    DTL_UNARY_EXPM1 = 11,
    /** Its natural logarithm. */
    DTL_UNARY_LOG = 12,
    /** Its logarithm to the base 2. */
    DTL_UNARY_LOG2 = 13,
    /** Its logarithm to the base 10. */
    DTL_UNARY_LOG10 = 14,
    /** log(1 + x), exact near 0. */
    DTL_UNARY_LOG1P = 15,
    /** Its sine. */
    DTL_UNARY_SIN = 16,
    /** Its cosine. */
    DTL_UNARY_COS = 17,
    /** Its tangent. */
    DTL_UNARY_TAN = 18,
    /** Its inverse sine. */
    DTL_UNARY_ARCSIN = 19,
    /** Its inverse cosine. */
    DTL_UNARY_ARCCOS = 20,
    /** Its inverse tangent. */
    DTL_UNARY_ARCTAN = 21,
    /** Its hyperbolic sine. */
    DTL_UNARY_SINH = 22,
    /** Its hyperbolic cosine. */
    DTL_UNARY_COSH = 23,
    /** Its hyperbolic tangent. */
    DTL_UNARY_TANH = 24,
    /** Its inverse hyperbolic sine. */
    DTL_UNARY_ARCSINH = 25,
    /** Its inverse hyperbolic cosine. */
    DTL_UNARY_ARCCOSH = 26,
    /** Its inverse hyperbolic tangent. */
    DTL_UNARY_ARCTANH = 27,
    /** The greatest whole number that is not above x. */
    DTL_UNARY_FLOOR = 28,
    /** The least whole number that is not below x. */
    DTL_UNARY_CEIL = 29,
    /** x without its fraction. */
    DTL_UNARY_TRUNC = 30,
    /** The nearest whole number, of two the even one. */
    DTL_UNARY_RINT = 31,
    /** 1 / (1 + exp(-x)). */
    DTL_UNARY_SIGMOID = 32,
    /** x where it is above 0, else 0; NaN of NaN. */
    DTL_UNARY_RELU = 33,
    /** x (1 + erf(x / sqrt(2))) / 2. */
    DTL_UNARY_GELU = 34,
    /** x / (1 + exp(-x)). */
    DTL_UNARY_SILU = 35
} dtl_unary_op;

/** What becomes of two elements x and y of one dtype, which is that of the result. `add` and
 * `multiply` are of all dtypes, `subtract` of all but bool; `divide` is of floating-point and
 * complex numbers, `minimum` and `maximum` of all but complex ones; the bitwise ones are of
 * integers, bytes and bool, the logical ones of these and of 32 and 64 bits' floating-point
 * numbers, and all others of floating-point numbers. Integers wrap around. Numbers of 16 bits
 * compute in single precision and round once.
 */
typedef enum dtl_binary_op {
    /** x + y; of bool whether either is true. */
    DTL_BINARY_ADD = 0,
    /** x - y. */
    DTL_BINARY_SUBTRACT = 1,
    /** x y; of bool whether both are true. */
    DTL_BINARY_MULTIPLY = 2,
    /** x / y. */
    DTL_BINARY_DIVIDE = 3,
    /** x to the power of y. */
    DTL_BINARY_POWER = 4,
    /** The smaller one; NaN where either is NaN. */
    DTL_BINARY_MINIMUM = 5,
    /** The larger one; NaN where either is NaN. */
    DTL_BINARY_MAXIMUM = 6,
    /** The bits that both have. */
    DTL_BINARY_BITWISE_AND = 7,
    /** The bits that either has. */
    DTL_BINARY_BITWISE_OR = 8,
    /** The bits that one alone has. */
    DTL_BINARY_BITWISE_XOR = 9,
    /** Whether both are other than 0, as 1 or 0. */
    DTL_BINARY_LOGICAL_AND = 10,
    /** Whether either is other than 0, as 1 or 0. */
    DTL_BINARY_LOGICAL_OR = 11,
    /** Whether one alone is other than 0, as 1 or 0. */
    DTL_BINARY_LOGICAL_XOR = 12,
    /** The angle of the point (y, x). */
    DTL_BINARY_ARCTAN2 = 13,
    /** The square root of x x + y y. */
    DTL_BINARY_HYPOT = 14,
    /** x with the sign of y. */
    DTL_BINARY_COPYSIGN = 15,
    /** What is left of x divided by y, with the sign of x. */
    DTL_BINARY_FMOD = 16
} dtl_binary_op;

/** Which of two operands something is. */
typedef enum dtl_operand {
    /** The first, x. */
    DTL_OPERAND_FIRST = 0,
    /** The second, y. */
    DTL_OPERAND_SECOND = 1
} dtl_operand;

/** What a context does where NCCL lacks an operation. */
typedef enum dtl_nccl_operation_mode {
    /** Only what NCCL itself performs; the rest is refused with DTL_ERROR_NOT_SUPPORTED. */
    DTL_NCCL_MODE_NATIVE_ONLY = 0,
    /** Everything: what NCCL lacks goes by way of the host. */
    DTL_NCCL_MODE_HYBRID_PARITY = 1
} dtl_nccl_operation_mode;

/** What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can be asked
 * about.
 */
typedef enum dtl_nccl_operation {
    /** dtl_send, dtl_recv and their kin. */
    DTL_NCCL_OP_POINT_TO_POINT = 0,
    /** dtl_barrier. */
    DTL_NCCL_OP_BARRIER = 1,
    /** dtl_broadcast. */
    DTL_NCCL_OP_BROADCAST = 2,
    /** dtl_reduce. */
    DTL_NCCL_OP_REDUCE = 3,
    /** dtl_allreduce. */
    DTL_NCCL_OP_ALLREDUCE = 4,
    /** dtl_gather. */
    DTL_NCCL_OP_GATHER = 5,
    /** dtl_scatter. */
    DTL_NCCL_OP_SCATTER = 6,
    /** dtl_allgather. */
    DTL_NCCL_OP_ALLGATHER = 7,
    /** dtl_alltoall. */
    DTL_NCCL_OP_ALLTOALL = 8,
    /** dtl_gatherv. */
    DTL_NCCL_OP_GATHERV = 9,
    /** dtl_scatterv. */
    DTL_NCCL_OP_SCATTERV = 10,
    /** dtl_allgatherv. */
    DTL_NCCL_OP_ALLGATHERV = 11,
    /** dtl_alltoallv. */
    DTL_NCCL_OP_ALLTOALLV = 12,
    /** dtl_scan. */
    DTL_NCCL_OP_SCAN = 13,
    /** dtl_exscan. */
    DTL_NCCL_OP_EXSCAN = 14,
    /** Reductions by land, lor and lxor. */
    DTL_NCCL_OP_LOGICAL_REDUCTION = 15
} dtl_nccl_operation;

/** Whether reductions must repeat to the last bit. */
typedef enum dtl_determinism_mode {
    /** Whatever is fastest: the last bits of floating-point reductions may differ from run to
     * run.
     */
    DTL_DETERMINISM_THROUGHPUT = 0,
    /** The same bits in every run at a given number of ranks, under every MPI. */
    DTL_DETERMINISM_DETERMINISTIC = 1
} dtl_determinism_mode;

/** Along which tree the contributions to a reduction are combined. */
typedef enum dtl_reduction_schedule_policy {
    /** The backend's choice. */
    DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED = 0,
    /** A balanced binary tree over the ranks that depends on nothing but their number. */
    DTL_REDUCTION_SCHEDULE_FIXED_TREE = 1
} dtl_reduction_schedule_policy;

/** In which order the contributions to a reduction are taken. */
typedef enum dtl_progress_ordering_policy {
    /** As they come. */
    DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED = 0,
    /** In ascending order of ranks: ((r0 op r1) op r2) and so on. */
    DTL_PROGRESS_ORDERING_RANK_ORDERED = 1
} dtl_progress_ordering_policy;

/** Which rank holds which elements of a container. */
typedef enum dtl_partition_policy {
    /** One contiguous run a rank; the first (size mod ranks) ranks hold one element more. */
    DTL_PARTITION_BLOCK = 0,
    /** Element i is on rank i mod ranks. */
    DTL_PARTITION_CYCLIC = 1,
    /** Blocks of block_size elements are distributed in turn. */
    DTL_PARTITION_BLOCK_CYCLIC = 2,
    /** A hash of the global index names the rank. */
    DTL_PARTITION_HASH = 3,
    /** Every rank holds all elements. */
    DTL_PARTITION_REPLICATED = 4,
    /** The number of partition policies. */
    DTL_PARTITION_COUNT = 5
} dtl_partition_policy;
typedef dtl_partition_policy dtl_partition_type;

/** In which memory the elements of a container are. */
typedef enum dtl_placement_policy {
    /** Host memory. */
    DTL_PLACEMENT_HOST = 0,
    /** The device's own memory, which the host reaches by copies. */
    DTL_PLACEMENT_DEVICE = 1,
    /** Memory that host and device share. */
    DTL_PLACEMENT_UNIFIED = 2,
    /** The device where there is one, else the host. */
    DTL_PLACEMENT_DEVICE_PREFERRED = 3,
    /** The number of placement policies. */
    DTL_PLACEMENT_COUNT = 4
} dtl_placement_policy;

/** Whose devices. */
typedef enum dtl_device_kind {
    /** The host, as device number 0. */
    DTL_DEVICE_HOST = 0,
    /** NVIDIA GPUs. */
    DTL_DEVICE_CUDA = 1,
    /** AMD GPUs. */
    DTL_DEVICE_HIP = 2,
    /** Devices whose memory the host can't touch, for tests on machines without any. */
    DTL_DEVICE_EMULATED = 3
} dtl_device_kind;

/** How an algorithm runs over this rank's part. */
typedef enum dtl_execution_policy {
    /** One thread, in ascending order. */
    DTL_EXEC_SEQ = 0,
    /** The threads of OpenMP; a callback may run in several of them at once. */
    DTL_EXEC_PAR = 1,
    /** In the background, by the dtl_async functions, which give a request; by others on one
     * thread.
     */
    DTL_EXEC_ASYNC = 2,
    /** The number of execution policies. */
    DTL_EXEC_COUNT = 3
} dtl_execution_policy;

/** When writes of one rank become visible to others. A name that a container keeps for programs
 * that ask for it, without effect: containers are read by other ranks in collective calls
 * alone, which see all that was written before.
 */
typedef enum dtl_consistency_policy {
    /** After the next synchronisation in which all ranks take part. */
    DTL_CONSISTENCY_BULK_SYNCHRONOUS = 0,
    /** Some time, in any order. */
    DTL_CONSISTENCY_RELAXED = 1,
    /** What was written before a release is visible after the acquire that meets it. */
    DTL_CONSISTENCY_RELEASE_ACQUIRE = 2,
    /** All ranks see all writes in one order. */
    DTL_CONSISTENCY_SEQUENTIAL = 3,
    /** The number of consistency policies. */
    DTL_CONSISTENCY_COUNT = 4
} dtl_consistency_policy;

/** What a failing call does beside failing. */
typedef enum dtl_error_policy {
    /** Nothing: it returns its status. */
    DTL_ERROR_POLICY_RETURN_STATUS = 0,
    /** It calls the context's error handler. */
    DTL_ERROR_POLICY_CALLBACK = 1,
    /** It ends the process by abort(), with the error on standard error. */
    DTL_ERROR_POLICY_TERMINATE = 2,
    /** The number of error policies. */
    DTL_ERROR_POLICY_COUNT = 3
} dtl_error_policy;

/** How a window is locked on a target. */
typedef enum dtl_lock_mode {
    /** Nobody else holds the lock meanwhile. */
    DTL_LOCK_EXCLUSIVE = 0,
    /** Others may hold it as well, also shared. */
    DTL_LOCK_SHARED = 1
} dtl_lock_mode;

/** Which way a sort goes. */
typedef enum dtl_sort_order {
    /** Smallest first; NaN last. */
    DTL_SORT_ASCENDING = 0,
    /** Greatest first; NaN last. */
    DTL_SORT_DESCENDING = 1
} dtl_sort_order;

/** What a signal is waited for. Signals are compared as unsigned numbers. */
typedef enum dtl_comparison {
    /** Equal to the value. */
    DTL_CMP_EQ = 0,
    /** Other than the value. */
    DTL_CMP_NE = 1,
    /** Greater. */
    DTL_CMP_GT = 2,
    /** Less or equal. */
    DTL_CMP_LE = 3,
    /** Less. */
    DTL_CMP_LT = 4,
    /** Greater or equal. */
    DTL_CMP_GE = 5
} dtl_comparison;

/** What becomes of a signal. */
typedef enum dtl_signal_op {
    /** It is the value. */
    DTL_SIGNAL_SET = 9,
    /** The value is added to it. */
    DTL_SIGNAL_ADD = 10
} dtl_signal_op;

/** What becomes of a word, in one atomic step. */
typedef enum dtl_atomic_op {
    /** Nothing. */
    DTL_ATOMIC_FETCH = 0,
    /** It is the value. */
    DTL_ATOMIC_SET = 1,
    /** The value is added to it; it wraps around. */
    DTL_ATOMIC_ADD = 2,
    /** Bits that are 0 in the value are 0 in it. */
    DTL_ATOMIC_AND = 3,
    /** Bits that are 1 in the value are 1 in it. */
    DTL_ATOMIC_OR = 4,
    /** Bits that are 1 in the value are the other way. */
    DTL_ATOMIC_XOR = 5
} dtl_atomic_op;

/** What a task is. */
typedef enum dtl_model_kind {
    /** A function of each element. */
    DTL_MODEL_UNARY = 0,
    /** A function of each pair of elements. */
    DTL_MODEL_BINARY = 1,
    /** A product of matrices. */
    DTL_MODEL_LINEAR = 2,
    /** A normalization of each row. */
    DTL_MODEL_NORMALIZE = 3,
    /** A barrier of all ranks. */
    DTL_MODEL_BARRIER = 4,
    /** A reduction over all ranks. */
    DTL_MODEL_ALLREDUCE = 5,
    /** Data are on their way to the caches. */
    DTL_MODEL_PREFETCH = 6,
    /** Attention of the rows of a sequence. */
    DTL_MODEL_FLASH_ATTENTION = 7,
    /** Attention of a row of each sequence to its cache. */
    DTL_MODEL_FLASH_DECODE = 8,
    /** Rows that the cache of each sequence gains. */
    DTL_MODEL_APPEND = 9
} dtl_model_kind;

/** What becomes of an element x. */
typedef enum dtl_model_unary_op {
    /** x. */
    DTL_MODEL_COPY = 0,
    /** -x. */
    DTL_MODEL_NEGATIVE = 1,
    /** x without its sign. */
    DTL_MODEL_ABSOLUTE = 2,
    /** Its square root. */
    DTL_MODEL_SQRT = 3,
    /** 1 / x. */
    DTL_MODEL_RECIPROCAL = 4,
    /** e to the power of x. */
    DTL_MODEL_EXP = 5,
    /** Its natural logarithm. */
    DTL_MODEL_LOG = 6,
    /** Its hyperbolic tangent. */
    DTL_MODEL_TANH = 7,
    /** 1 / (1 + exp(-x)). */
    DTL_MODEL_SIGMOID = 8,
    /** x where it is above 0, else 0. */
    DTL_MODEL_RELU = 9,
    /** x (1 + erf(x / sqrt(2))) / 2. */
    DTL_MODEL_GELU = 10,
    /** x / (1 + exp(-x)). */
    DTL_MODEL_SILU = 11
} dtl_model_unary_op;

/** What becomes of two elements x and y. */
typedef enum dtl_model_binary_op {
    /** x + y. */
    DTL_MODEL_ADD = 0,
    /** x - y. */
    DTL_MODEL_SUBTRACT = 1,
    /** x y. */
    DTL_MODEL_MULTIPLY = 2,
    /** x / y. */
    DTL_MODEL_DIVIDE = 3,
    /** The larger one; NaN where one is. */
    DTL_MODEL_MAXIMUM = 4,
    /** The smaller one; NaN where one is. */
    DTL_MODEL_MINIMUM = 5,
    /** y x / (1 + exp(-x)). */
    DTL_MODEL_SILU_AND_MUL = 6
} dtl_model_binary_op;

/** By what a row is normalized. */
typedef enum dtl_model_norm {
    /** Divided by the root of the mean of squares plus epsilon. */
    DTL_MODEL_RMS = 0,
    /** Less its mean, divided by the root of its variance plus epsilon. */
    DTL_MODEL_LAYER = 1
} dtl_model_norm;

/** Which keys a query attends to. */
typedef enum dtl_model_mask {
    /** All. */
    DTL_MODEL_UNMASKED = 0,
    /** Those up to its own place; the last query has the place of the last key. */
    DTL_MODEL_CAUSAL = 1
} dtl_model_mask;

/** How a context is made. Start from dtl_context_options_init, which sets every field. */
typedef struct dtl_context_options {
    /** The GPU of this rank, a CUDA device, or a HIP device where there is no CUDA; -1: none. */
    int device_id;
    /** 1: DTL starts MPI if the job has one and nobody has started it. */
    int init_mpi;
    /** Accepted, without effect: an MPI that DTL has started is finalised when the process ends,
     * any other is its owner's.
     */
    int finalize_mpi;
    /** The dtl_determinism_mode, dtl_reduction_schedule_policy and dtl_progress_ordering_policy,
     * each by its macro; the last element is 0.
     */
    int reserved[4];
} dtl_context_options;
#define DTL_CONTEXT_OPT_DETERMINISM_MODE(opts) ((opts).reserved[0])
#define DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(opts) ((opts).reserved[1])
#define DTL_CONTEXT_OPT_PROGRESS_ORDERING(opts) ((opts).reserved[2])

/** The extents of up to 8 dimensions, the last of which is contiguous in memory (row-major). */
typedef struct dtl_shape {
    /** The number of dimensions, 1 to 8; 0 is no shape. */
    int ndim;
    /** Elements along each; 0 from ndim on. */
    dtl_size_t dims[8];
} dtl_shape;

/** What a probe found. */
typedef struct dtl_message_info_t {
    /** The rank that sent the message. */
    dtl_rank_t source;
    /** Its tag. */
    dtl_tag_t tag;
    /** Its size in elements of the dtype that was asked with. */
    dtl_size_t count;
} dtl_message_info_t;

/** A message as it was sent. */
typedef struct dtl_envelope_t {
    /** The rank that sent it. */
    dtl_rank_t source;
    /** Its tag. */
    dtl_tag_t tag;
    /** Its elements. */
    dtl_size_t count;
    /** Their dtype. */
    dtl_dtype dtype;
    /** The dimensions of its shape; 0 where its sender has named none. */
    int ndim;
    /** Elements along each; 0 from ndim on. Of more than 8: dtl_shape_unpack. */
    dtl_size_t dims[8];
    /** 0. */
    dtl_size_t reserved;
} dtl_envelope_t;

/** A CPU (hardware thread) of a node, and what it belongs to; -1 stands for unknown or none. */
typedef struct dtl_cpu_info_t {
    /** Its number, as the operating system has it. */
    int cpu;
    /** Its core, counted from 0 over the node. */
    int core;
    /** Its package (socket), counted from 0. */
    int package;
    /** Its NUMA node, as the operating system numbers them. */
    int numa;
    /** Its caches for data of levels 1 to 5, each level counted from 0 over the node. */
    int caches[5];
} dtl_cpu_info_t;

/** The caches for data of one level. */
typedef struct dtl_cache_info_t {
    /** 1 is next to the core. */
    int level;
    /** Bytes of a cache line, 0 if unknown. */
    int line;
    /** How many there are on the node. */
    int count;
    /** CPUs that share one. */
    int sharing;
    /** The size of one, 0 if unknown. */
    dtl_size_t bytes;
} dtl_cache_info_t;

/** A GPU as the PCI bus has it. */
typedef struct dtl_gpu_info_t {
    /** Of its PCI address domain:bus:device.function. */
    int domain;
    /** Of its PCI address. */
    int bus;
    /** Of its PCI address. */
    int device;
    /** Of its PCI address. */
    int function;
    /** PCI number of its maker: 0x10de is NVIDIA. */
    int vendor;
    /** The maker's number of the model. */
    int model;
    /** The NUMA node it is next to; -1: unknown. */
    int numa;
} dtl_gpu_info_t;

/** How a container is distributed and placed. Start from dtl_container_options_init, which sets
 * every field.
 */
typedef struct dtl_container_options {
    /** Which rank holds which elements. */
    dtl_partition_policy partition;
    /** In which memory they are. */
    dtl_placement_policy placement;
    /** How algorithms run over them. */
    dtl_execution_policy execution;
    /** The device, where the placement needs one. */
    int device_id;
    /** Elements a block of block_cyclic, at least 1; else without effect. */
    dtl_size_t block_size;
    /** The dtl_consistency_policy, which has no effect, and the dtl_error_policy, each by its
     * macros, which take a pointer; the last element is 0.
     */
    int reserved[3];
} dtl_container_options;
#define dtl_container_options_consistency(opts) ((dtl_consistency_policy)(opts)->reserved[0])
#define dtl_container_options_set_consistency(opts, policy) \
    ((void)((opts)->reserved[0] = (int)(policy)))
#define dtl_container_options_error(opts) ((dtl_error_policy)(opts)->reserved[1])
#define dtl_container_options_set_error(opts, policy) ((void)((opts)->reserved[1] = (int)(policy)))

/** An element of DTL_DTYPE_FLOAT32_INT32. */
typedef struct dtl_float32_int32 {
    /** What is compared. */
    float value;
    /** What goes with it. */
    int32_t index;
} dtl_float32_int32;

/** An element of DTL_DTYPE_FLOAT64_INT64. */
typedef struct dtl_float64_int64 {
    /** What is compared. */
    double value;
    /** What goes with it. */
    int64_t index;
} dtl_float64_int64;

/** An element of DTL_DTYPE_INT32_INT32. */
typedef struct dtl_int32_int32 {
    /** What is compared. */
    int32_t value;
    /** What goes with it. */
    int32_t index;
} dtl_int32_int32;

/** An element of DTL_DTYPE_INT64_INT64. */
typedef struct dtl_int64_int64 {
    /** What is compared. */
    int64_t value;
    /** What goes with it. */
    int64_t index;
} dtl_int64_int64;

/** A task as an executor reads it. Records of a worker follow each other. */
typedef struct dtl_model_record_t {
    /** What the task is. */
    dtl_model_kind kind;
    /** Its dtl_model_unary_op, dtl_model_binary_op, dtl_model_norm, dtl_model_mask or
     * dtl_reduce_op.
     */
    int operation;
    /** Its number. */
    dtl_index_t task;
    /** Whose it is. */
    int worker;
    /** How many tasks the worker has before. */
    int place;
    /** Its first wait, of dtl_model_wait_of. */
    dtl_size_t first_wait;
    /** How many waits it has. */
    dtl_size_t waits;
    /** Those that it reads, in the order of its arguments, and the one that it writes. */
    dtl_index_t tensors[4];
    /** Of a normalization; of attention, its scale. */
    double epsilon;
    /** Of attention, how many heads the queries have, and of caches the number of the lengths,
     * counted from 0; else 0.
     */
    dtl_size_t reserved[2];
} dtl_model_record_t;

/** Called by a thread that waits; other than 0: its call ends with DTL_ERROR_CANCELED. It must
 * not call the library.
 */
typedef int (*dtl_interrupt_check_func)(void *user_data);

/** Writes at most `bytes` bytes to `text`, with a zero at the end: what the program has called,
 * such as "allreduce(value=1.0)". Returns 1, or 0 where it has written nothing. It must not
 * call the library.
 */
typedef int (*dtl_call_words_func)(void *text, dtl_size_t bytes, void *user_data);

/** Called for a failing call, in the calling thread and before the call returns. `message` is
 * valid during the call only.
 */
typedef void (*dtl_error_handler_t)(dtl_status status, const char *message, void *user_data);

/** Called once an element, which it may change; `index` is local. With the execution policy par
 * it may run in several threads at once.
 */
typedef void (*dtl_unary_func)(void *element, dtl_size_t index, void *user_data);

/** Called once an element, which it must not change; `index` is local. With the execution policy
 * par it may run in several threads at once.
 */
typedef void (*dtl_const_unary_func)(const void *element, dtl_size_t index, void *user_data);

/** Called once an element: writes `*output` from `*input`, which may be the same memory; `index`
 * is local. With the execution policy par it may run in several threads at once.
 */
typedef void (*dtl_transform_func)(const void *input, void *output, dtl_size_t index,
                                   void *user_data);

/** Called with `count` elements that lie one behind the other, which it may change. With the
 * execution policy par it may run in several threads at once.
 */
typedef void (*dtl_chunk_func)(void *elements, dtl_size_t count, void *user_data);

/** Called with `count` elements: writes as many to `output`, which may be the same memory. With
 * the execution policy par it may run in several threads at once.
 */
typedef void (*dtl_chunk_transform_func)(const void *input, void *output, dtl_size_t count,
                                         void *user_data);

/** Tells whether an element has a property, non-zero for yes. */
typedef int (*dtl_predicate)(const void *element, void *user_data);

/** Compares three-way: negative where a comes before b, positive where b comes before a, 0 where
 * neither does. Must order all elements consistently.
 */
typedef int (*dtl_comparator)(const void *a, const void *b, void *user_data);

/** Writes a op b to `*result`, which may be the memory of a or b. Must be associative: elements
 * may be grouped in any way, and are never reordered.
 */
typedef void (*dtl_binary_func)(const void *a, const void *b, void *result, void *user_data);

/** Called once an entry of a map, with copies of its key and its value, which are valid during
 * the call. It may call any function of the map that is not collective.
 */
typedef void (*dtl_map_func)(const void *key, const void *value, void *user_data);

/** Called once, when a future has its value, `size` bytes at `value`, or has failed: then `code`
 * is its status, and the last error its words. Sets the value of `result` by dtl_future_set, or
 * leaves it at 0 bytes, and returns DTL_SUCCESS; or returns a failure, which `result` gets.
 * `value` and `result` are valid during the call only.
 */
typedef dtl_status (*dtl_then_func)(dtl_status code, const void *value, dtl_size_t size,
                                    dtl_future_t result, void *user_data);

/** Does the work of a remote action for rank `source`: reads `args_size` bytes at `args`, sets
 * `reply` by dtl_future_set, or leaves it at 0 bytes, and returns DTL_SUCCESS; or returns a
 * failure. `args` and `reply` are valid during the call only.
 */
typedef dtl_status (*dtl_reply_func)(const void *args, dtl_size_t args_size, dtl_rank_t source,
                                     dtl_future_t reply, void *user_data);

/** Does the work of a remote action: reads `args_size` bytes at `args`, writes up to
 * `result_size` bytes at `result`, and returns a status.
 */
typedef int (*dtl_action_func)(const void *args, dtl_size_t args_size, void *result,
                               dtl_size_t result_size, void *user_data);

/* Compile-time checks of the binary layout. */
#if defined(__cplusplus) && __cplusplus >= 201103L
#define DTL_ASSERT_LAYOUT(condition) static_assert(condition, #condition)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define DTL_ASSERT_LAYOUT(condition) _Static_assert(condition, #condition)
#endif
#ifdef DTL_ASSERT_LAYOUT
DTL_ASSERT_LAYOUT(sizeof(dtl_context_options) == 28);
DTL_ASSERT_LAYOUT(offsetof(dtl_context_options, device_id) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_context_options, init_mpi) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_context_options, finalize_mpi) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_context_options, reserved) == 12);
DTL_ASSERT_LAYOUT(sizeof(dtl_shape) == 72);
DTL_ASSERT_LAYOUT(offsetof(dtl_shape, ndim) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_shape, dims) == 8);
DTL_ASSERT_LAYOUT(sizeof(dtl_message_info_t) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_message_info_t, source) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_message_info_t, tag) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_message_info_t, count) == 8);
DTL_ASSERT_LAYOUT(sizeof(dtl_envelope_t) == 96);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, source) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, tag) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, count) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, dtype) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, ndim) == 20);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, dims) == 24);
DTL_ASSERT_LAYOUT(offsetof(dtl_envelope_t, reserved) == 88);
DTL_ASSERT_LAYOUT(sizeof(dtl_cpu_info_t) == 36);
DTL_ASSERT_LAYOUT(offsetof(dtl_cpu_info_t, cpu) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_cpu_info_t, core) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_cpu_info_t, package) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_cpu_info_t, numa) == 12);
DTL_ASSERT_LAYOUT(offsetof(dtl_cpu_info_t, caches) == 16);
DTL_ASSERT_LAYOUT(sizeof(dtl_cache_info_t) == 24);
DTL_ASSERT_LAYOUT(offsetof(dtl_cache_info_t, level) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_cache_info_t, line) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_cache_info_t, count) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_cache_info_t, sharing) == 12);
DTL_ASSERT_LAYOUT(offsetof(dtl_cache_info_t, bytes) == 16);
DTL_ASSERT_LAYOUT(sizeof(dtl_gpu_info_t) == 28);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, domain) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, bus) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, device) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, function) == 12);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, vendor) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, model) == 20);
DTL_ASSERT_LAYOUT(offsetof(dtl_gpu_info_t, numa) == 24);
DTL_ASSERT_LAYOUT(sizeof(dtl_container_options) == 40);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, partition) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, placement) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, execution) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, device_id) == 12);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, block_size) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_container_options, reserved) == 24);
DTL_ASSERT_LAYOUT(sizeof(dtl_float32_int32) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_float32_int32, value) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_float32_int32, index) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_float64_int64) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_float64_int64, value) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_float64_int64, index) == 8);
DTL_ASSERT_LAYOUT(sizeof(dtl_int32_int32) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_int32_int32, value) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_int32_int32, index) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_int64_int64) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_int64_int64, value) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_int64_int64, index) == 8);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_record_t) == 96);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, kind) == 0);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, operation) == 4);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, task) == 8);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, worker) == 16);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, place) == 20);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, first_wait) == 24);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, waits) == 32);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, tensors) == 40);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, epsilon) == 72);
DTL_ASSERT_LAYOUT(offsetof(dtl_model_record_t, reserved) == 80);
DTL_ASSERT_LAYOUT(sizeof(dtl_dtype) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_reduce_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_unary_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_binary_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_operand) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_nccl_operation_mode) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_nccl_operation) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_determinism_mode) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_reduction_schedule_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_progress_ordering_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_partition_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_placement_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_device_kind) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_execution_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_consistency_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_error_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_lock_mode) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_sort_order) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_comparison) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_signal_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_atomic_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_kind) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_unary_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_binary_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_norm) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_model_mask) == 4);
#undef DTL_ASSERT_LAYOUT
#endif

/* Type tags, with which clang compares the element type of a buffer with the dtype argument. The
 * dtypes are macros here, because clang does not match enumerators. */
#if defined(__clang__) && !defined(__cplusplus) && !defined(DTL_NO_ATTRIBUTES)
static const dtl_dtype dtl__tag_int16
    __attribute__((type_tag_for_datatype(dtl, int16_t), unused)) = DTL_DTYPE_INT16;
#define DTL_DTYPE_INT16 1
static const dtl_dtype dtl__tag_int32
    __attribute__((type_tag_for_datatype(dtl, int32_t), unused)) = DTL_DTYPE_INT32;
#define DTL_DTYPE_INT32 2
static const dtl_dtype dtl__tag_uint16
    __attribute__((type_tag_for_datatype(dtl, uint16_t), unused)) = DTL_DTYPE_UINT16;
#define DTL_DTYPE_UINT16 5
static const dtl_dtype dtl__tag_uint32
    __attribute__((type_tag_for_datatype(dtl, uint32_t), unused)) = DTL_DTYPE_UINT32;
#define DTL_DTYPE_UINT32 6
static const dtl_dtype dtl__tag_float32
    __attribute__((type_tag_for_datatype(dtl, float), unused)) = DTL_DTYPE_FLOAT32;
#define DTL_DTYPE_FLOAT32 8
static const dtl_dtype dtl__tag_float64
    __attribute__((type_tag_for_datatype(dtl, double), unused)) = DTL_DTYPE_FLOAT64;
#define DTL_DTYPE_FLOAT64 9
#endif

/** The size of an element in bytes; 0 for a value that is no dtype. Local: does not wait for
 * other ranks.
 *
 * @param dtype The type of an element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: dtype: a dtl_dtype
 */
DTL_API dtl_size_t dtl_dtype_size(dtl_dtype dtype);

/** The dtype as a word, such as "float64", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param dtype The type of an element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: dtype: a dtl_dtype
 *
 *     printf("%s: %d bytes\n", dtl_dtype_name(DTL_DTYPE_FLOAT64),
 *            (int)dtl_dtype_size(DTL_DTYPE_FLOAT64));
 */
DTL_API const char *dtl_dtype_name(dtl_dtype dtype);

/** The operation as a word, such as "sum", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: op: a dtl_reduce_op
 */
DTL_API const char *dtl_reduce_op_name(dtl_reduce_op op);

/** The operation as a word, such as "sqrt", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param op What becomes of one element x, of the same dtype.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: op: a dtl_unary_op
 */
DTL_API const char *dtl_unary_op_name(dtl_unary_op op);

/** The operation as a word, such as "subtract", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: op: a dtl_binary_op
 */
DTL_API const char *dtl_binary_op_name(dtl_binary_op op);

/** A shape of one dimension. Local: does not wait for other ranks.
 *
 * @param dim0 The extent.
 *
 * Since 0.1.0.
 */
DTL_API dtl_shape dtl_shape_1d(dtl_size_t dim0);

/** A shape of two dimensions, the second one contiguous. Local: does not wait for other ranks.
 *
 * @param dim0 The extent of the first dimension.
 * @param dim1 The extent of the last one.
 *
 * Since 0.1.0.
 */
DTL_API dtl_shape dtl_shape_2d(dtl_size_t dim0, dtl_size_t dim1);

/** A shape of three dimensions, the third one contiguous. Local: does not wait for other ranks.
 *
 * @param dim0 The extent of the first dimension.
 * @param dim1 The extent of the second one.
 * @param dim2 The extent of the last one.
 *
 * Since 0.1.0.
 */
DTL_API dtl_shape dtl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2);

/** A shape of `ndim` dimensions, the last one contiguous. More than DTL_MAX_TENSOR_RANK are cut
 * to that, and a negative number is 0. Local: does not wait for other ranks.
 *
 * @param ndim Number of elements of `dims`.
 * @param dims Elements along each dimension; NULL: 0 along each.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_INVALID_ARGUMENT: dims: memory that the host reaches
 */
DTL_API dtl_shape dtl_shape_nd(int ndim, const dtl_size_t *dims);

/** `*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for messages:
 * dtl_isend_shaped takes it, and a message's envelope tells it. That of 8 and fewer is
 * dtl_shape_nd's. Of more, `dims` holds the extents packed, as dtl_shape_unpack alone reads
 * them, and no tensor has such a shape. Local: does not wait for other ranks.
 *
 * @param ndim Its dimensions.
 * @param dims Elements along each dimension.
 * @param shape `*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for
 *   messages: dtl_isend_shaped takes it, and a message's envelope tells it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dims: memory that the host reaches; ndim >= 0 and ndim <= 64
 * - DTL_ERROR_NULL_POINTER: dims: not NULL where ndim > 0; shape: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 */
DTL_API dtl_status dtl_shape_pack(int ndim, const dtl_size_t *dims, dtl_shape *shape)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `dims` has the extents of a shape, also of one that dtl_shape_pack has made of more than 8.
 * Local: does not wait for other ranks.
 *
 * @param shape The extents of up to 8 dimensions, the last of which is contiguous in memory
 *   (row-major).
 * @param count The room in `dims`: the shape's dimensions, or more.
 * @param dims Elements along each; 0 behind the last.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dims: memory that the host reaches; count <= limit(uint64);
 *   while it runs
 * - DTL_ERROR_NULL_POINTER: dims: not NULL where count > 0; shape: not NULL
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_shape_unpack(const dtl_shape *shape, dtl_size_t count, dtl_size_t *dims)
    DTL_CHECKED;

/** The number of elements of a tensor of this shape, which is the product of its extents; 0 for
 * NULL, for 0 dimensions, and for a product that does not fit 64 bits. Local: does not wait for
 * other ranks.
 *
 * @param shape The extents of up to 8 dimensions, the last of which is contiguous in memory
 *   (row-major).
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_NULL_POINTER: shape: not NULL
 *
 *     dtl_shape shape = dtl_shape_3d(100, 64, 64);
 *     printf("%d elements\n", (int)dtl_shape_size(&shape));
 */
DTL_API dtl_size_t dtl_shape_size(const dtl_shape *shape);

#ifdef __cplusplus
}
#endif

#endif
