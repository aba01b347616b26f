! SPDX-License-Identifier: BSD-3-Clause
!> Messages of arrays of any kind and rank.
!>
!> The procedures of dtl_context_t and dtl_message_t come here. Counts follow from the sizes of the
!> arrays, dtypes from their kinds.
module dtl_message
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_communication, only: dtl_irecv, dtl_isend, dtl_mrecv, dtl_recv, dtl_send, dtl_sendrecv
    use dtl_elements, only: elements, known, stays
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_send, any_recv, any_sendrecv, any_isend, any_irecv, any_mrecv

contains

    subroutine any_send(ctx, buf, dest, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest, tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("send", "buf", buf, dtype, found, stat, errmsg)) return
        memory = lend(buf)
        status = dtl_send(ctx, memory, found%count, found%dtype, dest, tag)
        call drop(memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_send

    subroutine any_recv(ctx, buf, source, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source, tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("recv", "buf", buf, dtype, found, stat, errmsg)) return
        memory = lend(buf)
        status = dtl_recv(ctx, memory, found%count, found%dtype, source, tag)
        call take_back(memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_recv

    subroutine any_sendrecv(ctx, sendbuf, dest, sendtag, recvbuf, source, recvtag, stat, errmsg, &
                            dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: dest, sendtag, source, recvtag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sent, received
        type(c_ptr) :: send, recv
        integer(c_int) :: status

        if (.not. known("sendrecv", "sendbuf", sendbuf, dtype, sent, stat, errmsg)) return
        if (.not. known("sendrecv", "recvbuf", recvbuf, dtype, received, stat, errmsg)) return
        send = lend(sendbuf)
        recv = lend(recvbuf)
        status = dtl_sendrecv(ctx, send, sent%count, sent%dtype, dest, sendtag, recv, &
                              received%count, received%dtype, source, recvtag)
        call drop(send, sendbuf)
        call take_back(recv, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_sendrecv

    subroutine any_isend(ctx, buf, dest, tag, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest, tag
        type(c_ptr), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        integer(c_int) :: status

        request = c_null_ptr
        if (.not. stays("isend", "buf", buf, dtype, found, stat, errmsg)) return
        status = dtl_isend(ctx, found%memory, found%count, found%dtype, dest, tag, request)
        call settle(status, stat, errmsg)
    end subroutine any_isend

    subroutine any_irecv(ctx, buf, source, tag, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source, tag
        type(c_ptr), intent(out) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        integer(c_int) :: status

        request = c_null_ptr
        if (.not. stays("irecv", "buf", buf, dtype, found, stat, errmsg)) return
        status = dtl_irecv(ctx, found%memory, found%count, found%dtype, source, tag, request)
        call settle(status, stat, errmsg)
    end subroutine any_irecv

    !> What is refused here leaves the message to be received.
    subroutine any_mrecv(message, buf, stat, errmsg, dtype)
        type(c_ptr), intent(inout) :: message
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("mrecv", "buf", buf, dtype, found, stat, errmsg)) return
        memory = lend(buf)
        status = dtl_mrecv(message, memory, found%count, found%dtype)
        call take_back(memory, buf)
        message = c_null_ptr
        call settle(status, stat, errmsg)
    end subroutine any_mrecv

end module dtl_message
