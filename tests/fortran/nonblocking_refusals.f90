! SPDX-License-Identifier: BSD-3-Clause
!> Nonblocking and planned collectives with invalid arguments on all ranks.
program nonblocking_refusals
    use, intrinsic :: iso_c_binding, only: c_associated
    use dtl
    use checks, only: check, same_text, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    type(dtl_request_t) :: request
    type(dtl_collective_plan_t) :: plan
    character(len=200) :: message
    integer(c_int) :: stat
    integer :: ranks

    call ctx%create()
    ranks = ctx%size()
    call gaps()
    call dtypes()
    call sizes()
    call counts()
    call arguments()
    call plans()
    call later_collectives_match()
    call ctx%close()

contains

    subroutine refused(status, claim)
        integer(c_int), intent(in) :: status
        character(len=*), intent(in) :: claim

        call check(stat == status, claim)
        call check(.not. c_associated(request%handle) .and. .not. c_associated(plan%handle), &
                   "nothing was started")
    end subroutine refused

    subroutine gaps()
        real(c_double), asynchronous :: x(4), grid(3, 4)

        x = 1
        grid = 1
        call ctx%iallreduce(x, grid(2, :), request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "a section with gaps can't receive")
        call same_text(message, "dtl_iallreduce: recvbuf is an array section with gaps; expected &
            &an array without, whose memory the operation uses after the call &
            &[DTL-iallreduce-recvbuf-gaps]", "the message says why")
        call ctx%iallreduce(x(::2), grid(1:2, 1), request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "nor be sent")
        call says(message, "sendbuf", "by name")
        call ctx%plan_broadcast(grid(:2, :), 0, plan, stat, message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "nor be planned with")
        call says(message, "dtl_plan_broadcast: buf", "by name")
        call ctx%iallreduce(x, grid(:, 1:1), request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "columns have no gaps, but a size")
    end subroutine gaps

    subroutine dtypes()
        real(c_double), asynchronous :: x(2)
        real(c_float), asynchronous :: y(2)
        type(dtl_int32_int32), asynchronous :: pairs(2)

        x = 1
        call ctx%iallreduce(x, y, request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "both arrays are of one kind")
        call same_text(message, "dtl_iallreduce: recvbuf is float32; expected float64, as the &
            &other array [DTL-iallreduce-recvbuf-dtype]", "the message names both dtypes")
        call ctx%ibroadcast(pairs, 0, request, stat, message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "a pair's dtype must be told")
        call says(message, "the argument dtype", "and the message says how")
    end subroutine dtypes

    subroutine sizes()
        real(c_double), asynchronous :: x(4), y(4)

        x = 1
        y = -1
        call ctx%iallreduce(x, y(:3), request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "a result that is too small is refused")
        call same_text(message, "dtl_iallreduce: recvbuf has 3 elements; expected 4, &
            &the size of sendbuf [DTL-iallreduce-recvbuf-size]", &
            "the message names argument, value and expectation")
        call ctx%iscan(x, y(:3), request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "a scan's as well")
        call says(message, "dtl_iscan", "by its own name")
        call ctx%iallgather(x, y(:0), request, stat, message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "allgather needs room for all ranks")
        call ctx%igather(x, y(:0), ctx%rank(), request, stat, message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "gather needs room for all ranks on the root")
        call ctx%iscatter(x(:0), y, ctx%rank(), request, stat, message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "scatter needs a part for each rank")
        call ctx%ireduce(x, y(:1), request, root=ctx%rank(), stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "reduce needs room for the result on the root")
        call ctx%ireduce_scatter_block(x(:0), y, request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "reduce_scatter_block needs a block for each rank")
        if (ranks > 1) then
            call ctx%ialltoall(x(:1), y(:1), request, stat, message)
            call refused(DTL_ERROR_EXTENT_MISMATCH, "alltoall needs parts of one size")
        end if
        call check(all(y == -1), "refused calls write nothing")
    end subroutine sizes

    subroutine counts()
        real(c_double), asynchronous :: x(4), y(4)
        integer(c_int64_t) :: wide(ranks + 1), large(ranks)

        x = 1
        wide = 1
        large = 9
        call ctx%iallgatherv(x(:1), y, wide, request, stat=stat, errmsg=message)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "there is one count a rank")
        call says(message, "dtl_iallgatherv: recvcounts has", "the message names the counts")
        call ctx%iallgatherv(x(:1), y, large, request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "counts beyond the array are refused")
        call ctx%ialltoallv(x, large, recvbuf=y, recvcounts=large, request=request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "alltoallv's as well")
        call ctx%plan_gatherv(x, y, large, root=ctx%rank(), plan=plan, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "and a planned gatherv's on the root")
        call ctx%iscatterv(x, large, recvbuf=y, root=ctx%rank(), request=request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "and scatterv's")
        call ctx%ireduce_scatter(x, y, large, request, stat=stat)
        call refused(DTL_ERROR_EXTENT_MISMATCH, "reduce_scatter needs the sum of the counts")
    end subroutine counts

    subroutine arguments()
        type(dtl_context_t) :: never_made
        real(c_double), asynchronous :: x(2)

        x = 1
        call ctx%ibroadcast(x, ranks, request, stat, message)
        call refused(DTL_ERROR_INVALID_RANK, "a root that does not exist is refused")
        call ctx%iallreduce(recvbuf=x, request=request, op=DTL_OP_BAND, stat=stat)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "bits of reals are refused")
        call never_made%iallgather(x, x, request, stat, message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "a null context is refused")
        call says(message, "ctx is a null handle", "in words")
    end subroutine arguments

    subroutine plans()
        real(c_double), asynchronous :: x(2)
        integer(c_int) :: completed

        call plan%start(stat, message)
        call refused(DTL_ERROR_INVALID_ARGUMENT, "a plan that was not made can't start")
        x = 1
        call ctx%plan_allreduce(recvbuf=x, plan=plan)
        call plan%test(completed)
        call check(completed == 1, "a plan that is not under way is complete")
        call plan%start()
        call plan%start(stat)
        call check(stat == DTL_ERROR_INVALID_STATE, "a plan that is under way is not started")
        call plan%wait()
        call check(all(x == ranks), "and goes on")
        call plan%close()
        call plan%close()
        call check(.not. c_associated(plan%handle), "a plan may be closed twice")
    end subroutine plans

    !> Later collectives of the ranks still match.
    subroutine later_collectives_match()
        integer(c_int), asynchronous :: one, all_ranks

        one = 1
        call ctx%iallreduce(one, all_ranks, request)
        call request%wait()
        call check(all_ranks == ranks, "after refusals the next operation works")
    end subroutine later_collectives_match

end program nonblocking_refusals
