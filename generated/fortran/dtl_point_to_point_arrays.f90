! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of point-to-point.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_point_to_point_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_array_memory, only: elements, has_dtype, has_no_gaps, pack_array, release_array, &
                                unpack_array
    use dtl_communication, only: dtl_irecv, dtl_isend, dtl_isend_shaped, dtl_mrecv, dtl_recv, &
                                 dtl_send, dtl_sendrecv
    use dtl_core, only: dtl_shape
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_send, any_recv, any_sendrecv, any_isend, any_irecv, any_mrecv, any_isend_shaped

contains

    subroutine any_send(ctx, buf, dest, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("send", "buf", buf, dtype, buf_array, stat, errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_send(ctx, buf_array%memory, buf_array%count, buf_array%dtype, dest, tag)
        call release_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_send

    subroutine any_recv(ctx, buf, source, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("recv", "buf", buf, dtype, buf_array, stat, errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_recv(ctx, buf_array%memory, buf_array%count, buf_array%dtype, source, tag)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_recv

    subroutine any_sendrecv(ctx, sendbuf, dest, sendtag, recvbuf, source, recvtag, stat, errmsg, &
                            dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in) :: sendbuf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: sendtag
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: recvtag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (.not. has_dtype("sendrecv", "sendbuf", sendbuf, dtype, sendbuf_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("sendrecv", "recvbuf", recvbuf, dtype, recvbuf_array, stat, &
                            errmsg)) return
        sendbuf_array%memory = pack_array(sendbuf)
        recvbuf_array%memory = pack_array(recvbuf)
        status = dtl_sendrecv(ctx, sendbuf_array%memory, sendbuf_array%count, sendbuf_array%dtype, &
                              dest, sendtag, recvbuf_array%memory, recvbuf_array%count, &
                              recvbuf_array%dtype, source, recvtag)
        call release_array(sendbuf_array%memory, sendbuf)
        call unpack_array(recvbuf_array%memory, recvbuf)
        call settle(status, stat, errmsg)
    end subroutine any_sendrecv

    subroutine any_isend(ctx, buf, dest, tag, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: buf(..)
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: tag
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("isend", "buf", buf, dtype, buf_array, stat, errmsg)) return
        status = dtl_isend(ctx, buf_array%memory, buf_array%count, buf_array%dtype, dest, tag, &
                           request)
        call settle(status, stat, errmsg)
    end subroutine any_isend

    subroutine any_irecv(ctx, buf, source, tag, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(inout) :: buf(..)
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("irecv", "buf", buf, dtype, buf_array, stat, errmsg)) return
        status = dtl_irecv(ctx, buf_array%memory, buf_array%count, buf_array%dtype, source, tag, &
                           request)
        call settle(status, stat, errmsg)
    end subroutine any_irecv

    subroutine any_mrecv(message, buf, stat, errmsg, dtype)
        type(c_ptr), intent(inout) :: message
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("mrecv", "buf", buf, dtype, buf_array, stat, errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_mrecv(message, buf_array%memory, buf_array%count, buf_array%dtype)
        call unpack_array(buf_array%memory, buf)
        message = c_null_ptr
        call settle(status, stat, errmsg)
    end subroutine any_mrecv

    subroutine any_isend_shaped(ctx, buf, shape, dest, tag, request, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), asynchronous, intent(in) :: buf(..)
        type(dtl_shape), intent(in) :: shape
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: tag
        type(c_ptr), intent(inout) :: request
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_no_gaps("isend_shaped", "buf", buf, dtype, buf_array, stat, errmsg)) return
        status = dtl_isend_shaped(ctx, buf_array%memory, buf_array%count, buf_array%dtype, shape, &
                                  dest, tag, request)
        call settle(status, stat, errmsg)
    end subroutine any_isend_shaped

end module dtl_point_to_point_arrays
