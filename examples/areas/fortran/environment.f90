! SPDX-License-Identifier: BSD-3-Clause
module environment_examples
    use, intrinsic :: iso_c_binding, only: c_null_ptr
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: environment_contexts, environment_questions, environment_abort, &
        environment_interrupt

contains

    subroutine environment_contexts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_environment_t) :: env, again
        type(dtl_context_t) :: world, alone
        integer(c_int) :: argc
        type(c_ptr) :: argv

        call env%create() ! the first one starts MPI where there is some
        argc = 0
        argv = c_null_ptr
        call good(dtl_environment_create_with_args(again%handle, argc, argv))
        call env%make_world_context(world)
        call env%make_cpu_context(alone)
        if (ctx%is_root()) then
            print "(4a)", "counted: ", yes_no(dtl_environment_is_initialized() /= 0 .and. &
                                              dtl_environment_ref_count() >= 2), &
                ", its domain has a name: ", yes_no(len(env%domain()) > 0)
            print "(4a)", "all ranks: ", yes_no(world%size() == ctx%size()), &
                ", and one that may be all: ", yes_no(alone%size() >= 1)
        end if
        call alone%close()
        call world%close()
        call again%close()
        call env%close()
    end subroutine environment_contexts

    subroutine environment_questions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer :: found

        found = dtl_environment_has_mpi() + dtl_environment_has_cuda() + &
            dtl_environment_has_hip() + dtl_environment_has_nccl() + dtl_environment_has_shmem()
        if (ctx%is_root()) then
            print "(4a)", "up to five backends: ", yes_no(found <= 5), &
                ", MPI's thread level: ", yes_no(dtl_environment_mpi_thread_level() >= -1)
        end if
    end subroutine environment_questions

    subroutine environment_abort(ctx)
        type(dtl_context_t), intent(in) :: ctx

        ! ends all processes of the job: the others would wait for this one
        if (ctx%size() > 1000000) call dtl_abort(2)
        if (ctx%is_root()) print "(a)", "few enough ranks"
    end subroutine environment_abort

    subroutine environment_interrupt(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: number
        integer(c_int) :: status

        call dtl_interrupt() ! as a signal handler does
        call ctx%recv(number, ctx%rank(), 7, stat=status)
        call dtl_interrupt_clear() ! calls wait again
        if (ctx%is_root()) then
            print "(2a)", "the receive got nothing: ", yes_no(status /= DTL_SUCCESS)
        end if
    end subroutine environment_interrupt
end module environment_examples
