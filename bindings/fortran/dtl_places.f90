! SPDX-License-Identifier: BSD-3-Clause
!> Places in arrays.
module dtl_places
    use, intrinsic :: iso_c_binding, only: c_associated, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: extent, gone

contains

    !> How far the parts in an array reach. Displacements count from 0; without them the parts stand
    !> one behind the other.
    pure function extent(counts, displs) result(reached)
        integer(c_int64_t), intent(in) :: counts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t) :: reached

        reached = sum(counts)
        if (present(displs)) &
            reached = max(0_c_int64_t, maxval(displs + counts, mask=counts > 0))
    end function extent

    !> Which handle is null now and was not before; 0 for none. C says where it is as well, but not
    !> after a call that it refuses.
    pure integer function gone(before, after)
        type(c_ptr), intent(in) :: before(:), after(:)
        integer :: i

        gone = 0
        do i = 1, size(before)
            if (c_associated(before(i)) .and. .not. c_associated(after(i))) gone = i
        end do
    end function gone

end module dtl_places
