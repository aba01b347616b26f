! SPDX-License-Identifier: BSD-3-Clause
!> dtl_symmetric_t: pieces at the same offset on all ranks, puts with signals, atomic operations,
!> teams.
program symmetric
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_loc, c_null_ptr, c_ptr
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    type(dtl_symmetric_t) :: heap
    type(c_ptr) :: values_at, signal_at, counter_at
    real(c_double), pointer :: values(:)
    integer(c_int) :: rank, ranks, left, right, stat
    character(len=200) :: message

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)
    call heap%create(ctx, 65536)
    call check(heap%is_valid() .and. heap%size() == 65536, "a heap has its bytes")
    call check(heap%my_pe() == rank .and. heap%n_pes() == ranks, "and all ranks")
    values_at = piece(4 * 8)
    signal_at = piece(8)
    counter_at = piece(8)
    call c_f_pointer(values_at, values, [4])
    call check(all(values == 0), "what is new is zero")
    call heap%sync_all()

    call signals()
    call transfers()
    call counters()
    call teams()
    call refusals()
    call freeing()
    call ctx%close()

contains

    function piece(bytes) result(address)
        integer, intent(in) :: bytes
        type(c_ptr) :: address
        integer(c_int) :: status

        status = dtl_symmetric_allocate(heap%handle, int(bytes, c_int64_t), address)
        call check(status == DTL_SUCCESS, "there is room")
    end function piece

    subroutine signals()
        integer(c_int64_t) :: seen

        call heap%put_signal(values_at, [rank + 0.5d0, rank + 1.5d0], signal_at, 3_c_int64_t, &
                             DTL_SIGNAL_ADD, right)
        stat = dtl_symmetric_signal_wait_until(heap%handle, signal_at, DTL_CMP_GE, 3_c_int64_t, &
                                               20000_c_int64_t, seen)
        call check(stat == DTL_SUCCESS .and. seen == 3, "a signal is seen")
        call check(all(values == [left + 0.5d0, left + 1.5d0, 0d0, 0d0]), "and its data before")
        stat = dtl_symmetric_signal_wait_until(heap%handle, signal_at, DTL_CMP_LT, 3_c_int64_t, &
                                               1_c_int64_t, seen)
        call check(stat == DTL_ERROR_TIMEOUT, "a wait for what does not come ends")
        call heap%sync_all()
    end subroutine signals

    subroutine transfers()
        real(c_double) :: got(2)

        call heap%put(c_loc(values(3)), [10d0 + rank], right)
        call heap%fence()
        call heap%quiet()
        call heap%barrier_all()
        call check(values(3) == 10 + left, "a put is there after the barrier")
        call heap%get(got, c_loc(values(3)), right)
        call check(got(1) == 10 + rank .and. got(2) == 0, "and a get brings it back")
        call heap%sync_all()
    end subroutine transfers

    subroutine counters()
        integer(c_int64_t) :: old

        call heap%atomic(counter_at, 1_c_int64_t, op=DTL_ATOMIC_ADD, pe=0)
        call heap%barrier_all()
        call heap%atomic_fetch(counter_at, 0_c_int64_t, old, op=DTL_ATOMIC_FETCH, pe=0)
        call check(old == ranks, "no count is lost")
        call heap%sync_all()
        call heap%atomic_compare_swap(counter_at, -1_c_int64_t, 5_c_int64_t, old, pe=0)
        call check(old == ranks, "what is not there is not swapped")
        call heap%sync_all()
    end subroutine counters

    subroutine teams()
        integer(c_int) :: team

        stat = dtl_symmetric_team_split_color(heap%handle, DTL_TEAM_WORLD, modulo(rank, 2), 0, team)
        call check(stat == DTL_SUCCESS, "a team is split off")
        call check(dtl_symmetric_team_my_pe(heap%handle, team) == rank / 2, "with its own numbers")
        call check(dtl_symmetric_barrier(heap%handle, team) == DTL_SUCCESS, "and a barrier")
        call heap%sync_all()
    end subroutine teams

    subroutine refusals()
        real(c_double), target :: elsewhere(2)
        integer(c_int8_t), pointer :: values_bytes(:)
        integer(c_int64_t) :: seen

        call c_f_pointer(values_at, values_bytes, [32])
        elsewhere = 0
        call heap%put(c_loc(elsewhere), [1d0], right, stat, message)
        call check(stat == DTL_ERROR_OUT_OF_BOUNDS, "nothing is put outside the heap")
        call says(message, "expected a range in the heap", "in words")
        call heap%put(values_at, [1d0], ranks, stat, message)
        call check(stat == DTL_ERROR_INVALID_RANK, "nor to no rank")
        call check(dtl_symmetric_put(heap%handle, values_at, c_loc(elsewhere), &
                                     2_c_int64_t**40, right) == DTL_ERROR_OUT_OF_BOUNDS, &
                   "nor past the heap's end")
        call check(dtl_symmetric_put(heap%handle, values_at, values_at, 8_c_int64_t, &
                                     rank) == DTL_ERROR_INVALID_ARGUMENT, &
                   "nor onto itself")
        call check(dtl_symmetric_signal_op(heap%handle, c_loc(values_bytes(5)), 1_c_int64_t, &
                                           DTL_SIGNAL_SET, right) == DTL_ERROR_INVALID_ARGUMENT, &
                   "a signal has 8 aligned bytes")
        call check(dtl_symmetric_signal_op(heap%handle, signal_at, 1_c_int64_t, 7, &
                                           right) == DTL_ERROR_INVALID_ARGUMENT, &
                   "there are two operations on it")
        call check(dtl_symmetric_signal_wait_until(heap%handle, signal_at, 6, 1_c_int64_t, &
                                                   1_c_int64_t, seen) == &
                   DTL_ERROR_INVALID_ARGUMENT, "and six comparisons")
        call check(dtl_symmetric_broadcastmem(heap%handle, DTL_TEAM_WORLD, values_at, signal_at, &
                                              8_c_int64_t, ranks) == DTL_ERROR_INVALID_RANK, &
                   "a root is of its team")
        call check(.not. c_associated(dtl_symmetric_remote_mc_ptr(heap%handle, DTL_TEAM_WORLD, &
                                                                  values_at)), &
                   "no hardware stores to all at once")
    end subroutine refusals

    subroutine freeing()
        type(c_ptr) :: closed, more

        if (ranks > 1) then
            if (rank == 0) then
                stat = dtl_symmetric_free(heap%handle, counter_at)
            else
                stat = dtl_symmetric_allocate(heap%handle, 8_c_int64_t, more)
            end if
            call check(stat == DTL_ERROR_COLLECTIVE_PARTICIPATION, "all ranks free a piece")
        end if
        call check(dtl_symmetric_free(heap%handle, counter_at) == DTL_SUCCESS, "a piece is freed")
        call check(dtl_symmetric_free(heap%handle, counter_at) == DTL_ERROR_INVALID_ARGUMENT, &
                   "and not twice")
        closed = heap%handle
        call heap%close()
        call check(.not. heap%is_valid(), "a closed heap is not valid")
        call check(dtl_symmetric_quiet(closed) == DTL_ERROR_INVALID_ARGUMENT, "nor used")
    end subroutine freeing

end program symmetric
