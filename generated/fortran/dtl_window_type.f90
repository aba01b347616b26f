! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
!> dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees its
!> own with dtl_window_destroy, all together.
module dtl_window_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_loc, c_null_ptr, c_ptr
    use dtl_array, only: lend, take_back
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error, dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, &
                        dtl_int64_int64
    use dtl_failure, only: settle, stop_on_failure
    use dtl_rma, only: dtl_window_allocate, dtl_window_attach, dtl_window_complete, &
                       dtl_window_create, dtl_window_create_dynamic, dtl_window_destroy, &
                       dtl_window_detach, dtl_window_fence, dtl_window_flush, &
                       dtl_window_flush_all, dtl_window_flush_local, dtl_window_flush_local_all, &
                       dtl_window_is_valid, dtl_window_lock, dtl_window_lock_all, dtl_window_size, &
                       dtl_window_test, dtl_window_unlock, dtl_window_unlock_all, dtl_window_wait
    implicit none (type, external)
    private
    public :: dtl_window_t

    !> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
    !> dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees
    !> its own with dtl_window_destroy, all together.
    !> Indices count from 1, ranks from 0.
    type :: dtl_window_t
        !> The handle of the C interface.  A copy of this variable is the same handle: close one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => window_close
        procedure :: size => window_size
        procedure :: is_valid => window_is_valid
        procedure, private :: window_create_int8, window_create_int16, window_create_int32, &
                              window_create_int64, window_create_float32, window_create_float64, &
                              window_create_bool, window_create_complex64, &
                              window_create_complex128, window_create_float32_int32, &
                              window_create_float64_int64, window_create_int32_int32, &
                              window_create_int64_int64
        generic :: create => window_create_int8, window_create_int16, window_create_int32, &
                             window_create_int64, window_create_float32, window_create_float64, &
                             window_create_bool, window_create_complex64, &
                             window_create_complex128, window_create_float32_int32, &
                             window_create_float64_int64, window_create_int32_int32, &
                             window_create_int64_int64
        procedure, private :: window_allocate, window_allocate_default
        generic :: allocate => window_allocate, window_allocate_default
        procedure :: create_dynamic => window_create_dynamic
        procedure, private :: window_attach_int8, window_attach_int16, window_attach_int32, &
                              window_attach_int64, window_attach_float32, window_attach_float64, &
                              window_attach_bool, window_attach_complex64, &
                              window_attach_complex128, window_attach_float32_int32, &
                              window_attach_float64_int64, window_attach_int32_int32, &
                              window_attach_int64_int64
        generic :: attach => window_attach_int8, window_attach_int16, window_attach_int32, &
                             window_attach_int64, window_attach_float32, window_attach_float64, &
                             window_attach_bool, window_attach_complex64, &
                             window_attach_complex128, window_attach_float32_int32, &
                             window_attach_float64_int64, window_attach_int32_int32, &
                             window_attach_int64_int64
        procedure, private :: window_detach_int8, window_detach_int16, window_detach_int32, &
                              window_detach_int64, window_detach_float32, window_detach_float64, &
                              window_detach_bool, window_detach_complex64, &
                              window_detach_complex128, window_detach_float32_int32, &
                              window_detach_float64_int64, window_detach_int32_int32, &
                              window_detach_int64_int64
        generic :: detach => window_detach_int8, window_detach_int16, window_detach_int32, &
                             window_detach_int64, window_detach_float32, window_detach_float64, &
                             window_detach_bool, window_detach_complex64, &
                             window_detach_complex128, window_detach_float32_int32, &
                             window_detach_float64_int64, window_detach_int32_int32, &
                             window_detach_int64_int64
        procedure :: fence => window_fence
        procedure :: complete => window_complete
        procedure :: wait => window_wait
        procedure :: test => window_test
        procedure :: lock => window_lock
        procedure :: unlock => window_unlock
        procedure :: lock_all => window_lock_all
        procedure :: unlock_all => window_unlock_all
        procedure :: flush => window_flush
        procedure :: flush_all => window_flush_all
        procedure :: flush_local => window_flush_local
        procedure :: flush_local_all => window_flush_local_all
    end type dtl_window_t

contains

    !> Gives the handle back; to do it again is harmless.
    subroutine window_close(self)
        class(dtl_window_t), intent(inout) :: self

        call dtl_window_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine window_close

    !> The bytes of this rank's part; of a dynamic window, of all that is attached here.
    function window_size(self) result(answer)
        class(dtl_window_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_window_size(self%handle)
        call stop_on_failure()
    end function window_size

    !> 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the last
    !> error says which.
    function window_is_valid(self) result(answer)
        class(dtl_window_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_window_is_valid(self%handle)
    end function window_is_valid

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int8(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int8_t), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int8

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int16(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int16_t), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int16

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int32(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int32_t), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int32

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int64(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int64

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_float32(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        real(c_float), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_float32

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_float64(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        real(c_double), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_float64

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_bool(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        logical(c_bool), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_bool

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_complex64(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        complex(c_float_complex), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_complex64

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_complex128(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        complex(c_double_complex), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_complex128

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_float32_int32(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_float32_int32), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_float32_int32

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_float64_int64(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_float64_int64), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_float64_int64

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int32_int32(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_int32_int32), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int32_int32

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Collective; sizes may
    !> differ, and be 0. The memory stays the caller's and must outlive the window.
    subroutine window_create_int64_int64(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_int64_int64), intent(inout) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_create(ctx%handle, memory, size(base, kind=c_int64_t), self%handle)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_create_int64_int64

    !> `*win` opens `size` new bytes, all zero, to the other ranks. Collective; sizes may differ,
    !> and be 0. The window owns the memory. Faster than dtl_window_create where ranks share a node.
    subroutine window_allocate(self, ctx, size, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_allocate(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_allocate

    !> `*win` opens `size` new bytes, all zero, to the other ranks. Collective; sizes may differ,
    !> and be 0. The window owns the memory. Faster than dtl_window_create where ranks share a node.
    subroutine window_allocate_default(self, ctx, size, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_allocate(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_allocate_default

    !> `*win` has no memory yet: each rank attaches and detaches its own while the window is open.
    !> Collective. Only the target knows what is attached, so a put to another rank waits for its
    !> answer, and a range that is not attached is refused there.
    subroutine window_create_dynamic(self, ctx, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_create_dynamic(ctx%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_create_dynamic

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int8(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int8

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int16(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int16

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int32(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int32

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int64(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int64

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_float32(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_float), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_float32

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_float64(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_double), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_float64

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_bool(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        logical(c_bool), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_bool

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_complex64(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_complex64

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_complex128(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_complex128

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_float32_int32(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_float32_int32

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_float64_int64(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_float64_int64

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int32_int32(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int32_int32

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. Local. The memory stays the caller's and must
    !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used twice.
    !> The window must be dynamic.
    subroutine window_attach_int64_int64(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status
        type(c_ptr) :: memory

        memory = lend(base)
        status = dtl_window_attach(self%handle, memory, size(base, kind=c_int64_t), offset)
        call take_back(memory, base)
        call settle(status, stat, errmsg)
    end subroutine window_attach_int64_int64

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int8(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int8_t), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int8

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int16(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int16_t), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int16

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int32(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int32_t), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int32

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int64(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int64_t), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int64

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_float32(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_float), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_float32

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_float64(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_double), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_float64

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_bool(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        logical(c_bool), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_bool

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_complex64(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_float_complex), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_complex64

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_complex128(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_double_complex), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_complex128

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_float32_int32(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_float32_int32

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_float64_int64(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_float64_int64

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int32_int32(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int32_int32

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. Local. The window must be dynamic.
    subroutine window_detach_int64_int64(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), target :: base
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_detach(self%handle, c_loc(base))
        call settle(status, stat, errmsg)
    end subroutine window_detach_int64_int64

    !> The epoch before has ended on all ranks, with all its operations complete, and a new one has
    !> begun in which every rank may access every other. Collective.
    subroutine window_fence(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_fence(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_fence

    !> The epoch that dtl_window_start began has ended: this rank's operations are complete, there
    !> and here, and the targets know. Refused without dtl_window_start before it.
    subroutine window_complete(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_complete(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_complete

    !> All ranks that this part was posted to have completed; what they did is there. Refused
    !> without dtl_window_post before it.
    subroutine window_wait(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_wait(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_wait

    !> `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer posted;
    !> 0 if not. Refused without dtl_window_post before it.
    subroutine window_test(self, completed, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine window_test

    !> This rank may access the target until it unlocks it. Waits while others hold the lock in a
    !> way that excludes it. A lock that this rank holds already is refused.
    subroutine window_lock(self, target, mode, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: mode
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_lock(self%handle, target, mode)
        call settle(status, stat, errmsg)
    end subroutine window_lock

    !> This rank's operations on the target are complete, there and here, and the lock is released.
    !> A lock that this rank does not hold is refused.
    subroutine window_unlock(self, target, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_unlock(self%handle, target)
        call settle(status, stat, errmsg)
    end subroutine window_unlock

    !> This rank may access every target until dtl_window_unlock_all. The lock is shared. Local: the
    !> other ranks need not call it. A lock that this rank holds already is refused.
    subroutine window_lock_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_lock_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_lock_all

    !> This rank's operations on all targets are complete, there and here, and the lock is released.
    !> Without dtl_window_lock_all before it, it is refused.
    subroutine window_unlock_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_unlock_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_unlock_all

    !> This rank's operations on the target are complete, there and here; the epoch goes on.
    subroutine window_flush(self, target, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush(self%handle, target)
        call settle(status, stat, errmsg)
    end subroutine window_flush

    !> This rank's operations on all targets are complete, there and here; the epoch goes on.
    subroutine window_flush_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_flush_all

    !> The buffers that this rank gave to operations on the target may be used again; the operations
    !> need not be complete there.
    subroutine window_flush_local(self, target, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush_local(self%handle, target)
        call settle(status, stat, errmsg)
    end subroutine window_flush_local

    !> The buffers that this rank gave to operations on any target may be used again; the operations
    !> need not be complete there.
    subroutine window_flush_local_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush_local_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_flush_local_all

end module dtl_window_type
