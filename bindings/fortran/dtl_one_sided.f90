! SPDX-License-Identifier: BSD-3-Clause
!> One-sided access with arrays of any kind and rank.
!>
!> The procedures of dtl_window_t come here. Offsets are bytes from the start of the target's part;
!> sizes follow from the arrays.
module dtl_one_sided
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_elements, only: elements, known, same_dtype, stays
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: fits, settle
    use dtl_rma, only: dtl_rma_accumulate, dtl_rma_compare_and_swap, dtl_rma_fetch_and_op, &
                       dtl_rma_get, dtl_rma_get_accumulate, dtl_rma_get_async, dtl_rma_put, &
                       dtl_rma_put_async, dtl_window_attach, dtl_window_create, dtl_window_detach
    implicit none (type, external)
    private
    public :: any_window_create, any_window_attach, any_window_detach
    public :: any_rma_put, any_rma_get, any_rma_put_async, any_rma_get_async
    public :: any_rma_accumulate, any_rma_get_accumulate, any_rma_fetch_and_op
    public :: any_rma_compare_and_swap

contains

    subroutine any_window_create(ctx, base, win, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: base(..)
        type(c_ptr), intent(inout) :: win
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        integer(c_int) :: status

        if (.not. stays("window_create", "base", base, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        status = dtl_window_create(ctx, found%memory, found%count, win)
        call settle(status, stat, errmsg)
    end subroutine any_window_create

    subroutine any_window_attach(win, base, offset, stat, errmsg)
        type(c_ptr), intent(in) :: win
        type(*), asynchronous, intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        integer(c_int) :: status

        if (.not. stays("window_attach", "base", base, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        status = dtl_window_attach(win, found%memory, found%count, offset)
        call settle(status, stat, errmsg)
    end subroutine any_window_attach

    subroutine any_window_detach(win, base, stat, errmsg)
        type(c_ptr), intent(in) :: win
        type(*), asynchronous, intent(in) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        integer(c_int) :: status

        if (.not. stays("window_detach", "base", base, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        status = dtl_window_detach(win, found%memory)
        call settle(status, stat, errmsg)
    end subroutine any_window_detach

    subroutine any_rma_put(win, target, target_offset, origin, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("rma_put", "origin", origin, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        memory = lend(origin)
        status = dtl_rma_put(win, target, target_offset, memory, found%count)
        call drop(memory, origin)
        call settle(status, stat, errmsg)
    end subroutine any_rma_put

    subroutine any_rma_get(win, target, target_offset, buffer, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("rma_get", "buffer", buffer, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        memory = lend(buffer)
        status = dtl_rma_get(win, target, target_offset, memory, found%count)
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get

    subroutine any_rma_put_async(win, target, target_offset, origin, req, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(in) :: origin(..)
        type(c_ptr), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        integer(c_int) :: status

        req = c_null_ptr
        if (.not. stays("rma_put_async", "origin", origin, DTL_DTYPE_BYTE, found, stat, &
                        errmsg)) return
        status = dtl_rma_put_async(win, target, target_offset, found%memory, found%count, req)
        call settle(status, stat, errmsg)
    end subroutine any_rma_put_async

    subroutine any_rma_get_async(win, target, target_offset, buffer, req, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(inout) :: buffer(..)
        type(c_ptr), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        integer(c_int) :: status

        req = c_null_ptr
        if (.not. stays("rma_get_async", "buffer", buffer, DTL_DTYPE_BYTE, found, stat, &
                        errmsg)) return
        status = dtl_rma_get_async(win, target, target_offset, found%memory, found%count, req)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get_async

    subroutine any_rma_accumulate(win, target, target_offset, origin, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target, op
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("rma_accumulate", "origin", origin, dtype, found, stat, errmsg)) return
        memory = lend(origin)
        status = dtl_rma_accumulate(win, target, target_offset, memory, found%count * found%bytes, &
                                    found%dtype, op)
        call drop(memory, origin)
        call settle(status, stat, errmsg)
    end subroutine any_rma_accumulate

    subroutine any_rma_get_accumulate(win, target, target_offset, origin, result, op, stat, &
                                      errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target, op
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: given, taken
        type(c_ptr) :: giving, taking
        integer(c_int) :: status

        if (.not. both_known("rma_get_accumulate", "origin", origin, result, dtype, given, taken, &
                             stat, errmsg)) return
        giving = lend(origin)
        taking = lend(result)
        status = dtl_rma_get_accumulate(win, target, target_offset, giving, taking, &
                                        given%count * given%bytes, given%dtype, op)
        call drop(giving, origin)
        call take_back(taking, result)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get_accumulate

    subroutine any_rma_fetch_and_op(win, target, target_offset, origin, result, op, stat, errmsg, &
                                    dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target, op
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: given, taken
        integer(c_int) :: status

        if (.not. both_known("rma_fetch_and_op", "origin", origin, result, dtype, given, taken, &
                             stat, errmsg)) return
        if (.not. is_one("rma_fetch_and_op", "origin", given, stat, errmsg)) return
        status = dtl_rma_fetch_and_op(win, target, target_offset, given%memory, taken%memory, &
                                      given%dtype, op)
        call settle(status, stat, errmsg)
    end subroutine any_rma_fetch_and_op

    subroutine any_rma_compare_and_swap(win, target, target_offset, compare, swap, result, stat, &
                                        errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: compare(..), swap(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: expected, given, taken
        integer(c_int) :: status

        if (.not. known("rma_compare_and_swap", "compare", compare, dtype, expected, stat, &
                        errmsg)) return
        if (.not. both_known("rma_compare_and_swap", "swap", swap, result, dtype, given, taken, &
                             stat, errmsg)) return
        if (.not. same_dtype("rma_compare_and_swap", "swap", given, expected, stat, errmsg)) return
        if (.not. is_one("rma_compare_and_swap", "compare", expected, stat, errmsg)) return
        if (.not. is_one("rma_compare_and_swap", "swap", given, stat, errmsg)) return
        status = dtl_rma_compare_and_swap(win, target, target_offset, expected%memory, &
                                          given%memory, taken%memory, given%dtype)
        call settle(status, stat, errmsg)
    end subroutine any_rma_compare_and_swap

    !> Whether what is given, in `argument`, and what is taken are of one dtype and size.
    logical function both_known(name, argument, array, result, dtype, given, taken, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(*), intent(in) :: array(..), result(..)
        integer(c_int), intent(in), optional :: dtype
        type(elements), intent(out) :: given, taken
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        both_known = known(name, argument, array, dtype, given, stat, errmsg)
        if (both_known) both_known = known(name, "result", result, dtype, taken, stat, errmsg)
        if (both_known) both_known = same_dtype(name, "result", taken, given, stat, errmsg)
        if (both_known) both_known = fits(name, "result", taken%count, given%count, &
                                          "the size of " // argument, stat, errmsg)
    end function both_known

    logical function is_one(name, argument, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(elements), intent(in) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        is_one = fits(name, argument, found%count, 1_c_int64_t, "one element", stat, errmsg)
    end function is_one

end module dtl_one_sided
