! SPDX-License-Identifier: BSD-3-Clause
!> Ranks draw tasks from a counter that all of them reach, each as fast as it can.
program task_queue
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: tasks = 1000
    type(dtl_context_t) :: ctx
    type(dtl_window_t) :: counter
    type(dtl_request_t) :: request
    integer(c_int64_t), asynchronous :: mine(2), all(2) ! tasks, and the sum of their results
    integer(c_int64_t) :: task

    call ctx%create()
    call counter%allocate(ctx, merge(8, 0, ctx%is_root()))

    mine = 0
    call counter%lock_all()
    do
        call counter%fetch_and_op(0, 0, 1_c_int64_t, task, DTL_OP_SUM)
        if (task >= tasks) exit
        mine = mine + [1_c_int64_t, task * task]
    end do
    call counter%unlock_all()

    ! A rank that has finished continues while the others still work.
    call ctx%iallreduce(mine, all, request)
    call request%wait()
    if (ctx%is_root()) then
        print "(a, i0)", "Tasks: ", all(1)
        print "(a, i0)", "Sum of results: ", all(2)
    end if

    call counter%close()
    call ctx%close()
end program task_queue
