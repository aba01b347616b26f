! SPDX-License-Identifier: BSD-3-Clause
module vector_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: vector_create, vector_policies, vector_places, vector_elements, vector_reduce, &
              vector_change, vector_memory

contains

    subroutine vector_create(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: zeros, halves

        call zeros%create(ctx, DTL_DTYPE_INT64, 1000)
        call halves%create_fill(ctx, 12, 0.5_c_double)
        if (halves%rank() == 0) then
            print "(i0, 6a)", zeros%global_size(), " elements, int64: ", &
                trim(merge("yes", "no ", zeros%dtype() == DTL_DTYPE_INT64)), &
                ", empty: ", trim(merge("yes", "no ", zeros%empty())), &
                ", here: ", merge("some", "none", zeros%local_size() > 0)
        end if
        if (halves%num_ranks() == ctx%size() .and. ctx%is_root()) print "(a)", "over all ranks"
        call halves%close()
        call zeros%close()
    end subroutine vector_create

    subroutine vector_policies(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_container_options) :: options
        type(dtl_vector_t) :: vec

        call dtl_container_options_init(options)
        options%partition = DTL_PARTITION_CYCLIC
        call vec%create_with_options(ctx, DTL_DTYPE_INT32, 12, options)
        if (ctx%is_root()) then
            print "(2a)", "cyclic: ", &
                trim(merge("yes", "no ", vec%partition_policy() == DTL_PARTITION_CYCLIC))
            print "(2a)", "on the host: ", &
                trim(merge("yes", "no ", vec%placement_policy() == DTL_PLACEMENT_HOST))
            print "(2a)", "by one thread: ", &
                trim(merge("yes", "no ", vec%execution_policy() == DTL_EXEC_SEQ))
        end if
        call vec%close()
    end subroutine vector_policies

    subroutine vector_places(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        integer(c_int64_t) :: first

        call vec%create(ctx, DTL_DTYPE_FLOAT64, 12)
        if (vec%is_local(1)) then
            first = vec%to_local(1)
            print "(a, i0, 2a)", "the first element is of rank ", vec%owner(1), &
                ", and its first: ", trim(merge("yes", "no ", first == 1))
            print "(a, i0, 2a)", "elements before mine: ", vec%local_offset(), ", and back: ", &
                trim(merge("yes", "no ", vec%to_global(first) == 1))
        end if
        call vec%close()
    end subroutine vector_places

    subroutine vector_elements(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        real(c_double), pointer :: mine(:)
        real(c_double), allocatable :: copy(:)
        real(c_double) :: first

        call vec%create(ctx, DTL_DTYPE_FLOAT64, 12)
        call vec%fill_local(1.0_c_double)
        call vec%set_local(1, 9.0_c_double)
        call vec%get_local(1, first)

        call vec%local(mine) ! without a copy
        mine(1) = mine(1) + first
        allocate (copy(vec%local_size()))
        call vec%copy_to_host(copy)
        copy(1) = copy(1) / 2
        call vec%copy_from_host(copy)
        if (ctx%is_root()) print "(f0.1, a, f0.1)", first, " then ", mine(1)
        call vec%close()
    end subroutine vector_elements

    subroutine vector_reduce(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        integer(c_int64_t) :: sum, least, most, total

        call vec%create_fill(ctx, 12, 2_c_int64_t)
        call vec%reduce_min(least) ! of this rank's elements
        call vec%reduce_max(most)
        call vec%reduce_sum(sum)
        call ctx%allreduce(sum, total)
        if (ctx%is_root()) print "(3(a, i0))", "from ", least, " to ", most, ", in all ", total
        call vec%close()
    end subroutine vector_reduce

    subroutine vector_change(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        integer(c_int64_t), pointer :: mine(:)
        integer :: i

        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call vec%local(mine)
        mine = [(100 - vec%to_global(i) - 1, i = 1, size(mine))]
        call vec%sort_ascending() ! of this rank's elements
        call vec%sync()
        call vec%redistribute(DTL_PARTITION_CYCLIC)
        call vec%resize(24)
        call vec%barrier()
        if (ctx%is_root()) then
            print "(i0, 2a)", vec%global_size(), " elements, valid: ", &
                trim(merge("yes", "no ", vec%is_valid()))
        end if
        call vec%close()
    end subroutine vector_change

    subroutine vector_memory(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine(:), read(:)
        logical :: changed
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        ! what vec%local(mine) does
        call c_f_pointer(dtl_vector_local_data_mut(vec%handle), mine, [vec%local_size()])
        mine(1) = mine(1) + 1
        changed = vec%is_dirty()
        call vec%sync() ! the others may look
        call c_f_pointer(dtl_vector_local_data(vec%handle), read, [vec%local_size()])
        if (ctx%is_root()) then
            print "(2(i0, a), 3a)", read(1), " ", read(2), ", changed: ", yes_no(changed), &
                ", now clean: ", yes_no(vec%is_clean())
            print "(4a)", "a device has it: ", &
                yes_no(c_associated(dtl_vector_device_data(vec%handle))), ", to be written: ", &
                yes_no(c_associated(dtl_vector_device_data_mut(vec%handle)))
            print "(a, i0, 4a)", "device ", vec%device_id(), ", ", &
                text(dtl_consistency_policy_name(vec%consistency_policy())), ", ", &
                text(dtl_error_policy_name(vec%error_policy()))
        end if
        call vec%close()
    end subroutine vector_memory

end module vector_examples
