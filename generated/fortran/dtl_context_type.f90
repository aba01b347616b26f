! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
!> functions, and owned by the caller, who frees it with dtl_context_destroy.
module dtl_context_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_char, c_null_ptr, c_ptr
    use dtl_action_arrays, only: any_remote_invoke, any_remote_invoke_async
    use dtl_collective_arrays, only: any_allgather, any_allgatherv, any_allreduce, any_alltoall, &
                                     any_alltoallv, any_broadcast, any_exscan, any_gather, &
                                     any_gatherv, any_iallgather, any_iallgatherv, any_iallreduce, &
                                     any_ialltoall, any_ialltoallv, any_ibroadcast, any_iexscan, &
                                     any_igather, any_igatherv, any_ireduce, any_ireduce_scatter, &
                                     any_ireduce_scatter_block, any_iscan, any_iscatter, &
                                     any_iscatterv, any_plan_allgather, any_plan_allgatherv, &
                                     any_plan_allreduce, any_plan_alltoall, any_plan_alltoallv, &
                                     any_plan_broadcast, any_plan_exscan, any_plan_gather, &
                                     any_plan_gatherv, any_plan_reduce, any_plan_reduce_scatter, &
                                     any_plan_reduce_scatter_block, any_plan_scan, &
                                     any_plan_scatter, any_plan_scatterv, any_reduce, &
                                     any_reduce_scatter, any_reduce_scatter_block, any_scan, &
                                     any_scatter, any_scatterv
    use dtl_collective_plan_type, only: dtl_collective_plan_t
    use dtl_communication, only: dtl_ibarrier, dtl_improbe, dtl_iprobe, dtl_iprobe_envelope, &
                                 dtl_mprobe, dtl_nccl_barrier_device, dtl_plan_barrier, dtl_probe, &
                                 dtl_probe_envelope
    use dtl_containers, only: dtl_file_inspect
    use dtl_context, only: dtl_context_barrier, dtl_context_create, dtl_context_create_default, &
                           dtl_context_destroy, dtl_context_determinism_mode, &
                           dtl_context_device_id, dtl_context_device_kind, dtl_context_dup, &
                           dtl_context_error_policy, dtl_context_fence, &
                           dtl_context_from_fortran_comm, dtl_context_has_cuda, &
                           dtl_context_has_device, dtl_context_has_mpi, dtl_context_has_nccl, &
                           dtl_context_has_shmem, dtl_context_is_root, dtl_context_is_valid, &
                           dtl_context_mpi_comm, dtl_context_nccl_mode, &
                           dtl_context_nccl_supports_hybrid, dtl_context_nccl_supports_native, &
                           dtl_context_progress_ordering_policy, dtl_context_rank, &
                           dtl_context_reduction_schedule_policy, dtl_context_refuse, &
                           dtl_context_set_error_policy, dtl_context_size, dtl_context_split, &
                           dtl_context_split_by_node, dtl_context_split_leaders, &
                           dtl_context_split_nccl, dtl_context_split_nccl_ex, &
                           dtl_context_with_cuda, dtl_context_with_device, dtl_context_with_nccl, &
                           dtl_context_with_nccl_ex, dtl_context_with_shmem
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, DTL_NCCL_MODE_HYBRID_PARITY, DTL_OP_SUM, dtl_clear_error, &
                        dtl_context_options, dtl_envelope, dtl_float32_int32, dtl_float64_int64, &
                        dtl_int32_int32, dtl_int64_int64, dtl_message_info, dtl_shape
    use dtl_devices, only: dtl_context_set_stream, dtl_context_stream
    use dtl_failure, only: given, settle, stop_on_failure
    use dtl_future_type, only: dtl_future_t
    use dtl_futures, only: dtl_action_barrier
    use dtl_message_type, only: dtl_message_t
    use dtl_nccl_arrays, only: any_nccl_allgatherv_device_ex, any_nccl_allreduce_device, &
                               any_nccl_allreduce_device_ex, any_nccl_alltoallv_device_ex, &
                               any_nccl_broadcast_device, any_nccl_broadcast_device_ex, &
                               any_nccl_exscan_device_ex, any_nccl_gatherv_device_ex, &
                               any_nccl_scan_device_ex, any_nccl_scatterv_device_ex
    use dtl_point_to_point_arrays, only: any_irecv, any_isend, any_isend_shaped, any_recv, &
                                         any_send, any_sendrecv
    use dtl_request_type, only: dtl_request_t
    use dtl_stream_type, only: dtl_stream_t
    implicit none (type, external)
    private
    public :: dtl_context_t

    !> A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
    !> functions, and owned by the caller, who frees it with dtl_context_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_context_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => context_close
        procedure :: rank => context_rank
        procedure :: size => context_size
        procedure :: is_root => context_is_root
        procedure :: device_id => context_device_id
        procedure :: device_kind => context_device_kind
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
        procedure :: mpi_comm => context_mpi_comm
        procedure :: with_cuda => context_with_cuda
        procedure :: with_device => context_with_device
        procedure :: with_shmem => context_with_shmem
        procedure :: with_nccl => context_with_nccl
        procedure :: with_nccl_ex => context_with_nccl_ex
        procedure :: split_nccl => context_split_nccl
        procedure :: split_nccl_ex => context_split_nccl_ex
        procedure :: refuse => context_refuse
        procedure :: set_error_policy => context_set_error_policy
        procedure :: ibarrier => context_ibarrier
        procedure :: plan_barrier => context_plan_barrier
        procedure :: probe => context_probe
        procedure :: iprobe => context_iprobe
        procedure :: mprobe => context_mprobe
        procedure :: improbe => context_improbe
        procedure :: probe_envelope => context_probe_envelope
        procedure :: iprobe_envelope => context_iprobe_envelope
        procedure :: file_inspect => context_file_inspect
        procedure :: action_barrier => context_action_barrier
        procedure :: stream => context_stream
        procedure :: set_stream => context_set_stream
        procedure :: nccl_barrier_device => context_nccl_barrier_device
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
        procedure :: ibroadcast => context_ibroadcast
        procedure :: ireduce => context_ireduce
        procedure :: iallreduce => context_iallreduce
        procedure :: igather => context_igather
        procedure :: iallgather => context_iallgather
        procedure :: iscatter => context_iscatter
        procedure :: ialltoall => context_ialltoall
        procedure :: igatherv => context_igatherv
        procedure :: iscatterv => context_iscatterv
        procedure :: iallgatherv => context_iallgatherv
        procedure :: ialltoallv => context_ialltoallv
        procedure :: iscan => context_iscan
        procedure :: iexscan => context_iexscan
        procedure :: ireduce_scatter => context_ireduce_scatter
        procedure :: ireduce_scatter_block => context_ireduce_scatter_block
        procedure :: plan_broadcast => context_plan_broadcast
        procedure :: plan_reduce => context_plan_reduce
        procedure :: plan_allreduce => context_plan_allreduce
        procedure :: plan_gather => context_plan_gather
        procedure :: plan_allgather => context_plan_allgather
        procedure :: plan_scatter => context_plan_scatter
        procedure :: plan_alltoall => context_plan_alltoall
        procedure :: plan_gatherv => context_plan_gatherv
        procedure :: plan_scatterv => context_plan_scatterv
        procedure :: plan_allgatherv => context_plan_allgatherv
        procedure :: plan_alltoallv => context_plan_alltoallv
        procedure :: plan_scan => context_plan_scan
        procedure :: plan_exscan => context_plan_exscan
        procedure :: plan_reduce_scatter => context_plan_reduce_scatter
        procedure :: plan_reduce_scatter_block => context_plan_reduce_scatter_block
        procedure :: send => context_send
        procedure :: recv => context_recv
        procedure :: sendrecv => context_sendrecv
        procedure :: isend => context_isend
        procedure :: irecv => context_irecv
        procedure :: isend_shaped => context_isend_shaped
        procedure, private :: context_remote_invoke, context_remote_invoke_default
        generic :: remote_invoke => context_remote_invoke, context_remote_invoke_default
        procedure, private :: context_remote_invoke_async, context_remote_invoke_async_default
        generic :: remote_invoke_async => context_remote_invoke_async, &
                                          context_remote_invoke_async_default
        procedure, private :: context_nccl_allreduce_device_int8, &
                              context_nccl_allreduce_device_int16, &
                              context_nccl_allreduce_device_int32, &
                              context_nccl_allreduce_device_int64, &
                              context_nccl_allreduce_device_float32, &
                              context_nccl_allreduce_device_float64, &
                              context_nccl_allreduce_device_bool, &
                              context_nccl_allreduce_device_complex64, &
                              context_nccl_allreduce_device_complex128, &
                              context_nccl_allreduce_device_float32_int32, &
                              context_nccl_allreduce_device_float64_int64, &
                              context_nccl_allreduce_device_int32_int32, &
                              context_nccl_allreduce_device_int64_int64
        generic :: nccl_allreduce_device => context_nccl_allreduce_device_int8, &
                                            context_nccl_allreduce_device_int16, &
                                            context_nccl_allreduce_device_int32, &
                                            context_nccl_allreduce_device_int64, &
                                            context_nccl_allreduce_device_float32, &
                                            context_nccl_allreduce_device_float64, &
                                            context_nccl_allreduce_device_bool, &
                                            context_nccl_allreduce_device_complex64, &
                                            context_nccl_allreduce_device_complex128, &
                                            context_nccl_allreduce_device_float32_int32, &
                                            context_nccl_allreduce_device_float64_int64, &
                                            context_nccl_allreduce_device_int32_int32, &
                                            context_nccl_allreduce_device_int64_int64
        procedure, private :: context_nccl_allreduce_device_ex_int8, &
                              context_nccl_allreduce_device_ex_int16, &
                              context_nccl_allreduce_device_ex_int32, &
                              context_nccl_allreduce_device_ex_int64, &
                              context_nccl_allreduce_device_ex_float32, &
                              context_nccl_allreduce_device_ex_float64, &
                              context_nccl_allreduce_device_ex_bool, &
                              context_nccl_allreduce_device_ex_complex64, &
                              context_nccl_allreduce_device_ex_complex128, &
                              context_nccl_allreduce_device_ex_float32_int32, &
                              context_nccl_allreduce_device_ex_float64_int64, &
                              context_nccl_allreduce_device_ex_int32_int32, &
                              context_nccl_allreduce_device_ex_int64_int64
        generic :: nccl_allreduce_device_ex => context_nccl_allreduce_device_ex_int8, &
                                               context_nccl_allreduce_device_ex_int16, &
                                               context_nccl_allreduce_device_ex_int32, &
                                               context_nccl_allreduce_device_ex_int64, &
                                               context_nccl_allreduce_device_ex_float32, &
                                               context_nccl_allreduce_device_ex_float64, &
                                               context_nccl_allreduce_device_ex_bool, &
                                               context_nccl_allreduce_device_ex_complex64, &
                                               context_nccl_allreduce_device_ex_complex128, &
                                               context_nccl_allreduce_device_ex_float32_int32, &
                                               context_nccl_allreduce_device_ex_float64_int64, &
                                               context_nccl_allreduce_device_ex_int32_int32, &
                                               context_nccl_allreduce_device_ex_int64_int64
        procedure, private :: context_nccl_broadcast_device_int8, &
                              context_nccl_broadcast_device_int16, &
                              context_nccl_broadcast_device_int32, &
                              context_nccl_broadcast_device_int64, &
                              context_nccl_broadcast_device_float32, &
                              context_nccl_broadcast_device_float64, &
                              context_nccl_broadcast_device_bool, &
                              context_nccl_broadcast_device_complex64, &
                              context_nccl_broadcast_device_complex128, &
                              context_nccl_broadcast_device_float32_int32, &
                              context_nccl_broadcast_device_float64_int64, &
                              context_nccl_broadcast_device_int32_int32, &
                              context_nccl_broadcast_device_int64_int64
        generic :: nccl_broadcast_device => context_nccl_broadcast_device_int8, &
                                            context_nccl_broadcast_device_int16, &
                                            context_nccl_broadcast_device_int32, &
                                            context_nccl_broadcast_device_int64, &
                                            context_nccl_broadcast_device_float32, &
                                            context_nccl_broadcast_device_float64, &
                                            context_nccl_broadcast_device_bool, &
                                            context_nccl_broadcast_device_complex64, &
                                            context_nccl_broadcast_device_complex128, &
                                            context_nccl_broadcast_device_float32_int32, &
                                            context_nccl_broadcast_device_float64_int64, &
                                            context_nccl_broadcast_device_int32_int32, &
                                            context_nccl_broadcast_device_int64_int64
        procedure, private :: context_nccl_broadcast_device_ex_int8, &
                              context_nccl_broadcast_device_ex_int16, &
                              context_nccl_broadcast_device_ex_int32, &
                              context_nccl_broadcast_device_ex_int64, &
                              context_nccl_broadcast_device_ex_float32, &
                              context_nccl_broadcast_device_ex_float64, &
                              context_nccl_broadcast_device_ex_bool, &
                              context_nccl_broadcast_device_ex_complex64, &
                              context_nccl_broadcast_device_ex_complex128, &
                              context_nccl_broadcast_device_ex_float32_int32, &
                              context_nccl_broadcast_device_ex_float64_int64, &
                              context_nccl_broadcast_device_ex_int32_int32, &
                              context_nccl_broadcast_device_ex_int64_int64
        generic :: nccl_broadcast_device_ex => context_nccl_broadcast_device_ex_int8, &
                                               context_nccl_broadcast_device_ex_int16, &
                                               context_nccl_broadcast_device_ex_int32, &
                                               context_nccl_broadcast_device_ex_int64, &
                                               context_nccl_broadcast_device_ex_float32, &
                                               context_nccl_broadcast_device_ex_float64, &
                                               context_nccl_broadcast_device_ex_bool, &
                                               context_nccl_broadcast_device_ex_complex64, &
                                               context_nccl_broadcast_device_ex_complex128, &
                                               context_nccl_broadcast_device_ex_float32_int32, &
                                               context_nccl_broadcast_device_ex_float64_int64, &
                                               context_nccl_broadcast_device_ex_int32_int32, &
                                               context_nccl_broadcast_device_ex_int64_int64
        procedure, private :: context_nccl_gatherv_device_ex_int8, &
                              context_nccl_gatherv_device_ex_int16, &
                              context_nccl_gatherv_device_ex_int32, &
                              context_nccl_gatherv_device_ex_int64, &
                              context_nccl_gatherv_device_ex_float32, &
                              context_nccl_gatherv_device_ex_float64, &
                              context_nccl_gatherv_device_ex_bool, &
                              context_nccl_gatherv_device_ex_complex64, &
                              context_nccl_gatherv_device_ex_complex128, &
                              context_nccl_gatherv_device_ex_float32_int32, &
                              context_nccl_gatherv_device_ex_float64_int64, &
                              context_nccl_gatherv_device_ex_int32_int32, &
                              context_nccl_gatherv_device_ex_int64_int64
        generic :: nccl_gatherv_device_ex => context_nccl_gatherv_device_ex_int8, &
                                             context_nccl_gatherv_device_ex_int16, &
                                             context_nccl_gatherv_device_ex_int32, &
                                             context_nccl_gatherv_device_ex_int64, &
                                             context_nccl_gatherv_device_ex_float32, &
                                             context_nccl_gatherv_device_ex_float64, &
                                             context_nccl_gatherv_device_ex_bool, &
                                             context_nccl_gatherv_device_ex_complex64, &
                                             context_nccl_gatherv_device_ex_complex128, &
                                             context_nccl_gatherv_device_ex_float32_int32, &
                                             context_nccl_gatherv_device_ex_float64_int64, &
                                             context_nccl_gatherv_device_ex_int32_int32, &
                                             context_nccl_gatherv_device_ex_int64_int64
        procedure, private :: context_nccl_scatterv_device_ex_int8, &
                              context_nccl_scatterv_device_ex_int16, &
                              context_nccl_scatterv_device_ex_int32, &
                              context_nccl_scatterv_device_ex_int64, &
                              context_nccl_scatterv_device_ex_float32, &
                              context_nccl_scatterv_device_ex_float64, &
                              context_nccl_scatterv_device_ex_bool, &
                              context_nccl_scatterv_device_ex_complex64, &
                              context_nccl_scatterv_device_ex_complex128, &
                              context_nccl_scatterv_device_ex_float32_int32, &
                              context_nccl_scatterv_device_ex_float64_int64, &
                              context_nccl_scatterv_device_ex_int32_int32, &
                              context_nccl_scatterv_device_ex_int64_int64
        generic :: nccl_scatterv_device_ex => context_nccl_scatterv_device_ex_int8, &
                                              context_nccl_scatterv_device_ex_int16, &
                                              context_nccl_scatterv_device_ex_int32, &
                                              context_nccl_scatterv_device_ex_int64, &
                                              context_nccl_scatterv_device_ex_float32, &
                                              context_nccl_scatterv_device_ex_float64, &
                                              context_nccl_scatterv_device_ex_bool, &
                                              context_nccl_scatterv_device_ex_complex64, &
                                              context_nccl_scatterv_device_ex_complex128, &
                                              context_nccl_scatterv_device_ex_float32_int32, &
                                              context_nccl_scatterv_device_ex_float64_int64, &
                                              context_nccl_scatterv_device_ex_int32_int32, &
                                              context_nccl_scatterv_device_ex_int64_int64
        procedure, private :: context_nccl_allgatherv_device_ex_int8, &
                              context_nccl_allgatherv_device_ex_int16, &
                              context_nccl_allgatherv_device_ex_int32, &
                              context_nccl_allgatherv_device_ex_int64, &
                              context_nccl_allgatherv_device_ex_float32, &
                              context_nccl_allgatherv_device_ex_float64, &
                              context_nccl_allgatherv_device_ex_bool, &
                              context_nccl_allgatherv_device_ex_complex64, &
                              context_nccl_allgatherv_device_ex_complex128, &
                              context_nccl_allgatherv_device_ex_float32_int32, &
                              context_nccl_allgatherv_device_ex_float64_int64, &
                              context_nccl_allgatherv_device_ex_int32_int32, &
                              context_nccl_allgatherv_device_ex_int64_int64
        generic :: nccl_allgatherv_device_ex => context_nccl_allgatherv_device_ex_int8, &
                                                context_nccl_allgatherv_device_ex_int16, &
                                                context_nccl_allgatherv_device_ex_int32, &
                                                context_nccl_allgatherv_device_ex_int64, &
                                                context_nccl_allgatherv_device_ex_float32, &
                                                context_nccl_allgatherv_device_ex_float64, &
                                                context_nccl_allgatherv_device_ex_bool, &
                                                context_nccl_allgatherv_device_ex_complex64, &
                                                context_nccl_allgatherv_device_ex_complex128, &
                                                context_nccl_allgatherv_device_ex_float32_int32, &
                                                context_nccl_allgatherv_device_ex_float64_int64, &
                                                context_nccl_allgatherv_device_ex_int32_int32, &
                                                context_nccl_allgatherv_device_ex_int64_int64
        procedure, private :: context_nccl_alltoallv_device_ex_int8, &
                              context_nccl_alltoallv_device_ex_int16, &
                              context_nccl_alltoallv_device_ex_int32, &
                              context_nccl_alltoallv_device_ex_int64, &
                              context_nccl_alltoallv_device_ex_float32, &
                              context_nccl_alltoallv_device_ex_float64, &
                              context_nccl_alltoallv_device_ex_bool, &
                              context_nccl_alltoallv_device_ex_complex64, &
                              context_nccl_alltoallv_device_ex_complex128, &
                              context_nccl_alltoallv_device_ex_float32_int32, &
                              context_nccl_alltoallv_device_ex_float64_int64, &
                              context_nccl_alltoallv_device_ex_int32_int32, &
                              context_nccl_alltoallv_device_ex_int64_int64
        generic :: nccl_alltoallv_device_ex => context_nccl_alltoallv_device_ex_int8, &
                                               context_nccl_alltoallv_device_ex_int16, &
                                               context_nccl_alltoallv_device_ex_int32, &
                                               context_nccl_alltoallv_device_ex_int64, &
                                               context_nccl_alltoallv_device_ex_float32, &
                                               context_nccl_alltoallv_device_ex_float64, &
                                               context_nccl_alltoallv_device_ex_bool, &
                                               context_nccl_alltoallv_device_ex_complex64, &
                                               context_nccl_alltoallv_device_ex_complex128, &
                                               context_nccl_alltoallv_device_ex_float32_int32, &
                                               context_nccl_alltoallv_device_ex_float64_int64, &
                                               context_nccl_alltoallv_device_ex_int32_int32, &
                                               context_nccl_alltoallv_device_ex_int64_int64
        procedure, private :: context_nccl_scan_device_ex_int8, context_nccl_scan_device_ex_int16, &
                              context_nccl_scan_device_ex_int32, &
                              context_nccl_scan_device_ex_int64, &
                              context_nccl_scan_device_ex_float32, &
                              context_nccl_scan_device_ex_float64, &
                              context_nccl_scan_device_ex_bool, &
                              context_nccl_scan_device_ex_complex64, &
                              context_nccl_scan_device_ex_complex128, &
                              context_nccl_scan_device_ex_float32_int32, &
                              context_nccl_scan_device_ex_float64_int64, &
                              context_nccl_scan_device_ex_int32_int32, &
                              context_nccl_scan_device_ex_int64_int64
        generic :: nccl_scan_device_ex => context_nccl_scan_device_ex_int8, &
                                          context_nccl_scan_device_ex_int16, &
                                          context_nccl_scan_device_ex_int32, &
                                          context_nccl_scan_device_ex_int64, &
                                          context_nccl_scan_device_ex_float32, &
                                          context_nccl_scan_device_ex_float64, &
                                          context_nccl_scan_device_ex_bool, &
                                          context_nccl_scan_device_ex_complex64, &
                                          context_nccl_scan_device_ex_complex128, &
                                          context_nccl_scan_device_ex_float32_int32, &
                                          context_nccl_scan_device_ex_float64_int64, &
                                          context_nccl_scan_device_ex_int32_int32, &
                                          context_nccl_scan_device_ex_int64_int64
        procedure, private :: context_nccl_exscan_device_ex_int8, &
                              context_nccl_exscan_device_ex_int16, &
                              context_nccl_exscan_device_ex_int32, &
                              context_nccl_exscan_device_ex_int64, &
                              context_nccl_exscan_device_ex_float32, &
                              context_nccl_exscan_device_ex_float64, &
                              context_nccl_exscan_device_ex_bool, &
                              context_nccl_exscan_device_ex_complex64, &
                              context_nccl_exscan_device_ex_complex128, &
                              context_nccl_exscan_device_ex_float32_int32, &
                              context_nccl_exscan_device_ex_float64_int64, &
                              context_nccl_exscan_device_ex_int32_int32, &
                              context_nccl_exscan_device_ex_int64_int64
        generic :: nccl_exscan_device_ex => context_nccl_exscan_device_ex_int8, &
                                            context_nccl_exscan_device_ex_int16, &
                                            context_nccl_exscan_device_ex_int32, &
                                            context_nccl_exscan_device_ex_int64, &
                                            context_nccl_exscan_device_ex_float32, &
                                            context_nccl_exscan_device_ex_float64, &
                                            context_nccl_exscan_device_ex_bool, &
                                            context_nccl_exscan_device_ex_complex64, &
                                            context_nccl_exscan_device_ex_complex128, &
                                            context_nccl_exscan_device_ex_float32_int32, &
                                            context_nccl_exscan_device_ex_float64_int64, &
                                            context_nccl_exscan_device_ex_int32_int32, &
                                            context_nccl_exscan_device_ex_int64_int64
    end type dtl_context_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine context_close(self)
        class(dtl_context_t), intent(inout) :: self

        call dtl_context_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine context_close

    !> This process's rank in the context, from 0 to the size less one. Local: does not wait for
    !> other ranks.
    function context_rank(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_rank(self%handle)
        call stop_on_failure()
    end function context_rank

    !> The number of ranks in the context, at least 1. Local: does not wait for other ranks.
    function context_size(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_size(self%handle)
        call stop_on_failure()
    end function context_size

    !> 1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks.
    function context_is_root(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_is_root(self%handle)
        call stop_on_failure()
    end function context_is_root

    !> The number of the context's device, or -1 where it works on the host only. Local: does not
    !> wait for other ranks.
    function context_device_id(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_device_id(self%handle)
        call stop_on_failure()
    end function context_device_id

    !> Whose device the context has, DTL_DEVICE_HOST where none. Its number is
    !> dtl_context_device_id. Local: does not wait for other ranks.
    function context_device_kind(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_device_kind(self%handle)
        call stop_on_failure()
    end function context_device_kind

    !> 1 where the context has a device, 0 where it works on the host only. Local: does not wait for
    !> other ranks.
    function context_has_device(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_device(self%handle)
        call stop_on_failure()
    end function context_has_device

    !> The context's dtl_determinism_mode, as its options asked for. Local: does not wait for other
    !> ranks.
    function context_determinism_mode(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_determinism_mode(self%handle)
        call stop_on_failure()
    end function context_determinism_mode

    !> The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not wait
    !> for other ranks.
    function context_reduction_schedule_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_reduction_schedule_policy(self%handle)
        call stop_on_failure()
    end function context_reduction_schedule_policy

    !> The context's dtl_progress_ordering_policy, as its options asked for. Local: does not wait
    !> for other ranks.
    function context_progress_ordering_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_progress_ordering_policy(self%handle)
        call stop_on_failure()
    end function context_progress_ordering_policy

    !> 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
    !> last error says which. Local: does not wait for other ranks.
    function context_is_valid(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_context_is_valid(self%handle)
    end function context_is_valid

    !> 1 where the context's ranks communicate through MPI, 0 for a single process without and in a
    !> job without MPI (`python -m dtl run`). Local: does not wait for other ranks.
    function context_has_mpi(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_mpi(self%handle)
        call stop_on_failure()
    end function context_has_mpi

    !> 1 where the context's device is a CUDA device. Local: does not wait for other ranks.
    function context_has_cuda(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_cuda(self%handle)
        call stop_on_failure()
    end function context_has_cuda

    !> 1 where the context has an NCCL communicator beside its own. Local: does not wait for other
    !> ranks.
    function context_has_nccl(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_nccl(self%handle)
        call stop_on_failure()
    end function context_has_nccl

    !> The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait for
    !> other ranks.
    function context_nccl_mode(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_nccl_mode(self%handle)
        call stop_on_failure()
    end function context_nccl_mode

    !> 1 if NCCL itself performs the operation in this context, of reductions the sum of float64; 0
    !> also where there is no NCCL. A context with a fixed order of reductions leaves to NCCL only
    !> those that are exact. Local: does not wait for other ranks.
    function context_nccl_supports_native(self, op) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_nccl_supports_native(self%handle, op)
        call stop_on_failure()
    end function context_nccl_supports_native

    !> 1 if the operation works on device buffers in this context, by NCCL or by way of the host; 0
    !> also where there is no NCCL. Local: does not wait for other ranks.
    function context_nccl_supports_hybrid(self, op) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_nccl_supports_hybrid(self%handle, op)
        call stop_on_failure()
    end function context_nccl_supports_hybrid

    !> 1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for other
    !> ranks.
    function context_has_shmem(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_context_has_shmem(self%handle)
        call stop_on_failure()
    end function context_has_shmem

    !> Returns the error policy: what a failing call of this context does besides failing. Local:
    !> does not wait for other ranks.
    function context_error_policy(self) result(answer)
        class(dtl_context_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_context_error_policy(self%handle)
        call stop_on_failure()
    end function context_error_policy

    !> `*ctx` is a context over all ranks of the job, with the given options. Every rank of the job
    !> must call it, since the ranks agree on a communicator. Starts MPI if the job has one and
    !> nobody has started it. The caller owns the context. Collective.
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
    !> must call it. The caller owns the context. Collective.
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
    !> MPI_Comm_c2f(comm). Collective.
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

    !> Returns once every rank of the context has entered. The same as dtl_barrier. Collective.
    subroutine context_barrier(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_barrier

    !> What this rank has written is visible to the library and to the context's device before
    !> anything that follows. It orders nothing between ranks: dtl_context_barrier does. Local: does
    !> not wait for other ranks.
    subroutine context_fence(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_fence(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_fence

    !> `*dst` is a context over the same ranks with the same policies and a communicator of its own,
    !> so that collectives on the two may interleave differently. The caller owns it. Collective.
    subroutine context_dup(self, dst, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: dst
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_dup(self%handle, dst%handle)
        call settle(status, stat, errmsg)
    end subroutine context_dup

    !> `*out` is a context over the ranks that gave the same color, with the policies of `ctx`. A
    !> rank with a negative color takes part and gets a null handle. The caller owns the context.
    !> Collective.
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
    !> with the policies of `ctx`. The caller owns the context. Collective.
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
    !> `ctx`; the others get a null handle. The caller owns the context. Collective.
    subroutine context_split_leaders(self, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split_leaders(self%handle, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split_leaders

    !> `*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs hold;
    !> in C it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long as
    !> something of the context is open, and the caller never frees it. MPI calls on it return their
    !> errors. DTL's messages travel on it too, so whoever sends messages beside DTL duplicates it
    !> first. A context of one rank gives MPI_COMM_SELF. Not supported where the context does not
    !> communicate through MPI. Local: does not wait for other ranks.
    subroutine context_mpi_comm(self, fortran_comm, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out) :: fortran_comm
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_mpi_comm(self%handle, fortran_comm)
        call settle(status, stat, errmsg)
    end subroutine context_mpi_comm

    !> `*out` is a context over the same ranks with a CUDA device. Ranks may name different devices.
    !> `ctx` stays as it is. The caller owns the new context. Collective.
    subroutine context_with_cuda(self, device_id, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: device_id
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_with_cuda(self%handle, device_id, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_with_cuda

    !> `*out` is a context over the same ranks with a device of that kind, or with none where the
    !> kind is host. Ranks may name different devices. `ctx` stays as it is. The caller owns the new
    !> context. Collective.
    subroutine context_with_device(self, kind, device_id, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: kind
        integer(c_int), intent(in) :: device_id
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_with_device(self%handle, kind, device_id, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_with_device

    !> `*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of
    !> the job call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts Open
    !> MPI, with DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all ranks. The
    !> caller owns the new context. Collective.
    subroutine context_with_shmem(self, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_with_shmem(self%handle, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_with_shmem

    !> `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in hybrid
    !> mode. Two ranks must not name the same device, which is refused on all ranks; so are modes
    !> that differ. The caller owns the new context. Collective.
    subroutine context_with_nccl(self, device_id, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: device_id
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_with_nccl(self%handle, device_id, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_with_nccl

    !> `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in the
    !> given mode. Two ranks must not name the same device, which is refused on all ranks; so are
    !> modes that differ. The caller owns the new context. Collective.
    subroutine context_with_nccl_ex(self, device_id, mode, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: device_id
        integer(c_int), intent(in) :: mode
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_with_nccl_ex(self%handle, device_id, mode, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_with_nccl_ex

    !> `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
    !> hybrid mode on the device of `ctx`. A rank with a negative color takes part and gets a null
    !> handle. Collective.
    subroutine context_split_nccl(self, color, key, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: color
        integer(c_int), intent(in) :: key
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split_nccl(self%handle, color, key, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split_nccl

    !> `*out` is a context over the ranks that gave the same color, with an NCCL communicator in the
    !> given mode. A rank with a negative color takes part and gets a null handle. Collective.
    subroutine context_split_nccl_ex(self, color, key, device_id, mode, out, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: color
        integer(c_int), intent(in) :: key
        integer(c_int), intent(in) :: device_id
        integer(c_int), intent(in) :: mode
        type(dtl_context_t), intent(out) :: out
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_split_nccl_ex(self%handle, color, key, device_id, mode, out%handle)
        call settle(status, stat, errmsg)
    end subroutine context_split_nccl_ex

    !> Under DTL_CHECK=1, where the ranks compare their collective calls before they make them:
    !> tells the others that this rank refuses to make the next one, and `why`, with which theirs
    !> fails. For languages that refuse arguments before the library sees them; what the library
    !> refuses is told so already. It has no effect where nothing is compared. Waits for the other
    !> ranks, where calls are compared.
    subroutine context_refuse(self, why, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        character(len=*), intent(in) :: why
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_refuse(self%handle, trim(why) // c_null_char)
        call settle(status, stat, errmsg)
    end subroutine context_refuse

    !> A call that fails with this context, or with a map or window of it, does from here on what
    !> `policy` says, and so does one with a container of it whose options ask for return_status,
    !> the default. With callback and no error handler it returns its status. Contexts that are
    !> derived later take the policy over. Local: does not wait for other ranks.
    subroutine context_set_error_policy(self, policy, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: policy
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_set_error_policy(self%handle, policy)
        call settle(status, stat, errmsg)
    end subroutine context_set_error_policy

    !> The operation of dtl_barrier has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ibarrier(self, request, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_ibarrier(self%handle, request%handle)
        call settle(status, stat, errmsg)
    end subroutine context_ibarrier

    !> `*plan` is the operation of dtl_barrier on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_barrier(self, plan, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_plan_barrier(self%handle, plan%handle)
        call settle(status, stat, errmsg)
    end subroutine context_plan_barrier

    !> `*info` tells of a matching message that a receive would get now, which stays where it is.
    !> Waits for one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the message
    !> has another dtype. Waits for a sender.
    subroutine context_probe(self, source, tag, dtype, info, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(in) :: dtype
        type(dtl_message_info), intent(out) :: info
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_probe(self%handle, source, tag, dtype, info)
        call settle(status, stat, errmsg)
    end subroutine context_probe

    !> `*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is 0
    !> and `*info` stays as it was. Does not wait. Fails where the message has another dtype, as
    !> dtl_probe. Local: does not wait for other ranks.
    subroutine context_iprobe(self, source, tag, dtype, flag, info, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(out) :: flag
        type(dtl_message_info), intent(out) :: info
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_iprobe(self%handle, source, tag, dtype, flag, info)
        call settle(status, stat, errmsg)
    end subroutine context_iprobe

    !> `*message` is a matching message, taken out of those that receives and probes can find, and
    !> `*info` tells of it. Waits for one. So that no other thread receives it meanwhile. The caller
    !> owns it and gives it to dtl_mrecv. Fails where the message has another dtype, as dtl_probe;
    !> then the message stays where it is. Waits for a sender.
    subroutine context_mprobe(self, source, tag, dtype, message, info, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(in) :: dtype
        type(dtl_message_t), intent(out) :: message
        type(dtl_message_info), intent(out) :: info
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_mprobe(self%handle, source, tag, dtype, message%handle, info)
        call settle(status, stat, errmsg)
    end subroutine context_mprobe

    !> As dtl_mprobe, but does not wait: where no message is there, `*message` is null and `*info`
    !> stays as it was. Local: does not wait for other ranks.
    subroutine context_improbe(self, source, tag, dtype, message, info, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(in) :: dtype
        type(dtl_message_t), intent(out) :: message
        type(dtl_message_info), intent(out) :: info
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_improbe(self%handle, source, tag, dtype, message%handle, info)
        call settle(status, stat, errmsg)
    end subroutine context_improbe

    !> As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its
    !> shape. Waits for a sender.
    subroutine context_probe_envelope(self, source, tag, envelope, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        type(dtl_envelope), intent(out) :: envelope
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_probe_envelope(self%handle, source, tag, envelope)
        call settle(status, stat, errmsg)
    end subroutine context_probe_envelope

    !> As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there it
    !> stays as it was. Local: does not wait for other ranks.
    subroutine context_iprobe_envelope(self, source, tag, flag, envelope, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out) :: flag
        type(dtl_envelope), intent(out) :: envelope
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_iprobe_envelope(self%handle, source, tag, flag, envelope)
        call settle(status, stat, errmsg)
    end subroutine context_iprobe_envelope

    !> `*dtype` and `*shape` are those of the elements in the file `path`: what a container must
    !> have to load it. Rank 0 reads the file's header. Collective.
    subroutine context_file_inspect(self, path, dtype, shape, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        character(len=*), intent(in) :: path
        integer(c_int), intent(out) :: dtype
        type(dtl_shape), intent(out) :: shape
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_file_inspect(self%handle, trim(path) // c_null_char, dtype, shape)
        call settle(status, stat, errmsg)
    end subroutine context_file_inspect

    !> Every rank has entered, and actions were run meanwhile, as a barrier does not. A context
    !> without actions is refused. Collective.
    subroutine context_action_barrier(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_action_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_action_barrier

    !> `*stream` is the stream of the context's device, on which collectives in memory of the device
    !> run and which calls take that are given none: the context's own, or what
    !> dtl_context_set_stream has named. One of the host where the context has no device. The caller
    !> owns the handle; the stream lives as long as it or the context needs it. Local: does not wait
    !> for other ranks.
    subroutine context_stream(self, stream, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_stream_t), intent(out) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_stream(self%handle, stream%handle)
        call settle(status, stat, errmsg)
    end subroutine context_stream

    !> Collectives in memory of the context's device run on `stream` from here on: after what is
    !> queued there before. Null gives the context a stream of its own again. Each rank names what
    !> it wants. The stream is one of the context's device, or of the host where it has none; the
    !> handle may be closed, and a stream of another library is kept by that until the context is
    !> destroyed or has another.
    !>
    !> Collectives that are started by dtl_iallreduce and its kin while a stream is named are queued
    !> on it where NCCL performs them: what is queued on it behind the call runs after them and sees
    !> the results. Those that go by way of the host are done when the call returns. Local: does not
    !> wait for other ranks.
    subroutine context_set_stream(self, stream, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_set_stream(self%handle, stream%handle)
        call settle(status, stat, errmsg)
    end subroutine context_set_stream

    !> Returns once every rank has entered, and the collectives of the context on its device are
    !> done. Collective.
    subroutine context_nccl_barrier_device(self, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_nccl_barrier_device(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_nccl_barrier_device

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int8(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_broadcast_int8

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int16(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_broadcast_int16

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_broadcast_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_broadcast_int64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_broadcast_float32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_broadcast_float64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_bool(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_broadcast_bool

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_complex64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_broadcast_complex64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_complex128(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_broadcast_complex128

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_broadcast_float32_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_float64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_broadcast_float64_int64

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_broadcast_int32_int32

    !> `buf` holds the root's `count` elements on every rank. Collective.
    subroutine context_broadcast_int64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_broadcast(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_broadcast_int64_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int8(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_reduce_int8

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int16(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_reduce_int16

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_reduce_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_reduce_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_float32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_reduce_float32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_float64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_reduce_float64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_bool(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_reduce_bool

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_complex64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_reduce_complex64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_complex128(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_reduce_complex128

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_float32_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_reduce_float32_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_float64_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_reduce_float64_int64

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int32_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_reduce_int32_int32

    !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    !> `recvbuf` is neither read nor written and may be NULL. Collective.
    subroutine context_reduce_int64_int64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                        stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_reduce_int64_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT8)
    end subroutine context_allreduce_int8

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT16)
    end subroutine context_allreduce_int16

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT32)
    end subroutine context_allreduce_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT64)
    end subroutine context_allreduce_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_FLOAT32)
    end subroutine context_allreduce_float32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_FLOAT64)
    end subroutine context_allreduce_float64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_BOOL)
    end subroutine context_allreduce_bool

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_COMPLEX64)
    end subroutine context_allreduce_complex64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_COMPLEX128)
    end subroutine context_allreduce_complex128

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_allreduce_float32_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_allreduce_float64_int64

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT32_INT32)
    end subroutine context_allreduce_int32_int32

    !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
    !> in the last place. Collective.
    subroutine context_allreduce_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                           DTL_DTYPE_INT64_INT64)
    end subroutine context_allreduce_int64_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int8(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_gather_int8

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int16(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_gather_int16

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_gather_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_gather_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_float32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_gather_float32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_float64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_gather_float64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_bool(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_gather_bool

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_complex64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_gather_complex64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_complex128(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_gather_complex128

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_float32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, &
                        DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_gather_float32_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_float64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, &
                        DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_gather_float64_int64

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_gather_int32_int32

    !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
    !> in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
    !> Collective.
    subroutine context_gather_int64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_gather(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_gather_int64_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int8(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_allgather_int8

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int16(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_allgather_int16

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_allgather_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_allgather_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_allgather_float32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_allgather_float64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_bool(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_allgather_bool

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_complex64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_allgather_complex64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_complex128(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_allgather_complex128

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_allgather_float32_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_float64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_allgather_float64_int64

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_allgather_int32_int32

    !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
    !> other in ascending order. Collective.
    subroutine context_allgather_int64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgather(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_allgather_int64_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int8(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_scatter_int8

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int16(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_scatter_int16

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_scatter_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_scatter_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_float32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_scatter_float32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_float64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_scatter_float64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_bool(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_scatter_bool

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_complex64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_scatter_complex64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_complex128(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_scatter_complex128

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_float32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_scatter_float32_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_float64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_scatter_float64_int64

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int32_int32(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_scatter_int32_int32

    !> `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
    !> on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
    !> Collective.
    subroutine context_scatter_int64_int64(self, sendbuf, recvbuf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_scatter(self%handle, sendbuf, recvbuf, root, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_scatter_int64_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int8(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_alltoall_int8

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int16(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_alltoall_int16

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_alltoall_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_alltoall_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_alltoall_float32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_alltoall_float64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_bool(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_alltoall_bool

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_complex64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_alltoall_complex64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_complex128(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_alltoall_complex128

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_alltoall_float32_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_float64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_alltoall_float64_int64

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int32_int32(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_alltoall_int32_int32

    !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
    !> blocks over the ranks. Collective.
    subroutine context_alltoall_int64_int64(self, sendbuf, recvbuf, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_alltoall(self%handle, sendbuf, recvbuf, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_alltoall_int64_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT8)
    end subroutine context_gatherv_int8

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT16)
    end subroutine context_gatherv_int16

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT32)
    end subroutine context_gatherv_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT64)
    end subroutine context_gatherv_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT32)
    end subroutine context_gatherv_float32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT64)
    end subroutine context_gatherv_float64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_BOOL)
    end subroutine context_gatherv_bool

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_COMPLEX64)
    end subroutine context_gatherv_complex64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_COMPLEX128)
    end subroutine context_gatherv_complex128

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_gatherv_float32_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_gatherv_float64_int64

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT32_INT32)
    end subroutine context_gatherv_int32_int32

    !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
    !> `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
    !> the blocks are left as they were; blocks must not overlap. Collective.
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

        call any_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, &
                         DTL_DTYPE_INT64_INT64)
    end subroutine context_gatherv_int64_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT8)
    end subroutine context_scatterv_int8

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT16)
    end subroutine context_scatterv_int16

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT32)
    end subroutine context_scatterv_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT64)
    end subroutine context_scatterv_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_FLOAT32)
    end subroutine context_scatterv_float32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_FLOAT64)
    end subroutine context_scatterv_float64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_BOOL)
    end subroutine context_scatterv_bool

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_COMPLEX64)
    end subroutine context_scatterv_complex64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_COMPLEX128)
    end subroutine context_scatterv_complex128

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_scatterv_float32_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_scatterv_float64_int64

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT32_INT32)
    end subroutine context_scatterv_int32_int32

    !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
    !> displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
    !> the root only. Collective.
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

        call any_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, &
                          DTL_DTYPE_INT64_INT64)
    end subroutine context_scatterv_int64_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int8(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT8)
    end subroutine context_allgatherv_int8

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int16(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT16)
    end subroutine context_allgatherv_int16

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT32)
    end subroutine context_allgatherv_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT64)
    end subroutine context_allgatherv_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_float32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_FLOAT32)
    end subroutine context_allgatherv_float32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_float64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_FLOAT64)
    end subroutine context_allgatherv_float64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_bool(self, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_BOOL)
    end subroutine context_allgatherv_bool

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_complex64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                            errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_COMPLEX64)
    end subroutine context_allgatherv_complex64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_complex128(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                             errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_COMPLEX128)
    end subroutine context_allgatherv_complex128

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_float32_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                                errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_allgatherv_float32_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_float64_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                                errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_allgatherv_float64_int64

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int32_int32(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT32_INT32)
    end subroutine context_allgatherv_int32_int32

    !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
    !> on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
    !> not overlap. Collective.
    subroutine context_allgatherv_int64_int64(self, sendbuf, recvbuf, recvcounts, displs, stat, &
                                              errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, &
                            DTL_DTYPE_INT64_INT64)
    end subroutine context_allgatherv_int64_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_alltoallv_int8

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_alltoallv_int16

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_alltoallv_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_alltoallv_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_alltoallv_float32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_alltoallv_float64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_alltoallv_bool

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_alltoallv_complex64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_alltoallv_complex128

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_alltoallv_float32_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_alltoallv_float64_int64

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_alltoallv_int32_int32

    !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
    !> element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
    !> must not overlap. Collective.
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

        call any_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                           rdispls, stat, errmsg, DTL_DTYPE_INT64_INT64)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT8)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT16)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT32)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT64)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_FLOAT32)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_FLOAT64)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_BOOL)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_COMPLEX64)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_COMPLEX128)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_FLOAT32_INT32)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_FLOAT64_INT64)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT32_INT32)
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

        call any_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                      DTL_DTYPE_INT64_INT64)
    end subroutine context_scan_int64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT8)
    end subroutine context_exscan_int8

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT16)
    end subroutine context_exscan_int16

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT32)
    end subroutine context_exscan_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT64)
    end subroutine context_exscan_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_FLOAT32)
    end subroutine context_exscan_float32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_FLOAT64)
    end subroutine context_exscan_float64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_BOOL)
    end subroutine context_exscan_bool

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_COMPLEX64)
    end subroutine context_exscan_complex64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_COMPLEX128)
    end subroutine context_exscan_complex128

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_exscan_float32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_exscan_float64_int64

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT32_INT32)
    end subroutine context_exscan_int32_int32

    !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    subroutine context_exscan_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, errmsg, &
                        DTL_DTYPE_INT64_INT64)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT8)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT16)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT32)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT64)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_FLOAT32)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_FLOAT64)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_BOOL)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_COMPLEX64)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_COMPLEX128)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT32_INT32)
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

        call any_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_reduce_scatter_int64_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT8)
    end subroutine context_reduce_scatter_block_int8

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT16)
    end subroutine context_reduce_scatter_block_int16

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT32)
    end subroutine context_reduce_scatter_block_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT64)
    end subroutine context_reduce_scatter_block_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_reduce_scatter_block_float32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_reduce_scatter_block_float64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_BOOL)
    end subroutine context_reduce_scatter_block_bool

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_reduce_scatter_block_complex64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_reduce_scatter_block_complex128

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_float32_int32(self, sendbuf, recvbuf, op, stat, &
                                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_reduce_scatter_block_float32_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_float64_int64(self, sendbuf, recvbuf, op, stat, &
                                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_reduce_scatter_block_float64_int64

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_reduce_scatter_block_int32_int32

    !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
    !> `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
    subroutine context_reduce_scatter_block_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                      errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_reduce_scatter_block_int64_int64

    !> The operation of dtl_broadcast has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ibroadcast(self, buf, root, request, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ibroadcast(self%handle, buf, root, request%handle, stat, errmsg, dtype)
    end subroutine context_ibroadcast

    !> The operation of dtl_reduce has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ireduce(self, sendbuf, recvbuf, request, op, root, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ireduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                         request%handle, stat, errmsg, dtype)
    end subroutine context_ireduce

    !> The operation of dtl_allreduce has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iallreduce(self, sendbuf, recvbuf, request, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iallreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), request%handle, &
                            stat, errmsg, dtype)
    end subroutine context_iallreduce

    !> The operation of dtl_gather has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_igather(self, sendbuf, recvbuf, root, request, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_igather(self%handle, sendbuf, recvbuf, root, request%handle, stat, errmsg, dtype)
    end subroutine context_igather

    !> The operation of dtl_allgather has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iallgather(self, sendbuf, recvbuf, request, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iallgather(self%handle, sendbuf, recvbuf, request%handle, stat, errmsg, dtype)
    end subroutine context_iallgather

    !> The operation of dtl_scatter has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iscatter(self, sendbuf, recvbuf, root, request, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iscatter(self%handle, sendbuf, recvbuf, root, request%handle, stat, errmsg, &
                          dtype)
    end subroutine context_iscatter

    !> The operation of dtl_alltoall has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ialltoall(self, sendbuf, recvbuf, request, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ialltoall(self%handle, sendbuf, recvbuf, request%handle, stat, errmsg, dtype)
    end subroutine context_ialltoall

    !> The operation of dtl_gatherv has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_igatherv(self, sendbuf, recvbuf, recvcounts, displs, root, request, stat, &
                                errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_igatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, request%handle, &
                          stat, errmsg, dtype)
    end subroutine context_igatherv

    !> The operation of dtl_scatterv has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iscatterv(self, sendbuf, sendcounts, displs, recvbuf, root, request, stat, &
                                 errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iscatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                           request%handle, stat, errmsg, dtype)
    end subroutine context_iscatterv

    !> The operation of dtl_allgatherv has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iallgatherv(self, sendbuf, recvbuf, recvcounts, request, displs, stat, &
                                   errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iallgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, request%handle, &
                             stat, errmsg, dtype)
    end subroutine context_iallgatherv

    !> The operation of dtl_alltoallv has started, and `*request` stands for it. Its buffers belong
    !> to the operation until the request is complete; arrays of counts and displacements may be
    !> used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ialltoallv(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                  request, rdispls, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ialltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                            rdispls, request%handle, stat, errmsg, dtype)
    end subroutine context_ialltoallv

    !> The operation of dtl_scan has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iscan(self, sendbuf, recvbuf, request, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), request%handle, stat, &
                       errmsg, dtype)
    end subroutine context_iscan

    !> The operation of dtl_exscan has started, and `*request` stands for it. Its buffers belong to
    !> the operation until the request is complete; arrays of counts and displacements may be used
    !> again at once. Ranks start their collectives on a context in the same order, blocking ones
    !> included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_iexscan(self, sendbuf, recvbuf, request, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_iexscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), request%handle, &
                         stat, errmsg, dtype)
    end subroutine context_iexscan

    !> The operation of dtl_reduce_scatter has started, and `*request` stands for it. Its buffers
    !> belong to the operation until the request is complete; arrays of counts and displacements may
    !> be used again at once. Ranks start their collectives on a context in the same order, blocking
    !> ones included, and may wait for them in any. The caller owns the request, which can't be
    !> cancelled. Collective; does not wait for other ranks.
    subroutine context_ireduce_scatter(self, sendbuf, recvbuf, recvcounts, request, op, stat, &
                                       errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ireduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, given(op, DTL_OP_SUM), &
                                 request%handle, stat, errmsg, dtype)
    end subroutine context_ireduce_scatter

    !> The operation of dtl_reduce_scatter_block has started, and `*request` stands for it. Its
    !> buffers belong to the operation until the request is complete; arrays of counts and
    !> displacements may be used again at once. Ranks start their collectives on a context in the
    !> same order, blocking ones included, and may wait for them in any. The caller owns the
    !> request, which can't be cancelled. Collective; does not wait for other ranks.
    subroutine context_ireduce_scatter_block(self, sendbuf, recvbuf, request, op, stat, errmsg, &
                                             dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_ireduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       request%handle, stat, errmsg, dtype)
    end subroutine context_ireduce_scatter_block

    !> `*plan` is the operation of dtl_broadcast on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_broadcast(self, buf, root, plan, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_broadcast(self%handle, buf, root, plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_broadcast

    !> `*plan` is the operation of dtl_reduce on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_reduce(self, sendbuf, recvbuf, plan, op, root, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), given(root, 0), &
                             plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_reduce

    !> `*plan` is the operation of dtl_allreduce on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_allreduce(self, sendbuf, recvbuf, plan, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_allreduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), plan%handle, &
                                stat, errmsg, dtype)
    end subroutine context_plan_allreduce

    !> `*plan` is the operation of dtl_gather on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_gather(self, sendbuf, recvbuf, root, plan, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_gather(self%handle, sendbuf, recvbuf, root, plan%handle, stat, errmsg, &
                             dtype)
    end subroutine context_plan_gather

    !> `*plan` is the operation of dtl_allgather on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_allgather(self, sendbuf, recvbuf, plan, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_allgather(self%handle, sendbuf, recvbuf, plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_allgather

    !> `*plan` is the operation of dtl_scatter on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_scatter(self, sendbuf, recvbuf, root, plan, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_scatter(self%handle, sendbuf, recvbuf, root, plan%handle, stat, errmsg, &
                              dtype)
    end subroutine context_plan_scatter

    !> `*plan` is the operation of dtl_alltoall on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_alltoall(self, sendbuf, recvbuf, plan, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_alltoall(self%handle, sendbuf, recvbuf, plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_alltoall

    !> `*plan` is the operation of dtl_gatherv on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_gatherv(self, sendbuf, recvbuf, recvcounts, displs, root, plan, stat, &
                                    errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_gatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                              plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_gatherv

    !> `*plan` is the operation of dtl_scatterv on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_scatterv(self, sendbuf, sendcounts, displs, recvbuf, root, plan, stat, &
                                     errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_scatterv(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                               plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_scatterv

    !> `*plan` is the operation of dtl_allgatherv on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_allgatherv(self, sendbuf, recvbuf, recvcounts, plan, displs, stat, &
                                       errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_allgatherv(self%handle, sendbuf, recvbuf, recvcounts, displs, plan%handle, &
                                 stat, errmsg, dtype)
    end subroutine context_plan_allgatherv

    !> `*plan` is the operation of dtl_alltoallv on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_alltoallv(self, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                      plan, rdispls, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_alltoallv(self%handle, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                                rdispls, plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_alltoallv

    !> `*plan` is the operation of dtl_scan on these buffers, to be started as often as wanted with
    !> dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed,
    !> and belong to the operation while it is under way; arrays of counts and displacements may be
    !> used again at once. The caller owns the plan and frees it with dtl_collective_plan_destroy.
    !> Collective.
    subroutine context_plan_scan(self, sendbuf, recvbuf, plan, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_scan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), plan%handle, &
                           stat, errmsg, dtype)
    end subroutine context_plan_scan

    !> `*plan` is the operation of dtl_exscan on these buffers, to be started as often as wanted
    !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_exscan(self, sendbuf, recvbuf, plan, op, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_exscan(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), plan%handle, &
                             stat, errmsg, dtype)
    end subroutine context_plan_exscan

    !> `*plan` is the operation of dtl_reduce_scatter on these buffers, to be started as often as
    !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    !> destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_reduce_scatter(self, sendbuf, recvbuf, recvcounts, plan, op, stat, &
                                           errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in), optional :: op
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_reduce_scatter(self%handle, sendbuf, recvbuf, recvcounts, &
                                     given(op, DTL_OP_SUM), plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_reduce_scatter

    !> `*plan` is the operation of dtl_reduce_scatter_block on these buffers, to be started as often
    !> as wanted with dtl_collective_plan_start. The buffers must stay where they are until the plan
    !> is destroyed, and belong to the operation while it is under way; arrays of counts and
    !> displacements may be used again at once. The caller owns the plan and frees it with
    !> dtl_collective_plan_destroy. Collective.
    subroutine context_plan_reduce_scatter_block(self, sendbuf, recvbuf, plan, op, stat, errmsg, &
                                                 dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        type(dtl_collective_plan_t), intent(out) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_plan_reduce_scatter_block(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                           plan%handle, stat, errmsg, dtype)
    end subroutine context_plan_reduce_scatter_block

    !> The message is on its way and `buf` may be used again. Returns once the message is buffered
    !> or received, so it may wait for the receiver: two ranks that send to each other first may
    !> wait for ever. Waits for the receiver, unless the message is buffered.
    subroutine context_send(self, buf, dest, tag, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in), optional :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_send(self%handle, buf, dest, given(tag, 0), stat, errmsg, dtype)
    end subroutine context_send

    !> `buf` holds the elements of a matching message. Waits for one. Waits for the sender.
    subroutine context_recv(self, buf, source, tag, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in), optional :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_recv(self%handle, buf, source, given(tag, 0), stat, errmsg, dtype)
    end subroutine context_recv

    !> One message is sent and another received, neither of which waits for the other: what two
    !> ranks use who exchange data. Waits for the sender of the message that it receives.
    subroutine context_sendrecv(self, sendbuf, dest, sendtag, recvbuf, source, recvtag, stat, &
                                errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), intent(in) :: sendbuf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in), optional :: sendtag
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in), optional :: recvtag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_sendrecv(self%handle, sendbuf, dest, given(sendtag, 0), recvbuf, source, &
                          given(recvtag, 0), stat, errmsg, dtype)
    end subroutine context_sendrecv

    !> The sending has started, and `*request` stands for it. `buf` must not change until the
    !> request is complete. The caller owns the request. Local: does not wait for other ranks.
    subroutine context_isend(self, buf, dest, request, tag, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in), optional :: tag
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_isend(self%handle, buf, dest, given(tag, 0), request%handle, stat, errmsg, dtype)
    end subroutine context_isend

    !> The receiving has started, and `*request` stands for it. `buf` must not be used until the
    !> request is complete. The caller owns the request. Local: does not wait for other ranks.
    subroutine context_irecv(self, buf, source, request, tag, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in), optional :: tag
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_irecv(self%handle, buf, source, given(tag, 0), request%handle, stat, errmsg, &
                       dtype)
    end subroutine context_irecv

    !> As dtl_isend, of an array: the message carries its shape too, which dtl_probe_envelope and
    !> dtl_message_envelope tell. Receives take its elements in row-major order. Local: does not
    !> wait for other ranks.
    subroutine context_isend_shaped(self, buf, shape, dest, request, tag, stat, errmsg, dtype)
        class(dtl_context_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: buf(..)
        type(dtl_shape), intent(in) :: shape
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in), optional :: tag
        type(dtl_request_t), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_isend_shaped(self%handle, buf, shape, dest, given(tag, 0), request%handle, stat, &
                              errmsg, dtype)
    end subroutine context_isend_shaped

    !> The action was run on `target`, which may be this rank, with a copy of `args_size` bytes, and
    !> `result` holds what it wrote: `result_size` bytes, or at most so many where it was registered
    !> with dtl_action_register_reply. A failure of the action is returned, and the last error names
    !> the rank and the action. An action that was not registered is refused. Waits for the target.
    subroutine context_remote_invoke(self, target, action, args, result, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action
        type(*), intent(in) :: args(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_remote_invoke(self%handle, target, int(action, c_int64_t), args, result, stat, &
                               errmsg)
    end subroutine context_remote_invoke

    !> The action was run on `target`, which may be this rank, with a copy of `args_size` bytes, and
    !> `result` holds what it wrote: `result_size` bytes, or at most so many where it was registered
    !> with dtl_action_register_reply. A failure of the action is returned, and the last error names
    !> the rank and the action. An action that was not registered is refused. Waits for the target.
    subroutine context_remote_invoke_default(self, target, action, args, result, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: action
        type(*), intent(in) :: args(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_remote_invoke(self%handle, target, int(action, c_int64_t), args, result, stat, &
                               errmsg)
    end subroutine context_remote_invoke_default

    !> The same, started: `*result` is a future of what the action writes. The caller owns it;
    !> destroying it before the answer has come is safe. `args` may be used again at once. Local:
    !> does not wait for other ranks.
    subroutine context_remote_invoke_async(self, target, action, args, result_size, result, stat, &
                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action
        type(*), intent(in) :: args(..)
        integer(c_int64_t), intent(in) :: result_size
        type(dtl_future_t), intent(out) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_remote_invoke_async(self%handle, target, int(action, c_int64_t), args, &
                                     int(result_size, c_int64_t), result%handle, stat, errmsg)
    end subroutine context_remote_invoke_async

    !> The same, started: `*result` is a future of what the action writes. The caller owns it;
    !> destroying it before the answer has come is safe. `args` may be used again at once. Local:
    !> does not wait for other ranks.
    subroutine context_remote_invoke_async_default(self, target, action, args, result_size, &
                                                   result, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: action
        type(*), intent(in) :: args(..)
        integer(c_int), intent(in) :: result_size
        type(dtl_future_t), intent(out) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_remote_invoke_async(self%handle, target, int(action, c_int64_t), args, &
                                     int(result_size, c_int64_t), result%handle, stat, errmsg)
    end subroutine context_remote_invoke_async_default

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT8)
    end subroutine context_nccl_allreduce_device_int8

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT16)
    end subroutine context_nccl_allreduce_device_int16

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT32)
    end subroutine context_nccl_allreduce_device_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT64)
    end subroutine context_nccl_allreduce_device_int64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_allreduce_device_float32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_allreduce_device_float64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_BOOL)
    end subroutine context_nccl_allreduce_device_bool

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_allreduce_device_complex64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_allreduce_device_complex128

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_float32_int32(self, sendbuf, recvbuf, op, stat, &
                                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_allreduce_device_float32_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_float64_int64(self, sendbuf, recvbuf, op, stat, &
                                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_allreduce_device_float64_int64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_allreduce_device_int32_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the context's mode. Collective.
    subroutine context_nccl_allreduce_device_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), stat, &
                                       errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_allreduce_device_int64_int64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int8(self, sendbuf, recvbuf, op, mode, stat, &
                                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT8)
    end subroutine context_nccl_allreduce_device_ex_int8

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int16(self, sendbuf, recvbuf, op, mode, stat, &
                                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT16)
    end subroutine context_nccl_allreduce_device_ex_int16

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int32(self, sendbuf, recvbuf, op, mode, stat, &
                                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32)
    end subroutine context_nccl_allreduce_device_ex_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int64(self, sendbuf, recvbuf, op, mode, stat, &
                                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64)
    end subroutine context_nccl_allreduce_device_ex_int64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_float32(self, sendbuf, recvbuf, op, mode, stat, &
                                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_allreduce_device_ex_float32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_float64(self, sendbuf, recvbuf, op, mode, stat, &
                                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_allreduce_device_ex_float64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_bool(self, sendbuf, recvbuf, op, mode, stat, &
                                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_BOOL)
    end subroutine context_nccl_allreduce_device_ex_bool

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_complex64(self, sendbuf, recvbuf, op, mode, stat, &
                                                          errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_allreduce_device_ex_complex64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_complex128(self, sendbuf, recvbuf, op, mode, stat, &
                                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_allreduce_device_ex_complex128

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_float32_int32(self, sendbuf, recvbuf, op, mode, &
                                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_allreduce_device_ex_float32_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_float64_int64(self, sendbuf, recvbuf, op, mode, &
                                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_allreduce_device_ex_float64_int64

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int32_int32(self, sendbuf, recvbuf, op, mode, &
                                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_allreduce_device_ex_int32_int32

    !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
    !> the given mode. Collective.
    subroutine context_nccl_allreduce_device_ex_int64_int64(self, sendbuf, recvbuf, op, mode, &
                                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allreduce_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_allreduce_device_ex_int64_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int8(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine context_nccl_broadcast_device_int8

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int16(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine context_nccl_broadcast_device_int16

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine context_nccl_broadcast_device_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine context_nccl_broadcast_device_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_float32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_broadcast_device_float32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_float64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_broadcast_device_float64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_bool(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine context_nccl_broadcast_device_bool

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_complex64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_broadcast_device_complex64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_complex128(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_broadcast_device_complex128

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_float32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, &
                                       DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_broadcast_device_float32_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_float64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, &
                                       DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_broadcast_device_float64_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int32_int32(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, &
                                       DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_broadcast_device_int32_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
    !> mode. Collective.
    subroutine context_nccl_broadcast_device_int64_int64(self, buf, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device(self%handle, buf, root, stat, errmsg, &
                                       DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_broadcast_device_int64_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int8(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT8)
    end subroutine context_nccl_broadcast_device_ex_int8

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int16(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT16)
    end subroutine context_nccl_broadcast_device_ex_int16

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int32(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32)
    end subroutine context_nccl_broadcast_device_ex_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int64(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64)
    end subroutine context_nccl_broadcast_device_ex_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_float32(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_broadcast_device_ex_float32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_float64(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_broadcast_device_ex_float64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_bool(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_BOOL)
    end subroutine context_nccl_broadcast_device_ex_bool

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_complex64(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_broadcast_device_ex_complex64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_complex128(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_broadcast_device_ex_complex128

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_float32_int32(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_broadcast_device_ex_float32_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_float64_int64(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_broadcast_device_ex_float64_int64

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int32_int32(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_broadcast_device_ex_int32_int32

    !> `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
    !> Collective.
    subroutine context_nccl_broadcast_device_ex_int64_int64(self, buf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_broadcast_device_ex(self%handle, buf, root, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_broadcast_device_ex_int64_int64

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int8(self, sendbuf, recvbuf, recvcounts, displs, &
                                                   root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT8)
    end subroutine context_nccl_gatherv_device_ex_int8

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int16(self, sendbuf, recvbuf, recvcounts, displs, &
                                                    root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT16)
    end subroutine context_nccl_gatherv_device_ex_int16

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int32(self, sendbuf, recvbuf, recvcounts, displs, &
                                                    root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT32)
    end subroutine context_nccl_gatherv_device_ex_int32

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int64(self, sendbuf, recvbuf, recvcounts, displs, &
                                                    root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT64)
    end subroutine context_nccl_gatherv_device_ex_int64

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_float32(self, sendbuf, recvbuf, recvcounts, displs, &
                                                      root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_gatherv_device_ex_float32

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_float64(self, sendbuf, recvbuf, recvcounts, displs, &
                                                      root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_gatherv_device_ex_float64

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_bool(self, sendbuf, recvbuf, recvcounts, displs, &
                                                   root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_BOOL)
    end subroutine context_nccl_gatherv_device_ex_bool

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_complex64(self, sendbuf, recvbuf, recvcounts, &
                                                        displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_gatherv_device_ex_complex64

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_complex128(self, sendbuf, recvbuf, recvcounts, &
                                                         displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_gatherv_device_ex_complex128

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_float32_int32(self, sendbuf, recvbuf, recvcounts, &
                                                            displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_gatherv_device_ex_float32_int32

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_float64_int64(self, sendbuf, recvbuf, recvcounts, &
                                                            displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_gatherv_device_ex_float64_int64

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int32_int32(self, sendbuf, recvbuf, recvcounts, &
                                                          displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_gatherv_device_ex_int32_int32

    !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_gatherv_device_ex_int64_int64(self, sendbuf, recvbuf, recvcounts, &
                                                          displs, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_gatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, root, &
                                        given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                        DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_gatherv_device_ex_int64_int64

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int8(self, sendbuf, sendcounts, displs, recvbuf, &
                                                    root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT8)
    end subroutine context_nccl_scatterv_device_ex_int8

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int16(self, sendbuf, sendcounts, displs, recvbuf, &
                                                     root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT16)
    end subroutine context_nccl_scatterv_device_ex_int16

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int32(self, sendbuf, sendcounts, displs, recvbuf, &
                                                     root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT32)
    end subroutine context_nccl_scatterv_device_ex_int32

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int64(self, sendbuf, sendcounts, displs, recvbuf, &
                                                     root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT64)
    end subroutine context_nccl_scatterv_device_ex_int64

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_float32(self, sendbuf, sendcounts, displs, recvbuf, &
                                                       root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_scatterv_device_ex_float32

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_float64(self, sendbuf, sendcounts, displs, recvbuf, &
                                                       root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_scatterv_device_ex_float64

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_bool(self, sendbuf, sendcounts, displs, recvbuf, &
                                                    root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_BOOL)
    end subroutine context_nccl_scatterv_device_ex_bool

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_complex64(self, sendbuf, sendcounts, displs, &
                                                         recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_scatterv_device_ex_complex64

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_complex128(self, sendbuf, sendcounts, displs, &
                                                          recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_scatterv_device_ex_complex128

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_float32_int32(self, sendbuf, sendcounts, displs, &
                                                             recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_scatterv_device_ex_float32_int32

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_float64_int64(self, sendbuf, sendcounts, displs, &
                                                             recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_scatterv_device_ex_float64_int64

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int32_int32(self, sendbuf, sendcounts, displs, &
                                                           recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_scatterv_device_ex_int32_int32

    !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
    !> rank, from element displs[rank] of its `sendbuf` on. Collective.
    subroutine context_nccl_scatterv_device_ex_int64_int64(self, sendbuf, sendcounts, displs, &
                                                           recvbuf, root, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scatterv_device_ex(self%handle, sendbuf, sendcounts, displs, recvbuf, root, &
                                         given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                         DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_scatterv_device_ex_int64_int64

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int8(self, sendbuf, recvbuf, recvcounts, displs, &
                                                      mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT8)
    end subroutine context_nccl_allgatherv_device_ex_int8

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int16(self, sendbuf, recvbuf, recvcounts, displs, &
                                                       mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT16)
    end subroutine context_nccl_allgatherv_device_ex_int16

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int32(self, sendbuf, recvbuf, recvcounts, displs, &
                                                       mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT32)
    end subroutine context_nccl_allgatherv_device_ex_int32

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int64(self, sendbuf, recvbuf, recvcounts, displs, &
                                                       mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT64)
    end subroutine context_nccl_allgatherv_device_ex_int64

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_float32(self, sendbuf, recvbuf, recvcounts, &
                                                         displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_allgatherv_device_ex_float32

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_float64(self, sendbuf, recvbuf, recvcounts, &
                                                         displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_allgatherv_device_ex_float64

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_bool(self, sendbuf, recvbuf, recvcounts, displs, &
                                                      mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_BOOL)
    end subroutine context_nccl_allgatherv_device_ex_bool

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_complex64(self, sendbuf, recvbuf, recvcounts, &
                                                           displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_allgatherv_device_ex_complex64

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_complex128(self, sendbuf, recvbuf, recvcounts, &
                                                            displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_allgatherv_device_ex_complex128

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_float32_int32(self, sendbuf, recvbuf, recvcounts, &
                                                               displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_allgatherv_device_ex_float32_int32

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_float64_int64(self, sendbuf, recvbuf, recvcounts, &
                                                               displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_allgatherv_device_ex_float64_int64

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int32_int32(self, sendbuf, recvbuf, recvcounts, &
                                                             displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_allgatherv_device_ex_int32_int32

    !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
    !> element displs[r] on. Collective.
    subroutine context_nccl_allgatherv_device_ex_int64_int64(self, sendbuf, recvbuf, recvcounts, &
                                                             displs, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_allgatherv_device_ex(self%handle, sendbuf, recvbuf, recvcounts, displs, &
                                           given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                           DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_allgatherv_device_ex_int64_int64

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int8(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                                     recvcounts, rdispls, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT8)
    end subroutine context_nccl_alltoallv_device_ex_int8

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int16(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                                      recvcounts, rdispls, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT16)
    end subroutine context_nccl_alltoallv_device_ex_int16

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int32(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                                      recvcounts, rdispls, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32)
    end subroutine context_nccl_alltoallv_device_ex_int32

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int64(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                                      recvcounts, rdispls, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64)
    end subroutine context_nccl_alltoallv_device_ex_int64

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_float32(self, sendbuf, sendcounts, sdispls, &
                                                        recvbuf, recvcounts, rdispls, mode, stat, &
                                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_alltoallv_device_ex_float32

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_float64(self, sendbuf, sendcounts, sdispls, &
                                                        recvbuf, recvcounts, rdispls, mode, stat, &
                                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_alltoallv_device_ex_float64

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_bool(self, sendbuf, sendcounts, sdispls, recvbuf, &
                                                     recvcounts, rdispls, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_BOOL)
    end subroutine context_nccl_alltoallv_device_ex_bool

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_complex64(self, sendbuf, sendcounts, sdispls, &
                                                          recvbuf, recvcounts, rdispls, mode, &
                                                          stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_alltoallv_device_ex_complex64

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_complex128(self, sendbuf, sendcounts, sdispls, &
                                                           recvbuf, recvcounts, rdispls, mode, &
                                                           stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_alltoallv_device_ex_complex128

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_float32_int32(self, sendbuf, sendcounts, sdispls, &
                                                              recvbuf, recvcounts, rdispls, mode, &
                                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_alltoallv_device_ex_float32_int32

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_float64_int64(self, sendbuf, sendcounts, sdispls, &
                                                              recvbuf, recvcounts, rdispls, mode, &
                                                              stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_alltoallv_device_ex_float64_int64

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int32_int32(self, sendbuf, sendcounts, sdispls, &
                                                            recvbuf, recvcounts, rdispls, mode, &
                                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_alltoallv_device_ex_int32_int32

    !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
    !> for this rank, from element rdispls[r] on. Collective.
    subroutine context_nccl_alltoallv_device_ex_int64_int64(self, sendbuf, sendcounts, sdispls, &
                                                            recvbuf, recvcounts, rdispls, mode, &
                                                            stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_alltoallv_device_ex(self%handle, sendbuf, sendcounts, sdispls, recvbuf, &
                                          recvcounts, rdispls, &
                                          given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                          DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_alltoallv_device_ex_int64_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int8(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT8)
    end subroutine context_nccl_scan_device_ex_int8

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int16(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT16)
    end subroutine context_nccl_scan_device_ex_int16

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int32(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT32)
    end subroutine context_nccl_scan_device_ex_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int64(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT64)
    end subroutine context_nccl_scan_device_ex_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_float32(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_scan_device_ex_float32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_float64(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_scan_device_ex_float64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_bool(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_BOOL)
    end subroutine context_nccl_scan_device_ex_bool

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_complex64(self, sendbuf, recvbuf, op, mode, stat, &
                                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_scan_device_ex_complex64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_complex128(self, sendbuf, recvbuf, op, mode, stat, &
                                                      errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_scan_device_ex_complex128

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_float32_int32(self, sendbuf, recvbuf, op, mode, stat, &
                                                         errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_scan_device_ex_float32_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_float64_int64(self, sendbuf, recvbuf, op, mode, stat, &
                                                         errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_scan_device_ex_float64_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int32_int32(self, sendbuf, recvbuf, op, mode, stat, &
                                                       errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_scan_device_ex_int32_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
    !> NCCL has no scan, so native-only mode refuses it. Collective.
    subroutine context_nccl_scan_device_ex_int64_int64(self, sendbuf, recvbuf, op, mode, stat, &
                                                       errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_scan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                     given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                     DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_scan_device_ex_int64_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int8(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT8)
    end subroutine context_nccl_exscan_device_ex_int8

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int16(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT16)
    end subroutine context_nccl_exscan_device_ex_int16

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int32(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT32)
    end subroutine context_nccl_exscan_device_ex_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int64(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT64)
    end subroutine context_nccl_exscan_device_ex_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_float32(self, sendbuf, recvbuf, op, mode, stat, &
                                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_FLOAT32)
    end subroutine context_nccl_exscan_device_ex_float32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_float64(self, sendbuf, recvbuf, op, mode, stat, &
                                                     errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_FLOAT64)
    end subroutine context_nccl_exscan_device_ex_float64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_bool(self, sendbuf, recvbuf, op, mode, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_BOOL)
    end subroutine context_nccl_exscan_device_ex_bool

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_complex64(self, sendbuf, recvbuf, op, mode, stat, &
                                                       errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_COMPLEX64)
    end subroutine context_nccl_exscan_device_ex_complex64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_complex128(self, sendbuf, recvbuf, op, mode, stat, &
                                                        errmsg)
        class(dtl_context_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_COMPLEX128)
    end subroutine context_nccl_exscan_device_ex_complex128

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_float32_int32(self, sendbuf, recvbuf, op, mode, stat, &
                                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_FLOAT32_INT32)
    end subroutine context_nccl_exscan_device_ex_float32_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_float64_int64(self, sendbuf, recvbuf, op, mode, stat, &
                                                           errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_FLOAT64_INT64)
    end subroutine context_nccl_exscan_device_ex_float64_int64

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int32_int32(self, sendbuf, recvbuf, op, mode, stat, &
                                                         errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT32_INT32)
    end subroutine context_nccl_exscan_device_ex_int32_int32

    !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
    !> rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
    !> it. Collective.
    subroutine context_nccl_exscan_device_ex_int64_int64(self, sendbuf, recvbuf, op, mode, stat, &
                                                         errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in), optional :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_nccl_exscan_device_ex(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), &
                                       given(mode, DTL_NCCL_MODE_HYBRID_PARITY), stat, errmsg, &
                                       DTL_DTYPE_INT64_INT64)
    end subroutine context_nccl_exscan_device_ex_int64_int64

end module dtl_context_type
