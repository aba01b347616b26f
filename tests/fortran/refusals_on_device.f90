! SPDX-License-Identifier: BSD-3-Clause
!> Invalid calls with devices: refused on all ranks according to their arguments; no output is
!> partly written, and no rank is left waiting.
program refusals_on_device
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_ptr
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    integer(c_int64_t), parameter :: EACH = 4
    integer(c_int), parameter :: ABSENT = 99
    type(dtl_context_t) :: ctx, far
    type(dtl_vector_t) :: given, result, other
    real(c_double), pointer :: mine(:), found(:), theirs(:)
    real(c_double) :: near(EACH)
    integer :: rank, ranks
    integer(c_int) :: own, beside, stat
    character(len=300) :: errmsg
    character(len=40) :: here, there

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    own = int(mod(rank, 2), c_int)
    beside = own + 1_c_int
    write (here, "(a,i0)") "memory of emulated ", own
    write (there, "(a,i0)") "memory of emulated ", beside
    near = 1
    call ctx%with_device(DTL_DEVICE_EMULATED, own, far)
    call make(given, own, 1.0_c_double, mine)
    call make(result, own, 0.0_c_double, found)
    call make(other, beside, 3.0_c_double, theirs)

    call host_memory_in_device_call()
    call device_memory_in_host_call()
    call other_device()
    call freed_communicator()
    call missing_device()
    call streams()
    call closed_with_work_queued()
    call other%close()
    call result%close()
    call given%close()
    call far%close()
    call ctx%close()

contains

    subroutine make(made, device, value, view)
        type(dtl_vector_t), intent(out) :: made
        integer(c_int), intent(in) :: device
        real(c_double), intent(in) :: value
        real(c_double), pointer, intent(out) :: view(:)
        type(dtl_container_options) :: options

        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = device
        call made%create_with_options(far, DTL_DTYPE_FLOAT64, EACH*ranks, options)
        call made%fill_local(value)
        call c_f_pointer(dtl_vector_device_data_mut(made%handle), view, [EACH])
    end subroutine make

    subroutine is_refused(words, what)
        character(len=*), intent(in) :: words, what
        real(c_double) :: elements(EACH)

        call check(stat == DTL_ERROR_INVALID_ARGUMENT, what // " is refused")
        call says(errmsg, words, "it says what was given, and expected")
        call result%copy_to_host(elements)
        call check(all(elements == 0), "nothing is written")
    end subroutine is_refused

    !> Calls the blocking, the nonblocking and the planned form.
    subroutine each_form(where, send, recv, words, what)
        type(dtl_context_t), intent(in) :: where
        real(c_double), asynchronous, intent(inout) :: send(:), recv(:)
        character(len=*), intent(in) :: words, what
        type(dtl_request_t) :: request
        type(dtl_collective_plan_t) :: plan

        call where%allreduce(send, recv, DTL_OP_SUM, stat, errmsg)
        call is_refused(words, what)
        call where%iallreduce(send, recv, request, DTL_OP_SUM, stat, errmsg)
        call is_refused(words, what // ", started,")
        call where%plan_allreduce(send, recv, plan, DTL_OP_SUM, stat, errmsg)
        call is_refused(words, what // ", planned,")
    end subroutine each_form

    subroutine host_memory_in_device_call()
        character(len=:), allocatable :: words

        words = "memory of the host, or freed; expected " // trim(here) // ", the device of ctx"
        call each_form(far, near, found, words, "memory of the host to send")
        call each_form(far, mine, near, words, "memory of the host to receive in")
        call check(all(near == 1), "the host's is as it was")
    end subroutine host_memory_in_device_call

    subroutine device_memory_in_host_call()
        call each_form(ctx, mine, found, trim(here) // "; expected memory of the host", &
                      "memory of a device")
        call far%send(mine, rank, 0, stat, errmsg)
        call is_refused("expected memory that the host reaches", "a message of it")
        call far%recv(found, rank, 0, stat=stat, errmsg=errmsg)
        call is_refused("expected memory that the host reaches", "a message to it")
        call given%copy_to_host(found, stat, errmsg)
        call is_refused("expected memory that the host reaches", "a copy for the host in it")
    end subroutine device_memory_in_host_call

    subroutine other_device()
        character(len=:), allocatable :: words

        words = trim(there) // "; expected " // trim(here) // ", the device of ctx"
        call each_form(far, theirs, found, words, "memory of another device")
        call each_form(far, mine, theirs, words, "memory of another device to receive in")
    end subroutine other_device

    subroutine freed_communicator()
        type(dtl_vector_t) :: gone
        real(c_double), pointer :: freed(:)

        call make(gone, own, 5.0_c_double, freed)
        call gone%close()
        call each_form(far, freed, found, "freed; expected " // trim(here), "memory that was freed")
        call each_form(far, mine, freed, "freed; expected " // trim(here), "freed memory to fill")
    end subroutine freed_communicator

    subroutine missing_device()
        character(len=*), parameter :: words = "device_id is 99; expected 0 <= device_id < 4"
        type(dtl_container_options) :: options
        type(dtl_context_t) :: none
        type(dtl_vector_t) :: vec
        type(dtl_stream_t) :: stream
        type(dtl_event_t) :: event

        call ctx%with_device(DTL_DEVICE_EMULATED, ABSENT, none, stat, errmsg)
        call is_refused(words, "a context of a device that is not there")
        call ctx%with_device(DTL_DEVICE_EMULATED, merge(ABSENT, 0_c_int, rank == ranks - 1), none, &
                             stat, errmsg)
        call check(stat /= DTL_SUCCESS, "one that is not there on one rank is refused on all")
        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = ABSENT
        call vec%create_with_options(ctx, DTL_DTYPE_FLOAT64, 4_c_int64_t, options, stat, errmsg)
        call is_refused(words, "a vector there")
        call stream%create(DTL_DEVICE_EMULATED, ABSENT, stat, errmsg)
        call is_refused(words, "a stream there")
        call event%create(DTL_DEVICE_EMULATED, ABSENT, stat, errmsg)
        call is_refused(words, "an event there")
        call check(.not. (none%is_valid() .or. vec%is_valid()), "and nothing is made")
    end subroutine missing_device

    subroutine streams()
        type(dtl_stream_t) :: aside, stale, ended, adopted
        type(dtl_future_t) :: future
        type(c_ptr) :: native

        call aside%create(DTL_DEVICE_EMULATED, beside)
        call ended%create(DTL_DEVICE_EMULATED, own)
        native = dtl_stream_native(ended%handle)
        call given%queue_fill(2.0_c_double, aside, future, stat, errmsg)
        call is_refused("where the elements are", "a stream of another device")
        call far%set_stream(aside, stat, errmsg)
        call is_refused("the device of ctx", "a context's stream of another device")
        stale = aside
        call aside%close()
        call given%queue_fill(2.0_c_double, stale, future, stat, errmsg)
        call is_refused("already closed; expected a stream", "a stream that was closed")
        call far%set_stream(stale, stat, errmsg)
        call is_refused("already closed; expected a stream", "a context's that was closed")
        call ended%close()
        stat = dtl_stream_from_native(DTL_DEVICE_EMULATED, own, native, adopted%handle)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "one that the device has no more is refused")
        call check(.not. c_associated(adopted%handle), "and not taken")
        call check(.not. c_associated(future%handle), "nothing is queued")
    end subroutine streams

    subroutine closed_with_work_queued()
        type(dtl_context_t) :: short
        type(dtl_request_t) :: request
        type(dtl_future_t) :: filled
        type(dtl_stream_t) :: stream
        real(c_double) :: elements(EACH)

        call ctx%with_device(DTL_DEVICE_EMULATED, own, short)
        call short%stream(stream)
        call given%queue_fill(2.0_c_double, stream, filled)
        call stream%close()
        call short%iallreduce(mine, found, request, DTL_OP_SUM)
        call short%close()
        call request%wait()
        call filled%wait()
        call filled%close()
        call result%copy_to_host(elements)
        call check(all(elements == 2*ranks), "what a closed context has started is done")
        call short%allreduce(mine, found, DTL_OP_SUM, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a closed context is refused")
    end subroutine closed_with_work_queued

end program refusals_on_device
