! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: streams and events.
module dtl_devices
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_ptr
    implicit none (type, external)
    private
    public :: dtl_device_kind_name, dtl_device_count, dtl_stream_create, dtl_stream_from_native, &
              dtl_stream_native, dtl_stream_device_kind, dtl_stream_device_id, &
              dtl_stream_synchronize, dtl_stream_test, dtl_stream_record_event, &
              dtl_stream_wait_event, dtl_stream_destroy, dtl_event_create, dtl_event_synchronize, &
              dtl_event_test, dtl_event_elapsed, dtl_event_destroy

    interface

        !> The kind as a word, such as "cuda", of static duration; "unknown" for a value that is
        !> none.
        function dtl_device_kind_name(kind) &
                bind(c, name="dtl_device_kind_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: kind
            type(c_ptr) :: status
        end function dtl_device_kind_name

        !> The number of devices of that kind that can be used, 0 where there is none: then
        !> dtl_backend_report tells why. Looks for them on the first call.
        function dtl_device_count(kind) &
                bind(c, name="dtl_device_count") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function dtl_device_count

        !> `*stream` is a new stream of the device, with nothing queued. Local. The caller owns it.
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
        !> until `*stream` is destroyed. Local. The caller owns the handle.
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
        !> long as the handle; NULL for its default stream, and on the host.
        function dtl_stream_native(stream) &
                bind(c, name="dtl_stream_native") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr) :: status
        end function dtl_stream_native

        !> The kind of the stream's device.
        function dtl_stream_device_kind(stream) &
                bind(c, name="dtl_stream_device_kind") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_device_kind

        !> The number of the stream's device among those of its kind.
        function dtl_stream_device_id(stream) &
                bind(c, name="dtl_stream_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_device_id

        !> All that was queued on the stream before has run. Waits, and answers other ranks
        !> meanwhile. Returns the failure of what was queued.
        function dtl_stream_synchronize(stream) &
                bind(c, name="dtl_stream_synchronize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_stream_synchronize

        !> `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
        function dtl_stream_test(stream, completed) &
                bind(c, name="dtl_stream_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_stream_test

        !> The event marks what was queued on the stream up to here, and nothing else any more. Does
        !> not wait. An event of another device than the stream's is refused.
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
        !> device than the event, or of the host.
        function dtl_stream_wait_event(stream, event) &
                bind(c, name="dtl_stream_wait_event") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function dtl_stream_wait_event

        !> The handle is closed; what is queued still runs, and a stream of another library's stays
        !> that library's. Does not wait. Null is ignored.
        subroutine dtl_stream_destroy(stream) &
                bind(c, name="dtl_stream_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: stream
        end subroutine dtl_stream_destroy

        !> `*event` is an event of the device that marks nothing yet. Local. The caller owns it.
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
        !> ranks meanwhile.
        function dtl_event_synchronize(event) &
                bind(c, name="dtl_event_synchronize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function dtl_event_synchronize

        !> `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
        !> Does not wait.
        function dtl_event_test(event, completed) &
                bind(c, name="dtl_event_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_event_test

        !> `*milliseconds` have passed on the device between what the two events mark. Events of two
        !> devices, and one that marks nothing or something that has not run, are refused.
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
        subroutine dtl_event_destroy(event) &
                bind(c, name="dtl_event_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: event
        end subroutine dtl_event_destroy
    end interface

end module dtl_devices
