! SPDX-License-Identifier: BSD-3-Clause
!> Calls every procedure of existing programs with its dummy arguments' names: a removed or changed
!> one fails to compile. Nothing is executed.
program existing_names
    use, intrinsic :: iso_c_binding, only: c_char
    use dtl
    use checks, only: check
    implicit none (type, external)
    type(c_ptr) :: p, made, pointer, ps(1)
    type(c_funptr) :: f
    integer(c_int) :: i, got, status
    integer(c_int64_t) :: n, found, count, ns(1), ms(1)
    integer(c_int32_t) :: is(1), js(1)
    real(c_double) :: xs(1), zs(1)
    real(c_float) :: ys(1), ys_out(1)
    character(kind=c_char) :: text(1)
    character(len=:), allocatable :: words
    type(dtl_shape) :: shape, answer
    type(dtl_context_options) :: ctx_opts
    type(dtl_container_options) :: opts
    type(dtl_message_info) :: info
    procedure(dtl_f_unary_func), pointer :: unary => null()
    procedure(dtl_f_const_unary_func), pointer :: const_unary => null()
    procedure(dtl_f_predicate), pointer :: predicate => null()
    procedure(dtl_f_comparator), pointer :: comparator => null()
    procedure(dtl_f_transform_func), pointer :: transform => null()
    procedure(dtl_f_binary_func), pointer :: binary => null()
    procedure(dtl_f_action_func), pointer :: action => null()
    logical :: is_never
    integer(c_int), parameter :: constants(*) = [ &
        DTL_SUCCESS, DTL_NOT_FOUND, DTL_END, DTL_ERROR_COMMUNICATION, DTL_ERROR_SEND_FAILED, &
        DTL_ERROR_RECV_FAILED, DTL_ERROR_BROADCAST_FAILED, DTL_ERROR_REDUCE_FAILED, &
        DTL_ERROR_BARRIER_FAILED, DTL_ERROR_TIMEOUT, DTL_ERROR_CANCELED, &
        DTL_ERROR_CONNECTION_LOST, DTL_ERROR_RANK_FAILURE, DTL_ERROR_COLLECTIVE_FAILED, &
        DTL_ERROR_COLLECTIVE_PARTICIPATION, DTL_ERROR_MEMORY, DTL_ERROR_ALLOCATION_FAILED, &
        DTL_ERROR_OUT_OF_MEMORY, DTL_ERROR_INVALID_POINTER, DTL_ERROR_TRANSFER_FAILED, &
        DTL_ERROR_DEVICE_MEMORY, DTL_ERROR_SERIALIZATION, DTL_ERROR_SERIALIZE_FAILED, &
        DTL_ERROR_DESERIALIZE_FAILED, DTL_ERROR_BUFFER_TOO_SMALL, DTL_ERROR_INVALID_FORMAT, &
        DTL_ERROR_BOUNDS, DTL_ERROR_OUT_OF_BOUNDS, DTL_ERROR_INVALID_INDEX, &
        DTL_ERROR_INVALID_RANK, DTL_ERROR_DIMENSION_MISMATCH, DTL_ERROR_EXTENT_MISMATCH, &
        DTL_ERROR_KEY_NOT_FOUND, DTL_ERROR_OUT_OF_RANGE, DTL_ERROR_INVALID_ARGUMENT, &
        DTL_ERROR_NULL_POINTER, DTL_ERROR_NOT_SUPPORTED, DTL_ERROR_BACKEND, &
        DTL_ERROR_BACKEND_UNAVAILABLE, DTL_ERROR_BACKEND_INIT_FAILED, DTL_ERROR_BACKEND_INVALID, &
        DTL_ERROR_CUDA, DTL_ERROR_HIP, DTL_ERROR_MPI, DTL_ERROR_NCCL, DTL_ERROR_SHMEM, &
        DTL_ERROR_ALGORITHM, DTL_ERROR_OPERATION_FAILED, DTL_ERROR_PRECONDITION_FAILED, &
        DTL_ERROR_POSTCONDITION_FAILED, DTL_ERROR_CONVERGENCE_FAILED, DTL_ERROR_CONSISTENCY, &
        DTL_ERROR_CONSISTENCY_VIOLATION, DTL_ERROR_STRUCTURAL_INVALIDATION, DTL_ERROR_INTERNAL, &
        DTL_ERROR_NOT_IMPLEMENTED, DTL_ERROR_INVALID_STATE, DTL_ERROR_UNKNOWN, DTL_NO_RANK, &
        DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_CATEGORY_SUCCESS, DTL_CATEGORY_COMMUNICATION, &
        DTL_CATEGORY_MEMORY, DTL_CATEGORY_SERIALIZATION, DTL_CATEGORY_BOUNDS, &
        DTL_CATEGORY_BACKEND, DTL_CATEGORY_ALGORITHM, DTL_CATEGORY_CONSISTENCY, &
        DTL_CATEGORY_INTERNAL, DTL_MAX_TENSOR_RANK, DTL_DTYPE_INT8, DTL_DTYPE_INT16, &
        DTL_DTYPE_INT32, DTL_DTYPE_INT64, DTL_DTYPE_UINT8, DTL_DTYPE_UINT16, DTL_DTYPE_UINT32, &
        DTL_DTYPE_UINT64, DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_BYTE, DTL_DTYPE_BOOL, &
        DTL_DTYPE_COUNT, DTL_OP_SUM, DTL_OP_PROD, DTL_OP_MIN, DTL_OP_MAX, DTL_OP_LAND, DTL_OP_LOR, &
        DTL_OP_BAND, DTL_OP_BOR, DTL_OP_LXOR, DTL_OP_BXOR, DTL_OP_MINLOC, DTL_OP_MAXLOC, &
        DTL_OP_COUNT, DTL_NCCL_MODE_NATIVE_ONLY, DTL_NCCL_MODE_HYBRID_PARITY, &
        DTL_NCCL_OP_POINT_TO_POINT, DTL_NCCL_OP_BARRIER, DTL_NCCL_OP_BROADCAST, &
        DTL_NCCL_OP_REDUCE, DTL_NCCL_OP_ALLREDUCE, DTL_NCCL_OP_GATHER, DTL_NCCL_OP_SCATTER, &
        DTL_NCCL_OP_ALLGATHER, DTL_NCCL_OP_ALLTOALL, DTL_NCCL_OP_GATHERV, DTL_NCCL_OP_SCATTERV, &
        DTL_NCCL_OP_ALLGATHERV, DTL_NCCL_OP_ALLTOALLV, DTL_NCCL_OP_SCAN, DTL_NCCL_OP_EXSCAN, &
        DTL_NCCL_OP_LOGICAL_REDUCTION, DTL_DETERMINISM_THROUGHPUT, DTL_DETERMINISM_DETERMINISTIC, &
        DTL_REDUCTION_SCHEDULE_IMPLEMENTATION_DEFINED, DTL_REDUCTION_SCHEDULE_FIXED_TREE, &
        DTL_PROGRESS_ORDERING_IMPLEMENTATION_DEFINED, DTL_PROGRESS_ORDERING_RANK_ORDERED, &
        DTL_PARTITION_BLOCK, DTL_PARTITION_CYCLIC, DTL_PARTITION_BLOCK_CYCLIC, DTL_PARTITION_HASH, &
        DTL_PARTITION_REPLICATED, DTL_PARTITION_COUNT, DTL_PLACEMENT_HOST, DTL_PLACEMENT_DEVICE, &
        DTL_PLACEMENT_UNIFIED, DTL_PLACEMENT_DEVICE_PREFERRED, DTL_PLACEMENT_COUNT, DTL_EXEC_SEQ, &
        DTL_EXEC_PAR, DTL_EXEC_ASYNC, DTL_EXEC_COUNT, DTL_CONSISTENCY_BULK_SYNCHRONOUS, &
        DTL_CONSISTENCY_RELAXED, DTL_CONSISTENCY_RELEASE_ACQUIRE, DTL_CONSISTENCY_SEQUENTIAL, &
        DTL_CONSISTENCY_COUNT, DTL_ERROR_POLICY_RETURN_STATUS, DTL_ERROR_POLICY_CALLBACK, &
        DTL_ERROR_POLICY_TERMINATE, DTL_ERROR_POLICY_COUNT, DTL_LOCK_EXCLUSIVE, DTL_LOCK_SHARED &
        ]
    integer(c_int), parameter :: values(*) = [ &
        0, 1, 2, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 200, 201, 202, 203, &
        204, 205, 300, 301, 302, 303, 304, 400, 401, 402, 403, 404, 405, 406, 407, 410, 411, 420, &
        500, 501, 502, 503, 510, 520, 530, 540, 550, 600, 600, 601, 602, 603, 700, 701, 702, 900, &
        901, 902, 999, -1, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, &
        11, 12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, &
        11, 12, 13, 14, 15, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 1, &
        2, 3, 4, 0, 1, 2, 3, 0, 1 &
        ]

    is_never = command_argument_count() < 0
    if (is_never) call names_of_dtl_core()
    if (is_never) call names_of_dtl_environment()
    if (is_never) call names_of_dtl_context()
    if (is_never) call names_of_dtl_containers()
    if (is_never) call names_of_dtl_communication()
    if (is_never) call names_of_dtl_algorithms()
    if (is_never) call names_of_dtl_rma()
    if (is_never) call names_of_dtl_mpmd()
    if (is_never) call names_of_dtl_futures()
    if (is_never) call names_of_dtl_policies()
    if (is_never) call names_of_dtl_topology()
    if (is_never) call names_of_dtl_helpers()
    if (is_never) print *, associated(unary), associated(const_unary), associated(predicate), &
        associated(comparator), associated(transform), associated(binary), associated(action)
    call check(all(constants == values), &
               "constants have the values that programs were compiled with")
    call check(DTL_SPAN_NPOS == -1_c_int64_t, "and DTL_SPAN_NPOS, of its own kind")

contains

    subroutine names_of_dtl_core()
        pointer = dtl_status_message(status=i)
        pointer = dtl_status_name(status=i)
        pointer = dtl_status_category(status=i)
        status = dtl_status_category_code(status=i)
        status = dtl_status_ok(status=i)
        status = dtl_status_is_error(status=i)
        status = dtl_status_is_category(status=i, category_code=i)
        count = dtl_dtype_size(dtype=i)
        pointer = dtl_dtype_name(dtype=i)
        pointer = dtl_reduce_op_name(op=i)
        call dtl_context_options_init(opts=ctx_opts)
        answer = dtl_shape_1d(dim0=n)
        answer = dtl_shape_2d(dim0=n, dim1=n)
        answer = dtl_shape_3d(dim0=n, dim1=n, dim2=n)
        answer = dtl_shape_nd(ndim=i, dims=ns)
        count = dtl_shape_size(shape=shape)
    end subroutine names_of_dtl_core

    subroutine names_of_dtl_environment()
        status = dtl_environment_create(env=p)
        status = dtl_environment_create_with_args(env=made, argc=i, argv=made)
        call dtl_environment_destroy(env=p)
        status = dtl_environment_is_initialized()
        count = dtl_environment_ref_count()
        pointer = dtl_environment_domain(env=p)
        status = dtl_environment_has_mpi()
        status = dtl_environment_has_cuda()
        status = dtl_environment_has_hip()
        status = dtl_environment_has_nccl()
        status = dtl_environment_has_shmem()
        status = dtl_environment_mpi_thread_level()
        status = dtl_environment_make_world_context(env=p, ctx=made)
        status = dtl_environment_make_world_context_gpu(env=p, device_id=i, ctx=made)
        status = dtl_environment_make_cpu_context(env=p, ctx=made)
        pointer = dtl_backend_name()
        status = dtl_backend_count()
        pointer = dtl_version()
    end subroutine names_of_dtl_environment

    subroutine names_of_dtl_context()
        status = dtl_context_create(ctx=p, opts=ctx_opts)
        status = dtl_context_create_default(ctx=p)
        call dtl_context_destroy(ctx=p)
        status = dtl_context_rank(ctx=p)
        status = dtl_context_size(ctx=p)
        status = dtl_context_is_root(ctx=p)
        status = dtl_context_device_id(ctx=p)
        status = dtl_context_has_device(ctx=p)
        status = dtl_context_is_valid(ctx=p)
        status = dtl_context_barrier(ctx=p)
        status = dtl_context_fence(ctx=p)
        status = dtl_context_dup(src=p, dst=made)
        status = dtl_context_split(ctx=p, color=i, key=i, out=made)
        status = dtl_context_has_mpi(ctx=p)
        status = dtl_context_has_cuda(ctx=p)
        status = dtl_context_has_nccl(ctx=p)
        status = dtl_context_nccl_mode(ctx=p)
        status = dtl_context_nccl_supports_native(ctx=p, op=i)
        status = dtl_context_nccl_supports_hybrid(ctx=p, op=i)
        status = dtl_context_has_shmem(ctx=p)
        status = dtl_context_with_cuda(ctx=p, device_id=i, out=made)
        status = dtl_context_with_nccl(ctx=p, device_id=i, out=made)
        status = dtl_context_with_nccl_ex(ctx=p, device_id=i, mode=i, out=made)
        status = dtl_context_split_nccl(ctx=p, color=i, key=i, out=made)
        status = dtl_context_split_nccl_ex(ctx=p, color=i, key=i, device_id=i, mode=i, out=made)
        status = dtl_context_determinism_mode(ctx=p)
        status = dtl_context_reduction_schedule_policy(ctx=p)
        status = dtl_context_progress_ordering_policy(ctx=p)
    end subroutine names_of_dtl_context

    subroutine names_of_dtl_containers()
        status = dtl_vector_create(ctx=p, dtype=i, global_size=n, vec=made)
        status = dtl_vector_create_fill(ctx=p, dtype=i, global_size=n, value=p, vec=made)
        call dtl_vector_destroy(vec=p)
        count = dtl_vector_global_size(vec=p)
        count = dtl_vector_local_size(vec=p)
        count = dtl_vector_local_offset(vec=p)
        pointer = dtl_vector_local_data(vec=p)
        pointer = dtl_vector_local_data_mut(vec=p)
        status = dtl_vector_dtype(vec=p)
        status = dtl_vector_empty(vec=p)
        status = dtl_vector_fill_local(vec=p, value=p)
        status = dtl_vector_barrier(vec=p)
        status = dtl_vector_is_valid(vec=p)
        status = dtl_vector_get_local(vec=p, local_idx=n, value=p)
        status = dtl_vector_set_local(vec=p, local_idx=n, value=p)
        status = dtl_vector_num_ranks(vec=p)
        status = dtl_vector_rank(vec=p)
        status = dtl_vector_is_local(vec=p, global_idx=n)
        status = dtl_vector_owner(vec=p, global_idx=n)
        count = dtl_vector_to_local(vec=p, global_idx=n)
        count = dtl_vector_to_global(vec=p, local_idx=n)
        status = dtl_vector_resize(vec=p, new_size=n)
        status = dtl_vector_redistribute(vec=p, new_partition=i)
        status = dtl_vector_is_dirty(vec=p)
        status = dtl_vector_is_clean(vec=p)
        status = dtl_vector_sync(vec=p)
        status = dtl_array_create(ctx=p, dtype=i, size=n, arr=made)
        call dtl_array_destroy(arr=p)
        count = dtl_array_global_size(arr=p)
        count = dtl_array_local_size(arr=p)
        count = dtl_array_local_offset(arr=p)
        pointer = dtl_array_local_data(arr=p)
        pointer = dtl_array_local_data_mut(arr=p)
        status = dtl_array_dtype(arr=p)
        status = dtl_array_empty(arr=p)
        status = dtl_array_fill_local(arr=p, value=p)
        status = dtl_array_barrier(arr=p)
        status = dtl_array_is_valid(arr=p)
        status = dtl_tensor_create(ctx=p, dtype=i, shape=shape, tensor=made)
        status = dtl_tensor_create_fill(ctx=p, dtype=i, shape=shape, value=p, tensor=made)
        call dtl_tensor_destroy(tensor=p)
        answer = dtl_tensor_shape(tensor=p)
        status = dtl_tensor_ndim(tensor=p)
        count = dtl_tensor_dim(tensor=p, dim=i)
        count = dtl_tensor_global_size(tensor=p)
        count = dtl_tensor_local_size(tensor=p)
        answer = dtl_tensor_local_shape(tensor=p)
        status = dtl_tensor_dtype(tensor=p)
        pointer = dtl_tensor_local_data(tensor=p)
        pointer = dtl_tensor_local_data_mut(tensor=p)
        count = dtl_tensor_stride(tensor=p, dim=i)
        status = dtl_tensor_get_local(tensor=p, linear_idx=n, value=p)
        status = dtl_tensor_set_local(tensor=p, linear_idx=n, value=p)
        status = dtl_tensor_get_local_nd(tensor=p, indices=ns, value=p)
        status = dtl_tensor_set_local_nd(tensor=p, indices=ns, value=p)
        status = dtl_tensor_num_ranks(tensor=p)
        status = dtl_tensor_rank(tensor=p)
        status = dtl_tensor_distributed_dim(tensor=p)
        status = dtl_tensor_reshape(tensor=p, new_shape=shape)
        status = dtl_tensor_fill_local(tensor=p, value=p)
        status = dtl_tensor_barrier(tensor=p)
        status = dtl_tensor_is_valid(tensor=p)
        status = dtl_span_create(dtype=i, local_data=p, local_size=n, global_size=n, rank=i, &
            num_ranks=i, span=made)
        status = dtl_span_from_vector(vec=p, span=made)
        status = dtl_span_from_array(arr=p, span=made)
        status = dtl_span_from_tensor(tensor=p, span=made)
        call dtl_span_destroy(span=p)
        count = dtl_span_size(span=p)
        count = dtl_span_local_size(span=p)
        count = dtl_span_size_bytes(span=p)
        status = dtl_span_empty(span=p)
        status = dtl_span_dtype(span=p)
        pointer = dtl_span_data(span=p)
        pointer = dtl_span_data_mut(span=p)
        status = dtl_span_rank(span=p)
        status = dtl_span_num_ranks(span=p)
        status = dtl_span_get_local(span=p, local_idx=n, value=p)
        status = dtl_span_set_local(span=p, local_idx=n, value=p)
        status = dtl_span_first(span=p, count=n, out_span=made)
        status = dtl_span_last(span=p, count=n, out_span=made)
        status = dtl_span_subspan(span=p, offset=n, count=n, out_span=made)
        status = dtl_span_is_valid(span=p)
    end subroutine names_of_dtl_containers

    subroutine names_of_dtl_communication()
        status = dtl_barrier(ctx=p)
        status = dtl_broadcast(ctx=p, buf=p, count=n, dtype=i, root=i)
        status = dtl_allreduce(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i)
        status = dtl_reduce(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i, root=i)
        status = dtl_send(ctx=p, buf=p, count=n, dtype=i, dest=i, tag=i)
        status = dtl_recv(ctx=p, buf=p, count=n, dtype=i, source=i, tag=i)
        status = dtl_sendrecv(ctx=p, sendbuf=p, sendcount=n, senddtype=i, dest=i, sendtag=i, &
            recvbuf=p, recvcount=n, recvdtype=i, source=i, recvtag=i)
        status = dtl_isend(ctx=p, buf=p, count=n, dtype=i, dest=i, tag=i, request=made)
        status = dtl_irecv(ctx=p, buf=p, count=n, dtype=i, source=i, tag=i, request=made)
        status = dtl_wait(request=p)
        status = dtl_waitall(count=n, requests=ps)
        status = dtl_test(request=p, completed=i)
        call dtl_request_free(request=p)
        status = dtl_probe(ctx=p, source=i, tag=i, dtype=i, info=info)
        status = dtl_iprobe(ctx=p, source=i, tag=i, dtype=i, flag=got, info=info)
        status = dtl_gather(ctx=p, sendbuf=p, sendcount=n, senddtype=i, recvbuf=p, recvcount=n, &
            recvdtype=i, root=i)
        status = dtl_scatter(ctx=p, sendbuf=p, sendcount=n, senddtype=i, recvbuf=p, recvcount=n, &
            recvdtype=i, root=i)
        status = dtl_allgather(ctx=p, sendbuf=p, sendcount=n, senddtype=i, recvbuf=p, &
            recvcount=n, recvdtype=i)
        status = dtl_alltoall(ctx=p, sendbuf=p, sendcount=n, senddtype=i, recvbuf=p, recvcount=n, &
            recvdtype=i)
        status = dtl_gatherv(ctx=p, sendbuf=p, sendcount=n, senddtype=i, recvbuf=p, &
            recvcounts=ns, displs=ns, recvdtype=i, root=i)
        status = dtl_scatterv(ctx=p, sendbuf=p, sendcounts=ns, displs=ns, senddtype=i, recvbuf=p, &
            recvcount=n, recvdtype=i, root=i)
        status = dtl_allgatherv(ctx=p, sendbuf=p, sendcount=n, dtype=i, recvbuf=p, recvcounts=ns, &
            displs=ns)
        status = dtl_alltoallv(ctx=p, sendbuf=p, sendcounts=ns, sdispls=ns, senddtype=i, &
            recvbuf=p, recvcounts=ns, rdispls=ns, recvdtype=i)
        status = dtl_scan(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i)
        status = dtl_exscan(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i)
        status = dtl_nccl_allreduce_device(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i)
        status = dtl_nccl_allreduce_device_ex(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, &
            op=i, mode=i)
        status = dtl_nccl_broadcast_device(ctx=p, buf=p, count=n, dtype=i, root=i)
        status = dtl_nccl_broadcast_device_ex(ctx=p, buf=p, count=n, dtype=i, root=i, mode=i)
        status = dtl_nccl_barrier_device(ctx=p)
        status = dtl_nccl_gatherv_device_ex(ctx=p, sendbuf=p, sendcount=n, senddtype=i, &
            recvbuf=p, recvcounts=ns, displs=ns, recvdtype=i, root=i, mode=i)
        status = dtl_nccl_scatterv_device_ex(ctx=p, sendbuf=p, sendcounts=ns, displs=ns, &
            senddtype=i, recvbuf=p, recvcount=n, recvdtype=i, root=i, mode=i)
        status = dtl_nccl_allgatherv_device_ex(ctx=p, sendbuf=p, sendcount=n, dtype=i, recvbuf=p, &
            recvcounts=ns, displs=ns, mode=i)
        status = dtl_nccl_alltoallv_device_ex(ctx=p, sendbuf=p, sendcounts=ns, sdispls=ns, &
            senddtype=i, recvbuf=p, recvcounts=ns, rdispls=ns, recvdtype=i, mode=i)
        status = dtl_nccl_scan_device_ex(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i, &
            mode=i)
        status = dtl_nccl_exscan_device_ex(ctx=p, sendbuf=p, recvbuf=p, count=n, dtype=i, op=i, &
            mode=i)
    end subroutine names_of_dtl_communication

    subroutine names_of_dtl_algorithms()
        status = dtl_sort_vector(vec=p)
        status = dtl_sort_vector_descending(vec=p)
        status = dtl_sort_array(arr=p)
        status = dtl_sort_array_descending(arr=p)
        status = dtl_copy_vector(src=p, dst=p)
        status = dtl_copy_array(src=p, dst=p)
        status = dtl_fill_vector(vec=p, value=p)
        status = dtl_fill_array(arr=p, value=p)
        count = dtl_find_vector(vec=p, value=p)
        count = dtl_find_array(arr=p, value=p)
        count = dtl_count_vector(vec=p, value=p)
        count = dtl_count_array(arr=p, value=p)
        status = dtl_reduce_local_vector(vec=p, op=i, result=p)
        status = dtl_reduce_local_array(arr=p, op=i, result=p)
        status = dtl_minmax_vector(vec=p, min_val=p, max_val=p)
        status = dtl_minmax_array(arr=p, min_val=p, max_val=p)
        count = dtl_min_element_vector(vec=p)
        count = dtl_max_element_vector(vec=p)
        count = dtl_min_element_array(arr=p)
        count = dtl_max_element_array(arr=p)
        status = dtl_inclusive_scan_vector(vec=p, op=i)
        status = dtl_exclusive_scan_vector(vec=p, op=i)
        status = dtl_inclusive_scan_array(arr=p, op=i)
        status = dtl_exclusive_scan_array(arr=p, op=i)
        status = dtl_for_each_vector(vec=p, func=f, user_data=p)
        status = dtl_for_each_vector_const(vec=p, func=f, user_data=p)
        status = dtl_for_each_array(arr=p, func=f, user_data=p)
        status = dtl_for_each_array_const(arr=p, func=f, user_data=p)
        status = dtl_transform_vector(src=p, dst=p, func=f, user_data=p)
        status = dtl_transform_array(src=p, dst=p, func=f, user_data=p)
        count = dtl_find_if_vector(vec=p, pred=f, user_data=p)
        count = dtl_find_if_array(arr=p, pred=f, user_data=p)
        count = dtl_count_if_vector(vec=p, pred=f, user_data=p)
        count = dtl_count_if_array(arr=p, pred=f, user_data=p)
        status = dtl_all_of_vector(vec=p, pred=f, user_data=p)
        status = dtl_any_of_vector(vec=p, pred=f, user_data=p)
        status = dtl_none_of_vector(vec=p, pred=f, user_data=p)
        status = dtl_all_of_array(arr=p, pred=f, user_data=p)
        status = dtl_any_of_array(arr=p, pred=f, user_data=p)
        status = dtl_none_of_array(arr=p, pred=f, user_data=p)
        status = dtl_sort_vector_func(vec=p, cmp=f, user_data=p)
        status = dtl_sort_array_func(arr=p, cmp=f, user_data=p)
        status = dtl_reduce_local_vector_func(vec=p, func=f, identity=p, result=p, user_data=p)
        status = dtl_reduce_local_array_func(arr=p, func=f, identity=p, result=p, user_data=p)
        status = dtl_async_for_each_vector(vec=p, func=f, user_data=p, req=made)
        status = dtl_async_transform_vector(src=p, dst=p, func=f, user_data=p, req=made)
        status = dtl_async_reduce_vector(vec=p, op=i, result=p, req=made)
        status = dtl_async_sort_vector(vec=p, req=made)
        status = dtl_async_for_each_array(arr=p, func=f, user_data=p, req=made)
        status = dtl_async_reduce_array(arr=p, op=i, result=p, req=made)
    end subroutine names_of_dtl_algorithms

    subroutine names_of_dtl_rma()
        status = dtl_window_create(ctx=p, base=p, size=n, win=made)
        status = dtl_window_allocate(ctx=p, size=n, win=made)
        call dtl_window_destroy(win=p)
        pointer = dtl_window_base(win=p)
        count = dtl_window_size(win=p)
        status = dtl_window_is_valid(win=p)
        status = dtl_window_fence(win=p)
        status = dtl_window_lock(win=p, target=i, mode=i)
        status = dtl_window_unlock(win=p, target=i)
        status = dtl_window_lock_all(win=p)
        status = dtl_window_unlock_all(win=p)
        status = dtl_window_flush(win=p, target=i)
        status = dtl_window_flush_all(win=p)
        status = dtl_window_flush_local(win=p, target=i)
        status = dtl_window_flush_local_all(win=p)
        status = dtl_rma_put(win=p, target=i, target_offset=n, origin=p, size=n)
        status = dtl_rma_get(win=p, target=i, target_offset=n, buffer=p, size=n)
        status = dtl_rma_put_async(win=p, target=i, target_offset=n, origin=p, size=n, req=made)
        status = dtl_rma_get_async(win=p, target=i, target_offset=n, buffer=p, size=n, req=made)
        status = dtl_rma_accumulate(win=p, target=i, target_offset=n, origin=p, size=n, dtype=i, &
            op=i)
        status = dtl_rma_fetch_and_op(win=p, target=i, target_offset=n, origin=p, result=p, &
            dtype=i, op=i)
        status = dtl_rma_compare_and_swap(win=p, target=i, target_offset=n, compare=p, swap=p, &
            result=p, dtype=i)
    end subroutine names_of_dtl_rma

    subroutine names_of_dtl_mpmd()
        status = dtl_role_manager_create(ctx=p, mgr=made)
        call dtl_role_manager_destroy(mgr=p)
        status = dtl_role_manager_add_role(mgr=p, role_name=text, num_ranks=n)
        status = dtl_role_manager_initialize(mgr=p)
        status = dtl_role_manager_has_role(mgr=p, role_name=text, has_role=i)
        status = dtl_role_manager_role_size(mgr=p, role_name=text, size=n)
        status = dtl_role_manager_role_rank(mgr=p, role_name=text, rank=i)
        status = dtl_intergroup_send(mgr=p, target_role=text, target_rank=i, buf=p, count=n, &
            dtype=i, tag=i)
        status = dtl_intergroup_recv(mgr=p, source_role=text, source_rank=i, buf=p, count=n, &
            dtype=i, tag=i)
    end subroutine names_of_dtl_mpmd

    subroutine names_of_dtl_futures()
        status = dtl_future_create(fut=p)
        call dtl_future_destroy(fut=p)
        status = dtl_future_wait(fut=p)
        status = dtl_future_test(fut=p, completed=i)
        status = dtl_future_get(fut=p, buffer=p, size=n)
        status = dtl_future_set(fut=p, value=p, size=n)
        status = dtl_when_all(futures=ps, count=n, result=p)
        status = dtl_when_any(futures=ps, count=n, result=p, completed_index=found)
    end subroutine names_of_dtl_futures

    subroutine names_of_dtl_policies()
        call dtl_container_options_init(opts=opts)
        pointer = dtl_partition_policy_name(policy=i)
        pointer = dtl_placement_policy_name(policy=i)
        pointer = dtl_execution_policy_name(policy=i)
        pointer = dtl_consistency_policy_name(policy=i)
        pointer = dtl_error_policy_name(policy=i)
        status = dtl_placement_available(policy=i)
        status = dtl_vector_create_with_options(ctx=p, dtype=i, global_size=n, opts=opts, vec=made)
        status = dtl_array_create_with_options(ctx=p, dtype=i, size=n, opts=opts, arr=made)
        status = dtl_vector_partition_policy(vec=p)
        status = dtl_vector_placement_policy(vec=p)
        status = dtl_vector_execution_policy(vec=p)
        status = dtl_vector_device_id(vec=p)
        status = dtl_vector_consistency_policy(vec=p)
        status = dtl_vector_error_policy(vec=p)
        status = dtl_array_partition_policy(arr=p)
        status = dtl_array_placement_policy(arr=p)
        status = dtl_array_execution_policy(arr=p)
        status = dtl_array_device_id(arr=p)
        status = dtl_array_consistency_policy(arr=p)
        status = dtl_array_error_policy(arr=p)
        status = dtl_vector_copy_to_host(vec=p, host_buffer=p, count=n)
        status = dtl_vector_copy_from_host(vec=p, host_buffer=p, count=n)
        status = dtl_array_copy_to_host(arr=p, host_buffer=p, count=n)
        status = dtl_array_copy_from_host(arr=p, host_buffer=p, count=n)
    end subroutine names_of_dtl_policies

    subroutine names_of_dtl_topology()
        status = dtl_topology_num_cpus(count=i)
        status = dtl_topology_cpu_affinity(rank=i, cpu_id=got)
        status = dtl_topology_num_gpus(count=i)
        status = dtl_topology_gpu_id(rank=i, gpu_id=got)
        status = dtl_topology_is_local(rank_a=i, rank_b=i, is_local=got)
        status = dtl_topology_node_id(rank=i, node_id=got)
    end subroutine names_of_dtl_topology

    subroutine names_of_dtl_helpers()
        words = dtl_c_to_f_string(c_str=p)
        words = dtl_get_error_message(status=i)
        status = dtl_broadcast_double(ctx=p, data=xs, count=n, root=i)
        status = dtl_broadcast_float(ctx=p, data=ys, count=n, root=i)
        status = dtl_broadcast_int32(ctx=p, data=is, count=n, root=i)
        status = dtl_broadcast_int64(ctx=p, data=ns, count=n, root=i)
        status = dtl_allreduce_sum_double(ctx=p, sendbuf=xs, recvbuf=zs, count=n)
        status = dtl_allreduce_sum_float(ctx=p, sendbuf=ys, recvbuf=ys_out, count=n)
        status = dtl_allreduce_sum_int32(ctx=p, sendbuf=is, recvbuf=js, count=n)
        status = dtl_allreduce_sum_int64(ctx=p, sendbuf=ns, recvbuf=ms, count=n)
        status = dtl_allreduce_max_double(ctx=p, sendbuf=xs, recvbuf=zs, count=n)
        status = dtl_allreduce_min_double(ctx=p, sendbuf=xs, recvbuf=zs, count=n)
        status = dtl_send_double(ctx=p, data=xs, count=n, dest=i, tag=i)
        status = dtl_recv_double(ctx=p, data=xs, count=n, source=i, tag=i)
        status = dtl_send_int32(ctx=p, data=is, count=n, dest=i, tag=i)
        status = dtl_recv_int32(ctx=p, data=is, count=n, source=i, tag=i)
        status = dtl_gather_double(ctx=p, sendbuf=xs, sendcount=n, recvbuf=zs, recvcount=n, root=i)
        status = dtl_scatter_double(ctx=p, sendbuf=xs, sendcount=n, recvbuf=zs, recvcount=n, root=i)
        status = dtl_reduce_double(ctx=p, sendbuf=xs, recvbuf=zs, count=n, op=i, root=i)
        status = dtl_scan_double(ctx=p, sendbuf=xs, recvbuf=zs, count=n, op=i)
        answer = dtl_make_shape_1d(d0=n)
        answer = dtl_make_shape_2d(d0=n, d1=n)
        answer = dtl_make_shape_3d(d0=n, d1=n, d2=n)
    end subroutine names_of_dtl_helpers
end program existing_names
