! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
!> dtl_event_destroy.
module dtl_event_type
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_null_ptr, c_ptr
    use dtl_devices, only: dtl_event_create, dtl_event_destroy, dtl_event_elapsed, &
                           dtl_event_synchronize, dtl_event_test
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: dtl_event_t

    !> A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
    !> dtl_event_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_event_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => event_close
        procedure :: create => event_create
        procedure :: synchronize => event_synchronize
        procedure :: test => event_test
        procedure :: elapsed => event_elapsed
    end type dtl_event_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine event_close(self)
        class(dtl_event_t), intent(inout) :: self

        call dtl_event_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine event_close

    !> `*event` is an event of the device that marks nothing yet. The caller owns it. Local: does
    !> not wait for other ranks.
    subroutine event_create(self, kind, device_id, stat, errmsg)
        class(dtl_event_t), intent(inout) :: self
        integer(c_int), intent(in) :: kind
        integer(c_int), intent(in) :: device_id
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_event_create(kind, device_id, self%handle)
        call settle(status, stat, errmsg)
    end subroutine event_create

    !> What the event marks has run; so it has where it marks nothing. Waits, and answers other
    !> ranks meanwhile. Waits for the work that the event marks.
    subroutine event_synchronize(self, stat, errmsg)
        class(dtl_event_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_event_synchronize(self%handle)
        call settle(status, stat, errmsg)
    end subroutine event_synchronize

    !> `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
    !> Does not wait. Local: does not wait for other ranks.
    subroutine event_test(self, completed, stat, errmsg)
        class(dtl_event_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_event_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine event_test

    !> `*milliseconds` have passed on the device between what the two events mark. Events of two
    !> devices, and one that marks nothing or something that has not run, are refused. Local: does
    !> not wait for other ranks.
    subroutine event_elapsed(self, later, milliseconds, stat, errmsg)
        class(dtl_event_t), intent(in) :: self
        type(dtl_event_t), intent(in) :: later
        real(c_double), intent(out) :: milliseconds
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_event_elapsed(self%handle, later%handle, milliseconds)
        call settle(status, stat, errmsg)
    end subroutine event_elapsed

end module dtl_event_type
