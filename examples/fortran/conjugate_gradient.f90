! SPDX-License-Identifier: BSD-3-Clause
!> Solves A x = b by conjugate gradients, where A has 4 on its diagonal and -1 on both sides.
program conjugate_gradient
    use dtl
    implicit none (type, external)
    integer, parameter :: length = 10000
    real(c_double), parameter :: enough = 1e-9_c_double
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: direction
    real(c_double), pointer :: p(:)
    real(c_double), allocatable :: around(:), product(:), residual(:), x(:)
    real(c_double) :: before, square, step
    integer :: n, steps

    call ctx%create()
    call direction%create(ctx, DTL_DTYPE_FLOAT64, length)
    call direction%local(p)
    n = size(p)
    allocate (around(0:n + 1), x(n), source=0.0_c_double)
    allocate (residual(n), source=1.0_c_double) ! b is 1 everywhere

    p = residual
    steps = 0
    square = length
    do while (square > enough**2)
        product = times()
        step = square / total(dot_product(p, product))
        x = x + step * p
        residual = residual - step * product
        before = square
        square = total(dot_product(residual, residual))
        p = residual + square / before * p
        steps = steps + 1
    end do

    square = total(sum(x))
    if (ctx%is_root()) then
        print "(a, i0)", "Steps: ", steps
        print "(a, f0.6)", "Sum of the solution: ", square
    end if

    call direction%close()
    call ctx%close()

contains

    !> The sum over all ranks.
    function total(mine) result(all)
        real(c_double), intent(in) :: mine
        real(c_double) :: all

        call ctx%allreduce(mine, all)
    end function total

    !> This rank's part of A times the vector, of which it needs an element of each neighbour.
    function times() result(found)
        real(c_double) :: found(n)

        call direction%exchange_halo([1_c_int64_t], [0_c_int], around)
        found = 4 * around(1:n) - around(:n - 1) - around(2:)
    end function times
end program conjugate_gradient
