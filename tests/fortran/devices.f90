! SPDX-License-Identifier: BSD-3-Clause
!> Containers and collectives in the memory of an emulated device.
program devices
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_loc
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    integer(c_int64_t), parameter :: EACH = 4
    type(dtl_context_t) :: ctx, far
    type(dtl_vector_t) :: vec, result
    real(c_double), pointer :: mine(:), sums(:)
    integer :: rank, ranks

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    call ctx%with_device(DTL_DEVICE_EMULATED, int(mod(rank, 2), c_int), far)
    call check(far%has_device() .and. far%device_id() == mod(rank, 2), "a context has its device")
    call make(vec, real(rank + 1, c_double))
    call make(result, -1.0_c_double)
    call on_device(vec, mine)
    call on_device(result, sums)

    call containers()
    call collectives()
    call started()
    call planned()
    call queued()
    call refusals()
    call result%close()
    call vec%close()
    call far%close()
    call ctx%close()

contains

    subroutine make(made, value)
        type(dtl_vector_t), intent(out) :: made
        real(c_double), intent(in) :: value
        type(dtl_container_options) :: options

        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = int(mod(rank, 2), c_int)
        call made%create_with_options(far, DTL_DTYPE_FLOAT64, EACH*ranks, options)
        call made%fill_local(value)
    end subroutine make

    !> Returns the view of device memory: an address with a shape, which the host cannot access.
    subroutine on_device(container, view)
        type(dtl_vector_t), intent(in) :: container
        real(c_double), pointer, intent(out) :: view(:)

        call c_f_pointer(dtl_vector_device_data_mut(container%handle), view, [EACH])
    end subroutine on_device

    function found(container) result(elements)
        type(dtl_vector_t), intent(in) :: container
        real(c_double) :: elements(EACH)

        call container%copy_to_host(elements)
    end function found

    subroutine queued()
        type(dtl_stream_t) :: stream, other, none
        type(dtl_future_t) :: filled, negated, added, copied, summed, taken, last
        type(dtl_request_t) :: request
        real(c_double), asynchronous :: elements(EACH), answer
        character(len=200) :: errmsg
        integer(c_int) :: stat, completed

        call far%stream(stream)
        call check(stream%device_kind() == DTL_DEVICE_EMULATED .and. &
                   stream%device_id() == mod(rank, 2), "a context's stream is of its device")
        call vec%queue_fill(2.0_c_double, stream, filled)
        call vec%queue_apply_unary(vec, DTL_UNARY_NEGATIVE, none, negated)
        call result%queue_copy(vec, stream, copied)
        call vec%queue_apply(result, DTL_OP_SUM, stream, added)
        call vec%queue_reduce_local(DTL_OP_SUM, answer, stream, summed)
        call vec%queue_copy_to_host(elements, stream, taken)
        call stream%future(last)
        call last%wait()
        call summed%wait()
        call taken%wait()
        call summed%test(completed)
        call check(completed == 1 .and. answer == sum(elements), "a sum is there")
        call added%wait()
        call check(all(elements == found(vec)), "what was queued has run in order")

        call other%create(DTL_DEVICE_EMULATED, int(mod(rank + 1, 2), c_int))
        call vec%queue_fill(3.0_c_double, other, negated, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a stream of another device is refused")
        call says(errmsg, "where the elements are", "it says so")

        call copied%close()
        call far%set_stream(stream)
        call vec%queue_fill(real(rank + 1, c_double), none, copied)
        call far%iallreduce(mine, sums, request, DTL_OP_SUM)
        call request%wait()
        call check(all(found(result) == total()), "collectives come behind on the named stream")
        call far%set_stream(none)

        call operations(stream)
        call index_lists(stream)
        call search_results(stream)
        call other%close()
        call stream%close()
        call filled%close()
        call negated%close()
        call copied%close()
        call added%close()
        call summed%close()
        call taken%close()
        call last%close()
    end subroutine queued

    !> Binary operations and sorts, which run in the order of their calls.
    subroutine operations(stream)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t) :: counted, added, sorted, scanned, multiplied
        integer :: index

        call vec%queue_fill(1.0_c_double, stream, counted)
        call counted%wait()
        call counted%close()
        call vec%queue_inclusive_scan_local(DTL_OP_SUM, stream, counted)
        call vec%queue_apply_value(vec, 10.0_c_double, DTL_OPERAND_FIRST, &
                                   DTL_BINARY_SUBTRACT, stream, added)
        call vec%queue_sort_local(DTL_SORT_ASCENDING, stream, sorted)
        call result%queue_apply_binary(vec, vec, DTL_BINARY_MULTIPLY, stream, multiplied)
        call vec%queue_exclusive_scan_local(DTL_OP_MAX, stream, scanned)
        call scanned%wait()
        call check(all(found(result) == [((10.0_c_double - EACH + index - 1)**2, index=1, EACH)]), &
                   "operations and sorts are queued")
        call check(maxval(found(vec)) == 8.0_c_double, "scans are queued")
        call counted%close()
        call added%close()
        call sorted%close()
        call scanned%close()
        call multiplied%close()
    end subroutine operations

    !> The list of indices is a container, too.
    subroutine index_lists(stream)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t) :: filled, counted, ordered, gathered, moved, scattered
        type(dtl_container_options) :: options
        type(dtl_vector_t) :: indices

        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = int(mod(rank, 2), c_int)
        call indices%create_with_options(far, DTL_DTYPE_INT64, EACH*ranks, options)
        call vec%queue_fill(1.0_c_double, stream, filled)
        call vec%queue_inclusive_scan_local(DTL_OP_SUM, stream, counted)
        call vec%queue_argsort_local(DTL_SORT_DESCENDING, indices, stream, ordered)
        call result%queue_gather(vec, indices, stream, gathered)
        call vec%queue_sort_by_key_local(result, DTL_SORT_DESCENDING, stream, moved)
        call moved%wait()
        call check(all(found(vec) == [4.0_c_double, 3.0_c_double, 2.0_c_double, 1.0_c_double]), &
                   "keys are sorted in the queue")
        call check(all(found(result) == [1.0_c_double, 2.0_c_double, 3.0_c_double, 4.0_c_double]), &
                   "what goes with them is so")
        call result%queue_scatter(indices, vec, stream, scattered)
        call scattered%wait()
        call check(all(found(result) == [1.0_c_double, 2.0_c_double, 3.0_c_double, 4.0_c_double]), &
                   "elements go where indices say")
        call filled%close()
        call counted%close()
        call ordered%close()
        call gathered%close()
        call moved%close()
        call scattered%close()
        call indices%close()
    end subroutine index_lists

    !> Results of searches are values of futures.
    subroutine search_results(stream)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t) :: filled, scanned, summed, located, averaged, binned
        integer(c_int64_t) :: place, bins(2)
        real(c_double), asynchronous :: answer
        real(c_double) :: mean

        call vec%queue_fill(1.0_c_double, stream, filled)
        call vec%queue_inclusive_scan_local(DTL_OP_SUM, stream, scanned)
        call vec%queue_find_local(3.0_c_double, stream, located)
        call vec%queue_mean_local(stream, averaged)
        call vec%queue_histogram_local(1.0_c_double, 4.0_c_double, 2, stream, binned)
        call vec%queue_reduce_local(DTL_OP_SUM, answer, stream, summed)
        call located%get(place)
        call check(place == 2, "an index is found in the queue, from 0")
        call averaged%get(mean)
        call check(mean == 2.5_c_double, "so is a mean")
        call binned%get(bins)
        call check(all(bins == 2), "so are counts")
        call summed%get(mean)
        call check(mean == 10.0_c_double .and. answer == mean, "and a sum")
        call filled%close()
        call scanned%close()
        call summed%close()
        call located%close()
        call averaged%close()
        call binned%close()
    end subroutine search_results

    real(c_double) function total()
        total = real(ranks*(ranks + 1)/2, c_double)
    end function total

    subroutine containers()
        real(c_double), pointer :: view(:)
        real(c_double) :: element
        real(c_double), target :: two = 2
        integer(c_int) :: stat
        character(len=200) :: errmsg

        call check(vec%placement_policy() == DTL_PLACEMENT_DEVICE, "a vector says where it is")
        call check(all(found(vec) == rank + 1), "a fill is done on the device")
        call check(dtl_container_apply_unary(vec%handle, vec%handle, DTL_UNARY_SQUARE) &
                   == DTL_SUCCESS, "an operation of each element is done there")
        call check(all(found(vec) == (rank + 1)**2), "it has its formula")
        call check(dtl_container_apply_unary_local(vec%handle, vec%handle, DTL_UNARY_SQRT) &
                   == DTL_SUCCESS, "on this rank's part as well")
        call check(dtl_container_apply_binary(vec%handle, vec%handle, vec%handle, DTL_BINARY_ADD) &
                   == DTL_SUCCESS, "an operation of two elements is done there")
        call check(dtl_container_apply_value(vec%handle, vec%handle, c_loc(two), &
                                             DTL_OPERAND_SECOND, DTL_BINARY_DIVIDE) &
                   == DTL_SUCCESS, "and one of an element and a number")
        call check(all(found(vec) == rank + 1), "they have their formulas")
        call vec%get_local(2, element)
        call check(element == real(rank + 1, c_double), "an element is read from the device")
        call vec%local(view, stat, errmsg)
        call check(stat == DTL_ERROR_NOT_SUPPORTED, "the host has no view of it")
        call says(errmsg, "the elements lie in memory of emulated", "it says so")
    end subroutine containers

    subroutine collectives()
        call far%allreduce(mine, sums, DTL_OP_SUM)
        call check(all(found(result) == total()), "a sum of what is on devices")
        call far%broadcast(sums, ranks - 1)
        call check(all(found(result) == total()), "a broadcast")
        call far%scan(mine, sums, DTL_OP_MAX)
        call check(all(found(result) == rank + 1), "a scan")
    end subroutine collectives

    subroutine started()
        type(dtl_request_t) :: request

        call far%iallreduce(mine, sums, request, DTL_OP_SUM)
        call request%wait()
        call check(all(found(result) == total()), "a sum that is started")
    end subroutine started

    subroutine planned()
        type(dtl_collective_plan_t) :: plan
        integer :: round

        call far%plan_allreduce(mine, sums, plan, DTL_OP_MAX)
        do round = 1, 2
            call plan%start()
            call plan%wait()
            call check(all(found(result) == ranks*round), "a plan takes what is there by then")
            call vec%fill_local(real(2*(rank + 1), c_double))
        end do
        call plan%close()
    end subroutine planned

    subroutine refusals()
        integer(c_int) :: stat
        character(len=200) :: errmsg

        call ctx%allreduce(mine, sums, DTL_OP_SUM, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a context of the host refuses it")
        call says(errmsg, "since ctx has no device", "it says why")
        call ctx%send(mine, rank, 0, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "so does a message")
        call says(errmsg, "expected memory that the host reaches", "it says why")
    end subroutine refusals

end program devices
