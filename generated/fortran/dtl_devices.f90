! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: streams and events, queued work.
module dtl_devices
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_device_kind_name, dtl_device_count, dtl_stream_create, dtl_stream_from_native, &
              dtl_stream_native, dtl_stream_device_kind, dtl_stream_device_id, &
              dtl_stream_synchronize, dtl_stream_test, dtl_stream_record_event, &
              dtl_stream_wait_event, dtl_stream_future, dtl_context_stream, &
              dtl_context_set_stream, dtl_stream_destroy, dtl_event_create, dtl_event_synchronize, &
              dtl_event_test, dtl_event_elapsed, dtl_event_destroy, dtl_container_queue_fill, &
              dtl_container_queue_copy, dtl_container_queue_apply, &
              dtl_container_queue_apply_unary, dtl_container_queue_apply_binary, &
              dtl_container_queue_apply_value, dtl_container_queue_inclusive_scan_local, &
              dtl_container_queue_exclusive_scan_local, dtl_container_queue_sort_local, &
              dtl_container_queue_stable_sort_local, dtl_container_queue_sort_by_key_local, &
              dtl_container_queue_argsort_local, dtl_container_queue_gather, &
              dtl_container_queue_scatter, dtl_container_queue_reduce_local, &
              dtl_container_queue_count_local, dtl_container_queue_find_local, &
              dtl_container_queue_min_element_local, dtl_container_queue_max_element_local, &
              dtl_container_queue_minmax_local, dtl_container_queue_mean_local, &
              dtl_container_queue_var_local, dtl_container_queue_norm_local, &
              dtl_container_queue_dot_local, dtl_container_queue_histogram_local, &
              dtl_container_queue_quantile_local, dtl_container_queue_unique_local, &
              dtl_container_queue_copy_to_host, dtl_container_queue_copy_from_host

    interface

        !> The kind as a word, such as "cuda", of static duration; "unknown" for a value that is
        !> none. Local: does not wait for other ranks.
        function dtl_device_kind_name(kind) &
                bind(c, name="dtl_device_kind_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: kind
            type(c_ptr) :: status
        end function dtl_device_kind_name

        !> The number of devices of that kind that can be used, 0 where there is none: then
        !> dtl_backend_report tells why. Looks for them on the first call. Local: does not wait for
        !> other ranks.
        function dtl_device_count(kind) &
                bind(c, name="dtl_device_count") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function dtl_device_count

        !> `*stream` is a new stream of the device, with nothing queued. The caller owns it. Local:
        !> does not wait for other ranks.
        function dtl_stream_create(kind, device_id, stream) &
                bind(c, name="dtl_stream_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: kind
            !> Which device of that kind.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: stream
            integer(c_int) :: status
        end function dtl_stream_create

        !> `*stream` stands for a stream that another library has made on the device, which keeps it
        !> until `*stream` is destroyed. The caller owns the handle. Local: does not wait for other
        !> ranks.
        function dtl_stream_from_native(kind, device_id, native, stream) &
                bind(c, name="dtl_stream_from_native") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: kind
            !> Which device of that kind.
            integer(c_int), value :: device_id
            !> What the kind's own library has, a CUstream or hipStream_t; NULL is its default
            !> stream.
            type(c_ptr), value :: native
            type(c_ptr), intent(out) :: stream
            integer(c_int) :: status
        end function dtl_stream_from_native

        !> The stream as the kind's own library has it, a CUstream or hipStream_t, which lives as
        !> long as the handle; NULL for its default stream, and on the host. Local: does not wait
        !> for other ranks.
        function dtl_stream_native(stream) &
                bind(c, name="dtl_stream_native") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr) :: status
        end function dtl_stream_native

        !> The kind of the stream's device. Local: does not wait for other ranks.
        function dtl_stream_device_kind(stream) &
                bind(c, name="dtl_stream_device_kind") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_device_kind

        !> The number of the stream's device among those of its kind. Local: does not wait for other
        !> ranks.
        function dtl_stream_device_id(stream) &
                bind(c, name="dtl_stream_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_device_id

        !> All that was queued on the stream before has run. Waits, and answers other ranks
        !> meanwhile. Returns the failure of what was queued. Waits for the work queued on the
        !> stream.
        function dtl_stream_synchronize(stream) &
                bind(c, name="dtl_stream_synchronize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_synchronize

        !> `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
        !> Local: does not wait for other ranks.
        function dtl_stream_test(stream, completed) &
                bind(c, name="dtl_stream_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_stream_test

        !> The event marks what was queued on the stream up to here, and nothing else any more. Does
        !> not wait. An event of another device than the stream's is refused. Local: does not wait
        !> for other ranks.
        function dtl_stream_record_event(stream, event) &
                bind(c, name="dtl_stream_record_event") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function dtl_stream_record_event

        !> What is queued on the stream from here on runs after what `event` marks now; at once
        !> where it marks nothing. The call itself waits only where the stream is of another kind of
        !> device than the event, or of the host. Waits for the event, where the stream is of
        !> another kind of device.
        function dtl_stream_wait_event(stream, event) &
                bind(c, name="dtl_stream_wait_event") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function dtl_stream_wait_event

        !> `*fut` is a future that is complete once all has run that was queued on the stream up to
        !> here, and has the failure of what was queued. It follows from nothing that is queued
        !> later, and the stream may be closed before. Does not wait. The caller owns it. Local:
        !> does not wait for other ranks.
        function dtl_stream_future(stream, fut) &
                bind(c, name="dtl_stream_future") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_stream_future

        !> `*stream` is the stream of the context's device, on which collectives in memory of the
        !> device run and which calls take that are given none: the context's own, or what
        !> dtl_context_set_stream has named. One of the host where the context has no device. The
        !> caller owns the handle; the stream lives as long as it or the context needs it. Local:
        !> does not wait for other ranks.
        function dtl_context_stream(ctx, stream) &
                bind(c, name="dtl_context_stream") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: stream
            integer(c_int) :: status
        end function dtl_context_stream

        !> Collectives in memory of the context's device run on `stream` from here on: after what is
        !> queued there before. Null gives the context a stream of its own again. Each rank names
        !> what it wants. The stream is one of the context's device, or of the host where it has
        !> none; the handle may be closed, and a stream of another library is kept by that until the
        !> context is destroyed or has another.
        !>
        !> Collectives that are started by dtl_iallreduce and its kin while a stream is named are
        !> queued on it where NCCL performs them: what is queued on it behind the call runs after
        !> them and sees the results. Those that go by way of the host are done when the call
        !> returns. Local: does not wait for other ranks.
        function dtl_context_set_stream(ctx, stream) &
                bind(c, name="dtl_context_set_stream") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_context_set_stream

        !> The handle is closed; what is queued still runs, and a stream of another library's stays
        !> that library's. Does not wait. Null is ignored. Local: does not wait for other ranks.
        subroutine dtl_stream_destroy(stream) &
                bind(c, name="dtl_stream_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
        end subroutine dtl_stream_destroy

        !> `*event` is an event of the device that marks nothing yet. The caller owns it. Local:
        !> does not wait for other ranks.
        function dtl_event_create(kind, device_id, event) &
                bind(c, name="dtl_event_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: kind
            !> Which device of that kind.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function dtl_event_create

        !> What the event marks has run; so it has where it marks nothing. Waits, and answers other
        !> ranks meanwhile. Waits for the work that the event marks.
        function dtl_event_synchronize(event) &
                bind(c, name="dtl_event_synchronize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function dtl_event_synchronize

        !> `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
        !> Does not wait. Local: does not wait for other ranks.
        function dtl_event_test(event, completed) &
                bind(c, name="dtl_event_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_event_test

        !> `*milliseconds` have passed on the device between what the two events mark. Events of two
        !> devices, and one that marks nothing or something that has not run, are refused. Local:
        !> does not wait for other ranks.
        function dtl_event_elapsed(earlier, later, milliseconds) &
                bind(c, name="dtl_event_elapsed") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: earlier
            type(c_ptr), value :: later
            real(c_double), intent(out) :: milliseconds
            integer(c_int) :: status
        end function dtl_event_elapsed

        !> The handle is closed; streams that wait for what it marks still do. Null is ignored.
        !> Local: does not wait for other ranks.
        subroutine dtl_event_destroy(event) &
                bind(c, name="dtl_event_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
        end subroutine dtl_event_destroy

        !> Every element of this rank's part becomes `*value`, which may be used again on return.
        !> Waits for the work queued on the stream, where the host has the elements.
        function dtl_container_queue_fill(container, value, stream, fut) &
                bind(c, name="dtl_container_queue_fill") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_fill

        !> This rank's elements of `dst` become those of `src` with the same local index. The two
        !> have one dtype and as many elements on this rank. Waits for the work queued on the
        !> stream, where the host has the elements.
        function dtl_container_queue_copy(src, dst, stream, fut) &
                bind(c, name="dtl_container_queue_copy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            !> Of the device that has `dst`, or `src` where `dst` is of the host. Null: the
            !> context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_copy

        !> Each element of this rank's part of `dst` becomes what `op` makes of it and the element
        !> of `src` with the same local index. The two have one dtype and as many elements on this
        !> rank, and may be the same container. Elements of two devices go by way of the host,
        !> within the call. Waits for the work queued on the stream, where the host has the
        !> elements.
        function dtl_container_queue_apply(dst, src, op, stream, fut) &
                bind(c, name="dtl_container_queue_apply") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int), value :: op
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_apply

        !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
        !> with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
        !> queued on the stream, where the host has the elements.
        function dtl_container_queue_apply_unary(dst, src, op, stream, fut) &
                bind(c, name="dtl_container_queue_apply_unary") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int), value :: op
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_apply_unary

        !> Each element of this rank's part of `dst` becomes what `op` makes of the elements of `x`
        !> and `y` with the same local index. For the rest, as dtl_container_queue_apply. Waits for
        !> the work queued on the stream, where the host has the elements.
        function dtl_container_queue_apply_binary(dst, x, y, op, stream, fut) &
                bind(c, name="dtl_container_queue_apply_binary") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: x
            type(c_ptr), value :: y
            integer(c_int), value :: op
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_apply_binary

        !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
        !> with the same local index and of `*value`, which is the operand that `place` tells and
        !> may be used again on return. For the rest, as dtl_container_queue_apply. Waits for the
        !> work queued on the stream, where the host has the elements.
        function dtl_container_queue_apply_value(dst, src, value, place, op, stream, fut) &
                bind(c, name="dtl_container_queue_apply_value") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            !> One element.
            type(c_ptr), value :: value
            !> Which operand `value` is; the element is the other.
            integer(c_int), value :: place
            integer(c_int), value :: op
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_apply_value

        !> Each element of this rank's part becomes the reduction by `op` of those up to and with
        !> it. The device has room for what runs of 64 elements make, until the future is complete.
        !> Waits for the work queued on the stream, where the host has the elements.
        function dtl_container_queue_inclusive_scan_local(container, op, stream, fut) &
                bind(c, name="dtl_container_queue_inclusive_scan_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_inclusive_scan_local

        !> Each element of this rank's part becomes the reduction by `op` of those before it, and
        !> the first the neutral element of `op`. For the rest, as
        !> dtl_container_queue_inclusive_scan_local. Waits for the work queued on the stream, where
        !> the host has the elements.
        function dtl_container_queue_exclusive_scan_local(container, op, stream, fut) &
                bind(c, name="dtl_container_queue_exclusive_scan_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_exclusive_scan_local

        !> The elements of this rank's part stand in order; NaN comes last, in both directions. The
        !> device has room for as many again, until the future is complete. Waits for the work
        !> queued on the stream, where the host has the elements.
        function dtl_container_queue_sort_local(container, order, stream, fut) &
                bind(c, name="dtl_container_queue_sort_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_sort_local

        !> As dtl_container_queue_sort_local, but equal elements keep their order: 0.0 and -0.0, and
        !> NaNs of different bits. Waits for the work queued on the stream, where the host has the
        !> elements.
        function dtl_container_queue_stable_sort_local(container, order, stream, fut) &
                bind(c, name="dtl_container_queue_stable_sort_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_stable_sort_local

        !> The elements of this rank's part of `keys` stand in order, as by
        !> dtl_container_queue_sort_local, and those of `payload` move along with their keys. Equal
        !> keys keep their order. The two have as many elements on this rank; their dtypes may
        !> differ. The device has room for as many of both again, and twice as many numbers of 64
        !> bits, until the future is complete. Waits for the work queued on the stream, where the
        !> host has the elements.
        function dtl_container_queue_sort_by_key_local(keys, payload, order, stream, fut) &
                bind(c, name="dtl_container_queue_sort_by_key_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: keys
            type(c_ptr), value :: payload
            integer(c_int), value :: order
            !> Of the device that has `keys`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_sort_by_key_local

        !> `indices` are the local indices that would sort this rank's part of the container, which
        !> stays as it is: what dtl_container_queue_gather takes. Equal elements keep their order.
        !> `indices` has dtype int64 and as many elements on this rank. The device has room for
        !> twice as many elements again, and as many numbers of 64 bits, until the future is
        !> complete. Waits for the work queued on the stream, where the host has the elements.
        function dtl_container_queue_argsort_local(container, order, indices, stream, fut) &
                bind(c, name="dtl_container_queue_argsort_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            !> An int64 container; overwritten.
            type(c_ptr), value :: indices
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_argsort_local

        !> Each element of this rank's part of `dst` becomes the one of `src` whose local index
        !> `indices` has at the same place. `indices` has dtype int64 and as many elements on this
        !> rank as `dst`; `src` has the dtype of `dst`, and none of its elements. An index that is
        !> none of `src` on this rank fails: the future where a device does the work, which leaves
        !> that element of `dst` as it was; else the call, which leaves all of them so. Waits for
        !> the work queued on the stream, where the host has the elements.
        function dtl_container_queue_gather(dst, src, indices, stream, fut) &
                bind(c, name="dtl_container_queue_gather") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            type(c_ptr), value :: indices
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_gather

        !> The element of this rank's part of `dst` whose local index `indices` has becomes the one
        !> of `src` at the same place; the others stay. `indices` has dtype int64 and as many
        !> elements on this rank as `src`. Of an index that is there more than once the last element
        !> stays where the host does the work, and any of them where a device does. For the rest, as
        !> dtl_container_queue_gather, but that indices are those of `dst`. Waits for the work
        !> queued on the stream, where the host has the elements.
        function dtl_container_queue_scatter(dst, indices, src, stream, fut) &
                bind(c, name="dtl_container_queue_scatter") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: indices
            type(c_ptr), value :: src
            !> Of the device that has `dst`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_scatter

        !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
        !> element where it is empty. It is written by whoever finds the future complete, and by
        !> nobody where the future was destroyed before. It is the future's value, too. Waits for
        !> the work queued on the stream, where the host has the elements.
        function dtl_container_queue_reduce_local(container, op, result, stream, fut) &
                bind(c, name="dtl_container_queue_reduce_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            type(c_ptr), value :: result
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_reduce_local

        !> The future's value is a uint64: how many elements of this rank's part equal `*value`,
        !> which may be used again on return. NaN equals NaN here. Waits for the work queued on the
        !> stream, where the host has the elements.
        function dtl_container_queue_count_local(container, value, stream, fut) &
                bind(c, name="dtl_container_queue_count_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_count_local

        !> The future's value is an int64: the first local index whose element equals `*value`,
        !> which may be used again on return, or -1. NaN equals NaN here. Waits for the work queued
        !> on the stream, where the host has the elements.
        function dtl_container_queue_find_local(container, value, stream, fut) &
                bind(c, name="dtl_container_queue_find_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_find_local

        !> The future's value is an int64: the local index of the least element, the first of equal
        !> ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the
        !> work queued on the stream, where the host has the elements.
        function dtl_container_queue_min_element_local(container, stream, fut) &
                bind(c, name="dtl_container_queue_min_element_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_min_element_local

        !> The future's value is an int64: the local index of the greatest element, the first of
        !> equal ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for
        !> the work queued on the stream, where the host has the elements.
        function dtl_container_queue_max_element_local(container, stream, fut) &
                bind(c, name="dtl_container_queue_max_element_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_max_element_local

        !> The future's value are two elements: the least and the greatest of this rank's part,
        !> which has at least one; NaN where any is NaN. Waits for the work queued on the stream,
        !> where the host has the elements.
        function dtl_container_queue_minmax_local(container, stream, fut) &
                bind(c, name="dtl_container_queue_minmax_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_minmax_local

        !> The future's value is a float64: the arithmetic mean of this rank's part, which has at
        !> least one element. Complex and half-precision dtypes are not supported, here and in the
        !> functions below. Waits for the work queued on the stream, where the host has the
        !> elements.
        function dtl_container_queue_mean_local(container, stream, fut) &
                bind(c, name="dtl_container_queue_mean_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_mean_local

        !> The future's value is a float64: the sum of the squared differences of this rank's
        !> elements from their mean, divided by their number less `ddof`. Waits for the work queued
        !> on the stream, where the host has the elements.
        function dtl_container_queue_var_local(container, ddof, stream, fut) &
                bind(c, name="dtl_container_queue_var_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> 0 for a population, 1 for a sample; below the local size.
            integer(c_int64_t), value :: ddof
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_var_local

        !> The future's value is a float64: the square root of the sum of squares of this rank's
        !> elements; 0 where it has none. Waits for the work queued on the stream, where the host
        !> has the elements.
        function dtl_container_queue_norm_local(container, stream, fut) &
                bind(c, name="dtl_container_queue_norm_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_norm_local

        !> The future's value is a float64: the sum of the products of the elements of `a` and `b`
        !> with the same local index; 0 where this rank has none. The two have one dtype and as many
        !> elements on this rank. Those of two devices go by way of the host, within the call. Waits
        !> for the work queued on the stream, where the host has the elements.
        function dtl_container_queue_dot_local(a, b, stream, fut) &
                bind(c, name="dtl_container_queue_dot_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: a
            type(c_ptr), value :: b
            !> Of the device that has `a`. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_dot_local

        !> The future's value are `bins` numbers, uint64: how many elements of this rank's part are
        !> in each of as many equal bins from `low` to `high`. A bin holds its lower edge, the last
        !> one both. Elements outside and NaNs are not counted. Waits for the work queued on the
        !> stream, where the host has the elements.
        function dtl_container_queue_histogram_local(container, low, high, bins, stream, fut) &
                bind(c, name="dtl_container_queue_histogram_local") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The lower edge.
            real(c_double), value :: low
            !> The upper edge, above low.
            real(c_double), value :: high
            !> How many.
            integer(c_int64_t), value :: bins
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_histogram_local

        !> The future's value are `count` numbers, float64: the quantiles of this rank's part, as
        !> those of dtl_container_quantile; NaN where an element is NaN. The device has room for
        !> twice as many elements again, and as many numbers of 64 bits, until the future is
        !> complete. Waits for the work queued on the stream, where the host has the elements.
        function dtl_container_queue_quantile_local(container, probabilities, count, stream, fut) &
                bind(c, name="dtl_container_queue_quantile_local") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Each from 0 to 1. They may be used again on return.
            real(c_double), intent(in) :: probabilities(*)
            !> How many.
            integer(c_int64_t), value :: count
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_quantile_local

        !> The first elements of this rank's part of `unique` become the distinct ones of the
        !> container's, in ascending order, and the future's value is a uint64: how many they are.
        !> NaNs are one element. `unique` has the dtype of the container and at least as many
        !> elements on this rank, of which the others stay; the container stays as it is, unless it
        !> is `unique`. The device has room as for dtl_container_queue_quantile_local. Waits for the
        !> work queued on the stream, where the host has the elements.
        function dtl_container_queue_unique_local(container, unique, stream, fut) &
                bind(c, name="dtl_container_queue_unique_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Room for the distinct elements; overwritten as far as there are any.
            type(c_ptr), value :: unique
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_unique_local

        !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
        !> device's own library has pinned the copy is queued; into other memory it is done when the
        !> call returns, which waits for what is queued before. Waits for the work queued on the
        !> stream, where the host has the elements.
        function dtl_container_queue_copy_to_host(container, host_buffer, count, stream, fut) &
                bind(c, name="dtl_container_queue_copy_to_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_copy_to_host

        !> The first `count` elements of this rank's part become those of `host_buffer`; the others
        !> stay. From memory that the device's own library has pinned the copy is queued; from other
        !> memory it is done when the call returns, which waits for what is queued before. Waits for
        !> the work queued on the stream, where the host has the elements.
        function dtl_container_queue_copy_from_host(container, host_buffer, count, stream, fut) &
                bind(c, name="dtl_container_queue_copy_from_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            !> Of the device that has the elements. Null: the context's.
            type(c_ptr), value :: stream
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_container_queue_copy_from_host
    end interface

end module dtl_devices
