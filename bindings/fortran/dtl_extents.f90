! SPDX-License-Identifier: BSD-3-Clause
!> Whether the arrays of a collective have the sizes that it needs; if not, it is refused.
!>
!> The same rules hold for a call that waits, for one that starts the operation, and for a plan. An
!> array that is significant on the root alone may have any size elsewhere. A context without ranks
!> is a handle that the call itself will refuse.
module dtl_extents
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_context, only: dtl_context_rank, dtl_context_size
    use dtl_failure, only: fits
    implicit none (type, external)
    private
    public :: reduce_fits, allreduce_fits, gather_fits, allgather_fits, scatter_fits, alltoall_fits
    public :: reduce_scatter_block_fits, reduce_scatter_fits, gatherv_fits, scatterv_fits, parts_fit

contains

    logical function reduce_fits(name, ctx, send, recv, root, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(in) :: root
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        reduce_fits = .true.
        if (dtl_context_rank(ctx) == root) &
            reduce_fits = allreduce_fits(name, send, recv, stat, errmsg)
    end function reduce_fits

    logical function allreduce_fits(name, send, recv, stat, errmsg)
        character(len=*), intent(in) :: name
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        allreduce_fits = fits(name, "recvbuf", recv, send, "the size of sendbuf", stat, errmsg)
    end function allreduce_fits

    logical function gather_fits(name, ctx, send, recv, root, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(in) :: root
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        gather_fits = .true.
        if (dtl_context_rank(ctx) == root) &
            gather_fits = allgather_fits(name, ctx, send, recv, stat, errmsg)
    end function gather_fits

    logical function allgather_fits(name, ctx, send, recv, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        allgather_fits = has_all_blocks(name, ctx, "recvbuf", recv, "sendbuf", send, stat, errmsg)
    end function allgather_fits

    logical function scatter_fits(name, ctx, send, recv, root, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(in) :: root
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        scatter_fits = .true.
        if (dtl_context_rank(ctx) == root) &
            scatter_fits = reduce_scatter_block_fits(name, ctx, send, recv, stat, errmsg)
    end function scatter_fits

    logical function reduce_scatter_block_fits(name, ctx, send, recv, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        reduce_scatter_block_fits = has_all_blocks(name, ctx, "sendbuf", send, "recvbuf", recv, &
                                                   stat, errmsg)
    end function reduce_scatter_block_fits

    !> Whether an array has as many blocks as there are ranks, each of the other array's size.
    logical function has_all_blocks(name, ctx, blocks_name, blocks, block_name, block, stat, errmsg)
        character(len=*), intent(in) :: name, blocks_name, block_name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: blocks, block
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: ranks

        ranks = dtl_context_size(ctx)
        has_all_blocks = ranks == 0
        if (has_all_blocks) return
        has_all_blocks = fits(name, blocks_name, blocks, block * ranks, &
                              "the size of " // block_name // " times the ranks", stat, errmsg)
    end function has_all_blocks

    !> `count` is the size of one block.
    logical function alltoall_fits(name, ctx, send, recv, count, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: ranks

        ranks = max(dtl_context_size(ctx), 1)
        count = send / ranks
        alltoall_fits = fits(name, "sendbuf", send, count * ranks, "a multiple of the ranks", &
                             stat, errmsg)
        if (alltoall_fits) alltoall_fits = allreduce_fits(name, send, recv, stat, errmsg)
    end function alltoall_fits

    logical function gatherv_fits(name, ctx, recv, recvcounts, displs, root, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: recv, recvcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        gatherv_fits = .true.
        if (dtl_context_rank(ctx) == root) &
            gatherv_fits = parts_fit(name, ctx, "recvbuf", recv, "recvcounts", recvcounts, &
                                     "displs", displs, stat, errmsg)
    end function gatherv_fits

    logical function scatterv_fits(name, ctx, send, sendcounts, displs, root, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, sendcounts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int), intent(in) :: root
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        scatterv_fits = .true.
        if (dtl_context_rank(ctx) == root) &
            scatterv_fits = parts_fit(name, ctx, "sendbuf", send, "sendcounts", sendcounts, &
                                      "displs", displs, stat, errmsg)
    end function scatterv_fits

    logical function reduce_scatter_fits(name, ctx, send, recv, recvcounts, stat, errmsg)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: send, recv, recvcounts(:)
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: rank

        rank = dtl_context_rank(ctx)
        reduce_scatter_fits = rank < 0
        if (reduce_scatter_fits) return
        if (.not. one_a_rank(name, ctx, "recvcounts", recvcounts, stat, errmsg)) return
        if (.not. fits(name, "sendbuf", send, sum(recvcounts), "the sum of recvcounts", &
                       stat, errmsg)) return
        reduce_scatter_fits = fits(name, "recvbuf", recv, recvcounts(rank + 1), &
                                   "this rank's entry of recvcounts", stat, errmsg)
    end function reduce_scatter_fits

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

end module dtl_extents
