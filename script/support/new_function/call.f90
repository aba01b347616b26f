! SPDX-License-Identifier: BSD-3-Clause
program ring
    use dtl
    implicit none (type, external)
    type(c_ptr) :: ctx
    integer(c_int) :: next
    character(len=256) :: words

    if (dtl_context_create_default(ctx) /= DTL_SUCCESS) error stop 1
    if (dtl_context_ring_neighbor(ctx, 1_c_int, next) /= DTL_SUCCESS) error stop 1
    print "(a, i0, a, i0)", "rank ", dtl_context_rank(ctx), ": next is ", next
    if (dtl_context_is_root(ctx) /= 0) then
        if (dtl_context_ring_neighbor(ctx, 0_c_int, next) /= DTL_SUCCESS) then
            call dtl_get_error_message(words)
            print "(a)", trim(words)
        end if
    end if
    call dtl_context_destroy(ctx)
end program ring
