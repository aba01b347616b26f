! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of arrays.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_array_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_array_memory, only: elements, pack_array, release_array, unpack_array
    use dtl_containers, only: dtl_array_copy_from_host, dtl_array_copy_to_host, &
                              dtl_array_create_fill, dtl_array_dtype, dtl_array_fill_local, &
                              dtl_array_get_local, dtl_array_set_local
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_array_copy_to_host, any_array_copy_from_host, any_array_create_fill, &
              any_array_get_local, any_array_set_local, any_array_fill_local

contains

    subroutine any_array_copy_to_host(arr, host_buffer, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: arr
        type(*), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("array_copy_to_host", "host_buffer", dtl_array_dtype(arr), dtype, &
                              stat, errmsg)) return
        host_buffer_array%count = size(host_buffer, kind=c_int64_t)
        host_buffer_array%memory = pack_array(host_buffer)
        status = dtl_array_copy_to_host(arr, host_buffer_array%memory, host_buffer_array%count)
        call unpack_array(host_buffer_array%memory, host_buffer)
        call settle(status, stat, errmsg)
    end subroutine any_array_copy_to_host

    subroutine any_array_copy_from_host(arr, host_buffer, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: arr
        type(*), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("array_copy_from_host", "host_buffer", dtl_array_dtype(arr), dtype, &
                              stat, errmsg)) return
        host_buffer_array%count = size(host_buffer, kind=c_int64_t)
        host_buffer_array%memory = pack_array(host_buffer)
        status = dtl_array_copy_from_host(arr, host_buffer_array%memory, host_buffer_array%count)
        call release_array(host_buffer_array%memory, host_buffer)
        call settle(status, stat, errmsg)
    end subroutine any_array_copy_from_host

    subroutine any_array_create_fill(ctx, size, value, arr, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        type(*), intent(in), target :: value
        type(c_ptr), intent(inout) :: arr
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        status = dtl_array_create_fill(ctx, dtype, size, c_loc(value), arr)
        call settle(status, stat, errmsg)
    end subroutine any_array_create_fill

    subroutine any_array_get_local(arr, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: arr
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(inout), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("array_get_local", "value", dtl_array_dtype(arr), dtype, stat, &
                              errmsg)) return
        status = dtl_array_get_local(arr, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_array_get_local

    subroutine any_array_set_local(arr, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: arr
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("array_set_local", "value", dtl_array_dtype(arr), dtype, stat, &
                              errmsg)) return
        status = dtl_array_set_local(arr, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_array_set_local

    subroutine any_array_fill_local(arr, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: arr
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("array_fill_local", "value", dtl_array_dtype(arr), dtype, stat, &
                              errmsg)) return
        status = dtl_array_fill_local(arr, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_array_fill_local

end module dtl_array_arrays
