! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of collectives.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_collective_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_argument_index, only: extent
    use dtl_array_memory, only: elements, has_no_gaps, has_same_dtype, pack_array, release_array, &
                                unpack_array
    use dtl_communication, only: dtl_allgather, dtl_allgatherv, dtl_allreduce, dtl_alltoall, &
                                 dtl_alltoallv, dtl_broadcast, dtl_exscan, dtl_gather, &
                                 dtl_gatherv, dtl_iallgather, dtl_iallgatherv, dtl_iallreduce, &
                                 dtl_ialltoall, dtl_ialltoallv, dtl_ibroadcast, dtl_iexscan, &
                                 dtl_igather, dtl_igatherv, dtl_ireduce, dtl_ireduce_scatter, &
                                 dtl_ireduce_scatter_block, dtl_iscan, dtl_iscatter, &
                                 dtl_iscatterv, dtl_plan_allgather, dtl_plan_allgatherv, &
                                 dtl_plan_allreduce, dtl_plan_alltoall, dtl_plan_alltoallv, &
                                 dtl_plan_broadcast, dtl_plan_exscan, dtl_plan_gather, &
                                 dtl_plan_gatherv, dtl_plan_reduce, dtl_plan_reduce_scatter, &
                                 dtl_plan_reduce_scatter_block, dtl_plan_scan, dtl_plan_scatter, &
                                 dtl_plan_scatterv, dtl_reduce, dtl_reduce_scatter, &
                                 dtl_reduce_scatter_block, dtl_scan, dtl_scatter, dtl_scatterv
    use dtl_context, only: dtl_context_rank, dtl_context_size
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_broadcast, any_reduce, any_allreduce, any_gather, any_allgather, any_scatter, &
              any_alltoall, any_gatherv, any_scatterv, any_allgatherv, any_alltoallv, any_scan, &
              any_exscan, any_reduce_scatter, any_reduce_scatter_block, any_ibroadcast, &
              any_ireduce, any_iallreduce, any_igather, any_iallgather, any_iscatter, &
              any_ialltoall, any_igatherv, any_iscatterv, any_iallgatherv, any_ialltoallv, &
              any_iscan, any_iexscan, any_ireduce_scatter, any_ireduce_scatter_block, &
              any_plan_broadcast, any_plan_reduce, any_plan_allreduce, any_plan_gather, &
              any_plan_allgather, any_plan_scatter, any_plan_alltoall, any_plan_gatherv, &
              any_plan_scatterv, any_plan_allgatherv, any_plan_alltoallv, any_plan_scan, &
              any_plan_exscan, any_plan_reduce_scatter, any_plan_reduce_scatter_block

contains

    subroutine any_broadcast(ctx, buf, root, stat, errmsg, dtype)
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
        status = dtl_broadcast(ctx, buf_array%memory, buf_array%count, dtype, root)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_broadcast

    subroutine any_reduce(ctx, sendbuf, recvbuf, op, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: root
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
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("reduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                               "the size of sendbuf", stat, errmsg)) return
        end if
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_reduce(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                            dtype, op, root)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce

    subroutine any_allreduce(ctx, sendbuf, recvbuf, op, stat, errmsg, dtype)
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
        if (.not. has_size("allreduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_allreduce(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                               sendbuf_array%count, dtype, op)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_allreduce

    subroutine any_gather(ctx, sendbuf, recvbuf, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("gather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_gather(ctx, sendbuf_array%memory, sendbuf_array%count, dtype, &
                            recvbuf_array%memory, sendbuf_array%count, dtype, root)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_gather

    subroutine any_allgather(ctx, sendbuf, recvbuf, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("allgather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_allgather(ctx, sendbuf_array%memory, sendbuf_array%count, dtype, &
                               recvbuf_array%memory, sendbuf_array%count, dtype)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_allgather

    subroutine any_scatter(ctx, sendbuf, recvbuf, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("scatter", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_scatter(ctx, sendbuf_array%memory, recvbuf_array%count, dtype, &
                             recvbuf_array%memory, recvbuf_array%count, dtype, root)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_scatter

    subroutine any_alltoall(ctx, sendbuf, recvbuf, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size( &
                "alltoall", "sendbuf", sendbuf_array%count, &
                sendbuf_array%count / dtl_context_size(ctx) * dtl_context_size(ctx), &
                "a multiple of the ranks", stat, errmsg)) return
            if (.not. has_size("alltoall", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                               "the size of sendbuf", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_alltoall( &
            ctx, sendbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), dtype, &
            recvbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), dtype)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_alltoall

    subroutine any_gatherv(ctx, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("gatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("gatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("gatherv", "recvbuf", recvbuf_array%count, &
                               max(recvbuf_array%count, extent(recvcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_gatherv(ctx, sendbuf_array%memory, sendbuf_array%count, dtype, &
                             recvbuf_array%memory, recvcounts, displs, dtype, root)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_gatherv

    subroutine any_scatterv(ctx, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("scatterv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("scatterv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("scatterv", "sendbuf", sendbuf_array%count, &
                               max(sendbuf_array%count, extent(sendcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_scatterv(ctx, sendbuf_array%memory, sendcounts, displs, dtype, &
                              recvbuf_array%memory, recvbuf_array%count, dtype, root)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_scatterv

    subroutine any_allgatherv(ctx, sendbuf, recvbuf, recvcounts, displs, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("allgatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(displs)) then
            if (.not. has_size("allgatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("allgatherv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, displs)), &
                           "what the parts in it reach", stat, errmsg)) return
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_allgatherv(ctx, sendbuf_array%memory, sendbuf_array%count, dtype, &
                                recvbuf_array%memory, recvcounts, displs)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_allgatherv

    subroutine any_alltoallv(ctx, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls, &
                             stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("alltoallv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(sdispls)) then
            if (.not. has_size("alltoallv", "sdispls", size(sdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("alltoallv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(rdispls)) then
            if (.not. has_size("alltoallv", "rdispls", size(rdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("alltoallv", "sendbuf", sendbuf_array%count, &
                           max(sendbuf_array%count, extent(sendcounts, sdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        if (.not. has_size("alltoallv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, rdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_alltoallv(ctx, sendbuf_array%memory, sendcounts, sdispls, dtype, &
                               recvbuf_array%memory, recvcounts, rdispls, dtype)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_alltoallv

    subroutine any_scan(ctx, sendbuf, recvbuf, op, stat, errmsg, dtype)
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
        if (.not. has_size("scan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_scan(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                          dtype, op)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_scan

    subroutine any_exscan(ctx, sendbuf, recvbuf, op, stat, errmsg, dtype)
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
        if (.not. has_size("exscan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_exscan(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                            dtype, op)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_exscan

    subroutine any_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("reduce_scatter", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("reduce_scatter", "sendbuf", sendbuf_array%count, sum(recvcounts), &
                           "the sum of recvcounts", stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("reduce_scatter", "recvbuf", recvbuf_array%count, &
                               recvcounts(dtl_context_rank(ctx) + 1), &
                               "this rank's entry of recvcounts", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_reduce_scatter(ctx, sendbuf_array%memory, recvbuf_array%memory, recvcounts, &
                                    dtype, op)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce_scatter

    subroutine any_reduce_scatter_block(ctx, sendbuf, recvbuf, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("reduce_scatter_block", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_reduce_scatter_block(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                          recvbuf_array%count, dtype, op)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce_scatter_block

    subroutine any_ibroadcast(ctx, buf, root, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("ibroadcast", "buf", buf, dtype, buf_array, stat, errmsg)) return
        status = dtl_ibroadcast(ctx, buf_array%memory, buf_array%count, buf_array%dtype, root, &
                                request)
        call settle(status, stat, errmsg)
    end subroutine any_ibroadcast

    subroutine any_ireduce(ctx, sendbuf, recvbuf, op, root, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("ireduce", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("ireduce", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("ireduce", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("ireduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                               "the size of sendbuf", stat, errmsg)) return
        end if
        status = dtl_ireduce(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                             sendbuf_array%dtype, op, root, request)
        call settle(status, stat, errmsg)
    end subroutine any_ireduce

    subroutine any_iallreduce(ctx, sendbuf, recvbuf, op, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("iallreduce", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("iallreduce", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("iallreduce", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("iallreduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_iallreduce(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                sendbuf_array%count, sendbuf_array%dtype, op, request)
        call settle(status, stat, errmsg)
    end subroutine any_iallreduce

    subroutine any_igather(ctx, sendbuf, recvbuf, root, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("igather", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("igather", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("igather", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("igather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_igather(ctx, sendbuf_array%memory, sendbuf_array%count, sendbuf_array%dtype, &
                             recvbuf_array%memory, sendbuf_array%count, recvbuf_array%dtype, root, &
                             request)
        call settle(status, stat, errmsg)
    end subroutine any_igather

    subroutine any_iallgather(ctx, sendbuf, recvbuf, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("iallgather", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("iallgather", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("iallgather", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("iallgather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_iallgather(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                sendbuf_array%dtype, recvbuf_array%memory, sendbuf_array%count, &
                                recvbuf_array%dtype, request)
        call settle(status, stat, errmsg)
    end subroutine any_iallgather

    subroutine any_iscatter(ctx, sendbuf, recvbuf, root, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("iscatter", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("iscatter", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("iscatter", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("iscatter", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_iscatter(ctx, sendbuf_array%memory, recvbuf_array%count, sendbuf_array%dtype, &
                              recvbuf_array%memory, recvbuf_array%count, recvbuf_array%dtype, &
                              root, request)
        call settle(status, stat, errmsg)
    end subroutine any_iscatter

    subroutine any_ialltoall(ctx, sendbuf, recvbuf, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("ialltoall", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("ialltoall", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("ialltoall", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size( &
                "ialltoall", "sendbuf", sendbuf_array%count, &
                sendbuf_array%count / dtl_context_size(ctx) * dtl_context_size(ctx), &
                "a multiple of the ranks", stat, errmsg)) return
            if (.not. has_size("ialltoall", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                               "the size of sendbuf", stat, errmsg)) return
        end if
        status = dtl_ialltoall( &
            ctx, sendbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), &
            sendbuf_array%dtype, recvbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), &
            recvbuf_array%dtype, request)
        call settle(status, stat, errmsg)
    end subroutine any_ialltoall

    subroutine any_igatherv(ctx, sendbuf, recvbuf, recvcounts, displs, root, request, stat, &
                            errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("igatherv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("igatherv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("igatherv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("igatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("igatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("igatherv", "recvbuf", recvbuf_array%count, &
                               max(recvbuf_array%count, extent(recvcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        status = dtl_igatherv(ctx, sendbuf_array%memory, sendbuf_array%count, sendbuf_array%dtype, &
                              recvbuf_array%memory, recvcounts, displs, recvbuf_array%dtype, root, &
                              request)
        call settle(status, stat, errmsg)
    end subroutine any_igatherv

    subroutine any_iscatterv(ctx, sendbuf, sendcounts, displs, recvbuf, root, request, stat, &
                             errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("iscatterv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("iscatterv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("iscatterv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("iscatterv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("iscatterv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("iscatterv", "sendbuf", sendbuf_array%count, &
                               max(sendbuf_array%count, extent(sendcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        status = dtl_iscatterv(ctx, sendbuf_array%memory, sendcounts, displs, sendbuf_array%dtype, &
                               recvbuf_array%memory, recvbuf_array%count, recvbuf_array%dtype, &
                               root, request)
        call settle(status, stat, errmsg)
    end subroutine any_iscatterv

    subroutine any_iallgatherv(ctx, sendbuf, recvbuf, recvcounts, displs, request, stat, errmsg, &
                               dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("iallgatherv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("iallgatherv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("iallgatherv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("iallgatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(displs)) then
            if (.not. has_size("iallgatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("iallgatherv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, displs)), &
                           "what the parts in it reach", stat, errmsg)) return
        status = dtl_iallgatherv(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                 sendbuf_array%dtype, recvbuf_array%memory, recvcounts, displs, &
                                 request)
        call settle(status, stat, errmsg)
    end subroutine any_iallgatherv

    subroutine any_ialltoallv(ctx, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls, &
                              request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("ialltoallv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("ialltoallv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("ialltoallv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("ialltoallv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(sdispls)) then
            if (.not. has_size("ialltoallv", "sdispls", size(sdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("ialltoallv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(rdispls)) then
            if (.not. has_size("ialltoallv", "rdispls", size(rdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("ialltoallv", "sendbuf", sendbuf_array%count, &
                           max(sendbuf_array%count, extent(sendcounts, sdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        if (.not. has_size("ialltoallv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, rdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        status = dtl_ialltoallv(ctx, sendbuf_array%memory, sendcounts, sdispls, &
                                sendbuf_array%dtype, recvbuf_array%memory, recvcounts, rdispls, &
                                recvbuf_array%dtype, request)
        call settle(status, stat, errmsg)
    end subroutine any_ialltoallv

    subroutine any_iscan(ctx, sendbuf, recvbuf, op, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("iscan", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("iscan", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("iscan", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("iscan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_iscan(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                           sendbuf_array%dtype, op, request)
        call settle(status, stat, errmsg)
    end subroutine any_iscan

    subroutine any_iexscan(ctx, sendbuf, recvbuf, op, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("iexscan", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("iexscan", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("iexscan", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("iexscan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_iexscan(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                             sendbuf_array%dtype, op, request)
        call settle(status, stat, errmsg)
    end subroutine any_iexscan

    subroutine any_ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, op, request, stat, errmsg, &
                                   dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("ireduce_scatter", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("ireduce_scatter", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("ireduce_scatter", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("ireduce_scatter", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("ireduce_scatter", "sendbuf", sendbuf_array%count, sum(recvcounts), &
                           "the sum of recvcounts", stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("ireduce_scatter", "recvbuf", recvbuf_array%count, &
                               recvcounts(dtl_context_rank(ctx) + 1), &
                               "this rank's entry of recvcounts", stat, errmsg)) return
        end if
        status = dtl_ireduce_scatter(ctx, sendbuf_array%memory, recvbuf_array%memory, recvcounts, &
                                     sendbuf_array%dtype, op, request)
        call settle(status, stat, errmsg)
    end subroutine any_ireduce_scatter

    subroutine any_ireduce_scatter_block(ctx, sendbuf, recvbuf, op, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("ireduce_scatter_block", "sendbuf", sendbuf, dtype, sendbuf_array, &
                              stat, errmsg)) return
        if (.not. has_no_gaps("ireduce_scatter_block", "recvbuf", recvbuf, dtype, recvbuf_array, &
                              stat, errmsg)) return
        if (.not. has_same_dtype("ireduce_scatter_block", "recvbuf", recvbuf_array, sendbuf_array, &
                                 stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("ireduce_scatter_block", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_ireduce_scatter_block(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                           recvbuf_array%count, sendbuf_array%dtype, op, request)
        call settle(status, stat, errmsg)
    end subroutine any_ireduce_scatter_block

    subroutine any_plan_broadcast(ctx, buf, root, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_broadcast", "buf", buf, dtype, buf_array, stat, &
                              errmsg)) return
        status = dtl_plan_broadcast(ctx, buf_array%memory, buf_array%count, buf_array%dtype, root, &
                                    plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_broadcast

    subroutine any_plan_reduce(ctx, sendbuf, recvbuf, op, root, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("plan_reduce", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("plan_reduce", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("plan_reduce", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_reduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                               "the size of sendbuf", stat, errmsg)) return
        end if
        status = dtl_plan_reduce(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                 sendbuf_array%count, sendbuf_array%dtype, op, root, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_reduce

    subroutine any_plan_allreduce(ctx, sendbuf, recvbuf, op, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("plan_allreduce", "sendbuf", sendbuf, dtype, sendbuf_array, &
                                  stat, errmsg)) return
        end if
        if (.not. has_no_gaps("plan_allreduce", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("plan_allreduce", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("plan_allreduce", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_plan_allreduce(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                    sendbuf_array%count, sendbuf_array%dtype, op, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_allreduce

    subroutine any_plan_gather(ctx, sendbuf, recvbuf, root, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_gather", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_gather", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_gather", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_gather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_plan_gather(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                 sendbuf_array%dtype, recvbuf_array%memory, sendbuf_array%count, &
                                 recvbuf_array%dtype, root, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_gather

    subroutine any_plan_allgather(ctx, sendbuf, recvbuf, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_allgather", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_allgather", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_allgather", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_allgather", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count * dtl_context_size(ctx), &
                               "the size of sendbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_plan_allgather(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                    sendbuf_array%dtype, recvbuf_array%memory, &
                                    sendbuf_array%count, recvbuf_array%dtype, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_allgather

    subroutine any_plan_scatter(ctx, sendbuf, recvbuf, root, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_scatter", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_scatter", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_scatter", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_scatter", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_plan_scatter(ctx, sendbuf_array%memory, recvbuf_array%count, &
                                  sendbuf_array%dtype, recvbuf_array%memory, recvbuf_array%count, &
                                  recvbuf_array%dtype, root, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_scatter

    subroutine any_plan_alltoall(ctx, sendbuf, recvbuf, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_alltoall", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_alltoall", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_alltoall", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size( &
                "plan_alltoall", "sendbuf", sendbuf_array%count, &
                sendbuf_array%count / dtl_context_size(ctx) * dtl_context_size(ctx), &
                "a multiple of the ranks", stat, errmsg)) return
            if (.not. has_size("plan_alltoall", "recvbuf", recvbuf_array%count, &
                               sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        end if
        status = dtl_plan_alltoall( &
            ctx, sendbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), &
            sendbuf_array%dtype, recvbuf_array%memory, &
            sendbuf_array%count / max(int(dtl_context_size(ctx), c_int64_t), 1_c_int64_t), &
            recvbuf_array%dtype, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_alltoall

    subroutine any_plan_gatherv(ctx, sendbuf, recvbuf, recvcounts, displs, root, plan, stat, &
                                errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_gatherv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_gatherv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_gatherv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_gatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("plan_gatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_gatherv", "recvbuf", recvbuf_array%count, &
                               max(recvbuf_array%count, extent(recvcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        status = dtl_plan_gatherv(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                  sendbuf_array%dtype, recvbuf_array%memory, recvcounts, displs, &
                                  recvbuf_array%dtype, root, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_gatherv

    subroutine any_plan_scatterv(ctx, sendbuf, sendcounts, displs, recvbuf, root, plan, stat, &
                                 errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_scatterv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_scatterv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_scatterv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_scatterv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root .and. present(displs)) then
            if (.not. has_size("plan_scatterv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_rank(ctx) == root) then
            if (.not. has_size("plan_scatterv", "sendbuf", sendbuf_array%count, &
                               max(sendbuf_array%count, extent(sendcounts, displs)), &
                               "what the parts in it reach", stat, errmsg)) return
        end if
        status = dtl_plan_scatterv(ctx, sendbuf_array%memory, sendcounts, displs, &
                                   sendbuf_array%dtype, recvbuf_array%memory, recvbuf_array%count, &
                                   recvbuf_array%dtype, root, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_scatterv

    subroutine any_plan_allgatherv(ctx, sendbuf, recvbuf, recvcounts, displs, plan, stat, errmsg, &
                                   dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_allgatherv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_allgatherv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_allgatherv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_allgatherv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(displs)) then
            if (.not. has_size("plan_allgatherv", "displs", size(displs, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("plan_allgatherv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, displs)), &
                           "what the parts in it reach", stat, errmsg)) return
        status = dtl_plan_allgatherv(ctx, sendbuf_array%memory, sendbuf_array%count, &
                                     sendbuf_array%dtype, recvbuf_array%memory, recvcounts, &
                                     displs, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_allgatherv

    subroutine any_plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls, &
                                  plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_alltoallv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        if (.not. has_no_gaps("plan_alltoallv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. has_same_dtype("plan_alltoallv", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_alltoallv", "sendcounts", size(sendcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(sdispls)) then
            if (.not. has_size("plan_alltoallv", "sdispls", size(sdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_alltoallv", "recvcounts", size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (dtl_context_size(ctx) > 0 .and. present(rdispls)) then
            if (.not. has_size("plan_alltoallv", "rdispls", size(rdispls, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("plan_alltoallv", "sendbuf", sendbuf_array%count, &
                           max(sendbuf_array%count, extent(sendcounts, sdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        if (.not. has_size("plan_alltoallv", "recvbuf", recvbuf_array%count, &
                           max(recvbuf_array%count, extent(recvcounts, rdispls)), &
                           "what the parts in it reach", stat, errmsg)) return
        status = dtl_plan_alltoallv(ctx, sendbuf_array%memory, sendcounts, sdispls, &
                                    sendbuf_array%dtype, recvbuf_array%memory, recvcounts, &
                                    rdispls, recvbuf_array%dtype, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_alltoallv

    subroutine any_plan_scan(ctx, sendbuf, recvbuf, op, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("plan_scan", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("plan_scan", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("plan_scan", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("plan_scan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_plan_scan(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                               sendbuf_array%count, sendbuf_array%dtype, op, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_scan

    subroutine any_plan_exscan(ctx, sendbuf, recvbuf, op, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            if (.not. has_no_gaps("plan_exscan", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                                  errmsg)) return
        end if
        if (.not. has_no_gaps("plan_exscan", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        if (.not. has_same_dtype("plan_exscan", "recvbuf", recvbuf_array, sendbuf_array, stat, &
                                 errmsg)) return
        if (.not. has_size("plan_exscan", "recvbuf", recvbuf_array%count, sendbuf_array%count, &
                           "the size of sendbuf", stat, errmsg)) return
        status = dtl_plan_exscan(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                 sendbuf_array%count, sendbuf_array%dtype, op, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_exscan

    subroutine any_plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, op, plan, stat, errmsg, &
                                       dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_reduce_scatter", "sendbuf", sendbuf, dtype, sendbuf_array, &
                              stat, errmsg)) return
        if (.not. has_no_gaps("plan_reduce_scatter", "recvbuf", recvbuf, dtype, recvbuf_array, &
                              stat, errmsg)) return
        if (.not. has_same_dtype("plan_reduce_scatter", "recvbuf", recvbuf_array, sendbuf_array, &
                                 stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_reduce_scatter", "recvcounts", &
                               size(recvcounts, kind=c_int64_t), &
                               int(dtl_context_size(ctx), c_int64_t), "the number of ranks", stat, &
                               errmsg)) return
        end if
        if (.not. has_size("plan_reduce_scatter", "sendbuf", sendbuf_array%count, sum(recvcounts), &
                           "the sum of recvcounts", stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_reduce_scatter", "recvbuf", recvbuf_array%count, &
                               recvcounts(dtl_context_rank(ctx) + 1), &
                               "this rank's entry of recvcounts", stat, errmsg)) return
        end if
        status = dtl_plan_reduce_scatter(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                         recvcounts, sendbuf_array%dtype, op, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_reduce_scatter

    subroutine any_plan_reduce_scatter_block(ctx, sendbuf, recvbuf, op, plan, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(inout) :: plan
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("plan_reduce_scatter_block", "sendbuf", sendbuf, dtype, &
                              sendbuf_array, stat, errmsg)) return
        if (.not. has_no_gaps("plan_reduce_scatter_block", "recvbuf", recvbuf, dtype, &
                              recvbuf_array, stat, errmsg)) return
        if (.not. has_same_dtype("plan_reduce_scatter_block", "recvbuf", recvbuf_array, &
                                 sendbuf_array, stat, errmsg)) return
        if (dtl_context_size(ctx) > 0) then
            if (.not. has_size("plan_reduce_scatter_block", "sendbuf", sendbuf_array%count, &
                               recvbuf_array%count * dtl_context_size(ctx), &
                               "the size of recvbuf times the ranks", stat, errmsg)) return
        end if
        status = dtl_plan_reduce_scatter_block(ctx, sendbuf_array%memory, recvbuf_array%memory, &
                                               recvbuf_array%count, sendbuf_array%dtype, op, plan)
        call settle(status, stat, errmsg)
    end subroutine any_plan_reduce_scatter_block

end module dtl_collective_arrays
