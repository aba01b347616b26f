! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of models.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_model_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_array_memory, only: elements, has_no_gaps
    use dtl_failure, only: settle
    use dtl_symmetric, only: dtl_model_tensor
    implicit none (type, external)
    private
    public :: any_model_tensor

contains

    subroutine any_model_tensor(model, buffer, rows, columns, tensor, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: model
        type(*), asynchronous, intent(inout) :: buffer(..)
        integer(c_int64_t), intent(in) :: rows
        integer(c_int64_t), intent(in) :: columns
        integer(c_int64_t), intent(out) :: tensor
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buffer_array
        integer(c_int) :: status

        if (.not. has_no_gaps("model_tensor", "buffer", buffer, dtype, buffer_array, stat, &
                              errmsg)) return
        if (.not. has_size("model_tensor", "buffer", buffer_array%count, &
                           int(rows * columns, c_int64_t), "rows * columns", stat, errmsg)) return
        status = dtl_model_tensor(model, buffer_array%memory, rows, columns, buffer_array%dtype, &
                                  tensor)
        call settle(status, stat, errmsg)
    end subroutine any_model_tensor

end module dtl_model_arrays
