! SPDX-License-Identifier: BSD-3-Clause
module metrics_examples
    use, intrinsic :: iso_c_binding, only: c_null_char
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: metrics_calls

contains

    subroutine metrics_calls(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: total
        integer(c_int64_t) :: calls, bytes
        integer :: round

        call good(dtl_metrics_enable(1))
        do round = 1, 3
            call ctx%allreduce(1.0_c_double, total, DTL_OP_SUM)
        end do
        call good(dtl_metrics_enable(0))
        call good(dtl_metrics_count("dtl_allreduce" // c_null_char, calls, bytes))
        if (ctx%is_root()) print "(i0, a, i0, a)", calls, " calls, ", bytes, " bytes"
    end subroutine metrics_calls
end module metrics_examples
