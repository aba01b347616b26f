! SPDX-License-Identifier: BSD-3-Clause
module algorithm_examples
    use, intrinsic :: iso_c_binding, only: c_loc
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: algorithm_search, algorithm_statistics, algorithm_order

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
        call good(dtl_container_find(vec%handle, c_loc(seven), first))
        call good(dtl_container_count(vec%handle, c_loc(seven), count))
        call good(dtl_container_minmax(vec%handle, c_loc(least), c_loc(most)))
        call good(dtl_container_min_element(vec%handle, where_least))
        call good(dtl_container_max_element(vec%handle, where_most))
        if (ctx%is_root()) then
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
end module algorithm_examples
