! SPDX-License-Identifier: BSD-3-Clause
!> Heat in a plate whose upper edge is warm: Jacobi's method, with a halo of one row and column.
program jacobi
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: rows = 60, columns = 40
    integer, parameter :: steps = 500
    type(dtl_context_t) :: ctx
    type(dtl_tensor_t) :: plate
    real(c_double), pointer :: local(:, :) ! column, row: C's last dimension is Fortran's first
    real(c_double), allocatable :: around(:, :)
    real(c_double) :: change, mean
    integer :: m, n, step

    call ctx%create()
    call plate%create_fill(ctx, dtl_shape_2d(rows, columns), 0.0_c_double)
    call plate%local(local)
    m = size(local, 1)
    n = size(local, 2)
    allocate (around(0:m + 1, 0:n + 1), source=0.0_c_double) ! edges stay as they are
    if (dtl_container_local_offset(plate%handle) == 0) around(:, 0) = 1

    do step = 1, steps
        call plate%exchange_halo([1_c_int64_t, 1_c_int64_t], [0_c_int, 0_c_int], around)
        associate (new => 0.25 * (around(1:m, 0:n - 1) + around(1:m, 2:n + 1) + &
                                  around(0:m - 1, 1:n) + around(2:m + 1, 1:n)))
            change = maxval(abs(new - local))
            local = new
        end associate
    end do

    call ctx%allreduce(max(change, 0.0_c_double), change, DTL_OP_MAX)
    call ctx%allreduce(sum(local), mean)
    if (ctx%is_root()) then
        print "(a, f8.6)", "Largest change of the last step: ", change
        print "(a, f8.6)", "Mean temperature: ", mean / (rows * columns)
    end if

    call plate%close()
    call ctx%close()
end program jacobi
