! SPDX-License-Identifier: BSD-3-Clause
module future_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_null_ptr
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: future_value, future_failure, future_then, future_many

contains

    subroutine future_value(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: found(2)
        integer(c_int64_t) :: bytes
        integer(c_int) :: before, after
        type(dtl_future_t) :: future

        call future%create()
        call future%test(before)
        call future%set([1.5_c_double, 2.5_c_double]) ! here or in another thread
        call future%wait_for(1000, after)
        call future%wait()
        call future%size(bytes)
        call future%get(found)
        if (ctx%is_root()) then
            print "(4a, f0.1, a, i0, a)", yes_no(before /= 0), ", then ", yes_no(after /= 0), &
                ": ", sum(found), " in ", bytes, " bytes"
        end if
        call future%close()
    end subroutine future_value

    subroutine future_failure(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: number
        integer(c_int) :: status
        type(dtl_future_t) :: future

        call future%create()
        call future%fail(DTL_ERROR_CANCELED, "no luck") ! waiting callers get the error
        call future%get(number, stat=status)
        if (ctx%is_root()) print "(2a)", "canceled: ", yes_no(status == DTL_ERROR_CANCELED)
        call future%close()
    end subroutine future_failure

    integer(c_int) function doubled(code, value, size, answer, unused) bind(c, name="")
        integer(c_int), value :: code
        type(c_ptr), value :: value, answer, unused
        integer(c_int64_t), value :: size
        type(dtl_future_t) :: future
        real(c_double), pointer :: number

        doubled = code
        if (code /= DTL_SUCCESS .or. size /= 8 .or. c_associated(unused)) return
        call c_f_pointer(value, number)
        future%handle = answer
        call future%set(2 * number, stat=doubled)
    end function doubled

    subroutine future_then(ctx)
        type(dtl_context_t), intent(in) :: ctx
        real(c_double) :: twice
        type(dtl_future_t) :: first, second

        call first%create()
        ! when the first has its value
        call good(dtl_future_then(first%handle, c_funloc(doubled), c_null_ptr, second%handle))
        call first%set(4.5_c_double)
        call second%get(twice)
        if (ctx%is_root()) print "(f0.1)", twice
        call second%close()
        call first%close()
    end subroutine future_then

    subroutine future_many(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t) :: first
        type(dtl_future_t) :: futures(2), all, any

        call futures(1)%create()
        call futures(2)%create()
        call good(dtl_when_all(futures%handle, 2_c_int64_t, all%handle))
        call futures(2)%set(1_c_int64_t)
        call good(dtl_when_any(futures%handle, 2_c_int64_t, any%handle, first)) ! counted from 0
        call futures(1)%set(1_c_int64_t)
        call any%wait()
        call all%wait()
        if (ctx%is_root()) print "(a, i0, a)", "first: ", first, ", then all"
        call any%close()
        call all%close()
        call futures(1)%close()
        call futures(2)%close()
    end subroutine future_many
end module future_examples
