! SPDX-License-Identifier: BSD-3-Clause
module message_examples
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: message_ring, message_started, message_probe, message_taken, message_dropped, &
              message_shapes, message_dimensions

contains

    !> The ranks as a ring: who comes next, and who came before.
    integer function neighbour(ctx, step)
        type(dtl_context_t), intent(in) :: ctx
        integer, intent(in) :: step

        neighbour = modulo(ctx%rank() + step, ctx%size())
    end function neighbour

    subroutine message_ring(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: mine, sum

        mine = 10
        if (ctx%size() == 1) then
            call ctx%sendrecv(mine, 0, 1, sum, 0, 1)
        else if (ctx%is_root()) then
            call ctx%send(mine, neighbour(ctx, 1), 1)
            call ctx%recv(sum, neighbour(ctx, -1), 1)
        else
            call ctx%recv(sum, neighbour(ctx, -1), 1)
            call ctx%send(sum, neighbour(ctx, 1), 1)
        end if
        if (ctx%is_root()) print "(a, i0)", "it came round: ", sum
    end subroutine message_ring

    subroutine message_started(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine(2), theirs(2)
        type(dtl_request_t) :: requests(2)

        mine = [1, 2]
        call ctx%irecv(theirs, neighbour(ctx, -1), requests(1), 2)
        call ctx%isend(mine, neighbour(ctx, 1), requests(2), 2)
        ! ... work that needs neither ...
        call dtl_wait_all(requests)
        if (ctx%is_root()) print "(i0, 1x, i0)", theirs
    end subroutine message_started

    subroutine message_probe(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine(3)
        integer(c_int64_t), allocatable :: theirs(:)
        type(dtl_message_info) :: info, again
        type(dtl_request_t) :: request
        integer(c_int) :: there

        mine = [7, 8, 9]
        call ctx%isend(mine, neighbour(ctx, 1), request, 3)
        call ctx%probe(neighbour(ctx, -1), 3, DTL_DTYPE_INT64, info) ! waits for one
        call ctx%iprobe(info%source, info%tag, DTL_DTYPE_INT64, there, again)
        allocate (theirs(info%count))
        call ctx%recv(theirs, info%source, info%tag)
        call request%wait()
        if (ctx%is_root()) then
            print "(i0, 2a)", info%count, " elements, still there: ", yes_no(there /= 0)
        end if
    end subroutine message_probe

    subroutine message_taken(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine
        integer(c_int64_t) :: one, other
        type(dtl_request_t) :: requests(2)
        type(dtl_message_info) :: info
        type(dtl_message_t) :: first, second
        integer :: i

        mine = 4
        do i = 1, 2
            call ctx%isend(mine, neighbour(ctx, 1), requests(i), 4)
        end do
        ! no other thread can receive what these have found
        call ctx%mprobe(neighbour(ctx, -1), 4, DTL_DTYPE_INT64, first, info)
        do while (.not. c_associated(second%handle))
            call ctx%improbe(neighbour(ctx, -1), 4, DTL_DTYPE_INT64, second, info)
        end do
        call first%mrecv(one)
        call second%mrecv(other)
        call dtl_wait_all(requests)
        if (ctx%is_root()) print "(i0, a, i0)", one, " and ", other
    end subroutine message_taken

    subroutine message_dropped(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine
        type(dtl_request_t) :: request
        type(dtl_message_info) :: info
        type(dtl_message_t) :: message

        mine = 5
        call ctx%isend(mine, neighbour(ctx, 1), request, 5)
        call ctx%mprobe(DTL_ANY_SOURCE, 5, DTL_DTYPE_INT64, message, info)
        call message%close() ! discards the message
        call request%wait()
        if (ctx%is_root()) print "(i0, a)", info%count, " element is dropped"
    end subroutine message_dropped

    subroutine message_shapes(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_float), asynchronous :: mine(6)
        real(c_float), allocatable :: theirs(:)
        type(dtl_envelope) :: envelope, again, taken
        type(dtl_message_info) :: info
        type(dtl_message_t) :: message
        type(dtl_request_t) :: request
        integer(c_int) :: there

        mine = [1, 2, 3, 4, 5, 6]
        call ctx%isend_shaped(mine, dtl_shape_2d(2_c_int64_t, 3_c_int64_t), neighbour(ctx, 1), &
                              request, 6)
        call ctx%probe_envelope(neighbour(ctx, -1), 6, envelope) ! waits for one
        call ctx%iprobe_envelope(envelope%source, envelope%tag, there, again)
        call ctx%mprobe(envelope%source, envelope%tag, envelope%dtype, message, info)
        call message%envelope(taken)
        allocate (theirs(taken%count))
        call message%mrecv(theirs)
        call request%wait()
        if (ctx%is_root()) then
            print "(2(i0, a), 3a)", taken%dims(1), " x ", taken%dims(2), " of ", &
                text(dtl_dtype_name(taken%dtype)), ", still there: ", yes_no(there /= 0)
        end if
    end subroutine message_shapes

    subroutine message_dimensions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: extents(10), read_back(10)
        integer(c_int) :: packed, unpacked
        type(dtl_shape) :: shape

        extents = [2, 1, 3, 1, 1, 1, 1, 1, 1, 5]
        packed = dtl_shape_pack(10, extents, shape) ! for isend_shaped
        unpacked = dtl_shape_unpack(shape, 10_c_int64_t, read_back) ! as a receiver does
        if (ctx%is_root() .and. packed == DTL_SUCCESS .and. unpacked == DTL_SUCCESS) then
            print "(2(i0, a))", shape%ndim, " dimensions, the last of ", read_back(10)
        end if
    end subroutine message_dimensions
end module message_examples
