! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of symmetric memory.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_symmetric_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_array_memory, only: elements, has_dtype, has_no_gaps, has_same_dtype, pack_array, &
                                release_array, unpack_array
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    use dtl_symmetric, only: dtl_symmetric_atomic, dtl_symmetric_atomic_compare_swap, &
                             dtl_symmetric_atomic_fetch, dtl_symmetric_get, dtl_symmetric_get_nbi, &
                             dtl_symmetric_put, dtl_symmetric_put_nbi, dtl_symmetric_put_signal, &
                             dtl_symmetric_put_signal_nbi
    implicit none (type, external)
    private
    public :: any_symmetric_put, any_symmetric_put_nbi, any_symmetric_get, any_symmetric_get_nbi, &
              any_symmetric_put_signal, any_symmetric_put_signal_nbi, any_symmetric_atomic, &
              any_symmetric_atomic_fetch, any_symmetric_atomic_compare_swap

contains

    subroutine any_symmetric_put(heap, dest, source, pe, stat, errmsg)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: source(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: source_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_put", "source", source, DTL_DTYPE_BYTE, source_array, stat, &
                            errmsg)) return
        source_array%memory = pack_array(source)
        status = dtl_symmetric_put(heap, dest, source_array%memory, source_array%count, pe)
        call release_array(source_array%memory, source)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_put

    subroutine any_symmetric_put_nbi(heap, dest, source, pe, stat, errmsg)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), asynchronous, intent(in) :: source(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: source_array
        integer(c_int) :: status

        if (.not. has_no_gaps("symmetric_put_nbi", "source", source, DTL_DTYPE_BYTE, source_array, &
                              stat, errmsg)) return
        status = dtl_symmetric_put_nbi(heap, dest, source_array%memory, source_array%count, pe)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_put_nbi

    subroutine any_symmetric_get(heap, dest, source, pe, stat, errmsg)
        type(c_ptr), intent(in) :: heap
        type(*), intent(inout) :: dest(..)
        type(c_ptr), intent(in) :: source
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: dest_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_get", "dest", dest, DTL_DTYPE_BYTE, dest_array, stat, &
                            errmsg)) return
        dest_array%memory = pack_array(dest)
        status = dtl_symmetric_get(heap, dest_array%memory, source, dest_array%count, pe)
        call unpack_array(dest_array%memory, dest)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_get

    subroutine any_symmetric_get_nbi(heap, dest, source, pe, stat, errmsg)
        type(c_ptr), intent(in) :: heap
        type(*), asynchronous, intent(inout) :: dest(..)
        type(c_ptr), intent(in) :: source
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: dest_array
        integer(c_int) :: status

        if (.not. has_no_gaps("symmetric_get_nbi", "dest", dest, DTL_DTYPE_BYTE, dest_array, stat, &
                              errmsg)) return
        status = dtl_symmetric_get_nbi(heap, dest_array%memory, source, dest_array%count, pe)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_get_nbi

    subroutine any_symmetric_put_signal(heap, dest, source, signal, value, op, pe, stat, errmsg)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: source_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_put_signal", "source", source, DTL_DTYPE_BYTE, &
                            source_array, stat, errmsg)) return
        source_array%memory = pack_array(source)
        status = dtl_symmetric_put_signal(heap, dest, source_array%memory, source_array%count, &
                                          signal, value, op, pe)
        call release_array(source_array%memory, source)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_put_signal

    subroutine any_symmetric_put_signal_nbi(heap, dest, source, signal, value, op, pe, stat, &
                                            errmsg)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), asynchronous, intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: source_array
        integer(c_int) :: status

        if (.not. has_no_gaps("symmetric_put_signal_nbi", "source", source, DTL_DTYPE_BYTE, &
                              source_array, stat, errmsg)) return
        status = dtl_symmetric_put_signal_nbi(heap, dest, source_array%memory, source_array%count, &
                                              signal, value, op, pe)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_put_signal_nbi

    subroutine any_symmetric_atomic(heap, dest, value, op, pe, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: value(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: value_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_atomic", "value", value, dtype, value_array, stat, &
                            errmsg)) return
        if (.not. has_size("symmetric_atomic", "value", value_array%count, 1_c_int64_t, &
                           "one element", stat, errmsg)) return
        value_array%memory = pack_array(value)
        status = dtl_symmetric_atomic(heap, dest, value_array%memory, value_array%dtype, op, pe)
        call release_array(value_array%memory, value)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_atomic

    subroutine any_symmetric_atomic_fetch(heap, dest, value, result, op, pe, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: value(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: value_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_atomic_fetch", "value", value, dtype, value_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("symmetric_atomic_fetch", "result", result, dtype, result_array, stat, &
                            errmsg)) return
        if (.not. has_same_dtype("symmetric_atomic_fetch", "result", result_array, value_array, &
                                 stat, errmsg)) return
        if (.not. has_size("symmetric_atomic_fetch", "value", value_array%count, 1_c_int64_t, &
                           "one element", stat, errmsg)) return
        if (.not. has_size("symmetric_atomic_fetch", "result", result_array%count, &
                           value_array%count, "the size of value", stat, errmsg)) return
        value_array%memory = pack_array(value)
        result_array%memory = pack_array(result)
        status = dtl_symmetric_atomic_fetch(heap, dest, value_array%memory, result_array%memory, &
                                            value_array%dtype, op, pe)
        call release_array(value_array%memory, value)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_atomic_fetch

    subroutine any_symmetric_atomic_compare_swap(heap, dest, compare, value, result, pe, stat, &
                                                 errmsg, dtype)
        type(c_ptr), intent(in) :: heap
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: compare(..)
        type(*), intent(in) :: value(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: compare_array, value_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("symmetric_atomic_compare_swap", "compare", compare, dtype, &
                            compare_array, stat, errmsg)) return
        if (.not. has_dtype("symmetric_atomic_compare_swap", "value", value, dtype, value_array, &
                            stat, errmsg)) return
        if (.not. has_dtype("symmetric_atomic_compare_swap", "result", result, dtype, &
                            result_array, stat, errmsg)) return
        if (.not. has_same_dtype("symmetric_atomic_compare_swap", "value", value_array, &
                                 compare_array, stat, errmsg)) return
        if (.not. has_same_dtype("symmetric_atomic_compare_swap", "result", result_array, &
                                 compare_array, stat, errmsg)) return
        if (.not. has_size("symmetric_atomic_compare_swap", "compare", compare_array%count, &
                           1_c_int64_t, "one element", stat, errmsg)) return
        if (.not. has_size("symmetric_atomic_compare_swap", "value", value_array%count, &
                           compare_array%count, "the size of compare", stat, errmsg)) return
        if (.not. has_size("symmetric_atomic_compare_swap", "result", result_array%count, &
                           compare_array%count, "the size of compare", stat, errmsg)) return
        compare_array%memory = pack_array(compare)
        value_array%memory = pack_array(value)
        result_array%memory = pack_array(result)
        status = dtl_symmetric_atomic_compare_swap(heap, dest, compare_array%memory, &
                                                   value_array%memory, result_array%memory, &
                                                   compare_array%dtype, pe)
        call release_array(compare_array%memory, compare)
        call release_array(value_array%memory, value)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_symmetric_atomic_compare_swap

end module dtl_symmetric_arrays
