! SPDX-License-Identifier: BSD-3-Clause
!> Counts the ranks by a reduction.
program ranks
    use dtl
    implicit none (type, external)
    type(c_ptr) :: ctx
    integer(c_int64_t), target :: one, all
    integer(c_int) :: status

    one = 1
    status = dtl_context_create_default(ctx)
    if (status /= DTL_SUCCESS) error stop 1
    status = dtl_allreduce(ctx, c_loc(one), c_loc(all), 1_c_int64_t, DTL_DTYPE_INT64, DTL_OP_SUM)
    if (status /= DTL_SUCCESS) error stop 1
    if (dtl_context_is_root(ctx) /= 0) print "(i0, a)", all, " ranks"
    call dtl_context_destroy(ctx)
end program ranks
