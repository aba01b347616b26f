! SPDX-License-Identifier: BSD-3-Clause
!> Collectives that go on after the call, or are planned, with the same count on every rank.
!>
!> `start` is C's function, whose name without prefix is `name`; it gives a request or a plan. The
!> arrays are of one dtype and without gaps. Their sizes follow the rules of dtl_extents. Without
!> `sendbuf`, `recvbuf` holds this rank's contribution and then the result.
module dtl_start
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_communication, only: dtl_iallgather, dtl_iallreduce, dtl_ialltoall, dtl_ibroadcast, &
                                 dtl_igather, dtl_ireduce, dtl_ireduce_scatter_block, dtl_iscatter
    use dtl_elements, only: both_stay, elements, stays
    use dtl_extents, only: allgather_fits, allreduce_fits, alltoall_fits, gather_fits, &
                           reduce_fits, reduce_scatter_block_fits, scatter_fits
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: start_broadcast, start_reduce, start_allreduce, start_gather, start_allgather
    public :: start_scatter, start_alltoall, start_reduce_scatter_block

contains

    subroutine start_broadcast(name, start, ctx, buf, root, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ibroadcast) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. stays(name, "buf", buf, dtype, found, stat, errmsg)) return
        status = start(ctx, found%memory, found%count, found%dtype, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_broadcast

    subroutine start_reduce(name, start, ctx, sendbuf, recvbuf, op, root, handle, stat, errmsg, &
                            dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ireduce) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op, root
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (present(sendbuf)) then
            if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
            if (.not. reduce_fits(name, ctx, send%count, recv%count, root, stat, errmsg)) return
        else
            if (.not. stays(name, "recvbuf", recvbuf, dtype, recv, stat, errmsg)) return
            send = recv
        end if
        status = start(ctx, send%memory, recv%memory, send%count, send%dtype, op, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_reduce

    !> Scans have the same arguments and sizes.
    subroutine start_allreduce(name, start, ctx, sendbuf, recvbuf, op, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_iallreduce) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in), optional :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (present(sendbuf)) then
            if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
            if (.not. allreduce_fits(name, send%count, recv%count, stat, errmsg)) return
        else
            if (.not. stays(name, "recvbuf", recvbuf, dtype, recv, stat, errmsg)) return
            send = recv
        end if
        status = start(ctx, send%memory, recv%memory, send%count, send%dtype, op, handle)
        call settle(status, stat, errmsg)
    end subroutine start_allreduce

    subroutine start_gather(name, start, ctx, sendbuf, recvbuf, root, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_igather) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. gather_fits(name, ctx, send%count, recv%count, root, stat, errmsg)) return
        status = start(ctx, send%memory, send%count, send%dtype, recv%memory, send%count, &
                       recv%dtype, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_gather

    subroutine start_allgather(name, start, ctx, sendbuf, recvbuf, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_iallgather) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. allgather_fits(name, ctx, send%count, recv%count, stat, errmsg)) return
        status = start(ctx, send%memory, send%count, send%dtype, recv%memory, send%count, &
                       recv%dtype, handle)
        call settle(status, stat, errmsg)
    end subroutine start_allgather

    subroutine start_scatter(name, start, ctx, sendbuf, recvbuf, root, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_iscatter) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. scatter_fits(name, ctx, send%count, recv%count, root, stat, errmsg)) return
        status = start(ctx, send%memory, recv%count, send%dtype, recv%memory, recv%count, &
                       recv%dtype, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_scatter

    subroutine start_alltoall(name, start, ctx, sendbuf, recvbuf, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ialltoall) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int64_t) :: count
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. alltoall_fits(name, ctx, send%count, recv%count, count, stat, errmsg)) return
        status = start(ctx, send%memory, count, send%dtype, recv%memory, count, recv%dtype, handle)
        call settle(status, stat, errmsg)
    end subroutine start_alltoall

    subroutine start_reduce_scatter_block(name, start, ctx, sendbuf, recvbuf, op, handle, stat, &
                                          errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ireduce_scatter_block) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. reduce_scatter_block_fits(name, ctx, send%count, recv%count, stat, &
                                            errmsg)) return
        status = start(ctx, send%memory, recv%memory, recv%count, recv%dtype, op, handle)
        call settle(status, stat, errmsg)
    end subroutine start_reduce_scatter_block

end module dtl_start
