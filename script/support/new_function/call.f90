! SPDX-License-Identifier: BSD-3-Clause
program ring
    use dtl
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    integer(c_int) :: next, stat
    character(len=256) :: words

    call ctx%create()
    call ctx%ring_neighbor(1, next)
    print "(a, i0, a, i0)", "rank ", ctx%rank(), ": next is ", next
    if (ctx%is_root()) then
        call ctx%ring_neighbor(0, next, stat=stat, errmsg=words)
        if (stat /= DTL_SUCCESS) print "(a)", trim(words)
    end if
    call ctx%close()
end program ring
