/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2. Do not
 * edit.
 */
/** Types, operations and policies */
#ifndef DTL_TYPES_H
#define DTL_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* What the library exports. */
#if defined(__GNUC__)
#define DTL_API __attribute__((visibility("default")))
#else
#define DTL_API
#endif

#define DTL_NO_RANK (-1)
#define DTL_ANY_SOURCE (-2)
#define DTL_ANY_TAG (-1)
#define DTL_SPAN_NPOS ((dtl_size_t)-1)
#define DTL_MAX_TENSOR_RANK 8

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t dtl_rank_t;

typedef uint64_t dtl_size_t;

typedef int64_t dtl_index_t;

typedef int32_t dtl_status;

typedef int32_t dtl_tag_t;

/** Keeps the back ends open. Made by dtl_environment_create and owned by the caller, who frees
 * it with dtl_environment_destroy; environments are counted, not nested.
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

typedef struct dtl_request_s *dtl_request_t;

/** A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who
 * frees it with dtl_vector_destroy. It keeps what it needs of its context alive.
 */
typedef struct dtl_vector_s *dtl_vector_t;

typedef struct dtl_array_s *dtl_array_t;

typedef struct dtl_tensor_s *dtl_tensor_t;

typedef struct dtl_span_s *dtl_span_t;

/** A distributed hash map. */
typedef struct dtl_map_s *dtl_map_t;

typedef struct dtl_window_s *dtl_window_t;

typedef struct dtl_role_manager_s *dtl_role_manager_t;

typedef struct dtl_future_s *dtl_future_t;

/** Takes every container handle; a handle knows its kind. */
typedef void *dtl_container_t;

/** The type of an element. */
typedef enum dtl_dtype {
    DTL_DTYPE_INT8 = 0,
    DTL_DTYPE_INT16 = 1,
    DTL_DTYPE_INT32 = 2,
    DTL_DTYPE_INT64 = 3,
    DTL_DTYPE_UINT8 = 4,
    DTL_DTYPE_UINT16 = 5,
    DTL_DTYPE_UINT32 = 6,
    DTL_DTYPE_UINT64 = 7,
    DTL_DTYPE_FLOAT32 = 8,
    DTL_DTYPE_FLOAT64 = 9,
    DTL_DTYPE_BYTE = 10,
    DTL_DTYPE_BOOL = 11,
    DTL_DTYPE_COUNT = 12, /** Bound of the dtypes of the first release; later ones lie above it. */
    DTL_DTYPE_FLOAT16 = 16,
    DTL_DTYPE_BFLOAT16 = 17,
    DTL_DTYPE_COMPLEX64 = 18,
    DTL_DTYPE_COMPLEX128 = 19,
    DTL_DTYPE_FLOAT32_INT32 = 24,
    DTL_DTYPE_FLOAT64_INT64 = 25,
    DTL_DTYPE_INT32_INT32 = 26,
    DTL_DTYPE_INT64_INT64 = 27
} dtl_dtype;

/** How a reduction combines two elements. */
typedef enum dtl_reduce_op {
    DTL_OP_SUM = 0,
    DTL_OP_PROD = 1,
    DTL_OP_MIN = 2,
    DTL_OP_MAX = 3,
    DTL_OP_LAND = 4,
    DTL_OP_LOR = 5,
    DTL_OP_BAND = 6,
    DTL_OP_BOR = 7,
    DTL_OP_LXOR = 8,
    DTL_OP_BXOR = 9,
    DTL_OP_MINLOC = 10,
    DTL_OP_MAXLOC = 11,
    DTL_OP_COUNT = 12 /** Bound of the operations of the first release. */
} dtl_reduce_op;

/** dtl_nccl_operation_mode */
typedef enum dtl_nccl_operation_mode {
    DTL_NCCL_MODE_NATIVE_ONLY = 0,
    DTL_NCCL_MODE_HYBRID_PARITY = 1
} dtl_nccl_operation_mode;

/** dtl_nccl_operation */
typedef enum dtl_nccl_operation {
    DTL_NCCL_OP_POINT_TO_POINT = 0,
    DTL_NCCL_OP_BARRIER = 1,
    DTL_NCCL_OP_BROADCAST = 2,
    DTL_NCCL_OP_REDUCE = 3,
    DTL_NCCL_OP_ALLREDUCE = 4,
    DTL_NCCL_OP_GATHER = 5,
    DTL_NCCL_OP_SCATTER = 6,
    DTL_NCCL_OP_ALLGATHER = 7,
    DTL_NCCL_OP_ALLTOALL = 8,
    DTL_NCCL_OP_GATHERV = 9,
    DTL_NCCL_OP_SCATTERV = 10,
    DTL_NCCL_OP_ALLGATHERV = 11,
    DTL_NCCL_OP_ALLTOALLV = 12,
    DTL_NCCL_OP_SCAN = 13,
    DTL_NCCL_OP_EXSCAN = 14,
    DTL_NCCL_OP_LOGICAL_REDUCTION = 15
} dtl_nccl_operation;

/** dtl_determinism_mode */
typedef enum dtl_determinism_mode {
    DTL_DETERMINISM_THROUGHPUT = 0,
    DTL_DETERMINISM_DETERMINISTIC = 1
} dtl_determinism_mode;

/** dtl_reduction_schedule_policy */
typedef enum dtl_reduction_schedule_policy {
    DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED = 0,
    DTL_REDUCTION_SCHEDULE_FIXED_TREE = 1
} dtl_reduction_schedule_policy;

/** dtl_progress_ordering_policy */
typedef enum dtl_progress_ordering_policy {
    DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED = 0,
    DTL_PROGRESS_ORDERING_RANK_ORDERED = 1
} dtl_progress_ordering_policy;

/** dtl_partition_policy */
typedef enum dtl_partition_policy {
    DTL_PARTITION_BLOCK = 0,
    DTL_PARTITION_CYCLIC = 1,
    DTL_PARTITION_BLOCK_CYCLIC = 2,
    DTL_PARTITION_HASH = 3,
    DTL_PARTITION_REPLICATED = 4,
    DTL_PARTITION_COUNT = 5
} dtl_partition_policy;
typedef dtl_partition_policy dtl_partition_type;

/** dtl_placement_policy */
typedef enum dtl_placement_policy {
    DTL_PLACEMENT_HOST = 0,
    DTL_PLACEMENT_DEVICE = 1,
    DTL_PLACEMENT_UNIFIED = 2,
    DTL_PLACEMENT_DEVICE_PREFERRED = 3,
    DTL_PLACEMENT_COUNT = 4
} dtl_placement_policy;

/** dtl_execution_policy */
typedef enum dtl_execution_policy {
    DTL_EXEC_SEQ = 0,
    DTL_EXEC_PAR = 1,
    DTL_EXEC_ASYNC = 2,
    DTL_EXEC_COUNT = 3
} dtl_execution_policy;

/** dtl_consistency_policy */
typedef enum dtl_consistency_policy {
    DTL_CONSISTENCY_BULK_SYNCHRONOUS = 0,
    DTL_CONSISTENCY_RELAXED = 1,
    DTL_CONSISTENCY_RELEASE_ACQUIRE = 2,
    DTL_CONSISTENCY_SEQUENTIAL = 3,
    DTL_CONSISTENCY_COUNT = 4
} dtl_consistency_policy;

/** dtl_error_policy */
typedef enum dtl_error_policy {
    DTL_ERROR_POLICY_RETURN_STATUS = 0,
    DTL_ERROR_POLICY_CALLBACK = 1,
    DTL_ERROR_POLICY_TERMINATE = 2,
    DTL_ERROR_POLICY_COUNT = 3
} dtl_error_policy;

/** dtl_lock_mode */
typedef enum dtl_lock_mode {
    DTL_LOCK_EXCLUSIVE = 0,
    DTL_LOCK_SHARED = 1
} dtl_lock_mode;

/** dtl_context_options */
typedef struct dtl_context_options {
    int device_id;
    int init_mpi;
    int finalize_mpi;
    int reserved[4];
} dtl_context_options;
#define DTL_CONTEXT_OPT_DETERMINISM_MODE(opts) ((opts).reserved[0])
#define DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(opts) ((opts).reserved[1])
#define DTL_CONTEXT_OPT_PROGRESS_ORDERING(opts) ((opts).reserved[2])

/** dtl_shape */
typedef struct dtl_shape {
    int ndim;
    dtl_size_t dims[8];
} dtl_shape;

/** dtl_message_info_t */
typedef struct dtl_message_info_t {
    dtl_rank_t source;
    dtl_tag_t tag;
    dtl_size_t count;
} dtl_message_info_t;

/** dtl_container_options */
typedef struct dtl_container_options {
    dtl_partition_policy partition;
    dtl_placement_policy placement;
    dtl_execution_policy execution;
    int device_id;
    dtl_size_t block_size;
    int reserved[3];
} dtl_container_options;

/** dtl_float32_int32 */
typedef struct dtl_float32_int32 {
    float value;
    int32_t index;
} dtl_float32_int32;

/** dtl_float64_int64 */
typedef struct dtl_float64_int64 {
    double value;
    int64_t index;
} dtl_float64_int64;

/** dtl_int32_int32 */
typedef struct dtl_int32_int32 {
    int32_t value;
    int32_t index;
} dtl_int32_int32;

/** dtl_int64_int64 */
typedef struct dtl_int64_int64 {
    int64_t value;
    int64_t index;
} dtl_int64_int64;

/** typedef void (*dtl_error_handler_t) */
typedef void (*dtl_error_handler_t)(dtl_status status, const char *message, void *user_data);

/** typedef void (*dtl_unary_func) */
typedef void (*dtl_unary_func)(void *element, dtl_size_t index, void *user_data);

/** typedef void (*dtl_const_unary_func) */
typedef void (*dtl_const_unary_func)(const void *element, dtl_size_t index, void *user_data);

/** typedef void (*dtl_transform_func) */
typedef void (*dtl_transform_func)(const void *input, void *output, dtl_size_t index,
                                   void *user_data);

/** typedef int (*dtl_predicate) */
typedef int (*dtl_predicate)(const void *element, void *user_data);

/** typedef int (*dtl_comparator) */
typedef int (*dtl_comparator)(const void *a, const void *b, void *user_data);

/** typedef void (*dtl_binary_func) */
typedef void (*dtl_binary_func)(const void *a, const void *b, void *result, void *user_data);

/** Does the work of a remote action: reads `args_size` bytes at `args`, writes up to
 * `result_size` bytes at `result`, and returns a status.
 */
typedef int (*dtl_action_func)(const void *args, dtl_size_t args_size, void *result,
                               dtl_size_t result_size, void *user_data);

/* The layout that programs were compiled against. */
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
DTL_ASSERT_LAYOUT(sizeof(dtl_dtype) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_reduce_op) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_nccl_operation_mode) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_nccl_operation) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_determinism_mode) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_reduction_schedule_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_progress_ordering_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_partition_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_placement_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_execution_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_consistency_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_error_policy) == 4);
DTL_ASSERT_LAYOUT(sizeof(dtl_lock_mode) == 4);
#undef DTL_ASSERT_LAYOUT
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: dtype: a dtl_dtype
 */
DTL_API dtl_size_t dtl_dtype_size(dtl_dtype dtype);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: dtype: a dtl_dtype
 */
DTL_API const char *dtl_dtype_name(dtl_dtype dtype);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: op: a dtl_reduce_op
 */
DTL_API const char *dtl_reduce_op_name(dtl_reduce_op op);

#ifdef __cplusplus
}
#endif

#endif
