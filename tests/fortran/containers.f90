! SPDX-License-Identifier: BSD-3-Clause
!> dtl_container_t: procedures that vectors, arrays, tensors and spans share.
program containers
    use, intrinsic :: ieee_arithmetic, only: ieee_quiet_nan, ieee_value
    use, intrinsic :: iso_c_binding, only: c_associated
    use dtl
    use checks, only: check
    implicit none (type, external)
    integer(c_int64_t), parameter :: length = 13
    type(dtl_environment_t) :: env
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: vec

    call env%create()
    call env%make_world_context(ctx)
    call vec%create(ctx, DTL_DTYPE_INT64, length)
    call count_down()
    call index_lists()
    call nans()
    call elements()
    call sums()
    call order()
    call any_container()
    call margins()
    call refusals()
    call retained_memory()
    call vec%close()
    call ctx%close()
    call env%close()

contains

    !> 13, 12, ..., 1
    subroutine count_down()
        integer(c_int64_t), pointer :: view(:)
        integer :: i

        call vec%local(view)
        view = [(length + 1 - vec%local_offset() - i, i = 1, size(view))]
        call vec%barrier()
    end subroutine count_down

    subroutine nans()
        type(dtl_vector_t) :: floats
        real(c_double), pointer :: view(:)
        real(c_double) :: nan
        integer(c_int64_t) :: place

        nan = ieee_value(nan, ieee_quiet_nan)
        call floats%create(ctx, dtl_dtype_float64, length)
        call floats%local(view)
        view = nan
        call floats%find(nan, place)
        call check(place == 1, "a search takes NaN as equal to NaN")
        call floats%close()
    end subroutine nans

    subroutine index_lists()
        integer(c_int64_t) :: place

        call vec%find(length - 1, place)
        call check(place == 2, "places count from 1")
        call vec%find(0_c_int64_t, place)
        call check(place == 0, "0 stands for no place")
        call vec%max_element(place)
        call check(place == 1, "the greatest element is the first")
        call vec%min_element(place)
        call check(place == length, "the least is the last")
    end subroutine index_lists

    subroutine elements()
        integer(c_int64_t) :: value

        call vec%expose()
        call vec%get_element(length, value)
        call check(value == 1, "elements of other ranks count from 1, in either kind of integer")
        call vec%barrier()
        if (ctx%is_root()) call vec%set_element(13, 1_c_int64_t)
        call vec%sync()
        call vec%get_element(13, value)
        call check(value == 1, "what one rank has written, all read")
        call vec%barrier()
    end subroutine elements

    subroutine sums()
        integer(c_int64_t) :: total, least, greatest, ones
        real(c_double) :: mean

        call vec%reduce(DTL_OP_SUM, total)
        call check(total == length * (length + 1) / 2, "a reduction is of all ranks' elements")
        call vec%minmax(least, greatest)
        call check(least == 1 .and. greatest == length, "minmax")
        call vec%count(1_c_int64_t, ones)
        call check(ones == 1, "count")
        call vec%mean(mean)
        call check(mean == (length + 1) / 2.0_c_double, "mean")
    end subroutine sums

    subroutine order()
        integer(c_int64_t), pointer :: view(:)
        type(dtl_vector_t) :: index_lists, copy

        call copy%create(ctx, DTL_DTYPE_INT64, length)
        call index_lists%create(ctx, DTL_DTYPE_INT64, length)
        call vec%copy(copy)
        call vec%argsort(DTL_SORT_ASCENDING, index_lists)
        call copy%sort(DTL_SORT_ASCENDING)
        call copy%local(view)
        if (size(view) > 0) &
            call check(view(1) == copy%local_offset() + 1, "sort moves elements between ranks")
        call copy%fill(7_c_int64_t)
        call check(all(view == 7), "fill fills all parts")
        call index_lists%close()
        call copy%close()
    end subroutine order

    !> A procedure with a polymorphic container argument accepts each kind.
    function norm(container) result(found)
        class(dtl_container_t), intent(in) :: container
        real(c_double) :: found

        call container%norm(found)
    end function norm

    subroutine any_container()
        type(dtl_tensor_t) :: grid

        call grid%create_fill(ctx, dtl_shape_2d(3_c_int64_t, 3_c_int64_t), 2.0_c_double)
        call check(norm(grid) == 6, "tensors are containers")
        call vec%fill(0_c_int64_t)
        call check(norm(vec) == 0, "vectors are containers")
        call count_down()
        call grid%close()
    end subroutine any_container

    subroutine margins()
        integer(c_int64_t), allocatable :: padded(:)

        allocate (padded(0:vec%local_size() + 1), source=-1_c_int64_t)
        call vec%exchange_halo([1_c_int64_t], [1_c_int], padded)
        if (vec%local_size() > 0) &
            call check(padded(0) == merge(1_c_int64_t, padded(1) + 1, vec%local_offset() == 0), &
                       "a margin holds what lies there on other ranks, and a ring's other end")
        padded(1:vec%local_size()) = padded(1:vec%local_size()) + 7
        call vec%refresh_halo([1_c_int64_t], [1_c_int], padded)
        if (vec%local_size() > 0) &
            call check(padded(0) == merge(8_c_int64_t, padded(1) + 1, vec%local_offset() == 0), &
                       "a refreshed margin is of what the ranks' padded parts hold")
    end subroutine margins

    subroutine refusals()
        integer(c_int64_t) :: place
        integer(c_int64_t), allocatable :: padded(:)
        character(len=300) :: errmsg
        integer(c_int) :: stat

        allocate (padded(vec%local_size() + 2))
        call vec%exchange_halo([integer(c_int64_t) ::], [1_c_int], padded, stat, errmsg)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH .and. index(errmsg, "widths") > 0, &
                   "a width for each dimension")
        call vec%find(1.0_c_double, place, stat, errmsg)
        call check(stat /= DTL_SUCCESS .and. index(errmsg, "value") > 0, "values are of its kind")
        call check(place == 0, "a search that fails finds no place")
        call vec%sort(99_c_int, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. index(errmsg, "order") > 0, &
                   "an order that there is none of")
    end subroutine refusals

    subroutine retained_memory()
        type(dtl_memory_t) :: memory

        call vec%memory(memory)
        call check(c_associated(memory%handle), "its memory can be held")
        call memory%close()
        call check(.not. c_associated(memory%handle), "and let go")
    end subroutine retained_memory
end program containers
