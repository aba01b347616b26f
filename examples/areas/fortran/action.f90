! SPDX-License-Identifier: BSD-3-Clause
module action_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_null_char
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: action_invoke, action_started

contains

    !> The action that ranks call on each other: sums the numbers that it receives.
    integer(c_int) function sum_of(args, args_size, result, result_size, unused) &
            bind(c, name="")
        type(c_ptr), value :: args, result, unused
        integer(c_int64_t), value :: args_size, result_size
        integer(c_int64_t), pointer :: numbers(:), total

        sum_of = DTL_ERROR_INVALID_ARGUMENT
        if (result_size /= 8 .or. c_associated(unused)) return
        call c_f_pointer(args, numbers, [args_size / 8])
        call c_f_pointer(result, total)
        total = sum(numbers)
        sum_of = DTL_SUCCESS
    end function sum_of

    !> The numbers that come, the last one first: an answer of any size.
    integer(c_int) function backwards(args, args_size, source, reply, unused) &
            bind(c, name="")
        type(c_ptr), value :: args, reply, unused
        integer(c_int64_t), value :: args_size
        integer(c_int), value :: source
        integer(c_int64_t), pointer :: numbers(:)
        type(dtl_future_t) :: answer

        backwards = DTL_ERROR_INVALID_ARGUMENT
        if (source < 0 .or. c_associated(unused)) return
        call c_f_pointer(args, numbers, [args_size / 8])
        answer%handle = reply
        call answer%set(numbers(size(numbers):1:-1), stat=backwards)
    end function backwards

    subroutine action_invoke(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: numbers(3) = [1, 2, 3]
        type(dtl_context_t) :: own
        integer(c_int64_t) :: action, total

        call ctx%dup(own)
        call good(dtl_action_register(own%handle, "sum_of" // c_null_char, c_funloc(sum_of), &
                                      c_null_ptr, action))
        call own%remote_invoke(modulo(own%rank() + 1, own%size()), action, numbers, total)
        call own%action_barrier() ! all have their answers
        if (ctx%is_root()) print "(a, i0)", "the next rank says ", total
        call own%close()
    end subroutine action_invoke

    subroutine action_started(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: numbers(3) = [1, 2, 3]
        type(dtl_context_t) :: own
        type(dtl_future_t) :: answer
        integer(c_int64_t) :: action, turned(3)

        call ctx%dup(own)
        call good(dtl_action_register_reply(own%handle, "backwards" // c_null_char, &
                                            c_funloc(backwards), c_null_ptr, action))
        call own%remote_invoke_async(modulo(own%rank() + 1, own%size()), action, numbers, &
                                     0_c_int64_t, answer)
        call dtl_action_progress() ! in long work: others may be asking this rank
        call answer%get(turned)
        call own%action_barrier()
        if (ctx%is_root()) print "(i0, 2(1x, i0))", turned
        call answer%close()
        call own%close()
    end subroutine action_started
end module action_examples
