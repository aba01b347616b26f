! SPDX-License-Identifier: BSD-3-Clause
module algorithm_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_loc, c_null_ptr
    use dtl
    use words, only: good, text, yes_no
    implicit none (type, external)
    private
    public :: algorithm_search, algorithm_statistics, algorithm_order, algorithm_functions, &
              algorithm_chunks, algorithm_conditions, algorithm_own_order, algorithm_keys, &
              algorithm_distribution

contains

    subroutine algorithm_search(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec, other
        integer(c_int64_t), target :: seven, least, most
        integer(c_int64_t) :: first, count, where_least, where_most

        seven = 7
        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call other%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_container_fill(other%handle, c_loc(seven)))
        call good(dtl_container_copy(other%handle, vec%handle)) ! from the first to the second
        call good(dtl_container_apply(vec%handle, other%handle, DTL_OP_MAX)) ! to the first
        call good(dtl_container_apply_unary(vec%handle, vec%handle, DTL_UNARY_NEGATIVE))
        call good(dtl_container_apply_unary_local(vec%handle, vec%handle, DTL_UNARY_NEGATIVE))
        call good(dtl_container_apply_binary(vec%handle, vec%handle, other%handle, DTL_BINARY_ADD))
        call good(dtl_container_apply_binary_local(vec%handle, vec%handle, other%handle, &
                                                   DTL_BINARY_SUBTRACT))
        call good(dtl_container_apply_value(vec%handle, vec%handle, c_loc(seven), &
                                            DTL_OPERAND_SECOND, DTL_BINARY_ADD))
        call good(dtl_container_apply_value_local(vec%handle, vec%handle, c_loc(seven), &
                                                  DTL_OPERAND_SECOND, DTL_BINARY_SUBTRACT))
        call good(dtl_container_find(vec%handle, c_loc(seven), first))
        call good(dtl_container_count(vec%handle, c_loc(seven), count))
        call good(dtl_container_minmax(vec%handle, c_loc(least), c_loc(most)))
        call good(dtl_container_min_element(vec%handle, where_least))
        call good(dtl_container_max_element(vec%handle, where_most))
        if (ctx%is_root()) then
            print "(2a)", text(dtl_unary_op_name(DTL_UNARY_NEGATIVE)), ", twice"
            print "(3a)", text(dtl_binary_op_name(DTL_BINARY_ADD)), " and ", &
                text(dtl_binary_op_name(DTL_BINARY_SUBTRACT))
            print "(a, i0, a, i0, a)", "found at ", first, ", ", count, " of them"
            print "(3(i0, a), i0)", least, " at ", where_least, ", ", most, " at ", where_most
        end if
        call other%close()
        call vec%close()
    end subroutine algorithm_search

    subroutine algorithm_statistics(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        real(c_double) :: mean, var, norm, dot

        call vec%create_fill(ctx, 16, 2.0_c_double)
        call good(dtl_container_mean(vec%handle, mean))
        call good(dtl_container_var(vec%handle, 0_c_int64_t, var))
        call good(dtl_container_norm(vec%handle, norm))
        call good(dtl_container_dot(vec%handle, vec%handle, dot))
        if (ctx%is_root()) print "(3(i0, 1x), i0)", int([mean, var, norm, dot])
        call vec%close()
    end subroutine algorithm_statistics

    subroutine algorithm_order(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_vector_t) :: vec
        integer(c_int64_t), target :: last

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call good(dtl_container_inclusive_scan(vec%handle, DTL_OP_SUM)) ! 3 6 9 ...
        call good(dtl_container_sort(vec%handle, DTL_SORT_DESCENDING))
        call good(dtl_container_stable_sort(vec%handle, DTL_SORT_ASCENDING)) ! equal ones stay
        call good(dtl_container_reduce(vec%handle, DTL_OP_MAX, c_loc(last)))
        call good(dtl_container_exclusive_scan(vec%handle, DTL_OP_SUM))
        if (ctx%is_root()) print "(a, i0)", "the last was ", last
        call vec%close()
    end subroutine algorithm_order

    subroutine doubled(element, place, factor) bind(c, name="")
        type(c_ptr), value :: element, factor
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: number, by

        call c_f_pointer(element, number)
        call c_f_pointer(factor, by)
        if (place >= 0) number = number * by
    end subroutine doubled

    subroutine halved(input, output, place, unused) bind(c, name="")
        type(c_ptr), value :: input, output, unused
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: from, to

        call c_f_pointer(input, from)
        call c_f_pointer(output, to)
        if (place >= 0 .and. .not. c_associated(unused)) to = from / 2
    end subroutine halved

    subroutine algorithm_functions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: two, sums(2)
        type(dtl_vector_t) :: vec, other

        two = 2
        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call other%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_container_for_each(vec%handle, c_funloc(doubled), c_loc(two)))
        call good(dtl_container_transform(vec%handle, other%handle, c_funloc(halved), c_null_ptr))
        call good(dtl_container_reduce(vec%handle, DTL_OP_SUM, c_loc(sums(1))))
        call good(dtl_container_reduce(other%handle, DTL_OP_SUM, c_loc(sums(2))))
        if (ctx%is_root()) print "(i0, a, i0)", sums(1), " and ", sums(2)
        call other%close()
        call vec%close()
    end subroutine algorithm_functions

    !> Called with many contiguous elements; the compiler vectorizes the loop.
    subroutine add_one(elements, count, unused) bind(c, name="")
        type(c_ptr), value :: elements, unused
        integer(c_int64_t), value :: count
        real(c_double), pointer :: values(:)

        call c_f_pointer(elements, values, [count])
        if (.not. c_associated(unused)) values = values + 1
    end subroutine add_one

    subroutine squares(input, output, count, unused) bind(c, name="")
        type(c_ptr), value :: input, output, unused
        integer(c_int64_t), value :: count
        real(c_double), pointer :: from(:), to(:)

        call c_f_pointer(input, from, [count])
        call c_f_pointer(output, to, [count])
        if (.not. c_associated(unused)) to = from**2
    end subroutine squares

    subroutine algorithm_chunks(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double), target :: sum
        type(dtl_vector_t) :: vec, other

        call vec%create_fill(ctx, 12, 2.0_c_double)
        call other%create(ctx, DTL_DTYPE_FLOAT64, 12)
        call good(dtl_container_for_each_chunk(vec%handle, c_funloc(add_one), c_null_ptr))
        call good(dtl_container_transform_chunks(vec%handle, other%handle, c_funloc(squares), &
                                                 c_null_ptr))
        call good(dtl_container_reduce(other%handle, DTL_OP_SUM, c_loc(sum)))
        if (ctx%is_root()) print "(i0)", nint(sum)
        call other%close()
        call vec%close()
    end subroutine algorithm_chunks

    integer(c_int) function is_even(element, unused) bind(c, name="")
        type(c_ptr), value :: element, unused
        integer(c_int64_t), pointer :: number

        call c_f_pointer(element, number)
        is_even = merge(1, 0, modulo(number, 2_c_int64_t) == 0 .and. .not. c_associated(unused))
    end function is_even

    subroutine algorithm_conditions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int) :: all, any, none
        integer(c_int64_t) :: first, count
        type(dtl_vector_t) :: vec

        call vec%create_fill(ctx, 12, 4_c_int64_t)
        call good(dtl_container_find_if(vec%handle, c_funloc(is_even), c_null_ptr, first))
        call good(dtl_container_count_if(vec%handle, c_funloc(is_even), c_null_ptr, count))
        call good(dtl_container_all_of(vec%handle, c_funloc(is_even), c_null_ptr, all))
        call good(dtl_container_any_of(vec%handle, c_funloc(is_even), c_null_ptr, any))
        call good(dtl_container_none_of(vec%handle, c_funloc(is_even), c_null_ptr, none))
        if (ctx%is_root()) then
            print "(i0, a, i0)", count, " even ones, the first at ", first
            print "(6a)", "all: ", yes_no(all /= 0), ", any: ", yes_no(any /= 0), &
                ", none: ", yes_no(none /= 0)
        end if
        call vec%close()
    end subroutine algorithm_conditions

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

    subroutine algorithm_own_order(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target :: none, most
        integer(c_int64_t) :: first
        type(dtl_vector_t) :: vec

        none = 0
        call vec%create_fill(ctx, 12, 5_c_int64_t)
        call good(dtl_container_inclusive_scan(vec%handle, DTL_OP_SUM)) ! 5 10 15 ...
        call good(dtl_container_reduce_func(vec%handle, c_funloc(larger), c_loc(none), &
                                            c_loc(most), c_null_ptr))
        call good(dtl_container_sort_func(vec%handle, c_funloc(descending), c_null_ptr))
        call vec%get_local(1, first)
        if (ctx%is_root()) print "(2(a, i0))", "the most is ", most, ", the first is ", first
        call vec%close()
    end subroutine algorithm_own_order

    subroutine algorithm_keys(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: place, value
        type(dtl_vector_t) :: keys, payload
        type(dtl_array_t) :: places

        call keys%create_fill(ctx, 12, 1_c_int64_t)
        call payload%create_fill(ctx, 12, 10_c_int64_t)
        call places%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_container_inclusive_scan(keys%handle, DTL_OP_SUM))    ! 1 2 3 ...
        call good(dtl_container_inclusive_scan(payload%handle, DTL_OP_SUM)) ! 10 20 30 ...
        call keys%argsort(DTL_SORT_DESCENDING, places) ! places count from 0
        call keys%sort_by_key(payload, DTL_SORT_DESCENDING)
        call places%get_local(1, place)
        call payload%get_local(1, value)
        if (ctx%is_root()) then
            print "(2(a, i0))", "the first was at ", place, " and brought ", value
        end if
        call places%close()
        call payload%close()
        call keys%close()
    end subroutine algorithm_keys

    subroutine algorithm_distribution(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: median(1)
        integer(c_int64_t) :: counts(2)
        type(dtl_vector_t) :: vec, distinct

        call vec%create_fill(ctx, 11, 1.0_c_double)
        call good(dtl_container_inclusive_scan(vec%handle, DTL_OP_SUM)) ! 1 2 3 ... 11
        call good(dtl_container_histogram(vec%handle, 0.0_c_double, 12.0_c_double, 2_c_int64_t, &
                                          counts)) ! below 6, and from 6 on
        call good(dtl_container_quantile(vec%handle, [0.5_c_double], 1_c_int64_t, median))
        call good(dtl_container_unique(vec%handle, distinct%handle))
        if (ctx%is_root()) then
            print "(4(i0, a))", counts(1), " and ", counts(2), " around ", nint(median(1)), ", ", &
                distinct%global_size(), " distinct"
        end if
        call distinct%close()
        call vec%close()
    end subroutine algorithm_distribution

end module algorithm_examples
