! SPDX-License-Identifier: BSD-3-Clause
!> Sum the numbers 0 to 999, which lie distributed over all ranks.
program quick_start
    use dtl
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: vec
    real(c_double), pointer :: local(:)
    real(c_double) :: total
    integer :: i

    call ctx%create()
    call vec%create(ctx, DTL_DTYPE_FLOAT64, 1000)

    ! This rank's part, in DTL's own memory.
    call vec%local(local)
    local = [(real(vec%local_offset() + i - 1, c_double), i = 1, size(local))]

    call ctx%allreduce(sum(local), total)

    if (ctx%is_root()) then
        print "(a, i0)", "Ranks: ", ctx%size()
        print "(a, f0.1)", "Global sum: ", total
    end if

    call vec%close()
    call ctx%close()
end program quick_start
