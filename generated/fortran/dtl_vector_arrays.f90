! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of vectors.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_vector_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_array_memory, only: elements, pack_array, release_array, unpack_array
    use dtl_containers, only: dtl_vector_copy_from_host, dtl_vector_copy_to_host, &
                              dtl_vector_create_fill, dtl_vector_dtype, dtl_vector_fill_local, &
                              dtl_vector_get_local, dtl_vector_reduce_max, dtl_vector_reduce_min, &
                              dtl_vector_reduce_sum, dtl_vector_set_local
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_vector_copy_to_host, any_vector_copy_from_host, any_vector_create_fill, &
              any_vector_get_local, any_vector_set_local, any_vector_fill_local, &
              any_vector_reduce_sum, any_vector_reduce_min, any_vector_reduce_max

contains

    subroutine any_vector_copy_to_host(vec, host_buffer, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_copy_to_host", "host_buffer", dtl_vector_dtype(vec), dtype, &
                              stat, errmsg)) return
        host_buffer_array%count = size(host_buffer, kind=c_int64_t)
        host_buffer_array%memory = pack_array(host_buffer)
        status = dtl_vector_copy_to_host(vec, host_buffer_array%memory, host_buffer_array%count)
        call unpack_array(host_buffer_array%memory, host_buffer)
        call settle(status, stat, errmsg)
    end subroutine any_vector_copy_to_host

    subroutine any_vector_copy_from_host(vec, host_buffer, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_copy_from_host", "host_buffer", dtl_vector_dtype(vec), &
                              dtype, stat, errmsg)) return
        host_buffer_array%count = size(host_buffer, kind=c_int64_t)
        host_buffer_array%memory = pack_array(host_buffer)
        status = dtl_vector_copy_from_host(vec, host_buffer_array%memory, host_buffer_array%count)
        call release_array(host_buffer_array%memory, host_buffer)
        call settle(status, stat, errmsg)
    end subroutine any_vector_copy_from_host

    subroutine any_vector_create_fill(ctx, global_size, value, vec, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        type(*), intent(in), target :: value
        type(c_ptr), intent(inout) :: vec
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        status = dtl_vector_create_fill(ctx, dtype, global_size, c_loc(value), vec)
        call settle(status, stat, errmsg)
    end subroutine any_vector_create_fill

    subroutine any_vector_get_local(vec, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(inout), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_get_local", "value", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_get_local(vec, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_vector_get_local

    subroutine any_vector_set_local(vec, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_set_local", "value", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_set_local(vec, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_vector_set_local

    subroutine any_vector_fill_local(vec, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_fill_local", "value", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_fill_local(vec, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_vector_fill_local

    subroutine any_vector_reduce_sum(vec, result, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(inout), target :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_reduce_sum", "result", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_reduce_sum(vec, c_loc(result))
        call settle(status, stat, errmsg)
    end subroutine any_vector_reduce_sum

    subroutine any_vector_reduce_min(vec, result, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(inout), target :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_reduce_min", "result", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_reduce_min(vec, c_loc(result))
        call settle(status, stat, errmsg)
    end subroutine any_vector_reduce_min

    subroutine any_vector_reduce_max(vec, result, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: vec
        type(*), intent(inout), target :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("vector_reduce_max", "result", dtl_vector_dtype(vec), dtype, stat, &
                              errmsg)) return
        status = dtl_vector_reduce_max(vec, c_loc(result))
        call settle(status, stat, errmsg)
    end subroutine any_vector_reduce_max

end module dtl_vector_arrays
