! SPDX-License-Identifier: BSD-3-Clause
!> dtl_window_t: memory of all ranks, accessed with arrays of any kind, and refused calls.
program windows
    use, intrinsic :: iso_c_binding, only: c_associated
    use dtl
    use checks, only: check, same_text, says
    implicit none (type, external)
    integer, parameter :: BYTES = 8
    type(dtl_context_t) :: ctx
    type(dtl_window_t) :: win
    integer :: rank, ranks, left, right
    character(len=200) :: message
    integer(c_int) :: stat

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)

    call exported_memory()
    call new_memory()
    call locks()
    call counters()
    call combinations()
    call posts()
    call requests()
    call attachments()
    call refused_memory()
    call refused_access()
    call refused_elements()
    call ctx%close()

contains

    subroutine exported_memory()
        real(c_double), asynchronous, target :: part(3, 2)
        real(c_double), pointer :: view(:)
        real(c_double) :: theirs(3), row(2)

        part = -1
        call win%create(ctx, part)
        call check(win%is_valid() .and. win%size() == size(part) * BYTES, &
                   "a window on an array has its bytes")
        call win%local(view, stat)
        call check(stat == DTL_SUCCESS .and. size(view) == 6, "and its elements")
        call win%fence()
        call win%put(right, 3 * BYTES, [rank + 0.5d0, rank + 1.5d0])
        call win%fence()
        call check(all(part(:2, 2) == left + [0.5d0, 1.5d0]), "a put arrives at its offset")
        call check(all(part(:, 1) == -1) .and. part(3, 2) == -1, "and nowhere else")
        theirs = -2
        call win%get(right, 3_c_int64_t * BYTES, theirs)
        call check(all(theirs == [rank + 0.5d0, rank + 1.5d0, -1d0]), "a get brings it back")
        call win%fence()

        part(1, :) = [rank, 10 + rank]
        call win%fence()
        row = 0
        call win%put(left, BYTES, part(1, :))
        call win%get(right, 0, row(2:))
        call win%fence()
        call check(all(part(2:3, 1) == [right, 10 + right]), "a section with gaps is put")
        call check(row(2) == right, "and an element is got")
        call win%close()
        call check(.not. win%is_valid(), "a closed window is not valid")
        call win%close()
    end subroutine exported_memory

    subroutine new_memory()
        integer(c_int), pointer :: view(:)
        real(c_double), pointer :: halves(:)
        integer(c_int) :: matrix(2, 3)

        call win%allocate(ctx, 4 * merge(3, 0, rank == 0))
        call win%local(view)
        call check(size(view) == merge(3, 0, rank == 0), "each rank lends what it likes")
        call check(all(view == 0), "new memory is zero")
        call win%local(halves)
        call check(size(halves) == merge(1, 0, rank == 0), "a view has whole elements alone")
        call win%fence()
        if (rank == ranks - 1) call win%put(0, 0, [7_c_int, 8_c_int, 9_c_int])
        call win%fence()
        matrix = -1
        call win%get(0, 0, matrix(2, :))
        call check(all(matrix(2, :) == [7, 8, 9]) .and. all(matrix(1, :) == -1), &
                   "a get fills a section with gaps and nothing beside it")
        call win%fence()
        if (rank == 0) call check(all(view == [7, 8, 9]), "the owner sees it in its view")
        call win%close()
    end subroutine new_memory

    subroutine locks()
        integer(c_int64_t), pointer :: view(:)
        integer(c_int64_t) :: found(1)

        call win%allocate(ctx, BYTES * ranks)
        call win%lock(right, DTL_LOCK_EXCLUSIVE)
        call win%put(right, BYTES * rank, 100_c_int64_t + rank)
        call win%flush(right)
        call win%get(right, BYTES * rank, found)
        call win%unlock(right)
        call check(found(1) == 100 + rank, "a lock's owner gets what it has put and flushed")
        call win%lock_all()
        call win%get(rank, BYTES * rank, found)
        call win%flush_all()
        call win%unlock_all()
        call ctx%barrier()
        call win%local(view)
        call check(view(left + 1) == 100 + left, "an unlock completes what was put")
        call win%close()
    end subroutine locks

    !> The atomic operations, on memory of rank 0.
    subroutine counters()
        integer(c_int), pointer :: view(:)
        integer(c_int) :: mine, before, sum_before
        integer :: i

        call win%allocate(ctx, 3 * 4)
        call win%lock_all()
        sum_before = 0
        do i = 1, 10
            call win%fetch_and_op(0, 0, 1_c_int, before, DTL_OP_SUM)
            sum_before = sum_before + before
        end do
        call win%compare_and_swap(0, 4, 0_c_int, rank + 1_c_int, mine)
        call win%accumulate(0, 8, [rank + 1_c_int], DTL_OP_SUM)
        call win%unlock_all()
        call ctx%barrier()
        call ctx%allreduce(recvbuf=sum_before)
        call check(sum_before == 5 * ranks * (10 * ranks - 1), "each count is given once")
        before = merge(1, 0, mine == 0)
        call ctx%allreduce(recvbuf=before)
        call check(before == 1, "one rank swaps")
        call win%local(view)
        if (rank == 0) then
            call check(view(1) == 10 * ranks, "no count is lost")
            call check(view(2) >= 1 .and. view(2) <= ranks, "what was swapped in is one of all")
            call check(view(3) == ranks * (ranks + 1) / 2, "all contributions are combined")
        end if
        call ctx%barrier()
        call win%close()
    end subroutine counters

    subroutine combinations()
        real(c_double), pointer :: view(:)
        real(c_double) :: before(2), rows(2, 2)
        type(dtl_int32_int32) :: pair, old

        call win%allocate(ctx, 2 * BYTES)
        call win%local(view)
        view = [1, 100]
        rows(1, :) = [5, 50]
        rows(2, :) = -1
        call win%fence()
        call win%get_accumulate(right, 0, rows(1, :), before, DTL_OP_MAX)
        call win%fence()
        call check(all(before == [1, 100]), "what was there is told")
        call check(all(view == [5, 100]), "and combined with the other")
        call win%fence()
        call win%accumulate(right, BYTES, 0.5d0, DTL_OP_PROD)
        call win%fence()
        call check(all(view == [5, 50]), "one element is combined at its offset")
        call win%fence()
        call win%put(rank, 0, dtl_int32_int32(4, 1))
        call win%flush(rank)
        pair = dtl_int32_int32(3, rank)
        call win%get_accumulate(rank, 0, pair, old, DTL_OP_MINLOC, dtype=DTL_DTYPE_INT32_INT32)
        call win%get(rank, 0, pair)
        call win%fence()
        call check(old%value == 4 .and. pair%value == 3 .and. pair%index == rank, &
                   "pairs are combined with their dtype")
        call win%close()
    end subroutine combinations

    subroutine posts()
        integer(c_int), pointer :: view(:)
        integer(c_int) :: completed

        call win%allocate(ctx, 8)
        call win%local(view)
        call win%post([left])
        call win%start([right])
        call win%put(right, 4, rank)
        call win%complete()
        call win%wait()
        call check(all(view == [0, left]), "a part is posted to the left, who puts")
        call win%post([integer(c_int) ::])
        call win%start([integer(c_int) ::])
        call win%complete()
        call win%test(completed)
        call check(completed == 1, "to nobody is complete at once")
        call win%close()
    end subroutine posts

    subroutine requests()
        integer(c_int), asynchronous :: there(3), here(3)
        type(dtl_request_t) :: sent, got(2)

        call win%allocate(ctx, 12)
        there = rank + [10, 20, 30]
        here = -1
        call win%fence()
        call win%put_async(right, 0, there, sent)
        call sent%wait()
        call win%fence()
        call win%get_async(right, 0, here(:2), got(1))
        call win%get_async(right, 8, here(3), got(2))
        call dtl_wait_all(got)
        call check(all(here == rank + [10, 20, 30]), "what comes later comes by the wait")
        call win%fence()
        call win%close()
    end subroutine requests

    subroutine attachments()
        integer(c_int), asynchronous, target :: first(2), second(3)
        integer(c_int64_t) :: offset, offsets(0:ranks - 1)
        integer(c_int) :: found(3)

        first = rank
        second = 100 + rank + [0, 1, 2]
        call win%create_dynamic(ctx)
        call win%attach(first, offset)
        call check(offset == 0, "the first region lies at 0")
        call win%attach(second, offset)
        call check(win%size() == 20, "all regions count in bytes")
        call ctx%allgather(offset, offsets)
        call win%lock(right, DTL_LOCK_SHARED)
        call win%get(right, offsets(right), found)
        call check(all(found == 100 + right + [0, 1, 2]), "a region is found by its offset")
        call win%unlock(right)
        call ctx%barrier()
        call win%detach(second)
        call check(win%size() == 8, "what is detached is gone")
        call win%close()
    end subroutine attachments

    subroutine refused_memory()
        real(c_double), asynchronous :: grid(3, 4)
        integer(c_int64_t) :: offset

        grid = 0
        call win%create(ctx, grid(2, :), stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a section with gaps can't be lent")
        call says(message, "dtl_window_create: base is an array section with gaps", "in words")
        call check(.not. c_associated(win%handle), "and there is no window")
        call win%attach(grid(:, 1), offset, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "nothing is attached to no window")
        call says(message, "win is a null handle", "in words")
    end subroutine refused_memory

    subroutine refused_access()
        real(c_double), asynchronous :: x(4), y(4)
        type(dtl_request_t) :: request

        x = 1
        call win%put(0, 0, x, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a window that was not made is refused")
        call win%allocate(ctx, 4 * BYTES)
        call win%put(right, 0, x, stat, message)
        call check(stat == merge(DTL_SUCCESS, DTL_ERROR_CONSISTENCY_VIOLATION, right == rank), &
            "outside an epoch nothing is put elsewhere")
        call win%fence()
        call win%put(ranks, 0, x, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a target that does not exist is refused")
        call says(message, "target is", "by name")
        call win%put(right, BYTES, x, stat, message)
        call check(stat == DTL_ERROR_OUT_OF_BOUNDS, "nothing is put past the end")
        call win%get(right, -8, x, stat)
        call check(stat /= DTL_SUCCESS, "nor got from before the start")
        call win%put_async(right, 0, x(::2), request, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. &
                   .not. c_associated(request%handle), "a section with gaps can't be kept")
        call says(message, "dtl_rma_put_async: origin is an array section", "by name")
        y = -1
        call win%get_async(right, 0, y(::2), request, stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. all(y == -1), "nor written later")
        call win%fence()
        call win%post([left, left], stat)
        call check(ranks == 1 .or. stat /= DTL_SUCCESS, "a part is posted once to each")
        call win%start([ranks], stat)
        call check(stat == DTL_ERROR_INVALID_RANK, "there is no such rank to start with")
        call win%close()
    end subroutine refused_access

    subroutine refused_elements()
        real(c_double) :: x(4), y(4)
        real(c_float) :: single

        x = 1
        y = -1
        call win%allocate(ctx, 4 * BYTES)
        call win%fence()
        call win%get_accumulate(right, 0, x, y(:3), DTL_OP_SUM, stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "a result of another size is refused")
        call same_text(message, "dtl_rma_get_accumulate: result has 3 elements; expected 4, &
            &the size of origin [DTL-rma_get_accumulate-result-size]", "in words")
        call win%fetch_and_op(right, 0, 1d0, single, DTL_OP_SUM, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "and one of another kind")
        call says(message, "result is float32; expected float64", "in words")
        call win%fetch_and_op(right, 0, x, y, DTL_OP_SUM, stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "one element is fetched, not four")
        call win%compare_and_swap(right, 0, 1d0, x(:2), y(:2), stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "and one is swapped")
        call win%compare_and_swap(right, 0, 1.0, x(1), y(1), stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "with one of its kind")
        call win%accumulate(right, 0, [dtl_int32_int32(1, 2)], DTL_OP_MINLOC, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a pair's dtype must be told")
        call win%accumulate(right, 4, x(:1), DTL_OP_SUM, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "an offset is a multiple of the element")
        call check(all(y == -1), "refused calls write nothing")
        call win%fence()
        call win%close()
    end subroutine refused_elements

end program windows
