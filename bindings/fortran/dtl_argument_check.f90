! SPDX-License-Identifier: BSD-3-Clause
!> Checks of arguments against what a call requires. A failed check refuses the call.
module dtl_argument_check
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t
    use dtl_core, only: DTL_ERROR_EXTENT_MISMATCH, DTL_ERROR_INVALID_ARGUMENT, dtl_dtype_name
    use dtl_failure, only: refuse, text
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: has_size, is_of_dtype, is_of_rank

contains

    !> Returns true if an array has the size that the call requires; otherwise refuses the call.
    !> `reason` explains the required size in the error.
    logical function has_size(name, argument, found, expected, reason, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        integer(c_int64_t), intent(in) :: found, expected
        character(len=*), intent(in) :: reason
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        has_size = found == expected
        if (.not. has_size) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", &
            "has " // text(found) // " elements; expected " // text(expected) // ", " // &
            reason, stat, errmsg)
    end function has_size

    !> Returns true if the variable has the container's dtype; otherwise refuses the call. A
    !> negative container dtype comes from an invalid handle, which the call itself refuses.
    logical function is_of_dtype(name, argument, container_dtype, dtype, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        integer(c_int), intent(in) :: container_dtype, dtype
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        is_of_dtype = container_dtype == dtype .or. container_dtype < 0
        if (.not. is_of_dtype) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
            "is " // dtype_name(dtype) // "; expected " // dtype_name(container_dtype) // &
            ", the container's dtype", stat, errmsg)
    end function is_of_dtype

    !> Returns true if the pointer has as many dimensions as the container; otherwise refuses the
    !> call. `ndim` is 0 for an invalid handle, which the call itself refuses.
    logical function is_of_rank(name, argument, pointed, ndim, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        integer, intent(in) :: pointed
        integer(c_int), intent(in) :: ndim
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        is_of_rank = pointed == ndim .or. ndim <= 0
        if (.not. is_of_rank) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "rank", &
            "has dimensions: " // text(int(pointed, c_int64_t)) // &
            "; expected those of the container: " // text(int(ndim, c_int64_t)), stat, errmsg)
    end function is_of_rank

    function dtype_name(dtype) result(name)
        integer(c_int), intent(in) :: dtype
        character(len=:), allocatable :: name

        name = dtl_c_to_f_string(dtl_dtype_name(dtype))
    end function dtype_name

end module dtl_argument_check
