! SPDX-License-Identifier: BSD-3-Clause
!> Collectives on arrays of any kind and rank, with a count for every rank.
!>
!> Counts and displacements are in elements, one for each rank; displacements count from 0, and
!> without them the parts stand one behind the other. An array that has gaps may be larger than what
!> its parts reach.
module dtl_collective_v
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_communication, only: dtl_allgatherv, dtl_alltoallv, dtl_gatherv, dtl_reduce_scatter, &
                                 dtl_scatterv
    use dtl_extents, only: gatherv_fits, parts_fit, reduce_scatter_fits, scatterv_fits
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_gatherv, any_scatterv, any_allgatherv, any_alltoallv, any_reduce_scatter

contains

    subroutine any_gatherv(ctx, dtype, sendbuf, recvbuf, recvcounts, displs, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, root
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. gatherv_fits("gatherv", ctx, size(recvbuf, kind=c_int64_t), recvcounts, displs, &
                               root, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_gatherv(ctx, send, size(sendbuf, kind=c_int64_t), dtype, recv, recvcounts, &
                             displs, dtype, root)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_gatherv

    subroutine any_scatterv(ctx, dtype, sendbuf, sendcounts, displs, recvbuf, root, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, root
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. scatterv_fits("scatterv", ctx, size(sendbuf, kind=c_int64_t), sendcounts, &
                                displs, root, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_scatterv(ctx, send, sendcounts, displs, dtype, recv, size(recvbuf, &
                              kind=c_int64_t), dtype, root)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_scatterv

    subroutine any_allgatherv(ctx, dtype, sendbuf, recvbuf, recvcounts, displs, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. parts_fit("allgatherv", ctx, "recvbuf", size(recvbuf, kind=c_int64_t), &
            "recvcounts", recvcounts, "displs", displs, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_allgatherv(ctx, send, size(sendbuf, kind=c_int64_t), dtype, recv, &
                                recvcounts, displs)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_allgatherv

    subroutine any_alltoallv(ctx, dtype, sendbuf, sendcounts, sdispls, recvbuf, recvcounts, &
                             rdispls, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(*), intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. parts_fit("alltoallv", ctx, "sendbuf", size(sendbuf, kind=c_int64_t), &
            "sendcounts", sendcounts, "sdispls", sdispls, stat, errmsg)) return
        if (.not. parts_fit("alltoallv", ctx, "recvbuf", size(recvbuf, kind=c_int64_t), &
            "recvcounts", recvcounts, "rdispls", rdispls, stat, errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_alltoallv(ctx, send, sendcounts, sdispls, dtype, recv, recvcounts, rdispls, &
                               dtype)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_alltoallv

    subroutine any_reduce_scatter(ctx, dtype, sendbuf, recvbuf, recvcounts, op, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype, op
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. reduce_scatter_fits("reduce_scatter", ctx, size(sendbuf, kind=c_int64_t), &
                                      size(recvbuf, kind=c_int64_t), recvcounts, stat, &
                                      errmsg)) return

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_reduce_scatter(ctx, send, recv, recvcounts, dtype, op)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce_scatter

end module dtl_collective_v
