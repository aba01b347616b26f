! SPDX-License-Identifier: BSD-3-Clause
module collective_examples
    use dtl
    use words, only: good, text, yes_no
    implicit none (type, external)
    private
    public :: collective_broadcast, collective_reduce, collective_gather, collective_counts, &
              collective_scan, collective_reduce_scatter, collective_started, &
              collective_numbers

contains

    subroutine collective_broadcast(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: values(2)

        values = 0
        if (ctx%is_root()) values = [3, 4]
        call ctx%broadcast(values, 0)
        call ctx%barrier() ! all ranks are here
        if (ctx%is_root()) print "(i0, 1x, i0)", values
    end subroutine collective_broadcast

    subroutine collective_reduce(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: mine, least, sum

        mine = 10 + ctx%rank()
        least = 0
        call ctx%reduce(mine, least, DTL_OP_MIN, 0) ! on the root
        call ctx%allreduce(mine, sum)               ! on all ranks
        if (ctx%is_root()) then
            print "(a, i0, 2a)", "least: ", least, ", the sum is more: ", &
                trim(merge("yes", "no ", sum >= least))
        end if
    end subroutine collective_reduce

    subroutine collective_gather(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable :: all(:), back(:)
        integer(c_int64_t) :: mine(1)

        allocate (all(ctx%size()), back(ctx%size()))
        mine = 10 + ctx%rank()
        call ctx%gather(mine, all, 0)
        call ctx%scatter(all, mine, 0)
        call ctx%allgather(mine, all)
        call ctx%alltoall(all, back)
        if (ctx%is_root()) then
            print "(3(a, i0))", "mine: ", mine(1), ", of rank 0: ", all(1), ", for me: ", back(1)
        end if
    end subroutine collective_gather

    subroutine collective_counts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable :: two(:), ones(:), places(:), all(:), each(:)
        integer(c_int64_t) :: mine(2)
        integer :: i

        mine = [ctx%rank(), 7]
        allocate (two(ctx%size()), source=2_c_int64_t)
        allocate (ones(ctx%size()), source=1_c_int64_t)
        allocate (all(2 * ctx%size()), each(ctx%size()), places(ctx%size()))
        places = [(i - 1, i = 1, size(places))]
        call ctx%gatherv(mine, all, two, root=0)
        call ctx%scatterv(all, two, recvbuf=mine, root=0)
        call ctx%allgatherv(mine, all, two)
        call ctx%alltoallv(all, ones, places, each, ones, places)
        if (ctx%is_root()) print "(i0, 1x, i0, a, i0)", all(:2), ", for me: ", each(1)
    end subroutine collective_counts

    subroutine collective_scan(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: mine, up_to, before

        mine = 5
        before = -1
        call ctx%scan(mine, up_to)
        call ctx%exscan(mine, before) ! of the ranks before
        if (ctx%is_root()) print "(a, i0, a)", "up to me: ", up_to, ", before me nobody"
    end subroutine collective_scan

    subroutine collective_reduce_scatter(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable :: given(:), ones(:)
        integer(c_int64_t) :: block(1), part(1)
        integer :: i

        allocate (ones(ctx%size()), source=1_c_int64_t)
        allocate (given(ctx%size()))
        given = [(19 + i, i = 1, size(given))]
        call ctx%reduce_scatter_block(given, block, DTL_OP_MAX)
        call ctx%reduce_scatter(given, part, ones, DTL_OP_MIN)
        if (ctx%is_root()) print "(i0, 1x, i0)", block, part
    end subroutine collective_reduce_scatter

    subroutine collective_started(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine, least, value
        type(dtl_request_t) :: sums, values, all_here

        mine = 1
        value = merge(8, 0, ctx%is_root())
        call ctx%iallreduce(mine, least, sums, DTL_OP_MIN)
        call ctx%ibroadcast(value, 0, values)
        call ctx%ibarrier(all_here)
        ! ... work that needs none of them ...
        call all_here%wait()
        call values%wait()
        call sums%wait()
        if (ctx%is_root()) print "(i0, 1x, i0)", least, value
    end subroutine collective_started

    subroutine collective_numbers(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: ranks
        real(c_double) :: least

        call good(dtl_allreduce_int64(ctx%handle, 1_c_int64_t, DTL_OP_SUM, ranks))
        call good(dtl_allreduce_float64(ctx%handle, 0.5_c_double, DTL_OP_MIN, least))
        call good(dtl_barrier(ctx%handle)) ! all ranks are here
        if (ctx%is_root()) then
            print "(3a, f3.1, 2a)", "the ", text(dtl_reduce_op_name(DTL_OP_MIN)), " of all: ", &
                least, ", counted: ", yes_no(ranks == ctx%size())
        end if
    end subroutine collective_numbers

end module collective_examples
