! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> An operation under way. Made by the functions that start one; owned by the caller, who gives it
!> up with dtl_wait, dtl_waitall or dtl_request_free.
module dtl_request_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_argument_index, only: completed_index
    use dtl_communication, only: dtl_cancel, dtl_request_free, dtl_request_future, dtl_test, &
                                 dtl_testall, dtl_testany, dtl_wait, dtl_waitall, dtl_waitany
    use dtl_failure, only: settle
    use dtl_future_type, only: dtl_future_t
    implicit none (type, external)
    private
    public :: dtl_request_t
    public :: dtl_wait_all
    public :: dtl_wait_any
    public :: dtl_test_any
    public :: dtl_test_all

    !> An operation under way. Made by the functions that start one; owned by the caller, who gives
    !> it up with dtl_wait, dtl_waitall or dtl_request_free.
    !> Indices start at 1, ranks at 0.
    type :: dtl_request_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => request_close
        procedure :: wait => request_wait
        procedure :: test => request_test
        procedure :: future => request_future
        procedure :: cancel => request_cancel
    end type dtl_request_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine request_close(self)
        class(dtl_request_t), intent(inout) :: self

        call dtl_request_free(self%handle)
        self%handle = c_null_ptr
    end subroutine request_close

    !> The operation is complete, its buffers are the caller's again, and the handle is closed.
    !> Returns the operation's own failure if it failed. Waits for the other ranks of the operation.
    subroutine request_wait(self, stat, errmsg)
        class(dtl_request_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_wait(self%handle)
        self%handle = c_null_ptr
        call settle(status, stat, errmsg)
    end subroutine request_wait

    !> `*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The handle
    !> stays open in both cases, as it is passed by value: dtl_wait, which does not wait then, or
    !> dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when they are
    !> found complete. Returns the operation's own failure if it failed. Local: does not wait for
    !> other ranks.
    subroutine request_test(self, completed, stat, errmsg)
        class(dtl_request_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine request_test

    !> `*fut` is a future that has a value, of 0 bytes, once the operation is complete, or its
    !> failure. The request's handle is closed: the operation is the future's from here on. A future
    !> that is destroyed earlier leaves the operation going on, and its buffers must stay until the
    !> library is done with them. Local: does not wait for other ranks.
    subroutine request_future(self, fut, stat, errmsg)
        class(dtl_request_t), intent(inout) :: self
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_request_future(self%handle, fut%handle)
        self%handle = c_null_ptr
        call settle(status, stat, errmsg)
    end subroutine request_future

    !> A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED at
    !> once, and its buffer stays as it was. One whose message has come is left alone, and completes
    !> as usual. The handle stays open in both cases. Sends, collectives and whatever else can't be
    !> taken back are refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait for other ranks.
    subroutine request_cancel(self, stat, errmsg)
        class(dtl_request_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_cancel(self%handle)
        call settle(status, stat, errmsg)
    end subroutine request_cancel

    !> All operations are complete and their handles closed; the entries of `requests` are null.
    !> Null entries are passed over. Returns the first failure in the order of the array, after all
    !> are complete. Waits for the other ranks of the operation.
    subroutine dtl_wait_all(requests, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_waitall(size(requests, kind=c_int64_t), handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_wait_all

    !> One operation is complete: `*index` says which, its handle is closed and its entry of
    !> `requests` null. Waits for the first. Null entries are passed over; where there is no other,
    !> the call is refused with DTL_ERROR_INVALID_STATE. Returns the operation's own failure if it
    !> failed, with `*index` set. Waits for the other ranks of the operation. Indices count from 1;
    !> 0 stands for none.
    subroutine dtl_wait_any(requests, index, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer, intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int64_t) :: place
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_waitany(size(requests, kind=c_int64_t), handles, place)
        index = completed_index(requests%handle, handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_wait_any

    !> As dtl_waitany, but does not wait: `*completed` is 0, and nothing has changed, where no
    !> operation is complete. Local: does not wait for other ranks. Indices count from 1; 0 stands
    !> for none.
    subroutine dtl_test_any(requests, index, completed, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer, intent(out) :: index
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int64_t) :: place
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_testany(size(requests, kind=c_int64_t), handles, place, completed)
        index = completed_index(requests%handle, handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_test_any

    !> `*completed` is 1 if all operations are complete: then their handles are closed and the
    !> entries of `requests` null; else it is 0, and all stay open. Does not wait. Null entries are
    !> passed over. Returns the first failure in the order of the array, once all are complete.
    !> Local: does not wait for other ranks.
    subroutine dtl_test_all(requests, completed, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_testall(size(requests, kind=c_int64_t), handles, completed)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_test_all

end module dtl_request_type
