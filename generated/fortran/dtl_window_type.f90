! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
!> dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees its
!> own with dtl_window_destroy, all together.
module dtl_window_type
    use, intrinsic :: iso_c_binding, only: c_associated, c_bool, c_double, c_double_complex, &
                                           c_f_pointer, c_float, c_float_complex, c_int, &
                                           c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_null_ptr, &
                                           c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: DTL_SUCCESS, dtl_clear_error, dtl_float32_int32, dtl_float64_int64, &
                        dtl_int32_int32, dtl_int64_int64, dtl_last_error_status
    use dtl_failure, only: settle, stop_on_failure
    use dtl_request_type, only: dtl_request_t
    use dtl_rma, only: dtl_window_allocate, dtl_window_base, dtl_window_complete, &
                       dtl_window_create_dynamic, dtl_window_destroy, dtl_window_fence, &
                       dtl_window_flush, dtl_window_flush_all, dtl_window_flush_local, &
                       dtl_window_flush_local_all, dtl_window_is_valid, dtl_window_lock, &
                       dtl_window_lock_all, dtl_window_post, dtl_window_size, dtl_window_start, &
                       dtl_window_test, dtl_window_unlock, dtl_window_unlock_all, dtl_window_wait
    use dtl_window_arrays, only: any_rma_accumulate, any_rma_compare_and_swap, &
                                 any_rma_fetch_and_op, any_rma_get, any_rma_get_accumulate, &
                                 any_rma_get_async, any_rma_put, any_rma_put_async, &
                                 any_window_attach, any_window_create, any_window_detach
    implicit none (type, external)
    private
    public :: dtl_window_t

    !> Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
    !> dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees
    !> its own with dtl_window_destroy, all together.
    !> Indices start at 1, ranks at 0.
    type :: dtl_window_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => window_close
        procedure :: size => window_size
        procedure :: is_valid => window_is_valid
        procedure, private :: window_allocate, window_allocate_default
        generic :: allocate => window_allocate, window_allocate_default
        procedure :: create_dynamic => window_create_dynamic
        procedure :: fence => window_fence
        procedure :: post => window_post
        procedure :: start => window_start
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
        procedure :: create => window_create
        procedure :: attach => window_attach
        procedure :: detach => window_detach
        procedure, private :: window_put, window_put_default
        generic :: put => window_put, window_put_default
        procedure, private :: window_get, window_get_default
        generic :: get => window_get, window_get_default
        procedure, private :: window_put_async, window_put_async_default
        generic :: put_async => window_put_async, window_put_async_default
        procedure, private :: window_get_async, window_get_async_default
        generic :: get_async => window_get_async, window_get_async_default
        procedure, private :: window_accumulate, window_accumulate_default
        generic :: accumulate => window_accumulate, window_accumulate_default
        procedure, private :: window_get_accumulate, window_get_accumulate_default
        generic :: get_accumulate => window_get_accumulate, window_get_accumulate_default
        procedure, private :: window_fetch_and_op, window_fetch_and_op_default
        generic :: fetch_and_op => window_fetch_and_op, window_fetch_and_op_default
        procedure, private :: window_compare_and_swap, window_compare_and_swap_default
        generic :: compare_and_swap => window_compare_and_swap, window_compare_and_swap_default
        procedure, private :: window_local_int8, window_local_int16, window_local_int32, &
                              window_local_int64, window_local_float32, window_local_float64, &
                              window_local_bool, window_local_complex64, window_local_complex128, &
                              window_local_float32_int32, window_local_float64_int64, &
                              window_local_int32_int32, window_local_int64_int64
        generic :: local => window_local_int8, window_local_int16, window_local_int32, &
                            window_local_int64, window_local_float32, window_local_float64, &
                            window_local_bool, window_local_complex64, window_local_complex128, &
                            window_local_float32_int32, window_local_float64_int64, &
                            window_local_int32_int32, window_local_int64_int64
    end type dtl_window_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine window_close(self)
        class(dtl_window_t), intent(inout) :: self

        call dtl_window_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine window_close

    !> The bytes of this rank's part; of a dynamic window, of all that is attached here. Local: does
    !> not wait for other ranks.
    function window_size(self) result(answer)
        class(dtl_window_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_window_size(self%handle)
        call stop_on_failure()
    end function window_size

    !> 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function window_is_valid(self) result(answer)
        class(dtl_window_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_window_is_valid(self%handle)
    end function window_is_valid

    !> `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0. The
    !> window owns the memory. Faster than dtl_window_create where ranks share a node. Collective.
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

    !> `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0. The
    !> window owns the memory. Faster than dtl_window_create where ranks share a node. Collective.
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
    !> Only the target knows what is attached, so a put to another rank waits for its answer, and a
    !> range that is not attached is refused there. Collective.
    subroutine window_create_dynamic(self, ctx, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_create_dynamic(ctx%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_create_dynamic

    !> The epoch before has ended on all ranks, with all its operations complete, and a new one has
    !> begun in which every rank may access every other. A rank that has locked, started or posted
    !> still is refused once all have met; none of its epochs ends or begins. Collective.
    subroutine window_fence(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_fence(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_fence

    !> This rank's part is open to the ranks `origins`, each of which starts an epoch by
    !> dtl_window_start. Does not wait for them. A part that is posted already is refused until
    !> dtl_window_wait, or dtl_window_test, has seen its end. Local: does not wait for other ranks.
    subroutine window_post(self, origins, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: origins(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_post(self%handle, origins, size(origins, kind=c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine window_post

    !> This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits until
    !> each of them has posted its part to this rank. Refused where this rank has started already,
    !> or holds a lock of a target. Waits for the targets to post their parts.
    subroutine window_start(self, targets, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: targets(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_start(self%handle, targets, size(targets, kind=c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine window_start

    !> The epoch that dtl_window_start began has ended: this rank's operations are complete, there
    !> and here, and the targets know. Refused without dtl_window_start before it. Waits for the
    !> targets of the epoch.
    subroutine window_complete(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_complete(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_complete

    !> All ranks that this part was posted to have completed; what they did is there. Refused
    !> without dtl_window_post before it. Waits for the origins to complete their epochs.
    subroutine window_wait(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_wait(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_wait

    !> `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer posted;
    !> 0 if not. Refused without dtl_window_post before it. Local: does not wait for other ranks.
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
    !> way that excludes it. A lock that this rank holds already is refused. Waits for the target,
    !> and ranks that hold its lock.
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
    !> A lock that this rank does not hold is refused. Waits for the target.
    subroutine window_unlock(self, target, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_unlock(self%handle, target)
        call settle(status, stat, errmsg)
    end subroutine window_unlock

    !> This rank may access every target until dtl_window_unlock_all. The lock is shared. The other
    !> ranks need not call it. A lock that this rank holds already is refused. Waits for the
    !> targets, and ranks that hold their locks.
    subroutine window_lock_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_lock_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_lock_all

    !> This rank's operations on all targets are complete, there and here, and the lock is released.
    !> Without dtl_window_lock_all before it, it is refused. Waits for the targets of the epoch.
    subroutine window_unlock_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_unlock_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_unlock_all

    !> This rank's operations on the target are complete, there and here; the epoch goes on. Waits
    !> for the target.
    subroutine window_flush(self, target, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush(self%handle, target)
        call settle(status, stat, errmsg)
    end subroutine window_flush

    !> This rank's operations on all targets are complete, there and here; the epoch goes on. Waits
    !> for the targets of the epoch.
    subroutine window_flush_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_flush_all

    !> The buffers that this rank gave to operations on the target may be used again; the operations
    !> need not be complete there. Waits for the target.
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
    !> need not be complete there. Waits for the targets of the epoch.
    subroutine window_flush_local_all(self, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_window_flush_local_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine window_flush_local_all

    !> `*win` opens `size` bytes of the caller's memory to the other ranks. Sizes may differ, and be
    !> 0. The memory stays the caller's and must outlive the window. With NULL this rank exposes
    !> nothing, whatever `size` is. Collective.
    subroutine window_create(self, ctx, base, stat, errmsg)
        class(dtl_window_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(*), asynchronous, intent(inout), optional :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_window_create(ctx%handle, base, self%handle, stat, errmsg)
    end subroutine window_create

    !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
    !> rank's part on, which the caller tells them. The memory stays the caller's and must outlive
    !> its attachment. The first region of a rank lies at 0; no offset is ever used twice. The
    !> window must be dynamic. Local: does not wait for other ranks.
    subroutine window_attach(self, base, offset, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: base(..)
        integer(c_int64_t), intent(out) :: offset
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_window_attach(self%handle, base, offset, stat, errmsg)
    end subroutine window_attach

    !> What was attached at `base` last is closed to the other ranks, whose operations on it are
    !> refused from here on. The window must be dynamic. Local: does not wait for other ranks.
    subroutine window_detach(self, base, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: base(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_window_detach(self%handle, base, stat, errmsg)
    end subroutine window_detach

    !> The bytes of `origin` are on their way into the target's part; `origin` may be used again.
    !> They are there after the next synchronisation. Waits for the target, where the window is
    !> dynamic.
    subroutine window_put(self, target, target_offset, origin, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_put(self%handle, target, int(target_offset, c_int64_t), origin, stat, errmsg)
    end subroutine window_put

    !> The bytes of `origin` are on their way into the target's part; `origin` may be used again.
    !> They are there after the next synchronisation. Waits for the target, where the window is
    !> dynamic.
    subroutine window_put_default(self, target, target_offset, origin, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_put(self%handle, target, int(target_offset, c_int64_t), origin, stat, errmsg)
    end subroutine window_put_default

    !> `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the target.
    subroutine window_get(self, target, target_offset, buffer, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_get(self%handle, target, int(target_offset, c_int64_t), buffer, stat, errmsg)
    end subroutine window_get

    !> `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the target.
    subroutine window_get_default(self, target, target_offset, buffer, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_get(self%handle, target, int(target_offset, c_int64_t), buffer, stat, errmsg)
    end subroutine window_get_default

    !> The transfer of `origin` into the target's part has started, and `*req` stands for it.
    !> `origin` must not change until the request is complete; the bytes are there after the next
    !> synchronisation. Waits for the target, where the window is dynamic.
    subroutine window_put_async(self, target, target_offset, origin, req, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(in) :: origin(..)
        type(dtl_request_t), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_put_async(self%handle, target, int(target_offset, c_int64_t), origin, &
                               req%handle, stat, errmsg)
    end subroutine window_put_async

    !> The transfer of `origin` into the target's part has started, and `*req` stands for it.
    !> `origin` must not change until the request is complete; the bytes are there after the next
    !> synchronisation. Waits for the target, where the window is dynamic.
    subroutine window_put_async_default(self, target, target_offset, origin, req, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), asynchronous, intent(in) :: origin(..)
        type(dtl_request_t), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_put_async(self%handle, target, int(target_offset, c_int64_t), origin, &
                               req%handle, stat, errmsg)
    end subroutine window_put_async_default

    !> The transfer of a range of the target's part into `buffer` has started, and `*req` stands for
    !> it. `buffer` may be read once the request is complete. Local: does not wait for other ranks.
    subroutine window_get_async(self, target, target_offset, buffer, req, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), asynchronous, intent(inout) :: buffer(..)
        type(dtl_request_t), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_get_async(self%handle, target, int(target_offset, c_int64_t), buffer, &
                               req%handle, stat, errmsg)
    end subroutine window_get_async

    !> The transfer of a range of the target's part into `buffer` has started, and `*req` stands for
    !> it. `buffer` may be read once the request is complete. Local: does not wait for other ranks.
    subroutine window_get_async_default(self, target, target_offset, buffer, req, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), asynchronous, intent(inout) :: buffer(..)
        type(dtl_request_t), intent(out) :: req
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_rma_get_async(self%handle, target, int(target_offset, c_int64_t), buffer, &
                               req%handle, stat, errmsg)
    end subroutine window_get_async_default

    !> Each element of the range in the target's part is being combined with the one of `origin`,
    !> atomically element by element: target = target op origin. `origin` may be used again. Done
    !> after the next synchronisation. Waits for the target, where the window is dynamic.
    subroutine window_accumulate(self, target, target_offset, origin, op, stat, errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_accumulate(self%handle, target, int(target_offset, c_int64_t), origin, op, &
                                stat, errmsg, dtype)
    end subroutine window_accumulate

    !> Each element of the range in the target's part is being combined with the one of `origin`,
    !> atomically element by element: target = target op origin. `origin` may be used again. Done
    !> after the next synchronisation. Waits for the target, where the window is dynamic.
    subroutine window_accumulate_default(self, target, target_offset, origin, op, stat, errmsg, &
                                         dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_accumulate(self%handle, target, int(target_offset, c_int64_t), origin, op, &
                                stat, errmsg, dtype)
    end subroutine window_accumulate_default

    !> `result` holds the elements that stood in the range of the target's part, each of which has
    !> become that element op the one of `origin`, atomically element by element. Waits for the
    !> answer. Waits for the target.
    subroutine window_get_accumulate(self, target, target_offset, origin, result, op, stat, &
                                     errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_get_accumulate(self%handle, target, int(target_offset, c_int64_t), origin, &
                                    result, op, stat, errmsg, dtype)
    end subroutine window_get_accumulate

    !> `result` holds the elements that stood in the range of the target's part, each of which has
    !> become that element op the one of `origin`, atomically element by element. Waits for the
    !> answer. Waits for the target.
    subroutine window_get_accumulate_default(self, target, target_offset, origin, result, op, &
                                             stat, errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_get_accumulate(self%handle, target, int(target_offset, c_int64_t), origin, &
                                    result, op, stat, errmsg, dtype)
    end subroutine window_get_accumulate_default

    !> `*result` is the element that stood in the target's part, which has become that element op
    !> `*origin`; both in one atomic step. Waits for the answer. Waits for the target.
    subroutine window_fetch_and_op(self, target, target_offset, origin, result, op, stat, errmsg, &
                                   dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_fetch_and_op(self%handle, target, int(target_offset, c_int64_t), origin, &
                                  result, op, stat, errmsg, dtype)
    end subroutine window_fetch_and_op

    !> `*result` is the element that stood in the target's part, which has become that element op
    !> `*origin`; both in one atomic step. Waits for the answer. Waits for the target.
    subroutine window_fetch_and_op_default(self, target, target_offset, origin, result, op, stat, &
                                           errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(in) :: origin(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_fetch_and_op(self%handle, target, int(target_offset, c_int64_t), origin, &
                                  result, op, stat, errmsg, dtype)
    end subroutine window_fetch_and_op_default

    !> `*result` is the element that stood in the target's part, which has become `*swap` if it was
    !> equal to `*compare` bit by bit; all in one atomic step. Waits for the answer. Elements have
    !> 1, 2, 4 or 8 bytes. Waits for the target.
    subroutine window_compare_and_swap(self, target, target_offset, compare, swap, result, stat, &
                                       errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: target_offset
        type(*), intent(in) :: compare(..)
        type(*), intent(in) :: swap(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_compare_and_swap(self%handle, target, int(target_offset, c_int64_t), compare, &
                                      swap, result, stat, errmsg, dtype)
    end subroutine window_compare_and_swap

    !> `*result` is the element that stood in the target's part, which has become `*swap` if it was
    !> equal to `*compare` bit by bit; all in one atomic step. Waits for the answer. Elements have
    !> 1, 2, 4 or 8 bytes. Waits for the target.
    subroutine window_compare_and_swap_default(self, target, target_offset, compare, swap, result, &
                                               stat, errmsg, dtype)
        class(dtl_window_t), intent(in) :: self
        integer(c_int), intent(in) :: target
        integer(c_int), intent(in) :: target_offset
        type(*), intent(in) :: compare(..)
        type(*), intent(in) :: swap(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_rma_compare_and_swap(self%handle, target, int(target_offset, c_int64_t), compare, &
                                      swap, result, stat, errmsg, dtype)
    end subroutine window_compare_and_swap_default

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int8(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int8

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int16(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int16

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int32(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int64(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_float32(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_float32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_float64(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_float64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_bool(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_bool

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_complex64(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_complex64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_complex128(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_complex128

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_float32_int32(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_float32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_float64_int64(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_float64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int32_int32(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine window_local_int64_int64(self, view, stat, errmsg)
        class(dtl_window_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        call dtl_clear_error()
        count = dtl_window_size(self%handle) / (storage_size(nothing) / 8)
        memory = dtl_window_base(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine window_local_int64_int64

end module dtl_window_type
