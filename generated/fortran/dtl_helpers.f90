! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/helpers.f90.j2.
! Do not edit.

!> Wrappers of C functions for Fortran arrays and strings.
module dtl_helpers
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_double, c_f_pointer, c_float, &
                                           c_int, c_int32_t, c_int64_t, c_loc, c_ptr, c_size_t
    use dtl_communication, only: dtl_allreduce, dtl_broadcast, dtl_gather, dtl_recv, dtl_reduce, &
                                 dtl_scan, dtl_scatter, dtl_send
    use dtl_core, only: DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_INT32, DTL_DTYPE_INT64, &
                        DTL_OP_MAX, DTL_OP_MIN, DTL_OP_SUM, dtl_shape, dtl_shape_1d, dtl_shape_2d, &
                        dtl_shape_3d, dtl_status_message
    implicit none (type, external)
    private
    public :: dtl_c_to_f_string, dtl_get_error_message
    public :: dtl_make_shape_1d, dtl_make_shape_2d, dtl_make_shape_3d, dtl_broadcast_double, &
              dtl_broadcast_float, dtl_broadcast_int32, dtl_broadcast_int64, dtl_reduce_double, &
              dtl_allreduce_sum_double, dtl_allreduce_sum_float, dtl_allreduce_sum_int32, &
              dtl_allreduce_sum_int64, dtl_allreduce_max_double, dtl_allreduce_min_double, &
              dtl_gather_double, dtl_scatter_double, dtl_scan_double, dtl_send_double, &
              dtl_send_int32, dtl_recv_double, dtl_recv_int32

    interface
        pure function c_strlen(text) bind(c, name="strlen") result(length)
            import :: c_ptr, c_size_t
            implicit none (type, external)
            type(c_ptr), value :: text
            integer(c_size_t) :: length
        end function c_strlen
    end interface

contains

    !> Returns a C string as a Fortran string; empty for a null pointer.
    function dtl_c_to_f_string(c_str) result(text)
        type(c_ptr), intent(in) :: c_str
        character(len=:), allocatable :: text
        character(kind=c_char), pointer :: letters(:)
        integer :: i

        if (.not. c_associated(c_str)) then
            text = ""
            return
        end if
        call c_f_pointer(c_str, letters, [c_strlen(c_str)])
        allocate (character(len=size(letters)) :: text)
        do i = 1, size(letters)
            text(i:i) = letters(i)
        end do
    end function dtl_c_to_f_string

    !> Returns the description of a status.
    function dtl_get_error_message(status) result(text)
        integer(c_int), intent(in) :: status
        character(len=:), allocatable :: text

        text = dtl_c_to_f_string(dtl_status_message(status))
    end function dtl_get_error_message

    !> A shape of one dimension. Local: does not wait for other ranks.
    function dtl_make_shape_1d(d0) result(answer)
        integer(c_int64_t), intent(in) :: d0
        type(dtl_shape) :: answer

        answer = dtl_shape_1d(d0)
    end function dtl_make_shape_1d

    !> A shape of two dimensions, the second one contiguous. Local: does not wait for other ranks.
    function dtl_make_shape_2d(d0, d1) result(answer)
        integer(c_int64_t), intent(in) :: d0
        integer(c_int64_t), intent(in) :: d1
        type(dtl_shape) :: answer

        answer = dtl_shape_2d(d0, d1)
    end function dtl_make_shape_2d

    !> A shape of three dimensions, the third one contiguous. Local: does not wait for other ranks.
    function dtl_make_shape_3d(d0, d1, d2) result(answer)
        integer(c_int64_t), intent(in) :: d0
        integer(c_int64_t), intent(in) :: d1
        integer(c_int64_t), intent(in) :: d2
        type(dtl_shape) :: answer

        answer = dtl_shape_3d(d0, d1, d2)
    end function dtl_make_shape_3d

    !> dtl_broadcast on arrays of DTL_DTYPE_FLOAT64.
    function dtl_broadcast_double(ctx, data, count, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(inout), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_broadcast(ctx, c_loc(data), count, DTL_DTYPE_FLOAT64, root)
    end function dtl_broadcast_double

    !> dtl_broadcast on arrays of DTL_DTYPE_FLOAT32.
    function dtl_broadcast_float(ctx, data, count, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_float), intent(inout), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_broadcast(ctx, c_loc(data), count, DTL_DTYPE_FLOAT32, root)
    end function dtl_broadcast_float

    !> dtl_broadcast on arrays of DTL_DTYPE_INT32.
    function dtl_broadcast_int32(ctx, data, count, root) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int32_t), intent(inout), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_broadcast(ctx, c_loc(data), count, DTL_DTYPE_INT32, root)
    end function dtl_broadcast_int32

    !> dtl_broadcast on arrays of DTL_DTYPE_INT64.
    function dtl_broadcast_int64(ctx, data, count, root) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(inout), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_broadcast(ctx, c_loc(data), count, DTL_DTYPE_INT64, root)
    end function dtl_broadcast_int64

    !> dtl_reduce on arrays of DTL_DTYPE_FLOAT64.
    function dtl_reduce_double(ctx, sendbuf, recvbuf, count, op, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_reduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, op, &
                            root)
    end function dtl_reduce_double

    !> dtl_allreduce on arrays of DTL_DTYPE_FLOAT64.
    function dtl_allreduce_sum_double(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, &
                               DTL_OP_SUM)
    end function dtl_allreduce_sum_double

    !> dtl_allreduce on arrays of DTL_DTYPE_FLOAT32.
    function dtl_allreduce_sum_float(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_float), intent(in), target :: sendbuf(*)
        real(c_float), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT32, &
                               DTL_OP_SUM)
    end function dtl_allreduce_sum_float

    !> dtl_allreduce on arrays of DTL_DTYPE_INT32.
    function dtl_allreduce_sum_int32(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int32_t), intent(in), target :: sendbuf(*)
        integer(c_int32_t), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_INT32, &
                               DTL_OP_SUM)
    end function dtl_allreduce_sum_int32

    !> dtl_allreduce on arrays of DTL_DTYPE_INT64.
    function dtl_allreduce_sum_int64(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int64_t), intent(in), target :: sendbuf(*)
        integer(c_int64_t), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_INT64, &
                               DTL_OP_SUM)
    end function dtl_allreduce_sum_int64

    !> dtl_allreduce on arrays of DTL_DTYPE_FLOAT64.
    function dtl_allreduce_max_double(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, &
                               DTL_OP_MAX)
    end function dtl_allreduce_max_double

    !> dtl_allreduce on arrays of DTL_DTYPE_FLOAT64.
    function dtl_allreduce_min_double(ctx, sendbuf, recvbuf, count) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int) :: status

        status = dtl_allreduce(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, &
                               DTL_OP_MIN)
    end function dtl_allreduce_min_double

    !> dtl_gather on arrays of DTL_DTYPE_FLOAT64.
    function dtl_gather_double(ctx, sendbuf, sendcount, recvbuf, recvcount, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        integer(c_int64_t), intent(in) :: sendcount
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: recvcount
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_gather(ctx, c_loc(sendbuf), sendcount, DTL_DTYPE_FLOAT64, c_loc(recvbuf), &
                            recvcount, DTL_DTYPE_FLOAT64, root)
    end function dtl_gather_double

    !> dtl_scatter on arrays of DTL_DTYPE_FLOAT64.
    function dtl_scatter_double(ctx, sendbuf, sendcount, recvbuf, recvcount, root) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        integer(c_int64_t), intent(in) :: sendcount
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: recvcount
        integer(c_int), intent(in) :: root
        integer(c_int) :: status

        status = dtl_scatter(ctx, c_loc(sendbuf), sendcount, DTL_DTYPE_FLOAT64, c_loc(recvbuf), &
                             recvcount, DTL_DTYPE_FLOAT64, root)
    end function dtl_scatter_double

    !> dtl_scan on arrays of DTL_DTYPE_FLOAT64.
    function dtl_scan_double(ctx, sendbuf, recvbuf, count, op) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: sendbuf(*)
        real(c_double), intent(out), target :: recvbuf(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: op
        integer(c_int) :: status

        status = dtl_scan(ctx, c_loc(sendbuf), c_loc(recvbuf), count, DTL_DTYPE_FLOAT64, op)
    end function dtl_scan_double

    !> dtl_send on arrays of DTL_DTYPE_FLOAT64.
    function dtl_send_double(ctx, data, count, dest, tag) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(in), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: tag
        integer(c_int) :: status

        status = dtl_send(ctx, c_loc(data), count, DTL_DTYPE_FLOAT64, dest, tag)
    end function dtl_send_double

    !> dtl_send on arrays of DTL_DTYPE_INT32.
    function dtl_send_int32(ctx, data, count, dest, tag) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int32_t), intent(in), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: dest
        integer(c_int), intent(in) :: tag
        integer(c_int) :: status

        status = dtl_send(ctx, c_loc(data), count, DTL_DTYPE_INT32, dest, tag)
    end function dtl_send_int32

    !> dtl_recv on arrays of DTL_DTYPE_FLOAT64.
    function dtl_recv_double(ctx, data, count, source, tag) result(status)
        type(c_ptr), intent(in) :: ctx
        real(c_double), intent(out), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int) :: status

        status = dtl_recv(ctx, c_loc(data), count, DTL_DTYPE_FLOAT64, source, tag)
    end function dtl_recv_double

    !> dtl_recv on arrays of DTL_DTYPE_INT32.
    function dtl_recv_int32(ctx, data, count, source, tag) result(status)
        type(c_ptr), intent(in) :: ctx
        integer(c_int32_t), intent(out), target :: data(*)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: source
        integer(c_int), intent(in) :: tag
        integer(c_int) :: status

        status = dtl_recv(ctx, c_loc(data), count, DTL_DTYPE_INT32, source, tag)
    end function dtl_recv_int32

end module dtl_helpers
