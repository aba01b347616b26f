! SPDX-License-Identifier: BSD-3-Clause
!> Smooth a sine wave by a 3-point stencil; neighbours exchange their edge values in each step.
program stencil
    use dtl
    implicit none (type, external)
    integer, parameter :: length = 1000, steps = 100
    real(c_double), parameter :: pi = acos(-1.0_c_double)
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: vec
    real(c_double), pointer :: local(:)
    real(c_double), allocatable :: edges(:, :), padded(:)
    real(c_double) :: energy
    integer :: first, i, last, n, rank, step

    call ctx%create()
    call vec%create(ctx, DTL_DTYPE_FLOAT64, length)
    call vec%local(local)
    n = size(local)
    rank = ctx%rank()
    local = [(sin(2 * pi * real(vec%local_offset() + i - 1, c_double) / (length - 1)), i = 1, n)]

    ! The cell on either side of this rank's part; both ends of the whole stay as they are.
    first = merge(2, 1, rank == 0)
    last = merge(n - 1, n, rank == ctx%size() - 1)
    allocate (edges(2, 0:ctx%size() - 1), padded(0:n + 1))

    do step = 1, steps
        call ctx%allgather([local(1), local(n)], edges)
        padded(1:n) = local
        padded(0) = edges(2, max(rank - 1, 0))
        padded(n + 1) = edges(1, min(rank + 1, ctx%size() - 1))

        do i = first, last
            local(i) = 0.25 * padded(i - 1) + 0.5 * padded(i) + 0.25 * padded(i + 1)
        end do
    end do

    call ctx%allreduce(dot_product(local, local), energy)

    if (ctx%is_root()) then
        print "(a, f0.6)", "Energy: ", energy
        print "(a)", "Stencil computation complete"
    end if

    call vec%close()
    call ctx%close()
end program stencil
