! SPDX-License-Identifier: BSD-3-Clause
!> dtl_vector_t: local views from 1 on, elements, sizes, copies.
program vectors
    use, intrinsic :: iso_c_binding, only: c_bool, c_double_complex
    use dtl
    use checks, only: check
    implicit none (type, external)
    integer(c_int64_t), parameter :: length = 11
    type(dtl_environment_t) :: env
    type(dtl_context_t) :: ctx

    call env%create()
    call env%make_world_context(ctx)
    call views()
    call elements()
    call distribution()
    call copies()
    call empty_parts()
    call ctx%close()
    call env%close()

contains

    subroutine views()
        type(dtl_vector_t) :: vec
        integer(c_int64_t), pointer :: view(:), again(:)
        integer(c_int64_t) :: mine, total
        integer :: i

        call vec%create(ctx, DTL_DTYPE_INT64, length)
        call vec%local(view)
        call check(lbound(view, 1) == 1 .and. size(view) == vec%local_size(), &
                   "a view has this rank's elements, from 1 on")
        view = [(vec%local_offset() + i, i = 1, size(view))]
        call vec%local(again)
        call check(all(again == view), "views share the vector's memory")
        mine = sum(view)
        call ctx%allreduce(mine, total)
        call check(total == length * (length + 1) / 2, "the parts make up the whole")
        call vec%close()
    end subroutine views

    subroutine elements()
        type(dtl_vector_t) :: vec
        complex(c_double_complex), pointer :: view(:)
        complex(c_double_complex) :: value
        integer(c_int) :: stat

        call vec%create_fill(ctx, 8 * ctx%size(), (1.0_c_double, 2.0_c_double))
        call vec%local(view)
        call check(all(view == (1, 2)), "create_fill has the value's dtype")
        call vec%set_local(3, (5.0_c_double, 0.0_c_double))
        call vec%get_local(3_c_int64_t, value)
        call check(value == 5 .and. view(3) == 5, &
                   "elements count from 1, in either kind of integer")
        call vec%get_local(0, value, stat)
        call check(stat == DTL_ERROR_OUT_OF_BOUNDS .or. stat == DTL_ERROR_INVALID_ARGUMENT, &
                   "there is no element 0")
        call vec%fill_local((7.0_c_double, 0.0_c_double))
        call check(all(view == 7), "fill_local fills this rank's part")
        call vec%close()
    end subroutine elements

    subroutine distribution()
        type(dtl_vector_t) :: vec
        integer(c_int64_t) :: global, local
        integer(c_int) :: ranks_owning

        call vec%create(ctx, DTL_DTYPE_FLOAT32, length)
        call check(vec%global_size() == length, "the global size is what was asked for")
        do global = 1, length
            local = vec%to_local(global)
            if (vec%is_local(global)) then
                if (vec%to_global(local) /= global) call check(.false., "to_global undoes to_local")
            else
                if (local /= 0) call check(.false., "to_local of a remote element is 0")
            end if
            ranks_owning = merge(1, 0, vec%owner(global) == ctx%rank())
            call ctx%allreduce(recvbuf=ranks_owning)
            if (ranks_owning /= 1) call check(.false., "an element has one owner")
        end do
        call check(.true., "all ranks agree on who owns which element")
        call vec%resize(2 * length)
        call check(vec%global_size() == 2 * length, "resize changes the global size")
        call vec%close()
        call check(.not. vec%is_valid(), "a closed vector is not valid")
    end subroutine distribution

    subroutine copies()
        type(dtl_vector_t) :: vec
        real(c_double) :: host(2, 4), packed(8)
        integer :: i

        call vec%create(ctx, DTL_DTYPE_FLOAT64, 8 * ctx%size())
        call vec%copy_from_host([(real(i, c_double), i = 1, 8)])
        host = -1
        call vec%copy_to_host(host(:, 2:3))
        call check(all(reshape(host(:, 2:3), [4]) == [1, 2, 3, 4]) .and. all(host(:, 1) == -1), &
                   "copies reach a part of a matrix")
        call vec%copy_from_host(host(2, :))
        call vec%copy_to_host(packed)
        call check(all(packed == [-1, 2, 4, -1, 5, 6, 7, 8]), &
                   "a row of a matrix is copied in order")
        call vec%close()
    end subroutine copies

    subroutine empty_parts()
        type(dtl_vector_t) :: vec
        logical(c_bool), pointer :: view(:)

        call vec%create(ctx, DTL_DTYPE_BOOL, 0)
        call vec%local(view)
        call check(associated(view) .and. size(view) == 0, "the view of an empty part is empty")
        call check(vec%empty(), "an empty vector says so")
        call vec%close()
    end subroutine empty_parts

end program vectors
