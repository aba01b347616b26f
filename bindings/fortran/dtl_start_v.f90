! SPDX-License-Identifier: BSD-3-Clause
!> Collectives that go on after the call, or are planned, with a count for every rank.
!>
!> As in dtl_start. Counts and displacements may be used again at once.
module dtl_start_v
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_communication, only: dtl_iallgatherv, dtl_ialltoallv, dtl_igatherv, &
                                 dtl_ireduce_scatter, dtl_iscatterv
    use dtl_elements, only: both_stay, elements
    use dtl_extents, only: gatherv_fits, parts_fit, reduce_scatter_fits, scatterv_fits
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: start_gatherv, start_scatterv, start_allgatherv, start_alltoallv, start_reduce_scatter

contains

    subroutine start_gatherv(name, start, ctx, sendbuf, recvbuf, recvcounts, displs, root, &
                             handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_igatherv) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. gatherv_fits(name, ctx, recv%count, recvcounts, displs, root, stat, &
                               errmsg)) return
        status = start(ctx, send%memory, send%count, send%dtype, recv%memory, recvcounts, displs, &
                       recv%dtype, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_gatherv

    subroutine start_scatterv(name, start, ctx, sendbuf, sendcounts, displs, recvbuf, root, &
                              handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_iscatterv) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
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
        if (.not. scatterv_fits(name, ctx, send%count, sendcounts, displs, root, stat, &
                                errmsg)) return
        status = start(ctx, send%memory, sendcounts, displs, send%dtype, recv%memory, recv%count, &
                       recv%dtype, root, handle)
        call settle(status, stat, errmsg)
    end subroutine start_scatterv

    subroutine start_allgatherv(name, start, ctx, sendbuf, recvbuf, recvcounts, displs, handle, &
                                stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_iallgatherv) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. parts_fit(name, ctx, "recvbuf", recv%count, "recvcounts", recvcounts, "displs", &
                            displs, stat, errmsg)) return
        status = start(ctx, send%memory, send%count, send%dtype, recv%memory, recvcounts, displs, &
                       handle)
        call settle(status, stat, errmsg)
    end subroutine start_allgatherv

    subroutine start_alltoallv(name, start, ctx, sendbuf, sendcounts, sdispls, recvbuf, &
                               recvcounts, rdispls, handle, stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ialltoallv) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int64_t), intent(in) :: sendcounts(:)
        integer(c_int64_t), intent(in), optional :: sdispls(:)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int64_t), intent(in), optional :: rdispls(:)
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. parts_fit(name, ctx, "sendbuf", send%count, "sendcounts", sendcounts, "sdispls", &
                            sdispls, stat, errmsg)) return
        if (.not. parts_fit(name, ctx, "recvbuf", recv%count, "recvcounts", recvcounts, "rdispls", &
                            rdispls, stat, errmsg)) return
        status = start(ctx, send%memory, sendcounts, sdispls, send%dtype, recv%memory, recvcounts, &
                       rdispls, recv%dtype, handle)
        call settle(status, stat, errmsg)
    end subroutine start_alltoallv

    subroutine start_reduce_scatter(name, start, ctx, sendbuf, recvbuf, recvcounts, op, handle, &
                                    stat, errmsg, dtype)
        character(len=*), intent(in) :: name
        procedure(dtl_ireduce_scatter) :: start
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: sendbuf(..)
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int64_t), intent(in) :: recvcounts(:)
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(out) :: handle
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: send, recv
        integer(c_int) :: status

        handle = c_null_ptr
        if (.not. both_stay(name, sendbuf, recvbuf, dtype, send, recv, stat, errmsg)) return
        if (.not. reduce_scatter_fits(name, ctx, send%count, recv%count, recvcounts, stat, &
                                      errmsg)) return
        status = start(ctx, send%memory, recv%memory, recvcounts, send%dtype, op, handle)
        call settle(status, stat, errmsg)
    end subroutine start_reduce_scatter

end module dtl_start_v
