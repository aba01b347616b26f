! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of spans.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_span_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_array_memory, only: elements, has_no_gaps
    use dtl_containers, only: dtl_span_create, dtl_span_dtype, dtl_span_get_local, &
                              dtl_span_set_local
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_span_create, any_span_get_local, any_span_set_local

contains

    subroutine any_span_create(local_data, global_size, rank, num_ranks, span, stat, errmsg, &
                               dtype)
        type(*), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        type(c_ptr), intent(inout) :: span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: local_data_array
        integer(c_int) :: status

        if (.not. has_no_gaps("span_create", "local_data", local_data, dtype, local_data_array, &
                              stat, errmsg)) return
        status = dtl_span_create(dtype, local_data_array%memory, local_data_array%count, &
                                 global_size, rank, num_ranks, span)
        call settle(status, stat, errmsg)
    end subroutine any_span_create

    subroutine any_span_get_local(span, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: span
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(inout), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("span_get_local", "value", dtl_span_dtype(span), dtype, stat, &
                              errmsg)) return
        status = dtl_span_get_local(span, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_span_get_local

    subroutine any_span_set_local(span, local_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: span
        integer(c_int64_t), intent(in) :: local_idx
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("span_set_local", "value", dtl_span_dtype(span), dtype, stat, &
                              errmsg)) return
        status = dtl_span_set_local(span, local_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_span_set_local

end module dtl_span_arrays
