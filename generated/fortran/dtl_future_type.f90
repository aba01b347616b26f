! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the caller,
!> who frees it with dtl_future_destroy.
module dtl_future_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_char, c_null_ptr, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_core, only: dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64
    use dtl_failure, only: settle
    use dtl_futures, only: dtl_future_create, dtl_future_destroy, dtl_future_fail, dtl_future_get, &
                           dtl_future_set, dtl_future_size, dtl_future_test, dtl_future_wait, &
                           dtl_future_wait_for
    implicit none (type, external)
    private
    public :: dtl_future_t

    !> A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the
    !> caller, who frees it with dtl_future_destroy.
    !> Indices count from 1, ranks from 0.
    type :: dtl_future_t
        !> The handle of the C interface.  A copy of this variable is the same handle: close one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => future_close
        procedure :: create => future_create
        procedure :: wait => future_wait
        procedure :: test => future_test
        procedure, private :: future_get_int8, future_get_int16, future_get_int32, &
                              future_get_int64, future_get_float32, future_get_float64, &
                              future_get_bool, future_get_complex64, future_get_complex128, &
                              future_get_float32_int32, future_get_float64_int64, &
                              future_get_int32_int32, future_get_int64_int64
        generic :: get => future_get_int8, future_get_int16, future_get_int32, future_get_int64, &
                          future_get_float32, future_get_float64, future_get_bool, &
                          future_get_complex64, future_get_complex128, future_get_float32_int32, &
                          future_get_float64_int64, future_get_int32_int32, future_get_int64_int64
        procedure, private :: future_set_int8, future_set_int16, future_set_int32, &
                              future_set_int64, future_set_float32, future_set_float64, &
                              future_set_bool, future_set_complex64, future_set_complex128, &
                              future_set_float32_int32, future_set_float64_int64, &
                              future_set_int32_int32, future_set_int64_int64
        generic :: set => future_set_int8, future_set_int16, future_set_int32, future_set_int64, &
                          future_set_float32, future_set_float64, future_set_bool, &
                          future_set_complex64, future_set_complex128, future_set_float32_int32, &
                          future_set_float64_int64, future_set_int32_int32, future_set_int64_int64
        procedure :: fail => future_fail
        procedure :: size => future_size
        procedure, private :: future_wait_for, future_wait_for_default
        generic :: wait_for => future_wait_for, future_wait_for_default
    end type dtl_future_t

contains

    !> Gives the handle back; to do it again is harmless.
    subroutine future_close(self)
        class(dtl_future_t), intent(inout) :: self

        call dtl_future_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine future_close

    !> `*fut` is a future without a value. The caller owns it.
    subroutine future_create(self, stat, errmsg)
        class(dtl_future_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_create(self%handle)
        call settle(status, stat, errmsg)
    end subroutine future_create

    !> The future has its value. Waits until then, and lets communication move forward meanwhile.
    subroutine future_wait(self, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_wait(self%handle)
        call settle(status, stat, errmsg)
    end subroutine future_wait

    !> `*completed` is 1 if the future has its value, 0 if not yet. Does not wait.
    subroutine future_test(self, completed, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_future_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine future_test

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int8(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int8

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int16(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int16

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int32(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int32

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int64(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int64

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_float32(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        real(c_float), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_float32

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_float64(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        real(c_double), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_float64

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_bool(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        logical(c_bool), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_bool

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_complex64(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_complex64

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_complex128(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_complex128

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_float32_int32(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_float32_int32

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_float64_int64(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_float64_int64

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int32_int32(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int32_int32

    !> `buffer` holds the value. Waits for it. A value of more than `size` bytes is refused with
    !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was.
    subroutine future_get_int64_int64(self, buffer, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(buffer)
        status = dtl_future_get(self%handle, memory, size(buffer, kind=c_int64_t))
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine future_get_int64_int64

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int8(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int8

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int16(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int16

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int32(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int32

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int64(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int64

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_float32(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        real(c_float), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_float32

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_float64(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        real(c_double), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_float64

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_bool(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        logical(c_bool), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_bool

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_complex64(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_complex64

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_complex128(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_complex128

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_float32_int32(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_float32_int32

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_float64_int64(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_float64_int64

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int32_int32(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int32_int32

    !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    !> has its value is refused with DTL_ERROR_INVALID_STATE.
    subroutine future_set_int64_int64(self, value, stat, errmsg)
        class(dtl_future_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(value)
        status = dtl_future_set(self%handle, memory, size(value, kind=c_int64_t))
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine future_set_int64_int64

    !> The future has no value but a failure: those who wait for it, and for futures that follow
    !> from it, get `code`, with `message` as the last error. A future that has its value is refused
    !> with DTL_ERROR_INVALID_STATE.
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

    !> `*bytes` is the size of the future's value. Waits for it.
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
    !> passed. Returns the future's failure if it has failed.
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
    !> passed. Returns the future's failure if it has failed.
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

end module dtl_future_type
