! SPDX-License-Identifier: BSD-3-Clause
module file_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use dtl
    use words, only: text
    implicit none (type, external)
    private
    public :: file_save

contains

    subroutine file_save(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec, again
        type(dtl_shape) :: shape
        integer(c_int) :: dtype
        integer(c_int64_t), pointer :: first
        integer :: unit

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call vec%save("threes.npy") ! each rank writes its part
        call ctx%file_inspect("threes.npy", dtype, shape)
        call again%create(ctx, dtype, shape%dims(1))
        call again%load("threes.npy")
        if (ctx%is_root()) then
            call c_f_pointer(dtl_vector_local_data(again%handle), first)
            print "(i0, 3a, i0)", shape%dims(1), " of ", text(dtl_dtype_name(dtype)), &
                ", the first is ", first
            open (newunit=unit, file="threes.npy")
            close (unit, status="delete")
        end if
        call again%close()
        call vec%close()
    end subroutine file_save
end module file_examples
