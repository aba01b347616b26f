! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/handle.f90.j2.
! Do not edit.

!> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create or
!> dtl_window_allocate and owned by the caller; every rank frees its own with dtl_window_destroy,
!> all together.
module dtl_window_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_ptr, c_ptr
    use dtl_array, only: lend, take_back
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error, dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, &
                        dtl_int64_int64
    use dtl_failure, only: settle, stop_on_failure
    use dtl_rma, only: dtl_window_allocate, dtl_window_create, dtl_window_destroy, &
                       dtl_window_fence, dtl_window_flush, dtl_window_flush_all, &
                       dtl_window_flush_local, dtl_window_flush_local_all, dtl_window_is_valid, &
                       dtl_window_lock, dtl_window_lock_all, dtl_window_size, dtl_window_unlock, &
                       dtl_window_unlock_all
    implicit none (type, external)
    private
    public :: dtl_window_t

    !> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create or
    !> dtl_window_allocate and owned by the caller; every rank frees its own with
    !> dtl_window_destroy, all together.
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
        procedure :: fence => window_fence
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

    !> The bytes of this rank's part.
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
