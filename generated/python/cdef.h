/* Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/cdef.h.j2.
 * Do not edit. */
typedef int32_t dtl_rank_t;
typedef uint64_t dtl_size_t;
typedef int64_t dtl_index_t;
typedef int32_t dtl_status;
typedef int32_t dtl_tag_t;
typedef int32_t dtl_team_t;
typedef int64_t dtl_signal_window_t;

typedef ... *dtl_environment_t;
typedef ... *dtl_context_t;
typedef ... *dtl_communicator_t;
typedef ... *dtl_message_t;
typedef ... *dtl_request_t;
typedef ... *dtl_collective_plan_t;
typedef ... *dtl_vector_t;
typedef ... *dtl_array_t;
typedef ... *dtl_tensor_t;
typedef ... *dtl_span_t;
typedef ... *dtl_memory_t;
typedef ... *dtl_map_t;
typedef ... *dtl_window_t;
typedef ... *dtl_symmetric_t;
typedef ... *dtl_signal_t;
typedef ... *dtl_model_t;
typedef ... *dtl_role_manager_t;
typedef ... *dtl_future_t;
typedef ... *dtl_stream_t;
typedef ... *dtl_event_t;
typedef void *dtl_container_t;

typedef int dtl_dtype;
typedef int dtl_reduce_op;
typedef int dtl_unary_op;
typedef int dtl_binary_op;
typedef int dtl_operand;
typedef int dtl_nccl_operation_mode;
typedef int dtl_nccl_operation;
typedef int dtl_determinism_mode;
typedef int dtl_reduction_schedule_policy;
typedef int dtl_progress_ordering_policy;
typedef int dtl_partition_policy;
typedef int dtl_placement_policy;
typedef int dtl_device_kind;
typedef int dtl_execution_policy;
typedef int dtl_consistency_policy;
typedef int dtl_error_policy;
typedef int dtl_lock_mode;
typedef int dtl_sort_order;
typedef int dtl_comparison;
typedef int dtl_signal_op;
typedef int dtl_atomic_op;
typedef int dtl_model_kind;
typedef int dtl_model_unary_op;
typedef int dtl_model_binary_op;
typedef int dtl_model_norm;
typedef int dtl_model_mask;

typedef struct {
    int device_id;
    int init_mpi;
    int finalize_mpi;
    int reserved[4];
} dtl_context_options;

typedef struct {
    int ndim;
    dtl_size_t dims[8];
} dtl_shape;

typedef struct {
    dtl_rank_t source;
    dtl_tag_t tag;
    dtl_size_t count;
} dtl_message_info_t;

typedef struct {
    dtl_rank_t source;
    dtl_tag_t tag;
    dtl_size_t count;
    dtl_dtype dtype;
    int ndim;
    dtl_size_t dims[8];
    dtl_size_t reserved;
} dtl_envelope_t;

typedef struct {
    int cpu;
    int core;
    int package;
    int numa;
    int caches[5];
} dtl_cpu_info_t;

typedef struct {
    int level;
    int line;
    int count;
    int sharing;
    dtl_size_t bytes;
} dtl_cache_info_t;

typedef struct {
    int domain;
    int bus;
    int device;
    int function;
    int vendor;
    int model;
    int numa;
} dtl_gpu_info_t;

typedef struct {
    dtl_partition_policy partition;
    dtl_placement_policy placement;
    dtl_execution_policy execution;
    int device_id;
    dtl_size_t block_size;
    int reserved[3];
} dtl_container_options;

typedef struct {
    float value;
    int32_t index;
} dtl_float32_int32;

typedef struct {
    double value;
    int64_t index;
} dtl_float64_int64;

typedef struct {
    int32_t value;
    int32_t index;
} dtl_int32_int32;

typedef struct {
    int64_t value;
    int64_t index;
} dtl_int64_int64;

typedef struct {
    dtl_model_kind kind;
    int operation;
    dtl_index_t task;
    int worker;
    int place;
    dtl_size_t first_wait;
    dtl_size_t waits;
    dtl_index_t tensors[4];
    double epsilon;
    dtl_size_t reserved[2];
} dtl_model_record_t;

typedef int (*dtl_interrupt_check_func)(void *user_data);
typedef int (*dtl_call_words_func)(void *text, dtl_size_t bytes, void *user_data);
typedef void (*dtl_error_handler_t)(dtl_status status, const char *message, void *user_data);
typedef void (*dtl_unary_func)(void *element, dtl_size_t index, void *user_data);
typedef void (*dtl_const_unary_func)(const void *element, dtl_size_t index, void *user_data);
typedef void (*dtl_transform_func)(const void *input, void *output, dtl_size_t index,
                                   void *user_data);
typedef void (*dtl_chunk_func)(void *elements, dtl_size_t count, void *user_data);
typedef void (*dtl_chunk_transform_func)(const void *input, void *output, dtl_size_t count,
                                         void *user_data);
typedef int (*dtl_predicate)(const void *element, void *user_data);
typedef int (*dtl_comparator)(const void *a, const void *b, void *user_data);
typedef void (*dtl_binary_func)(const void *a, const void *b, void *result, void *user_data);
typedef void (*dtl_map_func)(const void *key, const void *value, void *user_data);
typedef dtl_status (*dtl_then_func)(dtl_status code, const void *value, dtl_size_t size,
                                    dtl_future_t result, void *user_data);
typedef dtl_status (*dtl_reply_func)(const void *args, dtl_size_t args_size, dtl_rank_t source,
                                     dtl_future_t reply, void *user_data);
typedef int (*dtl_action_func)(const void *args, dtl_size_t args_size, void *result,
                               dtl_size_t result_size, void *user_data);

dtl_size_t dtl_dtype_size(dtl_dtype dtype);
const char *dtl_dtype_name(dtl_dtype dtype);
const char *dtl_reduce_op_name(dtl_reduce_op op);
const char *dtl_unary_op_name(dtl_unary_op op);
const char *dtl_binary_op_name(dtl_binary_op op);
dtl_shape dtl_shape_1d(dtl_size_t dim0);
dtl_shape dtl_shape_2d(dtl_size_t dim0, dtl_size_t dim1);
dtl_shape dtl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2);
dtl_shape dtl_shape_nd(int ndim, const dtl_size_t *dims);
dtl_status dtl_shape_pack(int ndim, const dtl_size_t *dims, dtl_shape *shape);
dtl_status dtl_shape_unpack(const dtl_shape *shape, dtl_size_t count, dtl_size_t *dims);
dtl_size_t dtl_shape_size(const dtl_shape *shape);
int dtl_status_ok(dtl_status status);
int dtl_status_is_error(dtl_status status);
const char *dtl_status_message(dtl_status status);
const char *dtl_status_name(dtl_status status);
const char *dtl_status_category(dtl_status status);
int dtl_status_category_code(dtl_status status);
int dtl_status_is_category(dtl_status status, int category_code);
dtl_size_t dtl_last_error(char *buf, dtl_size_t size);
int dtl_last_error_status(void);
void dtl_clear_error(void);
int dtl_version_major(void);
int dtl_version_minor(void);
int dtl_version_patch(void);
int dtl_abi_version(void);
const char *dtl_version_string(void);
int dtl_has_mpi(void);
const char *dtl_mpi_library(void);
int dtl_has_cuda(void);
int dtl_has_hip(void);
int dtl_has_nccl(void);
int dtl_has_shmem(void);
const char *dtl_backend_name(void);
int dtl_backend_count(void);
dtl_size_t dtl_backend_report(char *buf, dtl_size_t size);
const char *dtl_version(void);
dtl_status dtl_metrics_enable(int is_enabled);
dtl_status dtl_metrics_count(const char *name, dtl_size_t *calls, dtl_size_t *bytes);
dtl_status dtl_environment_create(dtl_environment_t *env);
dtl_status dtl_environment_create_with_args(dtl_environment_t *env, int *argc, char ***argv);
void dtl_environment_destroy(dtl_environment_t env);
int dtl_environment_is_initialized(void);
dtl_size_t dtl_environment_ref_count(void);
const char *dtl_environment_domain(dtl_environment_t env);
int dtl_environment_has_mpi(void);
int dtl_environment_has_cuda(void);
int dtl_environment_has_hip(void);
int dtl_environment_has_nccl(void);
int dtl_environment_has_shmem(void);
int dtl_environment_mpi_thread_level(void);
dtl_status dtl_environment_make_world_context(dtl_environment_t env, dtl_context_t *ctx);
dtl_status dtl_environment_make_world_context_gpu(dtl_environment_t env, int device_id,
                                                  dtl_context_t *ctx);
dtl_status dtl_environment_make_cpu_context(dtl_environment_t env, dtl_context_t *ctx);
void dtl_abort(int code);
void dtl_interrupt(void);
void dtl_interrupt_clear(void);
int dtl_interrupt_is_stuck(void);
void dtl_interrupt_check_set(dtl_interrupt_check_func check, void *user_data);
void dtl_context_options_init(dtl_context_options *opts);
dtl_status dtl_context_create(dtl_context_t *ctx, const dtl_context_options *opts);
dtl_status dtl_context_create_default(dtl_context_t *ctx);
dtl_status dtl_context_from_fortran_comm(int fortran_comm, const dtl_context_options *opts,
                                         dtl_context_t *ctx);
void dtl_context_destroy(dtl_context_t ctx);
dtl_rank_t dtl_context_rank(dtl_context_t ctx);
dtl_rank_t dtl_context_size(dtl_context_t ctx);
int dtl_context_is_root(dtl_context_t ctx);
int dtl_context_device_id(dtl_context_t ctx);
dtl_device_kind dtl_context_device_kind(dtl_context_t ctx);
int dtl_context_has_device(dtl_context_t ctx);
int dtl_context_determinism_mode(dtl_context_t ctx);
int dtl_context_reduction_schedule_policy(dtl_context_t ctx);
int dtl_context_progress_ordering_policy(dtl_context_t ctx);
dtl_status dtl_context_barrier(dtl_context_t ctx);
dtl_status dtl_context_fence(dtl_context_t ctx);
int dtl_context_is_valid(dtl_context_t ctx);
dtl_status dtl_context_dup(dtl_context_t src, dtl_context_t *dst);
dtl_status dtl_context_split(dtl_context_t ctx, int color, int key, dtl_context_t *out);
dtl_status dtl_context_split_by_node(dtl_context_t ctx, dtl_context_t *out);
dtl_status dtl_context_split_leaders(dtl_context_t ctx, dtl_context_t *out);
int dtl_context_has_mpi(dtl_context_t ctx);
dtl_status dtl_context_mpi_comm(dtl_context_t ctx, int *fortran_comm);
int dtl_context_has_cuda(dtl_context_t ctx);
int dtl_context_has_nccl(dtl_context_t ctx);
int dtl_context_nccl_mode(dtl_context_t ctx);
int dtl_context_nccl_supports_native(dtl_context_t ctx, dtl_nccl_operation op);
int dtl_context_nccl_supports_hybrid(dtl_context_t ctx, dtl_nccl_operation op);
int dtl_context_has_shmem(dtl_context_t ctx);
dtl_status dtl_context_with_cuda(dtl_context_t ctx, int device_id, dtl_context_t *out);
dtl_status dtl_context_with_device(dtl_context_t ctx, dtl_device_kind kind, int device_id,
                                   dtl_context_t *out);
dtl_status dtl_context_with_shmem(dtl_context_t ctx, dtl_context_t *out);
dtl_status dtl_context_with_nccl(dtl_context_t ctx, int device_id, dtl_context_t *out);
dtl_status dtl_context_with_nccl_ex(dtl_context_t ctx, int device_id, dtl_nccl_operation_mode mode,
                                    dtl_context_t *out);
dtl_status dtl_context_split_nccl(dtl_context_t ctx, int color, int key, dtl_context_t *out);
dtl_status dtl_context_split_nccl_ex(dtl_context_t ctx, int color, int key, int device_id,
                                     dtl_nccl_operation_mode mode, dtl_context_t *out);
dtl_status dtl_context_refuse(dtl_context_t ctx, const char *why);
dtl_status dtl_context_refuse_call(dtl_context_t ctx, const char *why);
int dtl_tell_call(const char *words);
void dtl_tell_place(const void *handle, const char *place);
void dtl_call_words_set(dtl_call_words_func describe, void *user_data);
dtl_status dtl_context_set_error_handler(dtl_context_t ctx, dtl_error_handler_t handler,
                                         void *user_data);
dtl_status dtl_context_set_error_policy(dtl_context_t ctx, dtl_error_policy policy);
dtl_error_policy dtl_context_error_policy(dtl_context_t ctx);
dtl_status dtl_barrier(dtl_context_t ctx);
dtl_status dtl_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t root);
dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root);
dtl_status dtl_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_allreduce_alike(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, int32_t op, int64_t form,
                               int is_number, int32_t *result_dtype);
dtl_status dtl_allreduce_float64(dtl_context_t ctx, double value, dtl_reduce_op op, double *result);
dtl_status dtl_allreduce_int64(dtl_context_t ctx, int64_t value, dtl_reduce_op op, int64_t *result);
dtl_status dtl_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                      dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                      dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                         dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                         dtl_dtype recvdtype);
dtl_status dtl_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                       dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                        dtl_dtype recvdtype);
dtl_status dtl_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                       const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_scatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                        const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                          dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                          const dtl_size_t *displs);
dtl_status dtl_alltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                         const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                         const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                         dtl_dtype recvdtype);
dtl_status dtl_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                    dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                    dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_ibarrier(dtl_context_t ctx, dtl_request_t *request);
dtl_status dtl_ibroadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t root, dtl_request_t *request);
dtl_status dtl_ireduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                       dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root, dtl_request_t *request);
dtl_status dtl_iallreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                          dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request);
dtl_status dtl_igather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                       dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request);
dtl_status dtl_iallgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                          dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                          dtl_dtype recvdtype, dtl_request_t *request);
dtl_status dtl_iscatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                        dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request);
dtl_status dtl_ialltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                         dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                         dtl_dtype recvdtype, dtl_request_t *request);
dtl_status dtl_igatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                        const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                        dtl_request_t *request);
dtl_status dtl_iscatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                         const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                         dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root,
                         dtl_request_t *request);
dtl_status dtl_iallgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                           const dtl_size_t *displs, dtl_request_t *request);
dtl_status dtl_ialltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                          const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                          const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                          dtl_dtype recvdtype, dtl_request_t *request);
dtl_status dtl_iscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                     dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request);
dtl_status dtl_iexscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                       dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request);
dtl_status dtl_ireduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op,
                               dtl_request_t *request);
dtl_status dtl_ireduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                     dtl_request_t *request);
dtl_status dtl_plan_barrier(dtl_context_t ctx, dtl_collective_plan_t *plan);
dtl_status dtl_plan_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                              dtl_rank_t root, dtl_collective_plan_t *plan);
dtl_status dtl_plan_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root,
                           dtl_collective_plan_t *plan);
dtl_status dtl_plan_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                              dtl_collective_plan_t *plan);
dtl_status dtl_plan_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                           dtl_dtype recvdtype, dtl_rank_t root, dtl_collective_plan_t *plan);
dtl_status dtl_plan_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype, dtl_collective_plan_t *plan);
dtl_status dtl_plan_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                            dtl_dtype recvdtype, dtl_rank_t root, dtl_collective_plan_t *plan);
dtl_status dtl_plan_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype, dtl_collective_plan_t *plan);
dtl_status dtl_plan_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                            const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                            dtl_collective_plan_t *plan);
dtl_status dtl_plan_scatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                             const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                             dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root,
                             dtl_collective_plan_t *plan);
dtl_status dtl_plan_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *displs, dtl_collective_plan_t *plan);
dtl_status dtl_plan_alltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                              const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                              const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                              dtl_dtype recvdtype, dtl_collective_plan_t *plan);
dtl_status dtl_plan_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op, dtl_collective_plan_t *plan);
dtl_status dtl_plan_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_reduce_op op, dtl_collective_plan_t *plan);
dtl_status dtl_plan_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_collective_plan_t *plan);
dtl_status dtl_plan_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                         dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                         dtl_collective_plan_t *plan);
dtl_status dtl_send(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t dest, dtl_tag_t tag);
dtl_status dtl_recv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t source, dtl_tag_t tag);
dtl_status dtl_sendrecv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t source,
                        dtl_tag_t recvtag);
dtl_status dtl_isend(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t dest, dtl_tag_t tag, dtl_request_t *request);
dtl_status dtl_irecv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t source, dtl_tag_t tag, dtl_request_t *request);
dtl_status dtl_probe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                     dtl_message_info_t *info);
dtl_status dtl_iprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      int *flag, dtl_message_info_t *info);
dtl_status dtl_mprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      dtl_message_t *message, dtl_message_info_t *info);
dtl_status dtl_improbe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                       dtl_message_t *message, dtl_message_info_t *info);
dtl_status dtl_mrecv(dtl_message_t message, void *buf, dtl_size_t count, dtl_dtype dtype);
void dtl_message_free(dtl_message_t message);
dtl_status dtl_isend_shaped(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_shape shape, dtl_rank_t dest, dtl_tag_t tag,
                            dtl_request_t *request);
dtl_status dtl_probe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                              dtl_envelope_t *envelope);
dtl_status dtl_iprobe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, int *flag,
                               dtl_envelope_t *envelope);
dtl_status dtl_message_envelope(dtl_message_t message, dtl_envelope_t *envelope);
dtl_status dtl_wait(dtl_request_t request);
dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests);
dtl_status dtl_test(dtl_request_t request, int *completed);
dtl_status dtl_request_future(dtl_request_t request, dtl_future_t *fut);
dtl_status dtl_waitany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index);
dtl_status dtl_testany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index,
                       int *completed);
dtl_status dtl_testall(dtl_size_t count, dtl_request_t *requests, int *completed);
dtl_status dtl_cancel(dtl_request_t request);
void dtl_request_free(dtl_request_t request);
dtl_status dtl_collective_plan_start(dtl_collective_plan_t plan);
dtl_status dtl_collective_plan_wait(dtl_collective_plan_t plan);
dtl_status dtl_collective_plan_test(dtl_collective_plan_t plan, int *completed);
void dtl_collective_plan_destroy(dtl_collective_plan_t plan);
const char *dtl_partition_policy_name(dtl_partition_policy policy);
const char *dtl_placement_policy_name(dtl_placement_policy policy);
int dtl_placement_available(dtl_placement_policy policy);
const char *dtl_execution_policy_name(dtl_execution_policy policy);
const char *dtl_consistency_policy_name(dtl_consistency_policy policy);
const char *dtl_error_policy_name(dtl_error_policy policy);
void dtl_container_options_init(dtl_container_options *opts);
dtl_status dtl_vector_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                          dtl_size_t global_size,
                                          const dtl_container_options *opts, dtl_vector_t *vec);
dtl_partition_policy dtl_vector_partition_policy(dtl_vector_t vec);
dtl_placement_policy dtl_vector_placement_policy(dtl_vector_t vec);
dtl_execution_policy dtl_vector_execution_policy(dtl_vector_t vec);
int dtl_vector_device_id(dtl_vector_t vec);
dtl_consistency_policy dtl_vector_consistency_policy(dtl_vector_t vec);
dtl_error_policy dtl_vector_error_policy(dtl_vector_t vec);
dtl_status dtl_vector_copy_to_host(dtl_vector_t vec, void *host_buffer, dtl_size_t count);
dtl_status dtl_vector_copy_from_host(dtl_vector_t vec, const void *host_buffer, dtl_size_t count);
dtl_status dtl_vector_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t global_size,
                             dtl_vector_t *vec);
dtl_status dtl_vector_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t global_size,
                                  const void *value, dtl_vector_t *vec);
void dtl_vector_destroy(dtl_vector_t vec);
dtl_size_t dtl_vector_global_size(dtl_vector_t vec);
dtl_size_t dtl_vector_local_size(dtl_vector_t vec);
dtl_index_t dtl_vector_local_offset(dtl_vector_t vec);
int dtl_vector_empty(dtl_vector_t vec);
dtl_dtype dtl_vector_dtype(dtl_vector_t vec);
const void *dtl_vector_local_data(dtl_vector_t vec);
void *dtl_vector_local_data_mut(dtl_vector_t vec);
const void *dtl_vector_device_data(dtl_vector_t vec);
void *dtl_vector_device_data_mut(dtl_vector_t vec);
dtl_status dtl_vector_get_local(dtl_vector_t vec, dtl_size_t local_idx, void *value);
dtl_status dtl_vector_set_local(dtl_vector_t vec, dtl_size_t local_idx, const void *value);
dtl_rank_t dtl_vector_num_ranks(dtl_vector_t vec);
dtl_rank_t dtl_vector_rank(dtl_vector_t vec);
int dtl_vector_is_local(dtl_vector_t vec, dtl_index_t global_idx);
dtl_rank_t dtl_vector_owner(dtl_vector_t vec, dtl_index_t global_idx);
dtl_index_t dtl_vector_to_local(dtl_vector_t vec, dtl_index_t global_idx);
dtl_index_t dtl_vector_to_global(dtl_vector_t vec, dtl_index_t local_idx);
dtl_status dtl_vector_resize(dtl_vector_t vec, dtl_size_t new_size);
dtl_status dtl_vector_barrier(dtl_vector_t vec);
dtl_status dtl_vector_fill_local(dtl_vector_t vec, const void *value);
dtl_status dtl_vector_reduce_sum(dtl_vector_t vec, void *result);
dtl_status dtl_vector_reduce_min(dtl_vector_t vec, void *result);
dtl_status dtl_vector_reduce_max(dtl_vector_t vec, void *result);
dtl_status dtl_vector_sort_ascending(dtl_vector_t vec);
dtl_status dtl_vector_redistribute(dtl_vector_t vec, dtl_partition_policy new_partition);
int dtl_vector_is_dirty(dtl_vector_t vec);
int dtl_vector_is_clean(dtl_vector_t vec);
dtl_status dtl_vector_sync(dtl_vector_t vec);
int dtl_vector_is_valid(dtl_vector_t vec);
dtl_status dtl_array_create_with_options(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                         const dtl_container_options *opts, dtl_array_t *arr);
dtl_partition_policy dtl_array_partition_policy(dtl_array_t arr);
dtl_placement_policy dtl_array_placement_policy(dtl_array_t arr);
dtl_execution_policy dtl_array_execution_policy(dtl_array_t arr);
int dtl_array_device_id(dtl_array_t arr);
dtl_consistency_policy dtl_array_consistency_policy(dtl_array_t arr);
dtl_error_policy dtl_array_error_policy(dtl_array_t arr);
dtl_status dtl_array_copy_to_host(dtl_array_t arr, void *host_buffer, dtl_size_t count);
dtl_status dtl_array_copy_from_host(dtl_array_t arr, const void *host_buffer, dtl_size_t count);
dtl_status dtl_array_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size, dtl_array_t *arr);
dtl_status dtl_array_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                 const void *value, dtl_array_t *arr);
void dtl_array_destroy(dtl_array_t arr);
dtl_size_t dtl_array_global_size(dtl_array_t arr);
dtl_size_t dtl_array_local_size(dtl_array_t arr);
dtl_index_t dtl_array_local_offset(dtl_array_t arr);
int dtl_array_empty(dtl_array_t arr);
dtl_dtype dtl_array_dtype(dtl_array_t arr);
const void *dtl_array_local_data(dtl_array_t arr);
void *dtl_array_local_data_mut(dtl_array_t arr);
dtl_status dtl_array_get_local(dtl_array_t arr, dtl_size_t local_idx, void *value);
dtl_status dtl_array_set_local(dtl_array_t arr, dtl_size_t local_idx, const void *value);
dtl_rank_t dtl_array_num_ranks(dtl_array_t arr);
dtl_rank_t dtl_array_rank(dtl_array_t arr);
int dtl_array_is_local(dtl_array_t arr, dtl_index_t global_idx);
dtl_rank_t dtl_array_owner(dtl_array_t arr, dtl_index_t global_idx);
dtl_index_t dtl_array_to_local(dtl_array_t arr, dtl_index_t global_idx);
dtl_index_t dtl_array_to_global(dtl_array_t arr, dtl_index_t local_idx);
dtl_status dtl_array_fill_local(dtl_array_t arr, const void *value);
dtl_status dtl_array_barrier(dtl_array_t arr);
int dtl_array_is_valid(dtl_array_t arr);
dtl_status dtl_tensor_create(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                             dtl_tensor_t *tensor);
dtl_status dtl_tensor_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                  const void *value, dtl_tensor_t *tensor);
dtl_status dtl_tensor_create_with_options(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                          int dim, const dtl_container_options *opts,
                                          dtl_tensor_t *tensor);
void dtl_tensor_destroy(dtl_tensor_t tensor);
dtl_shape dtl_tensor_shape(dtl_tensor_t tensor);
int dtl_tensor_ndim(dtl_tensor_t tensor);
dtl_size_t dtl_tensor_dim(dtl_tensor_t tensor, int dim);
dtl_size_t dtl_tensor_global_size(dtl_tensor_t tensor);
dtl_size_t dtl_tensor_local_size(dtl_tensor_t tensor);
dtl_shape dtl_tensor_local_shape(dtl_tensor_t tensor);
dtl_dtype dtl_tensor_dtype(dtl_tensor_t tensor);
const void *dtl_tensor_local_data(dtl_tensor_t tensor);
void *dtl_tensor_local_data_mut(dtl_tensor_t tensor);
dtl_size_t dtl_tensor_stride(dtl_tensor_t tensor, int dim);
dtl_status dtl_tensor_get_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices, void *value);
dtl_status dtl_tensor_set_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                   const void *value);
dtl_status dtl_tensor_get_local(dtl_tensor_t tensor, dtl_size_t linear_idx, void *value);
dtl_status dtl_tensor_set_local(dtl_tensor_t tensor, dtl_size_t linear_idx, const void *value);
dtl_rank_t dtl_tensor_num_ranks(dtl_tensor_t tensor);
dtl_rank_t dtl_tensor_rank(dtl_tensor_t tensor);
int dtl_tensor_distributed_dim(dtl_tensor_t tensor);
dtl_status dtl_tensor_reshape(dtl_tensor_t tensor, dtl_shape new_shape);
dtl_status dtl_tensor_fill_local(dtl_tensor_t tensor, const void *value);
dtl_status dtl_tensor_barrier(dtl_tensor_t tensor);
int dtl_tensor_is_valid(dtl_tensor_t tensor);
dtl_status dtl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                           dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                           dtl_span_t *span);
dtl_status dtl_span_from_vector(dtl_vector_t vec, dtl_span_t *span);
dtl_status dtl_span_from_array(dtl_array_t arr, dtl_span_t *span);
dtl_status dtl_span_from_tensor(dtl_tensor_t tensor, dtl_span_t *span);
void dtl_span_destroy(dtl_span_t span);
dtl_size_t dtl_span_size(dtl_span_t span);
dtl_size_t dtl_span_local_size(dtl_span_t span);
dtl_size_t dtl_span_size_bytes(dtl_span_t span);
int dtl_span_empty(dtl_span_t span);
dtl_dtype dtl_span_dtype(dtl_span_t span);
const void *dtl_span_data(dtl_span_t span);
void *dtl_span_data_mut(dtl_span_t span);
dtl_rank_t dtl_span_rank(dtl_span_t span);
dtl_rank_t dtl_span_num_ranks(dtl_span_t span);
dtl_status dtl_span_get_local(dtl_span_t span, dtl_size_t local_idx, void *value);
dtl_status dtl_span_set_local(dtl_span_t span, dtl_size_t local_idx, const void *value);
dtl_status dtl_span_first(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span);
dtl_status dtl_span_last(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span);
dtl_status dtl_span_subspan(dtl_span_t span, dtl_size_t offset, dtl_size_t count,
                            dtl_span_t *out_span);
int dtl_span_is_valid(dtl_span_t span);
dtl_partition_policy dtl_container_partition_policy(dtl_container_t container);
dtl_placement_policy dtl_container_placement_policy(dtl_container_t container);
dtl_execution_policy dtl_container_execution_policy(dtl_container_t container);
int dtl_container_device_id(dtl_container_t container);
dtl_consistency_policy dtl_container_consistency_policy(dtl_container_t container);
dtl_error_policy dtl_container_error_policy(dtl_container_t container);
dtl_dtype dtl_container_dtype(dtl_container_t container);
dtl_size_t dtl_container_global_size(dtl_container_t container);
dtl_size_t dtl_container_local_size(dtl_container_t container);
dtl_index_t dtl_container_local_offset(dtl_container_t container);
dtl_size_t dtl_container_block_size(dtl_container_t container);
int dtl_container_ndim(dtl_container_t container);
dtl_rank_t dtl_container_num_ranks(dtl_container_t container);
dtl_rank_t dtl_container_rank(dtl_container_t container);
const void *dtl_container_local_data(dtl_container_t container);
void *dtl_container_local_data_mut(dtl_container_t container);
dtl_device_kind dtl_container_device_kind(dtl_container_t container);
int dtl_container_device_number(dtl_container_t container);
const void *dtl_container_device_data(dtl_container_t container);
void *dtl_container_device_data_mut(dtl_container_t container);
int dtl_container_is_dirty(dtl_container_t container);
int dtl_container_is_clean(dtl_container_t container);
int dtl_container_is_local(dtl_container_t container, dtl_index_t global_idx);
dtl_rank_t dtl_container_owner(dtl_container_t container, dtl_index_t global_idx);
dtl_index_t dtl_container_to_local(dtl_container_t container, dtl_index_t global_idx);
dtl_index_t dtl_container_to_global(dtl_container_t container, dtl_index_t local_idx);
dtl_status dtl_container_get_local(dtl_container_t container, dtl_size_t local_idx, void *value);
dtl_status dtl_container_set_local(dtl_container_t container, dtl_size_t local_idx,
                                   const void *value);
dtl_status dtl_container_fill_local(dtl_container_t container, const void *value);
dtl_status dtl_container_copy_to_host(dtl_container_t container, void *host_buffer,
                                      dtl_size_t count);
dtl_status dtl_container_copy_from_host(dtl_container_t container, const void *host_buffer,
                                        dtl_size_t count);
dtl_status dtl_container_expose(dtl_container_t container);
dtl_status dtl_container_get_element(dtl_container_t container, dtl_index_t global_idx,
                                     void *value);
dtl_status dtl_container_set_element(dtl_container_t container, dtl_index_t global_idx,
                                     const void *value);
dtl_status dtl_container_get_elements(dtl_container_t container, const dtl_index_t *indices,
                                      dtl_size_t count, void *values);
dtl_status dtl_container_set_elements(dtl_container_t container, const dtl_index_t *indices,
                                      dtl_size_t count, const void *values);
dtl_status dtl_container_redistribute(dtl_container_t container,
                                      dtl_partition_policy new_partition);
dtl_status dtl_container_barrier(dtl_container_t container);
dtl_status dtl_container_sync(dtl_container_t container);
dtl_status dtl_container_exchange_halo(dtl_container_t container, const dtl_size_t *widths,
                                       const int *periodic, void *padded, dtl_size_t capacity);
dtl_status dtl_container_refresh_halo(dtl_container_t container, const dtl_size_t *widths,
                                      const int *periodic, void *padded, dtl_size_t capacity);
dtl_status dtl_container_combine(dtl_container_t container, const void *sendbuf, void *recvbuf,
                                 dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_container_save(dtl_container_t container, const char *path);
dtl_status dtl_container_load(dtl_container_t container, const char *path);
dtl_status dtl_file_inspect(dtl_context_t ctx, const char *path, int *dtype, dtl_shape *shape);
dtl_status dtl_container_memory(dtl_container_t container, dtl_memory_t *memory);
void dtl_memory_release(dtl_memory_t memory);
dtl_status dtl_map_create(dtl_context_t ctx, dtl_dtype key_dtype, dtl_dtype value_dtype,
                          dtl_map_t *map);
dtl_status dtl_map_create_sized(dtl_context_t ctx, dtl_dtype key_dtype, dtl_size_t key_count,
                                dtl_dtype value_dtype, dtl_size_t value_count, dtl_map_t *map);
void dtl_map_destroy(dtl_map_t map);
dtl_status dtl_map_insert(dtl_map_t map, const void *key, const void *value);
dtl_status dtl_map_insert_batch(dtl_map_t map, const void *keys, const void *values,
                                dtl_size_t count);
dtl_status dtl_map_combine(dtl_map_t map, const void *key, const void *value, dtl_reduce_op op);
dtl_status dtl_map_combine_batch(dtl_map_t map, const void *keys, const void *values,
                                 dtl_size_t count, dtl_reduce_op op);
dtl_status dtl_map_combine_with(dtl_map_t map, const void *key, const void *value,
                                dtl_binary_func func, void *user_data);
dtl_status dtl_map_combine_with_batch(dtl_map_t map, const void *keys, const void *values,
                                      dtl_size_t count, dtl_binary_func func, void *user_data);
dtl_status dtl_map_replace(dtl_map_t map, const void *key, const void *expected, const void *value,
                           int *replaced);
dtl_status dtl_map_replace_batch(dtl_map_t map, const void *keys, const void *expected,
                                 const void *present, const void *values, dtl_size_t count,
                                 void *replaced);
dtl_status dtl_map_find(dtl_map_t map, const void *key, void *value, int *found);
dtl_status dtl_map_find_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *values,
                              void *found);
dtl_status dtl_map_contains_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *found);
dtl_status dtl_map_contains(dtl_map_t map, const void *key, int *found);
dtl_status dtl_map_erase(dtl_map_t map, const void *key, int *erased);
dtl_status dtl_map_erase_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *erased);
dtl_status dtl_map_flush(dtl_map_t map);
dtl_status dtl_map_sync(dtl_map_t map);
dtl_status dtl_map_clear(dtl_map_t map);
dtl_size_t dtl_map_local_size(dtl_map_t map);
dtl_size_t dtl_map_global_size(dtl_map_t map);
int dtl_map_is_dirty(dtl_map_t map);
dtl_dtype dtl_map_key_dtype(dtl_map_t map);
dtl_dtype dtl_map_value_dtype(dtl_map_t map);
dtl_size_t dtl_map_key_size(dtl_map_t map);
dtl_size_t dtl_map_value_size(dtl_map_t map);
dtl_rank_t dtl_map_owner(dtl_map_t map, const void *key);
dtl_status dtl_map_local_entries(dtl_map_t map, void *keys, void *values, dtl_size_t capacity,
                                 dtl_size_t *count);
dtl_status dtl_map_for_each(dtl_map_t map, dtl_map_func func, void *user_data);
int dtl_map_is_valid(dtl_map_t map);
dtl_status dtl_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data);
dtl_status dtl_for_each_vector_const(dtl_vector_t vec, dtl_const_unary_func func, void *user_data);
dtl_status dtl_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data);
dtl_status dtl_for_each_array_const(dtl_array_t arr, dtl_const_unary_func func, void *user_data);
dtl_status dtl_transform_vector(dtl_vector_t src, dtl_vector_t dst, dtl_transform_func func,
                                void *user_data);
dtl_status dtl_transform_array(dtl_array_t src, dtl_array_t dst, dtl_transform_func func,
                               void *user_data);
dtl_status dtl_copy_vector(dtl_vector_t src, dtl_vector_t dst);
dtl_status dtl_copy_array(dtl_array_t src, dtl_array_t dst);
dtl_status dtl_fill_vector(dtl_vector_t vec, const void *value);
dtl_status dtl_fill_array(dtl_array_t arr, const void *value);
dtl_index_t dtl_find_vector(dtl_vector_t vec, const void *value);
dtl_index_t dtl_find_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);
dtl_index_t dtl_find_array(dtl_array_t arr, const void *value);
dtl_index_t dtl_find_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);
dtl_size_t dtl_count_vector(dtl_vector_t vec, const void *value);
dtl_size_t dtl_count_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);
dtl_size_t dtl_count_array(dtl_array_t arr, const void *value);
dtl_size_t dtl_count_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);
dtl_status dtl_reduce_local_vector(dtl_vector_t vec, dtl_reduce_op op, void *result);
dtl_status dtl_reduce_local_vector_func(dtl_vector_t vec, dtl_binary_func func,
                                        const void *identity, void *result, void *user_data);
dtl_status dtl_reduce_local_array(dtl_array_t arr, dtl_reduce_op op, void *result);
dtl_status dtl_reduce_local_array_func(dtl_array_t arr, dtl_binary_func func, const void *identity,
                                       void *result, void *user_data);
dtl_status dtl_sort_vector(dtl_vector_t vec);
dtl_status dtl_sort_vector_descending(dtl_vector_t vec);
dtl_status dtl_sort_vector_func(dtl_vector_t vec, dtl_comparator cmp, void *user_data);
dtl_status dtl_sort_array(dtl_array_t arr);
dtl_status dtl_sort_array_descending(dtl_array_t arr);
dtl_status dtl_sort_array_func(dtl_array_t arr, dtl_comparator cmp, void *user_data);
dtl_status dtl_minmax_vector(dtl_vector_t vec, void *min_val, void *max_val);
dtl_status dtl_minmax_array(dtl_array_t arr, void *min_val, void *max_val);
int dtl_all_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);
int dtl_any_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);
int dtl_none_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);
int dtl_all_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);
int dtl_any_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);
int dtl_none_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);
dtl_index_t dtl_min_element_vector(dtl_vector_t vec);
dtl_index_t dtl_max_element_vector(dtl_vector_t vec);
dtl_index_t dtl_min_element_array(dtl_array_t arr);
dtl_index_t dtl_max_element_array(dtl_array_t arr);
dtl_status dtl_inclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op);
dtl_status dtl_exclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op);
dtl_status dtl_inclusive_scan_array(dtl_array_t arr, dtl_reduce_op op);
dtl_status dtl_exclusive_scan_array(dtl_array_t arr, dtl_reduce_op op);
dtl_status dtl_container_fill(dtl_container_t container, const void *value);
dtl_status dtl_container_copy(dtl_container_t src, dtl_container_t dst);
dtl_status dtl_container_for_each(dtl_container_t container, dtl_unary_func func, void *user_data);
dtl_status dtl_container_transform(dtl_container_t src, dtl_container_t dst,
                                   dtl_transform_func func, void *user_data);
dtl_status dtl_container_apply(dtl_container_t dst, dtl_container_t src, dtl_reduce_op op);
dtl_status dtl_container_apply_unary(dtl_container_t dst, dtl_container_t src, dtl_unary_op op);
dtl_status dtl_container_apply_unary_local(dtl_container_t dst, dtl_container_t src,
                                           dtl_unary_op op);
dtl_status dtl_container_apply_binary(dtl_container_t dst, dtl_container_t x, dtl_container_t y,
                                      dtl_binary_op op);
dtl_status dtl_container_apply_binary_local(dtl_container_t dst, dtl_container_t x,
                                            dtl_container_t y, dtl_binary_op op);
dtl_status dtl_container_apply_value(dtl_container_t dst, dtl_container_t src, const void *value,
                                     dtl_operand place, dtl_binary_op op);
dtl_status dtl_container_apply_value_local(dtl_container_t dst, dtl_container_t src,
                                           const void *value, dtl_operand place, dtl_binary_op op);
dtl_status dtl_container_for_each_chunk(dtl_container_t container, dtl_chunk_func func,
                                        void *user_data);
dtl_status dtl_container_transform_chunks(dtl_container_t src, dtl_container_t dst,
                                          dtl_chunk_transform_func func, void *user_data);
dtl_status dtl_container_find(dtl_container_t container, const void *value, dtl_index_t *index);
dtl_status dtl_container_find_if(dtl_container_t container, dtl_predicate pred, void *user_data,
                                 dtl_index_t *index);
dtl_status dtl_container_count(dtl_container_t container, const void *value, dtl_size_t *count);
dtl_status dtl_container_count_if(dtl_container_t container, dtl_predicate pred, void *user_data,
                                  dtl_size_t *count);
dtl_status dtl_container_all_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                int *result);
dtl_status dtl_container_any_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                int *result);
dtl_status dtl_container_none_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                 int *result);
dtl_status dtl_container_reduce(dtl_container_t container, dtl_reduce_op op, void *result);
dtl_status dtl_container_reduce_func(dtl_container_t container, dtl_binary_func func,
                                     const void *identity, void *result, void *user_data);
dtl_status dtl_container_minmax(dtl_container_t container, void *min_val, void *max_val);
dtl_status dtl_container_min_element(dtl_container_t container, dtl_index_t *index);
dtl_status dtl_container_max_element(dtl_container_t container, dtl_index_t *index);
dtl_status dtl_container_inclusive_scan(dtl_container_t container, dtl_reduce_op op);
dtl_status dtl_container_exclusive_scan(dtl_container_t container, dtl_reduce_op op);
dtl_status dtl_container_sort(dtl_container_t container, dtl_sort_order order);
dtl_status dtl_container_stable_sort(dtl_container_t container, dtl_sort_order order);
dtl_status dtl_container_sort_func(dtl_container_t container, dtl_comparator cmp, void *user_data);
dtl_status dtl_container_sort_by_key(dtl_container_t keys, dtl_container_t payload,
                                     dtl_sort_order order);
dtl_status dtl_container_argsort(dtl_container_t container, dtl_sort_order order,
                                 dtl_container_t indices);
dtl_status dtl_container_unique(dtl_container_t container, dtl_vector_t *unique);
dtl_status dtl_container_mean(dtl_container_t container, double *mean);
dtl_status dtl_container_var(dtl_container_t container, dtl_size_t ddof, double *var);
dtl_status dtl_container_norm(dtl_container_t container, double *norm);
dtl_status dtl_container_dot(dtl_container_t a, dtl_container_t b, double *dot);
dtl_status dtl_container_histogram(dtl_container_t container, double low, double high,
                                   dtl_size_t bins, dtl_size_t *counts);
dtl_status dtl_container_quantile(dtl_container_t container, const double *probabilities,
                                  dtl_size_t count, double *results);
dtl_status dtl_async_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data,
                                     dtl_request_t *req);
dtl_status dtl_async_transform_vector(dtl_vector_t src, dtl_vector_t dst, dtl_transform_func func,
                                      void *user_data, dtl_request_t *req);
dtl_status dtl_async_reduce_vector(dtl_vector_t vec, dtl_reduce_op op, void *result,
                                   dtl_request_t *req);
dtl_status dtl_async_sort_vector(dtl_vector_t vec, dtl_request_t *req);
dtl_status dtl_async_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data,
                                    dtl_request_t *req);
dtl_status dtl_async_reduce_array(dtl_array_t arr, dtl_reduce_op op, void *result,
                                  dtl_request_t *req);
dtl_status dtl_window_create(dtl_context_t ctx, void *base, dtl_size_t size, dtl_window_t *win);
dtl_status dtl_window_allocate(dtl_context_t ctx, dtl_size_t size, dtl_window_t *win);
dtl_status dtl_window_create_dynamic(dtl_context_t ctx, dtl_window_t *win);
dtl_status dtl_window_attach(dtl_window_t win, void *base, dtl_size_t size, dtl_size_t *offset);
dtl_status dtl_window_detach(dtl_window_t win, const void *base);
void dtl_window_destroy(dtl_window_t win);
void *dtl_window_base(dtl_window_t win);
dtl_status dtl_window_memory(dtl_window_t win, dtl_memory_t *memory);
dtl_size_t dtl_window_size(dtl_window_t win);
int dtl_window_is_valid(dtl_window_t win);
dtl_status dtl_window_fence(dtl_window_t win);
dtl_status dtl_window_post(dtl_window_t win, const dtl_rank_t *origins, dtl_size_t count);
dtl_status dtl_window_start(dtl_window_t win, const dtl_rank_t *targets, dtl_size_t count);
dtl_status dtl_window_complete(dtl_window_t win);
dtl_status dtl_window_wait(dtl_window_t win);
dtl_status dtl_window_test(dtl_window_t win, int *completed);
dtl_status dtl_window_lock(dtl_window_t win, dtl_rank_t target, dtl_lock_mode mode);
dtl_status dtl_window_unlock(dtl_window_t win, dtl_rank_t target);
dtl_status dtl_window_lock_all(dtl_window_t win);
dtl_status dtl_window_unlock_all(dtl_window_t win);
dtl_status dtl_window_flush(dtl_window_t win, dtl_rank_t target);
dtl_status dtl_window_flush_all(dtl_window_t win);
dtl_status dtl_window_flush_local(dtl_window_t win, dtl_rank_t target);
dtl_status dtl_window_flush_local_all(dtl_window_t win);
dtl_status dtl_rma_put(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                       const void *origin, dtl_size_t size);
dtl_status dtl_rma_get(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset, void *buffer,
                       dtl_size_t size);
dtl_status dtl_rma_put_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                             const void *origin, dtl_size_t size, dtl_request_t *req);
dtl_status dtl_rma_get_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                             void *buffer, dtl_size_t size, dtl_request_t *req);
dtl_status dtl_rma_accumulate(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                              const void *origin, dtl_size_t size, dtl_dtype dtype,
                              dtl_reduce_op op);
dtl_status dtl_rma_get_accumulate(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                  const void *origin, void *result, dtl_size_t size,
                                  dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_rma_fetch_and_op(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                const void *origin, void *result, dtl_dtype dtype,
                                dtl_reduce_op op);
dtl_status dtl_rma_compare_and_swap(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                    const void *compare, const void *swap, void *result,
                                    dtl_dtype dtype);
dtl_status dtl_symmetric_create(dtl_context_t ctx, dtl_size_t size, dtl_symmetric_t *heap);
void dtl_symmetric_destroy(dtl_symmetric_t heap);
int dtl_symmetric_is_valid(dtl_symmetric_t heap);
dtl_rank_t dtl_symmetric_my_pe(dtl_symmetric_t heap);
dtl_rank_t dtl_symmetric_n_pes(dtl_symmetric_t heap);
void *dtl_symmetric_base(dtl_symmetric_t heap);
dtl_size_t dtl_symmetric_size(dtl_symmetric_t heap);
dtl_size_t dtl_symmetric_used(dtl_symmetric_t heap);
dtl_status dtl_symmetric_allocate(dtl_symmetric_t heap, dtl_size_t size, void **address);
dtl_status dtl_symmetric_free(dtl_symmetric_t heap, void *address);
void *dtl_symmetric_remote_ptr(dtl_symmetric_t heap, const void *address, dtl_rank_t pe);
dtl_status dtl_symmetric_memory(dtl_symmetric_t heap, dtl_rank_t pe, dtl_memory_t *memory);
dtl_status dtl_symmetric_put(dtl_symmetric_t heap, void *dest, const void *source, dtl_size_t size,
                             dtl_rank_t pe);
dtl_status dtl_symmetric_put_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                 dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_symmetric_get(dtl_symmetric_t heap, void *dest, const void *source, dtl_size_t size,
                             dtl_rank_t pe);
dtl_status dtl_symmetric_get_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                 dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_symmetric_put_signal(dtl_symmetric_t heap, void *dest, const void *source,
                                    dtl_size_t size, void *signal, dtl_size_t value,
                                    dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_symmetric_put_signal_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                        dtl_size_t size, void *signal, dtl_size_t value,
                                        dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_symmetric_signal_op(dtl_symmetric_t heap, void *signal, dtl_size_t value,
                                   dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_symmetric_signal_wait_until(dtl_symmetric_t heap, const void *signal,
                                           dtl_comparison comparison, dtl_size_t value,
                                           dtl_size_t milliseconds, dtl_size_t *seen);
dtl_status dtl_symmetric_signal_wait_until_any(dtl_symmetric_t heap, const void *signals,
                                               dtl_size_t count, dtl_comparison comparison,
                                               dtl_size_t value, dtl_size_t milliseconds,
                                               dtl_size_t *index, dtl_size_t *seen);
dtl_status dtl_symmetric_signal_wait_until_all(dtl_symmetric_t heap, const void *signals,
                                               dtl_size_t count, dtl_comparison comparison,
                                               dtl_size_t value, dtl_size_t milliseconds);
dtl_status dtl_symmetric_atomic(dtl_symmetric_t heap, void *dest, const void *value,
                                dtl_dtype dtype, dtl_atomic_op op, dtl_rank_t pe);
dtl_status dtl_symmetric_atomic_fetch(dtl_symmetric_t heap, void *dest, const void *value,
                                      void *result, dtl_dtype dtype, dtl_atomic_op op,
                                      dtl_rank_t pe);
dtl_status dtl_symmetric_atomic_compare_swap(dtl_symmetric_t heap, void *dest, const void *compare,
                                             const void *value, void *result, dtl_dtype dtype,
                                             dtl_rank_t pe);
dtl_status dtl_symmetric_fence(dtl_symmetric_t heap);
dtl_status dtl_symmetric_quiet(dtl_symmetric_t heap);
dtl_status dtl_symmetric_barrier_all(dtl_symmetric_t heap);
dtl_status dtl_symmetric_sync_all(dtl_symmetric_t heap);
void *dtl_symmetric_remote_mc_ptr(dtl_symmetric_t heap, dtl_team_t team, const void *address);
dtl_rank_t dtl_symmetric_team_my_pe(dtl_symmetric_t heap, dtl_team_t team);
dtl_rank_t dtl_symmetric_team_n_pes(dtl_symmetric_t heap, dtl_team_t team);
dtl_rank_t dtl_symmetric_team_translate_pe(dtl_symmetric_t heap, dtl_team_t team, dtl_rank_t pe);
dtl_status dtl_symmetric_team_split_strided(dtl_symmetric_t heap, dtl_team_t team,
                                            dtl_rank_t start, int stride, dtl_rank_t size,
                                            dtl_team_t *made);
dtl_status dtl_symmetric_team_split_color(dtl_symmetric_t heap, dtl_team_t team, int color,
                                          int key, dtl_team_t *made);
dtl_status dtl_symmetric_team_destroy(dtl_symmetric_t heap, dtl_team_t team);
dtl_status dtl_symmetric_barrier(dtl_symmetric_t heap, dtl_team_t team);
dtl_status dtl_symmetric_sync(dtl_symmetric_t heap, dtl_team_t team);
dtl_status dtl_symmetric_broadcastmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                      const void *source, dtl_size_t size, dtl_rank_t root);
dtl_status dtl_symmetric_fcollectmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                     const void *source, dtl_size_t size);
dtl_status dtl_signal_unique_id(void *id);
dtl_status dtl_signal_create(dtl_context_t ctx, dtl_signal_t *comm);
dtl_status dtl_signal_init(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                           dtl_signal_t *comm);
dtl_status dtl_signal_create_configured(dtl_context_t ctx, int contexts, int indices,
                                        int eager_init, dtl_signal_t *comm);
dtl_status dtl_signal_init_configured(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                                      int contexts, int indices, int eager_init,
                                      dtl_signal_t *comm);
void dtl_signal_destroy(dtl_signal_t comm);
int dtl_signal_is_valid(dtl_signal_t comm);
dtl_rank_t dtl_signal_rank(dtl_signal_t comm);
dtl_rank_t dtl_signal_size(dtl_signal_t comm);
dtl_status dtl_signal_register_window(dtl_signal_t comm, void *buffer, dtl_size_t size, int flags,
                                      dtl_signal_window_t *window);
dtl_status dtl_signal_deregister_window(dtl_signal_t comm, dtl_signal_window_t window);
dtl_status dtl_signal_send(dtl_signal_t comm, const void *sendbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_rank_t peer, dtl_stream_t stream);
dtl_status dtl_signal_recv(dtl_signal_t comm, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                           dtl_rank_t peer, dtl_stream_t stream);
dtl_status dtl_signal_notify(dtl_signal_t comm, dtl_rank_t peer, int signal_index, int context,
                             int flags, dtl_stream_t stream);
dtl_status dtl_signal_put_signal(dtl_signal_t comm, const void *localbuf, dtl_size_t count,
                                 dtl_dtype dtype, dtl_rank_t peer, dtl_signal_window_t window,
                                 dtl_size_t offset, int signal_index, int context, int flags,
                                 dtl_stream_t stream);
dtl_status dtl_signal_wait_signal(dtl_signal_t comm, const dtl_rank_t *peers, const int *op_counts,
                                  const int *signal_indices, const int *contexts, dtl_size_t count,
                                  dtl_stream_t stream);
dtl_status dtl_signal_group_start(void);
dtl_status dtl_signal_group_end(void);
dtl_status dtl_model_create(dtl_context_t ctx, dtl_model_t *model);
void dtl_model_destroy(dtl_model_t model);
int dtl_model_is_valid(dtl_model_t model);
dtl_size_t dtl_model_tensors(dtl_model_t model);
dtl_size_t dtl_model_tasks(dtl_model_t model);
dtl_status dtl_model_tensor(dtl_model_t model, void *buffer, dtl_size_t rows, dtl_size_t columns,
                            dtl_dtype dtype, dtl_index_t *tensor);
dtl_status dtl_model_view(dtl_model_t model, dtl_index_t tensor, dtl_size_t row, dtl_size_t rows,
                          dtl_size_t column, dtl_size_t columns, dtl_index_t *view);
dtl_status dtl_model_add_unary(dtl_model_t model, dtl_model_unary_op op, dtl_index_t x,
                               dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_binary(dtl_model_t model, dtl_model_binary_op op, dtl_index_t x,
                                dtl_index_t y, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_linear(dtl_model_t model, dtl_index_t x, dtl_index_t weight,
                                dtl_index_t bias, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_normalize(dtl_model_t model, dtl_model_norm norm, dtl_index_t x,
                                   dtl_index_t weight, dtl_index_t bias, double epsilon,
                                   dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_flash_attention(dtl_model_t model, dtl_model_mask mask, dtl_index_t query,
                                         dtl_index_t key, dtl_index_t value, dtl_size_t heads,
                                         double scale, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_flash_decode(dtl_model_t model, dtl_index_t query, dtl_index_t key,
                                      dtl_index_t value, dtl_index_t lengths, dtl_size_t heads,
                                      double scale, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_model_add_append(dtl_model_t model, dtl_index_t x, dtl_index_t lengths,
                                dtl_index_t cache, dtl_index_t *task);
dtl_status dtl_model_add_barrier(dtl_model_t model, dtl_index_t *task);
dtl_status dtl_model_add_allreduce(dtl_model_t model, dtl_reduce_op op, dtl_index_t tensor,
                                   dtl_index_t *task);
dtl_status dtl_model_add_prefetch(dtl_model_t model, dtl_index_t tensor, dtl_index_t *task);
dtl_status dtl_model_add_order(dtl_model_t model, dtl_index_t task, dtl_index_t before);
dtl_status dtl_model_schedule(dtl_model_t model, int workers);
dtl_status dtl_model_run(dtl_model_t model);
dtl_status dtl_model_record_of(dtl_model_t model, dtl_size_t index, dtl_model_record_t *record);
dtl_status dtl_model_wait_of(dtl_model_t model, dtl_size_t index, int *worker, dtl_size_t *count);
dtl_status dtl_role_manager_create(dtl_context_t ctx, dtl_role_manager_t *mgr);
void dtl_role_manager_destroy(dtl_role_manager_t mgr);
dtl_status dtl_role_manager_add_role(dtl_role_manager_t mgr, const char *role_name,
                                     dtl_size_t num_ranks);
dtl_status dtl_role_manager_add_role_of(dtl_role_manager_t mgr, const char *role_name,
                                        const dtl_rank_t *ranks, dtl_size_t count);
dtl_status dtl_role_manager_initialize(dtl_role_manager_t mgr);
dtl_status dtl_role_manager_has_role(dtl_role_manager_t mgr, const char *role_name, int *has_role);
dtl_status dtl_role_manager_role_size(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_size_t *size);
dtl_status dtl_role_manager_role_rank(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_rank_t *rank);
dtl_status dtl_intergroup_send(dtl_role_manager_t mgr, const char *target_role,
                               dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag);
dtl_status dtl_intergroup_recv(dtl_role_manager_t mgr, const char *source_role,
                               dtl_rank_t source_rank, void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag);
dtl_status dtl_role_manager_context(dtl_role_manager_t mgr, dtl_context_t *ctx);
dtl_status dtl_intergroup_broadcast(dtl_role_manager_t mgr, const char *source_role,
                                    dtl_rank_t source_rank, const char *target_role, void *buf,
                                    dtl_size_t count, dtl_dtype dtype, dtl_tag_t tag);
dtl_status dtl_topology_num_cpus(int *count);
dtl_status dtl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id);
dtl_status dtl_topology_num_gpus(int *count);
dtl_status dtl_topology_gpu_id(dtl_rank_t rank, int *gpu_id);
dtl_status dtl_topology_device_id(dtl_device_kind kind, int *device_id);
dtl_status dtl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local);
dtl_status dtl_topology_node_id(dtl_rank_t rank, int *node_id);
dtl_status dtl_topology_num_nodes(int *count);
dtl_status dtl_topology_node_rank(dtl_rank_t rank, int *node_rank);
dtl_status dtl_topology_node_size(dtl_rank_t rank, int *size);
dtl_status dtl_topology_numa_node(dtl_rank_t rank, int *numa_node);
dtl_size_t dtl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size);
dtl_size_t dtl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size);
dtl_status dtl_topology_num_numa_nodes(int *count);
dtl_status dtl_topology_num_machine_cpus(int *count);
dtl_status dtl_topology_machine_cpu(int index, dtl_cpu_info_t *info);
dtl_status dtl_topology_num_caches(int *count);
dtl_status dtl_topology_cache(int level, dtl_cache_info_t *info);
dtl_status dtl_topology_gpu(int index, dtl_gpu_info_t *info);
dtl_size_t dtl_topology_text(char *buf, dtl_size_t size);
dtl_status dtl_future_create(dtl_future_t *fut);
void dtl_future_destroy(dtl_future_t fut);
dtl_status dtl_future_wait(dtl_future_t fut);
dtl_status dtl_future_test(dtl_future_t fut, int *completed);
dtl_status dtl_future_get(dtl_future_t fut, void *buffer, dtl_size_t size);
dtl_status dtl_future_set(dtl_future_t fut, const void *value, dtl_size_t size);
dtl_status dtl_future_fail(dtl_future_t fut, dtl_status code, const char *message);
dtl_status dtl_future_size(dtl_future_t fut, dtl_size_t *bytes);
dtl_status dtl_future_wait_for(dtl_future_t fut, dtl_size_t milliseconds, int *completed);
dtl_status dtl_future_then(dtl_future_t fut, dtl_then_func func, void *user_data,
                           dtl_future_t *result);
dtl_status dtl_when_all(const dtl_future_t *futures, dtl_size_t count, dtl_future_t *result);
dtl_status dtl_when_any(const dtl_future_t *futures, dtl_size_t count, dtl_future_t *result,
                        dtl_size_t *completed_index);
dtl_status dtl_action_register(dtl_context_t ctx, const char *name, dtl_action_func func,
                               void *user_data, dtl_size_t *action);
dtl_status dtl_action_register_reply(dtl_context_t ctx, const char *name, dtl_reply_func func,
                                     void *user_data, dtl_size_t *action);
dtl_status dtl_remote_invoke(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                             const void *args, dtl_size_t args_size, void *result,
                             dtl_size_t result_size);
dtl_status dtl_remote_invoke_async(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                                   const void *args, dtl_size_t args_size, dtl_size_t result_size,
                                   dtl_future_t *result);
void dtl_action_progress(void);
dtl_status dtl_action_barrier(dtl_context_t ctx);
const char *dtl_device_kind_name(dtl_device_kind kind);
int dtl_device_count(dtl_device_kind kind);
dtl_status dtl_stream_create(dtl_device_kind kind, int device_id, dtl_stream_t *stream);
dtl_status dtl_stream_from_native(dtl_device_kind kind, int device_id, void *native,
                                  dtl_stream_t *stream);
void *dtl_stream_native(dtl_stream_t stream);
dtl_device_kind dtl_stream_device_kind(dtl_stream_t stream);
int dtl_stream_device_id(dtl_stream_t stream);
dtl_status dtl_stream_synchronize(dtl_stream_t stream);
dtl_status dtl_stream_test(dtl_stream_t stream, int *completed);
dtl_status dtl_stream_record_event(dtl_stream_t stream, dtl_event_t event);
dtl_status dtl_stream_wait_event(dtl_stream_t stream, dtl_event_t event);
dtl_status dtl_stream_future(dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_context_stream(dtl_context_t ctx, dtl_stream_t *stream);
dtl_status dtl_context_set_stream(dtl_context_t ctx, dtl_stream_t stream);
void dtl_stream_destroy(dtl_stream_t stream);
dtl_status dtl_event_create(dtl_device_kind kind, int device_id, dtl_event_t *event);
dtl_status dtl_event_synchronize(dtl_event_t event);
dtl_status dtl_event_test(dtl_event_t event, int *completed);
dtl_status dtl_event_elapsed(dtl_event_t earlier, dtl_event_t later, double *milliseconds);
void dtl_event_destroy(dtl_event_t event);
dtl_status dtl_container_queue_fill(dtl_container_t container, const void *value,
                                    dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_copy(dtl_container_t src, dtl_container_t dst, dtl_stream_t stream,
                                    dtl_future_t *fut);
dtl_status dtl_container_queue_apply(dtl_container_t dst, dtl_container_t src, dtl_reduce_op op,
                                     dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_apply_unary(dtl_container_t dst, dtl_container_t src,
                                           dtl_unary_op op, dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_apply_binary(dtl_container_t dst, dtl_container_t x,
                                            dtl_container_t y, dtl_binary_op op,
                                            dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_apply_value(dtl_container_t dst, dtl_container_t src,
                                           const void *value, dtl_operand place, dtl_binary_op op,
                                           dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_inclusive_scan_local(dtl_container_t container, dtl_reduce_op op,
                                                    dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_exclusive_scan_local(dtl_container_t container, dtl_reduce_op op,
                                                    dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_sort_local(dtl_container_t container, dtl_sort_order order,
                                          dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_stable_sort_local(dtl_container_t container, dtl_sort_order order,
                                                 dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_sort_by_key_local(dtl_container_t keys, dtl_container_t payload,
                                                 dtl_sort_order order, dtl_stream_t stream,
                                                 dtl_future_t *fut);
dtl_status dtl_container_queue_argsort_local(dtl_container_t container, dtl_sort_order order,
                                             dtl_container_t indices, dtl_stream_t stream,
                                             dtl_future_t *fut);
dtl_status dtl_container_queue_gather(dtl_container_t dst, dtl_container_t src,
                                      dtl_container_t indices, dtl_stream_t stream,
                                      dtl_future_t *fut);
dtl_status dtl_container_queue_scatter(dtl_container_t dst, dtl_container_t indices,
                                       dtl_container_t src, dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_reduce_local(dtl_container_t container, dtl_reduce_op op,
                                            void *result, dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_count_local(dtl_container_t container, const void *value,
                                           dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_find_local(dtl_container_t container, const void *value,
                                          dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_min_element_local(dtl_container_t container, dtl_stream_t stream,
                                                 dtl_future_t *fut);
dtl_status dtl_container_queue_max_element_local(dtl_container_t container, dtl_stream_t stream,
                                                 dtl_future_t *fut);
dtl_status dtl_container_queue_minmax_local(dtl_container_t container, dtl_stream_t stream,
                                            dtl_future_t *fut);
dtl_status dtl_container_queue_mean_local(dtl_container_t container, dtl_stream_t stream,
                                          dtl_future_t *fut);
dtl_status dtl_container_queue_var_local(dtl_container_t container, dtl_size_t ddof,
                                         dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_norm_local(dtl_container_t container, dtl_stream_t stream,
                                          dtl_future_t *fut);
dtl_status dtl_container_queue_dot_local(dtl_container_t a, dtl_container_t b, dtl_stream_t stream,
                                         dtl_future_t *fut);
dtl_status dtl_container_queue_histogram_local(dtl_container_t container, double low, double high,
                                               dtl_size_t bins, dtl_stream_t stream,
                                               dtl_future_t *fut);
dtl_status dtl_container_queue_quantile_local(dtl_container_t container,
                                              const double *probabilities, dtl_size_t count,
                                              dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_unique_local(dtl_container_t container, dtl_container_t unique,
                                            dtl_stream_t stream, dtl_future_t *fut);
dtl_status dtl_container_queue_copy_to_host(dtl_container_t container, void *host_buffer,
                                            dtl_size_t count, dtl_stream_t stream,
                                            dtl_future_t *fut);
dtl_status dtl_container_queue_copy_from_host(dtl_container_t container, const void *host_buffer,
                                              dtl_size_t count, dtl_stream_t stream,
                                              dtl_future_t *fut);
dtl_status dtl_nccl_allreduce_device(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_nccl_allreduce_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                        dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                        dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_broadcast_device(dtl_context_t ctx, void *buf, dtl_size_t count,
                                     dtl_dtype dtype, dtl_rank_t root);
dtl_status dtl_nccl_broadcast_device_ex(dtl_context_t ctx, void *buf, dtl_size_t count,
                                        dtl_dtype dtype, dtl_rank_t root,
                                        dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_barrier_device(dtl_context_t ctx);
dtl_status dtl_nccl_gatherv_device_ex(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                      dtl_dtype senddtype, void *recvbuf,
                                      const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                      dtl_dtype recvdtype, dtl_rank_t root,
                                      dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_scatterv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                       const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                       dtl_dtype recvdtype, dtl_rank_t root,
                                       dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_allgatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                         dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
                                         const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                         dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_alltoallv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                        const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                        dtl_dtype senddtype, void *recvbuf,
                                        const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                                        dtl_dtype recvdtype, dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_scan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_nccl_operation_mode mode);
dtl_status dtl_nccl_exscan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                     dtl_nccl_operation_mode mode);
