! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: futures, remote actions.
module dtl_futures
    use, intrinsic :: iso_c_binding, only: c_char, c_funptr, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_future_create, dtl_future_destroy, dtl_future_wait, dtl_future_test, &
              dtl_future_get, dtl_future_set, dtl_future_fail, dtl_future_size, &
              dtl_future_wait_for, dtl_future_then, dtl_when_all, dtl_when_any, &
              dtl_action_register, dtl_action_register_reply, dtl_remote_invoke, &
              dtl_remote_invoke_async, dtl_action_progress, dtl_action_barrier

    interface

        !> `*fut` is a future without a value. The caller owns it. Local: does not wait for other
        !> ranks.
        function dtl_future_create(fut) &
                bind(c, name="dtl_future_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_future_create

        !> The handle is closed and the value released. Those who wait for it get
        !> DTL_ERROR_CANCELED. Null is ignored. Local: does not wait for other ranks.
        subroutine dtl_future_destroy(fut) &
                bind(c, name="dtl_future_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
        end subroutine dtl_future_destroy

        !> The future has its value. Waits until then, and lets communication move forward
        !> meanwhile. Waits for the operation, or the rank, that completes the future.
        function dtl_future_wait(fut) &
                bind(c, name="dtl_future_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            integer(c_int) :: status
        end function dtl_future_wait

        !> `*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does
        !> not wait for other ranks.
        function dtl_future_test(fut, completed) &
                bind(c, name="dtl_future_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_future_test

        !> `buffer` holds the value. A future that the program sets and has not set yet is refused
        !> with DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from
        !> other futures. A value of more than `size` bytes is refused with
        !> DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was. Waits
        !> for the operation, or the rank, that completes the future.
        function dtl_future_get(fut, buffer, size) &
                bind(c, name="dtl_future_get") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            type(c_ptr), value :: buffer
            !> Bytes that `buffer` has room for.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_future_get

        !> The future's value is a copy of `size` bytes, and those who wait for it go on. A future
        !> that has its value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for
        !> other ranks.
        function dtl_future_set(fut, value, size) &
                bind(c, name="dtl_future_set") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            type(c_ptr), value :: value
            !> Bytes; may be 0.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_future_set

        !> The future has no value but a failure: those who wait for it, and for futures that follow
        !> from it, get `code`, with `message` as the last error. A future that has its value is
        !> refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
        function dtl_future_fail(fut, code, message) &
                bind(c, name="dtl_future_fail") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            !> The status of an error.
            integer(c_int), value :: code
            !> What has failed, in words.
            character(kind=c_char), intent(in) :: message(*)
            integer(c_int) :: status
        end function dtl_future_fail

        !> `*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the
        !> rank, that completes the future.
        function dtl_future_size(fut, bytes) &
                bind(c, name="dtl_future_size") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            integer(c_int64_t), intent(out) :: bytes
            integer(c_int) :: status
        end function dtl_future_size

        !> `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
        !> passed. Returns the future's failure if it has failed. Waits for the operation, or the
        !> rank, that completes the future.
        function dtl_future_wait_for(fut, milliseconds, completed) &
                bind(c, name="dtl_future_wait_for") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            !> How long to wait at most; 0 only asks.
            integer(c_int64_t), value :: milliseconds
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_future_wait_for

        !> `*result` is a future of what `func` makes of this one's value or failure. `func` is
        !> called once, by the thread that completes `fut`: the one that sets its value or failure,
        !> or destroys it before, or the one that waits for its operation, or tests it, or does so
        !> with `result`; at once, by this call, where `fut` is complete. It is called without locks
        !> and may call DTL, but for waiting on `result`. A failure of `func` becomes that of
        !> `result`; `func` passes on one of `fut` by returning the `code` that it was given. `fut`
        !> may be destroyed before. The caller owns `result`. Local: does not wait for other ranks.
        function dtl_future_then(fut, func, user_data, result) &
                bind(c, name="dtl_future_then") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            type(c_funptr), value :: func
            !> Handed to `func`.
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: result
            integer(c_int) :: status
        end function dtl_future_then

        !> `*result` is a future that has its value, of 0 bytes, once all of `futures` have theirs.
        !> The given futures stay the caller's and must outlive the wait. The caller owns the new
        !> one. Local: does not wait for other ranks.
        function dtl_when_all(futures, count, result) &
                bind(c, name="dtl_when_all") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(in) :: futures(*)
            !> Futures, at least one.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: result
            integer(c_int) :: status
        end function dtl_when_all

        !> One of `futures` has its value: `*completed_index` says which, and `*result` is a future
        !> that has a copy of it. Waits for the first. The given futures stay the caller's, who owns
        !> the new one too. Waits for the operation, or the rank, that completes the first of the
        !> futures.
        function dtl_when_any(futures, count, result, completed_index) &
                bind(c, name="dtl_when_any") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(in) :: futures(*)
            !> Futures, at least one.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: result
            integer(c_int64_t), intent(out) :: completed_index
            integer(c_int) :: status
        end function dtl_when_any

        !> `*action` is the number, in this context, by which its ranks call `func`: 0 for the first
        !> action, and so on. The name must be the same on all ranks; another one on some rank is
        !> refused on all with DTL_ERROR_COLLECTIVE_PARTICIPATION. A name can be registered once a
        !> context. Collective.
        function dtl_action_register(ctx, name, func, user_data, action) &
                bind(c, name="dtl_action_register") result(status)
            import :: c_char, c_funptr, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The name that the ranks agree on.
            character(kind=c_char), intent(in) :: name(*)
            type(c_funptr), value :: func
            !> Handed to `func`.
            type(c_ptr), value :: user_data
            integer(c_int64_t), intent(out) :: action
            integer(c_int) :: status
        end function dtl_action_register

        !> The same for a function whose result may have any size. Collective.
        function dtl_action_register_reply(ctx, name, func, user_data, action) &
                bind(c, name="dtl_action_register_reply") result(status)
            import :: c_char, c_funptr, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The name that the ranks agree on.
            character(kind=c_char), intent(in) :: name(*)
            type(c_funptr), value :: func
            !> Handed to `func`.
            type(c_ptr), value :: user_data
            !> As of dtl_action_register.
            integer(c_int64_t), intent(out) :: action
            integer(c_int) :: status
        end function dtl_action_register_reply

        !> The action was run on `target`, which may be this rank, with a copy of `args_size` bytes,
        !> and `result` holds what it wrote: `result_size` bytes, or at most so many where it was
        !> registered with dtl_action_register_reply. A failure of the action is returned, and the
        !> last error names the rank and the action. An action that was not registered is refused.
        !> Waits for the target.
        function dtl_remote_invoke(ctx, target, action, args, args_size, result, result_size) &
                bind(c, name="dtl_remote_invoke") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The rank that does the work.
            integer(c_int), value :: target
            !> The number that dtl_action_register gave.
            integer(c_int64_t), value :: action
            type(c_ptr), value :: args
            !> Bytes; may be 0.
            integer(c_int64_t), value :: args_size
            type(c_ptr), value :: result
            !> Bytes; may be 0.
            integer(c_int64_t), value :: result_size
            integer(c_int) :: status
        end function dtl_remote_invoke

        !> The same, started: `*result` is a future of what the action writes. The caller owns it;
        !> destroying it before the answer has come is safe. `args` may be used again at once.
        !> Local: does not wait for other ranks.
        function dtl_remote_invoke_async(ctx, target, action, args, args_size, result_size, &
                                         result) &
                bind(c, name="dtl_remote_invoke_async") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The rank that does the work.
            integer(c_int), value :: target
            !> The number that dtl_action_register gave.
            integer(c_int64_t), value :: action
            type(c_ptr), value :: args
            !> Bytes; may be 0.
            integer(c_int64_t), value :: args_size
            !> Bytes that the action may write; ignored by one registered with
            !> dtl_action_register_reply.
            integer(c_int64_t), value :: result_size
            type(c_ptr), intent(out) :: result
            integer(c_int) :: status
        end function dtl_remote_invoke_async

        !> Actions that other ranks have asked for are run. For long computations where no thread
        !> does so. Local: does not wait for other ranks.
        subroutine dtl_action_progress() &
                bind(c, name="dtl_action_progress")
            implicit none (type, external)
        end subroutine dtl_action_progress

        !> Every rank has entered, and actions were run meanwhile, as a barrier does not. A context
        !> without actions is refused. Collective.
        function dtl_action_barrier(ctx) &
                bind(c, name="dtl_action_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_action_barrier
    end interface

end module dtl_futures
