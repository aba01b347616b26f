! SPDX-License-Identifier: BSD-3-Clause
!> Callbacks: an action, and a continuation.
module called
    use, intrinsic :: iso_c_binding, only: c_double, c_f_pointer, c_int, c_int64_t, c_ptr
    use dtl, only: DTL_ERROR_INVALID_ARGUMENT, DTL_SUCCESS, dtl_future_t
    implicit none (type, external)
    private
    public :: sum_of, doubled

contains

    !> Returns the sum of its arguments.
    integer(c_int) function sum_of(args, args_size, result, result_size, user_data) bind(c)
        type(c_ptr), value :: args, result, user_data
        integer(c_int64_t), value :: args_size, result_size
        real(c_double), pointer :: numbers(:), total, offset

        sum_of = DTL_ERROR_INVALID_ARGUMENT
        if (result_size /= 8) return
        call c_f_pointer(args, numbers, [args_size / 8])
        call c_f_pointer(result, total)
        call c_f_pointer(user_data, offset)
        total = sum(numbers) + offset
        sum_of = DTL_SUCCESS
    end function sum_of

    !> Returns twice each of a future's numbers; passes a failure on.
    integer(c_int) function doubled(code, value, size, result, user_data) bind(c)
        integer(c_int), value :: code
        type(c_ptr), value :: value, result, user_data
        integer(c_int64_t), value :: size
        type(dtl_future_t) :: future
        real(c_double), pointer :: numbers(:), factor

        doubled = code
        if (code /= DTL_SUCCESS) return
        call c_f_pointer(value, numbers, [size / 8])
        call c_f_pointer(user_data, factor)
        future%handle = result
        call future%set(factor * numbers, stat=doubled)
    end function doubled

end module called

!> Futures with values of any kind, continuations, and remote actions.
program futures_and_actions
    use, intrinsic :: iso_c_binding, only: c_funloc, c_loc, c_null_char
    use dtl
    use called, only: doubled, sum_of
    use checks, only: check, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    real(c_double), target :: number

    call ctx%create()
    call values()
    call failures()
    call continuations()
    call actions()
    call ctx%close()

contains

    subroutine values()
        type(dtl_future_t) :: future
        integer(c_int64_t) :: bytes
        integer(c_int) :: completed, matrix(4, 3), found(2, 2), i
        real(c_double) :: few
        integer(c_int) :: status
        character(len=200) :: message

        call future%create()
        call future%test(completed)
        call check(completed == 0, "a future is made without a value")
        matrix = reshape([(i, i = 1, 12)], [4, 3])
        call future%set(matrix(::2, 1:2))
        call future%size(bytes)
        call check(bytes == 16, "a value has the bytes of the array that was set")
        found = 0
        call future%get(found)
        call check(all(found == matrix(::2, 1:2)), "get gives what was set")
        matrix = 0
        call future%get(matrix(2:3, 2:3))
        call check(all(matrix(2:3, 2:3) == found) .and. count(matrix /= 0) == 4, &
                   "get writes a section with gaps, and nothing else")
        message = ""
        call future%get(few, stat=status, errmsg=message)
        call check(status == DTL_ERROR_BUFFER_TOO_SMALL, "a variable that is too small is refused")
        call says(message, "16", "the error tells the bytes of the value")
        call future%set(1, stat=status)
        call check(status == DTL_ERROR_INVALID_STATE, "a value is set once")
        call future%close()
    end subroutine values

    subroutine failures()
        type(dtl_future_t) :: future
        integer(c_int) :: found, status
        character(len=200) :: message

        call future%create()
        call future%fail(DTL_ERROR_CANCELED, "no " // "luck")
        found = 7
        message = ""
        call future%get(found, stat=status, errmsg=message)
        call check(status == DTL_ERROR_CANCELED .and. found == 7, "a failure is told by get")
        call says(message, "no luck", "with its words")
        call future%close()
    end subroutine failures

    subroutine continuations()
        type(dtl_future_t) :: futures(2), both, twice
        real(c_double) :: found(3)
        integer(c_int) :: status

        number = 2
        call futures(1)%create()
        call futures(2)%create()
        status = dtl_future_then(futures(1)%handle, c_funloc(doubled), c_loc(number), twice%handle)
        call check(status == DTL_SUCCESS, "a continuation is given to a future")
        status = dtl_when_all([futures(1)%handle, futures(2)%handle], 2_c_int64_t, both%handle)
        call futures(1)%set([1d0, 2d0, 3d0])
        call twice%get(found)
        call check(all(found == [2d0, 4d0, 6d0]), "a continuation makes a value of a value")
        call futures(2)%set(1d0)
        call both%wait()
        call twice%close()
        call both%close()
        call futures(1)%close()
        call futures(2)%close()
    end subroutine continuations

    subroutine actions()
        type(dtl_future_t) :: future
        integer(c_int64_t) :: action
        integer(c_int) :: target, status
        real(c_double) :: numbers(2, 3), total
        character(len=200) :: message

        number = 100 * ctx%rank()
        status = dtl_action_register(ctx%handle, "sum_of" // c_null_char, c_funloc(sum_of), &
                                     c_loc(number), action)
        call check(status == DTL_SUCCESS, "a Fortran function is registered as an action")
        numbers = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [2, 3])
        do target = 0, ctx%size() - 1
            call ctx%remote_invoke(target, action, numbers(2, :), total)
            call check(total == 12 + 100 * target, "an action runs on the rank that is named")
            call ctx%remote_invoke_async(target, action, numbers, 8_c_int64_t, future)
            total = 0
            call future%get(total)
            call check(total == 21 + 100 * target, "the same, started")
            call future%close()
        end do
        message = ""
        call ctx%remote_invoke(0, action, numbers, numbers(1, 1:2), stat=status, errmsg=message)
        call check(status == DTL_ERROR_INVALID_ARGUMENT, "an action's failure comes back")
        call says(message, "sum_of", "with the action's name")
        call ctx%remote_invoke(ctx%size(), action, numbers, total, stat=status, errmsg=message)
        call check(status /= DTL_SUCCESS, "a rank that there is not is refused")
        call says(message, "target", "with the argument's name")
        call ctx%remote_invoke(0, 99, numbers, total, stat=status, errmsg=message)
        call check(status /= DTL_SUCCESS, "an action that there is not is refused")
        call ctx%action_barrier()
    end subroutine actions

end program futures_and_actions
