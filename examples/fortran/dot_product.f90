! SPDX-License-Identifier: BSD-3-Clause
!> The dot product of two distributed vectors.
program dot_product_example
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: length = 100000
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: a, b
    real(c_double), pointer :: local_a(:), local_b(:)
    real(c_double) :: global_dot
    integer :: i

    call ctx%create()
    call a%create(ctx, DTL_DTYPE_FLOAT64, length)
    call b%create_fill(ctx, length, 2.0_c_double)

    call a%local(local_a)
    call b%local(local_b)
    local_a = [(real(a%local_offset() + i - 1, c_double), i = 1, size(local_a))]

    call ctx%allreduce(dot_product(local_a, local_b), global_dot)

    if (ctx%is_root()) then
        print "(a, i0)", "Dot product: ", nint(global_dot, c_int64_t)
        print "(a, i0)", "Expected: ", length * (length - 1)
    end if

    call b%close()
    call a%close()
    call ctx%close()
end program dot_product_example
