! SPDX-License-Identifier: BSD-3-Clause
!> Checks of Fortran tests: each check prints its description, and a failing one ends the job.
module checks
    use, intrinsic :: iso_fortran_env, only: error_unit, output_unit
    use dtl, only: c_int, dtl_abort
    implicit none (type, external)
    private
    public :: check, same_text, says

contains

    subroutine check(holds, claim)
        logical, intent(in) :: holds
        character(len=*), intent(in) :: claim

        if (holds) then
            write (output_unit, "(a)") "ok: " // claim
            return
        end if
        write (error_unit, "(a)") "BROKEN: " // claim
        flush (output_unit)
        flush (error_unit)
        call dtl_abort(1_c_int)
    end subroutine check

    subroutine same_text(found, expected, claim)
        character(len=*), intent(in) :: found, expected, claim

        if (found /= expected) call show(found, expected)
        call check(found == expected, claim)
    end subroutine same_text

    !> Checks that a message contains these words.
    subroutine says(message, words, claim)
        character(len=*), intent(in) :: message, words, claim

        if (index(message, words) == 0) call show(message, words)
        call check(index(message, words) > 0, claim)
    end subroutine says

    subroutine show(found, expected)
        character(len=*), intent(in) :: found, expected

        write (error_unit, "(a)") "found: " // trim(found), "expected: " // trim(expected)
    end subroutine show

end module checks
