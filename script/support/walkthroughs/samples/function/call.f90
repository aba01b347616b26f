! SPDX-License-Identifier: BSD-3-Clause
program ring
    use dtl
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    real(c_double) :: mine(2), got(2)
    integer(c_int) :: stat
    character(len=256) :: words

    call ctx%create()
    mine = ctx%rank() + [0.0_c_double, 0.5_c_double]
    call ctx%ring_shift(mine, got, 1)
    print "(a, i0, a, f3.1, 1x, f3.1)", "rank ", ctx%rank(), ": got ", got
    if (ctx%is_root()) then
        call ctx%ring_shift(mine, got, 0, stat=stat, errmsg=words)
        if (stat /= DTL_SUCCESS) print "(a)", trim(words)
    end if
    call ctx%close()
end program ring
