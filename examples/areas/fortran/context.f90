! SPDX-License-Identifier: BSD-3-Clause
module context_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_loc, c_null_funptr
    use dtl
    use words, only: good, text, yes_no
    implicit none (type, external)
    private
    public :: context_ranks, context_create, context_split, context_questions, context_errors, &
              context_more_questions, context_host, context_mpi, context_handler, context_shmem

contains

    subroutine context_ranks(ctx)
        type(dtl_context_t), intent(in) :: ctx

        if (ctx%is_root()) then
            print "(a, i0, a, i0)", "rank ", ctx%rank(), ", of at least ", min(ctx%size(), 1)
        end if
    end subroutine context_ranks

    subroutine context_create(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_options) :: options
        type(dtl_context_t) :: own

        call dtl_context_options_init(options)
        options%reserved(DTL_CONTEXT_OPT_DETERMINISM_MODE) = DTL_DETERMINISM_DETERMINISTIC
        call own%create(options)
        if (ctx%is_root() .and. own%determinism_mode() == DTL_DETERMINISM_DETERMINISTIC) &
            print "(a)", "sums are the same in every run"
        call own%close()
    end subroutine context_create

    subroutine context_split(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: same, half, node, leaders

        call ctx%dup(same) ! messages of the one are not the other's
        call same%split(mod(same%rank(), 2), 0, half)
        call same%split_by_node(node)
        call same%split_leaders(leaders) ! one rank a node; null on the others
        call half%barrier()
        call node%fence()
        if (ctx%is_root()) then
            print "(3(a, i0), a)", "rank ", half%rank(), " of the even ones, ", node%rank(), &
                " of the node, ", leaders%rank(), " of the leaders"
        end if
        if (leaders%is_valid()) call leaders%close()
        call node%close()
        call half%close()
        call same%close()
    end subroutine context_split

    subroutine context_questions(ctx)
        type(dtl_context_t), intent(in) :: ctx

        if (.not. ctx%is_root()) return
        print "(4a)", "valid: ", trim(merge("yes", "no ", ctx%is_valid())), &
            ", a device: ", trim(merge("yes", "no ", ctx%has_device()))
        print "(4a)", "NCCL: ", trim(merge("yes", "no ", ctx%has_nccl())), &
            ", OpenSHMEM: ", trim(merge("yes", "no ", ctx%has_shmem()))
    end subroutine context_questions

    subroutine context_errors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: own
        integer(c_int64_t) :: value
        integer :: status

        value = 0
        call ctx%dup(own)
        call own%set_error_policy(DTL_ERROR_POLICY_RETURN_STATUS)
        call own%broadcast(value, -5, stat=status) ! no rank
        if (ctx%is_root() .and. own%error_policy() == DTL_ERROR_POLICY_RETURN_STATUS) then
            print "(2a)", "a root of -5 is refused: ", &
                trim(merge("yes", "no ", status /= DTL_SUCCESS))
        end if
        call own%close()
    end subroutine context_errors

    subroutine context_more_questions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: own
        logical :: alike

        call own%create_default() ! all ranks of the job
        alike = own%reduction_schedule_policy() == ctx%reduction_schedule_policy() .and. &
            own%progress_ordering_policy() == ctx%progress_ordering_policy()
        if (own%is_root()) then
            print "(4a)", "through MPI or alone: ", yes_no(own%has_mpi() .or. own%size() == 1), &
                ", CUDA: ", yes_no(own%has_cuda())
            print "(a, i0, 4a)", "device ", own%device_id(), ", of kind ", &
                text(dtl_device_kind_name(own%device_kind())), ", as by default: ", yes_no(alike)
        end if
        call own%close()
    end subroutine context_more_questions

    subroutine context_host(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: host

        call ctx%with_device(DTL_DEVICE_HOST, 0, host) ! the same ranks, no device
        if (ctx%is_root()) then
            print "(4a)", "a device: ", yes_no(host%has_device()), ", elements on the host: ", &
                yes_no(dtl_placement_available(DTL_PLACEMENT_HOST) /= 0)
        end if
        call host%close()
    end subroutine context_host


    subroutine context_mpi(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: same
        integer(c_int) :: comm
        logical :: alike

        alike = .true.
        if (ctx%has_mpi()) then
            call ctx%mpi_comm(comm) ! what MPI's calls take
            call same%from_fortran_comm(comm) ! from any communicator
            alike = same%size() == ctx%size()
            call same%close()
        end if
        if (ctx%is_root()) print "(2a)", "as many ranks, or no MPI: ", yes_no(alike)
    end subroutine context_mpi

    !> Error handler, called for each call that fails.
    subroutine remember(status, message, user_data) bind(c, name="")
        integer(c_int), value :: status
        type(c_ptr), value :: message, user_data
        integer(c_int), pointer :: reported

        call c_f_pointer(user_data, reported)
        if (c_associated(message)) reported = status
    end subroutine remember

    subroutine context_handler(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: own
        integer(c_int), target :: reported
        integer(c_int) :: status
        integer(c_int64_t) :: value

        reported = DTL_SUCCESS
        value = 0
        call ctx%dup(own)
        call good(dtl_context_set_error_handler(own%handle, c_funloc(remember), c_loc(reported)))
        call own%broadcast(value, -5, stat=status) ! no rank
        call good(dtl_context_set_error_handler(own%handle, c_null_funptr, c_null_ptr))
        if (ctx%is_root()) then
            print "(2a)", "a failure is reported: ", &
                yes_no(status /= DTL_SUCCESS .and. reported == status)
        end if
        call own%close()
    end subroutine context_handler

    subroutine context_shmem(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: with
        integer(c_int) :: status
        character(len=200) :: why
        logical :: has_heaps

        has_heaps = .false.
        why = ""
        call ctx%with_shmem(with, stat=status, errmsg=why) ! where DTL_SHMEM=openshmem
        if (status == DTL_SUCCESS) has_heaps = with%has_shmem()
        if (ctx%is_root()) then
            print "(2a)", "OpenSHMEM's heaps, or the reason: ", &
                yes_no(has_heaps .or. len_trim(why) > 0)
        end if
        if (status == DTL_SUCCESS) call with%close()
    end subroutine context_shmem
end module context_examples
