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
    use dtl_context, only: dtl_context_rank, dtl_context_size
    use dtl_failure, only: fits, settle
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

        if (dtl_context_rank(ctx) == root) then
            if (.not. parts_fit("gatherv", ctx, "recvbuf", size(recvbuf, kind=c_int64_t), &
                "recvcounts", recvcounts, "displs", displs, stat, errmsg)) return
        end if

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

        if (dtl_context_rank(ctx) == root) then
            if (.not. parts_fit("scatterv", ctx, "sendbuf", size(sendbuf, kind=c_int64_t), &
                "sendcounts", sendcounts, "displs", displs, stat, errmsg)) return
        end if

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
        integer(c_int) :: rank, status

        rank = dtl_context_rank(ctx)
        if (rank >= 0) then
            if (.not. one_a_rank("reduce_scatter", ctx, "recvcounts", recvcounts, stat, &
                                 errmsg)) return
            if (.not. fits("reduce_scatter", "sendbuf", size(sendbuf, kind=c_int64_t), &
                           sum(recvcounts), "the sum of recvcounts", stat, errmsg)) return
            if (.not. fits("reduce_scatter", "recvbuf", size(recvbuf, kind=c_int64_t), &
                           recvcounts(rank + 1), "this rank's entry of recvcounts", stat, &
                           errmsg)) return
        end if

        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_reduce_scatter(ctx, send, recv, recvcounts, dtype, op)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce_scatter

    !> Whether an array is large enough for the parts in it, and whether each rank has a part.
    logical function parts_fit(name, ctx, buffer, found, counts_name, counts, displs_name, &
                               displs, stat, errmsg)
        character(len=*), intent(in) :: name, buffer, counts_name, displs_name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: found
        integer(c_int64_t), intent(in) :: counts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: needed

        parts_fit = one_a_rank(name, ctx, counts_name, counts, stat, errmsg)
        if (.not. parts_fit) return
        needed = sum(counts)
        if (present(displs)) then
            parts_fit = one_a_rank(name, ctx, displs_name, displs, stat, errmsg)
            if (.not. parts_fit) return
            needed = max(0_c_int64_t, maxval(displs + counts, mask=counts > 0))
        end if
        parts_fit = fits(name, buffer, found, max(found, needed), "what the parts in it reach", &
                         stat, errmsg)
    end function parts_fit

    !> Whether there is an entry for each rank. A context without ranks is a handle that the call
    !> itself will refuse.
    logical function one_a_rank(name, ctx, argument, entries, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: entries(:)
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: ranks

        ranks = dtl_context_size(ctx)
        one_a_rank = ranks == 0
        if (one_a_rank) return
        one_a_rank = fits(name, argument, size(entries, kind=c_int64_t), ranks, &
                          "the number of ranks", stat, errmsg)
    end function one_a_rank

end module dtl_collective_v
