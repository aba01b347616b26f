! SPDX-License-Identifier: BSD-3-Clause
module signal_examples
    use, intrinsic :: iso_c_binding, only: c_loc
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: signal_put, signal_group, signal_id, signal_index, signal_id_index

contains

    !> The ranks as a ring: who comes next, and who came before.
    integer function neighbour(comm, step)
        type(dtl_signal_t), intent(in) :: comm
        integer, intent(in) :: step

        neighbour = modulo(comm%rank() + step, comm%size())
    end function neighbour

    subroutine signal_put(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: inbox(4)
        integer(c_int64_t) :: window
        type(dtl_signal_t) :: comm
        type(dtl_stream_t) :: none

        inbox = 0
        call comm%create(ctx)
        call comm%register_window(inbox, window)
        call comm%put_signal([5_c_int64_t, 6_c_int64_t], neighbour(comm, 1), window, &
                             8_c_int64_t, 0, 0, 0, none)
        call good(dtl_signal_wait_signal(comm%handle, [neighbour(comm, -1)], &
                                         count=1_c_int64_t, stream=c_null_ptr)) ! one of that rank
        if (ctx%is_root()) then
            print "(i0, 3(1x, i0), 2a)", inbox, ", valid: ", yes_no(comm%is_valid())
        end if
        call ctx%barrier() ! after this no rank puts into the window
        call good(dtl_signal_deregister_window(comm%handle, window))
        call comm%close()
    end subroutine signal_put

    subroutine signal_group(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: mine, theirs
        integer :: before, next, time
        type(dtl_signal_t) :: comm
        type(dtl_stream_t) :: none

        mine = 7
        theirs = 0
        call comm%create(ctx)
        before = neighbour(comm, -1)
        next = neighbour(comm, 1)
        call good(dtl_signal_group_start()) ! what is asked from here on
        call comm%send(mine, next, none)
        call comm%recv(theirs, before, none)
        call good(dtl_signal_group_end()) ! is done together here
        do time = 1, 2
            call comm%notify(next, 0, 0, 0, none)
        end do
        call good(dtl_signal_wait_signal(comm%handle, [before], [2], count=1_c_int64_t, &
                                         stream=c_null_ptr))
        if (ctx%is_root()) print "(i0, a)", theirs, ", and two signals"
        call comm%close()
    end subroutine signal_group

    subroutine signal_id(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int8_t), target :: id(DTL_SIGNAL_ID_BYTES)
        integer :: last
        type(dtl_signal_t) :: comm

        last = ctx%size() - 1
        ! the others get it by any way there is
        if (ctx%is_root()) call good(dtl_signal_unique_id(c_loc(id)))
        call ctx%broadcast(id, 0)
        call comm%init(last + 1, last - ctx%rank(), id)
        if (ctx%is_root()) then
            print "(2a)", "the first of ctx is the last: ", yes_no(comm%rank() == last)
        end if
        call comm%close()
    end subroutine signal_id

    subroutine signal_index(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_signal_t) :: comm
        type(dtl_stream_t) :: none

        call comm%create_configured(ctx, 2, 3, 1) ! two contexts, of three signals each
        call comm%notify(neighbour(comm, 1), 2, 1, 0, none)
        call comm%notify(neighbour(comm, 1), 0, 0, 0, none)
        call good(dtl_signal_wait_signal(comm%handle, [neighbour(comm, -1)], &
                                         signal_indices=[2], contexts=[1], count=1_c_int64_t, &
                                         stream=c_null_ptr))
        if (ctx%is_root()) print "(a)", "signal 2 of context 1"
        call comm%close()
    end subroutine signal_index

    subroutine signal_id_index(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int8_t), target :: id(DTL_SIGNAL_ID_BYTES)
        type(dtl_signal_t) :: comm
        type(dtl_stream_t) :: none

        if (ctx%is_root()) call good(dtl_signal_unique_id(c_loc(id)))
        call ctx%broadcast(id, 0)
        call comm%init_configured(ctx%size(), ctx%rank(), id, 1, 2, 0)
        call comm%notify(neighbour(comm, 1), 1, 0, 0, none)
        call good(dtl_signal_wait_signal(comm%handle, [neighbour(comm, -1)], &
                                         signal_indices=[1], count=1_c_int64_t, &
                                         stream=c_null_ptr))
        if (ctx%is_root()) print "(a)", "signal 1 of two"
        call comm%close()
    end subroutine signal_id_index
end module signal_examples
