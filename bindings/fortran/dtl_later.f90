! SPDX-License-Identifier: BSD-3-Clause
!> Values of futures, and remote actions, with arrays of any kind and rank: the procedures of
!> dtl_future_t and of dtl_context_t come here. All of them move bytes.
module dtl_later
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array, only: drop, lend, take_back
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_elements, only: elements, known
    use dtl_failure, only: settle
    use dtl_futures, only: dtl_future_get, dtl_future_set, dtl_remote_invoke, &
                           dtl_remote_invoke_async
    implicit none (type, external)
    private
    public :: any_future_get, any_future_set, any_remote_invoke, any_remote_invoke_async

contains

    subroutine any_future_get(fut, buffer, stat, errmsg)
        type(c_ptr), intent(in) :: fut
        type(*), intent(inout) :: buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("future_get", "buffer", buffer, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        memory = lend(buffer)
        status = dtl_future_get(fut, memory, found%count)
        call take_back(memory, buffer)
        call settle(status, stat, errmsg)
    end subroutine any_future_get

    subroutine any_future_set(fut, value, stat, errmsg)
        type(c_ptr), intent(in) :: fut
        type(*), intent(in) :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: found
        type(c_ptr) :: memory
        integer(c_int) :: status

        if (.not. known("future_set", "value", value, DTL_DTYPE_BYTE, found, stat, errmsg)) return
        memory = lend(value)
        status = dtl_future_set(fut, memory, found%count)
        call drop(memory, value)
        call settle(status, stat, errmsg)
    end subroutine any_future_set

    subroutine any_remote_invoke(ctx, target, action, args, result, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action
        type(*), intent(in) :: args(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: given, found
        type(c_ptr) :: arguments, memory
        integer(c_int) :: status

        if (.not. known("remote_invoke", "args", args, DTL_DTYPE_BYTE, given, stat, errmsg)) return
        if (.not. known("remote_invoke", "result", result, DTL_DTYPE_BYTE, found, stat, errmsg)) &
            return
        arguments = lend(args)
        memory = lend(result)
        status = dtl_remote_invoke(ctx, target, action, arguments, given%count, memory, found%count)
        call take_back(memory, result)
        call drop(arguments, args)
        call settle(status, stat, errmsg)
    end subroutine any_remote_invoke

    subroutine any_remote_invoke_async(ctx, target, action, args, result_size, result, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action, result_size
        type(*), intent(in) :: args(..)
        type(c_ptr), intent(out) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: given
        type(c_ptr) :: arguments
        integer(c_int) :: status

        if (.not. known("remote_invoke_async", "args", args, DTL_DTYPE_BYTE, given, stat, errmsg)) &
            return
        arguments = lend(args)
        status = dtl_remote_invoke_async(ctx, target, action, arguments, given%count, result_size, &
                                         result)
        call drop(arguments, args)
        call settle(status, stat, errmsg)
    end subroutine any_remote_invoke_async

end module dtl_later
