! SPDX-License-Identifier: BSD-3-Clause
module request_examples
    use dtl
    use words, only: yes_no
    implicit none (type, external)
    private
    public :: request_any, request_given_up, request_as_future

contains

    subroutine request_any(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine, numbers(2)
        type(dtl_request_t) :: receives(2), sends(2)
        integer :: i, first, second
        integer(c_int) :: completed

        mine = 3
        do i = 1, 2
            call ctx%irecv(numbers(i), ctx%rank(), receives(i), 9 + i)
            call ctx%isend(mine, ctx%rank(), sends(i), 9 + i)
        end do
        call dtl_wait_any(receives, first) ! whichever is complete first
        completed = 0
        do while (completed == 0)
            call dtl_test_any(receives, second, completed)
        end do
        completed = 0
        do while (completed == 0)
            call dtl_test_all(sends, completed)
        end do
        if (ctx%is_root()) then
            print "(3a, i0)", "both: ", yes_no(first + second == 3), ", ", sum(numbers)
        end if
    end subroutine request_any

    subroutine request_given_up(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: number
        integer(c_int) :: completed
        type(dtl_request_t) :: request

        call ctx%irecv(number, ctx%rank(), request, 12)
        call request%test(completed) ! no rank sends
        call request%cancel()
        call request%close()
        if (ctx%is_root()) print "(2a)", "complete: ", yes_no(completed /= 0)
    end subroutine request_given_up

    subroutine request_as_future(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine, number
        type(dtl_request_t) :: receive, send
        type(dtl_future_t) :: future

        mine = 6
        call ctx%irecv(number, ctx%rank(), receive, 13)
        call ctx%isend(mine, ctx%rank(), send, 13)
        call receive%future(future) ! what can be joined with others
        call future%wait()
        call send%wait()
        if (ctx%is_root()) print "(i0)", number
        call future%close()
    end subroutine request_as_future
end module request_examples
