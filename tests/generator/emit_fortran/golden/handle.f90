! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> Elements in a row.
module dtl_box_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_boxes, only: dtl_box_create, dtl_box_destroy, dtl_box_name, dtl_box_owner
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_options
    use dtl_failure, only: settle, stop_on_failure
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: dtl_box_t

    !> Elements in a row.
    !> Indices count from 1, ranks from 0.
    type :: dtl_box_t
        !> The handle of the C interface.  A copy of this variable is the same handle: close one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => box_close
        procedure, private :: box_owner, box_owner_default
        generic :: owner => box_owner, box_owner_default
        procedure :: name => box_name
        procedure, private :: box_create, box_create_default
        generic :: create => box_create, box_create_default
    end type dtl_box_t

contains

    !> Gives the handle back; to do it again is harmless.
    subroutine box_close(self)
        class(dtl_box_t), intent(inout) :: self

        call dtl_box_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine box_close

    !> The process that has the element.
    function box_owner(self, place) result(answer)
        class(dtl_box_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: place
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_box_owner(self%handle, int(place, c_int64_t))
        call stop_on_failure()
    end function box_owner

    !> The process that has the element.
    function box_owner_default(self, place) result(answer)
        class(dtl_box_t), intent(in) :: self
        integer(c_int), intent(in) :: place
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_box_owner(self%handle, int(place, c_int64_t))
        call stop_on_failure()
    end function box_owner_default

    !> What the box is called.
    function box_name(self) result(answer)
        class(dtl_box_t), intent(in) :: self
        character(len=:), allocatable :: answer

        call dtl_clear_error()
        answer = dtl_c_to_f_string(dtl_box_name(self%handle))
        call stop_on_failure()
    end function box_name

    !> A box with room for `capacity` elements.
    subroutine box_create(self, ctx, dtype, capacity, opts, stat, errmsg)
        class(dtl_box_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int64_t), intent(in) :: capacity
        type(dtl_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_box_create(ctx%handle, dtype, int(capacity, c_int64_t), opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine box_create

    !> A box with room for `capacity` elements.
    subroutine box_create_default(self, ctx, dtype, capacity, opts, stat, errmsg)
        class(dtl_box_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(in) :: capacity
        type(dtl_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_box_create(ctx%handle, dtype, int(capacity, c_int64_t), opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine box_create_default

end module dtl_box_type
