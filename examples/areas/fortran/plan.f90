! SPDX-License-Identifier: BSD-3-Clause
module plan_examples
    use dtl
    implicit none (type, external)
    private
    public :: plan_again, plan_reductions, plan_exchanges, plan_counts

contains

    subroutine plan_again(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine, most, number
        integer(c_int64_t) :: sum
        integer(c_int) :: completed
        integer :: round
        type(dtl_collective_plan_t) :: maxima, numbers

        sum = 0
        call ctx%plan_allreduce(mine, most, maxima, DTL_OP_MAX)
        call ctx%plan_broadcast(number, 0, numbers)
        do round = 1, 3
            mine = 10 * round ! what the buffers hold when it starts
            number = merge(round, 0, ctx%is_root())
            call maxima%start()
            call numbers%start()
            completed = 0
            do while (completed == 0) ! ... work that needs neither ...
                call maxima%test(completed)
            end do
            call numbers%wait()
            sum = sum + most + number
        end do
        if (ctx%is_root()) print "(i0)", sum
        call numbers%close()
        call maxima%close()
    end subroutine plan_again

    !> Once; programs start their plans many times.
    subroutine run(plans)
        type(dtl_collective_plan_t), intent(inout) :: plans(:)
        integer :: i

        do i = 1, size(plans)
            call plans(i)%start()
            call plans(i)%wait()
            call plans(i)%close()
        end do
    end subroutine run

    subroutine plan_reductions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: given(:), ones(:)
        integer(c_int64_t), asynchronous :: mine, least, up_to, before, block(1), part(1)
        type(dtl_collective_plan_t) :: plans(5)

        mine = 5
        allocate (given(ctx%size()), source=20_c_int64_t)
        allocate (ones(ctx%size()), source=1_c_int64_t)
        call ctx%plan_reduce(mine, least, plans(1), DTL_OP_MIN, 0)
        call ctx%plan_scan(mine, up_to, plans(2))
        call ctx%plan_exscan(mine, before, plans(3))
        call ctx%plan_reduce_scatter_block(given, block, plans(4), DTL_OP_MAX)
        call ctx%plan_reduce_scatter(given, part, ones, plans(5), DTL_OP_MIN)
        call run(plans)
        if (ctx%is_root()) then
            print "(2(a, i0), 2(a, i0))", "least: ", least, ", up to me: ", up_to, ", ", block, &
                " ", part
        end if
    end subroutine plan_reductions

    subroutine plan_exchanges(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: all(:), gathered(:), back(:)
        integer(c_int64_t), asynchronous :: mine(1), one(1)
        type(dtl_collective_plan_t) :: plans(5)

        mine = 10 + ctx%rank()
        allocate (all(ctx%size()), gathered(ctx%size()), back(ctx%size()))
        call ctx%plan_allgather(mine, all, plans(1))
        call ctx%plan_barrier(plans(2))
        call ctx%plan_gather(mine, gathered, 0, plans(3))
        call ctx%plan_scatter(all, one, 0, plans(4))
        call ctx%plan_alltoall(all, back, plans(5))
        call run(plans)
        if (ctx%is_root()) then
            print "(3(a, i0))", "gathered: ", gathered(1), ", mine: ", one, ", for me: ", back(1)
        end if
    end subroutine plan_exchanges

    subroutine plan_counts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: all(:), gathered(:), each(:)
        integer(c_int64_t), allocatable :: ones(:), places(:)
        integer(c_int64_t), asynchronous :: mine(1), part(1)
        type(dtl_collective_plan_t) :: plans(4)
        integer :: i

        mine = 10 + ctx%rank()
        allocate (ones(ctx%size()), source=1_c_int64_t)
        places = [(i - 1, i = 1, ctx%size())]
        allocate (all(ctx%size()), gathered(ctx%size()), each(ctx%size()))
        call ctx%plan_allgatherv(mine, all, ones, plans(1))
        call ctx%plan_gatherv(mine, gathered, ones, places, 0, plans(2))
        call ctx%plan_scatterv(all, ones, places, part, 0, plans(3))
        call ctx%plan_alltoallv(all, ones, places, each, ones, plans(4), places)
        call run(plans)
        if (ctx%is_root()) then
            print "(3(a, i0))", "gathered: ", gathered(1), ", mine: ", part, ", for me: ", each(1)
        end if
    end subroutine plan_counts
end module plan_examples
