! SPDX-License-Identifier: BSD-3-Clause
!> How the examples say things, and what they do about a call that fails.
module words
    use dtl
    implicit none (type, external)
    private
    public :: yes_no, good, text

contains

    !> Returns the text for a condition.
    function yes_no(answer)
        logical, intent(in) :: answer
        character(len=:), allocatable :: yes_no

        yes_no = trim(merge("yes", "no ", answer))
    end function yes_no

    !> Ends the job unless the call succeeded.
    subroutine good(status)
        integer(c_int), intent(in) :: status

        if (status /= DTL_SUCCESS) error stop "a call has failed"
    end subroutine good

    !> Converts a C string.
    function text(said)
        type(c_ptr), intent(in) :: said
        character(len=:), allocatable :: text

        text = dtl_c_to_f_string(said)
    end function text
end module words
