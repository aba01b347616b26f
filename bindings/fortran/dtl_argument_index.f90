! SPDX-License-Identifier: BSD-3-Clause
!> Indices in arrays of arguments.
module dtl_argument_index
    use, intrinsic :: iso_c_binding, only: c_associated, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: extent, completed_index

contains

    !> Returns the number of elements of an array that holds all parts. Displacements count from 0;
    !> without them the parts are contiguous.
    pure function extent(counts, displs) result(total)
        integer(c_int64_t), intent(in) :: counts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t) :: total

        total = sum(counts)
        if (present(displs)) &
            total = max(0_c_int64_t, maxval(displs + counts, mask=counts > 0))
    end function extent

    !> Returns the index of the handle that has become null, or 0 for none. C returns the index as
    !> well, but not after a refused call.
    pure integer function completed_index(before, after)
        type(c_ptr), intent(in) :: before(:), after(:)
        integer :: i

        completed_index = 0
        do i = 1, size(before)
            if (c_associated(before(i)) .and. .not. c_associated(after(i))) completed_index = i
        end do
    end function completed_index

end module dtl_argument_index
