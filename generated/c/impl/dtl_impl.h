/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/impl.h.j2.
 * Do not edit. */
/* Declarations of the functions that the runtime implements: each public function, with pointers to
 * objects in place of handles. The generated stubs call them with checked arguments. */
#ifndef DTL_IMPL_H
#define DTL_IMPL_H

#include <dtl/dtl.h>

struct block;
struct collective_plan;
struct communicator;
struct container;
struct context;
struct device_event;
struct device_stream;
struct environment;
struct future;
struct map;
struct matched;
struct model;
struct role_manager;
struct signal_comm;
struct symmetric;
struct window;

/* Types, operations and policies */
dtl_size_t dtl_impl_dtype_size(dtl_dtype dtype);
const char *dtl_impl_dtype_name(dtl_dtype dtype);
const char *dtl_impl_reduce_op_name(dtl_reduce_op op);
const char *dtl_impl_unary_op_name(dtl_unary_op op);
const char *dtl_impl_binary_op_name(dtl_binary_op op);
dtl_shape dtl_impl_shape_1d(dtl_size_t dim0);
dtl_shape dtl_impl_shape_2d(dtl_size_t dim0, dtl_size_t dim1);
dtl_shape dtl_impl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2);
dtl_shape dtl_impl_shape_nd(int ndim, const dtl_size_t *dims);
dtl_status dtl_impl_shape_pack(int ndim, const dtl_size_t *dims, dtl_shape *shape);
dtl_status dtl_impl_shape_unpack(const dtl_shape *shape, dtl_size_t count, dtl_size_t *dims);
dtl_size_t dtl_impl_shape_size(const dtl_shape *shape);

/* Status codes and errors */
int dtl_impl_status_ok(dtl_status status);
int dtl_impl_status_is_error(dtl_status status);
const char *dtl_impl_status_message(dtl_status status);
const char *dtl_impl_status_name(dtl_status status);
const char *dtl_impl_status_category(dtl_status status);
int dtl_impl_status_category_code(dtl_status status);
int dtl_impl_status_is_category(dtl_status status, int category_code);
dtl_size_t dtl_impl_last_error(char *buf, dtl_size_t size);
int dtl_impl_last_error_status(void);
void dtl_impl_clear_error(void);

/* Versions and features */
int dtl_impl_version_major(void);
int dtl_impl_version_minor(void);
int dtl_impl_version_patch(void);
int dtl_impl_abi_version(void);
const char *dtl_impl_version_string(void);
int dtl_impl_has_mpi(void);
const char *dtl_impl_mpi_library(void);
int dtl_impl_has_cuda(void);
int dtl_impl_has_hip(void);
int dtl_impl_has_nccl(void);
int dtl_impl_has_shmem(void);
const char *dtl_impl_backend_name(void);
int dtl_impl_backend_count(void);
dtl_size_t dtl_impl_backend_report(char *buf, dtl_size_t size);

/* Metrics */
dtl_status dtl_impl_metrics_enable(int is_enabled);
dtl_status dtl_impl_metrics_count(const char *name, dtl_size_t *calls, dtl_size_t *bytes);

/* The environment */
dtl_status dtl_impl_environment_create(struct environment **env);
dtl_status dtl_impl_environment_create_with_args(struct environment **env, int *argc, char ***argv);
void dtl_impl_environment_destroy(struct environment *env);
int dtl_impl_environment_is_initialized(void);
dtl_size_t dtl_impl_environment_ref_count(void);
const char *dtl_impl_environment_domain(struct environment *env);
int dtl_impl_environment_mpi_thread_level(void);
dtl_status dtl_impl_environment_make_world_context(struct environment *env, struct context **ctx);
dtl_status dtl_impl_environment_make_world_context_gpu(struct environment *env, int device_id,
                                                       struct context **ctx);
dtl_status dtl_impl_environment_make_cpu_context(struct environment *env, struct context **ctx);
void dtl_impl_abort(int code);
void dtl_impl_interrupt(void);
void dtl_impl_interrupt_clear(void);
int dtl_impl_interrupt_is_stuck(void);
void dtl_impl_interrupt_check_set(dtl_interrupt_check_func check, void *user_data);

/* Contexts */
void dtl_impl_context_options_init(dtl_context_options *opts);
dtl_status dtl_impl_context_create(struct context **ctx, const dtl_context_options *opts);
dtl_status dtl_impl_context_create_default(struct context **ctx);
dtl_status dtl_impl_context_from_fortran_comm(int fortran_comm, const dtl_context_options *opts,
                                              struct context **ctx);
void dtl_impl_context_destroy(struct context *ctx);
dtl_rank_t dtl_impl_context_rank(struct context *ctx);
dtl_rank_t dtl_impl_context_size(struct context *ctx);
int dtl_impl_context_is_root(struct context *ctx);
int dtl_impl_context_device_id(struct context *ctx);
dtl_device_kind dtl_impl_context_device_kind(struct context *ctx);
int dtl_impl_context_has_device(struct context *ctx);
int dtl_impl_context_determinism_mode(struct context *ctx);
int dtl_impl_context_reduction_schedule_policy(struct context *ctx);
int dtl_impl_context_progress_ordering_policy(struct context *ctx);
dtl_status dtl_impl_barrier(struct context *ctx);
dtl_status dtl_impl_context_fence(struct context *ctx);
int dtl_impl_context_is_valid(struct context *ctx);
dtl_status dtl_impl_context_dup(struct context *src, struct context **dst);
dtl_status dtl_impl_context_split(struct context *ctx, int color, int key, struct context **out);
dtl_status dtl_impl_context_split_by_node(struct context *ctx, struct context **out);
dtl_status dtl_impl_context_split_leaders(struct context *ctx, struct context **out);
int dtl_impl_context_has_mpi(struct context *ctx);
dtl_status dtl_impl_context_mpi_comm(struct context *ctx, int *fortran_comm);
int dtl_impl_context_has_cuda(struct context *ctx);
int dtl_impl_context_has_nccl(struct context *ctx);
int dtl_impl_context_nccl_mode(struct context *ctx);
int dtl_impl_context_nccl_supports_native(struct context *ctx, dtl_nccl_operation op);
int dtl_impl_context_nccl_supports_hybrid(struct context *ctx, dtl_nccl_operation op);
int dtl_impl_context_has_shmem(struct context *ctx);
dtl_status dtl_impl_context_with_cuda(struct context *ctx, int device_id, struct context **out);
dtl_status dtl_impl_context_with_device(struct context *ctx, dtl_device_kind kind, int device_id,
                                        struct context **out);
dtl_status dtl_impl_context_with_shmem(struct context *ctx, struct context **out);
dtl_status dtl_impl_context_with_nccl(struct context *ctx, int device_id, struct context **out);
dtl_status dtl_impl_context_with_nccl_ex(struct context *ctx, int device_id,
                                         dtl_nccl_operation_mode mode, struct context **out);
dtl_status dtl_impl_context_split_nccl(struct context *ctx, int color, int key,
                                       struct context **out);
dtl_status dtl_impl_context_split_nccl_ex(struct context *ctx, int color, int key, int device_id,
                                          dtl_nccl_operation_mode mode, struct context **out);
dtl_status dtl_impl_context_refuse(struct context *ctx, const char *why);
dtl_status dtl_impl_context_refuse_call(struct context *ctx, const char *why);
int dtl_impl_tell_call(const char *words);
void dtl_impl_tell_place(const void *handle, const char *place);
void dtl_impl_call_words_set(dtl_call_words_func describe, void *user_data);
dtl_status dtl_impl_context_set_error_handler(struct context *ctx, dtl_error_handler_t handler,
                                              void *user_data);
dtl_status dtl_impl_context_set_error_policy(struct context *ctx, dtl_error_policy policy);
dtl_error_policy dtl_impl_context_error_policy(struct context *ctx);

/* Collectives */
dtl_status dtl_impl_broadcast(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                              dtl_rank_t root);
dtl_status dtl_impl_reduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root);
dtl_status dtl_impl_allreduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_allreduce_alike(struct context *ctx, const void *sendbuf, void *recvbuf,
                                    dtl_size_t count, dtl_dtype dtype, int32_t op, int64_t form,
                                    int is_number, int32_t *result_dtype);
dtl_status dtl_impl_allreduce_float64(struct context *ctx, double value, dtl_reduce_op op,
                                      double *result);
dtl_status dtl_impl_allreduce_int64(struct context *ctx, int64_t value, dtl_reduce_op op,
                                    int64_t *result);
dtl_status dtl_impl_gather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                           dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_impl_allgather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype);
dtl_status dtl_impl_scatter(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                            dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_impl_alltoall(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype);
dtl_status dtl_impl_gatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                            const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_impl_scatterv(struct context *ctx, const void *sendbuf,
                             const dtl_size_t *sendcounts, const dtl_size_t *displs,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype, dtl_rank_t root);
dtl_status dtl_impl_allgatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *displs);
dtl_status dtl_impl_alltoallv(struct context *ctx, const void *sendbuf,
                              const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                              dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                              const dtl_size_t *rdispls, dtl_dtype recvdtype);
dtl_status dtl_impl_scan(struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_exscan(struct context *ctx, const void *sendbuf, void *recvbuf,
                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_reduce_scatter(struct context *ctx, const void *sendbuf, void *recvbuf,
                                   const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_reduce_scatter_block(struct context *ctx, const void *sendbuf, void *recvbuf,
                                         dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_ibarrier(struct context *ctx, struct future **request);
dtl_status dtl_impl_ibroadcast(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                               dtl_rank_t root, struct future **request);
dtl_status dtl_impl_ireduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                            dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root,
                            struct future **request);
dtl_status dtl_impl_iallreduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                               struct future **request);
dtl_status dtl_impl_igather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                            dtl_dtype recvdtype, dtl_rank_t root, struct future **request);
dtl_status dtl_impl_iallgather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                               dtl_dtype recvdtype, struct future **request);
dtl_status dtl_impl_iscatter(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype, dtl_rank_t root, struct future **request);
dtl_status dtl_impl_ialltoall(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype, struct future **request);
dtl_status dtl_impl_igatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                             const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                             struct future **request);
dtl_status dtl_impl_iscatterv(struct context *ctx, const void *sendbuf,
                              const dtl_size_t *sendcounts, const dtl_size_t *displs,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype, dtl_rank_t root, struct future **request);
dtl_status dtl_impl_iallgatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                                const dtl_size_t *displs, struct future **request);
dtl_status dtl_impl_ialltoallv(struct context *ctx, const void *sendbuf,
                               const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                               dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *rdispls, dtl_dtype recvdtype,
                               struct future **request);
dtl_status dtl_impl_iscan(struct context *ctx, const void *sendbuf, void *recvbuf,
                          dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                          struct future **request);
dtl_status dtl_impl_iexscan(struct context *ctx, const void *sendbuf, void *recvbuf,
                            dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                            struct future **request);
dtl_status dtl_impl_ireduce_scatter(struct context *ctx, const void *sendbuf, void *recvbuf,
                                    const dtl_size_t *recvcounts, dtl_dtype dtype,
                                    dtl_reduce_op op, struct future **request);
dtl_status dtl_impl_ireduce_scatter_block(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                          struct future **request);
dtl_status dtl_impl_plan_barrier(struct context *ctx, struct collective_plan **plan);
dtl_status dtl_impl_plan_broadcast(struct context *ctx, void *buf, dtl_size_t count,
                                   dtl_dtype dtype, dtl_rank_t root, struct collective_plan **plan);
dtl_status dtl_impl_plan_reduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                                dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                dtl_rank_t root, struct collective_plan **plan);
dtl_status dtl_impl_plan_allreduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                                   dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                   struct collective_plan **plan);
dtl_status dtl_impl_plan_gather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                dtl_dtype recvdtype, dtl_rank_t root,
                                struct collective_plan **plan);
dtl_status dtl_impl_plan_allgather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                   dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                   dtl_dtype recvdtype, struct collective_plan **plan);
dtl_status dtl_impl_plan_scatter(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                 dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                 dtl_dtype recvdtype, dtl_rank_t root,
                                 struct collective_plan **plan);
dtl_status dtl_impl_plan_alltoall(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                  dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                  dtl_dtype recvdtype, struct collective_plan **plan);
dtl_status dtl_impl_plan_gatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                 dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                                 const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                                 struct collective_plan **plan);
dtl_status dtl_impl_plan_scatterv(struct context *ctx, const void *sendbuf,
                                  const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                  dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                  dtl_dtype recvdtype, dtl_rank_t root,
                                  struct collective_plan **plan);
dtl_status dtl_impl_plan_allgatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                                    dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                                    const dtl_size_t *displs, struct collective_plan **plan);
dtl_status dtl_impl_plan_alltoallv(struct context *ctx, const void *sendbuf,
                                   const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                   dtl_dtype senddtype, void *recvbuf,
                                   const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                                   dtl_dtype recvdtype, struct collective_plan **plan);
dtl_status dtl_impl_plan_scan(struct context *ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                              struct collective_plan **plan);
dtl_status dtl_impl_plan_exscan(struct context *ctx, const void *sendbuf, void *recvbuf,
                                dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                struct collective_plan **plan);
dtl_status dtl_impl_plan_reduce_scatter(struct context *ctx, const void *sendbuf, void *recvbuf,
                                        const dtl_size_t *recvcounts, dtl_dtype dtype,
                                        dtl_reduce_op op, struct collective_plan **plan);
dtl_status dtl_impl_plan_reduce_scatter_block(struct context *ctx, const void *sendbuf,
                                              void *recvbuf, dtl_size_t recvcount, dtl_dtype dtype,
                                              dtl_reduce_op op, struct collective_plan **plan);

/* Point-to-point */
dtl_status dtl_impl_send(struct context *ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t dest, dtl_tag_t tag);
dtl_status dtl_impl_recv(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t source, dtl_tag_t tag);
dtl_status dtl_impl_sendrecv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag,
                             void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype,
                             dtl_rank_t source, dtl_tag_t recvtag);
dtl_status dtl_impl_isend(struct context *ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t dest, dtl_tag_t tag, struct future **request);
dtl_status dtl_impl_irecv(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t source, dtl_tag_t tag, struct future **request);
dtl_status dtl_impl_probe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                          dtl_message_info_t *info);
dtl_status dtl_impl_iprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           int *flag, dtl_message_info_t *info);
dtl_status dtl_impl_mprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           struct matched **message, dtl_message_info_t *info);
dtl_status dtl_impl_improbe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                            struct matched **message, dtl_message_info_t *info);
dtl_status dtl_impl_mrecv(struct matched *message, void *buf, dtl_size_t count, dtl_dtype dtype);
void dtl_impl_message_free(struct matched *message);
dtl_status dtl_impl_isend_shaped(struct context *ctx, const void *buf, dtl_size_t count,
                                 dtl_dtype dtype, dtl_shape shape, dtl_rank_t dest, dtl_tag_t tag,
                                 struct future **request);
dtl_status dtl_impl_probe_envelope(struct context *ctx, dtl_rank_t source, dtl_tag_t tag,
                                   dtl_envelope_t *envelope);
dtl_status dtl_impl_iprobe_envelope(struct context *ctx, dtl_rank_t source, dtl_tag_t tag,
                                    int *flag, dtl_envelope_t *envelope);
dtl_status dtl_impl_message_envelope(struct matched *message, dtl_envelope_t *envelope);

/* Requests */
dtl_status dtl_impl_wait(struct future *request);
dtl_status dtl_impl_waitall(dtl_size_t count, struct future **requests);
dtl_status dtl_impl_test(struct future *request, int *completed);
dtl_status dtl_impl_request_future(struct future *request, struct future **fut);
dtl_status dtl_impl_waitany(dtl_size_t count, struct future **requests, dtl_size_t *index);
dtl_status dtl_impl_testany(dtl_size_t count, struct future **requests, dtl_size_t *index,
                            int *completed);
dtl_status dtl_impl_testall(dtl_size_t count, struct future **requests, int *completed);
dtl_status dtl_impl_cancel(struct future *request);
void dtl_impl_request_free(struct future *request);

/* Plans */
dtl_status dtl_impl_collective_plan_start(struct collective_plan *plan);
dtl_status dtl_impl_collective_plan_wait(struct collective_plan *plan);
dtl_status dtl_impl_collective_plan_test(struct collective_plan *plan, int *completed);
void dtl_impl_collective_plan_destroy(struct collective_plan *plan);

/* Policies */
const char *dtl_impl_partition_policy_name(dtl_partition_policy policy);
const char *dtl_impl_placement_policy_name(dtl_placement_policy policy);
int dtl_impl_placement_available(dtl_placement_policy policy);
const char *dtl_impl_execution_policy_name(dtl_execution_policy policy);
const char *dtl_impl_consistency_policy_name(dtl_consistency_policy policy);
const char *dtl_impl_error_policy_name(dtl_error_policy policy);
void dtl_impl_container_options_init(dtl_container_options *opts);

/* Vectors */
dtl_status dtl_impl_vector_create_with_options(struct context *ctx, dtl_dtype dtype,
                                               dtl_size_t global_size,
                                               const dtl_container_options *opts,
                                               struct container **vec);
dtl_partition_policy dtl_impl_container_partition_policy(struct container *vec);
dtl_placement_policy dtl_impl_container_placement_policy(struct container *vec);
dtl_execution_policy dtl_impl_container_execution_policy(struct container *vec);
int dtl_impl_container_device_id(struct container *vec);
dtl_consistency_policy dtl_impl_container_consistency_policy(struct container *vec);
dtl_error_policy dtl_impl_container_error_policy(struct container *vec);
dtl_status dtl_impl_container_copy_to_host(struct container *vec, void *host_buffer,
                                           dtl_size_t count);
dtl_status dtl_impl_container_copy_from_host(struct container *vec, const void *host_buffer,
                                             dtl_size_t count);
dtl_status dtl_impl_vector_create(struct context *ctx, dtl_dtype dtype, dtl_size_t global_size,
                                  struct container **vec);
dtl_status dtl_impl_vector_create_fill(struct context *ctx, dtl_dtype dtype,
                                       dtl_size_t global_size, const void *value,
                                       struct container **vec);
void dtl_impl_container_destroy(struct container *vec);
dtl_size_t dtl_impl_container_global_size(struct container *vec);
dtl_size_t dtl_impl_container_local_size(struct container *vec);
dtl_index_t dtl_impl_container_local_offset(struct container *vec);
int dtl_impl_container_empty(struct container *vec);
dtl_dtype dtl_impl_container_dtype(struct container *vec);
const void *dtl_impl_container_local_data(struct container *vec);
void *dtl_impl_container_local_data_mut(struct container *vec);
const void *dtl_impl_container_device_data(struct container *vec);
void *dtl_impl_container_device_data_mut(struct container *vec);
dtl_status dtl_impl_container_get_local(struct container *vec, dtl_size_t local_idx, void *value);
dtl_status dtl_impl_container_set_local(struct container *vec, dtl_size_t local_idx,
                                        const void *value);
dtl_rank_t dtl_impl_container_num_ranks(struct container *vec);
dtl_rank_t dtl_impl_container_rank(struct container *vec);
int dtl_impl_container_is_local(struct container *vec, dtl_index_t global_idx);
dtl_rank_t dtl_impl_container_owner(struct container *vec, dtl_index_t global_idx);
dtl_index_t dtl_impl_container_to_local(struct container *vec, dtl_index_t global_idx);
dtl_index_t dtl_impl_container_to_global(struct container *vec, dtl_index_t local_idx);
dtl_status dtl_impl_vector_resize(struct container *vec, dtl_size_t new_size);
dtl_status dtl_impl_container_barrier(struct container *vec);
dtl_status dtl_impl_container_fill_local(struct container *vec, const void *value);
dtl_status dtl_impl_vector_reduce_sum(struct container *vec, void *result);
dtl_status dtl_impl_vector_reduce_min(struct container *vec, void *result);
dtl_status dtl_impl_vector_reduce_max(struct container *vec, void *result);
dtl_status dtl_impl_local_sort(struct container *vec);
dtl_status dtl_impl_vector_redistribute(struct container *vec, dtl_partition_policy new_partition);
int dtl_impl_container_is_dirty(struct container *vec);
int dtl_impl_container_is_clean(struct container *vec);
dtl_status dtl_impl_container_sync(struct container *vec);
int dtl_impl_container_is_valid(struct container *vec);

/* Arrays */
dtl_status dtl_impl_array_create_with_options(struct context *ctx, dtl_dtype dtype,
                                              dtl_size_t size, const dtl_container_options *opts,
                                              struct container **arr);
dtl_status dtl_impl_array_create(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                 struct container **arr);
dtl_status dtl_impl_array_create_fill(struct context *ctx, dtl_dtype dtype, dtl_size_t size,
                                      const void *value, struct container **arr);

/* Tensors */
dtl_status dtl_impl_tensor_create(struct context *ctx, dtl_dtype dtype, dtl_shape shape,
                                  struct container **tensor);
dtl_status dtl_impl_tensor_create_fill(struct context *ctx, dtl_dtype dtype, dtl_shape shape,
                                       const void *value, struct container **tensor);
dtl_status dtl_impl_tensor_create_with_options(struct context *ctx, dtl_dtype dtype,
                                               dtl_shape shape, int dim,
                                               const dtl_container_options *opts,
                                               struct container **tensor);
dtl_shape dtl_impl_tensor_shape(struct container *tensor);
int dtl_impl_tensor_ndim(struct container *tensor);
dtl_size_t dtl_impl_tensor_dim(struct container *tensor, int dim);
dtl_shape dtl_impl_tensor_local_shape(struct container *tensor);
dtl_size_t dtl_impl_tensor_stride(struct container *tensor, int dim);
dtl_status dtl_impl_tensor_get_local_nd(struct container *tensor, const dtl_index_t *indices,
                                        void *value);
dtl_status dtl_impl_tensor_set_local_nd(struct container *tensor, const dtl_index_t *indices,
                                        const void *value);
int dtl_impl_tensor_distributed_dim(struct container *tensor);
dtl_status dtl_impl_tensor_reshape(struct container *tensor, dtl_shape new_shape);

/* Spans */
dtl_status dtl_impl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                                dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                                struct container **span);
dtl_status dtl_impl_span_from_container(struct container *vec, struct container **span);
dtl_size_t dtl_impl_container_local_bytes(struct container *span);
dtl_status dtl_impl_span_first(struct container *span, dtl_size_t count,
                               struct container **out_span);
dtl_status dtl_impl_span_last(struct container *span, dtl_size_t count,
                              struct container **out_span);
dtl_status dtl_impl_span_subspan(struct container *span, dtl_size_t offset, dtl_size_t count,
                                 struct container **out_span);

/* All containers */
dtl_size_t dtl_impl_container_block_size(struct container *container);
int dtl_impl_container_ndim(struct container *container);
dtl_device_kind dtl_impl_container_device_kind(struct container *container);
int dtl_impl_container_device_number(struct container *container);
int dtl_impl_layout_is_local(struct container *container, dtl_index_t global_idx);
dtl_rank_t dtl_impl_layout_owner(struct container *container, dtl_index_t global_idx);
dtl_index_t dtl_impl_layout_to_local(struct container *container, dtl_index_t global_idx);
dtl_index_t dtl_impl_layout_to_global(struct container *container, dtl_index_t local_idx);
dtl_status dtl_impl_container_expose(struct container *container);
dtl_status dtl_impl_container_get_element(struct container *container, dtl_index_t global_idx,
                                          void *value);
dtl_status dtl_impl_container_set_element(struct container *container, dtl_index_t global_idx,
                                          const void *value);
dtl_status dtl_impl_container_get_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, void *values);
dtl_status dtl_impl_container_set_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, const void *values);
dtl_status dtl_impl_container_redistribute(struct container *container,
                                           dtl_partition_policy new_partition);
dtl_status dtl_impl_container_exchange_halo(struct container *container, const dtl_size_t *widths,
                                            const int *periodic, void *padded, dtl_size_t capacity);
dtl_status dtl_impl_container_refresh_halo(struct container *container, const dtl_size_t *widths,
                                           const int *periodic, void *padded, dtl_size_t capacity);
dtl_status dtl_impl_container_combine(struct container *container, const void *sendbuf,
                                      void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                      dtl_reduce_op op);

/* Files */
dtl_status dtl_impl_container_save(struct container *container, const char *path);
dtl_status dtl_impl_container_load(struct container *container, const char *path);
dtl_status dtl_impl_file_inspect(struct context *ctx, const char *path, int *dtype,
                                 dtl_shape *shape);

/* Memory of containers */
dtl_status dtl_impl_container_memory(struct container *container, struct block **memory);
void dtl_impl_memory_release(struct block *memory);

/* Maps */
dtl_status dtl_impl_map_create(struct context *ctx, dtl_dtype key_dtype, dtl_dtype value_dtype,
                               struct map **map);
dtl_status dtl_impl_map_create_sized(struct context *ctx, dtl_dtype key_dtype,
                                     dtl_size_t key_count, dtl_dtype value_dtype,
                                     dtl_size_t value_count, struct map **map);
void dtl_impl_map_destroy(struct map *map);
dtl_status dtl_impl_map_insert(struct map *map, const void *key, const void *value);
dtl_status dtl_impl_map_insert_batch(struct map *map, const void *keys, const void *values,
                                     dtl_size_t count);
dtl_status dtl_impl_map_combine(struct map *map, const void *key, const void *value,
                                dtl_reduce_op op);
dtl_status dtl_impl_map_combine_batch(struct map *map, const void *keys, const void *values,
                                      dtl_size_t count, dtl_reduce_op op);
dtl_status dtl_impl_map_combine_with(struct map *map, const void *key, const void *value,
                                     dtl_binary_func func, void *user_data);
dtl_status dtl_impl_map_combine_with_batch(struct map *map, const void *keys, const void *values,
                                           dtl_size_t count, dtl_binary_func func, void *user_data);
dtl_status dtl_impl_map_replace(struct map *map, const void *key, const void *expected,
                                const void *value, int *replaced);
dtl_status dtl_impl_map_replace_batch(struct map *map, const void *keys, const void *expected,
                                      const void *present, const void *values, dtl_size_t count,
                                      void *replaced);
dtl_status dtl_impl_map_find(struct map *map, const void *key, void *value, int *found);
dtl_status dtl_impl_map_find_batch(struct map *map, const void *keys, dtl_size_t count,
                                   void *values, void *found);
dtl_status dtl_impl_map_contains_batch(struct map *map, const void *keys, dtl_size_t count,
                                       void *found);
dtl_status dtl_impl_map_contains(struct map *map, const void *key, int *found);
dtl_status dtl_impl_map_erase(struct map *map, const void *key, int *erased);
dtl_status dtl_impl_map_erase_batch(struct map *map, const void *keys, dtl_size_t count,
                                    void *erased);
dtl_status dtl_impl_map_flush(struct map *map);
dtl_status dtl_impl_map_sync(struct map *map);
dtl_status dtl_impl_map_clear(struct map *map);
dtl_size_t dtl_impl_map_local_size(struct map *map);
dtl_size_t dtl_impl_map_global_size(struct map *map);
int dtl_impl_map_is_dirty(struct map *map);
dtl_dtype dtl_impl_map_key_dtype(struct map *map);
dtl_dtype dtl_impl_map_value_dtype(struct map *map);
dtl_size_t dtl_impl_map_key_size(struct map *map);
dtl_size_t dtl_impl_map_value_size(struct map *map);
dtl_rank_t dtl_impl_map_owner(struct map *map, const void *key);
dtl_status dtl_impl_map_local_entries(struct map *map, void *keys, void *values,
                                      dtl_size_t capacity, dtl_size_t *count);
dtl_status dtl_impl_map_for_each(struct map *map, dtl_map_func func, void *user_data);
int dtl_impl_map_is_valid(struct map *map);

/* Algorithms on this rank's part */
dtl_status dtl_impl_local_for_each(struct container *vec, dtl_unary_func func, void *user_data);
dtl_status dtl_impl_local_for_each_const(struct container *vec, dtl_const_unary_func func,
                                         void *user_data);
dtl_status dtl_impl_local_transform(struct container *src, struct container *dst,
                                    dtl_transform_func func, void *user_data);
dtl_status dtl_impl_local_copy(struct container *src, struct container *dst);
dtl_index_t dtl_impl_local_find(struct container *vec, const void *value);
dtl_index_t dtl_impl_local_find_if(struct container *vec, dtl_predicate pred, void *user_data);
dtl_size_t dtl_impl_local_count(struct container *vec, const void *value);
dtl_size_t dtl_impl_local_count_if(struct container *vec, dtl_predicate pred, void *user_data);
dtl_status dtl_impl_local_reduce(struct container *vec, dtl_reduce_op op, void *result);
dtl_status dtl_impl_local_reduce_func(struct container *vec, dtl_binary_func func,
                                      const void *identity, void *result, void *user_data);
dtl_status dtl_impl_local_sort_descending(struct container *vec);
dtl_status dtl_impl_local_sort_func(struct container *vec, dtl_comparator cmp, void *user_data);
dtl_status dtl_impl_local_minmax(struct container *vec, void *min_val, void *max_val);
int dtl_impl_local_all_of(struct container *vec, dtl_predicate pred, void *user_data);
int dtl_impl_local_any_of(struct container *vec, dtl_predicate pred, void *user_data);
int dtl_impl_local_none_of(struct container *vec, dtl_predicate pred, void *user_data);
dtl_index_t dtl_impl_local_min_element(struct container *vec);
dtl_index_t dtl_impl_local_max_element(struct container *vec);
dtl_status dtl_impl_local_inclusive_scan(struct container *vec, dtl_reduce_op op);
dtl_status dtl_impl_local_exclusive_scan(struct container *vec, dtl_reduce_op op);

/* Algorithms over all ranks */
dtl_status dtl_impl_container_fill(struct container *container, const void *value);
dtl_status dtl_impl_container_copy(struct container *src, struct container *dst);
dtl_status dtl_impl_container_for_each(struct container *container, dtl_unary_func func,
                                       void *user_data);
dtl_status dtl_impl_container_transform(struct container *src, struct container *dst,
                                        dtl_transform_func func, void *user_data);
dtl_status dtl_impl_container_apply(struct container *dst, struct container *src, dtl_reduce_op op);
dtl_status dtl_impl_container_apply_unary(struct container *dst, struct container *src,
                                          dtl_unary_op op);
dtl_status dtl_impl_container_apply_unary_local(struct container *dst, struct container *src,
                                                dtl_unary_op op);
dtl_status dtl_impl_container_apply_binary(struct container *dst, struct container *x,
                                           struct container *y, dtl_binary_op op);
dtl_status dtl_impl_container_apply_binary_local(struct container *dst, struct container *x,
                                                 struct container *y, dtl_binary_op op);
dtl_status dtl_impl_container_apply_value(struct container *dst, struct container *src,
                                          const void *value, dtl_operand place, dtl_binary_op op);
dtl_status dtl_impl_container_apply_value_local(struct container *dst, struct container *src,
                                                const void *value, dtl_operand place,
                                                dtl_binary_op op);
dtl_status dtl_impl_container_for_each_chunk(struct container *container, dtl_chunk_func func,
                                             void *user_data);
dtl_status dtl_impl_container_transform_chunks(struct container *src, struct container *dst,
                                               dtl_chunk_transform_func func, void *user_data);
dtl_status dtl_impl_container_find(struct container *container, const void *value,
                                   dtl_index_t *index);
dtl_status dtl_impl_container_find_if(struct container *container, dtl_predicate pred,
                                      void *user_data, dtl_index_t *index);
dtl_status dtl_impl_container_count(struct container *container, const void *value,
                                    dtl_size_t *count);
dtl_status dtl_impl_container_count_if(struct container *container, dtl_predicate pred,
                                       void *user_data, dtl_size_t *count);
dtl_status dtl_impl_container_all_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result);
dtl_status dtl_impl_container_any_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result);
dtl_status dtl_impl_container_none_of(struct container *container, dtl_predicate pred,
                                      void *user_data, int *result);
dtl_status dtl_impl_container_reduce(struct container *container, dtl_reduce_op op, void *result);
dtl_status dtl_impl_container_reduce_func(struct container *container, dtl_binary_func func,
                                          const void *identity, void *result, void *user_data);
dtl_status dtl_impl_container_minmax(struct container *container, void *min_val, void *max_val);
dtl_status dtl_impl_container_min_element(struct container *container, dtl_index_t *index);
dtl_status dtl_impl_container_max_element(struct container *container, dtl_index_t *index);
dtl_status dtl_impl_container_inclusive_scan(struct container *container, dtl_reduce_op op);
dtl_status dtl_impl_container_exclusive_scan(struct container *container, dtl_reduce_op op);
dtl_status dtl_impl_container_sort(struct container *container, dtl_sort_order order);
dtl_status dtl_impl_container_stable_sort(struct container *container, dtl_sort_order order);
dtl_status dtl_impl_container_sort_func(struct container *container, dtl_comparator cmp,
                                        void *user_data);
dtl_status dtl_impl_container_sort_by_key(struct container *keys, struct container *payload,
                                          dtl_sort_order order);
dtl_status dtl_impl_container_argsort(struct container *container, dtl_sort_order order,
                                      struct container *indices);
dtl_status dtl_impl_container_unique(struct container *container, struct container **unique);
dtl_status dtl_impl_container_mean(struct container *container, double *mean);
dtl_status dtl_impl_container_var(struct container *container, dtl_size_t ddof, double *var);
dtl_status dtl_impl_container_norm(struct container *container, double *norm);
dtl_status dtl_impl_container_dot(struct container *a, struct container *b, double *dot);
dtl_status dtl_impl_container_histogram(struct container *container, double low, double high,
                                        dtl_size_t bins, dtl_size_t *counts);
dtl_status dtl_impl_container_quantile(struct container *container, const double *probabilities,
                                       dtl_size_t count, double *results);

/* Algorithms in the background */
dtl_status dtl_impl_async_for_each(struct container *vec, dtl_unary_func func, void *user_data,
                                   struct future **req);
dtl_status dtl_impl_async_transform(struct container *src, struct container *dst,
                                    dtl_transform_func func, void *user_data, struct future **req);
dtl_status dtl_impl_async_reduce(struct container *vec, dtl_reduce_op op, void *result,
                                 struct future **req);
dtl_status dtl_impl_async_sort(struct container *vec, struct future **req);

/* One-sided memory */
dtl_status dtl_impl_window_create(struct context *ctx, void *base, dtl_size_t size,
                                  struct window **win);
dtl_status dtl_impl_window_allocate(struct context *ctx, dtl_size_t size, struct window **win);
dtl_status dtl_impl_window_create_dynamic(struct context *ctx, struct window **win);
dtl_status dtl_impl_window_attach(struct window *win, void *base, dtl_size_t size,
                                  dtl_size_t *offset);
dtl_status dtl_impl_window_detach(struct window *win, const void *base);
void dtl_impl_window_destroy(struct window *win);
void *dtl_impl_window_base(struct window *win);
dtl_status dtl_impl_window_memory(struct window *win, struct block **memory);
dtl_size_t dtl_impl_window_size(struct window *win);
int dtl_impl_window_is_valid(struct window *win);
dtl_status dtl_impl_window_fence(struct window *win);
dtl_status dtl_impl_window_post(struct window *win, const dtl_rank_t *origins, dtl_size_t count);
dtl_status dtl_impl_window_start(struct window *win, const dtl_rank_t *targets, dtl_size_t count);
dtl_status dtl_impl_window_complete(struct window *win);
dtl_status dtl_impl_window_wait(struct window *win);
dtl_status dtl_impl_window_test(struct window *win, int *completed);
dtl_status dtl_impl_window_lock(struct window *win, dtl_rank_t target, dtl_lock_mode mode);
dtl_status dtl_impl_window_unlock(struct window *win, dtl_rank_t target);
dtl_status dtl_impl_window_lock_all(struct window *win);
dtl_status dtl_impl_window_unlock_all(struct window *win);
dtl_status dtl_impl_window_flush(struct window *win, dtl_rank_t target);
dtl_status dtl_impl_window_flush_all(struct window *win);
dtl_status dtl_impl_window_flush_local(struct window *win, dtl_rank_t target);
dtl_status dtl_impl_window_flush_local_all(struct window *win);
dtl_status dtl_impl_rma_put(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            const void *origin, dtl_size_t size);
dtl_status dtl_impl_rma_get(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            void *buffer, dtl_size_t size);
dtl_status dtl_impl_rma_put_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  const void *origin, dtl_size_t size, struct future **req);
dtl_status dtl_impl_rma_get_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  void *buffer, dtl_size_t size, struct future **req);
dtl_status dtl_impl_rma_accumulate(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                   const void *origin, dtl_size_t size, dtl_dtype dtype,
                                   dtl_reduce_op op);
dtl_status dtl_impl_rma_get_accumulate(struct window *win, dtl_rank_t target,
                                       dtl_size_t target_offset, const void *origin, void *result,
                                       dtl_size_t size, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_rma_fetch_and_op(struct window *win, dtl_rank_t target,
                                     dtl_size_t target_offset, const void *origin, void *result,
                                     dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_rma_compare_and_swap(struct window *win, dtl_rank_t target,
                                         dtl_size_t target_offset, const void *compare,
                                         const void *swap, void *result, dtl_dtype dtype);

/* Symmetric memory */
dtl_status dtl_impl_symmetric_create(struct context *ctx, dtl_size_t size, struct symmetric **heap);
void dtl_impl_symmetric_destroy(struct symmetric *heap);
int dtl_impl_symmetric_is_valid(struct symmetric *heap);
dtl_rank_t dtl_impl_symmetric_my_pe(struct symmetric *heap);
dtl_rank_t dtl_impl_symmetric_n_pes(struct symmetric *heap);
void *dtl_impl_symmetric_base(struct symmetric *heap);
dtl_size_t dtl_impl_symmetric_size(struct symmetric *heap);
dtl_size_t dtl_impl_symmetric_used(struct symmetric *heap);
dtl_status dtl_impl_symmetric_allocate(struct symmetric *heap, dtl_size_t size, void **address);
dtl_status dtl_impl_symmetric_free(struct symmetric *heap, void *address);
void *dtl_impl_symmetric_remote_ptr(struct symmetric *heap, const void *address, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_memory(struct symmetric *heap, dtl_rank_t pe, struct block **memory);
dtl_status dtl_impl_symmetric_put(struct symmetric *heap, void *dest, const void *source,
                                  dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_put_nbi(struct symmetric *heap, void *dest, const void *source,
                                      dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_get(struct symmetric *heap, void *dest, const void *source,
                                  dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_get_nbi(struct symmetric *heap, void *dest, const void *source,
                                      dtl_size_t size, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_put_signal(struct symmetric *heap, void *dest, const void *source,
                                         dtl_size_t size, void *signal, dtl_size_t value,
                                         dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_put_signal_nbi(struct symmetric *heap, void *dest,
                                             const void *source, dtl_size_t size, void *signal,
                                             dtl_size_t value, dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_signal_op(struct symmetric *heap, void *signal, dtl_size_t value,
                                        dtl_signal_op op, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_signal_wait_until(struct symmetric *heap, const void *signal,
                                                dtl_comparison comparison, dtl_size_t value,
                                                dtl_size_t milliseconds, dtl_size_t *seen);
dtl_status dtl_impl_symmetric_signal_wait_until_any(struct symmetric *heap, const void *signals,
                                                    dtl_size_t count, dtl_comparison comparison,
                                                    dtl_size_t value, dtl_size_t milliseconds,
                                                    dtl_size_t *index, dtl_size_t *seen);
dtl_status dtl_impl_symmetric_signal_wait_until_all(struct symmetric *heap, const void *signals,
                                                    dtl_size_t count, dtl_comparison comparison,
                                                    dtl_size_t value, dtl_size_t milliseconds);
dtl_status dtl_impl_symmetric_atomic(struct symmetric *heap, void *dest, const void *value,
                                     dtl_dtype dtype, dtl_atomic_op op, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_atomic_fetch(struct symmetric *heap, void *dest, const void *value,
                                           void *result, dtl_dtype dtype, dtl_atomic_op op,
                                           dtl_rank_t pe);
dtl_status dtl_impl_symmetric_atomic_compare_swap(struct symmetric *heap, void *dest,
                                                  const void *compare, const void *value,
                                                  void *result, dtl_dtype dtype, dtl_rank_t pe);
dtl_status dtl_impl_symmetric_fence(struct symmetric *heap);
dtl_status dtl_impl_symmetric_quiet(struct symmetric *heap);
dtl_status dtl_impl_symmetric_barrier_all(struct symmetric *heap);
dtl_status dtl_impl_symmetric_sync_all(struct symmetric *heap);
void *dtl_impl_symmetric_remote_mc_ptr(struct symmetric *heap, dtl_team_t team,
                                       const void *address);
dtl_rank_t dtl_impl_symmetric_team_my_pe(struct symmetric *heap, dtl_team_t team);
dtl_rank_t dtl_impl_symmetric_team_n_pes(struct symmetric *heap, dtl_team_t team);
dtl_rank_t dtl_impl_symmetric_team_translate_pe(struct symmetric *heap, dtl_team_t team,
                                                dtl_rank_t pe);
dtl_status dtl_impl_symmetric_team_split_strided(struct symmetric *heap, dtl_team_t team,
                                                 dtl_rank_t start, int stride, dtl_rank_t size,
                                                 dtl_team_t *made);
dtl_status dtl_impl_symmetric_team_split_color(struct symmetric *heap, dtl_team_t team, int color,
                                               int key, dtl_team_t *made);
dtl_status dtl_impl_symmetric_team_destroy(struct symmetric *heap, dtl_team_t team);
dtl_status dtl_impl_symmetric_barrier(struct symmetric *heap, dtl_team_t team);
dtl_status dtl_impl_symmetric_sync(struct symmetric *heap, dtl_team_t team);
dtl_status dtl_impl_symmetric_broadcastmem(struct symmetric *heap, dtl_team_t team, void *dest,
                                           const void *source, dtl_size_t size, dtl_rank_t root);
dtl_status dtl_impl_symmetric_fcollectmem(struct symmetric *heap, dtl_team_t team, void *dest,
                                          const void *source, dtl_size_t size);

/* Signals between ranks */
dtl_status dtl_impl_signal_unique_id(void *id);
dtl_status dtl_impl_signal_create(struct context *ctx, struct signal_comm **comm);
dtl_status dtl_impl_signal_init(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                                struct signal_comm **comm);
dtl_status dtl_impl_signal_create_configured(struct context *ctx, int contexts, int indices,
                                             int eager_init, struct signal_comm **comm);
dtl_status dtl_impl_signal_init_configured(dtl_rank_t nranks, dtl_rank_t rank,
                                           const void *unique_id, int contexts, int indices,
                                           int eager_init, struct signal_comm **comm);
void dtl_impl_signal_destroy(struct signal_comm *comm);
int dtl_impl_signal_is_valid(struct signal_comm *comm);
dtl_rank_t dtl_impl_signal_rank(struct signal_comm *comm);
dtl_rank_t dtl_impl_signal_size(struct signal_comm *comm);
dtl_status dtl_impl_signal_register_window(struct signal_comm *comm, void *buffer, dtl_size_t size,
                                           int flags, dtl_signal_window_t *window);
dtl_status dtl_impl_signal_deregister_window(struct signal_comm *comm, dtl_signal_window_t window);
dtl_status dtl_impl_signal_send(struct signal_comm *comm, const void *sendbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream);
dtl_status dtl_impl_signal_recv(struct signal_comm *comm, void *recvbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream);
dtl_status dtl_impl_signal_notify(struct signal_comm *comm, dtl_rank_t peer, int signal_index,
                                  int context, int flags, struct device_stream *stream);
dtl_status dtl_impl_signal_put_signal(struct signal_comm *comm, const void *localbuf,
                                      dtl_size_t count, dtl_dtype dtype, dtl_rank_t peer,
                                      dtl_signal_window_t window, dtl_size_t offset,
                                      int signal_index, int context, int flags,
                                      struct device_stream *stream);
dtl_status dtl_impl_signal_wait_signal(struct signal_comm *comm, const dtl_rank_t *peers,
                                       const int *op_counts, const int *signal_indices,
                                       const int *contexts, dtl_size_t count,
                                       struct device_stream *stream);
dtl_status dtl_impl_signal_group_start(void);
dtl_status dtl_impl_signal_group_end(void);

/* Models */
dtl_status dtl_impl_model_create(struct context *ctx, struct model **model);
void dtl_impl_model_destroy(struct model *model);
int dtl_impl_model_is_valid(struct model *model);
dtl_size_t dtl_impl_model_tensors(struct model *model);
dtl_size_t dtl_impl_model_tasks(struct model *model);
dtl_status dtl_impl_model_tensor(struct model *model, void *buffer, dtl_size_t rows,
                                 dtl_size_t columns, dtl_dtype dtype, dtl_index_t *tensor);
dtl_status dtl_impl_model_view(struct model *model, dtl_index_t tensor, dtl_size_t row,
                               dtl_size_t rows, dtl_size_t column, dtl_size_t columns,
                               dtl_index_t *view);
dtl_status dtl_impl_model_add_unary(struct model *model, dtl_model_unary_op op, dtl_index_t x,
                                    dtl_index_t out, dtl_index_t *task);
dtl_status dtl_impl_model_add_binary(struct model *model, dtl_model_binary_op op, dtl_index_t x,
                                     dtl_index_t y, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_impl_model_add_linear(struct model *model, dtl_index_t x, dtl_index_t weight,
                                     dtl_index_t bias, dtl_index_t out, dtl_index_t *task);
dtl_status dtl_impl_model_add_normalize(struct model *model, dtl_model_norm norm, dtl_index_t x,
                                        dtl_index_t weight, dtl_index_t bias, double epsilon,
                                        dtl_index_t out, dtl_index_t *task);
dtl_status dtl_impl_model_add_flash_attention(struct model *model, dtl_model_mask mask,
                                              dtl_index_t query, dtl_index_t key,
                                              dtl_index_t value, dtl_size_t heads, double scale,
                                              dtl_index_t out, dtl_index_t *task);
dtl_status dtl_impl_model_add_flash_decode(struct model *model, dtl_index_t query, dtl_index_t key,
                                           dtl_index_t value, dtl_index_t lengths,
                                           dtl_size_t heads, double scale, dtl_index_t out,
                                           dtl_index_t *task);
dtl_status dtl_impl_model_add_append(struct model *model, dtl_index_t x, dtl_index_t lengths,
                                     dtl_index_t cache, dtl_index_t *task);
dtl_status dtl_impl_model_add_barrier(struct model *model, dtl_index_t *task);
dtl_status dtl_impl_model_add_allreduce(struct model *model, dtl_reduce_op op, dtl_index_t tensor,
                                        dtl_index_t *task);
dtl_status dtl_impl_model_add_prefetch(struct model *model, dtl_index_t tensor, dtl_index_t *task);
dtl_status dtl_impl_model_add_order(struct model *model, dtl_index_t task, dtl_index_t before);
dtl_status dtl_impl_model_schedule(struct model *model, int workers);
dtl_status dtl_impl_model_run(struct model *model);
dtl_status dtl_impl_model_record_of(struct model *model, dtl_size_t index,
                                    dtl_model_record_t *record);
dtl_status dtl_impl_model_wait_of(struct model *model, dtl_size_t index, int *worker,
                                  dtl_size_t *count);

/* Roles */
dtl_status dtl_impl_role_manager_create(struct context *ctx, struct role_manager **mgr);
void dtl_impl_role_manager_destroy(struct role_manager *mgr);
dtl_status dtl_impl_role_manager_add_role(struct role_manager *mgr, const char *role_name,
                                          dtl_size_t num_ranks);
dtl_status dtl_impl_role_manager_add_role_of(struct role_manager *mgr, const char *role_name,
                                             const dtl_rank_t *ranks, dtl_size_t count);
dtl_status dtl_impl_role_manager_initialize(struct role_manager *mgr);
dtl_status dtl_impl_role_manager_has_role(struct role_manager *mgr, const char *role_name,
                                          int *has_role);
dtl_status dtl_impl_role_manager_role_size(struct role_manager *mgr, const char *role_name,
                                           dtl_size_t *size);
dtl_status dtl_impl_role_manager_role_rank(struct role_manager *mgr, const char *role_name,
                                           dtl_rank_t *rank);
dtl_status dtl_impl_intergroup_send(struct role_manager *mgr, const char *target_role,
                                    dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag);
dtl_status dtl_impl_intergroup_recv(struct role_manager *mgr, const char *source_role,
                                    dtl_rank_t source_rank, void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_tag_t tag);
dtl_status dtl_impl_role_manager_context(struct role_manager *mgr, struct context **ctx);
dtl_status dtl_impl_intergroup_broadcast(struct role_manager *mgr, const char *source_role,
                                         dtl_rank_t source_rank, const char *target_role,
                                         void *buf, dtl_size_t count, dtl_dtype dtype,
                                         dtl_tag_t tag);

/* Topology */
dtl_status dtl_impl_topology_num_cpus(int *count);
dtl_status dtl_impl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id);
dtl_status dtl_impl_topology_num_gpus(int *count);
dtl_status dtl_impl_topology_gpu_id(dtl_rank_t rank, int *gpu_id);
dtl_status dtl_impl_topology_device_id(dtl_device_kind kind, int *device_id);
dtl_status dtl_impl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local);
dtl_status dtl_impl_topology_node_id(dtl_rank_t rank, int *node_id);
dtl_status dtl_impl_topology_num_nodes(int *count);
dtl_status dtl_impl_topology_node_rank(dtl_rank_t rank, int *node_rank);
dtl_status dtl_impl_topology_node_size(dtl_rank_t rank, int *size);
dtl_status dtl_impl_topology_numa_node(dtl_rank_t rank, int *numa_node);
dtl_size_t dtl_impl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size);
dtl_size_t dtl_impl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size);
dtl_status dtl_impl_topology_num_numa_nodes(int *count);
dtl_status dtl_impl_topology_num_machine_cpus(int *count);
dtl_status dtl_impl_topology_machine_cpu(int index, dtl_cpu_info_t *info);
dtl_status dtl_impl_topology_num_caches(int *count);
dtl_status dtl_impl_topology_cache(int level, dtl_cache_info_t *info);
dtl_status dtl_impl_topology_gpu(int index, dtl_gpu_info_t *info);
dtl_size_t dtl_impl_topology_text(char *buf, dtl_size_t size);

/* Futures */
dtl_status dtl_impl_future_create(struct future **fut);
void dtl_impl_future_destroy(struct future *fut);
dtl_status dtl_impl_future_wait(struct future *fut);
dtl_status dtl_impl_future_test(struct future *fut, int *completed);
dtl_status dtl_impl_future_get(struct future *fut, void *buffer, dtl_size_t size);
dtl_status dtl_impl_future_set(struct future *fut, const void *value, dtl_size_t size);
dtl_status dtl_impl_future_fail(struct future *fut, dtl_status code, const char *message);
dtl_status dtl_impl_future_size(struct future *fut, dtl_size_t *bytes);
dtl_status dtl_impl_future_wait_for(struct future *fut, dtl_size_t milliseconds, int *completed);
dtl_status dtl_impl_future_then(struct future *fut, dtl_then_func func, void *user_data,
                                struct future **result);
dtl_status dtl_impl_when_all(struct future *const *futures, dtl_size_t count,
                             struct future **result);
dtl_status dtl_impl_when_any(struct future *const *futures, dtl_size_t count,
                             struct future **result, dtl_size_t *completed_index);

/* Remote actions */
dtl_status dtl_impl_action_register(struct context *ctx, const char *name, dtl_action_func func,
                                    void *user_data, dtl_size_t *action);
dtl_status dtl_impl_action_register_reply(struct context *ctx, const char *name,
                                          dtl_reply_func func, void *user_data, dtl_size_t *action);
dtl_status dtl_impl_remote_invoke(struct context *ctx, dtl_rank_t target, dtl_size_t action,
                                  const void *args, dtl_size_t args_size, void *result,
                                  dtl_size_t result_size);
dtl_status dtl_impl_remote_invoke_async(struct context *ctx, dtl_rank_t target, dtl_size_t action,
                                        const void *args, dtl_size_t args_size,
                                        dtl_size_t result_size, struct future **result);
void dtl_impl_action_progress(void);
dtl_status dtl_impl_action_barrier(struct context *ctx);

/* Streams and events */
const char *dtl_impl_device_kind_name(dtl_device_kind kind);
int dtl_impl_device_count(dtl_device_kind kind);
dtl_status dtl_impl_stream_create(dtl_device_kind kind, int device_id,
                                  struct device_stream **stream);
dtl_status dtl_impl_stream_from_native(dtl_device_kind kind, int device_id, void *native,
                                       struct device_stream **stream);
void *dtl_impl_stream_native(struct device_stream *stream);
dtl_device_kind dtl_impl_stream_device_kind(struct device_stream *stream);
int dtl_impl_stream_device_id(struct device_stream *stream);
dtl_status dtl_impl_stream_synchronize(struct device_stream *stream);
dtl_status dtl_impl_stream_test(struct device_stream *stream, int *completed);
dtl_status dtl_impl_stream_record_event(struct device_stream *stream, struct device_event *event);
dtl_status dtl_impl_stream_wait_event(struct device_stream *stream, struct device_event *event);
dtl_status dtl_impl_stream_future(struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_context_stream(struct context *ctx, struct device_stream **stream);
dtl_status dtl_impl_context_set_stream(struct context *ctx, struct device_stream *stream);
void dtl_impl_stream_destroy(struct device_stream *stream);
dtl_status dtl_impl_event_create(dtl_device_kind kind, int device_id, struct device_event **event);
dtl_status dtl_impl_event_synchronize(struct device_event *event);
dtl_status dtl_impl_event_test(struct device_event *event, int *completed);
dtl_status dtl_impl_event_elapsed(struct device_event *earlier, struct device_event *later,
                                  double *milliseconds);
void dtl_impl_event_destroy(struct device_event *event);

/* Queued work */
dtl_status dtl_impl_container_queue_fill(struct container *container, const void *value,
                                         struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_copy(struct container *src, struct container *dst,
                                         struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_apply(struct container *dst, struct container *src,
                                          dtl_reduce_op op, struct device_stream *stream,
                                          struct future **fut);
dtl_status dtl_impl_container_queue_apply_unary(struct container *dst, struct container *src,
                                                dtl_unary_op op, struct device_stream *stream,
                                                struct future **fut);
dtl_status dtl_impl_container_queue_apply_binary(struct container *dst, struct container *x,
                                                 struct container *y, dtl_binary_op op,
                                                 struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_apply_value(struct container *dst, struct container *src,
                                                const void *value, dtl_operand place,
                                                dtl_binary_op op, struct device_stream *stream,
                                                struct future **fut);
dtl_status dtl_impl_container_queue_inclusive_scan_local(struct container *container,
                                                         dtl_reduce_op op,
                                                         struct device_stream *stream,
                                                         struct future **fut);
dtl_status dtl_impl_container_queue_exclusive_scan_local(struct container *container,
                                                         dtl_reduce_op op,
                                                         struct device_stream *stream,
                                                         struct future **fut);
dtl_status dtl_impl_container_queue_sort_local(struct container *container, dtl_sort_order order,
                                               struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_stable_sort_local(struct container *container,
                                                      dtl_sort_order order,
                                                      struct device_stream *stream,
                                                      struct future **fut);
dtl_status dtl_impl_container_queue_sort_by_key_local(struct container *keys,
                                                      struct container *payload,
                                                      dtl_sort_order order,
                                                      struct device_stream *stream,
                                                      struct future **fut);
dtl_status dtl_impl_container_queue_argsort_local(struct container *container,
                                                  dtl_sort_order order, struct container *indices,
                                                  struct device_stream *stream,
                                                  struct future **fut);
dtl_status dtl_impl_container_queue_gather(struct container *dst, struct container *src,
                                           struct container *indices, struct device_stream *stream,
                                           struct future **fut);
dtl_status dtl_impl_container_queue_scatter(struct container *dst, struct container *indices,
                                            struct container *src, struct device_stream *stream,
                                            struct future **fut);
dtl_status dtl_impl_container_queue_reduce_local(struct container *container, dtl_reduce_op op,
                                                 void *result, struct device_stream *stream,
                                                 struct future **fut);
dtl_status dtl_impl_container_queue_count_local(struct container *container, const void *value,
                                                struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_find_local(struct container *container, const void *value,
                                               struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_min_element_local(struct container *container,
                                                      struct device_stream *stream,
                                                      struct future **fut);
dtl_status dtl_impl_container_queue_max_element_local(struct container *container,
                                                      struct device_stream *stream,
                                                      struct future **fut);
dtl_status dtl_impl_container_queue_minmax_local(struct container *container,
                                                 struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_mean_local(struct container *container,
                                               struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_var_local(struct container *container, dtl_size_t ddof,
                                              struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_norm_local(struct container *container,
                                               struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_dot_local(struct container *a, struct container *b,
                                              struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_histogram_local(struct container *container, double low,
                                                    double high, dtl_size_t bins,
                                                    struct device_stream *stream,
                                                    struct future **fut);
dtl_status dtl_impl_container_queue_quantile_local(struct container *container,
                                                   const double *probabilities, dtl_size_t count,
                                                   struct device_stream *stream,
                                                   struct future **fut);
dtl_status dtl_impl_container_queue_unique_local(struct container *container,
                                                 struct container *unique,
                                                 struct device_stream *stream, struct future **fut);
dtl_status dtl_impl_container_queue_copy_to_host(struct container *container, void *host_buffer,
                                                 dtl_size_t count, struct device_stream *stream,
                                                 struct future **fut);
dtl_status dtl_impl_container_queue_copy_from_host(struct container *container,
                                                   const void *host_buffer, dtl_size_t count,
                                                   struct device_stream *stream,
                                                   struct future **fut);

/* Collectives on device buffers */
dtl_status dtl_impl_nccl_allreduce_device(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);
dtl_status dtl_impl_nccl_allreduce_device_ex(struct context *ctx, const void *sendbuf,
                                             void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                             dtl_reduce_op op, dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_broadcast_device(struct context *ctx, void *buf, dtl_size_t count,
                                          dtl_dtype dtype, dtl_rank_t root);
dtl_status dtl_impl_nccl_broadcast_device_ex(struct context *ctx, void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t root,
                                             dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_barrier_device(struct context *ctx);
dtl_status dtl_impl_nccl_gatherv_device_ex(struct context *ctx, const void *sendbuf,
                                           dtl_size_t sendcount, dtl_dtype senddtype,
                                           void *recvbuf, const dtl_size_t *recvcounts,
                                           const dtl_size_t *displs, dtl_dtype recvdtype,
                                           dtl_rank_t root, dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_scatterv_device_ex(struct context *ctx, const void *sendbuf,
                                            const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                            dtl_dtype senddtype, void *recvbuf,
                                            dtl_size_t recvcount, dtl_dtype recvdtype,
                                            dtl_rank_t root, dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_allgatherv_device_ex(struct context *ctx, const void *sendbuf,
                                              dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
                                              const dtl_size_t *recvcounts,
                                              const dtl_size_t *displs,
                                              dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_alltoallv_device_ex(struct context *ctx, const void *sendbuf,
                                             const dtl_size_t *sendcounts,
                                             const dtl_size_t *sdispls, dtl_dtype senddtype,
                                             void *recvbuf, const dtl_size_t *recvcounts,
                                             const dtl_size_t *rdispls, dtl_dtype recvdtype,
                                             dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_scan_device_ex(struct context *ctx, const void *sendbuf, void *recvbuf,
                                        dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                        dtl_nccl_operation_mode mode);
dtl_status dtl_impl_nccl_exscan_device_ex(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                          dtl_nccl_operation_mode mode);

#endif
