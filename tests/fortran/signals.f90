! SPDX-License-Identifier: BSD-3-Clause
!> dtl_signal_t: puts with signals, counting waits, groups, and communicators created from an id.
program signals
    use, intrinsic :: iso_c_binding, only: c_loc, c_null_ptr
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    type(dtl_signal_t) :: comm
    type(dtl_stream_t) :: none
    real(c_double), asynchronous, target :: inbox(4)
    integer(c_int) :: rank, ranks, left, right, stat
    integer(c_int64_t) :: window
    character(len=200) :: message

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)
    call comm%create(ctx)
    call check(comm%rank() == rank .and. comm%size() == ranks, "a communicator has all ranks")
    inbox = 0
    call comm%register_window(inbox, window)
    call puts_and_signals()
    call groups()
    call refusals()
    call comm%close()
    call check(.not. comm%is_valid(), "a closed communicator is not valid")
    call by_id()
    call ctx%close()

contains

    function waited(peer, count) result(status)
        integer(c_int), intent(in) :: peer, count
        integer(c_int) :: status

        status = dtl_signal_wait_signal(comm%handle, [peer], [count], count=1_c_int64_t, &
                                        stream=c_null_ptr)
    end function waited

    subroutine puts_and_signals()
        call comm%put_signal([rank + 0.5d0, rank + 1.5d0], right, window, 8_c_int64_t, 0, 0, 0, &
                             none)
        call check(waited(left, 1) == DTL_SUCCESS, "a signal comes")
        call check(all(inbox == [0d0, left + 0.5d0, left + 1.5d0, 0d0]), "and its data before")
        call comm%notify(rank, 0, 0, 0, none)
        call comm%notify(rank, 0, 0, 0, none)
        call check(waited(rank, 2) == DTL_SUCCESS, "signals to oneself are counted")
    end subroutine puts_and_signals

    subroutine groups()
        integer(c_int), asynchronous :: got(3)
        integer(c_int) :: sent(3)

        sent = rank
        got = -1
        stat = dtl_signal_group_start()
        call comm%send(sent, right, none)
        call comm%recv(got, left, none)
        stat = dtl_signal_group_end()
        call check(stat == DTL_SUCCESS .and. all(got == left), "messages of a group cross")
        call check(dtl_signal_group_end() == DTL_ERROR_INVALID_STATE, "a group ends once")
    end subroutine groups

    subroutine refusals()
        message = ""
        call comm%notify(-1, 1, 2, 3, none, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a context is 0")
        call says(message, "context is 2; expected 0", "and told")
        call comm%put_signal([1d0, 2d0], right, window, 24_c_int64_t, 0, 0, 0, none, stat=stat, &
                             errmsg=message)
        call check(stat == DTL_ERROR_OUT_OF_BOUNDS, "a put ends within the window")
        call says(message, "offset is 24 for 16 bytes", "whose bytes are told")
        call comm%put_signal([1d0], right, -1_c_int64_t, 0_c_int64_t, 0, 0, 0, none, stat=stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a window is the communicator's")
        call comm%put_signal(inbox(1:2), rank, window, 8_c_int64_t, 0, 0, 0, none, stat=stat, &
                             errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a put to oneself does not overlap")
        call says(message, "localbuf overlaps the place in this rank's own window", "as is told")
        call check(waited(rank, 0) == DTL_ERROR_INVALID_ARGUMENT, "a wait is for one or more")
        call check(waited(ranks, 1) == DTL_ERROR_INVALID_RANK, "of a rank that there is")
        call check(dtl_signal_wait_signal(comm%handle, [rank], count=0_c_int64_t, &
                                          stream=c_null_ptr) == DTL_ERROR_INVALID_ARGUMENT, &
                   "and of one rank at least")
        call of_another()
        call check(dtl_signal_deregister_window(comm%handle, window) == DTL_SUCCESS, &
                   "a window is given back")
        call check(dtl_signal_deregister_window(comm%handle, window) /= DTL_SUCCESS, &
                   "and not twice")
    end subroutine refusals

    subroutine of_another()
        type(dtl_signal_t) :: other
        integer(c_int64_t) :: theirs

        call other%create(ctx)
        call other%register_window(inbox, theirs)
        call comm%put_signal([1d0], right, theirs, 0_c_int64_t, 0, 0, 0, none, stat=stat, &
                             errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a window is not another's")
        call says(message, "has not registered", "who is told")
        call other%close()
    end subroutine of_another

    subroutine by_id()
        integer(c_int8_t), target :: id(DTL_SIGNAL_ID_BYTES)

        call check(dtl_signal_unique_id(c_loc(id)) == DTL_SUCCESS, "an id is given")
        call ctx%broadcast(id, 0)
        call comm%init(ranks, ranks - 1 - rank, id)
        call check(comm%rank() == ranks - 1 - rank, "ranks of an id are in their order")
        call comm%close()
        call comm%init_configured(ranks, rank, id, 1, 2, 0)
        call comm%notify(right, 1, 0, 0, none)
        call check(dtl_signal_wait_signal(comm%handle, [left], signal_indices=[1], &
                                          count=1_c_int64_t, stream=c_null_ptr) == DTL_SUCCESS, &
                   "a signal has an index")
        call comm%notify(right, 2, 0, 0, none, stat=stat, errmsg=message)
        call says(message, "signal_index is 2; expected 0 to 1", "of those that there are")
        call comm%close()
        call comm%create_configured(ctx, 0, 1, 0, stat=stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "there is one context at least")
        call comm%init(ranks + 1, rank, id, stat=stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "as many as say so")
    end subroutine by_id
end program signals
