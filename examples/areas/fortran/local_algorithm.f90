! SPDX-License-Identifier: BSD-3-Clause
module local_algorithm_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_loc, c_null_ptr
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: local_functions_of_vectors, local_search_in_vectors, local_reductions_of_vectors, &
              local_order_of_vectors, local_functions_of_arrays, local_search_in_arrays, &
              local_reductions_of_arrays, local_order_of_arrays

contains

    subroutine doubled(element, place, unused) bind(c, name="")
        type(c_ptr), value :: element, unused
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: number

        call c_f_pointer(element, number)
        if (place >= 0 .and. .not. c_associated(unused)) number = 2 * number
    end subroutine doubled

    subroutine halved(input, output, place, unused) bind(c, name="")
        type(c_ptr), value :: input, output, unused
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: from, to

        call c_f_pointer(input, from)
        call c_f_pointer(output, to)
        if (place >= 0 .and. .not. c_associated(unused)) to = from / 2
    end subroutine halved

    subroutine add_up(element, place, total) bind(c, name="")
        type(c_ptr), value :: element, total
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: number, sum

        call c_f_pointer(element, number)
        call c_f_pointer(total, sum)
        if (place >= 0) sum = sum + number
    end subroutine add_up

    integer(c_int) function is_even(element, unused) bind(c, name="")
        type(c_ptr), value :: element, unused
        integer(c_int64_t), pointer :: number

        call c_f_pointer(element, number)
        is_even = merge(1, 0, modulo(number, 2_c_int64_t) == 0 .and. .not. c_associated(unused))
    end function is_even

    subroutine larger(a, b, answer, unused) bind(c, name="")
        type(c_ptr), value :: a, b, answer, unused
        integer(c_int64_t), pointer :: left, right, most

        call c_f_pointer(a, left)
        call c_f_pointer(b, right)
        call c_f_pointer(answer, most)
        if (.not. c_associated(unused)) most = max(left, right)
    end subroutine larger

    integer(c_int) function descending(a, b, unused) bind(c, name="")
        type(c_ptr), value :: a, b, unused
        integer(c_int64_t), pointer :: left, right

        call c_f_pointer(a, left)
        call c_f_pointer(b, right)
        descending = merge(1, 0, left < right) - merge(1, 0, left > right)
        if (c_associated(unused)) descending = 0
    end function descending

    subroutine local_functions_of_vectors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: three, total
        integer(c_int64_t), pointer :: mine(:), half(:)
        type(dtl_vector_t) :: vec, other

        three = 3
        total = 0
        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call other%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_fill_vector(vec%handle, c_loc(three)))
        call good(dtl_for_each_vector(vec%handle, c_funloc(doubled), c_null_ptr))
        call good(dtl_for_each_vector_const(vec%handle, c_funloc(add_up), c_loc(total)))
        call good(dtl_copy_vector(vec%handle, other%handle)) ! from the first to the second
        call good(dtl_transform_vector(vec%handle, other%handle, c_funloc(halved), c_null_ptr))
        call vec%local(mine)
        call other%local(half)
        if (ctx%is_root()) then
            print "(3(i0, a), a)", mine(1), " and ", half(1), ", all ", mine(1), ": ", &
                yes_no(total == 6 * size(mine))
        end if
        call other%close()
        call vec%close()
    end subroutine local_functions_of_vectors

    subroutine local_search_in_vectors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: four
        integer(c_int64_t) :: first, even, fours, evens
        integer(c_int) :: all, any, none
        type(dtl_vector_t) :: vec

        four = 4
        call vec%create_fill(ctx, 12, four)
        first = dtl_find_vector(vec%handle, c_loc(four)) ! these count from 0
        even = dtl_find_if_vector(vec%handle, c_funloc(is_even), c_null_ptr)
        fours = dtl_count_vector(vec%handle, c_loc(four))
        evens = dtl_count_if_vector(vec%handle, c_funloc(is_even), c_null_ptr)
        all = dtl_all_of_vector(vec%handle, c_funloc(is_even), c_null_ptr)
        any = dtl_any_of_vector(vec%handle, c_funloc(is_even), c_null_ptr)
        none = dtl_none_of_vector(vec%handle, c_funloc(is_even), c_null_ptr)
        if (ctx%is_root()) then
            print "(2(a, i0))", "4 at ", first, ", an even one at ", even
            print "(2a)", "all of mine: ", &
                yes_no(fours == vec%local_size() .and. evens == vec%local_size())
            print "(6a)", "even: all ", yes_no(all /= 0), ", any ", yes_no(any /= 0), ", none ", &
                yes_no(none /= 0)
        end if
        call vec%close()
    end subroutine local_search_in_vectors

    subroutine local_reductions_of_vectors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: least, most, again, largest, none
        type(dtl_vector_t) :: vec

        none = 0
        call vec%create_fill(ctx, 12, 4_c_int64_t)
        call good(dtl_minmax_vector(vec%handle, c_loc(least), c_loc(most)))
        call good(dtl_reduce_local_vector(vec%handle, DTL_OP_MIN, c_loc(again)))
        call good(dtl_reduce_local_vector_func(vec%handle, c_funloc(larger), c_loc(none), &
                                               c_loc(largest), c_null_ptr))
        if (ctx%is_root()) then
            print "(3(i0, a), i0)", least, " to ", most, ", at ", &
                dtl_min_element_vector(vec%handle), " and ", dtl_max_element_vector(vec%handle)
            print "(i0, 1x, i0)", again, largest
        end if
        call vec%close()
    end subroutine local_reductions_of_vectors

    subroutine local_order_of_vectors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine(:)
        integer(c_int64_t) :: last
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 2_c_int64_t)
        call vec%local(mine)
        call good(dtl_inclusive_scan_vector(vec%handle, DTL_OP_SUM)) ! 2 4 6 ...
        call good(dtl_sort_vector_descending(vec%handle))
        last = mine(size(mine))
        call good(dtl_sort_vector_func(vec%handle, c_funloc(descending), c_null_ptr)) ! as it is
        call good(dtl_sort_vector(vec%handle))
        call good(dtl_exclusive_scan_vector(vec%handle, DTL_OP_SUM)) ! 0 2 6 ...
        if (ctx%is_root()) print "(i0, a, 2(i0, 1x), i0)", last, " last, then ", mine(:3)
        call vec%close()
    end subroutine local_order_of_vectors

    subroutine local_functions_of_arrays(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: three, total
        integer(c_int64_t), pointer :: mine(:), half(:)
        type(dtl_array_t) :: arr, other

        three = 3
        total = 0
        call arr%create(ctx, DTL_DTYPE_INT64, 12)
        call other%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_fill_array(arr%handle, c_loc(three)))
        call good(dtl_for_each_array(arr%handle, c_funloc(doubled), c_null_ptr))
        call good(dtl_for_each_array_const(arr%handle, c_funloc(add_up), c_loc(total)))
        call good(dtl_copy_array(arr%handle, other%handle)) ! from the first to the second
        call good(dtl_transform_array(arr%handle, other%handle, c_funloc(halved), c_null_ptr))
        call arr%local(mine)
        call other%local(half)
        if (ctx%is_root()) then
            print "(3(i0, a), a)", mine(1), " and ", half(1), ", all ", mine(1), ": ", &
                yes_no(total == 6 * size(mine))
        end if
        call other%close()
        call arr%close()
    end subroutine local_functions_of_arrays

    subroutine local_search_in_arrays(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: four
        integer(c_int64_t) :: first, even, fours, evens
        integer(c_int) :: all, any, none
        type(dtl_array_t) :: arr

        four = 4
        call arr%create_fill(ctx, 12, four)
        first = dtl_find_array(arr%handle, c_loc(four)) ! these count from 0
        even = dtl_find_if_array(arr%handle, c_funloc(is_even), c_null_ptr)
        fours = dtl_count_array(arr%handle, c_loc(four))
        evens = dtl_count_if_array(arr%handle, c_funloc(is_even), c_null_ptr)
        all = dtl_all_of_array(arr%handle, c_funloc(is_even), c_null_ptr)
        any = dtl_any_of_array(arr%handle, c_funloc(is_even), c_null_ptr)
        none = dtl_none_of_array(arr%handle, c_funloc(is_even), c_null_ptr)
        if (ctx%is_root()) then
            print "(2(a, i0))", "4 at ", first, ", an even one at ", even
            print "(2a)", "all of mine: ", &
                yes_no(fours == arr%local_size() .and. evens == arr%local_size())
            print "(6a)", "even: all ", yes_no(all /= 0), ", any ", yes_no(any /= 0), ", none ", &
                yes_no(none /= 0)
        end if
        call arr%close()
    end subroutine local_search_in_arrays

    subroutine local_reductions_of_arrays(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: least, most, again, largest, none
        type(dtl_array_t) :: arr

        none = 0
        call arr%create_fill(ctx, 12, 4_c_int64_t)
        call good(dtl_minmax_array(arr%handle, c_loc(least), c_loc(most)))
        call good(dtl_reduce_local_array(arr%handle, DTL_OP_MIN, c_loc(again)))
        call good(dtl_reduce_local_array_func(arr%handle, c_funloc(larger), c_loc(none), &
                                               c_loc(largest), c_null_ptr))
        if (ctx%is_root()) then
            print "(3(i0, a), i0)", least, " to ", most, ", at ", &
                dtl_min_element_array(arr%handle), " and ", dtl_max_element_array(arr%handle)
            print "(i0, 1x, i0)", again, largest
        end if
        call arr%close()
    end subroutine local_reductions_of_arrays

    subroutine local_order_of_arrays(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), pointer :: mine(:)
        integer(c_int64_t) :: last
        type(dtl_array_t) :: arr

        call arr%create_fill(ctx, 12, 2_c_int64_t)
        call arr%local(mine)
        call good(dtl_inclusive_scan_array(arr%handle, DTL_OP_SUM)) ! 2 4 6 ...
        call good(dtl_sort_array_descending(arr%handle))
        last = mine(size(mine))
        call good(dtl_sort_array_func(arr%handle, c_funloc(descending), c_null_ptr)) ! as it is
        call good(dtl_sort_array(arr%handle))
        call good(dtl_exclusive_scan_array(arr%handle, DTL_OP_SUM)) ! 0 2 6 ...
        if (ctx%is_root()) print "(i0, a, 2(i0, 1x), i0)", last, " last, then ", mine(:3)
        call arr%close()
    end subroutine local_order_of_arrays
end module local_algorithm_examples
