! SPDX-License-Identifier: BSD-3-Clause
module span_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: span_create, span_of_containers, span_parts

contains

    subroutine span_create(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: memory(5)
        integer(c_int64_t) :: third
        type(dtl_span_t) :: span

        memory = [1, 2, 3, 4, 5]
        call span%create(memory, 5, 0, 1) ! of the program's own
        call span%get_local(3, third)
        call span%set_local(5, 6_c_int64_t)
        if (ctx%is_root()) then
            print "(i0, 3a, 2(i0, a))", span%size(), " of ", text(dtl_dtype_name(span%dtype())), &
                ", ", span%size_bytes(), " bytes, the third is ", third
            print "(a, i0)", "written through it: ", memory(5)
        end if
        call span%close()
    end subroutine span_create

    subroutine span_of_containers(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        type(dtl_array_t) :: arr
        type(dtl_tensor_t) :: tensor
        type(dtl_span_t) :: spans(3)
        integer :: i

        call vec%create(ctx, DTL_DTYPE_FLOAT64, 12)
        call arr%create(ctx, DTL_DTYPE_FLOAT64, 24)
        call tensor%create(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(8_c_int64_t, 6_c_int64_t))
        call spans(1)%from_vector(vec)
        call spans(2)%from_array(arr)
        call spans(3)%from_tensor(tensor)
        do i = 1, 3
            if (spans(i)%rank() == 0 .and. spans(i)%num_ranks() == ctx%size()) then
                print "(i0, a)", spans(i)%size(), " elements over all ranks"
            end if
            call spans(i)%close()
        end do
        call tensor%close()
        call arr%close()
        call vec%close()
    end subroutine span_of_containers

    subroutine span_parts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: memory(6)
        integer(c_int64_t), pointer :: written(:), front(:), back(:)
        type(dtl_span_t) :: span, first, last, middle

        memory = [1, 2, 3, 4, 5, 6]
        call span%create(memory, 6, 0, 1)
        call span%first(2, first)
        call span%last(2, last)
        call span%subspan(2, 3, middle) ! leaves out two
        call c_f_pointer(dtl_span_data_mut(middle%handle), written, [middle%local_size()])
        written(3) = 50
        call c_f_pointer(dtl_span_data(first%handle), front, [first%local_size()])
        call c_f_pointer(dtl_span_data(last%handle), back, [last%local_size()])
        if (ctx%is_root()) then
            print "(3(i0, a))", front(1), ", then ", middle%local_size(), " of them from ", &
                written(1), " on"
            print "(a, i0)", "the last two start with ", back(1)
            print "(4a)", "valid: ", yes_no(last%is_valid()), ", empty: ", yes_no(last%empty())
        end if
        call middle%close()
        call last%close()
        call first%close()
        call span%close()
    end subroutine span_parts
end module span_examples
