! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned by
!> the caller, who frees it with dtl_stream_destroy.
module dtl_stream_type
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_core, only: dtl_clear_error
    use dtl_devices, only: dtl_stream_create, dtl_stream_destroy, dtl_stream_device_id, &
                           dtl_stream_device_kind, dtl_stream_future, dtl_stream_record_event, &
                           dtl_stream_synchronize, dtl_stream_test, dtl_stream_wait_event
    use dtl_event_type, only: dtl_event_t
    use dtl_failure, only: settle, stop_on_failure
    use dtl_future_type, only: dtl_future_t
    implicit none (type, external)
    private
    public :: dtl_stream_t

    !> A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned
    !> by the caller, who frees it with dtl_stream_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_stream_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => stream_close
        procedure :: device_kind => stream_device_kind
        procedure :: device_id => stream_device_id
        procedure :: create => stream_create
        procedure :: synchronize => stream_synchronize
        procedure :: test => stream_test
        procedure :: record_event => stream_record_event
        procedure :: wait_event => stream_wait_event
        procedure :: future => stream_future
    end type dtl_stream_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine stream_close(self)
        class(dtl_stream_t), intent(inout) :: self

        call dtl_stream_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine stream_close

    !> The kind of the stream's device. Local: does not wait for other ranks.
    function stream_device_kind(self) result(answer)
        class(dtl_stream_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_stream_device_kind(self%handle)
        call stop_on_failure()
    end function stream_device_kind

    !> The number of the stream's device among those of its kind. Local: does not wait for other
    !> ranks.
    function stream_device_id(self) result(answer)
        class(dtl_stream_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_stream_device_id(self%handle)
        call stop_on_failure()
    end function stream_device_id

    !> `*stream` is a new stream of the device, with nothing queued. The caller owns it. Local: does
    !> not wait for other ranks.
    subroutine stream_create(self, kind, device_id, stat, errmsg)
        class(dtl_stream_t), intent(inout) :: self
        integer(c_int), intent(in) :: kind
        integer(c_int), intent(in) :: device_id
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_create(kind, device_id, self%handle)
        call settle(status, stat, errmsg)
    end subroutine stream_create

    !> All that was queued on the stream before has run. Waits, and answers other ranks meanwhile.
    !> Returns the failure of what was queued. Waits for the work queued on the stream.
    subroutine stream_synchronize(self, stat, errmsg)
        class(dtl_stream_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_synchronize(self%handle)
        call settle(status, stat, errmsg)
    end subroutine stream_synchronize

    !> `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
    !> Local: does not wait for other ranks.
    subroutine stream_test(self, completed, stat, errmsg)
        class(dtl_stream_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine stream_test

    !> The event marks what was queued on the stream up to here, and nothing else any more. Does not
    !> wait. An event of another device than the stream's is refused. Local: does not wait for other
    !> ranks.
    subroutine stream_record_event(self, event, stat, errmsg)
        class(dtl_stream_t), intent(in) :: self
        type(dtl_event_t), intent(in) :: event
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_record_event(self%handle, event%handle)
        call settle(status, stat, errmsg)
    end subroutine stream_record_event

    !> What is queued on the stream from here on runs after what `event` marks now; at once where it
    !> marks nothing. The call itself waits only where the stream is of another kind of device than
    !> the event, or of the host. Waits for the event, where the stream is of another kind of
    !> device.
    subroutine stream_wait_event(self, event, stat, errmsg)
        class(dtl_stream_t), intent(in) :: self
        type(dtl_event_t), intent(in) :: event
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_wait_event(self%handle, event%handle)
        call settle(status, stat, errmsg)
    end subroutine stream_wait_event

    !> `*fut` is a future that is complete once all has run that was queued on the stream up to
    !> here, and has the failure of what was queued. It follows from nothing that is queued later,
    !> and the stream may be closed before. Does not wait. The caller owns it. Local: does not wait
    !> for other ranks.
    subroutine stream_future(self, fut, stat, errmsg)
        class(dtl_stream_t), intent(in) :: self
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_stream_future(self%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine stream_future

end module dtl_stream_type
