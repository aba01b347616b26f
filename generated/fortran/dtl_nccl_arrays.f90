! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of collectives on device buffers.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_nccl_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_argument_index, only: extent
    use dtl_array_memory, only: elements, pack_array, release_array, unpack_array
    use dtl_communication, only: dtl_nccl_allgatherv_device_ex, dtl_nccl_allreduce_device, &
                                 dtl_nccl_allreduce_device_ex, dtl_nccl_alltoallv_device_ex, &
                                 dtl_nccl_broadcast_device, dtl_nccl_broadcast_device_ex, &
                                 dtl_nccl_exscan_device_ex, dtl_nccl_gatherv_device_ex, &
                                 dtl_nccl_scan_device_ex, dtl_nccl_scatterv_device_ex
    use dtl_context, only: dtl_context_rank, dtl_context_size
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_nccl_allreduce_device, any_nccl_allreduce_device_ex, any_nccl_broadcast_device, &
              any_nccl_broadcast_device_ex, any_nccl_gatherv_device_ex, &
              any_nccl_scatterv_device_ex, any_nccl_allgatherv_device_ex, &
              any_nccl_alltoallv_device_ex, any_nccl_scan_device_ex, any_nccl_exscan_device_ex

contains

    subroutine any_nccl_allreduce_device(ctx, sendbuf, recvbuf, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        end if
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_size("nccl_allreduce_device", "recvbuf", recvbuf_array%count, &
                           sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_nccl_allreduce_device(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                           sendbuf_array%count, dtype, op)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_allreduce_device

    subroutine any_nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, op, mode, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        end if
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_size("nccl_allreduce_device_ex", "recvbuf", recvbuf_array%count, &
                           sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_nccl_allreduce_device_ex(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                              sendbuf_array%count, dtype, op, mode)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_allreduce_device_ex

    subroutine any_nccl_broadcast_device(ctx, buf, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        buf_array%count = size(buf, kind=c_int64_t)
        buf_array%memory = pack_array(buf)
        status = dtl_nccl_broadcast_device(ctx, buf_array%memory, buf_array%count, dtype, root)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_broadcast_device

    subroutine any_nccl_broadcast_device_ex(ctx, buf, root, mode, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        buf_array%count = size(buf, kind=c_int64_t)
        buf_array%memory = pack_array(buf)
        status = dtl_nccl_broadcast_device_ex(ctx, buf_array%memory, buf_array%count, dtype, root, &
                                              mode)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_broadcast_device_ex

    subroutine any_nccl_gatherv_device_ex(ctx, sendbuf, recvbuf, recvcounts, displs, root, mode, &
                                          stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("nccl_gatherv_device_ex", "recvcounts", &
                               size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("nccl_gatherv_device_ex", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("nccl_gatherv_device_ex", "recvbuf", recvbuf_array%count, &
                               max(recvbuf_array%count, extent(recvcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_nccl_gatherv_device_ex(ctx, sendbuf_array%memory, sendbuf_array%count, dtype, &
                                            recvbuf_array%memory, recvcounts, displs, dtype, root, &
                                            mode)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_gatherv_device_ex

    subroutine any_nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, recvbuf, root, mode, &
                                           stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("nccl_scatterv_device_ex", "sendcounts", &
                               size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("nccl_scatterv_device_ex", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("nccl_scatterv_device_ex", "sendbuf", sendbuf_array%count, &
                               max(sendbuf_array%count, extent(sendcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_nccl_scatterv_device_ex(ctx, sendbuf_array%memory, sendcounts, displs, dtype, &
                                             recvbuf_array%memory, recvbuf_array%count, dtype, &
                                             root, mode)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_scatterv_device_ex

    subroutine any_nccl_allgatherv_device_ex(ctx, sendbuf, recvbuf, recvcounts, displs, mode, &
                                             stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("nccl_allgatherv_device_ex", "recvcounts", &
                               size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(displs)) then
            if (.not. has_size("nccl_allgatherv_device_ex", "displs", &
                               size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("nccl_allgatherv_device_ex", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, displs)), &
                           "what the parts in it reach", stat, errmsg)) return
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_nccl_allgatherv_device_ex(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                               dtype, recvbuf_array%memory, recvcounts, displs, &
                                               mode)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_allgatherv_device_ex

    subroutine any_nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, recvbuf, &
                                            recvcounts, rdispls, mode, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("nccl_alltoallv_device_ex", "sendcounts", &
                               size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(sdispls)) then
            if (.not. has_size("nccl_alltoallv_device_ex", "sdispls", &
                               size(sdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("nccl_alltoallv_device_ex", "recvcounts", &
                               size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(rdispls)) then
            if (.not. has_size("nccl_alltoallv_device_ex", "rdispls", &
                               size(rdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("nccl_alltoallv_device_ex", "sendbuf", sendbuf_array%count, &
                           max(sendbuf_array%count, extent(sendcounts, sdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        if (.not. has_size("nccl_alltoallv_device_ex", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, rdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_nccl_alltoallv_device_ex(ctx, sendbuf_array%memory, sendcounts, sdispls, &
                                              dtype, recvbuf_array%memory, recvcounts, rdispls, &
                                              dtype, mode)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_alltoallv_device_ex

    subroutine any_nccl_scan_device_ex(ctx, sendbuf, recvbuf, op, mode, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        end if
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_size("nccl_scan_device_ex", "recvbuf", recvbuf_array%count, &
                           sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_nccl_scan_device_ex(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                         sendbuf_array%count, dtype, op, mode)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_scan_device_ex

    subroutine any_nccl_exscan_device_ex(ctx, sendbuf, recvbuf, op, mode, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        end if
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_size("nccl_exscan_device_ex", "recvbuf", recvbuf_array%count, &
                           sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_nccl_exscan_device_ex(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                           sendbuf_array%count, dtype, op, mode)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_nccl_exscan_device_ex

end module dtl_nccl_arrays
