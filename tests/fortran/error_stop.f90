! SPDX-License-Identifier: BSD-3-Clause
! A rank ends with `error stop 3` while the others wait for it, which ends the job with that status.
program error_stop
    use dtl
    implicit none
    type(dtl_context_t) :: ctx

    call ctx%create()
    if (ctx%rank() == 1) error stop 3
    call ctx%barrier()
    call ctx%close()
end program error_stop
