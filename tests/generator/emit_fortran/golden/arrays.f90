! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of boxes.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_box_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array_memory, only: elements, pack_array, release_array, unpack_array
    use dtl_boxes, only: dtl_reduce
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_reduce

contains

    subroutine any_reduce(ctx, sendbuf, recvbuf, op, root, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: ctx
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: sendbuf_array, recvbuf_array
        integer(c_int) :: status

        if (present(sendbuf)) then
            sendbuf_array%count = size(sendbuf, kind=c_int64_t)
        end if
        recvbuf_array%count = size(recvbuf, kind=c_int64_t)
        if (.not. present(sendbuf)) sendbuf_array = recvbuf_array
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_reduce(ctx, sendbuf_array%memory, recvbuf_array%memory, sendbuf_array%count, &
                            dtype, op, root)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_reduce

end module dtl_box_arrays
