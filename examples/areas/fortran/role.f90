! SPDX-License-Identifier: BSD-3-Clause
module role_examples
    use dtl
    use words, only: yes_no
    implicit none (type, external)
    private
    public :: role_queue, role_contexts

contains

    subroutine role_queue(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: total, workers
        integer(c_int) :: is_worker, place
        type(dtl_role_manager_t) :: mgr

        call mgr%create(ctx)
        call mgr%add_role_of("giver", [0_c_int])
        call mgr%add_role_of("worker", [0_c_int]) ! a rank may have several
        call mgr%initialize()
        call mgr%has_role("worker", is_worker)
        call mgr%role_size("worker", workers)
        call mgr%role_rank("worker", place)
        if (is_worker /= 0) then
            call mgr%send("worker", 0, 7_c_int64_t, 1)
            call mgr%recv("giver", 0, total, 1)
            print "(2(i0, a), i0)", total, " for worker ", place, " of ", workers
        end if
        call mgr%close()
    end subroutine role_queue

    subroutine role_contexts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: word, all
        type(dtl_context_t) :: same
        type(dtl_role_manager_t) :: mgr

        word = merge(5, 0, ctx%is_root())
        call mgr%create(ctx)
        call mgr%add_role("solver", ctx%size())
        call mgr%initialize()
        call mgr%context(same) ! of the ranks with this rank's role
        call same%allreduce(1_c_int64_t, all)
        call mgr%broadcast("solver", 0, "solver", word, 2)
        if (ctx%is_root()) print "(i0, 2a)", word, ", all solve: ", yes_no(all == ctx%size())
        call same%close()
        call mgr%close()
    end subroutine role_contexts
end module role_examples
