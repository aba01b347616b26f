! SPDX-License-Identifier: BSD-3-Clause
!> Without stat, an error of one rank ends the whole job: CTest expects this program to fail soon.
program error_ends_job
    use dtl
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    real(c_double) :: x(2)

    x = 0
    call ctx%create()
    if (ctx%is_root()) call ctx%broadcast(x, root=ctx%size())
    call ctx%barrier()
    print "(a)", "BROKEN: the job goes on"
end program error_ends_job
