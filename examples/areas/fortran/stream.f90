! SPDX-License-Identifier: BSD-3-Clause
module stream_examples
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: stream_events, stream_devices

contains

    subroutine stream_events(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_stream_t) :: stream, other
        type(dtl_event_t) :: before, after
        integer(c_int) :: is_done, has_come
        real(c_double) :: milliseconds

        call stream%create(DTL_DEVICE_HOST, 0) ! a GPU's does its work later
        call other%create(DTL_DEVICE_HOST, 0)
        call before%create(DTL_DEVICE_HOST, 0)
        call after%create(DTL_DEVICE_HOST, 0)
        call stream%record_event(before)
        call other%wait_event(before) ! the other stream continues after the event
        call stream%record_event(after)
        call after%synchronize()
        call stream%synchronize()
        call stream%test(is_done)
        call after%test(has_come)
        call before%elapsed(after, milliseconds)
        if (ctx%is_root()) then
            print "(6a)", "done: ", yes_no(is_done /= 0), " and ", yes_no(has_come /= 0), &
                ", time passed: ", yes_no(milliseconds >= 0)
        end if
        call after%close()
        call before%close()
        call other%close()
        call stream%close()
    end subroutine stream_events

    subroutine stream_devices(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_stream_t) :: stream

        call stream%create(DTL_DEVICE_HOST, 0)
        if (ctx%is_root()) then
            print "(i0, 3a, i0)", dtl_device_count(DTL_DEVICE_HOST), " of the kind ", &
                text(dtl_device_kind_name(stream%device_kind())), ", this is number ", &
                stream%device_id()
        end if
        call stream%close()
    end subroutine stream_devices
end module stream_examples
