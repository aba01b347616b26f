! SPDX-License-Identifier: BSD-3-Clause
module symmetric_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_loc
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: symmetric_heap, symmetric_transfers, symmetric_signals, symmetric_atomics, &
              symmetric_teams

contains

    subroutine symmetric_heap(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_symmetric_t) :: heap
        type(dtl_memory_t) :: memory
        type(c_ptr) :: place, mine, everywhere

        call heap%create(ctx, 4096) ! alike on all ranks
        call good(dtl_symmetric_allocate(heap%handle, 64_c_int64_t, place))
        ! keeps it mapped
        call good(dtl_symmetric_memory(heap%handle, heap%my_pe(), memory%handle))
        mine = dtl_symmetric_remote_ptr(heap%handle, place, heap%my_pe())
        everywhere = dtl_symmetric_remote_mc_ptr(heap%handle, DTL_TEAM_WORLD, place)
        if (ctx%is_root()) then
            print "(4a)", "valid: ", yes_no(heap%is_valid()), ", all ranks: ", &
                yes_no(heap%n_pes() == ctx%size())
            print "(a, i0, 4a)", "some of ", heap%size(), " bytes: ", yes_no(heap%used() >= 64), &
                ", the first at its base: ", &
                yes_no(c_associated(place, dtl_symmetric_base(heap%handle)))
            print "(4a)", "reached: ", yes_no(c_associated(mine)), ", by all at once: ", &
                yes_no(c_associated(everywhere))
        end if
        call memory%close()
        call good(dtl_symmetric_free(heap%handle, place))
        call heap%close()
    end subroutine symmetric_heap

    subroutine symmetric_transfers(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: ten, twenty, found, later
        integer :: next
        type(dtl_symmetric_t) :: heap
        type(c_ptr) :: place, other

        ten = 10
        twenty = 20
        call heap%create(ctx, 4096)
        next = modulo(heap%my_pe() + 1, heap%n_pes())
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t, place))
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t, other))
        call heap%put(place, ten, next)
        call heap%fence() ! what follows comes after it
        call heap%put_nbi(other, twenty, next)
        call heap%barrier_all() ! all of it is there
        call heap%get(found, place, next)
        call heap%get_nbi(later, other, next)
        call heap%quiet() ! now later has it
        call heap%sync_all()
        if (ctx%is_root()) print "(i0, 1x, i0)", found, later
        call heap%close()
    end subroutine symmetric_transfers

    subroutine symmetric_signals(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous :: value
        integer(c_int64_t), pointer :: came
        integer(c_int64_t), pointer :: signals(:)
        integer(c_int64_t) :: seen, which
        integer :: next
        type(dtl_symmetric_t) :: heap
        type(c_ptr) :: place, first

        value = 5
        call heap%create(ctx, 4096)
        next = modulo(heap%my_pe() + 1, heap%n_pes())
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t, place))
        call good(dtl_symmetric_allocate(heap%handle, 16_c_int64_t, first))
        call c_f_pointer(place, came)
        call c_f_pointer(first, signals, [2])
        call heap%put_signal(place, value, first, 1, DTL_SIGNAL_ADD, next) ! after the data
        call good(dtl_symmetric_signal_wait_until(heap%handle, first, DTL_CMP_GE, 1_c_int64_t, &
                                                  0_c_int64_t, seen))
        call heap%put_signal_nbi(place, value, first, 1, DTL_SIGNAL_ADD, next)
        call good(dtl_symmetric_signal_wait_until_any(heap%handle, first, 2_c_int64_t, DTL_CMP_GE, &
                                                      2_c_int64_t, 0_c_int64_t, which, seen))
        call good(dtl_symmetric_signal_op(heap%handle, c_loc(signals(2)), 2_c_int64_t, &
                                          DTL_SIGNAL_SET, next))
        call good(dtl_symmetric_signal_wait_until_all(heap%handle, first, 2_c_int64_t, DTL_CMP_GE, &
                                                      2_c_int64_t, 0_c_int64_t))
        if (ctx%is_root()) print "(i0, a, i0)", came, " came with it, then signal ", which
        call heap%sync_all()
        call heap%close()
    end subroutine symmetric_signals

    subroutine symmetric_atomics(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: all, before, old
        type(dtl_symmetric_t) :: heap
        type(c_ptr) :: counter

        all = ctx%size()
        call heap%create(ctx, 4096)
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t, counter))
        call heap%atomic(counter, 1_c_int64_t, DTL_ATOMIC_ADD, 0)
        call heap%barrier_all()
        call heap%atomic_fetch(counter, 0_c_int64_t, before, DTL_ATOMIC_ADD, 0)
        call heap%sync_all()
        if (ctx%is_root()) then
            call heap%atomic_compare_swap(counter, all, 7_c_int64_t, old, 0)
            print "(4a)", "all have counted: ", yes_no(before == all), ", swapped: ", &
                yes_no(old == all)
        end if
        call heap%sync_all()
        call heap%close()
    end subroutine symmetric_atomics

    subroutine symmetric_teams(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine, each
        integer(c_int) :: evens, first
        type(dtl_symmetric_t) :: heap
        type(c_ptr) :: one, all

        call heap%create(ctx, 4096)
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t, one))
        call good(dtl_symmetric_allocate(heap%handle, 8_c_int64_t * heap%n_pes(), all))
        call c_f_pointer(one, mine)
        call c_f_pointer(all, each)
        call good(dtl_symmetric_team_split_color(heap%handle, DTL_TEAM_WORLD, &
                                                 modulo(heap%my_pe(), 2), 0, evens))
        call good(dtl_symmetric_team_split_strided(heap%handle, DTL_TEAM_WORLD, 0, 1, 1, first))
        mine = 4
        call good(dtl_symmetric_barrier(heap%handle, evens))
        call good(dtl_symmetric_fcollectmem(heap%handle, evens, all, one, 8_c_int64_t))
        call good(dtl_symmetric_broadcastmem(heap%handle, evens, one, all, 8_c_int64_t, 0))
        call good(dtl_symmetric_sync(heap%handle, evens))
        if (ctx%is_root()) then
            print "(a, i0, 3a, i0, a, i0)", "rank ", &
                dtl_symmetric_team_my_pe(heap%handle, evens), " of ", &
                merge("some", "none", dtl_symmetric_team_n_pes(heap%handle, evens) > 0), &
                ", in all ", dtl_symmetric_team_translate_pe(heap%handle, evens, 0), &
                "; the first alone: ", each
        end if
        if (first /= DTL_TEAM_INVALID) then
            call good(dtl_symmetric_team_destroy(heap%handle, first))
        end if
        call good(dtl_symmetric_team_destroy(heap%handle, evens))
        call heap%close()
    end subroutine symmetric_teams
end module symmetric_examples
