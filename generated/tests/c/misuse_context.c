/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/context.yaml: context_options_init */
static void context_options_init_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_NULL_POINTER, "DTL-context_options_init-opts-null",
        dtl_context_options_init(NULL));
}

/* spec/context.yaml: context_create */
static void context_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_create-ctx-null",
        dtl_context_create(NULL, NULL));
}

/* spec/context.yaml: context_create_default */
static void context_create_default_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_create_default-ctx-null",
        dtl_context_create_default(NULL));
}

/* spec/context.yaml: context_from_fortran_comm */
static void context_from_fortran_comm_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_from_fortran_comm-ctx-null",
        dtl_context_from_fortran_comm(1, NULL, NULL));
    if (!dtl_has_mpi())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_from_fortran_comm-mpi-feature",
            dtl_context_from_fortran_comm(1, NULL, OUT(2)));
}

/* spec/context.yaml: context_destroy */
static void context_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy((void *)live.vector));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(freed.context));
}

/* spec/context.yaml: context_rank */
static void context_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-context_rank-ctx-handle",
        dtl_context_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-context_rank-ctx-handle",
        dtl_context_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-context_rank-ctx-handle",
        dtl_context_rank((void *)live.vector));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-context_rank-ctx-handle",
        dtl_context_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-context_rank-ctx-handle",
        dtl_context_rank(freed.context));
}

/* spec/context.yaml: context_size */
static void context_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_size-ctx-handle",
        dtl_context_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_size-ctx-handle",
        dtl_context_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_size-ctx-handle",
        dtl_context_size((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_size-ctx-handle",
        dtl_context_size(NULL));
    REFUSED_VALUE(0, "DTL-context_size-ctx-handle",
        dtl_context_size(freed.context));
}

/* spec/context.yaml: context_is_root */
static void context_is_root_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_is_root-ctx-handle",
        dtl_context_is_root(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_is_root-ctx-handle",
        dtl_context_is_root(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_is_root-ctx-handle",
        dtl_context_is_root((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_is_root-ctx-handle",
        dtl_context_is_root(NULL));
    REFUSED_VALUE(0, "DTL-context_is_root-ctx-handle",
        dtl_context_is_root(freed.context));
}

/* spec/context.yaml: context_device_id */
static void context_device_id_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-context_device_id-ctx-handle",
        dtl_context_device_id(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-context_device_id-ctx-handle",
        dtl_context_device_id(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-context_device_id-ctx-handle",
        dtl_context_device_id((void *)live.vector));
    REFUSED_VALUE(-1, "DTL-context_device_id-ctx-handle",
        dtl_context_device_id(NULL));
    REFUSED_VALUE(-1, "DTL-context_device_id-ctx-handle",
        dtl_context_device_id(freed.context));
}

/* spec/context.yaml: context_device_kind */
static void context_device_kind_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-context_device_kind-ctx-handle",
        dtl_context_device_kind(misuse_foreign));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-context_device_kind-ctx-handle",
        dtl_context_device_kind(misuse_nonsense));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-context_device_kind-ctx-handle",
        dtl_context_device_kind((void *)live.vector));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-context_device_kind-ctx-handle",
        dtl_context_device_kind(NULL));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-context_device_kind-ctx-handle",
        dtl_context_device_kind(freed.context));
}

/* spec/context.yaml: context_has_device */
static void context_has_device_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_has_device-ctx-handle",
        dtl_context_has_device(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_has_device-ctx-handle",
        dtl_context_has_device(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_has_device-ctx-handle",
        dtl_context_has_device((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_has_device-ctx-handle",
        dtl_context_has_device(NULL));
    REFUSED_VALUE(0, "DTL-context_has_device-ctx-handle",
        dtl_context_has_device(freed.context));
}

/* spec/context.yaml: context_determinism_mode */
static void context_determinism_mode_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-context_determinism_mode-ctx-handle",
        dtl_context_determinism_mode(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-context_determinism_mode-ctx-handle",
        dtl_context_determinism_mode(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-context_determinism_mode-ctx-handle",
        dtl_context_determinism_mode((void *)live.vector));
    REFUSED_VALUE(-1, "DTL-context_determinism_mode-ctx-handle",
        dtl_context_determinism_mode(NULL));
    REFUSED_VALUE(-1, "DTL-context_determinism_mode-ctx-handle",
        dtl_context_determinism_mode(freed.context));
}

/* spec/context.yaml: context_reduction_schedule_policy */
static void context_reduction_schedule_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-context_reduction_schedule_policy-ctx-handle",
        dtl_context_reduction_schedule_policy(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-context_reduction_schedule_policy-ctx-handle",
        dtl_context_reduction_schedule_policy(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-context_reduction_schedule_policy-ctx-handle",
        dtl_context_reduction_schedule_policy((void *)live.vector));
    REFUSED_VALUE(-1, "DTL-context_reduction_schedule_policy-ctx-handle",
        dtl_context_reduction_schedule_policy(NULL));
    REFUSED_VALUE(-1, "DTL-context_reduction_schedule_policy-ctx-handle",
        dtl_context_reduction_schedule_policy(freed.context));
}

/* spec/context.yaml: context_progress_ordering_policy */
static void context_progress_ordering_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-context_progress_ordering_policy-ctx-handle",
        dtl_context_progress_ordering_policy(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-context_progress_ordering_policy-ctx-handle",
        dtl_context_progress_ordering_policy(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-context_progress_ordering_policy-ctx-handle",
        dtl_context_progress_ordering_policy((void *)live.vector));
    REFUSED_VALUE(-1, "DTL-context_progress_ordering_policy-ctx-handle",
        dtl_context_progress_ordering_policy(NULL));
    REFUSED_VALUE(-1, "DTL-context_progress_ordering_policy-ctx-handle",
        dtl_context_progress_ordering_policy(freed.context));
}

/* spec/context.yaml: context_barrier */
static void context_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_barrier-ctx-handle",
        dtl_context_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_barrier-ctx-handle",
        dtl_context_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_barrier-ctx-handle",
        dtl_context_barrier((void *)live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_barrier-ctx-handle",
        dtl_context_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_barrier-ctx-handle",
        dtl_context_barrier(freed.context));
}

/* spec/context.yaml: context_fence */
static void context_fence_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_fence-ctx-handle",
        dtl_context_fence(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_fence-ctx-handle",
        dtl_context_fence(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_fence-ctx-handle",
        dtl_context_fence((void *)live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_fence-ctx-handle",
        dtl_context_fence(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_fence-ctx-handle",
        dtl_context_fence(freed.context));
}

/* spec/context.yaml: context_is_valid */
static void context_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_is_valid-ctx-handle",
        dtl_context_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_is_valid-ctx-handle",
        dtl_context_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_is_valid-ctx-handle",
        dtl_context_is_valid((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_is_valid-ctx-handle",
        dtl_context_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-context_is_valid-ctx-handle",
        dtl_context_is_valid(freed.context));
}

/* spec/context.yaml: context_dup */
static void context_dup_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_dup-src-handle",
        dtl_context_dup(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_dup-src-handle",
        dtl_context_dup(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_dup-src-handle",
        dtl_context_dup((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_dup-src-handle",
        dtl_context_dup(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_dup-src-handle",
        dtl_context_dup(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_dup-dst-null",
        dtl_context_dup(live.context, NULL));
}

/* spec/context.yaml: context_split */
static void context_split_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split-ctx-handle",
        dtl_context_split(misuse_foreign, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split-ctx-handle",
        dtl_context_split(misuse_nonsense, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split-ctx-handle",
        dtl_context_split((void *)live.vector, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split-ctx-handle",
        dtl_context_split(NULL, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split-ctx-handle",
        dtl_context_split(freed.context, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_split-out-null",
        dtl_context_split(live.context, 1, 1, NULL));
}

/* spec/context.yaml: context_split_by_node */
static void context_split_by_node_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_by_node-ctx-handle",
        dtl_context_split_by_node(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_by_node-ctx-handle",
        dtl_context_split_by_node(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_by_node-ctx-handle",
        dtl_context_split_by_node((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_by_node-ctx-handle",
        dtl_context_split_by_node(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_by_node-ctx-handle",
        dtl_context_split_by_node(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_split_by_node-out-null",
        dtl_context_split_by_node(live.context, NULL));
}

/* spec/context.yaml: context_split_leaders */
static void context_split_leaders_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_leaders-ctx-handle",
        dtl_context_split_leaders(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_leaders-ctx-handle",
        dtl_context_split_leaders(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_leaders-ctx-handle",
        dtl_context_split_leaders((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_leaders-ctx-handle",
        dtl_context_split_leaders(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_leaders-ctx-handle",
        dtl_context_split_leaders(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_split_leaders-out-null",
        dtl_context_split_leaders(live.context, NULL));
}

/* spec/context.yaml: context_has_mpi */
static void context_has_mpi_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_has_mpi-ctx-handle",
        dtl_context_has_mpi(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_has_mpi-ctx-handle",
        dtl_context_has_mpi(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_has_mpi-ctx-handle",
        dtl_context_has_mpi((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_has_mpi-ctx-handle",
        dtl_context_has_mpi(NULL));
    REFUSED_VALUE(0, "DTL-context_has_mpi-ctx-handle",
        dtl_context_has_mpi(freed.context));
}

/* spec/context.yaml: context_mpi_comm */
static void context_mpi_comm_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_mpi_comm-ctx-handle",
        dtl_context_mpi_comm(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_mpi_comm-ctx-handle",
        dtl_context_mpi_comm(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_mpi_comm-ctx-handle",
        dtl_context_mpi_comm((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_mpi_comm-ctx-handle",
        dtl_context_mpi_comm(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_mpi_comm-ctx-handle",
        dtl_context_mpi_comm(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_mpi_comm-fortran_comm-null",
        dtl_context_mpi_comm(live.context, NULL));
}

/* spec/context.yaml: context_has_cuda */
static void context_has_cuda_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_has_cuda-ctx-handle",
        dtl_context_has_cuda(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_has_cuda-ctx-handle",
        dtl_context_has_cuda(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_has_cuda-ctx-handle",
        dtl_context_has_cuda((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_has_cuda-ctx-handle",
        dtl_context_has_cuda(NULL));
    REFUSED_VALUE(0, "DTL-context_has_cuda-ctx-handle",
        dtl_context_has_cuda(freed.context));
}

/* spec/context.yaml: context_has_nccl */
static void context_has_nccl_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_has_nccl-ctx-handle",
        dtl_context_has_nccl(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_has_nccl-ctx-handle",
        dtl_context_has_nccl(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_has_nccl-ctx-handle",
        dtl_context_has_nccl((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_has_nccl-ctx-handle",
        dtl_context_has_nccl(NULL));
    REFUSED_VALUE(0, "DTL-context_has_nccl-ctx-handle",
        dtl_context_has_nccl(freed.context));
}

/* spec/context.yaml: context_nccl_mode */
static void context_nccl_mode_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-context_nccl_mode-ctx-handle",
        dtl_context_nccl_mode(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-context_nccl_mode-ctx-handle",
        dtl_context_nccl_mode(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-context_nccl_mode-ctx-handle",
        dtl_context_nccl_mode((void *)live.vector));
    REFUSED_VALUE(-1, "DTL-context_nccl_mode-ctx-handle",
        dtl_context_nccl_mode(NULL));
    REFUSED_VALUE(-1, "DTL-context_nccl_mode-ctx-handle",
        dtl_context_nccl_mode(freed.context));
}

/* spec/context.yaml: context_nccl_supports_native */
static void context_nccl_supports_native_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-ctx-handle",
        dtl_context_nccl_supports_native(misuse_foreign, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-ctx-handle",
        dtl_context_nccl_supports_native(misuse_nonsense, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-ctx-handle",
        dtl_context_nccl_supports_native((void *)live.vector, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-ctx-handle",
        dtl_context_nccl_supports_native(NULL, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-ctx-handle",
        dtl_context_nccl_supports_native(freed.context, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_native-op-enum",
        dtl_context_nccl_supports_native(live.context, (dtl_nccl_operation)9999));
}

/* spec/context.yaml: context_nccl_supports_hybrid */
static void context_nccl_supports_hybrid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-ctx-handle",
        dtl_context_nccl_supports_hybrid(misuse_foreign, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-ctx-handle",
        dtl_context_nccl_supports_hybrid(misuse_nonsense, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-ctx-handle",
        dtl_context_nccl_supports_hybrid((void *)live.vector, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-ctx-handle",
        dtl_context_nccl_supports_hybrid(NULL, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-ctx-handle",
        dtl_context_nccl_supports_hybrid(freed.context, DTL_NCCL_OP_POINT_TO_POINT));
    REFUSED_VALUE(0, "DTL-context_nccl_supports_hybrid-op-enum",
        dtl_context_nccl_supports_hybrid(live.context, (dtl_nccl_operation)9999));
}

/* spec/context.yaml: context_has_shmem */
static void context_has_shmem_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-context_has_shmem-ctx-handle",
        dtl_context_has_shmem(misuse_foreign));
    REFUSED_VALUE(0, "DTL-context_has_shmem-ctx-handle",
        dtl_context_has_shmem(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-context_has_shmem-ctx-handle",
        dtl_context_has_shmem((void *)live.vector));
    REFUSED_VALUE(0, "DTL-context_has_shmem-ctx-handle",
        dtl_context_has_shmem(NULL));
    REFUSED_VALUE(0, "DTL-context_has_shmem-ctx-handle",
        dtl_context_has_shmem(freed.context));
}

/* spec/context.yaml: context_with_cuda */
static void context_with_cuda_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-ctx-handle",
        dtl_context_with_cuda(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-ctx-handle",
        dtl_context_with_cuda(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-ctx-handle",
        dtl_context_with_cuda((void *)live.vector, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-ctx-handle",
        dtl_context_with_cuda(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-ctx-handle",
        dtl_context_with_cuda(freed.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_with_cuda-out-null",
        dtl_context_with_cuda(live.context, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_cuda-device_id-range",
        dtl_context_with_cuda(live.context, -1, OUT(2)));
    if (!dtl_has_cuda())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_with_cuda-cuda-feature",
            dtl_context_with_cuda(live.context, 1, OUT(2)));
}

/* spec/context.yaml: context_with_device */
static void context_with_device_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-ctx-handle",
        dtl_context_with_device(misuse_foreign, DTL_DEVICE_HOST, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-ctx-handle",
        dtl_context_with_device(misuse_nonsense, DTL_DEVICE_HOST, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-ctx-handle",
        dtl_context_with_device((void *)live.vector, DTL_DEVICE_HOST, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-ctx-handle",
        dtl_context_with_device(NULL, DTL_DEVICE_HOST, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-ctx-handle",
        dtl_context_with_device(freed.context, DTL_DEVICE_HOST, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_with_device-out-null",
        dtl_context_with_device(live.context, DTL_DEVICE_HOST, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-kind-enum",
        dtl_context_with_device(live.context, (dtl_device_kind)9999, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_device-device_id-range",
        dtl_context_with_device(live.context, DTL_DEVICE_HOST, -1, OUT(3)));
}

/* spec/context.yaml: context_with_shmem */
static void context_with_shmem_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_shmem-ctx-handle",
        dtl_context_with_shmem(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_shmem-ctx-handle",
        dtl_context_with_shmem(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_shmem-ctx-handle",
        dtl_context_with_shmem((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_shmem-ctx-handle",
        dtl_context_with_shmem(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_shmem-ctx-handle",
        dtl_context_with_shmem(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_with_shmem-out-null",
        dtl_context_with_shmem(live.context, NULL));
    if (!dtl_has_shmem())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_with_shmem-shmem-feature",
            dtl_context_with_shmem(live.context, OUT(1)));
}

/* spec/context.yaml: context_with_nccl */
static void context_with_nccl_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-ctx-handle",
        dtl_context_with_nccl(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-ctx-handle",
        dtl_context_with_nccl(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-ctx-handle",
        dtl_context_with_nccl((void *)live.vector, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-ctx-handle",
        dtl_context_with_nccl(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-ctx-handle",
        dtl_context_with_nccl(freed.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_with_nccl-out-null",
        dtl_context_with_nccl(live.context, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl-device_id-range",
        dtl_context_with_nccl(live.context, -1, OUT(2)));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_with_nccl-nccl-feature",
            dtl_context_with_nccl(live.context, 1, OUT(2)));
}

/* spec/context.yaml: context_with_nccl_ex */
static void context_with_nccl_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-ctx-handle",
        dtl_context_with_nccl_ex(misuse_foreign, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-ctx-handle",
        dtl_context_with_nccl_ex(misuse_nonsense, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-ctx-handle",
        dtl_context_with_nccl_ex((void *)live.vector, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-ctx-handle",
        dtl_context_with_nccl_ex(NULL, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-ctx-handle",
        dtl_context_with_nccl_ex(freed.context, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_with_nccl_ex-out-null",
        dtl_context_with_nccl_ex(live.context, 1, DTL_NCCL_MODE_NATIVE_ONLY, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-mode-enum",
        dtl_context_with_nccl_ex(live.context, 1, (dtl_nccl_operation_mode)9999, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_with_nccl_ex-device_id-range",
        dtl_context_with_nccl_ex(live.context, -1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_with_nccl_ex-nccl-feature",
            dtl_context_with_nccl_ex(live.context, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(3)));
}

/* spec/context.yaml: context_split_nccl */
static void context_split_nccl_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl-ctx-handle",
        dtl_context_split_nccl(misuse_foreign, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl-ctx-handle",
        dtl_context_split_nccl(misuse_nonsense, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl-ctx-handle",
        dtl_context_split_nccl((void *)live.vector, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl-ctx-handle",
        dtl_context_split_nccl(NULL, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl-ctx-handle",
        dtl_context_split_nccl(freed.context, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_split_nccl-out-null",
        dtl_context_split_nccl(live.context, 1, 1, NULL));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_split_nccl-nccl-feature",
            dtl_context_split_nccl(live.context, 1, 1, OUT(3)));
}

/* spec/context.yaml: context_split_nccl_ex */
static void context_split_nccl_ex_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-ctx-handle",
        dtl_context_split_nccl_ex(misuse_foreign, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-ctx-handle",
        dtl_context_split_nccl_ex(misuse_nonsense, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-ctx-handle",
        dtl_context_split_nccl_ex((void *)live.vector, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-ctx-handle",
        dtl_context_split_nccl_ex(NULL, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-ctx-handle",
        dtl_context_split_nccl_ex(freed.context, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_split_nccl_ex-out-null",
        dtl_context_split_nccl_ex(live.context, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-mode-enum",
        dtl_context_split_nccl_ex(live.context, 1, 1, 1, (dtl_nccl_operation_mode)9999, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_split_nccl_ex-device_id-range",
        dtl_context_split_nccl_ex(live.context, 1, 1, -3, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
    if (!dtl_has_nccl())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-context_split_nccl_ex-nccl-feature",
            dtl_context_split_nccl_ex(live.context, 1, 1, 1, DTL_NCCL_MODE_NATIVE_ONLY, OUT(5)));
}

/* spec/context.yaml: context_refuse */
static void context_refuse_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse-ctx-handle",
        dtl_context_refuse(misuse_foreign, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse-ctx-handle",
        dtl_context_refuse(misuse_nonsense, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse-ctx-handle",
        dtl_context_refuse((void *)live.vector, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse-ctx-handle",
        dtl_context_refuse(NULL, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse-ctx-handle",
        dtl_context_refuse(freed.context, "name"));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_refuse-why-null",
        dtl_context_refuse(live.context, NULL));
}

/* spec/context.yaml: context_refuse_call */
static void context_refuse_call_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse_call-ctx-handle",
        dtl_context_refuse_call(misuse_foreign, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse_call-ctx-handle",
        dtl_context_refuse_call(misuse_nonsense, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse_call-ctx-handle",
        dtl_context_refuse_call((void *)live.vector, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse_call-ctx-handle",
        dtl_context_refuse_call(NULL, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_refuse_call-ctx-handle",
        dtl_context_refuse_call(freed.context, "name"));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_refuse_call-why-null",
        dtl_context_refuse_call(live.context, NULL));
}

/* spec/context.yaml: tell_place */
static void tell_place_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_NULL_POINTER, "DTL-tell_place-place-null",
        dtl_tell_place(NULL, NULL));
}

/* spec/context.yaml: context_set_error_handler */
static void context_set_error_handler_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_handler-ctx-handle",
        dtl_context_set_error_handler(misuse_foreign, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_handler-ctx-handle",
        dtl_context_set_error_handler(misuse_nonsense, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_handler-ctx-handle",
        dtl_context_set_error_handler((void *)live.vector, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_handler-ctx-handle",
        dtl_context_set_error_handler(NULL, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_handler-ctx-handle",
        dtl_context_set_error_handler(freed.context, NULL, NULL));
}

/* spec/context.yaml: context_set_error_policy */
static void context_set_error_policy_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-ctx-handle",
        dtl_context_set_error_policy(misuse_foreign, DTL_ERROR_POLICY_RETURN_STATUS));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-ctx-handle",
        dtl_context_set_error_policy(misuse_nonsense, DTL_ERROR_POLICY_RETURN_STATUS));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-ctx-handle",
        dtl_context_set_error_policy((void *)live.vector, DTL_ERROR_POLICY_RETURN_STATUS));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-ctx-handle",
        dtl_context_set_error_policy(NULL, DTL_ERROR_POLICY_RETURN_STATUS));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-ctx-handle",
        dtl_context_set_error_policy(freed.context, DTL_ERROR_POLICY_RETURN_STATUS));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_error_policy-policy-enum",
        dtl_context_set_error_policy(live.context, (dtl_error_policy)9999));
}

/* spec/context.yaml: context_error_policy */
static void context_error_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-context_error_policy-ctx-handle",
        dtl_context_error_policy(misuse_foreign));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-context_error_policy-ctx-handle",
        dtl_context_error_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-context_error_policy-ctx-handle",
        dtl_context_error_policy((void *)live.vector));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-context_error_policy-ctx-handle",
        dtl_context_error_policy(NULL));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-context_error_policy-ctx-handle",
        dtl_context_error_policy(freed.context));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(context_options_init_refuses),
        cmocka_unit_test(context_create_refuses),
        cmocka_unit_test(context_create_default_refuses),
        cmocka_unit_test(context_from_fortran_comm_refuses),
        cmocka_unit_test(context_destroy_refuses),
        cmocka_unit_test(context_rank_refuses),
        cmocka_unit_test(context_size_refuses),
        cmocka_unit_test(context_is_root_refuses),
        cmocka_unit_test(context_device_id_refuses),
        cmocka_unit_test(context_device_kind_refuses),
        cmocka_unit_test(context_has_device_refuses),
        cmocka_unit_test(context_determinism_mode_refuses),
        cmocka_unit_test(context_reduction_schedule_policy_refuses),
        cmocka_unit_test(context_progress_ordering_policy_refuses),
        cmocka_unit_test(context_barrier_refuses),
        cmocka_unit_test(context_fence_refuses),
        cmocka_unit_test(context_is_valid_refuses),
        cmocka_unit_test(context_dup_refuses),
        cmocka_unit_test(context_split_refuses),
        cmocka_unit_test(context_split_by_node_refuses),
        cmocka_unit_test(context_split_leaders_refuses),
        cmocka_unit_test(context_has_mpi_refuses),
        cmocka_unit_test(context_mpi_comm_refuses),
        cmocka_unit_test(context_has_cuda_refuses),
        cmocka_unit_test(context_has_nccl_refuses),
        cmocka_unit_test(context_nccl_mode_refuses),
        cmocka_unit_test(context_nccl_supports_native_refuses),
        cmocka_unit_test(context_nccl_supports_hybrid_refuses),
        cmocka_unit_test(context_has_shmem_refuses),
        cmocka_unit_test(context_with_cuda_refuses),
        cmocka_unit_test(context_with_device_refuses),
        cmocka_unit_test(context_with_shmem_refuses),
        cmocka_unit_test(context_with_nccl_refuses),
        cmocka_unit_test(context_with_nccl_ex_refuses),
        cmocka_unit_test(context_split_nccl_refuses),
        cmocka_unit_test(context_split_nccl_ex_refuses),
        cmocka_unit_test(context_refuse_refuses),
        cmocka_unit_test(context_refuse_call_refuses),
        cmocka_unit_test(tell_place_refuses),
        cmocka_unit_test(context_set_error_handler_refuses),
        cmocka_unit_test(context_set_error_policy_refuses),
        cmocka_unit_test(context_error_policy_refuses),
    };

    return cmocka_run_group_tests_name("context", tests, objects_make, objects_free);
}
