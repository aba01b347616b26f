! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the caller;
!> every rank frees its own with dtl_symmetric_destroy, all together.
module dtl_symmetric_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: DTL_SIGNAL_SET, dtl_clear_error
    use dtl_failure, only: given, settle, stop_on_failure
    use dtl_symmetric, only: dtl_symmetric_barrier_all, dtl_symmetric_create, &
                             dtl_symmetric_destroy, dtl_symmetric_fence, dtl_symmetric_is_valid, &
                             dtl_symmetric_my_pe, dtl_symmetric_n_pes, dtl_symmetric_quiet, &
                             dtl_symmetric_size, dtl_symmetric_sync_all, dtl_symmetric_used
    use dtl_symmetric_arrays, only: any_symmetric_atomic, any_symmetric_atomic_compare_swap, &
                                    any_symmetric_atomic_fetch, any_symmetric_get, &
                                    any_symmetric_get_nbi, any_symmetric_put, &
                                    any_symmetric_put_nbi, any_symmetric_put_signal, &
                                    any_symmetric_put_signal_nbi
    implicit none (type, external)
    private
    public :: dtl_symmetric_t

    !> A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
    !> caller; every rank frees its own with dtl_symmetric_destroy, all together.
    !> Indices start at 1, ranks at 0.
    type :: dtl_symmetric_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => symmetric_close
        procedure :: is_valid => symmetric_is_valid
        procedure :: my_pe => symmetric_my_pe
        procedure :: n_pes => symmetric_n_pes
        procedure :: size => symmetric_size
        procedure :: used => symmetric_used
        procedure, private :: symmetric_create, symmetric_create_default
        generic :: create => symmetric_create, symmetric_create_default
        procedure :: fence => symmetric_fence
        procedure :: quiet => symmetric_quiet
        procedure :: barrier_all => symmetric_barrier_all
        procedure :: sync_all => symmetric_sync_all
        procedure :: put => symmetric_put
        procedure :: put_nbi => symmetric_put_nbi
        procedure :: get => symmetric_get
        procedure :: get_nbi => symmetric_get_nbi
        procedure, private :: symmetric_put_signal, symmetric_put_signal_default
        generic :: put_signal => symmetric_put_signal, symmetric_put_signal_default
        procedure, private :: symmetric_put_signal_nbi, symmetric_put_signal_nbi_default
        generic :: put_signal_nbi => symmetric_put_signal_nbi, symmetric_put_signal_nbi_default
        procedure :: atomic => symmetric_atomic
        procedure :: atomic_fetch => symmetric_atomic_fetch
        procedure :: atomic_compare_swap => symmetric_atomic_compare_swap
    end type dtl_symmetric_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine symmetric_close(self)
        class(dtl_symmetric_t), intent(inout) :: self

        call dtl_symmetric_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine symmetric_close

    !> 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function symmetric_is_valid(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_symmetric_is_valid(self%handle)
    end function symmetric_is_valid

    !> This rank's number in the heap's context. Local: does not wait for other ranks.
    function symmetric_my_pe(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_my_pe(self%handle)
        call stop_on_failure()
    end function symmetric_my_pe

    !> How many ranks the heap's context has. Local: does not wait for other ranks.
    function symmetric_n_pes(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_n_pes(self%handle)
        call stop_on_failure()
    end function symmetric_n_pes

    !> Bytes of this rank's heap, free or not. Local: does not wait for other ranks.
    function symmetric_size(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_size(self%handle)
        call stop_on_failure()
    end function symmetric_size

    !> Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local: does
    !> not wait for other ranks.
    function symmetric_used(self) result(answer)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_symmetric_used(self%handle)
        call stop_on_failure()
    end function symmetric_used

    !> `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all ranks.
    !> The memory is there from the beginning. With 0 it has as many bytes as DTL_SYMMETRIC_SIZE in
    !> the environment says, such as 1048576, 512K, 64M or 2G, and 64M without it. Collective.
    subroutine symmetric_create(self, ctx, size, stat, errmsg)
        class(dtl_symmetric_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_create(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_create

    !> `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all ranks.
    !> The memory is there from the beginning. With 0 it has as many bytes as DTL_SYMMETRIC_SIZE in
    !> the environment says, such as 1048576, 512K, 64M or 2G, and 64M without it. Collective.
    subroutine symmetric_create_default(self, ctx, size, stat, errmsg)
        class(dtl_symmetric_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_create(ctx%handle, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_create_default

    !> What this rank has put, signalled or changed on another is seen there before what it does so
    !> later. Does not wait. Local: does not wait for other ranks.
    subroutine symmetric_fence(self, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_fence(self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_fence

    !> All that this rank has begun is done: puts, signals and atomic operations are there, and what
    !> was got may be read. Waits for the ranks that this one has written to.
    subroutine symmetric_quiet(self, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_quiet(self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_quiet

    !> All ranks have come here, and what each had begun is done. Collective.
    subroutine symmetric_barrier_all(self, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_barrier_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_barrier_all

    !> All ranks have come here. What they have begun may be under way. Collective.
    subroutine symmetric_sync_all(self, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_symmetric_sync_all(self%handle)
        call settle(status, stat, errmsg)
    end subroutine symmetric_sync_all

    !> `size` bytes of `source` are on their way to the rank; `source` may be used again. Local:
    !> does not wait for other ranks.
    subroutine symmetric_put(self, dest, source, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: source(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put(self%handle, dest, source, pe, stat, errmsg)
    end subroutine symmetric_put

    !> The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for
    !> other ranks.
    subroutine symmetric_put_nbi(self, dest, source, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), asynchronous, intent(in) :: source(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put_nbi(self%handle, dest, source, pe, stat, errmsg)
    end subroutine symmetric_put_nbi

    !> `dest` holds `size` bytes of the rank. Waits for them. Waits for the other rank.
    subroutine symmetric_get(self, dest, source, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(*), intent(inout) :: dest(..)
        type(c_ptr), intent(in) :: source
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_get(self%handle, dest, source, pe, stat, errmsg)
    end subroutine symmetric_get

    !> The same, but `dest` may be read after dtl_symmetric_quiet only. Waits for the other rank.
    subroutine symmetric_get_nbi(self, dest, source, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: dest(..)
        type(c_ptr), intent(in) :: source
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_get_nbi(self%handle, dest, source, pe, stat, errmsg)
    end subroutine symmetric_get_nbi

    !> `size` bytes of `source` are on their way to the rank, and after them its signal changes;
    !> `source` may be used again. With a size of 0 the signal alone changes. Local: does not wait
    !> for other ranks.
    subroutine symmetric_put_signal(self, dest, source, signal, value, op, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put_signal(self%handle, dest, source, signal, int(value, c_int64_t), &
                                      given(op, DTL_SIGNAL_SET), pe, stat, errmsg)
    end subroutine symmetric_put_signal

    !> `size` bytes of `source` are on their way to the rank, and after them its signal changes;
    !> `source` may be used again. With a size of 0 the signal alone changes. Local: does not wait
    !> for other ranks.
    subroutine symmetric_put_signal_default(self, dest, source, signal, value, op, pe, stat, &
                                            errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int), intent(in) :: value
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put_signal(self%handle, dest, source, signal, int(value, c_int64_t), &
                                      given(op, DTL_SIGNAL_SET), pe, stat, errmsg)
    end subroutine symmetric_put_signal_default

    !> The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for
    !> other ranks.
    subroutine symmetric_put_signal_nbi(self, dest, source, signal, value, op, pe, stat, errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), asynchronous, intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put_signal_nbi(self%handle, dest, source, signal, &
                                          int(value, c_int64_t), given(op, DTL_SIGNAL_SET), pe, &
                                          stat, errmsg)
    end subroutine symmetric_put_signal_nbi

    !> The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for
    !> other ranks.
    subroutine symmetric_put_signal_nbi_default(self, dest, source, signal, value, op, pe, stat, &
                                                errmsg)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), asynchronous, intent(in) :: source(..)
        type(c_ptr), intent(in) :: signal
        integer(c_int), intent(in) :: value
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_symmetric_put_signal_nbi(self%handle, dest, source, signal, &
                                          int(value, c_int64_t), given(op, DTL_SIGNAL_SET), pe, &
                                          stat, errmsg)
    end subroutine symmetric_put_signal_nbi_default

    !> The word of the rank is about to change in one atomic step, and `value` may be used again.
    !> What the node's processors do to the word themselves must be atomic, too. Local: does not
    !> wait for other ranks.
    subroutine symmetric_atomic(self, dest, value, op, pe, stat, errmsg, dtype)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: value(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_symmetric_atomic(self%handle, dest, value, op, pe, stat, errmsg, dtype)
    end subroutine symmetric_atomic

    !> `*result` is the word that stood on the rank, which has changed in the same atomic step.
    !> Waits for the answer. With DTL_ATOMIC_SET both are swapped. Waits for the other rank.
    subroutine symmetric_atomic_fetch(self, dest, value, result, op, pe, stat, errmsg, dtype)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: value(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_symmetric_atomic_fetch(self%handle, dest, value, result, op, pe, stat, errmsg, &
                                        dtype)
    end subroutine symmetric_atomic_fetch

    !> `*result` is the word that stood on the rank, which has become `*value` if it was `*compare`;
    !> all in one atomic step. Waits for the answer. Waits for the other rank.
    subroutine symmetric_atomic_compare_swap(self, dest, compare, value, result, pe, stat, errmsg, &
                                             dtype)
        class(dtl_symmetric_t), intent(in) :: self
        type(c_ptr), intent(in) :: dest
        type(*), intent(in) :: compare(..)
        type(*), intent(in) :: value(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(in) :: pe
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_symmetric_atomic_compare_swap(self%handle, dest, compare, value, result, pe, &
                                               stat, errmsg, dtype)
    end subroutine symmetric_atomic_compare_swap

end module dtl_symmetric_type
