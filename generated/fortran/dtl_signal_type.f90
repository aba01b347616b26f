! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
!> caller; every rank frees its own with dtl_signal_destroy, all together.
module dtl_signal_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error
    use dtl_failure, only: given, settle, stop_on_failure
    use dtl_signal_arrays, only: any_signal_init, any_signal_init_configured, &
                                 any_signal_put_signal, any_signal_recv, &
                                 any_signal_register_window, any_signal_send
    use dtl_stream_type, only: dtl_stream_t
    use dtl_symmetric, only: dtl_signal_create, dtl_signal_create_configured, dtl_signal_destroy, &
                             dtl_signal_is_valid, dtl_signal_notify, dtl_signal_rank, &
                             dtl_signal_size
    implicit none (type, external)
    private
    public :: dtl_signal_t

    !> Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
    !> caller; every rank frees its own with dtl_signal_destroy, all together.
    !> Indices start at 1, ranks at 0.
    type :: dtl_signal_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => signal_close
        procedure :: is_valid => signal_is_valid
        procedure :: rank => signal_rank
        procedure :: size => signal_size
        procedure :: create => signal_create
        procedure :: create_configured => signal_create_configured
        procedure :: notify => signal_notify
        procedure :: init => signal_init
        procedure :: init_configured => signal_init_configured
        procedure :: register_window => signal_register_window
        procedure :: send => signal_send
        procedure :: recv => signal_recv
        procedure, private :: signal_put_signal, signal_put_signal_default
        generic :: put_signal => signal_put_signal, signal_put_signal_default
    end type dtl_signal_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine signal_close(self)
        class(dtl_signal_t), intent(inout) :: self

        call dtl_signal_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine signal_close

    !> 1 if the handle stands for an open communicator, 0 for a null, closed or foreign one; then
    !> the last error says which. Local: does not wait for other ranks.
    function signal_is_valid(self) result(answer)
        class(dtl_signal_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_signal_is_valid(self%handle)
    end function signal_is_valid

    !> This rank's number in the communicator. Local: does not wait for other ranks.
    function signal_rank(self) result(answer)
        class(dtl_signal_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_signal_rank(self%handle)
        call stop_on_failure()
    end function signal_rank

    !> How many ranks the communicator has. Local: does not wait for other ranks.
    function signal_size(self) result(answer)
        class(dtl_signal_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_signal_size(self%handle)
        call stop_on_failure()
    end function signal_size

    !> `*comm` is a communicator of the context's ranks, which it outlives, and of their devices
    !> where they have some. Collective.
    subroutine signal_create(self, ctx, stat, errmsg)
        class(dtl_signal_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_signal_create(ctx%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine signal_create

    !> As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a context
    !> and an index, which are below these numbers. Such signals know nothing of each other. With
    !> NCCL it needs version 2.31 or later, unless all three are as dtl_signal_create has them: 1, 1
    !> and 0. Collective.
    subroutine signal_create_configured(self, ctx, contexts, indices, eager_init, stat, errmsg)
        class(dtl_signal_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: contexts
        integer(c_int), intent(in) :: indices
        integer(c_int), intent(in) :: eager_init
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_signal_create_configured(ctx%handle, contexts, indices, eager_init, &
                                              self%handle)
        call settle(status, stat, errmsg)
    end subroutine signal_create_configured

    !> The rank is about to have one signal more from this one, which may be the rank itself. What
    !> this rank put there before is there first; with NCCL, what it put in the same context. Waits
    !> for the other rank, with NCCL.
    subroutine signal_notify(self, peer, signal_index, context, flags, stream, stat, errmsg)
        class(dtl_signal_t), intent(in) :: self
        integer(c_int), intent(in) :: peer
        integer(c_int), intent(in) :: signal_index
        integer(c_int), intent(in) :: context
        integer(c_int), intent(in) :: flags
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_signal_notify(self%handle, peer, signal_index, context, flags, stream%handle)
        call settle(status, stat, errmsg)
    end subroutine signal_notify

    !> `*comm` is a communicator of those ranks of the job that give the same id, in the order that
    !> they give. All ranks of the job call it, as they call dtl_context_create_default; those of
    !> another id are in another communicator. Where the ranks of an id are not `nranks`, or one
    !> number is given twice, all ranks are refused. Collective.
    subroutine signal_init(self, nranks, rank, unique_id, stat, errmsg)
        class(dtl_signal_t), intent(inout) :: self
        integer(c_int), intent(in) :: nranks
        integer(c_int), intent(in) :: rank
        type(*), intent(in) :: unique_id(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_signal_init(nranks, rank, unique_id, self%handle, stat, errmsg)
    end subroutine signal_init

    !> As dtl_signal_init, of a communicator that counts signals apart as
    !> dtl_signal_create_configured says. Collective.
    subroutine signal_init_configured(self, nranks, rank, unique_id, contexts, indices, &
                                      eager_init, stat, errmsg)
        class(dtl_signal_t), intent(inout) :: self
        integer(c_int), intent(in) :: nranks
        integer(c_int), intent(in) :: rank
        type(*), intent(in) :: unique_id(..)
        integer(c_int), intent(in) :: contexts
        integer(c_int), intent(in) :: indices
        integer(c_int), intent(in) :: eager_init
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_signal_init_configured(nranks, rank, unique_id, contexts, indices, eager_init, &
                                        self%handle, stat, errmsg)
    end subroutine signal_init_configured

    !> `*window` stands for `size` bytes of this rank's memory and for what the others register with
    !> it. Done when it returns, also within a group; sizes may differ, but with NCCL, and be 0. The
    !> memory stays the caller's and must outlive the window, on all ranks where it is a device's.
    !> Collective.
    subroutine signal_register_window(self, buffer, window, flags, stat, errmsg)
        class(dtl_signal_t), intent(in) :: self
        type(*), asynchronous, intent(inout), optional :: buffer(..)
        integer(c_int), intent(in), optional :: flags
        integer(c_int64_t), intent(out) :: window
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_signal_register_window(self%handle, buffer, given(flags, 0), window, stat, &
                                        errmsg)
    end subroutine signal_register_window

    !> `sendbuf` is on its way to the rank, which receives it by dtl_signal_recv, and may be used
    !> again. Outside a group it may wait for the receiver. Waits for the receiver, unless the
    !> message is buffered.
    subroutine signal_send(self, sendbuf, peer, stream, stat, errmsg, dtype)
        class(dtl_signal_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int), intent(in) :: peer
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_signal_send(self%handle, sendbuf, peer, stream%handle, stat, errmsg, dtype)
    end subroutine signal_send

    !> `recvbuf` holds what the rank has sent. A longer message, or one of another dtype, fails;
    !> with NCCL a message has to be as long as what it is received in. Waits for the sender.
    subroutine signal_recv(self, recvbuf, peer, stream, stat, errmsg, dtype)
        class(dtl_signal_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: peer
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_signal_recv(self%handle, recvbuf, peer, stream%handle, stat, errmsg, dtype)
    end subroutine signal_recv

    !> The elements are on their way to the rank's part of the window, and after them one signal;
    !> `localbuf` may be used again, outside a group and without a stream of a device. With NCCL it
    !> lies in memory that this rank has registered. A range that goes past the end of the rank's
    !> part is refused with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank, with NCCL.
    subroutine signal_put_signal(self, localbuf, peer, window, offset, signal_index, context, &
                                 flags, stream, stat, errmsg, dtype)
        class(dtl_signal_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: localbuf(..)
        integer(c_int), intent(in) :: peer
        integer(c_int64_t), intent(in) :: window
        integer(c_int64_t), intent(in) :: offset
        integer(c_int), intent(in), optional :: signal_index
        integer(c_int), intent(in), optional :: context
        integer(c_int), intent(in), optional :: flags
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_signal_put_signal(self%handle, localbuf, peer, window, int(offset, c_int64_t), &
                                   given(signal_index, 0), given(context, 0), given(flags, 0), &
                                   stream%handle, stat, errmsg, dtype)
    end subroutine signal_put_signal

    !> The elements are on their way to the rank's part of the window, and after them one signal;
    !> `localbuf` may be used again, outside a group and without a stream of a device. With NCCL it
    !> lies in memory that this rank has registered. A range that goes past the end of the rank's
    !> part is refused with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank, with NCCL.
    subroutine signal_put_signal_default(self, localbuf, peer, window, offset, signal_index, &
                                         context, flags, stream, stat, errmsg, dtype)
        class(dtl_signal_t), intent(in) :: self
        type(*), asynchronous, intent(in) :: localbuf(..)
        integer(c_int), intent(in) :: peer
        integer(c_int64_t), intent(in) :: window
        integer(c_int), intent(in) :: offset
        integer(c_int), intent(in), optional :: signal_index
        integer(c_int), intent(in), optional :: context
        integer(c_int), intent(in), optional :: flags
        type(dtl_stream_t), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_signal_put_signal(self%handle, localbuf, peer, window, int(offset, c_int64_t), &
                                   given(signal_index, 0), given(context, 0), given(flags, 0), &
                                   stream%handle, stat, errmsg, dtype)
    end subroutine signal_put_signal_default

end module dtl_signal_type
