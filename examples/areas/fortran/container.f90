! SPDX-License-Identifier: BSD-3-Clause
module container_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_loc
    use dtl
    use words, only: good, text, yes_no
    implicit none (type, external)
    private
    public :: container_policies, container_sizes, container_places, container_local, &
              container_memory, container_elements, container_halo, container_redistribute, &
              container_kept

contains

    subroutine container_policies(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_container_options) :: options
        type(dtl_tensor_t) :: tensor
        type(c_ptr) :: all

        call dtl_container_options_init(options)
        options%partition = DTL_PARTITION_BLOCK_CYCLIC
        options%block_size = 2
        call tensor%create_with_options(ctx, DTL_DTYPE_INT32, &
                                        dtl_shape_2d(16_c_int64_t, 3_c_int64_t), 0, options)
        all = tensor%handle
        if (ctx%is_root()) then
            print "(2a, i0)", &
                text(dtl_partition_policy_name(dtl_container_partition_policy(all))), ", by ", &
                dtl_container_block_size(all)
            print "(2a, i0)", &
                text(dtl_placement_policy_name(dtl_container_placement_policy(all))), ", device ", &
                dtl_container_device_id(all)
            print "(a)", text(dtl_execution_policy_name(dtl_container_execution_policy(all)))
            print "(a)", text(dtl_consistency_policy_name(dtl_container_consistency_policy(all)))
            print "(a)", text(dtl_error_policy_name(dtl_container_error_policy(all)))
        end if
        call tensor%close()
    end subroutine container_policies

    !> One subroutine for containers of all kinds.
    subroutine print_sizes(container)
        type(c_ptr), intent(in) :: container

        if (dtl_container_rank(container) /= 0) return
        print "(i0, 3a, i0)", dtl_container_global_size(container), " of ", &
            text(dtl_dtype_name(dtl_container_dtype(container))), ", dimensions: ", &
            dtl_container_ndim(container)
        print "(5a, i0, a)", "on ", &
            trim(merge("some", "no  ", dtl_container_num_ranks(container) > 0)), " ranks: ", &
            merge("some", "none", dtl_container_local_size(container) > 0), ", from ", &
            dtl_container_local_offset(container), " on"
    end subroutine print_sizes

    subroutine container_sizes(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        type(dtl_tensor_t) :: tensor

        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call tensor%create(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(8_c_int64_t, 3_c_int64_t))
        call print_sizes(vec%handle)
        call print_sizes(tensor%handle)
        call tensor%close()
        call vec%close()
    end subroutine container_sizes

    subroutine container_places(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        integer(c_int64_t) :: first

        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        if (dtl_container_is_local(vec%handle, 0_c_int64_t) /= 0) then ! these count from 0
            first = dtl_container_to_local(vec%handle, 0_c_int64_t)
            print "(2(a, i0), 2a)", "the first is of rank ", &
                dtl_container_owner(vec%handle, 0_c_int64_t), ", before it here: ", first, &
                ", and back: ", yes_no(dtl_container_to_global(vec%handle, first) == 0)
        end if
        call vec%close()
    end subroutine container_places

    subroutine container_local(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: three, four, first, copy(12)
        logical :: changed
        type(dtl_vector_t) :: vec

        three = 3
        four = 4
        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_container_fill_local(vec%handle, c_loc(three)))
        call good(dtl_container_set_local(vec%handle, 0_c_int64_t, c_loc(four)))
        call good(dtl_container_get_local(vec%handle, 0_c_int64_t, c_loc(first)))
        call good(dtl_container_copy_to_host(vec%handle, c_loc(copy), vec%local_size()))
        copy(1) = copy(1) + 1
        call good(dtl_container_copy_from_host(vec%handle, c_loc(copy), vec%local_size()))
        changed = dtl_container_is_dirty(vec%handle) /= 0
        call good(dtl_container_sync(vec%handle)) ! what was written is to be seen by all ranks
        call good(dtl_container_barrier(vec%handle))
        if (ctx%is_root()) then
            print "(i0, a, i0, 4a)", first, " then ", copy(1), ", changed: ", yes_no(changed), &
                ", clean: ", yes_no(dtl_container_is_clean(vec%handle) /= 0)
        end if
        call vec%close()
    end subroutine container_local

    subroutine container_memory(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine(:), read(:)
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call c_f_pointer(dtl_container_local_data_mut(vec%handle), mine, [vec%local_size()])
        mine(1) = 5
        call c_f_pointer(dtl_container_local_data(vec%handle), read, [vec%local_size()])
        if (ctx%is_root()) then
            print "(2(i0, a), 2a, i0)", read(1), " ", read(2), ", on the ", &
                text(dtl_device_kind_name(vec%device_kind())), ", number ", vec%device_number()
        end if
        call vec%close()
    end subroutine container_memory

    subroutine container_elements(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: found(2), both(2)
        integer(c_int64_t) :: ends(2), last
        type(dtl_vector_t) :: vec

        ends = [0, 11]
        both = [1, 2]
        call vec%create_fill(ctx, 12, 7_c_int64_t)
        call vec%expose() ! each rank reaches the elements of all
        if (ctx%is_root()) then
            call vec%get_element(12, last) ! from 1; the functions of C count from 0
            call vec%set_element(12, 8_c_int64_t)
            call good(dtl_container_get_elements(vec%handle, ends, 2_c_int64_t, c_loc(found)))
            call good(dtl_container_set_elements(vec%handle, ends, 2_c_int64_t, c_loc(both)))
            print "(2(i0, a), i0)", last, ", then ", found(1), " and ", found(2)
        end if
        call vec%barrier()
        call vec%close()
    end subroutine container_elements

    subroutine container_halo(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: padded(14), here, most
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 1.0_c_double)
        ! the last element is the first one's neighbour
        call vec%exchange_halo([1_c_int64_t], [1_c_int], padded)
        here = padded(1) + padded(3)
        call vec%combine(here, most, DTL_OP_MAX)
        if (ctx%is_root()) then
            print "(2(a, i0))", "both neighbours: ", int(here), ", nowhere more than ", int(most)
        end if
        ! where the elements are from here on
        padded(2:vec%local_size() + 1) = 3 * padded(2:vec%local_size() + 1)
        call vec%refresh_halo([1_c_int64_t], [1_c_int], padded)
        if (ctx%is_root()) print "(a, i0)", "and then: ", int(padded(1) + padded(3))
        call vec%close()
    end subroutine container_halo

    subroutine container_redistribute(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_tensor_t) :: tensor

        call tensor%create_fill(ctx, dtl_shape_2d(8_c_int64_t, 3_c_int64_t), 3_c_int64_t)
        call good(dtl_container_redistribute(tensor%handle, DTL_PARTITION_CYCLIC))
        if (ctx%is_root()) then
            print "(a)", &
                text(dtl_partition_policy_name(dtl_container_partition_policy(tensor%handle)))
        end if
        call tensor%close()
    end subroutine container_redistribute

    subroutine container_kept(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine
        type(dtl_memory_t) :: memory
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call c_f_pointer(dtl_container_local_data(vec%handle), mine)
        call vec%memory(memory) ! stays beyond the vector
        call vec%close()
        if (ctx%is_root()) print "(a, i0)", "still there: ", mine
        call memory%close()
    end subroutine container_kept
end module container_examples
