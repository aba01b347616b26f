! SPDX-License-Identifier: BSD-3-Clause
!> A function that fails in the list of an I/O statement ends the program, although the statement
!> locks its unit. CTest expects the message, and the line that was printed before.
program error_in_io
    use, intrinsic :: iso_fortran_env, only: error_unit
    use dtl
    implicit none (type, external)
    type(dtl_context_t) :: closed
    character(len=8) :: unit

    call get_command_argument(1, unit)
    print "(a)", "before"
    if (unit == "output") then
        print *, "rank", closed%rank()
    else
        write (error_unit, *) "rank", closed%rank()
    end if
    print "(a)", "BROKEN: the program goes on"
end program error_in_io
