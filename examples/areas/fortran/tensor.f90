! SPDX-License-Identifier: BSD-3-Clause
module tensor_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_loc
    use dtl
    use words, only: good, text, yes_no
    implicit none (type, external)
    private
    public :: tensor_create, tensor_shapes, tensor_elements, tensor_memory

contains

    subroutine tensor_create(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape) :: rows
        type(dtl_tensor_t) :: zeros, ones

        rows = dtl_shape_2d(8_c_int64_t, 3_c_int64_t) ! of three elements
        call zeros%create(ctx, DTL_DTYPE_FLOAT32, dtl_shape_1d(24_c_int64_t))
        call ones%create_fill(ctx, rows, 1.0_c_double)
        if (ones%rank() == 0) then
            print "(2(i0, a), a)", zeros%global_size(), " and ", dtl_shape_size(rows), &
                " elements, valid: ", yes_no(ones%is_valid())
        end if
        if (ones%num_ranks() == ctx%size() .and. ctx%is_root()) then
            print "(2a, i0, a)", text(dtl_dtype_name(ones%dtype())), ", ", &
                dtl_dtype_size(ones%dtype()), " bytes each"
        end if
        call ones%close()
        call zeros%close()
    end subroutine tensor_create

    subroutine tensor_shapes(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_container_options) :: options
        type(dtl_tensor_t) :: tensor
        type(dtl_shape) :: all, here, dims

        dims = dtl_shape_nd(4, [2_c_int64_t, 4_c_int64_t, 3_c_int64_t, 5_c_int64_t])
        call dtl_container_options_init(options)
        call tensor%create_with_options(ctx, DTL_DTYPE_INT64, dims, 1, options) ! dimensions from 0
        all = tensor%shape()
        here = tensor%local_shape()
        if (ctx%is_root()) then
            print "(2(i0, a))", tensor%ndim(), " dimensions, ", tensor%distributed_dim(), &
                " is spread"
            print "(3(i0, a))", all%dims(1), " x ", tensor%dim(3), " of them, ", here%dims(4), &
                " here"
            print "(2a)", "the last lie side by side: ", yes_no(tensor%stride(3) == 1)
        end if
        call tensor%close()
    end subroutine tensor_shapes

    subroutine tensor_elements(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_tensor_t) :: tensor
        integer(c_int64_t), target :: four, next
        integer(c_int64_t) :: found

        four = 4
        call tensor%create(ctx, DTL_DTYPE_INT64, dtl_shape_2d(8_c_int64_t, 3_c_int64_t))
        call tensor%fill_local(3_c_int64_t)
        call good(dtl_tensor_set_local_nd(tensor%handle, [0_c_int64_t, 1_c_int64_t], c_loc(four)))
        call tensor%get_local(2, found) ! the same one, counted row by row from 1
        call tensor%set_local(3, 4_c_int64_t)
        call good(dtl_tensor_get_local_nd(tensor%handle, [0_c_int64_t, 2_c_int64_t], c_loc(next)))
        call tensor%barrier() ! all ranks have written
        if (ctx%is_root()) print "(i0, 1x, i0)", found, next
        call tensor%close()
    end subroutine tensor_elements

    subroutine tensor_memory(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_tensor_t) :: tensor
        integer(c_int64_t), pointer :: mine(:), read(:)
        integer :: i

        call tensor%create(ctx, DTL_DTYPE_INT64, &
                           dtl_shape_3d(4_c_int64_t, 2_c_int64_t, 3_c_int64_t))
        ! what tensor%local(mine) does
        call c_f_pointer(dtl_tensor_local_data_mut(tensor%handle), mine, [tensor%local_size()])
        mine = [(10 * (i - 1), i = 1, size(mine))]
        call tensor%reshape(dtl_shape_2d(4_c_int64_t, 6_c_int64_t)) ! the elements stay
        call c_f_pointer(dtl_tensor_local_data(tensor%handle), read, [tensor%local_size()])
        if (ctx%is_root()) then
            print "(2(i0, a), i0)", tensor%ndim(), " dimensions, the last of the first row: ", &
                read(6)
        end if
        call tensor%close()
    end subroutine tensor_memory
end module tensor_examples
