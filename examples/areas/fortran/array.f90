! SPDX-License-Identifier: BSD-3-Clause
module array_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: array_create, array_policies, array_places, array_elements, array_memory

contains

    subroutine array_create(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_array_t) :: zeros, halves

        call zeros%create(ctx, DTL_DTYPE_INT32, 100)
        call halves%create_fill(ctx, 12, 0.5_c_double)
        if (zeros%rank() == 0) then
            print "(i0, 6a)", zeros%global_size(), " elements of ", &
                text(dtl_dtype_name(zeros%dtype())), ", empty: ", yes_no(zeros%empty()), &
                ", here: ", merge("some", "none", zeros%local_size() > 0)
        end if
        if (halves%num_ranks() == ctx%size() .and. ctx%is_root()) then
            print "(2a)", "over all ranks, valid: ", yes_no(halves%is_valid())
        end if
        call halves%close()
        call zeros%close()
    end subroutine array_create

    subroutine array_policies(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_container_options) :: options
        type(dtl_array_t) :: arr

        call dtl_container_options_init(options)
        options%partition = DTL_PARTITION_CYCLIC
        call arr%create_with_options(ctx, DTL_DTYPE_INT32, 12, options)
        if (ctx%is_root()) then
            print "(a)", text(dtl_partition_policy_name(arr%partition_policy()))
            print "(2a, i0)", text(dtl_placement_policy_name(arr%placement_policy())), &
                ", device ", arr%device_id()
            print "(a)", text(dtl_execution_policy_name(arr%execution_policy()))
            print "(a)", text(dtl_consistency_policy_name(arr%consistency_policy()))
            print "(a)", text(dtl_error_policy_name(arr%error_policy()))
        end if
        call arr%close()
    end subroutine array_policies

    subroutine array_places(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_array_t) :: arr
        integer(c_int64_t) :: first

        call arr%create(ctx, DTL_DTYPE_FLOAT64, 12)
        if (arr%is_local(1)) then ! these count from 1
            first = arr%to_local(1)
            print "(2(a, i0))", "the first element is of rank ", arr%owner(1), &
                ", before it here: ", first - 1
            print "(a, i0, 2a)", "elements before mine: ", arr%local_offset(), ", and back: ", &
                yes_no(arr%to_global(first) == 1)
        end if
        call arr%close()
    end subroutine array_places

    subroutine array_elements(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_array_t) :: arr
        real(c_double), allocatable :: copy(:)
        real(c_double) :: first

        call arr%create(ctx, DTL_DTYPE_FLOAT64, 12)
        call arr%fill_local(1.0_c_double)
        call arr%set_local(1, 9.0_c_double)
        call arr%get_local(1, first)
        allocate (copy(arr%local_size()))
        call arr%copy_to_host(copy)
        copy(1) = copy(1) / 2
        call arr%copy_from_host(copy)
        call arr%barrier() ! all ranks have written
        if (ctx%is_root()) print "(f0.1, a, f0.1)", first, " then ", copy(1)
        call arr%close()
    end subroutine array_elements

    subroutine array_memory(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_array_t) :: arr
        integer(c_int64_t), pointer :: mine(:), read(:)

        call arr%create_fill(ctx, 12, 3_c_int64_t)
        ! what arr%local(mine) does
        call c_f_pointer(dtl_array_local_data_mut(arr%handle), mine, [arr%local_size()])
        mine(1) = mine(1) + 1
        call c_f_pointer(dtl_array_local_data(arr%handle), read, [arr%local_size()])
        if (ctx%is_root()) print "(i0, 1x, i0)", read(:2)
        call arr%close()
    end subroutine array_memory
end module array_examples
