! SPDX-License-Identifier: BSD-3-Clause
!> Arrays of any type and rank as memory for C: array.c.
!>
!> A blocking call lends an array, section or not, and ends the loan before it returns. A call that
!> returns earlier than its work is done can't: dtl_elements refuses a section there.
module dtl_array
    implicit none (type, external)
    private
    public :: lend, take_back, drop

    interface
        !> The elements of `array` in array element order: its own memory, or a packed copy of a
        !> section.
        function lend(array) bind(c, name="dtl_f_lend") result(memory)
            use, intrinsic :: iso_c_binding, only: c_ptr
            implicit none (type, external)
            type(*), intent(in) :: array(..)
            type(c_ptr) :: memory
        end function lend

        !> Ends the loan of an array that the call may have written.
        subroutine take_back(memory, array) bind(c, name="dtl_f_take_back")
            use, intrinsic :: iso_c_binding, only: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(inout) :: array(..)
        end subroutine take_back

        !> Ends the loan of an array that was only read.
        subroutine drop(memory, array) bind(c, name="dtl_f_drop")
            use, intrinsic :: iso_c_binding, only: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(in) :: array(..)
        end subroutine drop
    end interface

end module dtl_array
