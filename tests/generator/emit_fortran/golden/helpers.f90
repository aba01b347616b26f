! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/helpers.f90.j2.
! Do not edit.

!> Wrappers of C functions for Fortran arrays and strings.
module dtl_helpers
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_double, c_f_pointer, c_int, &
                                           c_int64_t, c_loc, c_ptr, c_size_t
    use dtl_boxes, only: dtl_reduce
    use dtl_core, only: DTL_DTYPE_FLOAT64, DTL_OP_SUM
    implicit none (type, external)
    private
    public :: dtl_c_to_f_string
    public :: dtl_reduce_sum_double

    interface
        pure function c_strlen(text) bind(c, name="strlen") result(length)
            import :: c_ptr, c_size_t
            implicit none (type, external)
            type(c_ptr), value :: text
            integer(c_size_t) :: length
        end function c_strlen
    end interface

contains

    !> Returns a C string as a Fortran string; empty for a null pointer.
    function dtl_c_to_f_string(c_str) result(text)
        type(c_ptr), intent(in) :: c_str
        character(len=:), allocatable :: text
        character(kind=c_char), pointer :: letters(:)
        integer :: i

        if (.not. c_associated(c_str)) then
            text = ""
            return
        end if
        call c_f_pointer(c_str, letters, [c_strlen(c_str)])
        allocate (character(len=size(letters)) :: text)
        do i = 1, size(letters)
            text(i:i) = letters(i)
        end do
    end function dtl_c_to_f_string

    !> dtl_reduce on arrays of DTL_DTYPE_FLOAT64.
    function dtl_reduce_sum_double(ctx, data, recvbuf, count, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: data(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_reduce(ctx, c_loc(data), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, &
                            DTL_OP_SUM, root)
    end function dtl_reduce_sum_double

end module dtl_helpers
