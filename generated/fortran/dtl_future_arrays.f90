! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of futures.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_future_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use dtl_array_memory, only: elements, has_dtype, pack_array, release_array, unpack_array
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    use dtl_futures, only: dtl_future_get, dtl_future_set
    implicit none (type, external)
    private
    public :: any_future_get, any_future_set

contains

    subroutine any_future_get(fut, buffer, stat, errmsg)
        type(c_ptr), intent(in) :: fut
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: buffer_array
        integer(c_int) :: status

        if (.not. has_dtype("future_get", "buffer", buffer, DTL_DTYPE_BYTE, buffer_array, stat, &
                            errmsg)) return
        buffer_array%memory = pack_array(buffer)
        status = dtl_future_get(fut, buffer_array%memory, buffer_array%count)
        call unpack_array(buffer_array%memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine any_future_get

    subroutine any_future_set(fut, value, stat, errmsg)
        type(c_ptr), intent(in) :: fut
        type(*), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: value_array
        integer(c_int) :: status

        if (.not. has_dtype("future_set", "value", value, DTL_DTYPE_BYTE, value_array, stat, &
                            errmsg)) return
        value_array%memory = pack_array(value)
        status = dtl_future_set(fut, value_array%memory, value_array%count)
        call release_array(value_array%memory, value)
        call settle(status, stat, errmsg)
    end subroutine any_future_set

end module dtl_future_arrays
