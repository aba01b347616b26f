! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: one-sided memory.
module dtl_rma
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_window_create, dtl_window_allocate, dtl_window_create_dynamic, &
              dtl_window_attach, dtl_window_detach, dtl_window_destroy, dtl_window_base, &
              dtl_window_memory, dtl_window_size, dtl_window_is_valid, dtl_window_fence, &
              dtl_window_post, dtl_window_start, dtl_window_complete, dtl_window_wait, &
              dtl_window_test, dtl_window_lock, dtl_window_unlock, dtl_window_lock_all, &
              dtl_window_unlock_all, dtl_window_flush, dtl_window_flush_all, &
              dtl_window_flush_local, dtl_window_flush_local_all, dtl_rma_put, dtl_rma_get, &
              dtl_rma_put_async, dtl_rma_get_async, dtl_rma_accumulate, dtl_rma_get_accumulate, &
              dtl_rma_fetch_and_op, dtl_rma_compare_and_swap

    interface

        !> `*win` opens `size` bytes of the caller's memory to the other ranks. Sizes may differ,
        !> and be 0. The memory stays the caller's and must outlive the window. With NULL this rank
        !> exposes nothing, whatever `size` is. Collective.
        function dtl_window_create(ctx, base, size, win) &
                bind(c, name="dtl_window_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Memory that the host reaches: else all ranks fail.
            type(c_ptr), value :: base
            !> Bytes that this rank exposes.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: win
            integer(c_int) :: status
        end function dtl_window_create

        !> `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0.
        !> The window owns the memory. Faster than dtl_window_create where ranks share a node.
        !> Collective.
        function dtl_window_allocate(ctx, size, win) &
                bind(c, name="dtl_window_allocate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Bytes that this rank exposes.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: win
            integer(c_int) :: status
        end function dtl_window_allocate

        !> `*win` has no memory yet: each rank attaches and detaches its own while the window is
        !> open. Only the target knows what is attached, so a put to another rank waits for its
        !> answer, and a range that is not attached is refused there. Collective.
        function dtl_window_create_dynamic(ctx, win) &
                bind(c, name="dtl_window_create_dynamic") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: win
            integer(c_int) :: status
        end function dtl_window_create_dynamic

        !> `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
        !> rank's part on, which the caller tells them. The memory stays the caller's and must
        !> outlive its attachment. The first region of a rank lies at 0; no offset is ever used
        !> twice. The window must be dynamic. Local: does not wait for other ranks.
        function dtl_window_attach(win, base, size, offset) &
                bind(c, name="dtl_window_attach") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            type(c_ptr), value :: base
            !> Bytes.
            integer(c_int64_t), value :: size
            !> Bytes from the start of this rank's part.
            integer(c_int64_t), intent(out) :: offset
            integer(c_int) :: status
        end function dtl_window_attach

        !> What was attached at `base` last is closed to the other ranks, whose operations on it are
        !> refused from here on. The window must be dynamic. Local: does not wait for other ranks.
        function dtl_window_detach(win, base) &
                bind(c, name="dtl_window_detach") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> As it was attached.
            type(c_ptr), value :: base
            integer(c_int) :: status
        end function dtl_window_detach

        !> The window is closed on all ranks, its operations are complete, and memory that it
        !> allocated is released. Null is ignored. It waits for the calls of other threads with the
        !> window. Collective.
        subroutine dtl_window_destroy(win) &
                bind(c, name="dtl_window_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
        end subroutine dtl_window_destroy

        !> Where this rank's part starts; NULL where it has no bytes. Local: does not wait for other
        !> ranks.
        function dtl_window_base(win) &
                bind(c, name="dtl_window_base") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            type(c_ptr) :: status
        end function dtl_window_base

        !> `*memory` holds the memory that the window allocated for this rank's part, so that
        !> pointers into it stay valid when the window is destroyed. Where the window's memory is
        !> the caller's own, or a dynamic window has none, the handle is null. Local: does not wait
        !> for other ranks.
        function dtl_window_memory(win, memory) &
                bind(c, name="dtl_window_memory") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            type(c_ptr), intent(out) :: memory
            integer(c_int) :: status
        end function dtl_window_memory

        !> The bytes of this rank's part; of a dynamic window, of all that is attached here. Local:
        !> does not wait for other ranks.
        function dtl_window_size(win) &
                bind(c, name="dtl_window_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int64_t) :: status
        end function dtl_window_size

        !> 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_window_is_valid(win) &
                bind(c, name="dtl_window_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_is_valid

        !> The epoch before has ended on all ranks, with all its operations complete, and a new one
        !> has begun in which every rank may access every other. A rank that has locked, started or
        !> posted still is refused once all have met; none of its epochs ends or begins. Collective.
        function dtl_window_fence(win) &
                bind(c, name="dtl_window_fence") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_fence

        !> This rank's part is open to the ranks `origins`, each of which starts an epoch by
        !> dtl_window_start. Does not wait for them. A part that is posted already is refused until
        !> dtl_window_wait, or dtl_window_test, has seen its end. Local: does not wait for other
        !> ranks.
        function dtl_window_post(win, origins, count) &
                bind(c, name="dtl_window_post") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> Ranks that may access this part, each once.
            integer(c_int), intent(in) :: origins(*)
            !> Ranks; may be 0.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_window_post

        !> This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits
        !> until each of them has posted its part to this rank. Refused where this rank has started
        !> already, or holds a lock of a target. Waits for the targets to post their parts.
        function dtl_window_start(win, targets, count) &
                bind(c, name="dtl_window_start") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> Ranks whose parts are accessed, each once.
            integer(c_int), intent(in) :: targets(*)
            !> Ranks; may be 0.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_window_start

        !> The epoch that dtl_window_start began has ended: this rank's operations are complete,
        !> there and here, and the targets know. Refused without dtl_window_start before it. Waits
        !> for the targets of the epoch.
        function dtl_window_complete(win) &
                bind(c, name="dtl_window_complete") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_complete

        !> All ranks that this part was posted to have completed; what they did is there. Refused
        !> without dtl_window_post before it. Waits for the origins to complete their epochs.
        function dtl_window_wait(win) &
                bind(c, name="dtl_window_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_wait

        !> `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer
        !> posted; 0 if not. Refused without dtl_window_post before it. Local: does not wait for
        !> other ranks.
        function dtl_window_test(win, completed) &
                bind(c, name="dtl_window_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_window_test

        !> This rank may access the target until it unlocks it. Waits while others hold the lock in
        !> a way that excludes it. A lock that this rank holds already is refused. Waits for the
        !> target, and ranks that hold its lock.
        function dtl_window_lock(win, target, mode) &
                bind(c, name="dtl_window_lock") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is locked.
            integer(c_int), value :: target
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_window_lock

        !> This rank's operations on the target are complete, there and here, and the lock is
        !> released. A lock that this rank does not hold is refused. Waits for the target.
        function dtl_window_unlock(win, target) &
                bind(c, name="dtl_window_unlock") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory was locked.
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_unlock

        !> This rank may access every target until dtl_window_unlock_all. The lock is shared. The
        !> other ranks need not call it. A lock that this rank holds already is refused. Waits for
        !> the targets, and ranks that hold their locks.
        function dtl_window_lock_all(win) &
                bind(c, name="dtl_window_lock_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_lock_all

        !> This rank's operations on all targets are complete, there and here, and the lock is
        !> released. Without dtl_window_lock_all before it, it is refused. Waits for the targets of
        !> the epoch.
        function dtl_window_unlock_all(win) &
                bind(c, name="dtl_window_unlock_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_unlock_all

        !> This rank's operations on the target are complete, there and here; the epoch goes on.
        !> Waits for the target.
        function dtl_window_flush(win, target) &
                bind(c, name="dtl_window_flush") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory was written or read.
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_flush

        !> This rank's operations on all targets are complete, there and here; the epoch goes on.
        !> Waits for the targets of the epoch.
        function dtl_window_flush_all(win) &
                bind(c, name="dtl_window_flush_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_flush_all

        !> The buffers that this rank gave to operations on the target may be used again; the
        !> operations need not be complete there. Waits for the target.
        function dtl_window_flush_local(win, target) &
                bind(c, name="dtl_window_flush_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory was written or read.
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_flush_local

        !> The buffers that this rank gave to operations on any target may be used again; the
        !> operations need not be complete there. Waits for the targets of the epoch.
        function dtl_window_flush_local_all(win) &
                bind(c, name="dtl_window_flush_local_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_flush_local_all

        !> The bytes of `origin` are on their way into the target's part; `origin` may be used
        !> again. They are there after the next synchronisation. Waits for the target, where the
        !> window is dynamic.
        function dtl_rma_put(win, target, target_offset, origin, size) &
                bind(c, name="dtl_rma_put") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is written.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part.
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            !> Bytes.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_rma_put

        !> `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the
        !> target.
        function dtl_rma_get(win, target, target_offset, buffer, size) &
                bind(c, name="dtl_rma_get") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is read.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part.
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: buffer
            !> Bytes.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_rma_get

        !> The transfer of `origin` into the target's part has started, and `*req` stands for it.
        !> `origin` must not change until the request is complete; the bytes are there after the
        !> next synchronisation. Waits for the target, where the window is dynamic.
        function dtl_rma_put_async(win, target, target_offset, origin, size, req) &
                bind(c, name="dtl_rma_put_async") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is written.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part.
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            !> Bytes.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_rma_put_async

        !> The transfer of a range of the target's part into `buffer` has started, and `*req` stands
        !> for it. `buffer` may be read once the request is complete. Local: does not wait for other
        !> ranks.
        function dtl_rma_get_async(win, target, target_offset, buffer, size, req) &
                bind(c, name="dtl_rma_get_async") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is read.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part.
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: buffer
            !> Bytes.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_rma_get_async

        !> Each element of the range in the target's part is being combined with the one of
        !> `origin`, atomically element by element: target = target op origin. `origin` may be used
        !> again. Done after the next synchronisation. Waits for the target, where the window is
        !> dynamic.
        function dtl_rma_accumulate(win, target, target_offset, origin, size, dtype, op) &
                bind(c, name="dtl_rma_accumulate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is combined with.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part, a multiple of the element's size.
            integer(c_int64_t), value :: target_offset
            !> Elements of `dtype`.
            type(c_ptr), value :: origin
            !> Bytes, a multiple of the element's size.
            integer(c_int64_t), value :: size
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_rma_accumulate

        !> `result` holds the elements that stood in the range of the target's part, each of which
        !> has become that element op the one of `origin`, atomically element by element. Waits for
        !> the answer. Waits for the target.
        function dtl_rma_get_accumulate(win, target, target_offset, origin, result, size, dtype, &
                                        op) &
                bind(c, name="dtl_rma_get_accumulate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose memory is read and combined with.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part, a multiple of the element's size.
            integer(c_int64_t), value :: target_offset
            !> Elements of `dtype`.
            type(c_ptr), value :: origin
            !> Elements of `dtype`.
            type(c_ptr), value :: result
            !> Bytes, a multiple of the element's size.
            integer(c_int64_t), value :: size
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_rma_get_accumulate

        !> `*result` is the element that stood in the target's part, which has become that element
        !> op `*origin`; both in one atomic step. Waits for the answer. Waits for the target.
        function dtl_rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op) &
                bind(c, name="dtl_rma_fetch_and_op") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose element is read and combined with.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part, a multiple of the element's size.
            integer(c_int64_t), value :: target_offset
            !> One element.
            type(c_ptr), value :: origin
            !> One element.
            type(c_ptr), value :: result
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_rma_fetch_and_op

        !> `*result` is the element that stood in the target's part, which has become `*swap` if it
        !> was equal to `*compare` bit by bit; all in one atomic step. Waits for the answer.
        !> Elements have 1, 2, 4 or 8 bytes. Waits for the target.
        function dtl_rma_compare_and_swap(win, target, target_offset, compare, swap, result, &
                                          dtype) &
                bind(c, name="dtl_rma_compare_and_swap") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            !> The rank whose element is compared.
            integer(c_int), value :: target
            !> Bytes from the start of the target's part, a multiple of the element's size.
            integer(c_int64_t), value :: target_offset
            !> One element.
            type(c_ptr), value :: compare
            !> One element.
            type(c_ptr), value :: swap
            !> One element.
            type(c_ptr), value :: result
            integer(c_int), value :: dtype
            integer(c_int) :: status
        end function dtl_rma_compare_and_swap
    end interface

end module dtl_rma
