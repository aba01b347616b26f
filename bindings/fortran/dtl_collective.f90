! SPDX-License-Identifier: BSD-3-Clause
!> Collectives on arrays of any kind and rank, with the same count on every rank.
!>
!> The typed procedures of dtl_context_t come here with their dtype. Counts follow from the sizes of
!> the arrays; an array that is significant on the root alone may have any size elsewhere. Without
!> `sendbuf`, `recvbuf` holds this rank's contribution and then the result.
module dtl_collective
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_communication, only: dtl_allgather, dtl_allreduce, dtl_alltoall, dtl_broadcast, &
                                 dtl_exscan, dtl_gather, dtl_reduce, dtl_reduce_scatter_block, &
                                 dtl_scan, dtl_scatter
    use dtl_extents, only: allgather_fits, allreduce_fits, alltoall_fits, gather_fits, &
                           reduce_fits, reduce_scatter_block_fits, scatter_fits
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_broadcast, any_reduce, any_allreduce, any_scan, any_exscan, any_gather, &
              any_allgather
    public :: any_scatter, any_alltoall, any_reduce_scatter_block

contains

    subroutine any_broadcast(ctx, dtype, buf, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, root
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: memory
        integer(c_int) :: status

        memory = lend(buf)
        status = dtl_broadcast(ctx, memory, size(buf, kind=c_int64_t), dtype, root)
        call take_back(memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_broadcast

    subroutine any_reduce(ctx, dtype, sendbuf, recvbuf, op, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op, root
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(recvbuf, kind=c_int64_t)
        if (present(sendbuf)) then
            count = size(sendbuf, kind=c_int64_t)
            if (.not. reduce_fits("reduce", ctx, count, size(recvbuf, kind=c_int64_t), root, &
                                  stat, errmsg)) return
        end if

        recv = lend(recvbuf)
        send = recv
        if (present(sendbuf)) send = lend(sendbuf)
        status = dtl_reduce(ctx, send, recv, count, dtype, op, root)
        if (present(sendbuf)) call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce

    subroutine any_allreduce(ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call combine("allreduce", dtl_allreduce, ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
    end subroutine any_allreduce

    subroutine any_scan(ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call combine("scan", dtl_scan, ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
    end subroutine any_scan

    subroutine any_exscan(ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call combine("exscan", dtl_exscan, ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
    end subroutine any_exscan

    !> The reductions that have a result on every rank differ in the C function alone.
    subroutine combine(name, reduction, ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
        character(len=*), intent(in) :: name
        procedure(dtl_allreduce) :: reduction
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(recvbuf, kind=c_int64_t)
        if (present(sendbuf)) then
            if (.not. allreduce_fits(name, size(sendbuf, kind=c_int64_t), count, stat, &
                                     errmsg)) return
        end if

        recv = lend(recvbuf)
        send = recv
        if (present(sendbuf)) send = lend(sendbuf)
        status = reduction(ctx, send, recv, count, dtype, op)
        if (present(sendbuf)) call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine combine

    subroutine any_gather(ctx, dtype, sendbuf, recvbuf, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, root
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(sendbuf, kind=c_int64_t)
        if (.not. gather_fits("gather", ctx, count, size(recvbuf, kind=c_int64_t), root, stat, &
                              errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_gather(ctx, send, count, dtype, recv, count, dtype, root)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_gather

    subroutine any_allgather(ctx, dtype, sendbuf, recvbuf, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(sendbuf, kind=c_int64_t)
        if (.not. allgather_fits("allgather", ctx, count, size(recvbuf, kind=c_int64_t), stat, &
                                 errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_allgather(ctx, send, count, dtype, recv, count, dtype)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_allgather

    subroutine any_scatter(ctx, dtype, sendbuf, recvbuf, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, root
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(recvbuf, kind=c_int64_t)
        if (.not. scatter_fits("scatter", ctx, size(sendbuf, kind=c_int64_t), count, root, stat, &
                               errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_scatter(ctx, send, count, dtype, recv, count, dtype, root)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_scatter

    subroutine any_alltoall(ctx, dtype, sendbuf, recvbuf, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. alltoall_fits("alltoall", ctx, size(sendbuf, kind=c_int64_t), &
                                size(recvbuf, kind=c_int64_t), count, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_alltoall(ctx, send, count, dtype, recv, count, dtype)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_alltoall

    subroutine any_reduce_scatter_block(ctx, dtype, sendbuf, recvbuf, op, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: count
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        count = size(recvbuf, kind=c_int64_t)
        if (.not. reduce_scatter_block_fits("reduce_scatter_block", ctx, size(sendbuf, &
                                            kind=c_int64_t), count, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_reduce_scatter_block(ctx, send, recv, count, dtype, op)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce_scatter_block

end module dtl_collective
