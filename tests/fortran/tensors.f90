! SPDX-License-Identifier: BSD-3-Clause
!> dtl_tensor_t: this rank's part as an array with the tensor's dimensions.
program tensors
    use dtl
    use checks, only: check
    implicit none (type, external)
    type(dtl_environment_t) :: env
    type(dtl_context_t) :: ctx

    call env%create()
    call env%make_world_context(ctx)
    call matrices()
    call cubes()
    call wrong_ranks()
    call empty_parts()
    call ctx%close()
    call env%close()

contains

    subroutine matrices()
        type(dtl_tensor_t) :: tensor
        integer(c_int64_t), pointer :: flat(:), matrix(:, :)
        integer(c_int64_t) :: mine
        integer :: row, column

        call tensor%create(ctx, DTL_DTYPE_INT64, &
                           dtl_shape_2d(4_c_int64_t * ctx%size(), 3_c_int64_t))
        call tensor%local(flat)
        call tensor%local(matrix)
        call check(all(shape(matrix) == [3, 4]), "C's last dimension is Fortran's first")
        flat = [(mine, mine = 1, size(flat))]
        do row = 1, 4
            do column = 1, 3
                call check(matrix(column, row) == 3 * (row - 1) + column, &
                           "elements are where C has them")
            end do
        end do
        matrix = 2 * matrix
        call check(all(flat == [(2 * mine, mine = 1, size(flat))]), "it is the same memory")
        call tensor%close()
    end subroutine matrices

    subroutine cubes()
        type(dtl_tensor_t) :: tensor
        real(c_double), pointer :: cube(:, :, :)

        call tensor%create_fill(ctx, &
                                dtl_shape_3d(2_c_int64_t * ctx%size(), 5_c_int64_t, 7_c_int64_t), &
                                1.0_c_double)
        call tensor%local(cube)
        call check(all(shape(cube) == [7, 5, 2]), "three dimensions in reverse")
        call check(sum(cube) == tensor%local_size(), "all elements are there")
        call tensor%close()
    end subroutine cubes

    subroutine wrong_ranks()
        type(dtl_tensor_t) :: tensor
        real(c_double), pointer :: cube(:, :, :)
        real(c_float), pointer :: other(:, :)
        character(len=200) :: errmsg
        integer(c_int) :: stat

        call tensor%create_fill(ctx, &
                           dtl_shape_2d(4_c_int64_t * ctx%size(), 3_c_int64_t), 1.0_c_double)
        call tensor%local(cube, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. .not. associated(cube), &
                   "a pointer of another rank is refused")
        call check(index(errmsg, "view has dimensions: 3; expected those of the container: 2") &
                   > 0, "with both numbers")
        call tensor%local(other, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. .not. associated(other), &
                   "so is one of another kind")
        call tensor%close()
    end subroutine wrong_ranks

    subroutine empty_parts()
        type(dtl_tensor_t) :: tensor
        real(c_double), pointer :: matrix(:, :)

        call tensor%create_fill(ctx, dtl_shape_2d(1_c_int64_t, 3_c_int64_t), 1.0_c_double)
        call tensor%local(matrix)
        call check(associated(matrix) .and. size(matrix) == tensor%local_size(), &
                   "a part without elements is an array without elements")
        call tensor%close()
    end subroutine empty_parts

end program tensors
