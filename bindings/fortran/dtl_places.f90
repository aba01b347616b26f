! SPDX-License-Identifier: BSD-3-Clause
!> Indices in arrays of arguments.
module dtl_places
    use, intrinsic :: iso_c_binding, only: c_associated, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: extent, gone

contains

    !> Returns the number of elements of an array that holds all parts. Displacements count from 0;
    !> without them the parts are contiguous.
    pure function extent(counts, displs) result(reached)
        integer(c_int64_t), intent(in) :: counts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t) :: reached

        reached = sum(counts)
        if (present(displs)) &
            reached = max(0_c_int64_t, maxval(displs + counts, mask=counts > 0))
    end function extent

    !> Returns the index of the handle that has become null, or 0 for none. C returns the index as
    !> well, but not after a refused call.
    pure integer function gone(before, after)
        type(c_ptr), intent(in) :: before(:), after(:)
        integer :: i

        gone = 0
        do i = 1, size(before)
            if (c_associated(before(i)) .and. .not. c_associated(after(i))) gone = i
        end do
    end function gone

end module dtl_places
