! SPDX-License-Identifier: BSD-3-Clause
!> Three of the Parallel Research Kernels on containers, which research_kernels.c times against
!> C with MPI.
!> C's last dimension is Fortran's first: rows of a tensor are columns here.
module kernels
    use dtl
    implicit none (type, external)
    private

    integer, parameter :: radius = 2
    real(c_double), parameter :: factor = 3
    integer(c_int64_t), parameter :: widths(2) = [int(radius, c_int64_t), 0_c_int64_t]
    integer(c_int), parameter :: has_ends(2) = 0

    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: vectors(3)
    type(dtl_tensor_t) :: from, sums, field
    real(c_double), pointer, contiguous :: a(:), b(:), c(:), matrix(:, :), sum_of(:, :), inner(:, :)
    real(c_double), allocatable :: outgoing(:, :, :), incoming(:, :, :), padded(:, :), star(:, :)
    integer :: order, rows

contains

    subroutine fortran_open(length, size_of) bind(C)
        integer(c_int), value :: length, size_of
        integer(c_int64_t) :: elements, side
        integer :: column

        elements = length
        side = size_of
        order = size_of
        call ctx%create()
        rows = order / ctx%size()
        call vectors(1)%create_fill(ctx, elements, 0.0_c_double)
        call vectors(2)%create_fill(ctx, elements, 2.0_c_double)
        call vectors(3)%create_fill(ctx, elements, 2.0_c_double)
        call vectors(1)%local(a)
        call vectors(2)%local(b)
        call vectors(3)%local(c)
        call from%create_fill(ctx, dtl_shape_2d(side, side), 0.0_c_double)
        call sums%create_fill(ctx, dtl_shape_2d(side, side), 0.0_c_double)
        call field%create_fill(ctx, dtl_shape_2d(side, side), 0.0_c_double)
        call from%local(matrix)
        call sums%local(sum_of)
        call field%local(inner)
        do column = 1, order
            matrix(column, :) = numbers(column)
            inner(column, :) = numbers(column)
        end do
        allocate (outgoing(rows, rows, ctx%size()), incoming(rows, rows, ctx%size()))
        allocate (padded(order, rows + 2 * radius), star(order, rows), source=0.0_c_double)
        call field%exchange_halo(widths, has_ends, padded)
    end subroutine fortran_open

    !> First elements of this rank's rows in a column, as in C.
    function numbers(column) result(made)
        integer, intent(in) :: column
        real(c_double) :: made(rows)
        integer :: row

        made = [(real(ctx%rank() * rows + (column - 1) * order + row - 1, c_double), row = 1, rows)]
    end function numbers

    subroutine fortran_close() bind(C)
        integer :: index

        do index = 1, size(vectors)
            call vectors(index)%close()
        end do
        call from%close()
        call sums%close()
        call field%close()
        call ctx%close()
    end subroutine fortran_close

    integer(c_int) function fortran_nstream() bind(C)
        call add(a, b, c)
        fortran_nstream = 0
    end function fortran_nstream

    !> The arguments do not alias, unlike pointers.
    pure subroutine add(one, two, three)
        real(c_double), contiguous, intent(inout) :: one(:)
        real(c_double), contiguous, intent(in) :: two(:), three(:)

        one = one + two + factor * three
    end subroutine add

    integer(c_int) function fortran_transpose() bind(C)
        integer :: column, first, peer

        do peer = 1, size(outgoing, 3)
            outgoing(:, :, peer) = matrix((peer - 1) * rows + 1:peer * rows, :)
        end do
        call ctx%alltoall(outgoing, incoming)
        do peer = 1, size(incoming, 3)
            first = (peer - 1) * rows
            do column = 1, rows
                sum_of(first + 1:first + rows, column) = sum_of(first + 1:first + rows, column) + &
                                                         incoming(column, :, peer)
            end do
        end do
        matrix = matrix + 1
        fortran_transpose = 0
    end function fortran_transpose

    integer(c_int) function fortran_stencil() bind(C)
        integer :: row

        call field%refresh_halo(widths, has_ends, padded)
        do row = 1, rows
            call star_add(padded(:, row:row + 2 * radius), star(:, row))
        end do
        padded(:, radius + 1:radius + rows) = padded(:, radius + 1:radius + rows) + 1
        fortran_stencil = 0
    end function fortran_stencil

    !> Computes one row from the surrounding rows.
    pure subroutine star_add(around, out)
        real(c_double), contiguous, intent(in) :: around(:, -radius:)
        real(c_double), contiguous, intent(inout) :: out(:)
        integer :: column

        do column = 1 + radius, order - radius
            out(column) = out(column) + &
                (around(column, 1) - around(column, -1) + &
                 around(column + 1, 0) - around(column - 1, 0)) / 4 + &
                (around(column, 2) - around(column, -2) + &
                 around(column + 2, 0) - around(column - 2, 0)) / 8
        end do
    end subroutine star_add

    subroutine fortran_result(kernel, elements) bind(C)
        integer(c_int), value :: kernel
        real(c_double), intent(out) :: elements(*)

        select case (kernel)
        case (0)
            elements(:size(a)) = a
        case (1)
            elements(:size(sum_of)) = [sum_of]
        case default
            elements(:size(star)) = [star]
        end select
    end subroutine fortran_result
end module kernels
