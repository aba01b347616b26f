! SPDX-License-Identifier: BSD-3-Clause
!> Records the calls of an error handler.
module notes
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_int, c_ptr
    implicit none (type, external)
    private
    public :: note
    integer(c_int), target, public :: calls = 0, told = 0

contains

    subroutine note(status, message, user_data) bind(c)
        integer(c_int), value :: status
        type(c_ptr), value :: message, user_data
        integer(c_int), pointer :: counted

        if (.not. c_associated(message)) return
        call c_f_pointer(user_data, counted)
        counted = counted + 1
        told = status
    end subroutine note

end module notes

!> Behavior that programs written for the first release rely on, with the C names.
program earlier_programs
    use, intrinsic :: iso_c_binding, only: c_associated, c_funloc, c_loc, c_null_char, c_null_funptr
    use dtl
    use checks, only: check
    use notes, only: calls, note, told
    implicit none (type, external)
    type(c_ptr) :: ctx
    integer(c_int) :: rank

    call check(dtl_context_create_default(ctx) == DTL_SUCCESS, "a context can be made")
    rank = dtl_context_rank(ctx)
    call shapes()
    call policies()
    call handlers()
    call placements()
    call extremes()
    call futures()
    call own_part()
    call nothing_shared()
    call counters()
    call dtl_context_destroy(ctx)

contains

    subroutine shapes()
        type(dtl_shape) :: shape
        integer(c_int64_t) :: dims(DTL_MAX_TENSOR_RANK + 2)

        dims = 3
        shape = dtl_shape_nd(int(size(dims), c_int), dims)
        call check(shape%ndim == DTL_MAX_TENSOR_RANK .and. all(shape%dims == 3), &
                   "too many dimensions are cut")
        shape = dtl_shape_nd(-1_c_int, dims)
        call check(shape%ndim == 0, "fewer than none are none")
        shape = dtl_shape_nd(2_c_int)
        call check(shape%ndim == 2 .and. all(shape%dims(1:2) == 0), "absent extents are 0")
    end subroutine shapes

    !> The two words of the options that C's macros name.
    subroutine policies()
        type(dtl_container_options) :: opts
        type(c_ptr) :: vec

        call dtl_container_options_init(opts)
        call check(all(opts%reserved == 0), "0 is the default of both policies")
        opts%reserved(1) = DTL_CONSISTENCY_SEQUENTIAL
        opts%reserved(2) = DTL_ERROR_POLICY_CALLBACK
        call check(made(opts, vec) == DTL_SUCCESS, "options have policies")
        call check(dtl_vector_consistency_policy(vec) == DTL_CONSISTENCY_SEQUENTIAL, &
                   "of consistency")
        call check(dtl_vector_error_policy(vec) == DTL_ERROR_POLICY_CALLBACK, "and of errors")
        call dtl_vector_destroy(vec)
        opts%reserved(3) = 1
        call check(made(opts, vec) /= DTL_SUCCESS, "only the third word must be 0")
    end subroutine policies

    subroutine handlers()
        type(dtl_container_options) :: opts
        type(c_ptr) :: vec
        real(c_double), target :: value
        integer(c_int) :: status

        value = 1
        call check(dtl_context_set_error_handler(ctx, c_funloc(note), c_loc(calls)) &
                   == DTL_SUCCESS, "a context has a handler")
        call check(dtl_context_set_error_policy(ctx, DTL_ERROR_POLICY_RETURN_STATUS) &
                   == DTL_SUCCESS, "which it need not call itself")
        call dtl_container_options_init(opts)
        opts%reserved(2) = DTL_ERROR_POLICY_CALLBACK
        call check(made(opts, vec) == DTL_SUCCESS, "a vector has the policy callback")

        calls = 0
        status = dtl_vector_set_local(vec, 1000_c_int64_t, c_loc(value))
        call check(status == DTL_ERROR_OUT_OF_BOUNDS .and. told == status .and. calls == 1, &
                   "a handler is called once, with the status of the call")
        calls = 0
        status = dtl_vector_copy_to_host(vec, c_null_ptr, 10_c_int64_t)
        call check(status /= DTL_SUCCESS .and. told == status .and. calls == 1, &
                   "for each failing call of the container")
        call dtl_vector_destroy(vec)

        opts%partition = -1
        calls = 0
        status = made(opts, vec)
        call check(status /= DTL_SUCCESS .and. told == status .and. calls == 1, &
                   "and for one that can't be made")
        call check(dtl_context_set_error_handler(ctx, c_null_funptr, c_null_ptr) == DTL_SUCCESS, &
                   "the handler can go")
    end subroutine handlers

    function made(opts, vec) result(status)
        type(dtl_container_options), intent(in) :: opts
        type(c_ptr), intent(out) :: vec
        integer(c_int) :: status

        status = dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, 10_c_int64_t, opts, vec)
    end function made

    subroutine placements()
        type(dtl_container_options) :: opts
        type(c_ptr) :: vec

        call dtl_container_options_init(opts)
        opts%device_id = 3
        call check(made(opts, vec) == DTL_SUCCESS, "a vector on the host may name a device")
        call check(dtl_vector_device_id(vec) == 3, "and gives it back")
        call dtl_vector_destroy(vec)
        call check(dtl_placement_available(DTL_PLACEMENT_DEVICE_PREFERRED) &
                   == dtl_placement_available(DTL_PLACEMENT_DEVICE), &
                   "a device can be preferred where there is one")
    end subroutine placements

    subroutine extremes()
        type(c_ptr) :: vec
        real(c_double), target :: value, found

        value = 2.5
        found = 0
        call check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 10_c_int64_t, c_loc(value), vec) &
                   == DTL_SUCCESS, "a vector can be filled")
        if (dtl_vector_local_size(vec) > 0) then
            call check(dtl_minmax_vector(vec, c_loc(found), c_null_ptr) == DTL_SUCCESS, &
                       "a minimum can be asked for alone")
            call check(found == value, "and is given")
            found = 0
            call check(dtl_minmax_vector(vec, c_null_ptr, c_loc(found)) == DTL_SUCCESS, &
                       "so can a maximum")
            call check(found == value, "which is given too")
        end if
        call dtl_vector_destroy(vec)
    end subroutine extremes

    subroutine counters()
        character(len=*), parameter :: barrier = "dtl_barrier" // c_null_char
        integer(c_int64_t) :: before, after, bytes

        call check(dtl_metrics_enable(1_c_int) == DTL_SUCCESS, "calls can be counted")
        call check(dtl_metrics_count(barrier, before, bytes) == DTL_SUCCESS, "a count can be read")
        call check(dtl_barrier(ctx) == DTL_SUCCESS, "a call is made as ever")
        call check(dtl_metrics_enable(0_c_int) == DTL_SUCCESS, "it can be ended")
        call check(dtl_barrier(ctx) == DTL_SUCCESS, "it is made afterwards")
        call check(dtl_metrics_count(barrier, after, bytes) == DTL_SUCCESS .and. &
                   after == before + 1 .and. bytes == 0, "it was counted, without bytes")
        call check(dtl_metrics_count("barrier" // c_null_char, after, bytes) == &
                   DTL_ERROR_INVALID_ARGUMENT, "what is no function is refused")
    end subroutine counters

    subroutine futures()
        type(c_ptr) :: fut, all_of, none(0)
        integer(c_int64_t) :: place
        integer(c_int), target :: value

        call check(dtl_future_create(fut) == DTL_SUCCESS, "a future can be made")
        call check(dtl_future_get(fut, c_loc(value), 4_c_int64_t) /= DTL_SUCCESS, &
                   "one that is not set has no value, and get does not wait")
        call dtl_future_destroy(fut)
        call check(dtl_when_all(none, 0_c_int64_t, all_of) /= DTL_SUCCESS, "all of none is refused")
        call check(dtl_when_any(none, 0_c_int64_t, all_of, place) /= DTL_SUCCESS, &
                   "any of none is refused")
    end subroutine futures

    !> A rank's own part needs no epoch, and is written when the call returns.
    subroutine own_part()
        integer(c_int64_t), target :: memory(4), value, found, wanted
        type(c_ptr) :: win, req

        memory = 0
        value = 5
        found = 0
        call check(dtl_window_create(ctx, c_loc(memory), 32_c_int64_t, win) == DTL_SUCCESS, &
                   "a window can be made")
        call done(dtl_rma_put(win, rank, 0_c_int64_t, c_loc(value), 8_c_int64_t), memory(1), 5, &
                  "put")
        call done(dtl_rma_get(win, rank, 0_c_int64_t, c_loc(found), 8_c_int64_t), found, 5, "get")
        call done(dtl_rma_accumulate(win, rank, 0_c_int64_t, c_loc(value), 8_c_int64_t, &
                                     DTL_DTYPE_INT64, DTL_OP_PROD), memory(1), 25, "accumulate")
        call done(dtl_rma_fetch_and_op(win, rank, 0_c_int64_t, c_loc(value), c_loc(found), &
                                       DTL_DTYPE_INT64, DTL_OP_SUM), found, 25, "fetch_and_op")
        wanted = 30
        call done(dtl_rma_compare_and_swap(win, rank, 0_c_int64_t, c_loc(wanted), c_loc(value), &
                                           c_loc(found), DTL_DTYPE_INT64), memory(1), 5, &
                  "compare_and_swap")
        call done(dtl_rma_put_async(win, rank, 8_c_int64_t, c_loc(value), 8_c_int64_t, req), &
                  memory(2), 5, "put_async")
        call check(dtl_wait(req) == DTL_SUCCESS, "and its request")
        memory(2) = 7
        call done(dtl_rma_get_async(win, rank, 8_c_int64_t, c_loc(found), 8_c_int64_t, req), &
                  found, 7, "get_async")
        call check(dtl_wait(req) == DTL_SUCCESS, "and its request")
        call dtl_window_destroy(win)
    end subroutine own_part

    subroutine done(status, found, expected, what)
        integer(c_int), intent(in) :: status
        integer(c_int64_t), intent(in) :: found
        integer, intent(in) :: expected
        character(len=*), intent(in) :: what

        call check(status == DTL_SUCCESS .and. found == expected, what // " needs no epoch")
    end subroutine done

    subroutine nothing_shared()
        integer(c_int64_t), target :: value
        type(c_ptr) :: win

        value = 1
        call check(dtl_window_create(ctx, c_null_ptr, 32_c_int64_t, win) == DTL_SUCCESS, &
                   "a window of no memory can be made")
        call check(.not. c_associated(dtl_window_base(win)), "it has no base")
        call check(dtl_rma_put(win, rank, 0_c_int64_t, c_loc(value), 8_c_int64_t) /= DTL_SUCCESS, &
                   "and nothing to write to")
        call dtl_window_destroy(win)
    end subroutine nothing_shared

end program earlier_programs
