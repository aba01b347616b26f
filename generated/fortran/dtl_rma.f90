! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: .
module dtl_rma
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_window_create, dtl_window_allocate, dtl_window_destroy, dtl_window_base, &
              dtl_window_size, dtl_window_is_valid, dtl_window_fence, dtl_window_lock, &
              dtl_window_unlock, dtl_window_lock_all, dtl_window_unlock_all, dtl_window_flush, &
              dtl_window_flush_all, dtl_window_flush_local, dtl_window_flush_local_all, &
              dtl_rma_put, dtl_rma_get, dtl_rma_put_async, dtl_rma_get_async, dtl_rma_accumulate, &
              dtl_rma_fetch_and_op, dtl_rma_compare_and_swap

    interface

        !> dtl_window_create
        function dtl_window_create(ctx, base, size, win) &
                bind(c, name="dtl_window_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: base
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: win
            integer(c_int) :: status
        end function dtl_window_create

        !> dtl_window_allocate
        function dtl_window_allocate(ctx, size, win) &
                bind(c, name="dtl_window_allocate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: win
            integer(c_int) :: status
        end function dtl_window_allocate

        !> dtl_window_destroy
        subroutine dtl_window_destroy(win) &
                bind(c, name="dtl_window_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
        end subroutine dtl_window_destroy

        !> dtl_window_base
        function dtl_window_base(win) &
                bind(c, name="dtl_window_base") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            type(c_ptr) :: status
        end function dtl_window_base

        !> dtl_window_size
        function dtl_window_size(win) &
                bind(c, name="dtl_window_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int64_t) :: status
        end function dtl_window_size

        !> dtl_window_is_valid
        function dtl_window_is_valid(win) &
                bind(c, name="dtl_window_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_is_valid

        !> dtl_window_fence
        function dtl_window_fence(win) &
                bind(c, name="dtl_window_fence") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_fence

        !> dtl_window_lock
        function dtl_window_lock(win, target, mode) &
                bind(c, name="dtl_window_lock") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_window_lock

        !> dtl_window_unlock
        function dtl_window_unlock(win, target) &
                bind(c, name="dtl_window_unlock") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_unlock

        !> dtl_window_lock_all
        function dtl_window_lock_all(win) &
                bind(c, name="dtl_window_lock_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_lock_all

        !> dtl_window_unlock_all
        function dtl_window_unlock_all(win) &
                bind(c, name="dtl_window_unlock_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_unlock_all

        !> dtl_window_flush
        function dtl_window_flush(win, target) &
                bind(c, name="dtl_window_flush") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_flush

        !> dtl_window_flush_all
        function dtl_window_flush_all(win) &
                bind(c, name="dtl_window_flush_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_flush_all

        !> dtl_window_flush_local
        function dtl_window_flush_local(win, target) &
                bind(c, name="dtl_window_flush_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int) :: status
        end function dtl_window_flush_local

        !> dtl_window_flush_local_all
        function dtl_window_flush_local_all(win) &
                bind(c, name="dtl_window_flush_local_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int) :: status
        end function dtl_window_flush_local_all

        !> dtl_rma_put
        function dtl_rma_put(win, target, target_offset, origin, size) &
                bind(c, name="dtl_rma_put") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_rma_put

        !> dtl_rma_get
        function dtl_rma_get(win, target, target_offset, buffer, size) &
                bind(c, name="dtl_rma_get") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: buffer
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_rma_get

        !> dtl_rma_put_async
        function dtl_rma_put_async(win, target, target_offset, origin, size, req) &
                bind(c, name="dtl_rma_put_async") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_rma_put_async

        !> dtl_rma_get_async
        function dtl_rma_get_async(win, target, target_offset, buffer, size, req) &
                bind(c, name="dtl_rma_get_async") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: buffer
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_rma_get_async

        !> dtl_rma_accumulate
        function dtl_rma_accumulate(win, target, target_offset, origin, size, dtype, op) &
                bind(c, name="dtl_rma_accumulate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            integer(c_int64_t), value :: size
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_rma_accumulate

        !> dtl_rma_fetch_and_op
        function dtl_rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op) &
                bind(c, name="dtl_rma_fetch_and_op") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: origin
            type(c_ptr), value :: result
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_rma_fetch_and_op

        !> dtl_rma_compare_and_swap
        function dtl_rma_compare_and_swap(win, target, target_offset, compare, swap, result, &
                                          dtype) &
                bind(c, name="dtl_rma_compare_and_swap") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: win
            integer(c_int), value :: target
            integer(c_int64_t), value :: target_offset
            type(c_ptr), value :: compare
            type(c_ptr), value :: swap
            type(c_ptr), value :: result
            integer(c_int), value :: dtype
            integer(c_int) :: status
        end function dtl_rma_compare_and_swap
    end interface

end module dtl_rma
