! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of queued work.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_queue_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: has_size, is_of_dtype
    use dtl_array_memory, only: elements, has_no_gaps
    use dtl_containers, only: dtl_container_dtype
    use dtl_devices, only: dtl_container_queue_apply_value, dtl_container_queue_copy_from_host, &
                           dtl_container_queue_copy_to_host, dtl_container_queue_count_local, &
                           dtl_container_queue_fill, dtl_container_queue_find_local, &
                           dtl_container_queue_reduce_local
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_container_queue_fill, any_container_queue_apply_value, &
              any_container_queue_reduce_local, any_container_queue_count_local, &
              any_container_queue_find_local, any_container_queue_copy_to_host, &
              any_container_queue_copy_from_host

contains

    subroutine any_container_queue_fill(container, value, stream, fut, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_fill", "value", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        status = dtl_container_queue_fill(container, c_loc(value), stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_fill

    subroutine any_container_queue_apply_value(dst, src, value, place, op, stream, fut, stat, &
                                               errmsg, dtype)
        type(c_ptr), intent(in) :: dst
        type(c_ptr), intent(in) :: src
        type(*), intent(in), target :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_apply_value", "value", dtl_container_dtype(src), &
                              dtype, stat, errmsg)) return
        status = dtl_container_queue_apply_value(dst, src, c_loc(value), place, op, stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_apply_value

    subroutine any_container_queue_reduce_local(container, op, result, stream, fut, stat, errmsg, &
                                                dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int), intent(in) :: op
        type(*), asynchronous, intent(inout) :: result(..)
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: result_array
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_reduce_local", "result", &
                              dtl_container_dtype(container), dtype, stat, errmsg)) return
        if (.not. has_no_gaps("container_queue_reduce_local", "result", result, dtype, &
                              result_array, stat, errmsg)) return
        if (.not. has_size("container_queue_reduce_local", "result", result_array%count, &
                           1_c_int64_t, "one element", stat, errmsg)) return
        status = dtl_container_queue_reduce_local(container, op, result_array%memory, stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_reduce_local

    subroutine any_container_queue_count_local(container, value, stream, fut, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_count_local", "value", &
                              dtl_container_dtype(container), dtype, stat, errmsg)) return
        status = dtl_container_queue_count_local(container, c_loc(value), stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_count_local

    subroutine any_container_queue_find_local(container, value, stream, fut, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_find_local", "value", &
                              dtl_container_dtype(container), dtype, stat, errmsg)) return
        status = dtl_container_queue_find_local(container, c_loc(value), stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_find_local

    subroutine any_container_queue_copy_to_host(container, host_buffer, stream, fut, stat, errmsg, &
                                                dtype)
        type(c_ptr), intent(in) :: container
        type(*), asynchronous, intent(inout) :: host_buffer(..)
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_copy_to_host", "host_buffer", &
                              dtl_container_dtype(container), dtype, stat, errmsg)) return
        if (.not. has_no_gaps("container_queue_copy_to_host", "host_buffer", host_buffer, dtype, &
                              host_buffer_array, stat, errmsg)) return
        status = dtl_container_queue_copy_to_host(container, host_buffer_array%memory, &
                                                  host_buffer_array%count, stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_copy_to_host

    subroutine any_container_queue_copy_from_host(container, host_buffer, stream, fut, stat, &
                                                  errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), asynchronous, intent(in) :: host_buffer(..)
        type(c_ptr), intent(in) :: stream
        type(c_ptr), intent(inout) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: host_buffer_array
        integer(c_int) :: status

        if (.not. is_of_dtype("container_queue_copy_from_host", "host_buffer", &
                              dtl_container_dtype(container), dtype, stat, errmsg)) return
        if (.not. has_no_gaps("container_queue_copy_from_host", "host_buffer", host_buffer, dtype, &
                              host_buffer_array, stat, errmsg)) return
        status = dtl_container_queue_copy_from_host(container, host_buffer_array%memory, &
                                                    host_buffer_array%count, stream, fut)
        call settle(status, stat, errmsg)
    end subroutine any_container_queue_copy_from_host

end module dtl_queue_arrays
