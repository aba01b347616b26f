! SPDX-License-Identifier: BSD-3-Clause
module queue_examples
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: queue_work, queue_orders, queue_places, queue_answers, queue_future

contains

    !> With a device calls only enqueue work; without one they complete it at once.
    subroutine queue_work(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: mine(4)
        real(c_double), asynchronous :: found(4), total
        type(dtl_future_t) :: given, filled, negated, copied, added, summed, taken
        type(dtl_stream_t) :: stream, none
        type(dtl_vector_t) :: vec, other

        mine = [1.0_c_double, 2.0_c_double, 3.0_c_double, 4.0_c_double]
        call vec%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call other%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call ctx%stream(stream)
        call vec%queue_copy_from_host(mine, stream, given)
        call vec%queue_apply_unary(vec, DTL_UNARY_NEGATIVE, stream, negated)
        call vec%queue_copy(other, stream, copied)
        call vec%queue_fill(0.5_c_double, stream, filled)
        call vec%queue_apply(other, DTL_OP_SUM, none, added) ! the context's own
        call vec%queue_reduce_local(DTL_OP_SUM, total, stream, summed)
        call vec%queue_copy_to_host(found, stream, taken)
        call summed%wait() ! the host needs these alone
        call taken%wait()
        if (ctx%is_root()) print "(f0.1, a, f0.1)", total, ", of which the last is ", found(4)
        call taken%close()
        call summed%close()
        call added%close()
        call filled%close()
        call copied%close()
        call negated%close()
        call given%close()
        call stream%close()
        call other%close()
        call vec%close()
    end subroutine queue_work

    !> This rank's part; what is to be had of the host is waited for alone.
    subroutine queue_orders(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: mine(4)
        real(c_double), asynchronous :: found(4)
        type(dtl_future_t) :: given, doubled, sorted, summed, squared, counted, taken
        type(dtl_stream_t) :: none
        type(dtl_vector_t) :: vec, other

        mine = [3.0_c_double, 1.0_c_double, 4.0_c_double, 2.0_c_double]
        call vec%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call other%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call vec%queue_copy_from_host(mine, none, given)
        call vec%queue_apply_value(vec, 2.0_c_double, DTL_OPERAND_SECOND, DTL_BINARY_MULTIPLY, &
                                   none, doubled)
        call vec%queue_sort_local(DTL_SORT_ASCENDING, none, sorted)
        call other%queue_apply_binary(vec, vec, DTL_BINARY_MULTIPLY, none, squared)
        call vec%queue_inclusive_scan_local(DTL_OP_SUM, none, summed)
        call other%queue_exclusive_scan_local(DTL_OP_SUM, none, counted)
        call vec%queue_copy_to_host(found, none, taken)
        call taken%wait()
        if (ctx%is_root()) print "(4(f0.1, :, ' '))", found
        call taken%close()
        call counted%close()
        call summed%close()
        call squared%close()
        call sorted%close()
        call doubled%close()
        call given%close()
        call other%close()
        call vec%close()
    end subroutine queue_orders

    !> Target indices of elements are in a container, too, so the host does not wait.
    subroutine queue_places(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: mine(4)
        real(c_double), asynchronous :: found(4)
        type(dtl_future_t) :: given, ordered, gathered, scattered, moved, taken
        type(dtl_stream_t) :: none
        type(dtl_vector_t) :: vec, other, indices

        mine = [3.0_c_double, 1.0_c_double, 4.0_c_double, 2.0_c_double]
        call vec%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call other%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call indices%create(ctx, DTL_DTYPE_INT64, 4_c_int64_t * ctx%size())
        call vec%queue_copy_from_host(mine, none, given)
        call vec%queue_argsort_local(DTL_SORT_ASCENDING, indices, none, ordered)
        call other%queue_gather(vec, indices, none, gathered)
        call vec%queue_scatter(indices, other, none, scattered)
        call vec%queue_sort_by_key_local(other, DTL_SORT_DESCENDING, none, moved)
        call other%queue_copy_to_host(found, none, taken)
        call taken%wait()
        if (ctx%is_root()) print "(4(f0.1, :, ' '))", found
        call taken%close()
        call moved%close()
        call scattered%close()
        call gathered%close()
        call ordered%close()
        call given%close()
        call indices%close()
        call other%close()
        call vec%close()
    end subroutine queue_places

    !> The result of a search is the value of a future; indices in it count from 0.
    subroutine queue_answers(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: mine(4), ends(2), mean, var, norm, dot, median
        integer(c_int64_t) :: ones, first, least, greatest, bins(2), distinct
        integer :: index
        type(dtl_future_t) :: given, sorted, futures(12)
        type(dtl_stream_t) :: none
        type(dtl_vector_t) :: vec, other

        mine = [3.0_c_double, 1.0_c_double, 4.0_c_double, 1.0_c_double]
        call vec%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call other%create(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t * ctx%size())
        call vec%queue_copy_from_host(mine, none, given)
        call vec%queue_count_local(1.0_c_double, none, futures(1))
        call vec%queue_find_local(1.0_c_double, none, futures(2))
        call vec%queue_min_element_local(none, futures(3))
        call vec%queue_max_element_local(none, futures(4))
        call vec%queue_minmax_local(none, futures(5))
        call vec%queue_mean_local(none, futures(6))
        call vec%queue_var_local(0, none, futures(7))
        call vec%queue_norm_local(none, futures(8))
        call vec%queue_dot_local(vec, none, futures(9))
        call vec%queue_histogram_local(0.0_c_double, 4.0_c_double, 2, none, futures(10))
        call good(dtl_container_queue_quantile_local(vec%handle, [0.5_c_double], 1_c_int64_t, &
                                                     none%handle, futures(11)%handle))
        call vec%queue_unique_local(other, none, futures(12))
        call vec%queue_stable_sort_local(DTL_SORT_ASCENDING, none, sorted)
        call futures(1)%get(ones)
        call futures(2)%get(first)
        call futures(3)%get(least)
        call futures(4)%get(greatest)
        call futures(5)%get(ends)
        call futures(6)%get(mean)
        call futures(7)%get(var)
        call futures(8)%get(norm)
        call futures(9)%get(dot)
        call futures(10)%get(bins)
        call futures(11)%get(median)
        call futures(12)%get(distinct)
        if (ctx%is_root()) then
            print "(4(i0, a))", ones, " ones, the first at ", first, "; least at ", least, &
                ", greatest at ", greatest
            print "(2(a, f0.1), a, f0.2, a, f0.4, a, f0.3, a, f0.1)", "from ", ends(1), " to ", &
                ends(2), ", mean ", mean, ", variance ", var, ", norm ", norm, ", dot ", dot
            print "(2(i0, a), f0.1, a, i0, a)", bins(1), " and ", bins(2), " in bins, median ", &
                median, ", ", distinct, " distinct"
        end if
        do index = 1, size(futures)
            call futures(index)%close()
        end do
        call sorted%close()
        call given%close()
        call other%close()
        call vec%close()
    end subroutine queue_answers

    subroutine queue_future(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_stream_t) :: stream, none
        type(dtl_future_t) :: future

        call stream%create(DTL_DEVICE_HOST, 0)
        call ctx%set_stream(stream) ! collectives of its device run there
        call stream%future(future)
        call future%wait()
        call ctx%set_stream(none)
        if (ctx%is_root()) print "(a)", "all has run"
        call future%close()
        call stream%close()
    end subroutine queue_future
end module queue_examples
