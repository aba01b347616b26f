! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/failure.f90.j2.
! Do not edit.

!> How calls of the derived types end: in `stat` and `errmsg`, or, where `stat` is absent, with the
!> whole program.
module dtl_failure
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t
    use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
    use dtl_core, only: DTL_SUCCESS
    implicit none (type, external)
    private
    public :: settle, refuse, given, text

    integer(c_int), parameter :: GOOD(*) = [DTL_SUCCESS]

contains

    !> Reports how a C call ended.
    subroutine settle(status, stat, errmsg)
        integer(c_int), intent(in) :: status
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(stat)) stat = status
        if (any(status == GOOD)) return
        call report(last_error(status), present(stat), errmsg)
    end subroutine settle

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

    subroutine stop_with(message)
        character(len=*), intent(in) :: message

        flush (output_unit)
        write (error_unit, "(a)") "ERROR STOP " // message
        flush (error_unit)
        error stop 1, quiet=.true.
    end subroutine stop_with

    function last_error(status) result(message)
        integer(c_int), intent(in) :: status
        character(len=:), allocatable :: message

        message = "status " // text(int(status, c_int64_t))
    end function last_error

    function text(number)
        integer(c_int64_t), intent(in) :: number
        character(len=:), allocatable :: text
        character(len=20) :: digits

        write (digits, "(i0)") number
        text = trim(digits)
    end function text

end module dtl_failure
