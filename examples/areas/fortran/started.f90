! SPDX-License-Identifier: BSD-3-Clause
module started_examples
    use dtl
    implicit none (type, external)
    private
    public :: started_reductions, started_exchanges, started_counts

contains

    subroutine started_reductions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: given(:), ones(:)
        integer(c_int64_t), asynchronous :: mine, least, up_to, before, block(1), part(1)
        type(dtl_request_t) :: requests(5)

        mine = 5
        allocate (given(ctx%size()), source=20_c_int64_t)
        allocate (ones(ctx%size()), source=1_c_int64_t)
        call ctx%ireduce(mine, least, requests(1), DTL_OP_MIN, 0)
        call ctx%iscan(mine, up_to, requests(2))
        call ctx%iexscan(mine, before, requests(3))
        call ctx%ireduce_scatter_block(given, block, requests(4), DTL_OP_MAX)
        call ctx%ireduce_scatter(given, part, ones, requests(5), DTL_OP_MIN)
        ! ... work that needs none of them ...
        call dtl_wait_all(requests)
        if (ctx%is_root()) then
            print "(2(a, i0), 2(a, i0))", "least: ", least, ", up to me: ", up_to, ", ", block, &
                " ", part
        end if
    end subroutine started_reductions

    subroutine started_exchanges(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: all(:), gathered(:), back(:)
        integer(c_int64_t), asynchronous :: mine(1), one(1)
        type(dtl_request_t) :: requests(3)

        mine = 10 + ctx%rank()
        allocate (all(ctx%size()), gathered(ctx%size()), back(ctx%size()))
        call ctx%iallgather(mine, all, requests(1))
        call requests(1)%wait() ! the others send what it has brought
        call ctx%igather(mine, gathered, 0, requests(1))
        call ctx%iscatter(all, one, 0, requests(2))
        call ctx%ialltoall(all, back, requests(3))
        call dtl_wait_all(requests)
        if (ctx%is_root()) then
            print "(3(a, i0))", "gathered: ", gathered(1), ", mine: ", one, ", for me: ", back(1)
        end if
    end subroutine started_exchanges

    subroutine started_counts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), allocatable, asynchronous :: all(:), gathered(:), each(:)
        integer(c_int64_t), allocatable :: ones(:), places(:)
        integer(c_int64_t), asynchronous :: mine(1), part(1)
        type(dtl_request_t) :: requests(3)
        integer :: i

        mine = 10 + ctx%rank()
        allocate (ones(ctx%size()), source=1_c_int64_t)
        places = [(i - 1, i = 1, ctx%size())]
        allocate (all(ctx%size()), gathered(ctx%size()), each(ctx%size()))
        call ctx%iallgatherv(mine, all, ones, requests(1))
        call requests(1)%wait() ! the others send what it has brought
        call ctx%igatherv(mine, gathered, ones, places, 0, requests(1))
        call ctx%iscatterv(all, ones, places, part, 0, requests(2))
        call ctx%ialltoallv(all, ones, places, each, ones, requests(3), places)
        call dtl_wait_all(requests)
        if (ctx%is_root()) then
            print "(3(a, i0))", "gathered: ", gathered(1), ", mine: ", part, ", for me: ", each(1)
        end if
    end subroutine started_counts
end module started_examples
