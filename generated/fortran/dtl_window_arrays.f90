! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of one-sided memory.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_window_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_array_memory, only: elements, has_dtype, has_no_gaps, has_same_dtype, pack_array, &
                                release_array, unpack_array
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    use dtl_rma, only: dtl_rma_accumulate, dtl_rma_compare_and_swap, dtl_rma_fetch_and_op, &
                       dtl_rma_get, dtl_rma_get_accumulate, dtl_rma_get_async, dtl_rma_put, &
                       dtl_rma_put_async, dtl_window_attach, dtl_window_create, dtl_window_detach
    implicit none (type, external)
    private
    public :: any_window_create, any_window_attach, any_window_detach, any_rma_put, any_rma_get, &
              any_rma_put_async, any_rma_get_async, any_rma_accumulate, any_rma_get_accumulate, &
              any_rma_fetch_and_op, any_rma_compare_and_swap

contains

    subroutine any_window_create(ctx, base, win, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout), optional :: base(..)
        type(c_ptr), intent(inout) :: win
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: base_array
        integer(c_int) :: status

        if (present(base)) then
            if (.not. has_no_gaps("window_create", "base", base, DTL_DTYPE_BYTE, base_array, stat, &
                                  errmsg)) return
        end if
        status = dtl_window_create(ctx, base_array%memory, base_array%count, win)
        call settle(status, stat, errmsg)
    end subroutine any_window_create

    subroutine any_window_attach(win, base, offset, stat, errmsg)
        type(c_ptr), intent(in) :: win
        type(*), asynchronous, intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: base_array
        integer(c_int) :: status

        if (.not. has_no_gaps("window_attach", "base", base, DTL_DTYPE_BYTE, base_array, stat, &
                              errmsg)) return
        status = dtl_window_attach(win, base_array%memory, base_array%count, offset)
        call settle(status, stat, errmsg)
    end subroutine any_window_attach

    subroutine any_window_detach(win, base, stat, errmsg)
        type(c_ptr), intent(in) :: win
        type(*), asynchronous, intent(in) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: base_array
        integer(c_int) :: status

        if (.not. has_no_gaps("window_detach", "base", base, DTL_DTYPE_BYTE, base_array, stat, &
                              errmsg)) return
        status = dtl_window_detach(win, base_array%memory)
        call settle(status, stat, errmsg)
    end subroutine any_window_detach

    subroutine any_rma_put(win, target, target_offset, origin, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: origin_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_put", "origin", origin, DTL_DTYPE_BYTE, origin_array, stat, &
                            errmsg)) return
        origin_array%memory = pack_array(origin)
        status = dtl_rma_put(win, target, target_offset, origin_array%memory, origin_array%count)
        call release_array(origin_array%memory, origin)
        call settle(status, stat, errmsg)
    end subroutine any_rma_put

    subroutine any_rma_get(win, target, target_offset, buffer, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: buffer_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_get", "buffer", buffer, DTL_DTYPE_BYTE, buffer_array, stat, &
                            errmsg)) return
        buffer_array%memory = pack_array(buffer)
        status = dtl_rma_get(win, target, target_offset, buffer_array%memory, buffer_array%count)
        call unpack_array(buffer_array%memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get

    subroutine any_rma_put_async(win, target, target_offset, origin, req, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(in) :: origin(..)
        type(c_ptr), intent(inout) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: origin_array
        integer(c_int) :: status

        if (.not. has_no_gaps("rma_put_async", "origin", origin, DTL_DTYPE_BYTE, origin_array, &
                              stat, errmsg)) return
        status = dtl_rma_put_async(win, target, target_offset, origin_array%memory, &
                                   origin_array%count, req)
        call settle(status, stat, errmsg)
    end subroutine any_rma_put_async

    subroutine any_rma_get_async(win, target, target_offset, buffer, req, stat, errmsg)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(inout) :: buffer(..)
        type(c_ptr), intent(inout) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: buffer_array
        integer(c_int) :: status

        if (.not. has_no_gaps("rma_get_async", "buffer", buffer, DTL_DTYPE_BYTE, buffer_array, &
                              stat, errmsg)) return
        status = dtl_rma_get_async(win, target, target_offset, buffer_array%memory, &
                                   buffer_array%count, req)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get_async

    subroutine any_rma_accumulate(win, target, target_offset, origin, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: origin_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_accumulate", "origin", origin, dtype, origin_array, stat, &
                            errmsg)) return
        origin_array%memory = pack_array(origin)
        status = dtl_rma_accumulate(win, target, target_offset, origin_array%memory, &
                                    origin_array%count * origin_array%bytes, origin_array%dtype, &
                                    op)
        call release_array(origin_array%memory, origin)
        call settle(status, stat, errmsg)
    end subroutine any_rma_accumulate

    subroutine any_rma_get_accumulate(win, target, target_offset, origin, result, op, stat, &
                                      errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: origin_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_get_accumulate", "origin", origin, dtype, origin_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("rma_get_accumulate", "result", result, dtype, result_array, stat, &
                            errmsg)) return
        if (.not. has_same_dtype("rma_get_accumulate", "result", result_array, origin_array, stat, &
                                 errmsg)) return
        if (.not. has_size("rma_get_accumulate", "result", result_array%count, origin_array%count, &
                           "the size of origin", stat, errmsg)) return
        origin_array%memory = pack_array(origin)
        result_array%memory = pack_array(result)
        status = dtl_rma_get_accumulate(win, target, target_offset, origin_array%memory, &
                                        result_array%memory, &
                                        origin_array%count * origin_array%bytes, &
                                        origin_array%dtype, op)
        call release_array(origin_array%memory, origin)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_rma_get_accumulate

    subroutine any_rma_fetch_and_op(win, target, target_offset, origin, result, op, stat, errmsg, &
                                    dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: origin_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_fetch_and_op", "origin", origin, dtype, origin_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("rma_fetch_and_op", "result", result, dtype, result_array, stat, &
                            errmsg)) return
        if (.not. has_same_dtype("rma_fetch_and_op", "result", result_array, origin_array, stat, &
                                 errmsg)) return
        if (.not. has_size("rma_fetch_and_op", "origin", origin_array%count, 1_c_int64_t, &
                           "one element", stat, errmsg)) return
        if (.not. has_size("rma_fetch_and_op", "result", result_array%count, origin_array%count, &
                           "the size of origin", stat, errmsg)) return
        origin_array%memory = pack_array(origin)
        result_array%memory = pack_array(result)
        status = dtl_rma_fetch_and_op(win, target, target_offset, origin_array%memory, &
                                      result_array%memory, origin_array%dtype, op)
        call release_array(origin_array%memory, origin)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_rma_fetch_and_op

    subroutine any_rma_compare_and_swap(win, target, target_offset, compare, swap, result, stat, &
                                        errmsg, dtype)
        type(c_ptr), intent(in) :: win
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: compare(..)
        type(*), intent(in) :: swap(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: compare_array, swap_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("rma_compare_and_swap", "compare", compare, dtype, compare_array, &
                            stat, errmsg)) return
        if (.not. has_dtype("rma_compare_and_swap", "swap", swap, dtype, swap_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("rma_compare_and_swap", "result", result, dtype, result_array, stat, &
                            errmsg)) return
        if (.not. has_same_dtype("rma_compare_and_swap", "swap", swap_array, compare_array, stat, &
                                 errmsg)) return
        if (.not. has_same_dtype("rma_compare_and_swap", "result", result_array, compare_array, &
                                 stat, errmsg)) return
        if (.not. has_size("rma_compare_and_swap", "compare", compare_array%count, 1_c_int64_t, &
                           "one element", stat, errmsg)) return
        if (.not. has_size("rma_compare_and_swap", "swap", swap_array%count, compare_array%count, &
                           "the size of compare", stat, errmsg)) return
        if (.not. has_size("rma_compare_and_swap", "result", result_array%count, &
                           compare_array%count, "the size of compare", stat, errmsg)) return
        compare_array%memory = pack_array(compare)
        swap_array%memory = pack_array(swap)
        result_array%memory = pack_array(result)
        status = dtl_rma_compare_and_swap(win, target, target_offset, compare_array%memory, &
                                          swap_array%memory, result_array%memory, &
                                          compare_array%dtype)
        call release_array(compare_array%memory, compare)
        call release_array(swap_array%memory, swap)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_rma_compare_and_swap

end module dtl_window_arrays
