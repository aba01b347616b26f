! SPDX-License-Identifier: BSD-3-Clause
module window_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: window_fence, window_lock, window_counter, window_neighbours, window_started, &
              window_dynamic, window_kept

contains

    !> The ranks as a ring: who comes next, and who came before.
    integer function neighbour(ctx, step)
        type(dtl_context_t), intent(in) :: ctx
        integer, intent(in) :: step

        neighbour = modulo(ctx%rank() + step, ctx%size())
    end function neighbour

    subroutine window_fence(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous, target :: memory(4)
        integer(c_int64_t) :: found
        type(dtl_window_t) :: win

        memory = [1, 2, 3, 4]
        call win%create(ctx, memory) ! of the program's own memory
        call win%fence()
        call win%put(neighbour(ctx, 1), 0, 10_c_int64_t) ! offsets are bytes
        call win%get(neighbour(ctx, 1), 24, found)
        call win%fence() ! all of it is done, everywhere
        if (ctx%is_root()) then
            print "(3(i0, a), a)", memory(1), " ", found, ", ", win%size(), " bytes, valid: ", &
                yes_no(win%is_valid())
        end if
        call win%close()
    end subroutine window_fence

    subroutine window_lock(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: counter
        integer(c_int64_t) :: total
        type(dtl_window_t) :: win

        call win%allocate(ctx, 8)
        call c_f_pointer(dtl_window_base(win%handle), counter)
        counter = 0
        call ctx%barrier()
        call win%lock(0, DTL_LOCK_SHARED) ! rank 0 need not do anything
        call win%accumulate(0, 0, 1_c_int64_t, DTL_OP_SUM)
        call win%flush(0) ! it is there
        call win%unlock(0)
        call ctx%barrier()
        call win%lock(0, DTL_LOCK_EXCLUSIVE)
        call win%get(0, 0, total)
        call win%flush_local(0) ! it is here
        call win%unlock(0)
        if (ctx%is_root()) print "(2a)", "each has counted once: ", yes_no(total == ctx%size())
        call win%close()
    end subroutine window_lock

    subroutine window_counter(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: counter
        integer(c_int64_t) :: mine, before, current, all
        type(dtl_window_t) :: win

        all = ctx%size()
        call win%allocate(ctx, 8)
        call c_f_pointer(dtl_window_base(win%handle), counter)
        counter = 0
        call ctx%barrier()
        call win%lock_all()
        call win%fetch_and_op(0, 0, 1_c_int64_t, mine, DTL_OP_SUM)
        call win%flush_all() ! everything is everywhere
        call ctx%barrier()
        if (ctx%is_root()) then
            call win%compare_and_swap(0, 0, all, 7_c_int64_t, before)
            call win%get_accumulate(0, 0, 1_c_int64_t, current, DTL_OP_SUM)
            call win%flush_local_all() ! what was fetched is here
            print "(3a, i0)", "a number each: ", yes_no(mine < all .and. before == all), ", ", &
                current
        end if
        call win%unlock_all()
        call win%close()
    end subroutine window_counter

    subroutine window_neighbours(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous, target :: memory(2)
        integer(c_int64_t) :: mine
        integer(c_int) :: before(1), next(1), completed
        type(dtl_window_t) :: win

        memory = 0
        mine = 5
        before = neighbour(ctx, -1)
        next = neighbour(ctx, 1)
        call win%create(ctx, memory)
        call win%post(before) ! that one may write here
        call win%start(next)
        call win%put(next(1), 0, mine)
        call win%complete()
        call win%wait() ! it has written
        call win%post(before)
        call win%start(next)
        call win%put(next(1), 8, mine)
        call win%complete()
        completed = 0
        do while (completed == 0)
            call win%test(completed)
        end do
        if (ctx%is_root()) print "(i0, a, i0)", memory(1), " and ", memory(2)
        call win%close()
    end subroutine window_neighbours

    subroutine window_started(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous, target :: memory(2)
        integer(c_int64_t), asynchronous :: mine, theirs
        type(dtl_request_t) :: requests(2)
        type(dtl_window_t) :: win

        memory = [3, 4]
        mine = 8
        call win%create(ctx, memory)
        call win%fence()
        call win%put_async(neighbour(ctx, 1), 0, mine, requests(1))
        call win%get_async(neighbour(ctx, 1), 8, theirs, requests(2))
        ! ... work that needs neither ...
        call dtl_wait_all(requests)
        call win%fence()
        if (ctx%is_root()) print "(i0, 1x, i0)", memory(1), theirs
        call win%close()
    end subroutine window_started

    subroutine window_dynamic(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), asynchronous, target :: memory(2)
        integer(c_int64_t) :: found(2), mine, theirs
        type(dtl_window_t) :: win

        memory = [3, 4]
        call win%create_dynamic(ctx) ! memory comes and goes
        call win%attach(memory, mine)
        ! others find it by its offset
        call ctx%sendrecv(mine, neighbour(ctx, -1), 0, theirs, neighbour(ctx, 1), 0)
        call win%fence()
        call win%get(neighbour(ctx, 1), theirs, found)
        call win%fence()
        call win%detach(memory)
        if (ctx%is_root()) print "(i0, 1x, i0)", found
        call win%close()
    end subroutine window_dynamic

    subroutine window_kept(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine
        type(dtl_memory_t) :: memory
        type(dtl_window_t) :: win

        call win%allocate(ctx, 8)
        call c_f_pointer(dtl_window_base(win%handle), mine)
        mine = 3
        call good(dtl_window_memory(win%handle, memory%handle)) ! stays beyond the window
        call win%close()
        if (ctx%is_root()) print "(a, i0)", "still there: ", mine
        call memory%close()
    end subroutine window_kept
end module window_examples
