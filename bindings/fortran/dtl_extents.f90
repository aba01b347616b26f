! SPDX-License-Identifier: BSD-3-Clause
!> How far the parts in an array reach.
module dtl_extents
    use, intrinsic :: iso_c_binding, only: c_int64_t
    implicit none (type, external)
    private
    public :: extent

contains

    !> Displacements count from 0; without them the parts stand one behind the other.
    pure function extent(counts, displs) result(reached)
        integer(c_int64_t), intent(in) :: counts(:)
        integer(c_int64_t), intent(in), optional :: displs(:)
        integer(c_int64_t) :: reached

        reached = sum(counts)
        if (present(displs)) &
            reached = max(0_c_int64_t, maxval(displs + counts, mask=counts > 0))
    end function extent

end module dtl_extents
