! SPDX-License-Identifier: BSD-3-Clause
!> The mean of a million values in [0, 1), which every language makes alike.
program distributed_mean
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: modulus = 2_c_int64_t**31
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: vec
    real(c_double), pointer :: local(:)
    integer(c_int64_t) :: global_count, i, index
    real(c_double) :: global_sum

    call ctx%create()
    call vec%create(ctx, DTL_DTYPE_FLOAT64, 1000000)

    ! Multiples of 2**(-31): every partial sum is exact, whatever the order.
    call vec%local(local)
    do i = 1, size(local)
        index = vec%local_offset() + i - 1
        local(i) = real(mod(index * 1103515245 + 12345, modulus), c_double) / modulus
    end do

    call ctx%allreduce(sum(local), global_sum)
    call ctx%allreduce(size(local, kind=c_int64_t), global_count)

    if (ctx%is_root()) then
        print "(a, i0)", "Global count: ", global_count
        print "(a, f8.6)", "Global mean: ", global_sum / real(global_count, c_double)
    end if

    call vec%close()
    call ctx%close()
end program distributed_mean
