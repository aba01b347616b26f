! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the caller;
!> every rank frees its own with dtl_symmetric_destroy, all together.
module dtl_symmetric_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error
    use dtl_failure, only: settle, stop_on_failure
    use dtl_symmetric, only: dtl_symmetric_create, dtl_symmetric_destroy, dtl_symmetric_is_valid, &
                             dtl_symmetric_my_pe, dtl_symmetric_n_pes, dtl_symmetric_size, &
                             dtl_symmetric_used
    implicit none (type, external)
    private
    public :: dtl_symmetric_t

    !> A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
    !> caller; every rank frees its own with dtl_symmetric_destroy, all together.
    !> Indices count from 1, ranks from 0.
    type :: dtl_symmetric_t
        !> The handle of the C interface.  A copy of this variable is the same handle: close one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => symmetric_close
        procedure :: is_valid => symmetric_is_valid
        procedure :: my_pe => symmetric_my_pe
        procedure :: n_pes => symmetric_n_pes
        procedure :: size => symmetric_size
        procedure :: used => symmetric_used
        procedure, private :: symmetric_create, symmetric_create_default
        generic :: create => symmetric_create, symmetric_create_default
    end type dtl_symmetric_t

contains

    !> Gives the handle back; to do it again is harmless.
    subroutine symmetric_close(self)
        class(dtl_symmetric_t), intent(inout) :: self

        call dtl_symmetric_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine symmetric_close

    !> 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last
    !> error says which.
    function symmetric_is_valid(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_symmetric_is_valid(self%handle)
    end function symmetric_is_valid

    !> This rank's number in the heap's context.
    function symmetric_my_pe(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_my_pe(self%handle)
        call stop_on_failure()
    end function symmetric_my_pe

    !> How many ranks the heap's context has.
    function symmetric_n_pes(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_n_pes(self%handle)
        call stop_on_failure()
    end function symmetric_n_pes

    !> Bytes of this rank's heap, free or not.
    function symmetric_size(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_size(self%handle)
        call stop_on_failure()
    end function symmetric_size

    !> Bytes of this rank's heap that are allocated, with what keeps allocations apart.
    function symmetric_used(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_used(self%handle)
        call stop_on_failure()
    end function symmetric_used

    !> `*heap` is a heap of `size` bytes on each rank. Collective; sizes that differ are refused on
    !> all ranks. The memory is there from the beginning. With 0 it has as many bytes as
    !> DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M without
    !> it.
    subroutine symmetric_create(self, ctx, size, stat, errmsg)
        class(dtl_symmetric_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_create(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_create

    !> `*heap` is a heap of `size` bytes on each rank. Collective; sizes that differ are refused on
    !> all ranks. The memory is there from the beginning. With 0 it has as many bytes as
    !> DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M without
    !> it.
    subroutine symmetric_create_default(self, ctx, size, stat, errmsg)
        class(dtl_symmetric_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_create(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_create_default

end module dtl_symmetric_type
