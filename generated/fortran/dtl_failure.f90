! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/failure.f90.j2.
! Do not edit.

!> Failures of calls of the derived types: they set `stat` and `errmsg`, or end the whole program if
!> `stat` is absent.
module dtl_failure
    use, intrinsic :: iso_c_binding, only: c_char, c_funloc, c_funptr, c_int, c_int64_t, &
                                           c_intptr_t, c_null_ptr, c_ptr, c_size_t
    use, intrinsic :: iso_fortran_env, only: output_unit
    use dtl_core, only: DTL_END, DTL_NOT_FOUND, DTL_SUCCESS, dtl_last_error, dtl_last_error_status
    use dtl_environment, only: dtl_abort
    implicit none (type, external)
    private
    public :: settle, stop_on_failure, refuse, given, text

    integer(c_int), parameter :: GOOD(*) = [DTL_SUCCESS, DTL_NOT_FOUND, DTL_END]

    ! An I/O statement of a caller may keep its unit locked: `print *, ctx%rank()` calls this module
    ! while PRINT holds the unit. Messages are therefore written to file descriptor 2, and I/O that
    ! may block runs in a thread, for which stop_with waits at most PATIENCE steps of STEP
    ! microseconds.
    integer(c_int), parameter :: STEP = 1000_c_int
    integer, parameter :: PATIENCE = 500
    logical, volatile :: is_finished = .false.

    interface
        integer(c_size_t) function write_bytes(descriptor, bytes, count) bind(C, name="write")
            import :: c_char, c_int, c_size_t
            integer(c_int), value :: descriptor
            character(kind=c_char), intent(in) :: bytes(*)
            integer(c_size_t), value :: count
        end function write_bytes

        integer(c_int) function start_thread(thread, attributes, routine, argument) &
                bind(C, name="pthread_create")
            import :: c_funptr, c_int, c_intptr_t, c_ptr
            integer(c_intptr_t), intent(out) :: thread
            type(c_ptr), value :: attributes
            type(c_funptr), value :: routine
            type(c_ptr), value :: argument
        end function start_thread

        integer(c_int) function sleep_for(microseconds) bind(C, name="usleep")
            import :: c_int
            integer(c_int), value :: microseconds
        end function sleep_for
    end interface

contains

    !> Reports the status of a C call.
    subroutine settle(status, stat, errmsg)
        integer(c_int), intent(in) :: status
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(stat)) stat = status
        if (any(status == GOOD)) return
        call report(last_error(), present(stat), errmsg)
    end subroutine settle

    !> Ends the program if a call since dtl_clear_error has failed. Used by functions, which have no
    !> `stat`.
    subroutine stop_on_failure()
        if (dtl_last_error_status() /= DTL_SUCCESS) call stop_with(last_error())
    end subroutine stop_on_failure

    !> Reports an invalid argument before the C call; `words` is the message.
    subroutine refuse(status, name, argument, rule, words, stat, errmsg)
        integer(c_int), intent(in) :: status
        character(len=*), intent(in) :: name, argument, rule, words
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        if (present(stat)) stat = status
        call report("dtl_" // name // ": " // argument // " " // words // " [DTL-" // name // "-" &
            // argument // "-" // rule // "]", present(stat), errmsg)
    end subroutine refuse

    !> Returns an optional argument or its default.
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

    !> Ends the program. Output units are flushed first, except units that are locked.
    !> ERROR STOP would end only this process, while other processes may wait for it.
    subroutine stop_with(message)
        character(len=*), intent(in) :: message
        character(len=:), allocatable :: line
        integer(c_size_t) :: written

        line = "ERROR STOP " // message // new_line("a")
        call run_briefly(c_funloc(flush_output))
        written = write_bytes(2_c_int, line, len(line, c_size_t))
        call dtl_abort(1_c_int)
    end subroutine stop_with

    !> Runs the routine in a thread, and returns when it has finished or after the timeout.
    subroutine run_briefly(routine)
        type(c_funptr), intent(in) :: routine
        integer(c_intptr_t) :: thread
        integer(c_int) :: waited
        integer :: i

        is_finished = .false.
        if (start_thread(thread, c_null_ptr, routine, c_null_ptr) /= 0) return
        do i = 1, PATIENCE
            if (is_finished) exit
            waited = sleep_for(STEP)
        end do
    end subroutine run_briefly

    type(c_ptr) function flush_output(argument) bind(C, name="dtl__flush_output")
        type(c_ptr), value :: argument

        flush (output_unit)
        is_finished = .true.
        flush_output = argument
    end function flush_output

    function last_error() result(message)
        character(len=:), allocatable :: message
        integer(c_int64_t) :: length

        length = dtl_last_error(size=0_c_int64_t)
        allocate (character(len=length + 1) :: message)
        length = dtl_last_error(message, length + 1)
        message = message(:len(message) - 1)
    end function last_error

    function text(number)
        integer(c_int64_t), intent(in) :: number
        character(len=:), allocatable :: text
        character(len=20) :: digits

        write (digits, "(i0)") number
        text = trim(digits)
    end function text

end module dtl_failure
