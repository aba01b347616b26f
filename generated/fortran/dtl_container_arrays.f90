! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of all containers.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_container_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_ptr
    use dtl_argument_check, only: has_size, is_of_dtype
    use dtl_array_memory, only: elements, pack_array, release_array, unpack_array
    use dtl_containers, only: dtl_container_combine, dtl_container_dtype, &
                              dtl_container_exchange_halo, dtl_container_get_element, &
                              dtl_container_ndim, dtl_container_refresh_halo, &
                              dtl_container_set_element
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_container_get_element, any_container_set_element, any_container_exchange_halo, &
              any_container_refresh_halo, any_container_combine

contains

    subroutine any_container_get_element(container, global_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int64_t), intent(in) :: global_idx
        type(*), intent(inout), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_get_element", "value", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        status = dtl_container_get_element(container, global_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_container_get_element

    subroutine any_container_set_element(container, global_idx, value, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int64_t), intent(in) :: global_idx
        type(*), intent(in), target :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        integer(c_int) :: status

        if (.not. is_of_dtype("container_set_element", "value", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        status = dtl_container_set_element(container, global_idx, c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine any_container_set_element

    subroutine any_container_exchange_halo(container, widths, periodic, padded, stat, errmsg, &
                                           dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(*), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: padded_array
        integer(c_int) :: status

        if (.not. is_of_dtype("container_exchange_halo", "padded", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        padded_array%count = size(padded, kind=c_int64_t)
        if (dtl_container_ndim(container) > 0) then
            if (.not. has_size("container_exchange_halo", "widths", size(widths, kind=c_int64_t), &
                               int(dtl_container_ndim(container), c_int64_t), "ndim(container)", &
                               stat, errmsg)) return
            if (.not. has_size("container_exchange_halo", "periodic", &
                               size(periodic, kind=c_int64_t), &
                               int(dtl_container_ndim(container), c_int64_t), "ndim(container)", &
                               stat, errmsg)) return
        end if
        padded_array%memory = pack_array(padded)
        status = dtl_container_exchange_halo(container, widths, periodic, padded_array%memory, &
                                             padded_array%count)
        call unpack_array(padded_array%memory, padded)
        call settle(status, stat, errmsg)
    end subroutine any_container_exchange_halo

    subroutine any_container_refresh_halo(container, widths, periodic, padded, stat, errmsg, &
                                          dtype)
        type(c_ptr), intent(in) :: container
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(*), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in) :: dtype
        type(elements) :: padded_array
        integer(c_int) :: status

        if (.not. is_of_dtype("container_refresh_halo", "padded", dtl_container_dtype(container), &
                              dtype, stat, errmsg)) return
        padded_array%count = size(padded, kind=c_int64_t)
        if (dtl_container_ndim(container) > 0) then
            if (.not. has_size("container_refresh_halo", "widths", size(widths, kind=c_int64_t), &
                               int(dtl_container_ndim(container), c_int64_t), "ndim(container)", &
                               stat, errmsg)) return
            if (.not. has_size("container_refresh_halo", "periodic", &
                               size(periodic, kind=c_int64_t), &
                               int(dtl_container_ndim(container), c_int64_t), "ndim(container)", &
                               stat, errmsg)) return
        end if
        padded_array%memory = pack_array(padded)
        status = dtl_container_refresh_halo(container, widths, periodic, padded_array%memory, &
                                            padded_array%count)
        call unpack_array(padded_array%memory, padded)
        call settle(status, stat, errmsg)
    end subroutine any_container_refresh_halo

    subroutine any_container_combine(container, sendbuf, recvbuf, op, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: container
        type(*), intent(in), optional :: sendbuf(..)
        type(*), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
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
        if (.not. has_size("container_combine", "recvbuf", recvbuf_array%count, &
                           sendbuf_array%count, "the size of sendbuf", stat, errmsg)) return
        recvbuf_array%memory = pack_array(recvbuf)
        sendbuf_array%memory = recvbuf_array%memory
        if (present(sendbuf)) sendbuf_array%memory = pack_array(sendbuf)
        status = dtl_container_combine(container, sendbuf_array%memory, recvbuf_array%memory, &
                                       sendbuf_array%count, dtype, op)
        call unpack_array(recvbuf_array%memory, recvbuf)
        if (present(sendbuf)) call release_array(sendbuf_array%memory, sendbuf)
        call settle(status, stat, errmsg)
    end subroutine any_container_combine

end module dtl_container_arrays
