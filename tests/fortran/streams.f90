! SPDX-License-Identifier: BSD-3-Clause
!> Streams and events, on the host.
program streams
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    type(dtl_stream_t) :: stream, none
    type(dtl_event_t) :: before, after
    real(c_double) :: milliseconds
    integer(c_int) :: completed, stat
    character(len=200) :: errmsg

    call check(dtl_device_count(DTL_DEVICE_HOST) == 1, "the host is one device")
    call stream%create(DTL_DEVICE_HOST, 0)
    call before%create(DTL_DEVICE_HOST, 0)
    call after%create(DTL_DEVICE_HOST, 0)
    call check(stream%device_kind() == DTL_DEVICE_HOST .and. stream%device_id() == 0, &
               "a stream knows its device")

    call stream%record_event(before)
    call stream%record_event(after)
    call stream%wait_event(before)
    call stream%synchronize()
    call stream%test(completed)
    call check(completed == 1, "a stream of the host is complete")
    call after%synchronize()
    call after%test(completed)
    call check(completed == 1, "an event of the host is complete")
    call before%elapsed(after, milliseconds)
    call check(milliseconds >= 0, "time goes forward")

    call none%create(DTL_DEVICE_HOST, 1, stat, errmsg)
    call check(stat == DTL_ERROR_INVALID_ARGUMENT, "the host is device 0 only")
    call says(errmsg, "device_id is 1; expected 0 <= device_id < 1", "it says so")

    call before%close()
    call after%close()
    call stream%close()
end program streams
