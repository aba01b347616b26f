! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory or
!> dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at any time
!> and from any thread.
module dtl_memory_type
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    use dtl_containers, only: dtl_memory_release
    implicit none (type, external)
    private
    public :: dtl_memory_t

    !> Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory
    !> or dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at
    !> any time and from any thread.
    !> Indices start at 1, ranks at 0.
    type :: dtl_memory_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => memory_close
    end type dtl_memory_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine memory_close(self)
        class(dtl_memory_t), intent(inout) :: self

        call dtl_memory_release(self%handle)
        self%handle = c_null_ptr
    end subroutine memory_close

end module dtl_memory_type
