! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of tensors.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_tensor_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_containers, only: dtl_tensor_create_fill, dtl_tensor_dtype, dtl_tensor_fill_local, &
                              dtl_tensor_get_local, dtl_tensor_set_local
    use dtl_core, only: dtl_shape
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_tensor_create_fill, any_tensor_get_local, any_tensor_set_local, &
              any_tensor_fill_local

contains

    subroutine any_tensor_create_fill(ctx, shape, value, tensor, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        type(*), intent(in), target :: value
        type(c_ptr), intent(inout) :: tensor
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        status = dtl_tensor_create_fill(ctx, dtype, shape, c_loc(value), tensor)
        call settle(status, stat, errmsg)
    end subroutine any_tensor_create_fill

    subroutine any_tensor_get_local(tensor, linear_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: tensor
        integer(c_int64_t), intent(in) :: linear_idx
        type(*), intent(inout), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("tensor_get_local", "value", dtl_tensor_dtype(tensor), dtype, stat, &
                              errmsg)) return
        status = dtl_tensor_get_local(tensor, linear_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_tensor_get_local

    subroutine any_tensor_set_local(tensor, linear_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: tensor
        integer(c_int64_t), intent(in) :: linear_idx
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("tensor_set_local", "value", dtl_tensor_dtype(tensor), dtype, stat, &
                              errmsg)) return
        status = dtl_tensor_set_local(tensor, linear_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_tensor_set_local

    subroutine any_tensor_fill_local(tensor, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: tensor
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("tensor_fill_local", "value", dtl_tensor_dtype(tensor), dtype, stat, &
                              errmsg)) return
        status = dtl_tensor_fill_local(tensor, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_tensor_fill_local

end module dtl_tensor_arrays
