! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
!> functions, and owned by the caller, who frees it with dtl_context_destroy.
module dtl_context_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_ptr, c_ptr
    use dtl_collective, only: any_allgather, any_allreduce, any_alltoall, any_broadcast, &
                              any_exscan, any_gather, any_reduce, any_reduce_scatter_block, &
                              any_scan, any_scatter
    use dtl_collective_v, only: any_allgatherv, any_alltoallv, any_gatherv, any_reduce_scatter, &
                                any_scatterv
    use dtl_context, only: dtl_context_barrier, dtl_context_create, dtl_context_create_default, &
                           dtl_context_destroy, dtl_context_determinism_mode, &
                           dtl_context_device_id, dtl_context_dup, dtl_context_error_policy, &
                           dtl_context_fence, dtl_context_from_fortran_comm, dtl_context_has_cuda, &
                           dtl_context_has_device, dtl_context_has_mpi, dtl_context_has_nccl, &
                           dtl_context_has_shmem, dtl_context_is_root, dtl_context_is_valid, &
                           dtl_context_nccl_mode, dtl_context_nccl_supports_hybrid, &
                           dtl_context_nccl_supports_native, dtl_context_progress_ordering_policy, &
                           dtl_context_rank, dtl_context_reduction_schedule_policy, &
                           dtl_context_set_error_policy, dtl_context_size, dtl_context_split, &
                           dtl_context_split_by_node, dtl_context_split_leaders
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, DTL_OP_SUM, dtl_clear_error, dtl_context_options, &
                        dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64
    use dtl_failure, only: given, settle, stop_on_failure
    implicit none (type, external)
    private
    public :: dtl_context_t

    !> A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
    !> functions, and owned by the caller, who frees it with dtl_context_destroy.
    !> Indices count from 1, ranks from 0.
    type :: dtl_context_t
        !> The handle of the C interface.  A copy of this variable is the same handle: close one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => context_close
        procedure :: rank => context_rank
        procedure :: size => context_size
        procedure :: is_root => context_is_root
        procedure :: device_id => context_device_id
        procedure :: has_device => context_has_device
        procedure :: determinism_mode => context_determinism_mode
        procedure :: reduction_schedule_policy => context_reduction_schedule_policy
        procedure :: progress_ordering_policy => context_progress_ordering_policy
        procedure :: is_valid => context_is_valid
        procedure :: has_mpi => context_has_mpi
        procedure :: has_cuda => context_has_cuda
        procedure :: has_nccl => context_has_nccl
        procedure :: nccl_mode => context_nccl_mode
        procedure :: nccl_supports_native => context_nccl_supports_native
        procedure :: nccl_supports_hybrid => context_nccl_supports_hybrid
        procedure :: has_shmem => context_has_shmem
        procedure :: error_policy => context_error_policy
        procedure :: create => context_create
        procedure :: create_default => context_create_default
        procedure :: from_fortran_comm => context_from_fortran_comm
        procedure :: barrier => context_barrier
        procedure :: fence => context_fence
        procedure :: dup => context_dup
        procedure :: split => context_split
        procedure :: split_by_node => context_split_by_node
        procedure :: split_leaders => context_split_leaders
        procedure :: set_error_policy => context_set_error_policy
        procedure, private :: context_broadcast_int8, context_broadcast_int16, &
                              context_broadcast_int32, context_broadcast_int64, &
                              context_broadcast_float32, context_broadcast_float64, &
                              context_broadcast_bool, context_broadcast_complex64, &
                              context_broadcast_complex128, context_broadcast_float32_int32, &
                              context_broadcast_float64_int64, context_broadcast_int32_int32, &
                              context_broadcast_int64_int64
        generic :: broadcast => context_broadcast_int8, context_broadcast_int16, &
                                context_broadcast_int32, context_broadcast_int64, &
                                context_broadcast_float32, context_broadcast_float64, &
                                context_broadcast_bool, context_broadcast_complex64, &
                                context_broadcast_complex128, context_broadcast_float32_int32, &
                                context_broadcast_float64_int64, context_broadcast_int32_int32, &
                                context_broadcast_int64_int64
        procedure, private :: context_reduce_int8, context_reduce_int16, context_reduce_int32, &
                              context_reduce_int64, context_reduce_float32, &
                              context_reduce_float64, context_reduce_bool, &
                              context_reduce_complex64, context_reduce_complex128, &
                              context_reduce_float32_int32, context_reduce_float64_int64, &
                              context_reduce_int32_int32, context_reduce_int64_int64
        generic :: reduce => context_reduce_int8, context_reduce_int16, context_reduce_int32, &
                             context_reduce_int64, context_reduce_float32, context_reduce_float64, &
                             context_reduce_bool, context_reduce_complex64, &
                             context_reduce_complex128, context_reduce_float32_int32, &
                             context_reduce_float64_int64, context_reduce_int32_int32, &
                             context_reduce_int64_int64
        procedure, private :: context_allreduce_int8, context_allreduce_int16, &
                              context_allreduce_int32, context_allreduce_int64, &
                              context_allreduce_float32, context_allreduce_float64, &
                              context_allreduce_bool, context_allreduce_complex64, &
                              context_allreduce_complex128, context_allreduce_float32_int32, &
                              context_allreduce_float64_int64, context_allreduce_int32_int32, &
                              context_allreduce_int64_int64
        generic :: allreduce => context_allreduce_int8, context_allreduce_int16, &
                                context_allreduce_int32, context_allreduce_int64, &
                                context_allreduce_float32, context_allreduce_float64, &
                                context_allreduce_bool, context_allreduce_complex64, &
                                context_allreduce_complex128, context_allreduce_float32_int32, &
                                context_allreduce_float64_int64, context_allreduce_int32_int32, &
                                context_allreduce_int64_int64
        procedure, private :: context_gather_int8, context_gather_int16, context_gather_int32, &
                              context_gather_int64, context_gather_float32, &
                              context_gather_float64, context_gather_bool, &
                              context_gather_complex64, context_gather_complex128, &
                              context_gather_float32_int32, context_gather_float64_int64, &
                              context_gather_int32_int32, context_gather_int64_int64
        generic :: gather => context_gather_int8, context_gather_int16, context_gather_int32, &
                             context_gather_int64, context_gather_float32, context_gather_float64, &
                             context_gather_bool, context_gather_complex64, &
                             context_gather_complex128, context_gather_float32_int32, &
                             context_gather_float64_int64, context_gather_int32_int32, &
                             context_gather_int64_int64
        procedure, private :: context_allgather_int8, context_allgather_int16, &
                              context_allgather_int32, context_allgather_int64, &
                              context_allgather_float32, context_allgather_float64, &
                              context_allgather_bool, context_allgather_complex64, &
                              context_allgather_complex128, context_allgather_float32_int32, &
                              context_allgather_float64_int64, context_allgather_int32_int32, &
                              context_allgather_int64_int64
        generic :: allgather => context_allgather_int8, context_allgather_int16, &
                                context_allgather_int32, context_allgather_int64, &
                                context_allgather_float32, context_allgather_float64, &
                                context_allgather_bool, context_allgather_complex64, &
                                context_allgather_complex128, context_allgather_float32_int32, &
                                context_allgather_float64_int64, context_allgather_int32_int32, &
                                context_allgather_int64_int64
        procedure, private :: context_scatter_int8, context_scatter_int16, context_scatter_int32, &
                              context_scatter_int64, context_scatter_float32, &
                              context_scatter_float64, context_scatter_bool, &
                              context_scatter_complex64, context_scatter_complex128, &
                              context_scatter_float32_int32, context_scatter_float64_int64, &
                              context_scatter_int32_int32, context_scatter_int64_int64
        generic :: scatter => context_scatter_int8, context_scatter_int16, context_scatter_int32, &
                              context_scatter_int64, context_scatter_float32, &
                              context_scatter_float64, context_scatter_bool, &
                              context_scatter_complex64, context_scatter_complex128, &
                              context_scatter_float32_int32, context_scatter_float64_int64, &
                              context_scatter_int32_int32, context_scatter_int64_int64
        procedure, private :: context_alltoall_int8, context_alltoall_int16, &
                              context_alltoall_int32, context_alltoall_int64, &
                              context_alltoall_float32, context_alltoall_float64, &
                              context_alltoall_bool, context_alltoall_complex64, &
                              context_alltoall_complex128, context_alltoall_float32_int32, &
                              context_alltoall_float64_int64, context_alltoall_int32_int32, &
                              context_alltoall_int64_int64
        generic :: alltoall => context_alltoall_int8, context_alltoall_int16, &
                               context_alltoall_int32, context_alltoall_int64, &
                               context_alltoall_float32, context_alltoall_float64, &
                               context_alltoall_bool, context_alltoall_complex64, &
                               context_alltoall_complex128, context_alltoall_float32_int32, &
                               context_alltoall_float64_int64, context_alltoall_int32_int32, &
                               context_alltoall_int64_int64
        procedure, private :: context_gatherv_int8, context_gatherv_int16, context_gatherv_int32, &
                              context_gatherv_int64, context_gatherv_float32, &
                              context_gatherv_float64, context_gatherv_bool, &
                              context_gatherv_complex64, context_gatherv_complex128, &
                              context_gatherv_float32_int32, context_gatherv_float64_int64, &
                              context_gatherv_int32_int32, context_gatherv_int64_int64
        generic :: gatherv => context_gatherv_int8, context_gatherv_int16, context_gatherv_int32, &
                              context_gatherv_int64, context_gatherv_float32, &
                              context_gatherv_float64, context_gatherv_bool, &
                              context_gatherv_complex64, context_gatherv_complex128, &
                              context_gatherv_float32_int32, context_gatherv_float64_int64, &
                              context_gatherv_int32_int32, context_gatherv_int64_int64
        procedure, private :: context_scatterv_int8, context_scatterv_int16, &
                              context_scatterv_int32, context_scatterv_int64, &
                              context_scatterv_float32, context_scatterv_float64, &
                              context_scatterv_bool, context_scatterv_complex64, &
                              context_scatterv_complex128, context_scatterv_float32_int32, &
                              context_scatterv_float64_int64, context_scatterv_int32_int32, &
                              context_scatterv_int64_int64
        generic :: scatterv => context_scatterv_int8, context_scatterv_int16, &
                               context_scatterv_int32, context_scatterv_int64, &
                               context_scatterv_float32, context_scatterv_float64, &
                               context_scatterv_bool, context_scatterv_complex64, &
                               context_scatterv_complex128, context_scatterv_float32_int32, &
                               context_scatterv_float64_int64, context_scatterv_int32_int32, &
                               context_scatterv_int64_int64
        procedure, private :: context_allgatherv_int8, context_allgatherv_int16, &
                              context_allgatherv_int32, context_allgatherv_int64, &
                              context_allgatherv_float32, context_allgatherv_float64, &
                              context_allgatherv_bool, context_allgatherv_complex64, &
                              context_allgatherv_complex128, context_allgatherv_float32_int32, &
                              context_allgatherv_float64_int64, context_allgatherv_int32_int32, &
                              context_allgatherv_int64_int64
        generic :: allgatherv => context_allgatherv_int8, context_allgatherv_int16, &
                                 context_allgatherv_int32, context_allgatherv_int64, &
                                 context_allgatherv_float32, context_allgatherv_float64, &
                                 context_allgatherv_bool, context_allgatherv_complex64, &
                                 context_allgatherv_complex128, context_allgatherv_float32_int32, &
                                 context_allgatherv_float64_int64, context_allgatherv_int32_int32, &
                                 context_allgatherv_int64_int64
        procedure, private :: context_alltoallv_int8, context_alltoallv_int16, &
                              context_alltoallv_int32, context_alltoallv_int64, &
                              context_alltoallv_float32, context_alltoallv_float64, &
                              context_alltoallv_bool, context_alltoallv_complex64, &
                              context_alltoallv_complex128, context_alltoallv_float32_int32, &
                              context_alltoallv_float64_int64, context_alltoallv_int32_int32, &
                              context_alltoallv_int64_int64
        generic :: alltoallv => context_alltoallv_int8, context_alltoallv_int16, &
                                context_alltoallv_int32, context_alltoallv_int64, &
                                context_alltoallv_float32, context_alltoallv_float64, &
                                context_alltoallv_bool, context_alltoallv_complex64, &
                                context_alltoallv_complex128, context_alltoallv_float32_int32, &
                                context_alltoallv_float64_int64, context_alltoallv_int32_int32, &
                                context_alltoallv_int64_int64
        procedure, private :: context_scan_int8, context_scan_int16, context_scan_int32, &
                              context_scan_int64, context_scan_float32, context_scan_float64, &
                              context_scan_bool, context_scan_complex64, context_scan_complex128, &
                              context_scan_float32_int32, context_scan_float64_int64, &
                              context_scan_int32_int32, context_scan_int64_int64
        generic :: scan => context_scan_int8, context_scan_int16, context_scan_int32, &
                           context_scan_int64, context_scan_float32, context_scan_float64, &
                           context_scan_bool, context_scan_complex64, context_scan_complex128, &
                           context_scan_float32_int32, context_scan_float64_int64, &
                           context_scan_int32_int32, context_scan_int64_int64
        procedure, private :: context_exscan_int8, context_exscan_int16, context_exscan_int32, &
                              context_exscan_int64, context_exscan_float32, &
                              context_exscan_float64, context_exscan_bool, &
                              context_exscan_complex64, context_exscan_complex128, &
                              context_exscan_float32_int32, context_exscan_float64_int64, &
                              context_exscan_int32_int32, context_exscan_int64_int64
        generic :: exscan => context_exscan_int8, context_exscan_int16, context_exscan_int32, &
                             context_exscan_int64, context_exscan_float32, context_exscan_float64, &
                             context_exscan_bool, context_exscan_complex64, &
                             context_exscan_complex128, context_exscan_float32_int32, &
                             context_exscan_float64_int64, context_exscan_int32_int32, &
                             context_exscan_int64_int64
        procedure, private :: context_reduce_scatter_int8, context_reduce_scatter_int16, &
                              context_reduce_scatter_int32, context_reduce_scatter_int64, &
                              context_reduce_scatter_float32, context_reduce_scatter_float64, &
                              context_reduce_scatter_bool, context_reduce_scatter_complex64, &
                              context_reduce_scatter_complex128, &
                              context_reduce_scatter_float32_int32, &
                              context_reduce_scatter_float64_int64, &
                              context_reduce_scatter_int32_int32, &
                              context_reduce_scatter_int64_int64
        generic :: reduce_scatter => context_reduce_scatter_int8, context_reduce_scatter_int16, &
                                     context_reduce_scatter_int32, context_reduce_scatter_int64, &
                                     context_reduce_scatter_float32, &
                                     context_reduce_scatter_float64, context_reduce_scatter_bool, &
                                     context_reduce_scatter_complex64, &
                                     context_reduce_scatter_complex128, &
                                     context_reduce_scatter_float32_int32, &
                                     context_reduce_scatter_float64_int64, &
                                     context_reduce_scatter_int32_int32, &
                                     context_reduce_scatter_int64_int64
        procedure, private :: context_reduce_scatter_block_int8, &
                              context_reduce_scatter_block_int16, &
                              context_reduce_scatter_block_int32, &
                              context_reduce_scatter_block_int64, &
                              context_reduce_scatter_block_float32, &
                              context_reduce_scatter_block_float64, &
                              context_reduce_scatter_block_bool, &
                              context_reduce_scatter_block_complex64, &
                              context_reduce_scatter_block_complex128, &
                              context_reduce_scatter_block_float32_int32, &
                              context_reduce_scatter_block_float64_int64, &
                              context_reduce_scatter_block_int32_int32, &
                              context_reduce_scatter_block_int64_int64
        generic :: reduce_scatter_block => context_reduce_scatter_block_int8, &
                                           context_reduce_scatter_block_int16, &
                                           context_reduce_scatter_block_int32, &
                                           context_reduce_scatter_block_int64, &
                                           context_reduce_scatter_block_float32, &
                                           context_reduce_scatter_block_float64, &
                                           context_reduce_scatter_block_bool, &
                                           context_reduce_scatter_block_complex64, &
                                           context_reduce_scatter_block_complex128, &
                                           context_reduce_scatter_block_float32_int32, &
                                           context_reduce_scatter_block_float64_int64, &
                                           context_reduce_scatter_block_int32_int32, &
                                           context_reduce_scatter_block_int64_int64
    end type dtl_context_t

contains

    !> Gives the handle back; to do it again is harmless.
    subroutine context_close(self)
        class(dtl_context_t), intent(inout) :: self

        call dtl_context_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine context_close

    !> This process's rank in the context, from 0 to the size less one.
    function context_rank(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_rank(self%handle)
        call stop_on_failure()
    end function context_rank

    !> The number of ranks in the context, at least 1.
    function context_size(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_size(self%handle)
        call stop_on_failure()
    end function context_size

    !> 1 on rank 0 of the context, 0 elsewhere.
    function context_is_root(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_is_root(self%handle)
        call stop_on_failure()
    end function context_is_root

    !> The number of the context's device, or -1 where it works on the host only.
    function context_device_id(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_device_id(self%handle)
        call stop_on_failure()
    end function context_device_id

    !> 1 where the context has a device, 0 where it works on the host only.
    function context_has_device(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_device(self%handle)
        call stop_on_failure()
    end function context_has_device

    !> The context's dtl_determinism_mode, as its options asked for.
    function context_determinism_mode(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_determinism_mode(self%handle)
        call stop_on_failure()
    end function context_determinism_mode

    !> The context's dtl_reduction_schedule_policy, as its options asked for.
    function context_reduction_schedule_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_reduction_schedule_policy(self%handle)
        call stop_on_failure()
    end function context_reduction_schedule_policy

    !> The context's dtl_progress_ordering_policy, as its options asked for.
    function context_progress_ordering_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_progress_ordering_policy(self%handle)
        call stop_on_failure()
    end function context_progress_ordering_policy

    !> 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
    !> last error says which.
    function context_is_valid(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_context_is_valid(self%handle)
    end function context_is_valid

    !> 1 where the context's ranks communicate through MPI, 0 for a single process without.
    function context_has_mpi(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_mpi(self%handle)
        call stop_on_failure()
    end function context_has_mpi

    !> 1 where the context's device is a CUDA device.
    function context_has_cuda(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_cuda(self%handle)
        call stop_on_failure()
    end function context_has_cuda

    !> 1 where the context has an NCCL communicator beside its own.
    function context_has_nccl(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_nccl(self%handle)
        call stop_on_failure()
    end function context_has_nccl

    !> The context's dtl_nccl_operation_mode, or -1 where it has no NCCL.
    function context_nccl_mode(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_nccl_mode(self%handle)
        call stop_on_failure()
    end function context_nccl_mode

    !> 1 if NCCL itself performs the operation in this context; 0 also where there is no NCCL.
    function context_nccl_supports_native(self, op) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_nccl_supports_native(self%handle, op)
        call stop_on_failure()
    end function context_nccl_supports_native

    !> 1 if the operation works on device buffers in this context, by NCCL or by way of the host; 0
    !> also where there is no NCCL.
    function context_nccl_supports_hybrid(self, op) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_nccl_supports_hybrid(self%handle, op)
        call stop_on_failure()
    end function context_nccl_supports_hybrid

    !> 1 where the context's ranks share memory through OpenSHMEM.
    function context_has_shmem(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_shmem(self%handle)
        call stop_on_failure()
    end function context_has_shmem

    !> What a call that fails with this context does beside failing. Local.
    function context_error_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_error_policy(self%handle)
        call stop_on_failure()
    end function context_error_policy

    !> `*ctx` is a context over all ranks of the job, with the given options. Every rank of the job
    !> must call it, since the ranks agree on a communicator. Starts MPI if the job has one and
    !> nobody has started it. The caller owns the context.
    subroutine context_create(self, opts, stat, errmsg)
        class(dtl_context_t), intent(inout) :: self
        type(dtl_context_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_create(self%handle, opts)
        call settle(status, stat, errmsg)
    end subroutine context_create

    !> `*ctx` is a context over all ranks of the job with default options. Every rank of the job
    !> must call it. The caller owns the context.
    subroutine context_create_default(self, stat, errmsg)
        class(dtl_context_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_create_default(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_create_default

    !> `*ctx` is a context over the ranks of the caller's MPI communicator. Every rank of that
    !> communicator must call it. The communicator is duplicated, stays the caller's, and keeps its
    !> error handler; the caller's MPI is used and never finalised. In C the integer is
    !> MPI_Comm_c2f(comm).
    subroutine context_from_fortran_comm(self, fortran_comm, opts, stat, errmsg)
        class(dtl_context_t), intent(inout) :: self
        integer(c_int), intent(in) :: fortran_comm
        type(dtl_context_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_from_fortran_comm(fortran_comm, opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_from_fortran_comm

    !> Returns once every rank of the context has entered. The same as dtl_barrier.
    subroutine context_barrier(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_barrier

    !> What this rank has written is visible to the library and to the context's device before
    !> anything that follows. Local: no rank waits for another; dtl_context_barrier does.
    subroutine context_fence(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_fence(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_fence

    !> `*dst` is a context over the same ranks with the same policies and a communicator of its own,
    !> so that collectives on the two may interleave differently. Collective. The caller owns it.
    subroutine context_dup(self, dst, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: dst
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_dup(self%handle, dst%handle)
        call settle(status, stat, errmsg)
    end subroutine context_dup

    !> `*out` is a context over the ranks that gave the same color, with the policies of `ctx`.
    !> Collective over `ctx`. A rank with a negative color takes part and gets a null handle. The
    !> caller owns the context.
    subroutine context_split(self, color, key, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: color
        integer(c_int), intent(in) :: key
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split(self%handle, color, key, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split

    !> `*out` is a context over the ranks of `ctx` that run on this rank's node, in their order,
    !> with the policies of `ctx`. Collective over `ctx`. The caller owns the context.
    subroutine context_split_by_node(self, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split_by_node(self%handle, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split_by_node

    !> `*out` is a context over one rank of each node, the first of `ctx` there, in the order of
    !> `ctx`; the others get a null handle. Collective over `ctx`. The caller owns the context.
    subroutine context_split_leaders(self, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split_leaders(self%handle, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split_leaders

    !> A call that fails with this context, or with a container or window of it, does from here on
    !> what `policy` says. Local. With callback and no error handler it returns its status. Contexts
    !> that are derived later take the policy over.
    subroutine context_set_error_policy(self, policy, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: policy
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_set_error_policy(self%handle, policy)
        call settle(status, stat, errmsg)
    end subroutine context_set_error_policy

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int8(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT8, buf, root, stat, errmsg)
    end subroutine context_broadcast_int8

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int16(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT16, buf, root, stat, errmsg)
    end subroutine context_broadcast_int16

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT32, buf, root, stat, errmsg)
    end subroutine context_broadcast_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT64, buf, root, stat, errmsg)
    end subroutine context_broadcast_int64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_FLOAT32, buf, root, stat, errmsg)
    end subroutine context_broadcast_float32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_FLOAT64, buf, root, stat, errmsg)
    end subroutine context_broadcast_float64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_bool(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_BOOL, buf, root, stat, errmsg)
    end subroutine context_broadcast_bool

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_complex64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_COMPLEX64, buf, root, stat, errmsg)
    end subroutine context_broadcast_complex64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_complex128(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_COMPLEX128, buf, root, stat, errmsg)
    end subroutine context_broadcast_complex128

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_FLOAT32_INT32, buf, root, stat, errmsg)
    end subroutine context_broadcast_float32_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_FLOAT64_INT64, buf, root, stat, errmsg)
    end subroutine context_broadcast_float64_int64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT32_INT32, buf, root, stat, errmsg)
    end subroutine context_broadcast_int32_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, DTL_DTYPE_INT64_INT64, buf, root, stat, errmsg)
    end subroutine context_broadcast_int64_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int8(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_int8

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int16(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_int16

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_float32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_float32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_float64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_float64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_bool(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_bool

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_complex64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        given(root, 0), stat, errmsg)
    end subroutine context_reduce_complex64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_complex128(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), given(root, 0), stat, errmsg)
    end subroutine context_reduce_complex128

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_float32_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), given(root, 0), stat, errmsg)
    end subroutine context_reduce_float32_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_float64_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), given(root, 0), stat, errmsg)
    end subroutine context_reduce_float64_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int32_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), given(root, 0), stat, errmsg)
    end subroutine context_reduce_int32_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
    !> other ranks `recvbuf` is neither read nor written and may be NULL.
    subroutine context_reduce_int64_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), given(root, 0), stat, errmsg)
    end subroutine context_reduce_int64_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                           stat, errmsg)
    end subroutine context_allreduce_int8

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                           stat, errmsg)
    end subroutine context_allreduce_int16

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                           stat, errmsg)
    end subroutine context_allreduce_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                           stat, errmsg)
    end subroutine context_allreduce_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_float32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_float64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                           stat, errmsg)
    end subroutine context_allreduce_bool

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_complex64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_complex128

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_float32_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_float64_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_int32_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
    !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of two
    !> runs may differ in the last place.
    subroutine context_allreduce_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, &
                           given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_allreduce_int64_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int8(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int8

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int16(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int16

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_float32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_float32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_float64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_float64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_bool(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_bool

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_complex64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_complex64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_complex128(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_complex128

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_float32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, root, stat, &
                        errmsg)
    end subroutine context_gather_float32_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_float64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, root, stat, &
                        errmsg)
    end subroutine context_gather_float64_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int32_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on the root
    !> only.
    subroutine context_gather_int64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_gather_int64_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int8(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int8

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int16(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int16

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_float32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_float64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_bool(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_bool

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_complex64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_complex64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_complex128(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_complex128

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_float32_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_float64_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int32_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_allgather_int64_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int8(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int8

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int16(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int16

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_float32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_float32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_float64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_float64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_bool(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_bool

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_complex64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_complex64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_complex128(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_complex128

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_float32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, root, stat, &
                         errmsg)
    end subroutine context_scatter_float32_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_float64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, root, stat, &
                         errmsg)
    end subroutine context_scatter_float64_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int32_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and `senddtype` matter on the
    !> root only.
    subroutine context_scatter_int64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, root, stat, errmsg)
    end subroutine context_scatter_int64_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int8(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int8

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int16(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int16

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_float32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_float64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_bool(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_bool

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_complex64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_complex64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_complex128(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_complex128

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_float32_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_float64_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int32_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, stat, errmsg)
    end subroutine context_alltoall_int64_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int8(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                    errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, recvcounts, displs, root, &
                         stat, errmsg)
    end subroutine context_gatherv_int8

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int16(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, recvcounts, displs, root, &
                         stat, errmsg)
    end subroutine context_gatherv_int16

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int32(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, recvcounts, displs, root, &
                         stat, errmsg)
    end subroutine context_gatherv_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int64(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, recvcounts, displs, root, &
                         stat, errmsg)
    end subroutine context_gatherv_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_float32(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                       errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_float32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_float64(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                       errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_float64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_bool(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                    errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, recvcounts, displs, root, &
                         stat, errmsg)
    end subroutine context_gatherv_bool

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_complex64(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                         errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_complex64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_complex128(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_complex128

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_float32_int32(self, sendbuf, recvbuf, recvcounts, displs, root, &
                                             stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, recvcounts, &
                         displs, root, stat, errmsg)
    end subroutine context_gatherv_float32_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_float64_int64(self, sendbuf, recvbuf, recvcounts, displs, root, &
                                             stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, recvcounts, &
                         displs, root, stat, errmsg)
    end subroutine context_gatherv_float64_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int32_int32(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_int32_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. Ranks may send different numbers of elements; recvcounts[r] is what rank r
    !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements
    !> between the blocks are left as they were; blocks must not overlap.
    subroutine context_gatherv_int64_int64(self, sendbuf, recvbuf, recvcounts, displs, root, stat, &
                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gatherv(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, recvcounts, displs, &
                         root, stat, errmsg)
    end subroutine context_gatherv_int64_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int8(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT8, sendbuf, sendcounts, displs, recvbuf, root, &
                          stat, errmsg)
    end subroutine context_scatterv_int8

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int16(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT16, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_int16

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int32(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT32, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int64(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT64, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_float32(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_FLOAT32, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_float32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_float64(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_FLOAT64, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_float64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_bool(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_BOOL, sendbuf, sendcounts, displs, recvbuf, root, &
                          stat, errmsg)
    end subroutine context_scatterv_bool

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_complex64(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_complex64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_complex128(self, sendbuf, sendcounts, displs, recvbuf, root, stat, &
                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, sendcounts, displs, recvbuf, &
                          root, stat, errmsg)
    end subroutine context_scatterv_complex128

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_float32_int32(self, sendbuf, sendcounts, displs, recvbuf, root, &
                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, sendcounts, displs, &
                          recvbuf, root, stat, errmsg)
    end subroutine context_scatterv_float32_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_float64_int64(self, sendbuf, sendcounts, displs, recvbuf, root, &
                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, sendcounts, displs, &
                          recvbuf, root, stat, errmsg)
    end subroutine context_scatterv_float64_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int32_int32(self, sendbuf, sendcounts, displs, recvbuf, root, &
                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, sendcounts, displs, &
                          recvbuf, root, stat, errmsg)
    end subroutine context_scatterv_int32_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs` and
    !> `senddtype` matter on the root only.
    subroutine context_scatterv_int64_int64(self, sendbuf, sendcounts, displs, recvbuf, root, &
                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatterv(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, sendcounts, displs, &
                          recvbuf, root, stat, errmsg)
    end subroutine context_scatterv_int64_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int8(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_int8

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int16(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_int16

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_float32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_float32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_float64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_float64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_bool(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, recvcounts, displs, &
                            stat, errmsg)
    end subroutine context_allgatherv_bool

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_complex64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                            errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_complex64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_complex128(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                             errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_complex128

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_float32_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                                errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_float32_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_float64_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                                errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_float64_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int32_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_int32_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
    !> Blocks must not overlap.
    subroutine context_allgatherv_int64_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, recvcounts, &
                            displs, stat, errmsg)
    end subroutine context_allgatherv_int64_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int8(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                      rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT8, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int8

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int16(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                       rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT16, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int16

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int32(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                       rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT32, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int64(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                       rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT64, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_float32(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                         rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_FLOAT32, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_float32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_float64(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                         rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_FLOAT64, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_float64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_bool(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                      rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_BOOL, sendbuf, sendcounts, sdispls, recvbuf, &
                           recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_bool

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_complex64(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                           recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_complex64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_complex128(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                            recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_complex128

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_float32_int32(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                               recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_float32_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_float64_int64(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                               recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_float64_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int32_int32(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                             recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int32_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r. Blocks
    !> of `recvbuf` must not overlap.
    subroutine context_alltoallv_int64_int64(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                             recvcounts, rdispls, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoallv(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, sendcounts, sdispls, &
                           recvbuf, recvcounts, rdispls, stat, errmsg)
    end subroutine context_alltoallv_int64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                      errmsg)
    end subroutine context_scan_int8

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                      errmsg)
    end subroutine context_scan_int16

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                      errmsg)
    end subroutine context_scan_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                      errmsg)
    end subroutine context_scan_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_float32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_float64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                      errmsg)
    end subroutine context_scan_bool

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_complex64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_complex128

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_scan_float32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_scan_float64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_int32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    !> contribution included. Collective.
    subroutine context_scan_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scan(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                      stat, errmsg)
    end subroutine context_scan_int64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_int8

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_int16

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_float32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_float64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_bool

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                        stat, errmsg)
    end subroutine context_exscan_complex64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_exscan_complex128

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_exscan_float32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_exscan_float64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_exscan_int32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Collective. Rank 0, below which there is none, gets the operation's
    !> neutral element (0 for sum, 1 for prod, the largest value for min, ...).
    subroutine context_exscan_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, &
                        given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_exscan_int64_int64

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int8(self, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int8

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int16(self, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int16

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int32(self, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int32

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int64(self, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int64

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_float32(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_float32

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_float64(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_float64

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_bool(self, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_bool

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_complex64(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_complex64

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_complex128(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                 errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_complex128

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_float32_int32(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                    errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                                recvcounts, given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_float32_int32

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_float64_int64(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                    errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                                recvcounts, given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_float64_int64

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int32_int32(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                  errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int32_int32

    !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
    !> the recvcounts[r] elements behind those of the ranks below r. Collective.
    subroutine context_reduce_scatter_int64_int64(self, sendbuf, recvbuf, recvcounts, op, stat, &
                                                  errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, recvcounts, &
                                given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_int64_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT8, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int8

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT16, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int16

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT32, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT64, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_FLOAT32, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_float32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_FLOAT64, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_float64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_BOOL, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_bool

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_COMPLEX64, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_complex64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_COMPLEX128, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_complex128

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_float32_int32(self, sendbuf, recvbuf, op, stat, &
                                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_FLOAT32_INT32, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_float32_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_float64_int64(self, sendbuf, recvbuf, op, stat, &
                                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_FLOAT64_INT64, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_float64_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT32_INT32, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int32_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one size.
    subroutine context_reduce_scatter_block_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, DTL_DTYPE_INT64_INT64, sendbuf, recvbuf, &
                                      given(op, DTL_OP_SUM), stat, errmsg)
    end subroutine context_reduce_scatter_block_int64_int64

end module dtl_context_type
