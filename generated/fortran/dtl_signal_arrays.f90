! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of signals between ranks.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_signal_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array_memory, only: elements, has_dtype, has_no_gaps, pack_array, release_array
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    use dtl_symmetric, only: dtl_signal_init, dtl_signal_init_configured, dtl_signal_put_signal, &
                             dtl_signal_recv, dtl_signal_register_window, dtl_signal_send
    implicit none (type, external)
    private
    public :: any_signal_init, any_signal_init_configured, any_signal_register_window, &
              any_signal_send, any_signal_recv, any_signal_put_signal

contains

    subroutine any_signal_init(nranks, rank, unique_id, comm, stat, errmsg)
        integer(c_int), intent(in) :: nranks
        integer(c_int), intent(in) :: rank
        type(*), intent(in) :: unique_id(..)
        type(c_ptr), intent(inout) :: comm
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: unique_id_array
        integer(c_int) :: status

        if (.not. has_dtype("signal_init", "unique_id", unique_id, DTL_DTYPE_BYTE, &
                            unique_id_array, stat, errmsg)) return
        unique_id_array%memory = pack_array(unique_id)
        status = dtl_signal_init(nranks, rank, unique_id_array%memory, comm)
        call release_array(unique_id_array%memory, unique_id)
        call settle(status, stat, errmsg)
    end subroutine any_signal_init

    subroutine any_signal_init_configured(nranks, rank, unique_id, contexts, indices, eager_init, &
                                          comm, stat, errmsg)
        integer(c_int), intent(in) :: nranks
        integer(c_int), intent(in) :: rank
        type(*), intent(in) :: unique_id(..)
        integer(c_int), intent(in) :: contexts
        integer(c_int), intent(in) :: indices
        integer(c_int), intent(in) :: eager_init
        type(c_ptr), intent(inout) :: comm
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: unique_id_array
        integer(c_int) :: status

        if (.not. has_dtype("signal_init_configured", "unique_id", unique_id, DTL_DTYPE_BYTE, &
                            unique_id_array, stat, errmsg)) return
        unique_id_array%memory = pack_array(unique_id)
        status = dtl_signal_init_configured(nranks, rank, unique_id_array%memory, contexts, &
                                            indices, eager_init, comm)
        call release_array(unique_id_array%memory, unique_id)
        call settle(status, stat, errmsg)
    end subroutine any_signal_init_configured

    subroutine any_signal_register_window(comm, buffer, flags, window, stat, errmsg)
        type(c_ptr), intent(in) :: comm
        type(*), asynchronous, intent(inout), optional :: buffer(..)
        integer(c_int), intent(in) :: flags
        integer(c_int64_t), intent(out) :: window
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: buffer_array
        integer(c_int) :: status

        if (present(buffer)) then
            if (.not. has_no_gaps("signal_register_window", "buffer", buffer, DTL_DTYPE_BYTE, &
                                  buffer_array, stat, errmsg)) return
        end if
        status = dtl_signal_register_window(comm, buffer_array%memory, buffer_array%count, flags, &
                                            window)
        call settle(status, stat, errmsg)
    end subroutine any_signal_register_window

    subroutine any_signal_send(comm, sendbuf, peer, stream, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: comm
        type(*), asynchronous, intent(in) :: sendbuf(..)
        integer(c_int), intent(in) :: peer
        type(c_ptr), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("signal_send", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                              errmsg)) return
        status = dtl_signal_send(comm, sendbuf_array%memory, sendbuf_array%count, &
                                 sendbuf_array%dtype, peer, stream)
        call settle(status, stat, errmsg)
    end subroutine any_signal_send

    subroutine any_signal_recv(comm, recvbuf, peer, stream, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: comm
        type(*), asynchronous, intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: peer
        type(c_ptr), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: recvbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("signal_recv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                              errmsg)) return
        status = dtl_signal_recv(comm, recvbuf_array%memory, recvbuf_array%count, &
                                 recvbuf_array%dtype, peer, stream)
        call settle(status, stat, errmsg)
    end subroutine any_signal_recv

    subroutine any_signal_put_signal(comm, localbuf, peer, window, offset, signal_index, context, &
                                     flags, stream, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: comm
        type(*), asynchronous, intent(in) :: localbuf(..)
        integer(c_int), intent(in) :: peer
        integer(c_int64_t), intent(in) :: window
        integer(c_int64_t), intent(in) :: offset
        integer(c_int), intent(in) :: signal_index
        integer(c_int), intent(in) :: context
        integer(c_int), intent(in) :: flags
        type(c_ptr), intent(in) :: stream
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: localbuf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("signal_put_signal", "localbuf", localbuf, dtype, localbuf_array, &
                              stat, errmsg)) return
        status = dtl_signal_put_signal(comm, localbuf_array%memory, localbuf_array%count, &
                                       localbuf_array%dtype, peer, window, offset, signal_index, &
                                       context, flags, stream)
        call settle(status, stat, errmsg)
    end subroutine any_signal_put_signal

end module dtl_signal_arrays
