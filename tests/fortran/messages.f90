! SPDX-License-Identifier: BSD-3-Clause
!> Point-to-point messages: arrays of every kind and shape, requests, and refused calls.
program messages
    use, intrinsic :: iso_c_binding, only: c_associated, c_bool, c_double_complex, c_float_complex
    use dtl
    use checks, only: check, same_text, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    integer :: rank, ranks, left, right

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)

    call around()
    call sections()
    call strides()
    call kinds()
    call pairs_and_texts()
    call probes()
    call matched()
    call many_requests()
    call first_of_many()
    call canceled_receives()
    call refusals()
    call too_long()
    call dtypes()
    call ctx%close()

contains

    !> Returns element `i` of message `tag` from rank `from`.
    elemental integer function sent(from, i, tag)
        integer, intent(in) :: from, i, tag

        sent = 10000 * tag + 100 * from + i
    end function sent

    subroutine around()
        integer(c_int) :: mine(4), theirs(4)
        real(c_double), asynchronous :: from_left(2, 2)
        type(dtl_request_t) :: request
        integer :: i

        mine = sent(rank, [(i, i = 1, 4)], 1)
        call ctx%sendrecv(mine, right, recvbuf=theirs, source=left)
        call check(all(theirs == sent(left, [(i, i = 1, 4)], 1)), "a ring turns by sendrecv")

        call ctx%irecv(from_left, left, request, tag=2)
        call check(c_associated(request%handle), "a receive that goes on has a request")
        call ctx%send(reshape(real(sent(rank, [(i, i = 1, 4)], 2), c_double), [2, 2]), right, 2)
        call request%wait()
        call check(.not. c_associated(request%handle), "the request is gone after the wait")
        call check(all(from_left == reshape(sent(left, [(i, i = 1, 4)], 2), [2, 2])), &
                   "a message has come when the wait is over")
    end subroutine around

    !> Blocking calls accept sections with gaps; nonblocking ones accept contiguous arrays.
    subroutine sections()
        real(c_double) :: matrix(3, 4)
        real(c_double), asynchronous :: columns(3, 4)
        real(c_double), pointer :: row(:)
        real(c_double), target :: grid(2, 3)
        type(dtl_request_t) :: request
        integer :: i

        matrix = -1
        matrix(2, :) = sent(rank, [(i, i = 1, 4)], 3)
        columns = -2
        call ctx%irecv(columns(:, 2:3), left, request, tag=3)
        call ctx%send(matrix(2, :), right, tag=3)
        call request%wait()
        call check(all(columns(:, 2) == sent(left, [1, 2, 3], 3)) .and. &
                   columns(1, 3) == sent(left, 4, 3), "a row is received into columns")
        call check(all(columns(2:, 3) == -2) .and. all(columns(:, [1, 4]) == -2), &
                   "what the message does not reach stays as it was")

        grid = -3
        row => grid(2, :)
        call ctx%isend(columns(:, 2), right, request, tag=4)
        call ctx%recv(row, left, tag=4)
        call request%wait()
        call check(all(grid(2, :) == sent(modulo(left - 1, ranks), [1, 2, 3], 3)), &
                   "a pointer to a row receives a column")
        call check(all(grid(1, :) == -3), "what is beside the row stays")
        call check(all(matrix(::2, :) == -1), "sending writes nothing")
    end subroutine sections

    subroutine kinds()
        integer(c_int8_t) :: i1
        integer(c_int16_t) :: i2(2)
        integer(c_int64_t), allocatable :: i8(:)
        real(c_float) :: r4
        complex(c_float_complex) :: c4
        complex(c_double_complex) :: c8(2)
        logical(c_bool) :: l1(2)

        call ctx%sendrecv(int(rank, c_int8_t), right, recvbuf=i1, source=left)
        call check(i1 == left, "int8")
        call ctx%sendrecv(int([rank, 7], c_int16_t), right, recvbuf=i2, source=left)
        call check(all(i2 == [left, 7]), "int16")
        allocate (i8(2))
        call ctx%sendrecv(int([rank, 8], c_int64_t), right, recvbuf=i8, source=left)
        call check(all(i8 == [left, 8]), "int64, allocatable")
        call ctx%sendrecv(rank + 0.5_c_float, right, recvbuf=r4, source=left)
        call check(r4 == left + 0.5_c_float, "float32")
        call ctx%sendrecv(cmplx(rank, -1, c_float_complex), right, recvbuf=c4, source=left)
        call check(c4 == cmplx(left, -1, c_float_complex), "complex64")
        call ctx%sendrecv(cmplx([rank, 1], 2, c_double_complex), right, recvbuf=c8, source=left)
        call check(all(c8 == cmplx([left, 1], 2, c_double_complex)), "complex128")
        l1 = .true.
        call ctx%sendrecv(logical([rank, 1] == 0, c_bool), right, recvbuf=l1, source=left)
        call check((l1(1) .eqv. left == 0) .and. .not. l1(2), "bool")
    end subroutine kinds

    !> Types from which no dtype follows.
    subroutine pairs_and_texts()
        type(dtl_float64_int64) :: pair
        type :: point
            real(c_double) :: x, y
            integer :: label
        end type point
        type(point) :: points(3)
        integer(c_int8_t) :: unsigned
        character(len=5) :: word
        character(len=6) :: text

        call ctx%sendrecv(dtl_float64_int64(0.5d0 * rank, rank), right, recvbuf=pair, &
                          source=left, dtype=DTL_DTYPE_FLOAT64_INT64)
        call check(pair%value == 0.5d0 * left .and. pair%index == left, "a pair, with its dtype")
        call ctx%sendrecv(-1_c_int8_t, right, recvbuf=unsigned, source=left, dtype=DTL_DTYPE_UINT8)
        call check(unsigned == -1, "an integer as an unsigned one")
        points = point(0, 0, 0)
        call ctx%sendrecv([point(rank, 1, 2), point(3, 4, 5)], right, recvbuf=points(::2), &
                          source=left, dtype=DTL_DTYPE_BYTE)
        call check(points(1)%x == left .and. points(3)%label == 5 .and. points(2)%x == 0, &
                   "any type goes as bytes")
        text = "......"
        word = "rank" // achar(48 + rank)
        call ctx%sendrecv(word, right, recvbuf=text, source=left)
        call check(text == "rank" // achar(48 + left) // ".", &
                   "a text in a variable goes as its characters")
    end subroutine pairs_and_texts

    subroutine probes()
        type(dtl_message_info) :: info
        type(dtl_request_t) :: request
        integer(c_int), asynchronous :: mine(3)
        integer(c_int), allocatable :: theirs(:)
        integer(c_int) :: flag

        call ctx%barrier()
        call ctx%iprobe(left, 5, DTL_DTYPE_INT32, flag, info)
        call check(flag == 0, "there is no message before one is sent")
        call ctx%barrier()
        mine = sent(rank, [1, 2, 3], 5)
        call ctx%isend(mine, right, request, tag=5)
        call ctx%probe(DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, info)
        call check(info%source == left .and. info%tag == 5 .and. info%count == 3, &
                   "a probe tells the source, the tag and the count")
        call ctx%iprobe(left, 5, DTL_DTYPE_INT32, flag, info)
        call check(flag == 1 .and. info%count == 3, "and leaves the message where it is")
        allocate (theirs(info%count))
        call ctx%recv(theirs, info%source, info%tag)
        call check(all(theirs == sent(left, [1, 2, 3], 5)), "so that its size is known")
        call request%wait()
    end subroutine probes

    subroutine matched()
        type(dtl_message_t) :: message
        type(dtl_message_info) :: info
        type(dtl_request_t) :: request
        integer(c_int), asynchronous :: mine
        integer(c_int) :: theirs, stat
        character(len=200) :: errmsg
        type :: thing
            integer :: i
        end type thing
        type(thing) :: other

        call ctx%barrier()
        call ctx%improbe(left, 6, DTL_DTYPE_INT32, message, info)
        call check(.not. c_associated(message%handle), "no message, no handle")
        call ctx%barrier()
        mine = sent(rank, 1, 6)
        call ctx%isend(mine, right, request, tag=6)
        call ctx%mprobe(left, 6, DTL_DTYPE_INT32, message, info)
        call check(c_associated(message%handle) .and. info%count == 1, "a message is matched")
        call message%mrecv(other, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. c_associated(message%handle), &
                   "a refused receive leaves the message to be received")
        call message%mrecv(theirs)
        call check(theirs == sent(left, 1, 6), "and received")
        call check(.not. c_associated(message%handle), "then it is gone")
        call request%wait()
    end subroutine matched

    subroutine many_requests()
        integer(c_int), asynchronous :: mine(0:ranks - 1), theirs(0:ranks - 1)
        type(dtl_request_t) :: requests(2 * ranks)
        type(dtl_request_t) :: none(0)
        integer(c_int) :: completed
        integer :: i

        theirs = -1
        do i = 0, ranks - 1
            mine(i) = sent(rank, i, 7)
            call ctx%irecv(theirs(i), i, requests(i + 1), tag=7)
            call ctx%isend(mine(i), i, requests(ranks + i + 1), tag=7)
        end do
        call dtl_wait_all(requests)
        call check(all(theirs == [(sent(i, rank, 7), i = 0, ranks - 1)]), &
                   "all messages have come when all requests are waited for")
        call check(all([(.not. c_associated(requests(i)%handle), i = 1, 2 * ranks)]), &
                   "and no request is left")
        call dtl_wait_all(requests)
        call dtl_wait_all(none)

        do i = 0, ranks - 1
            call ctx%irecv(theirs(i), i, requests(2 * i + 1), tag=8)
            call ctx%isend(mine(i), i, requests(2 * i + 2), tag=8)
        end do
        completed = 0
        do while (completed == 0)
            call dtl_test_all(requests(::2), completed)
        end do
        call check(all([(.not. c_associated(requests(i)%handle), i = 1, 2 * ranks, 2)]), &
                   "a test of every other request leaves none of these")
        call check(all([(c_associated(requests(i)%handle), i = 2, 2 * ranks, 2)]), &
                   "and those beside them as they are")
        call dtl_wait_all(requests)
    end subroutine many_requests

    subroutine first_of_many()
        integer(c_int), asynchronous :: never, theirs
        type(dtl_request_t) :: requests(3)
        integer(c_int) :: completed, stat
        character(len=200) :: errmsg
        integer :: which

        call ctx%irecv(never, left, requests(1), tag=90)
        call dtl_test_any(requests, which, completed)
        call check(which == 0 .and. completed == 0, "nothing is complete before a message is there")
        call ctx%barrier()
        call ctx%irecv(theirs, left, requests(3), tag=9)
        call ctx%send(sent(rank, 1, 9), right, tag=9)
        call dtl_wait_any(requests, which)
        call check(which == 3 .and. theirs == sent(left, 1, 9), "the one that has come is named")
        call check(c_associated(requests(1)%handle), "the other goes on")

        call ctx%barrier()
        call ctx%send(sent(rank, 2, 9), right, tag=90)
        completed = 0
        do while (completed == 0)
            call dtl_test_any(requests, which, completed)
        end do
        call check(which == 1 .and. never == sent(left, 2, 9), "tests find the next")
        call dtl_wait_any(requests, which, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_STATE .and. which == 0, &
                   "nobody can wait for one of none")
    end subroutine first_of_many

    subroutine canceled_receives()
        integer(c_int), asynchronous :: never
        type(dtl_request_t) :: request
        type(dtl_future_t) :: future
        integer(c_int) :: completed, stat

        never = 5
        call ctx%irecv(never, left, request, tag=91)
        call request%test(completed)
        call check(completed == 0, "a receive without a message goes on")
        call request%cancel()
        call request%wait(stat)
        call check(stat == DTL_ERROR_CANCELED .and. never == 5, "it can be taken back")
        call check(.not. c_associated(request%handle), "and is waited for once")
        call request%wait(stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a null request can't be waited for")

        call ctx%irecv(never, left, request, tag=92)
        call request%future(future)
        call check(.not. c_associated(request%handle), "a future takes the request over")
        call ctx%send(sent(rank, 1, 92), right, tag=92)
        call future%wait()
        call check(never == sent(left, 1, 92), "and waits for the message")
        call future%close()
    end subroutine canceled_receives

    !> Arrays that are contiguous by elements but not by strides; and orders other than memory's.
    subroutine strides()
        integer(c_int), asynchronous :: x(4), y(4)
        type(dtl_request_t) :: request

        x = rank + [1, 2, 3, 4]
        y = -1
        call ctx%isend(x(2:2:2), right, request, tag=12)
        call ctx%recv(y(3:4:2), left, tag=12)
        call request%wait()
        call check(all(y == [-1, -1, left + 2, -1]), "one element of a stride has no gaps")
        call ctx%sendrecv(x([4, 2]), right, recvbuf=y(4:1:-1), source=left)
        call check(all(y == [-1, -1, left + 2, left + 4]), "arrays may run backwards")
        call ctx%isend(x(:0), right, request, tag=13)
        call ctx%recv(y(4:1), left, tag=13)
        call request%wait()
    end subroutine strides

    subroutine refusals()
        type :: point
            real(c_double) :: x, y
        end type point
        type(point) :: points(2)
        logical :: wide(2)
        real(c_double), asynchronous :: x(2, 3)
        type(dtl_request_t) :: request
        integer(c_int) :: stat
        character(len=200) :: errmsg

        x = 1
        call ctx%isend(x(1, :), 0, request, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a section with gaps can't be kept")
        call same_text(errmsg, "dtl_isend: buf is an array section with gaps; expected an array &
            &without, whose memory the operation uses after the call [DTL-isend-buf-gaps]", &
            "the message says why")
        call check(.not. c_associated(request%handle), "and there is no request")
        call ctx%irecv(x(:, ::2), 0, request, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "nor can one to receive into")

        points = point(0, 0)
        call ctx%send(points, 0, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "no dtype stands for a derived type")
        call says(errmsg, "dtl_send: buf has a type without a dtype", "in words")
        wide = .true.
        call ctx%recv(wide, 0, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "nor for a logical of four bytes")
        call ctx%send(points, 0, stat=stat, errmsg=errmsg, dtype=DTL_DTYPE_FLOAT64)
        call same_text(errmsg, "dtl_send: buf has elements of 16 bytes; expected 8, those of the &
            &dtype float64 [DTL-send-buf-dtype]", "a dtype of another size is refused")
        call ctx%send(x, 0, stat=stat, errmsg=errmsg, dtype=77)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a dtype that does not exist is refused")
        call says(errmsg, "dtype is 77", "by name")

        call of_assumed_size(x)

        call ctx%send(x, ranks, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_RANK, "a rank that does not exist is refused")
        call says(errmsg, "dest is", "by name")
        call ctx%send(x, 0, tag=-5, stat=stat)
        call check(stat /= DTL_SUCCESS, "a negative tag is refused")
        call ctx%isend(x, ranks, request, stat=stat)
        call check(stat == DTL_ERROR_INVALID_RANK .and. .not. c_associated(request%handle), &
                   "a refused start gives no request")
    end subroutine refusals

    subroutine of_assumed_size(x)
        real(c_double), asynchronous, intent(inout) :: x(2, *)
        type(dtl_request_t) :: request
        integer(c_int) :: stat
        character(len=200) :: errmsg

        call ctx%irecv(x, left, request, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "an array without a size is refused")
        call says(errmsg, "dtl_irecv: buf has an assumed size", "in words")
        call ctx%irecv(x(:, 2:3), left, request, tag=11)
        call ctx%send(real(rank + [1, 2, 3, 4], c_double), right, tag=11)
        call request%wait()
        call check(all(x(:, 3) == left + [3, 4]), "and its section is not")
    end subroutine of_assumed_size

    subroutine too_long()
        integer(c_int) :: two(2), received(3), stat
        character(len=200) :: errmsg
        type(dtl_request_t) :: request
        integer(c_int), asynchronous :: three(3)

        three = 1
        two = -1
        call ctx%isend(three, right, request, tag=10)
        call ctx%recv(two, left, tag=10, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_BUFFER_TOO_SMALL, "a message that is too long is an error")
        call request%wait()
        call ctx%recv(received, left, tag=10)
        call check(all(received == 1), "and is there for the next receive")
    end subroutine too_long

    !> A message carries its dtype: a receive with another one is refused, and a probe reports it.
    subroutine dtypes()
        type(dtl_envelope) :: envelope
        type(dtl_message_t) :: message
        type(dtl_message_info) :: info
        type(dtl_request_t) :: request
        integer(c_int), asynchronous :: mine(2, 3)
        integer(c_int) :: theirs(2, 3), flag, stat
        real(c_float) :: reals(6)
        character(len=300) :: errmsg

        mine = reshape(sent(rank, [1, 2, 3, 4, 5, 6], 14), [2, 3])
        reals = -1
        call ctx%isend(mine, right, request, tag=14)
        call ctx%probe_envelope(left, 14, envelope)
        call check(envelope%dtype == DTL_DTYPE_INT32 .and. envelope%count == 6, &
                   "a probe tells the dtype and the elements that were sent")
        call ctx%recv(reals, left, tag=14, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "integers can't be received as reals")
        call says(errmsg, "dtype is float32; expected int32", "both dtypes are named")
        call check(all(reals == -1), "and nothing is written")
        call ctx%iprobe_envelope(left, 14, flag, envelope)
        call check(flag == 1 .and. envelope%source == left, "and the message is there still")
        call ctx%probe(left, 14, DTL_DTYPE_FLOAT32, info, stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a probe refuses another dtype as well")
        call ctx%mprobe(left, 14, DTL_DTYPE_BYTE, message, info)
        call message%envelope(envelope)
        call check(envelope%dtype == DTL_DTYPE_INT32, "a matched message tells its dtype")
        call message%mrecv(reals, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "and has to be received as such")
        call ctx%recv(theirs, left, tag=14)
        call check(all(reshape(theirs, [6]) == sent(left, [1, 2, 3, 4, 5, 6], 14)), &
                   "a refused message goes back to where others find it")
        call request%wait()
    end subroutine dtypes

end program messages
