! SPDX-License-Identifier: BSD-3-Clause
!> Invalid calls of the derived types: values of stat and errmsg; outputs are not written.
program refusals
    use dtl
    use checks, only: check, says, same_text
    implicit none (type, external)
    character(len=200) :: message
    type(dtl_context_t) :: ctx
    integer(c_int) :: ranks, stat

    call ctx%create()
    ranks = ctx%size()

    call handles()
    call arguments()
    call sizes()
    call dtypes()
    call texts()
    call ctx%close()

contains

    subroutine handles()
        type(dtl_context_t) :: never_made, copy
        type(dtl_vector_t) :: vec
        integer(c_int) :: value

        value = 7
        call never_made%allreduce(recvbuf=value, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a null context is refused")
        call says(message, "ctx is a null handle", "in words")
        call check(value == 7, "and nothing is written")

        call ctx%dup(copy)
        call check(copy%is_valid(), "a duplicate is valid")
        never_made = copy
        call copy%close()
        call copy%close()
        call never_made%barrier(stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a closed context is refused")
        call check(.not. never_made%is_valid(), "a closed context is not valid")

        call vec%resize(3, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a null vector is refused")
    end subroutine handles

    subroutine arguments()
        real(c_double) :: x(2)

        x = [1, 2]
        call ctx%broadcast(x, root=ranks, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_RANK, "a root that does not exist is refused")
        call says(message, "root is", "the message names the argument")
        call ctx%allreduce(recvbuf=x, op=99, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, &
                   "an operation that does not exist is refused")
        call ctx%allreduce(recvbuf=x, op=DTL_OP_BAND, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "bits of reals are refused")
        call check(all(x == [1, 2]), "refused calls write nothing")
    end subroutine arguments

    subroutine sizes()
        real(c_double) :: x(4), y(4)
        integer(c_int64_t), allocatable :: counts(:)

        x = 1
        y = -1
        call ctx%allreduce(x, y(:3), stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "a result that is too small is refused")
        call same_text(message, "dtl_allreduce: recvbuf has 3 elements; expected 4, &
            &the size of sendbuf [DTL-allreduce-recvbuf-size]", &
            "the message names argument, value and expectation")
        call check(all(y == -1), "and nothing is written")

        call ctx%allgather(x, y(:0), stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "allgather needs room for all ranks")
        call ctx%gather(x, y(:0), root=ctx%rank(), stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "gather needs room for all ranks on the root")
        call ctx%scatter(x(:0), y, root=ctx%rank(), stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "scatter needs a part for each rank")

        allocate (counts(ranks + 1), source=1_c_int64_t)
        call ctx%allgatherv(x(:1), y, counts, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "there is one count a rank")
        call says(message, "recvcounts has", "the message names the counts")
        counts = 9
        call ctx%allgatherv(x(:1), y, counts(:ranks), stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "counts beyond the array are refused")
        if (ranks > 1) then
            call ctx%alltoall(x(:1), y(:1), stat, message)
            call check(stat == DTL_ERROR_EXTENT_MISMATCH, "alltoall needs parts of one size")
            call says(message, "a multiple of the ranks", "and says so")
        end if
    end subroutine sizes

    subroutine dtypes()
        type(dtl_vector_t) :: vec
        real(c_float), pointer :: view(:)
        integer(c_int) :: value

        call vec%create(ctx, DTL_DTYPE_FLOAT64, 3 * ranks)
        call vec%local(view, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a view of another kind is refused")
        call same_text(message, "dtl_vector_local: view is float32; expected float64, &
            &the container's dtype [DTL-vector_local-view-dtype]", "the message names both dtypes")
        call check(.not. associated(view), "there is no view then")
        value = 5
        call vec%get_local(1, value, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. value == 5, &
                   "an element of another kind is refused")
        call vec%close()
        call vec%local(view, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. .not. associated(view), &
                   "a closed vector has no view")
    end subroutine dtypes

    subroutine texts()
        character(len=21) :: short

        message = "as before"
        call ctx%barrier(stat, message)
        call check(stat == DTL_SUCCESS, "stat is 0 after success")
        call same_text(message, "as before", "errmsg stays as it was")
        call ctx%broadcast(message_number(), root=-1, stat=stat, errmsg=short)
        call same_text(short, "dtl_broadcast: root i", "a short errmsg is cut")
    end subroutine texts

    function message_number() result(number)
        integer(c_int), pointer :: number
        integer(c_int), target, save :: kept = 0

        number => kept
    end function message_number

end program refusals
