! SPDX-License-Identifier: BSD-3-Clause
!> How calls of the derived types end: in `stat` and `errmsg`, or, where `stat` is absent, with the
!> whole job.
module dtl_failure
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t
    use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
    use dtl_core, only: DTL_ERROR_EXTENT_MISMATCH, DTL_ERROR_INVALID_ARGUMENT, DTL_SUCCESS, &
                        dtl_dtype_name, dtl_last_error, dtl_last_error_status, dtl_status_is_error
    use dtl_environment, only: dtl_abort
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: settle, stop_on_failure, refuse, fits, is_of_dtype, is_of_rank, given, text

contains

    !> Reports how a C call ended.
    subroutine settle(status, stat, errmsg)
        integer(c_int), intent(in) :: status
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(stat)) stat = status
        if (dtl_status_is_error(status) == 0) return
        call report(last_error(), present(stat), errmsg)
    end subroutine settle

    !> Ends the job if the calls since dtl_clear_error have failed: for functions, which have no
    !> `stat`.
    subroutine stop_on_failure()
        if (dtl_last_error_status() /= DTL_SUCCESS) call stop_with(last_error())
    end subroutine stop_on_failure

    !> A call that goes no further, as an argument is wrong by a rule; `words` say how.
    subroutine refuse(status, name, argument, rule, words, stat, errmsg)
        integer(c_int), intent(in) :: status
        character(len=*), intent(in) :: name, argument, rule, words
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(stat)) stat = status
        call report("dtl_" // name // ": " // argument // " " // words // " [DTL-" // name // "-" &
            // argument // "-" // rule // "]", present(stat), errmsg)
    end subroutine refuse

    !> Whether an array has the size that a call needs; if not, the call is refused. `reason` says
    !> why it needs it.
    logical function fits(name, argument, found, expected, reason, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        integer(c_int64_t), intent(in) :: found, expected
        character(len=*), intent(in) :: reason
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        fits = found == expected
        if (.not. fits) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", "has " // &
            text(found) // " elements; expected " // text(expected) // ", " // reason, stat, errmsg)
    end function fits

    !> Whether a container holds what the caller's variable is; if not, the call is refused. A
    !> container without dtype is a handle that the call itself will refuse.
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

    !> Whether a pointer has as many dimensions as the container; of a handle that is none, somebody
    !> else says so.
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

    !> An optional argument, or its default.
    integer(c_int) function given(argument, default)
        integer(c_int), intent(in), optional :: argument
        integer(c_int), intent(in) :: default

        given = default
        if (present(argument)) given = argument
    end function given

    subroutine report(message, has_stat, errmsg)
        character(len=*), intent(in) :: message
        logical, intent(in) :: has_stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(errmsg)) errmsg = message
        if (.not. has_stat) call stop_with(message)
    end subroutine report

    !> The other ranks may wait for this one, so that an ERROR STOP of this process alone would not
    !> end them.
    subroutine stop_with(message)
        character(len=*), intent(in) :: message

        flush (output_unit)
        write (error_unit, "(a)") "ERROR STOP " // message
        flush (error_unit)
        call dtl_abort(1_c_int)
    end subroutine stop_with

    function last_error() result(message)
        character(len=:), allocatable :: message
        integer(c_int64_t) :: length

        length = dtl_last_error(size=0_c_int64_t)
        allocate (character(len=length + 1) :: message)
        length = dtl_last_error(message, length + 1)
        message = message(:len(message) - 1)
    end function last_error

    function dtype_name(dtype) result(name)
        integer(c_int), intent(in) :: dtype
        character(len=:), allocatable :: name

        name = dtl_c_to_f_string(dtl_dtype_name(dtype))
    end function dtype_name

    function text(number)
        integer(c_int64_t), intent(in) :: number
        character(len=:), allocatable :: text
        character(len=20) :: digits

        write (digits, "(i0)") number
        text = trim(digits)
    end function text

end module dtl_failure
