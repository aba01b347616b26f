! SPDX-License-Identifier: BSD-3-Clause
!> Every nonblocking collective, and its plan, which is started repeatedly.
!>
!> Round 0 starts the operation and waits for its request; round 1 creates a plan and starts it;
!> round 2 starts it again with other data, and tests until it is complete.
program nonblocking
    use, intrinsic :: iso_c_binding, only: c_associated
    use dtl
    use checks, only: check
    implicit none (type, external)
    integer, parameter :: ROUNDS = 2
    type(dtl_context_t) :: ctx
    type(dtl_request_t) :: request
    type(dtl_collective_plan_t) :: plan
    integer :: rank, ranks, last

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    last = ranks - 1

    call barriers()
    call broadcasts()
    call reductions()
    call scans()
    call in_place()
    call gathers()
    call allgathers()
    call scatters()
    call alltoall_exchanges()
    call gatherv_calls()
    call scatterv_calls()
    call allgatherv_calls()
    call alltoallv_exchanges()
    call reduce_scatters()
    call reduce_scatter_parts()
    call many_pending()
    call ctx%close()

contains

    !> Returns element `i` that rank `from` contributes.
    elemental integer function of(from, i, round)
        integer, intent(in) :: from, i, round

        of = 1000 * round + 100 * i + from
    end function of

    !> Returns the sum of `of` over the ranks 0 to `upto`.
    elemental integer function total(upto, i, round)
        integer, intent(in) :: upto, i, round

        total = (upto + 1) * (1000 * round + 100 * i) + upto * (upto + 1) / 2
    end function total

    subroutine finish(round)
        integer, intent(in) :: round
        integer(c_int) :: completed

        if (round == 0) then
            call request%wait()
            return
        end if
        call plan%start()
        completed = 0
        do while (round == ROUNDS .and. completed == 0)
            call plan%test(completed)
        end do
        if (round < ROUNDS) call plan%wait()
    end subroutine finish

    subroutine barriers()
        integer :: round

        call ctx%ibarrier(request)
        call ctx%plan_barrier(plan)
        do round = 0, ROUNDS
            call finish(round)
        end do
        call check(.not. c_associated(request%handle), "a barrier that was waited for is gone")
        call plan%close()
    end subroutine barriers

    subroutine broadcasts()
        real(c_double), asynchronous :: buf(2, 3)
        integer :: round, i

        do round = 0, ROUNDS
            buf = reshape([(of(rank, i, round), i = 1, 6)], [2, 3])
            if (round == 0) call ctx%ibroadcast(buf, last, request)
            if (round == 1) call ctx%plan_broadcast(buf, last, plan)
            call finish(round)
            call check(all(buf == reshape([(of(last, i, round), i = 1, 6)], [2, 3])), "broadcast")
        end do
        call plan%close()
    end subroutine broadcasts

    subroutine reductions()
        integer(c_int64_t), asynchronous :: mine(3), sums(3), largest(3)
        type(dtl_collective_plan_t) :: another
        integer :: round, i

        do round = 0, ROUNDS
            mine = [(of(rank, i, round), i = 1, 3)]
            sums = -1
            largest = -1
            if (round == 0) call ctx%ireduce(mine, sums, request, root=last)
            if (round == 1) call ctx%plan_reduce(mine, sums, plan, DTL_OP_SUM, last)
            call finish(round)
            call check(all(sums == merge([(total(last, i, round), i = 1, 3)], -1, rank == last)), &
                       "reduce gives the root the sum, and others nothing")
            if (round == 0) call ctx%iallreduce(mine, largest, request, DTL_OP_MAX)
            if (round == 0) call request%wait()
            if (round == 1) call ctx%plan_allreduce(mine, largest, another, op=DTL_OP_MAX)
            if (round > 0) call another%start()
            if (round > 0) call another%wait()
            call check(all(largest == [(of(last, i, round), i = 1, 3)]), "allreduce of the largest")
        end do
        call plan%close()
        call another%close()
    end subroutine reductions

    subroutine scans()
        integer(c_int), asynchronous :: mine(2), upto(2), below(2)
        type(dtl_request_t) :: other
        type(dtl_collective_plan_t) :: another
        integer :: round

        do round = 0, ROUNDS
            mine = of(rank, [1, 2], round)
            if (round == 0) call ctx%iscan(mine, upto, request)
            if (round == 0) call ctx%iexscan(mine, below, other)
            if (round == 0) call other%wait()
            if (round == 1) call ctx%plan_scan(mine, upto, plan)
            if (round == 1) call ctx%plan_exscan(mine, below, another)
            call finish(round)
            if (round > 0) call another%start()
            if (round > 0) call another%wait()
            call check(all(upto == total(rank, [1, 2], round)), "scan")
            call check(all(below == total(rank - 1, [1, 2], round)) .or. rank == 0, "exscan")
            call check(all(below == 0) .or. rank > 0, "exscan gives rank 0 the neutral element")
        end do
        call plan%close()
        call another%close()
    end subroutine scans

    subroutine in_place()
        real(c_float), asynchronous :: x(2)
        integer :: round

        do round = 0, ROUNDS
            x = of(rank, [1, 2], round)
            if (round == 0) call ctx%iallreduce(recvbuf=x, request=request)
            if (round == 1) call ctx%plan_allreduce(recvbuf=x, plan=plan)
            call finish(round)
            call check(all(x == total(last, [1, 2], round)), "in place, without sendbuf")
        end do
        call plan%close()
        x = of(rank, [1, 2], 0)
        call ctx%ireduce(recvbuf=x, request=request)
        call request%wait()
        call check(all(x == merge(total(last, [1, 2], 0), of(rank, [1, 2], 0), rank == 0)), &
                   "in place, on the root alone")
    end subroutine in_place

    subroutine gathers()
        real(c_double), asynchronous :: mine(2), theirs(2, merge(ranks, 0, rank == last))
        integer :: round, from

        do round = 0, ROUNDS
            mine = of(rank, [1, 2], round)
            if (round == 0) call ctx%igather(mine, theirs, last, request)
            if (round == 1) call ctx%plan_gather(mine, theirs, last, plan)
            call finish(round)
            call check(all([(all(theirs(:, from + 1) == of(from, [1, 2], round)), from = 0, &
                             size(theirs, 2) - 1)]), "gather; elsewhere recvbuf may be empty")
        end do
        call plan%close()
    end subroutine gathers

    subroutine allgathers()
        integer(c_int16_t), asynchronous :: mine, theirs(0:last)
        integer :: round, from

        do round = 0, ROUNDS
            mine = int(of(rank, 1, round), c_int16_t)
            if (round == 0) call ctx%iallgather(mine, theirs, request)
            if (round == 1) call ctx%plan_allgather(mine, theirs, plan)
            call finish(round)
            call check(all(theirs == [(of(from, 1, round), from = 0, last)]), &
                       "allgather of scalars")
        end do
        call plan%close()
    end subroutine allgathers

    subroutine scatters()
        integer(c_int), asynchronous :: every(0:merge(last, -1, rank == 0)), mine
        integer :: round, to

        do round = 0, ROUNDS
            every = [(of(to, 1, round), to = 0, ubound(every, 1))]
            if (round == 0) call ctx%iscatter(every, mine, 0, request)
            if (round == 1) call ctx%plan_scatter(every, mine, 0, plan)
            call finish(round)
            call check(mine == of(rank, 1, round), "scatter; elsewhere sendbuf may be empty")
        end do
        call plan%close()
    end subroutine scatters

    subroutine alltoall_exchanges()
        integer(c_int), asynchronous :: there(0:last), here(0:last)
        integer :: round, other

        do round = 0, ROUNDS
            there = [(of(rank, other, round), other = 0, last)]
            if (round == 0) call ctx%ialltoall(there, here, request)
            if (round == 1) call ctx%plan_alltoall(there, here, plan)
            call finish(round)
            call check(all(here == [(of(other, rank, round), other = 0, last)]), "alltoall")
        end do
        call plan%close()
    end subroutine alltoall_exchanges

    !> Rank r has r + 1 elements; with displacements, blocks are separated by one element.
    subroutine gatherv_calls()
        integer(c_int), asynchronous :: mine(rank + 1), parts(ranks * (ranks + 3) / 2)
        integer(c_int64_t) :: counts(0:last), displs(0:last)
        integer :: round, from

        do round = 0, ROUNDS
            mine = of(rank, 1, round)
            parts = -1
            counts = [(from + 1, from = 0, last)]
            displs = [(from * (from + 3) / 2, from = 0, last)]
            if (round == 0) call ctx%igatherv(mine, parts, counts, displs, last, request)
            if (round == 1) call ctx%plan_gatherv(mine, parts, counts, displs, last, plan)
            counts = 99
            displs = 99
            call finish(round)
            if (rank == last) &
                call check(all([(all(parts(from * (from + 3) / 2 + 1:(from + 1) * (from + 4) / 2 &
                                           - 1) == of(from, 1, round)), from = 0, last)]) .and. &
                           count(parts == -1) == ranks, &
                           "gatherv with gaps, which copied its counts")
        end do
        call plan%close()
    end subroutine gatherv_calls

    subroutine scatterv_calls()
        integer(c_int), asynchronous :: parts(ranks * (ranks + 1) / 2), mine(rank + 1)
        integer(c_int64_t) :: counts(0:last)
        integer :: round, to, i

        counts = [(to + 1, to = 0, last)]
        do round = 0, ROUNDS
            parts = [((of(to, 1, round), i = 0, to), to = 0, last)]
            if (round == 0) call ctx%iscatterv(parts, counts, recvbuf=mine, root=0, &
                                               request=request)
            if (round == 1) call ctx%plan_scatterv(parts, counts, recvbuf=mine, root=0, plan=plan)
            call finish(round)
            call check(all(mine == of(rank, 1, round)), "scatterv")
        end do
        call plan%close()
    end subroutine scatterv_calls

    subroutine allgatherv_calls()
        integer(c_int), asynchronous :: mine(rank + 1), parts(ranks * (ranks + 1) / 2)
        integer(c_int64_t) :: counts(0:last)
        integer :: round, from, i

        counts = [(from + 1, from = 0, last)]
        do round = 0, ROUNDS
            mine = of(rank, 1, round)
            if (round == 0) call ctx%iallgatherv(mine, parts, counts, request)
            if (round == 1) call ctx%plan_allgatherv(mine, parts, counts, plan)
            call finish(round)
            call check(all(parts == [((of(from, 1, round), i = 0, from), from = 0, last)]), &
                       "allgatherv")
        end do
        call plan%close()
    end subroutine allgatherv_calls

    !> Each rank sends r + 1 elements to rank r, so it receives rank + 1 from each.
    subroutine alltoallv_exchanges()
        integer(c_int), asynchronous :: there(ranks * (ranks + 1) / 2), here(ranks * (rank + 1))
        integer(c_int64_t) :: sendcounts(0:last), recvcounts(0:last)
        integer :: round, other, i

        sendcounts = [(other + 1, other = 0, last)]
        recvcounts = rank + 1
        do round = 0, ROUNDS
            there = [((of(rank, other, round), i = 0, other), other = 0, last)]
            if (round == 0) call ctx%ialltoallv(there, sendcounts, recvbuf=here, &
                                                recvcounts=recvcounts, request=request)
            if (round == 1) call ctx%plan_alltoallv(there, sendcounts, recvbuf=here, &
                                                    recvcounts=recvcounts, plan=plan)
            call finish(round)
            call check(all(here == [((of(other, rank, round), i = 0, rank), other = 0, last)]), &
                       "alltoallv")
        end do
        call plan%close()
    end subroutine alltoallv_exchanges

    subroutine reduce_scatters()
        real(c_double), asynchronous :: mine(2, 0:last), block(2)
        integer :: round, to

        do round = 0, ROUNDS
            do to = 0, last
                mine(:, to) = of(rank, [2 * to, 2 * to + 1], round)
            end do
            if (round == 0) call ctx%ireduce_scatter_block(mine, block, request)
            if (round == 1) call ctx%plan_reduce_scatter_block(mine, block, plan)
            call finish(round)
            call check(all(block == total(last, 2 * rank + [0, 1], round)), "reduce_scatter_block")
        end do
        call plan%close()
    end subroutine reduce_scatters

    subroutine reduce_scatter_parts()
        real(c_double), asynchronous :: mine(ranks * (ranks + 1) / 2), block(rank + 1)
        integer(c_int64_t) :: counts(0:last)
        integer :: round, to, i

        counts = [(to + 1, to = 0, last)]
        do round = 0, ROUNDS
            mine = [((of(rank, to, round), i = 0, to), to = 0, last)]
            if (round == 0) call ctx%ireduce_scatter(mine, block, counts, request)
            if (round == 1) call ctx%plan_reduce_scatter(mine, block, counts, plan)
            call finish(round)
            call check(all(block == total(last, rank, round)), "reduce_scatter")
        end do
        call plan%close()
    end subroutine reduce_scatter_parts

    subroutine many_pending()
        integer(c_int), asynchronous :: sums(8), mine(8)
        type(dtl_float64_int64), asynchronous :: nearest, where
        type(dtl_request_t) :: requests(9)
        integer :: i

        do i = 1, 8
            mine(i) = of(rank, i, 0)
            call ctx%iallreduce(mine(i), sums(i), requests(i))
        end do
        nearest = dtl_float64_int64(abs(rank - last), rank)
        call ctx%iallreduce(nearest, where, requests(9), op=DTL_OP_MINLOC, &
                            dtype=DTL_DTYPE_FLOAT64_INT64)
        call dtl_wait_all(requests)
        call check(all(sums == total(last, [(i, i = 1, 8)], 0)), "many operations at once")
        call check(where%value == 0 .and. where%index == last, &
                   "a pair, whose dtype the call is told")
    end subroutine many_pending

end program nonblocking
