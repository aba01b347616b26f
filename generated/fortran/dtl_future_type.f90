! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the caller,
!> who frees it with dtl_future_destroy.
module dtl_future_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr
    use dtl_failure, only: settle
    use dtl_future_arrays, only: any_future_get, any_future_set
    use dtl_futures, only: dtl_future_create, dtl_future_destroy, dtl_future_fail, &
                           dtl_future_size, dtl_future_test, dtl_future_wait, dtl_future_wait_for
    implicit none (type, external)
    private
    public :: dtl_future_t

    !> A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the
    !> caller, who frees it with dtl_future_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_future_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => future_close
        procedure :: create => future_create
        procedure :: wait => future_wait
        procedure :: test => future_test
        procedure :: fail => future_fail
        procedure :: size => future_size
        procedure, private :: future_wait_for, future_wait_for_default
        generic :: wait_for => future_wait_for, future_wait_for_default
        procedure :: get => future_get
        procedure :: set => future_set
    end type dtl_future_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine future_close(self)
        class(dtl_future_t), intent(inout) :: self

        call dtl_future_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine future_close

    !> `*fut` is a future without a value. The caller owns it. Local: does not wait for other ranks.
    subroutine future_create(self, stat, errmsg)
        class(dtl_future_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_create(self%handle)
        call settle(status, stat, errmsg)
    end subroutine future_create

    !> The future has its value. Waits until then, and lets communication move forward meanwhile.
    !> Waits for the operation, or the rank, that completes the future.
    subroutine future_wait(self, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_wait(self%handle)
        call settle(status, stat, errmsg)
    end subroutine future_wait

    !> `*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does not
    !> wait for other ranks.
    subroutine future_test(self, completed, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine future_test

    !> The future has no value but a failure: those who wait for it, and for futures that follow
    !> from it, get `code`, with `message` as the last error. A future that has its value is refused
    !> with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    subroutine future_fail(self, code, message, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(in) :: code
        character(len=*), intent(in) :: message
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_fail(self%handle, code, trim(message) // c_null_char)
        call settle(status, stat, errmsg)
    end subroutine future_fail

    !> `*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the
    !> rank, that completes the future.
    subroutine future_size(self, bytes, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int64_t), intent(out) :: bytes
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_size(self%handle, bytes)
        call settle(status, stat, errmsg)
    end subroutine future_size

    !> `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
    !> passed. Returns the future's failure if it has failed. Waits for the operation, or the rank,
    !> that completes the future.
    subroutine future_wait_for(self, milliseconds, completed, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: milliseconds
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_wait_for(self%handle, int(milliseconds, c_int64_t), completed)
        call settle(status, stat, errmsg)
    end subroutine future_wait_for

    !> `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
    !> passed. Returns the future's failure if it has failed. Waits for the operation, or the rank,
    !> that completes the future.
    subroutine future_wait_for_default(self, milliseconds, completed, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(in) :: milliseconds
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_wait_for(self%handle, int(milliseconds, c_int64_t), completed)
        call settle(status, stat, errmsg)
    end subroutine future_wait_for_default

    !> `buffer` holds the value. A future that the program sets and has not set yet is refused with
    !> DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from other
    !> futures. A value of more than `size` bytes is refused with DTL_ERROR_BUFFER_TOO_SMALL; of a
    !> shorter one the rest of `buffer` stays as it was. Waits for the operation, or the rank, that
    !> completes the future.
    subroutine future_get(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_future_get(self%handle, buffer, stat, errmsg)
    end subroutine future_get

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    subroutine future_set(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(*), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_future_set(self%handle, value, stat, errmsg)
    end subroutine future_set

end module dtl_future_type
