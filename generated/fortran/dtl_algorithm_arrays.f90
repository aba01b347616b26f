! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of algorithms over all ranks.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_algorithm_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_algorithms, only: dtl_container_apply_value, dtl_container_apply_value_local, &
                              dtl_container_count, dtl_container_fill, dtl_container_find, &
                              dtl_container_minmax, dtl_container_reduce
    use dtl_argument_check, only: is_of_dtype
    use dtl_containers, only: dtl_container_dtype
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_container_fill, any_container_apply_value, any_container_apply_value_local, &
              any_container_find, any_container_count, any_container_reduce, any_container_minmax

contains

    subroutine any_container_fill(container, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_fill", "value", dtl_container_dtype(container), dtype, &
                              stat, errmsg)) return
        status = dtl_container_fill(container, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_container_fill

    subroutine any_container_apply_value(dst, src, value, place, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: dst
        type(c_ptr), intent(in) :: src
        type(*), intent(in), target :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_apply_value", "value", dtl_container_dtype(src), dtype, &
                              stat, errmsg)) return
        status = dtl_container_apply_value(dst, src, c_loc(value), place, op)
        call settle(status, stat, errmsg)
    end subroutine any_container_apply_value

    subroutine any_container_apply_value_local(dst, src, value, place, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: dst
        type(c_ptr), intent(in) :: src
        type(*), intent(in), target :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_apply_value_local", "value", dtl_container_dtype(src), &
                              dtype, stat, errmsg)) return
        status = dtl_container_apply_value_local(dst, src, c_loc(value), place, op)
        call settle(status, stat, errmsg)
    end subroutine any_container_apply_value_local

    subroutine any_container_find(container, value, index, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_find", "value", dtl_container_dtype(container), dtype, &
                              stat, errmsg)) return
        status = dtl_container_find(container, c_loc(value), index)
        call settle(status, stat, errmsg)
    end subroutine any_container_find

    subroutine any_container_count(container, value, count, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), target :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_count", "value", dtl_container_dtype(container), dtype, &
                              stat, errmsg)) return
        status = dtl_container_count(container, c_loc(value), count)
        call settle(status, stat, errmsg)
    end subroutine any_container_count

    subroutine any_container_reduce(container, op, result, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int), intent(in) :: op
        type(*), intent(inout), target :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_reduce", "result", dtl_container_dtype(container), dtype, &
                              stat, errmsg)) return
        status = dtl_container_reduce(container, op, c_loc(result))
        call settle(status, stat, errmsg)
    end subroutine any_container_reduce

    subroutine any_container_minmax(container, min_val, max_val, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(inout), target :: min_val
        type(*), intent(inout), target :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_minmax", "min_val", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        if (.not. is_of_dtype("container_minmax", "max_val", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        status = dtl_container_minmax(container, c_loc(min_val), c_loc(max_val))
        call settle(status, stat, errmsg)
    end subroutine any_container_minmax

end module dtl_algorithm_arrays
